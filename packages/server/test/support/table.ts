import { decks } from '@mathom/decks';
import type { CreateGame } from '@mathom/protocol';
import type { Client, Visitor } from './client.ts';
import type { Running } from './server.ts';

export interface Table {
  readonly game: string;
  readonly visitors: Visitor[];
  readonly clients: Client[];
}

/** Two people at one table, with the game open before them. */
export async function sitDown(
  running: Pick<Running, 'visitor'>,
  wish: Partial<CreateGame> = {},
  otherDeck = decks[2].id,
): Promise<Table> {
  const visitors = [running.visitor(), running.visitor()];
  for (const visitor of visitors) await visitor.me();
  const game = await visitors[0].create({
    opponent: 'person',
    deck: decks[0].id,
    seat: 0,
    ...wish,
  });
  await visitors[1].ask('POST', `/api/games/${game}/join`, { deck: otherDeck });
  const clients = [await visitors[0].connect(), await visitors[1].connect()];
  for (const client of clients) await client.watch(game);
  return { game, visitors, clients };
}

/** One who plays both hands. */
export async function hotSeat(running: Pick<Running, 'visitor'>) {
  const visitor = running.visitor();
  await visitor.me();
  const game = await visitor.create({ opponent: 'hotseat', deck: decks[0].id });
  const client = await visitor.connect();
  await client.watch(game);
  return { game, visitor, client };
}
