import { expect, test } from 'vitest';
import { acts, aim, drawn, follow, settled } from '../src/table/shots';
import { die, logLine, unit } from './made';

const units = [unit('a', [{ x: 0, y: 0 }]), unit('b', [{ x: 4000, y: 2000 }], { side: 1 })];
const players = ['here', 'computer:greedy'];
const shot = logLine(1, { shot: { unit: 'b', target: 'a' }, side: 1 });

test('the shots of those who do not play here are followed, one’s own are not', () => {
  const found = follow([], shot, units, players);
  expect(found).toMatchObject([{ unit: 'b', target: 'a', start: { x: 4000, y: 2000 }, end: { x: 0, y: 0 } }]);
  expect(follow([], logLine(1, { shot: { unit: 'a', target: 'b' } }), units, players)).toEqual([]);
});

test('a shot goes from the middle of a unit to that of another, and nowhere if one of them is not to be seen', () => {
  expect(aim({ unit: 'b', target: 'a' }, units)).toEqual({ side: 1, start: { x: 4000, y: 2000 }, end: { x: 0, y: 0 } });
  expect(aim({ unit: 'b', target: 'hidden' }, units)).toBeNull();
  expect(aim({ unit: 'b', target: 'c' }, [...units, unit('c', [], { place: 'destroyed' })])).toBeNull();
});

test('the first dice with a success are told, those after them are not', () => {
  const missed = logLine(2, { side: 1, dice: [die(1), die(2)] });
  const hit = logLine(3, { side: 1, dice: [die(6, true), die(5, true), die(1)] });
  const saves = logLine(4, { side: 1, dice: [die(6, true)] });
  let shots = follow([], shot, units, players);
  shots = follow(shots, missed, units, players);
  expect(shots[0]).toMatchObject({ hits: 0, dice: 2 });
  shots = follow(shots, hit, units, players);
  expect(shots[0]).toMatchObject({ hits: 2, dice: 3 });
  expect(follow(shots, saves, units, players)).toEqual(shots);
});

test('dice of the other side, or that have not fallen, say nothing of a shot', () => {
  const shots = follow([], shot, units, players);
  expect(follow(shots, logLine(2, { side: 0, dice: [die(6, true)] }), units, players)).toEqual(shots);
  expect(follow(shots, logLine(2, { side: 1, dice: [die(null)] }), units, players)).toEqual(shots);
});

test('a mover was hit where he has stopped, and the fallen where they stood', () => {
  const shots = follow([], shot, units, players);
  const after = [unit('a', [{ x: 1000, y: 0 }]), unit('b', [], { side: 1, place: 'destroyed' })];
  expect(settled(shots, after)).toMatchObject([{ start: { x: 4000, y: 2000 }, end: { x: 1000, y: 0 } }]);
});

test('a shot is over when somebody does something new', () => {
  expect(acts([logLine(2, { dice: [die(6)] })])).toBe(false);
  expect(acts([logLine(2, { depth: 0 })])).toBe(true);
  expect(acts([shot])).toBe(true);
  expect(acts([logLine(2, { motions: [{ model: 'a.0', points: [] }] })])).toBe(true);
});

test('a shot is labelled once dice have fallen', () => {
  const [bare] = follow([], shot, units, players);
  expect(drawn(bare!).label).toBeNull();
  expect(drawn({ ...bare!, hits: 1, dice: 3 }).label).toEqual({ id: 'table-shot-hits', args: { hits: 1, dice: 3 } });
});
