import type { Card, CardId, CharacterCard, SiteCard } from '@mathom/engine/language';
import { lawfulSorts } from './alignment.ts';
import { type CardOf, isOrcOrTroll } from './facts.ts';
import type { Law } from './limits.ts';
import { PERMITS } from './named-cards.ts';
import { isHome } from './starting-sites.ts';
import type { Violation } from './violation.ts';

/** What is shown in the draft, in its order: each card may need one that was shown before. */
export interface Draft {
  readonly drafted: readonly Card[];
  readonly sites: readonly SiteCard[];
  /** the race of the avatar whom the player declared or starts with */
  readonly avatarRace?: string;
}

/** Who cannot be shown yet, or at all (coe/1.9.R2, 1.9.F1 to 1.9.F3). */
export function draftOrder(law: Law, draft: Draft): Violation[] {
  const out: Violation[] = [];
  const permits = { agents: 0, minds: [] as number[], orcs: false, anyRace: 0 };
  let freeAgent = law.startOneAgent !== undefined;
  const wrong = (rule: Violation['rule'], card: Card, says: string, cites: readonly string[]) =>
    out.push({ rule, says: `${card.name} ${says}.`, cites, cards: [card.id], part: 'pool' });
  for (const card of draft.drafted) {
    const permit = PERMITS.get(card.id);
    if (permit?.agent) permits.agents++;
    if (permit?.mind) permits.minds.push(permit.mind);
    if (permit?.orcs) permits.orcs = true;
    if (permit?.anyRace) permits.anyRace++;
    if (card.kind !== 'character' || card.avatar) continue;
    if (lawfulSorts(card, law.kind).every((sort) => sort !== 'character')) {
      const agent = card.agent === true;
      wrong(
        agent ? 'start-agent' : 'start-alignment',
        card,
        'is no character whom this player could play',
        agent ? ['coe/1.3.W2', 'coe/1.3.B2'] : ['coe/1.9', ...(law.poolFree ?? [])],
      );
      continue;
    }
    if (card.agent) {
      if (permits.agents > 0) permits.agents--;
      else if (freeAgent && isNear(card, draft)) freeAgent = false;
      else
        wrong('start-agent', card, 'is an agent, and no card drafted before lets an agent start', [
          law.kind === 'fallen-wizard' ? 'coe/1.9.F1' : 'coe/1.9.R2',
          ...(law.startOneAgent ?? []),
        ]);
    }
    if (law.kind === 'fallen-wizard') out.push(...fallen(law, card, permits));
  }
  return out;
}

/** Of his avatar's race, or at home (dc/start/9). */
const isNear = (card: CharacterCard, draft: Draft): boolean =>
  card.race === draft.avatarRace || draft.sites.some((site) => isHome(card, site));

function fallen(
  law: Law,
  card: CharacterCard,
  permits: { minds: number[]; orcs: boolean; anyRace: number },
): Violation[] {
  const out: Violation[] = [];
  const mind = card.mind ?? 0;
  const may = permits.minds.findIndex((most) => most >= mind);
  if (mind > 5 && may < 0)
    out.push({
      rule: 'start-high-mind',
      says: `${card.name} has ${mind} mind, and no card drafted before lets a character of more than 5 start.`,
      cites: ['coe/1.9.F3', 'crf/term/fallen-wizard/8', 'crf/term/fallen-wizard/9'],
      cards: [card.id],
      part: 'pool',
    });
  else if (mind > 5) permits.minds.splice(may, 1);
  if (isOrcOrTroll(card) && !permits.orcs) {
    if (law.anyRacePermit && permits.anyRace > 0) permits.anyRace--;
    else
      out.push({
        rule: 'start-orc',
        says: `${card.name} is ${card.race === 'Orc' ? 'an Orc' : 'a Troll'}, and no card drafted before lets Orcs and Trolls start.`,
        cites: ['coe/1.9.F2'],
        cards: [card.id],
        part: 'pool',
      });
  }
  return out;
}

/** Cards by their ids; those that do not exist are left out. */
export const cardsOf = (ids: readonly CardId[], cardOf: CardOf): Card[] =>
  ids.flatMap((id) => cardOf(id) ?? []);
