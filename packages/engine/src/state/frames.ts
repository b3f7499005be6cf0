import type { Of } from '../happenings/happening.ts';
import type { Check, Effect, Phase, RegionName } from '../language/index.ts';
import type { AttackFrame, StrikeFrame } from './fight-frames.ts';
import type { Step } from './step.ts';
import type { Cid, CompanyId, Ctx, Entry, KeyUsed, Seat, Use, Waiting } from './types.ts';

export interface SetupFrame
  extends Step<
    'setup',
    | 'exchange'
    | 'choose'
    | 'show'
    | 'draft'
    | 'reveal'
    | 'place'
    | 'settle'
    | 'items'
    | 'leftovers'
    | 'sites'
    | 'hands'
    | 'first'
  > {
  picks: Cid[];
  /** picked this round already */
  chosen: boolean[];
  stopped: boolean[];
  asking: Seat;
  /** chosen at once and not yet shown, for each seat */
  starters: Cid[][];
  /** a Stage card of each seat that was shown and comes into play now, and on what; -1: none */
  placing: Cid[];
  spots: Cid[];
  /** the starting site of each seat that was named already; -1: none */
  bases: Cid[];
  /** cards that two players had and that went into a deck */
  twice: Cid[];
  /** who has the first turn without a roll */
  begins?: Seat;
}

export interface TurnFrame extends Step<'turn', Phase | 'next' | 'skipped'> {}

export type UntapFrame = Step<
  'untap',
  'start' | 'untap' | 'heal' | 'window' | 'sideboard' | 'end'
> & {
  asking: number;
  /** who is to stay wounded though he could heal */
  stay?: Cid[];
};

export interface OrganizationFrame
  extends Step<'organization', 'start' | 'window' | 'ending' | 'departing' | 'reckoning' | 'end'> {
  /** a Stage card was given up in it (coe/2.II.F1) */
  shed?: true;
}

export interface OrganizingFrame extends Step<'organizing', 'ask'> {
  /** times each character was moved, so that it ends */
  moves: Record<number, number>;
  /** hazards on companies that were split, for which it is not yet said where they go */
  torn: Torn[];
}

/** A hazard on a company as a whole, and the companies that have come of it. */
export interface Torn {
  card: Cid;
  parts: CompanyId[];
}

/** The hazard player gives what lay on a company that was split to one of its parts (coe/2.II.3.6.1). */
export interface SplitFrame extends Step<'split', 'ask'> {
  torn: Torn[];
}

/** An event is laid out as a site: in which region it lies is to be said. */
export interface LieAsSiteFrame extends Step<'lie-as-site', 'ask'> {
  card: Cid;
  company: CompanyId;
  regions: RegionName[];
}

/** May something else be done than what would happen? If not, that is done. */
export interface InsteadFrame extends Step<'instead', 'ask'> {
  /** who says whether */
  seat: Seat;
  would: Of<'move'>;
  does: readonly Effect[];
  ctx: Ctx;
}

export type LongEventFrame = Step<'long-event', 'start' | 'window' | 'end' | 'leave'>;

export type MovementFrame = Step<'movement', 'next' | 'arrive' | 'join' | 'end'> & {
  asked: boolean;
};

export interface CompanyPhaseFrame
  extends Step<
    'company-phase',
    | 'reveal'
    | 'under-deeps'
    | 'path'
    | 'limit'
    | 'order'
    | 'applied'
    | 'draw'
    | 'draw-hazard'
    | 'passives'
    | 'hazards'
    | 'ending'
    | 'leave'
    | 'reset'
    | 'again'
  > {
  company: CompanyId;
  draws: number;
  drawn: number;
  /** effects whose order the hazard player has still to name; absent before he was asked */
  left?: Cid[];
  /** passive conditions of these were looked at already */
  looked?: Cid[];
}

export type SiteFrame = Step<'site', 'next' | 'end'>;

/** Who of those that faced it takes what was slain as a trophy (coe/3.IV.1). */
export interface TrophyFrame extends Step<'trophy', 'ask'> {
  card: Cid;
  seat: Seat;
  who: Cid[];
}

export interface EnterFrame
  extends Step<
    'enter',
    | 'rangers'
    | 'choose'
    | 'outside'
    | 'guard'
    | 'in-lieu'
    | 'entering'
    | 'attacks'
    | 'from-hand'
    | 'from-play'
    | 'agents'
    | 'guard-attacks'
    | 'window'
    | 'company-attack'
    | 'end'
  > {
  company: CompanyId;
  /** the site card that it chose to enter or not, or -1 */
  site: Cid;
  /** automatic-attacks faced already, by their numbers */
  faced: number[];
  /** the only one that is left of several, or -1 */
  only: number;
  revealed: Cid[];
  /** agents whose attack is declared, and whether they lay face-down then (coe/2.V.iii) */
  agents: { card: Cid; hidden: boolean }[];
  /** a burglary has spared the company all automatic-attacks */
  spared: boolean;
  /** who has failed at one, and faces them alone; or -1 */
  alone: Cid;
  /** the company does not enter, but may be attacked by agents all the same */
  outside?: true;
  /** the company that it may attack once more, though it has attacked already */
  again?: CompanyId;
}

export type EndFrame = Step<
  'end-of-turn',
  'start' | 'window1' | 'discard' | 'window2' | 'reset' | 'window3' | 'signal' | 'call' | 'end'
> & { asking: number };

export type CouncilFrame = Step<'council', 'checks' | 'duplicates' | 'score'> & {
  order: Seat[];
  at: number;
  done: Cid[];
  revealed: [Seat, Cid][];
  round: number;
};

