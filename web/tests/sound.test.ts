import { describe, expect, test } from 'vitest';
import { canBeDrawn } from '../src/maps/sound';

const outline = [
  [0, 0],
  [4, 0],
  [4, 4],
];
const plane = (...piece: unknown[]) => ({ width: 48, depth: 48, piece });
const hexes = { terrain: '..\n..', objective: 'A1', zones: { north: [1, 1], south: [2, 2] }, hedgerows: ['A1 N'] };

describe('what is kept of a plane', () => {
  test.each([
    { width: 48, depth: 36 },
    plane({ id: 'a', kind: 'wood', outline }),
    plane({ id: 'a', kind: 'wood', rectangle: { centre: [4, 4], size: [2, 2], turn: 10 }, without: ['b'] }),
    plane({
      id: 'a',
      kind: 'wood',
      rectangle: [
        [0, 0],
        [4, 4],
      ],
    }),
    plane({ id: 'a', kind: 'road', line: outline, building: { walls: [{ line: outline, doors: [[1, 0]] }] } }),
  ])('can be drawn: %j', (data) => expect(canBeDrawn(data, false)).toBe(true));

  test.each([
    {},
    { width: 'x', depth: 48 },
    { width: 48, depth: 48, piece: 3 },
    plane(null),
    plane({ id: 'a', kind: 'wood' }),
    plane({ id: 'a', kind: 'wood', outline: 'no' }),
    plane({ id: 'a', kind: 'wood', outline: [[0, 'x']] }),
    plane({ id: 'a', kind: 'wood', outline, without: 'b' }),
    plane({ id: 'a', kind: 'wood', outline, building: { openings: [{ kind: 'door' }] } }),
    plane({ id: 'a', kind: 'wood', rectangle: [[0, 0]] }),
  ])('cannot: %j', (data) => expect(canBeDrawn(data, false)).toBe(false));
});

describe('what is kept of hexes', () => {
  test('can be drawn', () => expect(canBeDrawn(hexes, true)).toBe(true));
  test.each([{}, { ...hexes, terrain: 7 }, { ...hexes, zones: { north: [1, 1] } }, { ...hexes, streams: [1] }])(
    'cannot: %j',
    (data) => expect(canBeDrawn(data, true)).toBe(false),
  );
});
