import type { CardName } from './card-names.ts';
import type {
  Alignment,
  Compare,
  Duration,
  ItemClass,
  Keyword,
  Magic,
  Mode,
  MovementKind,
  PlayerKind,
  PointSource,
  Race,
  RegionType,
  Side,
  SiteType,
  Skill,
  Slot,
  Specific,
  Stat,
  Status,
} from './kinds.ts';
import type { RegionName, SiteName } from './names.ts';
import type { HappenedTo } from './pattern.ts';
import type { Cond, Value, Who } from './value.ts';

export type Many<T> = T | readonly T[];

/** The roles that a card's text binds. */
export type Ref =
  /** the card that carries the text */
  | 'self'
  /** what the card is on: its bearer, its site, the item it was played on */
  | 'bearer'
  /** the character who uses a skill for it, or pays by tapping */
  | 'user'
  /** what was chosen at declaration, in order */
  | 'target'
  | 'target2'
  /** the candidate being filtered, or the current member of a forEach */
  | 'it'
  /** the card an event happened to */
  | 'cause'
  /** the avatar of the player whose card this is */
  | 'avatar'
  /** bound by a pick */
  | 'picked'
  /** the character facing the strike now being resolved */
  | 'defender'
  /** the site the company in question is at or moving to */
  | 'site'
  /** who bears the target */
  | 'target-bearer'
  /** the character making the check that was targeted */
  | 'checker'
  /** the card that makes the attack which goes on */
  | 'foe';

export type CardKind =
  | 'character'
  | 'item'
  | 'ally'
  | 'faction'
  | 'event'
  | 'creature'
  | 'site'
  | 'region';

/** Into the company of that card, or the one that was chosen, under whatever influence is left for it. */
export interface Joining {
  readonly company: Ref | 'active';
  readonly under?: 'direct';
  /** read as though that character had left already */
  readonly without?: Ref;
  /** he is in play already, and all he needs is room (coe/2.IV.6.1) */
  readonly inPlay?: true;
}

