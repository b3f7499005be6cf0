import { botsConfigOf } from '../config.ts';
import { loggerOf } from '../log.ts';
import { BotWorker } from './jobs.ts';

/** `npm run bots`: bots for the servers that share a Redis, on a machine of their own if need be. */
async function main(): Promise<void> {
  const { redisUrl, redisPrefix, botThreads, logLevel } = botsConfigOf();
  const log = loggerOf(logLevel);
  const worker = new BotWorker({ redisUrl, prefix: redisPrefix, log }, botThreads);
  log.info({ threads: botThreads }, 'bots are ready');
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      worker.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
