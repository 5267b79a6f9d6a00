// Written by tools/wire_types.py from grognard.server and grognard.odds; do not edit.

import type {
  Arc,
  Area,
  Aside,
  Callout,
  Chart,
  ChoiceProposal,
  DecisionView,
  DragProposal,
  Ghosts,
  GoalView,
  Ground,
  Hexes,
  HoldProposal,
  LogLine,
  LookProposal,
  LuckView,
  Message,
  MoveAsk,
  NeededTable,
  Note,
  ObjectiveView,
  Path,
  Place,
  Preview,
  Ring,
  Scene,
  SightLine,
  SightView,
  Spot,
  Stops,
  Summary,
  Threat,
  UnitView,
} from './types';

export interface Hello {
  type: 'hello';
  last: number | null;
}

export interface Choose {
  type: 'choose';
  decision: number;
  choice: unknown;
}

export interface Look {
  type: 'preview';
  request: number;
  decision: number;
  proposal: DragProposal | ChoiceProposal | LookProposal | HoldProposal;
}

export interface Rank {
  type: 'rank';
  decision: number;
  unit: string | null;
}

export interface Hint {
  type: 'hint';
  decision: number;
  player: string | null;
}

export interface Undo {
  type: 'undo';
  to: number | null;
  agreed: boolean;
  number: number | null;
}

export interface Pace {
  type: 'pace';
  seconds: number | null;
  skip: boolean;
}

export interface Ping {
  type: 'ping';
}

export interface TakeBackView {
  may: boolean;
  consent: boolean;
  why: Message;
}

export interface BattleView {
  id: string;
  system: string;
  players: string[];
  dice: 'rolled' | 'typed';
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
  back: TakeBackView | null;
  curtain: boolean;
}

export interface UpdateMessage {
  type: 'update';
  number: number;
  scene: Scene;
  log: LogLine[];
  decision: DecisionView | null;
  waiting: Message | null;
  log_from: number | null;
  reason: Message | null;
  luck: LuckView | null;
  back: TakeBackView | null;
  curtain: boolean;
  relog: LogLine[] | null;
}

export interface PreviewMessage {
  type: 'preview';
  request: number;
  preview: Preview;
}

export interface RankedOption {
  index: number;
  sound: boolean;
  result: Message | null;
  warning: Message | null;
}

export interface AdviceView {
  choice: unknown;
  sound: boolean;
  reason: Message;
  index: number | null;
  unit: string | null;
  result: Message | null;
}

export interface RankedMessage {
  type: 'ranked';
  decision: number;
  unit: string | null;
  options: RankedOption[];
  move: MoveAsk | null;
  best: AdviceView | null;
}

export interface HintMessage {
  type: 'hint';
  decision: number;
  player: string;
  choice: unknown;
  reason: Message | null;
  line: StepView[];
  worlds: number;
  points: number;
  wrong: Message | null;
}

export interface RefusedMessage {
  type: 'refused';
  message: Message;
  rules: string[];
  request: number | null;
}

export interface ByeMessage {
  type: 'bye';
  message: Message;
}

export interface SeatView {
  seat: number;
  player: string;
  name: string;
  colour: string;
  there: boolean;
}

export interface CompanyMessage {
  type: 'company';
  seats: SeatView[];
  watching: string[];
  house: boolean;
}

export interface PongMessage {
  type: 'pong';
}

export interface NewBattle {
  system: string;
  players: [string, string];
  scenario: string | Record<string, unknown> | null;
  map: string | Record<string, unknown> | null;
  armies: (string | Record<string, unknown>)[];
  seed: number | null;
  dice: 'rolled' | 'typed';
  options: Record<string, string>;
  year: number | null;
  clock: Clock | null;
}

export interface UnitCount {
  name: Message;
  count: number;
  men: number;
}

export interface Muster {
  name: Message;
  units: UnitCount[];
}

export interface Prospect {
  ground: Ground;
  goal: GoalView | null;
  turns: number;
  sides: Muster[];
}

export interface BattlePage {
  summary: Summary;
  log: LogLine[];
}

