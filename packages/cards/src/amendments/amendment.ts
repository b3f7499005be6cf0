import type {
  Alignment,
  CardKind,
  Duration,
  Keyword,
  Race,
  SiteType,
} from '@mathom/engine/language';

/** The rule sets by name: the present rules, the classic rulings, tournaments, dream-cards. */
export type RuleSetId = 'coe' | 'crf' | 'tournament' | 'dream';

export const EVERYWHERE: readonly RuleSetId[] = ['coe', 'crf', 'tournament', 'dream'];
export const DREAM: readonly RuleSetId[] = ['dream'];

/** Keywords that dream-card games give to official cards, beside those that are printed. */
export type DreamKeyword =
  | 'ancient-dwarf-ruin'
  | 'animal'
  | 'battle-gear'
  | 'bow'
  | 'disease'
  | 'dragon'
  | 'drake'
  | 'eagle'
  | 'ent'
  | 'flying'
  | 'food'
  | 'hobbit'
  | 'horse'
  | 'instrument'
  | 'jewel'
  | 'lore'
  | 'maia'
  | 'ore'
  | 'port'
  | 'port-on-anduin'
  | 'port-on-celduin'
  | 'ring'
  | 'song'
  | 'swamp'
  | 'treasure'
  | 'troll'
  | 'two-handed'
  | 'vermin'
  | 'winged'
  | 'wolf';

/** A number or word on a card that an erratum sets. */
export type AmendedFact =
  | { readonly fact: 'points'; readonly is: number }
  | { readonly fact: 'body'; readonly is: number }
  | { readonly fact: 'unique'; readonly is: true }
  | { readonly fact: 'duration'; readonly is: Duration }
  | { readonly fact: 'race'; readonly is: Race }
  | { readonly fact: 'slot'; readonly is: 'shield' }
  /** the type of the sites where it is playable */
  | { readonly fact: 'at'; readonly is: SiteType }
  | { readonly fact: 'home'; readonly is: string };

/** What a ruling or list changes in the facts of cards, where it says so, and where it holds. */
export interface Amendment {
  /** by name; every version and printing unless narrowed */
  readonly cards: readonly string[];
  readonly only?: { readonly kind?: CardKind; readonly alignment?: Alignment };
  readonly gains?: readonly (Keyword | DreamKeyword)[];
  readonly loses?: readonly (Keyword | DreamKeyword)[];
  readonly sets?: readonly AmendedFact[];
  readonly cites: readonly string[];
  readonly in: readonly RuleSetId[];
}
