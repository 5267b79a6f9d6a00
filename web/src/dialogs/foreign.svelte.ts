/** A list of another program brought to a new battle: taken at once if all of it is known here, else asked about. */
import { armyAddress } from '../armies/address';
import { armies } from '../armies/armies.svelte';
import { imported } from '../armies/imported.svelte';
import { Problem } from '../net/api';
import { dialogs } from '../table/dialogs.svelte';
import { say, t } from '../words/words';

export class ForeignList {
  /** The side that it was brought for, while it is asked what is to be done; null: nothing is asked. */
  side = $state<number | null>(null);
  /** Whether it is asked: what is torn down reads states as they were before. */
  #asks = false;
  readonly #take: (system: string, army: Record<string, unknown>, side: number) => Promise<void>;

  /** `take` chooses an army of a game for a side. */
  constructor(take: (system: string, army: Record<string, unknown>, side: number) => Promise<void>) {
    this.#take = take;
  }

  /** What is told of the list. */
  get told(): string {
    const why = imported.view?.why;
    return why ? say(why) : t('build-import-told', imported.open);
  }

  /** Whether an army could be made of it. */
  get made(): boolean {
    return imported.data !== null;
  }

  /** Raises `Problem` for a file that is no list. */
  async bring(file: File, side: number): Promise<void> {
    this.#settle(null);
    if (!(await imported.read(file))) throw new Problem(armies.trouble);
    const { unknown, guessed } = imported.open;
    if (unknown + guessed > 0 || !this.made) this.#settle(side);
    else await this.take(side);
  }

  /** Fields the army as far as it is known. */
  async take(side: number): Promise<void> {
    const { data, view } = imported;
    this.#settle(null);
    imported.leave();
    if (data && view?.system) await this.#take(view.system, data, side);
  }

  /** Looks at it line by line in the army builder. */
  mend(): void {
    this.#settle(null);
    location.hash = armyAddress(imported.view?.system ?? undefined);
    dialogs.leave();
  }

  /** Forgets it. */
  leave(): void {
    if (this.#asks) imported.leave();
    this.#settle(null);
  }

  #settle(side: number | null): void {
    this.side = side;
    this.#asks = side !== null;
  }
}
