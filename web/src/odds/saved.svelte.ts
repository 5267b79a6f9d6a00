/** Questions kept in this browser under a name: each is the address that asks it. */
const KEY = 'grognard.questions';
const MOST = 50;

export interface Saved {
  name: string;
  address: string;
}

function read(): Saved[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter(
      (one): one is Saved =>
        typeof one?.name === 'string' && typeof one?.address === 'string' && one.address.startsWith('odds'),
    );
  } catch {
    return [];
  }
}

class SavedQuestions {
  all = $state.raw<Saved[]>(read());

  /** Keeps the address under the name; one already kept under it gives way. */
  save(name: string, address: string): void {
    this.#write([{ name, address }, ...this.all.filter((one) => one.name !== name)].slice(0, MOST));
  }

  forget(name: string): void {
    this.#write(this.all.filter((one) => one.name !== name));
  }

  #write(all: Saved[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a browser that keeps nothing simply forgets
    }
  }
}

export const saved = new SavedQuestions();
