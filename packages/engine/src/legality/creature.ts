import type { CreatureCard } from '../language/index.ts';
import { def, isUselessAgainst, nameOf, newCtx } from '../query/cards.ts';
import { companyStat } from '../query/company-stats.ts';
import { holds } from '../query/evaluate.ts';
import { cannotBePlayed } from '../query/play-bans.ts';
import { needPhrase } from '../render/need.ts';
import type { Cid, Company, Ctx, KeyUsed, Seat, State } from '../state/types.ts';
import { uniquelyTaken } from './copies.ts';
import { notTheHazardPlayer } from './hazard-turn.ts';
import { areKeysFree, keysFor, visitKeys } from './keying.ts';
import { offLimit } from './off-limit.ts';
import type { Why } from './reasons.ts';
import type { Situation } from './situation.ts';

/** Played by such a key, a creature is off the limit. */
export const isFree = (k: KeyUsed): boolean => k.by === 'site-name' && k.free === true;

/** The keys under which a creature can be played on the present company (coe/2.IV.vii.2). */
export function creaturePlay(s: State, seat: Seat, sit: Situation, id: Cid, why: Why): KeyUsed[] {
  const co = sit.company;
  const full = meets(s, seat, sit, id, why);
  if (full === null || !co) return [];
  const all = keysFor(s, id, co);
  if (all.length === 0) unkeyed(s, id, why);
  if (!why.ok) return [];
  return full ? all.filter(isFree) : all;
}

/** Whether there is such a key; which one it is nobody asks. */
export function creatureMayCome(s: State, seat: Seat, sit: Situation, id: Cid, why: Why): boolean {
  const co = sit.company;
  const full = meets(s, seat, sit, id, why);
  if (full === null || !co) return false;
  // that one is off the limit, where it must be, was asked before
  if (!visitKeys(s, id, co, false, any)) unkeyed(s, id, why);
  return why.ok;
}

const any = (): boolean => true;

const unkeyed = (s: State, id: Cid, why: Why): boolean =>
  why.no(
    'key',
    'coe/2.IV.vii.2',
    () => `${nameOf(s, id)} cannot be keyed to the path or the site of this company.`,
  );

const besides = (c: Ctx, co: Company): Ctx => {
  c.company = co.id;
  return c;
};

/** All but the keys: null if it cannot be played, else whether only a key off the limit will do. */
function meets(s: State, seat: Seat, sit: Situation, id: Cid, why: Why): boolean | null {
  const d = def(s, id) as CreatureCard;
  if (notTheHazardPlayer(s, seat, why)) return null;
  if (
    s.phase !== 'movement-hazard' &&
    why.no('phase', 'coe/2.1.2', 'Creatures are played in an opponent’s movement/hazard phase.')
  )
    return null;
  if (
    d.notAgainst &&
    isUselessAgainst(s, id, [s.active]) &&
    why.no('not-against', 'coe/1.8.2', () => `${d.name} cannot be played against such a player.`)
  )
    return null;
  const taken = uniquelyTaken(s, id);
  if (taken && why.no('unique', 'coe/g.man.1', () => `${d.name} is unique and already ${taken}.`))
    return null;
  if (
    cannotBePlayed(s, { card: id, seat, action: null }) &&
    why.no('banned', 'coe/9.4', () => `Something in play keeps ${d.name} from being played.`)
  )
    return null;
  const co = sit.company;
  if (!co || s.phase !== 'movement-hazard' || seat === s.active) return null;
  if (
    co.members.length === 0 &&
    why.no('no-company', 'coe/2.3', 'There is nobody left in the company.')
  )
    return null;
  if (
    sit.answering &&
    why.no('answer', 'coe/2.IV.vii.2', 'A creature can only start a chain of effects.')
  )
    return null;
  if (sit.attack && why.no('combat', 'coe/3.1.1', 'A creature cannot be played during combat.'))
    return null;
  if (
    sit.kind !== 'movement-hazard' &&
    !sit.answering &&
    !sit.attack &&
    why.no('step', 'coe/2.IV.vii', 'Creatures are played in step 7 of the movement/hazard phase.')
  )
    return null;
  const limit = companyStat(s, 'hazard-limit', co);
  const full = co.hazards + 1 > limit && offLimit(s, id, co) === null;
  if (
    full &&
    !(areKeysFree(s) && keysFor(s, id, co).some(isFree)) &&
    why.no(
      'hazard-limit',
      'coe/2.IV.iii.1',
      () => `The hazard limit is ${limit}, and ${co.hazards} are declared.`,
    )
  )
    return null;
  const { need } = d;
  if (need && !holds(s, besides(newCtx(s, seat, id), co), need)) {
    const words = (): string =>
      `${d.name} can only be played if ${needPhrase({ is: 'action', does: [] }, need)}.`;
    if (why.no('need', 'coe/2.IV.vii.2', words)) return null;
  }
  return full;
}
