import type { Decision, Option, Question } from '../options.ts';
import { strikeFrame } from '../query/refs.ts';
import type { Cid, State } from '../state/types.ts';
import type { Gathered } from './gather.ts';
import { stampOf } from './hush.ts';

/**
 * What somebody means to answer next, said in one gesture. It holds for as long as exactly that is
 * asked and the others do nothing: else he is asked as always.
 */
export interface Plan {
  readonly stamp: string;
  readonly steps: readonly Step[];
  /** it begins when all strikes are given out: being asked who takes one does not end it */
  readonly waits?: true;
}

interface Step {
  readonly about: readonly Question[];
  readonly option: Option;
  /** of a card: any copy of it will do, for cards change their numbers as one of them goes face-down */
  readonly def?: number;
  /** passed over if something later of the plan is asked instead */
  readonly maybe?: true;
  /** only in the strike that he faces */
  readonly of?: Cid;
}

const step = (about: Question, option: Option): Step => ({ about: [about], option });
const card = (s: State, about: Question, id: Cid): Step => ({
  about: [about],
  option: { type: 'card', card: id },
  def: s.def[id],
});

const planOf = (s: State, d: Decision, steps: readonly Step[]): Plan => ({
  stamp: stampOf(s, d.seat),
  steps,
});

/** So many cards are drawn, and no more. */
export function planCount(s: State, d: Decision, g: Gathered, n: number): Plan {
  const yes = new Array<Step>(n).fill(step(d.about, { type: 'yes' }));
  return planOf(s, d, n < g.most ? [...yes, step(d.about, { type: 'no' })] : yes);
}

/** These cards are chosen one after another, and then no more. */
export function planCards(s: State, d: Decision, g: Gathered, ids: readonly Cid[]): Plan {
  const steps = ids.map((id) => card(s, d.about, id));
  const stops = ids.length < g.most && d.options.some((o) => o.type === 'pass');
  return planOf(s, d, stops ? [...steps, step(d.about, { type: 'pass' })] : steps);
}

export const STAYING = ['stay-untapped', 'stay-cheaply'] as const;

/** In the strike that falls now: he taps or not, these help him, and nobody else. */
export const planHelp = (s: State, d: Decision, stays: boolean, helpers: readonly Cid[]): Plan =>
  planOf(s, d, [
    { about: STAYING, option: { type: stays ? 'yes' : 'no' } },
    ...helpers.map((id) => card(s, 'support', id)),
    { ...step('support', { type: 'pass' }), maybe: true },
  ]);

/**
 * Somebody faces a strike and taps for it or not; when it falls, nobody helps him and nothing is
 * played before the roll. Strikes fall in the order in which that was said; `before`: of others.
 */
export function planFacing(
  s: State,
  d: Decision,
  before: Plan | null,
  who: Cid,
  stays: boolean,
): Plan {
  const steps: Step[] = [
    { about: ['strike'], option: { type: 'strike', who }, maybe: true },
    { about: STAYING, option: { type: stays ? 'yes' : 'no' }, maybe: true, of: who },
    { about: ['support'], option: { type: 'pass' }, maybe: true, of: who },
    { about: ['strike-defender'], option: { type: 'pass' }, maybe: true, of: who },
  ];
  const earlier = before && !isStale(s, d.seat, before) && before.waits ? before.steps : [];
  return { ...planOf(s, d, [...earlier, ...steps]), waits: true };
}

/** Several options one after another, whatever they are. */
export const planSteps = (
  s: State,
  d: Decision,
  list: readonly (readonly [Question, Option])[],
): Plan =>
  planOf(
    s,
    d,
    list.map(([about, option]) => step(about, option)),
  );

const like = (a: Option, b: Option): boolean => JSON.stringify(a) === JSON.stringify(b);

const answers = (s: State, d: Decision, x: Step): number =>
  !x.about.includes(d.about) || (x.of !== undefined && strikeFrame(s)?.who !== x.of)
    ? -1
    : d.options.findIndex((o) =>
        x.def !== undefined && o.type === 'card' ? s.def[o.card] === x.def : like(o, x.option),
      );

/** The answer that the plan has to a question, or -1, and what is left of it afterwards. */
export function follow(s: State, d: Decision, plan: Plan): { answer: number; rest: Plan | null } {
  for (let i = 0; i < plan.steps.length; i++) {
    const answer = answers(s, d, plan.steps[i]);
    if (answer >= 0) {
      const steps = plan.steps.slice(i + 1);
      return { answer, rest: steps.length > 0 ? { ...plan, steps } : null };
    }
    if (!plan.steps[i].maybe) break;
  }
  return { answer: -1, rest: plan.waits && d.about === 'defend' ? plan : null };
}

/** Whether others have done something since it was made. */
export const isStale = (s: State, seat: number, plan: Plan): boolean =>
  plan.stamp !== stampOf(s, seat);
