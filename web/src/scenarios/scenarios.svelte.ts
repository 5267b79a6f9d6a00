/** The scenario that is made: what it is, what it was before. All is worked out by the server; what is done is kept in this browser at once. */
import { askScenario, bundleOf, catalog, Problem, startBattle } from '../net/api';
import type { Change, NewBattle, ScenarioView, SystemEntry } from '../net/protocol';
import type { Ground } from '../net/types';
import { Asking, freshId } from '../frame/asking.svelte';
import { gameOf } from '../frame/files';
import { Steps } from '../frame/steps.svelte';
import { settings } from '../table/settings.svelte';
import { t, wordsOf } from '../words/words';
import { gameIn } from './address';
import { shelf, type Kept } from './shelf.svelte';

const LARGEST = 1_000_000;

type Data = Record<string, unknown>;

class Scenarios extends Asking {
  readonly steps = new Steps<Data>();
  systems = $state.raw<SystemEntry[]>([]);
  /** The scenario as it is; null: one has still to be begun. */
  view = $state.raw<ScenarioView | null>(null);
  /** Its map as it is drawn; null: it cannot be read. */
  ground = $state.raw<Ground | null>(null);
  id = $state('');
  /** The game of a new scenario. */
  game = $state('');

  get system(): SystemEntry | null {
    return this.systems.find((one) => one.name === (this.view?.system ?? this.game)) ?? null;
  }

  /** Opens what an address names: the last scenario, of a game if it names one. */
  async open(hash: string): Promise<void> {
    this.trouble = this.done = '';
    const game = gameIn(hash);
    const last = shelf.newest(game);
    if (last) await this.show(last);
    else await this.start(game ?? settings.game);
  }

  /** Asks what a new scenario is to be. */
  start(game: string): Promise<void> {
    return this.do(async () => {
      this.view = null;
      await this.#games();
      const named = this.systems.find((one) => one.name === game) ?? this.systems[0];
      if (!named) return;
      await wordsOf(named.name);
      this.game = named.name;
    });
  }

  /** Begins a new scenario: with sensible values (null), or as one that comes with the game. */
  begin(from: string | null): Promise<void> {
    const change: Change | null = from === null ? { type: 'set', path: 'title', value: t('plan-own') } : null;
    return this.do(async () =>
      this.#enter(await askScenario({ system: this.game, scenario: from, change, map: '' }), freshId()),
    );
  }

  /** Opens a scenario of this browser. */
  show(one: Kept): Promise<void> {
    return this.do(async () =>
      this.#enter(await askScenario({ system: one.system, scenario: one.data, change: null, map: '' }), one.id),
    );
  }

  /** Reads a file's text as a new scenario. `called` is what the file is called. */
  read(text: string, called = ''): Promise<void> {
    return this.do(async () => {
      if (text.length > LARGEST) throw new Problem(t('plan-too-long', { most: LARGEST }));
      const system = gameOf(text) ?? this.view?.system ?? this.game;
      const view = await askScenario({ system, scenario: text, change: null, map: '' });
      await this.#enter(view, freshId());
      this.done = t('plan-read', { title: view.title });
    }, called);
  }

  /** Makes a change. */
  change(change: Change): Promise<void> {
    return this.do(async () => {
      const before = this.view;
      if (!before) return;
      const view = await this.#ask(before.data, change);
      this.steps.keep(before.data);
      this.#take(view);
      this.done = t('plan-done', { count: view.wrongs.length });
    });
  }

  undo(): Promise<void> {
    return this.#step('last', 'back');
  }

  redo(): Promise<void> {
    return this.#step('next', 'forth');
  }

  /** Throws the scenario away and opens another. */
  async drop(): Promise<void> {
    const game = this.view?.system ?? this.game;
    shelf.drop(this.id);
    const next = shelf.newest(game) ?? shelf.newest(null);
    if (next) await this.show(next);
    else await this.start(game);
  }

  /** The scenario with its map and armies, as the text of one file; null: it cannot be made, and why is told. */
  async bundle(): Promise<string | null> {
    let found: string | null = null;
    await this.do(async () => {
      if (this.view) found = (await bundleOf(this.view.system, this.view.data)).text;
    });
    return found;
  }

  /** Begins a battle of it; its id, or null: it cannot begin, and why is told. */
  async play(players: [string, string]): Promise<string | null> {
    let found: string | null = null;
    await this.do(async () => {
      if (!this.view) return;
      const { system, data } = this.view;
      const asked: NewBattle = {
        ...{ system, scenario: data, map: null, armies: [], options: {}, year: null, clock: null },
        ...{ seed: null, players, dice: 'rolled' },
      };
      found = (await startBattle(asked)).id;
      settings.played(system);
    });
    return found;
  }

  async #games(): Promise<void> {
    if (this.systems.length === 0) this.systems = (await catalog()).systems.filter((one) => one.playable);
  }

  #ask(scenario: Data, change: Change | null): Promise<ScenarioView> {
    return askScenario({ system: this.view!.system, scenario, change, map: this.view!.map });
  }

  async #enter(view: ScenarioView, id: string): Promise<void> {
    await Promise.all([this.#games(), wordsOf(view.system)]);
    this.id = id;
    this.game = view.system;
    this.steps.begin();
    this.#take(view);
  }

  #take(view: ScenarioView): void {
    if (view.ground || !view.map) this.ground = view.ground;
    this.view = view;
    shelf.put({ id: this.id, system: view.system, title: view.title, data: view.data });
  }

  #step(which: 'last' | 'next', way: 'back' | 'forth'): Promise<void> {
    return this.do(async () => {
      const to = this.steps[which];
      if (to === undefined || !this.view) return;
      const view = await this.#ask(to, null);
      this.steps[way](this.view.data);
      this.#take(view);
    });
  }
}

export const scenarios = new Scenarios();
