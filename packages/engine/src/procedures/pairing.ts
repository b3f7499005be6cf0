/**
 * Who fights whom when companies meet: each strike is one of the attackers' own. The defender
 * gives strikes to those of his who are untapped, the attacker those of his untapped to others,
 * and the defender what is left (coe/3.V, crf/turn/site-phase/company-vs-company-combat/5).
 */

import { ask, type Decision, type Option } from '../options.ts';
import { chooserOf, strikeAsTheyLike } from '../query/attack-rules.ts';
import { company, fighters, note, untapped } from '../query/cards.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, State } from '../state/types.ts';
import {
  againByDefender,
  assign,
  asUntapped,
  behindHound,
  decline,
  facesAll,
  facesRegardless,
  free,
  given,
  mayFaceMore,
  strikesLeft,
} from './assignment.ts';
import { defenderSeat } from './attack-end.ts';
import { as } from './procedure.ts';

/** Those of a company who can strike. */
export const strikers = (s: State, id: number): Cid[] => {
  const co = company(s, id);
  return co ? fighters(s, co).filter((x) => note(s, x).prisoner === undefined) : [];
};

/** Those of them who have nobody to strike at yet. */
const idle = (s: State, f: AttackFrame): Cid[] =>
  f.foe.k === 'company'
    ? strikers(s, f.foe.company).filter((x) => !f.assigned.some((a) => a.by === x))
    : [];

/** Those who can still be given a strike. */
const open = (s: State, f: AttackFrame): Cid[] => free(s, f).filter((id) => !behindHound(s, f, id));

/** Those who face one whatever is said of it, and have none yet. */
const bound = (s: State, f: AttackFrame): Cid[] =>
  strikers(s, f.company).filter(
    (id) => facesRegardless(s, f, id) && !f.assigned.some((a) => a.who === id),
  );

/** One of those who strike at whom they like, once all have a strike who must, and before the defender has a say; or -1. */
function first(s: State, f: AttackFrame): Cid {
  const own = strikeAsTheyLike(s, f);
  if (own.length > 0 && bound(s, f).length > 0) return -1;
  return (own.length > 0 ? idle(s, f).find((id) => own.includes(id)) : undefined) ?? -1;
}

type Pairing = 'meet' | 'engage' | 'rest';

/** Who of the one side, and who of the other, can be set against each other now. */
function sides(s: State, f: AttackFrame, at: Pairing): { who: Cid[]; by: Cid[] } {
  if (strikesLeft(s, f) <= 0) return { who: [], by: [] };
  const chooser = chooserOf(s, f);
  switch (at) {
    case 'meet': {
      // who must face one has it before all others
      const must = bound(s, f);
      if (must.length > 0) return { who: must, by: idle(s, f) };
      return chooser === 'attacker'
        ? { who: [], by: [] }
        : {
            who: open(s, f).filter(
              (id) => chooser === 'defender' || untapped(s, id) || asUntapped(s, f, id),
            ),
            by: idle(s, f),
          };
    }
    case 'engage':
      return {
        who: open(s, f),
        by: idle(s, f).filter((id) => chooser === 'attacker' || untapped(s, id)),
      };
    case 'rest':
      return { who: open(s, f), by: idle(s, f) };
  }
}

/** His part is done: the other's turn, or all strikes are given out. */
function over(s: State, f: AttackFrame, at: Pairing): null {
  if (at === 'rest') return given(s, f);
  f.s = at === 'meet' ? 'engage' : 'rest';
  return null;
}

const cards = (ids: readonly Cid[]): Option[] =>
  ids.map((card): Option => ({ type: 'card', card }));

/** Set against each other: of strikes and of those who face them none is named twice. */
function pair(f: AttackFrame, who: Cid, by: Cid): void {
  delete f.pairing;
  assign(f, who, 0, by);
}

