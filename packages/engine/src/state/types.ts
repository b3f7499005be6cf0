import type { Remembered } from '../happenings/happening.ts';
import type {
  Ability,
  Action,
  AttackSource,
  AttackSpec,
  CardFilter,
  Effect,
  MovementKind,
  PathFilter,
  Phase,
  PlayerKind,
  Race,
  RegionName,
  RegionType,
  SiteType,
  Stat,
  Until,
} from '../language/index.ts';
import type { RuleSetName } from '../rules/rule-sets.ts';
import type { Frame } from './frames.ts';
import type { Runtime } from './runtime.ts';

export type { MovementKind } from '../language/index.ts';

/**
 * The whole game as one plain value (ENGINE promise 3). Cards are numbers; what is known of a
 * card is kept in parallel arrays, so that cloning is a handful of array copies and the JSON
 * stays small.
 */
export type Seat = number;
/** A card of the pool (pool/numbers.ts); 0 is the hidden one. */
export type CardNumber = number;
/** A card of this game. Which card of the pool it is, is `def`. */
export type Cid = number;
export type CompanyId = number;

export type ZoneName =
  | 'deck'
  | 'hand'
  | 'discard'
  | 'sideboard'
  | 'sites'
  | 'pool'
  /** on the table: characters, sites, and everything on them, and events */
  | 'play'
  /** declared, not yet resolved */
  | 'chain'
  /** face-down on a site */
  | 'guard'
  /** an agent in play who lies face-down (coe/4): nothing finds him that does not look for agents */
  | 'face-down'
  /** marshalling point pile: factions, kills, what is stored */
  | 'pile'
  /** removed from play: still counts for uniqueness */
  | 'removed'
  /** removed from the game */
  | 'out'
  /** off to the side with a host card */
  | 'aside';

export const UNTAPPED = 0;
export const TAPPED = 1;
export const WOUNDED = 2;
export const INVERTED = 3;

/** Values of `control` that are not a character. */
export const GENERAL = -1;
export const UNCONTROLLED = -2;

export type GameLength = 'starter' | 'short' | 'long' | 'campaign';

export interface Player {
  name: string;
  kind: PlayerKind;
  deck: Cid[];
  hand: Cid[];
  discard: Cid[];
  sideboard: Cid[];
  sites: Cid[];
  pool: Cid[];
  pile: Cid[];
  removed: Cid[];
  /** how often the play deck was exhausted (coe/2.4) */
  exhausted: number;
  /** the avatar this player has revealed, by name */
  avatar: string;
  /** the avatar he declared himself to be before the game, by name; absent: such a player declares none (coe/1.8.F1) */
  declared?: string;
  /** -5 points and no new avatar (coe/2.2) */
  avatarLost: boolean;
  turnsTaken: number;
  /** in how many of the events of which a card speaks he has taken part; absent: in none */
  participations?: number;
  /** he does not take his next turn */
  skips?: true;
}

export interface PathStep {
  type: RegionType;
  /** absent for the regions between in starter movement (coe/2.IV.ii) */
  name?: RegionName;
  /** for how many of its type it counts, if not for one */
  counts?: number;
}

export interface FacedAttack {
  /** its number while it lasted */
  n?: number;
  races: readonly Race[];
  name: string;
  source: AttackSource;
  card: Cid;
  key?: KeyUsed | null;
  phase: Phase;
  /** it is over, and none of its strikes was successful */
  failed?: true;
  /** it is over, and was defeated */
  defeated?: true;
}

/** What a group of cards is: companies as the rules mean them travel, are attacked and count; an agent is on his own. */
export type CompanySort = 'travelling' | 'agent';

/** What an agent can do as an action of his own (coe/4.1). */
export type AgentAct = 'move' | 'back' | 'home' | 'heal' | 'untap' | 'hide' | 'lure';

