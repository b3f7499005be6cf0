import type { Ability } from './ability.ts';
import type { Action, Scope } from './action.ts';
import type { AgentAttack, AttackSpec, Key } from './attack.ts';
import type { CardName } from './card-names.ts';
import type { Effect } from './effect.ts';
import type { CardFilter } from './filter.ts';
import type {
  Alignment,
  Duration,
  ItemClass,
  Keyword,
  Magic,
  PlayerKind,
  PointSource,
  Race,
  RegionType,
  Side,
  SiteType,
  Skill,
  Slot,
  Specific,
} from './kinds.ts';
import type { RegionName, SiteName } from './names.ts';
import type { Cond, Value } from './value.ts';

/** The published sets, in the order of their publication. */
export const SETS = ['TW', 'TD', 'DM', 'LE', 'AS', 'WH', 'BA'] as const;
export type SetCode = (typeof SETS)[number];
export type CardId = `${SetCode}-${number}`;

/** Somebody whom several cards can be: mostly a card himself, one known by a card's text alone. */
export type Being = CardName | 'Gorfaur the Lame';

interface Base {
  readonly id: CardId;
  readonly name: string;
  readonly alignment: Alignment;
  readonly unique?: true;
  readonly keywords?: readonly Keyword[];
  /** cards of these names are the same being (coe/g.man.1) */
  readonly manifestationOf?: Being;
  /** of who bears the name of the being: the others that the card speaks of */
  readonly otherForms?: readonly CardName[];
  /** what a character can use, or of which school a magic card is */
  readonly magic?: readonly Magic[];
  /** only the player who is this being may use it */
  readonly specific?: Specific;
  /** for a Fallen-wizard who has it in play or stored, has a company there, or bears it */
  readonly stagePoints?: number;
  /** may be with a starting company in place of a minor item (coe/1.9) */
  readonly startingItem?:
    | true
    /** shown in the draft, as characters are */
    | 'drafted';
  /** so many copies of it may be in play deck and sideboard together, more than the rules allow */
  readonly copies?: number;
  /** no more copies of it than so many in a play deck */
  readonly inPlayDeck?: number;
  /** not in the deck of such a player */
  readonly notFor?: readonly PlayerKind[];
  /** not to be played against such a player; it can be given up for a card of the sideboard then (coe/1.8.2) */
  readonly notAgainst?: readonly PlayerKind[];
  /** what the card says beyond its facts */
  readonly abilities?: readonly Ability[];
  /** what of its text is not enforced yet; absent means: nothing lacks */
  readonly lacks?: string;
}

/** Where else than at a haven a card may be stored, or that it may be at all, and what it is worth then. */
export interface Storable {
  readonly at: CardFilter;
  readonly points?: number;
  /** not before this is so */
  readonly when?: Cond;
  /** worth that only while this holds, and else so much */
  readonly worthWhile?: Cond;
  readonly otherwise?: number;
  /** of which sort these points are, if not of that of the card */
  readonly source?: PointSource;
}

export interface Points {
  readonly source: PointSource;
  readonly value: Value;
  /** printed in parentheses: what it is worth once the condition in its text holds */
  readonly inParentheses?: number;
}

export interface CharacterCard extends Base {
  readonly kind: 'character';
  /** absent: of no race, as two of the agents */
  readonly race?: Race;
  readonly skills: readonly Skill[];
  readonly prowess: number;
  readonly body: number;
  readonly mind?: number;
  readonly influence: number;
  readonly points?: number;
  readonly home: readonly (SiteName | { readonly any: CardFilter })[];
  readonly avatar?: true;
  /** of an avatar: he may always be played as a follower of another, and takes no influence then (coe/2.II.2.1.R7) */
  readonly alwaysFollows?: true;
  /** of an avatar whose player does not have the usual general influence */
  readonly generalInfluence?: number;
  readonly agent?: true;
  /** an agent who is never anything but a hazard */
  readonly hazardOnly?: true;
  /** as an agent: what is different in all his attacks */
  readonly agentAttack?: AgentAttack;
  /** as an agent: he may go to havens too, only to such sites, not to such sites (coe/4.4) */
  readonly agentMoves?: {
    readonly havens?: true;
    readonly only?: CardFilter;
    readonly never?: CardFilter;
  };
  /** results of a body check that discard him */
  readonly discardedOn?: readonly number[];
  /** may not be in a starting company (coe/1.9) */
  readonly neverStarts?: true;
  /** may be played in a turn in which one of these was, beside the one character of the turn (coe/2.II.2) */
  readonly alongside?: readonly CardName[];
  /** may be brought into play only at home, unless he started the game */
  readonly homeOnly?: true;
  /** is worth so much, and not what is printed, if eliminated */
  readonly pointsIfEliminated?: number;
}

