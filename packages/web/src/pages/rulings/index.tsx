import type { Scenario } from '@mathom/engine/scenario';
import type { RulingStatus } from '@mathom/rulings';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { citation } from '../../app/citation.ts';
import { t } from '../../app/words.ts';
import { loadScenarios } from '../../watch/load.ts';
import {
  addressOf,
  type Entry,
  entries,
  type Query,
  queryFrom,
  SOURCES,
  type Source,
  STATUSES,
  search,
} from './model.ts';
import { RulingDetail } from './RulingDetail.tsx';
import './rulings.css';

const PAGE = 60;

function Row({ e, open, query }: { e: Entry; open: boolean; query: Query }) {
  return (
    <li>
      <Link
        href={addressOf(e.id, query)}
        className="ruling-row"
        aria-current={open ? 'true' : undefined}
      >
        <span className="ruling-cite">{citation(e.id)}</span>
        <span className="ruling-badge" data-status={e.status}>
          {e.status === 'proven'
            ? t('proven{{x1}}', { x1: e.proofs.length > 1 ? ` ×${e.proofs.length}` : '' })
            : e.status.replace('-', ' ')}
        </span>
        <span className="ruling-says">{e.says || t('No wording yet.')}</span>
      </Link>
    </li>
  );
}

/** All rulings: search, our wording, the citation, and the scenarios that prove them, to watch. */
export function RulingsPage() {
  const [path, go] = useLocation();
  const open = decodeURIComponent(path.replace(/^\/rulings\/?/, ''));
  const address = useSearch();
  const [scenarios, setScenarios] = useState<readonly Scenario[] | null>(null);
  const [shown, setShown] = useState(PAGE);
  const [failed, setFailed] = useState(false);
  const query = useMemo(() => queryFrom(address), [address]);
  const wanted = new URLSearchParams(address).get('watch');
  const watching = wanted === null ? null : Number(wanted);
  const ask = (change: Partial<Query>): void => {
    setShown(PAGE);
    go(addressOf(open, { ...query, ...change }), { replace: true });
  };
  useEffect(() => {
    loadScenarios().then(setScenarios, () => setFailed(true));
  }, []);
  const all = useMemo(() => entries(scenarios), [scenarios]);
  const late = useDeferredValue(query);
  const hits = useMemo(() => search(all, late), [all, late]);
  const chosen = open ? all.find((e) => e.id === open) : undefined;
  const at = hits.findIndex((e) => e.id === open);
  const counts = useMemo(() => {
    const n = new Map<string, number>();
    for (const e of all) n.set(e.status, (n.get(e.status) ?? 0) + 1);
    return n;
  }, [all]);

  return (
    <div
      className="rulings"
      data-open={open ? true : undefined}
      data-watching={open && watching !== null ? true : undefined}
    >
      <header className="rulings-head">
        <h1>{t('Rulings')}</h1>
        <p>
          {t('{{length}} rules and rulings, in our own words. {{x1}}', {
            length: all.length,
            x1: scenarios
              ? t('{{x1}} of them can be watched on a real board.', {
                  x1: counts.get('proven') ?? 0,
                })
              : failed
                ? t('The scenarios could not be loaded.')
                : t('Loading the scenarios…'),
          })}
        </p>
      </header>
      <search className="rulings-search">
        <label className="rulings-words">
          <span className="kicker">{t('Search')}</span>
          <input
            className="field"
            type="search"
            value={query.words}
            placeholder={t('River, on guard, corruption check…')}
            onChange={(e) => ask({ words: e.target.value })}
          />
        </label>
        <label>
          <span className="kicker">{t('Source')}</span>
          <select
            className="field"
            value={query.source}
            onChange={(e) => ask({ source: e.target.value as Source | '' })}
          >
            <option value="">{t('All sources')}</option>
            {Object.entries(SOURCES).map(([k, v]) => (
              <option key={k} value={k}>
                {v}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="kicker">{t('Status')}</span>
          <select
            className="field"
            value={query.status}
            onChange={(e) => ask({ status: e.target.value as RulingStatus | '' })}
          >
            <option value="">{t('Any status')}</option>
            {Object.entries(STATUSES).map(([k, v]) => (
              <option key={k} value={k}>
                {v} ({counts.get(k) ?? 0})
              </option>
            ))}
          </select>
        </label>
      </search>
      <p className="rulings-count" role="status">
        {hits.length === 1 ? t('1 found') : t('{{length}} found', { length: hits.length })}
      </p>
      <div className="rulings-body">
        <div className="rulings-list">
          <ul aria-label={t('Rulings')}>
            {hits.slice(0, shown).map((e) => (
              <Row key={e.id} e={e} open={e.id === open} query={query} />
            ))}
          </ul>
          {hits.length > shown ? (
            <button type="button" className="btn" onClick={() => setShown(shown + PAGE * 3)}>
              {t('Show more')}
            </button>
          ) : null}
        </div>
        {open ? (
          <RulingDetail
            id={open}
            entry={chosen}
            scenarios={scenarios}
            watching={watching}
            query={query}
            before={at > 0 ? hits[at - 1] : undefined}
            after={at >= 0 ? hits[at + 1] : undefined}
          />
        ) : (
          <p className="ruling-none panel">
            {t('Choose a ruling to read it, and to watch it happen.')}
          </p>
        )}
      </div>
    </div>
  );
}

export default RulingsPage;
