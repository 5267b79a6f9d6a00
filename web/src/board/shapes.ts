/** What is drawn on the outlines of pieces of ground, as paths: roofs, towers, rails, slopes. */
import type { Spot } from '../net/types';
import { centroid, inside, line, n, polygon } from './geometry';

/** The ridge of a roof over a rectangle: hips run in from the corners at 45 degrees. */
export function roof(points: Spot[]): string {
  if (points.length !== 4) return '';
  const [a, b, c, d] = points as [Spot, Spot, Spot, Spot];
  const [ab, bc] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)];
  if (ab < bc) return roof([b, c, d, a]);
  const half = bc / 2 / ab;
  const to = (p: Spot, q: Spot, s: number) => ({ x: p.x + (q.x - p.x) * s, y: p.y + (q.y - p.y) * s });
  const [left, right] = [to(a, d, 0.5), to(b, c, 0.5)];
  const [r, s] = [to(left, right, half), to(left, right, 1 - half)];
  const pt = (p: Spot) => `${n(p.x)} ${n(p.y)}`;
  return `M${pt(a)}L${pt(r)}L${pt(s)}L${pt(b)}M${pt(d)}L${pt(r)}M${pt(c)}L${pt(s)}`;
}

/** The cross on the tower square, the end of the church where its outline begins. */
export function cross(points: Spot[]): string {
  const many = points.length;
  const tower =
    many >= 8 ? [points[0]!, points[1]!, points[many - 2]!, points[many - 1]!] : [points[0]!, points[many - 1]!];
  const middle = centroid(points);
  let spot = {
    x: tower.reduce((sum, p) => sum + p.x, 0) / tower.length,
    y: tower.reduce((sum, p) => sum + p.y, 0) / tower.length,
  };
  if (many < 8) spot = { x: spot.x + (middle.x - spot.x) * 0.3, y: spot.y + (middle.y - spot.y) * 0.3 };
  return `M${n(spot.x)} ${n(spot.y - 4)}v8M${n(spot.x - 3.5)} ${n(spot.y)}h7`;
}

/** The ridge of a church: of its nave, and where the tower meets it. */
export function nave(points: Spot[]): string {
  const many = points.length;
  if (many < 8) return roof(points);
  const half = many / 2;
  const [west, east] = [
    { x: (points[1]!.x + points[many - 2]!.x) / 2, y: (points[1]!.y + points[many - 2]!.y) / 2 },
    { x: (points[half - 1]!.x + points[half]!.x) / 2, y: (points[half - 1]!.y + points[half]!.y) / 2 },
  ];
  return `${line([west, east])}${line([points[1]!, points[many - 2]!])}`;
}

/** Two rails along the long sides, their ends splayed. */
export function rails(points: Spot[]): string {
  if (points.length !== 4) return polygon(points);
  const [a, b, c, d] = points as [Spot, Spot, Spot, Spot];
  if (Math.hypot(b.x - a.x, b.y - a.y) < Math.hypot(c.x - b.x, c.y - b.y)) return rails([b, c, d, a]);
  const rail = (p: Spot, q: Spot, away: Spot): string => {
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const [ux, uy] = [((q.x - p.x) / length) * 4, ((q.y - p.y) / length) * 4];
    const out = Math.hypot(away.x, away.y) || 1;
    const [ox, oy] = [(away.x / out) * 2.5, (away.y / out) * 2.5];
    const pt = (x: number, y: number) => `${n(x)} ${n(y)}`;
    return `M${pt(p.x + ox, p.y + oy)}L${pt(p.x + ux, p.y + uy)}L${pt(q.x - ux, q.y - uy)}L${pt(q.x + ox, q.y + oy)}`;
  };
  return rail(a, b, { x: a.x - d.x, y: a.y - d.y }) + rail(d, c, { x: d.x - a.x, y: d.y - a.y });
}

/** Short strokes down a steep slope, from its upper edge. */
export function hachures(points: Spot[]): string {
  const top = Math.min(...points.map((p) => p.y));
  const [left, right, bottom] = [
    Math.min(...points.map((p) => p.x)),
    Math.max(...points.map((p) => p.x)),
    Math.max(...points.map((p) => p.y)),
  ];
  let d = '';
  for (let row = 0; row < 3; row++) {
    const y = top + ((bottom - top) * (row + 0.15)) / 3;
    const long = (bottom - top) / 4.5;
    for (let x = left + 6 + (row % 2) * 5; x < right - 3; x += 10) {
      if (inside(points, { x, y: y + long / 2 })) d += `M${n(x)} ${n(y)}l1.5 ${n(long)}`;
    }
  }
  return d;
}
