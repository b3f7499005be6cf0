import type { Deck } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';
import { type CSSProperties, useState } from 'react';
import { t } from '../app/words.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { keyed } from '../design/keys.ts';
import { useHover } from '../table/TableCard.tsx';
import { openCard } from '../table/ui.ts';
import { find, nameOf } from './find.ts';
import { deal, drawn, type Goldfish, HAND, mulligan, playDeck } from './model/goldfish.ts';

function HandCard({ id }: { readonly id: CardId }) {
  const card = find(id)?.card;
  const hover = useHover(card ? id : null);
  if (!card) return null;
  return (
    <button
      type="button"
      className="card"
      style={{ '--w': '82px' } as CSSProperties}
      aria-label={card.name}
      onClick={() => openCard(id)}
      {...hover}
    >
      <CardFace card={card} />
    </button>
  );
}

/** Hands as they come: to see how the deck begins. */
export function HandPanel({ deck }: { readonly deck: Deck }) {
  const [fish, setFish] = useState<Goldfish | null>(null);
  const all = playDeck(deck);
  if (all.length < HAND) {
    return (
      <p className="deck-empty">
        {t(
          'A hand has {{HAND}} cards. Put at least so many characters, resources and hazards into the deck.',
          { HAND },
        )}
      </p>
    );
  }
  const sorts = { resource: 0, hazard: 0, character: 0 };
  for (const id of fish?.hand ?? []) {
    const card = find(id)?.card;
    if (card?.kind === 'character') sorts.character++;
    else if (card?.kind === 'creature' || (card?.kind === 'event' && card.side === 'hazard'))
      sorts.hazard++;
    else sorts.resource++;
  }
  return (
    <div>
      <div className="hand-buttons">
        <button type="button" className="btn" onClick={() => setFish(deal(all, Math.random))}>
          {fish ? t('A new hand') : t('Draw {{HAND}}', { HAND })}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!fish}
          onClick={() => fish && setFish(mulligan(fish, Math.random))}
        >
          {t('Mulligan')}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!fish || fish.deck.length === 0}
          onClick={() => fish && setFish(drawn(fish))}
        >
          {t('Draw one')}
        </button>
      </div>
      {fish && (
        <>
          <p className="text-dim" role="status">
            {t(
              '{{length}} in hand: {{resource}} resources, {{hazard}} hazards, {{character}} characters. {{length1}} in the deck{{x1}}.',
              {
                length: fish.hand.length,
                resource: sorts.resource,
                hazard: sorts.hazard,
                character: sorts.character,
                length1: fish.deck.length,
                x1:
                  fish.mulligans > 0
                    ? t(', {{mulligans}} put back', { mulligans: fish.mulligans })
                    : '',
              },
            )}
          </p>
          <ul className="hand" aria-label={t('Hand')}>
            {keyed(fish.hand, nameOf).map(([key, id]) => (
              <li key={key}>
                <HandCard id={id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
