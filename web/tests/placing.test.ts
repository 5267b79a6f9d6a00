import { expect, test, vi } from 'vitest';
import { placeCallouts } from '../src/board/callouts';
import { boxOf, grown, meets, shared, type Box } from '../src/board/geometry';
import { freeNames, nameBox, placeNames } from '../src/board/names';
import { dark, placeObjectives } from '../src/board/objectives';
import { arrowWords, ringWords, wordsBox } from '../src/board/rings';
import { kindsOf, placeTags, plateWidth, tagWidth, TAG_HEIGHT } from '../src/board/tags';
import { shortName, unitNames } from '../src/board/unitnames';
import type { Overlay, Spot, UnitView } from '../src/net/types';
import { ground, hexes, piece, said, unit } from './made';

vi.mock('../src/board/measure', async () => (await import('./made')).measured);

const TABLE: Box = { x0: 0, y0: 0, x1: 720, y1: 480 };
const square = (x: number, y: number, side: number): Spot[] => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
const within = (inner: Box, outer: Box) =>
  inner.x0 >= outer.x0 - 0.01 &&
  inner.y0 >= outer.y0 - 0.01 &&
  inner.x1 <= outer.x1 + 0.01 &&
  inner.y1 <= outer.y1 + 0.01;
const baseOf = (one: UnitView): Box =>
  boxOf(
    one.models.map((man) => ({ x: man.x / 100, y: man.y / 100 })),
    5,
  );
const tagBox = (one: UnitView, spot: Spot, k = 1): Box => ({
  x0: spot.x - (tagWidth(one) / 2) * k,
  y0: spot.y - (TAG_HEIGHT / 2) * k,
  x1: spot.x + (tagWidth(one) / 2) * k,
  y1: spot.y + (TAG_HEIGHT / 2) * k,
});

// ---- names of places ----

test('what has a name is named once, water and open ground of other kinds are told apart', () => {
  const wood = piece('w', 'wood', square(10_000, 10_000, 8000), { name: said('Monk’s Wood') });
  const again = piece('w2', 'wood', square(30_000, 10_000, 8000), { name: said('Monk’s Wood') });
  const wall = piece('x', 'wall', square(50_000, 10_000, 8000), { name: said('Wall') });
  const church = piece('c', 'church', square(20_000, 30_000, 4000), { name: said('Saint-Aubin') });
  const names = placeNames(ground({ pieces: [wood, again, wall, church] }));
  expect(names.map(({ text, style }) => [text, style])).toEqual([
    ['Monk’s Wood', 'place'],
    ['Saint-Aubin', 'town'],
  ]);
  expect(names[1]!.at.y).toBeGreaterThan(340);
});

test('a river cut by a bridge says its name once, along its longer part, from left to right', () => {
  const strip = (id: string, x0: number, x1: number) =>
    piece(
      id,
      'river',
      [
        { x: x1, y: 20_000 },
        { x: x0, y: 20_000 },
        { x: x0, y: 22_000 },
        { x: x1, y: 22_000 },
      ],
      {
        name: said('Orlette'),
      },
    );
  const names = placeNames(ground({ pieces: [strip('short', 0, 20_000), strip('long', 24_000, 72_000)] }));
  expect(names.map(({ id }) => id)).toEqual(['long']);
  const along = names[0]!.along!;
  expect(along[0]!.x).toBeLessThan(along.at(-1)!.x);
});

test('a name printed in hexes stands once, under the lowest of them', () => {
  const grid = hexes(3, 3, (id) => (['B1', 'B2'].includes(id) ? { place: 'Crossroads', kind: 'town' } : {}));
  const names = placeNames(ground({ grid }));
  const lowest = grid.hexes.find((hex) => hex.id === 'B2')!;
  expect(names).toMatchObject([{ text: 'Crossroads', style: 'place', at: { x: lowest.x / 100 } }]);
  expect(names[0]!.at.y).toBeGreaterThan(lowest.y / 100);
});

