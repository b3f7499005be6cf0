import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const LASTING = 'public, max-age=31536000, immutable';

/** The page's files. Every address that is no file is the page itself, which finds its own way. */
export async function staticRoutes(app: FastifyInstance, webDir: string): Promise<boolean> {
  if (!existsSync(join(webDir, 'index.html'))) return false;
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // files of the build have their fingerprint in their names
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? LASTING : 'no-cache');
    },
    cacheControl: false,
  });
  return true;
}
