import type { RegionType, SiteType, Skill } from '@mathom/engine/language';
import { type ReactNode, useMemo } from 'react';
import { t } from '../app/words.ts';
import { PointMark, RegionMark, SiteMark, SkillMark } from '../design/symbols.tsx';
import { catalogue } from './all.ts';
import { FACETS, type Facet, facetWord, REGION_TYPES, SITE_TYPES } from './facets.ts';
import { limited, type Query, toggled } from './query.ts';
import { RANGES, type Range } from './ranges.ts';
import type { Found } from './search.ts';

interface Props {
  readonly query: Query;
  readonly found: Found;
  readonly onChange: (next: Query) => void;
}

/** All values that a facet has in the catalogue, in their order. */
const VALUES: ReadonlyMap<string, readonly string[]> = new Map(
  FACETS.map((f, i) => {
    const there = new Set(catalogue.values[i]);
    const rest = [...there].filter((v) => !f.order?.includes(v));
    rest.sort((a, b) => facetWord(f, a).localeCompare(facetWord(f, b), 'en'));
    return [f.key, [...(f.order ?? []).filter((v) => there.has(v)), ...rest]];
  }),
);

function mark(facet: Facet, value: string): ReactNode {
  if (facet.key === 'skill') return <SkillMark skill={value as Skill} title="" />;
  if (facet.key === 'source') return <PointMark source={value as never} title="" />;
  if (facet.key !== 'keyed') return null;
  if (SITE_TYPES.includes(value as never)) return <SiteMark type={value as SiteType} title="" />;
  return REGION_TYPES.includes(value as never) ? (
    <RegionMark type={value as RegionType} title="" />
  ) : null;
}

function Buttons({ facet, counts, query, onChange }: FacetProps) {
  const chosen = query.facets[facet.key] ?? [];
  return (
    <fieldset className="filter-group">
      <legend className="kicker">{t(facet.label)}</legend>
      <div className="filter-chips">
        {(VALUES.get(facet.key) ?? []).map((v) => {
          const n = counts.get(v) ?? 0;
          const on = chosen.includes(v);
          return (
            <button
              key={v}
              type="button"
              className="filter-chip"
              aria-pressed={on}
              data-none={n === 0 || undefined}
              onClick={() => onChange(toggled(query, facet.key, v))}
            >
              {mark(facet, v)}
              {facetWord(facet, v)}
              <span className="filter-n">
                <span className="sr-only">, </span>
                {n}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface FacetProps extends Omit<Props, 'found'> {
  readonly facet: Facet;
  readonly counts: ReadonlyMap<string, number>;
}

/** A long list: one is picked at a time, and what is picked stands under it. */
function Picker({ facet, counts, query, onChange }: FacetProps) {
  const chosen = query.facets[facet.key] ?? [];
  return (
    <div className="filter-group">
      <label>
        <span className="kicker">{t(facet.label)}</span>
        <select
          className="field filter-select"
          value=""
          onChange={(e) => e.target.value && onChange(toggled(query, facet.key, e.target.value))}
        >
          <option value="">{chosen.length > 0 ? t('or …') : t('any')}</option>
          {(VALUES.get(facet.key) ?? []).map((v) =>
            chosen.includes(v) ? null : (
              <option key={v} value={v}>
                {facetWord(facet, v)} ({counts.get(v) ?? 0})
              </option>
            ),
          )}
        </select>
      </label>
      {chosen.length > 0 && (
        <div className="filter-chips filter-picked">
          {chosen.map((v) => (
            <button
              key={v}
              type="button"
              className="filter-chip"
              aria-pressed="true"
              onClick={() => onChange(toggled(query, facet.key, v))}
            >
              {facetWord(facet, v)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const number = (text: string): number | null => {
  const n = Number.parseInt(text, 10);
  return Number.isNaN(n) ? null : Math.max(-99, Math.min(99, n));
};

function Between({ range, query, onChange }: Omit<Props, 'found'> & { readonly range: Range }) {
  const [low, high] = query.ranges[range.key] ?? [null, null];
  return (
    <fieldset className="filter-range">
      <legend>{t(range.label)}</legend>
      <input
        className="field"
        type="number"
        inputMode="numeric"
        aria-label={t('{{label}}, at least', { label: t(range.label) })}
        placeholder={t('from')}
        value={low ?? ''}
        onChange={(e) => onChange(limited(query, range.key, [number(e.target.value), high]))}
      />
      <span aria-hidden="true">–</span>
      <input
        className="field"
        type="number"
        inputMode="numeric"
        aria-label={t('{{label}}, at most', { label: t(range.label) })}
        placeholder={t('to')}
        value={high ?? ''}
        onChange={(e) => onChange(limited(query, range.key, [low, number(e.target.value)]))}
      />
    </fieldset>
  );
}

/** Every filter there is, and what each would leave. */
export function FilterPanel({ query, found, onChange }: Props) {
  const set = useMemo(() => new Set(Object.keys(query.ranges)), [query.ranges]);
  return (
    <div className="filter-panel">
      {FACETS.map((facet, i) =>
        facet.as === 'buttons' ? (
          <Buttons
            key={facet.key}
            facet={facet}
            counts={found.counts[i]}
            query={query}
            onChange={onChange}
          />
        ) : (
          <Picker
            key={facet.key}
            facet={facet}
            counts={found.counts[i]}
            query={query}
            onChange={onChange}
          />
        ),
      )}
      <details className="filter-group" open={set.size > 0 || undefined}>
        <summary className="kicker">{t('Numbers')}</summary>
        <div className="filter-ranges">
          {RANGES.map((r) => (
            <Between key={r.key} range={r} query={query} onChange={onChange} />
          ))}
        </div>
      </details>
      <label className="filter-once">
        <input
          type="checkbox"
          checked={query.once}
          onChange={(e) => onChange({ ...query, once: e.target.checked })}
        />{' '}
        {t('show reprints once')}
      </label>
    </div>
  );
}
