import type { Remembered } from '../happenings/happening.ts';
import type { Phase, PlayerKind } from '../language/index.ts';
import type { RuleSetName } from '../rules/rule-sets.ts';
import type { Company } from './company.ts';
import type { Frame } from './frames.ts';
import type { CardNumber, Cid, CompanyId, Seat } from './ids.ts';
import type { Lasting, Waiting } from './lasting.ts';
import type { Note } from './note.ts';
import type { Runtime } from './runtime.ts';

export type { MovementKind } from '../language/index.ts';
export * from './company.ts';
export * from './declared.ts';
export * from './ids.ts';
export * from './lasting.ts';
export * from './note.ts';

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

export interface Result {
  reason: 'council' | 'one-ring' | 'avatar-lost' | 'conceded';
  winner: Seat | -1;
  totals: number[];
}

/** What is stored under another version is not read (restore). */
export const STATE_VERSION = 6;

/**
 * The whole game as one plain value (ENGINE promise 3). Cards are numbers; what is known of a
 * card is kept in parallel arrays, so that cloning is a handful of array copies and the JSON
 * stays small.
 */
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
  /** shared by copies and so never written in: state/notes.ts puts another in its place */
  notes: Readonly<Record<number, Note>>;
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
