import type { FastifyInstance } from 'fastify';
import type { Auth } from './auth.ts';
import { headersOf } from './session.ts';

/** Hands everything under /api/auth to better-auth. */
export function authRoutes(app: FastifyInstance, auth: Auth): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    handler: async (request, reply) => {
      const url = new URL(request.url, `${request.protocol}://${request.host}`);
      const answer = await auth.handler(
        new Request(url, {
          method: request.method,
          headers: headersOf(request),
          ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
        }),
      );
      reply.status(answer.status);
      for (const [name, value] of answer.headers) {
        if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
      }
      for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.send(answer.body ? await answer.text() : null);
    },
  });
}
