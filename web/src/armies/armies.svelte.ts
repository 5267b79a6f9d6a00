/** The army that is built: what it is, what it was before, which unit is unfolded. All is worked out by the server; what is done is kept in this browser at once. */
import { armyKit, askArmy, catalog, Problem } from '../net/api';
import type { ArmyChange, ArmyView, NationEntry, PrintAsked, SystemEntry } from '../net/protocol';
import { say, t, wordsOf } from '../words/words';
import { Asking, freshId, told } from '../frame/asking.svelte';
import { gameOf } from '../frame/files';
import { Steps } from '../frame/steps.svelte';
import { settings } from '../table/settings.svelte';
import { gameIn, holdsArmy, unpackedArmy } from './address';
import { keepOwnDraft } from './own';
import { shelf, type Kept } from './shelf.svelte';

const LARGEST = 200_000;

type Data = Record<string, unknown>;

class Armies extends Asking {
  readonly steps = new Steps<Data>();
  systems = $state.raw<SystemEntry[]>([]);
  /** The army as it is; null: one has still to be begun. */
  view = $state.raw<ArmyView | null>(null);
  id = $state('');
  limit = $state<number | null>(null);
  /** The year it fights in and the house rules that are not left at their defaults, where armies ask for them. */
  year = $state<number | null>(null);
  options = $state.raw<Record<string, string>>({});
  /** The game of a new army. */
  game = $state('');
  nations = $state.raw<NationEntry[]>([]);
  /** Another list, beside this one. */
  beside = $state.raw<ArmyView | null>(null);
  #opened = 0;

  get system(): SystemEntry | null {
    return this.systems.find((one) => one.name === (this.view?.system ?? this.game)) ?? null;
  }

  /** The house rules agreed on that the game offers. */
  get offered(): Record<string, string> {
    const gone = new Set(this.view?.unoffered.map((one) => one.name));
    return Object.fromEntries(Object.entries(this.options).filter(([name]) => !gone.has(name)));
  }

  /** The year agreed on, if the game has battles of that year. */
  get datedIn(): number | null {
    const [first, last] = this.system?.years ?? [0, 0];
    return this.year !== null && first <= this.year && this.year <= last ? this.year : null;
  }

