import { fightOut, howFar, Problem, stopFights } from '../net/api';
import type { NewBattle, SimulationView } from '../net/protocol';
import { dialogs } from '../table/dialogs.svelte';
import { t } from '../words/words';

/** So often one asks how far it is, in milliseconds. */
const EVERY = 1000;
/** Where a reload finds what is being fought. */
const PLACE = 'grognard-fights';

/** Battles that are fought out between computer players: what is fought, and how far it is. They go on while the dialog is closed. */
class Fights {
  /** What would be fought. */
  battle = $state.raw<NewBattle | null>(null);
  view = $state.raw<SimulationView | null>(null);
  trouble = $state('');
  /** Since when it is followed, and how many were fought by then, to tell how long it takes. */
  #from = { at: 0, done: 0 };

  get under(): boolean {
    return this.view?.stage === 'waiting' || this.view?.stage === 'running';
  }

  /** The minutes it still takes, as far as can be told; null: not yet. */
  get minutes(): number | null {
    const { view } = this;
    if (view?.stage !== 'running' || view.done < this.#from.done + 2) return null;
    const each = (Date.now() - this.#from.at) / (view.done - this.#from.done);
    return Math.round((each * (view.battles - view.done)) / 60_000);
  }

  /** Shows the dialog for a battle as it is set up; what is being fought is shown first. */
  prepare(battle: NewBattle): void {
    this.battle = battle;
    if (!this.under) this.view = null;
    this.trouble = '';
    dialogs.show('fight-out');
    const known = sessionStorage.getItem(PLACE);
    if (!this.view && known) void this.#find(known);
  }

  /** What was being fought before the page was loaded anew, if it still is. */
  async #find(id: string): Promise<void> {
    sessionStorage.removeItem(PLACE);
    const found = await howFar(id).catch(() => null);
    if (!found || this.view || (found.stage !== 'waiting' && found.stage !== 'running')) return;
    this.view = found;
    this.#follow();
  }

  #follow(): void {
    if (!this.view) return;
    sessionStorage.setItem(PLACE, this.view.id);
    this.#from = { at: Date.now(), done: this.view.done };
    void this.#watch();
  }

  async begin(battles: number, swap: boolean): Promise<void> {
    if (!this.battle || this.under) return;
    await this.#take(fightOut({ battle: { ...this.battle, dice: 'rolled' }, battles, swap }));
    this.#follow();
  }

  async stop(): Promise<void> {
    if (this.view) await this.#take(stopFights(this.view.id));
  }

  /** Others may be asked for. */
  again(): void {
    this.view = null;
  }

  async #watch(): Promise<void> {
    while (this.under) {
      await new Promise((done) => setTimeout(done, EVERY));
      if (this.under && !(await this.#take(howFar(this.view!.id)))) return;
    }
  }

  /** Takes an answer; whether there is one. */
  async #take(asked: Promise<SimulationView>): Promise<boolean> {
    try {
      this.view = await asked;
      this.trouble = '';
      return true;
    } catch (error) {
      this.trouble = error instanceof Problem ? error.message : t('table-no-server');
      if (error instanceof Problem) this.view = null;
      return !(error instanceof Problem);
    }
  }
}

export const fights = new Fights();