export interface ArmyToCheck {
  system: string;
  army: string | Record<string, unknown>;
  options: Record<string, string>;
  year: number | null;
}

export interface ArmyCheck {
  title: Message;
  points: number;
  dice: number;
  problems: Note[];
}

export interface NewName {
  name: string;
}

export interface Offer {
  type: 'offer';
  kind: 'back' | 'concede' | 'draw' | 'pause';
  number: number;
  to: number | null;
}

export interface Reply {
  type: 'reply';
  offer: number;
  accept: boolean;
}

export interface Resume {
  type: 'resume';
}

export interface Say {
  type: 'say';
  text: string;
  mark: string;
}

export interface Hush {
  type: 'hush';
  hushed: boolean;
}

export interface Stand {
  type: 'stand';
  decision: number;
  name: string;
}

export interface Unsay {
  type: 'unsay';
  seat: number;
  name: string;
}

export interface StandingView {
  seat: number;
  name: string;
  label: Message;
}

export interface AheadMessage {
  type: 'ahead';
  words: StandingView[];
}

export interface Commit {
  type: 'commit';
  round: string;
  commitment: string;
}

export interface Reveal {
  type: 'reveal';
  round: string;
  half: string;
}

export interface SaidView {
  seq: number;
  seat: number | null;
  name: string;
  colour: string;
  text: string;
  mark: string;
}

export interface OfferView {
  id: number;
  kind: 'back' | 'concede' | 'draw' | 'pause';
  seat: number;
  choices: number;
  log_from: number | null;
}

export interface TalkMessage {
  type: 'talk';
  lines: SaidView[];
  whole: boolean;
  offer: OfferView | null;
  agreed: '' | 'pause';
  why: Message | null;
  hushed: boolean;
}

export interface SealMessage {
  type: 'seal';
  round: string;
  seat: number | null;
  commitments: string[];
  sealed: string;
}

export interface Clock {
  days: number;
  minutes: number;
  seconds: number;
}

export interface Claim {
  type: 'claim';
}

export interface ClockMessage {
  type: 'clock';
  clock: Clock;
  left: number[];
  running: boolean[];
  began: boolean;
}

export interface Finding {
  kind: 'open' | 'proved' | 'wrong';
  message: Message;
  line: number | null;
}

export interface SealView {
  code: string;
  line: number;
  number: number;
  commitments: Record<string, string>;
  halves: Record<string, string>;
}

export interface Verdict {
  system: string;
  agrees: boolean;
  verdict: Message;
  findings: Finding[];
  seals: SealView[];
  faces: number[];
}

export interface OptionValue {
  value: string;
  title: Message;
}

export interface Listing {
  name: string;
  title: Message;
  note: Message | null;
  nation: string;
  points: number;
  dice: number;
  map: string;
  armies: string[];
}

export interface PresetListing {
  name: string;
  title: Message;
  options: Record<string, string>;
}

export interface AgentEntry {
  name: string;
  title: Message;
  about: Message | null;
  timed: boolean;
}

export interface OptionEntry {
  name: string;
  title: Message;
  rule: string;
  default: string;
  values: OptionValue[];
  chapter: string;
  text: string;
}

export interface SystemEntry {
  name: string;
  title: Message;
  subtitle: Message;
  playable: boolean;
  odds: boolean;
  first: boolean;
  scenarios: Listing[];
  maps: Listing[];
  armies: Listing[];
  options: OptionEntry[];
  presets: PresetListing[];
  agents: AgentEntry[];
  years: [number, number] | null;
  map_tells: string[];
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
  turn: 'mine' | 'none' | 'theirs';
  waits: boolean;
  archived: boolean;
  left: number | null;
}

export interface Reading {
  value: string;
  title: string;
  default: boolean;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  chapter: string;
  source: string;
  option: string | null;
  readings: Reading[];
  status: string;
  deferred: string | null;
  places: string[];
  note: string;
  siblings: RuleHit[];
}

export interface StepEntry {
  title: string;
  text: string;
  rules: string[];
}

export interface RuleHit {
  id: string;
  title: string;
  chapter: string;
}

export interface ChapterEntry {
  id: string;
  title: string;
  rules: RuleHit[];
}

