import { expect, test } from 'vitest';
import { runs } from '../src/column/runs';
import { die, logLine, said } from './made';

const fell = (seq: number, word = 'a man fell') => logLine(seq, { message: said(word) });

test('lines that read alike and follow one another are told once, with how often and since when', () => {
  const told = runs([fell(9, 'the unit fled'), fell(8), fell(7), fell(5), fell(4, 'shots'), fell(3)]);
  expect(told.map(({ line, times, since }) => [line.seq, times, since])).toEqual([
    [9, 1, 9],
    [8, 3, 5],
    [4, 1, 4],
    [3, 1, 3],
  ]);
});

test.each([
  ['dice', { dice: [die(3)] }],
  ['another side', { side: 1 }],
  ['a heading, to which one may go back', { depth: 0 }],
])('what has %s stands alone', (_, more) => {
  expect(runs([logLine(2, more), logLine(1, { ...more, side: null })])).toHaveLength(2);
});
