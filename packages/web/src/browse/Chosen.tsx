import { t } from '../app/words.ts';
import { Icon } from '../design/icons.tsx';
import { FACETS, facetWord } from './facets.ts';
import { EVERYTHING, filterCount, limited, type Query, toggled } from './query.ts';
import { RANGES } from './ranges.ts';

const between = ([low, high]: readonly [number | null, number | null]): string => {
  if (low === null) return `at most ${high}`;
  if (high === null) return `at least ${low}`;
  return low === high ? `${low}` : `${low} to ${high}`;
};

/** The filters that are set, each with a way to be rid of it. */
export function Chosen({
  query,
  onChange,
}: {
  readonly query: Query;
  readonly onChange: (next: Query) => void;
}) {
  const n = filterCount(query);
  if (n === 0) return null;
  const chips: [string, string, Query][] = [];
  for (const f of FACETS) {
    for (const v of query.facets[f.key] ?? []) {
      chips.push([`${f.key} ${v}`, `${t(f.label)}: ${facetWord(f, v)}`, toggled(query, f.key, v)]);
    }
  }
  for (const r of RANGES) {
    const range = query.ranges[r.key];
    if (range)
      chips.push([r.key, `${t(r.label)} ${between(range)}`, limited(query, r.key, [null, null])]);
  }
  if (query.once) chips.push(['once', 'reprints once', { ...query, once: false }]);
  return (
    <ul className="chosen" aria-label={t('Filters that are set')}>
      {chips.map(([key, word, without]) => (
        <li key={key}>
          <button
            type="button"
            className="chosen-chip"
            aria-label={t('Remove the filter {{word}}', { word })}
            onClick={() => onChange(without)}
          >
            {word} <Icon name="close" size="0.7em" />
          </button>
        </li>
      ))}
      {n > 1 && (
        <li>
          <button
            type="button"
            className="link"
            onClick={() =>
              onChange({
                ...EVERYTHING,
                words: query.words,
                namesOnly: query.namesOnly,
                sort: query.sort,
                look: query.look,
              })
            }
          >
            {t('Clear all filters')}
          </button>
        </li>
      )}
    </ul>
  );
}
