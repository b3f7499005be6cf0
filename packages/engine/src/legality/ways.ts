import type { Ability } from '../language/index.ts';
import { comp, def, note } from '../query/cards.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { abilityUse, agentUse, creatureUse, eventUse, type Reading, siteUse } from './use.ts';

/** Runs over the ways to play a card in hand; characters come in by organizing. */
export function eachPlay(s: State, seat: Seat, id: Cid, use: (u: Reading) => void): void {
  const d = def(s, id);
  switch (d.kind) {
    case 'event':
      for (let mode = 0; mode < d.plays.length; mode++)
        use(eventUse(s, seat, id, mode, d.plays[mode]));
      return;
    case 'creature':
      use(creatureUse(seat, id));
      d.asEvent?.plays.forEach((action, i) => void use(eventUse(s, seat, id, i + 1, action)));
      return;
    case 'item':
      return use(d.played ? eventUse(s, seat, id, 0, d.played) : siteUse(seat, id));
    case 'ally':
    case 'faction':
      return use(siteUse(seat, id));
    case 'character':
      if (d.agent) use(agentUse(seat, id));
      return;
    default:
      return;
  }
}

/** Runs over what a card in play, or a stored one, can be used for. */
export function eachAbility(s: State, seat: Seat, id: Cid, use: (u: Reading) => void): void {
  const stored = note(s, id).stored !== undefined;
  for (const { a, i } of comp(s, id).actions as { a: Ability; i: number }[])
    if ((a.stored === true) === stored) use(abilityUse(s, seat, id, i));
}
