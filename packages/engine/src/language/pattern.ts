import type { CardName } from './card-names.ts';
import type { AttackFilter, AttackSource, CardFilter, CompanyFilter, Many } from './filter.ts';
import type { Phase, Race, Status } from './kinds.ts';
import type { Zone } from './value.ts';

/**
 * Patterns over what happens (happenings/happening.ts): the same names and fields, with a filter
 * where the happening has a card, a company, an attack. `whose` speaks of its seat.
 */
export type Pattern =
  | {
      readonly event: 'phase';
      readonly phase: Phase;
      readonly edge: 'start' | 'end';
      readonly whose?: 'yours' | "opponent's" | 'bearer';
    }
  /**
   * The movement/hazard phase of the company of the bearer, or of any company; or its site phase, or
   * the end of its organization phase. 'enter': it enters its site, and has faced nothing there yet;
   * 'entered': it has faced all automatic-attacks. 'reveal', of its movement/hazard phase: before anybody draws.
   */
  | {
      readonly event: 'company-phase';
      readonly phase?: 'organization' | 'site';
      readonly edge: 'reveal' | 'start' | 'end' | 'enter' | 'entered';
      readonly company?: 'bearer' | CompanyFilter;
    }
  /** a company's new site is revealed and its path known */
  | { readonly event: 'moves'; readonly company?: 'bearer' | CompanyFilter }
  | { readonly event: 'attack-declared'; readonly attack: AttackFilter }
  | {
      readonly event: 'attack-ended';
      readonly attack: AttackFilter;
      /** and no other of the same creature is still to come */
      readonly last?: true;
      readonly outcome?: Many<'defeated' | 'not defeated' | 'canceled'>;
    }
  /** 'this': the attack that is going on */
  | {
      readonly event: 'wounded';
      readonly card: CardFilter;
      /** what he was before: who is wounded already does not become so */
      readonly was?: Many<Status>;
      readonly attack?: AttackPast | 'this';
    }
  /** all strikes of the attack have been given to somebody */
  | { readonly event: 'strikes-assigned'; readonly attack: AttackFilter }
  /** a strike against that card is decided, and does next what it does; binds 'margin', what it succeeded by */
  | {
      readonly event: 'strike';
      readonly card: CardFilter;
      readonly result?: Many<'successful' | 'failed' | 'ineffectual'>;
      /** and wounds */
      readonly wounds?: true;
      readonly attack?: AttackPast | 'this';
    }
  /** it is over with all that it led to; binds 'strikeProwess' */
  | {
      readonly event: 'strike-ended';
      readonly card: CardFilter;
      readonly result?: Many<StrikeResult>;
      readonly attack?: AttackPast | 'this';
    }
  | {
      readonly event: 'left-play';
      readonly card: CardFilter;
      readonly to?: 'discard' | 'removed';
      /** the attack that is being faced did it, and not a corruption check meanwhile */
      readonly by?: 'attack';
    }
  /** the item comes to that character, by whatever way */
  | { readonly event: 'item-gained'; readonly card: CardFilter }
  | {
      readonly event: 'check-made';
      readonly kind: 'corruption' | 'influence';
      readonly card: CardFilter;
      readonly result?: 'passed' | 'failed';
    }
  /** somebody joined or left the company of the bearer; or left it for another; or such a one left it */
  | {
      readonly event: 'composition-changed';
      readonly split?: true;
      readonly left?: CardFilter;
    }
  | { readonly event: 'deck-exhausted' }
  /** a card is drawn in a company's movement/hazard phase, after so many by the same player there */
  | { readonly event: 'drew'; readonly player: 'resource-player'; readonly over: number }
  | { readonly event: 'stored'; readonly card: 'self' | CardFilter }
  | {
      readonly event: 'card-played';
      readonly card: CardFilter;
      readonly site?: CardFilter;
      /** to play it so the site is tapped, or asked for */
      readonly usesSite?: true;
      /** and the site is tapped by it */
      readonly tapsSite?: true;
    }
  /** a card is discarded from the hand of that player */
  | { readonly event: 'hand-discard'; readonly whose?: 'yours' | "opponent's" | 'bearer' }
  | {
      readonly event: 'move';
      readonly card: CardFilter;
      readonly from?: Zone;
      /** 'pile': to that of whoever has defeated it */
      readonly to: 'discard' | 'removed' | 'hand' | 'guard' | 'pile';
      /** because an effect says so */
      readonly by?: 'effect';
    }
  | {
      readonly event: 'status';
      readonly card: CardFilter;
      readonly was?: 'wounded';
      readonly to?: 'untapped' | 'tapped';
      /** as the untap phase has it, and by no effect */
      readonly by?: 'rules';
    }
  | { readonly event: 'imprisoned'; readonly card: CardFilter };

/** 'defeated': it failed, and its body check too. */
export type StrikeResult = 'successful' | 'failed' | 'ineffectual' | 'defeated' | 'canceled';

/** What can still be asked of an attack when it is over. */
export interface AttackPast {
  readonly race?: Many<Race>;
  readonly name?: Many<CardName>;
  readonly source?: Many<AttackSource>;
  readonly by?: CardFilter;
}

export type PatternOf<E extends Pattern['event']> = Extract<Pattern, { event: E }>;

/** What passive conditions wait for (coe/9.6). */
export type TriggerEvent =
  | Exclude<Pattern, { event: Exclude<Would['event'], 'strike' | 'status'> }>
  /** such a card is there now that was not, or was not so, before ('it'); once a turn for each */
  | { readonly event: 'whenever'; readonly each: CardFilter };

/** What is remembered until the turn is over, and can be asked for with `happened`. */
export type Remembrance = PatternOf<'wounded' | 'card-played'>;

/** The same of one card that a filter speaks of. */
export type HappenedTo =
  | Omit<PatternOf<'wounded'>, 'card' | 'was'>
  /** a corruption card was played on it */
  | { readonly event: 'corrupted' }
  /** an event: it was tapped or inverted */
  | { readonly event: 'status' };

/** What something else can be done instead of. */
export type Would = PatternOf<'move' | 'status' | 'imprisoned' | 'strike'>;
