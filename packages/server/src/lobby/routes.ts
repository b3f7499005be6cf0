import {
  CreateGame,
  type DeckInfo,
  type GameInfo,
  type GameRef,
  type Games,
  JoinGame,
  type Me,
  Rename,
  type User,
} from '@mathom/protocol';
import type { FastifyInstance } from 'fastify';
import { nameAmong, wrongName } from '../auth/names.ts';
import { needUser, userOrGuest } from '../auth/session.ts';
import type { SeatRow } from '../db/schema.ts';
import type { GameWithSeats } from '../db/store.ts';
import { deckFor } from '../decks/choose.ts';
import { BEGINNING } from '../decks/routes.ts';
import { Refusal } from '../errors.ts';
import { deckInfos } from '../games/cards.ts';
import { newGame, seatRow, settingsOf, setupFor } from '../games/create.ts';
import { audienceOf, infoOf } from '../games/players.ts';
import { parsed } from '../http/body.ts';
import { idOf } from '../http/params.ts';
import type { Services } from '../services.ts';
import { needWatch } from './access.ts';

const LISTED = 50;

/** A game for a list: as it is in memory, if it is there. */
function listed({ rooms }: Services, { game, seats }: GameWithSeats, user: string): GameInfo {
  const room = rooms.peek(game.id);
  if (room) return room.info(room.audience(user));
  return infoOf(game, seats, audienceOf(game, seats, user), () => false);
}

/** More than anybody begins who plays them. */
const GAMES_AN_HOUR = 120;
const HOUR_MS = 3_600_000;

export async function checkQuota({ store, config, made }: Services, user: string): Promise<void> {
  if (config.rateLimit > 0 && made.count(`games ${user}`, HOUR_MS).current > GAMES_AN_HOUR) {
    throw new Refusal('too-fast', 'You have begun very many games; wait a while.');
  }
  if ((await store.unfinishedOf(user)) >= config.gamesPerUser) {
    throw new Refusal('too-many', 'You have too many unfinished games; end some first.');
  }
}

function needAccount({ guest }: User): void {
  if (guest) throw new Refusal('not-allowed', 'Rated games are for people with accounts.');
}

/** One of them does not want to meet the other; which of them is not said. */
export async function needToMeet(
  { store }: Services,
  seats: readonly SeatRow[],
  user: string,
): Promise<void> {
  const apart = await store.people.apartFrom(user);
  if (seats.some((row) => row.user !== null && apart.has(row.user))) {
    throw new Refusal('cannot-join', 'You cannot sit down at this table.');
  }
}

/** Who you are, the decks, and everything about games but playing them. */
export function lobbyRoutes(app: FastifyInstance, services: Services): void {
  const { auth, store, rooms } = services;

  app.get('/api/me', (request, reply): Promise<Me> => userOrGuest(auth, request, reply));

  app.post('/api/me', async (request): Promise<Me> => {
    const user = await needUser(auth, request);
    const name = parsed(Rename, request.body).name.trim().normalize('NFC');
    const wrong = wrongName(name);
    if (wrong) throw new Refusal('malformed', wrong);
    await store.rename(user.id, name);
    return { ...user, name };
  });

  app.get('/api/decks', (): readonly DeckInfo[] => deckInfos);

  app.get('/api/games', async (request, reply): Promise<Games> => {
    const user = await userOrGuest(auth, request, reply);
    const mine = await store.gamesOf(user.id, LISTED);
    const apart = await store.people.apartFrom(user.id);
    const meets = ({ seats }: GameWithSeats): boolean =>
      !seats.some((row) => row.user !== null && apart.has(row.user));
    const invited = (await store.invitationsOf(user.id, LISTED)).filter(meets);
    const open = (await store.listed('open', LISTED)).filter(meets);
    const playing = await store.listed('playing', LISTED);
    const ids = [...invited, ...mine, ...open, ...playing].map(({ game }) => game.id);
    const far = await services.cluster?.infos([...new Set(ids)], user.id);
    const info = (all: GameWithSeats[]): GameInfo[] =>
      all.map((one) => far?.get(one.game.id) ?? listed(services, one, user.id));
    const own = new Set(mine.map(({ game }) => game.id));
    const others = (all: GameWithSeats[]): GameWithSeats[] =>
      all.filter(({ game }) => !own.has(game.id));
    return {
      invited: info(invited),
      open: info(open),
      mine: info(mine),
      watchable: info(others(playing)),
    };
  });

  app.post('/api/games', BEGINNING, async (request, reply): Promise<GameRef> => {
    const wish = parsed(CreateGame, request.body);
    const user = await userOrGuest(auth, request, reply);
    if (wish.rated) needAccount(user);
    await checkQuota(services, user.id);
    const { rules, length } = settingsOf(wish);
    const mine = await deckFor(services, user.id, wish.deck, { rules, length });
    const theirs =
      wish.botDeck === undefined
        ? null
        : await deckFor(services, user.id, wish.botDeck, { rules, length });
    const { game, seats } = newGame(user, wish, mine, theirs);
    await store.addGame(game, seats);
    return { id: game.id };
  });

  app.get('/api/games/:id', services.atOwner, async (request): Promise<GameInfo> => {
    const user = await needUser(auth, request);
    const found = await store.game(idOf(request.params));
    if (!found) throw new Refusal('no-such-game', 'There is no such game.');
    // who has the link of an open game may see what he is invited to
    if (found.game.status !== 'open') needWatch(found.game, found.seats, user.id);
    return listed(services, found, user.id);
  });

  const joining = { ...BEGINNING, ...services.atOwner };
  app.post('/api/games/:id/join', joining, async (request, reply): Promise<GameRef> => {
    const id = idOf(request.params);
    const wish = parsed(JoinGame, request.body);
    const user = await userOrGuest(auth, request, reply);
    const room = await rooms.get(id);
    if (room.audience(user.id) !== -1) {
      throw new Refusal('cannot-join', 'You have a seat in this game already.');
    }
    if (room.game.status !== 'open') {
      throw new Refusal('cannot-join', 'The game has begun without you.');
    }
    if (room.game.settings.rated) needAccount(user);
    await needToMeet(services, room.seats, user.id);
    await checkQuota(services, user.id);
    const deck = await deckFor(services, user.id, wish.deck, room.game.settings);
    const name = nameAmong(
      user.name,
      room.seats.map((row) => row.name),
    );
    const seat = seatRow(id, 1 - room.seats[0].seat, { ...user, name }, deck);
    await room.begin(seat, setupFor(room.game.settings, [...room.seats, seat]));
    return { id };
  });

  app.post(
    '/api/games/:id/spectate',
    services.atOwner,
    async (request, reply): Promise<GameRef> => {
      const user = await userOrGuest(auth, request, reply);
      const { game, seats } = await rooms.get(idOf(request.params));
      needWatch(game, seats, user.id);
      return { id: game.id };
    },
  );
}
