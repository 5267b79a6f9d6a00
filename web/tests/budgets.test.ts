import { describe, expect, it } from 'vitest';
import { budgeted, secondsOf } from '../src/dialogs/budgets';

describe('how long a computer player thinks', () => {
  it('stands in its name, or is as usual', () => {
    expect(['veteran', 'veteran:5s', 'veteran:0.5s', 'player.py:Careful'].map(secondsOf)).toEqual([2, 5, 0.5, 2]);
  });

  it('is put right where it cannot be', () => {
    const told = (value: string) => {
      const field = { value };
      return [budgeted('veteran', field), field.value];
    };
    expect(told('5')).toEqual(['veteran:5s', '5']);
    expect(told('99')).toEqual(['veteran:10s', '10']);
    expect(told('0.1')).toEqual(['veteran:0.5s', '0.5']);
    expect(told('')).toEqual(['veteran', '2']);
  });
});
