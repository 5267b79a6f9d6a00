/** One WebSocket to one battle, kept alive: it comes back by itself with growing pauses and at once when the page is seen again. */
import type { ToPage, FromPage } from './protocol';

export interface Listener {
  message(message: ToPage): void;
  state(open: boolean): void;
  last(): number | null;
}

const LONGEST_PAUSE = 10_000;
/** For how long a connection that may have slept is given to answer. */
const ANSWERS_WITHIN = 4_000;

export class Connection {
  #socket: WebSocket | null = null;
  #pause = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #asked: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly battle: string,
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('online', this.#seen);
    this.#open();
  }

  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#asked);
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('online', this.#seen);
    this.#socket?.close();
  }

  #seen = () => {
    const waiting = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (this.#ended || document.hidden) return;
    if (waiting) {
      clearTimeout(this.#timer);
      this.#open();
    } else if (this.send({ type: 'ping' })) {
      /* After a sleep a connection may look open that is none any more. */
      clearTimeout(this.#asked);
      this.#asked = setTimeout(() => this.#again(), ANSWERS_WITHIN);
    }
  };

  /** Leaves a connection that does not answer for another. */
  #again(): void {
    const silent = this.#socket;
    this.listener.state(false);
    this.#open();
    silent?.close();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.battle)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = 250;
      this.listener.state(true);
      this.send({ type: 'hello', last: this.listener.last() });
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#asked);
      this.listener.message(JSON.parse(String(event.data)) as ToPage);
    };
    socket.onclose = () => {
      if (this.#ended || socket !== this.#socket) return;
      this.listener.state(false);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    };
  }
}
