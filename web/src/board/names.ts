/** The names on the map, and where they stand. */
import { say, t, titled } from '../words/words';
import type { Ground, SideView, Spot } from '../net/types';
import { at, boxOf, centroid, meets, spine, u, type Box } from './geometry';
import { textWidth } from './measure';

export interface PlaceName {
  id: string;
  text: string;
  style: 'place' | 'town' | 'wat' | 'home';
  at: Spot;
  along: Spot[] | null;
  /** The piece's own box, which the name should not leave. */
  room: Box;
  /** How far along its way its middle stands. */
  middle: number;
  /** Whose it is, of an edge. */
  side?: number;
}

const NAMED = new Set(['hill', 'wood', 'orchard', 'marsh', 'stream', 'river', 'church', 'town', 'village', 'place']);
const WATER = new Set(['stream', 'river']);
const TOWN = new Set(['church', 'town', 'village']);

/** The names printed in hexes: each once, under the middle of the hexes that bear it. */
function hexNames(ground: Ground): PlaceName[] {
  const grid = ground.grid;
  if (!grid) return [];
  const half = u(grid.pitch) / 2;
  return [...new Set(grid.hexes.map((hex) => hex.place))]
    .filter((place) => place !== null)
    .map((place) => {
      const named = grid.hexes.filter((hex) => hex.place === place);
      const room = boxOf(named.map(at), half);
      const lowest = Math.max(...named.map((hex) => u(hex.y)));
      const low = named.filter((hex) => u(hex.y) > lowest - half / 2);
      const x = low.reduce((sum, hex) => sum + u(hex.x), 0) / low.length;
      return {
        id: place,
        text: titled(place),
        style: 'place' as const,
        at: { x, y: lowest + half * 0.82 },
        along: null,
        room,
        middle: 0.5,
      };
    });
}

export function placeNames(ground: Ground): PlaceName[] {
  const names: PlaceName[] = hexNames(ground);
  const said = new Set<string>();
  for (const piece of ground.pieces) {
    if (!piece.name || !NAMED.has(piece.kind)) continue;
    const text = say(piece.name);
    const points = piece.outline.map(at);
    const water = WATER.has(piece.kind);
    const middle = water ? upright(spine(points)?.points ?? longWay(points)) : null;
    if (said.has(text) && !water) continue;
    said.add(text);
    const box = boxOf(points);
    const heart = centroid(points);
    const spot = TOWN.has(piece.kind)
      ? { x: heart.x, y: box.y1 + 16 }
      : { x: heart.x, y: heart.y + (box.y1 - box.y0) * (piece.kind === 'hill' ? 0.2 : 0.3) };
    names.push({
      id: piece.id,
      text,
      style: water ? 'wat' : TOWN.has(piece.kind) ? 'town' : 'place',
      at: spot,
      along: middle,
      room: box,
      middle: 0.5,
    });
  }
  return longestWater(names);
}

/** Whose edge is whose, along it: where nothing else stands. */
export function edgeNames(sides: SideView[], table: Box, turned = false): PlaceName[] {
  return sides
    .filter((side) => side.edge !== null)
    .map((side) => {
      /* On its side a map has them at the left and the right: there the name stands in the lower corner. */
      const y = turned || side.edge === 'near' ? table.y1 : table.y0;
      const across = turned ? (side.edge === 'near' ? 0.12 : 0.88) : 0.5;
      return {
        id: `edge-${side.side}`,
        text: t('table-edge-of', { side: side.name }),
        style: 'home' as const,
        side: side.side,
        at: { x: table.x0 + (table.x1 - table.x0) * across, y },
        along: null,
        room: { ...table, y0: y, y1: y },
        middle: 0.5,
      };
    });
}

/** A river cut in two by a bridge says its name once, on its longer part. */
function longestWater(names: PlaceName[]): PlaceName[] {
  const reach = (name: PlaceName) =>
    (name.along ?? []).reduce(
      (sum, p, i, all) => (i ? sum + Math.hypot(p.x - all[i - 1]!.x, p.y - all[i - 1]!.y) : 0),
      0,
    );
  return names.filter(
    (name) =>
      name.style !== 'wat' ||
      !names.some(
        (other) => other !== name && other.style === 'wat' && other.text === name.text && reach(other) > reach(name),
      ),
  );
}

/** A line along which a name can be read without turning one's head: from left to right, or downwards. */
function upright(line: Spot[]): Spot[] {
  const [first, last] = [line[0], line[line.length - 1]];
  if (!first || !last) return line;
  const steep = Math.abs(last.y - first.y) > Math.abs(last.x - first.x);
  return (steep ? last.y < first.y : last.x < first.x) ? [...line].reverse() : line;
}

