import type { DeckList } from '@mathom/decks';
import {
  type Company,
  cardNumbered,
  fork,
  HIDDEN,
  query,
  type Seat,
  type State,
  type View,
} from '@mathom/engine';
import type { Rng } from '../types.ts';
import { type Bags, shuffle, unseen } from './prior.ts';

/**
 * A whole game that could be the one behind a view: what the view hides is dealt out by chance
 * from what its owner is likely to have. It is made of the view and of `rng` alone, so it cannot
 * hold more than the player may know.
 */
export function determinize(view: View, rng: Rng, lists?: readonly DeckList[]): State {
  const s = fork(view.state);
  s.rt.decision = undefined;
  s.random = Array.from({ length: 4 }, () => rng(0x7fffffff));
  if (!s.random.some((n) => n > 0)) s.random[0] = 1;
  s.players.forEach((_, seat) => {
    const hidden: number[] = [];
    for (let id = 0; id < s.def.length; id++) {
      if (s.owner[id] === seat && s.def[id] === HIDDEN) hidden.push(id);
    }
    if (hidden.length > 0) deal(s, shuffle(hidden, rng), unseen(s, seat, rng, lists));
  });
  guardsAgain(s);
  draftAgain(s, view.seat, rng);
  return s;
}

type Bag = keyof Bags;
const BAGS: readonly Bag[] = ['play', 'pool', 'side', 'sites'];

/** Where a card that lies there comes from, the likeliest first. */
function sources(s: State, id: number, sites: ReadonlySet<number>): readonly Bag[] {
  if (sites.has(id) || s.zone[id] === 'sites') return ['sites'];
  switch (s.zone[id]) {
    case 'sideboard':
      return ['side', 'play', 'pool'];
    case 'pool':
    case 'out':
      return ['pool', 'side', 'play'];
    default:
      return ['play', 'pool', 'side'];
  }
}

function deal(s: State, hidden: readonly number[], bags: Bags): void {
  const going = new Map<number, Company>();
  for (const co of query.groups(s)) {
    for (const id of [co.dest, co.site, co.origin, ...(co.agent?.trail ?? [])]) {
      if (id >= 0 && s.def[id] === HIDDEN) going.set(id, co);
    }
  }
  const places = new Set(going.keys());
  const rank = (id: number): number => {
    if (places.has(id)) return 0;
    const zone = s.zone[id];
    if (zone === 'face-down') return 0;
    if (zone === 'guard' || zone === 'chain') return 1;
    return zone === 'pool' || zone === 'sideboard' || zone === 'out' ? 2 : 3;
  };
  const order = [...hidden].sort((a, b) => rank(a) - rank(b));
  for (const id of order) {
    const co = going.get(id);
    const from = sources(s, id, places);
    if (co && co.dest === id) s.def[id] = destination(s, co, id, bags.sites);
    else if (s.zone[id] === 'face-down') s.def[id] = agent(s, bags) ?? next(bags, from, s);
    else if (rank(id) === 1) s.def[id] = likely(s, bags.play) ?? next(bags, from, s);
    else s.def[id] = next(bags, from, s);
  }
}

/** The next card of those bags; of others only if they are empty. */
function next(bags: Bags, from: readonly Bag[], s: State): number {
  for (const name of from) {
    const found =
      name === 'pool' && from[0] === 'play' ? character(s, bags.pool) : bags[name].pop();
    if (found !== undefined) return found;
  }
  if (from[0] !== 'sites') {
    for (const name of BAGS) {
      if (name === 'sites') continue;
      const found = bags[name].pop();
      if (found !== undefined) return found;
    }
  }
  return anyLike(s, from[0] === 'sites');
}

/** Of the pool only characters go into a deck. */
function character(s: State, pool: number[]): number | undefined {
  const i = pool.findLastIndex((id) => cardNumbered(s.rt.pool, id).kind === 'character');
  return i < 0 ? undefined : pool.splice(i, 1)[0];
}

/** One who lies face-down is an agent, of those that are left or any other. */
function agent(s: State, bags: Bags): number | undefined {
  const isAgent = (n: number): boolean => {
    const c = cardNumbered(s.rt.pool, n);
    return c.kind === 'character' && c.agent === true;
  };
  for (const bag of [bags.play, bags.side]) {
    const i = bag.findLastIndex(isAgent);
    if (i >= 0) return bag.splice(i, 1)[0];
  }
  return [...s.rt.pool.numbers.values()].find(isAgent);
}

/** A card face-down on guard is a hazard, as a rule. */
function likely(s: State, play: number[]): number | undefined {
  const i = play.findLastIndex((id) => {
    const c = cardNumbered(s.rt.pool, id);
    return c.kind === 'creature' || (c.kind === 'event' && c.side === 'hazard');
  });
  return i < 0 ? undefined : play.splice(i, 1)[0];
}

/** When nothing is left to deal: another copy of something that is there. */
function anyLike(s: State, site: boolean): number {
  const found = s.def.find(
    (d) => d !== HIDDEN && (cardNumbered(s.rt.pool, d).kind === 'site') === site,
  );
  if (found === undefined) throw new Error('No card to stand for a hidden one.');
  return found;
}

/** Where a company with a face-down site may be going. */
function destination(s: State, co: Company, id: number, sites: number[]): number {
  for (let i = sites.length - 1; i >= 0; i--) {
    s.def[id] = sites[i];
    if (query.canReach(s, co, id)) return sites.splice(i, 1)[0];
  }
  return sites.pop() ?? anyLike(s, true);
}

/** A view does not say which company a face-down card waits for: the one at that site. */
function guardsAgain(s: State): void {
  for (let id = 0; id < s.def.length; id++) {
    if (s.zone[id] !== 'guard' || s.notes[id] !== undefined) continue;
    const host = s.host[id];
    const waits = (co: Company): boolean =>
      co.seat !== s.owner[id] && (co.site === host || co.dest === host);
    const all = query.allCompanies(s);
    const co = all.find((c) => c.id === s.current && waits(c)) ?? all.find(waits);
    query.noteOn(s, id).against = co?.id ?? -1;
  }
}

/** In the draft the others have chosen in secret: they are taken to have chosen someone. */
function draftAgain(s: State, me: Seat, rng: Rng): void {
  for (const f of s.stack) {
    if (f.p !== 'setup') continue;
    for (let seat = 0; seat < f.asking && seat < s.players.length; seat++) {
      if (seat === me || f.stopped[seat]) continue;
      const open = draftable(s, seat);
      const pick = open.length > 0 ? open[rng(open.length)] : -1;
      if (f.s === 'choose') f.starters[seat] = pick < 0 ? [] : [pick];
      else if (f.s === 'draft') {
        f.chosen[seat] = true;
        f.picks[seat] = pick;
      }
    }
  }
}

/** Who a player could draft now: of those whose mind is not too much for him. */
function draftable(s: State, seat: Seat): number[] {
  const mindOf = (id: number): number => {
    const c = query.def(s, id);
    return c.kind === 'character' ? (c.mind ?? 0) : 99;
  };
  const mine = query.charactersOf(s, seat);
  const { draft } = query.kindOf(s, seat);
  if (mine.length >= draft.characters) return [];
  const room = draft.mind - mine.reduce((sum, id) => sum + mindOf(id), 0);
  const taken = new Set(query.groups(s).flatMap((c) => c.members.map((m) => query.nameOf(s, m))));
  return s.players[seat].pool.filter((id) => {
    const c = query.def(s, id);
    return c.kind === 'character' && !c.avatar && mindOf(id) <= room && !taken.has(c.name);
  });
}
