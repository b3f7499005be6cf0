import type { AttackSpec, Key } from './attack.ts';
import type { CardName } from './card-names.ts';
import type { Attempt, Effect } from './effect.ts';
import type { AttackFilter, CardFilter, CompanyFilter, EntryFilter, Many, Ref } from './filter.ts';
import type {
  Duration,
  Magic,
  Mode,
  MovementKind,
  Phase,
  PlayerKind,
  Race,
  RegionType,
  Side,
  SiteType,
  Skill,
  Stat,
} from './kinds.ts';
import type { RegionName } from './names.ts';
import type { TriggerEvent, Would } from './pattern.ts';
import type { Cond, Value, Who } from './value.ts';

/** What an ability is aimed at. Chosen at declaration, checked again at resolution (coe/9.3). */
export type Target =
  | {
      readonly target: 'card';
      readonly a: CardFilter;
      /** 'eliminated': out of play for good, counted in a pile or not */
      /** 'sites': of one's own location deck */
      readonly zone?: 'play' | 'pile' | 'discard' | 'hand' | 'guard' | 'sites' | 'eliminated';
    }
  | { readonly target: 'company'; readonly a: CompanyFilter }
  | { readonly target: 'site'; readonly a: CardFilter }
  /** a region of the present path, or of that of a site in play */
  | { readonly target: 'region'; readonly type: Many<RegionType> }
  /** the attack being faced, before strikes are assigned; of hazards also one still to come, but for `now` */
  | {
      readonly target: 'attack';
      readonly a: AttackFilter;
      readonly now?: true;
      /**
       * also while its strikes are resolved: those who face it change, not the attack (coe/3.iv.5);
       * 'only': when they have been assigned, and not before
       */
      readonly late?: true | 'only';
    }
  /** an automatic-attack of a site, in combat or not */
  | { readonly target: 'automatic-attack'; readonly at: CardFilter; readonly a?: AttackFilter }
  /** the strike being resolved */
  | { readonly target: 'strike'; readonly facedBy: CardFilter; readonly a?: AttackFilter }
  /** something on the chain, not yet resolved */
  | { readonly target: 'entry'; readonly a: EntryFilter }
  /** a lasting effect of a card that has resolved */
  | {
      readonly target: 'effect';
      readonly needsSkill?: Skill;
      readonly leftBy?: CardFilter;
      /** works on that company or something with it */
      readonly aimsAt?: Ref;
    }
  /** a check that is declared and not yet rolled */
  | {
      readonly target: 'check';
      readonly kind: Many<'corruption' | 'influence' | 'body' | 'ring' | Attempt>;
      readonly who?: CardFilter;
      /** on whom or what influence is used */
      readonly versus?: CardFilter;
    }
  /** by name alone: a kind of creature, or one of all the sites that there are */
  | { readonly target: 'name'; readonly not: readonly Race[]; readonly site?: undefined }
  | { readonly target: 'name'; readonly site: CardFilter; readonly not?: undefined };

export type Cost =
  | { readonly pay: 'tap'; readonly what: Ref }
  /** tap one that matches, chosen */
  | { readonly pay: 'tap-one'; readonly a: CardFilter }
  | { readonly pay: 'discard'; readonly what: Ref }
  /** discard one that matches, chosen: from play, from a pile, from hand */
  | { readonly pay: 'discard-one'; readonly a: CardFilter; readonly zone: 'play' | 'pile' | 'hand' }
  /** counts for so many against the hazard limit (one, if nothing is said) */
  | { readonly pay: 'hazard-limit'; readonly n: number };

/** When an action may be taken, where the printed type of the card does not say it. */
export type Window =
  | {
      readonly phase: Many<Phase>;
      /**
       * 'roll': before the roll for moving on from an Under-deeps site; 'in-lieu': before the
       * automatic-attacks of the site are faced, or in place of them; 'company-attack': in place of
       * attacking another company
       */
      readonly edge?: 'start' | 'end' | 'roll' | 'in-lieu' | 'company-attack';
      readonly turn?: 'yours' | "opponent's" | 'any';
    }
  /** any time at all, in anyone's turn */
  | { readonly phase: 'any' };