export interface Contents {
  turn: StepEntry[];
  chapters: ChapterEntry[];
}

export interface OddsChoosable {
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
  values: OddsChoosable[];
  about: 'attack' | 'attacker' | 'target';
  rare: boolean;
  carried_by: string;
  least: number | null;
  most: number | null;
  example: string;
}

export interface OddsMeasured {
  title: Message;
  chance: boolean;
}

export interface OddsOutcomeReport {
  value: number | string;
  chance: number;
  at_least: number;
  label: Message | null;
  fraction: string;
  at_least_fraction: string;
}

export interface OddsSpreadReport {
  name: string;
  title: Message;
  outcomes: OddsOutcomeReport[];
  mean: number | null;
  spread: number | null;
  rules: string[];
}

export interface OddsChanceReport {
  name: string;
  title: Message;
  chance: number;
  fraction: string;
  rules: string[];
}

export interface OddsReport {
  system: string;
  question: Record<string, unknown>;
  refused: Note | null;
  spreads: OddsSpreadReport[];
  chances: OddsChanceReport[];
  needs: NeededTable[];
  charts: Chart[];
  notes: Note[];
  summary: Message;
  text: string;
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
  lines: ((number | null)[])[];
  changes: ([number, number | null])[];
}

export interface OddsTable {
  attackers: string[];
  targets: string[];
  values: ((number | null)[])[];
}

export interface OddsOrderReport {
  steps: number[];
  chance: number;
}

export interface OddsTollReport {
  lost: number;
  gone: number;
  blows: number;
}

export interface OddsCourseFigures {
  goal: Message;
  reached: number[];
  missed: number[];
  orders: OddsOrderReport[];
  held: number | null;
  countered: number | null;
  unanswered: number | null;
  tolls: (OddsTollReport | null)[];
  refused: Note | null;
}

export interface OddsCourseReport {
  course: OddsCourseFigures;
  summary: Message;
  text: string;
}

export interface CurveAsked {
  questions: Record<string, unknown>[];
  field: string;
}

export interface TableAsked {
  attackers: string[];
  targets: string[];
  fields: Record<string, unknown>;
}

export interface PlanAsked {
  questions: Record<string, unknown>[];
  counter: Record<string, unknown> | null;
  against: number;
  goal: string;
}

export interface ComparedWorth {
  measured: OddsMeasured;
  found: OddsWorth[];
}

export interface ComparedCurve {
  measured: OddsMeasured;
  found: OddsCurve;
}

export interface ComparedTable {
  measured: OddsMeasured;
  found: OddsTable;
}

export interface PositionText {
  text: string;
}

export interface PositionMove {
  text: string;
  unit: string;
  dx: number;
  dy: number;
  turn: number;
}

export interface PositionPair {
  text: string;
  unit: string;
  target: string;
}

export interface PositionTable {
  text: string;
  map: Record<string, unknown> | string;
}

export interface PositionPiece {
  text: string;
  kind: string;
}

export interface PositionBetween {
  sight: SightView | null;
  odds: Preview | null;
  wrong: Message | null;
}