test('names give way to men and to one another, stay near what they name, or are left out', () => {
  const wood = piece('w', 'wood', square(10_000, 10_000, 12_000), { name: said('Long Copse') });
  const [home] = placeNames(ground({ pieces: [wood] }));
  const [free] = freeNames([home!], [], 1, TABLE);
  expect(free!.at).toEqual(home!.at);
  const men = nameBox(home!, 1);
  const [moved] = freeNames([home!], [men], 1, TABLE);
  expect(meets(nameBox(moved!, 1), men)).toBe(false);
  const twice = freeNames([home!, { ...home!, id: 'other' }], [], 1, TABLE);
  expect(meets(nameBox(twice[0]!, 1), nameBox(twice[1]!, 1))).toBe(false);
  expect(freeNames([home!], [{ x0: 0, y0: 0, x1: 720, y1: 480 }], 1, TABLE)).toEqual([]);
});

// ---- objectives ----

test('the name of a place fought for stands on the table, off those who hold it', () => {
  const objective = { id: 'o', x: 1000, y: 47_000, radius: 3000, name: said('A long name'), held: null };
  const label = placeObjectives([objective], [], [], 1, TABLE).get('o')!;
  expect(within(label.box, TABLE)).toBe(true);
  const middle = { ...objective, x: 36_000, y: 24_000 };
  const open = placeObjectives([middle], [], [], 1, TABLE).get('o')!;
  const held = placeObjectives([middle], [open.box], [], 1, TABLE).get('o')!;
  expect(meets(held.box, open.box)).toBe(false);
});

test('the name of a place fought for is not written over a wall where there is open ground', () => {
  const objective = { id: 'o', x: 36_000, y: 24_000, radius: 0, name: said('Farmhouse'), held: null };
  const open = placeObjectives([objective], [], [], 1, TABLE).get('o')!;
  const y = (open.box.y0 + open.box.y1) * 50;
  const outline = [
    { x: 20_000, y: y - 100 },
    { x: 52_000, y: y - 100 },
    { x: 52_000, y: y + 100 },
    { x: 20_000, y: y + 100 },
  ];
  const walls = dark(ground({ pieces: [piece('w', 'wall', outline)] }));
  const moved = placeObjectives([objective], [], walls, 1, TABLE).get('o')!;
  expect(walls.some((wall) => meets(wall, open.box))).toBe(true);
  expect(walls.some((wall) => meets(wall, moved.box))).toBe(false);
});

test('the name of a place fought for is left out where it would hide who stands there', () => {
  const objective = { id: 'o', x: 36_000, y: 24_000, radius: 0, name: said('Farmhouse'), held: null };
  expect(placeObjectives([objective], [TABLE], [], 1, TABLE).size).toBe(0);
  const crowd = Array.from({ length: 48 * 32 }, (_, i) => ({ x: 15 * (i % 48), y: 15 * Math.floor(i / 48) }));
  const bases = crowd.map(({ x, y }) => ({ x0: x, y0: y, x1: x + 4, y1: y + 4 }));
  expect(placeObjectives([objective], bases, [], 1, TABLE).size).toBe(0);
  const away = { id: 'p', x: 5000, y: 5000, radius: 0, name: said('Mill'), held: null };
  const men = [{ x0: 250, y0: 150, x1: 470, y1: 330 }];
  expect([...placeObjectives([objective, away], men, [], 1, TABLE).keys()]).toEqual(['p']);
});

// ---- tags and names of units ----

test('a plate has room for its letter, a tag for all that stands beside the plate', () => {
  expect(plateWidth({ side: 0, letter: 'A' })).toBeGreaterThan(plateWidth({ side: 0, letter: '' }));
  const bare = unit('a', [{ x: 0, y: 0 }]);
  const marker = { kind: 'damaged' as const, face_up: true, name: said('damaged') };
  expect(tagWidth({ ...bare, stacks: [{ kind: 'pin', count: 2, name: said('2 pins') }] })).toBeGreaterThan(
    tagWidth(bare),
  );
  expect(kindsOf({ ...bare, markers: [marker, marker] })).toHaveLength(1);
  expect(kindsOf({ ...bare, markers: [marker], hex: 'A1' })).toEqual([]);
});

