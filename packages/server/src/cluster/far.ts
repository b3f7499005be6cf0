import type { ServerMessage, User } from '@mathom/protocol';
import type { Rooms } from '../games/rooms.ts';
import type { Logger } from '../log.ts';
import type { Message } from '../ws/desk.ts';
import { handle } from '../ws/handlers.ts';
import { refusalMessage } from '../ws/refusal.ts';
import { type Asker, Watching } from '../ws/watching.ts';
import type { Bus } from './bus.ts';
import { isClosing, type MessageHead, type TextHead } from './gate.ts';

/** A socket that another server has, and whose game is here. */
class FarSocket implements Asker {
  user: User;
  /** so many messages are being carried out */
  busy = 0;
  readonly rooms: Rooms;
  readonly watching = new Watching(this);
  private readonly bus: Bus;
  private readonly server: string;
  private readonly conn: string;
  private readonly log: Logger;

  constructor(bus: Bus, rooms: Rooms, log: Logger, server: string, { conn, user }: MessageHead) {
    this.log = log;
    this.bus = bus;
    this.rooms = rooms;
    this.server = server;
    this.conn = conn;
    this.user = user;
  }

  sendText(text: string, game?: string): void {
    this.pass(text, { conn: this.conn, ...(game === undefined ? {} : { game }) });
  }

  send(message: ServerMessage): void {
    const game = 'game' in message ? message.game : undefined;
    const id = 'id' in message ? message.id : undefined;
    this.pass(JSON.stringify(message), {
      conn: this.conn,
      ...(game === undefined ? {} : { game }),
      ...(id === undefined ? {} : { id }),
    });
  }

  refuse(error: unknown, id?: string, game?: string): void {
    this.send(refusalMessage(error, this.log, id, game));
  }

  elsewhere(game: string): void {
    void this.bus.tell(this.server, 'elsewhere', { game }).catch(() => {});
  }

  private pass(text: string, head: TextHead): void {
    void this.bus.tell(this.server, 'text', head, text).catch(() => {});
  }
}

/** The sockets of other servers that have to do with games of this one. */
export class FarSockets {
  private readonly bus: Bus;
  private readonly rooms: Rooms;
  private readonly log: Logger;
  private readonly byServer = new Map<string, Map<string, FarSocket>>();

  constructor(bus: Bus, rooms: Rooms, log: Logger) {
    this.bus = bus;
    this.rooms = rooms;
    this.log = log;
    bus.on('message', ({ from, about, body }) =>
      this.take(from, about as MessageHead, JSON.parse(body) as Message),
    );
    bus.on('left', ({ from, about }) => this.leave(from, (about as { conn: string }).conn));
  }

  /** The server is gone, and so are all who were connected to it. */
  gone(server: string): void {
    const all = this.byServer.get(server);
    this.byServer.delete(server);
    for (const far of all?.values() ?? []) far.watching.end();
  }

  give(from: string, to: User): void {
    for (const all of this.byServer.values()) {
      for (const far of all.values()) if (far.user.id === from) far.user = to;
    }
  }

  /** `only`: that one, and not one that has taken its place after its server was thought gone. */
  private leave(server: string, conn: string, only?: FarSocket): void {
    const all = this.byServer.get(server);
    const far = all?.get(conn);
    if (!all || !far || (only && far !== only)) return;
    all.delete(conn);
    if (all.size === 0) this.byServer.delete(server);
    far.watching.end();
  }

  private of(server: string, head: MessageHead): FarSocket {
    const all = this.byServer.get(server) ?? new Map<string, FarSocket>();
    this.byServer.set(server, all);
    let far = all.get(head.conn);
    if (!far) {
      far = new FarSocket(this.bus, this.rooms, this.log, server, head);
      all.set(head.conn, far);
    }
    far.user = head.user;
    return far;
  }

  /** It was looked at where it came in: its shape, and how much its sender may ask. */
  private async take(server: string, head: MessageHead, message: Message): Promise<void> {
    const far = this.of(server, head);
    const game = 'game' in message ? message.game : '';
    far.busy++;
    try {
      await handle(far, message, head.again);
    } catch (error) {
      if (isClosing(error)) far.elsewhere(game);
      else far.refuse(error, 'id' in message ? message.id : undefined, game);
    }
    far.busy--;
    if (far.busy === 0 && far.watching.size === 0) this.leave(server, head.conn, far);
  }
}
