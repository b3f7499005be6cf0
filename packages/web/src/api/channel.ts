import type { ClientMessage, ServerMessage } from '@mathom/protocol';

/** A way to a table: the server's socket, or a game that runs in this page. */
export interface Channel {
  send(message: ClientMessage): void;
  close(): void;
}

export interface Listener {
  message(message: ServerMessage): void;
  /** the line is up or down; when it comes up, what was not acknowledged is sent again */
  line(up: boolean): void;
}

export type Connect = (game: string, listener: Listener) => Channel;

let counter = 0;

/** An id for something we ask: never the same twice. */
export function clientId(): string {
  counter++;
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${random[0].toString(36)}${random[1].toString(36)}-${counter}`;
}
