import type { Part } from '../deck.ts';
import { type Census, inParts, playDeckSize, total } from './census.ts';
import type { Bound } from './limits.ts';
import { PART } from './parts.ts';
import { counted, type RuleName, type Violation } from './violation.ts';

/** How many cards each of the sideboards may have (coe/1.6.1). */
export function sideboard(c: Census): Violation[] {
  const { law } = c;
  const per = law.cardsPerTenOfSideboard;
  const most: Bound = per
    ? { n: 10 * Math.floor(playDeckSize(c) / per.n), cites: per.cites }
    : law.sideboardMax;
  return [
    ...tooMany(c, 'sideboard', 'sideboard-many', most),
    ...tooMany(c, 'antiFallenWizard', 'anti-fallen-wizard-many', law.antiFallenWizardMax),
    ...tooMany(c, 'farLands', 'far-lands-many', law.farLandsMax),
  ];
}

function tooMany(c: Census, part: Part, rule: RuleName, most: Bound): Violation[] {
  const n = total(inParts(c, part));
  if (n <= most.n) return [];
  const says =
    most.n === 0
      ? `${counted(n, 'card')} in ${PART[part]}, and by these rules there is none.`
      : `${counted(n, 'card')} in ${PART[part]}, and ${most.n} are the most.`;
  return [{ rule, says, cites: most.cites, cards: [], part }];
}
