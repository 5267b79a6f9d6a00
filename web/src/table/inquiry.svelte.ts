/** The question what something would do, asked of the server: the newest counts, one is on its way at a time. */
import type { Preview, Proposal } from '../net/types';

/** After how long an answer is waited for no more. */
const PATIENCE = 500;

export interface Asker {
  /** Whether anything may be asked now. */
  may: () => boolean;
  send: (request: number, proposal: Proposal) => boolean;
}

export class Inquiry {
  preview = $state.raw<Preview | null>(null);
  /** Whether the preview answers what was asked last. */
  fresh = $state(true);

  readonly #asker: Asker;
  #request = 0;
  /** The number of the question whose answer is waited for. */
  #asked = 0;
  #wanted: Proposal | null = null;
  #inFlight = false;
  #whenFresh: (() => void) | null = null;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  propose(proposal: Proposal): void {
    this.#wanted = proposal;
    this.fresh = false;
    if (!this.#inFlight) requestAnimationFrame(() => this.#ask());
    this.#inFlight = true;
  }

  /** Nothing is considered any more: no answer is waited for. */
  drop(): void {
    this.#wanted = null;
    this.preview = null;
    this.fresh = true;
    this.#inFlight = false;
    this.#asked = ++this.#request;
  }

  /** Another question is there: what was to be done with the answer to the old one is not done. */
  begin(): void {
    this.drop();
    this.#whenFresh = null;
  }

  /** The connection was made anew: nothing is on its way. */
  reconnect(): void {
    this.#inFlight = false;
  }

  /** Does something with the preview, after it has come if it is still on its way. */
  then(go: (preview: Preview) => void): void {
    const then = () => {
      if (this.preview) go(this.preview);
    };
    if (this.fresh) then();
    else this.#whenFresh = then;
  }

  #ask(): void {
    if (!this.#wanted || !this.#asker.may()) {
      this.#inFlight = false;
      return;
    }
    const request = ++this.#request;
    this.#asked = request;
    const proposal = this.#wanted;
    this.#wanted = null;
    this.#inFlight = this.#asker.send(request, proposal);
    setTimeout(() => {
      if (this.#asked === request && this.#inFlight) this.#ask();
    }, PATIENCE);
  }

  answered(request: number, preview: Preview): void {
    if (request !== this.#asked) return;
    this.#inFlight = false;
    this.preview = preview;
    if (this.#wanted) {
      this.#inFlight = true;
      requestAnimationFrame(() => this.#ask());
      return;
    }
    this.fresh = true;
    const then = this.#whenFresh;
    this.#whenFresh = null;
    then?.();
  }

  /** Whether the question refused is the one whose answer is waited for: then there is none. */
  refused(request: number): boolean {
    if (request !== this.#asked) return false;
    this.#inFlight = false;
    this.fresh = true;
    this.preview = null;
    this.#whenFresh = null;
    return true;
  }
}