test('a tag lies on the table, off every base and off the tags before it', () => {
  const units = [
    unit('a', square(35_000, 24_000, 1500)),
    unit('b', square(35_500, 26_500, 1500)),
    unit('c', square(34_000, 47_000, 900)),
  ];
  const tags = placeTags(units, 1, 720, 480, []);
  const boxes = units.map((one) => tagBox(one, tags.get(one.id)!));
  for (const [i, box] of boxes.entries()) {
    expect(within(box, TABLE)).toBe(true);
    for (const one of units) expect(meets(box, baseOf(one))).toBe(false);
    for (const other of boxes.slice(0, i)) expect(meets(box, other)).toBe(false);
  }
  expect(placeTags([unit('d')], 1, 720, 480, []).size).toBe(0);
});

test('a unit is named without its letter and its side, and not at any length', () => {
  const called = (name: string, letter = '') => shortName(unit('a', [], { name: said(name), letter }));
  expect(called('Rifle squad A (American)', 'A')).toBe('Rifle squad');
  expect(called('Bazooka')).toBe('Bazooka');
  expect(called('Something with a name beyond all measure')).toMatch(/^.{1,23}…$/);
});

test('names of units stand on the table off men and tags, and are left out where there is no room', () => {
  const units = [unit('first', [{ x: 36_000, y: 24_000 }]), unit('second', [{ x: 37_000, y: 24_500 }])];
  const tags = placeTags(units, 1, 720, 480, []);
  const names = unitNames(units, tags, 1, TABLE, []);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const half = (name.text.length * 8 * 1.06) / 2;
    const box = { x0: name.at.x - half, y0: name.at.y - 7, x1: name.at.x + half, y1: name.at.y + 7 };
    for (const one of units) {
      expect(meets(box, baseOf(one))).toBe(false);
      expect(meets(box, tagBox(one, tags.get(one.id)!))).toBe(false);
    }
  }
  expect(unitNames(units, tags, 1, TABLE, [TABLE])).toEqual([]);
});

test('a unit is named beside a wall rather than over it, but rather over it than not at all', () => {
  const units = [unit('first', [{ x: 36_000, y: 24_000 }])];
  const tags = placeTags(units, 1, 720, 480, []);
  const [usual] = unitNames(units, tags, 1, TABLE, []);
  const wall = wordsBox(usual!.at, usual!.text, 1);
  const [moved] = unitNames(units, tags, 1, TABLE, [], [wall]);
  expect(meets(wordsBox(moved!.at, moved!.text, 1), wall)).toBe(false);
  expect(unitNames(units, tags, 1, TABLE, [], [TABLE])).toEqual([usual]);
});

test('the letter of a counter stands away from who stands right of it in its hex', () => {
  const pair = [
    { ...unit('a', [{ x: 35_000, y: 24_000 }], { letter: 'A' }), hex: 'G6' },
    { ...unit('b', [{ x: 37_000, y: 24_000 }], { letter: 'B' }), hex: 'G6' },
  ];
  const at = new Map(unitNames(pair, new Map(), 1, TABLE, []).map((name) => [name.text, name.at.x]));
  expect(at.get('A')!).toBeLessThan(350);
  expect(at.get('B')!).toBeGreaterThan(370);
});

test('a name is never cut off at the edge of what is seen, wherever the table is looked at', () => {
  const units = [unit('first', [{ x: 36_000, y: 24_000 }])];
  const tags = placeTags(units, 1, 720, 480, []);
  const tag = tags.get('first')!;
  for (const seen of [
    { ...TABLE, x0: tag.x - 20 },
    { ...TABLE, x1: tag.x + 20 },
    { ...TABLE, y1: tag.y + 12 },
  ]) {
    const names = unitNames(units, tags, 1, seen, []);
    expect(names).toHaveLength(1);
    const [name] = names;
    expect(within(wordsBox(name!.at, name!.text, 1), grown(seen, 0, 10))).toBe(true);
  }
  expect(unitNames(units, tags, 1, { ...TABLE, x0: tag.x - 20, x1: tag.x + 20 }, [])).toEqual([]);
});

test('no name stands so near to the plate of another that it would be read as its own', () => {
  for (let x = 30_000; x <= 46_000; x += 1_000)
    for (let y = 18_000; y <= 30_000; y += 1_000) {
      const units = [unit('first', [{ x: 38_000, y: 24_000 }]), unit('second', [{ x, y }])];
      const tags = placeTags(units, 1, 720, 480, []);
      for (const name of unitNames(units, tags, 1, TABLE, [])) {
        const other = units.find((one) => one.id !== name.id)!;
        const half = (name.text.length * 8 * 1.06) / 2;
        const box = { x0: name.at.x - half, y0: name.at.y - 7, x1: name.at.x + half, y1: name.at.y + 7 };
        expect(meets(box, grown(tagBox(other, tags.get(other.id)!), 6))).toBe(false);
      }
    }
});

