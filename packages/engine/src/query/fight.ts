/** How each of two who fight sees the attack: to him the other is the foe (coe/3.V.5). */

import type { Race } from '../language/index.ts';
import type { AttackFrame, StrikeFrame } from '../state/frames.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { companyIdOf, def } from './cards.ts';
import { racesAsFoe } from './compare.ts';
import { raceOf } from './race.ts';
import { attackFrame, type CompanyFight, facerFor, isCompanyFight, strikeFrame } from './refs.ts';

/** What a character or ally is to whoever fights him. */
export function racesOfFoe(s: State, id: Cid): readonly Race[] {
  const d = def(s, id);
  return d.kind === 'character' || d.kind === 'ally' ? racesAsFoe(raceOf(s, id)) : [];
}

/**
 * The attack as he faces it whose strike is resolved: of the race and by the card of the one against
 * him. Nothing is written into it: it is there to be asked.
 */
export function asFacedBy(s: State, a: CompanyFight, f: StrikeFrame, id: Cid): AttackFrame {
  const other = id === f.by ? f.who : f.by;
  const d = def(s, other);
  const { prowess = 0, body = 0 } = d.kind === 'character' || d.kind === 'ally' ? d : {};
  return {
    ...a,
    company: id === f.by ? a.foe.company : a.company,
    card: other,
    name: d.name,
    races: racesOfFoe(s, other),
    foe: { k: 'agent', card: other, strikes: a.foe.strikes, prowess, body },
  };
}

/** The attack as the one meets it against whom the strike is. */
export const asStruck = (s: State, a: AttackFrame, f: StrikeFrame): AttackFrame =>
  isCompanyFight(a) ? asFacedBy(s, a, f, f.who) : a;

/**
 * The attack that somebody faces: his company's, and the one that he has to do with in a fight of
 * two companies. Who attacks faces none but for his own strike (coe/3.V.5).
 */
export function attackFacedBy(s: State, id: Cid): AttackFrame | null {
  const a = attackFrame(s);
  if (!a) return null;
  if (isCompanyFight(a)) {
    const f = strikeFrame(s);
    if (f && (f.who === id || f.by === id)) return asFacedBy(s, a, f, id);
  }
  return companyIdOf(s, id) === a.company ? a : null;
}

/** The attack that a text speaks of, as its player's side faces it. */
export function seenBy(s: State, c: Ctx, a: AttackFrame): AttackFrame {
  const f = isCompanyFight(a) ? strikeFrame(s) : null;
  return f && isCompanyFight(a) ? asFacedBy(s, a, f, facerFor(s, f, c.by)) : a;
}
