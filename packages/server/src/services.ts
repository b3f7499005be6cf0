import type { Auth } from './auth/auth.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Errands } from './cluster/errands.ts';
import type { Config } from './config.ts';
import type { DeckStore } from './db/deck-store.ts';
import type { Database } from './db/open.ts';
import type { Store } from './db/store.ts';
import type { Rooms } from './games/rooms.ts';
import type { Windows } from './http/rate.ts';
import type { Logger } from './log.ts';
import type { Replays } from './replays/replays.ts';

/** What the routes need. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly store: Store;
  readonly decks: DeckStore;
  readonly rooms: Rooms;
  readonly replays: Replays;
  /** how much somebody makes in an hour */
  readonly made: Windows;
  readonly auth: Auth;
  /** only where several servers share the games */
  readonly cluster: Cluster | null;
  /** for routes about one game: they are carried out where it is */
  readonly atOwner: { readonly preHandler?: Errands['preHandler'] };
}
