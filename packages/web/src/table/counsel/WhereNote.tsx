import { t, told } from '../../app/words.ts';
import { CardLink } from '../../cards/CardLink.tsx';
import { useNames } from '../../cards/names.ts';
import { Icon } from '../../design/icons.tsx';
import { countOf } from '../model/words.ts';
import { useUi } from '../ui.ts';
import { useDeckAt, useHandAt, useWhere, useWhereOf } from './where.ts';
import type { Counted, Where } from './where-of.ts';
import './counsel.css';

const MOST = 7;

const HEADS: Readonly<Record<Where['what'], string>> = told({
  play: 'Playable at',
  key: 'Keyed to',
  any: '',
});

/** Where the card that is pointed at can be played, in a line over the hand. */
export function WhereNote() {
  const where = useWhere();
  if (!where) return null;
  return (
    <div className="where-note" role="status">
      <WhereWords where={where} />
    </div>
  );
}

/** The same in words, the nearest first. */
export function WhereWords({ where }: { readonly where: Where }) {
  const names = useNames();
  if (where.what === 'any')
    return (
      <p className="text-dim">
        {names.words(where.name)} {t('asks for no place of its own.')}
      </p>
    );
  const { places, regions } = where;
  if (places.length + regions.length === 0)
    return (
      <p className="text-dim">
        {t('None of your sites is one for')} {names.words(where.name)}.
      </p>
    );
  const shown = places.slice(0, MOST);
  const more = places.length - shown.length;
  return (
    <p>
      <b className="text-gold">{names.words(where.name)}</b> · {HEADS[where.what]}{' '}
      {regions.length > 0 && `${countOf(regions.length, 'region')}${places.length > 0 ? ', ' : ''}`}
      {shown.map((p, i) => (
        <span key={p.name} className="where-place" data-now={p.now || undefined}>
          {i > 0 && ', '}
          {p.name}
          {where.what === 'play' && <small> {p.words}</small>}
        </span>
      ))}
      {more > 0 && (
        <span className="text-dim">
          {' '}
          {t('and')} {more} {t('more')}
        </span>
      )}
    </p>
  );
}

/** "From your hand: …": what one holds that can be played at a site. */
export function HandHere({
  site,
  company = -1,
}: {
  readonly site: number;
  readonly company?: number;
}) {
  const names = useNames();
  const list = useHandAt(site, company);
  if (list.length === 0) return null;
  return (
    <span className="hand-here" data-hand-here>
      {t('From your hand:')} {list.map((x) => names.words(x)).join(', ')}
    </span>
  );
}

const countedWords = (list: readonly Counted[], words: (name: string) => string): string =>
  list.map(({ name, count }) => `${words(name)}${count > 1 ? ` ×${count}` : ''}`).join(', ');

function Pile({ list, head }: { readonly list: readonly Counted[]; readonly head: string }) {
  if (list.length === 0) return null;
  return (
    <p>
      <span className="deck-head">{head}</span>{' '}
      {list.map(({ card, name, count }, i) => (
        <span key={card}>
          {i > 0 && ', '}
          <CardLink card={card} name={name} />
          {count > 1 && ` ×${count}`}
        </span>
      ))}
    </p>
  );
}

/** What of one's own deck the site is for: to come, and discarded. Where in the deck nobody can tell. */
export function DeckHere({
  site,
  brief = false,
}: {
  readonly site: number;
  readonly brief?: boolean;
}) {
  const names = useNames();
  const found = useDeckAt(site);
  if (!found || found.unseen.length + found.discarded.length === 0) return null;
  if (brief)
    return found.unseen.length === 0 ? null : (
      <span className="deck-here" data-deck-here>
        {t('Still in your deck:')} {countedWords(found.unseen, names.words)}
      </span>
    );
  return (
    <div className="deck-here" data-deck-here>
      <Pile list={found.unseen} head={t('Still in your deck:')} />
      <Pile list={found.discarded} head={t('In your discard pile:')} />
    </div>
  );
}

/** In the menu of a card of the hand: its places, and the way to the map. */
export function WhereHere({ cid }: { readonly cid: number }) {
  const where = useWhereOf(cid);
  const pane = useUi((u) => u.pane);
  const set = useUi((u) => u.set);
  if (!where || where.what === 'any') return null;
  return (
    <div className="where-here">
      <WhereWords where={where} />
      {pane !== 'map' && (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => set({ pane: 'map', where: cid, menu: null, sheet: false })}
        >
          <Icon name="map" />
          {t('Show it on the map')}
        </button>
      )}
    </div>
  );
}
