import type { PlayerKind, Race } from '@mathom/engine/language';
import { PLAYER } from './alignment.ts';
import { declaredAvatar } from './avatars.ts';
import { type Census, type Held, idsOf, together } from './census.ts';
import { agentIsHazard, isOrcOrTroll, namesOf } from './facts.ts';
import { BARRED, RULED } from './named-cards.ts';
import { listed, type RuleName, type Violation } from './violation.ts';

/** Cards that a player cannot have, for what he is (coe/1.3.4, 1.3.B4, 1.3.B5, 1.5.F6). */
export function restrictions(c: Census, where: (held: Held) => boolean): Violation[] {
  const held = c.held.filter(where);
  return [...barred(c, held), ...specific(c, held), ...ofTheBalrog(c, held)];
}

const wrong = (
  c: Census,
  rule: RuleName,
  held: readonly Held[],
  why: string,
  cites: readonly string[],
): Violation[] => {
  const cards = idsOf(held);
  if (cards.length === 0) return [];
  return [
    {
      rule,
      says: `${why}: ${listed(namesOf(cards, c.cardOf))}.`,
      cites: [...cites, ...c.law.playable, ...together(c, held)],
      cards,
    },
  ];
};

function barred(c: Census, held: readonly Held[]): Violation[] {
  const { kind } = c.law;
  const list = BARRED[kind];
  if (!list) return [];
  const these = held.filter((h) => list.cards.has(h.card.id));
  const ruled = these.flatMap((h) => RULED.get(h.card.id) ?? []);
  return wrong(c, 'barred-card', these, `A ${PLAYER[kind]} cannot have these cards in his deck`, [
    list.cites,
    ...(MORE[kind] ?? []),
    ...new Set(ruled),
  ]);
}
const MORE: Partial<Record<PlayerKind, readonly string[]>> = {
  'fallen-wizard': ['crf/term/fallen-wizard/14'],
};

function specific(c: Census, held: readonly Held[]): Violation[] {
  const avatar = declaredAvatar(c);
  return wrong(
    c,
    'specific',
    held.filter(({ card }) => {
      if (!card.specific) return false;
      if (card.specific === 'Balrog') return c.law.kind !== 'balrog';
      return c.law.kind !== 'fallen-wizard' || card.specific !== avatar;
    }),
    'These cards are for the player of another avatar',
    ['coe/1.3.4'],
  );
}

const FACTIONS: ReadonlySet<Race | undefined> = new Set<Race>([
  'Orc',
  'Troll',
  'Wolf',
  'Animal',
  'Dragon',
]);

function ofTheBalrog(c: Census, held: readonly Held[]): Violation[] {
  if (c.law.kind !== 'balrog') return [];
  const own = held.filter(
    ({ card }) => card.kind === 'character' && !card.avatar && !agentIsHazard(card, 'balrog'),
  );
  return [
    ...wrong(
      c,
      'balrog-character',
      own.filter(({ card }) => card.kind === 'character' && !isOrcOrTroll(card)),
      'Only Orcs and Trolls serve the Balrog',
      ['coe/1.3.B4'],
    ),
    ...wrong(
      c,
      'balrog-mind',
      own.filter(
        ({ card }) =>
          card.kind === 'character' && (card.mind ?? 0) >= 9 && card.specific !== 'Balrog',
      ),
      'Characters of 9 mind and more do not serve the Balrog, if not his own',
      ['coe/1.3.B4'],
    ),
    ...wrong(
      c,
      'balrog-faction',
      held.filter(({ card }) => card.kind === 'faction' && !FACTIONS.has(card.race)),
      'Only factions of Orcs, Trolls, Wolves, Animals and Dragons serve the Balrog',
      ['coe/1.3.B4'],
    ),
  ];
}