/** All given fields must hold. A list in a field means: one of these. */
export interface CardFilter {
  readonly kind?: Many<CardKind>;
  readonly name?: Many<CardName>;
  readonly side?: Side;
  readonly event?: Many<Duration>;
  readonly class?: Many<ItemClass>;
  readonly slot?: Many<Slot>;
  readonly race?: Many<Race>;
  readonly skill?: Many<Skill>;
  readonly keyword?: Many<Keyword>;
  readonly alignment?: Many<Alignment>;
  readonly unique?: boolean;
  /** is for the player of that being alone */
  readonly specific?: Specific;
  /** is one of these beings, or a manifestation of one */
  readonly being?: Many<CardName>;
  /** another form of the being that that card is, or the same card again (coe/g.man.1) */
  readonly beingOf?: Ref;
  readonly avatar?: boolean;
  readonly status?: Many<Status>;
  /** stored in a marshalling point pile */
  readonly stored?: boolean;
  /** any ring item (gold, lesser, magic, dwarven, mind, spirit, The One) */
  readonly ring?: boolean;
  /** whose: of the player whose text this is, of somebody else, or of whoever has the card that this one is on */
  readonly whose?: 'yours' | "opponent's" | 'bearer';
  /** in the same company as */
  readonly with?: Ref;
  /** at the same site as */
  readonly at?: Ref;
  /** on, borne by, controlled by */
  readonly on?: Ref;
  /** that very card, or any but that card */
  readonly is?: Ref;
  readonly isNot?: Ref;
  /** bears, or has on it, a card that matches */
  readonly bears?: CardFilter;
  /** is on a card that matches */
  readonly borneBy?: CardFilter;
  /** is in a company that matches */
  readonly company?: CompanyFilter;
  /** events: lies on such a company as a whole, and not on one of it */
  readonly onCompany?: CompanyFilter;
  /** compared with a value; or it has such a number at all, be it nothing or less */
  readonly stat?:
    | {
        readonly name: Stat;
        readonly op: Compare;
        readonly value: Value;
        /** 'stored': the points that its own text gives it where that has it stored, wherever it is now */
        readonly basis?: 'normal' | 'stored';
      }
    | { readonly name: Stat; readonly op: 'any' };
  /** has that place as a home site */
  readonly home?: Many<SiteName>;
  /** has a home site in one of these regions */
  readonly homeRegion?: Many<RegionName>;
  /** has a home site of such a type, as the cards of its player have it */
  readonly homeType?: Many<SiteType>;
  /** shares a home site with that card (an ally: may be played at one) */
  readonly homeOf?: Ref;
  /** its home site is where that card is */
  readonly homeAt?: Ref;
  /** an agent: in play as one, or a card that may come to be; or only one who lies so */
  readonly agent?: true | 'face-up' | 'face-down';
  /** a character who could have come as an agent, in play as what he may */
  readonly agentCard?: true;
  /** lies on guard */
  readonly onGuard?: true;
  /** came into play this turn */
  readonly fresh?: true;
  /** can use magic of that school; or, if it is no character, is a card of that school */
  readonly magic?: Many<Magic>;
  /** characters: nobody in the same company has more of it */
  readonly most?: Stat;
  /** characters and allies: facing the present attack, a strike of it that is to come ('given': or has been resolved; 'to-come': and no strike sequence has begun that is not over), or the one to be decided now; 'fight': with one of two companies that fight; 'failed': a strike of his own in it has failed; 'tapping': he taps to face the one that is resolved */
  readonly facing?:
    | 'attack'
    | 'assigned'
    | 'given'
    | 'to-come'
    | 'strike'
    | 'fight'
    | 'failed'
    | 'tapping';
  /** a follower: of anybody, of that character, or of such a one */
  readonly follower?: boolean | Ref | { readonly of: CardFilter };
  /** avatars: the one whom that player has revealed, whether he is in play now or not */
  readonly avatarOf?: Who;
  /** is in such a mode; 'any': in one of them */
  readonly mode?: Many<Mode> | 'any';
  /** its player is of such a kind */
  readonly player?: Many<PlayerKind>;
  /** has been given an ability that not everyone has; or may have an ally with him, which nothing in play forbids */
  readonly able?: 'use-palantir' | 'have-ally';
  /** read as though that card were not there (skills: his own, not those it gives) */
  readonly without?: Ref;
  /** a character who is not in play: somebody in that company can control him, with direct influence if so said */
  readonly joins?: Joining;
  /** is unique, and a copy of it is in play, or another shape of the same being */
  readonly uniqueInPlay?: boolean;
  /** lies in play, as a faction does that somebody has; or does not yet */
  readonly inPlay?: boolean;
  /** of the same name as that card */
  readonly copyOf?: Ref;
  /** and that is so, said of it ('it') */
  readonly when?: Cond;
  /** factions: may be played in the region of that site, or in one next to it */
  readonly playableNear?: Ref;
  /** a card of the same name is on that one */
  readonly copyOn?: Ref;
  /** a card of the same name is stored by an opponent */
  readonly storedByOpponent?: true;
  /** creatures: marked with an asterisk, so that only those who fight such beings as enemies win points by them */
  readonly asterisk?: boolean;
  /** makes a haven of a Fallen-wizard of some site */
  readonly makesWizardhaven?: true;
  /** may be stored: where it is, by its own text or by rule; 'haven': at any haven at all; 'somewhere': its text says where */
  readonly storable?: true | 'haven' | 'somewhere';
  /** the points that it gives, or would give stored, are of that sort */
  readonly gives?: Many<PointSource>;
  /** magic, on a chain or in play: played with that character as its user */
  readonly usedBy?: Ref;
  /** was shown as this text resolved (pick) */
  readonly shown?: true;
  /** is one that was named (look) */
  readonly named?: true;
  /** sites: of the name of the one where that card was played on a company */
  readonly playedAt?: Ref;
  /** stored at a site of that name, or of the name of that one */
  readonly storedAt?: SiteName | 'it';
  /** stored earlier than that card, which may not be stored yet */
  readonly storedBefore?: Ref;
  /** sites: lies in a region of that type */
  readonly regionType?: Many<RegionType>;
  /** factions: was played at a site of that name */
  readonly playedWhere?: Ref;
  /** factions, items, allies: may be played at such a site */
  readonly playableAt?: CardFilter;
  /** the same: where it is now has the nearest haven of a site where it may be played, on site cards of its own side */
  readonly nearHome?: boolean;
  /** the same: at a home site of that card, or where it is */
  readonly playableAtHomeOf?: Ref;
  readonly playableWhere?: Ref;
  /**
   * factions: may be played at a site of which its player has a card at hand, with a site path of no
   * more than so many regions from the haven where that character is
   */
  readonly withinPath?: { readonly of: Ref; readonly regions: number };
  /** events: no way to play it away from a site with information */
  readonly information?: true;
  /** events: one that is played only with a character who has that skill ("sage only") */
  readonly onlyFor?: Skill;
  /**
   * creatures: can be keyed to such a region, to that type itself (and not to a region of it by name)
   * or to a single one of that type alone if so said; `ever`: whatever more that asks for; or to that site, or where that one is
   */
  readonly keyed?:
    | { readonly types: Many<RegionType>; readonly by?: 'type' | 'single'; readonly ever?: true }
    | { readonly site: Ref };
  /**
   * creatures: could be played on the present company, were it in hand and the hazard limit no bar;
   * 'regardless': but for what it must be keyed to
   */
  readonly canAttack?: true | 'regardless';
  /** allies: nothing that they say themselves would take them away from where that character is */
  readonly staysWith?: Ref;
  /** characters: a company of his has defeated an attack of such a card */
  readonly slew?: CardFilter;
  /** an attack of it was defeated by a company of that character, and he has been in play ever since */
  readonly slainBy?: Ref;
  /** a character eliminated by a body check this turn, in the company in which that one was */
  readonly fellBeside?: Ref;
  /** that has happened to it this turn, even if it is otherwise now */
  readonly happened?: HappenedTo;
  // sites
  readonly siteType?: Many<SiteType>;
  /** as printed */
  readonly normalType?: Many<SiteType>;
  /** in the region of that site, or in one where that faction can be played, or in one next to it */
  readonly near?: Ref;
  readonly region?: Many<RegionName>;
  /** in the region of that site */
  readonly regionOf?: Ref;
  readonly haven?: boolean;
  readonly underDeeps?: boolean;
  /** lies above one of the Under-deeps, with no roll between them */
  readonly surface?: boolean;
  /** such a company is there, at whatever version of it */
  readonly visitedBy?: CompanyFilter;
  /** is adjacent to a site of that name by way of the Under-deeps, or to any of these */
  readonly adjacentTo?: SiteName | 'any';
  readonly hoard?: boolean;
  /** items of that class may be played there */
  readonly offers?: ItemClass;
  /** has an automatic-attack that matches */
  readonly autoAttack?: AttackFilter;
  /** the lair of a Dragon of the sets (has or had its own Dragon) */
  readonly lair?: boolean;
  /** that site (or where that character is) or another version of it, of whatever side: what says so reaches them all */
  readonly versionOf?: Ref;
  /** its player has a card of that place, of such an alignment, in his location deck */
  readonly atHandAs?: Alignment;
  /** the lair of that Dragon */
  readonly lairOf?: Ref;
  /** where an attack of such a card was defeated */
  readonly slainAt?: CardFilter;
  /** region types in the printed path of the site */
  readonly path?: PathFilter;
  readonly not?: CardFilter;
  readonly any?: readonly CardFilter[];
}

