import { type Cid, type Company, query, type Seat, type State } from '@mathom/engine';
import { t } from '../../app/words.ts';
import { knownCard } from '../../cards/data.ts';
import type { Outlook } from './useOutlook.ts';

/** Where a card of one's hand wants to go. */
export interface Where {
  readonly cid: Cid;
  readonly name: string;
  /** 'play': by one's own companies; 'key': where it can be brought upon others; 'any': it asks no place */
  readonly what: 'play' | 'key' | 'any';
  readonly places: readonly Spot[];
  readonly regions: readonly string[];
}

export interface Spot {
  readonly name: string;
  /** movements until one is there; -1: too far off to tell */
  readonly moves: number;
  readonly words: string;
  /** a company can be there with the movement of this turn, or is there */
  readonly now: boolean;
}

type Distances = (co: Company) => ReadonlyMap<string, number>;

const memo = new WeakMap<State, Map<number, ReadonlyMap<string, number>>>();

/** How far everything is, asked once for each company and state of the game. */
function distances(o: Outlook, s: State): Distances {
  const kept = memo.get(s) ?? new Map();
  memo.set(s, kept);
  return (co) => {
    const far = kept.get(co.id) ?? o.movesTo(s, co);
    kept.set(co.id, far);
    return far;
  };
}

/** His companies can still be sent somewhere in this turn. */
const maySend = (s: State, co: Company): boolean =>
  s.active === co.seat && s.phase === 'organization' && co.dest < 0;

function spot(s: State, seat: Seat, name: string, moves: number, company: number): Spot {
  const co = query.company(s, company);
  const send = co !== undefined && maySend(s, co);
  const turns = send ? moves - 1 : moves;
  const words =
    moves < 0
      ? t('far off')
      : moves === 0
        ? co && co.dest >= 0
          ? t('on the way')
          : t('here')
        : turns === 0
          ? t('this turn')
          : turns === 1
            ? t('next turn')
            : t('in {{turns}} turns', { turns });
  const now =
    moves === 0 || (moves === 1 && (send || s.active !== seat || s.phase !== 'organization'));
  return { name, moves, words, now };
}

export function whereOf(o: Outlook, s: State, seat: Seat, cid: Cid): Where | null {
  const card = knownCard(s, cid);
  if (!card) return null;
  const base = { cid, name: card.name };
  const keyed = o.keyedTo(s.rt.pool, card);
  if (keyed)
    return {
      ...base,
      what: 'key',
      places: [...new Set(keyed.sites.map((x) => x.name as string))].map((name) => ({
        name,
        moves: -1,
        words: t('keyed to it'),
        now: true,
      })),
      regions: keyed.regions,
    };
  if (!o.asksPlace(s, cid)) return { ...base, what: 'any', places: [], regions: [] };
  const places = o.placesFor(s, seat, cid, distances(o, s));
  return {
    ...base,
    what: 'play',
    places: places.map((p) => spot(s, seat, p.name, p.moves, p.company)),
    regions: [],
  };
}

type Asked = Pick<Outlook, 'playableAt' | 'comesHome'>;

/** Those of the cards that his companies, or one of them, could play at that site. */
function idsAt(
  o: Asked,
  s: State,
  seat: Seat,
  site: Cid,
  company: number,
  cards: readonly Cid[],
): ReadonlySet<Cid> {
  const ids = new Set<Cid>();
  if (seat < 0 || site < 0 || knownCard(s, site)?.kind !== 'site') return ids;
  for (const co of query.companiesOf(s, seat)) {
    if (company >= 0 && co.id !== company) continue;
    for (const id of o.playableAt(s, co, site, cards)) {
      const card = knownCard(s, id);
      // who joins at any haven says nothing about this one
      if (card && (card.kind !== 'character' || o.comesHome(s, id, site))) ids.add(id);
    }
  }
  return ids;
}

const byName = (a: string, b: string): number => a.localeCompare(b);

export function cardsAt(
  o: Asked,
  s: State,
  seat: Seat,
  site: Cid,
  company: number,
  cards: readonly Cid[],
): string[] {
  const ids = idsAt(o, s, seat, site, company, cards);
  return [...new Set([...ids].map((id) => knownCard(s, id)?.name ?? ''))].sort(byName);
}

/** What of one's deck a site is for: what is still to come, and what lies in the discard pile. */
export interface DeckAt {
  readonly unseen: readonly Counted[];
  readonly discarded: readonly Counted[];
}

export interface Counted {
  readonly card: string;
  readonly name: string;
  readonly count: number;
}

const NONE: DeckAt = { unseen: [], discarded: [] };

/** The list is one's own, and in no order of the deck: that a card is still to come is all that is told. */
export function deckAt(
  o: Asked & Pick<Outlook, 'imagined'>,
  s: State,
  seat: Seat,
  site: Cid,
  list: readonly number[] | undefined,
): DeckAt {
  if (!list || seat < 0) return NONE;
  const { state, cards } = o.imagined(s, seat, list);
  const counted = (pile: readonly Cid[], count: (id: Cid) => number): Counted[] => {
    const out = new Map<string, Counted>();
    for (const id of idsAt(o, state, seat, site, -1, pile)) {
      const card = knownCard(state, id);
      if (!card) continue;
      const before = out.get(card.id)?.count ?? 0;
      out.set(card.id, { card: card.id, name: card.name, count: before + count(id) });
    }
    return [...out.values()].sort((a, b) => byName(a.name, b.name));
  };
  // what has been seen on the deck is known to lie there, and is still to come all the same
  const seen = s.players[seat].deck.filter((id) => knownCard(s, id));
  return {
    unseen: counted([...cards.keys(), ...seen], (id) => cards.get(id) ?? 1),
    discarded: counted(s.players[seat].discard, () => 1),
  };
}
