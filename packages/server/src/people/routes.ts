import { Block, type Blocks, type Profile, Report } from '@mathom/protocol';
import type { FastifyInstance } from 'fastify';
import { needUser, userOrGuest } from '../auth/session.ts';
import type { DeckRecord, Person } from '../db/people-store.ts';
import { Refusal } from '../errors.ts';
import { linesOf } from '../games/around.ts';
import { deckInfos } from '../games/cards.ts';
import { newId } from '../games/id.ts';
import type { GameRoom } from '../games/room.ts';
import { parsed } from '../http/body.ts';
import { idOf } from '../http/params.ts';
import { needWatch } from '../lobby/access.ts';
import type { Services } from '../services.ts';

/** Complaints of one person that nobody has looked at yet. */
const REPORTS_AT_ONCE = 20;
const CHAT_TAKEN_ALONG = 30;

/** Who sits there, if it is a person and another one. */
function otherAt(room: GameRoom, seat: number, user: string) {
  const row = room.seats.find((one) => one.seat === seat);
  if (!row?.user || row.user === user) {
    throw new Refusal('not-allowed', 'There sits nobody else of whom that could be said.');
  }
  return { id: row.user, name: row.name };
}

const titleOf = ({ deck, own }: DeckRecord): string =>
  own ?? deckInfos.find((one) => one.id === deck)?.name ?? deck;

/** Profiles, and what people want of others: not to meet them, or that somebody looks at what they do. */
export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { auth, rooms, store } = services;
  const { people, ratings } = store;

  const listOf = async (user: string): Promise<Blocks> =>
    (await people.blocksOf(user)).map(({ id, name, at }) => ({ id, name, at }));

  app.get(
    '/api/blocks',
    async (request, reply): Promise<Blocks> => listOf((await userOrGuest(auth, request, reply)).id),
  );

  app.post('/api/blocks', services.atOwner, async (request): Promise<Blocks> => {
    const user = await needUser(auth, request);
    const { game, seat } = parsed(Block, request.body);
    const other = otherAt(await rooms.get(game), seat, user.id);
    await people.block(user.id, other.id, other.name);
    return listOf(user.id);
  });

  app.delete('/api/blocks/:id', async (request): Promise<Blocks> => {
    const user = await needUser(auth, request);
    await people.unblock(user.id, idOf(request.params));
    return listOf(user.id);
  });

  app.post('/api/reports', services.atOwner, async (request): Promise<{ id: string }> => {
    const user = await needUser(auth, request);
    const { game, seat, reason, words } = parsed(Report, request.body);
    const room = await rooms.get(game);
    needWatch(room.game, room.seats, user.id);
    const about = otherAt(room, seat, user.id);
    if ((await people.waitingReportsBy(user.id)) >= REPORTS_AT_ONCE) {
      throw new Refusal('too-many', 'You have reported much that nobody could look at yet.');
    }
    const id = newId();
    const chat = (await linesOf(room)).slice(-CHAT_TAKEN_ALONG);
    const at = Date.now();
    await people.addReport({
      ...{ id, user: user.id, about: about.id, name: about.name },
      ...{ game, reason, words, chat, at },
    });
    services.log.warn({ report: id, game, reason }, 'somebody was reported');
    return { id };
  });

  const profileOf = async ({ id, name, guest, since }: Person): Promise<Profile> => {
    const row = await ratings.of(id);
    const records = await people.records(id);
    return {
      ...{ name, guest, since },
      rating: row && { rating: row.rating, deviation: row.deviation, games: row.games },
      history: await ratings.history(id),
      decks: records.map((one) => ({
        deck: titleOf(one),
        ...{ against: one.against, played: one.played, won: one.won, drawn: one.drawn },
      })),
    };
  };

  app.get('/api/profile', async (request, reply): Promise<Profile> => {
    const user = await userOrGuest(auth, request, reply);
    const person = await people.person(user.id);
    return profileOf(person ?? { ...user, since: Date.now() });
  });

  app.get('/api/games/:id/profile/:seat', services.atOwner, async (request): Promise<Profile> => {
    const user = await needUser(auth, request);
    const room = await rooms.get(idOf(request.params));
    // who was invited may see by whom
    if (room.game.status !== 'open') needWatch(room.game, room.seats, user.id);
    const { seat } = request.params as { seat?: string };
    const row = room.seats.find((one) => String(one.seat) === seat);
    const person = row?.user ? await people.person(row.user) : null;
    if (!row || !person) throw new Refusal('not-found', 'There sits nobody with a profile.');
    const shown = await profileOf(person);
    // decks of one's own are one's own business: others see how many games, not what they are called
    if (person.id === user.id) return shown;
    const published = new Set(deckInfos.map((one) => one.name));
    return {
      ...shown,
      decks: shown.decks.map((one) =>
        published.has(one.deck) ? one : { ...one, deck: 'a deck of his own' },
      ),
    };
  });
}
