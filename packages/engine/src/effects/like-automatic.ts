/** Attacks that are like the automatic-attacks of a site, and are none. */

import type { AttackSpec } from '../language/index.ts';
import { attackAs, automaticAs } from '../query/attack-frame.ts';
import { attackStat, bearAllOnAttack, eachFaces } from '../query/attack-stats.ts';
import { company, groups } from '../query/cards.ts';
import { type AttackStat, normalStat } from '../query/foe.ts';
import { companyRef, refCard } from '../query/refs.ts';
import { type AutoAttack, knownAttacks } from '../query/sites.ts';
import type { AttackFrame } from '../state/frames.ts';
import { withRuntime } from '../state/runtime.ts';
import type { Cid, Company, Ctx, State } from '../state/types.ts';

/** All that the site has, with their numbers as the company would meet them there. */
export function attacksOfSite(s: State, c: Ctx): AttackSpec[] {
  const site = refCard(s, c, 'site');
  const co = company(s, companyRef(s, c, 'active'));
  if (site < 0 || !co) return [];
  return knownAttacks(s, site).map((a) => asFacedThere(s, c, co, site, a));
}

/** The company has come to its site: asked only what it would meet. */
const arrived = (s: State, co: Company, site: Cid): State =>
  withRuntime(
    {
      ...s,
      companies: groups(s).map((x) => (x === co ? { ...co, site, dest: -1, moving: false } : x)),
    },
    { ...s.rt, inForce: null },
  );

/**
 * What changes automatic-attacks, or those at that site, is in the numbers from the beginning: to an
 * attack made by an event it would not apply. What changes any attack of its kind will apply to it.
 */
function asFacedThere(s: State, c: Ctx, co: Company, site: Cid, a: AutoAttack): AttackSpec {
  const there = arrived(s, co, site);
  const model = automaticAs(there, co, site, a, 0);
  const made = { source: 'event', card: c.card, key: null } as const;
  const copy = attackAs(s, c, a.spec, made, 0);
  const number = (name: AttackStat): number =>
    normalStat(copy, name) + full(there, model, name) - full(s, copy, name);
  const [strikes, body] = [number('strikes'), number('attack-body')];
  return {
    ...a.spec,
    ...(eachFaces(there, model) ? {} : { strikes }),
    prowess: number('attack-prowess'),
    ...(body < 0 ? {} : { body }),
  };
}

/** With all that bears on it as it begins. */
function full(s: State, f: AttackFrame, name: AttackStat): number {
  if (f.mods.length === 0) bearAllOnAttack(s, f);
  return attackStat(s, f, name);
}
