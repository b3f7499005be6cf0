import type { User } from '@mathom/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { needUser } from '../auth/session.ts';
import { Refusal } from '../errors.ts';
import { checkOrigin } from '../http/origin.ts';
import { socketsOpen } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import { Connection } from './connection.ts';

const BEAT_MS = 30_000;
const SOCKETS_PER_USER = 20;

/** All sockets, by user. */
export class Sockets {
  private readonly byUser = new Map<string, Set<Connection>>();

  add(connection: Connection): void {
    const { id } = connection.user;
    const all = this.byUser.get(id) ?? new Set();
    if (all.size >= SOCKETS_PER_USER) throw new Refusal('too-many', 'Too many open pages.');
    all.add(connection);
    this.byUser.set(id, all);
    socketsOpen.inc();
  }

  delete(connection: Connection): void {
    const { id } = connection.user;
    const all = this.byUser.get(id);
    if (!all?.delete(connection)) return;
    if (all.size === 0) this.byUser.delete(id);
    socketsOpen.dec();
  }

  /** A guest has become a user with an account; his open pages are that user's now. */
  give(from: string, to: User): void {
    const moved = [...(this.byUser.get(from) ?? [])];
    for (const connection of moved) {
      this.delete(connection);
      connection.user = to;
      this.add(connection);
    }
  }

  each(run: (connection: Connection) => void): void {
    for (const all of this.byUser.values()) for (const connection of [...all]) run(connection);
  }
}

export function socketRoute(app: FastifyInstance, services: Services, sockets: Sockets): void {
  const { auth, config, log, rooms } = services;
  const users = new WeakMap<FastifyRequest, User>();
  const beat = setInterval(() => sockets.each((connection) => connection.beat()), BEAT_MS);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));

  const options = {
    websocket: true as const,
    // refused before there is a socket: the other end sees the HTTP status
    preValidation: async (request: FastifyRequest): Promise<void> => {
      checkOrigin(request, config);
      users.set(request, await needUser(auth, request));
    },
  };
  app.get('/ws', options, (socket, request) => {
    const user = users.get(request);
    if (!user) {
      socket.close(1011);
      return;
    }
    const connection = new Connection(socket, user, rooms, log, config.messageRate);
    try {
      sockets.add(connection);
    } catch (error) {
      connection.refuse(error);
      connection.close(1013, 'too many');
      return;
    }
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      connection.alive = true;
      void connection.receive(data, isBinary);
    });
    socket.on('close', () => {
      connection.leave();
      sockets.delete(connection);
    });
  });
}
