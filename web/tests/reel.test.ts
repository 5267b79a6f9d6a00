import { expect, test } from 'vitest';
import type { MomentScene, MomentView } from '../src/net/protocol';
import { isReplay, lineAddress, momentIn, replayAddress } from '../src/replay/address';
import { linesTo, momentOf, nextMarked, parts, sceneOf } from '../src/replay/reel';
import { logLine, unit } from './made';

const moment = (turn: number, told: number, marks: MomentView['marks'] = []): MomentView => ({ turn, told, marks });
const MOMENTS = [moment(0, 2), moment(1, 4), moment(1, 4), moment(1, 7, ['attack']), moment(2, 9, ['attack', 'loss'])];
const LINES = [0, 1, 2, 3, 5, 6, 7, 8].map((seq) => logLine(seq));
const BATCH: MomentScene[] = [
  { number: 50, scene: { turn: 1, status: 'a' }, units: [unit('x'), unit('y')], order: ['x', 'y'] },
  { number: 51, scene: {}, units: [unit('y', [{ x: 1, y: 2 }])], order: null },
  { number: 52, scene: { turn: 2 }, units: [unit('z')], order: ['z', 'x'] },
];

test('a scene is the first of its batch with all that has changed since', () => {
  expect(sceneOf(BATCH, 50)).toMatchObject({ turn: 1, status: 'a', units: [{ id: 'x' }, { id: 'y', models: [] }] });
  expect(sceneOf(BATCH, 51)?.units[1]?.models[0]).toMatchObject({ x: 1, y: 2 });
  expect(sceneOf(BATCH, 52)).toMatchObject({ turn: 2, status: 'a', units: [{ id: 'z' }, { id: 'x' }] });
  expect(sceneOf(BATCH, 53)).toBeNull();
});

test('a moment is told by the lines since the one before it, and a line leads to the moment it was told by', () => {
  const told = (number: number) => linesTo(LINES, MOMENTS, number).map((line) => line.seq);
  expect([0, 1, 2, 3].map(told)).toEqual([[0, 1], [2, 3], [], [5, 6]]);
  expect([0, 1, 3, 5, 8, 99].map((seq) => momentOf(MOMENTS, seq))).toEqual([0, 0, 1, 3, 4, 4]);
});

test('turns are parts of the battle one after the other', () => {
  expect(parts(MOMENTS)).toEqual([
    { turn: 0, first: 0, end: 1 },
    { turn: 1, first: 1, end: 4 },
    { turn: 2, first: 4, end: 5 },
  ]);
});

test('the next attack or loss is found forwards and back, and none beyond the last', () => {
  expect([nextMarked(MOMENTS, 0, 1), nextMarked(MOMENTS, 3, 1), nextMarked(MOMENTS, 4, 1)]).toEqual([3, 4, null]);
  expect([nextMarked(MOMENTS, 4, -1), nextMarked(MOMENTS, 3, -1)]).toEqual([3, null]);
});

test('a moment has an address, and no other address is one', () => {
  expect(momentIn(replayAddress('abc', 7, '1').slice(1))).toEqual({ battle: 'abc', at: 7, line: false, eyes: '1' });
  expect(momentIn(lineAddress('abc', 12).slice(1))).toEqual({ battle: 'abc', at: 12, line: true, eyes: '' });
  for (const other of ['abc', 'abc/at/', 'abc/at/x', 'abc/at/1/as/2', 'position=abc', 'join/token'])
    expect(isReplay(other)).toBe(false);
});
