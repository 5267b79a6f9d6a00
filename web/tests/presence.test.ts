import { beforeEach, describe, expect, it, vi } from 'vitest';
import { presence } from '../src/replay/presence.svelte';
import type { ToPage } from '../src/net/protocol';

const { lines } = vi.hoisted(() => ({ lines: [] as { hear: (message: unknown) => void; ended: boolean }[] }));
vi.mock('../src/net/connection', () => ({
  Connection: class {
    #line: (typeof lines)[number];
    constructor(_battle: string, listener: { message: (message: ToPage) => void }) {
      this.#line = { hear: (message) => listener.message(message as ToPage), ended: false };
      lines.push(this.#line);
    }
    end(): void {
      this.#line.ended = true;
    }
  },
}));

const table = (players: string[], decision: object | null, result: object | null = null) => ({
  type: 'table',
  battle: { players },
  decision,
  scene: { result },
});

beforeEach(() => {
  lines.length = 0;
  presence.begin('b');
});

describe('who looks back at a battle under way', () => {
  it('stays at its table, and is told when it is his turn and when it is not', () => {
    lines[0]!.hear(table(['here', 'link'], null));
    expect(presence.turn).toBe(false);
    lines[0]!.hear({ ...table(['here', 'link'], {}), type: 'update' });
    expect([presence.turn, lines[0]!.ended]).toEqual([true, false]);
    lines[0]!.hear({ type: 'company' });
    lines[0]!.hear({ ...table(['here', 'link'], null), type: 'update' });
    expect(presence.turn).toBe(false);
  });
  it.each([
    ['nobody else plays', table(['here', 'computer:greedy'], {})],
    ['it is over', table(['here', 'link'], null, {})],
    ['he is sent away', { type: 'bye' }],
  ])('goes where %s', (_why, told) => {
    lines[0]!.hear(told);
    expect([presence.turn, lines[0]!.ended]).toEqual([false, true]);
  });
  it('sits there once, whichever battle he looks back at', () => {
    presence.begin('c');
    expect(lines.map((each) => each.ended)).toEqual([true, false]);
  });
});
