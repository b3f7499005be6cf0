import type { Deck } from '@mathom/decks';
import { useMemo } from 'react';
import { t } from '../app/words.ts';
import { catalogue } from '../browse/all.ts';
import { CardLink } from '../cards/CardLink.tsx';
import { SiteMark } from '../design/symbols.tsx';
import { add } from './doing.ts';
import { find } from './find.ts';
import { suggestSites, withoutSite } from './model/plots.ts';

/** Sites that would let one play what the deck holds. */
export function SitesPanel({ deck }: { readonly deck: Deck }) {
  const ideas = useMemo(() => suggestSites(deck, find, catalogue.lands.sites), [deck]);
  const homeless = useMemo(() => withoutSite(deck, find), [deck]);
  return (
    <div className="sites-panel">
      {homeless.length > 0 && (
        <>
          <h3>{t('No site of yours for')}</h3>
          <p className="violation-cards">
            {homeless.map(({ card }) => (
              <CardLink key={card.id} card={card.id} name={card.name} />
            ))}
          </p>
        </>
      )}
      <h3>{t('Sites that would help')}</h3>
      {ideas.length === 0 ? (
        <p className="deck-empty">
          {deck.resources.length === 0
            ? t('Add items, allies or factions, and sites for them are suggested here.')
            : t('Your sites have a place for everything.')}
        </p>
      ) : (
        <ul className="site-ideas">
          {ideas.map((s) => (
            <li key={s.id}>
              <div>
                <SiteMark type={s.type} /> <CardLink card={s.id} name={s.site} />{' '}
                <span className="text-dim">
                  {s.n} {s.n === 1 ? t('resource') : t('resources')}
                </span>
                <p className="text-dim text-sm">
                  {s.fresh.length > 0
                    ? t('New: {{x1}}', { x1: s.fresh.join(', ') })
                    : s.cards.join(', ')}
                </p>
              </div>
              <button
                type="button"
                className="btn btn-watch"
                aria-label={t('Add {{site}}', { site: s.site })}
                onClick={() => add(s.id, 'sites')}
              >
                {t('Add')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
