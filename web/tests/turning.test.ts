import { expect, test } from 'vitest';
import { gain, Turning } from '../src/table/turning.svelte';
import type { Ground } from '../src/net/types';
import { hexes } from './made';

const ground: Ground = {
  width: 50_000,
  depth: 62_000,
  unit: 'hex',
  name: { id: 'map', args: {} },
  pieces: [],
  grid: hexes(4, 3),
  glyphs: {},
  legend: [],
};

test('a map is turned where that shows it clearly larger: at a low wide window, not on a telephone nor if it is wide', () => {
  expect(gain(ground, 1280, 720)).toBeGreaterThan(1.1);
  expect(gain(ground, 390, 844)).toBeLessThan(1.1);
  expect(gain({ width: 62_000, depth: 50_000 }, 1280, 720)).toBeLessThan(1);
});

test('every place that is told is turned, whatever it stands in, and comes back as it was', () => {
  const view = new Turning();
  view.begin(ground, 390, 844);
  const { told } = view.turn();
  const scene = { units: [{ id: 'a', models: [{ x: 0, y: 62_000, facing: 90 }] }], text: 'x', none: null };
  const seen = told(scene);
  expect(seen.units[0]!.models[0]).toEqual({ x: 0, y: 0, facing: 90 });
  expect(view.heard(scene)).toEqual(seen);
  expect(view.said(seen)).toEqual(scene);
  expect(view.ground(ground)).toMatchObject({ width: 62_000, depth: 50_000 });
  expect(view.quarter).toBe(90);
  expect(view.turn().told(seen)).toEqual(scene);
  expect(view.quarter).toBe(0);
});
