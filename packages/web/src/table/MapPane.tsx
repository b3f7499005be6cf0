import { type State, siteNamed } from '@mathom/engine';
import type { SiteCard } from '@mathom/engine/language';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { t } from '../app/words.ts';
import { CardLink } from '../cards/CardLink.tsx';
import { textOf } from '../cards/data.ts';
import { RichText } from '../cards/RichText.tsx';
import { SiteMark } from '../design/symbols.tsx';
import type { MapCompany } from '../map/index.ts';
import { useGame } from './context.tsx';
import { DeckHere, HandHere } from './counsel/Late.tsx';
import { ownSite, useWhere } from './counsel/where.ts';
import { Regions } from './DecisionPanel.tsx';
import {
  mapCompanies,
  mapPaths,
  movesBySite,
  type OwnSite,
  openWays,
  ownVersion,
  sitesInPlay,
  versionsOf,
} from './model/map.ts';
import { companyWord, VERSIONS } from './model/words.ts';
import { useUi } from './ui.ts';

const MiddleEarthMap = lazy(() =>
  import('../map/index.ts').then((m) => ({ default: m.MiddleEarthMap })),
);

/** One's own version of a site; where there is none, another's. */
const siteCard = (s: State, name: string, seat: number): OwnSite | null =>
  ownVersion(s, name, seat) ?? siteNamed(s.rt.pool, name);

/** What may be played at a site and what guards it, in one line. */
function describe(s: State, name: string, seat: number): string {
  const card = siteCard(s, name, seat);
  if (!card) return '';
  const facts = textOf(card).facts.filter(
    ({ label }) => label === 'Playable' || label.startsWith('Automatic'),
  );
  return facts
    .map(({ label, value }) => `${label}: ${value.replace(/\s*\{[a-zA-Z]\}/g, '')}`)
    .join('. ');
}

const mine = (companies: readonly MapCompany[]): string[] =>
  companies.filter((c) => c.mine).map((c) => c.at);

