import type { Check } from '../language/index.ts';
import type { Clause } from './clause.ts';
import { condition } from './condition.ts';
import { knowsAll } from './fields.ts';
import { cards } from './filter.ts';
import { playerName, type Speech } from './roles.ts';
import { inBranch, run } from './tongue.ts';
import { amount, modified } from './value.ts';
import { compared, list, opposite, rolled, same, signedNumber, unknown } from './words.ts';

/** Dice that are rolled: "he makes a corruption check modified by -2". */
export function checkClause(check: Check, s: Speech): Clause {
  knowsAll('check', check);
  switch (check.kind) {
    case 'corruption':
      return made(check, s, 'a corruption check');
    case 'body':
      return {
        whole: () => {
          const whom = s.him(check.who ?? 'it');
          const plus = modified(check.plus, s);
          const made = plus.includes(' if ')
            ? ` is made against ${whom}${plus}`
            : `${plus} is made against ${whom}`;
          return `a body check${made}${results(check, s)}`;
        },
        long: hasResults(check),
      };
    case 'influence':
      return attempt(check, s, 'an influence check');
    case 'ring':
      return attempt(check, s, 'a ring test');
    case 'roll':
      return {
        whole: () => {
          if (check.opposed !== undefined) return contested(check, check.opposed, s);
          if (check.attempt !== undefined) return attempted(check, check.attempt, s);
          const who = playerName(check.by ?? 'you', s);
          const plus = check.plus === undefined ? '' : rollChanged(check, s);
          const roll =
            who === 'you'
              ? `roll${plus.replace(/ and (add|subtract)s /, ' and $1 ')}`
              : `${who} rolls${plus}`;
          const helped = check.supported
            ? ` (+1 for each other character in ${s.companyOf(check.who ?? 'bearer')} who taps in support)`
            : check.helpers
              ? ` (+${check.helpers.plus} for each ${cards(check.helpers.a, s, 'each').replace(/^each /, '')} who taps in support)`
              : '';
          if (isBare(check)) return `${roll}: ${inBranch(check.pass ?? [], s)}`;
          return `${roll}${helped}: ${verdicts(check, s)}`;
        },
        long: true,
      };
    default:
      return unknown('check', check.kind);
  }
}

/** One that nothing is asked of but its result. */
const isBare = ({ plus, op, than, fail, bare }: Check): boolean =>
  plus === undefined && bare === undefined && op === '>' && than === 0 && fail === undefined;

/** " at -2", " at +5 if he is at home", " and adds his mind", " and subtracts the size of the company" */
function rollChanged(check: Check, s: Speech): string {
  const { plus } = check;
  const isPlain = typeof plus === 'number' || (typeof plus === 'object' && 'if' in plus);
  if (isPlain) return modified(plus, s);
  const cases = casesApart(plus, s);
  if (cases !== undefined) return ` at ${cases}`;
  const what = added(check, s);
  return what.startsWith('minus ') ? ` and subtracts ${what.slice(6)}` : ` and adds ${what}`;
}

/** "-1 if the company has a Man, +2 if it has a Dwarf", if there is nothing else in the sum. */
function casesApart(plus: Check['plus'], s: Speech): string | undefined {
  if (typeof plus !== 'object' || !('sum' in plus)) return undefined;
  const said = plus.sum.map((one) =>
    typeof one === 'object' && 'if' in one && one.else === 0 && typeof one.then === 'number'
      ? `${signedNumber(one.then)} if ${condition(one.if, s)}`
      : undefined,
  );
  return said.every((x) => x !== undefined) ? list(said) : undefined;
}

const ATTEMPTS = {
  riddling: 'a riddling roll',
  offering: 'an offering attempt',
  burglary: 'a burglary attempt',
} as const;

/** "he makes a roll, adding 2, and so does she (adding 3); if his result is higher, ..." */
function contested(check: Check, opposed: NonNullable<Check['opposed']>, speech: Speech): string {
  // two are spoken of by turns: "that character" could be either
  const one = check.who ?? 'user';
  const noun = one === 'user' ? 'your tapped character' : 'the bearer';
  const s = speech.with({ [one]: { ...speech.role(one), noun, named: true } });
  const who = s.he(one);
  const what = check.attempt === undefined ? 'a roll' : ATTEMPTS[check.attempt];
  const plus = check.plus === undefined ? '' : `, adding ${amount(check.plus, s)}`;
  const theirs = opposed.plus === undefined ? '' : ` (adding ${amount(opposed.plus, s)})`;
  const ties = opposed.tiesFail ? '' : '; ties are rolled again';
  const pass =
    check.pass === undefined
      ? ''
      : `; if ${s.his(one)} result is higher, ${inBranch(check.pass, s)}`;
  const fail = check.fail === undefined ? '' : `; otherwise ${inBranch(check.fail, s)}`;
  return `${who} makes ${what}${plus}, and so does ${s.him(opposed.who)}${theirs}${ties}${pass}${fail}`;
}

