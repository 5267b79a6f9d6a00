/** Openings in outer walls, and how coarse a table is drawn. */
import type { Ground, PieceView, Spot } from '../net/types';
import { n, UNIT } from './geometry';

/** How much larger than life the pens, trees and stones of a table are drawn that is shown smaller than the usual one
 *  of 72 by 48 inches: they keep their size on the screen. */
export function grainOf(ground: Ground): number {
  return Math.max(1, ground.width / UNIT / 900, ground.depth / UNIT / 720);
}

export interface Gap extends Spot {
  kind: string;
  d: string;
}

/** The doors, windows and gaps of a building: the part of the outline each takes, and its middle. */
export function gaps(piece: PieceView, points: Spot[], at: (spot: Spot) => Spot): Gap[] {
  return (piece.openings ?? []).map((opening) => {
    const spot = at(opening.at);
    const half = at({ x: opening.width, y: 0 }).x / 2;
    let best = { off: Infinity, ux: 1, uy: 0 };
    for (const [i, a] of points.entries()) {
      const b = points[(i + 1) % points.length]!;
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      const off = Math.abs((spot.x - a.x) * uy - (spot.y - a.y) * ux);
      const along = (spot.x - a.x) * ux + (spot.y - a.y) * uy;
      if (off < best.off && along >= 0 && along <= length) best = { off, ux, uy };
    }
    const d = `M${n(spot.x - best.ux * half)} ${n(spot.y - best.uy * half)}L${n(spot.x + best.ux * half)} ${n(spot.y + best.uy * half)}`;
    return { kind: opening.kind, d, x: spot.x, y: spot.y };
  });
}
