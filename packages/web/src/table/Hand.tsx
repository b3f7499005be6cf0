import type { CSSProperties, FocusEvent, PointerEvent } from 'react';
import { t } from '../app/words.ts';
import { knownCard } from '../cards/data.ts';
import { useNames } from '../cards/names.ts';
import { useGame } from './context.tsx';
import { WhereNote } from './counsel/Late.tsx';
import { sortedHand } from './model/arrange.ts';
import { TableCard } from './TableCard.tsx';
import { toggleLetGo, useUi } from './ui.ts';

/** Which card of the hand a pointer or the keyboard is on. */
const cardAt = (target: EventTarget): number => {
  const card = target instanceof Element ? target.closest('[data-cid]') : null;
  return card ? Number(card.getAttribute('data-cid')) : -1;
};

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
    <section className="hand offer" aria-label={t('Cards to choose from')}>
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
    <section
      key={p.name}
      className="hand open-hand"
      aria-label={t('The hand of {{name}}', { name: p.name })}
    >
      {sortedHand(s, s.players[seat].hand).map((id) => (
        <TableCard key={id} cid={id} width="calc(var(--hand) * 0.72)" />
      ))}
    </section>
  ));
}

/** A card that is to go as soon as one may be discarded at the end of a turn: nobody is asked for it then. */
function LetGo({ cid }: { readonly cid: number }) {
  const { s } = useGame();
  const names = useNames();
  const card = knownCard(s, cid);
  const on = useUi((u) => card !== null && u.letGo.includes(card.id));
  if (!card) return null;
  const name = names.card(card.id, card.name);
  return (
    <button
      type="button"
      className="let-go"
      aria-pressed={on}
      aria-label={t('Let {{name}} go at the end of the turn', { name })}
      title={on ? t('It goes at the end of the turn') : t('Let it go at the end of the turn')}
      onClick={() => toggleLetGo(card.id)}
    >
      <span aria-hidden="true">⌄</span>
    </button>
  );
}

/** The hand. What cannot be used now stays, dimmed, and says why when asked. */
export function Hand() {
  const { s, seat, decision } = useGame();
  const set = useUi((u) => u.set);
  // a finger does not hover: on the table the menu of a card says it, and the map shows it
  const shows = useUi((u) => u.pane === 'map') || !matchMedia('(hover: none)').matches;
  if (seat < 0) return <OpenHands />;
  const hand = sortedHand(s, s.players[seat].hand);
  const points = {
    onPointerOver: (e: PointerEvent) => shows && set({ where: cardAt(e.target) }),
    onPointerLeave: (e: PointerEvent) => e.pointerType === 'mouse' && set({ where: -1 }),
    onFocus: (e: FocusEvent) => shows && set({ where: cardAt(e.target) }),
    onBlur: () => set({ where: -1 }),
  };
  return (
    <>
      <Offer />
      {hand.length > 0 && (
        <div className="hand-place">
          <WhereNote />
          <section
            className="hand"
            aria-label={t('Your hand, {{length}} cards', { length: hand.length })}
            style={{ '--n': hand.length } as CSSProperties}
            {...points}
          >
            {hand.map((id) => (
              <span key={id} className="hand-slot">
                <TableCard cid={id} width="var(--hand)" dim={decision !== null} />
                <LetGo cid={id} />
              </span>
            ))}
          </section>
        </div>
      )}
    </>
  );
}
