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

/** The published decks that can be played today: heroes, and every card complete. */
export const decks: readonly DeckList[] = [
  challengeDeckA,
  challengeDeckB,
  challengeDeckC,
  challengeDeckD,
  challengeDeckE,
  challengeDeckT,
];
