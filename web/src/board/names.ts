/** The names on the map, and where they stand. */
import { say } from '../words/words';
import type { Ground, Spot, UnitView } from '../net/types';
import { at, boxOf, centroid, spine, u, type Box } from './geometry';

export interface PlaceName {
  id: string;
  text: string;
  style: 'place' | 'town' | 'wat';
  at: Spot;
  along: Spot[] | null;
  /** The piece's own box, which the name should not leave. */
  room: Box;
  /** Whether units stand on every place for it. */
  crowded: boolean;
}

const NAMED = new Set(['hill', 'wood', 'orchard', 'marsh', 'stream', 'river', 'church', 'town', 'village', 'place']);
const WATER = new Set(['stream', 'river']);
const TOWN = new Set(['church', 'town', 'village']);

/** The names printed in hexes: each once, under the middle of the hexes that bear it. */
function hexNames(ground: Ground): PlaceName[] {
  const grid = ground.grid;
  if (!grid) return [];
  const half = u(grid.pitch) / 2;
  return [...new Set(grid.hexes.map((hex) => hex.place))].filter((place) => place !== null).map((place) => {
    const named = grid.hexes.filter((hex) => hex.place === place);
    const room = boxOf(named.map(at), half);
    const lowest = Math.max(...named.map((hex) => u(hex.y)));
    const low = named.filter((hex) => u(hex.y) > lowest - half / 2);
    const x = low.reduce((sum, hex) => sum + u(hex.x), 0) / low.length;
    return { id: place, text: place, style: named.some((hex) => hex.kind === 'town') ? 'town' as const : 'place' as const, at: { x, y: lowest + half * 0.82 }, along: null, room, crowded: false };
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
    const spot = TOWN.has(piece.kind) ? { x: heart.x, y: box.y1 + 16 } : { x: heart.x, y: heart.y + (box.y1 - box.y0) * (piece.kind === 'hill' ? 0.2 : 0.3) };
    const half = text.length * (TOWN.has(piece.kind) ? 7 : 4.8);
    spot.x = Math.max(half, Math.min(ground.width / 100 - half, spot.x));
    spot.y = Math.min(ground.depth / 100 - 6, spot.y);
    names.push({ id: piece.id, text, style: water ? 'wat' : TOWN.has(piece.kind) ? 'town' : 'place', at: spot, along: middle, room: box, crowded: false });
  }
  return longestWater(names);
}

/** A river cut in two by a bridge says its name once, on its longer part. */
function longestWater(names: PlaceName[]): PlaceName[] {
  const reach = (name: PlaceName) => (name.along ?? []).reduce((sum, p, i, all) => (i ? sum + Math.hypot(p.x - all[i - 1]!.x, p.y - all[i - 1]!.y) : 0), 0);
  return names.filter((name) => name.style !== 'wat' || !names.some((other) => other !== name && other.style === 'wat' && other.text === name.text && reach(other) > reach(name)));
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

/** The box a name covers at scale `k`, for tags to keep off it. */
export function nameBox(name: PlaceName, k: number): Box {
  const half = name.text.length * (name.style === 'town' ? 6.2 : 4) * k;
  return { x0: name.at.x - half, y0: name.at.y - 12 * k, x1: name.at.x + half, y1: name.at.y + 5 * k };
}

const meets = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** The names where no unit stands on them: at home if that is free, else elsewhere in the piece, else fainter at home. */
export function freeNames(names: PlaceName[], units: UnitView[], k: number, width: number, depth: number): PlaceName[] {
  const bases = units.flatMap((unit) => unit.models.map((model) => boxOf([at(model)], u(model.radius))));
  const covered = (name: PlaceName) => bases.some((base) => meets(base, nameBox(name, k)));
  return names.map((name) => {
    if (name.along || !covered(name)) return name;
    const box = nameBox(name, k);
    const [half, high] = [(box.x1 - box.x0) / 2, (box.y1 - box.y0) * 1.1];
    const { room } = name;
    const town = name.style === 'town';
    const reach = town ? 3 * high : high;
    for (const rise of [1, -1, 2, -2, 3, -3, 4, -4]) {
      for (const slide of [0, -half / 2, half / 2]) {
        const moved = { ...name, at: { x: name.at.x + slide, y: name.at.y + rise * high } };
        const place = nameBox(moved, k);
        const near = moved.at.y > room.y0 - reach && moved.at.y < room.y1 + reach + high && moved.at.x > room.x0 && moved.at.x < room.x1;
        const onTable = place.x0 > 0 && place.y0 > 0 && place.x1 < width && place.y1 < depth;
        if (near && onTable && !covered(moved) && !(town && meets(place, room))) return moved;
      }
    }
    return { ...name, crowded: true };
  });
}