/** A middle line for water whose outline is not an even strip: means of its points in slices down or across. */
function longWay(points: Spot[]): Spot[] {
  const box = boxOf(points);
  const tall = box.y1 - box.y0 > box.x1 - box.x0;
  const [from, to] = tall ? [box.y0, box.y1] : [box.x0, box.x1];
  const slices: Spot[] = [];
  for (let i = 0; i <= 12; i++) {
    const level = from + ((to - from) * (i + 0.5)) / 13;
    const crossings: number[] = [];
    points.forEach((p, j) => {
      const q = points[(j + 1) % points.length]!;
      const [a, b] = tall ? [p.y, q.y] : [p.x, q.x];
      if (a > level !== b > level) {
        const share = (level - a) / (b - a);
        crossings.push(tall ? p.x + (q.x - p.x) * share : p.y + (q.y - p.y) * share);
      }
    });
    if (crossings.length >= 2) {
      const mean = (Math.min(...crossings) + Math.max(...crossings)) / 2;
      slices.push(tall ? { x: mean, y: level } : { x: level, y: mean });
    }
  }
  return slices;
}

/** How each kind of name is set, as `drawing.css` says: its type, and how far its letters stand apart, in their own size. */
const TYPES = {
  place: ['italic 14.5px', 14.5, 0.04],
  town: ['15px', 15, 0.16],
  wat: ['italic 14px', 14, 0.1],
  home: ['600 14px', 14, 0],
} as const;

function nameWidth(name: PlaceName): number {
  const [type, size, apart] = TYPES[name.style];
  const text = name.style === 'town' ? name.text.toUpperCase() : name.text;
  return textWidth(text, type, name.style === 'home' ? '--sans' : '--serif') + text.length * apart * size;
}

/** The box a name covers at scale `k`, for others to keep off it. */
export function nameBox(name: PlaceName, k: number): Box {
  const half = (nameWidth(name) / 2) * k;
  return { x0: name.at.x - half, y0: name.at.y - 13 * k, x1: name.at.x + half, y1: name.at.y + 5 * k };
}

/** The names as they may stand now: on the table, off the men (`taken`) and off each other, near what they name; without such a place, none. */
export function freeNames(names: PlaceName[], taken: Box[], k: number, table: Box): PlaceName[] {
  const placed: PlaceName[] = [];
  const full = [...taken];
  for (const name of names) {
    const free = name.along ? alongWater(name, full, k, table) : beside(name, full, k, table);
    if (!free) continue;
    placed.push(free);
    if (!free.along) full.push(nameBox(free, k));
  }
  return placed;
}

/** How far a name stays off the table's edge, in pixels of its type. */
const CLEAR = 8;
/** Where along an edge its name is tried, in halves of its width from the middle. */
const ALONG = [0, -1, 1, -2, 2, -3, 3, -4, 4, -6, 6];
const STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4];

function beside(name: PlaceName, taken: Box[], k: number, table: Box): PlaceName | null {
  const { room, style } = name;
  const town = style === 'town';
  const home = nameBox(name, k);
  const [half, high] = [(home.x1 - home.x0) / 2, home.y1 - home.y0];
  const reach = town ? 3 * high : high;
  const edge = name.style === 'home';
  for (const rise of edge ? [0] : STEPS) {
    for (const slide of edge ? ALONG : [0, -0.5, 0.5, -1, 1]) {
      const off = half + CLEAR * k;
      const x = Math.max(table.x0 + off, Math.min(table.x1 - off, name.at.x + slide * half));
      const y = Math.max(table.y0 + 14 * k, Math.min(table.y1 - 6 * k, name.at.y + rise * high * 1.05));
      const near = y > room.y0 - reach && y < room.y1 + reach + high && x > room.x0 - half && x < room.x1 + half;
      const moved = { ...name, at: { x, y } };
      const box = nameBox(moved, k);
      const onItself = town && (rise !== 0 || slide !== 0) && meets(box, room);
      if ((near || edge || (rise === 0 && slide === 0)) && !onItself && !taken.some((other) => meets(other, box)))
        return moved;
    }
  }
  return null;
}

/** Where along its water a name stands: the right way up, and where nobody stands. */
function alongWater(name: PlaceName, taken: Box[], k: number, table: Box): PlaceName | null {
  const points = name.along!;
  const lengths = points.map(() => 0);
  for (let i = 1; i < points.length; i++)
    lengths[i] = lengths[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y);
  const whole = lengths[lengths.length - 1]!;
  const [long, high] = [nameWidth(name) * k, 9 * k];
  const on = (way: number): Spot => {
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= way),
    );
    const [a, b] = [points[i - 1]!, points[i]!];
    const share = (way - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1);
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  };
  for (const middle of [0.55, 0.4, 0.7, 0.3, 0.8, 0.5]) {
    const [from, to] = [middle * whole - long / 2, middle * whole + long / 2];
    if (from < 0 || to > whole) continue;
    const spots = Array.from({ length: 12 }, (_, i) => on(from + ((to - from) * i) / 11));
    const free = spots.every(({ x, y }) => {
      const box = { x0: x - high, y0: y - high, x1: x + high, y1: y + high };
      return (
        box.x0 > table.x0 &&
        box.x1 < table.x1 &&
        box.y0 > table.y0 &&
        box.y1 < table.y1 &&
        !taken.some((other) => meets(other, box))
      );
    });
    if (!free) continue;
    const back = spots[11]!.x < spots[0]!.x;
    return { ...name, along: back ? [...points].reverse() : points, middle: back ? 1 - middle : middle };
  }
  return null;
}
