import type { Candidate, Change } from './mutant.ts';

/** A change after which the game is the same, and why: no test could notice it. */
interface Equivalent {
  /** unsaid: wherever it stands */
  readonly file?: string | RegExp;
  /** the piece of source, whole */
  readonly was: string | RegExp;
  /** what stands there afterwards; unsaid: whatever it is */
  /** unsaid: whatever is done to it */
  readonly change?: Change;
  readonly becomes?: string | RegExp;
  /** what stands just before it in the same line; unsaid: anything */
  readonly after?: RegExp;
  readonly why: string;
}

/** What has the number of a company, or says by one below zero that there is none. */
const COMPANY =
  '(\\b(scope|mine|s\\.current|[co]\\.company|\\w+\\.splitFrom)|\\bs\\.company\\[[\\w.]+\\]|companyIdOf\\([^()]*\\))';

const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'packages/engine/src/legality/destinations.ts',
    was: '!hasShortCuts(s, co)',
    becomes: 'false',
    why: 'without short cuts the company reaches the same without them, and nothing is offered: it only saves the search',
  },
  {
    file: 'packages/engine/src/legality/bars.ts',
    was: "i === 0 && u.kind === 'use' && sit.chain !== null",
    becomes: "(i === 0 && u.kind === 'use')",
    why: 'without a chain nothing is under way on one: it only saves that question',
  },
  {
    was: '0',
    becomes: '1',
    after: new RegExp(`${COMPANY} (>=|<) $`),
    why: 'companies are numbered from 1',
  },
  {
    was: new RegExp(`^${COMPANY} (>=|<) 0$`),
    becomes: new RegExp(`^${COMPANY} (>|<=) 0$`),
    why: 'companies are numbered from 1',
  },
  {
    was: '0',
    becomes: '1',
    after: /\bc\.attack > $/,
    why: 'attacks and companies share their numbers, and the first is of a company',
  },
  {
    file: 'packages/engine/src/procedures/strike.ts',
    was: /\|\| a\.excess === 0$/,
    becomes: '(f.canceled || f.ineffectual)',
    why: 'of none that are left over none can be given: a question with one answer is not asked',
  },
  {
    file: 'packages/engine/src/query/map.ts',
    was: 'x.a.companies && !companyMatches(s, contextOf(s, x), co, x.a.companies)',
    becomes: 'false',
    why: 'of the texts that make less of regions one names companies, those of its player, and only he moves while it holds',
  },
  {
    file: 'packages/engine/src/procedures/chain-start.ts',
    was: 'FIRST[kind] !== undefined',
    becomes: 'true',
    why: 'where nothing is said of a start nobody has anything for it, and the chain goes on as any other',
  },
  {
    file: /legality\/vain\.ts$/,
    was: /^(possible|hasStatus|card >= 0)\b/,
    change: 'condition dropped',
    why: 'what may be there is looked for in earnest afterwards: to take more for there only costs the question',
  },
  {
    file: /legality\/vain\.ts$/,
    was: 'false',
    becomes: 'true',
    why: 'what is not seen to be in vain is really asked about, and refused then (pool/looks.ts): it only saves the question',
  },
  {
    file: /legality\/now\.ts$/,
    was: /^(sit\.strike|s\.lasting\.length > 0|sit\.declared !== null && .*)$/,
    becomes: 'true',
    why: 'what could be aimed at is looked for in earnest afterwards: to take more for there only costs the question',
  },
  {
    file: /\/(query\/(evaluate|under-deeps|in-force|movement\/roads)|legality\/(check|slots)|pool\/pool)\.ts$/,
    was: /^(roads|roadsOfKind|cards|companies|attacks|entries|conditions|values|rolls|surface|known|ofCards|now|memo\.rounds|pool\.memo\.\w+)\.set\(/,
    change: 'call dropped',
    why: 'what was worked out once is worked out again: it is remembered to save the time',
  },
  {
    file: /pool\/printed\.ts$/,
    was: 'table[n] === UNKNOWN',
    becomes: 'true',
    why: 'what is known of a card and a filter is found out again: it only saves the time',
  },
  {
    file: /query\/stats\.ts$/,
    was: /^x\.lasting === null &&\s+\(\(m\.of === 'bearer'/,
    becomes: 'false',
    why: 'whom a card speaks of is asked of it afterwards: this only answers the common question without a context',
  },
  {
    file: /query\/stats\.ts$/,
    was: /^\(m\.of === 'bearer' && .*\|\|\s+\(m\.of === 'self' && x\.card !== id\)$/s,
    why: 'to pass over fewer of them only costs the question, which is asked in full afterwards',
  },
  {
    file: /legality\/rule-actions\.ts$/,
    was: '!anythingIdle(s)',
    becomes: 'false',
    why: 'where nothing is idle no item of anybody is found to be: it only saves the search',
  },
  {
    was: /^heeded\(s, '[a-z-]+'\)$/,
    becomes: 'true',
    why: 'what nobody would take note of is told to nobody: it only saves the telling',
  },
  {
    // the same, where it is asked after something else
    was: /^(?!.*\|\|)[\s\S]* && heeded\(s, '[a-z-]+'\)$/,
    becomes: /^(?!true$|false$|[\s\S]*heeded)/,
    why: 'what nobody would take note of is told to nobody: it only saves the telling',
  },
  {
    was: /^!?s\.lasting\.(some|every)\([a-zA-Z]+\)$/,
    becomes: 'true',
    why: 'a list from which nothing is taken is made again, and is the same list: it only saves that',
  },
  {
    // not of whom something is on, or under whom somebody is: there each number below zero says another thing
    was: '1',
    becomes: '2',
    after: /^(?!.*\b(by|host|control|under|GENERAL)\b[^,]*$).*(\?\?|return|[:=,(]) ?-$/,
    why: 'a number below zero says that there is none, and nobody looks which: all ask whether it is less than 0',
  },
  {
    was: '0',
    becomes: '1',
    after: /^\s*opposing: $/,
    why: 'the roll against it is made before anybody asks how high it was',
  },
  {
    file: /\/(procedures\/(check|exec|at-once)|effects\/store)\.ts$/,
    was: '0',
    becomes: '1',
    after: /^\s*(i|checks): $/,
    why: 'which of several checks it is nobody asks',
  },
];

const fits = (known: string | RegExp | undefined, is: string): boolean =>
  known === undefined || (typeof known === 'string' ? known === is : known.test(is));

/** Why a change makes no difference to any game, if somebody has looked and found so. */
export function equivalence(change: Candidate, text: string): string | undefined {
  const was = text.slice(change.start, change.end);
  const before = text.slice(text.lastIndexOf('\n', change.start) + 1, change.start);
  return EQUIVALENT.find(
    (known) =>
      fits(known.file, change.file) &&
      (known.change === undefined || known.change === change.change) &&
      fits(known.was, was) &&
      fits(known.becomes, change.becomes) &&
      fits(known.after, before),
  )?.why;
}
