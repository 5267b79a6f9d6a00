import { describe, expect, it } from 'vitest';
import { gameIn, holdsArmy, isArmy, packedArmy, unpackedArmy } from '../src/armies/address';
import { gameOf } from '../src/frame/files';
import { gameOfMap } from '../src/maps/address';
import { signed } from '../src/armies/figures';
import { paperOf } from '../src/armies/paper';

describe('addresses of the army builder', () => {
  it('name a game, hold an army, or neither', () => {
    expect(['army', 'army=wh40k5', 'army~x', 'armymen', 'odds'].map(isArmy)).toEqual([true, true, true, false, false]);
    expect([gameIn('army=wh40k5'), gameIn('army'), gameIn('army~x')]).toEqual(['wh40k5', null, null]);
    expect([holdsArmy('army~x'), holdsArmy('army=x')]).toEqual([true, false]);
  });

  it('give back the file they hold, and nothing for rubbish', async () => {
    const file = 'system = "wh40k5"\ntitle = "Żółć ’Ere we go"\n';
    const address = await packedArmy(file);
    expect(address).toMatch(/^#army~[\w-]+$/);
    expect(await unpackedArmy(address.slice(1))).toBe(file);
    expect(await unpackedArmy('army~%%%')).toBeNull();
    expect(await unpackedArmy('army=wh40k5')).toBeNull();
  });
});

describe('files', () => {
  it('say of which game they are, as TOML or JSON', () => {
    expect(gameOf('format = "x"\nsystem = "bolt_action"\n')).toBe('bolt_action');
    expect(gameOf('\n{ "format": "x", "system": "wh40k5" }')).toBe('wh40k5');
    expect(gameOf('nothing of the kind')).toBeNull();
  });

  it('of maps by what only a game writes, if they do not say so', () => {
    const systems = [
      { name: 'hexes', map_tells: ['our-hex-map'] },
      { name: 'metric', map_tells: ['unit=cm', 'unit:cm'] },
    ];
    expect(gameOfMap('format = "our-hex-map"', systems)).toBe('hexes');
    expect(gameOfMap('{ "unit" : "cm" }', systems)).toBe('metric');
    expect(gameOfMap('unit = "cm"\nsystem = "another"\n', systems)).toBe('another');
    expect(gameOfMap('unit = "inch"', systems)).toBeNull();
  });
});

it('tells differences with their sign', () => {
  expect([signed(3), signed(-4), signed(0)]).toEqual([
    { sign: '+', points: 3 },
    { sign: '−', points: 4 },
    { sign: '+', points: 0 },
  ]);
});

describe('the paper sheets are printed on', () => {
  it('is that of the first region a language of the browser names', () => {
    expect([['en-US'], ['en', 'es-MX'], ['de', 'fr-CA', 'de-DE']].map(paperOf)).toEqual(['letter', 'letter', 'letter']);
    expect([['en-GB'], ['el-GR', 'en-US'], ['pl', 'en-AU'], ['zh-Hans-CN']].map(paperOf)).toEqual(Array(4).fill('a4'));
  });

  it('is A4 where no region is named', () => {
    expect([['hu'], ['ru', 'en'], []].map(paperOf)).toEqual(['a4', 'a4', 'a4']);
  });
});
