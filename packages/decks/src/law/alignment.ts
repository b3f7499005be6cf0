import type { Card, PlayerKind } from '@mathom/engine/language';
import { KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import { type Census, type Held, idsOf, together } from './census.ts';
import { isResource, namesOf, type Sort, sortsOf } from './facts.ts';
import { listed, type Violation } from './violation.ts';

/** Where it is said whose cards each kind of player may have. */
const CITES: Readonly<
  Record<
    PlayerKind,
    { readonly avatar: string; readonly character: string; readonly resource: string }
  >
> = {
  wizard: { avatar: 'coe/1.3.W1', character: 'coe/1.3.W2', resource: 'coe/1.3.W3' },
  ringwraith: { avatar: 'coe/1.3.R1', character: 'coe/1.3.R2', resource: 'coe/1.3.R3' },
  'fallen-wizard': { avatar: 'coe/1.3.F3', character: 'coe/1.3.F4', resource: 'coe/1.3.F1' },
  balrog: { avatar: 'coe/1.3.B1', character: 'coe/1.3.B2', resource: 'coe/1.3.B3' },
};

/** What a card can be counted as in such a player's deck, its alignment considered. */
export function lawfulSorts(card: Card, kind: PlayerKind): readonly Sort[] {
  const allowed = KINDS_OF_PLAYER[kind];
  return sortsOf(card, kind).filter((sort) => {
    if (sort === 'avatar') return card.alignment === allowed.avatars;
    if (sort === 'character') return allowed.characters.includes(card.alignment);
    if (sort !== 'resource' || !isResource(card)) return true;
    if (allowed.resources.includes(card.alignment)) return true;
    return card.kind === 'item' && card.alignment === allowed.itemsBesides;
  });
}

/** Avatars, characters and resources of the right side. Sites: see sites.ts. */
export function alignment(c: Census, parts: (held: Held) => boolean): Violation[] {
  const { kind } = c.law;
  const cites = CITES[kind];
  const wrong: Record<'avatar' | 'character' | 'resource', Held[]> = {
    avatar: [],
    character: [],
    resource: [],
  };
  for (const h of c.held) {
    if (!parts(h) || lawfulSorts(h.card, kind).length > 0) continue;
    const sort = sortsOf(h.card, kind)[0];
    if (sort === 'avatar' || sort === 'character' || sort === 'resource') wrong[sort].push(h);
  }
  const out: Violation[] = [];
  const say = (sort: 'avatar' | 'character' | 'resource', what: string): void => {
    const cards = idsOf(wrong[sort]);
    if (cards.length === 0) return;
    const more =
      sort === 'avatar' && c.law.name !== 'coe' && c.law.name !== 'crf'
        ? ['crf/tournament/deck-construction/5']
        : [];
    out.push({
      rule: sort === 'avatar' ? 'avatar-kind' : 'alignment',
      says: `A deck of a ${PLAYER[kind]} cannot have ${what}: ${listed(namesOf(cards, c.cardOf))}.`,
      cites: [cites[sort], ...more, ...c.law.playable, ...together(c, wrong[sort])],
      cards,
    });
  };
  say('avatar', 'avatars of another kind');
  say('character', 'characters of the other side');
  say('resource', 'resources that he cannot use');
  return out;
}

export const PLAYER: Readonly<Record<PlayerKind, string>> = {
  wizard: 'Wizard',
  ringwraith: 'Ringwraith',
  'fallen-wizard': 'Fallen-wizard',
  balrog: 'Balrog',
};
