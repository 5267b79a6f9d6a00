/** What the person considers of the battle: the unit in hand, the option looked at, the way drawn, what is chosen. */
import { untrack } from 'svelte';
import { middle } from '../board/middle';
import type {
  DecisionView,
  Message,
  MoveAsk,
  Option,
  Overlay,
  Preview,
  Proposal,
  Spot,
  Switch,
  UnitView,
} from '../net/types';
import { ableOf, byWorth, moveOf, picks, primary, suggestedBy, wayLength, type Listed } from './asked';
import { Advice } from './advice.svelte';
import { Draft, type Kept } from './draft.svelte';
import { Hint } from './hint.svelte';
import { Inquiry } from './inquiry.svelte';
import { Told, type Answer, type Lasting } from './told.svelte';

/** What of a preview tells whom a shot comes from and goes to. */
const LASTING: ReadonlySet<Overlay['type']> = new Set(['sight', 'threat', 'arc', 'ring']);

/** Said of what came too late: a choice, or a question about one. What is asked now, or who is waited for, says it better. */
const PASSED: ReadonlySet<string> = new Set(['refused-not-your-turn', 'server-stale']);

export { middle };

class Table extends Told {
  /** The reach of the unit in hand, where the question has left it out. */
  outlined = $state.raw<MoveAsk | null>(null);
  refusal = $state.raw<{ message: Message; rules: string[] } | null>(null);
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
  readonly advice = new Advice(this, (unit) => {
    if (this.decision) this.send({ type: 'rank', decision: this.decision.id, unit });
  });

  readonly hint = new Hint({
    question: () => (this.decision && !this.decision.dice && !this.sent ? this.decision.id : null),
    send: (decision, player) => this.send({ type: 'hint', decision, player }),
  });

