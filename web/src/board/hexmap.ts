/** A hex map as drawn: where each hex lies, what is under a place, the line round a set of hexes. All in board units. */
import type { EdgeView, HexGrid, HexView, Spot } from '../net/types';
import { at, n, polygon, u } from './geometry';

const SIDES = [0, 1, 2, 3, 4, 5];

export class HexMap {
  /** Between neighbouring centres, and from a centre to a corner. */
  readonly pitch: number;
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly hexes: HexView[];
  readonly #named: Map<string, HexView>;
  readonly #placed: Map<string, HexView>;
  readonly #origin: Spot;

  /** `turned`: the view lies on its side, the hexes stand on their points, the numbers of their sides stay. */
  constructor(
    readonly grid: HexGrid,
    readonly turned = false,
  ) {
    this.pitch = u(grid.pitch);
    this.size = this.pitch / Math.sqrt(3);
    this.hexes = grid.hexes;
    this.#origin = grid.hexes[0] ? at(grid.hexes[0]) : { x: 0, y: 0 };
    this.#named = new Map(grid.hexes.map((hex) => [hex.id, hex]));
    this.#placed = new Map(grid.hexes.map((hex) => [this.#key(at(hex)), hex]));
    const columns = new Map<number, number>();
    for (const hex of grid.hexes) columns.set(this.#column(hex), (columns.get(this.#column(hex)) ?? 0) + 1);
    this.columns = columns.size;
    this.rows = Math.max(0, ...columns.values());
  }

  #column(hex: HexView): number {
    return this.turned ? hex.y : hex.x;
  }

  /** Where a corner lies, a unit from the middle: flat-topped at 0, 60 ... degrees (clockwise, y downwards). */
  #corner(i: number): Spot {
    const angle = (i / 3 + (this.turned ? 0.5 : 0)) * Math.PI;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  }

  #key(spot: Spot): string {
    const [x, y] = [spot.x - this.#origin.x, spot.y - this.#origin.y];
    const [over, along] = this.turned ? [y, x] : [x, y];
    return `${Math.round(over / (this.size * 1.5))} ${Math.round(along / (this.pitch / 2))}`;
  }

  hex(id: string | null): HexView | null {
    return id === null ? null : (this.#named.get(id) ?? null);
  }

  /** The hex under a place. */
  under(spot: Spot): HexView | null {
    let best: { hex: HexView; far: number } | null = null;
    for (const hex of this.hexes) {
      const far = Math.hypot(u(hex.x) - spot.x, u(hex.y) - spot.y);
      if (!best || far < best.far) best = { hex, far };
    }
    return best && best.far <= this.size ? best.hex : null;
  }

  corners(hex: HexView, share = 1): Spot[] {
    const { x, y } = at(hex);
    return SIDES.map((i) => ({
      x: x + this.#corner(i).x * this.size * share,
      y: y + this.#corner(i).y * this.size * share,
    }));
  }

  outline(hex: HexView, share = 1): string {
    return polygon(this.corners(hex, share));
  }

  /** All of `ids` as one path, each hex at `share` of its size. */
  shapes(ids: string[], share = 1): string {
    return ids
      .map((id) => this.hex(id))
      .filter((hex) => hex !== null)
      .map((hex) => this.outline(hex, share))
      .join('');
  }

  /** The middle of a hexside and its direction as a transformation, turned so that up is the hex the edge belongs to. */
  stance(edge: EdgeView): string {
    const [s, e] = [at(edge.start), at(edge.end)];
    const [x, y] = [(s.x + e.x) / 2, (s.y + e.y) / 2];
    const own = this.hex(edge.hex);
    let angle = Math.atan2(e.y - s.y, e.x - s.x);
    if (own && (u(own.x) - x) * Math.sin(angle) - (u(own.y) - y) * Math.cos(angle) < 0) angle += Math.PI;
    return `translate(${n(x)} ${n(y)}) rotate(${n((angle * 180) / Math.PI)}) scale(${n(this.pitch / 62)})`;
  }

  #beside(hex: HexView, side: number): HexView | null {
    const { x, y } = at(hex);
    const { x: dx, y: dy } = this.#corner(side + 0.5);
    return this.#placed.get(this.#key({ x: x + dx * this.pitch, y: y + dy * this.pitch })) ?? null;
  }

  /** The line round a set of hexes: one closed ring for each coherent part and hole. */
  border(ids: string[]): string {
    const set = new Set(ids);
    const point = (spot: Spot) => `${n(spot.x)} ${n(spot.y)}`;
    const close = (spot: Spot) => `${Math.round(spot.x)} ${Math.round(spot.y)}`;
    const from = new Map<string, { start: Spot; end: Spot }[]>();
    for (const id of set) {
      const hex = this.hex(id);
      if (!hex) continue;
      const corners = this.corners(hex);
      for (const side of SIDES) {
        const beside = this.#beside(hex, side);
        if (beside && set.has(beside.id)) continue;
        const [start, end] = [corners[side]!, corners[(side + 1) % 6]!];
        from.set(close(start), [...(from.get(close(start)) ?? []), { start, end }]);
      }
    }
    let d = '';
    for (const list of from.values()) {
      while (list.length > 0) {
        const first = list.pop()!;
        d += `M${point(first.start)}L${point(first.end)}`;
        let next = from.get(close(first.end))?.pop();
        while (next) {
          d += close(next.end) === close(first.start) ? 'Z' : `L${point(next.end)}`;
          next = close(next.end) === close(first.start) ? undefined : from.get(close(next.end))?.pop();
        }
      }
    }
    return d;
  }

  /** Whether an arrow key leads straight along a column of hexes. */
  straight(dx: number, dy: number): boolean {
    return (this.turned ? dx : dy) !== 0;
  }

  /** How far along its column a hex lies, in board units: what arrow keys across the columns keep. */
  level(hex: HexView): number {
    return u(this.turned ? hex.x : hex.y);
  }

  /** The next hex from `id` towards an arrow key; across the columns `level` is kept as well as it goes. */
  step(id: string, dx: number, dy: number, level: number): HexView | null {
    const hex = this.hex(id);
    if (!hex) return null;
    const [over, along] = this.turned ? [dy, -dx] : [dx, dy];
    if (along !== 0) return this.#beside(hex, along > 0 ? 1 : 4);
    const two = (over > 0 ? [5, 0] : [3, 2]).map((side) => this.#beside(hex, side)).filter((one) => one !== null);
    return two.sort((a, b) => Math.abs(this.level(a) - level) - Math.abs(this.level(b) - level))[0] ?? null;
  }
}

const known = new WeakMap<HexGrid, HexMap>();

export function hexMap(grid: HexGrid, turned = false): HexMap {
  const map = known.get(grid) ?? new HexMap(grid, turned);
  known.set(grid, map);
  return map;
}