/** Something a player may do: playing an event is one, tapping an item is one. */
export interface Action {
  readonly is: 'action';
  readonly window?: Window;
  readonly need?: Cond;
  /** the character who enables it: "scout only", "tap a sage"; allies with the skill may serve */
  readonly user?: CardFilter & { readonly skillOnly?: true };
  readonly tapUser?: true;
  readonly targets?: readonly Target[];
  readonly cost?: readonly Cost[];
  readonly does: readonly Effect[];
  /** a number that is read as it is declared and stays so: 'counted' */
  readonly counts?: Value;
  /**
   * Done as often as its player likes, between these bounds: each time one of these ways, with what it
   * is aimed at and what it costs, all chosen as it is declared ('picked' is what was discarded for it).
   * `apart`: each time at something else
   */
  readonly rounds?: {
    readonly of: readonly Round[];
    readonly min?: number;
    readonly max?: number;
    readonly apart?: true;
  };
  /** at most so often in a turn; `together`: counted with the other abilities of the card that say so */
  readonly limit?: { readonly n: number; readonly together?: true };
  /** who may use an ability of a card in play; its own player if nothing is said */
  readonly by?: 'bearer-player' | 'any-player' | 'opponent';
  /** may be revealed on guard at such a moment, beyond what the rules allow */
  readonly onGuard?: Many<
    | 'influence-attempt'
    | 'riddling'
    | 'offering'
    | 'burglary'
    | 'scout-card'
    | 'cancel'
    | 'item'
    /** an item, ally or faction is being played */
    | 'card-played'
    | 'entering'
    | 'not-entering'
    | 'never'
    /** and in no other way */
    | 'only'
  >;
  /** the attempt to remove a corruption card: may be made untapped at -3 (coe/7.3) */
  readonly removal?: true;
  readonly cannotBeDuplicated?: Scope;
  /** by the older rulings also with a company that has not entered its site, in another's site phase */
  /** 'any-company': it is for any company of its player, wherever its user is (else coe/2.IV.2) */
  readonly fromAfar?: true | 'any-company';
  /** done this way the card is a resource, or a hazard */
  readonly as?: Side;
  /** the card in play turns into such an event as it is declared (crf/term/nazgul/1) */
  readonly becomes?: Duration;
}

/** One time that it is done: an action by itself, but for when and by whom. */
export interface Round {
  readonly targets?: readonly Target[];
  readonly cost?: readonly Cost[];
  readonly does: readonly Effect[];
  /** what it is aimed at cannot be used in answer */
  readonly binds?: true;
}

/** Where there may be only one of a card's effects (coe glossary, g.cbd.1). */
/** 'user': on whoever uses it */
export type Scope = 'game' | 'target' | 'user' | 'player' | 'company' | 'turn' | 'attack' | 'site';

/** Numbers changed for as long as the card is in play (or the effect lasts). */
export interface Modify {
  readonly is: 'modify';
  readonly stat: Stat;
  /**
   * Whose number it is: of one card by its role, of every card that matches, of attacks, of the
   * strike that somebody faces (attack-body), of companies, of a player.
   */
  readonly of:
    | Ref
    | { readonly each: CardFilter }
    | { readonly foeOf: Ref }
    | { readonly attacks: AttackFilter }
    | { readonly companies: CompanyFilter }
    | { readonly player: Who };
  readonly by: Value;
  /** 'base': it is reckoned from that number, and not from the printed one */
  readonly op?: 'add' | 'set' | 'times' | 'half-up' | 'base';
  readonly max?: Value;
  readonly min?: number;
  readonly when?: Cond;
  /** only while such an attack is faced (prowess, body, the body of a foe) */
  readonly inAttack?: AttackFilter;
  /** of attacks: not besides what another card of the name does to the same one */
  readonly once?: true;
  /** only used on such a card (influence, influence checks); only if such a card asks for it (corruption checks) */
  readonly versus?: CardFilter;
  /** influence: used on one of those at a time, and not parted among several */
  readonly undivided?: true;
  /** general influence: it controls nobody, and counts where what is unused does */
  readonly besides?: true;
}

/** Passive conditions (coe/9.6): when that happens, this is done in the chain that follows. */
export interface Trigger {
  readonly is: 'trigger';
  readonly on: TriggerEvent;
  readonly when?: Cond;
  readonly does: readonly Effect[];
  /** happens at once, opens no chain (coe/9.5.3, 9.6.3) */
  readonly immediate?: true;
  /** the player of the card may decline */
  readonly optional?: true;
  /** the first time, and it is over (said by an effect that lasts) */
  readonly once?: true;
}

