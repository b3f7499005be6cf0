import type { CreatureCard } from '../language/index.ts';
import { def } from '../query/cards.ts';
import type { Entry, State } from '../state/types.ts';
import { attackFromSpec, startAttacks } from './start-attack.ts';

/** A creature card resolves into its attack or attacks (coe/2.IV.vii.2.1). */
export function startCreature(s: State, e: Entry): void {
  const d = def(s, e.card) as CreatureCard;
  const through = e.key?.through;
  // it let one creature come, and this is the one
  if (through) s.lasting = s.lasting.filter((l) => l.n !== through);
  startAttacks(
    s,
    [
      attackFromSpec(s, e.ctx, d.attack, {
        source: 'creature',
        card: e.card,
        key: e.key,
        company: e.ctx.company,
      }),
    ],
    false,
  );
}
