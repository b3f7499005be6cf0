import { company } from '../query/cards.ts';
import { companyFight } from '../query/refs.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { State } from '../state/types.ts';

/** In another company's phase its own things may be used, but not to cancel an attack or to untap a site (coe/2.IV.2, 2.V.8, 2.V.9, 3.i.3). */
export function companyMayAct(s: State, id: number, ownOnly: boolean, licensed: boolean): boolean {
  const fight = s.phase === 'site' ? companyFight(s) : null;
  // only those who fight have a part in it (coe/3.i.3)
  if (fight) return id === fight.company || id === fight.foe.company;
  if (id === s.current || s.current < 0) return true;
  // what another player may do in this turn does not depend on this player's companies (coe/9.1.3)
  const co = company(s, id);
  if (co && co.seat !== s.active) return true;
  if (ownOnly) return false;
  if (s.phase === 'site' && !(licensed && rulesOf(s).otherCompanies === 'entered-or-licensed'))
    return co?.entered === true;
  return true;
}
