import { expect, test } from 'vitest';
import {
  ableOf,
  byWorth,
  mayRank,
  moveOf,
  picks,
  primary,
  sideBySide,
  suggestedBy,
  wayLength,
} from '../src/table/asked';
import { decision, move, option, said, unit } from './made';

test('where one answer picks a unit and says what it does, a unit is picked', () => {
  expect(['activate', 'deploy', 'order', 'dice'].map((kind) => picks(decision(kind)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(picks(null)).toBe(false);
});

test('the move asked is the decision’s own, or that of the unit in hand', () => {
  const [own, other] = [move('a'), move('b')];
  expect(moveOf(decision('move', { move: own }), 'b', null)).toBe(own);
  expect(moveOf(decision('activate', { moves: [own, other] }), 'b', null)).toBe(other);
  expect(moveOf(decision('activate', { moves: [own] }), 'c', null)).toBeNull();
  expect(moveOf(null, 'a', null)).toBeNull();
});

test('a reach that the question has left out is taken from what came later, for the same unit alone', () => {
  const bare = move('a', { outlined: false });
  const late = move('a', { hexes: ['A1'] });
  expect(moveOf(decision('activate', { moves: [bare] }), 'a', late)).toBe(late);
  expect(moveOf(decision('activate', { moves: [bare] }), 'a', move('b'))).toBe(bare);
});

test('what a lesson suggests is found among the options, whatever it is made of', () => {
  const wanted = option({ choice: { type: 'fire', target: 'b' } });
  const lesson = { choice: { type: 'fire', target: 'b' } } as never;
  expect(suggestedBy(decision('order', { options: [option({ choice: 1 }), wanted], lesson }))).toBe(wanted);
  expect(suggestedBy(decision('order', { options: [option({ choice: 1 })], lesson }))).toBeNull();
  expect(suggestedBy(decision('order', { options: [wanted] }))).toBeNull();
});

test('units may be picked that may move or have an option that is not refused, in the scene’s order', () => {
  const units = ['a', 'b', 'c', 'd'].map((id) => unit(id));
  const asked = decision('activate', {
    moves: [move('c')],
    options: [option({ unit: 'a' }), option({ unit: 'b', refused: said('no') })],
  });
  expect(ableOf(asked, units).map((one) => one.id)).toEqual(['a', 'c']);
});

test('the first sensible option is neither refused nor another’s', () => {
  const options = [
    option({ primary: true, refused: said('no') }),
    option({ unit: 'a' }),
    option({ unit: 'b', primary: true }),
  ];
  expect(primary(decision('order', { options }))).toBe(2);
  expect(primary(decision('order', { options }), (one) => one.unit === 'a')).toBe(-1);
  expect(primary(null)).toBe(-1);
});

test('a way on which a shot is held back is as long as its steps together', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 3000, y: 4000 },
    { x: 3000, y: 5000 },
  ];
  expect(wayLength([{ unit: 'a', way, label: said('way') }], 'a')).toBe(6000);
  expect(wayLength([{ unit: 'a', way, label: said('way') }], 'b')).toBe(0);
});

test('what a unit had best do is asked only of one in hand that may do something', () => {
  const asked = decision('activate', { options: [option({ unit: 'a' }), option({ unit: 'b', refused: said('no') })] });
  expect(['a', 'b', null].map((id) => mayRank(asked, id))).toEqual([true, false, false]);
  expect(mayRank(decision('activate', { moves: [move('b', { outlined: false })] }), 'b')).toBe(true);
  expect(mayRank(decision('dice', { options: [option({ unit: 'a' })] }), 'a')).toBe(false);
});

test('options are listed by worth where units are activated, and keep their places where keys know them', () => {
  const found = [0, 1, 2].map((index) => ({ option: option({ choice: index }), index }));
  const ranks = [
    { index: 2, sound: true, result: said('good'), warning: null },
    { index: 0, sound: false, result: null, warning: said('bad') },
  ];
  expect(byWorth(found, ranks, 'activate').map(({ index }) => index)).toEqual([2, 0, 1]);
  const kept = byWorth(found, ranks, 'order');
  expect(kept.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(kept.map(({ option: one }) => [one.result?.id, one.warning?.id])).toEqual([
    [undefined, 'bad'],
    [undefined, undefined],
    ['good', undefined],
  ]);
  expect(byWorth(found, [], 'activate')).toBe(found);
});

test('values of a switch stand beside its title, under it, or in a list, as they fit', () => {
  expect(sideBySide(['Drive', 'Tank shock', 'Ram'])).toBe('beside');
  expect(sideBySide(['Guida', 'Travolgimento', 'Speronamento'])).toBe('under');
  expect(sideBySide(['a', 'b', 'c', 'd'])).toBe('list');
  expect(sideBySide(['one', 'of more letters than twenty'])).toBe('list');
});
