/** Records as the server would send them, with what a test does not speak of left empty. */
import type {
  DecisionView,
  DieView,
  Ground,
  HexView,
  LogLine,
  Message,
  ModelView,
  MoveAsk,
  Option,
  PieceView,
  Scene,
  Spot,
  UnitView,
} from '../src/net/types';

export const said = (id: string): Message => ({ id, args: {} });

export const model = (id: string, x: number, y: number, more: Partial<ModelView> = {}): ModelView => ({
  id,
  x,
  y,
  radius: 500,
  mark: 'man',
  name: said('man'),
  facing: null,
  length: null,
  width: null,
  turret: null,
  lying: false,
  storey: 0,
  hurt: 0,
  wounds: 1,
  ...more,
});

/** A unit whose men stand on these places, in thousandths of an inch. */
export const unit = (id: string, spots: Spot[] = [], more: Partial<UnitView> = {}): UnitView => ({
  id,
  side: 0,
  name: said(id),
  sign: 'rifle',
  letter: '',
  models: spots.map((spot, i) => model(`${id}.${i}`, spot.x, spot.y)),
  men: spots.length,
  men_at_start: spots.length,
  stacks: [],
  order: null,
  place: 'table',
  facts: [],
  summary: said('summary'),
  hex: null,
  facing: null,
  markers: [],
  watching: [],
  aboard: null,
  done: false,
  badges: [],
  vehicle: false,
  arms: [],
  ...more,
});

export const option = (more: Partial<Option> = {}): Option => ({
  label: said('label'),
  choice: null,
  hint: null,
  figure: null,
  result: null,
  warning: null,
  idle: null,
  unit: null,
  units: null,
  target: null,
  model: null,
  piece: null,
  order: null,
  card: null,
  facing: null,
  key: null,
  primary: false,
  refused: null,
  rules: [],
  switches: [],
  ...more,
});

export const move = (of: string, more: Partial<MoveAsk> = {}): MoveAsk => ({
  unit: of,
  allowance: 6000,
  reach: [],
  entering: false,
  may_stay: true,
  hexes: [],
  facings: [],
  start: null,
  switches: [],
  single: false,
  turns: false,
  apart: false,
  outlined: true,
  ...more,
});

export const decision = (kind: string, more: Partial<DecisionView> = {}): DecisionView => ({
  id: 1,
  seat: 0,
  kind,
  question: said('question'),
  options: [],
  note: null,
  rules: [],
  acting: null,
  against: null,
  move: null,
  moves: [],
  dice: null,
  pick: null,
  cards: null,
  holds: [],
  switches: [],
  urgent: false,
  may_undo: false,
  about: null,
  ahead: [],
  lesson: null,
  ...more,
});

export const die = (face: number | null, success = false): DieView => ({
  face,
  glyph: null,
  side: null,
  success,
  typed: false,
  sides: 6,
});

export const logLine = (seq: number, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  message: said('line'),
  rules: [],
  dice: [],
  side: null,
  depth: 1,
  motions: [],
  lost: [],
  places: [],
  shot: null,
  ...more,
});

export const piece = (id: string, kind: string, outline: Spot[], more: Partial<PieceView> = {}): PieceView => ({
  id,
  kind,
  outline,
  height: 0,
  name: null,
  facts: [],
  storeys: 1,
  openings: [],
  roofless: [],
  walls: [],
  ...more,
});

/** A table of 72 by 48 inches. */
export const ground = (more: Partial<Ground> = {}): Ground => ({
  width: 72000,
  depth: 48000,
  unit: 'inch',
  name: said('table'),
  pieces: [],
  grid: null,
  glyphs: {},
  legend: [],
  ...more,
});

export const scene = (units: UnitView[], more: Partial<Scene> = {}): Scene => ({
  system: 'game',
  system_name: said('game'),
  scenario: said('scenario'),
  turn: 1,
  turns: 6,
  sides: [],
  units,
  status: said('status'),
  result: null,
  objectives: [],
  edges: [],
  smoke: [],
  pieces: [],
  winner: null,
  hands: [],
  chain: [],
  chain_note: null,
  marks: [],
  wind: null,
  after: null,
  goal: null,
  heads: 'men',
  pool: null,
  ...more,
});

/** Hexes of 2 inches in columns: A1 at the upper left, the second column half a hex lower. */
export function hexes(columns: number, rows: number, more: (id: string) => Partial<HexView> = () => ({})) {
  const pitch = 2000;
  const size = pitch / Math.sqrt(3);
  return {
    pitch,
    edges: [],
    roads: [],
    hexes: Array.from({ length: columns * rows }, (_, i): HexView => {
      const [column, row] = [Math.floor(i / rows), i % rows];
      const id = `${String.fromCharCode(65 + column)}${row + 1}`;
      return {
        id,
        x: Math.round(2000 + column * 1.5 * size),
        y: Math.round(2000 + (row + (column % 2) / 2) * pitch),
        kind: 'open',
        name: said('open'),
        facts: [],
        place: null,
        objective: false,
        ...more(id),
      };
    }),
  };
}

/** Runs a test with words as wide as their letters, eight pixels each, where there is no page to measure them on. */
export const measured = { textWidth: (text: string): number => text.length * 8 };
