/** What the page knows of the battle, folded from the server's messages, and what the person is considering. */
import { Connection } from '../net/connection';
import type { BattleView, FromServer, RankedOption, TableMessage, TakeBack, UpdateMessage } from '../net/protocol';
import { hexMap, type HexMap } from '../board/hexmap';
import { middle } from '../board/middle';
import type {
  DecisionView,
  Ground,
  LogLine,
  LuckView,
  Message,
  MoveAsk,
  Option,
  Overlay,
  PieceView,
  Preview,
  Proposal,
  Scene,
  Spot,
  Switch,
  UnitView,
} from '../net/types';
import { wordsOf } from '../words/words';
import { arrivals } from './arrivals';
import { Draft, type Kept } from './draft.svelte';
import { Playback } from './playback.svelte';
import { settings } from './settings.svelte';
import { acts, follow, settled, type Shot } from './shots';

const LOG_KEPT = 400;
const PREVIEW_PATIENCE = 500;
/** What of a preview tells whom a shot comes from and goes to. */
const LASTING: ReadonlySet<Overlay['type']> = new Set(['sight', 'threat', 'arc', 'ring']);
/** After how long a list that is looked at is left in its order. */
const RANK_PATIENCE = 400;

export { middle };

function altered(ground: Ground | null, pieces: PieceView[]): Ground | null {
  if (!ground || pieces.length === 0) return ground;
  const changed = new Map(pieces.map((piece) => [piece.id, piece]));
  const known = new Set(ground.pieces.map((piece) => piece.id));
  const come = pieces.filter((piece) => !known.has(piece.id));
  return { ...ground, pieces: [...ground.pieces.map((piece) => changed.get(piece.id) ?? piece), ...come] };
}

