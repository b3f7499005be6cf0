import { PROTOCOL_VERSION } from '@mathom/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectServer } from '../src/api/socket.ts';

/** A socket that does what it is told. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readonly sent: string[] = [];
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  lose(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'mathom.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const GAME = 'abcdefgh';
const welcome = {
  t: 'welcome',
  v: PROTOCOL_VERSION,
  user: { id: 'u', name: 'Sam', guest: true },
};

/** How long a page waits that has drawn this lot before it comes back. */
function waits(code: number, lot: number): number {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  const lines: boolean[] = [];
  const channel = connectServer(GAME, { message: () => {}, line: (up) => lines.push(up) });
  const socket = FakeSocket.all.at(-1);
  socket?.say(welcome);
  socket?.lose(code);
  expect(lines).toEqual([true, false]);
  const before = FakeSocket.all.length;
  let ms = 0;
  for (; FakeSocket.all.length === before && ms < 20_000; ms += 50) vi.advanceTimersByTime(50);
  // it is there again by itself
  FakeSocket.all.at(-1)?.say(welcome);
  expect(lines).toEqual([true, false, true]);
  channel.close();
  return ms;
}

it('pages of a server that starts again come back by themselves, and not all at once', () => {
  const back = [0, 0.5, 0.99].map((lot) => waits(1012, lot));
  expect(back[0]).toBeLessThan(1000);
  expect(back[1] - back[0]).toBeGreaterThan(1000);
  expect(back[2] - back[1]).toBeGreaterThan(1000);
  expect(back[2]).toBeLessThan(5000);
  // one whose own line broke is back at once
  expect(waits(1006, 0.99)).toBeLessThan(1000);
});
