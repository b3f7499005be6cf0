import type { FastifyInstance } from 'fastify';
import type { Auth } from './auth.ts';
import { callerOf, headersOf } from './session.ts';

/**
 * What opens a session is in its cookie, which no script can read; an answer that repeats it would
 * give it to any script of the page.
 */
function withoutTokens(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text;
  }
  if (body === null || typeof body !== 'object') return text;
  const { token: _, session, ...rest } = body as { token?: unknown; session?: unknown };
  if (session === null || typeof session !== 'object')
    return JSON.stringify(session === undefined ? rest : { ...rest, session });
  const { token: __, ...plain } = session as { token?: unknown };
  return JSON.stringify({ ...rest, session: plain });
}

/** Hands everything under /api/auth to better-auth; `onSignOut` hears which session is over. */
export function authRoutes(
  app: FastifyInstance,
  auth: Auth,
  onSignOut: (session: string) => void,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    handler: async (request, reply) => {
      const url = new URL(request.url, `${request.protocol}://${request.host}`);
      const leaving = url.pathname === '/api/auth/sign-out' ? await callerOf(auth, request) : null;
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
