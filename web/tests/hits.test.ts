import { expect, test, vi } from 'vitest';
import { hits } from '../src/board/tap';
import { unit } from './made';

vi.mock('../src/board/measure', async () => (await import('./made')).measured);

const US = unit('us', [{ x: 10_000, y: 40_000 }]);
const TEAM = unit('team', [{ x: 20_000, y: 40_000 }]);
const THEM = unit('them', [{ x: 10_000, y: 8000 }], { side: 1 });
const ALL = [US, TEAM, THEM];

test('a tap finds the nearest base, and the plate where it is nearer', () => {
  const [near] = hits(ALL, new Map(), 1, { x: 101, y: 400 }, 8);
  expect([near?.unit.id, near?.model]).toEqual(['us', 'us.0']);
  expect(hits(ALL, new Map(), 1, { x: 150, y: 400 }, 8)).toEqual([]);
  const [plate] = hits(ALL, new Map([['them', { x: 150, y: 400 }]]), 1, { x: 150, y: 400 }, 8);
  expect([plate?.unit.id, plate?.model]).toEqual(['them', null]);
});
