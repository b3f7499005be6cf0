import type { WindowKind } from './state/frames.ts';
import type {
  AgentAct,
  Aim,
  Cid,
  CompanyId,
  KeyUsed,
  MovementKind,
  PathStep,
  Seat,
} from './state/types.ts';

/**
 * What a player can choose. A decision is always a list of options of which exactly one is
 * taken; choosing several cards is choosing one after another, with 'pass' to stop.
 */
export type Option =
  /** no (further) action; done */
  | { type: 'pass' }
  /** back out of a declaration that was begun */
  | { type: 'back' }
  | { type: 'yes' }
  | { type: 'no' }
  /** play a card from hand; `mode` is which of its alternatives, `with` a card in play that hosts it */
  | { type: 'play'; card: Cid; mode: number; with?: Cid }
  /** use what a card in play can do */
  /** `of`: the card whose ability it is, if not its own */
  | { type: 'use'; card: Cid; ability: number; untapped?: true; of?: Cid }
  /** use what a lasting effect allows */
  | { type: 'use-effect'; effect: number; ability: number }
  /** a choice of one thing among several: targets, costs, keys, picks */
  | { type: 'aim'; aim: Aim }
  | { type: 'card'; card: Cid }
  | { type: 'key'; key: KeyUsed }
  | { type: 'number'; n: number }
  | { type: 'label'; i: number; label: string }
  | { type: 'player'; seat: Seat }
  // organization
  | { type: 'organize' }
  /** `replaces`: in the place of that character, with all that is on him */
  | {
      type: 'play-character';
      card: Cid;
      site: Cid;
      company: CompanyId;
      under: Cid;
      replaces?: Cid;
      /** by leave of that card, which lies with him from then on */
      leave?: Cid;
    }
  | { type: 'discard-character'; card: Cid }
  | { type: 'control'; card: Cid; under: Cid }
  /** to another company, or (-1) off on his own; `site` is a fresh copy of the haven for the new company */
  | { type: 'regroup'; card: Cid; company: CompanyId; site?: Cid }
  | { type: 'join'; company: CompanyId; into: CompanyId }
  | { type: 'store'; card: Cid }
  | { type: 'transfer'; card: Cid; to: Cid }
  /** `beside`: with that weapon, by who can use two */
  | { type: 'use-item'; card: Cid; beside?: Cid }
  | { type: 'sideboard'; to: 'deck' | 'discard' }
  | { type: 'declare-move'; company: CompanyId; site: Cid }
  | { type: 'rejoin'; company: CompanyId }
  // movement/hazard phase
  | { type: 'company'; company: CompanyId }
  /** `leave`: the card that allows special movement, or -1 */
  | { type: 'path'; movement: MovementKind; steps: PathStep[]; leave: Cid }
  | { type: 'on-guard'; card: Cid }
  | { type: 'nazgul-sideboard'; card: Cid; to: 'deck' | 'discard' }
  | { type: 'give-up-card'; card: Cid }
  /** a Stage card is discarded from play by the rules (coe/2.II.F1) */
  | { type: 'shed'; card: Cid }
  /** shows a card of his hand and shuffles it into his deck, as its text has it */
  | { type: 'reshuffle'; card: Cid }
  /** an agent takes an action; `site` is the site card that goes with it, or -1 */
  | { type: 'agent'; card: Cid; act: AgentAct; site: Cid }
  /** an agent is turned face-up; `site` is the card of his home, if none is with him, or -1 */
  | { type: 'reveal-agent'; card: Cid; site: Cid }
  // site phase
  | { type: 'enter' }
  | { type: 'reveal'; card: Cid; mode: number }
  | { type: 'influence'; card: Cid; target: Cid; reveal: Cid }
  | { type: 'rescue'; card: Cid; host: Cid }
  /** an agent attacks the company at his site; `site` as for revealing him */
  | { type: 'agent-attack'; card: Cid; site: Cid }
  /** the company whose site phase ends attacks that one (coe/3.V.1) */
  | { type: 'attack-company'; company: CompanyId }
  // combat
  | { type: 'assign'; who: Cid }
  | { type: 'strike'; who: Cid }
  /** tap for +1 on a corruption check: the i-th roll of that declared action */
  | { type: 'support'; card: Cid; n: number; i: number }
  | { type: 'cancel-by-tapping'; card: Cid }
  | { type: 'home-cancel'; card: Cid }
  | { type: 'free-company'; card: Cid; effect: number }
  // end of the game
  | { type: 'call' };

