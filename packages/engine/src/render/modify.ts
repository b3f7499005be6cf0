import type { CardFilter, Effect, Modify, Ref, Stat, Value } from '../language/index.ts';
import type { Clause } from './clause.ts';
import { whileClause } from './condition.ts';
import { knowsAll } from './fields.ts';
import { cards } from './filter.ts';
import { attackPhrase, foes } from './filter-attack.ts';
import { companyParts } from './filter-company.ts';
import { playersOwn, type Speech } from './roles.ts';
import { ROLLS, statNoun } from './stat.ts';
import { untilPhrase } from './until.ts';
import { amount, signed } from './value.ts';
import { list, numberWord, same, signedNumber, unknown } from './words.ts';

/** Numbers that change: "Bearer gets +3 prowess (to at most 8)". */

type ModifyEffect = Extract<Effect, { do: 'modify' }>;
export type Change = Pick<
  Modify,
  | 'stat'
  | 'by'
  | 'op'
  | 'max'
  | 'min'
  | 'when'
  | 'inAttack'
  | 'versus'
  | 'once'
  | 'undivided'
  | 'besides'
> & {
  readonly of: Modify['of'] | ModifyEffect['of'];
  readonly until?: ModifyEffect['until'];
};

/** Changes of one being at one time under one condition, to be said in one breath. */
export function gather(changes: readonly Change[]): readonly (readonly Change[])[] {
  for (const change of changes) knowsAll('modify', change);
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups[groups.length - 1];
    const first = last?.[0];
    const goesOn =
      first !== undefined &&
      same(first.of, change.of) &&
      first.until === change.until &&
      !isApart(change.stat) &&
      !isApart(first.stat) &&
      !isScaled(change) &&
      !isScaled(first) &&
      (last!.length === 1 && isTwin(first, change)
        ? true
        : same(first.when, change.when) &&
          same(first.inAttack, change.inAttack) &&
          same(first.versus, change.versus) &&
          !(last!.length === 2 && isTwin(last![0]!, last![1]!)));
    if (goesOn) last!.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** Doubled, halved or set: said on its own, as nothing is added. */
const isScaled = ({ op }: Change): boolean => op !== undefined && op !== 'add';

/** Numbers of companies and players are spoken of one by one. */
const isApart = (stat: Stat): boolean =>
  stat === 'hazard-limit' ||
  stat === 'company-size' ||
  stat === 'support' ||
  stat === 'regions' ||
  stat === 'resource-draws' ||
  stat === 'hazard-draws' ||
  stat === 'under-deeps-roll' ||
  stat === 'hand-size' ||
  stat === 'general-influence' ||
  stat === 'stage-points';

/** One that holds except against certain attackers, and one for those. */
const isTwin = (left: Change, right: Change): boolean => {
  const except = left.when !== undefined && 'not' in left.when ? left.when.not : undefined;
  return (
    except !== undefined &&
    'attack' in except &&
    left.stat === right.stat &&
    left.inAttack === undefined &&
    left.versus === undefined &&
    right.when === undefined &&
    same(right.inAttack, except.attack)
  );
};

/** The words for one group. `subjectless`: said of the card itself, as on a character's card. */
export function changeClause(
  group: readonly Change[],
  s: Speech,
  subjectless = false,
  goesOn = false,
): Clause {
  const first = group[0]!;
  // what is said of an attack or a strike lasts as long as that does
  const during = first.of === 'strike' ? 'strike' : first.of === 'attack' ? 'attack' : undefined;
  const after = () =>
    first.until && first.until !== during ? ` ${untilPhrase(first.until, s)}` : '';
  const lead = () =>
    first.when && !isTwinGroup(group) && !goesOn ? `${whileClause(first.when, s)}, ` : '';
  if (isApart(first.stat)) {
    return {
      whole: () => `${lead()}${apart(first, s)}${after()}`,
      ...(first.when ? {} : { order: () => apartOrder(first, s) + after() }),
    };
  }
  const { of } = first;
  if (typeof of === 'object' && 'foeOf' in of) {
    const alike = group.every((one) => same(one.by, first.by) && one.op === first.op);
    const each = alike ? [group] : group.map((one) => [one]);
    return {
      whole: () => `${lead()}${list(each.map((some) => foesBody(of.foeOf, some, s)))}${after()}`,
    };
  }
  if (first.stat === 'control-cost' && first.until === undefined) {
    const { by } = first;
    const less = typeof by === 'object' && 'times' in by && by.times[0] === -1 ? by.times[1] : null;
    const mind =
      typeof less === 'object' && less !== null && 'stat' in less && less.stat === 'mind';
    const how = () =>
      less === null
        ? typeof by === 'number' && by < 0 && first.op !== 'set'
          ? `${-by} influence less`
          : `${first.op === 'set' ? amount(by, s) : (signed(by, s) ?? amount(by, s))} influence`
        : mind
          ? `no influence (${amount(less, s)} is not counted)`
          : `less influence, by ${amount(less, s)}`;
    return { whole: () => `${lead()}to control ${subject(of, s, true)} takes ${how()}${after()}` };
  }
  // a Ringwraith who follows takes one of it (coe/2.II.2.1.R5)
  if (first.stat === 'influence' && same(first.versus, { race: 'Ringwraith', whose: 'yours' }))
    return { whole: () => `${lead()}${ledForNothing(first, s)}${after()}` };
  if (first.stat === 'points' && first.op === 'set' && typeof of === 'object' && 'each' in of)
    return { whole: () => `${lead()}${worth(first, of.each, s)}${after()}` };
  // of one card, what it normally is worth
  const { by: full } = first;
  if (
    first.stat === 'points' &&
    first.op === 'set' &&
    typeof of === 'string' &&
    typeof full === 'object' &&
    'stat' in full &&
    full.of === of &&
    full.basis === 'normal'
  )
    return {
      whole: () =>
        `${lead()}${subject(of, s, true)} is worth its full marshalling points${after()}`,
    };
  const bodiless = group.some((one) => 'bodiless' in one && one.bodiless === true)
    ? ' (with no body)'
    : '';
  const once = first.once ? ', but only by one card of this name' : '';
  const gains = () => `${gained(group, s)}${bodiless}${againstPhrase(group, s)}${once}`;
  if (subjectless) return { whole: () => `${lead()}${gains()}${after()}` };
  if (isScaled(first)) {
    return {
      whole: () => `${lead()}${scaled(first, s)}${after()}`,
      order: () => `${scaledOrder(first, s)}${after()}`,
    };
  }
  const isRef = typeof first.of === 'string' && first.of !== 'strike';
  const verb = several(first.of) ? 'get' : 'gets';
  return {
    ...(isRef && !first.when && first.of !== 'active-company'
      ? { subject: first.of as Clause['subject'], does: () => `${verb} ${gains()}${after()}` }
      : { whole: () => `${lead()}${subject(first.of, s)} ${verb} ${gains()}${after()}` }),
    ...(first.when
      ? {}
      : { order: () => closed(given(subject(first.of, s, true), gains()), after()) }),
  };
}

/** "two of the Ringwraiths who follow him take none of his influence" */
function ledForNothing({ of, by }: Change, s: Speech): string {
  const n = typeof by === 'number' ? numberWord(by) : amount(by, s);
  return `${n} of the Ringwraiths who follow ${subject(of, s, true)} ${by === 1 ? 'takes' : 'take'} no influence to control`;
}

/** What cards are said to be worth: "each of your rings is worth its full marshalling points". */
function worth({ by, max }: Change, each: CardFilter, s: Speech): string {
  const what = isSlain(each)
    ? 'each hazard that your companies have defeated'
    : cards(each, s, 'each');
  if (typeof by === 'object' && 'stat' in by && by.of === 'it' && by.basis === 'normal')
    return `${what} is worth its full marshalling points`;
  return `${what} is worth ${amount(by, s)} marshalling ${by === 1 ? 'point' : 'points'}${max === undefined ? '' : ', whatever else is said of it'}`;
}

/** Of hazards only those count for a player that he has in his pile. */
const isSlain = (f: CardFilter): boolean =>
  f.side === 'hazard' && f.whose === 'yours' && Object.keys(f).length === 2;

/** Of companies that fight each other: "each Elf whom he fights in company versus company combat". */
function foughtBy(who: Ref, { inAttack }: Change, s: Speech): string | undefined {
  const { source, race, ...rest } = inAttack ?? {};
  if (source !== 'company' || race === undefined || Object.keys(rest).length > 0) return undefined;
  const foe = cards({ kind: 'character', race }, s, 'each');
  return `${foe} whom ${s.he(who)} fights in company versus company combat`;
}

/** What is struck back: "the body of Orcs whose strikes he faces is halved". */
function foesBody(who: Ref, changes: readonly Change[], s: Speech): string {
  const change = changes[0]!;
  // whom a strike is against, his company is attacked
  const onStrikes = changes.every(({ stat, inAttack }) =>
    inAttack === undefined ? stat === 'attack-prowess' : same(inAttack, { against: who }),
  );
  if (onStrikes) {
    const whom = s.him(who);
    const [, core, more = ''] = /^([+-]\d+)(.*)$/s.exec(signed(change.by, s) ?? '') ?? [];
    if (core !== undefined) {
      const gains = list(changes.map(({ stat }) => `${core} ${statNoun(stat)}`));
      return `strikes against ${whom} get ${gains}${more}${cap(change, s)}`;
    }
  }
  const stats = list(changes.map(({ stat }) => statNoun(stat)));
  const faced = `the ${stats} of ${foughtBy(who, change, s) ?? `${foes(change.inAttack ?? {}, s)} whose strikes ${s.he(who)} faces`}`;
  const fights =
    change.inAttack === undefined && changes.every(({ stat }) => stat === 'attack-body');
  const whose = fights
    ? `${faced}, and of those whom ${s.he(who)} fights in company versus company combat,`
    : faced;
  const how =
    change.op === undefined || change.op === 'add'
      ? `modified by ${signed(change.by, s) ?? amount(change.by, s)}`
      : scale(change, s);
  return `${whose} ${changes.length > 1 ? 'are' : 'is'} ${how}${how.startsWith('modified') ? cap(change, s) : ''}`;
}

/** "give him +1 prowess", "give +1 prowess to each Elf in his company" */
const given = (whom: string, gains: string): string =>
  whom.split(' ').length < 4 ? `give ${whom} ${gains}` : `give ${gains} to ${whom}`;

/** "to your Ringwraith, if he is tapped, until the turn ends" */
const closed = (said: string, after: string): string =>
  after !== '' && /, if [^,]*$/.test(said) ? `${said},${after}` : said + after;

const isTwinGroup = (group: readonly Change[]): boolean =>
  group.length === 2 && isTwin(group[0]!, group[1]!);

/** Whose numbers they are. */
function subject(of: Change['of'], s: Speech, asObject = false): string {
  if (typeof of === 'string') {
    if (of === 'attack' || of === 'strike') return s.him(of);
    if (of === 'company') return s.theCompany();
    if (of === 'active-company') return s.activeCompany;
    return asObject ? s.him(of) : s.he(of);
  }
  if ('each' in of) return cards(of.each, s, 'each');
  if ('attacks' in of) return attackPhrase(of.attacks, s, 'many');
  if ('foeOf' in of) return `the foe of ${s.him(of.foeOf)}`;
  if ('companies' in of) return companyParts(of.companies, s).phrase('each');
  if ('player' in of) return playersOwn(of.player, s);
  return unknown('owner of a number', of);
}

/** The hazard limit is lowered by most to a minimum: where there is none it is said. */
const isUnbounded = ({ stat, op, by }: Change): boolean =>
  stat === 'hazard-limit' && (op ?? 'add') === 'add' && typeof by === 'number' && by < 0;

const cap = (change: Change, s: Speech): string => {
  const caps: string[] = [];
  if (change.max !== undefined) caps.push(`to at most ${amount(change.max, s)}`);
  if (change.min !== undefined) caps.push(`to no less than ${change.min}`);
  else if (isUnbounded(change)) caps.push('even to none');
  return caps.length > 0 ? ` (${caps.join(', ')})` : '';
};

const UNITS: Partial<Record<Stat, readonly [string, string]>> = {
  strikes: ['strike', 'strikes'],
  corruption: ['corruption point', 'corruption points'],
  points: ['marshalling point', 'marshalling points'],
  'agent-actions': ['agent action in a turn, after the ordinary one', statNoun('agent-actions')],
  'free-agent-actions': [
    'agent action in a turn, after the ordinary one and free of the hazard limit',
    statNoun('free-agent-actions'),
  ],
};

/** "+1 prowess", "+2 on corruption checks" */
function gain(change: Change, number: string, s: Speech): string {
  const { stat, of } = change;
  if (stat === 'body-check' && typeof of === 'string' && isAttack(of, s))
    return `${number} on body checks that follow from its strikes`;
  if (stat === 'ring-test') return `${number} when tested`;
  if (ROLLS.includes(stat)) return `${number} on ${statNoun(stat)}`;
  const unit = UNITS[stat];
  return `${number} ${unit ? unit[/^[+-]1$/.test(number) ? 0 : 1] : statNoun(stat)}`;
}

function gained(all: readonly Change[], s: Speech): string {
  if (isTwinGroup(all)) return twin(all as readonly [Change, Change], s);
  // a mind that is greater, and is no harder to control for that
  const spared = all.find(
    ({ stat, by }) =>
      stat === 'control-cost' && all.some((x) => x.stat === 'mind' && same(x.by, less(by))),
  );
  const group = spared === undefined ? all : all.filter((change) => change !== spared);
  const said = group.map((change) => {
    const { by } = change;
    if (spared !== undefined && change.stat === 'mind')
      return {
        text: gain(change, signed(by, s) ?? bonus(by, s), s),
        tail: ' (to control him takes no more influence for that)',
      };
    if (typeof by === 'object' && 'stat' in by && by.take === 'least')
      return { text: `again as many ${statNoun(change.stat)} as ${amount(by, s)}`, tail: '' };
    const number = signed(change.by, s) ?? bonus(change.by, s);
    const [, core = number, tail = ''] = /^([+-]\d+)(.*)$/s.exec(number) ?? [];
    return { text: gain(change, core, s), tail: `${tail}${cap(change, s)}`.replace(') (', '; ') };
  });
  const tail = said[0]!.tail;
  const { by } = group[0]!;
  const alike = (change: Change) =>
    ROLLS.includes(change.stat) && change.stat !== 'ring-test' && change.by === by;
  if (typeof by === 'number' && said.length > 1 && tail === '' && group.every(alike)) {
    return `${signedNumber(by)} on ${list(group.map((change) => statNoun(change.stat)))}`;
  }
  if (said.length > 1 && tail !== '' && said.every((one) => one.tail === tail)) {
    return `${list(said.map((one) => one.text))}${tail.replace(/^ \(([+-]\d+) if/, ' ($1 each if')}`;
  }
  return list(said.map((one) => one.text + one.tail));
}

const less = (by: Value): Value | undefined => (typeof by === 'number' ? -by : undefined);

/** "a bonus of his mind to", "a loss of half of his mind in" */
const bonus = (by: Value, s: Speech): string =>
  typeof by === 'object' && 'times' in by && by.times[0] === -1
    ? `a loss of ${amount(by.times[1], s)} in`
    : `a bonus of ${amount(by, s)} to`;

/** "+3 prowess (to at most 8; at most 9 against Orcs)" */
function twin([plain, special]: readonly [Change, Change], s: Speech): string {
  const against = foes(special.inAttack ?? {}, s);
  const number = signed(plain.by, s) ?? amount(plain.by, s);
  const most = (change: Change) => `at most ${amount(change.max ?? 0, s)}`;
  if (same(plain.by, special.by) && plain.max !== undefined && special.max !== undefined) {
    return `${gain(plain, number, s)} (to ${most(plain)}; ${most(special)} against ${against})`;
  }
  const other = signed(special.by, s) ?? amount(special.by, s);
  return `${gain(plain, number, s)}${cap(plain, s)}, but ${other}${cap(special, s)} against ${against}`;
}

function againstPhrase(group: readonly Change[], s: Speech): string {
  const { inAttack, versus } = group[0]!;
  if (isTwinGroup(group)) return '';
  const word = group[0]!.stat === 'body-check' ? 'after strikes of' : 'against';
  const attackers = inAttack === undefined ? '' : ` ${word} ${foes(inAttack, s)}`;
  // a corruption check is towards nobody: what is named is what asks for it
  if (versus !== undefined && group[0]!.stat === 'corruption-check')
    return `${attackers} that ${cards(versus, s, 'a')} asks for`;
  const alone = group[0]!.undivided ? ', one of them at a time' : '';
  return versus === undefined ? attackers : `${attackers} towards ${opposed(versus, s)}${alone}`;
}

/** "Elves and Elf factions": all that match, as those one deals with. */
const opposed = (f: CardFilter, s: Speech): string => cards(f, s, 'many');

const isPerson = (of: string, s: Speech): boolean =>
  of !== 'attack' && of !== 'strike' && of !== 'company' && of !== 'active-company'
    ? s.role(of as Ref).sort === 'person'
    : false;

const isAttack = (of: string, s: Speech): boolean =>
  of === 'attack' || of === 'strike' || (of === 'target' && s.role('target').sort === 'attack');

const isNoBody = ({ op, stat, by }: Change): boolean =>
  op === 'set' && stat === 'attack-body' && by === -1;

const several = (of: Change['of']): boolean => typeof of === 'object' && 'attacks' in of;

/** Numbers that are not added to: doubled, halved, set. */
function scaled(change: Change, s: Speech): string {
  const { of, stat } = change;
  const word = statNoun(stat);
  const many =
    stat === 'strikes' ||
    stat === 'corruption' ||
    stat === 'points' ||
    stat === 'standard-modifications';
  const be = many ? 'are' : 'is';
  // a strike of such an attack that fails is defeated (coe/3.iv.7)
  if (isNoBody(change)) {
    const none = several(of) ? 'have no body, and their' : 'has no body, and its other';
    return `${subject(of, s, true)} ${none} strikes that fail are defeated`;
  }
  if (typeof of === 'string' && isPerson(of, s))
    return `${s.his(of as Ref)} ${word} ${be} ${scale(change, s)}`;
  return `the ${word} of ${subject(of, s, true)} ${be} ${scale(change, s)}`;
}

const scaledOrder = (change: Change, s: Speech): string => {
  const less = reducedTo(change);
  if (less !== undefined) {
    const whose = `the ${statNoun(change.stat)} of ${subject(change.of, s, true)}`;
    return `reduce ${whose} to ${amount(less, s)}, if that is less`;
  }
  const target = `the ${statNoun(change.stat)} of ${subject(change.of, s, true)}`;
  if (change.op === 'times' && change.by === 2) return `double ${target}${cap(change, s)}`;
  if (change.op === 'half-up') return `halve (rounding up) ${target}${cap(change, s)}`;
  if (isNoBody(change)) return `take away ${target}`;
  return change.op === 'set'
    ? `change ${target} to ${amount(change.by, s)}${cap(change, s)}`
    : `multiply ${target} by ${amount(change.by, s)}${cap(change, s)}`;
};

/** Set to the lesser of what it is and something else: that something. */
function reducedTo({ op, by, stat }: Change): Value | undefined {
  if (op !== 'set' || typeof by !== 'object' || !('least' in by) || by.least.length !== 2) {
    return undefined;
  }
  const [first, second] = by.least;
  const isNow = typeof first === 'object' && 'stat' in first && first.stat === stat && !first.basis;
  return isNow ? second : undefined;
}

function scale(change: Change, s: Speech): string {
  switch (change.op) {
    case 'times':
      return (
        (change.by === 2 ? 'doubled' : `multiplied by ${amount(change.by, s)}`) + cap(change, s)
      );
    case 'half-up':
      return `halved (rounded up)${cap(change, s)}`;
    case 'set':
      return `changed to ${amount(change.by, s)}${cap(change, s)}${lastWord(change, s)}`;
    case 'base':
      return `reckoned from ${amount(change.by, s)}, not from what is printed`;
    case 'add':
    case undefined:
      return '';
    default:
      return unknown('kind of change', change.op);
  }
}

/** What a hazard says of points comes after all that resources say (coe/10.F1, query/worth.ts). */
const lastWord = ({ stat }: Change, s: Speech): string =>
  stat === 'points' && s.hazard ? ', whatever resources say' : '';

/** Up or down, and by how much: ["raise", "1 for each ..."]. */
function direction(v: Value, s: Speech): { readonly up: boolean; readonly by: string } {
  const number = signed(v, s);
  const [, sign, rest] = /^([+-])(.*)$/s.exec(number ?? '') ?? [];
  if (sign === undefined) return { up: true, by: amount(v, s) };
  return { up: sign === '+', by: rest!.replace(/[+-](\d)/g, 'by $1') };
}

const companyWord = (of: Change['of'], s: Speech): string =>
  typeof of === 'string' && of !== 'company' && of !== 'active-company' && of !== 'strike'
    ? s.companyOf(of)
    : subject(of, s, true);

/** The hazard limit, hands, draws: each has its own way of being spoken of. */
function apart(change: Change, s: Speech): string {
  const { stat, of, op } = change;
  const limits = cap(change, s);
  if (stat === 'resource-draws' || stat === 'hazard-draws') return draws(change, s);
  if (stat === 'regions') {
    const who = companyWord(of, s);
    const { up, by } = direction(change.by, s);
    const n =
      change.by === 1
        ? 'one'
        : typeof change.by === 'number'
          ? numberWord(Math.abs(change.by))
          : by.replace('(by ', '(');
    const min = change.min === undefined ? '' : `, but never fewer than ${change.min}`;
    const max = change.max === undefined ? '' : ` (at most ${amount(change.max, s)} in all)`;
    return `${who} may move through ${n} ${up ? 'more' : 'fewer'} ${n === 'one' ? 'region' : 'regions'} than usual${min}${max}`;
  }
  if (stat === 'under-deeps-roll') {
    const { whose, what } = inTheDeeps(of, s);
    return `${whose} gets ${signed(change.by, s)} to its ${what}${limits}`;
  }
  const what = apartNoun(change, s);
  const is = change.stat === 'stage-points' ? 'are' : 'is';
  if (op !== undefined && op !== 'add') return `${what} ${is} ${scale(change, s)}`;
  const { up, by } = direction(change.by, s);
  const besides = change.besides ? ', which cannot be used to control characters' : '';
  const more = change.besides ? ' more' : '';
  return `${what} ${is} ${up ? 'raised' : 'lowered'} by ${by}${more}${limits}${besides}`;
}

/** From one of the Under-deeps to another: that is part of the roll, not of where the company is. */
function inTheDeeps(
  of: Change['of'],
  s: Speech,
): { readonly whose: string; readonly what: string } {
  const what = statNoun('under-deeps-roll');
  if (typeof of === 'object' && 'companies' in of && same(of.companies.to, { underDeeps: true })) {
    const { to: _, ...companies } = of.companies;
    return { whose: companyWord({ companies }, s), what: `${what} to another` };
  }
  return { whose: companyWord(of, s), what };
}

function apartOrder(change: Change, s: Speech): string {
  if (change.stat === 'regions') return `let ${apart(change, s).replace(' may move ', ' move ')}`;
  if (change.stat === 'resource-draws' || change.stat === 'hazard-draws') {
    return `let ${draws(change, s).replace(/ (may draw|draws) /, ' draw ')}`;
  }
  if (change.stat === 'under-deeps-roll')
    return `give ${companyWord(change.of, s)} ${signed(change.by, s)} to its ${statNoun(change.stat)}`;
  if (change.stat === 'support')
    return `let each who taps in support of another in ${companyWord(change.of, s)} give ${change.op === 'set' ? signed(change.by, s) : `${signed(change.by, s)} more`} prowess${change.op === 'set' ? ' instead of +1' : ''}`;
  const what = apartNoun(change, s);
  if (change.op === 'times' && change.by === 2) return `double ${what}${cap(change, s)}`;
  if (change.op !== undefined && change.op !== 'add') {
    return `have ${what} ${scale(change, s)}`;
  }
  const { up, by } = direction(change.by, s);
  return `${up ? 'raise' : 'lower'} ${what} by ${by}${cap(change, s)}`;
}

function apartNoun(change: Change, s: Speech): string {
  const { stat, of } = change;
  if (stat === 'hazard-limit') return `the hazard limit against ${companyWord(of, s)}`;
  if (stat === 'support')
    return `the prowess that each who taps in support of another in ${companyWord(of, s)} gives`;
  if (stat === 'company-size') return `the size of ${companyWord(of, s)}`;
  return `${subject(of, s)} ${statNoun(stat)}`;
}

function draws(change: Change, s: Speech): string {
  const { of } = change;
  // the company of one's own character is one's own
  const own =
    typeof of === 'object' && 'companies' in of && same(of.companies, { companyOf: 'self' });
  const who =
    change.stat === 'hazard-draws'
      ? 'the hazard player'
      : own && !s.hazard
        ? 'you'
        : 'the resource player';
  const forWhat = `for the movement of ${companyWord(change.of, s)}`;
  if (change.op === 'times' && change.by === 2) {
    return `${who} may draw up to twice as many cards ${forWhat}`;
  }
  if (change.op !== undefined && change.op !== 'add') {
    return `the draws of ${who} ${forWhat} are ${scale(change, s)}`;
  }
  if (typeof change.by === 'number') {
    const n = Math.abs(change.by);
    const cardsWord = n === 1 ? 'card' : 'cards';
    const least =
      change.min === undefined
        ? ''
        : change.min === 0
          ? ', even to none'
          : `, but never fewer than ${change.min}`;
    const most = change.max === undefined ? '' : `, but never more than ${amount(change.max, s)}`;
    const how = change.by < 0 ? 'draws' : 'may draw';
    return `${who} ${how} ${numberWord(n)} ${cardsWord} ${change.by < 0 ? 'fewer' : 'more'} ${forWhat}${least}${most}`;
  }
  const said = signed(change.by, s);
  const by = said?.replace(/^\+1 /, 'one more card ') ?? `${amount(change.by, s)} more cards`;
  const company = forWhat.replace('for the movement of ', '');
  const more = by.replace(`the path of ${company}`, 'its path');
  return `${forWhat}, ${who} may draw ${more}${cap(change, s)}`;
}