  /** Opens what an address names: an army it holds, or the last list, of a game if it names one. */
  async open(hash: string): Promise<void> {
    const number = ++this.#opened;
    this.trouble = this.done = '';
    const held = await unpackedArmy(hash);
    if (number !== this.#opened) return;
    if (held !== null) {
      await this.read(held);
      if (!this.trouble) return;
    }
    const notice = holdsArmy(hash) ? this.trouble || t('build-unreadable') : '';
    const game = gameIn(hash);
    const last = shelf.newest(game);
    if (last) await this.show(last);
    else await this.start(game ?? settings.game);
    if (notice) this.trouble = notice;
  }

  /** Asks what a new army is to be. */
  async start(game: string): Promise<void> {
    this.view = null;
    this.beside = null;
    try {
      if (this.systems.length === 0) this.systems = (await catalog()).systems.filter((one) => one.playable);
      const named = this.systems.find((one) => one.name === game) ?? this.systems[0];
      if (!named) return;
      const [kit] = await Promise.all([armyKit(named.name), wordsOf(named.name)]);
      this.game = named.name;
      this.nations = kit.nations;
    } catch (error) {
      this.trouble = told(error);
    }
  }

  /** Begins a new list: of a nation without a unit, filled with what it needs, or as one that comes with the game. */
  begin(nation: string, limit: number | null, how: 'empty' | 'filled' | string): Promise<void> {
    const from = how === 'empty' || how === 'filled' ? null : how;
    return this.do(async () => {
      let view = await askArmy({
        system: this.game,
        army: from,
        nation: from === null ? nation : null,
        terms: { limit },
        change: how === 'filled' ? { type: 'fill' } : null,
      });
      /* In a file it is called in English until somebody calls it something. */
      const title = t('army-own');
      if (how === 'filled' && say(view.title) !== title)
        view = await askArmy({
          system: this.game,
          army: view.data,
          terms: { limit },
          change: { type: 'rename', title },
        });
      await this.#enter(view, freshId(), limit);
    });
  }

  /** Opens a list of this browser. */
  show(list: Kept): Promise<void> {
    return this.do(async () => {
      const { limit, year = null, options = {} } = list;
      const view = await askArmy({ system: list.system, army: list.data, terms: { limit, year, options } });
      await this.#enter(view, list.id, limit, year, options);
    });
  }

  /** Reads a file's text as a new list. `called` is what the file is called. */
  read(text: string, called = ''): Promise<void> {
    return this.do(async () => {
      if (text.length > LARGEST) throw new Problem(t('build-too-long', { most: LARGEST }));
      const system = gameOf(text) ?? this.view?.system ?? this.game;
      if (!system) throw new Problem(t('build-no-game'));
      const view = await askArmy({ system, army: text, terms: { limit: null } });
      await this.#enter(view, freshId(), null);
      this.done = t('build-read', { title: view.title });
    }, called);
  }

  /** Makes a change. */
  change(change: ArmyChange): Promise<void> {
    return this.do(async () => {
      const before = this.view;
      if (!before) return;
      const open = change.type === 'add' || change.type === 'duplicate' ? null : before.open;
      const view = await askArmy({ ...this.#asked(before.data), change, open });
      this.steps.keep(before.data);
      this.#take(view);
      this.done = tellChange(change, before, view);
    });
  }

  /** Unfolds a unit, or folds it. */
  unfold(unit: string | null): Promise<void> {
    return this.do(async () => {
      if (!this.view) return;
      if (unit === null) this.view = { ...this.view, open: null, settings: [] };
      else this.#take(await askArmy({ ...this.#asked(this.view.data), open: unit }));
    });
  }

  /** Agrees on points, a year, house rules; what is left out stays as it was. */
  agree(to: { limit?: number | null; year?: number | null; options?: Record<string, string> }): Promise<void> {
    return this.do(async () => {
      if (!this.view) return;
      const terms = { ...this.#terms, ...to };
      const view = await askArmy({ ...this.#asked(this.view.data), terms, open: this.view.open });
      ({ limit: this.limit, year: this.year, options: this.options } = terms);
      this.#take(view);
    });
  }

  undo(): Promise<void> {
    return this.#step('last', 'back');
  }

  redo(): Promise<void> {
    return this.#step('next', 'forth');
  }

  /** Another list beside this one: a kept one, or the name of one that comes with the game; null: none. */
  compare(other: Kept | string | null): Promise<void> {
    return this.do(async () => {
      if (!this.view || other === null) {
        this.beside = null;
        return;
      }
      const [system, army] = typeof other === 'string' ? [this.view.system, other] : [other.system, other.data];
      const found = await askArmy({ system, army, terms: this.#terms });
      await wordsOf(system);
      this.beside = found;
    });
  }

  /** Throws the list away and opens another. */
  async drop(): Promise<void> {
    const { system } = this.view ?? { system: this.game };
    shelf.drop(this.id);
    keepOwnDraft(this.id, { unkept: null, written: null });
    const next = shelf.newest(system) ?? shelf.newest(null);
    if (next) await this.show(next);
    else await this.start(system);
  }

  /** What is asked to be put on paper of the list as it is. */
  printable(what: PrintAsked['what'], paper: PrintAsked['paper']): PrintAsked {
    return { ...this.#asked(this.view!.data), what, paper };
  }

  #asked(army: Data) {
    return { system: this.view!.system, army, terms: this.#terms };
  }

  get #terms() {
    return { limit: this.limit, year: this.year, options: this.options };
  }

  async #enter(
    view: ArmyView,
    id: string,
    limit: number | null,
    year: number | null = null,
    options: Record<string, string> = {},
  ): Promise<void> {
    if (this.systems.length === 0) this.systems = (await catalog()).systems.filter((one) => one.playable);
    await wordsOf(view.system);
    this.id = id;
    this.limit = limit;
    this.year = year;
    this.options = options;
    this.game = view.system;
    this.steps.begin();
    this.beside = null;
    this.#take(view);
  }

  #take(view: ArmyView): void {
    this.view = view;
    const { system, data, points } = view;
    shelf.put({ id: this.id, system, data, points, title: view.named || say(view.nation), ...this.#terms });
  }

  #step(which: 'last' | 'next', way: 'back' | 'forth'): Promise<void> {
    return this.do(async () => {
      const to = this.steps[which];
      if (to === undefined || !this.view) return;
      const view = await askArmy({ ...this.#asked(to), open: this.view.open });
      this.steps[way](this.view.data);
      this.#take(view);
    });
  }
}

/** What a change has done, for who does not see it. */
function tellChange(change: ArmyChange, before: ArmyView, now: ArmyView): string {
  const named = (view: ArmyView, id: string) => view.units.find((one) => one.id === id)?.title ?? null;
  const points = now.points;
  if (change.type === 'add' || change.type === 'duplicate') {
    const unit = named(now, now.touched ?? '');
    return unit ? t('build-done-added', { unit, points }) : '';
  }
  if (change.type === 'remove') {
    const unit = named(before, change.unit);
    return unit ? t('build-done-removed', { unit, points }) : '';
  }
  if (change.type === 'move') {
    const unit = named(now, change.unit);
    return unit ? t('build-done-moved', { unit, place: change.place + 1 }) : '';
  }
  return t('build-done-changed', { points });
}

export const armies = new Armies();
