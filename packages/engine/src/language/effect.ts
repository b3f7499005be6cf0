import type { Ability } from './ability.ts';
import type { AgentAttack, AttackSpec, Key } from './attack.ts';
import type { CardFilter, Joining, Many, PathFilter, Ref } from './filter.ts';
import type { Compare, Keyword, MovementKind, Phase, RegionType, SiteType, Stat } from './kinds.ts';
import type { Cond, Value, Who, Zone } from './value.ts';

/** Until when something lasts. Short-events never outlast the turn (coe/5.1.1). */
/** 'long-event': as long as a long-event played now would stay; 'creature': until all attacks of the creature that attacks are over. */
export type Until =
  | 'strike'
  | 'attack'
  | 'creature'
  | 'phase'
  | 'turn'
  | 'long-event'
  | 'next-untap'
  | 'game';

/** What a roll may be besides: what modifies such attempts is about it, wherever it is rolled. */
export type Attempt = 'riddling' | 'offering' | 'burglary';

/** What dice are rolled for. */
export type CheckKind = 'corruption' | 'influence' | 'body' | 'ring' | 'roll';

export interface Check {
  readonly do: 'check';
  readonly kind: CheckKind;
  /** who checks (corruption, body), or who makes the attempt */
  readonly who?: Ref;
  /**
   * 'roll': it is such an attempt. A burglary stands in for the automatic-attacks of the site: who
   * passes has spared his company all of them, who fails faces them alone.
   */
  readonly attempt?: Attempt;
  /** another rolls too: it passes if it is the higher of the two; ties are rolled again, or do not pass */
  readonly opposed?: {
    readonly who: Ref;
    readonly by: Who;
    readonly plus?: Value;
    readonly tiesFail?: true;
  };
  /** whose dice */
  readonly by?: Who;
  /** added to the dice */
  readonly plus?: Value;
  /** for 'roll' and 'influence': passes if the total compares so with the number */
  readonly op?: Compare;
  readonly than?: Value;
  readonly pass?: readonly Effect[];
  readonly fail?: readonly Effect[];
  /** corruption: what a failure does to the character instead of discarding or eliminating him */
  readonly insteadOfFailing?: readonly Effect[];
  /** and it passes too if the dice alone, with nothing added, compare so */
  readonly bare?: { readonly op: Compare; readonly than: number };
  /** it passes without a roll, and has been made all the same */
  readonly sure?: true;
  /** two rolls are made, and one of them is chosen */
  readonly twice?: true;
  /** ring: there is no roll, and any ring but such will do */
  readonly anyBut?: Keyword;
  /** of those only such as its own table names, and the gold ring goes in any case */
  readonly ofTable?: true;
  /** others of his company may tap for +1 each, as with a corruption check, in whosever turn */
  readonly supported?: true;
  /** made at once, it cannot be answered: before the roll such may tap for so much each */
  readonly helpers?: { readonly a: CardFilter; readonly plus: number };
  /** nobody plays resources for it, and the player of whoever makes it plays nothing to aid him */
  readonly unaided?: true;
  /** body: such characters are still discarded if their own cards say so of the result */
  readonly discardsAsPrinted?: CardFilter;
}

