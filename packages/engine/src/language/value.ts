import type { CardName } from './card-names.ts';
import type { AttackFilter, CardFilter, CompanyFilter, Many, PathFilter, Ref } from './filter.ts';
import type { Phase, PlayerKind, RegionType, Specific, Stat } from './kinds.ts';
import type { Remembrance } from './pattern.ts';

/** Whom a text speaks of, when it speaks of players. */
export type Who =
  /** the player whose card it is */
  | 'you'
  /** an opponent of that player (the hazard player when that player has the turn) */
  | 'opponent'
  /** the player who has the turn */
  | 'resource-player'
  | 'hazard-player'
  /** the player of the target, of the bearer, of the cause */
  | 'target-player'
  | 'bearer-player'
  | 'each-player'
  /** whose card that is; or who has one of that name in play, if anybody */
  | { readonly playerOf: Ref | { readonly name: CardName } }
  /** an opponent of the player of that card */
  | { readonly opponentOf: Ref };

export type Zone =
  | 'hand'
  | 'deck'
  | 'discard'
  | 'sideboard'
  | 'play'
  /** marshalling point pile */
  | 'pile'
  /** removed from play */
  | 'removed'
  /** location deck */
  | 'sites'
  /** turned over or set aside, until it is put back */
  | 'aside'
  /** off to the side with a host card (coe/g.off.1) */
  | 'beside'
  /** declared and not yet done with: a creature until its attack is over */
  | 'chain';

export type Value =
  | number
  | {
      readonly stat: Stat;
      /** of several that match: all together, or the least that is more than nothing, or of what counts as a source all the same */
      /** stage points are those of the player of that card, or of that player; points of a player: all his marshalling points */
      readonly of: Ref | { readonly each: CardFilter } | { readonly player: Who };
      readonly take?: 'least';
      /** 'stored': what it would be worth if it were stored where it is; 'to-heroes': what a creature slain is worth to one of them */
      readonly basis?: 'current' | 'printed' | 'normal' | 'unused' | 'stored' | 'to-heroes';
      /** read as if that character bore it */
      readonly asBorneBy?: Ref;
    }
  | { readonly count: CardFilter; readonly zone?: Zone; readonly ofPlayer?: Who }
  /** characters in the company of, counted by heads; or by its size */
  | { readonly members: Ref; readonly allies?: boolean; readonly size?: true }
  /**
   * regions in the company's path that match (all of them without a filter); with `to` those from where
   * it is to where that card may be played, both ends counted
   */
  | { readonly regions: Ref; readonly type?: RegionType; readonly to?: Ref }
  | { readonly unusedInfluence: Who }
  /** how often that player has taken part in the events of which a card speaks */
  | { readonly participations: Who }
  /** the number needed to remove that card, as printed on it */
  | { readonly removalNumber: Ref; readonly else: number }
  | { readonly sum: readonly Value[] }
  | { readonly times: readonly [Value, Value] }
  /** one of two parts, or of so many */
  | { readonly half: Value; readonly round: 'up' | 'down'; readonly parts?: number }
  | { readonly least: readonly Value[] }
  | { readonly if: Cond; readonly then: Value; readonly else: Value }
  /** bound while resolving: cards turned over, a margin, a roll */
  | { readonly bound: string };

export type Cond =
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly not: Cond }
  /** so many such cards exist in play (or in another zone of a player) */
  | {
      readonly exists: CardFilter;
      readonly zone?: Zone;
      readonly ofPlayer?: Who;
      readonly min?: Value;
    }
  | { readonly is: Ref; readonly a: CardFilter }
  | { readonly company: Ref | 'active'; readonly a: CompanyFilter }
  | { readonly attack: AttackFilter }
  /** `since`: the path of an earlier movement of this turn counts too */
  | { readonly path: Ref | 'active'; readonly has: PathFilter; readonly since?: 'turn' }
  /**
   * 'like-you': of the same side, heroes or minions, as the player of the card; 'ahead': has more
   * marshalling points than any opponent; 'may-end': has enough for the end to be called, and nobody has (coe/10.2);
   * 'avatar-revealed': has said which avatar he is; 'sauron': is what an event in play makes him, in place of an avatar;
   * 'sole': there is no other opponent
   */
  | {
      readonly player: Who;
      readonly is:
        | PlayerKind
        | 'avatar-in-play'
        | 'avatar-lost'
        | 'avatar-revealed'
        | 'sauron'
        | 'turn'
        | 'like-you'
        | 'ahead'
        | 'may-end'
        | 'sole';
      /** of several opponents: one at least */
      readonly anyOne?: true;
      /** 'avatar-revealed': and it is this one */
      readonly named?: CardName;
    }
  /** that player counts as that being: declared himself to be him, and has not lost him since (coe/2.2.F2) */
  | { readonly player: Who; readonly as: Many<Specific> }
  /** that number is at least so great */
  | { readonly value: Value; readonly atLeast: number }
  | { readonly phase: Many<Phase> }
  /** that has happened since the turn began */
  | { readonly happened: Remembrance; readonly since: 'turn' }
  /** what happened while this text resolved: the bound name is not zero */
  | { readonly bound: string }
  /** the card is read with its older errata, where its present text says otherwise */
  | { readonly wording: 'older' };
