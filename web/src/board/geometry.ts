/** Shapes of the drawing. The board is drawn in hundreds of the wire's thousandths: 10 units to the inch. */
import type { Spot } from '../net/types';

export const UNIT = 100;
export const u = (thousandths: number): number => thousandths / UNIT;
export const at = (spot: Spot): Spot => ({ x: spot.x / UNIT, y: spot.y / UNIT });
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function boxOf(points: Spot[], pad = 0): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const p of points) {
    box.x0 = Math.min(box.x0, p.x - pad);
    box.y0 = Math.min(box.y0, p.y - pad);
    box.x1 = Math.max(box.x1, p.x + pad);
    box.y1 = Math.max(box.y1, p.y + pad);
  }
  return box;
}

export const meets = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** How much ground two boxes have in common. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

export const grown = (box: Box, x: number, y = x): Box => ({
  x0: box.x0 - x,
  y0: box.y0 - y,
  x1: box.x1 + x,
  y1: box.y1 + y,
});

export function polygon(points: Spot[]): string {
  return points.length === 0 ? '' : `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}Z`;
}

export function line(points: Spot[]): string {
  return points.length === 0 ? '' : `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}`;
}

/** A closed curve through all points (Catmull-Rom). */
export function curve(points: Spot[]): string {
  const count = points.length;
  if (count < 4) return polygon(points);
  const p = (i: number) => points[(i + count) % count]!;
  let d = `M${n(p(0).x)} ${n(p(0).y)}`;
  for (let i = 0; i < count; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${n(b.x + (c.x - a.x) / 6)} ${n(b.y + (c.y - a.y) / 6)} ${n(c.x - (e.x - b.x) / 6)} ${n(c.y - (e.y - b.y) / 6)} ${n(c.x)} ${n(c.y)}`;
  }
  return `${d}Z`;
}

/** An open curve through all points. */
export function openCurve(points: Spot[]): string {
  const count = points.length;
  if (count < 3) return line(points);
  const p = (i: number) => points[Math.max(0, Math.min(count - 1, i))]!;
  let d = `M${n(p(0).x)} ${n(p(0).y)}`;
  for (let i = 0; i < count - 1; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${n(b.x + (c.x - a.x) / 6)} ${n(b.y + (c.y - a.y) / 6)} ${n(c.x - (e.x - b.x) / 6)} ${n(c.y - (e.y - b.y) / 6)} ${n(c.x)} ${n(c.y)}`;
  }
  return d;
}

export function centroid(points: Spot[]): Spot {
  let [area, x, y] = [0, 0, 0];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const cross = p.x * q.y - q.x * p.y;
    area += cross;
    x += (p.x + q.x) * cross;
    y += (p.y + q.y) * cross;
  });
  if (Math.abs(area) < 1e-6) {
    const box = boxOf(points);
    return { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
  }
  return { x: x / (3 * area), y: y / (3 * area) };
}

export function shrunk(points: Spot[], share: number, about: Spot): Spot[] {
  return points.map((p) => ({ x: about.x + (p.x - about.x) * share, y: about.y + (p.y - about.y) * share }));
}

export function inside(points: Spot[], p: Spot): boolean {
  let within = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i]!, points[j]!];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

/** Which share of the way from `a` to `b` has been gone at the place nearest to `p`. */
function shareOf(p: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
}

export function distanceToSegment(p: Spot, a: Spot, b: Spot): number {
  const share = shareOf(p, a, b);
  return Math.hypot(p.x - a.x - share * (b.x - a.x), p.y - a.y - share * (b.y - a.y));
}

/** Where a path comes nearest to a place: how far off it, and how far along the path; null where there is no path. */
export function along(path: Spot[], p: Spot): { off: number; along: number } | null {
  let best: { off: number; along: number } | null = null;
  let before = 0;
  for (const [i, b] of path.slice(1).entries()) {
    const a = path[i]!;
    const off = distanceToSegment(p, a, b);
    if (!best || off < best.off) best = { off, along: before + shareOf(p, a, b) * far(a, b) };
    before += far(a, b);
  }
  return best;
}

export function distanceToEdge(points: Spot[], p: Spot): number {
  let best = Infinity;
  points.forEach((a, i) => {
    best = Math.min(best, distanceToSegment(p, a, points[(i + 1) % points.length]!));
  });
  return best;
}

const mid = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface Spine {
  points: Spot[];
  width: number;
}

/** The middle line of a long thin outline (a hedge, wall, road or stream), or null when it is not one. */
export function spine(outline: Spot[]): Spine | null {
  const count = outline.length;
  if (count < 4 || count % 2 === 1 || count > 400) return null;
  let best: Spine | null = null;
  const half = count / 2;
  for (let turn = 0; turn < half; turn++) {
    const points: Spot[] = [];
    const widths: number[] = [];
    for (let i = 0; i < half; i++) {
      const a = outline[(turn + i) % count]!;
      const b = outline[(turn + count - 1 - i) % count]!;
      points.push(mid(a, b));
      widths.push(far(a, b));
    }
    const width = widths.reduce((sum, w) => sum + w, 0) / half;
    let length = 0;
    for (let i = 1; i < points.length; i++) length += far(points[i - 1]!, points[i]!);
    const even = Math.max(...widths) < width * 1.8;
    if (even && length > width * 1.3 && (!best || width < best.width)) best = { points, width };
  }
  return best;
}

/** The convex outline of points, in order. */
export function hull(points: Spot[]): Spot[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const turn = (o: Spot, a: Spot, b: Spot) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (list: Spot[]) => {
    const chain: Spot[] = [];
    for (const p of list) {
      while (chain.length >= 2 && turn(chain[chain.length - 2]!, chain[chain.length - 1]!, p) <= 0) chain.pop();
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** A rounded line round points at `radius` from their convex outline. */
export function around(points: Spot[], radius: number): string {
  const h = hull(points);
  if (h.length === 0) return '';
  const r = n(radius);
  if (h.length === 1) {
    const p = h[0]!;
    return `M${n(p.x - radius)} ${n(p.y)}A${r} ${r} 0 1 1 ${n(p.x + radius)} ${n(p.y)}A${r} ${r} 0 1 1 ${n(p.x - radius)} ${n(p.y)}Z`;
  }
  let d = '';
  h.forEach((p, i) => {
    const q = h[(i + 1) % h.length]!;
    const length = far(p, q) || 1;
    const [ox, oy] = [((q.y - p.y) / length) * radius, (-(q.x - p.x) / length) * radius];
    d += i === 0 ? `M${n(p.x + ox)} ${n(p.y + oy)}` : `A${r} ${r} 0 0 1 ${n(p.x + ox)} ${n(p.y + oy)}`;
    d += `L${n(q.x + ox)} ${n(q.y + oy)}`;
  });
  const [p, q] = [h[0]!, h[1]!];
  const length = far(p, q) || 1;
  return `${d}A${r} ${r} 0 0 1 ${n(p.x + ((q.y - p.y) / length) * radius)} ${n(p.y + (-(q.x - p.x) / length) * radius)}Z`;
}

/** Cuts a path at `length` along it: what lies before, and what after. */
export function cut(points: Spot[], length: number): [Spot[], Spot[]] {
  let left = length;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1]!, points[i]!];
    const step = far(p, q);
    if (left < step) {
      const c = { x: p.x + ((q.x - p.x) * left) / step, y: p.y + ((q.y - p.y) * left) / step };
      return [
        [...points.slice(0, i), c],
        [c, ...points.slice(i)],
      ];
    }
    left -= step;
  }
  return [points, []];
}
