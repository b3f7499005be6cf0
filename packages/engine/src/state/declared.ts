/** What is declared: at what it is aimed, who does it, by which text, until it has resolved. */

import type { Action, Effect, Race, RegionName, RegionType, SiteType } from '../language/index.ts';
import type { AgentAct } from './company.ts';
import type { Cid, CompanyId, Seat } from './ids.ts';
import type { Passive } from './lasting.ts';

/** Something chosen for an action, recorded on its chain entry. */
export type Aim =
  /** `by`: given up from hand in place of what a cost asks for, with that one tapping */
  | { t: 'card'; id: Cid; by?: Cid }
  /** `of`: the company of this one, wherever he goes (coe/2.II.3.6.1) */
  | { t: 'company'; id: CompanyId; of?: Cid }
  | { t: 'attack'; n: number }
  | { t: 'strike'; n: number; who: Cid }
  | { t: 'entry'; n: number }
  | { t: 'check'; n: number; i: number; who: Cid }
  /** in the path of a company, or (`site`) in the printed path of a site in play */
  | { t: 'region'; company: CompanyId; i: number; site?: Cid }
  | { t: 'auto'; site: Cid; i: number }
  | { t: 'race'; race: Race }
  /** `of`: a card of that player's that was seen and discarded */
  | { t: 'name'; name: string; of?: Seat }
  | { t: 'effect'; n: number };

/** How a creature was keyed (coe/2.IV.vii.2). */
export type KeyUsed = (
  | { by: 'region-type'; types: readonly RegionType[] }
  | { by: 'region-name'; name: RegionName }
  | { by: 'site-type'; type: SiteType }
  /** `agent`: it is he who makes it possible, and he must be revealed (coe/4.1) */
  | { by: 'site-name'; agent?: Cid; free?: true }
  | { by: 'nothing' }
) & {
  /** the effect that lets one creature be keyed so */
  through?: number;
};

/** The roles bound while a text is read. -1 is nobody. */
export interface Ctx {
  by: Seat;
  card: Cid;
  /** what the text is on, if that is not where the card is (effects left behind); -2: look it up */
  host: Cid;
  user: Cid;
  it: Cid;
  cause: Cid;
  picked: Cid;
  company: CompanyId;
  aims: Aim[];
  /** serial of the chain entry being resolved, 0 outside of one */
  entry: number;
  bound: Record<string, number>;
  /** the attack a question is asked about (its frame's serial), 0 for none */
  attack: number;
  /** the card an influence attempt is made against */
  versus: Cid;
  /** the card with which it is played, by which it reads what is in play; -1 for none */
  sky: Cid;
  /** only that it is asked whether an attack is detainment, where some companies count otherwise (coe/2.IV.vii.F1) */
  detaining: boolean;
}

export interface CheckMod {
  /** of the checks of that kind by that card in the entry (-1: by nobody in particular), the which */
  kind: string;
  who: Cid;
  k: number;
  by: number;
  card: string;
  /** what is done besides if the check is passed */
  pass?: { does: readonly Effect[]; ctx: Ctx };
  fail?: { does: readonly Effect[]; ctx: Ctx };
  /** not a number: another roll is made, and one of the two chosen */
  twice?: true;
  /** who tapped for it: it counts only if that one is still tapped when the check is made (coe/7.1.1, 9.2.1) */
  tapped?: Cid;
}

/** A player's use of a card, from the question whether he may until it has resolved. */
export interface Use {
  seat: Seat;
  card: Cid;
  /** by a text of the card in hand, of the card in play, or of a lasting effect; or by the rules alone */
  kind: 'play' | 'use' | 'effect' | 'creature' | 'at-site' | 'agent';
  /** which of its ways to be played, of its abilities, or of those of the effect */
  index: number;
  /** is it a hazard when done this way */
  hazard: boolean;
  /** the lasting effect that allows it, 0 for none */
  lasting: number;
  /** trying to be rid of a corruption card, but staying untapped (coe/7.3) */
  untapped: boolean;
  /** a card in play with which it is played, and as which it reads the board; -1 for none */
  sky: Cid;
  /** revealed on guard: what came after the movement/hazard phase is no target (coe/2.V.6) */
  guard: boolean;
  /** the card whose text it uses, if not its own; or -1 */
  of: Cid;
}

/** Nobody's: what the rules put on a chain, or what is not to be seen. */
export const NO_USE: Use = Object.freeze({
  seat: -1,
  card: -1,
  kind: 'play',
  index: 0,
  hazard: false,
  lasting: 0,
  untapped: false,
  sky: -1,
  guard: false,
  of: -1,
});

/** One declared, unresolved action of a chain of effects. */
export interface Entry {
  n: number;
  by: Seat;
  /** what the player did; null for what the rules or a passive condition put here */
  use: Use | null;
  kind: 'play' | 'use' | 'passive' | 'rule';
  /** the card that is played or used; -1 for actions of the rules */
  card: Cid;
  /** its name, for the log and for views after it is gone */
  name: string;
  /** its text as it was declared: the card may be gone before it resolves */
  action: Action | null;
  does: readonly Effect[];
  ctx: Ctx;
  /** cards tapped as a cost: must still be tapped when it resolves (coe/9.2.1) */
  tapped: Cid[];
  /** how much it counts against the hazard limit */
  counts: number;
  key: KeyUsed | null;
  mods: CheckMod[];
  /** how many checks of a kind by a card it has made so far */
  rolled?: Record<string, number>;
  negated: boolean;
  /** the trigger that put it here, for the "still in effect" check (coe/9.6.2) */
  trigger: { what: Passive; card: Cid; i: number; lasting: number } | null;
  /** what was chosen for each time that it is done */
  rounds?: DeclaredRound[];
  /** would tap the site when it resolves: may be answered by revealing a card on guard */
  tapsSite: boolean;
  /** the action of an agent: what he does, and the site card that goes with it, or -1 (coe/4.1) */
  agent?: { act: AgentAct; site: Cid };
}

/** One of several times that an action is done: which of its ways, at what, and what was tapped for it. */
export interface DeclaredRound {
  form: number;
  ctx: Ctx;
  tapped: Cid[];
}
