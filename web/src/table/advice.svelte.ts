/** What the game would answer to a question, or do with the unit in hand: it stands ready until the person does something else. */
import type { AdviceView, RankedOption } from '../net/protocol';
import type { DecisionView, Message } from '../net/types';
import { attackOf, mayRank, picksFirst, wantsAdvice } from './asked';
import { settings } from './settings.svelte';
import type { Table } from './store.svelte';

/** Whether the unit in hand has to do something, though it were no better than nothing. */
const must = (decision: DecisionView): boolean => decision.kind === 'order' || decision.kind === 'deploy';

/** After how long a list that is looked at is left in its order. */
const PATIENCE = 400;

export class Advice {
  readonly #table: Table;
  readonly #send: (unit: string | null) => void;
  /** What the unit in hand may do, by worth. */
  ranks = $state.raw<RankedOption[]>([]);
  /** What it would answer to the question. */
  #whole = $state.raw<AdviceView | null>(null);
  /** What it would do with a unit in hand. */
  #own = $state.raw<{ unit: string; best: AdviceView | null } | null>(null);
  /** Whether it was asked about this question, how much had been looked at by then, and who was in hand. */
  #asked: { looks: number; chosen: string | null } | null = null;
  /** Whether its answer to the question is on its way, and of which unit what it would do with it. */
  #coming = $state(false);
  #comingOf = $state<string | null>(null);
  #rankAsked = { unit: '', at: 0, focused: -1, looks: 0 };

  constructor(of: Table, send: (unit: string | null) => void) {
    this.#table = of;
    this.#send = send;
  }

  /** Another question is there. */
  begin(): void {
    this.ranks = [];
    this.#whole = null;
    this.#own = null;
    this.#asked = null;
    this.#coming = false;
    this.#comingOf = null;
  }

  /** Asks what the unit in hand had best do, where it is picked before what it does; else what the game would answer, if
   * that is not known with the question. Of those to be set up one is in hand though nobody has picked it. */
  ask(): void {
    const { decision, chosen } = this.#table;
    const unpicked = decision?.kind === 'deploy' && !this.#asked && !this.lesson;
    if (unpicked || chosen === null || !mayRank(decision, chosen)) this.#askWhole();
    else this.#askOf(chosen);
  }

