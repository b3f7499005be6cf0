/** What is said of attacks by others than those who make them: who gives out their strikes, whether they detain. */

import { rulesOf } from '../rules/rule-sets.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, State } from '../state/types.ts';
import { isUnmoved } from './attack-stats.ts';
import { attackMatches, speaks } from './evaluate.ts';
import { contextOf, inForce, type OfKind } from './in-force.ts';
import { refCard } from './refs.ts';

type Giving = Extract<OfKind<'assignment'>, { how: 'attacker' | 'defender' | 'rules' }>;
type InForce = ReturnType<typeof inForce<'assignment'>>[number];

/** Whether it says something of who gives out the strikes of this attack. */
function givesOut(s: State, a: AttackFrame, x: InForce, said: Giving): boolean {
  if (isUnmoved(s, a, x.card, said.how === 'attacker')) return false;
  const c = contextOf(s, x);
  c.attack = a.n;
  return attackMatches(s, c, a, said.attacks) && speaks(s, c, said);
}

/** Those of an attacking company for whom the attacker says at whom they strike, before all else. */
export function strikeAsTheyLike(s: State, a: AttackFrame): Cid[] {
  const out: Cid[] = [];
  for (const x of inForce(s, 'assignment')) {
    if (x.a.how !== 'attacker' || x.a.strikesOf === undefined) continue;
    if (givesOut(s, a, x, x.a)) out.push(refCard(s, contextOf(s, x), x.a.strikesOf));
  }
  return out;
}

/**
 * Who gives out the strikes: as the rules have it, the attacker, or the defender as he likes. That the defender does
 * is said regardless of what the attack itself says; what another card says of it can be stronger.
 */
export function chooserOf(s: State, a: AttackFrame): 'rules' | 'attacker' | 'defender' {
  let chooser: 'rules' | 'attacker' = a.spec.attackerChooses ? 'attacker' : 'rules';
  let plain = false;
  let regardless = false;
  let byOthers = false;
  for (const x of inForce(s, 'assignment')) {
    if (x.a.how !== 'attacker' && x.a.how !== 'defender' && x.a.how !== 'rules') continue;
    if (x.a.strikesOf !== undefined || !givesOut(s, a, x, x.a)) continue;
    if (x.a.how === 'defender') regardless = true;
    else if (x.a.how === 'rules') plain = true;
    else {
      chooser = 'attacker';
      byOthers = true;
    }
  }
  if (regardless && !(byOthers && rulesOf(s).regardlessYields === 'to-all-others'))
    return 'defender';
  return plain ? 'rules' : chooser;
}

/** The defender gives out all strikes of it himself: none is left to the attacker as long as somebody has none (against coe/3.ii.5). */
export const givesOutAll = (s: State, a: AttackFrame): boolean =>
  inForce(s, 'assignment').some(
    (x) => x.a.how === 'defender' && x.a.all === true && givesOut(s, a, x, x.a),
  );

/** The card whose effects end in place of the attack when it would be canceled, or -1. */
export function wardOf(s: State, a: AttackFrame): Cid {
  for (const x of inForce(s, 'attacks-are')) {
    if (x.a.what !== 'warded') continue;
    const c = contextOf(s, x);
    c.attack = a.n;
    if (attackMatches(s, c, a, x.a.a)) return x.card;
  }
  return -1;
}

/** What is said of an attack to its disadvantage. */
const AGAINST_IT: ReadonlySet<string> = new Set(['canceled', 'detaining', 'failing']);

type Said = OfKind<'attacks-are'>;

/** What is in force that says this of all attacks of its sort. */
const saidOf = (s: State, a: AttackFrame, what: Said['what']): Said[] =>
  inForce(s, 'attacks-are').flatMap((x) => {
    if (x.a.what !== what || isUnmoved(s, a, x.card, !AGAINST_IT.has(what))) return [];
    const c = contextOf(s, x);
    c.attack = a.n;
    return attackMatches(s, c, a, x.a.a) && speaks(s, c, x.a) ? [x.a] : [];
  });

/** Whether something says so. */
export const attacksAre = (s: State, a: AttackFrame, what: Said['what']): boolean =>
  saidOf(s, a, what).length > 0;

/** What is added to the body checks that decide whether it is defeated. */
export const addedToBodyChecks = (s: State, a: AttackFrame): number =>
  saidOf(s, a, 'failing').reduce((sum, x) => sum + (x.bodyChecks ?? 0), 0);
