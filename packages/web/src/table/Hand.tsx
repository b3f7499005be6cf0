import type { CSSProperties } from 'react';
import { useGame } from './context.tsx';
import { sortedHand } from './model/arrange.ts';
import { TableCard } from './TableCard.tsx';

/** Cards being chosen among that lie nowhere in sight: the draft, a search, the sideboard. */
function Offer() {
  const { s, choices } = useGame();
  const there = [...choices.byCard.keys()].filter((id) => {
    const z = s.zone[id];
    return (
      (z === 'pool' || z === 'deck' || z === 'discard' || z === 'sideboard' || z === 'aside') &&
      choices.all.some((c) => c.anchors.cards.includes(id))
    );
  });
  if (there.length === 0) return null;
  return (
    <section className="hand offer" aria-label="Cards to choose from">
      {there.map((id) => (
        <TableCard key={id} cid={id} width="var(--hand)" />
      ))}
    </section>
  );
}

/** For one who watches, while both players let him see. */
function OpenHands() {
  const { s, update } = useGame();
  if (!update.hands?.open) return null;
  return s.players.map((p, seat) => (
    <section key={p.name} className="hand open-hand" aria-label={`The hand of ${p.name}`}>
      {sortedHand(s, s.players[seat].hand).map((id) => (
        <TableCard key={id} cid={id} width="calc(var(--hand) * 0.72)" />
      ))}
    </section>
  ));
}

/** The hand. What cannot be used now stays, dimmed, and says why when asked. */
export function Hand() {
  const { s, seat, decision } = useGame();
  if (seat < 0) return <OpenHands />;
  const hand = sortedHand(s, s.players[seat].hand);
  return (
    <>
      <Offer />
      {hand.length > 0 && (
        <section
          className="hand"
          aria-label={`Your hand, ${hand.length} cards`}
          style={{ '--n': hand.length } as CSSProperties}
        >
          {hand.map((id) => (
            <TableCard key={id} cid={id} width="var(--hand)" dim={decision !== null} />
          ))}
        </section>
      )}
    </>
  );
}
