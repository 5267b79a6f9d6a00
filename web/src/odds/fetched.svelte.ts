/** Something asked of the server again whenever what it depends on changes; the last question's answer counts. */
import { Problem } from '../net/api';
import { t } from '../words/words';

const PATIENCE = 200;

export class Fetched<T> {
  value = $state.raw<T | null>(null);
  trouble = $state('');
  busy = $state(false);
  #key = '';
  #request = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask, unless the same was asked last. */
  ask(key: string, send: () => Promise<T>): void {
    if (key === this.#key) return;
    this.#key = key;
    this.busy = true;
    const request = ++this.#request;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(request, send), this.value === null ? 0 : PATIENCE);
  }

  async #send(request: number, send: () => Promise<T>): Promise<void> {
    let value: T | null = null;
    let trouble = '';
    try {
      value = await send();
    } catch (error) {
      trouble = error instanceof Problem ? error.message : t('table-no-server');
    }
    if (request !== this.#request) return;
    this.value = value;
    this.trouble = trouble;
    this.busy = false;
  }
}
