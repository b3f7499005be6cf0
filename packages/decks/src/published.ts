import { allCards, playsWhole } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { PARTS } from './deck.ts';
import type { DeckList } from './deck-list.ts';
import { challengeDeck1 } from './published/challenge-deck-1.ts';
import { challengeDeck2 } from './published/challenge-deck-2.ts';
import { challengeDeckA } from './published/challenge-deck-a.ts';
import { challengeDeckB } from './published/challenge-deck-b.ts';
import { challengeDeckC } from './published/challenge-deck-c.ts';
import { challengeDeckD } from './published/challenge-deck-d.ts';
import { challengeDeckE } from './published/challenge-deck-e.ts';
import { challengeDeckF } from './published/challenge-deck-f.ts';
import { challengeDeckG } from './published/challenge-deck-g.ts';
import { challengeDeckH } from './published/challenge-deck-h.ts';
import { challengeDeckI } from './published/challenge-deck-i.ts';
import { challengeDeckJ } from './published/challenge-deck-j.ts';
import { challengeDeckK } from './published/challenge-deck-k.ts';
import { challengeDeckL } from './published/challenge-deck-l.ts';
import { challengeDeckM } from './published/challenge-deck-m.ts';
import { challengeDeckN } from './published/challenge-deck-n.ts';
import { challengeDeckO } from './published/challenge-deck-o.ts';
import { challengeDeckP } from './published/challenge-deck-p.ts';
import { challengeDeckQ } from './published/challenge-deck-q.ts';
import { challengeDeckR } from './published/challenge-deck-r.ts';
import { challengeDeckS } from './published/challenge-deck-s.ts';
import { challengeDeckT } from './published/challenge-deck-t.ts';
import { challengeDeckU } from './published/challenge-deck-u.ts';
import { challengeDeckV } from './published/challenge-deck-v.ts';

/** Every deck that was published, in the order in which they came out. */
export const published: readonly DeckList[] = [
  challengeDeckA,
  challengeDeckB,
  challengeDeckC,
  challengeDeckD,
  challengeDeckE,
  challengeDeckF,
  challengeDeckG,
  challengeDeckH,
  challengeDeckI,
  challengeDeckJ,
  challengeDeckK,
  challengeDeckL,
  challengeDeckM,
  challengeDeckN,
  challengeDeckO,
  challengeDeckP,
  challengeDeckQ,
  challengeDeckR,
  challengeDeckS,
  challengeDeckT,
  challengeDeckU,
  challengeDeckV,
  challengeDeck1,
  challengeDeck2,
];

const known = new Map<string, Card>(allCards.map((card) => [card.id, card]));

/** Nothing that its cards say is left undone. */
const isWhole = (deck: DeckList): boolean =>
  PARTS.every((part) =>
    (deck[part] ?? []).every(([id]) => {
      const card = known.get(id);
      return card !== undefined && playsWhole(card);
    }),
  );

/** The published decks that can be played today: heroes, and every card complete. */
export const decks: readonly DeckList[] = [
  challengeDeckA,
  challengeDeckB,
  challengeDeckC,
  challengeDeckD,
  challengeDeckE,
  challengeDeckT,
];

/** Of the other kinds' decks those that are lawful as they were published (law/cases); each comes as its last card is done. */
const LAWFUL_OF_OTHERS: readonly DeckList[] = [
  challengeDeckK,
  challengeDeckL,
  challengeDeckM,
  challengeDeckN,
  challengeDeckU,
  challengeDeckO,
  challengeDeckP,
  challengeDeckQ,
  challengeDeckR,
  challengeDeckS,
  challengeDeckV,
  challengeDeck1,
  challengeDeck2,
];

/** What is offered to whoever wants to play at once, on either side. */
export const offered: readonly DeckList[] = [...decks, ...LAWFUL_OF_OTHERS.filter(isWhole)];
