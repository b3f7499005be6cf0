import type { User } from '@mathom/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../auth/known.ts';
import { needCaller } from '../auth/session.ts';
import { Refusal } from '../errors.ts';
import { checkOrigin } from '../http/origin.ts';
import { socketsOpen } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import { Budgets, countedAddress } from './budget.ts';
import { Connection } from './connection.ts';
import type { Desk } from './desk.ts';
import { endWhatIsOver } from './sessions.ts';

/** The one address at which there are sockets. */
export const SOCKETS = '/ws';
const BEAT_MS = 30_000;
/** So often it is looked whose session is over. */
const SESSIONS_MS = 60_000;
/** Who somebody is must be known so soon, or there is no socket. */
const KNOWN_MS = 10_000;
const SOCKETS_PER_USER = 20;
const TOO_MANY = 1013;
/** Of those that anybody may define: the page does not come back by itself with the old session. */
const SIGNED_OUT = 4001;

/** All sockets, by user. */
export class Sockets {
  private readonly byUser = new Map<string, Set<Connection>>();

  add(connection: Connection): void {
    const { id } = connection.user;
    this.needRoom(id);
    const all = this.byUser.get(id) ?? new Set();
    all.add(connection);
    this.byUser.set(id, all);
    socketsOpen.inc();
  }

  /** Refuses one more page of a user who has too many. */
  needRoom(user: string): void {
    if ((this.byUser.get(user)?.size ?? 0) >= SOCKETS_PER_USER)
      throw new Refusal('too-many', 'Too many open pages.');
  }

  delete(connection: Connection): void {
    const { id } = connection.user;
    const all = this.byUser.get(id);
    if (!all?.delete(connection)) return;
    if (all.size === 0) this.byUser.delete(id);
    socketsOpen.dec();
  }

  /** A guest has become a user with an account; his open pages are that user's now. */
  give(from: string, to: User, session: string): void {
    const moved = [...(this.byUser.get(from) ?? [])];
    for (const connection of moved) {
      this.delete(connection);
      connection.user = to;
      connection.session = session;
      try {
        this.add(connection);
      } catch {
        // with those that he had open elsewhere they are too many
        connection.close(TOO_MANY, 'too many');
      }
    }
  }

  /** Signed out: what was opened with that session is not his any longer. */
  endSession(session: string): void {
    this.each((connection) => {
      if (connection.session === session) connection.close(SIGNED_OUT, 'signed out');
    });
  }

  each(run: (connection: Connection) => void): void {
    for (const all of this.byUser.values()) for (const connection of [...all]) run(connection);
  }
}

export function socketRoute(
  app: FastifyInstance,
  services: Services,
  sockets: Sockets,
  desk: Desk,
): void {
  const { auth, config, log, rooms } = services;
  const callers = new WeakMap<FastifyRequest, Caller>();
  const budgets = new Budgets(config.messageRate);
  const shared = services.cluster?.share(budgets) ?? null;
  /** The other servers hear how many sockets an address has here. */
  const count = (address: string | null): void => {
    if (address === null || !shared) return;
    void shared.say(address, budgets.socketsAt(address)).catch(() => {});
  };
  const beat = setInterval(() => sockets.each((connection) => connection.beat()), BEAT_MS);
  beat.unref();
  const over = setInterval(
    () => void endWhatIsOver(sockets, services.store.people, log),
    SESSIONS_MS,
  );
  over.unref();
  app.addHook('onClose', async () => {
    clearInterval(beat);
    clearInterval(over);
    shared?.stop();
  });

  /** So many of an address wait to be known; they count as if they were in already. */
  const waiting = new Map<string, number>();
  const comeIn = async (address: string | null): Promise<() => void> => {
    if (address === null || config.socketsPerAddress === 0) return () => {};
    const others = waiting.get(address) ?? 0;
    const wait = (more: number): void => {
      const now = (waiting.get(address) ?? 0) + more;
      if (now > 0) waiting.set(address, now);
      else waiting.delete(address);
    };
    wait(1);
    const elsewhere = (await shared?.elsewhere(address)) ?? 0;
    if (budgets.socketsAt(address) + others + elsewhere >= config.socketsPerAddress) {
      wait(-1);
      throw new Refusal('too-many', 'Too many open pages at your address.');
    }
    return () => wait(-1);
  };

  const options = {
    websocket: true as const,
    // refused before there is a socket: the other end sees the HTTP status
    preValidation: async (request: FastifyRequest): Promise<void> => {
      checkOrigin(request, config);
      const leave = await comeIn(countedAddress(request.ip, config.trustProxy !== false));
      try {
        const caller = await soon(needCaller(auth, request));
        sockets.needRoom(caller.user.id);
        callers.set(request, caller);
      } finally {
        leave();
      }
    },
  };
  app.get(SOCKETS, options, (socket, request) => {
    const caller = callers.get(request);
    if (!caller) {
      socket.close(1011);
      return;
    }
    const address = countedAddress(request.ip, config.trustProxy !== false);
    const budget = budgets.join(caller.user.id, address);
    count(address);
    const connection = new Connection(socket, request.raw.socket, caller, rooms, log, budget, desk);
    try {
      sockets.add(connection);
    } catch (error) {
      connection.refuse(error);
      connection.close(TOO_MANY, 'too many');
      budget.leave();
      count(address);
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
      count(address);
      sockets.delete(connection);
    });
  });
}

/** What is not known by then is not waited for: a socket without anybody counts for nobody. */
async function soon<T>(known: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, no) => {
    timer = setTimeout(
      () => no(new Refusal('closing', 'The server cannot tell who you are just now.')),
      KNOWN_MS,
    );
  });
  try {
    return await Promise.race([known, late]);
  } finally {
    clearTimeout(timer);
  }
}
