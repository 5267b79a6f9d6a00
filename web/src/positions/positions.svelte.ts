/** A position that is set up: its text, what the game makes of it, and what it was before. */
import {
  catalog,
  kept,
  kitOf,
  layTable,
  lookAt,
  moveUnit,
  playPosition,
  positionOf,
  Problem,
  putTerrain,
} from '../net/api';
import type { PositionKit, PositionText, PositionUnit, PositionView } from '../net/protocol';
import { Newest, told } from '../frame/asking.svelte';
import { Steps } from '../frame/steps.svelte';
import { settings } from '../table/settings.svelte';
import { t, wordsOf } from '../words/words';
import { isPosition, namedIn, unpacked } from './address';

const DRAFT = 'grognard-position';
/** What was being written when an address put another text in its place. */
const BEFORE = 'grognard-position-before';
/** After how long without a letter what is written is read. */
const PAUSE = 250;
/** What is written in one breath is undone at once. */
const BREATH = 800;
/** After how long a server that did not answer is asked once more. */
const AGAIN = 3000;

/** What this browser remembers, if anything. */
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // where nothing may be stored nothing is kept
  }
}

class Positions {
  readonly steps = new Steps<string>();
  readonly newest = new Newest();
  text = $state('');
  /** What the text is; while it is wrong, `seen` is what it was last. */
  view = $state.raw<PositionView | null>(null);
  seen = $state.raw<PositionView | null>(null);
  kit = $state.raw<PositionKit | null>(null);
  /** The unit in hand. */
  chosen = $state<string | null>(null);
  trouble = $state('');
  /** Whether the server did not answer when it was asked last. */
  cut = $state(false);
  /** Why the address was not what is shown; it stays until something is written. */
  notice = $state('');
  #written = 0;
  #breath = 0;
  #opened = 0;
  #known = '';

  /** Whether the text has not been read yet. */
  get reading(): boolean {
    return this.newest.asking;
  }

  /** Opens what an address names: a battle as it stands, a packed position, or else the last one. */
  async open(hash: string): Promise<void> {
    this.trouble = '';
    this.notice = '';
    this.chosen = null;
    const number = ++this.#opened;
    const named = namedIn(hash);
    let found: string | null = null;
    try {
      found = named === null ? await unpacked(hash) : await this.#named(named);
    } catch (error) {
      this.notice = told(error);
    }
    if (found === null && hash.includes('~')) this.notice = t('table-position-unreadable');
    const last = remembered(DRAFT);
    const text = found ?? last ?? (await this.#example());
    /* What the person has done meanwhile stays. */
    if (number !== this.#opened || (text === this.text && this.view)) return;
    /* What was being written is one step back, also when the page is loaded once more. */
    if (last !== null && last !== text) remember(BEFORE, last);
    const before = remembered(BEFORE);
    if (before !== null && before !== text) this.steps.begin(before);
    else this.steps.begin();
    this.#set(text, 0);
  }

  /** How a battle stands, or what there is of a game: what was written last if it is of that game, else its example. */
  async #named(name: string): Promise<string> {
    const { systems } = await catalog();
    if (!systems.some((one) => one.name === name)) return (await positionOf(name)).text;
    const last = remembered(DRAFT);
    return last !== null && last.trimStart().startsWith(`${name}\n`) ? last : (await kitOf(name)).example;
  }

  /** Another text. What is `typed` in one breath is one step back. */
  write(text: string, typed = false): void {
    this.#opened++;
    this.notice = '';
    if (text === this.text) return;
    const now = performance.now();
    if (now - this.#written > BREATH) this.#breath++;
    this.#written = now;
    this.steps.keep(this.text, typed ? `breath ${this.#breath}` : '');
    this.#set(text, typed ? PAUSE : 0);
  }

  undo(): void {
    const last = this.steps.back(this.text);
    if (last !== undefined) this.#set(last, 0);
  }

  redo(): void {
    const next = this.steps.forth(this.text);
    if (next !== undefined) this.#set(next, 0);
  }

  move(unit: PositionUnit, by: { dx?: number; dy?: number; turn?: number }): Promise<void> {
    return this.#rewrite((text) => moveUnit(text, unit.id, by));
  }

  /** Lays another table under the units: one of the game by its name, or one of the map editor. */
  lay(map: string | Record<string, unknown>): Promise<void> {
    return this.#rewrite((text) => layTable(text, map));
  }

  /** Puts a piece of terrain into the middle. */
  put(kind: string): Promise<void> {
    return this.#rewrite((text) => putTerrain(text, kind));
  }

  /** What the server makes of the text, unless it has become another meanwhile. */
  async #rewrite(make: (text: string) => Promise<PositionText>): Promise<void> {
    const before = this.text;
    try {
      const made = await make(before);
      if (this.text === before) this.write(made.text);
    } catch (error) {
      this.#fails(error);
    }
  }

  /** Adds a unit of these words in the middle of the table. */
  add(side: string, words: string): void {
    const base = words.split(' ')[0]!.replace(/[^a-z0-9-]/g, '') || 'unit';
    const stem = /^[0-9]/.test(base) ? 'unit' : base.slice(0, 30);
    let name = `${side}.${stem}`;
    for (let number = 2; new RegExp(`^${name.replace('.', '\\.')}\\s`, 'm').test(this.text); number++)
      name = `${side}.${stem}-${number}`;
    this.chosen = name;
    this.write(`${this.text.replace(/\s*$/, '')}\n${name} ${words} @${this.seen?.middle ?? '24,24'}\n`);
  }

  /** Begins a battle here and gives its id; null: it cannot be. */
  async play(players: string[]): Promise<string | null> {
    try {
      return (await playPosition(this.text, players)).id;
    } catch (error) {
      this.#fails(error);
      return null;
    }
  }

  #set(text: string, pause: number): void {
    this.text = text;
    remember(DRAFT, text);
    this.newest.ask(
      pause,
      async () => {
        const view = await lookAt(text);
        if (view.system) await this.#meet(view.system);
        return view;
      },
      (view) => {
        this.view = view;
        if (!view.wrong) this.seen = view;
        this.trouble = '';
        this.cut = false;
      },
      (error) => this.#fails(error),
    );
  }

  /** A position to begin with, of the game last played. */
  async #example(): Promise<string> {
    try {
      const last = settings.game || (await kept())[0]?.system;
      return (await kitOf(last || (await catalog()).systems[0]!.name)).example;
    } catch (error) {
      this.#fails(error);
      return '';
    }
  }

  /** Puts the example of a game in the place of all there is. */
  async begin(system: string): Promise<void> {
    try {
      this.chosen = null;
      this.write((await kitOf(system)).example);
    } catch (error) {
      this.#fails(error);
    }
  }

  async #meet(system: string): Promise<void> {
    if (system === this.#known) return;
    const [, kit] = await Promise.all([wordsOf(system), kitOf(system)]);
    this.kit = kit;
    this.#known = system;
  }

  #fails(error: unknown): void {
    this.trouble = told(error);
    if (error instanceof Problem || this.cut) return;
    this.cut = true;
    setTimeout(() => this.#again(), AGAIN);
  }

  /** Asks a server that did not answer once more. */
  #again(): void {
    this.cut = false;
    if (this.reading || !isPosition(location.hash.slice(1))) return;
    if (this.text) this.#set(this.text, 0);
    else void this.open(location.hash.slice(1));
  }
}

export const positions = new Positions();
