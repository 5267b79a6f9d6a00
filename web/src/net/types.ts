// Written by tools/wire_types.py from grognard.core; do not edit.

export interface Message {
  id: string;
  args: Record<string, string | number | Message>;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Area {
  type: 'area';
  style: 'cover' | 'reach' | 'threat' | 'zone';
  polygons: Spot[][];
}

export interface Hexes {
  type: 'hexes';
  style: 'cover' | 'reach' | 'seen' | 'threat' | 'touched' | 'unseen' | 'watch' | 'zone';
  hexes: string[];
  label: Message | null;
}

export interface Path {
  type: 'path';
  points: Spot[];
  illegal_from: number | null;
}

export interface Ghosts {
  type: 'ghosts';
  models: Ghost[];
}

export interface Ghost {
  model: string;
  x: number;
  y: number;
  radius: number;
  bad: boolean;
  length: number | null;
  width: number | null;
  facing: number | null;
}

export interface Aside {
  type: 'aside';
  models: Ghost[];
}

export interface SightLine {
  type: 'sight';
  start: Spot;
  end: Spot;
  cover_at: Spot | null;
  blocked_at: Spot | null;
  faint: boolean;
}

export interface Threat {
  type: 'threat';
  start: Spot;
  end: Spot;
  unit: string;
  label: Message | null;
}

export interface Ring {
  type: 'ring';
  centre: Spot;
  radius: number;
  label: Message | null;
  style: 'aura' | 'range';
}

export interface Arc {
  type: 'arc';
  centre: Spot;
  facing: number;
  spread: number;
  radius: number;
  style: 'reach' | 'threat';
}

export interface Stops {
  type: 'stops';
  points: Stop[];
}

export interface Stop {
  x: number;
  y: number;
  state: 'hidden' | 'now' | 'seen';
  label: string;
}

export interface Callout {
  type: 'callout';
  at: Spot;
  lines: Message[];
}

export interface OpeningView {
  kind: 'door' | 'gap' | 'window';
  at: Spot;
  width: number;
}

export interface PieceView {
  id: string;
  kind: string;
  outline: Spot[];
  height: number;
  name: Message | null;
  facts: Message[];
  storeys: number;
  openings: OpeningView[];
  roofless: Spot[][];
  walls: Spot[][];
}

export interface HexView {
  id: string;
  x: number;
  y: number;
  kind: string;
  name: Message;
  facts: Message[];
  place: string | null;
  objective: boolean;
}

export interface EdgeView {
  kind: string;
  hex: string;
  other: string;
  start: Spot;
  end: Spot;
  name: Message;
}

export interface HexGrid {
  pitch: number;
  hexes: HexView[];
  edges: EdgeView[];
  roads: Spot[][];
}

export interface Glyph {
  name: Message;
  line: string;
  fill: string;
}

export interface Ground {
  width: number;
  depth: number;
  unit: 'centimetre' | 'hex' | 'inch';
  name: Message;
  pieces: PieceView[];
  grid: HexGrid | null;
  glyphs: Record<string, Glyph>;
  legend: MarkerView[];
}

export interface ModelView {
  id: string;
  x: number;
  y: number;
  radius: number;
  mark: 'hull' | 'leader' | 'man' | 'weapon';
  name: Message;
  facing: number | null;
  length: number | null;
  width: number | null;
  turret: number | null;
  lying: boolean;
  storey: number;
  hurt: number;
  wounds: number;
}

export interface ArmView {
  count: number;
  name: Message;
  numbers: Message | null;
}

export interface BadgeView {
  kind: string;
  name: Message;
  text: string;
}

export interface MarkerView {
  kind: string;
  face_up: boolean;
  name: Message;
}

export interface StackView {
  kind: string;
  count: number;
  name: Message;
}

export interface UnitView {
  id: string;
  side: number;
  name: Message;
  sign: string;
  letter: string;
  models: ModelView[];
  men: number;
  men_at_start: number;
  order: string | null;
  place: 'destroyed' | 'off' | 'table';
  facts: Message[];
  summary: Message;
  hex: string | null;
  facing: number | null;
  markers: MarkerView[];
  watching: string[];
  aboard: string | null;
  done: boolean;
  badges: BadgeView[];
  stacks: StackView[];
  vehicle: boolean;
  arms: ArmView[];
}

export interface SideView {
  side: number;
  name: Message;
  nation: string;
  player: string;
  score: number;
  lost: number;
  edge: 'far' | 'near' | null;
}

export interface DieView {
  face: number | null;
  glyph: string | null;
  side: number | null;
  success: boolean;
  typed: boolean;
  sides: number;
}

export interface LotView {
  side: number;
  glyph: string | null;
  name: Message;
}

export interface LotsView {
  left: number;
  name: Message;
  whose: Message;
  next: Message;
  yours: Message;
  next_yours: Message;
}

export interface PoolView {
  glyph: string;
  title: Message;
  rest: Message;
  drawn: LotView[];
  sides: LotsView[];
}

export interface ObjectiveView {
  id: string;
  x: number;
  y: number;
  radius: number;
  name: Message;
  held: number | null;
}

export interface CardView {
  order: string;
  priority: number;
  name: Message;
}

export interface HandView {
  side: number;
  deck: number;
  hand_size: number;
  discards_size: number;
  hand: CardView[] | null;
  discards: CardView[] | null;
  played: CardView[];
}

export interface LinkView {
  side: number;
  unit: string;
  card: CardView;
  due: number;
  intent: Message | null;
  overlays: (Area | Hexes | Path | Ghosts | Aside | SightLine | Threat | Ring | Arc | Stops | Callout)[];
}

export interface GoalView {
  aim: Message;
  stands: Message;
  until: Message;
  rules: string[];
  note: Message | null;
}

export interface SceneMark {
  side: number;
  overlays: (Area | Hexes | Path | Ghosts | Aside | SightLine | Threat | Ring | Arc | Stops | Callout)[];
}

export interface WindView {
  towards: number;
  name: Message;
}

export interface Scene {
  system: string;
  system_name: Message;
  scenario: Message;
  turn: number;
  turns: number;
  sides: SideView[];
  units: UnitView[];
  status: Message;
  result: Message | null;
  objectives: ObjectiveView[];
  edges: EdgeView[];
  smoke: string[];
  pieces: PieceView[];
  winner: number | null;
  hands: HandView[];
  chain: LinkView[];
  chain_note: Message | null;
  marks: SceneMark[];
  wind: WindView | null;
  after: Message | null;
  goal: GoalView | null;
  heads: 'men' | 'models' | 'pieces';
  pool: PoolView | null;
}

export interface SwitchValue {
  value: string;
  label: Message;
  unit: string | null;
}

export interface Switch {
  name: string;
  title: Message;
  value: string;
  values: SwitchValue[];
  seldom: boolean;
  still: boolean;
  many: boolean;
}

export interface Option {
  label: Message;
  choice: unknown;
  hint: Message | null;
  figure: Message | null;
  result: Message | null;
  warning: Message | null;
  idle: Message | null;
  unit: string | null;
  units: string[] | null;
  target: string | null;
  model: string | null;
  piece: string | null;
  order: string | null;
  card: CardView | null;
  facing: number | null;
  key: string | null;
  primary: boolean;
  refused: Message | null;
  rules: string[];
  switches: Switch[];
}

export interface MoveAsk {
  unit: string;
  allowance: number;
  reach: Spot[][];
  entering: boolean;
  may_stay: boolean;
  hexes: string[];
  facings: number[];
  start: Spot | null;
  switches: Switch[];
  single: boolean;
  turns: boolean;
  apart: boolean;
  outlined: boolean;
}

export interface HoldAsk {
  unit: string;
  way: Spot[];
  label: Message;
}

export interface DiceAsk {
  count: number;
  faces: number;
  purpose: Message;
}

export interface PickAsk {
  units: string[];
  least: number;
  most: number;
  choice: unknown;
}

export interface CardsAsk {
  cards: CardView[];
  least: number;
  most: number;
  choice: unknown;
}

export interface LessonView {
  text: Message;
  choice: unknown;
  unit: string | null;
  target: string | null;
  welcome: Message | null;
}

export interface Word {
  name: string;
  label: Message;
}

export interface DecisionView {
  id: number;
  seat: number;
  kind: string;
  question: Message;
  options: Option[];
  note: Message | null;
  rules: string[];
  acting: string | null;
  against: string | null;
  move: MoveAsk | null;
  moves: MoveAsk[];
  dice: DiceAsk | null;
  pick: PickAsk | null;
  cards: CardsAsk | null;
  holds: HoldAsk[];
  switches: Switch[];
  urgent: boolean;
  may_undo: boolean;
  about: Message | null;
  ahead: Word[];
  lesson: LessonView | null;
}

export interface NeededRow {
  label: Message;
  rule: string;
  values: string[];
}

export interface NeededTable {
  title: Message;
  columns: Message[];
  rows: NeededRow[];
  total_label: Message;
  totals: string[];
}

export interface Note {
  message: Message;
  rules: string[];
  tone: 'plain' | 'refusal' | 'warning';
}

export interface Preview {
  choice: unknown;
  headline: Message | null;
  overlays: (Area | Hexes | Path | Ghosts | Aside | SightLine | Threat | Ring | Arc | Stops | Callout)[];
  tables: NeededTable[];
  charts: Chart[];
  notes: Note[];
  unfinished: boolean;
  act: Message | null;
  target: string | null;
  targets: string[];
}

export interface SightView {
  seen: boolean;
  distance: number;
  lines: Message[];
  rules: string[];
  overlays: (Area | Hexes | Path | Ghosts | Aside | SightLine | Threat | Ring | Arc | Stops | Callout)[];
}

export interface Waypoint {
  x: number;
  y: number;
}

export interface DragProposal {
  type: 'drag';
  unit: string;
  waypoints: Waypoint[];
  turn: number | null;
  formation: 'block' | 'column' | 'keep' | 'line';
  nudges: Nudge[];
  switches: Record<string, string>;
  target: string | null;
}

export interface Nudge {
  model: string;
  x: number;
  y: number;
}

export interface ChoiceProposal {
  type: 'choice';
  choice: unknown;
  switches: Record<string, string>;
  target: string | null;
}

export interface LookProposal {
  type: 'look';
  unit: string;
  hex: string | null;
}

export interface HoldProposal {
  type: 'hold';
  unit: string;
  at: number;
  switches: Record<string, string>;
}

export interface Bar {
  label: string;
  probability: number;
  alternative: number | null;
  tone: 'bad' | 'good' | 'middling';
  name: Message | null;
}

export interface Chart {
  title: Message;
  bars: Bar[];
  caption: Message;
  summary: Message;
  unit: Message | null;
  alternative: Message | null;
}

export interface Place {
  chart: Chart;
  at: number;
  message: Message;
}

export interface TallyView {
  title: Message;
  trials: number;
  actual: number;
  expected: number;
  low: number;
  high: number;
  ordinary: boolean;
  message: Message;
}

export interface FortuneView {
  side: number;
  trials: number;
  score: number;
  ordinary: boolean;
  message: Message;
  tallies: TallyView[];
}

export interface LuckView {
  sides: FortuneView[];
}

export interface Motion {
  model: string;
  points: Spot[];
}

export interface ShotView {
  unit: string;
  target: string;
}

export interface LogLine {
  seq: number;
  message: Message;
  rules: string[];
  dice: DieView[];
  side: number | null;
  depth: number;
  motions: Motion[];
  lost: string[];
  places: Place[];
  shot: ShotView | null;
}

export interface TurnView {
  turn: number;
  scores: number[];
  left: number[];
}

export interface LossView {
  unit: string;
  side: number;
  name: Message;
  sign: string;
  letter: string;
  men: number;
  start: number;
  gone: boolean;
  turn: number;
  by: Message | null;
}

export interface DeedView {
  unit: string;
  side: number;
  name: Message;
  sign: string;
  letter: string;
  units: number;
  men: number;
  share: number;
}

export interface TurningView {
  seq: number;
  turn: number;
  side: number;
  message: Message;
  losses: Message[];
  swing: number;
  lead: boolean;
  place: Place | null;
}

export interface Summary {
  sides: Message[];
  result: Message;
  rules: string[];
  aim: Message | null;
  winner: number | null;
  turns: TurnView[];
  losses: LossView[];
  deeds: DeedView[];
  turning: TurningView[];
  luck: LuckView | null;
}

export type Overlay = Area | Hexes | Path | Ghosts | Aside | SightLine | Threat | Ring | Arc | Stops | Callout;

export type Proposal = DragProposal | ChoiceProposal | LookProposal | HoldProposal;
