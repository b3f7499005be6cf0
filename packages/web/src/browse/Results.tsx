import { type CSSProperties, type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../app/words.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { useNames } from '../cards/names.ts';
import { Icon } from '../design/icons.tsx';
import { CardLine, LINE } from './CardLine.tsx';
import type { Row } from './catalogue.ts';
import { columnsFor, GAP } from './columns.ts';
import { wordsOf } from './fold.ts';
import { LANGUAGES } from './foreign.ts';
import type { Look } from './query.ts';
import { useWindow } from './useWindow.ts';

/** A face narrower than this is drawn as on the table, without its text. */
const READABLE = 190;

interface Props {
  readonly rows: readonly Row[];
  readonly look: Look;
  readonly words: string;
  /** the query string that leads back here */
  readonly search: string;
}

/** The name by which it was found, if that was none of ours. */
function foundAs(row: Row, words: readonly string[]): string | null {
  const odd = words.find((w) => !row.name.includes(w));
  const hit = odd && row.foreign.find((f) => f.folded.includes(odd));
  return hit && !row.text?.includes(odd) ? `${hit.name} (${LANGUAGES[hit.lang]})` : null;
}

const Face = memo(function Face({ row, w }: { readonly row: Row; readonly w: number }) {
  return (
    <span className="card" style={{ '--w': `${w}px` } as CSSProperties}>
      <CardFace card={row.card} full={w >= READABLE} />
    </span>
  );
});

/** Where the reader was in which results, to come back to it. */
const left = { search: '', id: '' };

/** The cards found: faces or lines, of which only those in sight are drawn. */
export function Results({ rows, look, words, search }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const asked = wordsOf(words);
  const names = useNames();
  const shape = (width: number) =>
    look === 'faces' ? columnsFor(width) : { n: 1, w: Math.max(1, width) };
  const height = (width: number): number =>
    look === 'faces' ? Math.round(shape(width).w * 1.395) + GAP : LINE;
  const sight = useWindow(list, height, (w) => Math.ceil(rows.length / shape(w).n));
  const { n, w } = shape(sight.width);
  const [at, setAt] = useState(0);
  const moved = useRef(false);
  const active = Math.min(at, Math.max(0, rows.length - 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reader comes back
  useEffect(() => {
    if (left.id === '' || left.search !== search) return;
    const i = rows.findIndex((r) => r.card.id === left.id);
    if (i <= 0) return;
    setAt(i);
    // once the list has its height
    const frame = requestAnimationFrame(() => {
      left.id = '';
      sight.show(Math.floor(i / shape(list.current?.clientWidth ?? 1).n));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    list.current?.querySelector<HTMLElement>(`[data-at="${active}"]`)?.focus();
  });

  const keys = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const page = n * Math.max(1, Math.floor(window.innerHeight / height(sight.width)) - 1);
    const to: Record<string, number> = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      ArrowDown: active + n,
      ArrowUp: active - n,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: rows.length - 1,
    };
    if (!(e.key in to)) return;
    e.preventDefault();
    const next = Math.max(0, Math.min(rows.length - 1, to[e.key]));
    moved.current = true;
    setAt(next);
    sight.show(Math.floor(next / n));
  };

  if (rows.length === 0) {
    return (
      <div className="no-cards panel">
        <Icon name="search" size="2em" />
        <p>{t('No card is like that. Take a filter away, or look for less of the name.')}</p>
      </div>
    );
  }
  const first = sight.first * n;
  const shown = sight.width === 0 ? [] : rows.slice(first, sight.last * n);
  const total = Math.ceil(rows.length / n) * height(sight.width);
  return (
    <ul
      ref={list}
      className={`results results-${look}`}
      aria-label={t('Cards')}
      style={{ height: sight.width === 0 ? '60vh' : total } as CSSProperties}
      onKeyDown={keys}
    >
      {shown.map((row, k) => {
        const i = first + k;
        const x = (i % n) * (w + GAP);
        const y = Math.floor(i / n) * height(sight.width);
        const as = foundAs(row, asked);
        return (
          <li
            key={row.card.id}
            aria-posinset={i + 1}
            aria-setsize={rows.length}
            style={{ transform: `translate(${x}px,${y}px)`, width: w }}
          >
            <Link
              href={`/cards/${row.card.id}${search ? `?${search}` : ''}`}
              className="hit"
              data-at={i}
              tabIndex={i === active ? 0 : -1}
              aria-label={`${names.card(row.card.id, row.card.name)}, ${row.card.id}`}
              onClick={() => {
                left.search = search;
                left.id = row.card.id;
              }}
              onFocus={() => setAt(i)}
            >
              {look === 'faces' ? <Face row={row} w={w} /> : <CardLine row={row} />}
              {as && <span className="found-as">{as}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
