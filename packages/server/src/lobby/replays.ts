import { officialPool } from '@mathom/cards/official';
import { decision, type Repair, restore, view } from '@mathom/engine';
import {
  ContinueGame,
  type GameRef,
  type GameSettings,
  type PositionBody,
  type PositionRef,
  type ReplayBody,
  ReportPosition,
} from '@mathom/protocol';
import type { FastifyInstance } from 'fastify';
import { needUser, userOrGuest } from '../auth/session.ts';
import type { MoveRow } from '../db/schema.ts';
import { BEGINNING } from '../decks/routes.ts';
import { Refusal } from '../errors.ts';
import { BOT_DEFAULTS, botRow, gameRow, seatRow } from '../games/create.ts';
import { withHands } from '../games/hands.ts';
import { newId } from '../games/id.ts';
import { audienceOf, playerInfo } from '../games/players.ts';
import { effective } from '../games/resume.ts';
import { parsed } from '../http/body.ts';
import { idOf } from '../http/params.ts';
import { isOperator } from '../operator/routes.ts';
import type { Step } from '../replays/again.ts';
import type { Services } from '../services.ts';
import { ENGINE_VERSION } from '../version.ts';
import { mayKnowAll, needWatch } from './access.ts';
import { checkQuota } from './routes.ts';

/** Finished games to look at and to go on from, and positions to report. */
export function replayRoutes(app: FastifyInstance, services: Services): void {
  const { auth, store, rooms, replays } = services;

  /** A game of which everything may be known. */
  const opened = async (id: string, user: string) => {
    const room = await rooms.get(id);
    if (!mayKnowAll(room.game, room.seats, user)) {
      needWatch(room.game, room.seats, user);
      throw new Refusal('not-over', 'The game is not over.');
    }
    if (!room.game.setup) throw new Refusal('not-started', 'The game has not begun.');
    return { room, setup: room.game.setup, rows: effective(await store.movesOf(id)) };
  };

  const stepsOf = async (...of: Parameters<typeof replays.steps>): Promise<readonly Step[]> => {
    const steps = await replays.steps(...of);
    if (!steps) throw changed();
    return steps;
  };

  app.get('/api/games/:id/replay', services.atOwner, async (request): Promise<ReplayBody> => {
    const user = await needUser(auth, request);
    const { room, setup, rows } = await opened(idOf(request.params), user.id);
    return {
      id: room.id,
      engine: room.game.engine,
      setup,
      choices:
        room.game.engine === ENGINE_VERSION
          ? rows.map((row) => row.value)
          : (await stepsOf(setup, rows, user.id)).map(({ option }) => option),
      repairs: rows.filter((row) => row.kind === 'repair').map((row) => row.option as Repair),
      players: room.seats.map((row) => playerInfo(row, false)),
      result: room.game.result,
    };
  });

  const continuing = { ...BEGINNING, ...services.atOwner };
  app.post('/api/continue', continuing, async (request, reply): Promise<GameRef> => {
    const wish = parsed(ContinueGame, request.body);
    const user = await userOrGuest(auth, request, reply);
    const { room, setup, rows } = await opened(wish.game, user.id);
    if (wish.at > rows.length) {
      throw new Refusal('malformed', `The game had ${rows.length} choices, not ${wish.at}.`);
    }
    const mine = wish.seat === 1 ? 1 : 0;
    await checkQuota(services, user.id);
    const id = newId();
    const level = wish.level ?? BOT_DEFAULTS.level;
    const taken = rows.slice(0, wish.at);
    const first = movesOf(id, taken, await stepsOf(setup, taken, user.id));
    const settings: GameSettings = {
      ...room.game.settings,
      opponent: 'bot',
      clock: null,
      takebacks: true,
      public: false,
      level,
      pace: wish.pace ?? BOT_DEFAULTS.pace,
      hidePasses: false,
      openHands: 'no',
    };
    const seats = [
      seatRow(id, mine, user, room.seats[mine]),
      botRow(id, 1 - mine, level, room.seats[1 - mine]),
    ].sort((a, b) => a.seat - b.seat);
    const names = seats.map((row) => row.name);
    const game = { ...gameRow(id, settings, { ...setup, names }), base: first.length };
    await store.addGame(game, seats, first);
    return { id };
  });

  app.post('/api/positions', services.atOwner, async (request): Promise<PositionRef> => {
    const user = await needUser(auth, request);
    const { game, note } = parsed(ReportPosition, request.body);
    const room = await rooms.get(game);
    needWatch(room.game, room.seats, user.id);
    if (!room.timeline) throw new Refusal('not-started', 'The game has not begun.');
    const id = newId();
    const kept = await store.addPosition({
      id,
      game,
      n: room.n,
      user: user.id,
      note: note ?? '',
      engine: ENGINE_VERSION,
      state: JSON.stringify(room.timeline.state),
      at: Date.now(),
      handledAt: null,
    });
    if (!kept) throw new Refusal('too-many', 'You have reported more than anybody could look at.');
    return { id };
  });

  app.get('/api/positions/:id', async (request, reply): Promise<PositionBody> => {
    const user = await userOrGuest(auth, request, reply);
    const row = await store.position(idOf(request.params));
    const found = row && (await store.game(row.game));
    if (!row || !found) throw new Refusal('no-such-position', 'There is no such position.');
    const { game, seats } = found;
    const read = () => restore(row.state, officialPool(game.setup?.rules));
    const state = await byPresentRules(read);
    const audience = audienceOf(game, seats, user.id);
    // who looks after bugs needs all of it, but not of a game that he plays himself
    const looksAfter = audience === -1 && isOperator(services.config, user);
    const seat = audience === 'both' ? (decision(state)?.seat ?? 0) : audience;
    return {
      id: row.id,
      game: row.game,
      n: row.n,
      at: row.at,
      note: row.user === user.id || looksAfter ? row.note : '',
      engine: row.engine,
      view: looksAfter ? withHands(view(state, seat), state) : view(state, seat),
      // who has the link of a reported position of a finished game may see all of it
      state:
        game.status === 'over' || audience === 'both' || looksAfter
          ? await byPresentRules(read)
          : null,
    };
  });
}

const changed = (): Refusal =>
  new Refusal('engine-changed', 'The rules have changed since that game.');

/** What was stored under other rules may be nothing that the engine knows today. */
async function byPresentRules<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch {
    throw changed();
  }
}

/** The choices of one game as the first moves of another, by the present rules. */
const movesOf = (id: string, rows: readonly MoveRow[], steps: readonly Step[]): MoveRow[] =>
  rows.map((row, i) => ({
    ...row,
    game: id,
    n: i + 1,
    value: steps[i].option,
    client: null,
    free: false,
    clocks: null,
    events: [...steps[i].told],
    at: Date.now(),
    epoch: null,
  }));
