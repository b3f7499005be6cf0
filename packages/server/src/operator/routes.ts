import { Ban, type OperatorPage, type User } from '@mathom/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { needUser } from '../auth/session.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';
import { parsed } from '../http/body.ts';
import { idOf } from '../http/params.ts';
import { registry } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import { ENGINE_VERSION } from '../version.ts';

/** The accounts that are named in the settings, by their ids: nobody becomes one by anything he does here. */
export const isOperator = ({ operators }: Config, user: User): boolean =>
  !user.guest && operators.includes(user.id);

const DAY_MS = 86_400_000;

/** All metrics of one moment: some begin anew when they are read. Says the sum of what one counts. */
async function metrics(): Promise<(name: string) => number> {
  const all = await registry.getMetricsAsJSON();
  return (name) => {
    const found = all.find((one) => one.name === `mathom_${name}`);
    return (found?.values ?? []).reduce((sum, { value }) => sum + Number(value), 0);
  };
}

/** For those who run the server. What they do is in the log. */
export function operatorRoutes(
  app: FastifyInstance,
  services: Services,
  endSession: (session: string) => void,
): void {
  const { auth, config, database, log, rooms, store } = services;
  const { people } = store;

  const needOperator = async (request: FastifyRequest): Promise<User> => {
    const user = await needUser(auth, request);
    if (isOperator(config, user)) return user;
    throw new Refusal(
      'not-allowed',
      user.guest
        ? 'This page is for the operator. Sign in first.'
        : `This page is for the operator. Your account is ${user.id}: OPERATORS names those who are.`,
    );
  };

  app.get('/api/operator', async (request): Promise<OperatorPage> => {
    await needOperator(request);
    const metric = await metrics();
    const games = await store.latest(50);
    const reports = await people.reportsToDo();
    const bugs = await people.bugsToDo();
    return {
      load: {
        up: Math.round(process.uptime()),
        engine: ENGINE_VERSION,
        database: database.kind,
        games: rooms.size,
        sockets: metric('sockets'),
        choices: metric('choices_total'),
        lagMs: Math.round(metric('nodejs_eventloop_lag_p99_seconds') * 1000),
        memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576),
      },
      totals: await people.totals(),
      games: games.map(({ game, seats }) => ({
        id: game.id,
        status: game.status,
        players: seats.map(({ seat, name, user }) => ({ seat, name, user })),
        opponent: game.settings.opponent,
        n: rooms.peek(game.id)?.n ?? game.n,
        turn: game.turn,
        changedAt: game.changedAt,
      })),
      reports: reports.map((one) => ({
        id: one.id,
        at: one.at,
        by: one.by ?? '(gone)',
        about: { user: one.about, name: one.name },
        game: one.game,
        reason: one.reason,
        words: one.words,
        chat: one.chat ?? [],
      })),
      bugs: bugs.map((one) => ({ ...one, by: one.by ?? '(gone)' })),
      bans: (await people.bansNow()).map(({ user, name, reason, at, until }) => ({
        ...{ user, name, reason, at, until },
      })),
    };
  });

  app.post('/api/operator/bans', async (request) => {
    const by = await needOperator(request);
    const { user, reason, days } = parsed(Ban, request.body);
    const person = await people.person(user);
    if (!person) throw new Refusal('not-found', 'There is nobody with that id.');
    if (config.operators.includes(user)) {
      throw new Refusal('not-allowed', 'An operator is kept out by the settings alone.');
    }
    const at = Date.now();
    const until = days === null ? null : at + days * DAY_MS;
    const sessions = await people.ban({ user, name: person.name, reason, by: by.id, at, until });
    for (const session of sessions) endSession(session);
    log.warn({ by: by.id, user, until }, 'somebody is kept out');
    return { ok: true };
  });

  app.delete('/api/operator/bans/:user', async (request) => {
    const by = await needOperator(request);
    const { user = '' } = request.params as { user?: string };
    await people.unban(user);
    log.warn({ by: by.id, user }, 'somebody is let in again');
    return { ok: true };
  });

  for (const what of ['reports', 'bugs'] as const) {
    app.post(`/api/operator/${what}/:id`, async (request) => {
      const by = await needOperator(request);
      const id = idOf(request.params);
      await people.handled(what, id);
      log.info({ by: by.id, what, id }, 'done with it');
      return { ok: true };
    });
  }
}
