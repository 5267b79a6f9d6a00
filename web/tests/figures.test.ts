import { expect, test } from 'vitest';
import { highest, letterOf, measure, percent, telling, titled } from '../src/odds/figures';
import { asOption } from '../src/column/options';
import { hexName } from '../src/board/hexwords';
import { hexes, said, unit } from './made';

test('what is possible is never nought percent, what may fail never a hundred', () => {
  expect([0, 0.0001, 0.004, 0.5, 0.995, 0.9999, 1].map(percent)).toEqual([0, 1, 1, 50, 99, 99, 100]);
});

test('a measure that is no chance is told to two places', () => expect(measure(1.005, false)).toBe('1.00'));

test('the first of several is A', () => expect([0, 1, 7].map(letterOf)).toEqual(['A', 'B', 'H']));

test('a value goes by its title, and by itself where it has none', () => {
  const values = [{ value: 'a', title: said('Title'), group: null, sign: '', points: null, carries: null }];
  const field = { name: 'f', values } as unknown as Parameters<typeof titled>[0];
  expect([titled(field, 'a'), titled(field, 12)]).toEqual(['Title', '12']);
});

test('the chart that tells most is the first of numbers after the first, else the last', () => {
  const spreads = (...means: (number | null)[]) => means.map((mean) => ({ mean })) as Parameters<typeof telling>[0];
  expect(telling(spreads(1, null, 2, 3))).toBe(2);
  expect(telling(spreads(1, null, null))).toBe(2);
});

test('a chart is as high as its highest bar, an empty one is flat', () => {
  const bars = (...chances: number[]) =>
    ({ bars: chances.map((probability) => ({ probability })) }) as Parameters<typeof highest>[0];
  expect([highest(bars(0.2, 0.7, 0.1)), highest(bars())]).toEqual([0.7, 0]);
});

test('a unit is listed by its name with its first fact, unless something else is to be said of it', () => {
  const one = unit('a', [], { facts: [said('12 men'), said('veteran')] });
  expect(asOption(one)).toMatchObject({ label: said('a'), hint: said('12 men'), unit: 'a', refused: null });
  expect(asOption(one, said('other')).hint).toEqual(said('other'));
  expect(asOption(unit('b')).hint).toBeNull();
});

test('a hex is called by its label and what it is', () => {
  const [hex] = hexes(1, 1).hexes;
  expect(hexName(hex!)).toEqual({ id: 'table-hex', args: { hex: 'A1', ground: hex!.name } });
});
