/** Where the name of a place fought for stands: under its flag, else beyond its circle, wherever nobody stands. */
import type { Ground, ObjectiveView, Spot } from '../net/types';
import { say } from '../words/words';
import { at, boxOf, shared, u, type Box } from './geometry';
import { textWidth } from './measure';

export interface PlacedLabel {
  text: string;
  at: Spot;
  box: Box;
}

const BUILT = new Set(['building', 'church', 'bunker', 'ruin']);
const DRAWN = new Set(['wall', 'fence', 'wire', 'hedge', 'bocage', 'sandbags', 'trench']);
const STEP = 8;
/** So much of a name may lie over somebody; if there is no better place it is not written, and its flag stands alone. */
const MOST_OVER = 0.12;
/** And so much of anybody may lie under it. */
const MOST_HIDDEN = 0.5;

const area = (box: Box): number => (box.x1 - box.x0) * (box.y1 - box.y0);

/** What is drawn so dark that a name is ill read upon it: buildings, and what runs along a line, step by step. */
export function dark(ground: Ground): Box[] {
  return ground.pieces.flatMap(({ kind, outline }) => {
    const points = outline.map(at);
    if (BUILT.has(kind)) return [boxOf(points)];
    if (!DRAWN.has(kind)) return [];
    return points.flatMap((p, i) => {
      const q = points[(i + 1) % points.length]!;
      const steps = Math.ceil(Math.hypot(q.x - p.x, q.y - p.y) / STEP);
      return Array.from({ length: steps }, (_, step) => {
        const [from, to] = [step / steps, (step + 1) / steps].map((share) => ({
          x: p.x + (q.x - p.x) * share,
          y: p.y + (q.y - p.y) * share,
        }));
        return boxOf([from!, to!], 1);
      });
    });
  });
}

/** Where the flag of a place fought for stands. */
export const flagBox = ({ x, y }: ObjectiveView, k: number): Box => ({
  x0: u(x) - 2 * k,
  y0: u(y) - 18 * k,
  x1: u(x) + 15 * k,
  y1: u(y) + 6 * k,
});

/** `taken` must be kept free, `ill` should be; a name for which there is no room is left out. */
export function placeObjectives(
  objectives: ObjectiveView[],
  taken: Box[],
  ill: Box[],
  k: number,
  table: Box,
): Map<string, PlacedLabel> {
  const full = [...taken];
  // A flag is not written over either.
  full.push(...objectives.map((one) => flagBox(one, k)));
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
      { x: x + half + 18 * k, y: y - 5 * k },
      { x: x - half - 6 * k, y: y - 5 * k },
      { x: x + half + 36 * k, y: y - 5 * k },
      { x: x - half - 36 * k, y: y - 5 * k },
      { x, y: y + r + 34 * k },
      { x, y: y - r - 25 * k },
    ];
    let best: { label: PlacedLabel; cost: number; hides: boolean } | null = null;
    for (const [i, spot] of spots.entries()) {
      const at = {
        x: Math.max(table.x0 + half, Math.min(table.x1 - half, spot.x)),
        y: Math.max(table.y0 + 14 * k, Math.min(table.y1 - 6 * k, spot.y)),
      };
      const box = { x0: at.x - half, y0: at.y - 13 * k, x1: at.x + half, y1: at.y + 5 * k };
      const over = (boxes: Box[]) => boxes.reduce((sum, other) => sum + shared(box, other), 0);
      const cost = over(full) + over(ill) + i * k * k * 4;
      const hides =
        over(full) > MOST_OVER * area(box) || full.some((other) => shared(box, other) > MOST_HIDDEN * area(other));
      if (!best || cost < best.cost) best = { label: { text, at, box }, cost, hides };
    }
    if (best!.hides) continue;
    placed.set(one.id, best!.label);
    full.push(best!.label.box);
  }
  return placed;
}
