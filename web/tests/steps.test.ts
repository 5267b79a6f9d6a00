import { describe, expect, it } from 'vitest';
import { Steps } from '../src/frame/steps.svelte';

describe('steps back and forth', () => {
  it('go back to what was kept and forth again, until something else is done', () => {
    const steps = new Steps<string>();
    expect([steps.mayUndo, steps.back('a')]).toEqual([false, undefined]);
    steps.keep('a');
    steps.keep('b');
    expect([steps.back('c'), steps.back('b'), steps.mayUndo, steps.forth('a'), steps.next]).toEqual([
      'b',
      'a',
      false,
      'b',
      'c',
    ]);
    steps.keep('b');
    expect([steps.mayRedo, steps.forth('d'), steps.last]).toEqual([false, undefined, 'b']);
  });

  it('are one for changes of one sort that follow one another, and two with a step back between them', () => {
    const steps = new Steps<string>();
    steps.keep('a', 'title');
    steps.keep('ab', 'title');
    expect([steps.back('abc'), steps.mayUndo]).toEqual(['a', false]);
    steps.keep('a', 'title');
    steps.keep('ax', 'other');
    expect([steps.back('ay'), steps.last]).toEqual(['ax', 'a']);
  });

  it('are at most two hundred', () => {
    const steps = new Steps<number>();
    for (let n = 0; n <= 200; n++) steps.keep(n);
    let back = 0;
    for (let now: number | undefined = 201; now !== undefined; now = steps.back(now)) back++;
    expect([back - 1, steps.next]).toEqual([200, 2]);
  });
});
