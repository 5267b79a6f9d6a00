import { expect, test } from 'vitest';
import { ledBy, octagon } from '../src/board/counters';
import { centroid, cut, distanceToEdge, hull, inside, spine } from '../src/board/geometry';
import { middle } from '../src/board/middle';
import { gaps, grainOf } from '../src/board/openings';
import { rows, scatter, stream } from '../src/board/scatter';
import { cross, hachures, nave, rails, roof } from '../src/board/shapes';
import { chassis, SIGNS, winged } from '../src/board/signs';
import type { Overlay, Spot } from '../src/net/types';
import { arrivals } from '../src/table/arrivals';
import { altered } from '../src/table/ground';
import { ground, logLine, piece, said, scene, unit } from './made';

const box = (x: number, y: number, w: number, h: number): Spot[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];
const spots = (path: string): Spot[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) }));

// ---- geometry ----

test('the heart of a shape is that of its ground, of a line the middle of its box', () => {
  expect(centroid([...box(0, 0, 10, 4)])).toEqual({ x: 5, y: 2 });
  expect(
    centroid([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ]),
  ).toEqual({ x: 5, y: 0 });
});

test('a place is inside a shape or it is not, a notch counts as outside', () => {
  const notched = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 5, y: 3 },
    { x: 0, y: 10 },
  ];
  expect(inside(notched, { x: 1, y: 5 })).toBe(true);
  expect(inside(notched, { x: 5, y: 8 })).toBe(false);
  expect(distanceToEdge(box(0, 0, 10, 10), { x: 3, y: 5 })).toBe(3);
});

test('the outline of places is convex and leaves none outside', () => {
  const points = [...box(0, 0, 10, 10), { x: 5, y: 5 }, { x: 5, y: 1 }];
  expect(hull(points)).toHaveLength(4);
});

test('a long thin outline has a middle line, a square has none', () => {
  const line = spine(box(0, 0, 40, 2))!;
  expect(line.width).toBeCloseTo(2);
  expect(line.points.every((spot) => spot.y === 1)).toBe(true);
  expect(spine(box(0, 0, 10, 10))).toBeNull();
});

test('a path is cut where it is so long, and not at all beyond its end', () => {
  const path = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  const [before, after] = cut(path, 15);
  expect(before.at(-1)).toEqual({ x: 10, y: 5 });
  expect(after[0]).toEqual({ x: 10, y: 5 });
  expect(cut(path, 99)).toEqual([path, []]);
});

test('a unit’s middle is that of its men, and nobody has none', () => {
  expect(
    middle(
      unit('a', [
        { x: 0, y: 0 },
        { x: 10, y: 20 },
      ]),
    ),
  ).toEqual({ x: 5, y: 10 });
  expect(middle(unit('a'))).toBeNull();
});

// ---- what is drawn on pieces ----

test('a roof has its ridge along the longer side, whichever that is', () => {
  const ridge = (points: Spot[]) => spots(roof(points)).slice(1, 3);
  const [a, b] = ridge(box(0, 0, 40, 10));
  expect([a!.y, b!.y]).toEqual([5, 5]);
  const [c, d] = ridge(box(0, 0, 10, 40));
  expect([c!.x, d!.x]).toEqual([5, 5]);
  expect(roof(box(0, 0, 10, 10).slice(1))).toBe('');
});

test('a church without a tower of its own has a roof, and its cross lies within it', () => {
  const plain = box(0, 0, 40, 16);
  expect(nave(plain)).toBe(roof(plain));
  const [top] = spots(cross(plain));
  expect(inside(plain, { x: top!.x, y: top!.y + 4 })).toBe(true);
});

test('the rails of a bridge lie along its long sides, outside it', () => {
  for (const bridge of [box(0, 0, 40, 10), box(0, 0, 10, 40)]) {
    const ends = spots(rails(bridge));
    expect(ends).toHaveLength(8);
    for (const spot of [ends[0]!, ends[3]!]) expect(inside(bridge, spot)).toBe(false);
  }
});

test('the strokes of a slope lie on it', () => {
  const slope = box(100, 100, 60, 40);
  const strokes = spots(hachures(slope));
  expect(strokes.length).toBeGreaterThan(8);
  for (const spot of strokes) expect(inside(slope, { x: spot.x, y: spot.y + 1 })).toBe(true);
});

