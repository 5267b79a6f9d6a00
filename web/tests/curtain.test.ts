import { expect, test } from 'vitest';
import { Curtain } from '../src/table/curtain.svelte';

test('a curtain falls only before what one alone may see, and only if another has seen the table last', () => {
  const curtain = new Curtain();
  expect(curtain.falls(false, 1)).toBe(false);
  expect(curtain.falls(true, null)).toBe(false);
  expect(curtain.falls(true, 1)).toBe(true);
  curtain.open(1);
  expect(curtain.falls(true, 1)).toBe(false);
  expect(curtain.falls(true, 0)).toBe(true);
});

test('what waits behind a curtain goes on when it is lifted, and the one it fell for has seen the table', async () => {
  const curtain = new Curtain();
  const waiting = curtain.draw(1);
  expect(curtain.seat).toBe(1);
  curtain.lift();
  await waiting;
  expect(curtain.seat).toBeNull();
  expect(curtain.falls(true, 1)).toBe(false);
});

test('whoever waits behind a curtain does not wait for ever when it falls for another', async () => {
  const curtain = new Curtain();
  const waiting = curtain.draw(0);
  void curtain.draw(1);
  await waiting;
  expect(curtain.seat).toBe(1);
});

test('of a battle that was left with the curtain down nobody has seen anything', () => {
  const curtain = new Curtain();
  void curtain.draw(1);
  curtain.open(null);
  expect(curtain.seat).toBeNull();
  expect(curtain.falls(true, 1)).toBe(true);
});
