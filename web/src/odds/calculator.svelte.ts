/** What the calculator holds: the question asked, those kept beside it, and their answers. The address says it all. */
import { askOdds, catalog, oddsFields, oddsGoals, Problem } from '../net/api';
import type { OddsReport, OddsField, OddsChoosable, SystemEntry } from '../net/protocol';
import { settings } from '../table/settings.svelte';
import { table } from '../table/store.svelte';
import { t, wordsOf } from '../words/words';
import { atTable } from './table';
import {
  asked,
  decode,
  encode,
  isOdds,
  systemsOf,
  type Fields,
  type Look,
  LOOKS,
  type Question,
  Unreadable,
  withValue,
} from './question';

const PATIENCE = 140;
const MOST_KEPT = 7;
/** With what a fresh question begins, if the game has such units: men with rifles. */
const USUAL_SIGN = 'rifle';

/** Whether a field wants a unit: one of several that have a sign, and not nobody at all. */
function asksForUnit(field: OddsField): boolean {
  const values = field.values;
  return field.kind !== 'choices' && values.some((value) => value.sign) && values.every((value) => value.value !== '');
}

/** One question and what is known of its answer. */
export class Asking {
  question = $state.raw<Question>({ system: '', values: {} });
  answer = $state.raw<OddsReport | null>(null);
  trouble = $state('');
  busy = $state(false);
  readonly id: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request = 0;

  constructor(id: number, question: Question) {
    this.id = id;
    this.ask(question, 0);
  }

  /** Ask something else, after a moment: what comes meanwhile takes its place. An answer to what is no longer asked is dropped. */
  ask(question: Question, patience = PATIENCE): void {
    if (question.system !== this.question.system) this.answer = null;
    this.question = question;
    this.busy = true;
    const request = ++this.#request;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(request), patience);
  }

  async #send(request: number): Promise<void> {
    let answer: OddsReport | null = null;
    let trouble = '';
    try {
      answer = await askOdds(this.question.system, asked(this.question));
    } catch (error) {
      trouble = error instanceof Problem ? error.message : t('table-no-server');
    }
    if (request !== this.#request) return;
    this.answer = answer;
    this.trouble = trouble;
    this.busy = false;
  }
}

class Calculator {
  games = $state.raw<SystemEntry[]>([]);
  fields = $state.raw<Fields>({});
  goals = $state.raw<Record<string, OddsChoosable[]>>({});
  now = $state.raw<Asking | null>(null);
  kept = $state.raw<Asking[]>([]);
  look = $state.raw<Look>({ what: 'answer' });
  /** What cannot be read of the address the page was opened with. */
  unreadable = $state('');
  trouble = $state('');
  #number = 0;
  #chosen = '';
  #ready: Promise<void> | null = null;

  get here(): OddsField[] {
    return this.fields[this.now?.question.system ?? ''] ?? [];
  }

  /** What may be looked at: plans are not made in every game. */
  get looks(): Look['what'][] {
    const planned = (this.goals[this.now?.question.system ?? ''] ?? []).length > 0;
    return LOOKS.filter((one) => planned || one !== 'plan');
  }

  get full(): boolean {
    return this.kept.length >= MOST_KEPT;
  }

  /** All that is shown side by side, the one asked now first. */
  get all(): Asking[] {
    return this.now ? [this.now, ...this.kept] : [];
  }

