import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decimal, language, loadWords, say, t, wordsOf } from '../src/words/words';

const PARTS: Record<string, string> = {
  core: 'men = { $count ->\n    [one] one man\n   *[other] { $count } men\n }\nlost = { $unit } loses { $what }.\nwith = Name\n    .hint = Hint\nsteer = Use the arrow keys.\n    .touch = Touch a place.',
  third: 'third = Third',
  game: 'squad = Rifle squad\nlost = { $unit } is worse off by { $what }.',
};
let asked: string[] = [];
let broken = false;

beforeEach(async () => {
  asked = [];
  broken = false;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const part = /(\w+)\.ftl$/.exec(address)![1]!;
    return Promise.resolve({ ok: !broken, status: 500, text: () => Promise.resolve(PARTS[part]) });
  });
  await loadWords('en');
});
afterEach(() => vi.unstubAllGlobals());

test('a sentence takes its number', () => {
  expect(t('men', { count: 1 })).toBe('one man');
  expect(t('men', { count: 4 })).toBe('4 men');
});

test('an argument that is a message is put into words first, however deep', () =>
  expect(say({ id: 'lost', args: { unit: 'A', what: { id: 'men', args: { count: 2 } } } })).toBe('A loses 2 men.'));

test('an attribute is said by its name, and nothing is said of an argument that is null', () => {
  expect(t('with.hint')).toBe('Hint');
  expect(t('lost', { unit: 'A', what: null })).toBe('A loses .');
});

test.each([
  [true, 'Touch a place.'],
  [false, 'Use the arrow keys.'],
])('what speaks of keys says what a finger can do where there is one (%s)', (matches, said) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  expect(t('steer')).toBe(said);
  expect(t('with')).toBe('Name');
  expect(t('with.hint')).toBe('Hint');
});

test('an id that is unknown shows itself', () => {
  expect(t('squad')).toBe('squad');
  expect(t('with.other')).toBe('with.other');
});

test('the words of a game are fetched once, and take the place of the common ones', async () => {
  await Promise.all([wordsOf('game'), wordsOf('game', 'core')]);
  expect(asked.filter((address) => address.endsWith('/game.ftl'))).toHaveLength(1);
  expect(t('squad')).toBe('Rifle squad');
  expect(t('lost', { unit: 'A', what: 'it' })).toBe('A is worse off by it.');
});

test('another language says what it has, and what it lacks in English from end to end', async () => {
  await wordsOf('game');
  PARTS.core_pl = 'men = { $count ->\n    [one] jeden\n    [few] { $count } ludzie\n   *[many] { $count } ludzi\n }';
  PARTS.game_pl = 'squad = Drużyna\nfar = Daleko: { $far }\n### in part\n';
  PARTS.game = PARTS.game!.replace('squad', 'fired = { $unit } fires.\nsquad');
  vi.stubGlobal('fetch', (address: string) => {
    const [, language, part] = /(\w+)\/(\w+)\.ftl$/.exec(address)!;
    return Promise.resolve({ ok: true, text: () => Promise.resolve(PARTS[language === 'pl' ? `${part}_pl` : part!]) });
  });
  await loadWords('pl');
  expect(language()).toBe('pl');
  expect(t('men', { count: 3 })).toBe('3 ludzie');
  expect(t('squad')).toBe('Drużyna');
  expect(t('fired', { unit: { id: 'squad', args: {} } })).toBe('Rifle squad fires.');
  expect(t('far', { far: '6.5″' })).toBe('Daleko: 6,5″');
  expect(t('far', { far: 6.5 })).toBe('Daleko: 6,5');
  expect(decimal(0.5, 2)).toBe('0,50');
  expect(t('nothing')).toBe('nothing');
});

test('words asked for while a language is on its way are there once it is', async () => {
  PARTS.core_hu = 'men = ember';
  PARTS.late_hu = 'late = később';
  PARTS.late = 'late = late';
  vi.stubGlobal('fetch', (address: string) => {
    const [, language, part] = /(\w+)\/(\w+)\.ftl$/.exec(address)!;
    return Promise.resolve({
      ok: true,
      text: () => Promise.resolve(language === 'hu' ? (PARTS[`${part}_hu`] ?? '') : ''),
    });
  });
  const arrives = loadWords('hu');
  await Promise.all([wordsOf('late'), arrives]);
  expect([t('men'), t('late')]).toEqual(['ember', 'később']);
});

test('words that could not be fetched are asked for again', async () => {
  broken = true;
  await expect(wordsOf('third')).rejects.toThrow('i18n 500');
  broken = false;
  await wordsOf('third');
  expect(t('third')).toBe('Third');
});
