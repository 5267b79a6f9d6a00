import { expect, test } from 'vitest';
import { HexMap, hexMap } from '../src/board/hexmap';
import { hexes } from './made';

const grid = hexes(4, 3);
const map = new HexMap(grid);

test('a map knows its columns and its rows, and its hexes by name', () => {
  expect([map.columns, map.rows]).toEqual([4, 3]);
  expect(map.hex('B2')?.id).toBe('B2');
  expect(map.hex('Z9')).toBeNull();
  expect(map.hex(null)).toBeNull();
});

test('every hex lies under its own middle, and none far off the map', () => {
  for (const hex of grid.hexes) expect(map.under({ x: hex.x / 100, y: hex.y / 100 })?.id).toBe(hex.id);
  expect(map.under({ x: 500, y: 500 })).toBeNull();
});

test('the corners of a hex lie its size from its middle, and neighbours share two', () => {
  const hex = map.hex('B2')!;
  for (const spot of map.corners(hex))
    expect(Math.hypot(spot.x - hex.x / 100, spot.y - hex.y / 100)).toBeCloseTo(map.size);
  const near = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y) < 0.1;
  const others = map.corners(map.hex('B3')!);
  expect(map.corners(hex).filter((spot) => others.some((other) => near(spot, other)))).toHaveLength(2);
});

test('the line round hexes is one ring for each part, without the sides between them', () => {
  const rings = (path: string) => path.split('Z').length - 1;
  const sides = (path: string) => (path.match(/[LZ]/g) ?? []).length;
  expect([rings(map.border(['A1'])), sides(map.border(['A1']))]).toEqual([1, 6]);
  expect([rings(map.border(['A1', 'A2'])), sides(map.border(['A1', 'A2']))]).toEqual([1, 10]);
  expect(rings(map.border(['A1', 'D3']))).toBe(2);
  expect(map.border(['Z9'])).toBe('');
});

test('a ring of hexes round one that is left out has a second line within', () => {
  const ring = ['B1', 'B3', 'A2', 'A3', 'C2', 'C3'];
  expect(map.border(ring).split('Z').length - 1).toBe(2);
  expect(map.border([...ring, 'B2']).split('Z').length - 1).toBe(1);
});

test('arrow keys lead up and down a column, and sideways along a row as straight as it goes', () => {
  expect(map.step('B2', 0, 1, 0)?.id).toBe('B3');
  expect(map.step('B2', 0, -1, 0)?.id).toBe('B1');
  expect(map.step('B1', 0, -1, 0)).toBeNull();
  const level = map.hex('A2')!.y / 100;
  const walked = ['A2'];
  for (let i = 0; i < 3; i++) walked.push(map.step(walked.at(-1)!, 1, 0, level)!.id);
  expect(walked.filter((_, i) => i % 2 === 0)).toEqual(['A2', 'C2']);
  expect(map.step('D1', 1, 0, level)).toBeNull();
});

test('an edge is drawn at the middle of its side, upright towards the hex it belongs to', () => {
  const [own, other] = [map.hex('A1')!, map.hex('A2')!];
  const corners = map.corners(own).filter((spot) => spot.y > own.y / 100 + 1);
  const [start, end] = corners.map((spot) => ({ x: spot.x * 100, y: spot.y * 100 }));
  const edge = {
    kind: 'hedge',
    hex: own.id,
    other: other.id,
    start: start!,
    end: end!,
    name: { id: 'hedge', args: {} },
  };
  const turned = (text: string) => Number(/rotate\((-?[\d.]+)\)/.exec(text)![1]);
  expect(Math.cos((turned(map.stance(edge)) * Math.PI) / 180)).toBeCloseTo(1, 2);
  const back = { ...edge, hex: other.id, other: own.id };
  expect(Math.cos((turned(map.stance(back)) * Math.PI) / 180)).toBeCloseTo(-1, 2);
});

test('of one grid a map is made once', () => expect(hexMap(grid)).toBe(hexMap(grid)));

test('a map on its side has the same neighbours, found by the arrow keys that lead there now', () => {
  const over = (spot: { x: number; y: number }) => ({ x: 100_000 - spot.y, y: spot.x });
  const side = new HexMap({ ...grid, hexes: grid.hexes.map((hex) => ({ ...hex, ...over(hex) })) }, true);
  expect([side.columns, side.rows]).toEqual([4, 3]);
  expect(side.border(['A1', 'A2']).match(/[LZ]/g)).toHaveLength(10);
  /* What was down is to the left now, what was to the right is down. */
  expect(side.step('B2', -1, 0, 0)?.id).toBe('B3');
  expect(side.step('B2', 1, 0, 0)?.id).toBe('B1');
  const level = side.level(side.hex('A2')!);
  const walked = ['A2'];
  for (let i = 0; i < 2; i++) walked.push(side.step(walked.at(-1)!, 0, 1, level)!.id);
  expect(walked.at(-1)).toBe('C2');
  expect([side.straight(1, 0), side.straight(0, 1), map.straight(0, 1)]).toEqual([true, false, true]);
});
