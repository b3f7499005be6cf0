/** Influence: how much of it is taken up by characters, and how much is left. */

import { kindOf } from '../rules/kinds-of-player.ts';
import { type Cid, GENERAL, type Seat, type State } from '../state/types.ts';
import { cannotCard } from './bans.ts';
import { companiesOf, def, followersOf } from './cards.ts';
import { playerStat } from './company-stats.ts';
import { matches, speaks, value } from './evaluate.ts';
import { isGranted } from './granted.ts';
import { contextOf, inForce, modifiersInForce } from './in-force.ts';
import { refCard, seatRef } from './refs.ts';
import { stat, takenBeyond } from './stats.ts';

/** Mind that general influence has to carry (coe/2.II.2.2.2). */
export function mindUnderGeneral(s: State, seat: Seat): number {
  let n = 0;
  for (const co of companiesOf(s, seat)) {
    for (const m of co.members) {
      const d = def(s, m);
      if (d.kind === 'character' && !d.avatar && s.control[m] === GENERAL) n += controlCost(s, m);
    }
  }
  return n;
}

/** Never below zero (coe/1.12.1), and what controls nobody comes on top (coe/1.12.R1, 1.12.B1). */
export const unusedGeneral = (s: State, seat: Seat): number =>
  Math.max(0, playerStat(s, 'general-influence', seat) - mindUnderGeneral(s, seat)) +
  kindOf(s, seat).generalInfluence.besides +
  givenBesides(s, seat);

/** What cards give that controls nobody (WH-108). */
function givenBesides(s: State, seat: Seat): number {
  let n = 0;
  for (const x of modifiersInForce(s, 'general-influence')) {
    const { of, besides, by } = x.a;
    if (!besides || typeof of === 'string' || !('player' in of)) continue;
    const c = contextOf(s, x);
    if (seatRef(s, c, of.player) === seat && speaks(s, c, x.a)) n += value(s, c, by);
  }
  return n;
}

interface Restricted {
  left: number;
  readonly of: (x: Cid) => boolean;
  /** his own card says it */
  readonly own: boolean;
  /** all of it for one, and the rest is of no use to others */
  readonly undivided: boolean;
}

/**
 * Influence restricted to certain cards, each a pool that is applied once (coe/2.II.2.2.4);
 * `plain`: whatever others say that he has.
 */
function pools(s: State, id: Cid, plain = false): Restricted[] {
  const out: Restricted[] = [];
  for (const x of modifiersInForce(s, 'influence')) {
    const m = x.a;
    const { versus } = m;
    const set = m.op === 'set';
    if (versus === undefined && !set) continue;
    const c = contextOf(s, x);
    if (
      typeof m.of === 'string'
        ? refCard(s, c, m.of) !== id
        : !('each' in m.of && matches(s, c, id, m.of.each))
    )
      continue;
    if (!speaks(s, c, m)) continue;
    // what it is said to be is all that he has, for anybody
    const own = x.card === id && x.lasting === null;
    if (set && !(plain && !own)) return [];
    if (versus === undefined) continue;
    const of = (y: Cid): boolean => matches(s, c, y, versus);
    out.push({ left: value(s, c, m.by), of, own, undivided: m.undivided === true });
  }
  return out;
}

/**
 * What is for one alone goes to the follower for whom it saves most, unless it is of use now: what each
 * of them then takes of the rest.
 */
function minds(s: State, id: Cid, own: readonly Restricted[], versus: Cid, without: Cid): number[] {
  const followers = followersOf(s, id).filter((f) => f !== without);
  const out = followers.map((f) => controlCost(s, f));
  for (const p of own) {
    if (!p.undivided || (versus >= 0 && p.of(versus))) continue;
    const others = (f: Cid): number => own.filter((q) => q !== p && q.of(f)).length;
    let best = -1;
    followers.forEach((f, i) => {
      if (!p.of(f)) return;
      const more = best < 0 ? 1 : Math.min(p.left, out[i]) - Math.min(p.left, out[best]);
      if (more > 0 || (more === 0 && others(f) < others(followers[best]))) best = i;
    });
    if (best >= 0) out[best] -= Math.min(p.left, out[best]);
    p.left = 0;
  }
  return out;
}

