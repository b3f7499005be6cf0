import type { Attempt, Effect } from './effect.ts';
import type { AttackFilter, CardFilter, CompanyFilter, EntryFilter, Many, Ref } from './filter.ts';
import type { Duration, Phase, Race, RegionType, Side, Skill } from './kinds.ts';
import type { Cond, Value } from './value.ts';

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
  /** a region of the present path, or of that of a site in play; `ofPath`: of the first alone */
  | { readonly target: 'region'; readonly type: Many<RegionType>; readonly ofPath?: true }
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
  | {
      readonly target: 'name';
      readonly not: readonly Race[];
      readonly site?: undefined;
      readonly shed?: undefined;
    }
  | {
      readonly target: 'name';
      readonly site: CardFilter;
      readonly not?: undefined;
      readonly shed?: undefined;
    }
  /** or a card of an opponent's that was shown to this player and discarded, wherever it is by now; roles mean that card */
  | {
      readonly target: 'name';
      readonly shed: CardFilter;
      readonly site?: undefined;
      readonly not?: undefined;
    };

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
  /**
   * at most so often in a turn; `together`: counted with the other abilities of the card that say so; `afresh`: so
   * often in each movement/hazard phase, where a company has several
   */
  readonly limit?: { readonly n: number; readonly together?: true; readonly afresh?: true };
  /** who may use an ability of a card in play; its own player if nothing is said */
  readonly by?: 'bearer-player' | 'resource-player' | 'opponent' | 'hazard-player';
  /** may be revealed on guard at such a moment, beyond what the rules allow */
  readonly onGuard?: Many<
    | 'influence-attempt'
    | 'riddling'
    | 'offering'
    | 'burglary'
    | 'scout-card'
    | 'cancel'
    /** any attack in the site phase that it can be aimed at, before its strikes are given out */
    | 'attack'
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
