/** The scenarios kept in this browser. */
const KEY = 'grognard-scenarios';

export interface Kept {
  id: string;
  system: string;
  title: string;
  data: Record<string, unknown>;
}

interface Shelved {
  scenarios: Kept[];
  /** The one last worked on. */
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
    typeof one.data === 'object' &&
    one.data !== null
  );
}

function stored(): Shelved {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { scenarios?: unknown; last?: unknown };
    const scenarios = Array.isArray(found.scenarios) ? found.scenarios.filter(isKept) : [];
    return { scenarios, last: typeof found.last === 'string' ? found.last : '' };
  } catch {
    return { scenarios: [], last: '' };
  }
}

class Shelf {
  scenarios = $state.raw<Kept[]>(stored().scenarios);
  last = $state(stored().last);
  /** Whether what was last put here will still be here tomorrow. */
  safe = $state(true);

  constructor() {
    /* Another tab of this browser has kept something. */
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.scenarios = stored().scenarios;
    });
  }

  find(id: string): Kept | null {
    return this.scenarios.find((one) => one.id === id) ?? null;
  }

  of(system: string): Kept[] {
    return this.scenarios.filter((one) => one.system === system);
  }

  /** The scenario last worked on, of a game if one is named. */
  newest(system: string | null): Kept | null {
    const fitting = this.scenarios.filter((one) => system === null || one.system === system);
    return fitting.find((one) => one.id === this.last) ?? fitting.at(-1) ?? null;
  }

  put(scenario: Kept): void {
    const others = stored().scenarios;
    const known = others.some((one) => one.id === scenario.id);
    this.last = scenario.id;
    this.#write(known ? others.map((one) => (one.id === scenario.id ? scenario : one)) : [...others, scenario]);
  }

  drop(id: string): void {
    this.#write(stored().scenarios.filter((one) => one.id !== id));
  }

  #write(scenarios: Kept[]): void {
    this.scenarios = scenarios;
    try {
      localStorage.setItem(KEY, JSON.stringify({ scenarios, last: this.last }));
      this.safe = true;
    } catch {
      this.safe = false;
    }
  }
}

export const shelf = new Shelf();