export interface PositionUnit {
  id: string;
  name: Message;
  side: number | null;
  line: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PositionWrong {
  problem: Message;
  line: number | null;
}

export interface PositionView {
  system: string;
  title: Message | null;
  picture: string;
  width: number;
  depth: number;
  middle: string;
  status: Message | null;
  sides: Message[];
  units: PositionUnit[];
  pieces: PositionUnit[];
  asked: DecisionView[];
  steps: string[];
  wrong: PositionWrong | null;
}

export interface PositionRoster {
  title: Message;
  words: string[];
}

export interface PositionTerrain {
  name: string;
  title: Message;
}

export interface PositionKit {
  example: string;
  rosters: PositionRoster[];
  terrain: PositionTerrain[];
  maps: Listing[];
}

export interface AddUnit {
  type: 'add';
  entry: string;
}

export interface SetUnit {
  type: 'set';
  unit: string;
  setting: string;
  value: string | number;
}

export interface RemoveUnit {
  type: 'remove';
  unit: string;
}

export interface DuplicateUnit {
  type: 'duplicate';
  unit: string;
}

export interface MoveUnit {
  type: 'move';
  unit: string;
  place: number;
}

export interface RenameArmy {
  type: 'rename';
  title: string;
}

export interface FillArmy {
  type: 'fill';
}

export interface OwnThings {
  type: 'own';
  text: string;
  whole: boolean;
}

export interface AgreedTerms {
  limit: number | null;
  year: number | null;
  options: Record<string, string>;
}

export interface ArmyAsked {
  system: string;
  army: Record<string, unknown> | string | null;
  nation: string | null;
  terms: AgreedTerms;
  change: AddUnit | SetUnit | RemoveUnit | DuplicateUnit | MoveUnit | RenameArmy | FillArmy | OwnThings | null;
  open: string | null;
}

export interface GlanceAsked {
  system: string;
  army: Record<string, unknown>;
  unit: string;
  terms: AgreedTerms;
}

export interface PrintAsked {
  system: string;
  army: Record<string, unknown>;
  what: 'cards' | 'sheet';
  paper: 'a4' | 'letter';
  terms: AgreedTerms;
}

export interface PrintView {
  html: string;
}

export interface Against {
  message: Message;
  rule: string;
}

export interface MendView {
  title: Message;
  change: AddUnit | SetUnit | RemoveUnit | DuplicateUnit | MoveUnit | RenameArmy | FillArmy | OwnThings;
}

export interface BreachView {
  message: Message;
  rule: string;
  unit: string | null;
  line: number | null;
  lacking: boolean;
  mends: MendView[];
}

export interface AdditionView {
  name: string;
  title: Message;
  group: Message;
  sign: string;
  points: number;
  against: Against[];
}

export interface ValueView {
  value: string | number;
  title: Message;
  points: number;
  against: Against[];
}

export interface SettingView {
  name: string;
  title: Message;
  value: string | number;
  values: ValueView[];
  span: [number, number, number] | null;
}

export interface ArmyUnitView {
  id: string;
  title: Message;
  points: number;
  lines: Message[];
  sign: string;
  part: string;
  place: number;
  length: number;
}

export interface ProfilesView {
  title: Message;
  columns: Message[];
  rows: ((string | Message)[])[];
}

export interface UnofferedRule {
  name: string;
  value: string;
  problem: Message;
}

export interface ArmyView {
  system: string;
  data: Record<string, unknown>;
  title: Message;
  named: string;
  nation: Message;
  points: number;
  limit: number | null;
  dice: number;
  units: ArmyUnitView[];
  breaches: BreachView[];
  additions: AdditionView[];
  open: string | null;
  settings: SettingView[];
  choices: SettingView[];
  profiles: ProfilesView[];
  touched: string | null;
  foe: string;
  toml: string;
  text: string;
  own: string;
  example: boolean;
  unpriced: boolean;
  agreed: string[];
  unoffered: UnofferedRule[];
}

export interface NationEntry {
  name: string;
  title: Message;
}

export interface UnfitView {
  kind: string;
  likes: string[];
  fields: string[];
}

export interface ArmyKit {
  nations: NationEntry[];
  schema: Record<string, unknown>;
  example: Record<string, unknown>;
  unfit: UnfitView[];
}

export interface GlanceRow {
  target: Message;
  way: Message;
  question: Record<string, unknown>;
  measured: Message | null;
  chance: boolean;
  value: number;
  share: number;
  why: Message | null;
}

export interface GlanceView {
  points: number;
  sheet: ProfilesView[];
  rows: GlanceRow[];
}

export interface ListAsked {
  file: string;
  system: string | null;
  nation: string | null;
  names: Record<string, string>;
}

export interface ListCost {
  name: string;
  declared: string | null;
  sum: string;
  wrong: boolean;
}

export interface ListUnit {
  name: string;
  number: number;
  points: string;
}

export interface ListLine {
  depth: number;
  name: string;
  number: number;
  state: string;
  ours: string;
  sure: number;
  unit: string;
  text: Message;
}

export interface ListMeaning {
  name: string;
  title: Message;
  group: Message;
}

export interface ListView {
  name: string;
  game: Message;
  system: string | null;
  costs: ListCost[];
  units: ListUnit[];
  why: Message | null;
  lines: ListLine[];
  army: Record<string, unknown> | null;
  meanings: ListMeaning[];
}

export interface MapKind {
  name: string;
  title: Message;
  shape: 'area' | 'block' | 'hex' | 'line' | 'road' | 'side';
  width: number;
  height: number | null;
  look: string;
  facts: Message[];
  sign: string;
  built: boolean;
  looks: string[];
  ford: string;
}

export interface Fault {
  message: Message;
  piece: string | null;
  field: string;
}

export interface Outlook {
  at: Spot;
  step: number;
  places: Spot[];
  seen: number[];
}

export interface MapAsked {
  system: string;
  map: Record<string, unknown> | string;
}

export interface MapMade {
  system: string;
  kind: string;
  seed: number;
  symmetry: 'mirror' | 'none' | 'point';
}

export interface MapLook {
  system: string;
  map: Record<string, unknown>;
  x: number;
  y: number;
}

export interface MapView {
  system: string;
  data: Record<string, unknown>;
  title: string;
  ground: Ground | null;
  faults: Fault[];
  toml: string;
  scenario: string | null;
}

export interface TableKind {
  name: string;
  title: Message;
}

export interface MapKit {
  unit: string;
  grid: number;
  sizes: [number, number][];
  span: [number, number];
  upwards: boolean;
  corners: boolean;
  materials: string[];
  kinds: MapKind[];
  tables: TableKind[];
  shipped: Listing[];
  blank: Record<string, unknown>;
  most: number;
  largest: number;
}

export interface SetField {
  type: 'set';
  path: string;
  value: boolean | number | string | Record<string, unknown> | null;
}

export interface AddRow {
  type: 'add';
  path: string;
}

export interface RemoveRow {
  type: 'remove';
  path: string;
}

export interface DragHandle {
  type: 'drag';
  handle: string;
  x: number;
  y: number;
}

export interface Shape {
  kind: 'place' | 'zone';
  polygons: Spot[][];
  name: Message;
  side: number | null;
}

export interface Handle {
  id: string;
  name: Message;
  x: number;
  y: number;
  step: number;
  ways: 'both' | 'x' | 'y';
}

export interface Mend {
  title: Message;
  change: SetField | AddRow | RemoveRow | DragHandle;
}

export interface ScenarioAsked {
  system: string;
  scenario: Record<string, unknown> | string | null;
  change: SetField | AddRow | RemoveRow | DragHandle | null;
  map: string;
}

export interface PlanValue {
  value: string;
  title: Message;
}

export interface PlanField {
  path: string;
  title: Message;
  kind: 'army' | 'choice' | 'flag' | 'map' | 'number' | 'words';
  value: boolean | number | string | null;
  hint: Message | null;
  values: PlanValue[];
  unsaid: Message | null;
  least: number | null;
  most: number | null;
  step: number;
  longest: number | null;
  share: boolean;
  unit: Message | null;
  own: string;
  points: number | null;
  notes: Note[];
}

export interface PlanAdd {
  path: string;
  title: Message;
}

export interface PlanGroup {
  id: string;
  title: Message;
  fields: PlanField[];
  note: Message | null;
  side: number | null;
  row: string | null;
  adds: PlanAdd[];
}

export interface PlanWrong {
  problem: Message;
  rule: string;
  field: string | null;
  group: string | null;
  mends: Mend[];
}

export interface ScenarioView {
  system: string;
  data: Record<string, unknown>;
  title: string;
  groups: PlanGroup[];
  wrongs: PlanWrong[];
  options: Record<string, string>;
  map: string;
  ground: Ground | null;
  shapes: Shape[];
  handles: Handle[];
  objectives: ObjectiveView[];
  toml: string;
}

export interface ScenarioBundle {
  text: string;
}

export interface SimulationView {
  id: string;
  stage: 'ended' | 'failed' | 'running' | 'stopped' | 'waiting';
  done: number;
  battles: number;
  names: [string, string];
  wins: [number, number];
  drawn: number;
  lines: Message[];
}

export interface SimulationAsked {
  battle: NewBattle;
  battles: number;
  swap: boolean;
}

export interface Invitation {
  seat: number | null;
}

export interface InvitationLink {
  link: string;
}

export interface InvitedSeat {
  seat: number | null;
  side: string | Message | null;
  player: string;
  names: string[];
  open: boolean;
  offered: boolean;
}

export interface LinkToken {
  token: string;
}

export interface LinkTaken {
  token: string;
  name: string;
  colour: 'blue' | 'green' | 'grey' | 'orange' | 'purple' | 'red' | 'teal' | 'yellow';
}

export interface LinkView {
  battle: string;
  system: string;
  title: Message;
  seat: number | null;
  side: string | Message | null;
  clock: Clock | null;
}

export interface SeatOffered {
  name: string;
}

export interface OpenSeat {
  battle: string;
  system: string;
  title: Message;
  status: Message;
  seat: number;
  side: string | Message | null;
  name: string;
  points: number[];
  since: string;
  updated: string;
  clock: Clock | null;
}

export interface LobbyView {
  seats: OpenSeat[];
  house: boolean;
  plays: boolean;
}

export interface LobbyLink {
  there: boolean;
  everybody: boolean;
  link: string;
}

export interface OpenSeatTaken {
  battle: string;
  seat: number;
  name: string;
  colour: 'blue' | 'green' | 'grey' | 'orange' | 'purple' | 'red' | 'teal' | 'yellow';
}

export interface ClockChosen {
  clock: Clock | null;
}

export interface NoticeWanted {
  seat: number;
  url: string;
}

export interface PushWanted {
  seat: number;
  url: string;
  p256dh: string;
  auth: string;
  wanted: boolean;
}

export interface PushKey {
  key: string;
}

export interface NoticeView {
  seat: number;
  url: string;
  failed: boolean;
}

export interface MomentView {
  turn: number;
  told: number;
  marks: ('attack' | 'gone' | 'loss')[];
}

export interface ReplayView {
  battle: string;
  system: string;
  views: ('0' | '1' | 'all' | 'open')[];
  eyes: '0' | '1' | 'all' | 'open';
  over: boolean;
  ground: Ground;
  sides: Message[];
  lines: LogLine[];
  moments: MomentView[];
  batch: number;
  branches: boolean;
}

export interface MomentScene {
  number: number;
  scene: Record<string, unknown>;
  units: UnitView[];
  order: string[] | null;
}

export interface Fell {
  seq: number;
  places: Place[];
}

export interface CostlyView {
  number: number;
  turn: number;
  points: number;
  chosen: Message;
  better: Message;
  reason: Message;
}

export interface Arrow {
  type: 'arrow';
  start: Spot;
  end: Spot;
}

export interface Circle {
  type: 'circle';
  at: Spot;
  radius: number;
}

export interface NewNote {
  number: number;
  text: string;
  drawings: (Arrow | Circle)[];
}

export interface NoteView {
  id: number;
  number: number;
  name: string;
  mine: boolean;
  text: string;
  drawings: (Arrow | Circle)[];
}

export interface Study {
  notes: NoteView[];
}

export interface StepView {
  side: number;
  unit: string | null;
  told: Message[];
  overlays: (Area | Hexes | Path | Ghosts | Aside | SightLine | Threat | Ring | Arc | Stops | Callout)[];
  worlds: number;
  points: number;
}

export type ToPage = TableMessage | UpdateMessage | PreviewMessage | RankedMessage | HintMessage | RefusedMessage | ByeMessage | CompanyMessage | TalkMessage | AheadMessage | SealMessage | ClockMessage | PongMessage;

export type FromPage = Hello | Choose | Look | Rank | Hint | Undo | Pace | Ping | Offer | Reply | Resume | Say | Hush | Stand | Unsay | Commit | Reveal | Claim;

export type ArmyChange = AddUnit | SetUnit | RemoveUnit | DuplicateUnit | MoveUnit | RenameArmy | FillArmy | OwnThings;

export type Change = SetField | AddRow | RemoveRow | DragHandle;
