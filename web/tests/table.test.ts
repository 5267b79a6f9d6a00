import { beforeEach, expect, test, vi } from 'vitest';
import { entryPoint, freeEntry, isPut, tapUnit } from '../src/board/tap';
import type { AdviceView, FromPage, RankedOption, ToPage } from '../src/net/protocol';
import type { DecisionView, LogLine, Scene, UnitView } from '../src/net/types';
import { table } from '../src/table/store.svelte';
import { decision, die, ground, logLine, move, option, said, scene, unit } from './made';

vi.mock('../src/board/measure', async () => (await import('./made')).measured);

/** A server's end of the wire: what the page has sent, and what it hears. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = 1;
  readonly sent: FromPage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {}
  tell(message: Partial<ToPage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const US = unit('us', [{ x: 10_000, y: 40_000 }]);
const TEAM = unit('team', [{ x: 20_000, y: 40_000 }]);
const THEM = unit('them', [{ x: 10_000, y: 8000 }], { side: 1 });
const ALL = [US, TEAM, THEM];

/** Lets everything that waits go on. */
const settle = () => new Promise((done) => setTimeout(done, 60));

async function begin(asked: DecisionView | null, units: UnitView[] = ALL): Promise<Wire> {
  table.join('battle');
  Wire.last.onopen?.();
  Wire.last.tell({
    type: 'table',
    battle: { id: 'battle', system: 'game', players: ['here', 'computer:greedy'], dice: 'rolled' },
    ground: ground(),
    scene: scene(units),
    log: [],
    number: 1,
    decision: asked,
    waiting: null,
    luck: null,
    back: null,
    curtain: false,
  });
  await settle();
  return Wire.last;
}

function update(wire: Wire, asked: DecisionView | null, lines: LogLine[] = [], after: Scene = scene(ALL)): void {
  wire.tell({
    type: 'update',
    number: 2,
    scene: after,
    log: lines,
    decision: asked,
    waiting: null,
    log_from: null,
    reason: null,
    luck: null,
    back: null,
    curtain: false,
    relog: null,
  });
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, hidden: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('location', { protocol: 'http:', host: 'host' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 0));
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve('game = Game') }));
});

// ---- what is told ----

test('a table is shown as it is told, with its first sensible option considered', async () => {
  const options = [option({ unit: 'us', choice: 'wait' }), option({ unit: 'us', choice: 'fire', primary: true })];
  const wire = await begin(decision('target', { options }));
  expect([table.known, table.units.length, table.seat, table.focused]).toEqual([true, 3, 0, 1]);
  expect(wire.sent[0]).toEqual({ type: 'hello', last: null });
  expect(wire.sent.at(-1)).toMatchObject({ type: 'preview', decision: 1, proposal: { choice: 'fire' } });
});

test('lines of the log are told once each, and those of a choice taken back are gone', async () => {
  const wire = await begin(null);
  update(wire, null, [logLine(1), logLine(2), logLine(2)]);
  await settle();
  expect(table.log.map((line) => line.seq)).toEqual([1, 2]);
  wire.tell({
    type: 'update',
    number: 3,
    scene: scene(ALL),
    log: [logLine(2, { message: said('new') })],
    decision: null,
    waiting: null,
    log_from: 2,
    reason: null,
    luck: null,
    back: null,
    curtain: false,
    relog: null,
  });
  await settle();
  expect(table.log.map((line) => line.message.id)).toEqual(['line', 'new']);
});

test('updates are played one after another, and the question of the last one stands', async () => {
  const wire = await begin(null);
  update(wire, decision('order', { id: 2 }), [logLine(1, { dice: [die(6)] })]);
  update(wire, decision('order', { id: 3 }), [logLine(2, { dice: [die(1)] })]);
  await settle();
  expect([table.decision?.id, table.log.length]).toEqual([3, 2]);
});

