/** A hex map as drawn: where each hex lies, what is under a place, the line round a set of hexes. All in board units. */
import type { EdgeView, HexGrid, HexView, Spot } from '../net/types';
import { at, n, polygon, u } from './geometry';

const SIDES = [0, 1, 2, 3, 4, 5];
/** Flat-topped: the corners lie at 0, 60 ... degrees, the neighbours across a side at 30, 90 ... (clockwise, y downwards). */
const corner = (i: number): Spot => ({ x: Math.cos((i * Math.PI) / 3), y: Math.sin((i * Math.PI) / 3) });
const across = (i: number): Spot => ({
  x: Math.cos(((i + 0.5) * Math.PI) / 3),
  y: Math.sin(((i + 0.5) * Math.PI) / 3),
});

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

  constructor(readonly grid: HexGrid) {
    this.pitch = u(grid.pitch);
    this.size = this.pitch / Math.sqrt(3);
    this.hexes = grid.hexes;
    this.#origin = grid.hexes[0] ? at(grid.hexes[0]) : { x: 0, y: 0 };
    this.#named = new Map(grid.hexes.map((hex) => [hex.id, hex]));
    this.#placed = new Map(grid.hexes.map((hex) => [this.#key(at(hex)), hex]));
    const columns = new Map<number, number>();
    for (const hex of grid.hexes) columns.set(hex.x, (columns.get(hex.x) ?? 0) + 1);
    this.columns = columns.size;
    this.rows = Math.max(0, ...columns.values());
  }

  #key(spot: Spot): string {
    return `${Math.round((spot.x - this.#origin.x) / (this.size * 1.5))} ${Math.round((spot.y - this.#origin.y) / (this.pitch / 2))}`;
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
    return SIDES.map((i) => ({ x: x + corner(i).x * this.size * share, y: y + corner(i).y * this.size * share }));
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
    return (
      this.#placed.get(this.#key({ x: x + across(side).x * this.pitch, y: y + across(side).y * this.pitch })) ?? null
    );
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

  /** The next hex from `id` towards an arrow key; sideways the row of `level` (a height on the board) is kept as well as it goes. */
  step(id: string, dx: number, dy: number, level: number): HexView | null {
    const hex = this.hex(id);
    if (!hex) return null;
    if (dy !== 0) return this.#beside(hex, dy > 0 ? 1 : 4);
    const two = (dx > 0 ? [5, 0] : [3, 2]).map((side) => this.#beside(hex, side)).filter((one) => one !== null);
    return two.sort((a, b) => Math.abs(u(a.y) - level) - Math.abs(u(b.y) - level))[0] ?? null;
  }
}

const known = new WeakMap<HexGrid, HexMap>();

export function hexMap(grid: HexGrid): HexMap {
  const map = known.get(grid) ?? new HexMap(grid);
  known.set(grid, map);
  return map;
}
