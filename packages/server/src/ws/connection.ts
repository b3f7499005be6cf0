import type { Writable } from 'node:stream';
import {
  ClientMessage,
  MESSAGE_LIMIT,
  PROTOCOL_VERSION,
  type ServerMessage,
  type User,
} from '@mathom/protocol';
import type { WebSocket } from 'ws';
import { Refusal } from '../errors.ts';
import type { Rooms } from '../games/rooms.ts';
import { noNul, parsed } from '../http/body.ts';
import type { Logger } from '../log.ts';
import { type Budget, costOf } from './budget.ts';
import { type Desk, oneServer } from './desk.ts';
import { refusalMessage } from './refusal.ts';
import { Throttle } from './throttle.ts';
import { atOnce, together } from './together.ts';
import { type Asker, Watching } from './watching.ts';

/** A client that does not take what it is sent is let go; it can come again and ask what it missed. */
export const BACKLOG_LIMIT = 1024 * 1024;
/** Who is refused more often than this a second, over a while, is let go. */
const REFUSED_A_SECOND = 10;

/** One socket: who is at the other end, and which games are shown there. */
export class Connection implements Asker {
  user: User;
  alive = true;
  readonly rooms: Rooms;
  private greeted = false;
  private readonly socket: WebSocket;
  /** what the socket writes to */
  private readonly wire: Writable;
  private readonly log: Logger;
  private readonly budget: Budget;
  private readonly patience = new Throttle(REFUSED_A_SECOND);
  private readonly desk: Desk;
  readonly watching = new Watching(this);

  /** the session it was opened with, or that came of it; it ends with that */
  session: string;

  constructor(
    socket: WebSocket,
    wire: Writable,
    { user, session }: { readonly user: User; readonly session: string },
    rooms: Rooms,
    log: Logger,
    budget: Budget,
    desk: Desk = oneServer,
  ) {
    this.desk = desk;
    this.socket = socket;
    this.wire = wire;
    this.user = user;
    this.session = session;
    this.rooms = rooms;
    this.log = log;
    this.budget = budget;
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > BACKLOG_LIMIT) {
      this.log.warn({ bytes: this.socket.bufferedAmount }, 'a socket is too slow; closing it');
      this.socket.terminate();
      return;
    }
    together(this.wire);
    this.socket.send(text);
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  refuse(error: unknown, id?: string, game?: string): void {
    this.send(refusalMessage(error, this.log, id, game));
  }

  async receive(data: Buffer, isBinary: boolean): Promise<void> {
    let id: string | undefined;
    let game: string | undefined;
    try {
      this.pay(1);
      if (data.length > MESSAGE_LIMIT) {
        throw new Refusal('too-large', `A message has at most ${MESSAGE_LIMIT} bytes.`);
      }
      if (isBinary) throw new Refusal('malformed', 'Messages are JSON text.');
      const message = parsed(ClientMessage, jsonOf(data));
      if ('id' in message) id = message.id;
      if ('game' in message) game = message.game;
      noNul(message);
      const isThere = game === undefined || this.rooms.peek(game) !== undefined;
      this.pay(costOf(message, isThere) - 1);
      if (message.t === 'hello') {
        if (message.v !== PROTOCOL_VERSION) {
          throw new Refusal('bad-version', `Version ${PROTOCOL_VERSION} is spoken here.`);
        }
        this.greeted = true;
        this.send({ t: 'welcome', v: PROTOCOL_VERSION, user: this.user });
        return;
      }
      if (!this.greeted) throw new Refusal('bad-version', 'Say hello first.');
      await this.desk.carry(this, message);
    } catch (error) {
      this.refuse(error, id, game);
    }
  }

  private pay(cost: number): void {
    if (cost === 0 || this.budget.take(cost)) return;
    if (!this.patience.take()) {
      this.log.warn({ user: this.user.id }, 'a socket keeps asking too much; closing it');
      // why, it has been told
      atOnce(this.wire);
      this.socket.terminate();
    }
    throw new Refusal('too-fast', 'Too many messages; wait a moment.');
  }

  elsewhere(game: string): void {
    this.desk.lost(this, game);
  }

  leave(): void {
    this.watching.end();
    this.desk.left(this);
    this.budget.leave();
  }

  /** Still there? Called now and then; one that has not answered since the last time is dropped. */
  beat(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Without waiting for the other end. */
  end(): void {
    this.socket.terminate();
  }
}

function jsonOf(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8')) as unknown;
  } catch {
    throw new Refusal('malformed', 'That is not JSON.');
  }
}
