/** Steps back and forth of what a page makes. */
const MOST_STEPS = 200;

export class Steps<T> {
  #past = $state.raw<T[]>([]);
  #future = $state.raw<T[]>([]);
  #sort = '';

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  get mayRedo(): boolean {
    return this.#future.length > 0;
  }

  /** What a step back leads to, and one forth. */
  get last(): T | undefined {
    return this.#past.at(-1);
  }

  get next(): T | undefined {
    return this.#future.at(-1);
  }

  /** Forgets all but what was before, if anything. */
  begin(...past: T[]): void {
    this.#past = past;
    this.#future = [];
    this.#sort = '';
  }

  /** Keeps what was before a change. Changes of one `sort` that follow one another are one step. */
  keep(before: T, sort = ''): void {
    if (!sort || sort !== this.#sort) this.#past = [...this.#past, before].slice(-MOST_STEPS);
    this.#sort = sort;
    this.#future = [];
  }

  /** What it was, in the place of what it is now; undefined: there is no step back. */
  back(now: T): T | undefined {
    const { last } = this;
    if (last === undefined) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, now];
    this.#sort = '';
    return last;
  }

  /** What it became, in the place of what it is now; undefined: there is no step forth. */
  forth(now: T): T | undefined {
    const { next } = this;
    if (next === undefined) return undefined;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, now];
    this.#sort = '';
    return next;
  }
}
