import { describe, expect, it } from 'vitest';
import { outside } from '../src/frame/grips';

const near = (found: [number, number], wanted: [number, number]) =>
  found.forEach((each, i) => expect(each).toBeCloseTo(wanted[i]!, 6));

describe('grips of something small', () => {
  it('leaves those far enough where they are', () => {
    near(outside([50, 60], [10, 10], 32), [50, 60]);
    near(outside([-50, 60], [0, 0], 32, 90), [-50, 60]);
  });
  it('moves corners outwards along both axes', () => {
    near(outside([12, 9], [10, 10], 32), [42, -22]);
    near(outside([10.5, 60], [10, 10], 32), [42, 60]);
  });
  it('keeps to the axes of what is turned', () => {
    near(outside([0, 2], [0, 0], 32, 90), [0, 32]);
    near(outside([1, 0], [0, 0], 32, 45), [32 * Math.SQRT2, 0]);
  });
  it('leaves a grip on an axis on it', () => {
    near(outside([14, 10], [10, 10], 32), [42, 10]);
  });
});