/** What a card does when it resolves, in printed order (coe/9.5.4). */
export type Effect =
  // cards
  | {
      readonly do: 'move';
      readonly what: Ref | CardFilter;
      /** of those that lie there, and not in play */
      readonly zone?: 'beside';
      /** 'out': out of the game, as if it had never been in it */
      readonly to: 'discard' | 'hand' | 'deck' | 'pile' | 'removed' | 'stored' | 'out';
      /** to the pile: of that player, if not of the one whose text it is */
      readonly ofPlayer?: Who;
      /** moves into a deck are followed by a shuffle unless so said */
      readonly shuffle?: false;
      /**
       * to the discard pile: eliminated, which is more than discarded; to the pile, of a card that
       * attacks: once it is done, it is lost to its player as if it had been defeated; 'regained': what
       * was slain, even if somebody has it with him as a trophy; stored: as if it were where its text says;
       * to the deck: discarded from hand all the same, face-down
       */
      readonly as?: 'eliminate' | 'won' | 'regained' | 'named-there' | 'discard';
    }
  /**
   * `aside`: off to the side with it, where it counts as before, is worth nothing, is worth that much
   * less, or is out of play; one that attacks comes to lie there when its attack is over, unless defeated
   */
  | {
      readonly do: 'attach';
      readonly what: Ref;
      readonly to: Ref;
      readonly aside?: 'counts' | 'worthless' | 'negative' | 'out-of-play';
      /** when its host has left play it is removed from play, and not discarded */
      readonly after?: 'removed';
      /** an event: as the ally that it can be; the creature whose attack was canceled: as the ally that this event makes of it */
      readonly as?: 'ally';
    }
  /** look through zones, take up to n that match, put them elsewhere */
  | {
      readonly do: 'fetch';
      readonly player: Who;
      readonly from: readonly Zone[];
      readonly a: CardFilter;
      readonly n: Value | 'all';
      readonly to: 'deck' | 'hand' | 'discard' | 'aside';
      readonly optional?: true;
      /** not chosen: by chance */
      readonly random?: true;
      /** to everybody, as it is taken */
      readonly shown?: true;
    }
  /**
   * turn over the top of the deck until such a card shows, or (`from`) of the discard pile, where what was
   * turned over stays and is not met again; binds 'revealed' (count) and 'picked'
   */
  | {
      readonly do: 'reveal-until';
      readonly player: Who;
      readonly a: CardFilter;
      readonly from?: 'discard';
    }
  /**
   * That player sees cards of this one, or all do: all in the zone, or so many, from the top of a
   * deck, by chance from elsewhere. So many of a deck or pile lie aside until they are put back.
   */
  | {
      readonly do: 'look';
      readonly player: Who;
      readonly ofPlayer: Who;
      /** 'aside': what was turned over just now; 'new-site': the site card to which the company goes */
      readonly zone: 'hand' | 'deck' | 'discard' | 'aside' | 'new-site';
      readonly n?: Value;
      /** as many of them as the player of the card likes */
      readonly upTo?: true;
      /** but first he names so many cards: `named` */
      readonly naming?: number;
    }
  /** put what lies aside, and all of these zones but sites, back into the deck and shuffle */
  | {
      readonly do: 'shuffle-back';
      readonly player: Who;
      readonly from?: readonly ('hand' | 'discard')[];
      /**
       * 'top': shuffled among themselves, on top; 'ordered': on top as this player likes;
       * 'either-end': some of them at the bottom
       */
      readonly how?: 'top' | 'ordered' | 'either-end';
      readonly by?: Who;
    }
  /** so many cards, or as many as fill the hand to its size */
  | { readonly do: 'draw'; readonly player: Who; readonly n: Value | 'hand-size' }
  // state of cards
  /** 'invert': an event is turned upside down, an agent who lies face-down is turned face-up */
  | { readonly do: 'tap' | 'untap' | 'wound' | 'invert'; readonly what: Ref | CardFilter }
  /** from wounded to tapped, or to well and untapped; passed on to others where healing is */
  | { readonly do: 'heal'; readonly what: Ref | CardFilter; readonly well?: true }
  // numbers and rules that last
  | {
      readonly do: 'modify';
      readonly stat: Stat;
      /** 'target' may be a card, an attack or an automatic-attack; 'company' is that of user or target */
      readonly of:
        | Ref
        | 'attack'
        | 'company'
        | 'active-company'
        | 'strike'
        | { readonly each: CardFilter }
        | { readonly player: Who };
      readonly by: Value;
      readonly op?: 'add' | 'set' | 'times' | 'half-up';
      readonly max?: Value;
      readonly min?: number;
      /** strikes of an attack: these more have no body */
      readonly bodiless?: true;
      readonly until: Until;
    }
  /** leaves abilities behind, as if a card with them were in play until then */
  | {
      readonly do: 'install';
      readonly on?: Ref | 'company' | 'site';
      readonly abilities: readonly Ability[];
      readonly until: Until;
      /** not besides what another card of the name has left there already */
      readonly once?: true;
    }
  | {
      readonly do: 'retype';
      readonly what: 'target-region' | 'target';
      readonly to: RegionType | SiteType;
      /** of a region: it counts for two of that type */
      readonly twice?: true;
      readonly until: Until;
    }
  /** adds to a chosen check that is declared and not yet rolled: so much, or enough to pass it */
  /** ... or another roll, of which one is chosen; against a strike too */
  | {
      readonly do: 'modify-check';
      readonly by: Value | 'enough' | 'twice';
      /** of influence: the direct influence of whoever makes it is of no account */
      readonly undirected?: true;
      /** if that check is passed, or failed, then ('cause' is what influence was used on) */
      readonly pass?: readonly Effect[];
      readonly fail?: readonly Effect[];
    }
  /**
   * the automatic-attack that was chosen is there once more; or the site that was chosen has those
   * printed on its card of the other side, so much stronger, detaining if that is so
   */
  | {
      readonly do: 'automatic-attack';
      readonly until: Until;
      readonly ofOtherSide?: { readonly prowess: number; readonly detainment: Cond };
    }
  // actions of the game
  /** 'entry' is the target on the chain, 'effect' the lasting effect that was targeted */
  | {
      readonly do: 'cancel';
      /** 'creature': this attack and all that the card would still make */
      readonly what:
        | 'attack'
        | 'creature'
        | 'strike'
        | 'entry'
        | 'effect'
        | {
            readonly effectsOf: CardFilter;
            /** only what they left in that phase, and only until the present phase is over */
            readonly leftIn?: Phase;
            /** and all that they say and have declared, until the attack is over */
            readonly silenced?: true;
          };
    }
  | {
      readonly do: 'attack';
      /** 'of-creature': what the creature `by` attacks with, as though it were played now, keyed as it can be */
      readonly spec: AttackSpec | 'automatic-attacks-of-site' | 'of-creature';
      /** more attacks of the card, one after the other: it is won if all are defeated */
      readonly and?: readonly AttackSpec[];
      readonly asCreature?: true;
      /** the card that makes it, wherever it lies: won if the attack is defeated, or else discarded */
      readonly by?: Ref;
      /**
       * a creature that can be keyed to nothing comes all the same, with so much added to its prowess;
       * 'to-site': it is played at the site and keyed to it, whatever its own keys
       */
      readonly unkeyed?: number | 'to-site';
      /** is won in place of the creature, which is removed from play; or else discarded */
      readonly won?: Ref;
      /** if it is not defeated it lies off to the side with that card again */
      readonly backTo?: Ref;
      /** they are the automatic-attacks themselves, faced once more, and it may be with more prowess, or by captors */
      readonly again?: {
        readonly prowess?: number;
        readonly captive?: true;
        /** by the company that attacks that of whose text it is, which may attack it again then */
        readonly byFoes?: true;
      };
      /**
       * the company that was chosen faces it, or that of the avatar, and not the one whose phase it is; a
       * creature that comes so is keyed to nothing, unless it is keyed to the site where he is
       */
      readonly against?: 'target' | 'avatar';
      /** and in it he alone, as though he were a company by himself */
      readonly alone?: true;
      /** the creature is keyed to the site of the agent upon whom it is brought, who is worth nothing to anybody */
      readonly keyedThere?: true;
    }
  /** that agent attacks the company (coe/4.3, crf/term/agent/4) */
  | { readonly do: 'agent-attack'; readonly agent: Ref; readonly with?: AgentAttack }
  /**
   * An attempt to turn a card of an opponent, by an agent (coe/8.5); or to bring a faction of one's
   * hand into play (coe/2.V.3), wherever that is done
   */
  | {
      readonly do: 'influence';
      readonly by: Ref;
      readonly versus: Ref;
      readonly plus?: Value;
      /** his direct influence is of no account */
      readonly undirected?: true;
      /** a faction in hand: even if an opponent has it in play, who then loses his (coe/8.4) */
      readonly fromOpponent?: true;
      /** what else is done then */
      readonly pass?: readonly Effect[];
      readonly fail?: readonly Effect[];
      /** what the opponent has left of his general influence is not taken off */
      readonly regardless?: true;
      /** it succeeds without a roll */
      readonly sure?: Cond;
      /** where the card goes if it succeeds, if not to the discard pile: a faction of the hand to that of its player */
      readonly to?: 'hand' | 'pile';
    }
  | Check
  /**
   * test a gold ring: roll, then maybe play a ring in its place (coe/6.2); `anyBut`: without a roll
   * any ring but such, and the gold ring goes only if one is played
   */
  | {
      readonly do: 'test-ring';
      readonly ring: Ref;
      readonly plus?: Value;
      readonly twice?: true;
      readonly anyBut?: Keyword;
      /** of those only such as its own table names, and the gold ring goes in any case */
      readonly ofTable?: true;
    }
  /**
   * The strike does not tap its target, or has no result at all.
   */
  | { readonly do: 'outcome'; readonly is: 'stays-untapped' | 'ineffectual' }
  /**
   * If the strike succeeds, its target is not harmed but taken prisoner, with this card as the
   * host, at a rescue site that matches (coe/3.III); rescuers face these attacks.
   */
  | {
      readonly do: 'outcome';
      readonly is: 'imprisons';
      readonly at: CardFilter;
      readonly rescue: readonly AttackSpec[];
      readonly rings?: 'discarded';
    }
  | { readonly do: 'return-to-origin'; readonly company: Ref | 'active' }
  /** the character leaves his company, forming one of his own that goes back where it came from */
  /** ... or has a movement/hazard phase of its own on the same way, with a hazard limit of one */
  | {
      readonly do: 'split-off';
      readonly who: Ref;
      readonly then: 'return-to-origin' | 'stay' | 'own-phase';
    }
  /** he joins the company whose attack or phase it is, or that of another; who is out of play comes back under general influence;
   * `moves`: to him and what he has with him it is movement, without a movement/hazard phase */
  | {
      readonly do: 'join';
      readonly who: Ref;
      readonly company?: Ref;
      readonly moves?: true;
    }
  /** play a card now, as part of this ('picked' in what follows), or (as: 'next-action') as the very next action (coe/5.1.3) */
  | {
      readonly do: 'play';
      readonly a: CardFilter;
      readonly from: readonly Zone[];
      /** what of the ordinary demands is dropped */
      readonly waive?: readonly (
        | 'untapped-site'
        | 'tap-site'
        | 'tap-character'
        | 'one-character-per-turn'
        /** of what is unique: the copy that an opponent has stored, which goes for this one */
        | 'stored-copy'
      )[];
      /** the item must be of a sort that the site offers (default), or may be of any */
      readonly site?: 'offered' | 'any';
      readonly by?: 'user' | 'another-in-company' | 'any-in-company';
      /** by that player, if not by the one whose text it is; an ally comes under the control of `bearer` */
      readonly player?: Who;
      readonly bearer?: Ref;
      /** characters: with that company, wherever it is */
      readonly joins?: Joining;
      /** avatars: at the haven where this card was stored; 'self': as a company of his own, at this site */
      readonly at?: 'site-of-storing' | 'self';
      readonly as: 'now' | 'next-action';
      /** it was chosen before, and is played now */
      readonly must?: true;
      /** a creature: it may be keyed so as well */
      readonly keys?: readonly Key[];
      /** a creature ('picked'): done as it is declared; if it is not, this card goes back to hand */
      readonly then?: readonly Extract<Effect, { do: 'modify' | 'install' }>[];
    }
  /** the company may not (or must not) do anything in its site phase */
  | {
      readonly do: 'forgo';
      readonly what: 'site-phase';
      readonly company: 'active' | 'moving-to-target';
      /** one such character of the company may tap to be rid of it, even as the site phase starts */
      readonly unlessTaps?: CardFilter;
    }
  /** whoever does it does not take his next turn */
  | { readonly do: 'forgo'; readonly what: 'turn' }
  /** up to so many items of a character, who leaves, go to others of his company */
  | {
      readonly do: 'hand-over';
      readonly from: Ref;
      readonly n: number;
      /** not to those who are wounded */
      readonly unwounded?: true;
      /** he stays, and keeps the rest */
      readonly staying?: true;
    }
  /**
   * The company's site card (of a moving company: that of its new site) is exchanged for the haven at
   * which it began the turn, for the nearest one, or for a site card that was picked, whosever it is.
   */
  | {
      readonly do: 'relocate';
      readonly to: 'site-at-start-of-turn' | 'nearest-haven' | 'picked';
      /** the site card that was chosen, for all who are there: nobody moves, and it is tapped if the other was */
      readonly of?: 'target';
    }
  /** once its movement/hazard phase is over the company may move again, with one more phase (coe/2.IV.3) */
  | {
      readonly do: 'move-again';
      /** by such a path */
      readonly path?: PathFilter;
      /** only to such a site */
      readonly to?: CardFilter;
      /** and to none that it has tried to move to this turn; 'unused': nor where it was when the turn began */
      readonly untried?: true | 'unused';
      /** by such a movement */
      readonly by?: MovementKind;
      /** it is not asked whether it would, if it can go anywhere */
      readonly must?: true;
    }
  /**
   * The prisoners of that host go free: into the company of the user, or as one of their own; with `at`
   * those characters who lie off to the side with it, as a company where that one is or is going
   */
  | {
      readonly do: 'free-prisoners';
      readonly host: Ref;
      readonly into: 'company' | 'own-company' | { readonly at: Ref };
    }
  /** the game is won by its player, or he calls the end of it (coe/10.2.R1) */
  | { readonly do: 'end'; readonly how: 'won' | 'called' }
  // control
  | {
      readonly do: 'if';
      readonly cond: Cond;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  /** the player may take one of these, or nothing */
  | {
      readonly do: 'offer';
      readonly player: Who;
      readonly options: readonly {
        readonly label: string;
        readonly need?: Cond;
        readonly does: readonly Effect[];
      }[];
      readonly else?: readonly Effect[];
      readonly must?: true;
    }
  /** for each card in play (or character of the company) that matches, in the player's order */
  | {
      readonly do: 'each';
      readonly a: CardFilter;
      /** of those that lie there, and not in play */
      readonly zone?: 'beside';
      /** who says in which order, if not the player whose turn it is; 'each-player': each of his own, by turns from the one who moves on */
      readonly by?: Who;
      readonly does: readonly Effect[];
      readonly times?: Value;
    }
  /** repeat so often */
  | { readonly do: 'repeat'; readonly times: Value; readonly does: readonly Effect[] }
  /** choose a card at resolution: binds 'picked' */
  | {
      readonly do: 'pick';
      readonly player: Who;
      readonly a: CardFilter;
      readonly zone?: Many<Zone>;
      /** to everybody, as it is chosen */
      readonly shown?: true;
      readonly optional?: true;
      /** one after another, until all together have at least so much of it, if there are enough */
      readonly total?: { readonly stat: Stat; readonly atLeast: Value };
      readonly then: readonly Effect[];
      readonly none?: readonly Effect[];
      /** and once more after that, as long as this is so (or ever more), until nothing is chosen; what was shown is not chosen again */
      readonly again?: Cond | true;
    };
