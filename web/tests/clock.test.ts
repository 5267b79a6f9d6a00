import { describe, expect, it } from 'vitest';
import { BattleClock, isLittle } from '../src/table/clock.svelte';

const DAYS = { days: 3, minutes: 0, seconds: 0 };
const LIVE = { days: 0, minutes: 30, seconds: 10 };
const told = (left: number[], running: boolean[], clock = LIVE) => ({
  type: 'clock' as const,
  clock,
  left,
  running,
  began: true,
});

describe('the clock of a battle', () => {
  it('counts on for who is asked, and for nobody else', () => {
    const clock = new BattleClock();
    clock.hear(told([60_000, 60_000], [true, false]), 1000);
    clock.count(31_000);
    expect(clock.left).toEqual([30_000, 60_000]);
    expect([clock.state(0), clock.state(1)]).toEqual(['runs', 'rests']);
    clock.hear(null);
  });
  it('says when little is left, and when it is up', () => {
    const clock = new BattleClock();
    clock.hear(told([60_000, 60_000], [true, true]), 0);
    clock.count(50_000);
    expect(clock.state(0)).toBe('little');
    clock.count(70_000);
    expect([clock.left, clock.state(1)]).toEqual([[0, 0], 'out']);
    clock.hear(null);
  });
  it('has little left in the last hour of days and the last ten seconds of minutes', () => {
    expect([isLittle(DAYS, 3_600_001), isLittle(DAYS, 3_600_000)]).toEqual([false, true]);
    expect([isLittle(LIVE, 10_001), isLittle(LIVE, 10_000)]).toEqual([false, true]);
  });
});