export type WindowKind =
  | 'untap'
  | 'untap-start'
  | 'organization'
  | 'organization-end'
  | 'long-event'
  | 'movement-hazard'
  | 'movement-hazard-end'
  | 'under-deeps'
  | 'in-lieu'
  | 'company-attack'
  | 'attack'
  | 'between-strikes'
  | 'strike-hazard'
  | 'strike-attacker'
  | 'strike-defender'
  | 'site'
  | 'site-start'
  | 'end-of-turn'
  | 'end-of-turn-start'
  | 'turn-end'
  | 'check'
  | 'council';

/** Players may start chains until all of them pass one after another. */
export interface WindowFrame extends Step<'window', 'ask'> {
  kind: WindowKind;
  order: Seat[];
  at: number;
  passed: number;
  /** the first had something to do when he was last asked: he may wait for the others to pass */
  could: boolean;
}

export interface ChainFrame extends Step<'chain', 'respond' | 'resolve' | 'after'> {
  /** the window in which it was begun */
  kind: WindowKind;
  entries: Entry[];
  order: Seat[];
  at: number;
  passed: number;
  /** an on-guard card revealed in answer: its own chain before the first (coe/2.V.6.1) */
  guard: boolean;
  /** the entry that is resolving */
  now: Entry | null;
  /** begun with a phase: as yet it is answered with what else is for that beginning (coe/9.6.5) */
  opening?: true;
}

/** Choosing what an action is aimed at and how it is paid, until it is declared. */
export interface DeclareFrame extends Step<'declare', 'choose'> {
  use: Use;
  kind: WindowKind;
  ctx: Ctx;
  /** choices still to make, in order */
  slot: number;
  chosen: number[];
  key: KeyUsed | null;
  /** the times that it is to be done, each with its choices; the last may still be open */
  rounds?: { form: number; ctx: Ctx; slot: number; chosen: number[] }[];
  /** no more of them */
  closed?: true;
}

export interface ExecFrame extends Step<'exec', 'run' | 'choose' | 'after'> {
  todo: Effect[];
  ctx: Ctx;
  /** cards among which a choice is being made, for the effect that is first in `todo` */
  choosing: Cid[] | null;
}

export interface CheckFrame
  extends Step<'check', 'help' | 'roll' | 'which' | 'result' | 'search' | 'ring' | 'end'> {
  /** the rolls of which one is to be chosen */
  thrown: number[];
  /** what another has rolled against it */
  opposing: number;
  check: Check;
  ctx: Ctx;
  mods: number;
  who: Cid;
  total: number;
  roll: number;
  /** 'spared': neither passed nor failed, as what failing would have done was prevented (crf/term/corruption/7) */
  outcome: '' | 'passed' | 'failed' | 'spared';
  /** what those add who tapped for it */
  help?: number;
  /** what those who added to it have besides if it is passed */
  passing?: { does: readonly Effect[]; ctx: Ctx }[];
  failing?: { does: readonly Effect[]; ctx: Ctx }[];
}

/** Items of someone who leaves go to others of his company (coe/3.I.2). */
export interface HandOverFrame extends Step<'hand-over', 'ask' | 'leave'> {
  from: Cid;
  left: number;
  takers: Cid[];
  then: 'eliminate' | 'discard' | 'hand';
}

/** Up to so many cards out of one zone into another, one by one. */
export interface FetchFrame extends Step<'fetch', 'ask' | 'end'> {
  seat: Seat;
  from: Cid[];
  left: number;
  to: 'deck' | 'hand' | 'discard' | 'aside';
  optional: boolean;
  /** to everybody, as it is taken */
  shown?: true;
  /** a play deck was looked through for it, and is shuffled afterwards */
  searched?: true;
  /** exchange of five between discard pile and sideboard (coe/2.4) */
  purpose: 'fetch' | 'sideboard' | 'exchange-out' | 'exchange-in';
}

/** Several passive conditions at once: the right player puts them in order (coe/9.6.1). */
export interface OrderFrame extends Step<'order', 'ask' | 'end'> {
  seat: Seat;
  waiting: Waiting[];
  ordered: Waiting[];
  kind: WindowKind;
}

/** Discarding down to, or drawing up to, hand size. */
export interface ResetFrame extends Step<'reset', 'ask' | 'end'> {
  seats: Seat[];
}

/** Cards that lie aside go back on a deck one by one, some at the bottom, as somebody likes. */
export interface PutBackFrame extends Step<'put-back', 'under' | 'over'> {
  /** who says how they lie */
  seat: Seat;
  /** whose deck */
  deck: Seat;
  cards: Cid[];
}

export interface DrawFrame extends Step<'draw', 'draw'> {
  seat: Seat;
  left: number;
}

export interface ExhaustFrame extends Step<'exhaust', 'out' | 'in' | 'end'> {
  seat: Seat;
  out: number;
  moved: Cid[];
}

export type { Assigned, AttackFrame, Foe, Harm, Met, StrikeFrame } from './fight-frames.ts';

export type Frame =
  | SetupFrame
  | TurnFrame
  | UntapFrame
  | OrganizationFrame
  | OrganizingFrame
  | SplitFrame
  | InsteadFrame
  | LieAsSiteFrame
  | LongEventFrame
  | MovementFrame
  | CompanyPhaseFrame
  | SiteFrame
  | EnterFrame
  | TrophyFrame
  | EndFrame
  | CouncilFrame
  | WindowFrame
  | ChainFrame
  | DeclareFrame
  | ExecFrame
  | AttackFrame
  | StrikeFrame
  | CheckFrame
  | HandOverFrame
  | FetchFrame
  | OrderFrame
  | ResetFrame
  | PutBackFrame
  | DrawFrame
  | ExhaustFrame;
