import { statusOf } from '@mathom/cards';
import type { Deck } from '@mathom/decks';
import { published } from '@mathom/decks';
import type { PlayerKind } from '@mathom/engine/language';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { words } from '../api/rest.ts';
import { day } from '../app/numbers.ts';
import { t } from '../app/words.ts';
import { deckApi } from './api.ts';
import { find } from './find.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { allDrafts, isDraftKey, keepDraft, newKey } from './model/drafts.ts';
import { ALL_PARTS, emptyDeck, entriesOf, kindOf, sizeOf } from './model/edit.ts';
import { PLAYER_WORDS } from './model/words.ts';

const cardsOf = (deck: Deck): number => ALL_PARTS.reduce((n, p) => n + sizeOf(deck, p), 0);

/** Whether every card of a deck is whole in the game, and how many are not. */
function lacking(deck: Deck): number {
  const ids = new Set(ALL_PARTS.flatMap((p) => entriesOf(deck, p).map(([id]) => id)));
  let n = 0;
  for (const id of ids) {
    const card = find(id)?.card;
    if (!card || statusOf(card) !== 'complete') n++;
  }
  return n;
}

const SHARED = 'shared-';
const addressOf = (key: string): string =>
  key.startsWith(SHARED) ? `/decks/shared/${key.slice(SHARED.length)}` : `/decks/${key}`;

interface RowProps {
  readonly href: string;
  readonly name: string;
  readonly kind: PlayerKind | undefined;
  readonly facts: readonly string[];
}

function Row({ href, name, kind, facts }: RowProps) {
  return (
    <li className="deck-row panel" data-kind={kind}>
      <Link href={href} className="deck-row-link">
        <span className="deck-row-name">{name}</span>
        <span className="deck-row-kind">{kind ? PLAYER_WORDS[kind] : ''}</span>
        <span className="deck-row-facts">{facts.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  );
}

/** My decks and the published ones. */
export function DecksPage() {
  const [, go] = useLocation();
  const [bring, setBring] = useState(false);
  const mine = useQuery({ queryKey: ['my-decks'], queryFn: deckApi.mine, retry: false });
  const drafts = useMemo(() => allDrafts(), []);
  const prints = useMemo(
    () => published.map((d) => ({ deck: d as Deck, id: d.id, lack: lacking(d) })),
    [],
  );
  const start = (deck: Deck): void => {
    const key = newKey();
    keepDraft(key, { deck, start: [], at: Date.now() }, []);
    go(`/decks/${key}`);
  };
  const saved = mine.data ?? [];
  // what was changed of a deck of somebody else, and never saved, is mine too
  const local = drafts.filter((d) => !saved.some((s) => s.id === d.key));
  return (
    <div className="decks-page">
      <header className="decks-head">
        <h1>{t('Decks')}</h1>
        <div className="dialog-buttons">
          <button type="button" className="btn btn-gold" onClick={() => start(emptyDeck())}>
            {t('A new deck')}
          </button>
          <button type="button" className="btn" onClick={() => setBring(true)}>
            {t('Import …')}
          </button>
        </div>
      </header>
      <section aria-labelledby="mine-head">
        <h2 id="mine-head">{t('Yours')}</h2>
        {mine.isPending && <p className="text-dim italic">{t('Looking for your decks …')}</p>}
        {mine.isError && (
          <p role="alert">
            <span className="text-ember">{words(mine.error)}</span>{' '}
            <button type="button" className="link" onClick={() => mine.refetch()}>
              {t('Try again')}
            </button>
          </p>
        )}
        {saved.length + local.length > 0 ? (
          <ul className="deck-rows">
            {local.map((d) => (
              <Row
                key={d.key}
                href={addressOf(d.key)}
                name={d.deck.name}
                kind={kindOf(d.deck)}
                facts={[
                  `${cardsOf(d.deck)} cards`,
                  isDraftKey(d.key) ? 'in this browser only' : 'changed, in this browser only',
                  day(d.at),
                ]}
              />
            ))}
            {saved.map((d) => (
              <Row
                key={d.id}
                href={`/decks/${d.id}`}
                name={d.name}
                kind={kindOf({ alignment: d.alignment as Deck['alignment'] })}
                facts={[
                  `${d.cards} cards`,
                  d.link ? 'shared by link' : 'private',
                  drafts.some((x) => x.key === d.id) ? 'with changes not saved' : '',
                  day(d.updatedAt),
                ]}
              />
            ))}
          </ul>
        ) : (
          !mine.isPending && (
            <p className="deck-empty">
              {t(
                'You have no deck yet. Begin one, bring one from a file, or open a published one and change it.',
              )}
            </p>
          )
        )}
      </section>
      <section aria-labelledby="published-head">
        <h2 id="published-head">{t('Published')}</h2>
        <ul className="deck-rows">
          {prints.map(({ deck, id, lack }) => (
            <Row
              key={id}
              href={`/decks/${id}`}
              name={deck.name}
              kind={kindOf(deck)}
              facts={[
                `${cardsOf(deck)} cards`,
                lack === 0
                  ? 'every card is whole in the game'
                  : `${lack} ${lack === 1 ? 'card' : 'cards'} not whole yet`,
              ]}
            />
          ))}
        </ul>
      </section>
      <ImportDialog open={bring} onClose={() => setBring(false)} onDeck={start} />
    </div>
  );
}
