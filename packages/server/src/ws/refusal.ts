import type { ServerMessage } from '@mathom/protocol';
import { Refusal } from '../errors.ts';
import type { Logger } from '../log.ts';
import { refusals } from '../metrics/metrics.ts';

/** What one who asked is told if it was not done. */
export function refusalMessage(
  error: unknown,
  log: Logger,
  id?: string,
  game?: string,
): ServerMessage {
  const refusal =
    error instanceof Refusal ? error : new Refusal('internal', 'That failed by our fault.');
  if (refusal !== error) log.error({ err: error }, 'a message failed');
  refusals.inc({ code: refusal.code });
  const { code, message } = refusal;
  return {
    t: 'error',
    ...(id === undefined ? {} : { id }),
    ...(game === undefined ? {} : { game }),
    code,
    message,
  };
}
