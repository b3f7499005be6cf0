import type { ClientMessage } from '@mathom/protocol';
import type { Connection } from './connection.ts';
import { handle } from './handlers.ts';

export type Message = Exclude<ClientMessage, { t: 'hello' }>;

/** Takes what comes over sockets to where it is done. */
export interface Desk {
  /** Carries out a message, or throws why not. */
  carry(connection: Connection, message: Message): Promise<void>;
  /** A game that this socket watches is not here any more: it is looked for. */
  lost(connection: Connection, game: string): void;
  left(connection: Connection): void;
}

/** There is one server, and all games are here. */
export const oneServer: Desk = {
  carry: (connection, message) => handle(connection, message),
  lost: () => {},
  left: () => {},
};
