import type { Part } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';
import { DropdownMenu } from 'radix-ui';
import { t } from '../app/words.ts';
import { Icon } from '../design/icons.tsx';
import { openCard } from '../table/ui.ts';
import { add, move, take } from './doing.ts';
import { find, nameOf } from './find.ts';
import { countIn, kindOf, partsFor } from './model/edit.ts';
import { PART_WORDS } from './model/words.ts';
import { useBuilder } from './store.ts';

/** Everything that can be done with a card: the ways that need no dragging. */
export function CardActions({ id, from }: { readonly id: CardId; readonly from: Part | null }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          className="card-actions"
          data-menu=""
          aria-label={t('More about {{x1}}', { x1: nameOf(id) })}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu-box panel" sideOffset={4} collisionPadding={8}>
          <Items id={id} from={from} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Items({ id, from }: { readonly id: CardId; readonly from: Part | null }) {
  const deck = useBuilder((b) => b.now.deck);
  const card = find(id)?.card;
  const parts = card ? partsFor(card, kindOf(deck)) : [];
  const n = from ? countIn(deck, from, id) : 0;
  return (
    <>
      <DropdownMenu.Item className="menu-row" onSelect={() => openCard(id)}>
        <Icon name="book" /> {t('Read it')}
      </DropdownMenu.Item>
      {from === null
        ? parts.map((p) => (
            <DropdownMenu.Item key={p} className="menu-row" onSelect={() => add(id, p)}>
              <span aria-hidden="true">+</span> {t('Add to: {{x1}}', { x1: PART_WORDS[p] })}
              {p === 'pool' && <kbd>p</kbd>}
              {p === 'sideboard' && <kbd>s</kbd>}
            </DropdownMenu.Item>
          ))
        : parts
            .filter((p) => p !== from)
            .map((p) => (
              <DropdownMenu.Item key={p} className="menu-row" onSelect={() => move(id, from, p)}>
                <Icon name="arrow" /> {n > 1 ? t('Move one to') : t('Move to')}: {PART_WORDS[p]}
              </DropdownMenu.Item>
            ))}
      {from !== null &&
        n > 1 &&
        parts
          .filter((p) => p !== from)
          .map((p) => (
            <DropdownMenu.Item
              key={`all ${p}`}
              className="menu-row"
              onSelect={() => move(id, from, p, true)}
            >
              <Icon name="arrow" /> {t('Move all {{n}} to: {{x1}}', { n, x1: PART_WORDS[p] })}
            </DropdownMenu.Item>
          ))}
      {from !== null && (
        <DropdownMenu.Item className="menu-row" onSelect={() => take(id, from, n)}>
          <Icon name="close" />{' '}
          {t('Take {{x1}} out', { x1: n > 1 ? t('all {{n}}', { n }) : t('it') })}
        </DropdownMenu.Item>
      )}
    </>
  );
}