function Facts({ card }: { readonly card: SiteCard }) {
  const facts = textOf(card).facts.filter(({ label }) => label !== 'Type');
  return (
    <dl className="facts text-sm">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <RichText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whose version of the site it is, which others one may use, and what it is beyond its card. */
function Version({ card }: { readonly card: OwnSite }) {
  const { s, near } = useGame();
  const word = VERSIONS[card.alignment] ?? card.alignment;
  const others = versionsOf(s, card.name, near).filter((d) => d.alignment !== card.alignment);
  const mine = ownVersion(s, card.name, near) !== null;
  return (
    <>
      <span className="chip chip-version" data-side={card.alignment}>
        {mine ? word : t('{{word}}: none for you', { word })}
      </span>
      {mine &&
        others.map((d) => (
          <span key={d.alignment} className="chip chip-version" data-side={d.alignment}>
            {t('or')} {VERSIONS[d.alignment]}
          </span>
        ))}
      {card.word && <span className="chip chip-haven">{t(card.word)}</span>}
    </>
  );
}

/** The site under the pointer: what may be played there and what guards it. */
function SitePeek({ name, within }: { readonly name: string; readonly within: boolean }) {
  const { s, near } = useGame();
  const card = siteCard(s, name, near);
  if (!card) return null;
  return (
    <section className="panel map-site" aria-hidden="true">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SiteMark type={card.type} size={22} />
        <p className="display text-lg flex-1">{card.name}</p>
        <Version card={card} />
        {within && <span className="chip text-leaf">{t('within reach')}</span>}
      </header>
      <Facts card={card} />
      <HandHere site={ownSite(s, near, name)} />
      <DeckHere site={ownSite(s, near, name)} brief />
    </section>
  );
}

/** The site that was chosen on the map, and who can go there. */
function SitePanel({ name, close }: { readonly name: string; readonly close: () => void }) {
  const { s, choices, table, busy, near } = useGame();
  const card = siteCard(s, name, near);
  if (!card) return null;
  const moves = movesBySite(s, choices).get(name) ?? [];
  return (
    <section className="panel map-site" aria-label={name}>
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SiteMark type={card.type} size={22} />
        <h2 className="text-lg flex-1">
          <CardLink card={card.id} name={card.name} />
        </h2>
        <Version card={card} />
        <button type="button" className="btn btn-small" onClick={close}>
          {t('Close')}
        </button>
      </header>
      <Facts card={card} />
      <HandHere site={ownSite(s, near, name)} />
      <DeckHere site={ownSite(s, near, name)} />
      {moves.length === 0 && (
        <p className="text-dim text-sm">{t('Nobody can go there just now.')}</p>
      )}
      {moves.map((m) => (
        <button
          key={m.index}
          type="button"
          className="btn btn-gold w-full"
          disabled={busy}
          onClick={() => {
            close();
            table.choose(m.index);
          }}
        >
          {t('Send')} {companyWord(s, m.option.type === 'declare-move' ? m.option.company : -1)}{' '}
          {t('here')}
          {m.words === name ? '' : m.words.slice(name.length)}
        </button>
      ))}
    </section>
  );
}

/** Several ways lead there: each is drawn, and named here. */
function WayPanel() {
  const { choices, table, busy, s } = useGame();
  const lit = useUi((u) => u.litChoice);
  const set = useUi((u) => u.set);
  const ways = choices.all.filter((c) => c.option.type === 'path');
  if (ways.length === 0) return null;
  return (
    <section className="panel map-site map-ways" aria-label={t('Which way')}>
      <h2 className="text-lg text-gold">
        {t('Which way does')} {companyWord(s, s.current)} {t('take?')}
      </h2>
      {ways.map((c) => (
        <button
          key={c.index}
          type="button"
          className="option"
          disabled={busy}
          data-way={c.index}
          data-lit={lit === c.index || undefined}
          onPointerEnter={() => set({ litChoice: c.index })}
          onPointerLeave={() => set({ litChoice: -1 })}
          onFocus={() => set({ litChoice: c.index })}
          onBlur={() => set({ litChoice: -1 })}
          onClick={() => table.choose(c.index)}
        >
          {c.option.type === 'path' && <Regions path={c.option} />}
          <span>
            {c.words}
            <span className="option-more">{c.group}</span>
          </span>
        </button>
      ))}
    </section>
  );
}

const NO_LANDS: readonly string[] = [];

/** The map of this game: companies, ways, and where one may go. */
export function MapPane() {
  const { s, near, choices } = useGame();
  const lit = useUi((u) => u.litChoice);
  const [selected, select] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  const describeSite = useCallback((name: string) => describe(s, name, near), [s, near]);
  const pool = s.rt.pool;
  const inPlay = sitesInPlay(s, near);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a site is to him hangs on the cards, the player and his sites in play alone
  const version = useCallback((name: string) => ownVersion(s, name, near), [pool, near, inPlay]);
  const moves = useMemo(() => movesBySite(s, choices), [s, choices]);
  const carried = useUi((u) => u.carry);
  // of a company that is carried, only where that one can go
  const reachable = useMemo(
    () => [...moves.keys()].filter((name) => !carried || carried.drops.has(`site:${name}`)),
    [moves, carried],
  );
  const companies = useMemo(() => mapCompanies(s, near), [s, near]);
  const open = useMemo(() => openWays(s, choices, lit), [s, choices, lit]);
  const paths = useMemo(() => [...mapPaths(s), ...open], [s, open]);
  // opened on what can be chosen; it moves by itself only when there are ways to compare
  const [first] = useState(() =>
    reachable.length > 0 ? [...reachable, ...mine(companies)] : mine(companies),
  );
  const compared = open.length > 0 && choices.all.some((c) => c.option.type === 'path');
  const ends = compared ? `${open[0].from}|${open[0].to}` : '';
  const [last, setLast] = useState('');
  useEffect(() => {
    if (ends) setLast(ends);
  }, [ends]);
  const where = useWhere();
  const hints = useMemo(
    () =>
      where && where.what !== 'any' ? new Map(where.places.map((x) => [x.name, x] as const)) : null,
    [where],
  );
  const focus = useMemo(() => (last ? last.split('|') : first), [last, first]);
  return (
    <div className="map-pane">
      <Suspense
        fallback={<p className="m-auto text-dim italic">{t('The map is being unrolled …')}</p>}
      >
        <MiddleEarthMap
          reachable={reachable}
          hints={hints}
          lands={where?.regions ?? NO_LANDS}
          companies={companies}
          paths={paths}
          selected={selected}
          onSelect={select}
          onPoint={point}
          describe={describeSite}
          version={version}
          focus={focus}
          className="map-fill"
        />
      </Suspense>
      {selected ? (
        <SitePanel name={selected} close={() => select(null)} />
      ) : pointed && !carried ? (
        <SitePeek name={pointed} within={moves.has(pointed)} />
      ) : (
        <WayPanel />
      )}
    </div>
  );
}
