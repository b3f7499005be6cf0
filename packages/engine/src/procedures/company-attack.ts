/** A company attacks another: one attack, with a strike of each of its members (coe/3.V). */

import { happen } from '../happenings/happen.ts';
import { attackAs } from '../query/attack-frame.ts';
import { nameOf, newCtx } from '../query/cards.ts';
import { racesOfFoe } from '../query/fight.ts';
import { stat } from '../query/stats.ts';
import type { Company, State } from '../state/types.ts';
import { strikers } from './pairing.ts';
import { startAttacks } from './start-attack.ts';

export function attackCompany(s: State, one: Company, other: Company): void {
  happen(s, { event: 'attacked-company', seat: one.seat, other: other.seat });
  const all = strikers(s, one.id);
  const a = attackAs(
    s,
    newCtx(s, one.seat, -1),
    {
      race: [],
      strikes: all.length,
      prowess: Math.max(...all.map((id) => stat(s, 'prowess', id))),
    },
    { source: 'company', card: -1, key: null, company: other.id },
    ++s.serial,
  );
  const { strikes, prowess, body } = a.foe;
  startAttacks(
    s,
    [
      {
        ...a,
        by: one.seat,
        name: `${nameOf(s, all[0])}'s company`,
        foe: {
          k: 'company',
          company: one.id,
          races: all.map((id) => racesOfFoe(s, id)),
          strikes,
          prowess,
          body,
        },
      },
    ],
    false,
  );
}
