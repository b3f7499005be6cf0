import { openCard } from '../table/ui.ts';
import { useHover } from '../table/useHover.ts';
import { useNames } from './names.ts';

/** The name of a card, wherever it stands: it opens the card. */
export function CardLink({ card, name }: { readonly card: string; readonly name: string }) {
  const hover = useHover(card);
  return (
    <button type="button" className="link" onClick={() => openCard(card)} {...hover}>
      {useNames().card(card, name)}
    </button>
  );
}
