import { bots, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { withPool } from '@mathom/engine';
import type { CreateGame, ReplayBody, Update } from '@mathom/protocol';
import { type Client, freshId, Visitor } from '../../test/support/client.ts';
import { sitDown } from '../../test/support/table.ts';

interface Sent {
  readonly n: number;
  readonly option: number;
  readonly id: string;
}

/** One who plays by chance and keeps account of what he was told is done. */
class Seat {
  visitor: Visitor;
  client: Client;
  readonly sent: Sent[] = [];
  readonly acked: Sent[] = [];
  readonly game: string;
  private readonly rng: (n: number) => number;
  private last = -1;
  private stopped = true;

  constructor(game: string, visitor: Visitor, client: Client, seed: number) {
    this.game = game;
    this.visitor = visitor;
    this.client = client;
    this.rng = rngOf(seed);
  }

  play(): void {
    this.stopped = false;
    this.client.onUpdate = (update) => this.look(update);
    const now = this.client.updates.get(this.game);
    if (now) this.look(now);
  }

  stop(): void {
    this.stopped = true;
  }

  private look({ game, view, n }: Update): void {
    if (this.stopped || game !== this.game || !view?.decision || n <= this.last) return;
    this.last = n;
    withPool(view.state, officialPool(view.state.rules));
    const one = { n, option: bots.random.choose(view, this.rng), id: freshId() };
    this.sent.push(one);
    this.client.choose(this.game, one.option, n, one.id).then(
      (reply) => reply.t === 'ack' && this.acked.push(one),
      () => {},
    );
  }

  /** With the cookie he has, at a server that has started anew. What is wrong with how he is answered, or null. */
  async comeBack(base: string): Promise<string | null> {
    const visitor = new Visitor(base);
    visitor.cookies = this.visitor.cookies;
    this.visitor = visitor;
    this.client = await visitor.connect();
    const { n } = await this.client.watch(this.game);
    if (this.acked.some((one) => one.n >= n)) return `the game is only at ${n}`;
    const open = this.sent.at(-1);
    if (!open || this.acked.includes(open)) return null;
    // done or not done: asking again is safe
    const again = await this.client.choose(this.game, open.option, open.n, open.id);
    if (again.t !== 'ack') return `choice ${open.n} at ${n}: ${JSON.stringify(again)}`;
    this.acked.push(open);
    return null;
  }
}

const moment = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Several games, and what was acknowledged in them. */
export class Tables {
  private readonly seats: Seat[] = [];
  readonly games: string[] = [];

  static async sit(base: string, games: number, wish: Partial<CreateGame> = {}): Promise<Tables> {
    const tables = new Tables();
    for (let i = 0; i < games; i++) {
      const { game, visitors, clients } = await sitDown({ visitor: () => new Visitor(base) }, wish);
      tables.games.push(game);
      for (const [seat, client] of clients.entries())
        tables.seats.push(new Seat(game, visitors[seat], client, 2 * i + seat + 1));
    }
    return tables;
  }

  get acked(): number {
    return this.seats.reduce((sum, seat) => sum + seat.acked.length, 0);
  }

  ackedIn(game: string): number {
    return this.seats
      .filter((seat) => seat.game === game)
      .reduce((sum, seat) => sum + seat.acked.length, 0);
  }

  play(): void {
    for (const seat of this.seats) seat.play();
  }

  /** The games go on until so many more choices are acknowledged; false if that takes too long. */
  async until(more: number, ms = 120_000): Promise<boolean> {
    const wanted = this.acked + more;
    for (let waited = 0; waited < ms; waited += 10) {
      if (this.acked >= wanted) return true;
      await moment(10);
    }
    return false;
  }

  /** In each game something is acknowledged again: how long the last one took, or null. */
  async allGoOn(ms: number): Promise<number | null> {
    const before = new Map(this.games.map((game) => [game, this.ackedIn(game)]));
    const began = performance.now();
    for (;;) {
      const late = this.games.filter((game) => this.ackedIn(game) <= (before.get(game) ?? 0));
      const took = performance.now() - began;
      if (late.length === 0) return Math.round(took);
      if (took > ms) return null;
      await moment(20);
    }
  }

  /** What each seat was shown last. */
  updates(): Update[] {
    return this.seats.flatMap(({ client, game }) => client.updates.get(game) ?? []);
  }

  stop(): void {
    for (const seat of this.seats) seat.stop();
  }

  /** Everybody comes back; what was not answered as it should be. */
  async comeBack(base: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const seat of this.seats) {
      seat.stop();
      seat.client.close();
      const said = await seat.comeBack(base).catch((error) => String(error));
      if (said !== null) wrong.push(said);
    }
    return wrong;
  }

  /** Ends all games and reads them: how many acknowledged choices are not in them. */
  async lost(): Promise<number> {
    this.stop();
    await moment(500);
    let lost = 0;
    for (const game of this.games) {
      const seats = this.seats.filter((seat) => seat.game === game);
      await seats[0].client.ask({ t: 'concede', game, id: freshId() }).catch(() => {});
      const { body } = await seats[0].visitor.ask<ReplayBody>('GET', `/api/games/${game}/replay`);
      for (const { n, option } of seats.flatMap((seat) => seat.acked)) {
        if (body?.choices?.[n] !== option) lost++;
      }
    }
    for (const seat of this.seats) seat.client.close();
    return lost;
  }
}
