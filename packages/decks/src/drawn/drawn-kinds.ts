import { allCards } from '@mathom/cards';
import type { PlayerKind } from '@mathom/engine/language';
import { KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import { holdable } from './holdable.ts';

/** Whether some avatar of such a player can be in a deck of his: without one, none can be drawn. */
const hasAvatar = (kind: PlayerKind): boolean => {
  const { avatars } = KINDS_OF_PLAYER[kind];
  const his = allCards.filter(
    (card) => card.kind === 'character' && card.avatar === true && card.alignment === avatars,
  );
  return holdable(kind, 'coe', his).characters.length > 0;
};

/** The kinds of player for whom a deck can be drawn by lot, in the order in which they came to the game. */
export const drawnKinds = (): readonly PlayerKind[] =>
  Object.values(KINDS_OF_PLAYER).flatMap(({ name }) => (hasAvatar(name) ? [name] : []));