/** How an agent is doing (coe/4). `site` of his group is the card he is at, or -1 at home with no card to say so. */
export interface Agent {
  faceUp: boolean;
  /** the site cards with him in the order in which he came to them, the last where he is */
  trail: Cid[];
  /** the first of them lay face-up when he was turned face-down: he set out from there, and not from home */
  based: boolean;
  /** at home with no site card to be had: the name of that place, and he goes at the end of the turn (coe/4.2.2) */
  home: string;
  /** the turn in which he came into play */
  since: number;
  /** the turn of his last action, and how many he took in it */
  acted: number;
  actions: number;
  /** the turn in which he was tapped so that creatures can be keyed to his site */
  lures: number;
  /** the company in whose site phase he attacked last, and the turn */
  attacked: CompanyId;
  attackedIn: number;
}

/** Cards of a player that are together on the table. */
export interface Company {
  id: CompanyId;
  sort: CompanySort;
  seat: Seat;
  /** the opponent who is hazard player against it this turn */
  against: Seat;
  members: Cid[];
  /** the site card it is at, or comes from while it moves */
  site: Cid;
  /** the site card it has declared to move to, or -1 */
  dest: Cid;
  /** the movement was declared to a site card that is in play already (coe/2.II.7) */
  destShared: boolean;
  /** en route: from the reveal of the new site until all movement is over (coe/2.IV.5) */
  moving: boolean;
  origin: Cid;
  path: PathStep[];
  /** the paths of its earlier movements this turn, read as they were then; never changed but as a whole */
  trodden?: readonly (readonly PathStep[])[];
  /** by which movement it goes, once its path is declared */
  movement: MovementKind | '';
  /** the card by whose leave it goes by special movement (coe/2.II.7.iv) */
  leave?: Cid;
  /** has had its movement/hazard phase this turn */
  phased: boolean;
  /** a base hazard limit that does not go by its size */
  fixedLimit?: number;
  /** base hazard limit, set in step 3 (coe/2.IV.iii) */
  limit: number;
  /** what changes it, in the order in which that is applied, by `LimitChange.key` (coe/2.IV.iv) */
  limitOrder?: number[];
  /** actions declared that count against the limit */
  hazards: number;
  onGuard: boolean;
  moved: boolean;
  /** the card by which it may set out once more when its phase is over, or -1 (coe/2.IV.3) */
  again: Cid;
  /** by what sort of path alone it sets out then */
  nextPath?: PathFilter;
  /** then only to such a site, or to one that it has not tried yet */
  onward?: { to: CardFilter; untried: boolean | 'unused'; by?: MovementKind };
  /** sites to which it has moved this turn before it moved again, by name */
  tried?: readonly string[];
  returned: boolean;
  entered: boolean;
  sited: boolean;
  /** the company it was split from this organization phase, or -1 */
  splitFrom: CompanyId;
  /** where it began the turn: which card of the pool (a number may come to be another card in a location deck) */
  startSite: CardNumber;
  faced: FacedAttack[];
  /** of an agent, and of nobody else */
  agent?: Agent;
}

/** Something chosen for an action, recorded on its chain entry. */
export type Aim =
  /** `by`: given up from hand in place of what a cost asks for, with that one tapping */
  | { t: 'card'; id: Cid; by?: Cid }
  | { t: 'company'; id: CompanyId }
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

/** No limit; finite, so that it survives JSON. */
export const NO_MAX = 9999;
export const NO_MIN = -9999;

export interface Modifier {
  stat: Stat;
  op: 'add' | 'set' | 'times' | 'half-up' | 'base';
  by: number;
  max: number;
  min: number;
}

