/** What is told of a battle when it is over, and which of its moments is looked at in the log. */
import { battlePage } from '../net/api';
import type { Scene, Summary } from '../net/types';
import { table } from './store.svelte';

class Afterwards {
  summary = $state.raw<Summary | null>(null);
  trouble = $state('');
  #shown = $state.raw<{ line: number; scene: Scene | null } | null>(null);
  #of: Scene | null = null;

  /** Asks for the page of the battle as it stands, once; the log comes whole with it. */
  async ask(): Promise<void> {
    const { scene, battle } = table;
    if (!battle || !scene?.result || this.#of === scene) return;
    this.#of = scene;
    this.summary = null;
    this.trouble = '';
    try {
      const page = await battlePage(battle.id);
      if (table.scene !== scene) return;
      this.summary = page.summary;
      table.log = page.log;
    } catch (error) {
      if (this.#of !== scene) return;
      this.#of = null;
      this.trouble = (error as Error).message;
    }
  }

  /** The line of the log that is shown, as long as the battle stands as it does. */
  get line(): number | null {
    return this.#shown !== null && this.#shown.scene === table.scene ? this.#shown.line : null;
  }

  show(line: number): void {
    this.#shown = null;
    queueMicrotask(() => (this.#shown = { line, scene: table.scene }));
  }
}

export const afterwards = new Afterwards();