export interface ItemCard extends Base {
  readonly kind: 'item';
  readonly class: ItemClass;
  readonly slot?: Slot;
  readonly points?: Value;
  readonly corruption: Value;
  /** a source of corruption though it gives no points */
  readonly isSource?: true;
  /** for items that are not simply playable where their class is */
  readonly at?: CardFilter;
  readonly notAt?: CardFilter;
  /** and also at such a site, tapped or not */
  readonly alsoAt?: CardFilter;
  /** may be played at a tapped site too */
  readonly tappedSite?: true;
  /** to play it does not tap the site */
  readonly sparesSite?: true;
  /** must be so for it to be played */
  readonly need?: Cond;
  /** on whom it can be played, where not on everyone */
  readonly by?: CardFilter;
  /** who may have it at all, where not everyone may */
  readonly bearer?: CardFilter;
  /** of use to those of that race alone, even if they use no other items (coe/6.1.R2) */
  readonly usedBy?: Race;
  /** what is done as it resolves, and not simply that it comes to whoever plays it */
  readonly resolves?: readonly Effect[];
  /** may not be with a starting company, or not with one of such a player */
  readonly neverStarts?: true | readonly PlayerKind[];
  /** how it is played, if not at a site as other items are */
  readonly played?: Action;
  /** can be neither stored nor transferred nor stolen; or only not transferred */
  readonly stays?: true | 'untransferred';
  readonly storable?: Storable;
  readonly cannotBeDuplicated?: Scope;
  /** the tables of a gold ring: which rings a total allows (coe/6.2) */
  readonly tests?: readonly {
    readonly ring: Keyword;
    readonly totals: readonly [number, number];
    /** he may look for one in his deck and discard pile too */
    readonly search?: true;
  }[];
  /** a ring that no test brings into play which is made because a gold ring is stored */
  readonly neverByStoring?: true;
}

export interface AllyCard extends Base {
  readonly kind: 'ally';
  readonly race?: Race;
  readonly skills?: readonly Skill[];
  readonly prowess?: number;
  readonly body?: number;
  readonly mind: number;
  readonly points?: number;
  readonly at: CardFilter;
  /** who may play and control it, where not everyone may */
  readonly by?: CardFilter;
  /** such a one may play it anywhere, at a tapped site too, and neither he nor the site taps for it */
  readonly freelyBy?: CardFilter;
  /** direct influence */
  readonly influence?: number;
  /** tries to win factions as a character does */
  readonly winsFactions?: true;
  /** may be played at a tapped site too */
  readonly tappedSite?: true;
  /** to play it does not tap the site */
  readonly sparesSite?: true;
  /** its company is overt, whoever else is in it (coe glossary "overt") */
  readonly overt?: true;
  readonly cannotBeDuplicated?: Scope;
}

export interface FactionCard extends Base {
  readonly kind: 'faction';
  /** absent: of no race */
  readonly race?: Race;
  readonly points: number;
  readonly at: CardFilter;
  /** who may play it, where not everyone may */
  readonly by?: CardFilter;
  /** may be played at a tapped site too */
  readonly tappedSite?: true;
  /** the check must be greater than this; absent: no check is made */
  readonly number?: number;
  /** what an attempt to influence it away must exceed, where that is another number; or there is none */
  readonly numberInPlay?: number | 'never';
  /** must be so for it to be played */
  readonly need?: Cond;
  /** standard modifications: by the race of the influencer, or a faction in play */
  readonly modifications: readonly {
    readonly a: CardFilter;
    readonly by: number;
    readonly when?: Cond;
  }[];
  /** a leader of such a race who wins it may take it under his control: then the site is not tapped for it */
  readonly led?: readonly Race[];
  /** such cards have no effect on an attempt to bring it into play */
  readonly deafTo?: CardFilter;
  /** added for an item of that class which the influencer discards */
  readonly forItem?: readonly { readonly class: ItemClass; readonly by: number }[];
}

/**
 * A site that an event is used as: what a site card has. Without a region it lies in the last one of
 * the way by which the company comes to it, which is of this type.
 */
export interface SiteFace
  extends Pick<
    SiteCard,
    'type' | 'region' | 'path' | 'haven' | 'oneWay' | 'draws' | 'items' | 'attacks'
  > {
  readonly regionType?: RegionType;
  readonly abilities?: readonly Ability[];
}

