import type { Deck, DeckEntry, Part } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';
import { type DragEvent, type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { t } from '../app/words.ts';
import { Marks } from '../browse/CardLine.tsx';
import { FACETS, kindOf as sortOf } from '../browse/facets.ts';
import { useNames } from '../cards/names.ts';
import { paletteOf } from '../cards/palette.ts';
import { SiteMark } from '../design/symbols.tsx';
import { useHover } from '../table/TableCard.tsx';
import { openCard } from '../table/ui.ts';
import { CardActions } from './CardActions.tsx';
import { add, DRAG, drop, take } from './doing.ts';
import { find, nameOf } from './find.ts';
import { entriesOf, sizeOf } from './model/edit.ts';
import { PART_WORDS } from './model/words.ts';
import { useBuilder } from './store.ts';

const KINDS = FACETS.find((f) => f.key === 'kind')?.order ?? [];

/** By kind, then by name. */
function ordered(entries: readonly DeckEntry[]): DeckEntry[] {
  const at = (id: CardId): number => {
    const card = find(id)?.card;
    return card ? KINDS.indexOf(sortOf(card)) : 99;
  };
  return [...entries].sort(
    (a, b) => at(a[0]) - at(b[0]) || nameOf(a[0]).localeCompare(nameOf(b[0]), 'en'),
  );
}

interface LineProps {
  readonly id: CardId;
  readonly n: number;
  readonly part: Part;
  readonly wrong: boolean;
}

const Line = memo(function Line({ id, n, part, wrong }: LineProps) {
  const card = find(id)?.card;
  const hover = useHover(card ? id : null);
  const name = useNames().card(id, nameOf(id));
  const line = useRef<HTMLLIElement>(null);
  /** Takes copies out; if the line goes, its neighbour has the focus. */
  const less = (copies: number): void => {
    const next = line.current?.nextElementSibling ?? line.current?.previousElementSibling;
    const held = line.current?.contains(document.activeElement);
    take(id, part, copies);
    if (copies >= n && held) next?.querySelector<HTMLElement>('.deck-name')?.focus();
  };
  const keys = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === '+') add(id, part);
    else if (e.key === '-') less(1);
    else if (e.key === 'Delete') less(n);
    else return;
    e.preventDefault();
  };
  return (
    <li
      ref={line}
      className="deck-line"
      data-wrong={wrong || undefined}
      draggable
      onDragStart={(e) => {
        e.dataTransfer.setData(DRAG, JSON.stringify({ id, from: part }));
        e.dataTransfer.effectAllowed = 'move';
      }}
      onKeyDown={keys}
    >
      <span
        className="line-swatch"
        style={{ background: card ? paletteOf(card).frame : 'var(--color-ember)' }}
      />
      <span className="stepper">
        <button type="button" aria-label={t('One {{name}} less', { name })} onClick={() => less(1)}>
          −
        </button>
        <span className="stepper-n">{n}</span>
        <button
          type="button"
          aria-label={t('One {{name}} more', { name })}
          onClick={() => add(id, part)}
        >
          +
        </button>
      </span>
      <button
        type="button"
        className="deck-name"
        disabled={!card}
        onClick={() => openCard(id)}
        {...hover}
      >
        {card?.kind === 'site' && <SiteMark type={card.type} />}
        {card ? name : t('{{id}}: no such card', { id })}
        {wrong && (
          <span className="deck-wrong" title={t('The law objects')}>
            !<span className="sr-only"> {t('The law objects.')}</span>
          </span>
        )}
      </button>
      <span className="deck-marks" aria-hidden="true">
        {card && card.kind !== 'site' && <Marks card={card} />}
      </span>
      <CardActions id={id} from={part} />
    </li>
  );
});

interface SectionProps {
  readonly deck: Deck;
  readonly part: Part;
  readonly wrong: ReadonlySet<string>;
  readonly hint: string;
}

function Section({ deck, part, wrong, hint }: SectionProps) {
  const entries = entriesOf(deck, part);
  const lines = useMemo(() => ordered(entries), [entries]);
  const [over, setOver] = useState(false);
  const onDrag = (e: DragEvent, on: boolean): void => {
    if (!e.dataTransfer.types.includes(DRAG)) return;
    if (on) e.preventDefault();
    setOver(on);
  };
  return (
    <section
      className="deck-part"
      aria-labelledby={`part-${part}`}
      data-part={part}
      data-over={over || undefined}
      onDragOver={(e) => onDrag(e, true)}
      onDragLeave={(e) => onDrag(e, false)}
      onDrop={(e) => {
        e.preventDefault();
        e.stopPropagation();
        setOver(false);
        drop(e.dataTransfer, part);
      }}
    >
      <h2 id={`part-${part}`}>
        {PART_WORDS[part]} <span className="deck-size">{sizeOf(deck, part)}</span>
      </h2>
      {lines.length === 0 ? (
        <p className="deck-empty">{hint}</p>
      ) : (
        <ul>
          {lines.map(([id, n]) => (
            <Line key={id} id={id} n={n} part={part} wrong={wrong.has(`${part} ${id}`)} />
          ))}
        </ul>
      )}
    </section>
  );
}

const HINTS: Readonly<Record<Part, string>> = {
  pool: 'From these the company is drafted that starts the game: characters and two minor items.',
  characters: 'Those who come later, your avatar among them.',
  resources: 'What your companies play: items, allies, factions, events.',
  hazards: 'What meets your opponent on the road: creatures and events.',
  sites: 'Where your companies can go. Havens need only one copy.',
  sideboard: 'Kept beside the deck, to be fetched during the game.',
  antiFallenWizard: 'More of the sideboard, against a Fallen-wizard alone.',
  farLands: 'More of the sideboard, for the far lands.',
};

const ORDER: readonly Part[] = ['pool', 'characters', 'resources', 'hazards', 'sideboard', 'sites'];

/** The deck, part by part. */
export function DeckList({ wrong }: { readonly wrong: ReadonlySet<string> }) {
  const deck = useBuilder((b) => b.now.deck);
  const parts: Part[] = [...ORDER, 'antiFallenWizard'];
  if (deck.farLands) parts.push('farLands');
  return (
    <div className="deck-parts">
      {parts.map((part) => (
        <Section key={part} deck={deck} part={part} wrong={wrong} hint={HINTS[part]} />
      ))}
    </div>
  );
}
