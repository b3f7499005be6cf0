/** How the board of a scenario is written down. */

import type { CardName, PlayerKind, RegionName } from '../language/index.ts';
import type { GameLength } from '../state/types.ts';

/** A character of a company on a scenario's board. */
export type Member =
  | string
  | {
      name: string;
      status?: 'untapped' | 'tapped' | 'wounded';
      /** items, allies and events on the character; a later weapon is the one in use */
      bears?: (string | { name: string; tapped?: true; wounded?: true; on?: string[] })[];
      /** controlled by that character of the same company */
      under?: string;
      /** came into play this turn */
      fresh?: true;
    };

export interface CompanySpec {
  at: string;
  members: Member[];
  /** where it goes this turn */
  to?: string;
  /** how: starter movement if possible (default), or by these regions */
  by?: 'starter' | RegionName[];
  /** events on the company as a whole */
  events?: string[];
  /** its site (the one it goes to, if it moves) is a card of its own, though another company has one of that name */
  ownSite?: true;
  siteTapped?: true;
  /** events on its site card */
  onSite?: string[];
  /** cards of the hazard player on guard at its site (the one it goes to, if it moves) */
  onGuard?: string[];
}

export interface SideSpec {
  companies?: CompanySpec[];
  hand?: string[];
  /** the play deck, top card first; some blank cards lie below */
  deck?: string[];
  discard?: string[];
  sideboard?: string[];
  /** the location deck, besides the sites on the table */
  sites?: string[];
  /** marshalling point pile: factions, defeated creatures */
  pile?: string[];
  stored?: { name: string; at: string }[];
  /** events in play */
  events?: (string | { name: string; tapped?: true; hosting?: string })[];
  removed?: string[];
  /** characters held by a hazard host of an opponent at a rescue site */
  prisoners?: { name: string; of: string; at: string }[];
  exhausted?: number;
  kind?: PlayerKind;
  /** the avatar that he revealed earlier; one in a company of his is revealed anyway */
  avatar?: CardName;
  avatarLost?: true;
  /** turns taken before this one; 1 if nothing is said */
  turnsTaken?: number;
  /** no blank cards below the deck */
  noFiller?: true;
}

export type Moment =
  | 'untap'
  | 'organization'
  | 'long-event'
  /** the whole movement/hazard phase, from choosing the first company */
  | 'movement'
  /** of the first company that moves (or the first): step 6, then hazards */
  | 'passives'
  /** of the first company that moves (or the first): players may act */
  | 'hazards'
  | 'site'
  /** the first company has entered its site */
  | 'entered'
  | 'end-of-turn'
  | 'council';

export interface BoardSpec {
  resource: SideSpec;
  hazard?: SideSpec;
  others?: SideSpec[];
  moment: Moment;
  length?: GameLength;
  /** who can only pass is asked all the same: for showing that he can do nothing else */
  asksPasses?: true;
  turn?: number;
  /** whose company it is whose phase it is, by a member; else the first that moves, or the first */
  current?: CardName;
  /** how many hazards were declared against the company already */
  declared?: number;
  /** rolls laid out before anything happens, each as the total of two dice */
  rolls?: number[];
}
