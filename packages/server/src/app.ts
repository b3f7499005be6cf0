import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { officialPool } from '@mathom/cards/official';
import type { ErrorBody, Health } from '@mathom/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { authOf } from './auth/auth.ts';
import { authRoutes } from './auth/routes.ts';
import { BotWorker, FarThinking } from './bots/jobs.ts';
import { BotPool } from './bots/pool.ts';
import { Cluster } from './cluster/cluster.ts';
import { Leases } from './cluster/leases.ts';
import type { Config } from './config.ts';
import { DeckStore } from './db/deck-store.ts';
import { Journal } from './db/journal.ts';
import { moveWriter } from './db/move-writer.ts';
import { openDatabase, secretOf } from './db/open.ts';
import { keepTidy } from './db/retention.ts';
import { Store } from './db/store.ts';
import { deckRoutes } from './decks/routes.ts';
import { Refusal, statusOf } from './errors.ts';
import { BotDriver } from './games/bot-driver.ts';
import { Rooms } from './games/rooms.ts';
import { noNul } from './http/body.ts';
import { checkOrigin, isWrite } from './http/origin.ts';
import { pageWithPreview } from './http/preview.ts';
import { RequestStore, Windows } from './http/rate.ts';
import { staticRoutes } from './http/static.ts';
import { rematchRoutes } from './lobby/rematch.ts';
import { replayRoutes } from './lobby/replays.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { loggerOf } from './log.ts';
import { refusals, registry } from './metrics/metrics.ts';
import { operatorRoutes } from './operator/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { Replays } from './replays/replays.ts';
import type { Services } from './services.ts';
import { ENGINE_VERSION } from './version.ts';
import { oneServer } from './ws/desk.ts';
import './ws/packing.ts';
import { SOCKETS, Sockets, socketRoute } from './ws/route.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Stops taking anything in, stores every game, closes the database. */
  close(): Promise<void>;
}

/** Larger than any message may be, so that one a little too large still gets its answer. */
const FRAME_LIMIT = 64 * 1024;
/** A request is there in so long, or is refused. */
const REQUEST_MS = 15_000;
/** How often it is looked who takes longer. */
const CHECKING_MS = 5000;
/** So long open connections have to end by themselves when the server ends. */
const GOODBYE_MS = 2000;

/** A number of proxies as Fastify takes it: the hops from here on that are believed. */
const trusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;

/** The whole server but for listening. */
export async function buildServer(config: Config): Promise<Server> {
  // takes a while: the first who come back would all wait for it, and what is leased by then could run out
  officialPool();
  const log = loggerOf(config.logLevel);
  const database = await openDatabase(config);
  const store = new Store(database.db);
  const { redisUrl } = config;
  const leases = redisUrl ? new Leases(database, log) : null;
  const writer = moveWriter(database, leases !== null);
  const journal = new Journal(database.db, log, undefined, writer);
  const jobs = redisUrl ? { redisUrl, prefix: config.redisPrefix, log } : null;
  const bots = new BotPool(jobs ? new FarThinking(jobs) : config.botThreads, log);
  // none of its own: there are others (`npm run bots`)
  const worker = jobs && config.botThreads > 0 ? new BotWorker(jobs, config.botThreads) : null;
  const driver = new BotDriver(bots, log);
  const replays = new Replays(log);
  const rooms = new Rooms({ store, journal, config, log, driver, replays, leases });
  const sockets = new Sockets();
  const secret = await secretOf(database.db);
  const cluster =
    redisUrl && leases
      ? new Cluster({ redisUrl, prefix: config.redisPrefix, leases, rooms, sockets, log })
      : null;
  const auth = authOf({
    db: database.db,
    config,
    secret,
    banOf: (user) => store.people.banOf(user),
    onLink: async (guest, account, session) => {
      const games = await store.giveAll(guest, account.id, account.name);
      const to = { ...account, guest: false };
      rooms.giveSeats(games, guest, account.id, account.name);
      sockets.give(guest, to, session);
      cluster?.give({ games, from: guest, to, session });
    },
  });
  // games that ended in the moment in which a server was killed
  store.ratings.rateWaiting().catch((error) => log.error({ err: error }, 'games are not rated'));
  const tidying = keepTidy(database.db, config.keep, log);
  const decks = new DeckStore(database.db);
  const atOwner = cluster ? { preHandler: cluster.errands.preHandler } : {};
  const services: Services = {
    ...{ config, log, database, store, decks, rooms, auth },
    ...{ replays, cluster, atOwner, made: new Windows() },
  };

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: 64 * 1024,
    // a body that comes a byte at a time
    requestTimeout: REQUEST_MS,
    http: { connectionsCheckingInterval: CHECKING_MS },
  });
  await protect(app, config, cluster);
  errors(app);
  await app.register(websocket, {
    options: { maxPayload: FRAME_LIMIT, perMessageDeflate: DEFLATE },
    // frames that are far too large, or no frames at all: the other end's fault, not ours
    errorHandler: (error, socket) => {
      log.debug({ err: error }, 'a socket broke');
      socket.terminate();
    },
  });
  app.addHook('onRequest', async (request) => {
    // the plugin would make a socket of a request to any address, for anybody, and close it then
    if (request.ws && request.url.split('?')[0] !== SOCKETS)
      throw new Refusal('not-found', 'There is no socket at this address.');
  });
  health(app, services);
  const endSession = (session: string): void => {
    sockets.endSession(session);
    cluster?.signedOut(session);
  };
  authRoutes(app, auth, endSession);
  lobbyRoutes(app, services);
  deckRoutes(app, services);
  rematchRoutes(app, services);
  replayRoutes(app, services);
  peopleRoutes(app, services);
  operatorRoutes(app, services, endSession);
  socketRoute(app, services, sockets, cluster?.gate ?? oneServer);
  const isPage = await staticRoutes(app, config.webDir);
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request)) {
      const page = await pageWithPreview(services, request.url);
      if (page !== null)
        return reply.header('cache-control', 'no-cache').type('text/html').send(page);
      return reply.type('text/html').sendFile('index.html');
    }
    const body: ErrorBody = { code: 'not-found', message: 'There is nothing at this address.' };
    return reply.status(404).send(body);
  });

  cluster?.errands.serve(app);
  await cluster?.start();

  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= (async () => {
      cluster?.gate.end();
      sockets.each((connection) => connection.close(1012, 'restart'));
      journal.waitNoMore();
      tidying.stop();
      // who does not answer, or is still sending, does not hold up everybody else's end
      const deadline = setTimeout(() => {
        sockets.each((connection) => connection.end());
        app.server.closeAllConnections();
      }, GOODBYE_MS);
      await driver.close();
      await worker?.close(GOODBYE_MS);
      await app.close();
      clearTimeout(deadline);
      await rooms.close();
      await replays.close();
      await journal.settled();
      await cluster?.end();
      await database.close();
    })();
    return closing;
  };
  return { app, services, close };
}

