import type { AttackSpec, Key } from './attack.ts';
import type { CardName } from './card-names.ts';
import type { Effect } from './effect.ts';
import type { AttackFilter, CardFilter, CompanyFilter, Many, Ref } from './filter.ts';
import type { Grant } from './grant.ts';
import type { MovementKind, PlayerKind, Race, RegionType, SiteType, Skill } from './kinds.ts';
import type { RegionName } from './names.ts';
import type { PatternOf, Would } from './pattern.ts';
import type { Cond, Value, Who } from './value.ts';

/** Rules that hold while the card is in play. */
export type Rule =
  | {
      readonly is: 'cannot';
      readonly what: Exclude<Forbidden, 'play'>;
      readonly who: Ref | { readonly each: CardFilter } | 'company';
      /**
       * what cards and checks would do is forbidden; what his player does by the rules is not;
       * 'body-check': only what the result of such a check would do
       */
      readonly by?: 'effect' | 'body-check';
      /** 'be-follower': of anybody but such */
      readonly but?: CardFilter;
      readonly when?: Cond;
    }
  /** such cards cannot be played, or only if all that is said of it is so */
  | {
      readonly is: 'cannot';
      readonly what: 'play';
      readonly cards: CardFilter;
      /** for the company it is on */
      readonly who?: 'company';
      /** by that player */
      readonly player?: Who;
      /** in a way that only somebody with that skill can use */
      readonly needsSkill?: Skill;
      /** used by such a character */
      readonly usedBy?: CardFilter;
      /** at such a site */
      readonly at?: CardFilter;
      /** on such a company as a whole */
      readonly onCompany?: CompanyFilter;
      /** on such a site */
      readonly onSite?: CardFilter;
      /** for an influence attempt on such a card */
      readonly onAttempt?: CardFilter;
      /** it may be played, but not placed on guard */
      readonly onGuard?: true;
      /** aimed at that card: it may be declared, and is canceled */
      readonly aimedAt?: Ref;
      /** a character: elsewhere than at a home site of his */
      readonly awayFromHome?: true;
      /** a second time in a turn, this or another of them */
      readonly again?: true;
      /** nor does anybody come into the company who has such a card */
      readonly joins?: true;
      /** at such a site, unless an item in hand that could be played there is removed from play */
      readonly toll?: CardFilter;
      readonly when?: Cond;
    }
  /** moves through so-and-so as if the regions were neighbours */
  | {
      readonly is: 'ways';
      readonly how: 'neighbours';
      readonly pairs: readonly (readonly [RegionName, RegionName])[];
    }
  /**
   * Special movement (coe/2.II.7.iv): from such a site to such a site, with this site path, or
   * with none.
   */
  | {
      readonly is: 'ways';
      readonly how: 'special';
      readonly from?: CardFilter;
      readonly to: CardFilter;
      readonly path?: readonly RegionType[];
    }
  /** these are adjacent by way of the Under-deeps, either way, with that to be rolled from below, to such companies */
  | {
      readonly is: 'ways';
      readonly how: 'adjacent';
      readonly from: CardFilter;
      readonly to: CardFilter;
      readonly roll: number;
      readonly companies?: CompanyFilter;
    }
  /** by region movement so many regions more: on a path through one of these, from or to such a site */
  | {
      readonly is: 'ways';
      readonly how: 'further';
      readonly by: number;
      readonly through?: readonly RegionName[];
      readonly from?: CardFilter;
      readonly to?: CardFilter;
      readonly companies?: CompanyFilter;
    }
  /** by region movement such companies may go to any site, with no site path */
  | { readonly is: 'ways'; readonly how: 'pathless'; readonly companies: CompanyFilter }
  /** of sites of such types that player uses the cards of minions, as of those that such are to heroes */
  | {
      readonly is: 'ways';
      readonly how: 'version';
      readonly types: readonly SiteType[];
      readonly player: Who;
      readonly when?: Cond;
    }
  /** such companies do not go by such a movement */
  | {
      readonly is: 'ways';
      /** 'opened': they do, though the rules would not have it */
      readonly how: 'barred' | 'opened';
      readonly movement: Many<MovementKind>;
      readonly companies: CompanyFilter;
      /** only to such a site, only from such a site */
      readonly to?: CardFilter;
      readonly from?: CardFilter;
      /** opened: though such a card bars it, and not only though the rules do */
      readonly over?: CardFilter;
      /** barred, by region: only through more regions than so many, whatever else would lead further but such a card */
      readonly beyond?: Value;
      readonly but?: CardFilter;
      readonly when?: Cond;
    }
  /** region types read otherwise; with `purposes` only by what asks for these */
  | {
      readonly is: 'retype';
      readonly regions: readonly (readonly [RegionType, RegionType])[];
      /** only the region of that name */
      readonly named?: RegionName;
      /** only the region of that site, and those next to it */
      readonly near?: Ref;
      /**
       * on the path of the company it is on, or of such companies, each counts for half a region of that type
       * (the sum is rounded down); or there is one less of them
       */
      readonly counts?: 'half' | 'one-less';
      readonly companies?: CompanyFilter;
      readonly sites?: undefined;
      readonly when?: Cond;
      readonly purposes?: readonly 'hazards'[];
    }
  /** sites that match are read as of that type, or only those that are of the type `from` now */
  | {
      readonly is: 'retype';
      readonly regions?: undefined;
      readonly sites: CardFilter;
      /** versions of the other side too */
      readonly everyVersion?: true;
      readonly from?: SiteType;
      readonly to: SiteType;
      /** as a haven it is one of a Fallen-wizard, whatever its card says */
      readonly wizardhaven?: true;
      /** nothing is playable there as written on its card */
      readonly bare?: true;
      readonly when?: Cond;
      /** 'hazards': for playing them; 'hazards-in-play': for what they say once they are played */
      readonly purposes?: readonly ('healing' | 'hazards' | 'hazards-in-play' | 'characters')[];
    }
  /** sites that match have one more, or none */
  | {
      readonly is: 'automatic-attacks';
      readonly how: 'add';
      readonly sites: CardFilter;
      readonly spec: AttackSpec;
      readonly when?: Cond;
    }
  | {
      readonly is: 'automatic-attacks';
      readonly how: 'none';
      readonly sites: CardFilter;
      /** of such a race */
      readonly race?: Many<Race>;
      /** those that it normally has: what else brings one there still does */
      readonly normal?: true;
    }
  /** each of such a race, or at such sites, is faced twice; or only the first that is printed there */
  | {
      readonly is: 'automatic-attacks';
      readonly how: 'twice';
      readonly race?: Many<Race>;
      readonly sites?: CardFilter;
      readonly first?: true;
      readonly when?: Cond;
    }
  /**
   * Of several attacks, a creature's too, only one of the hazard player's choice is left, is
   * marked with the tag, and cannot be canceled.
   */
  | {
      readonly is: 'automatic-attacks';
      readonly how: 'one';
      readonly tag: string;
      readonly sites?: CardFilter;
    }
  /** such attacks cannot be canceled; or are full attacks, though they would only detain */
  | {
      readonly is: 'attacks-are';
      readonly a: AttackFilter;
      /** 'warded': the first attempt to cancel it ends what the card has done instead */
      /** 'canceled': each is, as it comes, if it can be */
      /** 'tapping': whoever faces a strike of it untapped taps, and cannot choose not to */
      /** 'failing': all its strikes fail; 'heavy': of the excess strikes on somebody the first weighs so much more */
      readonly what:
        | 'uncancelable'
        | 'not-detaining'
        | 'detaining'
        | 'warded'
        | 'canceled'
        | 'tapping'
        | 'failing'
        | 'heavy';
      /** 'failing': added to the body checks that decide whether it is defeated */
      readonly bodyChecks?: number;
      readonly when?: Cond;
    }
  /** must, may never, may though tapped, be given strikes */
  | {
      readonly is: 'assignment';
      readonly who: Ref;
      readonly how: 'never' | 'before-bearer' | 'as-untapped' | 'must';
      readonly attacks?: AttackFilter;
      /** 'must': whatever the attack says of who faces it */
      readonly regardless?: true;
      /** 'must': a strike of the card that attacks, in whichever of its attacks it comes to that, and no more */
      readonly once?: true;
    }
  /** the attacker may give the first strike to such a one */
  | {
      readonly is: 'assignment';
      readonly who: Ref | { readonly each: CardFilter };
      readonly how: 'attacker-first';
      readonly attacks?: AttackFilter;
    }
  /**
   * Who has a strike of it already may be given more: one by the attacker, with so much more prowess
   * (`by`); or as many as the defender likes, or so many (`times`), each further one that he faces
   * taking one off his prowess and body if it wearies him
   */
  | {
      readonly is: 'assignment';
      readonly how: 'again-by-attacker';
      readonly attacks: AttackFilter;
      readonly by: number;
    }
  | {
      readonly is: 'assignment';
      readonly how: 'again-by-defender';
      readonly who: Ref;
      readonly attacks?: AttackFilter;
      readonly times?: number;
      /** also if the attacker gave him the first */
      readonly whoeverGave?: true;
      /** if he is the first to have one: all that are left, or none of them */
      readonly all?: true;
      readonly wearies?: true;
      readonly when?: Cond;
    }
  /** the one or the other chooses who faces the strikes, whoever does so by the rules or by the attack; or it is done by the rules, whatever the attack says */
  | {
      readonly is: 'assignment';
      readonly how: 'attacker' | 'defender' | 'rules';
      readonly attacks: AttackFilter;
      /** the defender: he gives out all of them, and leaves none to the attacker */
      readonly all?: true;
      /** the attacker: only what this one of his company strikes, before the other strikes are given out */
      readonly strikesOf?: Ref;
      readonly when?: Cond;
    }
  /** agents who are face-up attack whoever enters their site, or any may attack who stays outside */
  | { readonly is: 'attacking'; readonly how: 'agents-must' | 'agents-outside' }
  /** such a company may attack such another though by the rules it could not, or may not ('it' would be attacked) */
  | {
      readonly is: 'attacking';
      readonly how: 'companies-may' | 'companies-may-not';
      readonly by: CompanyFilter;
      readonly against: CompanyFilter;
      readonly when?: Cond;
    }
  /** an agent with such a home may have come into play at any such site */
  | {
      readonly is: 'starts';
      readonly who: Ref;
      readonly homeType: readonly SiteType[];
      readonly at: readonly SiteType[];
    }
  | Grant
  /** creatures that would attack so may not be played on the company it is on */
  | {
      readonly is: 'no-creatures';
      readonly a: AttackFilter;
      readonly when?: Cond;
    }
  /** creatures may be keyed so too; 'always' beats whatever forbids it */
  | {
      readonly is: 'keying';
      readonly companies: CompanyFilter;
      readonly creatures?: CardFilter;
      readonly how: 'allow' | 'bar' | 'always';
      readonly to: 'site' | readonly Key[];
      /** one creature, and it is over (said by an effect that lasts) */
      readonly once?: true;
      /** what is keyed so does not count against the hazard limit */
      readonly free?: true;
    }
  /** when that would happen, this is done and it does not happen */
  | {
      readonly is: 'instead';
      readonly of: Exclude<Would, PatternOf<'strike'>>;
      /** the player of the card may decline, or that player */
      readonly optional?: true | Who;
      readonly when?: Cond;
      readonly does: readonly Effect[];
    }
  /** who is struck is not harmed, but this is done */
  | {
      readonly is: 'instead';
      readonly of: PatternOf<'strike'>;
      readonly optional?: never;
      readonly when?: Cond;
      readonly does: readonly Effect[];
    }
  /** creatures of that sort are off the hazard limit against the company it is on */
  | { readonly is: 'limit-exempt'; readonly race: 'named' | Race }
  /** all such hazards are off the limit of the company it is on */
  | { readonly is: 'limit-exempt'; readonly all: CardFilter }
  /** of such hazards one against each company is off its limit */
  | { readonly is: 'limit-exempt'; readonly one: CardFilter }
  /** the company it is on may be of any size */
  | { readonly is: 'limit-exempt'; readonly of: 'size' }
  /** such a leader may be in the company it is on besides another (coe/2.II.3.1.3) */
  /** `uncounted`: who then does not count against the largest size that it may have */
  | { readonly is: 'limit-exempt'; readonly leader: CardFilter; readonly uncounted?: true }
  /** any number of such characters may be brought into play with it in a turn, or if it is with no company, at all (coe/2.II.2) */
  | { readonly is: 'limit-exempt'; readonly of: CardFilter }
  /**
   * The card that it hosts is read as though these were and were not in play; or `all` are: then the
   * first are there only if none of the others lies in play
   */
  | {
      readonly is: 'reads-as';
      readonly present: readonly CardName[];
      readonly absent: readonly CardName[];
      /** 'hazards': all of these alone */
      readonly all?: true | 'hazards';
    }
  /**
   * Holds other cards that are played with it; `aside`: that lie off to the side with it and are
   * played as though they were in hand, where the site matches if one is named
   */
  | {
      readonly is: 'host';
      readonly a: CardFilter;
      /** as many as one likes, if nothing is said */
      readonly max?: number;
      readonly aside?: true;
      readonly at?: CardFilter;
    }
  /** healing touches all of them */
  | { readonly is: 'healing-spreads'; readonly to: 'company' | 'site' }
  /**
   * Effects that let such a player go through or look at a play deck or a discard pile (his own, if
   * so said) are canceled; with `deckAtMost` while his deck is that small
   */
  | {
      readonly is: 'no-search';
      readonly kinds: readonly PlayerKind[];
      readonly own?: true;
      readonly deckAtMost?: number;
    }
  /** what would be thrown away in secret is thrown away face up */
  | { readonly is: 'discards-face-up'; readonly player: Who };

/**
 * 'run-out' is what a long-event does when its time is over; to a site card that cannot 'be-used' no company goes,
 * and none comes into play there.
 */
export type Forbidden =
  | 'untap'
  | 'be-follower'
  | 'have-followers'
  | 'play'
  | 'move'
  | 'split'
  | 'be-discarded'
  | 'be-returned'
  | 'be-stored'
  | 'be-tapped-site'
  | 'be-used'
  | 'run-out';