  readonly #inquiry = new Inquiry({
    may: () => this.decision !== null && !this.sent,
    send: (request, proposal) => this.send({ type: 'preview', request, decision: this.decision!.id, proposal }),
  });
  #leaveToPrimary: string | null = null;
  /** How often something was put under consideration. */
  looks = $state(0);
  #planned: string | null = null;
  /** Which sentence asked last. */
  #question: string | null = null;
  /** The path drawn before what was chosen last: after a roll for its ground it is wanted again. */
  #kept: Kept | null = null;

  /** Whether one answer both picks a unit and says what it does. */
  get picking(): boolean {
    return picks(this.decision);
  }

  /** The move asked of the unit in hand. */
  get asked(): MoveAsk | null {
    return moveOf(this.decision, this.chosen, this.outlined);
  }

  /** The option a first battle suggests, if it is one of those listed. */
  get suggested(): Option | null {
    return suggestedBy(this.decision);
  }

  /** The units one of which is to be picked, in the scene's order. */
  get able(): UnitView[] {
    return ableOf(this.decision, this.units);
  }

  get preview(): Preview | null {
    return this.#inquiry.preview;
  }

  /** Whether the preview is of what is considered now. */
  get fresh(): boolean {
    return this.#inquiry.fresh;
  }

  override leave(): void {
    this.chosen = null;
    super.leave();
  }

  protected override connected(): void {
    this.#inquiry.reconnect();
    this.sent = false;
  }

  protected override lasts(): Lasting | null {
    if (!this.preview) return null;
    return {
      overlays: this.preview.overlays.filter(({ type }) => LASTING.has(type)),
      target: this.decision?.options[this.focused]?.target ?? null,
    };
  }

  protected override answered(message: Answer): void {
    if (message.type === 'preview') this.#inquiry.answered(message.request, message.preview);
    else if (message.type === 'ranked') {
      if (message.decision !== this.decision?.id) return;
      if (message.move) this.outlined = message.move;
      if (message.unit === null) this.advice.answers(message.best);
      else this.advice.ranked(message.unit, message.options, message.best);
    } else if (message.type === 'hint') this.hint.hear(message);
    else this.#refused(message.request, message.message, message.rules);
  }

  protected override decide(decision: DecisionView | null, waiting: Message | null): void {
    this.decision = decision;
    this.waiting = waiting;
    this.sent = false;
    this.refusal = null;
    this.#inquiry.begin();
    this.focused = -1;
    this.cursor = null;
    this.picked = new Set();
    this.hold = null;
    this.advice.begin();
    this.hint.close();
    this.outlined = null;
    this.draft.begin(null, null, false);
    if (!decision) return;
    /* Nor a lesson's suggestion nor another phase's is spoken against by a unit that happens to be in hand still. */
    const other = decision.question.id !== this.#question && this.picking;
    if (other || (decision.lesson?.unit && decision.lesson.unit !== this.chosen)) this.chosen = null;
    this.#question = decision.question.id;
    const kept = this.#kept;
    if (decision.kind !== 'dice') this.#kept = null;
    if (this.hexes) this.piece = null;
    if (decision.acting) this.chosen = decision.acting;
    if (decision.kind === this.#leaveToPrimary) {
      const at = decision.options.findIndex((option) => option.primary);
      if (at >= 0) return this.take(at);
    }
    this.#leaveToPrimary = null;
    if (decision.move) this.#openMove(decision, decision.move, kept);
    else if (this.picking) this.#openPick(decision);
    else this.#openOptions(decision);
  }

  /** A move is asked: the way drawn before, if it is wanted again, or else what lies ready. */
  #openMove(decision: DecisionView, move: MoveAsk, kept: Kept | null): void {
    const unit = this.unit(move.unit);
    this.chosen = move.unit;
    const start = move.start ?? (unit && !move.entering ? middle(unit) : null);
    this.draft.begin(move.unit, start, move.entering, this.hexes !== null);
    if (kept && this.draft.again(kept)) return this.redraw();
    const ready = primary(decision, (option) => option.key === null);
    if (ready >= 0 && !this.hexes) this.look(ready);
  }

  /** One unit of several is to be picked: the one in hand, if it may act, or the only one. */
  #openPick(decision: DecisionView): void {
    const able = this.able;
    const first = able.find((one) => decision.moves.some((move) => move.unit === one.id)) ?? able[0];
    const still = able.find((one) => one.id === this.chosen);
    const taught = this.advice.lesson ? able.find((one) => one.id === decision.lesson?.unit) : undefined;
    if (taught || still || able.length === 1) return this.pick((taught ?? still ?? first)?.id ?? null);
    /* What lies ready for a unit that nobody has chosen is not considered before the game's own answer has come. */
    this.pick(decision.kind === 'deploy' ? (first?.id ?? null) : null, decision.lesson !== null);
  }

  /** One option is to be chosen: the one at whom the way was drawn for, or the first sensible one. */
  #openOptions(decision: DecisionView): void {
    const planned = decision.lesson
      ? -1
      : decision.options.findIndex(
          (option) => option.target !== null && option.target === this.#planned && !option.refused,
        );
    this.#planned = null;
    const first = planned >= 0 ? planned : primary(decision);
    if (first >= 0 && decision.kind !== 'dice') this.look(first);
  }

  /** Takes a unit in hand that may act (or none), with its first sensible action under consideration. */
  pick(id: string | null, ready = true): void {
    const unit = this.unit(id);
    this.chosen = id;
    this.piece = null;
    this.cursor = null;
    this.focused = -1;
    const entering = this.hexes === null && (this.asked?.entering ?? false);
    this.draft.begin(id, unit?.place === 'table' && !entering ? middle(unit) : null, entering, this.hexes !== null);
    this.redraw();
    const first = primary(this.decision, (option) => option.unit === id && id !== null);
    if (ready && first >= 0) this.look(first);
  }

  /** Puts option `index` under consideration and asks what it would do. */
  look(index: number): void {
    const option = this.decision?.options[index];
    if (!option || option.refused) return;
    this.looks = untrack(() => this.looks) + 1;
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
    if (!still) this.advice.adopt();
    if (still && this.#staying && this.draft.start) {
      this.focused = -1;
      this.draft.addPoint(this.draft.start);
    }
    if (!this.draft.empty) this.redraw();
    else if (this.hold) this.setHold(this.hold);
    else if (this.focused >= 0) this.look(this.focused);
  }

  /** Whether nothing is drawn and no way chosen: to stay is at most considered, as it stands ready. */
  get #staying(): boolean {
    const considered = this.decision?.options[this.focused];
    return this.draft.empty && this.decision?.move != null && (considered === undefined || considered.key !== null);
  }

  /** How long the way is on which a shot may be held back. */
  get holdLength(): number {
    return this.hold ? this.lengthOf(this.hold.unit) : 0;
  }

  lengthOf(unit: string): number {
    return wayLength(this.decision?.holds ?? [], unit);
  }

  /** Holds the shot back for a point of an enemy's way, and asks what it would do there; null: fires at once. */
  setHold(hold: { unit: string; at: number } | null): void {
    this.hold = hold;
    this.focused = -1;
    if (hold) this.propose({ type: 'hold', unit: hold.unit, at: Math.round(hold.at), switches: this.draft.switches });
    else {
      const first = primary(this.decision);
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
    this.sent = this.send({ type: 'choose', decision: this.decision.id, choice });
  }

  /** Takes the sensible default now and as long as the same kind of question follows. */
  leaveToPrimary(): void {
    if (!this.decision) return;
    this.#leaveToPrimary = this.decision.kind;
    const at = this.decision.options.findIndex((option) => option.primary);
    if (at >= 0) this.take(at);
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
    this.#inquiry.then((preview) => {
      if (preview.choice !== null) this.choose(preview.choice);
    });
  }

  redraw(): void {
    const proposal = this.draft.proposal();
    if (this.draft.empty || !proposal) {
      this.#inquiry.drop();
      if (this.focused < 0) this.advice.draw();
    } else this.propose(proposal);
  }

  propose(proposal: Proposal): void {
    this.refusal = null;
    this.#inquiry.propose(proposal);
  }

  /** A question about a choice that is no longer asked about has no answer anybody waits for. */
  #refused(request: number | null, message: Message, rules: string[]): void {
    if (request !== null && !this.#inquiry.refused(request)) return;
    if (request === null) {
      this.sent = false;
      this.advice.again();
    }
    if (PASSED.has(message.id)) return;
    this.refusal = { message, rules };
  }

  /** The options that pass `test`, with their places in the decision's list and what is expected of them. */
  optionsOf(test: (option: Option) => boolean): Listed[] {
    const found = (this.decision?.options ?? [])
      .map((option, index) => ({ option, index }))
      .filter(({ option }) => test(option));
    return byWorth(found, this.advice.ranks, this.decision?.kind);
  }

  toggle(unit: string): void {
    const next = new Set(this.picked);
    if (!next.delete(unit)) next.add(unit);
    this.picked = next;
  }
}

export type { Table };

export const table = new Table();
