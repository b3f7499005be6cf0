import type { GameSetup } from '@mathom/engine';
import type { GameInfo, User } from '@mathom/protocol';
import type { SeatRow } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import type { Rooms } from '../games/rooms.ts';
import type { Logger } from '../log.ts';
import type { Budgets } from '../ws/budget.ts';
import type { Sockets } from '../ws/route.ts';
import { Bus } from './bus.ts';
import { Errands } from './errands.ts';
import { FarSockets } from './far.ts';
import { Gate } from './gate.ts';
import type { Leases } from './leases.ts';
import { SharedBudgets } from './shared-budgets.ts';

export interface ClusterDeps {
  readonly redisUrl: string;
  readonly prefix: string;
  readonly leases: Leases;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  readonly log: Logger;
}

interface Given {
  readonly games: readonly string[];
  readonly from: string;
  readonly to: User;
  /** by which he is known now */
  readonly session: string;
}

/** This server among others that share its database. */
export class Cluster {
  readonly bus: Bus;
  readonly gate: Gate;
  readonly errands: Errands;
  private readonly deps: ClusterDeps;
  private readonly far: FarSockets;

  constructor(deps: ClusterDeps) {
    this.deps = deps;
    const { leases, rooms, sockets, log } = deps;
    this.bus = new Bus(deps.redisUrl, deps.prefix, leases.id, log);
    this.gate = new Gate(this.bus, leases, rooms);
    this.far = new FarSockets(this.bus, rooms, log);
    this.errands = new Errands(this.bus, this.gate);
    leases.onGone = (servers) => this.gone(servers);
    leases.onLate = (mine) => {
      rooms.keepOnly(mine);
      // the others may have thought this server gone, and its people with it
      this.gate.movedAll();
    };
    this.bus.on('bye', ({ from }) => {
      leases.leftBy(from);
      this.gone([from]);
    });
    this.bus.on('signed-out', ({ about }) =>
      sockets.endSession((about as { session: string }).session),
    );
    this.bus.on('given', ({ about }) => this.given(about as Given));
    this.bus.on('infos', ({ about }) => {
      const { games, user } = about as { games: string[]; user: string };
      return JSON.stringify(
        games.flatMap((id) => {
          const room = rooms.peek(id);
          return room ? [room.info(room.audience(user))] : [];
        }),
      );
    });
    this.bus.on('begin', async ({ about }) => {
      const { seat, setup } = about as { seat: SeatRow; setup: GameSetup };
      await (await rooms.get(seat.game)).begin(seat, setup);
    });
  }

  async start(): Promise<void> {
    await this.bus.start();
    await this.deps.leases.start();
  }

  /** What is asked of one server counts at all. */
  share(budgets: Budgets): SharedBudgets {
    const { leases, log } = this.deps;
    return new SharedBudgets(this.bus, budgets, (server) => leases.isAlive(server), log);
  }

  signedOut(session: string): void {
    void this.bus.tellAll('signed-out', { session }).catch(() => {});
  }

  /** A guest has become a user with an account: everywhere. */
  give(given: Given): void {
    this.far.give(given.from, given.to);
    void this.bus.tellAll('given', given).catch(() => {});
  }

  private given({ games, from, to, session }: Given): void {
    this.deps.rooms.giveSeats(games, from, to.id, to.name);
    this.deps.sockets.give(from, to, session);
    this.far.give(from, to);
  }

  private gone(servers: readonly string[]): void {
    for (const server of servers) {
      this.far.gone(server);
      // if it was only slow, its people watch here again
      void this.bus.tell(server, 'gap', null).catch(() => {});
    }
    this.gate.moved(servers);
  }

  /** How games that other servers have stand there; what does not answer soon is left out. */
  async infos(games: readonly string[], user: string): Promise<ReadonlyMap<string, GameInfo>> {
    const { leases, rooms } = this.deps;
    const far = games.filter((id) => !rooms.peek(id));
    const out = new Map<string, GameInfo>();
    if (far.length === 0) return out;
    const owners = new Map<string, string[]>();
    for (const [game, owner] of await leases.ownersOf(far)) {
      if (owner === leases.id) continue;
      const of = owners.get(owner) ?? [];
      of.push(game);
      owners.set(owner, of);
    }
    await Promise.all(
      [...owners].map(async ([owner, of]) => {
        const answer = await this.bus.ask(owner, 'infos', { games: of, user }).catch(() => '[]');
        for (const info of JSON.parse(answer) as GameInfo[]) out.set(info.id, info);
      }),
    );
    return out;
  }

  /** Somebody sits down at a table, wherever that is. */
  async begin(seat: SeatRow, setup: GameSetup): Promise<void> {
    const place = await this.gate.placeOf(seat.game);
    if (place === null) return (await this.deps.rooms.get(seat.game)).begin(seat, setup);
    await this.bus.ask(place, 'begin', { seat, setup }).catch(() => {
      throw new Refusal('closing', 'The game is being handed over; try again.');
    });
  }

  /** After the games were put away: they are anybody's, and all are told so. */
  async end(): Promise<void> {
    await this.deps.leases.end().catch(() => {});
    await this.bus.tellAll('bye', null).catch(() => {});
    await this.bus.close();
  }
}
