import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { anonymous } from 'better-auth/plugins';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import * as schema from '../db/schema.ts';
import { attemptsStore, Windows } from '../http/rate.ts';
import { countedAddress } from '../ws/budget.ts';
import { knownBy } from './known.ts';
import { guestName, wrongName } from './names.ts';

export interface AuthDeps {
  readonly db: Db;
  readonly config: Config;
  readonly secret: string;
  /** whether somebody is kept out, and why */
  readonly banOf: (user: string) => Promise<{ reason: string; until: number | null } | null>;
  /** a guest has registered, or signed in to an account he had, and has this session now */
  readonly onLink: (
    guest: string,
    account: { id: string; name: string },
    session: string,
  ) => Promise<void>;
}

const DAY = 86_400;
/** so long a session lasts, from the last day on which it was used */
const LASTS = 90 * DAY;

/** More than come to a server from one address who mean to play. */
const GUESTS_AN_HOUR = 200;
const HOUR_MS = 3_600_000;

/** Everybody without a session is made a guest, and stays one for months. */
const guestQuota = (config: Config) => {
  const made = new Windows();
  return (address: string | null): void => {
    const counted = countedAddress(address ?? '', config.trustProxy !== false);
    if (config.rateLimit === 0 || !counted) return;
    if (made.count(counted, HOUR_MS).current > GUESTS_AN_HOUR)
      throw new APIError('TOO_MANY_REQUESTS', { message: 'Too many guests from your address.' });
  };
};

/** Whichever way a name comes in, it is looked at. */
const checkName = async (change: { name?: string | undefined }): Promise<void> => {
  const wrong = change.name === undefined ? null : wrongName(change.name);
  if (wrong) throw new APIError('BAD_REQUEST', { message: wrong });
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Accounts: a guest at once; with an e-mail address and a password later, keeping the games. */
export const authOf = ({ db, config, secret, banOf, onLink }: AuthDeps) => {
  const needRoom = guestQuota(config);
  const auth = betterAuth({
    secret,
    baseURL: config.publicUrl ?? `http://localhost:${config.port}`,
    basePath: '/api/auth',
    // the server checks origins itself, before anything reaches this (http/origin.ts)
    trustedOrigins: (request) => [
      ...config.origins,
      ...[request?.headers.get('origin')].filter((origin) => typeof origin === 'string'),
    ],
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    emailAndPassword: { enabled: true, minPasswordLength: 8, autoSignIn: true },
    session: { expiresIn: LASTS, updateAge: DAY },
    rateLimit: {
      enabled: config.rateLimit > 0,
      window: 60,
      max: 60,
      customStorage: attemptsStore(),
    },
    advanced: {
      cookiePrefix: 'mathom',
      useSecureCookies: config.publicUrl?.startsWith('https:') ?? false,
      // set by the server from the connection, never taken from the client
      ipAddress: { ipAddressHeaders: ['x-mathom-address'] },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => {
            await checkName(user);
            if (user.isAnonymous) needRoom(context?.headers?.get('x-mathom-address') ?? null);
          },
        },
        update: { before: checkName },
      },
      session: {
        create: {
          before: async ({ userId }) => {
            const ban = await banOf(userId);
            if (!ban) return;
            const until = ban.until === null ? 'for good' : `until ${dayOf(ban.until)}`;
            throw new APIError('FORBIDDEN', {
              message: `This account is kept out ${until}: ${ban.reason}`,
            });
          },
        },
      },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // to our own log, which leaves out what a query was about; by itself it prints all of it
    onAPIError: { throw: true },
    plugins: [
      anonymous({
        generateName: guestName,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          const { user, session } = newUser;
          await onLink(anonymousUser.user.id, { id: user.id, name: user.name }, session.id);
        },
      }),
    ],
  });
  const known = knownBy({
    ...{ db, secret, lastsMs: LASTS * 1000, renewedMs: DAY * 1000 },
    cookie: async () => (await auth.$context).authCookies.sessionToken.name,
  });
  return Object.assign(auth, { known });
};

export type Auth = ReturnType<typeof authOf>;
