import type { Card } from '@mathom/engine/language';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../app/words.ts';
import { SiteMark } from '../design/symbols.tsx';
import { MiddleEarthMap } from '../map/index.ts';
import { catalogue } from './all.ts';
import type { Places } from './places.ts';

const HEADS: Readonly<Record<Exclude<Places['what'], 'nowhere'>, string>> = {
  playable: 'Where it can be played',
  keyed: 'Where it can be keyed',
  home: 'Home',
  itself: 'Where it lies',
};

const LIT: Readonly<Record<Places['what'], string>> = {
  playable: 'it can be played here',
  keyed: 'it can be keyed to this site',
  home: 'home site',
  itself: 'here',
  nowhere: '',
};

const SIDES: Readonly<Record<string, string>> = {
  hero: '',
  minion: 'minion',
  'fallen-wizard': 'Fallen-wizard',
  balrog: 'Balrog',
  dual: 'dual',
  neutral: '',
  stage: 'stage',
};

const MANY = 24;

/** Where a card belongs: lit on the map, and as a list. */
export function WhereMap({ card, places }: { readonly card: Card; readonly places: Places }) {
  const [, go] = useLocation();
  const names = useMemo(() => [...new Set(places.sites.map((s) => s.name as string))], [places]);
  const sites = useMemo(
    () =>
      [...places.sites].sort(
        (a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1),
      ),
    [places],
  );
  if (places.what === 'nowhere') return null;
  const open = (site: string): void => {
    const same = places.sites.find((s) => s.name === site);
    const any = same ?? catalogue.lands.sites.find((s) => s.name === site);
    if (any && any.id !== card.id) go(`/cards/${any.id}`);
  };
  const few = names.length > 0 && names.length <= 12 ? names : [];
  return (
    <section className="where" aria-labelledby="where-head">
      <h2 id="where-head">{HEADS[places.what]}</h2>
      <p className="text-dim">
        {places.regions.length > 0 &&
          card.kind !== 'region' &&
          t('{{length}} of {{length1}} regions{{x1}}', {
            length: places.regions.length,
            length1: catalogue.lands.regions.length,
            x1: names.length > 0 ? t(', and ') : '.',
          })}
        {names.length > 0 && card.kind !== 'site'
          ? t('{{length}} {{x1}}, by what is printed.', {
              length: names.length,
              x1: names.length === 1 ? t('site') : t('sites'),
            })
          : ''}
      </p>
      <div className="where-map">
        <MiddleEarthMap
          reachable={names}
          litWord={LIT[places.what]}
          lands={places.regions}
          focus={few}
          onSelect={open}
        />
      </div>
      {card.kind !== 'site' && sites.length > 0 && (
        <details className="where-list" open={sites.length <= MANY || undefined}>
          <summary>
            {sites.length} {sites.length === 1 ? t('site card') : t('site cards')}
          </summary>
          <ul>
            {sites.map((s) => (
              <li key={s.id}>
                <SiteMark type={s.type} />{' '}
                <Link href={`/cards/${s.id}`} className="link">
                  {s.name}
                </Link>{' '}
                <span className="text-dim">
                  {[SIDES[s.alignment], s.region].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