test('who skips the moves of the computer sees nothing of them played, until he is asked again', async () => {
  const wire = await begin(null);
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  table.skip();
  expect(wire.sent.at(-1)).toEqual({ type: 'pace', seconds: null, skip: true });
  update(wire, null, [logLine(1, { dice: [die(6)] })]);
  update(wire, decision('order', { id: 3 }), [logLine(2, { dice: [die(1)] })]);
  await settle();
  expect([table.decision?.id, table.log.length, table.playback.playing]).toEqual([3, 2, false]);
  update(wire, null, [logLine(3, { dice: [die(2)] })]);
  await settle();
  expect(table.playback.playing).toBe(true);
  table.playback.finish();
  await settle();
});

test('what was left says nothing any more', async () => {
  await begin(decision('order'));
  table.leave();
  expect([table.battle, table.scene, table.ground, table.decision, table.chosen]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

// ---- what is considered and chosen ----

test('an option is chosen once, and not while the answer is on its way', async () => {
  const wire = await begin(decision('target', { options: [option({ choice: 'fire', primary: true })] }));
  table.take(0);
  table.take(0);
  expect(wire.sent.filter((message) => message.type === 'choose')).toEqual([
    { type: 'choose', decision: 1, choice: 'fire' },
  ]);
});

test('what is refused is told, and something else may be chosen', async () => {
  const wire = await begin(decision('target', { options: [option({ choice: 'fire' }), option({ choice: 'wait' })] }));
  table.take(0);
  wire.tell({ type: 'refused', request: null, message: said('no'), rules: ['R-1'] });
  expect(table.refusal).toEqual({ message: said('no'), rules: ['R-1'] });
  table.take(1);
  expect(wire.sent.filter((message) => message.type === 'choose')).toHaveLength(2);
});

test('an option that the rules refuse is neither considered nor taken', async () => {
  const wire = await begin(decision('target', { options: [option({ choice: 'fire', refused: said('no') })] }));
  table.look(0);
  table.take(0);
  expect(table.focused).toBe(-1);
  expect(wire.sent.some((message) => message.type === 'choose')).toBe(false);
});

test('a unit that is asked to move has its way begin in its middle', async () => {
  await begin(decision('move', { move: move('us') }));
  expect([table.chosen, table.draft.start]).toEqual(['us', { x: 10_000, y: 40_000 }]);
});

test('the only unit that may act is in hand at once, one of several is not', async () => {
  await begin(decision('activate', { moves: [move('us')] }));
  expect(table.chosen).toBe('us');
  await begin(decision('activate', { moves: [move('us'), move('team')] }));
  expect(table.chosen).toBeNull();
});

test('the best that a unit may do is considered if the person has done nothing meanwhile, and not otherwise', async () => {
  const options = [option({ unit: 'us', choice: 'a' }), option({ unit: 'us', choice: 'b', target: 'them' })];
  const ranked = [
    { index: 1, sound: true, result: said('good'), warning: null },
    { index: 0, sound: true, result: null, warning: null },
  ];
  const best = { choice: 'b', sound: true, reason: said('why'), index: 1, unit: 'us', result: null };
  const wire = await begin(decision('activate', { options }));
  table.pick('us');
  table.advice.ask();
  judged(wire, 'us', best, ranked);
  expect([table.focused, table.advice.expected(1)?.id]).toEqual([1, 'good']);
  table.pick('us');
  table.advice.ask();
  table.look(0);
  judged(wire, 'us', best, ranked);
  expect(table.focused).toBe(0);
});

const advice = (more: object) => ({
  choice: 'a',
  sound: true,
  reason: said('why'),
  index: null,
  unit: null,
  result: null,
  ...more,
});
const judged = (wire: Wire, unit: string | null, best: AdviceView, options: RankedOption[] = []) =>
  wire.tell({ type: 'ranked', decision: 1, unit, options, move: null, best });
const asks = (wire: Wire) => wire.sent.filter((message) => message.type === 'rank').map((message) => message.unit);

test('where a unit is picked first, the one the game would use stands ready and comes in hand with what it does', async () => {
  const options = [option({ unit: 'us', choice: 'a' }), option({ unit: 'team', choice: 'b' })];
  const wire = await begin(decision('order', { options }));
  table.advice.ask();
  expect(asks(wire)).toEqual([null]);
  judged(wire, null, advice({ index: 1, unit: 'team' }));
  expect([table.advice.standby, table.chosen, table.focused]).toEqual(['team', null, -1]);
  table.advice.take();
  expect([table.advice.standby, table.chosen, table.focused]).toEqual([null, 'team', 1]);
  expect(wire.sent.some((message) => message.type === 'choose')).toBe(false);
});

test('where a place is asked the best way is shown and taken, and what is drawn takes its place', async () => {
  const wire = await begin(decision('move', { move: move('us') }));
  table.advice.ask();
  const best = advice({ choice: { to: 'there' }, unit: 'us' });
  judged(wire, null, best);
  await settle();
  const shown = wire.sent.find((message) => message.type === 'preview');
  expect(shown?.type === 'preview' && shown.proposal).toMatchObject({ type: 'choice', choice: { to: 'there' } });
  table.draft.addPoint({ x: 11_000, y: 39_000 });
  expect(table.advice.ghost).toBeNull();
  table.draft.clear();
  table.advice.take();
  expect(wire.sent.find((message) => message.type === 'choose')).toMatchObject({ choice: { to: 'there' } });
});

test('what may be said of a unit that stays is said, though to stay stood ready', async () => {
  const storey = {
    name: 'storey',
    title: said('storey'),
    value: '',
    values: [],
    many: false,
    seldom: false,
    still: true,
  };
  const options = [option({ unit: 'us', choice: 'stay', key: 's' })];
  const wire = await begin(
    decision('move', { options, move: move('us', { start: { x: 10_000, y: 40_000 }, switches: [storey] }) }),
  );
  table.advice.ask();
  judged(wire, null, advice({ choice: 'stay', index: 0 }));
  expect(table.focused).toBe(0);
  table.say('storey', '1');
  await settle();
  expect(table.focused).toBe(-1);
  const shown = wire.sent.filter((message) => message.type === 'preview').at(-1);
  expect(shown?.type === 'preview' && shown.proposal).toMatchObject({ type: 'drag', switches: { storey: '1' } });
});

test('of units to be set up the one in hand stays in hand, and what is done with it stands ready', async () => {
  const wire = await begin(decision('deploy', { moves: [move('us'), move('team')] }));
  table.advice.ask();
  judged(wire, null, advice({ unit: 'team' }));
  expect([asks(wire), table.chosen, table.advice.ready]).toEqual([[null, 'us'], 'us', null]);
  const own = advice({ unit: 'us', choice: 'there' });
  judged(wire, 'us', own);
  expect([table.chosen, table.advice.ghost?.choice]).toEqual(['us', 'there']);
});

test('of a unit that has just been taken in hand nothing stands ready before its own answer has come', async () => {
  const options = [option({ choice: 'end', key: 'f' })];
  const wire = await begin(decision('activate', { options, moves: [move('us'), move('team')] }));
  table.advice.ask();
  judged(wire, null, advice({ unit: 'team' }));
  expect(table.advice.standby).toBe('team');
  table.pick('us');
  table.advice.ask();
  expect([table.advice.ready, table.advice.coming]).toEqual([null, true]);
  judged(wire, 'us', advice({ unit: 'us' }));
  expect([table.advice.standby, table.advice.ghost?.unit]).toEqual([null, 'us']);
});

test('what no unit should do is not filled for one in hand: what the game would answer instead is', async () => {
  const options = [option({ unit: 'us', choice: 'a' }), option({ choice: 'end' })];
  const wire = await begin(decision('activate', { options, moves: [move('us'), move('team')] }));
  table.pick('us');
  table.advice.ask();
  const idle = advice({ choice: 'a', sound: false, index: 0, unit: 'us' });
  wire.tell({ type: 'ranked', decision: 1, unit: 'us', options: [], move: null, best: idle });
  expect([asks(wire), table.focused]).toEqual([['us', null], -1]);
  judged(wire, null, advice({ choice: 'end', index: 1 }));
  expect(table.focused).toBe(1);
});

test('what had best be done is considered however late it comes, once nothing else is', async () => {
  const options = [option({ unit: 'us', choice: 'a' }), option({ choice: 'end' })];
  const wire = await begin(decision('activate', { options, moves: [move('us'), move('team')] }));
  table.pick('us');
  table.advice.ask();
  judged(wire, 'us', advice({ choice: 'a', sound: false, index: 0, unit: 'us' }));
  table.look(0);
  table.focused = -1;
  table.redraw();
  judged(wire, null, advice({ choice: 'end', index: 1 }));
  expect(table.focused).toBe(1);
});

test('what had best be done is considered though it came while a choice was under way that was refused', async () => {
  const options = [option({ unit: 'us', choice: 'a' }), option({ unit: 'us', choice: 'b' })];
  const wire = await begin(decision('activate', { options, moves: [move('us'), move('team')] }));
  table.pick('us');
  table.advice.ask();
  table.choose('a');
  judged(wire, 'us', advice({ choice: 'b', index: 1, unit: 'us' }));
  expect([table.focused, table.advice.ready]).toEqual([-1, null]);
  wire.tell({ type: 'refused', request: null, message: said('no'), rules: [] });
  expect([table.focused, table.advice.ready?.choice]).toEqual([1, 'b']);
});

test('a person who looks at something else meanwhile keeps it', async () => {
  const options = [option({ unit: 'us', choice: 'a' }), option({ unit: 'team', choice: 'b' })];
  const wire = await begin(decision('order', { options }));
  table.advice.ask();
  table.look(0);
  judged(wire, null, advice({ index: 1, unit: 'team' }));
  expect([table.chosen, table.focused, table.advice.standby]).toEqual(['us', 0, null]);
});

// ---- what a tap means ----

test('a tap on a target goes from one thing that may be done to it to the next', async () => {
  const options = ['snap', 'aimed'].map((choice) => option({ unit: 'us', target: 'them', choice }));
  await begin(decision('target', { options }));
  tapUnit(THEM, null);
  expect(table.focused).toBe(0);
  tapUnit(THEM, null);
  expect(table.focused).toBe(1);
  tapUnit(THEM, null);
  expect(table.focused).toBe(0);
});

test('a tap on one who has nothing to do with the question looks at him', async () => {
  const wire = await begin(decision('order', { options: [option({ unit: 'us' })] }));
  tapUnit(THEM, null);
  await settle();
  expect(table.chosen).toBe('them');
  expect(wire.sent.at(-1)).toMatchObject({ proposal: { type: 'look', unit: 'them' } });
});

test('who comes onto the table comes from his own edge, or from that which his reach touches', async () => {
  const coming = (reach: { x: number; y: number }[][], seat = 0) =>
    begin(decision('move', { seat, move: move('us', { entering: true, reach }) }));
  await coming([]);
  expect(entryPoint({ x: 30_000, y: 20_000 })).toEqual({ x: 30_000, y: 48_000 });
  await coming([], 1);
  expect(entryPoint({ x: 30_000, y: 20_000 })).toEqual({ x: 30_000, y: 0 });
  await coming([
    [
      { x: 0, y: 1000 },
      { x: 0, y: 9000 },
      { x: 6000, y: 9000 },
    ],
  ]);
  expect(entryPoint({ x: 30_000, y: 20_000 })).toEqual({ x: 0, y: 20_000 });
});

test('a free place on the edge is off those who stand there already', async () => {
  await begin(decision('move', { move: move('us', { entering: true }) }), [
    ...ALL,
    unit('guard', [{ x: 36_000, y: 47_000 }]),
  ]);
  const spot = freeEntry(0);
  expect(spot.y).toBe(48_000);
  expect(Math.hypot(spot.x - 36_000, spot.y - 47_000)).toBeGreaterThan(8000);
});

test('what has no way is put down where it is tapped', () => {
  expect(isPut(move('us', { entering: true, allowance: 0, may_stay: false }))).toBe(true);
  expect(isPut(move('us', { entering: true }))).toBe(false);
});
