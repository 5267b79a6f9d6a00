import { describe, expect, it, vi } from 'vitest';
import {
  blank,
  foldedFields,
  freshName,
  keepOwnDraft,
  kindsOf,
  liesIn,
  newThing,
  ownDraft,
  withField,
  withThing,
  type Kind,
} from '../src/armies/own';

const SCHEMAS = import.meta.glob<string>('../../src/grognard/schemas/*/own.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const schema = (game: string) => JSON.parse(SCHEMAS[`../../src/grognard/schemas/${game}/own.json`] ?? '{}') as object;
const kind = (game: string, thing: string, field: string): Kind | undefined =>
  kindsOf(schema(game))[thing]?.find((one) => one.name === field)?.kind;

describe('fields of things of one’s own', () => {
  it('are those of the schema, by kinds', () => {
    expect(Object.keys(kindsOf(schema('wh40k5')))).toEqual(['weapon', 'model', 'unit']);
    expect(kind('axis_allies_minis', 'card', 'id')).toBeUndefined();
    expect(kind('axis_allies_minis', 'card', 'points')).toEqual({
      open: false,
      is: 'number',
      least: 1,
      most: 100,
      whole: true,
    });
    expect(kind('axis_allies_minis', 'card', 'speed')).toMatchObject({ open: true, is: 'number' });
    expect(kind('axis_allies_minis', 'card', 'defence')).toMatchObject({ is: 'row', of: [{ least: 1 }, { least: 1 }] });
    expect(kind('bolt_action', 'weapon', 'shots')).toMatchObject({ open: true, is: 'words' });
    expect(kind('bolt_action', 'unit', 'recce')).toMatchObject({ open: true, is: 'flag' });
    expect(kind('bolt_action', 'unit', 'points')).toMatchObject({ is: 'named', of: { is: 'number' } });
    expect(kind('bolt_action', 'unit', 'weapons')).toMatchObject({
      open: true,
      is: 'list',
      of: { is: 'choice', own: true },
    });
    expect(kind('bolt_action', 'unit', 'mounts')).toMatchObject({ is: 'list', of: { is: 'fields' } });
  });

  it('begin with the least there is', () => {
    const mounts = kind('bolt_action', 'unit', 'mounts');
    expect(mounts?.is === 'list' && blank(mounts.of)).toEqual({ weapon: 'rifle', at: 'coaxial' });
    expect(blank(kind('axis_allies_minis', 'card', 'defence')!)).toEqual([1, 1]);
  });
});

describe('things of one’s own', () => {
  it('have a name made of their title that no other has', () => {
    expect(freshName('Żelazny Muł!', {})).toBe('elazny-mu');
    expect(freshName('???', {})).toBe('own');
    expect(freshName('Mule', { card: [{ id: 'mule' }], unit: [{ id: 'mule-2' }] })).toBe('mule-3');
  });

  it('are like an example, or the whole of one', () => {
    expect(newThing('New', { id: 'x', title: 'X', like: 'rifle', range: 30 }, {})).toEqual({
      id: 'new',
      title: 'New',
      like: 'rifle',
    });
    expect(newThing('New', { id: 'x', title: 'X', points: 3 }, {})).toEqual({ id: 'new', title: 'New', points: 3 });
  });

  it('are changed and taken out without touching the others', () => {
    const things = { card: [{ id: 'a' }, { id: 'b' }] };
    expect(withThing(things, 'card', 1, null)).toEqual({ card: [{ id: 'a' }] });
    expect(withThing(things, 'card', 2, { id: 'c' })).toEqual({ card: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
    expect(withField({ id: 'a', points: 3 }, 'points', undefined)).toEqual({ id: 'a' });
    expect(withField({ id: 'a' }, 'points', 4)).toEqual({ id: 'a', points: 4 });
  });

  it('are told where they are wrong', () => {
    expect(liesIn('own, card 1, points', 'card 1, points')).toBe(true);
    expect(liesIn('unit 1, mounts 2, weapon', 'unit 1, mounts')).toBe(true);
    expect(liesIn('unit 10, points', 'unit 1')).toBe(false);
    expect(liesIn('unit 1', 'unit 1, points')).toBe(false);
  });

  it('that a thing like it does not have are folded, unless it says them', () => {
    const unfit = [
      { kind: 'unit', likes: ['panther'], fields: ['men', 'each'] },
      { kind: 'unit', likes: ['rifle-squad'], fields: ['mounts', 'hull'] },
    ];
    expect([...foldedFields(unfit, 'unit', { id: 'a', like: 'panther' })]).toEqual(['men', 'each']);
    expect([...foldedFields(unfit, 'unit', { id: 'a', like: 'rifle-squad', hull: null })]).toEqual(['mounts']);
    expect([...foldedFields(unfit, 'weapon', { id: 'a', like: 'panther' })]).toEqual([]);
  });

  it('keep their draft in the browser until there is none', () => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
    const draft = { unkept: { unit: [{ id: 'a', title: 'A', men: 900 }] }, written: null };
    keepOwnDraft('one', draft);
    expect(ownDraft('one')).toEqual(draft);
    expect(ownDraft('other')).toEqual({ unkept: null, written: null });
    localStorage.setItem('grognard-own-other', '{"unkept": {"unit": 5}, "written": "[[unit]]"}');
    expect(ownDraft('other')).toEqual({ unkept: null, written: '[[unit]]' });
    keepOwnDraft('one', { unkept: null, written: null });
    expect(store.has('grognard-own-one')).toBe(false);
    vi.unstubAllGlobals();
  });
});
