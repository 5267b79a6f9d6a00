/** Where the name of a place fought for stands: under its flag, else beyond its circle, wherever nobody stands. */
import type { ObjectiveView, Spot } from '../net/types';
import { say } from '../words/words';
import { shared, u, type Box } from './geometry';
import { textWidth } from './measure';

export interface PlacedLabel {
  text: string;
  at: Spot;
  box: Box;
}

export function placeObjectives(
  objectives: ObjectiveView[],
  taken: Box[],
  k: number,
  table: Box,
): Map<string, PlacedLabel> {
  const full = [...taken];
  // A flag is not written over either.
  for (const one of objectives)
    full.push({ x0: u(one.x) - 2 * k, y0: u(one.y) - 18 * k, x1: u(one.x) + 15 * k, y1: u(one.y) + 6 * k });
  const placed = new Map<string, PlacedLabel>();
  for (const one of objectives) {
    const text = say(one.name);
    const half = (textWidth(text) / 2 + 2) * k;
    const [x, y, r] = [u(one.x), u(one.y), u(one.radius)];
    /* Under the flag, where the circle is wide enough for it to stand within. */
    const inside = half < r ? [{ x, y: y + 21 * k }] : [];
    const spots: Spot[] = [
      ...inside,
      { x, y: y + r + 16 * k },
      { x, y: y - r - 7 * k },
      { x, y: y - 24 * k },
      { x: x + r + half + 4 * k, y: y + 4 * k },
      { x: x - r - half - 4 * k, y: y + 4 * k },
      { x, y: y + r + 34 * k },
      { x, y: y - r - 25 * k },
    ];
    let best: { label: PlacedLabel; cost: number } | null = null;
    for (const [i, spot] of spots.entries()) {
      const at = {
        x: Math.max(table.x0 + half, Math.min(table.x1 - half, spot.x)),
        y: Math.max(table.y0 + 14 * k, Math.min(table.y1 - 6 * k, spot.y)),
      };
      const box = { x0: at.x - half, y0: at.y - 13 * k, x1: at.x + half, y1: at.y + 5 * k };
      const cost = full.reduce((sum, other) => sum + shared(box, other), i * k * k * 4);
      if (!best || cost < best.cost) best = { label: { text, at, box }, cost };
    }
    placed.set(one.id, best!.label);
    full.push(best!.label.box);
  }
  return placed;
}
