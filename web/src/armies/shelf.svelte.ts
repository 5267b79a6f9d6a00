/** The lists kept in this browser. */
const KEY = 'grognard-armies';

export interface Kept {
  id: string;
  system: string;
  title: string;
  points: number;
  limit: number | null;
  data: Record<string, unknown>;
}

interface Shelved {
  lists: Kept[];
  /** The list last worked on. */
  last: string;
}

function isKept(value: unknown): value is Kept {
  const one = value as Partial<Kept> | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof one.id === 'string' &&
    typeof one.system === 'string' &&
    typeof one.title === 'string' &&
    typeof one.points === 'number' &&
    (one.limit === null || typeof one.limit === 'number') &&
    typeof one.data === 'object' &&
    one.data !== null
  );
}

function stored(): Shelved {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { lists?: unknown; last?: unknown };
    const lists = Array.isArray(found.lists) ? found.lists.filter(isKept) : [];
    return { lists, last: typeof found.last === 'string' ? found.last : '' };
  } catch {
    return { lists: [], last: '' };
  }
}

class Shelf {
  lists = $state.raw<Kept[]>(stored().lists);
  last = $state(stored().last);
  /** Whether what was last put here will still be here tomorrow. */
  safe = $state(true);

  constructor() {
    /* Another tab of this browser has kept something. */
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.lists = stored().lists;
    });
  }

  find(id: string): Kept | null {
    return this.lists.find((one) => one.id === id) ?? null;
  }

  /** The list last worked on, of a game if one is named. */
  newest(system: string | null): Kept | null {
    const fitting = this.lists.filter((one) => system === null || one.system === system);
    return fitting.find((one) => one.id === this.last) ?? fitting.at(-1) ?? null;
  }

  put(list: Kept): void {
    const others = stored().lists;
    const known = others.some((one) => one.id === list.id);
    this.last = list.id;
    this.#write(known ? others.map((one) => (one.id === list.id ? list : one)) : [...others, list]);
  }

  drop(id: string): void {
    this.#write(stored().lists.filter((one) => one.id !== id));
  }

  #write(lists: Kept[]): void {
    this.lists = lists;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lists, last: this.last }));
      this.safe = true;
    } catch {
      this.safe = false;
    }
  }
}

export const shelf = new Shelf();
