/** Whether a condition holds. */

import type { CardName, Cond, Zone } from '../../language/index.ts';
import { kindOf } from '../../rules/kinds-of-player.ts';
import { rulesOf } from '../../rules/rule-sets.ts';
import type { Ctx, Seat, State } from '../../state/types.ts';
import { avatarOf, cardsIn, company, def, isSauron, note, opponentsOf, whoIs } from '../cards.ts';
import { oneOf } from '../compare.ts';
import { attackMatches, companyMatches, holds, matches, value } from '../evaluate.ts';
import { seenBy } from '../fight.ts';
import { happened } from '../happened.ts';
import { inForce } from '../in-force.ts';
import { effectivePath } from '../map.ts';
import { pathMatches } from '../paths.ts';
import { attackFrame, attackNo, companyRef, refCard, seatRef } from '../refs.ts';
import { hasEnoughToCall, tally } from '../score.ts';
import { asksAsHazard, playsHazard } from '../side.ts';
import { type KindsOf, kindIn, type ReadCond } from './reader.ts';

type Kind = KindsOf<
  Cond,
  'zone' | 'ofPlayer' | 'min' | 'a' | 'as' | 'has' | 'atLeast' | 'since' | 'named' | 'anyOne'
>;
/** Those that have such a field; what speaks of a player says `is` as well. */
type Of<K extends Kind> = K extends 'is'
  ? Extract<Cond, { is: unknown; a: unknown }>
  : Extract<Cond, { [P in K]: unknown }>;

const CONDITION: { readonly [K in Kind]: (q: Of<K>, s: State, c: Ctx) => boolean } = {
  all: (q, s, c) => q.all.every((x) => holds(s, c, x)),
  any: (q, s, c) => q.any.some((x) => holds(s, c, x)),
  not: (q, s, c) => !holds(s, c, q.not),
  exists,
  player(q, s, c) {
    const seat = seatRef(s, c, q.player);
    if ('as' in q) return oneOf<string>(q.as, whoIs(s, seat));
    if (q.is === 'turn') return s.active === seat;
    if (q.is === 'like-you') return kindOf(s, seat).companies === kindOf(s, c.by).companies;
    if (q.is === 'ahead')
      return opponentsOf(s, seat).every((other) => tally(s, other) < tally(s, seat));
    if (q.is === 'avatar-in-play') return avatarOf(s, seat) >= 0;
    if (q.is === 'may-end') return hasEnoughToCall(s, seat);
    if (q.is === 'sole') return opponentsOf(s, c.by).length === 1;
    if (q.is === 'avatar-lost') return s.players[seat].avatarLost;
    if (q.is === 'avatar-revealed') {
      const { avatar } = s.players[seat];
      return q.named === undefined ? avatar !== '' : avatar === q.named;
    }
    if (q.is === 'sauron') return isSauron(s, seat);
    if (q.anyOne) return opponentsOf(s, c.by).some((x) => s.players[x].kind === q.is);
    return s.players[seat].kind === q.is;
  },
  is(q, s, c) {
    const id = refCard(s, c, q.is);
    return id >= 0 && matches(s, c, id, q.a);
  },
  company(q, s, c) {
    const co = company(s, companyRef(s, c, q.company));
    return co !== undefined && companyMatches(s, c, co, q.a);
  },
  attack(q, s, c) {
    const f = c.attack ? attackNo(s, c.attack) : attackFrame(s);
    // one that was canceled is not there any more, but for what waits for its end
    return (
      f !== null && !(f.canceled && !c.attack) && attackMatches(s, c, seenBy(s, c, f), q.attack)
    );
  },
  path(q, s, c) {
    const co = company(s, companyRef(s, c, q.path));
    if (co === undefined) return false;
    if (q.since && co.trodden?.some((path) => pathMatches(path, q.has))) return true;
    return co.path.length > 0 && pathMatches(effectivePath(s, co, playsHazard(s, c)), q.has);
  },
  phase: (q, s) => oneOf(q.phase, s.phase),
  value: (q, s, c) => value(s, c, q.value) >= q.atLeast,
  happened: (q, s, c) => happened(s, c, q.happened),
  wording: (q, s) => rulesOf(s).wording === q.wording,
  bound: (q, _s, c) => (c.bound[q.bound] ?? 0) !== 0,
};

const KINDS = Object.keys(CONDITION) as Kind[];

export const readCondition = (q: Cond): ReadCond => {
  const kind = kindIn(KINDS, q);
  if (kind === undefined) throw new Error(`No such condition: ${JSON.stringify(q)}.`);
  return CONDITION[kind] as ReadCond;
};

/**
 * "If such a card is in play" takes the asking card: what was played with a host that lends it
 * other skies reads the sky so (VOCABULARY principle 8).
 */
function exists(q: Of<'exists'>, s: State, c: Ctx): boolean {
  const zone = q.zone ?? 'play';
  if (zone === 'play' && typeof q.exists.name === 'string') {
    const sky = readSky(s, c, q.exists.name);
    if (sky !== null) return sky;
  }
  // the common question, asked for every environment card: no list is built
  if (zone === 'play' && isOnlyName(q.exists)) return liesInPlay(s, q.exists.name);
  const min = q.min === undefined ? 1 : value(s, c, q.min);
  const seat = q.ofPlayer ? seatRef(s, c, q.ofPlayer) : -1;
  if (q.ofPlayer === 'opponent' && seat < 0)
    return opponentsOf(s, c.by).some((o) => count(s, c, zone, o, q) >= min);
  return count(s, c, zone, seat, q) >= min;
}

/** Whether a card of that name is taken to be there, or not to be; null: it is as it lies in play. */
function readSky(s: State, c: Ctx, name: CardName): boolean | null {
  const skies = inForce(s, 'reads-as');
  if (skies.length === 0) return null;
  const host = c.card < 0 ? -1 : c.sky >= 0 ? c.sky : s.host[c.card];
  for (const { a, card } of skies) {
    if (a.all || card !== host) continue;
    if (a.present.includes(name)) return true;
    if (a.absent.includes(name)) return false;
  }
  for (const { a } of skies) {
    if (!a.all || (a.all === 'hazards' && !asksAsHazard(s, c))) continue;
    if (a.absent.includes(name)) return false;
    if (a.present.includes(name) && !a.absent.some((x) => liesInPlay(s, x))) return true;
  }
  return null;
}

function liesInPlay(s: State, name: CardName): boolean {
  for (const id of s.table) if (def(s, id).name === name) return true;
  for (const p of s.players)
    for (const id of p.pile) {
      // of what lies there only factions are in play
      const d = def(s, id);
      if (d.name === name && d.kind === 'faction' && !note(s, id).stored) return true;
    }
  return false;
}

const isOnlyName = (f: Of<'exists'>['exists']): f is { name: CardName } => {
  if (typeof f.name !== 'string') return false;
  for (const k in f) if (k !== 'name') return false;
  return true;
};

const count = (s: State, c: Ctx, zone: Zone, seat: Seat, q: Of<'exists'>): number => {
  let n = 0;
  for (const id of cardsIn(s, zone, seat)) if (matches(s, c, id, q.exists)) n++;
  return n;
};
