/** The messages between page and server, and the answers of the HTTP routes, around the records of types.ts. */
import type { Chart, DecisionView, GoalView, Ground, LogLine, LuckView, Message, MoveAsk, NeededTable, Note, Preview, Proposal, Scene, Summary } from './types';

export interface BattleView {
  id: string;
  system: string;
  players: string[];
  dice: 'rolled' | 'typed';
}

export interface TakeBack {
  may: boolean;
  consent: boolean;
  why: Message;
}

export interface RankedOption {
  index: number;
  sound: boolean;
  result: Message | null;
  warning: Message | null;
}

export interface TableMessage {
  type: 'table';
  battle: BattleView;
  ground: Ground;
  scene: Scene;
  log: LogLine[];
  number: number;
  decision: DecisionView | null;
  waiting: Message | null;
  luck: LuckView | null;
  back: TakeBack | null;
  curtain: boolean;
}

export interface UpdateMessage {
  type: 'update';
  number: number;
  scene: Scene;
  log: LogLine[];
  log_from?: number | null;
  reason?: Message | null;
  decision: DecisionView | null;
  waiting: Message | null;
  luck: LuckView | null;
  back: TakeBack | null;
  curtain: boolean;
  relog: LogLine[] | null;
}

export type FromServer =
  | TableMessage
  | UpdateMessage
  | { type: 'preview'; request: number; preview: Preview }
  | { type: 'ranked'; decision: number; unit: string; options: RankedOption[]; move: MoveAsk | null }
  | { type: 'refused'; request: number | null; message: Message; rules: string[] }
  | { type: 'bye'; message: Message };

export type ToServer =
  | { type: 'hello'; last: number | null }
  | { type: 'choose'; decision: number; choice: unknown }
  | { type: 'preview'; request: number; decision: number; proposal: Proposal }
  | { type: 'pace'; seconds: number | null; skip: boolean }
  | { type: 'rank'; decision: number; unit: string }
  | { type: 'undo'; to: number | null; agreed: boolean };

export interface Named {
  name: string;
  title: Message;
  note?: Message | null;
}
/** A scenario may say which table and which two armies it is meant for. */
export interface ScenarioEntry extends Named {
  map: string;
  armies: string[];
}
export interface ArmyEntry extends Named {
  nation: string;
  points: number;
  dice: number;
}
export interface OptionEntry {
  name: string;
  title: Message;
  rule: string;
  /** The chapter of the rule, and what the rule says. */
  chapter: string;
  text: string;
  default: string;
  values: { value: string; title: Message }[];
}
export interface PresetEntry {
  name: string;
  title: Message;
  options: Record<string, string>;
}
export interface SystemEntry {
  name: string;
  title: Message;
  subtitle: Message;
  playable: boolean;
  odds: boolean;
  first: boolean;
  scenarios: ScenarioEntry[];
  maps: Named[];
  armies: ArmyEntry[];
  options: OptionEntry[];
  presets: PresetEntry[];
  agents: Named[];
}
export interface Catalog {
  systems: SystemEntry[];
}
export interface BattleEntry {
  id: string;
  system: string;
  title: Message;
  status: Message;
  over: boolean;
  updated: string;
  name: string;
  players: string[];
}
export interface NewBattle {
  system: string;
  scenario: string;
  map: string | null;
  armies: unknown[];
  seed: number | null;
  players: string[];
  dice: 'rolled' | 'typed';
  options: Record<string, string>;
}
export interface Prospect {
  ground: Ground;
  goal: GoalView | null;
  turns: number;
  sides: { name: Message; units: { name: Message; count: number; men: number }[] }[];
}
export interface ArmyCheck {
  title: string | Message;
  points: number;
  dice: number;
  problems: Note[];
}
export interface RuleText {
  id: string;
  title: string;
  text: string;
  chapter: string;
  source: string;
  option: string | null;
  status: string;
  places: string[];
  siblings: RuleHit[];
}
export interface Contents {
  turn: { title: string; text: string; rules: string[] }[];
  chapters: { id: string; title: string; rules: RuleHit[] }[];
}
export interface RuleHit {
  id: string;
  title: string;
  chapter: string;
}

export interface OddsValue {
  value: string;
  title: Message;
  group: Message | null;
  sign: string;
  points: number | null;
  carries: string[] | null;
}
export interface OddsField {
  name: string;
  title: Message;
  kind: 'choice' | 'choices' | 'flag' | 'number' | 'options' | 'unit' | 'whole';
  default: unknown;
  values: OddsValue[];
  about: 'attack' | 'attacker' | 'target';
  rare: boolean;
  carried_by: string;
  least: number | null;
  most: number | null;
  example: string;
}
export interface OddsSpread {
  name: string;
  title: Message;
  outcomes: { value: number | string; chance: number; at_least: number; label: Message | null }[];
  mean: number | null;
  spread: number | null;
  rules: string[];
}
export interface OddsChance {
  name: string;
  title: Message;
  chance: number;
  rules: string[];
}
export interface Compared<T> {
  measured: { title: Message; chance: boolean };
  found: T;
}
export interface OddsWorth {
  title: Message;
  value: number | null;
  difference: number | null;
  why: string;
  fields: Record<string, unknown>;
}
export interface OddsCurve {
  field: string;
  values: number[];
  lines: (number | null)[][];
  changes: [number, number | null][];
}
export interface OddsTable {
  attackers: string[];
  targets: string[];
  values: (number | null)[][];
}
export interface OddsPlan {
  course: {
    reached: number[];
    missed: number[];
    orders: { steps: number[]; chance: number }[];
    held: number | null;
    countered: number | null;
    unanswered: number | null;
    refused: Note | null;
  };
  summary: Message;
  text: string;
}
export interface OddsAnswer {
  system: string;
  question: Record<string, unknown>;
  refused: Note | null;
  spreads: OddsSpread[];
  chances: OddsChance[];
  needs: NeededTable[];
  charts: Chart[];
  notes: Note[];
  summary: Message;
  text: string;
}

/** A battle that is over: its summary, and the whole log as the people here may see it. */
export interface BattlePage {
  summary: Summary;
  log: LogLine[];
}
