import { type Deck, type Part, playerOf } from '../deck.ts';
import { lawfulSorts } from './alignment.ts';
import { type Census, type Held, idsOf } from './census.ts';
import { namesOf, type Sort, sortsOf } from './facts.ts';
import { listed, type Violation } from './violation.ts';

/** Which sorts of cards stand in which part (coe/1.3 to 1.7). The pool: see pool.ts. */
const SORTS: Readonly<Partial<Record<Part, readonly Sort[]>>> = {
  characters: ['avatar', 'character'],
  resources: ['resource'],
  hazards: ['hazard'],
  sites: ['site'],
  sideboard: ['avatar', 'character', 'resource', 'hazard'],
  antiFallenWizard: ['avatar', 'character', 'resource', 'hazard'],
  farLands: ['avatar', 'character', 'resource', 'hazard'],
};

export const PART: Readonly<Record<Part, string>> = {
  pool: 'the pool',
  characters: 'the characters of the play deck',
  resources: 'the resources of the play deck',
  hazards: 'the hazards of the play deck',
  sites: 'the location deck',
  sideboard: 'the sideboard',
  antiFallenWizard: 'the sideboard against Fallen-wizards',
  farLands: 'the sideboard for far lands',
};

export function noPlayer(deck: Deck): Violation[] {
  if (playerOf(deck)) return [];
  return [
    {
      rule: 'unknown-player',
      says: `No kind of player plays ${deck.alignment} decks.`,
      cites: ['coe/1.2'],
      cards: [],
    },
  ];
}

/** Entries that are no cards, or no number of them. */
export function entries(c: Census): Violation[] {
  const out: Violation[] = [];
  const ids = [...new Set(c.unknown.map((u) => u.id))];
  if (ids.length > 0)
    out.push({
      rule: 'unknown-card',
      says: `There is no card ${listed(ids)}.`,
      cites: ['coe/1.3'],
      cards: ids,
    });
  for (const { id, part, n } of c.badCounts)
    out.push({
      rule: 'bad-count',
      says: `${n} is no number of copies of ${namesOf([id], c.cardOf)[0]} in ${PART[part]}.`,
      cites: ['coe/1.3'],
      cards: [id],
      part,
    });
  return out;
}

/** Every card in a part where such cards belong; regions in none (coe/1.4). */
export function parts(c: Census): Violation[] {
  const out: Violation[] = [];
  const regions = idsOf(c.held.filter((h) => h.card.kind === 'region'));
  if (regions.length > 0)
    out.push({
      rule: 'region-card',
      says: `Regions are on the map and not in a deck: ${listed(namesOf(regions, c.cardOf))}.`,
      cites: ['coe/1.4'],
      cards: regions,
    });
  const wrong = new Map<Part, Held[]>();
  for (const h of c.held) {
    const may = SORTS[h.part];
    if (!may || h.card.kind === 'region') continue;
    // what is of the wrong side is said elsewhere, but of the location deck only sites are asked that
    const sorts =
      h.part === 'sites' ? sortsOf(h.card, c.law.kind) : lawfulSorts(h.card, c.law.kind);
    if (sorts.length === 0 || sorts.some((sort) => may.includes(sort))) continue;
    const list = wrong.get(h.part);
    if (list) list.push(h);
    else wrong.set(h.part, [h]);
  }
  for (const [part, held] of wrong) {
    const cards = idsOf(held);
    const agents = held.some((h) => h.card.kind === 'character' && h.card.agent);
    out.push({
      rule: 'wrong-part',
      says: `${listed(namesOf(cards, c.cardOf))} cannot be in ${PART[part]}.`,
      cites: agents ? ['coe/1.3', ...c.law.agentSort] : ['coe/1.3', 'coe/1.5'],
      cards,
      part,
    });
  }
  return out;
}
