import { expect, test } from 'vitest';
import { along, at, boxOf, curve, line, openCurve, polygon } from '../src/board/geometry';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

test('ten units of the drawing are an inch, a thousand of the wire', () =>
  expect(at({ x: 1000, y: 2500 })).toEqual({ x: 10, y: 25 }));

test('a box holds all points and the padding', () =>
  expect(boxOf(SQUARE, 2)).toEqual({ x0: -2, y0: -2, x1: 12, y1: 12 }));

test('a polygon is closed, a line is open, of nothing both are nothing', () => {
  expect(polygon(SQUARE)).toBe('M0 0L10 0L10 10L0 10Z');
  expect(line(SQUARE)).toBe('M0 0L10 0L10 10L0 10');
  expect(polygon([]) + line([])).toBe('');
});

test('a curve passes through every point, closed or open', () => {
  const ends = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|Z|$)/g)].map((m) => `${m[1]} ${m[2]}`);
  expect(ends(curve(SQUARE))).toEqual(['0 0', '10 0', '10 10', '0 10', '0 0']);
  expect(ends(openCurve(SQUARE))).toEqual(['0 0', '10 0', '10 10', '0 10']);
});

test('the place of a path nearest to a spot is told by how far off it lies and how far along the path', () => {
  const path = SQUARE.slice(0, 3);
  expect(along(path, { x: 4, y: -3 })).toEqual({ off: 3, along: 4 });
  expect(along(path, { x: 12, y: 5 })).toEqual({ off: 2, along: 15 });
  expect(along(path, { x: 10, y: 99 })).toEqual({ off: 89, along: 20 });
  expect(along(path.slice(0, 1), { x: 0, y: 0 })).toBeNull();
});
