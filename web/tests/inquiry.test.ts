import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Preview, Proposal } from '../src/net/types';
import { Inquiry } from '../src/table/inquiry.svelte';

const about = (unit: string): Proposal => ({ type: 'look', unit, hex: null });
const found = (choice: unknown): Preview => ({ choice }) as Preview;

let sent: { request: number; unit: string }[] = [];
let may = true;
let open = true;
let inquiry: Inquiry;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16));
  [sent, may, open] = [[], true, true];
  inquiry = new Inquiry({
    may: () => may,
    send: (request, proposal) => {
      sent.push({ request, unit: (proposal as { unit: string }).unit });
      return open;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of what is asked in one frame only the last is sent', () => {
  inquiry.propose(about('a'));
  inquiry.propose(about('b'));
  vi.advanceTimersByTime(20);
  expect(sent).toEqual([{ request: 1, unit: 'b' }]);
});

test('one question is on its way at a time, the next goes when its answer is there', () => {
  inquiry.propose(about('a'));
  vi.advanceTimersByTime(20);
  inquiry.propose(about('b'));
  vi.advanceTimersByTime(20);
  expect(sent).toHaveLength(1);
  inquiry.answered(1, found('a'));
  expect([inquiry.preview?.choice, inquiry.fresh]).toEqual(['a', false]);
  vi.advanceTimersByTime(20);
  inquiry.answered(2, found('b'));
  expect([inquiry.preview?.choice, inquiry.fresh]).toEqual(['b', true]);
});

test('an answer that is late is waited for no longer than is fair, and then does not count', () => {
  inquiry.propose(about('a'));
  vi.advanceTimersByTime(20);
  inquiry.propose(about('b'));
  vi.advanceTimersByTime(600);
  expect(sent.map(({ unit }) => unit)).toEqual(['a', 'b']);
  inquiry.answered(1, found('a'));
  expect(inquiry.preview).toBeNull();
});

test('what is to be done with the answer waits for it, and is not done with another’s', () => {
  const done: unknown[] = [];
  inquiry.propose(about('a'));
  vi.advanceTimersByTime(20);
  inquiry.then((preview) => done.push(preview.choice));
  expect(done).toEqual([]);
  inquiry.answered(1, found('a'));
  expect(done).toEqual(['a']);
  inquiry.then((preview) => done.push(preview.choice));
  expect(done).toEqual(['a', 'a']);
  inquiry.propose(about('b'));
  inquiry.then((preview) => done.push(preview.choice));
  inquiry.begin();
  inquiry.answered(2, found('b'));
  expect(done).toEqual(['a', 'a']);
});

test('what is dropped has no preview, and its answer is not shown when it comes', () => {
  inquiry.propose(about('a'));
  vi.advanceTimersByTime(20);
  inquiry.drop();
  inquiry.answered(1, found('a'));
  expect([inquiry.preview, inquiry.fresh]).toEqual([null, true]);
});

test('a refusal counts for the question asked last alone', () => {
  inquiry.propose(about('a'));
  vi.advanceTimersByTime(20);
  expect(inquiry.refused(7)).toBe(false);
  expect(inquiry.fresh).toBe(false);
  expect(inquiry.refused(1)).toBe(true);
  expect([inquiry.preview, inquiry.fresh]).toEqual([null, true]);
});

test('nothing is asked while nothing may be, and something again once it may', () => {
  may = false;
  inquiry.propose(about('a'));
  vi.advanceTimersByTime(20);
  expect(sent).toEqual([]);
  may = true;
  inquiry.propose(about('b'));
  vi.advanceTimersByTime(20);
  expect(sent).toEqual([{ request: 1, unit: 'b' }]);
});

test('after the connection was lost with a question on its way, the next is asked at once', () => {
  open = false;
  inquiry.propose(about('a'));
  vi.advanceTimersByTime(20);
  open = true;
  inquiry.reconnect();
  inquiry.propose(about('b'));
  vi.advanceTimersByTime(20);
  expect(sent.map(({ unit }) => unit)).toEqual(['a', 'b']);
});
