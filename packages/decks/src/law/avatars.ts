import {
  type Census,
  type Held,
  idsOf,
  inParts,
  PLAY_DECK,
  playDeckSize,
  SIDEBOARDS,
  tally,
  total,
} from './census.ts';
import { isAvatar, namesOf } from './facts.ts';
import { counted, listed, type Violation } from './violation.ts';

/** How many avatars, how many different ones, of how many several copies (coe/1.5, 1.6.2). */
export function avatars(c: Census): Violation[] {
  const { law } = c;
  const only = (held: readonly Held[]): readonly Held[] =>
    held.filter((h) => isAvatar(h.card, law));
  const inDeck = only(inParts(c, ...PLAY_DECK));
  const out: Violation[] = [];
  const per = law.cardsPerAvatar;
  const counting = per ? only(inParts(c, ...PLAY_DECK, 'pool')) : inDeck;
  const most = per ? Math.floor(playDeckSize(c) / per.n) : law.avatarsMax.n;
  const n = total(counting);
  if (n > most)
    out.push({
      rule: 'avatars-many',
      says: `${counted(n, 'avatar')} in the play deck, and ${most} ${most === 1 ? 'is' : 'are'} the most.`,
      cites: (per ?? law.avatarsMax).cites,
      cards: idsOf(counting),
      part: 'characters',
    });
  const different = idsOf(inDeck);
  if (different.length > law.avatarsDifferent.n)
    out.push({
      rule: 'avatars-different',
      says: `${different.length} different avatars in the play deck, and ${law.avatarsDifferent.n} are the most: ${listed(namesOf(different, c.cardOf))}.`,
      cites: law.avatarsDifferent.cites,
      cards: different,
      part: 'characters',
    });
  const everywhere = tally(only(inParts(c, ...PLAY_DECK, ...SIDEBOARDS)), (card) => card.name);
  const several = [...everywhere.values()].filter((held) => total(held) > 1);
  if (several.length > law.avatarsMultiplied.n) {
    const cards = idsOf(several.flat());
    out.push({
      rule: 'avatars-multiplied',
      says: `Only one avatar may have several copies in deck and sideboard together: ${listed(namesOf(cards, c.cardOf))} have.`,
      cites: law.avatarsMultiplied.cites,
      cards,
    });
  }
  for (const held of law.avatarCopies ? several : []) {
    if (total(held) <= (law.avatarCopies?.n ?? 0)) continue;
    out.push({
      rule: 'avatar-copies',
      says: `${total(held)} copies of ${held[0].card.name} in deck and sideboard together, and ${law.avatarCopies?.n} are the most.`,
      cites: law.avatarCopies?.cites ?? [],
      cards: idsOf(held),
    });
  }
  return out;
}

/** The avatar whom the deck's player declares: said, or the only one he has. */
export function declaredAvatar(c: Census): string | undefined {
  if (c.law.kind === 'balrog') return 'The Balrog';
  if (c.deck.avatar !== undefined) return c.deck.avatar;
  const names = new Set(
    c.held
      .filter(
        ({ card }) =>
          card.kind === 'character' && card.avatar && card.alignment === 'fallen-wizard',
      )
      .map(({ card }) => card.name),
  );
  return names.size === 1 ? [...names][0] : undefined;
}

/** A Fallen-wizard says who he is, and has him in his deck (coe/1.8.F1). */
export function declared(c: Census): Violation[] {
  if (c.law.kind !== 'fallen-wizard') return [];
  const name = declaredAvatar(c);
  if (name === undefined)
    return [
      {
        rule: 'avatar-undeclared',
        says: 'A Fallen-wizard must say which Fallen-wizard he is.',
        cites: ['coe/1.8.F1'],
        cards: [],
      },
    ];
  const has = c.held.some(
    ({ card }) =>
      card.kind === 'character' &&
      card.avatar &&
      card.alignment === 'fallen-wizard' &&
      card.name === name,
  );
  if (has) return [];
  return [
    {
      rule: 'avatar-missing',
      says: `${name} is declared and not in the deck.`,
      cites: ['coe/1.8.F1', 'crf/term/fallen-wizard/7'],
      cards: [],
    },
  ];
}