// ---- words on rings ----

test('the words on a ring stand at its foot, on the table, off what is written about it', () => {
  const ring = { x: 360, y: 240 };
  const foot = ringWords(ring, 60, 'ten letters', 1, [], TABLE);
  expect(foot).toEqual({ x: 360, y: 316 });
  const plates = [
    { x0: 340, y0: 300, x1: 380, y1: 320 },
    { x0: 340, y0: 160, x1: 380, y1: 180 },
  ];
  const box = wordsBox(ringWords(ring, 60, 'ten letters', 1, plates, TABLE)!, 'ten letters', 1);
  expect(plates.reduce((sum, plate) => sum + shared(box, plate), 0)).toBe(0);
  for (const [x, y] of [
    [360, 470],
    [360, 10],
    [5, 240],
    [715, 475],
  ] as const)
    expect(within(wordsBox(ringWords({ x, y }, 60, 'ten letters', 1, [], TABLE)!, 'ten letters', 1), TABLE)).toBe(true);
  expect(ringWords(ring, 60, 'ten letters', 1, [TABLE], TABLE)).toBeNull();
});

// ---- callouts ----

const callout = (x: number, y: number): Overlay =>
  ({ type: 'callout', at: { x, y }, lines: [said('two words')] }) as Overlay;
const placed = (overlays: Overlay[], units: UnitView[] = [], corner: Box | null = null, seen = TABLE) =>
  placeCallouts(overlays, units, placeTags(units, 1, 720, 480, []), 1, seen, null, corner, []);
const boxed = ({ x, y, width, height }: ReturnType<typeof placed>[number]): Box => ({
  x0: x,
  y0: y,
  x1: x + width,
  y1: y + height,
});

test('a callout lies wholly in what is seen, off its own anchor, with a line to it', () => {
  for (const [x, y] of [
    [36_000, 24_000],
    [0, 0],
    [72_000, 48_000],
    [71_000, 200],
  ] as const) {
    const [one] = placed([callout(x, y)]);
    expect(within(boxed(one!), TABLE)).toBe(true);
    expect(meets(boxed(one!), boxOf([one!.anchor], 1))).toBe(false);
    expect(one!.leader).not.toBeNull();
  }
  expect(placed([])).toEqual([]);
});

test('callouts keep off one another, off men and off a corner that is covered', () => {
  const two = placed([callout(36_000, 24_000), callout(36_500, 24_000)]);
  expect(meets(boxed(two[0]!), boxed(two[1]!))).toBe(false);
  const [alone] = placed([callout(36_000, 24_000)]);
  const spot = { x: (alone!.x + alone!.width / 2) * 100, y: (alone!.y + alone!.height / 2) * 100 };
  const men = unit('a', [spot]);
  const [aside] = placed([callout(36_000, 24_000)], [men]);
  expect(meets(boxed(aside!), baseOf(men))).toBe(false);
  const [off] = placed([callout(36_000, 24_000)], [], boxed(alone!));
  expect(meets(boxed(off!), boxed(alone!))).toBe(false);
});

test('the words on an arrow stand beside its head, else along its shaft, off what is written', () => {
  const [start, end] = [
    { x: 360, y: 60 },
    { x: 360, y: 400 },
  ];
  const head = arrowWords(start, end, '0 of 1', 1, [], TABLE);
  expect(head.x).toBeGreaterThan(end.x);
  const names = [grown({ x0: end.x, y0: end.y, x1: end.x, y1: end.y }, 120, 30)];
  const moved = wordsBox(arrowWords(start, end, '0 of 1', 1, names, TABLE), '0 of 1', 1);
  expect(names.some((name) => meets(name, moved))).toBe(false);
  expect(within(moved, TABLE)).toBe(true);
  expect(arrowWords(start, end, '0 of 1', 1, [TABLE], TABLE)).toEqual(head);
});
