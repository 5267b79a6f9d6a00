import { expect, test } from 'vitest';
import {
  decode,
  encode,
  isOdds,
  numeric,
  Unreadable,
  valueOf,
  withValue,
  type Fields,
  type Look,
  type Question,
} from '../src/odds/question';
import { said } from './made';

type Field = Fields[string][number];

const value = (name: string) => ({
  value: name,
  title: said(name),
  group: null,
  sign: '',
  points: null,
  carries: null,
});
const field = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  title: said(name),
  kind,
  default: null,
  values: [],
  about: 'attack',
  rare: false,
  carried_by: '',
  least: null,
  most: null,
  example: '',
  ...more,
});
const FIELDS: Fields = {
  game: [
    field('attacker', 'unit', { default: 'rifles' }),
    field('cover', 'choice', { default: 'none', values: ['none', 'soft', 'hard'].map(value) }),
    field('order', 'choice', { default: '', values: ['fire', 'advance'].map(value) }),
    field('moved', 'flag', { default: false }),
    field('range', 'number', { default: 6, least: 0, most: 36 }),
    field('men', 'whole', { default: 10, least: 1, most: 20 }),
    field('weapons', 'choices', { default: [], values: ['smg', 'mmg'].map(value), most: 2 }),
    field('options', 'options', { default: {} }),
  ],
};
const ask = (values: Record<string, unknown> = {}): Question => ({ system: 'game', values });

test.each<[string, Question[], Look]>([
  ['nothing said', [ask()], { what: 'answer' }],
  [
    'every kind of field',
    [
      ask({
        attacker: 'US/Rifles & more?',
        cover: 'hard',
        moved: true,
        range: 12.5,
        men: 7,
        weapons: ['smg', 'mmg'],
        options: { 'hit-and-run': 'a=b' },
      }),
    ],
    { what: 'answer' },
  ],
  ['several questions and a curve', [ask({ men: 5 }), ask({ men: 6 })], { what: 'curve', field: 'range' }],
  ['what changes are worth', [ask()], { what: 'worth' }],
  [
    'a plan and whom the target strikes back at',
    [ask(), ask({ moved: true })],
    { what: 'plan', goal: 'destroyed', against: 1, order: 'fire' },
  ],
  ['a plan with its goal', [ask()], { what: 'plan', goal: 'destroyed' }],
])('an address gives back what it was made of: %s', (_, questions, look) =>
  expect(decode(encode(questions, FIELDS, look), FIELDS)).toEqual({ questions, look }),
);

test('what is as the form has it by default is not kept, so that an address stays short', () => {
  const cover = FIELDS.game!.find((one) => one.name === 'cover')!;
  expect(withValue(ask({ cover: 'hard' }), cover, 'none')).toEqual(ask());
  expect(valueOf(ask(), cover)).toBe('none');
  expect(valueOf(withValue(ask(), cover, 'soft'), cover)).toBe('soft');
  expect(encode([ask()], FIELDS)).toBe('odds/game');
});

test.each([
  'odd/game',
  'odds/chess',
  'odds/game?cover=thick',
  'odds/game?cover=hard&cover=soft',
  'odds/game?unknown=1',
  'odds/game?men=0',
  'odds/game?men=21',
  'odds/game?men=1.5',
  'odds/game?range=1e3',
  'odds/game?moved=yes',
  'odds/game?weapons=smg,mmg,smg',
  'odds/game?weapons=laser',
  'odds/game?attacker=%20',
  'odds/game?attacker=%E0%A4%A',
  'odds/game?men',
  'odds/game?men=1=2',
  'odds/game?men=5?men=6',
  'odds/game~curve.cover',
  'odds/game~curve',
  'odds/game~answer',
  'odds/game~plan.GOAL',
  'odds/game~plan.destroyed.3',
  'odds/game~plan.destroyed.0.sleep',
  'odds/game~worth.men',
  'odds/game~plan~worth',
  `odds/${'x'.repeat(9000)}`,
])('a link that cannot be read is refused with the part that is wrong: %.40s', (address) =>
  expect(() => decode(address, FIELDS)).toThrow(Unreadable),
);

test('only addresses of the calculator are its own', () =>
  expect(['odds', 'odds/game', 'odds~plan', 'oddsmaker', 'a1b2'].map(isOdds)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]));

test('a curve is drawn along numbers alone', () =>
  expect(numeric(FIELDS.game!).map((one) => one.name)).toEqual(['range', 'men']));
