import type { Scenario } from '@mathom/engine/scenario';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Cite } from '../../app/Cite.tsx';
import { citation } from '../../app/citation.ts';
import { Glossed } from '../../app/Glossed.tsx';
import { t } from '../../app/words.ts';
import { ScenarioSides } from '../../watch/ScenarioSides.tsx';
import { AboutCards } from './AboutCards.tsx';
import { addressOf, type Entry, type Query, SOURCES, STATUSES } from './model.ts';

interface Props {
  id: string;
  entry: Entry | undefined;
  scenarios: readonly Scenario[] | null;
  /** which of its scenarios is being watched */
  watching: number | null;
  /** what was searched for, and what stands before and after this one among it */
  query: Query;
  before: Entry | undefined;
  after: Entry | undefined;
}

/** The one before and the one after among what was found. */
function Turn({ before, after, query }: Pick<Props, 'before' | 'after' | 'query'>) {
  return (
    <nav aria-label={t('Among those found')} className="ruling-turn">
      {before ? (
        <Link href={addressOf(before.id, query)} className="link" rel="prev">
          ← {citation(before.id)}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link href={addressOf(after.id, query)} className="link" rel="next">
          {citation(after.id)} →
        </Link>
      )}
    </nav>
  );
}

/** What else the same board shows. */
function AlsoShown({ scenario, but }: { scenario: Scenario; but: string }) {
  const others = scenario.proves.filter((id) => id !== but);
  if (others.length === 0) return null;
  return (
    <p className="ruling-also">
      {t('This board also shows')}{' '}
      {others.map((id, i) => (
        <span key={id}>
          {i > 0 && '; '}
          <Cite id={id} />
        </span>
      ))}
      .
    </p>
  );
}

/** What it says; several things one below the other, as each is shown by itself. */
function Wording({ entry: { says, points } }: { entry: Entry }) {
  if (points.length > 0)
    return (
      <ol className="ruling-text ruling-points" data-worded>
        {points.map((point) => (
          <li key={point}>
            <Glossed text={point} />
          </li>
        ))}
      </ol>
    );
  return (
    <p className="ruling-text" data-worded={says !== '' || undefined}>
      {says ? <Glossed text={says} /> : t('Nobody has worded this one yet.')}
    </p>
  );
}

export function RulingDetail(props: Props) {
  const { id, entry: e, scenarios, watching, query, before, after } = props;
  const head = useRef<HTMLHeadingElement>(null);
  const read = useRef(id);
  useEffect(() => {
    // another ruling is read from its head
    if (read.current !== id) head.current?.focus();
    read.current = id;
  }, [id]);
  if (!e)
    return (
      <article className="ruling-detail panel">
        <h2 ref={head} tabIndex={-1}>
          {t('No such ruling')}
        </h2>
        <p>
          {t('Nothing is known by')} <code>{id}</code>.{' '}
          <Link href="/rulings">{t('All rulings')}</Link>
        </p>
      </article>
    );
  const place = watching === null ? undefined : e.proofs[watching];
  const chosen = place === undefined ? undefined : scenarios?.[place];
  return (
    <article className="ruling-detail panel">
      <p className="ruling-back">
        <Link href={addressOf('', query)} className="link">
          {query.words || query.source || query.status
            ? t('Back to what was found')
            : t('All rulings')}
        </Link>
      </p>
      <p className="kicker">{SOURCES[e.source]}</p>
      <h2 ref={head} tabIndex={-1}>
        {citation(e.id)}
      </h2>
      <Wording entry={e} />
      {e.reason ? <p className="ruling-reason">{e.reason}</p> : null}
      {e.by ? <p className="ruling-reason">{t('In its place: {{by}}', { by: e.by })}</p> : null}
      <p>
        <span className="ruling-badge" data-status={e.status}>
          {STATUSES[e.status]}
        </span>{' '}
        <code>{e.id}</code>
        {e.source === 'coe' && (
          <>
            {' '}
            <Link href={`/rules/${e.id.slice(4)}`} className="link">
              {t('In the rule book')}
            </Link>
          </>
        )}
      </p>
      <AboutCards id={e.id} words={[e.says, ...e.points].join(' ')} />
      {chosen && watching !== null ? (
        <section aria-label={chosen.title} className="ruling-watch">
          {chosen.title === e.says ? null : <h3>{chosen.title}</h3>}
          <ScenarioSides
            key={chosen.title}
            scenario={chosen}
            from={{ id: e.id, n: watching, points: e.points }}
          />
          <AlsoShown scenario={chosen} but={e.id} />
        </section>
      ) : null}
      {e.proofs.length > 0 ? (
        <section aria-label={t('Scenarios')}>
          <h3>{chosen ? t('More to watch') : t('Watch it happen')}</h3>
          <ul className="ruling-proofs">
            {e.proofs.map((p, i) => (
              <li key={p}>
                <Link
                  href={addressOf(e.id, query, { watch: i })}
                  className="btn"
                  aria-current={watching === i ? 'true' : undefined}
                >
                  {t('Watch')}
                </Link>
                <span>{scenarios?.[p].title}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Turn before={before} after={after} query={query} />
    </article>
  );
}