/** Leaves play at once when the state is so (coe/9.6.3). */
export interface LeaveWhen {
  readonly is: 'leave-when';
  readonly cond: Cond;
}

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
      readonly purposes?: readonly ('healing' | 'hazards' | 'characters')[];
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
      /** 'tapping': whoever faces a strike of it untapped taps, and cannot choose not to */
      /** 'failing': all its strikes fail; 'heavy': of the excess strikes on somebody the first weighs so much more */
      readonly what:
        | 'uncancelable'
        | 'not-detaining'
        | 'detaining'
        | 'warded'
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
  | {
      readonly is: 'grant';
      readonly to: Ref | { readonly each: CardFilter };
      readonly skill?: Skill;
      /** of whoever bears it: he is of that race for all purposes, and no longer of his own */
      readonly race?: Race;
      /** he can use magic of that school */
      readonly magic?: Many<Magic>;
      /** takes that skill from him, or all of them */
      readonly loses?: Skill | 'all';
      /** in place of the skills printed on him he has these */
      readonly skills?: readonly Skill[];
      /** 'store': as in the organization phase, items and events; 'stay-untapped': not to tap against a strike costs no prowess; 'two-weapons': uses two at once, if no shield */
      /** of a site: it untaps as other cards do; it goes back to the location deck rather than being discarded; or it stays in play */
      readonly ability?:
        | 'use-palantir'
        | 'store'
        | 'stay-untapped'
        | 'two-weapons'
        | 'influence-surely'
        | 'influence-plainly'
        | 'influence-twice'
        | 'be-supported'
        | 'untaps'
        | 'stays'
        /** of a site: it is neither discarded nor goes back to the location deck */
        | 'remains'
        /** no others, and no allies, are in his company but while his player organizes */
        | 'go-alone'
        /** his company is overt, whoever else is in it */
        | 'overt'
        | 'returns'
        /** of a site: so many items (`times`), such if `versus` says it, that a player plays there do not tap it, in all the game, or the first ones `per` turn */
        | 'spared'
        /** of an avatar: one more like him may be played as his follower while this is said (coe/2.II.2.1.R4) */
        | 'lead-another'
        /** of a character in hand: he may be played in the place of the one `for` whom it is said */
        | 'replaces'
        /** of a character: he may control others, though a text keeps him from it */
        | 'have-followers'
        /** of a character in hand or in a pool: he may be played though his player has no leave for his kind by the rules (coe/2.II.2.2.F1, 2.II.2.2.F2) */
        | 'be-played'
        /** of an agent in hand or in a pool: he may be played as a character with the company that the card is on, `at` such a site (else coe/2.II.2.2.5) */
        | 'be-summoned'
        /** and with `at`: only there, but there even if the avatar is elsewhere (coe/2.II.2.2) */
        /** of a site: resources of either side are played there (coe/2.V.F1) */
        | 'serve-both-sides'
        /** of a creature: who defeats it keeps it for its points, though it is marked for others (coe/3.v.F1) */
        | 'be-won'
        /** of an ally: it stays wherever its company goes, though its text has it go then */
        | 'roam'
        /** he tries to win what an opponent has anywhere, with half of the unused general influence */
        | 'influence-from-afar'
        /** of a card in hand: it may be played at a tapped site (of a site: what it `offers`) */
        | 'at-tapped-site';
      /** 'influence-surely': without a check, such a card; 'influence-plainly': with what is his own alone; 'influence-twice': with two rolls of which one is chosen */
      /** 'be-supported': as in a corruption check, in influence attempts and in those to remove corruption cards */
      readonly versus?: CardFilter;
      /** of a site: it holds a hoard, offers information, is protected */
      readonly keyword?: 'hoard' | 'information' | 'dwarf-hold' | 'protected' | 'leader';
      readonly times?: Value;
      readonly per?: 'turn';
      /** 'stay-untapped': not to tap costs him so much prowess, and not the usual */
      readonly costs?: number;
      /** of a site: it is a home site of whoever bears that name */
      readonly home?: CardName;
      /** 'be-played': only at such a site */
      readonly at?: CardFilter;
      /** of a site: such items are playable there, whatever it offers; `regardless`: and whatever they say; so many in a turn (`times`), if it is said */
      readonly offers?: CardFilter;
      readonly regardless?: true;
      /** such a card may be played on his company, whatever company it asks for */
      readonly admits?: CardFilter;
      /** of a card: it can be tapped for what such a card in play can be tapped for */
      readonly uses?: CardFilter;
      /** of an avatar: he is in that mode */
      readonly mode?: Mode;
      /** only with that card, not with every one of its sort */
      readonly for?: Ref;
      /** he taps whenever he makes use of it */
      readonly tapping?: true;
      /** magic: for one card in a turn, whoever plays it */
      readonly once?: true;
      readonly when?: Cond;
    }
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
      readonly of: Would;
      /** the player of the card may decline, or that player */
      readonly optional?: true | Who;
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
  /** `uncounted`: who then does not count towards its size */
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

/** `stored`: said by the card when it is stored, and not before; all else is said in play alone. */
export type Ability = (Action | Modify | Trigger | LeaveWhen | Rule) & { readonly stored?: true };
