import { expect, test } from 'vitest';
import { Draft } from '../src/table/draft.svelte';

const begun = (entering = false, hexwise = false) => {
  const draft = new Draft();
  draft.begin('a', entering ? null : { x: 1000, y: 1000 }, entering, hexwise);
  return draft;
};

test('a path begins empty, and is one as soon as anything of it is drawn', () => {
  const draft = begun();
  expect(draft.empty).toBe(true);
  expect(draft.proposal()?.waypoints).toEqual([{ x: 1000, y: 1000 }]);
  draft.turnBy(90_000);
  expect(draft.empty).toBe(false);
  draft.clear();
  draft.addPoint({ x: 2000.4, y: 999.6 });
  expect(draft.points).toEqual([{ x: 2000, y: 1000 }]);
});

test('a turn stays within one round, whichever way it goes', () => {
  const draft = begun();
  draft.turnBy(-15_000);
  expect(draft.turn).toBe(345_000);
  draft.turnBy(30_000);
  expect(draft.turn).toBe(15_000);
});

test('moving the end keeps the way points before it', () => {
  const draft = begun();
  draft.addPoint({ x: 2000, y: 1000 });
  draft.addPoint({ x: 3000, y: 1000 });
  draft.moveEnd({ x: 3000, y: 2000 });
  expect(draft.points).toEqual([
    { x: 2000, y: 1000 },
    { x: 3000, y: 2000 },
  ]);
});

test('men set apart go along with their unit’s end, until it takes another shape', () => {
  const draft = begun();
  draft.addPoint({ x: 2000, y: 1000 });
  draft.setApart('a.1', { x: 2500, y: 1500 });
  draft.nudge(100, -100);
  expect(draft.nudges).toEqual([{ model: 'a.1', x: 2600, y: 1400 }]);
  draft.setApart('a.1', { x: 9, y: 9 });
  expect(draft.nudges).toHaveLength(1);
  draft.shape('line');
  expect(draft.nudges).toEqual([]);
});

test('a unit that comes onto the table has its way told from the edge on', () => {
  const draft = begun(true);
  expect(draft.proposal()).toBeNull();
  draft.start = { x: 500, y: 0 };
  draft.addPoint({ x: 500, y: 3000 });
  expect(draft.proposal()?.waypoints).toEqual([
    { x: 500, y: 0 },
    { x: 500, y: 3000 },
  ]);
  draft.slide(100, 0);
  expect(draft.proposal()?.waypoints).toEqual([
    { x: 600, y: 0 },
    { x: 600, y: 3000 },
  ]);
  draft.clear();
  expect(draft.start).toBeNull();
});

test('on a hex map a way has neither shape nor men apart, and faces as it leads unless told', () => {
  const draft = begun(false, true);
  draft.addPoint({ x: 2000, y: 1000 });
  expect(draft.proposal()).toMatchObject({ turn: null, formation: 'keep', nudges: [] });
  draft.facing = 60_000;
  expect(draft.proposal()?.turn).toBe(60_000);
});

test('a path is drawn again only for the unit that still stands where it began', () => {
  const draft = begun();
  draft.addPoint({ x: 2000, y: 1000 });
  draft.turnBy(90_000);
  const kept = draft.kept()!;
  draft.begin('a', { x: 1000, y: 1000 }, false);
  expect(draft.again(kept)).toBe(true);
  expect(draft.proposal()).toMatchObject({ waypoints: [{ x: 2000, y: 1000 }], turn: 90_000 });
  draft.begin('a', { x: 1001, y: 1000 }, false);
  expect(draft.again(kept)).toBe(false);
  draft.begin('b', { x: 1000, y: 1000 }, false);
  expect(draft.again(kept)).toBe(false);
  expect(draft.empty).toBe(true);
});

test('what is said along with one way is not said of the next', () => {
  const draft = begun();
  draft.switches = { smoke: 'yes' };
  draft.target = 'b';
  draft.begin('a', { x: 1000, y: 1000 }, false);
  expect([draft.switches, draft.target]).toEqual([{}, null]);
});

test('what was taken over with a suggested way goes with it, what the person said stays', () => {
  const draft = new Draft();
  draft.begin('tank', { x: 0, y: 0 }, false);
  draft.switches = { gear: 'reverse' };
  draft.adopt({ gear: 'ahead', speed: 'fast' }, [
    { x: 0, y: 0 },
    { x: 5000, y: 0 },
  ]);
  expect([draft.switches, draft.points]).toEqual([{ gear: 'reverse', speed: 'fast' }, [{ x: 5000, y: 0 }]]);
  draft.clear();
  expect([draft.switches, draft.points]).toEqual([{ gear: 'reverse' }, []]);
});
