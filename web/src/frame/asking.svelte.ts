/** How pages ask the server for what it makes of their work, and what is told of it. */
import { Problem } from '../net/api';
import { t } from '../words/words';

/** An error in words: what the server has said, or that there is none. */
export const told = (error: unknown): string => (error instanceof Problem ? error.message : t('table-no-server'));

/** A name for what is kept anew. */
export const freshId = (): string => crypto.randomUUID().slice(0, 8);

/** One thing is asked after the other, each on what the last has made. */
export class Asking {
  /** What went wrong with what was done last. */
  trouble = $state('');
  /** Where in what was sent it was wrong, if that is known. */
  place = $state('');
  /** What was done last, in words. */
  done = $state('');
  busy = $state(0);
  #line: Promise<unknown> = Promise.resolve();

  /** Does what comes next. `called` is what the file is called that is read. */
  protected do(what: () => Promise<void>, called = ''): Promise<void> {
    this.busy++;
    const next = this.#line.then(async () => {
      this.trouble = this.done = this.place = '';
      try {
        await what();
      } catch (error) {
        this.place = error instanceof Problem ? error.place : '';
        this.trouble = called && error instanceof Problem ? `${called}: ${error.message}` : told(error);
      }
      this.busy--;
    });
    this.#line = next;
    return next;
  }
}

/** What is asked once the hand rests; only the answer to what was asked last is heard. */
export class Newest {
  /** Whether an answer is awaited. */
  asking = $state(false);
  /** Whether what was asked last has no answer: what is known is of something older. */
  failed = $state(false);
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks after so many thousandths of a second, unless something else is asked until then. */
  ask<T>(pause: number, what: () => Promise<T>, take: (found: T) => void, fails: (error: unknown) => void): void {
    const number = ++this.#number;
    clearTimeout(this.#timer);
    this.asking = true;
    this.#timer = setTimeout(async () => {
      try {
        const found = await what();
        if (number === this.#number) {
          this.failed = false;
          take(found);
        }
      } catch (error) {
        if (number === this.#number) {
          this.failed = true;
          fails(error);
        }
      }
      if (number === this.#number) this.asking = false;
    }, pause);
  }
}
