import type { Deck } from '@mathom/decks';
import type { CardId, RegionType, SiteType } from '@mathom/engine/language';
import { useMemo } from 'react';
import { t } from '../app/words.ts';
import { facetByKey, facetWord } from '../browse/facets.ts';
import { PointMark, RegionMark, SiteMark, sourceName } from '../design/symbols.tsx';
import { Bars } from './Bars.tsx';
import { find } from './find.ts';
import {
  companyOf,
  creaturesByKey,
  minds,
  pointsBySource,
  resourcesBySite,
} from './model/plots.ts';

const KEYED = facetByKey('keyed');
const SITES: readonly string[] = [
  'haven',
  'free-hold',
  'border-hold',
  'ruins',
  'shadow-hold',
  'dark-hold',
];

const keyMark = (key: string) =>
  SITES.includes(key) ? (
    <SiteMark type={key as SiteType} size={18} />
  ) : key === 'place' ? null : (
    <RegionMark type={key as RegionType} size={18} />
  );

const keyColour = (key: string): string =>
  key === 'place'
    ? 'var(--color-gold2)'
    : `var(--${SITES.includes(key) ? 'site' : 'region'}-${key})`;

/** Mind of the characters as columns, and what the starting company takes of the influence. */
function Minds({ deck, start }: { readonly deck: Deck; readonly start: readonly CardId[] }) {
  const columns = useMemo(() => minds(deck, find), [deck]);
  const company = useMemo(() => companyOf(start, find), [start]);
  const most = Math.max(1, ...columns.map((c) => c.n));
  const width = 380;
  const step = width / columns.length;
  const GENERAL = 20;
  return (
    <figure className="plot">
      <figcaption>{t('Mind of the characters')}</figcaption>
      <svg viewBox={`0 0 ${width} 118`} aria-hidden="true" className="plot-columns">
        {columns.map((c, i) => {
          const h = (c.n / most) * 78;
          return (
            <g key={c.mind} data-bar={c.mind} data-n={c.n}>
              <rect
                x={i * step + 4}
                y={92 - h}
                width={step - 8}
                height={h}
                rx="3"
                fill="var(--color-sky)"
              />
              {c.n > 0 && (
                <text x={i * step + step / 2} y={86 - h} className="plot-n" textAnchor="middle">
                  {c.n}
                </text>
              )}
              <text x={i * step + step / 2} y="110" className="plot-word" textAnchor="middle">
                {c.mind}
              </text>
            </g>
          );
        })}
        <line x1="0" x2={width} y1="93" y2="93" stroke="var(--color-line)" />
      </svg>
      <table className="sr-only">
        <caption>{t('Characters by mind')}</caption>
        <tbody>
          {columns.map((c) => (
            <tr key={c.mind}>
              <th scope="row">{t('mind {{mind}}', { mind: c.mind })}</th>
              <td>{t('{{n}} characters', { n: c.n })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {company.members.length > 0 && (
        <div className="gauge">
          <p>
            {t('Starting company: {{mind}} mind of {{GENERAL}} general influence', {
              mind: company.mind,
              GENERAL,
            })}
          </p>
          <svg viewBox={`0 0 ${width} 16`} aria-hidden="true">
            <rect width={width} height="14" rx="4" className="plot-bed" />
            <rect
              width={Math.min(1, company.mind / GENERAL) * width}
              height="14"
              rx="4"
              fill={company.mind > GENERAL ? 'var(--color-ember)' : 'var(--color-leaf)'}
            />
          </svg>
          <p className="text-dim text-sm">
            {t('Direct influence {{influence}}, prowess {{prowess}}. {{x1}}', {
              influence: company.influence,
              prowess: company.prowess,
              x1: [...company.skills].map(([s, n]) => `${n} ${s}${n > 1 ? 's' : ''}`).join(', '),
            })}
          </p>
        </div>
      )}
    </figure>
  );
}

const SHOWN = 14;

/** The deck in numbers. */
export function PlotsPanel({
  deck,
  start,
}: {
  readonly deck: Deck;
  readonly start: readonly CardId[];
}) {
  const sites = useMemo(() => resourcesBySite(deck, find), [deck]);
  const keys = useMemo(() => creaturesByKey(deck, find), [deck]);
  const points = useMemo(() => pointsBySource(deck, find), [deck]);
  const total = points.reduce((n, p) => n + p.points, 0);
  return (
    <div className="plots">
      <Bars
        title={t('Marshalling points')}
        note={t('{{total}} in all, each unique card once and as the best of its numbers.', {
          total,
        })}
        unit="point"
        bars={points.map((p) => ({
          key: p.source,
          word: sourceName(p.source),
          n: p.points,
          mark: <PointMark source={p.source} size={18} />,
          more: `${p.cards} cards`,
        }))}
      />
      <Bars
        title={t('Creatures by what they can be keyed to')}
        unit="creature"
        bars={keys
          .filter((k) => k.n > 0)
          .map((k) => ({
            key: k.key,
            word: KEYED ? facetWord(KEYED, k.key) : k.key,
            n: k.n,
            mark: keyMark(k.key),
            colour: keyColour(k.key),
          }))}
      />
      <Bars
        title={t('Resources by site where they can be played')}
        unit="resource"
        note={
          sites.length > SHOWN
            ? t('The best {{SHOWN}} of {{length}} sites of the deck.', {
                SHOWN,
                length: sites.length,
              })
            : undefined
        }
        bars={sites.slice(0, SHOWN).map((s) => ({
          key: s.site,
          word: s.site,
          n: s.n,
          mark: <SiteMark type={s.type} size={18} />,
          colour: `var(--site-${s.type})`,
          more: s.cards.join(', '),
        }))}
      />
      <Minds deck={deck} start={start} />
    </div>
  );
}
