import { describe, expect, test } from 'vitest';
import { chained, labelOf, next, painted, placeOf, roaded, sided, signs, steps, type HexFile } from '../src/maps/hexes';

const file: HexFile = {
  terrain: '\n....\n....\n....\n....\n',
  objective: 'B2',
  zones: { north: [1, 1], south: [4, 4] },
};

test('a hex is called by column and row', () => {
  expect(labelOf(0, 0)).toBe('A1');
  expect(labelOf(27, 12)).toBe('AB13');
  expect(placeOf('AB13')).toEqual([27, 12]);
});

test('every second column lies lower', () => {
  expect(next('B2', 'SE')).toBe('C3');
  expect(next('C2', 'SE')).toBe('D2');
  expect(next('A1', 'NW')).toBe('');
});

describe('a map', () => {
  test('is painted hex by hex, and not beyond its edge', () => {
    expect(signs(painted(file, 'C2', 'F'))[1]).toBe('..F.');
    expect(painted(file, 'Z9', 'F')).toBe(file);
    expect(painted(file, 'A1', '.')).toBe(file);
  });
  test('has a side once, from whichever hex it is named', () => {
    const once = sided(file, 'hedgerows', 'B2', 'S');
    expect(once.hedgerows).toEqual(['B2 S']);
    expect(sided(once, 'hedgerows', 'B3', 'N').hedgerows).toEqual([]);
    expect(sided(file, 'streams', 'A1', 'N')).toBe(file);
  });
  test('has a cliff that belongs to a hex: from the other side it is turned round', () => {
    const cliff = sided(file, 'cliffs', 'B2', 'S');
    expect(sided(cliff, 'cliffs', 'B3', 'N').cliffs).toEqual(['B3 N']);
    expect(sided(cliff, 'cliffs', 'B2', 'S').cliffs).toEqual([]);
  });
  test('has roads step by step, joined as far as they go', () => {
    let road = file;
    for (const [from, to] of [
      ['A1', 'A2'],
      ['A2', 'A3'],
      ['A3', 'B3'],
      ['A2', 'B2'],
    ] as const)
      road = roaded(road, from, to);
    expect(steps(road.roads!)).toEqual(new Set(['A1 A2', 'A2 A3', 'A3 B3', 'A2 B2']));
    expect(steps(roaded(road, 'A2', 'A1').roads!).has('A1 A2')).toBe(false);
    expect(roaded(file, 'A1', 'C3')).toBe(file);
  });
  test('a ring of road is one road that comes back', () => {
    const ring = chained(new Set(['A1 A2', 'A2 B2', 'A1 B2']));
    expect(steps(ring)).toEqual(new Set(['A1 A2', 'A2 B2', 'A1 B2']));
    expect(ring).toHaveLength(1);
  });
});