class Table {
  battle = $state.raw<BattleView | null>(null);
  /** The table as it was when the battle began. */
  #laid = $state.raw<Ground | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** The table as it is: what has changed since takes the place of what it was, what has come lies over the rest. */
  readonly ground: Ground | null = $derived(altered(this.#laid, this.scene?.pieces ?? []));
  log = $state.raw<LogLine[]>([]);
  decision = $state.raw<DecisionView | null>(null);
  waiting = $state.raw<Message | null>(null);
  joined = $state(false);
  reason = $state.raw<Message | null>(null);
  /** Luck so far; null in a game that counts none. */
  luck = $state.raw<LuckView | null>(null);
  back = $state.raw<TakeBack | null>(null);
  /** The seat the screen is to be handed over to; what only it may see lies behind. */
  curtain = $state<number | null>(null);
  /** What the unit in hand may do, by worth. */
  ranks = $state.raw<RankedOption[]>([]);
  /** The reach of the unit in hand, where the question has left it out. */
  outlined = $state.raw<MoveAsk | null>(null);
  open = $state(false);
  known = $state(false);
  bye = $state.raw<Message | null>(null);
  refusal = $state.raw<{ message: Message; rules: string[] } | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Of what was decided last: its lines, and whom it is aimed at. They stay while its dice lie. */
  lasting = $state.raw<{ overlays: Overlay[]; target: string | null } | null>(null);
  /** The shots of the other side whose dice have just lain, till the next action or a click. */
  shots = $state.raw<Shot[]>([]);
  fresh = $state(true);
  chosen = $state<string | null>(null);
  piece = $state<string | null>(null);
  /** The unit under the pointer, and the hex where the arrow keys have come. */
  hovered = $state<string | null>(null);
  cursor = $state<string | null>(null);
  focused = $state(-1);
  picked = $state.raw<ReadonlySet<string>>(new Set());
  sent = $state(false);
  /** A shot held back: for which enemy, and how far along its way. */
  hold = $state.raw<{ unit: string; at: number } | null>(null);
  readonly draft = new Draft();
  readonly playback = new Playback();

  #connection: Connection | null = null;
  /** What has come before the words of the game were there; null once they are. */
  #early: FromServer[] | null = null;
  #queue: UpdateMessage[] = [];
  #busy = false;
  #request = 0;
  #asked = 0;
  #wanted: Proposal | null = null;
  #inFlight = false;
  #whenFresh: (() => void) | null = null;
  #leaveToPrimary: string | null = null;
  #shownTo: number | null = null;
  #lift: (() => void) | null = null;
  #rankAsked = { decision: -1, unit: '', at: 0, focused: -1, looks: 0 };
  /** How often something was put under consideration. */
  #looks = 0;
  #planned: string | null = null;
  /** The path drawn before what was chosen last: after a roll for its ground it is wanted again. */
  #kept: Kept | null = null;

  get units(): UnitView[] {
    return this.scene?.units ?? [];
  }

  unit(id: string | null): UnitView | null {
    return this.units.find((unit) => unit.id === id) ?? null;
  }

  /** The table as hexes, if it is a hex map. */
  get hexes(): HexMap | null {
    return this.ground?.grid ? hexMap(this.ground.grid) : null;
  }

  /** Whether one answer both picks a unit and says what it does. */
  get picking(): boolean {
    return this.decision?.kind === 'activate' || this.decision?.kind === 'deploy';
  }

  /** The move asked of the unit in hand. */
  get asked(): MoveAsk | null {
    const asked = this.decision?.move ?? this.decision?.moves.find((move) => move.unit === this.chosen) ?? null;
    return asked && !asked.outlined && this.outlined?.unit === asked.unit ? this.outlined : asked;
  }

  /** The option a first battle suggests, if it is one of those listed. */
  get suggested(): Option | null {
    const choice = this.decision?.lesson ? JSON.stringify(this.decision.lesson.choice) : null;
    return this.decision?.options.find((option) => choice !== null && JSON.stringify(option.choice) === choice) ?? null;
  }

  /** The units one of which is to be picked, in the scene's order. */
  get able(): UnitView[] {
    const named = new Set([
      ...(this.decision?.moves ?? []).map((move) => move.unit),
      ...(this.decision?.options ?? []).filter((option) => !option.refused).map((option) => option.unit),
    ]);
    return this.units.filter((unit) => named.has(unit.id));
  }

  /** The side whose colours lines on the table take: whoever decides, or else the person's own. */
  get seat(): number {
    if (this.decision) return this.decision.seat;
    const here = this.battle?.players.indexOf('here') ?? 0;
    return here < 0 ? 0 : here;
  }

  get shared(): boolean {
    return (this.battle?.players.filter((player) => player === 'here').length ?? 0) > 1;
  }

  join(battle: string): void {
    this.leave();
    this.joined = true;
    this.#connection = new Connection(battle, {
      message: (message) => this.#receive(message),
      state: (open) => {
        this.open = open;
        this.#inFlight = false;
        this.sent = false;
        if (open && settings.pace !== '') this.pace(settings.pace);
      },
      last: () => null,
    });
  }

  leave(): void {
    this.#connection?.end();
    this.#connection = null;
    this.joined = false;
    this.#early = null;
    this.#queue = [];
    this.battle = null;
    this.scene = null;
    this.#laid = null;
    this.log = [];
    this.known = false;
    this.bye = null;
    this.shots = [];
    this.chosen = null;
    this.back = null;
    this.#shownTo = null;
    this.lift();
    this.#decide(null, null);
  }

