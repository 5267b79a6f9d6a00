/** Short names beside plates, where the table is seen from near and there is room: never over men, tags or one another, never cut off at the edge of what is seen, never nearer to the plate of another than to their own. */
import type { Spot, UnitView } from '../net/types';
import { say } from '../words/words';
import { grown, meets, u, type Box } from './geometry';
import { textWidth } from './measure';
import { TAG_HEIGHT, tagWidth } from './tags';

export interface UnitName {
  id: string;
  side: number;
  text: string;
  at: Spot;
}

/** How near one must be for names: the size of what keeps its own on the screen, against the table. */
export const NEAR = 2.75;
/** How near one must be for the names of counters in hexes, where a name is longer than a hex is wide. */
const HEX_NEAR = 0.72;
const LONGEST = 24;
const SIZE = 14;
/** How far a name stays off the plates of others, in pixels of its type. */
const APART = 7;

/** What a unit is called among its own, where nobody need be told its side. */
export const ownName = (unit: UnitView): string => say(unit.name).replace(/ \([^()]*\)$/, '');

/** What a unit is called, without the letter that is on its plate and the side that its colour says. */
export function shortName(unit: UnitView): string {
  const name = ownName(unit);
  const bare = unit.letter && name.endsWith(` ${unit.letter}`) ? name.slice(0, -unit.letter.length - 1) : name;
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST - 1).trimEnd()}…` : bare;
}

/** A name is off `keepOff`, and off `ill` where it finds room. */
export function unitNames(
  units: UnitView[],
  tags: Map<string, Spot>,
  k: number,
  seen: Box,
  keepOff: Box[],
  ill: Box[] = [],
): UnitName[] {
  const taken: Box[] = [...keepOff];
  for (const model of units.flatMap((unit) => unit.models)) {
    const reach = u(Math.max(model.radius, (model.length ?? 0) / 2)) + 1;
    taken.push({ x0: u(model.x) - reach, y0: u(model.y) - reach, x1: u(model.x) + reach, y1: u(model.y) + reach });
  }
  const plates = new Map<string, Box>();
  for (const unit of units) {
    const tag = tags.get(unit.id);
    const [w, h] = [(tagWidth(unit) / 2) * k, (TAG_HEIGHT / 2) * k];
    if (tag) plates.set(unit.id, { x0: tag.x - w, y0: tag.y - h, x1: tag.x + w, y1: tag.y + h });
  }
  const names: UnitName[] = [];
  for (const unit of units) {
    const tag = tags.get(unit.id);
    const [text, letter] = [shortName(unit), tag ? '' : unit.letter];
    /* No plate has its letter: it is told with the name, or alone at the counter's shoulder. */
    const full = letter ? `${text} ${letter}` : text;
    const [half, high] = [(textWidth(full) * 1.06 * k) / 2, (SIZE / 2) * k];
    /* So near to the plate of another it would be read as the other's name. */
    const strange = [...plates].filter(([id]) => id !== unit.id).map(([, box]) => grown(box, APART * k));
    const open = tag || k <= HEX_NEAR ? places(unit, tag, half, high, k) : [];
    const boxAt = ({ x, y }: Spot) => ({ x0: x - half, y0: y - high, x1: x + half, y1: y + high });
    const free = open.filter((at) => {
      const box = boxAt(at);
      const inside = box.x0 > seen.x0 && box.y0 > seen.y0 && box.x1 < seen.x1 && box.y1 < seen.y1;
      return inside && ![...taken, ...strange].some((other) => meets(box, other));
    });
    const spot = free.find((at) => !ill.some((other) => meets(boxAt(at), other))) ?? free[0];
    const corner = !spot && letter ? shoulder(unit, units, k) : null;
    const at = spot ?? corner;
    if (!at) continue;
    const wide = spot ? half : (SIZE / 2) * k;
    taken.push({ x0: at.x - wide, y0: at.y - high, x1: at.x + wide, y1: at.y + high });
    names.push({ id: unit.id, side: unit.side, text: spot ? full : letter!, at });
  }
  return names;
}

/** At the lower right of a counter; at its left, if somebody stands right of it in its hex. */
function shoulder(unit: UnitView, units: UnitView[], k: number): Spot | null {
  const model = unit.models[0];
  if (!model) return null;
  const off = u(model.radius) * 0.8 + 2 * k;
  const row = units.flatMap((other) => (other.hex !== null && other.hex === unit.hex ? other.models : []));
  const beside = row.some(({ x, y }) => x > model.x && Math.abs(y - model.y) < model.radius);
  return { x: u(model.x) + (beside ? -off : off), y: u(model.y) + off };
}

/** Where the middle of a name may be: beside the plate, under or over it; without a plate, under or over the counter. */
function places(unit: UnitView, tag: Spot | undefined, half: number, high: number, k: number): Spot[] {
  if (tag) {
    const [aside, off] = [(tagWidth(unit) / 2 + 8) * k + half, (TAG_HEIGHT / 2 + 1) * k + high];
    return [
      { x: tag.x + aside, y: tag.y },
      { x: tag.x - aside, y: tag.y },
      { x: tag.x, y: tag.y + off },
      { x: tag.x, y: tag.y - off },
    ];
  }
  const model = unit.models[0];
  if (!model) return [];
  const off = u(Math.max(model.radius, (model.length ?? 0) / 2)) + high + 2;
  return [
    { x: u(model.x), y: u(model.y) + off },
    { x: u(model.x), y: u(model.y) - off },
  ];
}
