/** What those at the table say to each other, offer and agree, as this page knows it. */
import type { FromPage, OfferView, SaidView, TalkMessage } from '../net/protocol';
import type { Message } from '../net/types';

const KEPT = 500;

export class Talk {
  /** Whether anybody was invited, so that there is somebody to talk to. */
  on = $state(false);
  lines = $state.raw<SaidView[]>([]);
  offer = $state.raw<OfferView | null>(null);
  /** What both have agreed, by which nothing is chosen now. */
  why = $state.raw<Message | null>(null);
  paused = $state(false);
  hushed = $state(false);
  /** Which of the two the person looks at, here and where they are shown next. */
  front = $state<'log' | 'talk'>('log');
  /** Whether what is said is on the screen. */
  shown = $state(false);
  /** Why something said or offered was refused, till something else is said or heard. */
  refusal = $state.raw<Message | null>(null);
  #read = $state(-1);
  /** What was said here and has not come back yet: said again when the connection is there again. */
  #unheard: Extract<FromPage, { type: 'say' }>[] = [];
  #send: (message: FromPage) => boolean;

  constructor(send: (message: FromPage) => boolean) {
    this.#send = send;
  }

  get unread(): number {
    return this.shown ? 0 : this.lines.filter((line) => line.seq > this.#read && !this.#marks.has(line.mark)).length;
  }

  /** What this page has said, by its own names for it. */
  readonly #marks = new Set<string>();

  say(text: string): void {
    const message = {
      type: 'say' as const,
      text,
      mark: crypto.getRandomValues(new Uint32Array(4)).join('-').slice(0, 40),
    };
    this.refusal = null;
    this.#marks.add(message.mark);
    this.#unheard.push(message);
    this.#send(message);
  }

  /** What is on the screen has been read. */
  read(): void {
    this.#read = this.lines.at(-1)?.seq ?? -1;
  }

  /** Whether a refusal is of something said, offered or answered. */
  concerns(message: Message): boolean {
    return /^server-(say|offer|hushed)/.test(message.id);
  }

  refuse(message: Message): void {
    this.refusal = message;
    this.#unheard = [];
  }

  leave(): void {
    this.on = false;
    this.lines = [];
    this.offer = this.why = this.refusal = null;
    this.paused = this.hushed = false;
    this.#unheard = [];
    this.#read = -1;
  }

  hear(message: TalkMessage): void {
    const first = !this.on;
    this.on = true;
    const known = message.whole ? [] : this.lines;
    const last = known.at(-1)?.seq ?? -1;
    this.lines = [...known, ...message.lines.filter((line) => line.seq > last)].slice(-KEPT);
    this.refusal = null;
    this.offer = message.offer;
    this.why = message.why;
    this.paused = message.agreed === 'pause';
    this.hushed = message.hushed;
    const heard = new Set(message.lines.map((line) => line.mark));
    this.#unheard = this.#unheard.filter((each) => !heard.has(each.mark));
    if (message.whole) for (const each of this.#unheard) this.#send(each);
    if (first || this.shown) this.read();
  }
}
