/** What a computer player would do here, asked for by the person: its move, why, and the line it reckons with. */
import type { HintMessage } from '../net/protocol';
import { settings } from './settings.svelte';

/** Who may be asked. */
export const ADVISERS = ['greedy', 'veteran', 'veteran:8s'] as const;

export interface Asker {
  /** The question that is asked now; null if none is, or none that a player would think about. */
  question: () => number | null;
  send: (decision: number, player: string | null) => void;
}

export class Hint {
  readonly #asker: Asker;
  open = $state(false);
  thinking = $state(false);
  told = $state.raw<HintMessage | null>(null);
  /** The move of the line that is looked at. */
  looked = $state(-1);
  #asked = -1;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  get player(): string {
    return settings.adviser;
  }

  /** Opens and asks; opened already, closes. */
  toggle(): void {
    if (this.open) this.close();
    else if (this.#asker.question() !== null) this.ask(settings.adviser);
  }

  ask(player: string): void {
    const question = this.#asker.question();
    if (question === null) return;
    settings.setAdviser(player);
    this.open = true;
    this.told = null;
    this.looked = -1;
    this.thinking = true;
    this.#asked = question;
    this.#asker.send(question, player);
  }

  /** Nobody waits for the answer any more. */
  stop(): void {
    if (this.thinking) this.#asker.send(this.#asked, null);
    this.thinking = false;
  }

  /** Another question is there, or nobody wants to know any more. */
  close(): void {
    this.stop();
    this.open = false;
    this.told = null;
    this.looked = -1;
  }

  hear(message: HintMessage): void {
    if (!this.thinking || message.decision !== this.#asked || message.player !== settings.adviser) return;
    this.thinking = false;
    this.told = message;
  }
}
