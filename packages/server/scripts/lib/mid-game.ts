import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { apply, createGame, decision } from '@mathom/engine';
import type { User } from '@mathom/protocol';
import { sql } from 'drizzle-orm';
import { configOf } from '../../src/config.ts';
import type { Db } from '../../src/db/open.ts';
import type { MoveRow } from '../../src/db/schema.ts';
import { Store } from '../../src/db/store.ts';
import { gameRow, seatRow, settingsOf, setupFor } from '../../src/games/create.ts';
import { newId } from '../../src/games/id.ts';
import { sumOf } from '../../src/games/snapshot-sum.ts';
import { ENGINE_VERSION } from '../../src/version.ts';

/** A game that was played up to its middle: others are begun as copies of it. */
interface Played {
  readonly id: string;
  readonly made: number;
  /** how it stood after each of its last choices */
  readonly last: readonly { readonly made: number; readonly state: string }[];
  readonly setup: NonNullable<ReturnType<typeof gameRow>['setup']>;
}

/**
 * Stores games in their midst, as a server would have stored them: their moves, and a snapshot that
 * is some choices old, in each game so many. So what is measured is the middle of games and not
 * their beginnings, and not all have their next snapshot at the same moment.
 */
export class MidGames {
  private readonly db: Db;
  private readonly store: Store;
  private readonly played = new Map<number, Promise<Played>>();
  private readonly choices: number;

  constructor(db: Db, choices: number) {
    this.db = db;
    this.store = new Store(db);
    this.choices = choices;
  }

  /** A game of these two, a copy of one of a few; its id. */
  async add(users: readonly User[], which: number): Promise<string> {
    const first = which % decks.length;
    let played = this.played.get(first);
    if (!played) {
      played = this.play(users, first);
      this.played.set(first, played);
    }
    const { id: from, made, last, setup } = await played;
    const snapshot = last[Math.floor(which / decks.length) % last.length];
    const id = newId();
    const settings = settingsOf({ opponent: 'person', deck: decks[first].id, hidePasses: false });
    const seats = users.map((user, k) => seatRow(id, k, user, deckAt(first + k)));
    await this.store.addGame({ ...gameRow(id, settings, setup), n: made }, seats);
    await this.db.execute(
      sql`insert into moves (game, n, kind, seat, value, option, client, free, clocks, events, at)
        select ${id}, n, kind, seat, value, option, client || ${id}, free, clocks, events, at
        from moves where game = ${from}`,
    );
    await this.store.addSnapshot({
      ...{ game: id, n: snapshot.made, choices: snapshot.made, engine: ENGINE_VERSION },
      ...{ state: snapshot.state, sum: sumOf(snapshot.state) },
    });
    return id;
  }

  private async play(users: readonly User[], first: number): Promise<Played> {
    const id = newId();
    const settings = settingsOf({ opponent: 'person', deck: decks[first].id, hidePasses: false });
    const seats = users.map((user, k) => seatRow(id, k, user, deckAt(first + k)));
    const setup = setupFor(settings, seats);
    const rows: MoveRow[] = [];
    const last: { made: number; state: string }[] = [];
    const rng = rngOf(first + 1);
    let state = createGame(setup, officialPool(setup.rules));
    for (let n = 1; n <= this.choices; n++) {
      const d = decision(state);
      if (!d) break;
      const value = rng(d.options.length);
      const { state: after, told } = apply(state, value);
      if (after.result) break;
      rows.push({
        ...{ game: id, n, kind: 'choice', seat: d.seat, value, option: d.options[value] },
        ...{ client: `m${n}-`, free: false, clocks: null, events: told, at: Date.now() },
        epoch: null,
      });
      state = after;
      last.push({ made: n, state: JSON.stringify(state) });
      if (last.length > SNAPSHOT_EVERY) last.shift();
    }
    // nobody plays it: it is there to be copied
    await this.store.addGame({ ...gameRow(id, settings, setup), status: 'over' }, seats, rows);
    return { id, made: rows.length, last, setup };
  }
}

const SNAPSHOT_EVERY = configOf({}).snapshotEvery;

const deckAt = (i: number) => ({ deck: decks[i % decks.length].id, deckList: null });
