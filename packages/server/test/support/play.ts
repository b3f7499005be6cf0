import { bots, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { withPool } from '@mathom/engine';
import type { Update } from '@mathom/protocol';
import type { Client } from './client.ts';

export interface Playing {
  /** resolves when the game is over, or `choices` were made */
  readonly done: Promise<void>;
  readonly made: () => number;
  /** resolves when the choice that was under way is answered */
  stop(): Promise<void>;
}

/** Plays a seat through its socket as a bot would, until the game is over. */
export function playBy(
  client: Client,
  game: string,
  bot: 'random' | 'greedy',
  seed: number,
  limit = Number.POSITIVE_INFINITY,
): Playing {
  const rng = rngOf(seed);
  let made = 0;
  let stopped = false;
  let last = -1;
  let underWay: Promise<void> = Promise.resolve();
  let finish: () => void = () => {};
  let fail: (error: Error) => void = () => {};
  const done = new Promise<void>((yes, no) => {
    finish = yes;
    fail = no;
  });
  const look = (update: Update): void => {
    if (stopped || update.game !== game) return;
    if (update.info.status === 'over' || made >= limit) {
      stopped = true;
      finish();
      return;
    }
    const { view } = update;
    if (!view?.decision || update.n === last) return;
    last = update.n;
    withPool(view.state, officialPool(view.state.rules));
    underWay = client.choose(game, bots[bot].choose(view, rng), update.n).then(
      (reply) => {
        if (reply.t === 'ack') made++;
        else if (!stopped) fail(new Error(`${reply.t}: ${JSON.stringify(reply)}`));
        const now = client.updates.get(game);
        if (now && made >= limit) look(now);
      },
      (error) => {
        if (!stopped) fail(error as Error);
      },
    );
  };
  client.onUpdate = look;
  const now = client.updates.get(game);
  if (now) look(now);
  return {
    done,
    made: () => made,
    stop: () => {
      stopped = true;
      finish();
      return underWay;
    },
  };
}
