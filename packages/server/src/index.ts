import { setFlagsFromString } from 'node:v8';
import { buildServer } from './app.ts';
import { BadSettings, configOf } from './config.ts';
import { DatabaseInUse } from './db/database-lock.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { SchemaTooNew } from './db/open.ts';
import { watchOver } from './watchdog.ts';

const CLOSING_MS = 15_000;

/**
 * So much more than is in use may be kept before the heap is looked through: with 2,000 games that takes
 * half a second of processor time, and somebody waits for it. States of games live for seconds, which
 * is long for what is soon garbage. Three times 360 MB is once a minute, and stays well below 1.5 GB.
 */
const GROWTH_PERCENT = 200;

/** Starts the server; ends it in order when it is told to. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  // states that are kept for a while teach the runtime to put every copy among the old, where it is dear to be rid of
  setFlagsFromString('--no-allocation-site-pretenuring');
  const config = configOf();
  watchOver(config.watchdogMs);
  const server = await buildServer(config);
  const { log } = server.services;
  // something that nobody waited for has failed: it is said, and the games go on
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a fault of ours'));
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // asked twice: at once. What was acknowledged is written already.
      if (ending) process.exit(1);
      ending = true;
      log.info({ signal }, 'closing');
      // something hangs: what was acknowledged is written, so nothing is lost by ending now
      setTimeout(() => {
        log.error('could not close in time');
        process.exit(1);
      }, CLOSING_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'could not close in order');
          process.exit(1);
        },
      );
    });
  }
  void server.services.database.lost.then(() => {
    // at once: what was acknowledged is written, and anything more is the other server's to write
    log.fatal('the connection broke and another server has taken the database');
    process.exit(1);
  });
  const address = await server.app.listen({ host: config.host, port: config.port });
  log.info({ address, database: server.services.database.kind }, 'listening');
  if (process.stdout.isTTY) console.log(`Mathom: http://localhost:${config.port}`);
}

main().catch((error: unknown) => {
  const plain = [BadSettings, FolderInUse, DatabaseInUse, SchemaTooNew].some(
    (known) => error instanceof known,
  );
  if (plain && error instanceof Error) console.error(error.message);
  else console.error(error);
  // as sysexits.h has it: what starts servers need not try again
  process.exit(error instanceof BadSettings ? 78 : 1);
});
