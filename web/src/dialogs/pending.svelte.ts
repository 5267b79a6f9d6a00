/** What is still being looked at: whoever waits for all of it asks whether `any` is left. */
export class Pending {
  #count = $state(0);

  get any(): boolean {
    return this.#count > 0;
  }

  /** Counts until the work is done, or has failed. */
  of<T>(work: Promise<T>): Promise<T> {
    this.#count += 1;
    return work.finally(() => (this.#count -= 1));
  }
}
