import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';

/**
 * Pages of other addresses may not act in a user's name. Browsers say where a page is from
 * whenever it sends something or opens a socket; what is not a browser says nothing and has
 * no user's cookies to misuse.
 */
export function checkOrigin(request: FastifyRequest, config: Config): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (config.origins.includes(origin) || origin === config.publicUrl) return;
  let host = '';
  try {
    host = new URL(origin).host;
  } catch {
    // 'null' and the like
  }
  if (host !== '' && host === request.headers.host) return;
  throw new Refusal('bad-origin', 'Pages of that address may not talk to this server.');
}

export const isWrite = (method: string): boolean =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
