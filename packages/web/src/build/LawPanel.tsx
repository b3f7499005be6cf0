import { statusOf } from '@mathom/cards';
import type { Deck, Violation } from '@mathom/decks';
import type { Card, CardId } from '@mathom/engine/language';
import { Cite } from '../app/Cite.tsx';
import { t } from '../app/words.ts';
import { CardLink } from '../cards/CardLink.tsx';
import { Icon } from '../design/icons.tsx';
import { find, nameOf } from './find.ts';
import { ALL_PARTS, entriesOf } from './model/edit.ts';
import { LAW_WORDS, LENGTH_WORDS } from './model/words.ts';

const SOME = 6;

export function Violations({ list }: { readonly list: readonly Violation[] }) {
  return (
    <ul className="violations">
      {list.map((v) => (
        <li key={`${v.rule} ${v.part ?? ''} ${v.says}`} data-rule={v.rule}>
          <p>{v.says}</p>
          <p className="violation-foot">
            {v.cites.map((c) => (
              <Cite key={c} id={c} />
            ))}
          </p>
          {v.cards.length > 0 && (
            <p className="violation-cards">
              {[...new Set(v.cards)].slice(0, SOME).map((id) => (
                <CardLink key={id} card={id} name={nameOf(id)} />
              ))}
              {new Set(v.cards).size > SOME && (
                <span>{t('and {{x1}} more', { x1: new Set(v.cards).size - SOME })}</span>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The cards of a deck whose text the game does not apply in full. */
export function unfinished(deck: Deck): Card[] {
  const ids = new Set<CardId>(ALL_PARTS.flatMap((p) => entriesOf(deck, p).map(([id]) => id)));
  return [...ids].flatMap((id) => {
    const card = find(id)?.card;
    return card && statusOf(card) !== 'complete' ? [card] : [];
  });
}

/** Is it a deck by the law, and if not, why not. */
export function LawPanel({
  deck,
  violations,
}: {
  readonly deck: Deck;
  readonly violations: readonly Violation[];
}) {
  const open = unfinished(deck);
  return (
    <div className="law">
      <p className="law-verdict" data-lawful={violations.length === 0 || undefined} role="status">
        <Icon name={violations.length === 0 ? 'points' : 'hazard'} />
        {violations.length === 0
          ? t('A lawful deck')
          : violations.length === 1
            ? t('One thing to mend')
            : t('{{length}} things to mend', { length: violations.length })}
      </p>
      <p className="text-dim text-sm">
        {t('By the rules of the {{x1}}, for a {{x2}}.', {
          x1: LAW_WORDS[deck.ruleSet ?? 'coe'],
          x2: LENGTH_WORDS[deck.length ?? 'short'],
        })}
      </p>
      <Violations list={violations} />
      {open.length > 0 && (
        <details className="law-open">
          <summary>
            {t('{{length}} {{x1}} not whole in the game yet', {
              length: open.length,
              x1: open.length === 1 ? t('card is') : t('cards are'),
            })}
          </summary>
          <ul>
            {open.map((c) => (
              <li key={c.id}>
                <CardLink card={c.id} name={c.name} />{' '}
                <span className="text-dim">
                  {statusOf(c) === 'facts'
                    ? t('facts only')
                    : t('not yet: {{lacks}}', { lacks: c.lacks })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
