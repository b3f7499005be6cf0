import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { session } from '../src/db/schema.ts';
import { sharedServer } from './support/server.ts';

const DAY = 86_400_000;

describe('who somebody is', () => {
  /** A guest, and what the tables alone and better-auth say of his cookie. */
  const guest = async () => {
    const running = await sharedServer();
    const { auth, database } = running.server.services;
    const visitor = running.visitor();
    const me = await visitor.me();
    const known = (cookie = visitor.cookie) => auth.known(cookie);
    const asked = async (cookie = visitor.cookie) =>
      (await auth.api.getSession({ headers: new Headers({ cookie }) }))?.session;
    const lasts = async (ms: number): Promise<void> => {
      const expiresAt = new Date(Date.now() + ms);
      await database.db.update(session).set({ expiresAt }).where(eq(session.userId, me.id));
    };
    return { visitor, me, known, asked, lasts };
  };

  it('is found by his cookie as better-auth would find him', async () => {
    const { visitor, me, known, asked } = await guest();
    const caller = await known();
    expect(caller?.user).toEqual({ id: me.id, name: me.name, guest: true });
    expect(caller?.session).toBe((await asked())?.id);
    expect(await known(`other=1; ${visitor.cookie}; more=2`)).toEqual(caller);
  });

  it('is not found by a cookie that was not signed here, nor by two of them', async () => {
    const { visitor, known } = await guest();
    const other = await guest();
    const [name, value] = [...visitor.cookies].find(([key]) => key.endsWith('session_token')) ?? [];
    const [token, sum] = decodeURIComponent(value ?? '').split('.');
    const [, others] = decodeURIComponent(other.visitor.cookies.get(name ?? '') ?? '').split('.');
    const is = (text: string): string => `${name}=${encodeURIComponent(text)}`;
    expect(await known(is(`${token}.${sum}`))).not.toBeNull();
    for (const wrong of [
      token,
      `${token}.`,
      `.${sum}`,
      `${token}.${others}`,
      `${token}x.${sum}`,
      '',
    ])
      expect(await known(is(wrong))).toBeNull();
    expect(await known(`${name}=%`)).toBeNull();
    expect(await known(`${visitor.cookie}; ${other.visitor.cookie}`)).toBeNull();
  });

  it('is for better-auth to say when a session is over, or is to be made longer', async () => {
    const { known, asked, lasts } = await guest();
    await lasts(90 * DAY - DAY / 2);
    expect(await known()).not.toBeNull();
    // a day is gone: it is renewed, and is plain again
    await lasts(89 * DAY - 1000);
    expect(await known()).toBeNull();
    expect(await asked()).toBeDefined();
    expect(await known()).not.toBeNull();
    await lasts(-1000);
    expect(await known()).toBeNull();
    expect(await asked()).toBeUndefined();
  });

  it('is nobody once he has signed out', async () => {
    const { visitor, known } = await guest();
    const { cookie } = visitor;
    expect(await known(cookie)).not.toBeNull();
    await visitor.ask('POST', '/api/auth/sign-out', {});
    expect(await known(cookie)).toBeNull();
  });
});