/** The defender says who faces a strike, and whose. */
function byDefender(s: State, f: AttackFrame, at: 'meet' | 'rest'): Decision | null {
  const { who, by } = sides(s, f, at);
  const seat = defenderSeat(s, f);
  if (f.pairing !== undefined) return ask(seat, 'pick', 'whose-strike', cards(by), f.pairing);
  // who has one already, and may have more of them
  const again = by.length > 0 && strikesLeft(s, f) > 0 ? againByDefender(s, f) : [];
  if (by.length === 0 || who.length + again.length === 0) return over(s, f, at);
  const options = [...who, ...again].map((id): Option => ({ type: 'assign', who: id }));
  // what he defers falls to the attacker; what is left in the end he must give out (coe/3.ii.5, 3.iii)
  if ((at === 'meet' && bound(s, f).length === 0) || who.length === 0)
    options.push({ type: 'pass' });
  return ask(seat, 'assign', 'defend', options);
}

function defenderSays(s: State, f: AttackFrame, at: 'meet' | 'rest', o: Option): void {
  if (o.type === 'pass') {
    decline(f, againByDefender(s, f));
    over(s, f, at);
    return;
  }
  if (o.type === 'card') {
    if (f.pairing !== undefined) pair(f, f.pairing, o.card);
    return;
  }
  const { who } = as(o, 'assign');
  const { by } = sides(s, f, at);
  if (facesAll(s, f, who)) haveAll(s, f, who);
  else if (by.length === 1) pair(f, who, by[0]);
  else f.pairing = who;
}

/** All strikes that are left are his. */
function haveAll(s: State, f: AttackFrame, who: Cid): void {
  for (const by of idle(s, f)) if (strikesLeft(s, f) > 0) pair(f, who, by);
}

/** Who has been given a strike by the other side, and may have one more or all of them, or -1. */
const brave = (s: State, f: AttackFrame): Cid =>
  strikesLeft(s, f) > 0 && f.pairing === undefined ? mayFaceMore(s, f) : -1;

export const PAIRING = {
  meet: {
    ask(s: State, f: AttackFrame): Decision | null {
      const he = first(s, f);
      if (he < 0 || strikesLeft(s, f) <= 0) return byDefender(s, f, 'meet');
      const options = open(s, f).map((id): Option => ({ type: 'assign', who: id }));
      return options.length > 0
        ? ask(f.by, 'assign', 'attack', options, he)
        : byDefender(s, f, 'meet');
    },
    answer(s: State, f: AttackFrame, o: Option): void {
      const he = first(s, f);
      if (he < 0 || o.type !== 'assign') return defenderSays(s, f, 'meet', o);
      pair(f, o.who, he);
    },
  },
  engage: {
    ask(s: State, f: AttackFrame): Decision | null {
      const he = brave(s, f);
      if (he >= 0 && facesAll(s, f, he))
        return ask(defenderSeat(s, f), 'assign', 'defend', [
          { type: 'assign', who: he },
          { type: 'pass' },
        ]);
      if (he >= 0)
        return ask(
          defenderSeat(s, f),
          'pick',
          'whose-strike',
          [...cards(idle(s, f)), { type: 'pass' }],
          he,
        );
      const { who, by } = sides(s, f, 'engage');
      if (who.length === 0 || by.length === 0) return over(s, f, 'engage');
      const striker = f.pairing ?? (by.length === 1 ? by[0] : -1);
      if (striker < 0) return ask(f.by, 'pick', 'who-strikes', cards(by));
      const options = who.map((id): Option => ({ type: 'assign', who: id }));
      return ask(f.by, 'assign', 'attack', options, striker);
    },
    answer(s: State, f: AttackFrame, o: Option): void {
      const he = brave(s, f);
      if (he >= 0 && o.type === 'pass') decline(f, [he]);
      else if (he >= 0 && o.type === 'card') pair(f, he, o.card);
      else if (he >= 0) haveAll(s, f, he);
      else if (o.type === 'card') f.pairing = o.card;
      else pair(f, as(o, 'assign').who, f.pairing ?? sides(s, f, 'engage').by[0]);
    },
  },
  rest: {
    ask: (s: State, f: AttackFrame) => byDefender(s, f, 'rest'),
    answer: (s: State, f: AttackFrame, o: Option) => defenderSays(s, f, 'rest', o),
  },
};
