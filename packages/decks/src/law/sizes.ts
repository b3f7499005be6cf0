import { lawfulSorts } from './alignment.ts';
import { type Census, type Held, idsOf, inParts, total } from './census.ts';
import { agentIsHazard, identity, namesOf } from './facts.ts';
import { counted, listed, type Violation } from './violation.ts';

/** A card that may be counted as a resource or as a hazard, as its player likes (coe/1.3.3). */
const isDual = (c: Census, h: Held): boolean => lawfulSorts(h.card, c.law.kind).length > 1;

/** How many of the cards could be counted as resources at the most, and at the least. */
function span(c: Census, most: number): { readonly min: number; readonly max: number } {
  let min = 0;
  const dual = new Map<string, number>();
  for (const h of inParts(c, 'resources', 'hazards')) {
    if (isDual(c, h)) dual.set(identity(h.card), (dual.get(identity(h.card)) ?? 0) + h.n);
    else if (h.part === 'resources') min += h.n;
  }
  let max = min;
  for (const n of dual.values()) max += Math.min(n, most);
  return { min, max };
}

/** Is there a way of counting that gives so many of both? */
function fits(c: Census, most: number): boolean {
  const all = total(inParts(c, 'resources', 'hazards'));
  const { min, max } = span(c, most);
  const { resourcesMin, resourcesMax } = c.law;
  if (all % 2 !== 0) return false;
  const half = all / 2;
  return (
    half >= min &&
    half <= max &&
    half >= (resourcesMin?.n ?? 0) &&
    half <= (resourcesMax?.n ?? Number.POSITIVE_INFINITY)
  );
}

/** Resources and hazards of the play deck: enough, not too many, as many of both (coe/1.5). */
export function sizes(c: Census): Violation[] {
  const { law } = c;
  const limit = law.dualAsResource;
  if (fits(c, limit?.n ?? Number.POSITIVE_INFINITY)) return [];
  if (limit && fits(c, Number.POSITIVE_INFINITY)) {
    const held = inParts(c, 'resources', 'hazards').filter((h) => isDual(c, h));
    const cards = idsOf(held);
    return [
      {
        rule: 'dual-as-resource',
        says: `Only ${counted(limit.n, 'copy', 'copies')} each of ${listed(namesOf(cards, c.cardOf))} count as resources, so there are not as many resources as hazards.`,
        cites: limit.cites,
        cards,
        part: 'resources',
      },
    ];
  }
  const resources = total(inParts(c, 'resources'));
  const hazards = total(inParts(c, 'hazards'));
  const out: Violation[] = [];
  if (law.resourcesMin && resources < law.resourcesMin.n)
    out.push({
      rule: 'resources-few',
      says: `${counted(resources, 'resource')} in the play deck, and ${law.resourcesMin.n} are the fewest.`,
      cites: law.resourcesMin.cites,
      cards: [],
      part: 'resources',
    });
  if (law.resourcesMax && resources > law.resourcesMax.n)
    out.push({
      rule: 'resources-many',
      says: `${counted(resources, 'resource')} in the play deck, and ${law.resourcesMax.n} are the most.`,
      cites: law.resourcesMax.cites,
      cards: [],
      part: 'resources',
    });
  if (resources !== hazards)
    out.push({
      rule: 'hazards-unequal',
      says: `${counted(resources, 'resource')} and ${counted(hazards, 'hazard')} in the play deck: there must be as many of both.`,
      cites: law.hazardsEqual,
      cards: [],
      part: 'hazards',
    });
  return out;
}

/** Characters of the play deck who are no avatars (coe/1.5). */
export function characters(c: Census): Violation[] {
  const { charactersMax, kind } = c.law;
  const n = total(
    inParts(c, 'characters').filter(
      ({ card }) => card.kind === 'character' && !card.avatar && !agentIsHazard(card, kind),
    ),
  );
  if (n <= charactersMax.n) return [];
  return [
    {
      rule: 'characters-many',
      says: `${counted(n, 'character')} in the play deck, and ${charactersMax.n} are the most besides avatars.`,
      cites: charactersMax.cites,
      cards: [],
      part: 'characters',
    },
  ];
}
