import { list } from './words.ts';

/** One thing that is said of something: after the noun, or as "is so", "are not so". */
export interface Part {
  /** 'in his company' */
  readonly adj: string;
  /** the same of several, where it differs: 'who are followers' */
  readonly adjs?: string;
  readonly is: string;
  readonly are: string;
  readonly isnt: string;
  readonly arent: string;
}

/** "is at a Haven" */
export const being = (adj: string, after = adj): Part => ({
  adj: after,
  is: `is ${adj}`,
  are: `are ${adj}`,
  isnt: `is not ${adj}`,
  arent: `are not ${adj}`,
});

/** "was wounded this turn" */
export const having = (adj: string): Part => ({
  adj,
  is: `was ${adj}`,
  are: `were ${adj}`,
  isnt: `was not ${adj}`,
  arent: `were not ${adj}`,
});

/** "is a Hobbit": the words for one and for many differ */
export const beingA = (one: string, manyOf: string, after: string): Part => ({
  adj: after,
  is: `is ${one}`,
  are: `are ${manyOf}`,
  isnt: `is not ${one}`,
  // "are not Wizards or Ringwraiths"
  arent: `are not ${manyOf.replace(/ and (?=\S+$)/, ' or ')}`,
});

/** "bears a ring" */
export const doing = (
  adj: string,
  third: string,
  plain: string,
  what: string,
  none = what,
): Part => ({
  adj,
  is: `${third} ${what}`,
  are: `${plain} ${what}`,
  isnt: `does not ${plain} ${none}`,
  arent: `do not ${plain} ${none}`,
});

/** What follows a noun in the plural. */
export const afterMany = (part: Part): string => part.adjs ?? part.adj;

/** The other way round. */
export const denied = (part: Part, who: 'who' | 'that'): Part => ({
  adj: `${who} ${part.isnt}`,
  adjs: `${who} ${part.arent}`,
  is: part.isnt,
  are: part.arent,
  isnt: part.is,
  arent: part.are,
});

const SAID_SO = /^(who|that) (is|are) /;
const DENIAL = /^(who|that) (is|are) not /;

/** What has things of its own, of which the next words could be said as well. */
const WITH_OTHERS = /\b(who|whose)\b|\bthat (is|are|was|were)\b/;

/**
 * "a site that is not a that is b" is "a site that is not a and is b": b is said of the site, too.
 * "one who bears a or b who is not c" is "one who bears a or b and who is not c".
 */
export const inARow = (adjs: readonly string[]): string =>
  adjs.length > 2 && adjs.every((adj) => /^that (is|can) /.test(adj))
    ? // "that is not a, can be b and is c"
      ` that ${list(adjs.map((adj) => adj.slice('that '.length)))}`
    : oneByOne(adjs);

const oneByOne = (adjs: readonly string[]): string =>
  adjs
    .map((adj, i) => {
      const start = SAID_SO.exec(adj);
      if (i === 0 || start === null) return ` ${adj}`;
      if (adjs[i - 1]!.startsWith(start[0])) return ` and ${adj.slice(start[1]!.length + 1)}`;
      const unclear = DENIAL.test(adj) && adjs.slice(0, i).some((one) => WITH_OTHERS.test(one));
      return unclear ? ` and ${adj}` : ` ${adj}`;
    })
    .join('');

/** All of them hold, as one. */
export function allOf(parts: readonly Part[]): Part {
  if (parts.length === 1) return parts[0]!;
  return {
    adj: parts.map((part) => part.adj).join(' '),
    adjs: parts.map(afterMany).join(' '),
    is: runTogether(parts.map((part) => part.is)),
    are: runTogether(parts.map((part) => part.are)),
    isnt: list(
      parts.map((part) => part.isnt),
      'or',
    ),
    arent: list(
      parts.map((part) => part.arent),
      'or',
    ),
  };
}

const IN_PATH = ' on its path';

/** "with a on its path or with b on its path" is "with a or b on its path" */
function alongOnePath(parts: readonly Part[]): Part | undefined {
  const paths = parts.map(({ adj }) =>
    adj.startsWith('with ') && adj.endsWith(IN_PATH)
      ? adj.slice('with '.length, -IN_PATH.length)
      : undefined,
  );
  if (!paths.every((path) => path !== undefined)) return undefined;
  const what = `${list(paths, 'or')}${IN_PATH}`;
  return doing(`with ${what}`, 'has', 'have', what);
}

/** What it is, which is not said after another noun: "a Nazgûl", "an Elf" */
const isNamed = ({ adj, is }: Part): boolean => is === `is a ${adj}` || is === `is an ${adj}`;

/** One of them holds. */
export function anyOf(parts: readonly Part[], who: 'who' | 'that'): Part {
  if (parts.length === 1) return parts[0]!;
  const along = alongOnePath(parts);
  if (along !== undefined) return along;
  const is = sharingVerb(
    parts.map((part) => part.is),
    'or',
  );
  const are = sharingVerb(
    parts.map((part) => part.are),
    'or',
  );
  const plain = parts.every((part) => !/^(who|that|a|an)\b|^$/.test(part.adj) && !isNamed(part));
  const adjs = list(
    parts.map((part) => part.adj),
    'or',
  );
  return {
    adj: plain ? adjs : `${who} ${is}`,
    adjs: plain ? adjs : `${who} ${are}`,
    is,
    are,
    isnt: sharingVerb(
      parts.map((part) => part.isnt),
      'and',
    ),
    arent: sharingVerb(
      parts.map((part) => part.arent),
      'and',
    ),
  };
}

const runTogether = (says: readonly string[]): string => sharingVerb(says, 'and');

/** "is tapped or is at a Haven" is "is tapped or at a Haven" */
function sharingVerb(says: readonly string[], last: 'and' | 'or'): string {
  const verb = /^(is not|are not|is|are|has|have) /.exec(says[0] ?? '')?.[0];
  if (verb && !verb.includes('not') && says.every((say) => say.startsWith(verb))) {
    const rests = says.map((say) => say.slice(verb.length));
    if (rests.every((rest) => !rest.startsWith('not '))) return `${verb}${list(rests, last)}`;
  }
  return list(says, last);
}
