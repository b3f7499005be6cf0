import type { Alignment, Card, PlayerKind } from '@mathom/engine/language';
import type { Part } from '../deck.ts';
import { agentIsHazard } from '../law/facts.ts';
import type { Section } from './format.ts';

/** What says whose deck it is: the file, the one who asks, its avatars, or its other cards. */
export type AlignmentFrom = 'file' | 'hint' | 'avatar' | 'cards';

const AVATARS: Partial<Record<Alignment, PlayerKind>> = {
  hero: 'wizard',
  minion: 'ringwraith',
  'fallen-wizard': 'fallen-wizard',
  balrog: 'balrog',
};

/** Agents are minions in any deck: they tell nothing of it. */
const isAgent = (card: Card): boolean => card.kind === 'character' && card.agent === true;

/** Whose deck these cards make, and how that is known. */
export function alignmentOf(cards: readonly Card[]): readonly [PlayerKind, AlignmentFrom] {
  const avatars = new Set(
    cards
      .filter((card) => 'avatar' in card && card.avatar)
      .map((card) => AVATARS[card.alignment])
      .filter((kind) => kind !== undefined),
  );
  if (avatars.size === 1) return [[...avatars][0], 'avatar'];
  const has = (...alignments: readonly Alignment[]): boolean =>
    cards.some((card) => alignments.includes(card.alignment) && !isAgent(card));
  if (has('stage', 'fallen-wizard')) return ['fallen-wizard', 'cards'];
  if (has('balrog')) return ['balrog', 'cards'];
  return [has('minion') && !has('hero') ? 'ringwraith' : 'wizard', 'cards'];
}

/**
 * The part in which a card belongs. Where the file says no more than "deck", its kind decides;
 * an agent is a hazard in a Wizard's deck and wherever he can be nothing else.
 */
export function partOf(
  card: Card,
  { section, byType }: { readonly section: Section; readonly byType?: true },
  player: PlayerKind | undefined,
): Part {
  const agent = card.kind === 'character' && card.agent;
  if (section !== 'deck' && !(byType && agent)) return section;
  switch (card.kind) {
    case 'character':
      if (player === undefined ? card.hazardOnly : agentIsHazard(card, player)) return 'hazards';
      return section === 'deck' ? 'characters' : section;
    case 'creature':
      return 'hazards';
    case 'event':
      return card.side === 'hazard' ? 'hazards' : 'resources';
    case 'site':
    case 'region':
      return 'sites';
    default:
      return 'resources';
  }
}
