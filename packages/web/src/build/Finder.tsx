import type { Deck } from '@mathom/decks';
import type { Alignment, CardId, PlayerKind } from '@mathom/engine/language';
import { FIRST_KIND, KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../app/words.ts';
import { catalogue } from '../browse/all.ts';
import { Marks } from '../browse/CardLine.tsx';
import { Chosen } from '../browse/Chosen.tsx';
import type { Row } from '../browse/catalogue.ts';
import { FilterPanel } from '../browse/FilterPanel.tsx';
import { EVERYTHING, filterCount, type Query, toggled } from '../browse/query.ts';
import { useFound } from '../browse/useQuery.ts';
import { useWindow } from '../browse/useWindow.ts';
import { shortType } from '../cards/facts.ts';
import { typeWords, useNames } from '../cards/names.ts';
import { paletteOf } from '../cards/palette.ts';
import { Icon } from '../design/icons.tsx';
import { useHover } from '../table/TableCard.tsx';
import { openCard } from '../table/ui.ts';
import { CardActions } from './CardActions.tsx';
import { add, DRAG, drop, takeAnywhere } from './doing.ts';
import { ALL_PARTS, entriesOf, kindOf } from './model/edit.ts';
import { useBuilder } from './store.ts';

const HEIGHT = 50;

/** What a player of a kind may have in a deck at all (coe/1.3, 1.4). */
function ownAlignments(kind: PlayerKind): readonly Alignment[] {
  const { avatars, characters, resources, sites } = KINDS_OF_PLAYER[kind];
  return [...new Set<Alignment>([avatars, ...characters, ...resources, ...sites, 'neutral'])];
}

const QUICK: readonly (readonly [string, string])[] = [
  ['character', 'Characters'],
  ['item', 'Items'],
  ['ally', 'Allies'],
  ['faction', 'Factions'],
  ['resource-event', 'Resource events'],
  ['creature', 'Creatures'],
  ['hazard-event', 'Hazard events'],
  ['site', 'Sites'],
];

/** Under which all prints of a card are counted together. */
const printOf = (id: string): string => catalogue.printsOf(id)[0] ?? id;

/** How many copies of a card the deck has, of any print and in all its parts. */
function countsOf(deck: Deck): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const part of ALL_PARTS) {
    for (const [id, n] of entriesOf(deck, part)) {
      const key = printOf(id);
      out.set(key, (out.get(key) ?? 0) + n);
    }
  }
  return out;
}

interface LineProps {
  readonly row: Row;
  readonly i: number;
  readonly total: number;
  readonly count: number;
  readonly active: boolean;
  readonly onActive: (i: number) => void;
}

const Line = memo(function Line({ row, i, total, count, active, onActive }: LineProps) {
  const { card } = row;
  const hover = useHover(card.id);
  const names = useNames();
  const name = names.card(card.id, card.name);
  const id = card.id as CardId;
  const keys = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const does: Record<string, () => void> = {
      '+': () => add(id),
      '-': () => takeAnywhere(id),
      Backspace: () => takeAnywhere(id),
      Delete: () => takeAnywhere(id),
      p: () => add(id, 'pool'),
      s: () => add(id, 'sideboard'),
      i: () => openCard(id),
    };
    const run = does[e.key];
    if (!run) return;
    e.preventDefault();
    run();
  };
  return (
    <li
      className="find-line"
      aria-posinset={i + 1}
      aria-setsize={total}
      style={{ transform: `translateY(${i * HEIGHT}px)` }}
      draggable
      onDragStart={(e) => {
        e.dataTransfer.setData(DRAG, JSON.stringify({ id, from: null }));
        e.dataTransfer.effectAllowed = 'copy';
      }}
    >
      <button
        type="button"
        className="find-add"
        data-at={i}
        tabIndex={active ? 0 : -1}
        aria-label={t('Add {{name}}{{x1}}', {
          name,
          x1: count > 0 ? t(', {{count}} in the deck', { count }) : '',
        })}
        onClick={() => add(id)}
        onKeyDown={keys}
        onFocus={() => onActive(i)}
        {...hover}
      >
        <span className="line-swatch" style={{ background: paletteOf(card).frame }} />
        <span className="find-name">
          <span>{name}</span>
          <small>
            {typeWords(names, shortType(card))} · {card.id}
          </small>
        </span>
        <span className="find-marks" aria-hidden="true">
          <Marks card={card} />
        </span>
        <span className="find-count" data-some={count > 0 || undefined} aria-hidden="true">
          {count > 0 ? count : '+'}
        </span>
      </button>
      <CardActions id={id} from={null} />
    </li>
  );
});