/** An effect that outlasts the action that made it (coe/9.4). */
export interface Lasting {
  n: number;
  card: Cid;
  def: string;
  by: Seat;
  until: Until;
  /** the turn, attack or strike serial it is tied to */
  tie: number;
  seat: Seat;
  /** in which it was left */
  phase: Phase;
  what:
    | { k: 'modify'; mod: Modifier; of: Aim | { t: 'player'; seat: Seat } }
    | { k: 'abilities'; abilities: readonly Ability[]; on: Aim | null; ctx: Ctx }
    /** `path` and `at`: whose printed path the region is part of; `after`: cards that had changed regions before */
    | {
        k: 'retype-region';
        company: CompanyId;
        i: number;
        name: RegionName | '';
        to: RegionType;
        /** it counts for two of them */
        twice: boolean;
        path: string;
        at: number;
        after: Cid[];
      }
    | { k: 'retype-site'; site: Cid; to: SiteType }
    | { k: 'auto-copy'; site: Cid; i: number }
    | { k: 'idle'; site: Cid; company: CompanyId; unless: boolean; freed: CompanyId[] }
    | { k: 'next-play'; effect: Effect; ctx: Ctx }
    /** an extra minor item may be played as the next action (coe/2.V.5) */
    | { k: 'extra-item'; company: CompanyId; any: boolean }
    /** these are of no effect until it is over, and then go on; and that card says nothing */
    | { k: 'hush'; effects: Lasting[]; card?: Cid };
  needsSkill: string;
  environment: boolean;
  /** has no effect in the present phase of that company: its condition failed when it was declared */
  off?: CompanyId;
  /** how often each of its actions was taken, and in which turn */
  uses?: Record<string, [number, number]>;
}

/** What a passive condition brings about. */
export type Passive =
  /** the effects of a trigger */
  | 'text'
  /** an event that changes attacks comes to bear on the one going on (coe/9.6.8) */
  | 'bear-on-attack'
  /** a card whose text holds only from the next chain on begins to work */
  | 'come-to-bear'
  /** what follows a strike or an attack besides its plain result (coe/3.iv.7) */
  | 'aftermath'
  /** what a card in hand says of being seen there */
  | 'seen'
  /** an effect played in advance for a company on its way (crf/turn/organization-phase/choosing-a-new-site/5) */
  | 'on-the-way';

/** A passive condition that was met and waits for the next chain (coe/9.6.1). */
export interface Waiting {
  what: Passive;
  card: Cid;
  /** which ability of the card (or of the lasting effect), for 'text' */
  i: number;
  lasting: number;
  seat: Seat;
  ctx: Ctx;
  name: string;
  does: readonly Effect[];
  optional: boolean;
}

