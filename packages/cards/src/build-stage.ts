import type { Action, CardFilter, Cond, Modify, Specific } from '@mathom/engine/language';
import { action } from './build.ts';

/** Words of the cards of Fallen-wizards. */

/** "if you have N stage points or more" */
export const strayed = (atLeast: number): Cond => ({
  value: { stat: 'stage-points', of: 'self' },
  atLeast,
});

/** "if you are …" */
export const youAre = (...as: Specific[]): Cond => ({ player: 'you', as });

/** A Wizardhaven of yours that is protected. */
export const HIS_STRONGHOLD: CardFilter = { kind: 'site', keyword: 'protected', whose: 'yours' };

/** Played while organizing, on nothing, if that is so. */
export const stagePlay = (need?: Cond): Action =>
  action({ ...(need === undefined ? {} : { need }), does: [] });

/** People, allies and factions count as what they are; those who lie slain in the pile count as kills, and are no such thing (coe/3.v). */
const counted = (each: CardFilter): CardFilter => {
  const { kind } = each;
  if (kind === 'character' || kind === 'ally' || kind === 'faction')
    return { ...each, gives: kind, whose: 'yours' };
  // a trophy is worth what was slain, as though it were none (coe/3.IV.2)
  if (kind === 'item') return { ...each, gives: ['item', 'misc'], whose: 'yours' };
  return { ...each, whose: 'yours' };
};

/** Such cards of yours are worth all that they normally are. */
export const worthFull = (each: CardFilter, when?: Cond): Modify => ({
  is: 'modify',
  stat: 'points',
  of: { each: counted(each) },
  op: 'set',
  by: { stat: 'points', of: 'it', basis: 'normal' },
  ...(when === undefined ? {} : { when }),
});

/** Such cards of yours are worth so much each. */
export const worthEach = (by: number, each: CardFilter, when?: Cond): Modify => ({
  is: 'modify',
  stat: 'points',
  of: { each: counted(each) },
  op: 'set',
  by,
  ...(when === undefined ? {} : { when }),
});

/** Those that normally give so many points or more. */
export const normallyWorth = (atLeast: number): CardFilter => ({
  stat: { name: 'points', op: '>=', value: atLeast, basis: 'normal' },
});

/** Those of a player's own that give him points, be it only once they are stored; hazards are none. */
export const GIVES_POINTS: CardFilter = {
  any: [
    { ...normallyWorth(1), not: { side: 'hazard' } },
    { stat: { name: 'points', op: '>=', value: 1, basis: 'stored' } },
  ],
};