  /** Draws the curtain before what only one of several people at this screen may see. */
  #draw(seat: number): Promise<void> {
    this.curtain = seat;
    return new Promise((resolve) => (this.#lift = resolve));
  }

  /** The one it is for has taken the screen over. */
  lift(): void {
    if (this.curtain !== null) this.#shownTo = this.curtain;
    this.curtain = null;
    this.#lift?.();
    this.#lift = null;
  }

  #receive(message: FromServer): void {
    if (this.#early) this.#early.push(message);
    else if (message.type === 'table' && message.battle.system !== this.battle?.system) void this.#learn(message);
    else this.#hear(message);
  }

  /** Shows a table when the words of its game have come; what has come in the meantime follows. */
  async #learn(message: TableMessage): Promise<void> {
    const early: FromServer[] = (this.#early = [message]);
    await wordsOf(message.battle.system).catch(() => undefined);
    if (this.#early !== early) return;
    this.#early = null;
    for (const each of early) this.#hear(each);
  }

  #hear(message: FromServer): void {
    if (message.type === 'table') this.#whole(message);
    else if (message.type === 'update') {
      this.#queue.push(message);
      void this.#playQueue();
    } else if (message.type === 'preview') this.#previewed(message.request, message.preview);
    else if (message.type === 'ranked') {
      if (message.move && message.decision === this.decision?.id) this.outlined = message.move;
      this.#ranked(message.decision, message.unit, message.options);
    } else if (message.type === 'refused') this.#refused(message.request, message.message, message.rules);
    else this.bye = message.message;
  }

  #whole(message: TableMessage): void {
    this.#queue = [];
    this.battle = message.battle;
    this.#laid = message.ground;
    this.scene = message.scene;
    this.log = message.log;
    this.luck = message.luck;
    this.back = message.back;
    const seat = message.decision?.seat ?? null;
    if (message.curtain && seat !== null && seat !== this.#shownTo) void this.#draw(seat);
    else {
      this.#shownTo = seat;
      this.lift();
    }
    this.known = true;
    this.bye = null;
    this.#decide(message.decision, message.waiting);
  }

  async #playQueue(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const lively = update.log.some((line) => line.motions.length > 0 || line.dice.length > 0 || line.lost.length > 0);
      const seat = update.decision?.seat ?? null;
      const handed = update.curtain && seat !== null && seat !== this.#shownTo;
      if (lively && this.preview)
        this.lasting = {
          overlays: this.preview.overlays.filter(({ type }) => LASTING.has(type)),
          target: this.decision?.options[this.focused]?.target ?? null,
        };
      if (lively || handed) this.#decide(null, this.waiting);
      if (acts(update.log)) this.shots = [];
      if (handed) await this.#draw(seat);
      if (seat !== null) this.#shownTo = seat;
      if (this.scene === null) continue;
      if (update.log_from !== undefined && update.log_from !== null) {
        const from = update.log_from;
        this.log = this.log.filter((line) => line.seq < from);
      }
      this.reason = update.reason ?? null;
      const battle = this.battle;
      const hurried = this.#queue.length > 6;
      let lines = update.log;
      if (lively && this.scene && this.ground) {
        const coming = arrivals(this.scene, update.scene, lines, this.ground);
        this.playback.poses = coming.waiting;
        this.scene = coming.scene;
        lines = coming.lines;
      }
      await this.playback.play(lines, (line) => this.#tell(line), hurried);
      if (this.battle !== battle || this.scene === null) continue;
      this.scene = update.scene;
      this.shots = settled(this.shots, this.units);
      if (update.relog) this.log = update.relog;
      this.luck = update.luck;
      this.lasting = null;
      this.back = update.back;
      this.#decide(update.decision, update.waiting);
    }
    this.#busy = false;
  }

