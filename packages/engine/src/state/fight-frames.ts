/** The frames of combat: an attack, each of its strikes, and who attacks. */

import type { AttackSource, AttackSpec, Race } from '../language/index.ts';
import type { Step } from './step.ts';
import type { Cid, CompanyId, Ctx, KeyUsed, Seat } from './types.ts';

export interface Assigned {
  who: Cid;
  /** who of an attacking company commits it; -1 if a foe does that has all its strikes in common */
  by: Cid;
  excess: number;
  /** '' until resolved */
  result: '' | 'defeated' | 'failed' | 'ineffectual' | 'successful' | 'canceled';
  /** what a successful strike did to him; '' if nothing */
  harm: Harm | '';
  /** added to the prowess of this strike */
  more: number;
  /** the strike has no body */
  bodiless: boolean;
}

export type Harm = 'wounds' | 'taps' | 'captures' | 'spares' | 'none';

/** What is normal for one who attacks. */
interface FoeNumbers {
  strikes: number;
  prowess: number;
  /** -1: it has none */
  body: number;
}

/**
 * Who attacks: a creature, an automatic-attack, an event's attack; an agent, who rolls and is wounded
 * himself; or a company, each of whose members commits a strike of his own (coe/3.V).
 */
export type Foe =
  | ({ k: 'numbers' } & FoeNumbers)
  | ({ k: 'agent'; card: Cid } & FoeNumbers)
  | ({
      k: 'company';
      company: CompanyId;
      /** of what race each of them was when it began (coe/3.4, 3.V.4) */
      races: readonly (readonly Race[])[];
    } & FoeNumbers);

export interface AttackFrame
  extends Step<
    'attack',
    | 'begin'
    | 'early'
    | 'order'
    | 'before'
    | 'window'
    | 'first'
    | 'defender'
    | 'attacker'
    | 'meet'
    | 'engage'
    | 'rest'
    | 'next'
    | 'between'
    | 'finish'
    | 'after'
    | 'end'
  > {
  n: number;
  company: CompanyId;
  by: Seat;
  source: AttackSource;
  /** the creature, the event, or the site */
  card: Cid;
  name: string;
  key: KeyUsed | null;
  spec: AttackSpec;
  races: readonly Race[];
  /** who faces it as if he were a company of his own, or -1 */
  alone: Cid;
  /** which of how many attacks of the card */
  index: number;
  total: number;
  foe: Foe;
  detainment: boolean;
  /** who faced a strike of an earlier attack of the same card */
  struckBefore: Cid[];
  cannotBeCanceled: boolean;
  /** modifiers in the order in which they came to bear; -1 marks effects */
  mods: { card: Cid; lasting: number; i: number }[];
  assigned: Assigned[];
  excess: number;
  canceled: boolean;
  /** only the prescribed actions: something in the chain below still has to resolve (coe/3.2) */
  restricted: boolean;
  /** the one character all attacks of the card are against */
  same: Cid;
  tapCancels: number;
  ctx: Ctx;
  tag: string;
  defeated: boolean;
  /** players had time to act before it, between two attacks of one creature */
  paused: boolean;
  /** an earlier attack of the same card was not defeated */
  spoiled: boolean;
  /** its card is lost when it is over, as if it had been defeated */
  forfeit: boolean;
  /** modifiers whose order is still being chosen */
  ordering: number;
  /** what is in play and changes attacks has not come to bear on it yet (coe/9.6.8) */
  early: boolean;
  /** -1, or index of the automatic-attack of the site */
  auto: number;
  /** the automatic-attack of which this one is a copy, or -1 */
  copyOf: number;
  /** what is won if it is defeated, and not the card that makes it; -1: that one */
  won: Cid;
  /** with which card the one that makes it lies off to the side again, or -1 */
  backTo: Cid;
  /** those who could have faced more of its strikes than one, and do not */
  declined?: Cid[];
  /** one of two who are to fight each other, for whom the other is still to be named (coe/3.V) */
  pairing?: Cid;
  /** the company as it was when the attack began, and is to it until it is over (coe/3.4); null before */
  met: Met | null;
}

/** Who was in a company: its characters, with the allies all who could be struck, and whether it was covert. */
export interface Met {
  readonly members: readonly Cid[];
  readonly fighters: number;
  readonly covert: boolean;
}

export interface StrikeFrame
  extends Step<
    'strike',
    | 'hazard'
    | 'excess'
    | 'committed'
    | 'untapped'
    | 'support'
    | 'defender'
    | 'roll'
    | 'which'
    | 'result'
    | 'instead'
    | 'capture'
    | 'body'
    | 'end'
    | 'over'
  > {
  n: number;
  attack: number;
  i: number;
  who: Cid;
  /** who commits it, if a character does: he faces a strike as well (coe/3.V.5); or -1 */
  by: Cid;
  /** and the same of him as is said of the other */
  byStay?: boolean;
  byFreeStay?: boolean;
  byTwice?: boolean;
  byWasWounded?: boolean;
  stay: boolean;
  freeStay: boolean;
  support: number;
  /** -3 was taken, and the like */
  penalty: number;
  ineffectual: boolean;
  canceled: boolean;
  skillUsed: Seat[];
  wasWounded: boolean;
  /** who taps to face it, of the two whom it may be about */
  tapping: Cid[];
  roll: number;
  /** two rolls are made; those that were, until one is chosen */
  twice: boolean;
  thrown: number[];
  /** what he adds to the roll, and what it stands against */
  prowess: number;
  against: number;
  /** the hazard host that takes him, or -1 */
  captor: Cid;
  /** nobody gave himself up for him */
  refused: boolean;
  /** that the attack takes prisoners was canceled for him */
  freed: boolean;
  outcome: '' | 'successful' | 'failed' | 'ineffectual';
}