  /** Take up what an address holds; an unreadable one is told, and a fresh question takes its place. */
  async open(hash: string): Promise<void> {
    if (!(await this.#have(...systemsOf(hash)))) return;
    this.unreadable = '';
    let questions: Question[];
    this.look = { what: 'answer' };
    try {
      const read = decode(hash, this.fields);
      questions = read.questions;
      this.look = read.look;
      if (questions.length > MOST_KEPT + 1)
        throw new Unreadable(t('table-odds-too-many', { count: questions.length, most: MOST_KEPT + 1 }));
      for (const { name, options } of this.games)
        for (const question of questions.filter((one) => one.system === name)) {
          const chosen = (question.values['options'] ?? {}) as Record<string, string>;
          const wrong = Object.entries(chosen).find(
            ([rule, value]) =>
              !options.some((each) => each.name === rule && each.values.some((one) => one.value === value)),
          );
          if (wrong) throw new Unreadable(wrong.join('='));
        }
      const goals = this.goals[questions[0]?.system ?? ''] ?? [];
      if (this.look.goal && !goals.some((one) => one.value === this.look.goal)) throw new Unreadable(this.look.goal);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.unreadable = error.message || hash;
      questions = [];
      this.look = { what: 'answer' };
    }
    if (questions.length === 0 && !(await this.#have(this.#usual()))) return;
    const first = questions[0] && this.#whole(questions[0]);
    this.now = new Asking(this.#number++, first ?? this.#fresh(this.#usual()));
    this.kept = questions.slice(1).map((question) => new Asking(this.#number++, this.#whole(question)));
    if (!this.looks.includes(this.look.what)) this.look = { what: 'answer' };
    this.#write();
  }

  async #load(): Promise<void> {
    const { systems } = await catalog();
    this.games = systems.filter((one) => one.odds);
  }

  /** Fetches what may be asked of these games, those there are: each when it is first shown, for the units of all take a while. Why it cannot be had is told. */
  async #have(...systems: string[]): Promise<boolean> {
    try {
      await (this.#ready ??= this.#load());
      await this.#need(this.games.map((game) => game.name).filter((name) => systems.includes(name)));
    } catch (error) {
      if (this.games.length === 0) this.#ready = null;
      this.trouble = error instanceof Problem ? error.message : t('table-no-server');
      return false;
    }
    this.trouble = '';
    return true;
  }

  async #need(systems: string[]): Promise<void> {
    await Promise.all(
      systems.map(async (system) => {
        if (this.fields[system]) return;
        const [fields, goals] = await Promise.all([oddsFields(system), oddsGoals(system), wordsOf(system)]);
        this.goals = { ...this.goals, [system]: goals };
        this.fields = { ...this.fields, [system]: fields };
      }),
    );
  }

  /** The game with which a fresh question begins: that on the table, else that chosen last. */
  #usual(): string {
    const wanted = table.scene?.system ?? settings.game;
    return this.games.some((game) => game.name === wanted) ? wanted : (this.games[0]?.name ?? '');
  }

  /** A question both of whose units are named. */
  #whole(question: Question): Question {
    const fresh = this.#fresh(question.system).values;
    const needed = (this.fields[question.system] ?? []).filter((field) => asksForUnit(field) && !field.carried_by);
    const values = { ...question.values };
    for (const field of needed) values[field.name] ??= fresh[field.name];
    return { ...question, values };
  }

  #fresh(system: string): Question {
    let question: Question = { system, values: {} };
    const taken: string[] = [];
    for (const field of this.fields[system] ?? []) {
      if (!asksForUnit(field)) continue;
      const plain = field.values.filter((value) => value.sign === USUAL_SIGN);
      const group = (value: (typeof plain)[number]) => JSON.stringify(value.group);
      const here = atTable(system, field.values, taken.length);
      const pick =
        field.values.find((value) => value.value === here) ??
        plain.find((value) => !taken.includes(group(value))) ??
        plain[0] ??
        field.values[0]!;
      taken.push(group(pick));
      question = withValue(question, field, pick.value);
    }
    return question;
  }

  #write(): void {
    if (!isOdds(location.hash.slice(1))) return;
    history.replaceState(
      history.state,
      '',
      `#${encode(
        this.all.map((one) => one.question),
        this.fields,
        this.look,
      )}`,
    );
  }

  set(field: OddsField, value: unknown): void {
    if (!this.now) return;
    this.unreadable = '';
    let question = withValue(this.now.question, field, value);
    // What the other unit carried means nothing for this one.
    for (const other of this.here)
      if (other.carried_by === field.name && !this.#carries(other, question))
        question = withValue(question, other, other.default);
    this.now.ask(question);
    this.#write();
  }

  /** Choose readings of rules; those that are the default anyway are not kept. */
  rules(field: OddsField, chosen: Record<string, string>): void {
    const options = this.games.find((one) => one.name === this.now?.question.system)?.options ?? [];
    this.set(
      field,
      Object.fromEntries(
        Object.entries(chosen).filter(([name, value]) => options.find((one) => one.name === name)?.default !== value),
      ),
    );
  }

  #carries(field: OddsField, question: Question): boolean {
    const offered = this.offered(field, question).map((one) => one.value);
    return [question.values[field.name] ?? []].flat().every((value) => offered.includes(value as string));
  }

  /** The values of a field that have a meaning, given the unit that would carry them. */
  offered(field: OddsField, question = this.now?.question): OddsField['values'] {
    if (!field.carried_by || !question) return field.values;
    const carrier = this.fields[question.system]?.find((one) => one.name === field.carried_by);
    const carries = carrier?.values.find((one) => one.value === question.values[carrier.name])?.carries;
    return carries ? field.values.filter((one) => carries.includes(one.value)) : field.values;
  }

  /** All that is asked of the same game as now, in order. */
  get alike(): Asking[] {
    return this.all.filter((one) => one.question.system === this.now?.question.system);
  }

  see(look: Look): void {
    this.look = look;
    this.#write();
  }

  /** Change several fields at once. */
  change(values: Record<string, unknown>): void {
    if (!this.now) return;
    let question = this.now.question;
    for (const field of this.here) if (field.name in values) question = withValue(question, field, values[field.name]);
    this.now.ask(question, 0);
    this.#write();
  }

  /** Put what is asked of this game in another order; the first is then what is asked now. */
  arrange(order: number[]): void {
    const alike = this.alike;
    const others = this.all.filter((one) => !alike.includes(one));
    const [first, ...rest] = order.map((number) => alike[number]!);
    if (!first) return;
    this.now = first;
    this.kept = [...rest, ...others];
    this.look = { ...this.look, what: 'plan', against: undefined };
    this.#write();
  }

  async choose(system: string): Promise<void> {
    const { now } = this;
    this.#chosen = system;
    if (!now || system === now.question.system) return;
    this.unreadable = '';
    now.busy = true;
    const had = await this.#have(system);
    now.busy = false;
    if (!had || this.#chosen !== system || now !== this.now) return;
    if (this.look.what === 'curve') this.look = { what: 'curve', field: 'range' };
    if (this.look.what === 'plan') this.look = { what: 'plan' };
    now.ask(this.#fresh(system), 0);
    if (!this.looks.includes(this.look.what)) this.look = { what: 'answer' };
    this.#write();
  }

  /** The other way round: the target shoots at the attacker, all else as it would be afresh. */
  swap(): void {
    const values = this.now?.question.values;
    const [first, second] = this.here.filter((field) => field.name === 'attacker' || field.name === 'target');
    if (!this.now || !values || !first || !second) return;
    const kept = Object.fromEntries(
      Object.entries(values).filter(([name]) =>
        this.here.some((field) => field.name === name && field.about === 'attack'),
      ),
    );
    this.now.ask(
      {
        ...this.now.question,
        values: { ...kept, [first.name]: values[second.name], [second.name]: values[first.name] },
      },
      0,
    );
    this.#write();
  }

  /** Lay the result aside, to be compared with the next. */
  keep(): void {
    if (!this.now || this.full) return;
    this.kept = [...this.kept, new Asking(this.#number++, this.now.question)];
    this.#write();
  }

  /** Change a result laid aside: it becomes what is asked, and what was asked takes its place. */
  take(one: Asking): void {
    const { now } = this;
    if (!now) return;
    this.kept = this.kept.map((each) => (each === one ? now : each));
    this.now = one;
    this.#write();
  }

  drop(one: Asking): void {
    this.kept = this.kept.filter((each) => each !== one);
    if (this.look.what === 'plan') this.look = { ...this.look, against: undefined };
    this.#write();
  }
}

export const calculator = new Calculator();
