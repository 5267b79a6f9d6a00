/** The dice sealed: the half this page draws, commits to and gives when all others are bound, and what it has noted of it. */
import type { FromPage, SealMessage, Verdict } from '../net/protocol';
import { bytesOf, hexOf, sha256 } from './sha256';

/** What a page keeps of a battle: its halves, each by what the house had committed to, and the seals it gave them to. */
interface Kept {
  halves: Record<string, string>;
  noted: string[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What people call a seal: it follows from what all have committed to, as the server's `core/engine/seals.py` has it. */
export function codeOf(commitments: string[]): string {
  const digest = sha256(bytesOf(commitments.join('')));
  const bits = Array.from(digest, (each) => each.toString(2).padStart(8, '0')).join('');
  const letters = Array.from({ length: 20 }, (_, i) => LETTERS[parseInt(bits.slice(5 * i, 5 * i + 5), 2)]).join('');
  return letters.match(/.{5}/g)!.join('-');
}

export const committed = (half: string) => hexOf(sha256(bytesOf(half)));

export class Seals {
  told = $state.raw<SealMessage | null>(null);
  /** The seals this page has given a half to, in this battle. */
  noted = $state.raw<string[]>([]);
  #battle = '';
  #kept: Kept = { halves: {}, noted: [] };
  #send: (message: FromPage) => boolean;

  constructor(send: (message: FromPage) => boolean) {
    this.#send = send;
  }

  /** Whether the seal in force is another than those this page has given a half to. */
  get changed(): boolean {
    const sealed = this.told?.sealed ?? '';
    return sealed !== '' && this.told?.seat !== null && this.noted.length > 0 && !this.noted.includes(sealed);
  }

  leave(): void {
    this.told = null;
    this.noted = [];
    this.#battle = '';
  }

  hear(message: SealMessage, battle: string): void {
    if (battle !== this.#battle) this.#read(battle);
    this.told = message;
    const { round, commitments, seat } = message;
    if (seat === null || round === '') return;
    const known = this.#kept.halves[round] !== undefined;
    this.#kept.halves[round] ??= hexOf(crypto.getRandomValues(new Uint8Array(32)));
    const half = this.#kept.halves[round];
    const commitment = committed(half);
    if (!known || commitments.length === 0) {
      this.#keep();
      this.#send({ type: 'commit', round, commitment });
    } else if (commitments[0] === round && commitments.slice(1).includes(commitment)) {
      const code = codeOf(commitments);
      if (!this.#kept.noted.includes(code)) this.#kept.noted = [...this.#kept.noted, code];
      this.#keep();
      this.#send({ type: 'reveal', round, half });
    }
  }

  /** Whether what is proved has the half this page drew; null if it drew none for that seal. */
  holds(verdict: Verdict): boolean | null {
    const mine = verdict.seals.filter((each) => this.noted.includes(each.code));
    if (mine.length === 0) return null;
    return mine.every((each) =>
      Object.values(each.halves).includes(this.#kept.halves[each.commitments['house']!] ?? '-'),
    );
  }

  #read(battle: string): void {
    this.#battle = battle;
    this.#kept = { halves: {}, noted: [] };
    try {
      const found = JSON.parse(localStorage.getItem(this.#place) ?? 'null') as Kept | null;
      if (found) this.#kept = { halves: { ...found.halves }, noted: [...found.noted] };
    } catch {
      /* Nothing can be kept here: a page that is closed meanwhile draws another half. */
    }
    this.noted = this.#kept.noted;
  }

  #keep(): void {
    this.noted = this.#kept.noted;
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.#kept));
    } catch {
      /* See above. */
    }
  }

  get #place(): string {
    return `grognard-seal-${this.#battle}`;
  }
}
