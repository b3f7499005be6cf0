import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from '@mathom/protocol';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { session, user } from '../db/schema.ts';

/** Somebody, and the session by which he is known. */
export interface Caller {
  readonly user: User;
  readonly session: string;
}

export interface Sessions {
  readonly db: Db;
  readonly secret: string;
  /** the name of the cookie in which better-auth keeps a session's token, signed */
  readonly cookie: () => Promise<string>;
  /** how long a session lasts, and after how much of that better-auth makes it longer */
  readonly lastsMs: number;
  readonly renewedMs: number;
}

/** The one value of a cookie; null: there is none, or there are several, and it is not said here which counts. */
function cookieIn(header: string, name: string): string | null {
  let found: string | null = null;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    if (found !== null) return null;
    found = part.slice(at + 1).trim();
  }
  try {
    return found === null ? null : decodeURIComponent(found);
  } catch {
    return null;
  }
}

/** What was signed, if it was with this secret. */
function signed(value: string, secret: string): string | null {
  const at = value.lastIndexOf('.');
  if (at < 1) return null;
  const text = value.slice(0, at);
  const said = Buffer.from(value.slice(at + 1), 'base64');
  const right = createHmac('sha256', secret).update(text).digest();
  return said.length === right.length && timingSafeEqual(said, right) ? text : null;
}

/**
 * Who has this cookie, asked of the tables directly: better-auth takes ten times as long for it, and
 * when a server starts all come back at once. Null: it is not as plain as that, and better-auth is to
 * say (nobody, a session that is over or is to be made longer, a cookie of another kind).
 */
export const knownBy = ({ db, secret, cookie, lastsMs, renewedMs }: Sessions) => {
  const found = db
    .select({
      id: user.id,
      name: user.name,
      isAnonymous: user.isAnonymous,
      session: session.id,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, sql.placeholder('token')))
    .prepare('session');
  return async (header: string): Promise<Caller | null> => {
    const value = cookieIn(header, await cookie());
    const token = value === null ? null : signed(value, secret);
    if (token === null) return null;
    const [row] = await found.execute({ token });
    if (!row) return null;
    const left = row.expiresAt.valueOf() - Date.now();
    if (left <= 0 || left <= lastsMs - renewedMs) return null;
    const { id, name, isAnonymous } = row;
    return { user: { id, name, guest: isAnonymous === true }, session: row.session };
  };
};