export interface EventCard extends Base {
  readonly kind: 'event';
  readonly side: Side;
  readonly duration: Duration;
  readonly points?: Points;
  readonly corruption?: Value;
  /** the ways to play it; alternatives are chosen at declaration (coe/9.1.4) */
  readonly plays: readonly Action[];
  /** it becomes the new site of the company that it is played on, and lies there as one while they stay */
  readonly site?: SiteFace;
  /**
   * the ally that it makes of itself (attach, as an ally); or of the creature that attacks (`ofFoe`), and then
   * `prowess` is added to what that normally has
   */
  readonly ally?: Pick<AllyCard, 'prowess' | 'body' | 'mind' | 'abilities'> & {
    readonly ofFoe?: true;
  };
  /** whoever it is on uses such an item, though by the rules he uses none (coe/6.1.B2); or he uses none */
  readonly bearerUses?: Keyword | 'no-items';
  /** what the card of that name says on which it lies is not heard */
  readonly silences?: CardName;
  /** a Stage card with which nobody starts */
  readonly neverStarts?: true;
  /** stays with its first target (permanent-events "on" something) */
  readonly on?: 'target';
  /** on the company of its player's avatar: it goes with him when he leaves that (coe/2.II.3.6.1) */
  readonly goesWith?: 'avatar';
  /** may be played as a resource too, at any point of any turn */
  readonly alsoResource?: true;
  /** may be played as a hazard too */
  readonly alsoHazard?: true;
  /**
   * out of a hand it may be shown and put back into the deck, whenever its player likes; or out of his
   * sideboard while he organizes
   */
  readonly reshuffles?: true | 'from-sideboard';
  /** its player may choose that it is such an event instead */
  readonly or?: Duration;
  /** its player is what it says, in place of a character (Sauron) */
  readonly avatar?: true;
  /** the company of whom it is on is overt, whoever else is in it */
  readonly overt?: true;
  /** does not count against the hazard limit */
  readonly freeOfLimit?: true;
  /** done if an opponent sees it in hand by a card of his, or by what one lets him do */
  readonly seen?: readonly Effect[];
  /** discarded from hand in place of a card of that keyword which must be discarded, if such a one of that company taps */
  readonly standsFor?: { readonly keyword: Keyword; readonly taps: CardFilter };
  readonly storable?: Storable;
  readonly cannotBeDuplicated?: Scope;
}

export interface CreatureCard extends Base {
  readonly kind: 'creature';
  readonly attack: AttackSpec;
  readonly points: number;
  /** points only for those who fight such beings as enemies: marked with an asterisk */
  readonly asterisk?: true;
  readonly keys: readonly Key[];
  /** conditions on the company, beyond the key */
  readonly need?: Cond;
  /** may also be played as an event (Nazgûl) */
  readonly asEvent?: { readonly duration: Duration; readonly plays: readonly Action[] };
}

export interface SiteCard extends Base {
  readonly kind: 'site';
  readonly type: SiteType;
  /** absent: in no region, as a few of the Under-deeps */
  readonly region?: RegionName;
  /** the printed path from the nearest haven */
  readonly path: readonly RegionType[];
  readonly haven?: SiteName;
  /** its path leads to the haven, and not from there */
  readonly oneWay?: true;
  /** paths between havens */
  readonly havens?: readonly { readonly to: SiteName; readonly path: readonly RegionType[] }[];
  readonly draws: { readonly resource: number; readonly hazard: number };
  readonly items: readonly (ItemClass | { readonly class: ItemClass; readonly only: CardFilter })[];
  /** items may be played here though the site is tapped */
  readonly itemsThoughTapped?: true;
  readonly attacks: readonly AttackSpec[];
  /** one more: a creature that the opponent may play from his hand, normally keyed to one of these */
  readonly attackFromHand?: {
    readonly keyedTo: readonly (RegionType | SiteType)[];
    /** a unique creature too */
    readonly unique?: true;
  };
  /** one more while such a creature is in play as an event: the attack of that card, of the hazard player's choice, which is then discarded */
  readonly attackFromPlay?: CardFilter;
  /** worth so much once it is stored */
  readonly points?: number;
  /** such characters are brought into play here only if it is their home */
  readonly onlyAtHome?: CardFilter;
  /** such characters may be brought into play here under direct influence, though it is not their home */
  readonly bringsIn?: CardFilter;
  /** no company with such a character moves here */
  readonly closedTo?: CardFilter;
  /** gold rings are tested as they are stored here, or as a turn ends in which they are here; added to the test (coe/6.2.3, 6.2.R2) */
  readonly testsGoldRings?: { readonly when: 'stored' | 'there'; readonly plus: number };
  /** whatever would tap it does not; it serves as if it had */
  readonly neverTaps?: true;
  /** goes back to the location deck, tapped or not */
  readonly returnsToLocationDeck?: true;
  /** holds a hoard whether or not a Dragon is there */
  readonly hoard?: true;
  readonly underDeeps?: true;
  /**
   * one of the Under-deeps that is dug under whatever such site a company comes from, if that is so: this is its
   * surface site then, and there is one under each
   */
  readonly beneath?: { readonly a: CardFilter; readonly need: Cond };
  /** where one can go from an Under-deeps site, and what must be rolled at least (coe/2.IV.ii) */
  readonly adjacent?: readonly {
    /** `chosen`: one of these, settled as the card is played */
    readonly to: SiteName | { readonly any: CardFilter; readonly chosen?: true };
    readonly roll: number;
  }[];
  /** the Dragon whose lair it is, by name */
  readonly lair?: CardName;
}

export interface RegionCard extends Base {
  readonly kind: 'region';
  readonly type: RegionType;
  readonly adjacent: readonly RegionName[];
}

export type Card =
  | CharacterCard
  | ItemCard
  | AllyCard
  | FactionCard
  | EventCard
  | CreatureCard
  | SiteCard
  | RegionCard;
