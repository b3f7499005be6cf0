import { commitmentOf, isKey } from '@mathom/engine';
import type { ReplayBody } from '@mathom/protocol';
import { useState } from 'react';
import { promised } from '../../table/promised-dice.ts';
import type { Reel } from './model.ts';

interface Finding {
  readonly good: boolean;
  readonly text: string;
}

/** Whether the game's chance was what the server was bound to from the beginning. */
function findings(body: ReplayBody, reel: Reel): Finding[] {
  const key = body.setup.seed;
  if (!isKey(key))
    return [{ good: false, text: 'This game had no secret key: it cannot be checked.' }];
  const noted = promised(body.id);
  const made = commitmentOf(key);
  const promise: Finding =
    noted === null
      ? { good: false, text: 'This browser has no note of the promise: it did not see the game.' }
      : noted === made
        ? { good: true, text: 'The key is the one that was promised when the game began.' }
        : { good: false, text: 'This is NOT the key that was promised when the game began.' };
  const again = reel.length - 1 === body.choices.length;
  const totals = reel.step(reel.length - 1).state.result?.totals ?? null;
  const same = totals === null || String(totals) === String(body.result?.totals ?? []);
  const replayed: Finding =
    again && same
      ? {
          good: true,
          text: `Played again from the key, all ${body.choices.length} choices lead to the same end.`,
        }
      : {
          good: false,
          text: 'Played again from the key, the game goes another way (the rules may have been mended since).',
        };
  return [promise, replayed];
}

/** Anybody can check the dice of a finished game himself. */
export function CheckDice({ body, reel }: { readonly body: ReplayBody; readonly reel: Reel }) {
  const [found, setFound] = useState<readonly Finding[] | null>(null);
  return (
    <section className="replay-dice" aria-label="The dice of this game">
      <button type="button" className="btn" onClick={() => setFound(findings(body, reel))}>
        Check the dice
      </button>
      {found ? (
        <div role="status">
          <ul>
            {found.map(({ good, text }) => (
              <li key={text}>
                <strong>{good ? 'Holds. ' : 'Look here. '}</strong>
                {text}
              </li>
            ))}
          </ul>
          {isKey(body.setup.seed) ? (
            <p>
              Key <code>{body.setup.seed}</code>, its SHA-256{' '}
              <code>{commitmentOf(body.setup.seed)}</code>: all rolls and shuffles are the stream of
              ChaCha20 under this key.
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