/** All cards, to be put into the deck: by click, by key, or by dragging. */
export function Finder() {
  const deck = useBuilder((b) => b.now.deck);
  const kind = kindOf(deck) ?? FIRST_KIND;
  const [asked, setQuery] = useState<Query>({ ...EVERYTHING, once: true, sort: 'best' });
  const [own, setOwn] = useState(true);
  // what the player may have is a filter of its own, under those that were chosen
  const query = useMemo<Query>(
    () => ({
      ...asked,
      sort: asked.words.trim() ? 'best' : 'kind',
      facets:
        own && !asked.facets.align ? { ...asked.facets, align: ownAlignments(kind) } : asked.facets,
    }),
    [asked, own, kind],
  );
  const found = useFound(query);
  const rows = useMemo(() => found.rows.filter((r) => r.card.kind !== 'region'), [found.rows]);
  const counts = useMemo(() => countsOf(deck), [deck]);
  const list = useRef<HTMLUListElement>(null);
  const sight = useWindow(
    list,
    () => HEIGHT,
    () => rows.length,
    6,
  );
  const [at, setAt] = useState(0);
  const active = Math.min(at, Math.max(0, rows.length - 1));
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    list.current?.querySelector<HTMLElement>(`[data-at="${active}"]`)?.focus();
  });
  const keys = (e: KeyboardEvent): void => {
    const to: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 10,
      PageUp: active - 10,
      Home: 0,
      End: rows.length - 1,
    };
    const inMenu = e.target instanceof HTMLElement && e.target.closest('[data-menu]');
    if (!(e.key in to) || inMenu) return;
    e.preventDefault();
    const next = Math.max(0, Math.min(rows.length - 1, to[e.key]));
    moved.current = true;
    setAt(next);
    sight.show(next);
  };
  const n = filterCount(asked) - (asked.once ? 1 : 0);
  const first = rows[0];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping here is one of several ways to take a card out
    <div
      className="finder"
      onDragOver={(e) => e.dataTransfer.types.includes(DRAG) && e.preventDefault()}
      onDrop={(e) => {
        e.preventDefault();
        drop(e.dataTransfer, null);
      }}
    >
      <div className="finder-head">
        <label className="search-words">
          <span className="sr-only">{t('Find cards to add')}</span>
          <Icon name="search" />
          <input
            className="field"
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('Find a card')}
            value={asked.words}
            onChange={(e) => {
              setQuery({ ...asked, words: e.target.value });
              setAt(0);
            }}
            onKeyDown={(e) => {
              if (e.key === 'Enter' && first && asked.words.trim()) add(first.card.id as CardId);
              else if (e.key === 'ArrowDown' && rows.length > 0) {
                e.preventDefault();
                sight.show(0);
                list.current?.querySelector<HTMLElement>('[data-at="0"]')?.focus();
              }
            }}
          />
        </label>
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <button type="button" className="btn finder-filters">
              {t('Filters{{x1}}', { x1: n > 0 ? ` (${n})` : '' })}
            </button>
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Overlay className="overlay" />
            <Dialog.Content className="filter-sheet filter-side" aria-describedby={undefined}>
              <div className="filter-sheet-head">
                <Dialog.Title className="display text-xl text-gold">{t('Filters')}</Dialog.Title>
                <Dialog.Close className="btn btn-gold">
                  {t('Show {{length}} cards', { length: rows.length })}
                </Dialog.Close>
              </div>
              <FilterPanel query={asked} found={found} onChange={setQuery} />
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      </div>
      <fieldset className="quick" aria-label={t('Kinds of card')}>
        {QUICK.map(([key, word]) => (
          <button
            key={key}
            type="button"
            className="filter-chip"
            aria-pressed={asked.facets.kind?.includes(key) ?? false}
            onClick={() => {
              setQuery(toggled(asked, 'kind', key));
              setAt(0);
            }}
          >
            {t(word)}
          </button>
        ))}
      </fieldset>
      <Chosen query={{ ...asked, once: false }} onChange={(q) => setQuery({ ...q, once: true })} />
      <div className="finder-count">
        <p role="status">
          {rows.length === 1 ? t('1 card') : t('{{length}} cards', { length: rows.length })}
        </p>
        <label>
          <input
            type="checkbox"
            checked={own}
            disabled={asked.facets.align !== undefined}
            onChange={(e) => setOwn(e.target.checked)}
          />{' '}
          {t('only for this player')}
        </label>
      </div>
      <div className="finder-scroll">
        {rows.length === 0 ? (
          <p className="finder-none">{t('No card is like that.')}</p>
        ) : (
          <ul
            ref={list}
            className="find-list"
            aria-label={t('Cards found')}
            style={{ height: rows.length * HEIGHT }}
            onKeyDown={keys}
          >
            {rows.slice(sight.first, sight.last).map((row, k) => {
              const i = sight.first + k;
              return (
                <Line
                  key={row.card.id}
                  row={row}
                  i={i}
                  total={rows.length}
                  count={counts.get(printOf(row.card.id)) ?? 0}
                  active={i === active}
                  onActive={setAt}
                />
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}