/** Views are text that repeats itself: compressed they are a tenth. Nothing is kept for it (ws/packing.ts). */
const DEFLATE = {
  // a difference is small, and packing it would cost more than sending it
  threshold: 4096,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  // zlib is given 32 kB to work in so, and not 256
  serverMaxWindowBits: 12,
  zlibDeflateOptions: { level: 1, memLevel: 5 },
};

async function protect(
  app: FastifyInstance,
  config: Config,
  cluster: Cluster | null,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // people may set an image source of their own
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  if (config.rateLimit > 0) {
    await app.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: '1 minute',
      // counted by all servers together, once for each request; without Redis nobody is kept out
      ...(cluster
        ? {
            redis: cluster.bus.redis,
            nameSpace: cluster.bus.key('rate:'),
            skipOnError: true,
            allowList: (request: FastifyRequest) => cluster.errands.isErrand(request),
          }
        : { store: RequestStore }),
      errorResponseBuilder: () => new Refusal('too-fast', 'Too many requests; wait a moment.'),
    });
  }
  app.addHook('onRequest', async (request) => {
    if (isWrite(request.method)) checkOrigin(request, config);
  });
  app.addHook('preValidation', async (request) => {
    noNul(request.body);
    noNul(request.query);
  });
}

const READY_MS = 2000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Every failure is an ErrorBody; what is our own fault is logged and not explained. */
function errors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (refusal.code === 'internal') {
      request.log.error({ err: error, url: request.url.split('?')[0] }, 'a request failed');
    }
    refusals.inc({ code: refusal.code });
    const { code, message, problems } = refusal;
    const body: ErrorBody = { code, message, ...(problems ? { problems: [...problems] } : {}) };
    return reply.status(statusOf(refusal.code)).send(body);
  });
}

function refusalOf(error: FastifyError): Refusal {
  if (error.statusCode === 413) return new Refusal('too-large', 'That is too large.');
  if (error.statusCode === 429) return new Refusal('too-fast', 'Too many requests.');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new Refusal('malformed', 'The request could not be read.');
  }
  return new Refusal('internal', 'That failed by our fault.');
}

/** Alive: the process answers. Ready: it could also store something. */
function health(app: FastifyInstance, { rooms, database, config, store }: Services): void {
  const now = (ok: boolean): Health => {
    return { ok, engine: ENGINE_VERSION, database: database.kind, games: rooms.size };
  };
  app.get('/api/health', () => now(true));
  app.get('/api/ready', async (_, reply) => {
    const ok = await store.answers(READY_MS);
    return reply.status(ok ? 200 : 503).send(now(ok));
  });
  app.get('/metrics', async (request, reply) => {
    // what a proxy of this machine brings is not of this machine, though nobody has said that there is one
    const { forwarded, via, 'x-forwarded-for': sender } = request.headers;
    const brought = config.trustProxy === false && (forwarded ?? via ?? sender) !== undefined;
    if (!config.metricsPublic && (brought || !LOOPBACK.test(request.ip)))
      throw new Refusal(
        'not-allowed',
        'The metrics are for this machine (METRICS=public opens them).',
      );
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
