/** Those who are together on the table. */

import type {
  AttackSource,
  CardFilter,
  MovementKind,
  PathFilter,
  Phase,
  Race,
  RegionName,
  RegionType,
} from '../language/index.ts';
import type { KeyUsed } from './declared.ts';
import type { CardNumber, Cid, CompanyId, Seat } from './ids.ts';

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
  /** which card it was, of one that has been shuffled back since: its number is another's */
  wasCard?: number;
  key?: KeyUsed | null;
  phase: Phase;
  /** it is over, and none of its strikes was successful */
  failed?: true;
  /** it is over, and was defeated */
  defeated?: true;
  /** something else was done since */
  past?: true;
}

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

/** Cards of a player that are together on the table: a company as the rules mean it, that travels, is attacked and counts, or an agent on his own. */
export interface Company {
  id: CompanyId;
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
  /** the card by which it may set out once more when its phase is over (coe/2.IV.3) */
  again?: Cid;
  /** by what sort of path alone it sets out then */
  nextPath?: PathFilter;
  /** then only to such a site, or to one that it has not tried yet */
  onward?: { to: CardFilter; untried: boolean | 'unused'; by?: MovementKind; must?: true };
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
