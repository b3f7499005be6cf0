import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { number } from '../app/numbers.ts';
import { t } from '../app/words.ts';
import { Icon } from '../design/icons.tsx';
import { catalogue, useReady } from './all.ts';
import { Chosen } from './Chosen.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { filterCount, type Query, type Sort, toAddress } from './query.ts';
import { Results } from './Results.tsx';
import { useAddressQuery, useFound } from './useQuery.ts';

const SORTS: readonly (readonly [Sort, string])[] = [
  ['best', 'Best match'],
  ['name', 'Name'],
  ['set', 'Set and number'],
  ['kind', 'Kind'],
  ['points', 'Points'],
  ['prowess', 'Prowess'],
  ['mind', 'Mind'],
];

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia('(max-width: 60rem)').matches);
  useEffect(() => {
    const m = matchMedia('(max-width: 60rem)');
    const on = (): void => setNarrow(m.matches);
    m.addEventListener('change', on);
    return () => m.removeEventListener('change', on);
  }, []);
  return narrow;
}

function Bar({ query, onChange }: { query: Query; onChange: (q: Query) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const slash = (e: KeyboardEvent): void => {
      const typing = e.target instanceof HTMLElement && e.target.closest('input,select,textarea');
      if (e.key !== '/' || typing || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', slash);
    return () => removeEventListener('keydown', slash);
  }, []);
  return (
    <div className="search-bar">
      <label className="search-words">
        <span className="sr-only">{t('Search cards')}</span>
        <Icon name="search" />
        <input
          ref={input}
          className="field"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('A name in any language, or words of the text')}
          value={query.words}
          onChange={(e) => onChange({ ...query, words: e.target.value })}
        />
        <span className="key" aria-hidden="true">
          /
        </span>
      </label>
      <label className="search-check">
        <input
          type="checkbox"
          checked={query.namesOnly}
          onChange={(e) => onChange({ ...query, namesOnly: e.target.checked })}
        />{' '}
        {t('names only')}
      </label>
      <label className="search-sort">
        <span className="sr-only">{t('Order')}</span>
        <select
          className="field"
          value={query.sort}
          onChange={(e) => onChange({ ...query, sort: e.target.value as Sort })}
        >
          {SORTS.map(([key, word]) => (
            <option key={key} value={key}>
              {t(word)}
            </option>
          ))}
        </select>
      </label>
      <div className="looks">
        {(['faces', 'list'] as const).map((look) => (
          <button
            key={look}
            type="button"
            className="btn"
            aria-pressed={query.look === look}
            onClick={() => onChange({ ...query, look })}
          >
            {look === 'faces' ? t('Faces') : t('List')}
          </button>
        ))}
      </div>
    </div>
  );
}

/** All cards: search, filter, look. */
export function SearchPage() {
  const [query, change] = useAddressQuery();
  const found = useFound(query);
  const texts = useReady((r) => r.texts);
  const narrow = useNarrow();
  const n = filterCount(query);
  const count = found.rows.length;
  const panel = <FilterPanel query={query} found={found} onChange={change} />;
  return (
    <div className="browse">
      <header className="browse-head">
        <h1>{t('Cards')}</h1>
        <p className="text-dim">
          {t('{{x1}} cards of seven sets, drawn by us and told in our own words.', {
            x1: number(catalogue.rows.length),
          })}
        </p>
      </header>
      <search className="browse-search">
        <Bar query={query} onChange={change} />
        {narrow && (
          <Dialog.Root>
            <Dialog.Trigger asChild>
              <button type="button" className="btn browse-filters">
                <Icon name="menu" /> {t('Filters{{x1}}', { x1: n > 0 ? ` (${n})` : '' })}
              </button>
            </Dialog.Trigger>
            <Dialog.Portal>
              <Dialog.Overlay className="overlay" />
              <Dialog.Content className="filter-sheet" aria-describedby={undefined}>
                <div className="filter-sheet-head">
                  <Dialog.Title className="display text-xl text-gold">{t('Filters')}</Dialog.Title>
                  <Dialog.Close className="btn btn-gold">
                    {t('Show {{count}} {{x1}}', {
                      count,
                      x1: count === 1 ? t('card') : t('cards'),
                    })}
                  </Dialog.Close>
                </div>
                {panel}
              </Dialog.Content>
            </Dialog.Portal>
          </Dialog.Root>
        )}
        <div className="browse-count">
          <p role="status" data-texts={texts || undefined}>
            {count === 1 ? t('1 card') : t('{{x1}} cards', { x1: number(count) })}
          </p>
          <Chosen query={query} onChange={change} />
        </div>
      </search>
      <div className="browse-body">
        {!narrow && (
          <aside className="browse-panel panel" aria-label={t('Filters')}>
            {panel}
          </aside>
        )}
        <div className="browse-results">
          <Results
            key={query.look}
            rows={found.rows}
            look={query.look}
            words={query.words}
            search={toAddress(query)}
          />
        </div>
      </div>
    </div>
  );
}
