import type { Decision } from '../options.ts';
import type { State } from '../state/types.ts';
import type { Hush } from './hush.ts';
import { isMidst } from './midst.ts';

/** When the page passes for you. */
export interface PassRules {
  readonly autopass: boolean;
  readonly stops: Readonly<Record<string, boolean>>;
  readonly quiet: readonly string[];
  /** cards for which the page stops wherever they can be used, by id */
  readonly marked: readonly string[];
  readonly passOwn: boolean;
  /** cards, by id, of which one goes when a card may be discarded at the end of a turn */
  readonly letGo?: readonly string[];
  /** not asked for a while */
  readonly hush?: Hush | undefined;
  /** moments that were let go by, as `momentOf` says them */
  readonly declined?: readonly string[];
  /** passes are hidden from the others: nothing is answered at once that one's hand decides */
  readonly hides?: boolean;
}

/** Moments at which one can ask the page not to stop; on means: stop and ask. */
export const STOPS = [
  ['mine/untap', 'My untap phase', false],
  ['mine/organization', 'My organization phase', true],
  ['mine/long-event', 'My long-event phase', true],
  ['mine/movement-hazard', 'My movement/hazard phase', true],
  ['mine/site', 'My site phase', true],
  ['mine/end-of-turn', 'My end of turn', false],
  ['theirs/untap', 'Their untap phase (hazards from my sideboard)', false],
  ['theirs/organization', 'Their organization phase', false],
  ['theirs/long-event', 'Their long-event phase', false],
  ['theirs/movement-hazard', 'Their movement/hazard phase', true],
  ['theirs/site', 'Their site phase', true],
  ['theirs/end-of-turn', 'Their end of turn', false],
  ['any/draw', 'Draw, though my hand is not full', false],
  ['mine/path', 'Which way to take, though one is plainly the safest', false],
  ['mine/enter', 'Enter a site at which I could do nothing', false],
  ['theirs/on-guard', 'A card on guard that could not be revealed there', false],
] as const;

export const stopKey = (s: State, d: Decision): string =>
  `${s.active === d.seat ? 'mine' : 'theirs'}/${s.phase}`;

export function stopsAt(rules: PassRules, key: string): boolean {
  return rules.stops[key] ?? STOPS.find(([k]) => k === key)?.[2] ?? true;
}

/** What is declared is seen for a moment before it is passed on; else nobody waits for nothing. */
const SEEN = 350;
const AT_ONCE = 80;

/**
 * How much of the time for which passes are hidden one takes here: all of it where most people want to be
 * asked, a quarter where hardly anybody does and nothing is going on. It goes by what everybody knows.
 */
export const holdShare = (s: State, d: Decision): number =>
  d.kind === 'act' && !isMidst(s) && STOPS.some(([k, , stops]) => k === stopKey(s, d) && !stops)
    ? 0.25
    : 1;

/**
 * How long it takes to pass for somebody, in milliseconds: among people so long by chance that it
 * tells nothing of what is in a hand; `null`: nobody is there whom it could tell anything.
 */
export const passDelay = (d: Decision, chance: number | null): number =>
  chance === null ? (d.kind === 'respond' ? SEEN : AT_ONCE) : Math.round(SEEN + chance * 900);
