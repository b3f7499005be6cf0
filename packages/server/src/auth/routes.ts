import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Auth } from './auth.ts';
import { callerOf, headersOf } from './session.ts';

const BASE = '/api/auth/';

/**
 * What opens a session is in its cookie, which no script can read; an answer that repeats it would
 * give it to any script of the page.
 */
function withoutTokens(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (key, value) => (key === 'token' ? undefined : value)));
  } catch {
    return text;
  }
}

/**
 * What of better-auth can be asked from outside. It has more: to end sessions or to delete accounts
 * without this server's hearing of it, and sockets would outlive what they were opened with.
 */
const ASKED: ReadonlySet<string> = new Set([
  'POST sign-up/email',
  'POST sign-in/email',
  'POST sign-in/anonymous',
  'POST sign-out',
  'POST update-user',
  'GET get-session',
]);

/** Hands what is asked under /api/auth to better-auth; `onSignOut` hears which session is over. */
export function authRoutes(
  app: FastifyInstance,
  auth: Auth,
  onSignOut: (session: string) => void,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${BASE}*`,
    handler: async (request, reply) => {
      const url = new URL(request.url, `${request.protocol}://${request.host}`);
      const path = url.pathname.slice(BASE.length);
      if (!ASKED.has(`${request.method} ${path}`))
        throw new Refusal('not-found', 'There is nothing at this address.');
      const leaving = path === 'sign-out' ? await callerOf(auth, request) : null;
      const answer = await auth.handler(
        new Request(url, {
          method: request.method,
          headers: headersOf(request),
          ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
        }),
      );
      if (leaving && answer.ok) onSignOut(leaving.session);
      reply.status(answer.status);
      for (const [name, value] of answer.headers) {
        if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
      }
      for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.send(answer.body ? withoutTokens(await answer.text()) : null);
    },
  });
}
