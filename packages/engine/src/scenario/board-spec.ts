/** How the board of a scenario is written down. */

import type { CardName, PlayerKind, RegionName, SetCode } from '../language/index.ts';
import type { GameLength } from '../state/types.ts';

/** A card by its name; where several bear it, by its id. */
export type Named = CardName | `${SetCode}-${number}`;

/** A character of a company on a scenario's board. */
export type Member =
  | Named
  | {
      name: Named;
      status?: 'untapped' | 'tapped' | 'wounded';
      /** items, allies and events on the character; a later weapon is the one in use */
      bears?: readonly (
        | Named
        | {
            name: Named;
            tapped?: true;
            wounded?: true;
            on?: readonly Named[];
            /** characters of an opponent, off to the side with it */
            captives?: readonly Named[];
          }
      )[];
      /** what he has slain of an opponent's, and counts in his player's pile */
      trophies?: readonly Named[];
      /** factions under his control */
      leads?: readonly Named[];
      /** controlled by that character of the same company */
      under?: Named;
      /** came into play this turn */
      fresh?: true;
    };

export interface CompanySpec {
  at: Named;
  members: readonly Member[];
  /** where it goes this turn */
  to?: Named;
  /** how: starter movement if possible (default), or by these regions */
  by?: 'starter' | readonly RegionName[];
  /** events on the company as a whole */
  events?: readonly (Named | { name: Named; status: 'tapped' | 'inverted' })[];
  /** its site (the one it goes to, if it moves) is a card of its own, though another company has one of that name */
  ownSite?: true;
  siteTapped?: true;
  /** the site above the one that was dug for them */
  under?: Named;
  /** events on its site card */
  onSite?: readonly (Named | { name: Named; status: 'tapped' | 'inverted' })[];
  /** cards of the hazard player on guard at its site (the one it goes to, if it moves) */
  onGuard?: readonly Named[];
}

/** An agent in play as a hazard. */
export interface AgentSpec {
  name: Named;
  /** the site cards with him, the last where he is; none: face-down at home */
  via?: readonly Named[];
  faceUp?: true;
  /** he was turned face-down at the first of them, which lies open */
  based?: true;
  status?: 'untapped' | 'tapped' | 'wounded';
  /** events on him */
  bears?: readonly Named[];
  /** came into play this turn */
  fresh?: true;
}

export interface SideSpec {
  companies?: readonly CompanySpec[];
  agents?: readonly (Named | AgentSpec)[];
  hand?: readonly Named[];
  /** the play deck, top card first; some blank cards lie below */
  deck?: readonly Named[];
  discard?: readonly Named[];
  /** on top of it, face up: all have seen them */
  shed?: readonly Named[];
  sideboard?: readonly Named[];
  /** the location deck, besides the sites on the table */
  sites?: readonly Named[];
  /** marshalling point pile: factions, defeated creatures */
  pile?: readonly (Named | { name: Named; on: readonly Named[] })[];
  stored?: { name: Named; at: Named }[];
  /** events in play */
  events?: readonly (
    | Named
    | {
        name: Named;
        tapped?: true;
        hosting?: Named | { name: Named; status: 'tapped' | 'inverted' };
        /** off to the side with it, and counting as ever */
        beside?: readonly Named[];
      }
  )[];
  removed?: readonly Named[];
  /** characters held by a hazard host of an opponent at a rescue site */
  prisoners?: { name: Named; of: Named; at: Named }[];
  exhausted?: number;
  kind?: PlayerKind;
  /** the avatar that he revealed earlier; one in a company of his is revealed anyway */
  avatar?: CardName;
  /** whom he declared himself to be; if nothing is said, the avatar he has in play or revealed */
  declared?: CardName;
  avatarLost?: true;
  participations?: number;
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
  /** nobody has anything to do at that moment, and the game is to go on by itself */
  runsOn?: true;
  length?: GameLength;
  /** who can only pass is asked all the same: for showing that he can do nothing else */
  asksPasses?: true;
  turn?: number;
  /** whose company it is whose phase it is, by a member; else the first that moves, or the first */
  current?: CardName;
  /** how many hazards were declared against the company already */
  declared?: number;
  /** which card of the resource player is number 0, where it matters: else it is another with each seed */
  first?: CardName;
  /** rolls laid out before anything happens, each as the total of two dice */
  rolls?: number[];
}