export interface PathFilter {
  /** at least so many regions of this type */
  readonly type?: Many<RegionType>;
  readonly min?: number;
  /** goes through one of these, by name */
  readonly region?: Many<RegionName>;
  /** no two regions in a row of any other type than this */
  readonly noneConsecutiveBut?: RegionType;
}

export interface CompanyFilter {
  readonly whose?: 'yours' | "opponent's";
  readonly size?: { readonly op: Compare; readonly value: number };
  /** counts heads (allies too, if so said), not size */
  readonly members?: { readonly op: Compare; readonly value: number; readonly allies?: boolean };
  readonly moving?: boolean;
  /** a movement of it has come to its end this turn, before the one of now if it moves again */
  readonly moved?: boolean;
  /** it is the company whose phase it is */
  readonly active?: boolean;
  /** the site it is at (not while moving) */
  readonly at?: CardFilter;
  /** the site it moves to, or is at if it does not move */
  readonly to?: CardFilter;
  /** the site it moves from */
  readonly from?: CardFilter;
  readonly path?: PathFilter;
  /**
   * moves through a region in which that faction can be played, or a neighbour of one; only by region
   * movement, if so said
   */
  readonly near?: { readonly faction: Ref; readonly byRegions?: true };
  /** it goes by such a movement */
  readonly movement?: Many<MovementKind>;
  /** it may go by that movement from where it is, to some site at least */
  readonly mayGoBy?: MovementKind;
  /** it goes by special movement, by leave of that card */
  readonly leaveOf?: Ref;
  /** at least half of its characters match */
  readonly half?: CardFilter;
  /** by region movement it leaves one of these regions, or goes through it, and does not end there */
  readonly leaves?: Many<RegionName>;
  readonly has?: CardFilter;
  /** each character in it matches: allies are none */
  readonly every?: CardFilter;
  /** hero or minion company, overt or covert (coe glossary) */
  readonly side?: 'hero' | 'minion';
  readonly covert?: boolean;
  /** faced such an attack this turn */
  readonly faced?: AttackFilter;
  /** has played such a card this turn, at such a site */
  readonly played?: { readonly card: CardFilter; readonly site: CardFilter };
  /** such was the last attack that it faced in its phase, it is over, and nothing else was done since */
  readonly justFaced?: AttackFilter;
  /** has freed prisoners this turn */
  readonly rescued?: true;
  /** the company whose site phase it is could attack it (coe/3.V.1) */
  readonly attackable?: true;
  /** is the company of that card */
  readonly companyOf?: Ref;
  readonly not?: CompanyFilter;
  readonly any?: readonly CompanyFilter[];
}

