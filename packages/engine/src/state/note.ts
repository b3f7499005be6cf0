import type { AttackSpec } from '../language/index.ts';
import type { Cid, CompanyId, Seat } from './ids.ts';

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
  /** a card that changes sites or gives them automatic-attacks: the serial number that was the last as it came into play */
  came?: number;
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
  uses?: Record<string, readonly [number, number]>;
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
