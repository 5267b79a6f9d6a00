import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/net/connection';

/** A socket that opens at once and says nothing of itself. */
class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.readyState = Socket.CLOSED;
  }
}

const page = new EventTarget();
let open: boolean[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table.example' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  Socket.all = [];
  open = [];
  connection = new Connection('b', {
    message: () => undefined,
    state: (now) => open.push(now),
    last: () => null,
  });
  Socket.all[0]!.onopen();
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hears = (socket: Socket) => socket.onmessage({ data: '{"type":"pong"}' });

describe('a connection that is lost without a word', () => {
  it('is asked after an answer of the person that nothing follows, and left for another', () => {
    const [socket] = Socket.all;
    hears(socket!);
    connection.send({ type: 'choose', decision: 1, choice: null });
    vi.advanceTimersByTime(5_000);
    expect(socket!.sent).toEqual(['hello', 'choose', 'ping']);
    vi.advanceTimersByTime(10_000);
    expect(open).toEqual([true, false]);
    expect(Socket.all).toHaveLength(2);
    expect(socket!.readyState).toBe(Socket.CLOSED);
  });
  it('is asked after a long silence too, and kept if it answers', () => {
    const [socket] = Socket.all;
    for (let round = 1; round <= 3; round += 1) {
      hears(socket!);
      vi.advanceTimersByTime(25_000);
      expect(socket!.sent.filter((each) => each === 'ping')).toHaveLength(round);
    }
    hears(socket!);
    vi.advanceTimersByTime(20_000);
    expect(Socket.all).toHaveLength(1);
    expect(open).toEqual([true]);
  });
  it('is not left while the table it has asked for takes its time', () => {
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });
});