/** What is being asked, in one word of a closed list. */
export type DecisionKind =
  /** take an action or pass */
  | 'act'
  /** answer what was declared, or pass */
  | 'respond'
  /** what an action is aimed at, how it is paid */
  | 'aim'
  /** choose a card (to take, to discard, to draft, to give) */
  | 'pick'
  /** yes or no */
  | 'confirm'
  /** one of several named alternatives */
  | 'alternative'
  /** how many */
  | 'number'
  /** which of several comes next */
  | 'order'
  /** who faces a strike */
  | 'assign'
  /** which way a company goes */
  | 'route'
  /** compose companies */
  | 'organize';

/** Which question it is, for captions and scenarios: a closed list of stable names. */
export type Question =
  /** to act in a window, or to answer in a chain that was begun in it */
  | WindowKind
  // setup
  | 'avatar-exchange'
  | 'draft'
  | 'starting-company'
  | 'starting-item'
  | 'leftover'
  | 'starting-site'
  | 'stage-spot'
  | 'starting-split'
  // untap, organization
  | 'hazard-sideboard'
  | 'organizing'
  | 'split-must-move'
  | 'split-event'
  | 'stay-wounded'
  | 'over-influence'
  // movement/hazard phase
  | 'company-phase'
  | 'path'
  | 'environment'
  | 'limit-order'
  | 'draw'
  | 'move-again'
  | 'join-at-haven'
  | 'one-returns'
  | 'one-stays'
  // site phase
  | 'site-phase'
  | 'enter'
  | 'reveal-on-guard'
  | 'one-attack'
  | 'attack-from-hand'
  | 'attack-from-play'
  | 'agent-attack'
  | 'guard-attack'
  // combat; `attack` is also who is struck, where the attacker says so
  | 'attack-modifiers'
  | 'defend'
  | 'strike'
  | 'excess'
  | 'which-roll'
  | 'name-sort'
  | 'name-card'
  | 'who-strikes'
  | 'whose-strike'
  | 'stay-untapped'
  | 'stay-freely'
  | 'stay-cheaply'
  | 'support'
  | 'give-up'
  | 'instead'
  | 'rescue-site'
  | 'hand-over'
  // what a text or an action asks
  | `slot-${number}`
  | 'offer'
  | 'pick'
  | 'each'
  | 'play'
  | 'ring'
  | 'look'
  | 'how-many'
  | 'put-under'
  | 'put-on-top'
  | 'passives'
  // hands and decks
  | 'fetch'
  | 'sideboard'
  | 'exchange-out'
  | 'exchange-in'
  | 'first-strike'
  | 'discard-to-size'
  | 'discard-one'
  // the end
  | 'call'
  | 'council-check';

export interface Decision {
  seat: Seat;
  kind: DecisionKind;
  about: Question;
  /** the card it is about, or -1 */
  card: Cid;
  options: Option[];
}

export const ask = (
  seat: Seat,
  kind: DecisionKind,
  about: Question,
  options: Option[],
  card: Cid = -1,
): Decision => ({ seat, kind, about, card, options });

/** The rolls of which one is chosen, the highest first; like ones are one choice. */
export const throwsOf = (rolls: readonly number[]): Option[] =>
  [...new Set(rolls)].sort((a, b) => b - a).map((n) => ({ type: 'number', n }));
