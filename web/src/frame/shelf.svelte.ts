/** What a page keeps in this browser: several of a kind, each of a game, and which was worked on last. */
export interface Shelved {
  id: string;
  system: string;
  title: string;
}

interface Stored<T> {
  lists: T[];
  last: string;
}

export const isShelved = (value: unknown): value is Shelved => {
  const one = value as Partial<Shelved> | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof one.id === 'string' &&
    typeof one.system === 'string' &&
    typeof one.title === 'string'
  );
};

/** One whose file is all there is to it. */
export interface ShelvedFile extends Shelved {
  data: Record<string, unknown>;
}

export function isShelvedFile(value: unknown): value is ShelvedFile {
  if (!isShelved(value)) return false;
  const { data } = value as Partial<ShelvedFile>;
  return typeof data === 'object' && data !== null;
}

export class Shelf<T extends Shelved> {
  lists = $state.raw<T[]>([]);
  last = $state('');
  /** Whether what was last put here will still be here tomorrow. */
  safe = $state(true);
  #key: string;
  #isOne: (value: unknown) => value is T;

  constructor(key: string, isOne: (value: unknown) => value is T) {
    this.#key = key;
    this.#isOne = isOne;
    ({ lists: this.lists, last: this.last } = this.#stored());
    /* Another tab of this browser has kept something. */
    addEventListener('storage', (event) => {
      if (event.key === key) this.lists = this.#stored().lists;
    });
  }

  find(id: string): T | null {
    return this.lists.find((one) => one.id === id) ?? null;
  }

  of(system: string | undefined): T[] {
    return this.lists.filter((one) => one.system === system);
  }

  /** The one last worked on, of a game if one is named. */
  newest(system: string | null): T | null {
    const fitting = this.lists.filter((one) => system === null || one.system === system);
    return fitting.find((one) => one.id === this.last) ?? fitting.at(-1) ?? null;
  }

  put(list: T): void {
    const others = this.#stored().lists;
    const known = others.some((one) => one.id === list.id);
    this.last = list.id;
    this.#write(known ? others.map((one) => (one.id === list.id ? list : one)) : [...others, list]);
  }

  drop(id: string): void {
    this.#write(this.#stored().lists.filter((one) => one.id !== id));
  }

  #stored(): Stored<T> {
    try {
      const found = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as { lists?: unknown; last?: unknown };
      const lists = Array.isArray(found.lists) ? found.lists.filter(this.#isOne) : [];
      return { lists, last: typeof found.last === 'string' ? found.last : '' };
    } catch {
      return { lists: [], last: '' };
    }
  }

  #write(lists: T[]): void {
    this.lists = lists;
    try {
      localStorage.setItem(this.#key, JSON.stringify({ lists, last: this.last }));
      this.safe = true;
    } catch {
      this.safe = false;
    }
  }
}
