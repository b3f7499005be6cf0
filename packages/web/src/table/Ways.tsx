import type { Explained } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { Cite } from '../app/Cite.tsx';
import { engineWords, t } from '../app/words.ts';
import { keyed } from '../design/keys.ts';
import { wayText } from './model/ways.ts';

/** "play", or what it would do if there are several ways. */
const headOf = (card: Card | null, way: string): string =>
  wayText(card, way) || way.charAt(0).toUpperCase() + way.slice(1);

/** Every way to use a card, and what stands against it, with where the rule is. */
export function Ways({
  ways,
  card,
}: {
  readonly ways: readonly Explained[] | null;
  readonly card: Card | null;
}) {
  if (ways === null) return <p className="text-dim text-sm">{t('Looking it up …')}</p>;
  if (ways.length === 0)
    return <p className="text-dim text-sm">{t('There is nothing to do with it by itself.')}</p>;
  return (
    <ul className="flex flex-col gap-2 text-[0.95rem] max-h-72 overflow-y-auto">
      {keyed(ways, (w) => w.way).map(([key, w]) => (
        <li key={key}>
          <p>
            {headOf(card, w.way)}
            <span className={w.possible ? 'text-leaf' : 'text-ember'}>
              {w.possible ? ` ${t('You can do that now.')}` : ` ${t('Not now.')}`}
            </span>
          </p>
          <ul className="list-disc pl-4">
            {w.reasons.map((r) => (
              <li key={r.code + r.text}>
                {engineWords(r.text)}{' '}
                <cite className="not-italic text-xs whitespace-nowrap">
                  <Cite id={r.cite} aside />
                </cite>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
