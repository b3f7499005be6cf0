import { type Aspects, aspectsOf } from '../aspects.ts';
import type { Ability, Action, Many, Phase } from '../language/index.ts';
import { raceList } from '../query/compare.ts';
import type { WindowKind } from '../state/frames.ts';
import { ENDS, FIRST, STARTS } from '../state/windows.ts';
import { type Look, looksOf } from './looks.ts';

/**
 * When an action could be taken at all, told from its text alone and kept as bits, so that at any
 * moment most of what a player holds is passed over without a question. It leaves out only what
 * legality/timing.ts or a missing target would refuse for certain; the real test comes after
 * (packages/cli/test/moments.test.ts plays games with and without it).
 */
export interface Moments {
  readonly phases: number;
  /** kinds of window in which it can begin a chain, and in which it can answer one */
  readonly begins: number;
  readonly answers: number;
  readonly turns: number;
  /** what must be there to be aimed at */
  readonly aims: number;
  /** what must be seen for it to be worth asking */
  readonly looks: readonly Look[];
  /** it counts against the hazard limit, if nothing exempts it */
  readonly counts: boolean;
}

/** What there is most often stands first: the bit of one that is now is found by looking along them. */
const PHASES: readonly Phase[] = [
  'movement-hazard',
  'end-of-turn',
  'organization',
  'untap',
  'site',
  'long-event',
  'council',
  'setup',
];
const KINDS: readonly WindowKind[] = [
  'movement-hazard',
  'end-of-turn',
  'organization',
  'untap',
  'turn-end',
  'movement-hazard-end',
  'untap-start',
  'end-of-turn-start',
  'organization-end',
  'long-event',
  'attack',
  'between-strikes',
  'site',
  'strike-defender',
  'check',
  'strike-hazard',
  'in-lieu',
  'council',
  'site-start',
  'under-deeps',
  'company-attack',
  'strike-attacker',
];
const bitsOf = <T extends string>(words: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(words.map((word, i) => [word, 1 << i])) as Record<T, number>;

export const PHASE_BIT = bitsOf(PHASES);
export const KIND_BIT = bitsOf(KINDS);

const bitAmong = (words: readonly string[], word: string): number => {
  for (let i = 0; i < words.length; i++) if (words[i] === word) return 1 << i;
  return 0;
};

/** The same of the present one, which is quicker so. */
export const bitOfPhase = (phase: Phase): number => bitAmong(PHASES, phase);
export const bitOfKind = (kind: WindowKind): number => bitAmong(KINDS, kind);
const EVERY = -1;

export const OWN_TURN = 1;
export const OTHERS_TURN = 2;

/** Things that are there only at times. */
export const ATTACK = 1;
export const STRIKE = 2;
export const ENTRY = 4;
export const EFFECT = 8;
/** an attack, whatever has come of it so far */
export const FIGHT = 16;
const AIM: Readonly<Record<string, number>> = {
  strike: STRIKE,
  entry: ENTRY,
  check: ENTRY,
  effect: EFFECT,
};

export interface Manner {
  /** is it a hazard when done this way */
  readonly hazard: boolean;
  /** a resource long-event that is played */
  readonly longEvent: boolean;
  /** changes somebody's corruption for as long as it is in play */
  readonly corrupts: boolean;
  /** what it says of what it comes to lie on */
  readonly stays: readonly Ability[];
  /** if its text does not say how much it counts against the hazard limit: as a card that is played, or not at all */
  readonly counts: boolean;
}

/** What its text says of the time, as far as it says anything. */
export interface Time {
  readonly phase?: Many<Phase> | 'any';
  readonly edge?: 'start' | 'end' | 'roll' | 'in-lieu' | 'company-attack';
  readonly turn?: 'yours' | "opponent's" | 'any';
}

const AT_NO_TIME: Time = {};
const NO_PHASES: readonly Phase[] = [];

export const timeOf = ({ window }: Pick<Action, 'window'>): Time => window ?? AT_NO_TIME;

/** The phases that it names; at any time is at none that it names. */
export function phasesIn(action: Pick<Action, 'window'>): readonly Phase[] {
  const { phase = 'any' } = timeOf(action);
  return phase === 'any' ? NO_PHASES : raceList(phase as Many<Phase>);
}

export function momentsOf(action: Action, how: Manner): Moments {
  const any = timeOf(action).phase === 'any';
  return {
    phases: any ? EVERY : phases(action, how),
    begins: any ? EVERY : windows(action, how, false),
    answers: any ? EVERY : windows(action, how, true),
    turns: any ? OWN_TURN | OTHERS_TURN : turns(action, how),
    aims: aims(action, how),
    looks: looksOf(action),
    counts: counts(action, how),
  };
}

function counts(action: Action, how: Manner): boolean {
  if (!how.hazard) return false;
  for (const cost of action.cost ?? []) if (cost.pay === 'hazard-limit') return cost.n > 0;
  return how.counts;
}

/** A hazard may be aimed at an automatic-attack that is still to come (coe/9.3.2.3), some things at one whose strikes are given out. */
function aims(action: Action, how: Manner): number {
  let bits = 0;
  for (const t of action.targets ?? []) {
    if (t.target !== 'attack') bits |= AIM[t.target] ?? 0;
    else if (!how.hazard || t.now) bits |= t.late ? FIGHT : ATTACK;
  }
  return bits;
}

const FOR_HAZARDS = PHASE_BIT['movement-hazard'] | PHASE_BIT.site;

function phases(action: Action, how: Manner): number {
  const named = phasesIn(action);
  // a hazard is for the movement/hazard phase, or for the site phase if its text says so
  let bits = how.hazard ? PHASE_BIT['movement-hazard'] : EVERY;
  if (named.length > 0)
    bits = named.reduce((all, p) => all | PHASE_BIT[p], 0) & (how.hazard ? FOR_HAZARDS : EVERY);
  if (how.longEvent && !how.hazard) bits &= PHASE_BIT['long-event'];
  return bits;
}

function turns(action: Action, how: Manner): number {
  if (how.hazard) return OTHERS_TURN;
  const { turn } = timeOf(action);
  if (turn === 'any') return OWN_TURN | OTHERS_TURN;
  return turn === "opponent's" ? OTHERS_TURN : OWN_TURN;
}

function windows(action: Action, how: Manner, answering: boolean): number {
  const a = aspectsOf(action, how.stays); // once for all kinds of window: it reads the whole text
  let bits = 0;
  for (const kind of KINDS) if (fits(action, how, a, kind, answering)) bits |= KIND_BIT[kind];
  return bits;
}

function fits(
  action: Action,
  how: Manner,
  a: Aspects,
  kind: WindowKind,
  answering: boolean,
): boolean {
  const { edge } = timeOf(action);
  if (edge === 'end' && ENDS[kind] === undefined) return false;
  if (edge === 'start' && FIRST[kind] === undefined) return false;
  if ((edge === 'roll') !== (kind === 'under-deeps')) return false;
  if (edge === 'in-lieu' && kind !== 'in-lieu') return false;
  if (edge === 'company-attack' && kind !== 'company-attack') return false;
  const answers = answering && a.answers;
  if (kind === 'in-lieu' || kind === 'company-attack')
    return edge === kind || answers || (answering && a.check);
  if (ENDS[kind] !== undefined) return edge === 'end' || answers || (answering && a.check);
  if (STARTS[kind] !== undefined) return edge === 'start' || (answering && a.check);
  switch (kind) {
    case 'strike-hazard':
      return how.hazard && (a.strike || a.fighter || a.check || answers);
    case 'strike-attacker':
    case 'strike-defender':
      return answers || (!how.hazard && (a.strike || a.fighter || a.check));
    case 'council':
      return a.check || a.corruption || a.takesAway || how.corrupts || answers;
    case 'check':
      return a.check || a.bodyOrCorruption || a.takesAway || answers;
    default:
      return true;
  }
}
