import type { Deck } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';
import { useMemo, useState } from 'react';
import { t } from '../app/words.ts';
import { Marks } from '../browse/CardLine.tsx';
import { CardLink } from '../cards/CardLink.tsx';
import { find, nameOf } from './find.ts';
import { Violations } from './LawPanel.tsx';
import { companyOf } from './model/plots.ts';
import { useBuilder } from './store.ts';
import { useStart } from './useLaw.ts';

/** Who of the pool is to start, and whether they may. */
export function StartPanel({
  deck,
  start,
}: {
  readonly deck: Deck;
  readonly start: readonly CardId[];
}) {
  const setStart = useBuilder((b) => b.setStart);
  const [picked, setPicked] = useState<CardId | ''>('');
  const site = deck.sites.some(([id]) => id === picked) && picked !== '' ? picked : undefined;
  const violations = useStart(deck, start, site);
  const company = useMemo(() => companyOf(start, find), [start]);
  if (deck.pool.length === 0) {
    return (
      <p className="deck-empty">
        {t(
          'The pool is empty. Put characters and minor items into it, then choose here with whom you would like to start.',
        )}
      </p>
    );
  }
  const pool = deck.pool.flatMap(([id, n]) => Array.from({ length: n }, (_, i) => ({ id, i })));
  return (
    <div>
      <p className="text-dim text-sm">
        {t(
          'The draft may take some of them from you. Mark those you hope for; the law is asked whether they could start together.',
        )}
      </p>
      <ul className="start-list">
        {pool.map(({ id, i }) => {
          const card = find(id)?.card;
          const on = start.filter((x) => x === id).length > i;
          return (
            <li key={`${id} ${i}`}>
              <label>
                <input
                  type="checkbox"
                  checked={on}
                  onChange={(e) => {
                    if (e.target.checked) setStart([...start, id]);
                    else {
                      const at = start.lastIndexOf(id);
                      setStart(start.filter((_, k) => k !== at));
                    }
                  }}
                />
                <span className="sr-only">{nameOf(id)}</span>
              </label>
              <CardLink card={id} name={nameOf(id)} />
              <span className="deck-marks" aria-hidden="true">
                {card && <Marks card={card} />}
              </span>
            </li>
          );
        })}
      </ul>
      <label className="flex flex-wrap items-center gap-2 my-2">
        <span className="text-dim">{t('Starting from')}</span>
        <select
          className="field field-small w-auto"
          value={site ?? ''}
          onChange={(e) => setPicked(e.target.value as CardId | '')}
        >
          <option value="">{t('whatever the law allows')}</option>
          {deck.sites.map(([id]) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      </label>
      <p className="start-sum" role="status">
        {t('{{length}} {{x1}}, {{mind}} mind, {{influence}} direct influence.', {
          length: company.members.length,
          x1: company.members.length === 1 ? t('character') : t('characters'),
          mind: company.mind,
          influence: company.influence,
        })}
      </p>
      {start.length > 0 && violations.length === 0 && (
        <p className="law-verdict" data-lawful="true">
          {t('They may start together')}
        </p>
      )}
      <Violations list={violations} />
    </div>
  );
}
