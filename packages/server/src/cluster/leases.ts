import { randomBytes } from 'node:crypto';
import type { Database } from '../db/open.ts';
import { Refusal } from '../errors.ts';
import type { Logger } from '../log.ts';
import { elapsed } from '../time.ts';

/** A server that has not said for so long that it is there has lost its games to whoever asks for them. */
const TTL_MS = 4000;
const BEAT_MS = 1000;
/** Missing so often in a row: one look may have come just when the database was back. */
const MISSED = 2;
const HOUR = `interval '1 hour'`;

/** Another server serves the game. To a client it is a reason to ask again. */
export class Elsewhere extends Refusal {
  readonly owner: string;
  constructor(owner: string) {
    super('closing', 'The game is being handed over; try again.');
    this.owner = owner;
  }
}

const SOON = `now() + interval '${TTL_MS} milliseconds'`;
/**
 * Says whether it came too late: then others may have taken games meanwhile. Only the database can
 * tell: what is asked of it may have waited for long before it was done.
 */
const BEAT = `with before as (select expires_at from servers where id = $1)
  insert into servers (id, expires_at) values ($1, ${SOON})
  on conflict (id) do update set expires_at = excluded.expires_at
  returning coalesce((select before.expires_at <= now() from before), true) as late`;
const ALIVE = 'select id from servers where expires_at > now()';
/** A game that is nobody's, or whose owner is gone; the epoch grows with every owner. */
const TAKE = `insert into leases (game, owner, epoch) select id, $2, 1 from games where id = $1
  on conflict (game) do update set owner = $2, epoch = leases.epoch + 1
    where leases.owner = $2 or not exists (
      select 1 from servers where servers.id = leases.owner and servers.expires_at > now())
  returning epoch`;
const OWNER = 'select owner from leases where game = $1';
const OWNERS = `select leases.game, leases.owner from leases join servers on servers.id = leases.owner
  where servers.expires_at > now()
  and leases.game in (select json_array_elements_text($1::text::json))`;
const RELEASE = `update leases set owner = '' where game = $1 and owner = $2 and epoch = $3`;
const RELEASE_ALL = `update leases set owner = '' where owner = $1`;
const MINE = 'select game from leases where owner = $1';

/**
 * Which server has which game. A lease is a game's owner and the number of its ownership (epoch); it
 * holds for as long as its owner says that it is there, by one row for each server and not by one for
 * each game. Time is the database's. A move is written only under the lease by which its game was
 * read (db/move-writer.ts), so that an owner who was thought dead can spoil nothing.
 */
export class Leases {
  /** this server, until it ends */
  readonly id = randomBytes(9).toString('base64url');
  private readonly database: Pick<Database, 'query' | 'urgent'>;
  private readonly log: Logger;
  private alive: ReadonlySet<string> = new Set();
  private readonly missing = new Map<string, number>();
  private last = elapsed();
  private timer: NodeJS.Timeout | undefined;
  private begun = false;
  private ended = false;
  /** servers that were there and are not any more */
  onGone: (servers: readonly string[]) => void = () => {};
  /** this server was late: only these games are certainly its own still */
  onLate: (mine: ReadonlySet<string>) => void = () => {};

  constructor(database: Pick<Database, 'query' | 'urgent'>, log: Logger) {
    this.database = database;
    this.log = log;
  }

  async start(): Promise<void> {
    await this.beat();
    this.next();
  }

  isAlive(server: string): boolean {
    return this.alive.has(server);
  }

  /** All servers but this one. */
  others(): string[] {
    return [...this.alive].filter((id) => id !== this.id);
  }

  /** Makes the game this server's own and says by which epoch; throws Elsewhere if it is another's. */
  async take(game: string): Promise<number> {
    const [taken] = await this.database.query(TAKE, [game, this.id]);
    if (taken) return Number(taken.epoch);
    const [there] = await this.database.query(OWNER, [game]);
    if (!there) throw new Refusal('no-such-game', 'There is no such game.');
    throw new Elsewhere(String(there.owner));
  }

  async release(game: string, epoch: number): Promise<void> {
    await this.database.query(RELEASE, [game, this.id, epoch]);
  }

  /** Who serves these games now; those that nobody serves are left out. */
  async ownersOf(games: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query(OWNERS, [JSON.stringify(games)]);
    return new Map(rows.map((row) => [String(row.game), String(row.owner)]));
  }

  private next(): void {
    if (this.ended) return;
    this.timer = setTimeout(() => {
      this.beat()
        .catch((error) => this.log.warn({ err: error }, 'the lease could not be renewed'))
        .finally(() => this.next());
    }, BEAT_MS);
    this.timer.unref();
  }

  private async beat(): Promise<void> {
    const since = this.last;
    const [said] = await this.database.urgent(BEAT, [this.id]);
    const rows = await this.database.urgent(ALIVE, []);
    this.last = elapsed();
    const late = this.begun && said?.late === true;
    this.begun = true;
    this.reckon(new Set(rows.map((row) => String(row.id))), late);
    if (!late || this.ended) return;
    this.log.warn({ ms: Math.round(this.last - since) }, 'the lease was renewed late');
    const mine = await this.database.urgent(MINE, [this.id]);
    this.onLate(new Set(mine.map((row) => String(row.game))));
  }

  /** Who was late himself does not judge others: perhaps the database was away for all. */
  private reckon(now: Set<string>, late: boolean): void {
    const gone: string[] = [];
    for (const id of this.alive) {
      if (now.has(id)) {
        this.missing.delete(id);
        continue;
      }
      const missed = late ? 0 : (this.missing.get(id) ?? 0) + 1;
      if (missed >= MISSED) {
        this.missing.delete(id);
        gone.push(id);
      } else {
        this.missing.set(id, missed);
        now.add(id);
      }
    }
    this.alive = now;
    if (gone.length > 0) {
      this.log.warn({ servers: gone }, 'a server is gone');
      this.onGone(gone);
    }
  }

  /** A server that says itself that it ends is not waited for. */
  leftBy(server: string): void {
    const alive = new Set(this.alive);
    alive.delete(server);
    this.alive = alive;
    this.missing.delete(server);
  }

  /** Gives everything back; what is asked of this server now is another's. */
  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.database.query(RELEASE_ALL, [this.id]);
    await this.database.query('delete from servers where id = $1', [this.id]);
    await this.database.query(`delete from servers where expires_at < now() - ${HOUR}`, []);
  }
}
