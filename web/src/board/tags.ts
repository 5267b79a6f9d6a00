/** Where each unit's tag floats: the first free side of the unit, never over anyone's bases. */
import type { MarkerView, Spot, UnitView } from '../net/types';
import { boxOf, u, type Box } from './geometry';

export const TAG_HEIGHT = 20;
/** How much room a badge takes beside the plate. */
export const BADGE = 19;

/** How much room an order die takes beside the plate, and so does a stack. */
export const STACK = 21.5;

export const plateWidth = (unit: { side: number; letter: string }): number =>
  (unit.side === 1 ? 36 : 26) + (unit.letter ? 10 : 0);

export const tagWidth = (unit: UnitView): number =>
  plateWidth(unit) +
  (unit.order ? STACK : 0) +
  unit.stacks.length * STACK +
  (unit.badges.length + kindsOf(unit).length) * BADGE;

/** The markers of a unit on a table in lengths, each kind once. */
export const kindsOf = (unit: UnitView): MarkerView[] =>
  unit.hex ? [] : unit.markers.filter((one, at) => unit.markers.findIndex((other) => other.kind === one.kind) === at);

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

export const corners = (unit: UnitView): Spot[] =>
  unit.models.flatMap((model) => {
    const reach = u(Math.max(model.radius, (model.length ?? 0) / 2, (model.width ?? 0) / 2));
    const [x, y] = [u(model.x), u(model.y)];
    return [
      { x: x - reach, y: y - reach },
      { x: x + reach, y: y + reach },
    ];
  });

/** The middle of every tag, for units on the table, at the scale `k` of things that keep their size on screen. */
export function placeTags(
  units: UnitView[],
  k: number,
  width: number,
  depth: number,
  keepOff: Box[],
): Map<string, Spot> {
  const bases: { unit: string; box: Box }[] = units.flatMap((unit) =>
    unit.models.map((model) => {
      const r = u(Math.max(model.radius, (model.length ?? 0) / 2)) + 1;
      return { unit: unit.id, box: { x0: u(model.x) - r, y0: u(model.y) - r, x1: u(model.x) + r, y1: u(model.y) + r } };
    }),
  );
  const taken: Box[] = [];
  const places = new Map<string, Spot>();
  for (const unit of units) {
    if (unit.models.length === 0) continue;
    const box = boxOf(corners(unit));
    const [w, h] = [tagWidth(unit) * k, TAG_HEIGHT * k];
    const [cx, cy, gap] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2, 4 * k + 2];
    const [below, above] = [box.y1 + gap + h / 2, box.y0 - gap - h / 2];
    const [right, left] = [box.x1 + gap + w / 2, box.x0 - gap - w / 2];
    const sides: Spot[] = [
      { x: cx, y: below },
      { x: cx, y: above },
      { x: right, y: cy },
      { x: left, y: cy },
      { x: right - w / 3, y: below },
      { x: left + w / 3, y: below },
      { x: right - w / 3, y: above },
      { x: left + w / 3, y: above },
      { x: cx, y: below + h },
      { x: cx, y: above - h },
      { x: right, y: below - h / 2 },
      { x: left, y: above + h / 2 },
    ];
    let best: { spot: Spot; box: Box; cost: number } | null = null;
    for (const [i, spot] of sides.entries()) {
      const place = { x0: spot.x - w / 2, y0: spot.y - h / 2, x1: spot.x + w / 2, y1: spot.y + h / 2 };
      let cost = i * 0.01 * w * h;
      for (const other of taken) cost += overlap(place, other) * 3;
      for (const base of bases) cost += overlap(place, base.box) * 4;
      for (const text of keepOff) cost += overlap(place, text) * 0.6;
      const within = overlap(place, { x0: 0, y0: 0, x1: width, y1: depth });
      cost += (w * h - within) * 5;
      if (!best || cost < best.cost) best = { spot, box: place, cost };
      if (cost < 0.2 * w * h && cost === i * 0.01 * w * h) break;
    }
    if (best) {
      taken.push(best.box);
      places.set(unit.id, best.spot);
    }
  }
  return places;
}