test('the same wood has the same trees each time, all within it and apart from one another', () => {
  const wood = box(0, 0, 100, 80);
  const trees = scatter(wood, 'wood-1');
  expect(trees).toEqual(scatter(wood, 'wood-1'));
  expect(trees).not.toEqual(scatter(wood, 'wood-2'));
  expect(trees.length).toBeGreaterThan(10);
  for (const [i, tree] of trees.entries()) {
    expect(inside(wood, tree)).toBe(true);
    for (const other of trees.slice(0, i))
      expect(Math.hypot(tree.x - other.x, tree.y - other.y)).toBeGreaterThanOrEqual(13);
  }
});

test('numbers strewn from a text lie between nought and one', () => {
  const next = stream('x');
  const numbers = Array.from({ length: 200 }, next);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBe(200);
});

test('fruit trees stand in rows along the first edge', () => {
  const trees = rows(box(0, 0, 60, 45));
  expect(new Set(trees.map((tree) => tree.y)).size).toBe(3);
  expect(trees).toHaveLength(12);
});

test('an opening lies in the wall nearest to it, as wide as it is', () => {
  const house = box(0, 0, 40, 20);
  const opening = { kind: 'door' as const, at: { x: 4000, y: 900 }, width: 200 };
  const [gap] = gaps(piece('h', 'building', [], { openings: [opening] as never }), house, (p) => ({
    x: p.x / 100,
    y: p.y / 100,
  }));
  expect(spots(gap!.d)).toEqual([
    { x: 40, y: 8 },
    { x: 40, y: 10 },
  ]);
});

test('pens are drawn larger on a table shown smaller than the usual one, never smaller', () => {
  expect(grainOf(ground())).toBe(1);
  expect(grainOf(ground({ width: 180_000 }))).toBe(2);
  expect(grainOf(ground({ width: 24_000, depth: 24_000 }))).toBe(1);
});

test('a way leads where its last step goes, clockwise from up', () => {
  const led = (points: Spot[]) => ledBy([{ type: 'path', points } as Overlay]);
  expect(
    led([
      { x: 0, y: 10 },
      { x: 0, y: 0 },
    ]),
  ).toBe(0);
  expect(
    led([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ]),
  ).toBe(90);
  expect(
    led([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]),
  ).toBeNull();
  expect(ledBy([])).toBeNull();
  expect(octagon(10).match(/[MHLV]/g)).toHaveLength(8);
});

test('every sign is drawn, and what flies does not run on tracks', () => {
  for (const [sign, look] of Object.entries(SIGNS)) {
    expect(look.line ?? look.fill, sign).toBeTruthy();
    expect(winged(sign) && chassis(sign) !== null, sign).toBe(false);
  }
  expect(chassis('tank-heavy')?.top).toBe('turret');
  expect(chassis('unheard-of')).toBeNull();
});

// ---- the ground as it is now, and who comes onto it ----

test('what has changed takes its place in the order of the ground, what has come lies over the rest', () => {
  const was = ground({ pieces: [piece('a', 'wood', []), piece('b', 'building', [])] });
  const now = altered(was, [piece('c', 'craters', []), piece('a', 'craters', [])])!;
  expect(now.pieces.map(({ id, kind }) => [id, kind])).toEqual([
    ['a', 'craters'],
    ['b', 'building'],
    ['c', 'craters'],
  ]);
  expect(was.pieces[0]!.kind).toBe('wood');
  expect(altered(was, [])).toBe(was);
  expect(altered(null, [piece('a', 'wood', [])])).toBeNull();
});

test('who comes onto the table walks on from the nearest edge, who stands there already does not', () => {
  const before = scene([unit('new', [], { place: 'off' }), unit('old', [{ x: 9000, y: 9000 }])]);
  const after = scene([unit('new', [{ x: 30_000, y: 47_000 }]), unit('old', [{ x: 9000, y: 8000 }])]);
  const motions = [
    { model: 'new.0', points: [{ x: 30_000, y: 47_000 }] },
    { model: 'old.0', points: [{ x: 9000, y: 8000 }] },
  ];
  const coming = arrivals(before, after, [logLine(1, { motions, message: said('comes') })], ground());
  expect(coming.scene.units.map((one) => one.place)).toEqual(['table', 'table']);
  expect(coming.scene.units[1]).toBe(before.units[1]);
  expect(coming.waiting.get('new.0')).toEqual({ x: 30_000, y: 48_000 });
  expect(coming.lines[0]!.motions.map((motion) => motion.points.length)).toEqual([2, 1]);
});

test('a unit that is set down without any motion is not seen to walk', () => {
  const before = scene([unit('new', [], { place: 'off' })]);
  const after = scene([unit('new', [{ x: 30_000, y: 47_000 }])]);
  const coming = arrivals(before, after, [logLine(1)], ground());
  expect(coming.waiting.size).toBe(0);
  expect(coming.scene.units[0]).toBe(before.units[0]);
});
