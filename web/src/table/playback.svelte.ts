/**
 * Shows what has just happened, line by line: bases travel, shots fly, dice lie big for a moment and beside the line of fire, the
 * fallen fall. Any key or click ends it.
 */
import type { DieView, LogLine, ShotView, Spot } from '../net/types';
import { sounds } from './sounds';

const INCHES_A_SECOND = 12;
const LONGEST_TRAVEL = 700;
const DICE_SHOWN = 900;
const FLIGHT = 500;
const FALL = 500;

const length = (points: Spot[]) => {
  let total = 0;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1]!, points[i]!];
    total += Math.hypot(q.x - p.x, q.y - p.y);
  }
  return total;
};

/** A place on the way, and where the way leads there (degrees clockwise, 0 to the right). */
export type Pose = Spot & { heading?: number };

function along(points: Spot[], share: number): Pose {
  let left = length(points) * share;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1]!, points[i]!];
    const step = Math.hypot(q.x - p.x, q.y - p.y);
    if (left <= step && step > 0)
      return {
        x: p.x + ((q.x - p.x) * left) / step,
        y: p.y + ((q.y - p.y) * left) / step,
        heading: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI,
      };
    left -= step;
  }
  const [p, q] = [points[points.length - 2], points[points.length - 1]!];
  return p ? { ...q, heading: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI } : q;
}

/** A line of fire for the moment: from whom at whom, and what was last thrown for it. */
export interface Fire {
  side: number;
  start: Spot;
  end: Spot;
  dice: DieView[];
}

/** Where a shot goes from and to, if both can be seen. */
type Aim = (shot: ShotView) => Omit<Fire, 'dice'> | null;

export class Playback {
  poses = $state.raw<ReadonlyMap<string, Pose>>(new Map());
  fading = $state.raw<ReadonlySet<string>>(new Set());
  rolled = $state.raw<LogLine[]>([]);
  fire = $state.raw<Fire | null>(null);
  playing = $state(false);
  #hurry = false;
  #wake: (() => void) | null = null;

  finish(): void {
    if (!this.playing) return;
    this.#hurry = true;
    this.#wake?.();
  }

  /** Plays `lines` and hands each to `tell` as its turn comes. */
  async play(lines: LogLine[], tell: (line: LogLine) => void, quick: boolean, aim: Aim): Promise<void> {
    this.#hurry = hurries(quick);
    const lively = lines.some((line) => line.motions.length > 0 || line.lost.length > 0 || shownBig(line));
    this.playing = lively && !this.#hurry;
    const rolls = lines.filter(shownBig).length;
    for (const line of lines) {
      tell(line);
      if (this.#hurry) continue;
      if (line.shot || line.depth === 0 || line.motions.length > 0) this.fire = null;
      if (line.motions.some((motion) => motion.points.length > 1)) {
        sounds.play('march');
        await this.#travel(line);
      }
      const aimed = line.shot && aim(line.shot);
      if (aimed) {
        this.fire = { ...aimed, dice: [] };
        sounds.play('shot');
        await this.#pause(FLIGHT);
      }
      if (shownBig(line)) {
        this.rolled = [...this.rolled, line];
        if (this.fire) this.fire = { ...this.fire, dice: line.dice.filter((die) => die.face !== null) };
        sounds.play('dice');
        await this.#pause(rolls > 3 ? DICE_SHOWN / 2 : DICE_SHOWN);
      }
      if (line.lost.length > 0) {
        this.fading = new Set([...this.fading, ...line.lost]);
        sounds.play('fall');
        await this.#pause(FALL);
      }
    }
    this.rolled = [];
    this.fire = null;
    this.poses = new Map();
    this.fading = new Set();
    this.playing = false;
    this.#hurry = false;
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  async #travel(line: LogLine): Promise<void> {
    const longest = Math.max(...line.motions.map((motion) => length(motion.points)));
    const time = Math.min(LONGEST_TRAVEL, longest / INCHES_A_SECOND);
    if (time <= 0) return;
    const start = performance.now();
    for (;;) {
      const share = Math.min(1, (performance.now() - start) / time);
      const poses = new Map(this.poses);
      for (const motion of line.motions) {
        if (motion.points.length > 0) poses.set(motion.model, along(motion.points, this.#hurry ? 1 : share));
      }
      this.poses = poses;
      if (share >= 1 || this.#hurry) return;
      await new Promise((next) => requestAnimationFrame(next));
    }
  }
}

/** Whether nothing is played: nobody looks, wants it or would wait for it. */
export function hurries(quick: boolean): boolean {
  return quick || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether there is something to be seen of what a line tells. */
export function isLively(line: LogLine): boolean {
  return line.motions.length > 0 || line.dice.length > 0 || line.lost.length > 0 || line.shot !== null;
}

function shownBig(line: LogLine): boolean {
  return line.dice.some((die) => die.face !== null);
}
