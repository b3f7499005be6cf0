import { type ClientMessage, PROTOCOL_VERSION, ServerMessage } from '@mathom/protocol';
import type { Channel, Connect, Listener } from './channel.ts';

/**
 * One connection to the server for all games of this page. It comes back by itself, a little
 * later each time; every game then says what it had seen and sends again what is unanswered.
 */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
/** The code with which a server says that it starts again, and over how long pages come back. */
const RESTARTING = 1012;
const STAGGER = 3000;

class Line {
  #socket: WebSocket | null = null;
  #open = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #games = new Map<string, Set<Listener>>();

  join(game: string, listener: Listener): Channel {
    const set = this.#games.get(game) ?? new Set();
    set.add(listener);
    this.#games.set(game, set);
    this.#connect();
    if (this.#open) listener.line(true);
    return {
      send: (message) => this.#send(message),
      close: () => {
        set.delete(listener);
        if (set.size > 0) return;
        this.#games.delete(game);
        this.#send({ t: 'unwatch', game });
        if (this.#games.size === 0) this.#hangUp();
      },
    };
  }

  #send(message: ClientMessage): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION }));
    });
    socket.addEventListener('message', (event) => this.#hear(event.data));
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code === RESTARTING);
    });
  }

  #hear(data: unknown): void {
    let json: unknown;
    try {
      json = JSON.parse(String(data));
    } catch {
      return;
    }
    const parsed = ServerMessage.safeParse(json);
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.t === 'welcome') {
      this.#open = true;
      this.#wait = FIRST_WAIT;
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#send({ t: 'ping' }), PING_EVERY);
      for (const set of this.#games.values()) for (const l of set) l.line(true);
      return;
    }
    const game = 'game' in message ? message.game : undefined;
    for (const [id, set] of this.#games) {
      if (game !== undefined && game !== id) continue;
      for (const l of set) l.message(message);
    }
  }

  /** A server that starts again is not met by all of its pages in the same moment. */
  #lost(restarting = false): void {
    this.#socket = null;
    this.#open = false;
    clearInterval(this.#ping);
    for (const set of this.#games.values()) for (const l of set) l.line(false);
    if (this.#games.size === 0) return;
    const wait = restarting
      ? FIRST_WAIT + Math.random() * STAGGER
      : this.#wait * (0.8 + Math.random() * 0.4);
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    socket?.close();
  }
}

const line = new Line();

/** A table on the server. */
export const connectServer: Connect = (game, listener) => line.join(game, listener);
