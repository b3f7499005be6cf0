import { commitmentOf, isKey } from '@mathom/engine';
import type { ReplayBody } from '@mathom/protocol';
import { useState } from 'react';
import { t } from '../../app/words.ts';
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

/** A tick, or a mark that asks to be looked at. */
function Mark({ good }: { readonly good: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className="dice-mark" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="currentColor" />
      <path
        d={good ? 'M5.500 10.500l3 3 6-7' : 'M10 4.500v7M10 14v1.500'}
        fill="none"
        stroke="#17130d"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Anybody can check the dice of a finished game himself. */
export function CheckDice({ body, reel }: { readonly body: ReplayBody; readonly reel: Reel }) {
  const [found, setFound] = useState<readonly Finding[] | null>(null);
  return (
    <section className="replay-dice panel" aria-label={t('The dice of this game')}>
      <div className="dice-head">
        <div>
          <h2>{t('Were the dice fair?')}</h2>
          <p>
            {t(
              'Before the first card was dealt the server bound itself to a secret key, from which all chance of this game comes. Now the key is open, and your browser can check it.',
            )}
          </p>
        </div>
        <button type="button" className="btn" onClick={() => setFound(findings(body, reel))}>
          {t('Check the dice')}
        </button>
      </div>
      {found ? (
        <div role="status">
          <ul>
            {found.map(({ good, text }) => (
              <li key={text} data-good={good || undefined}>
                <Mark good={good} />
                <span>
                  <strong>{good ? `${t('Holds.')} ` : `${t('Look here.')} `}</strong>
                  {text}
                </span>
              </li>
            ))}
          </ul>
          {isKey(body.setup.seed) ? (
            <details>
              <summary>{t('Check it elsewhere')}</summary>
              <dl>
                <dt>{t('The key')}</dt>
                <dd>
                  <code>{body.setup.seed}</code>
                </dd>
                <dt>{t('Its SHA-256, told when the game began')}</dt>
                <dd>
                  <code>{commitmentOf(body.setup.seed)}</code>
                </dd>
              </dl>
              <p>{t('All rolls and shuffles are the stream of ChaCha20 under this key.')}</p>
            </details>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
