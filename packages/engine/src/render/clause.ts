import type { Ref } from '../language/index.ts';
import type { Speech } from './roles.ts';
import { list, sentence } from './words.ts';

/**
 * One thing that happens, not yet put into words: the words depend on what was said before. It is
 * an instruction to the reader ("discard him"), or it has a subject ("he makes a check"), or both
 * can be said.
 */
export interface Clause {
  /** 'discard him': fit to follow "to" and "may" */
  readonly order?: () => string;
  /** the one who does it, so that several things of one are run together */
  readonly subject?: Ref | 'attack' | 'company';
  /** 'makes a check', to follow the subject */
  readonly does?: () => string;
  /** a whole clause, where the two do not fit */
  readonly whole?: () => string;
  /** 'have him make a check', where the reader may choose to */
  readonly have?: () => string;
  /** may be declined anyway: no order, unless it follows "may" */
  readonly optional?: boolean;
  /** done only under a condition: what follows is done in any case */
  readonly maybe?: boolean;
  /** wants to stand alone: it has parts of its own */
  readonly long?: boolean;
}

export const order = (say: () => string, long = false): Clause => ({ order: say, long });
export const whole = (say: () => string, long = true): Clause => ({ whole: say, long });

const subjectOf = (clause: Clause, s: Speech): string | undefined => {
  if (clause.subject === undefined) return undefined;
  if (clause.subject === 'company') return s.theCompany();
  return s.he(clause.subject);
};

/** One clause in full. */
export function say(clause: Clause, s: Speech): string {
  if (clause.whole) return clause.whole();
  const subject = subjectOf(clause, s);
  if (subject !== undefined && clause.does) return `${subject} ${clause.does()}`;
  return clause.order?.() ?? '';
}

interface Run {
  readonly text: string;
  readonly maybe?: boolean;
  readonly long: boolean;
}

/** Runs together what has one subject: "he gets +1 prowess and makes a corruption check". */
function runs(clauses: readonly Clause[], s: Speech): Run[] {
  const out: Run[] = [];
  for (let i = 0; i < clauses.length; ) {
    const first = clauses[i]!;
    let end = i + 1;
    const sharesSubject = (clause: Clause) =>
      clause.subject !== undefined && clause.does !== undefined && clause.whole === undefined;
    const isOrder = (clause: Clause) =>
      clause.order !== undefined && clause.does === undefined && clause.whole === undefined;
    const mayBeOrder = (clause: Clause) => clause.order !== undefined && !clause.optional;
    if (!first.long && sharesSubject(first)) {
      while (
        end < clauses.length &&
        sharesSubject(clauses[end]!) &&
        clauses[end]!.subject === first.subject &&
        !clauses[end - 1]!.long
      ) {
        end++;
      }
      const subject = subjectOf(first, s)!;
      const said = clauses.slice(i, end).map((clause) => clause.does!());
      out.push({ text: `${subject} ${list(said)}`, long: clauses[end - 1]!.long ?? false });
    } else if (!first.long && isOrder(first)) {
      while (end < clauses.length && mayBeOrder(clauses[end]!) && !clauses[end - 1]!.long) end++;
      const said = clauses.slice(i, end).map((clause) => clause.order!());
      out.push({ text: listed(said), long: clauses[end - 1]!.long ?? false });
    } else {
      out.push({ text: say(first, s), long: first.long ?? false, maybe: first.maybe ?? false });
    }
    i = end;
  }
  return out;
}

/** One after another, without first capitals and last full stops. */
export const phrases = (clauses: readonly Clause[], s: Speech): readonly string[] =>
  runs(clauses, s).map((run) => run.text);

/** As sentences of their own. */
export const sentences = (clauses: readonly Clause[], s: Speech): string =>
  runs(clauses, s)
    .map((run) => sentence(run.text))
    .join(' ');

/** As part of a sentence: "discard him; his player draws a card". */
export function inline(clauses: readonly Clause[], s: Speech): string {
  const said = runs(clauses, s);
  return said
    .map(({ text }, i) =>
      i === 0
        ? text
        : `; ${said[i - 1]!.maybe && !text.startsWith('if ') ? 'in any case, ' : ''}then ${text}`,
    )
    .join('');
}

/** Those at the front that are instructions, as "cancel the attack and discard this card". */
export function ordered(clauses: readonly Clause[]): {
  readonly orders: readonly Clause[];
  readonly rest: readonly Clause[];
} {
  const split = clauses.findIndex((clause) => clause.order === undefined || clause.optional);
  const orders = split < 0 ? clauses : clauses.slice(0, split);
  const long = orders.findIndex((clause) => clause.long);
  const n = long < 0 ? orders.length : long + 1;
  return { orders: clauses.slice(0, n), rest: clauses.slice(n) };
}

export const asOrders = (clauses: readonly Clause[]): string =>
  listed(clauses.map((clause) => clause.order!()));

/** "tap this item and tap him" is "tap this item and him"; "tap x and discard x" is shorter too. */
export function listed(orders: readonly string[]): string {
  const [first, second] = orders;
  if (orders.length !== 2) return list(orders);
  const [, verb, what] = /^(tap|discard|untap|heal) (.*)$/s.exec(first!) ?? [];
  const [, other, whatElse] = /^(tap|discard|untap|heal) (.*)$/s.exec(second!) ?? [];
  if (verb === undefined || other === undefined) return list(orders);
  if (verb === other) return `${verb} ${what} and ${whatElse}`;
  return what === whatElse ? `${verb} and ${other} ${what}` : list(orders);
}
