/** A list of another program on its way to an army: what became of each line, and what the player said theirs mean, kept in this browser. */
import { askList, Problem } from '../net/api';
import type { ListView } from '../net/protocol';
import { t, wordsOf } from '../words/words';
import { told } from '../frame/asking.svelte';
import { armies } from './armies.svelte';

const KEY = 'grognard-names';

type Names = Record<string, string>;

function remembered(): Record<string, Names> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Names>;
  } catch {
    return {};
  }
}

async function encoded(file: File): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}

class Imported {
  view = $state.raw<ListView | null>(null);
  names = $state.raw<Names>({});
  busy = $state(false);
  #file = '';
  #called = '';

  /** The lines that nothing of ours was found for, and those that were guessed. */
  get open(): { unknown: number; guessed: number } {
    const of = (state: string) => this.view?.lines.filter((line) => line.state === state).length ?? 0;
    return { unknown: of('unknown'), guessed: of('guessed') };
  }

  /** Reads a file as a list of another program; whether it is one. */
  async read(file: File): Promise<boolean> {
    this.#called = file.name;
    this.#file = await encoded(file);
    this.names = {};
    if (!(await this.#ask(null))) return false;
    const system = this.view?.system;
    const known = system ? (remembered()[system] ?? {}) : {};
    if (system && Object.keys(known).length > 0) await this.#again(system, known);
    return true;
  }

  /** Matches its names to the army lists of a game, of whatever edition it is. */
  async as(system: string): Promise<void> {
    await this.#again(system, remembered()[system] ?? {});
  }

  /** Says what a name of theirs means: an entry of ours, nothing for what is left out, null for what was guessed. */
  async mend(name: string, ours: string | null): Promise<void> {
    const system = this.view?.system;
    if (!system) return;
    const names = { ...this.names };
    if (ours === null) delete names[name];
    else names[name] = ours;
    if (!(await this.#again(system, names))) return;
    const kept = { ...remembered()[system], ...names };
    if (ours === null) delete kept[name];
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [system]: kept }));
    } catch {
      // what cannot be kept holds for this import
    }
  }

  /** The army that was made, to be built on. */
  async build(): Promise<void> {
    if (!this.data) return;
    await armies.read(JSON.stringify(this.data));
    if (!armies.trouble) this.leave();
  }

  /** The data of the army that was made, of its game. */
  get data(): Record<string, unknown> | null {
    const { view } = this;
    return view?.army && view.system ? { ...view.army, system: view.system } : null;
  }

  leave(): void {
    this.view = null;
  }

  async #again(system: string, names: Names): Promise<boolean> {
    const before = this.names;
    this.names = names;
    if (await this.#ask(system)) return true;
    this.names = before;
    return false;
  }

  async #ask(system: string | null): Promise<boolean> {
    this.busy = true;
    armies.trouble = armies.done = '';
    try {
      const view = await askList({ file: this.#file, system, nation: null, names: this.names });
      if (view.system) await wordsOf(view.system);
      this.view = view;
    } catch (error) {
      armies.trouble =
        error instanceof Problem ? t('table-bring-wrong', { file: this.#called, problem: error.message }) : told(error);
      return false;
    } finally {
      this.busy = false;
    }
    return true;
  }
}

export const imported = new Imported();
