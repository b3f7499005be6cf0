import { cardsNamed } from '@mathom/engine';
import type { SiteCard } from '@mathom/engine/language';
import { lazy, Suspense, useMemo, useState } from 'react';
import { CardLink } from '../cards/CardLink.tsx';
import { textOf } from '../cards/data.ts';
import { RichText } from '../cards/RichText.tsx';
import { SiteMark } from '../design/symbols.tsx';
import { useGame } from './context.tsx';
import { mapCompanies, mapPaths, movesBySite } from './model/map.ts';
import { companyWord } from './model/words.ts';

const MiddleEarthMap = lazy(() =>
  import('../map/index.ts').then((m) => ({ default: m.MiddleEarthMap })),
);

const siteCard = (name: string): SiteCard | null => {
  for (const c of cardsNamed(name)) if (c.def.kind === 'site') return c.def;
  return null;
};

/** What may be played at a site and what guards it, in one line. */
function describe(name: string): string {
  const card = siteCard(name);
  if (!card) return '';
  const facts = textOf(card).facts.filter(
    ({ label }) => label === 'Playable' || label.startsWith('Automatic'),
  );
  return facts
    .map(({ label, value }) => `${label}: ${value.replace(/\s*\{[a-zA-Z]\}/g, '')}`)
    .join('. ');
}

/** The site that was chosen on the map, and who can go there. */
function SitePanel({ name, close }: { readonly name: string; readonly close: () => void }) {
  const { s, choices, table, busy } = useGame();
  const card = siteCard(name);
  if (!card) return null;
  const moves = movesBySite(s, choices).get(name) ?? [];
  const facts = textOf(card).facts.filter(({ label }) => label !== 'Type');
  return (
    <section className="panel map-site" aria-label={name}>
      <header className="flex items-center gap-2">
        <SiteMark type={card.type} size={22} />
        <h2 className="text-lg flex-1">
          <CardLink card={card.id} name={card.name} />
        </h2>
        <button type="button" className="btn btn-small" onClick={close}>
          Close
        </button>
      </header>
      <dl className="facts text-sm">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <RichText text={value} />
            </dd>
          </div>
        ))}
      </dl>
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
          Send {companyWord(s, m.option.type === 'declare-move' ? m.option.company : -1)} here
        </button>
      ))}
    </section>
  );
}

/** The map of this game: companies, ways, and where one may go. */
export function MapPane() {
  const { s, near, choices } = useGame();
  const [selected, select] = useState<string | null>(null);
  const moves = useMemo(() => movesBySite(s, choices), [s, choices]);
  const reachable = useMemo(() => [...moves.keys()], [moves]);
  const companies = useMemo(() => mapCompanies(s, near), [s, near]);
  const paths = useMemo(() => mapPaths(s), [s]);
  return (
    <div className="map-pane">
      <Suspense fallback={<p className="m-auto text-dim italic">The map is being unrolled …</p>}>
        <MiddleEarthMap
          reachable={reachable}
          companies={companies}
          paths={paths}
          selected={selected}
          onSelect={select}
          describe={describe}
          className="map-fill"
        />
      </Suspense>
      {selected && <SitePanel name={selected} close={() => select(null)} />}
    </div>
  );
}
