/** What may be done while two companies fight (coe/3.V). */

import type { Aspects } from '../aspects.ts';
import { company } from '../query/cards.ts';
import { mayBeResource } from '../query/play-bans.ts';
import { companyFight } from '../query/refs.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Seat, State } from '../state/types.ts';
import type { Why } from './reasons.ts';
import type { Situation } from './situation.ts';
import type { Reading } from './use.ts';

/** His company is attacked by another: he acts though it is not his turn (coe/3.V). */
export function fightsBack(s: State, seat: Seat): boolean {
  if (s.phase !== 'site' || seat === s.active) return false;
  const f = companyFight(s);
  return f !== null && company(s, f.company)?.seat === seat;
}

/** Whether what he does bears on the fight at all, before strikes are given out. */
function bearsOnFight(s: State, u: Reading, a: Aspects): boolean {
  // who attacks can only affect strikes one by one, in their sequence
  if (u.seat === s.active) return false;
  return rulesOf(s).fightingBack === 'cancel-or-strike'
    ? a.cancelsAttack
    : a.attack || a.fighter || a.assigns;
}

/** True if the search can stop. */
export function inCompanyFight(
  s: State,
  sit: Situation,
  u: Reading,
  a: Aspects,
  why: Why,
  any: boolean,
): boolean {
  // what is a resource as well is played as one (crf/card/twilight/3)
  if (u.hazard && !(u.kind === 'play' && mayBeResource(s, u)))
    return why.no('no-hazards', 'coe/3.V.2', 'No hazards are played while two companies fight.');
  // what says that it is for such a fight, or for any time
  if (any || a.companyFight) return false;
  if (sit.answering && a.answers) return false;
  switch (sit.kind) {
    case 'attack':
      if (bearsOnFight(s, u, a)) return false;
      break;
    case 'strike-attacker':
    case 'strike-defender':
      if (a.strike || a.fighter) return false;
      return why.no(
        'strike',
        sit.kind === 'strike-attacker' ? 'coe/3.V.i' : 'coe/3.V.vi',
        'In a strike sequence only what affects that strike may be done.',
      );
    case 'check':
      if (a.bodyOrCorruption || a.takesAway) return false;
      return why.no('check', 'coe/3.I.1', 'Now only what affects the roll may be done.');
  }
  return why.no(
    'company-fight',
    'coe/3.V',
    'While two companies fight the attack can be canceled by who is attacked, and strikes be affected in their sequence.',
  );
}
