import type { CardId, PlayerKind, RegionName } from '@mathom/engine/language';
import type { Deck, DeckEntry, GameLength, LawName, Part } from '../../deck.ts';
import type { Opponent } from '../census.ts';
import type { StartingCompany } from '../starting-company.ts';
import type { RuleName } from '../violation.ts';

/** How a step's deck differs: cards with how many more, or fewer if the number is negative. */
export type Change = Readonly<Partial<Record<Part, readonly DeckEntry[]>>> &
  Partial<Pick<Deck, 'avatar' | 'alignment'>>;

interface Common {
  /** what this step shows */
  readonly says: string;
  /** one way to change the lawful deck of that kind of player */
  readonly with?: Change;
  readonly length?: GameLength;
  readonly players?: number;
  readonly opponents?: readonly Opponent[];
  /** these cards are dream-cards; all, unless said */
  readonly dream?: readonly CardId[];
  /** the rules that are broken, and no others; none: all is lawful */
  readonly breaks: readonly RuleName[];
}

/** A deck is checked. */
export interface DeckStep extends Common {
  readonly is?: 'deck';
}
/** A starting company is checked. */
export interface StartStep extends Common {
  readonly is: 'start';
  readonly company: StartingCompany;
}
/** What is left of the pool goes somewhere. */
export interface LeftStep extends Common {
  readonly is: 'left';
  readonly company: StartingCompany;
  readonly toDeck?: readonly CardId[];
  readonly toSideboard?: readonly CardId[];
}
/** Wizards are exchanged before the game. */
export interface ExchangeStep extends Common {
  readonly is: 'exchange';
  readonly to: Change;
}
/** Which sideboards are open. */
export interface OpenStep {
  readonly is: 'open';
  readonly says: string;
  readonly against: PlayerKind;
  readonly at?: readonly RegionName[];
  readonly startsAt?: RegionName;
  readonly parts: readonly Part[];
  readonly intoDeck: number;
}

export type Step = DeckStep | StartStep | LeftStep | ExchangeStep | OpenStep;

/** A rule or ruling shown at work: each step is lawful or breaks exactly what it says. */
export interface LawCase {
  /** ids of rules (`coe/1.5`) and rulings */
  readonly proves: readonly string[];
  readonly says: string;
  readonly player: PlayerKind;
  readonly ruleSets: readonly LawName[];
  readonly steps: readonly Step[];
}
