import type { Action } from './action.ts';
import type { Effect } from './effect.ts';
import type { AttackFilter, CardFilter, CompanyFilter, Ref } from './filter.ts';
import type { Stat } from './kinds.ts';
import type { TriggerEvent } from './pattern.ts';
import type { Rule } from './rule.ts';
import type { Cond, Value, Who } from './value.ts';

/** Numbers changed for as long as the card is in play (or the effect lasts). */
export interface Modify {
  readonly is: 'modify';
  readonly stat: Stat;
  /**
   * Whose number it is: of one card by its role, of every card that matches, of attacks, of the
   * strike that somebody faces (attack-body), of companies, of a player.
   */
  readonly of:
    | Ref
    | { readonly each: CardFilter }
    | { readonly foeOf: Ref }
    | { readonly attacks: AttackFilter }
    | { readonly companies: CompanyFilter }
    | { readonly player: Who };
  readonly by: Value;
  /** 'base': it is reckoned from that number, and not from the printed one */
  readonly op?: 'add' | 'set' | 'times' | 'half-up' | 'base';
  readonly max?: Value;
  readonly min?: number;
  readonly when?: Cond;
  /** only while such an attack is faced (prowess, body, the body of a foe) */
  readonly inAttack?: AttackFilter;
  /** of attacks: not besides what another card of the name does to the same one */
  readonly once?: true;
  /** only used on such a card (influence, influence checks); only if such a card asks for it (corruption checks) */
  readonly versus?: CardFilter;
  /** influence: used on one of those at a time, and not parted among several */
  readonly undivided?: true;
  /** general influence: it controls nobody, and counts where what is unused does */
  readonly besides?: true;
}

/** Passive conditions (coe/9.6): when that happens, this is done in the chain that follows. */
export interface Trigger {
  readonly is: 'trigger';
  readonly on: TriggerEvent;
  readonly when?: Cond;
  readonly does: readonly Effect[];
  /** happens at once, opens no chain (coe/9.5.3, 9.6.3) */
  readonly immediate?: true;
  /** the player of the card may decline */
  readonly optional?: true;
  /** the first time, and it is over (said by an effect that lasts) */
  readonly once?: true;
}

/** Leaves play at once when the state is so (coe/9.6.3). */
export interface LeaveWhen {
  readonly is: 'leave-when';
  readonly cond: Cond;
}

/** `stored`: said by the card when it is stored, and not before; all else is said in play alone. */
export type Ability = (Action | Modify | Trigger | LeaveWhen | Rule) & { readonly stored?: true };