/**
 * Direct influence that is left, to be used against a card (-1: against nobody in particular).
 * Followers are charged to the pools that fit them and are of no use here, before others.
 */
export function unusedDirect(s: State, id: Cid, versus: Cid, without: Cid = -1): number {
  let free = stat(s, 'influence', id);
  const own = pools(s, id);
  if (free <= 0 && own.length > 0) free = Math.min(0, free + takeOff(s, id, own, versus));
  const left = minds(s, id, own, versus, without);
  followersOf(s, id)
    .filter((f) => f !== without)
    .forEach((f, i) => {
      let mind = left[i];
      const fitting = own
        .filter((p) => !p.undivided && p.of(f))
        .sort((a, b) => Number(versus >= 0 && a.of(versus)) - Number(versus >= 0 && b.of(versus)));
      for (const p of fitting) {
        const paid = Math.min(p.left, mind);
        p.left -= paid;
        mind -= paid;
      }
      free -= mind;
    });
  if (versus >= 0) for (const p of own) if (p.of(versus)) free += p.left;
  return free;
}

/**
 * What is taken off his influence comes off the unrestricted first, and what is still to be taken
 * off what is restricted: his player says which, and would not choose what he needs now
 * (crf/term/influence/2). Gives how much that was.
 */
function takeOff(s: State, id: Cid, own: readonly Restricted[], versus: Cid): number {
  const short = takenBeyond(s, 'influence', id);
  let left = short;
  if (left === 0) return 0;
  const followers = followersOf(s, id);
  const needed = (p: Restricted): number =>
    2 * Number(versus >= 0 && p.of(versus)) + Number(followers.some((f) => p.of(f)));
  for (const p of [...own].sort((a, b) => needed(a) - needed(b))) {
    const off = Math.min(left, Math.max(0, p.left));
    p.left -= off;
    left -= off;
  }
  return short - left;
}

/**
 * What is left of the influence that he has of his own, printed or by his own text (`how`: by the number
 * alone). Followers are charged first to what others lend him, and to a text that is of no use now.
 */
export function unusedNormal(s: State, id: Cid, versus: Cid, how: true | 'number' = true): number {
  let free = stat(s, 'influence', id, { own: how });
  let lent = Math.max(0, stat(s, 'influence', id) - free);
  const all = pools(s, id, true);
  const own = (p: Restricted): boolean => p.own && how === true;
  const last = (p: Restricted): number =>
    Number(own(p)) + Number(own(p) && versus >= 0 && p.of(versus));
  const left = minds(s, id, all, versus, -1);
  followersOf(s, id).forEach((f, i) => {
    let mind = left[i];
    const fitting = all.filter((p) => !p.undivided && p.of(f)).sort((a, b) => last(a) - last(b));
    for (const p of fitting) {
      const paid = Math.min(p.left, mind);
      p.left -= paid;
      mind -= paid;
    }
    const carried = Math.min(lent, mind);
    lent -= carried;
    free -= mind - carried;
  });
  if (versus >= 0) for (const p of all) if (own(p) && p.of(versus)) free += p.left;
  return free;
}

/** Whether he may control others at all: a text may keep him from it, and another let him (BA-3, 62, 76). */
export const mayLead = (s: State, id: Cid): boolean =>
  !cannotCard(s, 'have-followers', id) ||
  inForce(s, 'grant').some((x) => x.a.ability === 'have-followers' && isGranted(s, x, id));

/** What it takes to control a character: his mind, or what avatars take, but for what a text leaves out of account. */
export const controlCost = (s: State, id: Cid, mind?: number): number => {
  const d = def(s, id);
  const base =
    d.kind === 'character' && d.avatar
      ? d.alwaysFollows
        ? 0
        : (kindOf(s, s.owner[id]).avatarFollowers ?? 0)
      : (mind ?? stat(s, 'mind', id));
  return Math.max(0, stat(s, 'control-cost', id, { base }));
};
