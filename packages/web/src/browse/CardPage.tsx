import { statusOf } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { type CSSProperties, lazy, Suspense, useEffect, useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { t, told } from '../app/words.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { textOf } from '../cards/data.ts';
import { typeWords, useNames } from '../cards/names.ts';
import { RichText } from '../cards/RichText.tsx';
import { Icon } from '../design/icons.tsx';
import { keyed } from '../design/keys.ts';
import { catalogue, readForeign, useReady } from './all.ts';
import { CardRulings } from './CardRulings.tsx';
import { SET_NAMES } from './facets.ts';
import { LANGUAGES } from './foreign.ts';
import { fromAddress, toAddress } from './query.ts';
import { useFound } from './useQuery.ts';

const WhereMap = lazy(async () => ({ default: (await import('./WhereMap.tsx')).WhereMap }));

const STATUS = told({ complete: 'Complete', partial: 'In part', facts: 'Facts only' });
const SAYS = told({
  complete: 'The game applies all of it.',
  partial: 'The game applies some of it.',
  facts: 'Its numbers are known; its text is not applied yet.',
});

function Status({ card }: { readonly card: Card }) {
  const status = statusOf(card);
  return (
    <p className="card-status" data-status={status}>
      <b>{STATUS[status]}.</b> {SAYS[status]}
      {status === 'partial' && <> {t('Not yet: {{lacks}}.', { lacks: card.lacks })}</>}
    </p>
  );
}

function Words({ card }: { readonly card: Card }) {
  const text = textOf(card);
  return (
    <>
      <dl className="facts">
        {keyed(text.facts, (f) => f.label).map(([key, { label, value }]) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd>
              <RichText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {text.text.map((p) => (
        <p key={p} className="card-says">
          <RichText text={p} />
        </p>
      ))}
    </>
  );
}

function Prints({ card }: { readonly card: Card }) {
  const prints = catalogue.printsOf(card.id);
  const named = catalogue.rows.filter(
    (r) => r.card.name === card.name && !prints.includes(r.card.id),
  );
  const kin = catalogue.rows.filter(
    (r) =>
      card.manifestationOf !== undefined &&
      r.card.name !== card.name &&
      (r.card.manifestationOf === card.manifestationOf || r.card.name === card.manifestationOf),
  );
  const list = (ids: readonly Card[]) => (
    <ul>
      {ids.map((c) => (
        <li key={c.id}>
          {c.id === card.id ? (
            <span>
              {c.id}, {SET_NAMES[c.id.split('-')[0]]}
            </span>
          ) : (
            <Link href={`/cards/${c.id}`} className="link">
              {c.name === card.name ? '' : `${c.name}, `}
              {c.id}, {SET_NAMES[c.id.split('-')[0]]}
            </Link>
          )}{' '}
          {c.alignment !== card.alignment && <span className="text-dim">{c.alignment}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="prints-head" className="prints">
      <h2 id="prints-head">{prints.length > 1 ? t('Printed in') : t('From')}</h2>
      {list(prints.flatMap((id) => catalogue.byId.get(id)?.card ?? []))}
      {named.length > 0 && (
        <>
          <h3>{t('Other cards of this name')}</h3>
          {list(named.map((r) => r.card))}
        </>
      )}
      {kin.length > 0 && (
        <>
          <h3>{t('The same being')}</h3>
          {list(kin.map((r) => r.card))}
        </>
      )}
    </section>
  );
}

function Names({ card }: { readonly card: Card }) {
  useEffect(readForeign, []);
  const foreign = useReady((r) => r.foreign);
  const names = foreign === 'yes' ? (catalogue.byId.get(card.id)?.foreign ?? []) : [];
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="names-head" className="prints">
      <h2 id="names-head">{t('In other languages')}</h2>
      <dl className="facts">
        {names.map((n) => (
          <div key={n.lang}>
            <dt>{LANGUAGES[n.lang]}</dt>
            <dd lang={n.lang}>{n.name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The cards before and after it among those that were searched for. */
function Neighbours({ id, back }: { readonly id: string; readonly back: string }) {
  const query = useMemo(() => fromAddress(back), [back]);
  const { rows } = useFound(query);
  const [, go] = useLocation();
  const at = rows.findIndex((r) => r.card.id === id);
  const to = (i: number): string | null =>
    at >= 0 && rows[i] ? `/cards/${rows[i].card.id}${back ? `?${back}` : ''}` : null;
  const before = to(at - 1);
  const after = to(at + 1);
  const home = `/cards${back ? `?${back}` : ''}`;
  useEffect(() => {
    const keys = (e: KeyboardEvent): void => {
      const busy =
        e.target instanceof HTMLElement &&
        e.target.closest('input,select,textarea,[role="group"],dialog');
      if (busy || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey) return;
      if (e.key === 'ArrowLeft' && before) go(before);
      else if (e.key === 'ArrowRight' && after) go(after);
      else if (e.key === 'Escape') go(home);
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [before, after, home, go]);
  return (
    <nav className="neighbours" aria-label={t('Cards found')}>
      <Link href={home} className="btn">
        <Icon name="search" /> {back ? t('Back to the results') : t('All cards')}
      </Link>
      <span className="neighbours-step">
        {before ? (
          <Link href={before} className="btn" aria-label={t('The card before it')}>
            <span aria-hidden="true">‹</span>
          </Link>
        ) : (
          <span className="btn" data-off="true" aria-hidden="true">
            ‹
          </span>
        )}
        {at >= 0 && (
          <span className="text-dim">
            {t('{{x1}} of {{length}}', { x1: at + 1, length: rows.length })}
          </span>
        )}
        {after ? (
          <Link href={after} className="btn" aria-label={t('The card after it')}>
            <span aria-hidden="true">›</span>
          </Link>
        ) : (
          <span className="btn" data-off="true" aria-hidden="true">
            ›
          </span>
        )}
      </span>
    </nav>
  );
}

/** One card, with everything that is known of it. */
export function CardPage({ id }: { readonly id: string }) {
  const at = useSearch();
  const back = useMemo(() => toAddress(fromAddress(at)), [at]);
  const row = catalogue.byId.get(id);
  const names = useNames();
  const name = row && names.card(row.card.id, row.card.name);
  useEffect(() => {
    if (name === undefined) return;
    window.scrollTo({ top: 0 });
    // after the frame of the page has named it
    const timer = setTimeout(() => {
      document.title = `${name} · Mathom`;
    });
    return () => clearTimeout(timer);
  }, [name]);
  if (!row) {
    return (
      <div className="browse">
        <h1>{t('No such card')}</h1>
        <p className="my-4">
          {t('Nothing is known by')} <code>{id}</code>.
        </p>
        <Link href="/cards" className="btn">
          {t('All cards')}
        </Link>
      </div>
    );
  }
  const { card, places } = row;
  return (
    <article className="card-page">
      <Neighbours id={id} back={back} />
      <div className="card-page-side">
        <div className="card card-page-face" style={{ '--w': 'min(370px, 88vw)' } as CSSProperties}>
          <CardFace card={card} full />
        </div>
        <Prints card={card} />
        <Names card={card} />
      </div>
      <div className="card-page-main">
        <div className="card-page-words">
          <h1>{name}</h1>
          <p className="card-page-type">{typeWords(names, textOf(card).typeLine)}</p>
          <Status card={card} />
          <Words card={card} />
        </div>
        <Suspense fallback={<p className="text-dim italic">{t('Unrolling the map …')}</p>}>
          <WhereMap key={card.id} card={card} places={places} />
        </Suspense>
        <CardRulings card={card} />
      </div>
    </article>
  );
}
