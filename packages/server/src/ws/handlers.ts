import type { ClientMessage } from '@mathom/protocol';
import { Refusal } from '../errors.ts';
import { linesOf, say, setSettings, why } from '../games/around.ts';
import { claim, concede } from '../games/ending.ts';
import { showHand } from '../games/hands.ts';
import { askRepair } from '../games/repairs.ts';
import { olderEvents } from '../games/resume.ts';
import { answer, takeback } from '../games/takebacks.ts';
import type { Seen } from '../games/timeline.ts';
import { needWatch } from '../lobby/access.ts';
import { choiceSeconds } from '../metrics/metrics.ts';
import type { Asker } from './watching.ts';

type Message = Exclude<ClientMessage, { t: 'hello' }>;

/**
 * Carries out one message; what cannot be done is thrown as a refusal. `again`: the game has come
 * here from another server, and the asker has its chat already.
 */
export async function handle(connection: Asker, message: Message, again = false): Promise<void> {
  if (message.t === 'ping') {
    connection.send({ t: 'pong' });
    return;
  }
  if (message.t === 'unwatch') {
    connection.watching.unwatch(message.game);
    return;
  }
  const room = await connection.rooms.get(message.game);
  // who somebody is in a game is looked up each time; nothing a client says of itself counts
  const audience = room.audience(connection.user.id);
  const ack = (n: number, id: string): void =>
    connection.send({ t: 'ack', id, game: message.game, n });
  switch (message.t) {
    case 'watch': {
      if (room.game.status !== 'open') needWatch(room.game, room.seats, connection.user.id);
      const { since = -1, changes } = message;
      const watch = (older?: readonly Seen[]): void =>
        connection.watching.watch(room, message.since, changes, older);
      if (room.timeline?.remembers(since) ?? true) watch();
      // nothing happens between what is read and what is shown
      else await room.exclusive(async () => watch(await olderEvents(room, since)));
      if (again) return;
      const lines = await linesOf(room, connection.user.id);
      if (lines.length > 0) connection.send({ t: 'chat', game: room.id, lines });
      return;
    }
    case 'choose': {
      await connection.rooms.passer.hold(room, audience, message.n, message.option);
      const end = choiceSeconds.startTimer();
      ack(await room.choose(audience, message.id, message.n, message.option), message.id);
      end();
      return;
    }
    case 'why': {
      if (audience === -1) throw new Refusal('not-a-player', 'You are watching this game.');
      const { id, game, card } = message;
      connection.send({ t: 'why', id, game, card, ways: why(room, audience, card) });
      return;
    }
    case 'takeback':
      ack(await takeback(room, audience, message.id), message.id);
      return;
    case 'answer':
      ack(await answer(room, audience, message.id, message.n, message.yes), message.id);
      return;
    case 'repair':
      ack(await askRepair(room, audience, message.id, message.n, message.repair), message.id);
      return;
    case 'concede':
      ack(await concede(room, audience, message.id), message.id);
      return;
    case 'claim':
      ack(await claim(room, audience, message.id), message.id);
      return;
    case 'chat':
      ack(await say(room, audience, message.id, message.text), message.id);
      return;
    case 'hands':
      ack(await showHand(room, audience, message.id, message.open), message.id);
      return;
    case 'settings':
      await setSettings(room, audience, message.settings);
      return;
  }
}