export type AttackSource = 'creature' | 'automatic' | 'event' | 'agent' | 'company';

export interface AttackFilter {
  readonly race?: Many<Race>;
  readonly name?: Many<CardName>;
  readonly source?: Many<AttackSource>;
  /** made by such a card: the creature, the event, the site */
  readonly by?: CardFilter;
  /** of one company on another: such is the company against that of whose text it is */
  readonly foes?: CompanyFilter;
  /** a strike of it that such a one made has failed */
  readonly failedBy?: CardFilter;
  /** normally has a body, or has none */
  readonly body?: boolean;
  /** how it was keyed: to that type of region, that type of site, or any site at all */
  readonly keyedTo?: Many<RegionType>;
  readonly keyedToSiteType?: Many<SiteType>;
  readonly keyedToSite?: boolean;
  /** keyed to such a region or site, whether by its type or by its name */
  readonly keyedIn?: Many<RegionType | SiteType>;
  /** keyed to one of these regions by name; 'any': to regions, by name or type */
  readonly keyedToRegion?: Many<RegionName> | 'any';
  /** against the company of that card */
  readonly against?: Ref;
  /** made by the company of that card, on another */
  readonly madeBy?: Ref;
  /** faced at a site that matches, not on the way to one */
  readonly at?: CardFilter;
  readonly prowess?: {
    readonly op: Compare;
    readonly value: Value;
    readonly basis: 'normal' | 'current';
  };
  readonly detainment?: boolean;
  /** the attacker chooses who faces its strikes */
  readonly attackerChooses?: boolean;
  /** how many strikes it has now, or it and each that the same card has still to make */
  readonly strikes?: { readonly op: Compare; readonly value: number; readonly each?: true };
  /** has more strikes than there are those who can be given one */
  readonly outnumbers?: true;
  /** over, and none of its strikes was successful */
  readonly failed?: true;
  /** over, and it was defeated */
  readonly defeated?: true;
  /** over: every strike of it was successful, or (false) one of them has failed */
  readonly successful?: boolean;
  /** was marked so by what singled it out */
  readonly tag?: string;
  /** the one that was chosen as the target, or a copy of it */
  readonly aimedAt?: true;
  /** one of several attacks of one card */
  readonly multiple?: boolean;
  /** weapons are of no help against it */
  readonly noWeapons?: boolean;
  readonly not?: AttackFilter;
  readonly any?: readonly AttackFilter[];
}

/** What is on a chain of effects, declared and not yet resolved. */
export interface EntryFilter {
  readonly card?: CardFilter;
  readonly needsSkill?: Skill;
  readonly by?: 'you' | 'opponent';
  /** would do this when it resolves */
  readonly would?: Many<'return-to-origin' | 'tap-site' | 'discard-character' | 'imprison'>;
  /** is what such a card in play has been turned into (a Nazgûl that was tapped) */
  readonly activated?: CardFilter;
  /** is such a creature, played as an event or turned into one */
  readonly asEvent?: CardFilter;
  /** would cancel such an attack */
  readonly cancels?: AttackFilter;
  /** aims, as a condition of its play, at that company or something with it */
  readonly aimsAt?: Ref;
  /** was revealed from its place on guard */
  readonly onGuard?: boolean;
  /** an agent was tapped for it */
  readonly tapsAgent?: true;
  /** is an influence attempt against such a card */
  readonly influenceOn?: CardFilter;
  readonly any?: readonly EntryFilter[];
}