/** "he makes a riddling roll, adding 2: above 8, ..." */
function attempted(check: Check, what: keyof typeof ATTEMPTS, s: Speech): string {
  const who = s.he(check.who ?? 'user');
  const plus = check.plus === undefined ? '' : `, adding ${amount(check.plus, s)}`;
  const alone =
    what === 'burglary'
      ? `; otherwise ${s.he(check.who ?? 'user')} faces all automatic-attacks alone`
      : '';
  const instead =
    what === 'burglary' ? " instead of his company's facing the automatic-attacks" : '';
  return `${who} makes ${ATTEMPTS[what]}${instead}${plus}: ${verdicts(check, s)}${alone}`;
}

/** What the one who rolls adds; his own influence is told as that player's. */
const added = ({ plus, by }: Check, s: Speech): string =>
  typeof plus === 'object' && 'unusedInfluence' in plus && same(plus.unusedInfluence, by)
    ? "that player's unused general influence"
    : amount(plus!, s);

const hasResults = (check: Check): boolean =>
  check.pass !== undefined || check.fail !== undefined || check.insteadOfFailing !== undefined;

/** Who may help with it, if it is said. */
function aided({ supported, unaided }: Check): string {
  const may = supported ? ['companions may tap in support, in whosever turn'] : [];
  const not = unaided ? ['no resources are played to aid him'] : [];
  return supported || unaided ? ` (${[...may, ...not].join(', but ')})` : '';
}

/** A check of a character that the rules know how to judge. */
function made(check: Check, s: Speech, what: string): Clause {
  return {
    subject: check.who ?? 'it',
    does: () => `makes ${what}${modified(check.plus, s)}${aided(check)}${results(check, s)}`,
    have: () =>
      `have ${s.him(check.who ?? 'it')} make ${what}${modified(check.plus, s)}${aided(check)}${results(check, s)}`,
    long: hasResults(check),
  };
}

function results(check: Check, s: Speech): string {
  const [well, ill] =
    check.kind === 'body'
      ? ['he survives it', 'he does not survive it']
      : ['it succeeds', 'it fails'];
  const pass = check.pass === undefined ? '' : `; if ${well}, ${inBranch(check.pass, s)}`;
  const fail = check.fail === undefined ? '' : `; if ${ill}, ${inBranch(check.fail, s)}`;
  const instead =
    check.insteadOfFailing === undefined
      ? ''
      : `; a failure does nothing but this: ${run(check.insteadOfFailing, s)}`;
  const printed =
    check.discardsAsPrinted === undefined
      ? ''
      : `; ${cards(check.discardsAsPrinted, s, 'each')} is discarded if such a result discards him by his own card`;
  return `${pass}${fail}${instead}${printed}`;
}

/** Where somebody else rolls, "his mind" could be either's: whose number it is is said. */
function apartFromRoller({ by, than }: Check, s: Speech): Speech {
  const whose = typeof than === 'object' && 'stat' in than ? than.of : undefined;
  if (by === undefined || by === 'you' || typeof whose !== 'string') return s;
  return s.with({ [whose]: { ...s.role(whose), named: true } });
}

/** A roll against a number: "above 4, discard this card; at 4 or below, ...". */
function verdicts(check: Check, s: Speech): string {
  const said: string[] = [];
  const op = check.op ?? '>';
  const against = amount(check.than ?? 0, apartFromRoller(check, s));
  const bare =
    check.bare === undefined
      ? ''
      : `, or if the dice alone show ${compared(check.bare.op, String(check.bare.than))}`;
  const higher = bands(check, s);
  if (higher !== undefined) said.push(...higher);
  else if (check.pass !== undefined)
    said.push(`${rolled(op, against)}${bare}, ${inBranch(check.pass, s)}`);
  if (check.fail !== undefined) {
    const other = opposite[op];
    const when = other === undefined ? 'otherwise' : rolled(other, against);
    said.push(`${said.length > 0 ? 'otherwise' : when}, ${inBranch(check.fail, s)}`);
  }
  return said.join('; ');
}

/** What a higher result still gives: "at 10 or above, ...; at 8 or 9, ...". */
function bands({ op, than, bare, pass }: Check, s: Speech): readonly string[] | undefined {
  const only = pass?.length === 1 ? pass[0] : undefined;
  if (op !== '>=' || typeof than !== 'number' || bare !== undefined || only?.do !== 'if')
    return undefined;
  const { cond, then, else: less } = only;
  if (!('value' in cond) || !same(cond.value, { bound: 'total' }) || less === undefined)
    return undefined;
  const top = cond.atLeast - 1;
  const below = top === than ? `at ${than}` : `at ${than} ${top === than + 1 ? 'or' : 'to'} ${top}`;
  return [
    `${rolled(op, String(cond.atLeast))}, ${inBranch(then, s)}`,
    `${below}, ${inBranch(less, s)}`,
  ];
}

/** An attempt of a character, by a roll. */
function attempt(check: Check, s: Speech, what: string): Clause {
  return {
    subject: check.who ?? 'user',
    does: () => {
      const rolls = `makes ${what}: roll`;
      const plus = check.plus === undefined ? '' : ` and add ${amount(check.plus, s)}`;
      const by = check.by === undefined ? '' : ` (${playerName(check.by, s)} rolls)`;
      return `${rolls}${plus}${by}; ${verdicts(check, s)}`;
    },
    long: true,
  };
}
