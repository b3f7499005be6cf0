import type { PeopleStore } from '../db/people-store.ts';
import type { Logger } from '../log.ts';
import type { Sockets } from './route.ts';

/**
 * Ends the sockets whose session is over. That is heard of at once as a rule; but a session may run
 * out by itself, and word of a sign-out at another server may be lost.
 */
export async function endWhatIsOver(
  sockets: Sockets,
  people: Pick<PeopleStore, 'sessionsOver'>,
  log: Logger,
): Promise<void> {
  const sessions = new Set<string>();
  sockets.each(({ session }) => sessions.add(session));
  if (sessions.size === 0) return;
  try {
    for (const session of await people.sessionsOver([...sessions])) sockets.endSession(session);
  } catch (error) {
    // the database is away: nothing is known, so nobody is sent off
    log.warn({ err: error }, 'nobody knows whose session is over');
  }
}
