/** The numbers of those who attack, before anything changes them. */

import type { AttackFacts } from '../happenings/happening.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid } from '../state/types.ts';

export type AttackStat = 'strikes' | 'attack-prowess' | 'attack-body';

/** What counts as normal for the attack (a body of -1: it has none). */
export const normalStat = ({ foe }: AttackFrame, name: AttackStat): number =>
  name === 'strikes' ? foe.strikes : name === 'attack-prowess' ? foe.prowess : foe.body;

/** It was faced, and none of its strikes came to anything: one that was called off has strikes that did not fail, or none. */
export const allStrikesFailed = (a: AttackFrame): boolean =>
  a.assigned.length > 0 &&
  a.assigned.every((x) => x.result === 'failed' || x.result === 'defeated');

/** Whom the attack has wounded, healed since or not (coe/3.iv.7.2). */
export const woundedIn = (a: AttackFrame): Cid[] =>
  a.assigned.filter((x) => x.harm === 'wounds').map((x) => x.who);

/** What is kept of an attack when it is over. */
export const factsOf = (a: AttackFrame): AttackFacts => ({
  n: a.n,
  races: a.races,
  name: a.name,
  source: a.source,
  card: a.card,
});
