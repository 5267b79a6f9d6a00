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
/** After how long a silence a connection is asked whether it is still one, sooner if something was said; a busy server is given
    longer to answer. */
const SILENT = 25_000;
const UNANSWERED = 5_000;
const BUSY_WITHIN = 10_000;

export class Connection {
  #socket: WebSocket | null = null;
  #pause = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #asked: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

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
    /* The table that hello asks for may take its time. */
    if (message.type !== 'ping' && message.type !== 'hello') this.#listen(UNANSWERED);
    return true;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#asked);
    clearTimeout(this.#silence);
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
    } else this.#ask(ANSWERS_WITHIN); /* After a sleep a connection may look open that is none any more. */
  };

  /** Has the server say that it is there, or comes anew. */
  #ask(within: number): void {
    if (!this.send({ type: 'ping' })) return;
    clearTimeout(this.#asked);
    this.#asked = setTimeout(() => this.#again(), within);
  }

  /** A network may lose a connection without a word: after a silence it is asked. */
  #listen(silent: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#ask(BUSY_WITHIN), silent);
  }

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
      this.#listen(SILENT);
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
