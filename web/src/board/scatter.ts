/** Tree crowns strewn over a wood, always the same for the same piece. */
import type { Spot } from '../net/types';
import { boxOf, distanceToEdge, inside } from './geometry';

export interface Crown extends Spot {
  r: number;
}

/** Numbers in [0, 1) from a text: FNV-1a into a mulberry32 stream. */
export function stream(text: string): () => number {
  let seed = 2166136261;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let z = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
  };
}

export function scatter(outline: Spot[], seed: string, apart = 13): Crown[] {
  const random = stream(seed);
  const box = boxOf(outline);
  const area = (box.x1 - box.x0) * (box.y1 - box.y0);
  const crowns: Crown[] = [];
  const tries = Math.min(4000, Math.round(area / 5));
  for (let i = 0; i < tries; i++) {
    const p = { x: box.x0 + random() * (box.x1 - box.x0), y: box.y0 + random() * (box.y1 - box.y0) };
    const r = 3.6 + random() * 1.6;
    if (crowns.some((c) => Math.hypot(c.x - p.x, c.y - p.y) < apart)) continue;
    if (inside(outline, p) && distanceToEdge(outline, p) > r * 0.8) crowns.push({ ...p, r });
  }
  return crowns.sort((a, b) => a.y - b.y);
}

/** Crowns in rows along the outline's first edge, as fruit trees stand. */
export function rows(outline: Spot[], apart = 15): Crown[] {
  const [a, b] = [outline[0]!, outline[1]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const across = outline.map((p) => (p.x - a.x) * -uy + (p.y - a.y) * ux);
  const alongs = outline.map((p) => (p.x - a.x) * ux + (p.y - a.y) * uy);
  const crowns: Crown[] = [];
  for (let s = Math.min(...alongs) + apart / 2; s < Math.max(...alongs); s += apart) {
    for (let v = Math.min(...across) + apart / 2; v < Math.max(...across); v += apart) {
      const p = { x: a.x + ux * s - uy * v, y: a.y + uy * s + ux * v };
      if (inside(outline, p) && distanceToEdge(outline, p) > 3) crowns.push({ ...p, r: 4.2 });
    }
  }
  return crowns;
}
