import type { ServerMessage, User } from '@mathom/protocol';
import { Refusal } from '../errors.ts';
import type { GameRoom } from '../games/room.ts';
import type { Rooms } from '../games/rooms.ts';
import type { Seen } from '../games/timeline.ts';
import type { Viewer } from '../games/viewers.ts';

/** Who asks for something: the other end of a socket that is here, or one that another server has. */
export interface Asker {
  readonly user: User;
  readonly rooms: Rooms;
  readonly watching: Watching;
  send(message: ServerMessage): void;
  sendText(text: string, game?: string): void;
  refuse(error: unknown, id?: string, game?: string): void;
  /** a game that is watched has another server now */
  elsewhere(game: string): void;
}

const WATCHED_AT_ONCE = 20;

/** The games that are shown at one end. */
export class Watching {
  private readonly asker: Asker;
  private ended = false;
  private readonly games = new Map<string, { room: GameRoom; viewer: Viewer }>();

  constructor(asker: Asker) {
    this.asker = asker;
  }

  get size(): number {
    return this.games.size;
  }

  watch(room: GameRoom, since: number | undefined, changes = false, older?: readonly Seen[]): void {
    // the socket may have gone while its game was being read
    if (this.ended) return;
    this.unwatch(room.id);
    if (this.games.size >= WATCHED_AT_ONCE) {
      throw new Refusal('too-many', `At most ${WATCHED_AT_ONCE} games at once.`);
    }
    const { asker, games } = this;
    const { id } = room;
    const viewer: Viewer = {
      // a guest may become a user with an account while he watches
      get user() {
        return asker.user.id;
      },
      audience: room.audience(asker.user.id),
      seen: -1,
      changes,
      rev: -1,
      sendText: (text) => asker.sendText(text, id),
      moved: (to) => {
        watched.room = to;
        viewer.audience = to.audience(asker.user.id);
      },
      sentOff: (why) => {
        games.delete(id);
        asker.refuse(why, undefined, id);
      },
      elsewhere: () => {
        games.delete(id);
        asker.elsewhere(id);
      },
    };
    const watched = { room, viewer };
    room.watch(viewer, since, older);
    games.set(id, watched);
  }

  unwatch(game: string): void {
    const watched = this.games.get(game);
    if (!watched) return;
    this.games.delete(game);
    watched.room.unwatch(watched.viewer);
  }

  end(): void {
    this.ended = true;
    for (const game of [...this.games.keys()]) this.unwatch(game);
  }
}
