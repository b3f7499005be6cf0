import type { GameRef, User } from '@mathom/protocol';
import type { FastifyInstance } from 'fastify';
import { nameAmong } from '../auth/names.ts';
import { needUser } from '../auth/session.ts';
import { Refusal } from '../errors.ts';
import { gameRow, seatRow, setupFor } from '../games/create.ts';
import { newId } from '../games/id.ts';
import { audienceOf } from '../games/players.ts';
import type { GameRoom } from '../games/room.ts';
import { idOf } from '../http/params.ts';
import type { Services } from '../services.ts';
import { checkQuota, needToMeet } from './routes.ts';

/** The same again, with seats exchanged. Between people the second one to ask completes it. */
export function rematchRoutes(app: FastifyInstance, services: Services): void {
  const { auth, rooms } = services;
  app.post('/api/games/:id/rematch', services.atOwner, async (request): Promise<GameRef> => {
    const user = await needUser(auth, request);
    const room = await rooms.get(idOf(request.params));
    const audience = room.audience(user.id);
    if (audience === -1) throw new Refusal('not-a-player', 'You did not play this game.');
    return room.exclusive(async () => {
      if (room.game.status !== 'over') throw new Refusal('not-over', 'The game is not over.');
      await needToMeet(services, room.seats, user.id);
      if (!room.game.rematch) return { id: await propose(services, room, user) };
      if (room.game.settings.opponent === 'person') await accept(services, room, user);
      return { id: room.game.rematch };
    });
  });
}

async function propose(services: Services, room: GameRoom, user: User): Promise<string> {
  const { store } = services;
  await checkQuota(services, user.id);
  const { settings } = room.game;
  const id = newId();
  const people = settings.opponent === 'person';
  // between people it waits for the other one, and nobody else
  const next = people ? { ...settings, public: false } : settings;
  const seats = room.seats
    .filter((row) => !people || row.user === user.id)
    .map((row) => ({ ...row, game: id, seat: 1 - row.seat, openHands: null }))
    .sort((a, b) => a.seat - b.seat);
  await store.addGame(gameRow(id, next, people ? null : setupFor(next, seats)), seats);
  await store.changeGame(room.id, { rematch: id });
  room.game = { ...room.game, rematch: id };
  room.refresh();
  return id;
}

async function accept(services: Services, room: GameRoom, user: User): Promise<void> {
  const before = room.seats.find((row) => row.user === user.id);
  // it may be another server's already: whoever proposed it waits there
  const next = await services.store.game(room.game.rematch as string);
  if (!before || !next || next.game.status !== 'open') return;
  if (audienceOf(next.game, next.seats, user.id) !== -1) return;
  const others = next.seats.map((row) => row.name);
  const name = nameAmong(user.name, others);
  const seat = seatRow(next.game.id, 1 - before.seat, { ...user, name }, before);
  const setup = setupFor(next.game.settings, [...next.seats, seat]);
  if (services.cluster) await services.cluster.begin(seat, setup);
  else await (await services.rooms.get(next.game.id)).begin(seat, setup);
}
