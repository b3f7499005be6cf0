import type { Alignment, CardId, PlayerKind } from '@mathom/engine/language';

/** A card and how many of it. */
export type DeckEntry = readonly [CardId, number];

/** How long a game is to be (coe/1.1). */
export type GameLength = 'starter' | 'short' | 'long' | 'campaign';

/** The books by which a deck can be judged. */
export type LawName = 'coe' | 'crf' | 'tournament' | 'dream';

/** A deck as a player makes it: which cards, how many, in which part. */
export interface Deck {
  readonly id?: string;
  readonly name: string;
  /** the kind of player, or the alignment of his cards */
  readonly alignment: PlayerKind | Alignment;
  /** the name of the avatar who is declared before the game (coe/1.8.F1) */
  readonly avatar?: string;
  /** for which it was made */
  readonly ruleSet?: LawName;
  readonly length?: GameLength;
  /** from which the starting company is drafted */
  readonly pool: readonly DeckEntry[];
  /** those in the play deck, avatars too */
  readonly characters: readonly DeckEntry[];
  readonly resources: readonly DeckEntry[];
  readonly hazards: readonly DeckEntry[];
  readonly sites: readonly DeckEntry[];
  readonly sideboard: readonly DeckEntry[];
  /** more of the sideboard, for games against a Fallen-wizard alone (coe/1.6.1) */
  readonly antiFallenWizard?: readonly DeckEntry[];
  /** more of the sideboard, for games that leave the known lands (dc/deck/6) */
  readonly farLands?: readonly DeckEntry[];
  readonly notes?: string;
}

export const PARTS = [
  'pool',
  'characters',
  'resources',
  'hazards',
  'sites',
  'sideboard',
  'antiFallenWizard',
  'farLands',
] as const;
export type Part = (typeof PARTS)[number];

const KINDS: Partial<Record<PlayerKind | Alignment, PlayerKind>> = {
  wizard: 'wizard',
  hero: 'wizard',
  ringwraith: 'ringwraith',
  minion: 'ringwraith',
  'fallen-wizard': 'fallen-wizard',
  stage: 'fallen-wizard',
  balrog: 'balrog',
};

/** Which kind of player a deck is for; undefined if its alignment is none of a player's. */
export const playerOf = (deck: Pick<Deck, 'alignment'>): PlayerKind | undefined =>
  KINDS[deck.alignment];
