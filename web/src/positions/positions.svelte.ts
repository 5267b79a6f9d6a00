/** A position that is set up: its text, what the game makes of it, and what it was before. */
import { kept, kitOf, layTable, lookAt, moveUnit, playPosition, positionOf, Problem, putTerrain } from '../net/api';
import type { PositionKit, PositionText, PositionUnit, PositionView } from '../net/protocol';
import { settings } from '../table/settings.svelte';
import { t, wordsOf } from '../words/words';
import { battleIn, unpacked } from './address';

const DRAFT = 'grognard-position';
/** After how long without a letter what is written is read. */
const PAUSE = 250;
/** What is written in one breath is undone at once. */
const BREATH = 800;
const MOST_STEPS = 200;
const FIRST = 'bolt_action';

const told = (error: unknown): string => (error instanceof Problem ? error.message : t('table-no-server'));

/** What was being written in this browser, if anything is remembered. */
function draft(): string | null {
  try {
    return localStorage.getItem(DRAFT);
  } catch {
    return null;
  }
}

class Positions {
  text = $state('');
  /** What the text is; while it is wrong, `seen` is what it was last. */
  view = $state.raw<PositionView | null>(null);
  seen = $state.raw<PositionView | null>(null);
  kit = $state.raw<PositionKit | null>(null);
  /** The unit in hand. */
  chosen = $state<string | null>(null);
  trouble = $state('');
  /** Why the address was not what is shown; it stays until something is written. */
  notice = $state('');
  reading = $state(false);
  #past = $state.raw<string[]>([]);
  #future = $state.raw<string[]>([]);
  #written = 0;
  #number = 0;
  #opened = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = '';

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  get mayRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Opens what an address names: a battle as it stands, a packed position, or else the last one. */
  async open(hash: string): Promise<void> {
    this.trouble = '';
    this.notice = '';
    this.chosen = null;
    const number = ++this.#opened;
    const battle = battleIn(hash);
    let found: string | null = null;
    try {
      found = battle === null ? await unpacked(hash) : (await positionOf(battle)).text;
    } catch (error) {
      this.notice = told(error);
    }
    if (found === null && hash.includes('~')) this.notice = t('table-position-unreadable');
    const last = draft();
    const text = found ?? last ?? (await this.#example());
    /* What the person has done meanwhile stays. */
    if (number !== this.#opened || (text === this.text && this.view)) return;
    /* What was being written is one step back. */
    this.#past = last !== null && last !== text ? [last] : [];
    this.#future = [];
    this.#set(text, 0);
  }

  /** Another text. What is `typed` in one breath is one step back. */
  write(text: string, typed = false): void {
    this.#opened++;
    this.notice = '';
    if (text === this.text) return;
    const now = performance.now();
    if (!typed || now - this.#written > BREATH) this.#past = [...this.#past, this.text].slice(-MOST_STEPS);
    this.#written = typed ? now : 0;
    this.#future = [];
    this.#set(text, typed ? PAUSE : 0);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.text];
    this.#set(last, 0);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.text];
    this.#set(next, 0);
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
    try {
      localStorage.setItem(DRAFT, text);
    } catch {
      // where nothing may be stored nothing is kept
    }
    clearTimeout(this.#timer);
    this.reading = true;
    this.#timer = setTimeout(() => void this.#read(), pause);
  }

  async #read(): Promise<void> {
    const number = ++this.#number;
    try {
      const view = await lookAt(this.text);
      if (view.system) await this.#meet(view.system);
      if (number !== this.#number) return;
      this.view = view;
      if (!view.wrong) this.seen = view;
      this.trouble = '';
    } catch (error) {
      if (number === this.#number) this.#fails(error);
    }
    if (number === this.#number) this.reading = false;
  }

  /** A position to begin with, of the game last played. */
  async #example(): Promise<string> {
    try {
      return (await kitOf(settings.game || (await kept())[0]?.system || FIRST)).example;
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
  }
}

export const positions = new Positions();
