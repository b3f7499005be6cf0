import type { Scenario } from '@mathom/engine/scenario';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { ScenarioPlayer } from '../../watch/ScenarioPlayer.tsx';
import { citation, type Entry, SOURCES, STATUSES } from './model.ts';

interface Props {
  id: string;
  entry: Entry | undefined;
  scenarios: readonly Scenario[] | null;
  /** which of its scenarios is being watched */
  watching: number | null;
}

export function RulingDetail({ id, entry: e, scenarios, watching }: Props) {
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
          No such ruling
        </h2>
        <p>
          Nothing is known by <code>{id}</code>. <Link href="/rulings">All rulings</Link>
        </p>
      </article>
    );
  const chosen = watching === null || !scenarios ? undefined : scenarios[e.proofs[watching]];
  return (
    <article className="ruling-detail panel">
      <p className="ruling-back">
        <Link href="/rulings" className="link">
          All rulings
        </Link>
      </p>
      <p className="kicker">{SOURCES[e.source]}</p>
      <h2 ref={head} tabIndex={-1}>
        {citation(e.id)}
      </h2>
      <p className="ruling-text" data-worded={e.says !== '' || undefined}>
        {e.says || 'Nobody has worded this one yet.'}
      </p>
      {e.reason ? <p className="ruling-reason">{e.reason}</p> : null}
      {e.by ? <p className="ruling-reason">In its place: {e.by}</p> : null}
      <p>
        <span className="ruling-badge" data-status={e.status}>
          {STATUSES[e.status]}
        </span>{' '}
        <code>{e.id}</code>
      </p>
      {chosen ? (
        <section aria-label={chosen.title} className="ruling-watch">
          {chosen.title === e.says ? null : <h3>{chosen.title}</h3>}
          <ScenarioPlayer key={chosen.title} scenario={chosen} />
        </section>
      ) : null}
      {e.proofs.length > 0 ? (
        <section aria-label="Scenarios">
          <h3>{chosen ? 'More to watch' : 'Watch it happen'}</h3>
          <ul className="ruling-proofs">
            {e.proofs.map((p, i) => (
              <li key={p}>
                <Link
                  href={`/rulings/${e.id}?watch=${i}`}
                  className="btn"
                  aria-current={watching === i ? 'true' : undefined}
                >
                  Watch
                </Link>
                <span>{scenarios?.[p].title}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
