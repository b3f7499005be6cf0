import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LASTING = 'public, max-age=31536000, immutable';

/** Addresses that are never the page: what asks for one wants exactly that, or to hear of its absence. */
const NO_PAGE = /^\/(api|ws|metrics|assets)\b/;

/**
 * The page's files, looked up anew for each request: the page may be built again, or for the first
 * time, under a running server. Every address that is no file is the page itself, which finds its
 * own way. Returns whether a request that found nothing is to be answered with the page.
 */
export async function staticRoutes(
  app: FastifyInstance,
  webDir: string,
): Promise<(request: FastifyRequest) => boolean> {
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders: (reply, path) => {
      // files of the build have their fingerprint in their names
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? LASTING : 'no-cache');
    },
    cacheControl: false,
  });
  return ({ method, url }) =>
    (method === 'GET' || method === 'HEAD') &&
    !NO_PAGE.test(url) &&
    existsSync(join(webDir, 'index.html'));
}