export interface Note {
  /** stored at the site of this name; '' in piles but not stored */
  stored?: string;
  /** stored where its player has no haven */
  storedAway?: true;
  /** stored: a serial number that grows with each card that is */
  storedNo?: number;
  /** stored along with that item, on which it was */
  storedWith?: Cid;
  /** stored elsewhere, as if it were where its text says */
  asNamed?: true;
  /** an event: the turn in which it was tapped or inverted last */
  turned?: number;
  /** turn in which it came into play */
  since?: number;
  /** a creature: who knew which card it was while it lay in a discard pile (a bit a seat); it goes with the card through every shuffle */
  shed?: number;
  /** the name of the site at which the company was that it was played on, at which a faction was played, or of which there is only one at each site; of one that was dug, that above it */
  place?: string;
  /** an item that is worth less to its player because he played it at a haven of his (coe/10.B1) */
  atHaven?: true;
  /** a card whose attack was defeated: the name of the site where that was, '' if at none */
  slainAt?: string;
  /** the cards whose attacks were defeated by a company in which he was */
  slew?: Cid[];
  /** the turn in whose site phase it came into play or joined its company (coe/2.V.6) */
  late?: number;
  /** a follower of an avatar: by leave of which card he came */
  broughtBy?: Cid;
  /** a card that puts its avatar into a mode: since when it does (a serial number) */
  modeSince?: number;
  /** was in the starting company */
  starter?: true;
  /** bears it but does not use it (coe/6.1.3) */
  idle?: true;
  /** of a site: the name of the one that was chosen as its only neighbour */
  beside?: string;
  /** a weapon in use beside another */
  second?: true;
  /** uses per turn: ability index -> [turn, times] */
  uses?: Record<string, [number, number]>;
  /** a choice that stands with the card */
  choice?: number;
  /** host of: */
  hosted?: Cid[];
  /** prisoner of that host card */
  prisoner?: Cid;
  /** rescue attacks and site of a hazard host */
  rescueSite?: Cid;
  rescue?: readonly AttackSpec[] | 'automatic-attacks';
  /** eliminated by a body check: in which turn, and who was with him */
  fell?: { turn: number; beside: readonly Cid[] };
  /** worth nothing or another number because of how it left */
  worth?: number;
  /** lies off to the side and counts as out of play: another of the same being may come */
  outOfPlay?: true;
  /** off to the side: removed from play when its host has left, and not discarded */
  doomed?: true;
  /** what it was on, and which lies off to the side with it now */
  bore?: Cid;
  /** a magic card: who used it */
  usedBy?: Cid;
  /** a card that spares a site: how many items of each player it has spared it so far */
  spared?: number[];
  /** a site card that took the place of another for a company of this player */
  lentTo?: Seat;
  /** a card in play that is another's now: whose it is again when it leaves play */
  lentBy?: Seat;
  /** company the on-guard card was placed against */
  against?: CompanyId;
  /** a card on guard: at what it could have been aimed when that company's movement/hazard phase ended, by its ways (coe/2.V.6) */
  aims?: Record<number, Cid[]>;
  /** a creature that was on guard, and waits for its attack (coe/2.V.i, 2.V.6.6) */
  revealed?: true;
  /** the turn of the last attempt to remove it, and of the last one made untapped (coe/7.3) */
  tried?: number;
  triedUntapped?: number;

  /** the company an event in play was played on */
  heldBy?: Seat;
}

export interface Result {
  reason: 'council' | 'one-ring' | 'avatar-lost' | 'conceded';
  winner: Seat | -1;
  totals: number[];
}

/** What is stored under another version is not read (restore). */
export const STATE_VERSION = 5;

export interface State {
  /** the pool and what is worked out on the way; not enumerable, so that it is never stored */
  readonly rt: Runtime;
  version: typeof STATE_VERSION;
  rules: RuleSetName;
  length: GameLength;
  random: number[];
  /** dice laid out beforehand by a scenario; empty in play */
  dice: number[];
  turn: number;
  /** the resource player (coe/2.1) */
  active: Seat;
  /** the opponent who is hazard player against the present company */
  hazardSeat: Seat;
  phase: Phase;
  first: Seat;
  /** which card of the pool each is, by its number there */
  def: CardNumber[];
  owner: Seat[];
  zone: ZoneName[];
  host: Cid[];
  status: number[];
  company: CompanyId[];
  control: Cid[];
  /** who knows which card this is: one bit a seat */
  known: number[];
  players: Player[];
  companies: Company[];
  /** every card in zone 'play', in order of arrival */
  table: Cid[];
  /** those (and those in piles) whose text is at work, in order of arrival; replaced, never changed in place */
  live: readonly Cid[];
  notes: Record<number, Note>;
  lasting: Lasting[];
  queue: Waiting[];
  /** what is remembered until the turn is over; each is shared by copies and never changed */
  history: Remembered[];
  /** environment cards in the order in which they are applied this turn (annotation 26) */
  envOrder: Cid[];
  /** those of them that wait until a passive condition before them is resolved (pef/term/order-of-effects/2) */
  envHeld: Cid[];
  stack: Frame[];
  serial: number;
  /** the company whose movement/hazard or site phase it is, or -1 */
  current: CompanyId;
  /** seat whose turn will be the last, or -1; set by calling the council */
  lastTurnOf: Seat;
  calledBy: Seat;
  endAfterTurn: boolean;
  /** something changed that state-based rules look at */
  unsettled: boolean;
  result: Result | null;
  /** who could only pass is asked all the same: a table that hides it needs the moment */
  asksPasses?: true;
}
