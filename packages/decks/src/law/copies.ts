import type { Card } from '@mathom/engine/language';
import { CARDS, type Census, idsOf, inParts, PLAY_DECK, tally, together, total } from './census.ts';
import { being, identity, isResource, isStage, namesOf } from './facts.ts';
import type { Bound, Law } from './limits.ts';
import { counted, listed, type Violation } from './violation.ts';

/** How often a card may be in all of a deck (coe/1.3.1, 1.3.F1). */
function limitOf(card: Card, law: Law): Bound {
  if (card.unique) return law.uniqueCopies;
  if (card.copies !== undefined) return { n: card.copies, cites: law.copies.cites };
  if (card.kind === 'character') return law.characterCopies;
  if (!isResource(card)) return law.copies;
  return isStage(card) ? law.stageCopies : law.alignedCopies;
}

const isAvatarCard = (card: Card): boolean => card.kind === 'character' && card.avatar === true;

/** Prints of one card count together, in every part but the location deck. */
export function copies(c: Census): Violation[] {
  const out: Violation[] = [];
  const held = inParts(c, ...CARDS).filter(
    ({ card }) => card.kind !== 'site' && card.kind !== 'region' && !isAvatarCard(card),
  );
  for (const same of tally(held, identity).values()) {
    const { card } = same[0];
    const n = total(same);
    const limit = limitOf(card, c.law);
    if (n <= limit.n) continue;
    // the versions of a unique resource that differ are said below
    if (card.unique && isResource(card) && new Set(same.map((h) => h.card.alignment)).size > 1)
      continue;
    out.push({
      rule: card.unique ? 'unique-twice' : 'copies-many',
      says: card.unique
        ? `${card.name} is unique and stands ${n} times in the deck.`
        : `${counted(n, 'copy', 'copies')} of ${card.name}, and ${limit.n} are the most in all of the deck.`,
      cites: [...limit.cites, ...together(c, same)],
      cards: idsOf(same),
    });
  }
  return [...out, ...inPlayDeck(c), ...manifestations(c)];
}

/** Some cards say how many of them a play deck holds at most; a sideboard is another matter. */
function inPlayDeck(c: Census): Violation[] {
  const held = inParts(c, ...PLAY_DECK).filter(({ card }) => card.inPlayDeck !== undefined);
  return [...tally(held, identity).values()].flatMap((same): Violation[] => {
    const { name, inPlayDeck: most = 0 } = same[0].card;
    const n = total(same);
    if (n <= most) return [];
    return [
      {
        rule: 'copies-many',
        says: `${counted(n, 'copy', 'copies')} of ${name} in the play deck, and by its own text it holds ${most} at most.`,
        cites: c.law.copies.cites,
        cards: idsOf(same),
      },
    ];
  });
}

/** Two manifestations of one unique resource are the same card here (coe/1.3.1). */
function manifestations(c: Census): Violation[] {
  const out: Violation[] = [];
  const held = inParts(c, ...CARDS).filter(({ card }) => card.unique && isResource(card));
  for (const same of tally(held, being).values()) {
    const cards = idsOf(same);
    const versions = new Set(same.map((h) => `${h.card.name}|${h.card.alignment}`));
    if (versions.size < 2) continue;
    const items = same.some((h) => h.card.kind === 'item');
    out.push({
      rule: 'manifestations',
      says: `Only one version of a unique resource can be in a deck: ${listed(namesOf(cards, c.cardOf))} are ${versions.size}.`,
      cites: [
        ...c.law.uniqueCopies.cites,
        'crf/term/manifestations/1',
        ...(items ? ['crf/term/mele-vs-metw/3'] : []),
        ...together(c, same),
      ],
      cards,
    });
  }
  return out;
}

/** The mind of all agents of a deck together (coe/1.3.2). */
export function agents(c: Census): Violation[] {
  const { agentMind } = c.law;
  const held = inParts(c, ...CARDS).filter(({ card }) => card.kind === 'character' && card.agent);
  const mind = held.reduce(
    (sum, { card, n }) => sum + n * (card.kind === 'character' ? (card.mind ?? 0) : 0),
    0,
  );
  if (mind <= agentMind.n) return [];
  return [
    {
      rule: 'agent-mind',
      says: `The agents of the deck have ${mind} mind together, and ${agentMind.n} is the most.`,
      cites: agentMind.cites,
      cards: idsOf(held),
    },
  ];
}
