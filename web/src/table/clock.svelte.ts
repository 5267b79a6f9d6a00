/** The clock of the battle, as this page knows it: what was told last, counted on from when it was told. */
import type { Clock, ClockMessage } from '../net/protocol';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** How often the time is looked at, in milliseconds. */
const TICK = 250;

/** Whether little time is left: the last hour of days, the last ten seconds of minutes. */
export const isLittle = (clock: Clock, left: number): boolean => left <= (clock.days > 0 ? HOUR : 10 * SECOND);

export type ClockState = 'rests' | 'runs' | 'little' | 'out';

export class BattleClock {
  told = $state.raw<ClockMessage | null>(null);
  /** What is left to each seat now. */
  left = $state.raw<number[]>([]);
  #heard = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  hear(message: ClockMessage | null, now = performance.now()): void {
    clearInterval(this.#timer);
    this.told = message;
    this.#heard = now;
    this.count(now);
    if (message?.running.some(Boolean)) this.#timer = setInterval(() => this.count(), TICK);
  }

  /** Counts on to this moment. */
  count(now = performance.now()): void {
    const told = this.told;
    const passed = now - this.#heard;
    this.left = told ? told.left.map((left, seat) => (told.running[seat] ? Math.max(0, left - passed) : left)) : [];
  }

  state(seat: number): ClockState {
    const left = this.left[seat];
    if (!this.told || left === undefined) return 'rests';
    if (left <= 0) return 'out';
    if (!this.told.running[seat]) return 'rests';
    return isLittle(this.told.clock, left) ? 'little' : 'runs';
  }
}
