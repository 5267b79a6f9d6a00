import { describe, expect, test } from 'vitest';
import {
  boxOf,
  crossing,
  fresh,
  handles,
  lengthOf,
  mirrored,
  moved,
  onWall,
  points,
  reshaped,
  rewalled,
  turned,
  turnedOver,
  wallHandles,
  within,
  without,
  type Form,
  type Row,
} from '../src/maps/pieces';

const INCHES: Form = { upwards: false, corners: false, depth: 48 };
const CENTIMETRES: Form = { upwards: true, corners: true, depth: 120 };
const wood: Row = { id: 'w', kind: 'wood', rectangle: { centre: [10, 20], size: [6, 4] } };
const hedge: Row = {
  id: 'h',
  kind: 'hedge',
  line: [
    [0, 0],
    [3, 4],
    [3, 10],
  ],
  width: 1,
};
const house: Row = {
  id: 'b',
  kind: 'building',
  rectangle: [
    [10, 10],
    [20, 16],
  ],
  building: {
    material: 'brick',
    openings: [{ kind: 'door', at: [15, 10] }],
    walls: [
      {
        line: [
          [15, 10],
          [15, 16],
        ],
        doors: [[15, 13]],
      },
    ],
  },
};

describe('places of a file', () => {
  test('are turned over where y runs up, and back again', () => {
    const drawn = turnedOver(house, CENTIMETRES);
    expect(drawn.rectangle).toEqual([
      [10, 110],
      [20, 104],
    ]);
    expect(drawn.building!.openings![0]!.at).toEqual([15, 110]);
    expect(drawn.building!.walls![0]!.doors).toEqual([[15, 107]]);
    expect(turnedOver(drawn, CENTIMETRES)).toEqual(house);
  });
  test('stay as they are where y runs down', () => expect(turnedOver(wood, INCHES)).toBe(wood));
});

describe('a piece', () => {
  test('is moved with all that is in it', () => {
    const next = moved(house, 2, -3);
    expect(next.rectangle).toEqual([
      [12, 7],
      [22, 13],
    ]);
    expect(next.building!.openings![0]!.at).toEqual([17, 7]);
    expect(next.building!.walls![0]!.line[1]).toEqual([17, 13]);
  });
  test('is turned about a place, and four quarters bring it back', () => {
    let row = wood;
    for (let i = 0; i < 4; i++) row = turned(row, 90, [10, 20]);
    expect(points(row).map((at) => at.map(Math.round))).toEqual(points(wood));
  });
  test('of two corners becomes an outline when it is turned', () => {
    const next = turned(house, 90, [15, 13]);
    expect(next.rectangle).toBeUndefined();
    expect(boxOf([next])).toEqual({ x: 12, y: 8, width: 6, height: 10 });
    expect(next.building!.openings![0]!.at).toEqual([18, 13]);
  });
  test('mirrored twice is as it was', () => {
    const skew: Row = { ...wood, rectangle: { centre: [10, 20], size: [6, 4], turn: 30 } };
    expect(mirrored(mirrored(skew, true, [7, 7]), true, [7, 7])).toEqual(skew);
    expect(mirrored(skew, false, [10, 20]).rectangle).toMatchObject({ turn: -30 });
  });
  test('has a handle at each point and one between each two', () => {
    expect(handles(hedge).filter((one) => !one.between)).toHaveLength(3);
    expect(handles(hedge).filter((one) => one.between)).toHaveLength(2);
    expect(handles(wood)).toHaveLength(4);
  });
  test('pulled by a corner keeps the opposite one', () => {
    const next = reshaped(wood, handles(wood)[2]!, [15, 24]);
    expect(points(next)[0]).toEqual([7, 18]);
    expect(points(next)[2]).toEqual([15, 24]);
  });
  test('gets a point where it is pulled between two, and loses it again', () => {
    const next = reshaped(
      hedge,
      handles(hedge).find((one) => one.between)!,
      [2, 2],
    );
    expect(next.line).toEqual([
      [0, 0],
      [2, 2],
      [3, 4],
      [3, 10],
    ]);
    expect(without(next, 1)).toEqual(hedge);
    expect(
      without(
        {
          ...hedge,
          line: [
            [0, 0],
            [1, 1],
          ],
        },
        0,
      ).line,
    ).toHaveLength(2);
  });
});

test('a line is as long as its parts', () => expect(lengthOf(hedge.line!)).toBe(11));
test('a name is taken once', () => expect(fresh('wood', new Set(['wood-1', 'wood-3']))).toBe('wood-2'));
test('an opening goes to the nearest wall', () => expect(onWall(house, [12, 9])).toEqual([12, 10]));

describe('a crossing', () => {
  test('lies across the middle of a river, from bank to bank', () => {
    expect(crossing([[0, 10], [20, 10]], 4)).toEqual({ line: [[10, 12.2], [10, 7.8]], width: 6 }); // prettier-ignore
    expect(crossing([[0, 10], [10, 10], [20, 10]], 2).line.map(([x]) => x)).toEqual([10, 10]); // prettier-ignore
  });
});

describe('an inner wall', () => {
  const built = house.building!;
  const wallOf = (row: Row) => row.building!.walls![0]!;
  const [first, last, door, whole] = wallHandles(house);

  test('is pulled by its ends, its doors and as a whole', () => {
    expect(wallHandles(house).map((one) => [one.sort, one.index])).toEqual([
      ['point', 0],
      ['point', 1],
      ['door', 0],
      ['whole', 0],
    ]);
    expect([first!.at, last!.at, door!.at]).toEqual([
      [15, 10],
      [15, 16],
      [15, 13],
    ]);
  });

  test('keeps its ends on the outer walls and its door in it', () => {
    const slanted = wallOf(rewalled(house, first!, [18, 8]));
    expect(slanted.line).toEqual([
      [18, 10],
      [15, 16],
    ]);
    expect(slanted.doors).toEqual([[16.5, 13]]);
    const aside = wallOf(rewalled(house, whole!, [12, whole!.at[1]]));
    expect(aside).toEqual({
      line: [
        [12, 10],
        [12, 16],
      ],
      doors: [[12, 13]],
    });
    expect(wallOf(rewalled(house, door!, [19, 11])).doors).toEqual([[15, 11]]);
    expect(house.building).toBe(built);
  });
});

test('a frame takes what lies in it whole', () => {
  expect(within(wood, [6, 17], [14, 23])).toBe(true);
  expect(within(wood, [14, 23], [6, 17])).toBe(true);
  expect(within(wood, [8, 17], [14, 23])).toBe(false);
});
