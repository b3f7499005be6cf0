/** Sites have cards of both sides: what the other one has. */

import type { Alignment, AttackSpec } from '../language/index.ts';
import { cardsNamed } from '../pool/pool.ts';
import type { Cid, State } from '../state/types.ts';
import { siteDef } from './cards.ts';

const OTHER: Readonly<Partial<Record<Alignment, Alignment>>> = {
  hero: 'minion',
  minion: 'hero',
  balrog: 'hero',
};

/** The automatic-attacks printed on the card of the same site of the other side; none if there is no such card. */
export function attacksAcross(s: State, site: Cid): readonly AttackSpec[] {
  if (site < 0) return [];
  const { name, alignment } = siteDef(s, site);
  for (const { def: d } of cardsNamed(s.rt.pool, name))
    if (d.kind === 'site' && d.alignment === OTHER[alignment]) return d.attacks;
  return [];
}