  #tell(line: LogLine): void {
    this.shots = follow(this.shots, line, this.units, this.battle?.players ?? []);
    this.log = [...this.log.filter((old) => old.seq !== line.seq), line].slice(-LOG_KEPT);
  }

  #decide(decision: DecisionView | null, waiting: Message | null): void {
    this.decision = decision;
    this.waiting = waiting;
    this.sent = false;
    this.refusal = null;
    this.preview = null;
    this.fresh = true;
    this.focused = -1;
    this.cursor = null;
    this.picked = new Set();
    this.hold = null;
    this.ranks = [];
    this.outlined = null;
    this.#wanted = null;
    this.#whenFresh = null;
    this.#inFlight = false;
    this.#asked = ++this.#request;
    this.draft.begin(null, null, false);
    if (!decision) return;
    /* What a lesson suggests is not spoken against by a unit that happens to be in hand still. */
    if (decision.lesson?.unit && decision.lesson.unit !== this.chosen) this.chosen = null;
    const kept = this.#kept;
    if (decision.kind !== 'dice') this.#kept = null;
    if (this.hexes) this.piece = null;
    if (decision.acting) this.chosen = decision.acting;
    if (decision.kind === this.#leaveToPrimary) {
      const at = decision.options.findIndex((option) => option.primary);
      if (at >= 0) return this.take(at);
    }
    this.#leaveToPrimary = null;
    if (decision.move) {
      const unit = this.unit(decision.move.unit);
      this.chosen = decision.move.unit;
      const entering = decision.move.entering;
      const start = decision.move.start ?? (unit && !entering ? middle(unit) : null);
      this.draft.begin(decision.move.unit, start, entering, this.hexes !== null);
      if (kept && this.draft.again(kept)) return this.redraw();
      const ready = decision.options.findIndex((option) => option.primary && option.key === null && !option.refused);
      if (ready >= 0 && !this.hexes && unit?.place !== 'off') this.look(ready);
      return;
    }
    if (this.picking) {
      const able = this.able;
      const first = able.find((one) => decision.moves.some((move) => move.unit === one.id)) ?? able[0];
      const still =
        able.find((one) => one.id === this.chosen) ??
        (decision.kind === 'deploy' || able.length === 1 ? first : undefined);
      return this.pick(still?.id ?? null);
    }
    const planned = decision.lesson
      ? -1
      : decision.options.findIndex(
          (option) => option.target !== null && option.target === this.#planned && !option.refused,
        );
    this.#planned = null;
    const first = planned >= 0 ? planned : decision.options.findIndex((option) => option.primary && !option.refused);
    if (first >= 0 && decision.kind !== 'dice') this.look(first);
  }

  /** Asks what the unit in hand had best do, where it is picked before what it does. */
  rank(): void {
    const { decision, chosen } = this;
    if (!decision || chosen === null || !['order', 'card', 'activate'].includes(decision.kind)) return;
    const open = decision.moves.some((move) => move.unit === chosen && !move.outlined);
    if (!open && !decision.options.some((option) => option.unit === chosen && !option.refused)) return;
    this.ranks = [];
    this.#rankAsked = {
      decision: decision.id,
      unit: chosen,
      at: performance.now(),
      focused: this.focused,
      looks: this.#looks,
    };
    this.#connection?.send({ type: 'rank', decision: decision.id, unit: chosen });
  }

  /** What may be expected of an option of the unit in hand. */
  expected(index: number): Message | null {
    return this.ranks.find((one) => one.index === index)?.result ?? null;
  }

  /** What a lesson suggests, or else the best, is considered if the person has done nothing meanwhile, not even chosen
   * what lay ready; what is being looked at or drawn stays, and with it the order of the list. Where the unit may move,
   * nothing but an attack is considered before the person says so; what is no better than nothing never is. */
  #ranked(decision: number, unit: string, options: RankedOption[]): void {
    const asked = this.#rankAsked;
    if (decision !== this.decision?.id || unit !== this.chosen || asked.unit !== unit || this.sent) return;
    if (performance.now() - asked.at > RANK_PATIENCE) return;
    const left =
      this.#looks === asked.looks &&
      this.focused === asked.focused &&
      this.draft.empty &&
      this.cursor === null &&
      this.piece === null;
    this.ranks = left ? options : [...options].sort((one, other) => one.index - other.index);
    if (!left || (this.decision.kind === 'card' && this.focused >= 0)) return;
    const taught = this.suggested?.unit === unit ? this.decision.options.indexOf(this.suggested) : -1;
    const best = taught >= 0 ? taught : options[0]?.index;
    if (best === undefined || best === this.focused) return;
    const attack = this.decision.options[best]!.target !== null;
    const sound = taught >= 0 || (options[0]!.sound && (attack || this.asked === null));
    if (sound && (taught >= 0 || this.focused >= 0 || this.asked === null)) this.look(best);
    else if (!sound && this.focused >= 0 && this.decision.kind === 'activate') {
      this.focused = -1;
      this.redraw();
    }
  }

  /** Takes a unit in hand that may act (or none), with its first sensible action under consideration. */
  pick(id: string | null): void {
    const unit = this.unit(id);
    this.chosen = id;
    this.piece = null;
    this.cursor = null;
    this.focused = -1;
    const entering = this.hexes === null && (this.asked?.entering ?? false);
    this.draft.begin(id, unit?.place === 'table' && !entering ? middle(unit) : null, entering, this.hexes !== null);
    this.redraw();
    const first = (this.decision?.options ?? []).findIndex(
      (option) => option.unit === id && id !== null && option.primary && !option.refused,
    );
    if (first >= 0) this.look(first);
  }

  /** Puts option `index` under consideration and asks what it would do. */
  look(index: number): void {
    const option = this.decision?.options[index];
    if (!option || option.refused) return;
    this.#looks += 1;
    if (this.picking && option.unit && option.unit !== this.chosen) this.pick(option.unit);
    if (this.hexes || this.picking) this.draft.clear();
    if (index !== this.focused && option.switches.length > 0) this.draft.switches = {};
    this.cursor = null;
    this.hold = null;
    this.focused = index;
    if (option.unit && (this.decision?.kind === 'order' || this.decision?.kind === 'card')) this.chosen = option.unit;
    this.propose({ type: 'choice', choice: option.choice, switches: this.draft.switches, target: this.draft.target });
  }

  /** Whom the shot after the way could also be at. */
  get others(): string[] {
    return this.decision?.move ? (this.preview?.targets ?? []) : [];
  }

  /** Thinks of the shot after the way at the next of those it could be at. */
  aimNext(by: number): void {
    const now = this.others.indexOf(this.preview?.target ?? '');
    const next = this.others[(now + by + this.others.length) % this.others.length];
    if (next === undefined) return;
    this.draft.target = next;
    if (!this.draft.empty) this.redraw();
    else if (this.focused >= 0) this.look(this.focused);
  }

  /** What is said along with a way or a choice. */
  get switches(): Switch[] {
    const said = this.draft.empty ? (this.decision?.options[this.focused]?.switches ?? []) : [];
    if (said.length > 0) return said;
    return this.asked?.switches ?? this.decision?.switches ?? [];
  }

  /** Says one of these things otherwise, and looks again at what is drawn or considered. */
  say(name: string, value: string): void {
    this.draft.switches = { ...this.draft.switches, [name]: value };
    const still = this.switches.find((one) => one.name === name)?.still ?? false;
    if (still && this.draft.empty && this.focused < 0 && this.draft.start && this.decision?.move)
      this.draft.addPoint(this.draft.start);
    if (!this.draft.empty) this.redraw();
    else if (this.hold) this.setHold(this.hold);
    else if (this.focused >= 0) this.look(this.focused);
  }

  /** How long the way is on which a shot may be held back for `unit`. */
  lengthOf(unit: string): number {
    const way = this.decision?.holds.find((ask) => ask.unit === unit)?.way ?? [];
    return Math.floor(way.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - way[i]!.x, p.y - way[i]!.y), 0));
  }

  get holdLength(): number {
    return this.hold ? this.lengthOf(this.hold.unit) : 0;
  }

  /** Holds the shot back for a point of an enemy's way, and asks what it would do there; null: fires at once. */
  setHold(hold: { unit: string; at: number } | null): void {
    this.hold = hold;
    this.focused = -1;
    if (hold) this.propose({ type: 'hold', unit: hold.unit, at: Math.round(hold.at), switches: this.draft.switches });
    else {
      const first = this.decision?.options.findIndex((option) => option.primary && !option.refused) ?? -1;
      if (first >= 0) this.look(first);
    }
  }

  take(index: number): void {
    const option = this.decision?.options[index];
    if (!option || option.refused) return;
    if (Object.keys(this.draft.switches).length === 0) return this.choose(option.choice);
    // What is said along with it is part of the choice: the preview gives the whole.
    if (this.focused !== index) this.look(index);
    this.confirmDraft();
  }

  choose(choice: unknown): void {
    if (!this.decision || this.sent) return;
    this.refusal = null;
    // Who answers to a shot in its midst still sees it while its dice are thrown.
    if (!this.decision.urgent && this.decision.kind !== 'casualty') this.shots = [];
    this.#planned = this.decision.move ? (this.preview?.target ?? null) : null;
    this.#kept = this.draft.kept();
    this.sent = this.#connection?.send({ type: 'choose', decision: this.decision.id, choice }) ?? false;
  }

  /** Takes the sensible default now and as long as the same kind of question follows. */
  leaveToPrimary(): void {
    if (!this.decision) return;
    this.#leaveToPrimary = this.decision.kind;
    const at = this.decision.options.findIndex((option) => option.primary);
    if (at >= 0) this.take(at);
  }

  /** How long the computer takes from now on: seconds, or empty for what the program was started with. */
  pace(seconds: string): void {
    this.#connection?.send({ type: 'pace', seconds: seconds === '' ? null : Number(seconds), skip: false });
  }

  /** The computer's moves at once, until somebody here is asked. */
  skip(): void {
    this.#connection?.send({ type: 'pace', seconds: null, skip: true });
    this.playback.finish();
  }

  /** Takes back the last choice, or all from a line of the log on; `agreed`: the other at this screen has said yes. */
  undo(to: number | null = null, agreed = false): void {
    this.#connection?.send({ type: 'undo', to, agreed });
  }

  /** Where a man of the unit to move would stand: his ghost, or else his own place. */
  standing(model: string): Spot | null {
    const ghost = this.preview?.overlays
      .flatMap((overlay) => (overlay.type === 'ghosts' ? overlay.models : []))
      .find((one) => one.model === model);
    return ghost ?? this.unit(this.draft.unit)?.models.find((one) => one.id === model) ?? null;
  }

  /** Sets one man apart from his unit's formation, somewhere on the table. */
  setApart(model: string, to: Spot): void {
    const [w, d] = [this.ground?.width ?? 0, this.ground?.depth ?? 0];
    this.draft.setApart(model, { x: Math.max(0, Math.min(w, to.x)), y: Math.max(0, Math.min(d, to.y)) });
    this.redraw();
  }

  /** Sends the drawn path's choice, after its preview has come if it is still on its way. */
  confirmDraft(): void {
    const go = () => {
      if (this.preview && this.preview.choice !== null) this.choose(this.preview.choice);
    };
    if (this.fresh) go();
    else this.#whenFresh = go;
  }

  redraw(): void {
    const proposal = this.draft.proposal();
    if (this.draft.empty || !proposal) {
      this.#wanted = null;
      this.preview = null;
      this.fresh = true;
      this.#inFlight = false;
      this.#asked = ++this.#request;
    } else this.propose(proposal);
  }

  propose(proposal: Proposal): void {
    this.#wanted = proposal;
    this.fresh = false;
    this.refusal = null;
    if (!this.#inFlight) requestAnimationFrame(() => this.#ask());
    this.#inFlight = true;
  }

  #ask(): void {
    if (!this.#wanted || !this.decision || this.sent) {
      this.#inFlight = false;
      return;
    }
    const request = ++this.#request;
    this.#asked = request;
    const proposal = this.#wanted;
    this.#wanted = null;
    this.#inFlight =
      this.#connection?.send({ type: 'preview', request, decision: this.decision.id, proposal }) ?? false;
    setTimeout(() => {
      if (this.#asked === request && this.#inFlight) this.#ask();
    }, PREVIEW_PATIENCE);
  }

  #previewed(request: number, preview: Preview): void {
    if (request !== this.#asked) return;
    this.#inFlight = false;
    this.preview = preview;
    if (this.#wanted) {
      this.#inFlight = true;
      requestAnimationFrame(() => this.#ask());
      return;
    }
    this.fresh = true;
    const then = this.#whenFresh;
    this.#whenFresh = null;
    then?.();
  }

  /** A question about a choice that is no longer asked about has no answer anybody waits for. */
  #refused(request: number | null, message: Message, rules: string[]): void {
    if (request !== null && request !== this.#asked) return;
    if (request === null) this.sent = false;
    this.refusal = { message, rules };
    if (request === null) return;
    this.#inFlight = false;
    this.fresh = true;
    this.preview = null;
    this.#whenFresh = null;
  }

  /** The options about `unit`, with their places in the decision's list. */
  optionsOf(test: (option: Option) => boolean): { option: Option; index: number }[] {
    const found = (this.decision?.options ?? [])
      .map((option, index) => ({ option, index }))
      .filter(({ option }) => test(option));
    if (this.ranks.length === 0) return found;
    const places = new Map(this.ranks.map((one, place) => [one.index, { ...one, place }]));
    const told = found.map(({ option, index }) => {
      const rank = places.get(index);
      return { option: rank ? { ...option, result: rank.result, warning: rank.warning } : option, index };
    });
    // Orders and cards have their own order, which keys and hands know.
    return this.decision?.kind === 'activate'
      ? told.sort(
          (a, b) => (places.get(a.index)?.place ?? a.index + 1000) - (places.get(b.index)?.place ?? b.index + 1000),
        )
      : told;
  }

  toggle(unit: string): void {
    const next = new Set(this.picked);
    if (!next.delete(unit)) next.add(unit);
    this.picked = next;
  }
}

export const table = new Table();
