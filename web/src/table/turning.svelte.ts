/** The view of a map turned by a quarter: an upright map lies on its side where that shows it clearly larger. Every place that the
 * server tells of is turned as it comes, every place it is told of is turned back, and nobody else has to know. Directions stay
 * those of the compass: what draws one adds `quarter`. */
import type { Ground } from '../net/types';
import { settings } from './settings.svelte';

/** So much larger a map has to come out. */
const CLEARLY = 1.1;
/** In pixels, what the question takes of a wide window, what stands beside an upright table, and what stands above and below both;
 * below one that lies on its side is a row more. Of a telephone the sheet takes its share. */
const COLUMN = 432;
const BESIDE = 248;
const BARS = 100;
const ROW = 52;
const NARROW = 640;
const SHEET = 0.56;

type Place = { x: number; y: number };
const isPlace = (value: object): value is Place =>
  'x' in value && 'y' in value && typeof value.x === 'number' && typeof value.y === 'number';

/** Every place in a record given another, the rest as it is. */
function moved<T>(value: T, to: (place: Place) => Place): T {
  if (Array.isArray(value)) return value.map((each: unknown) => moved(each, to)) as T;
  if (value === null || typeof value !== 'object') return value;
  const found: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) found[name] = moved(each as unknown, to);
  return (isPlace(value) ? { ...found, ...to(value) } : found) as T;
}

/** How many times as large a ground comes out on this screen if it is turned. */
export function gain(ground: { width: number; depth: number }, wide: number, high: number): number {
  const { width, depth } = ground;
  const small = wide < NARROW;
  const room = small ? high * (1 - SHEET) : high - BARS;
  const beside = small ? wide : wide - COLUMN - BESIDE;
  const [upright, lying] = [
    Math.min(beside / width, room / depth),
    Math.min((small ? wide : wide - COLUMN) / depth, (small ? room : room - ROW) / width),
  ];
  return lying / Math.max(1e-9, upright);
}

export class Turning {
  on = $state(false);
  /** How deep the ground is as the server says it. */
  #depth = 0;

  /** By how many degrees a direction is drawn turned. */
  get quarter(): number {
    return this.on ? 90 : 0;
  }

  /** A table is there: whether it lies on its side, as somebody wished or as shows it larger. Only of a map of
   * hexes: what lies on other ground has directions of its own. */
  begin(ground: Ground, wide: number, high: number): void {
    this.#depth = ground.depth;
    const wished = settings.turned;
    this.on = ground.grid !== null && (wished === '' ? gain(ground, wide, high) >= CLEARLY : wished === 'on');
  }

  /** What the server says, as it is drawn. */
  heard<T>(told: T): T {
    return this.on ? this.#over(told) : told;
  }

  /** What the server is told. */
  said<T>(told: T): T {
    return this.on ? this.#back(told) : told;
  }

  /** Turns the view over, or back; by what comes of it all that was told is to be changed. */
  turn(): { told: <T>(told: T) => T; ground: <T extends Ground | null>(told: T) => T } {
    this.on = !this.on;
    settings.setTurned(this.on);
    const told = <T>(each: T): T => (this.on ? this.#over(each) : this.#back(each));
    return { told, ground: (each) => (each === null ? each : { ...told(each), width: each.depth, depth: each.width }) };
  }

  ground<T extends Ground>(told: T): T {
    return this.on ? { ...this.#over(told), width: told.depth, depth: told.width } : told;
  }

  #over<T>(told: T): T {
    return moved(told, ({ x, y }) => ({ x: this.#depth - y, y: x }));
  }

  #back<T>(told: T): T {
    return moved(told, ({ x, y }) => ({ x: y, y: this.#depth - x }));
  }
}