  #askOf(chosen: string): void {
    const { focused, looks } = this.#table;
    this.ranks = [];
    this.#rankAsked = { unit: chosen, at: performance.now(), focused, looks };
    this.#comingOf = chosen;
    this.#send(chosen);
  }

  /** In a first battle the lesson says what to answer; the reach that comes with what is best is asked for all the same. */
  #askWhole(): void {
    const { decision, looks, chosen } = this.#table;
    if (!decision || !wantsAdvice(decision) || this.#asked) return;
    if (this.lesson && decision.move?.outlined !== false) return;
    this.#asked = { looks, chosen };
    this.#coming = !this.lesson;
    this.#send(null);
  }

  /** What may be expected of an option of the unit in hand. */
  expected(index: number): Message | null {
    return this.ranks.find((one) => one.index === index)?.result ?? null;
  }

  get lesson(): boolean {
    return this.#table.decision?.lesson != null && settings.lessons;
  }

  /** The answer to the question has come: it stands ready, if the person has done nothing meanwhile, or considers nothing
   * (any more): what he did was to take a unit in hand, or to press too early. */
  answers(best: AdviceView | null): void {
    if (this.lesson) return;
    this.#whole = best;
    this.#coming = false;
    const { looks, chosen } = this.#table;
    const left = looks === this.#asked?.looks && chosen === this.#asked.chosen && !this.#looking;
    if (!left && !this.#idle) return;
    /* Of those to be set up the one in hand stays: what is said of it would be said of another in the same breath. */
    if (this.#elsewhere) this.#askOf(chosen!);
    else this.show();
  }

  /** What a unit had best do has come: what a lesson suggests, or else the best, is considered if the person has done
   * nothing meanwhile, not even chosen what lay ready; what is being looked at or drawn stays, and with it the order of
   * the list. What is no better than nothing never is, where something else may be done. */
  ranked(unit: string, options: RankedOption[], best: AdviceView | null): void {
    const table = this.#table;
    const { decision, focused } = table;
    const asked = this.#rankAsked;
    if (!decision || unit !== table.chosen || asked.unit !== unit) return;
    this.#comingOf = null;
    this.#own = { unit, best: this.lesson ? null : best };
    if (table.sent) return;
    if (best && !best.sound) this.#askWhole();
    const left =
      table.looks === asked.looks &&
      focused === asked.focused &&
      table.draft.empty &&
      table.cursor === null &&
      table.piece === null &&
      (focused < 0 || performance.now() - asked.at <= PATIENCE);
    this.ranks = left ? options : [...options].sort((one, other) => one.index - other.index);
    if (!left && !this.#idle) return;
    if (decision.kind === 'card' && focused >= 0) return;
    if (this.#taught) return this.show();
    const taught = table.suggested?.unit === unit ? decision.options.indexOf(table.suggested) : -1;
    const first = taught >= 0 || !this.lesson ? taught : attackOf(decision, options, table.asked);
    if (first >= 0) {
      if (first !== focused) table.look(first);
    } else if (best?.sound || must(decision)) this.show();
    else if (focused >= 0 && decision.kind === 'activate') {
      table.focused = -1;
      table.redraw();
      this.show();
    }
  }

  /** What was chosen has been refused: what stood ready does so again. */
  again(): void {
    if (this.#idle) this.show();
  }

  /** The way or place a lesson suggests, if it is for the unit in hand: it stands ready like any other. */
  get #taught(): AdviceView | null {
    const { decision, chosen, picking, suggested } = this.#table;
    const lesson = this.lesson && !suggested ? decision?.lesson : null;
    if (!decision || !lesson || (decision.move === null && !(picking && lesson.unit === chosen))) return null;
    const { choice, text, unit } = lesson;
    return { choice, sound: true, reason: text, index: null, unit: unit ?? null, result: null };
  }

  /** What it would do with the unit in hand, if that is better than nothing or must be; else what it would answer. Of a
   * unit that has just been taken in hand nothing is known yet. */
  get now(): AdviceView | null {
    const { chosen, decision } = this.#table;
    if (this.#taught) return this.#taught;
    if (this.#unknown && this.#own?.unit !== chosen) return null;
    const own = this.#own?.unit === chosen ? (this.#own?.best ?? null) : null;
    return own && (own.sound || (decision && must(decision))) ? own : this.#elsewhere ? null : this.#whole;
  }

  /** Whether it would set up another unit than the one in hand. */
  get #elsewhere(): boolean {
    const { chosen, decision } = this.#table;
    const unit = this.#whole?.unit ?? null;
    return decision?.kind === 'deploy' && chosen !== null && unit !== null && unit !== chosen;
  }

  /** Whether a hex is looked at. */
  get #looking(): boolean {
    return this.#table.hexes !== null && this.#table.piece !== null;
  }

  /** Whether what the unit in hand had best do is on its way. */
  get #unknown(): boolean {
    return this.#comingOf !== null && this.#comingOf === this.#table.chosen;
  }

  /** Whether nothing is drawn, steered or looked at. */
  get #untouched(): boolean {
    const { sent, draft, cursor, hold } = this.#table;
    return !sent && !this.#looking && draft.empty && draft.apart === null && cursor === null && !hold;
  }

  /** Whether the person considers nothing at all. */
  get #idle(): boolean {
    return this.#table.focused < 0 && this.#untouched;
  }

  /** Whether it is on its way still, so that room is kept for it; who has looked at something meanwhile waits for it no more. */
  get coming(): boolean {
    const { looks } = this.#table;
    const waited = (this.#coming && looks === this.#asked?.looks) || (this.#unknown && looks === this.#rankAsked.looks);
    return this.#untouched && !this.lesson && waited;
  }

  /** The advice, while nothing else is considered: what Enter takes. */
  get ready(): AdviceView | null {
    const { focused } = this.#table;
    const { now } = this;
    return now && this.#untouched && (focused < 0 || focused === now.index) ? now : null;
  }

  /** The unit that stands ready to be taken in hand. */
  get standby(): string | null {
    const { decision, chosen } = this.#table;
    const unit = this.ready?.unit ?? null;
    return decision && picksFirst(decision) && unit !== chosen ? unit : null;
  }

  /** The way or place that stands ready, shown as if it were drawn. */
  get ghost(): AdviceView | null {
    const { decision, picking } = this.#table;
    const placed = decision !== null && (decision.move !== null || picking);
    return placed && this.ready?.index === null && this.standby === null ? this.ready : null;
  }

  /** Takes what stands ready. */
  take(): void {
    const { ready, standby, ghost } = this;
    const table = this.#table;
    if (standby !== null) this.pick(standby);
    else if (ghost && Object.keys(table.draft.switches).length > 0) table.confirmDraft();
    else if (ready) table.choose(ready.choice);
  }

  /** Takes the unit that stands ready in hand, with what it had best do. */
  pick(unit: string): void {
    const best = this.now;
    if (this.#table.picking) this.#table.pick(unit);
    else this.#table.chosen = unit;
    this.#own = { unit, best };
    this.show();
  }

  /** Considers what is advised. */
  show(): void {
    const { now } = this;
    const table = this.#table;
    const { decision, draft } = table;
    if (!now || !decision || table.sent || !draft.empty || table.cursor !== null || table.hold) return;
    if (decision.cards || decision.pick) return;
    const other = now.unit !== null && now.unit !== table.chosen && picksFirst(decision);
    if (now.index !== null && !other) return table.look(now.index);
    table.focused = -1;
    table.redraw();
  }

  /** Draws the way that stands ready. */
  draw(): void {
    const { ghost } = this;
    if (ghost) this.#table.propose({ type: 'choice', choice: ghost.choice, switches: {}, target: null });
  }

  /** The way that stands ready becomes one that is drawn, to be altered. */
  adopt(): void {
    const { ghost } = this;
    const { draft, preview, hexes } = this.#table;
    const path = preview?.overlays.find((overlay) => overlay.type === 'path');
    if (ghost && path && !hexes) draft.adopt(this.said(), path.points);
  }

  /** How what is said along with a way stands in the one that stands ready. */
  said(): Record<string, string> {
    const choice = (this.ghost?.choice ?? {}) as Record<string, unknown>;
    const said = this.#table.switches.flatMap(({ name, values }) => {
      const value = choice[name];
      return values.some((one) => one.value === value) ? [[name, String(value)]] : [];
    });
    return Object.fromEntries(said) as Record<string, string>;
  }
}
