import { runNow } from './effects/simple.ts';
import { EngineFault } from './errors.ts';
import type { Decision, Option } from './options.ts';
import { attack } from './procedures/attack.ts';
import { chain } from './procedures/chain.ts';
import { check } from './procedures/check.ts';
import { companyPhase } from './procedures/company-phase.ts';
import { council } from './procedures/council.ts';
import { easeCrowding } from './procedures/crowding.ts';
import { declare } from './procedures/declare.ts';
import { endOfTurn } from './procedures/end-of-turn.ts';
import { exec } from './procedures/exec.ts';
import { draw, exhaust, gather, handOver, putBack, reset } from './procedures/hands.ts';
import { instead } from './procedures/instead.ts';
import { lieAsSite } from './procedures/lie-as-site.ts';
import { longEvent } from './procedures/long-event.ts';
import { movement } from './procedures/movement.ts';
import { order } from './procedures/order.ts';
import { organization, organizing } from './procedures/organization.ts';
import type { StepOf } from './procedures/procedure.ts';
import { settle } from './procedures/settle.ts';
import { setup } from './procedures/setup.ts';
import { enter, site } from './procedures/site.ts';
import { split } from './procedures/split.ts';
import { strike } from './procedures/strike.ts';
import { trophy } from './procedures/trophy.ts';
import { turn } from './procedures/turn.ts';
import { untapPhase } from './procedures/untap.ts';
import { window } from './procedures/window.ts';
import type { Frame } from './state/frames.ts';
import type { State } from './state/types.ts';

const PROCEDURES = {
  setup,
  turn,
  untap: untapPhase,
  organization,
  organizing,
  split,
  instead,
  'lie-as-site': lieAsSite,
  'long-event': longEvent,
  movement,
  'company-phase': companyPhase,
  site,
  enter,
  trophy,
  'end-of-turn': endOfTurn,
  council,
  window,
  chain,
  declare,
  exec,
  attack,
  strike,
  check,
  'hand-over': handOver,
  fetch: gather,
  order,
  reset,
  'put-back': putBack,
  draw,
  exhaust,
} satisfies { readonly [P in Frame['p']]: Readonly<Record<string, StepOf<never>>> };

/** A step that runs, or one that asks and is answered: all of one shape, to be told apart quickly. */
interface Step {
  readonly run: ((s: State, f: Frame) => void) | null;
  readonly ask: (s: State, f: Frame) => Decision | null;
  readonly answer: ((s: State, f: Frame, o: Option) => void) | null;
}

const asksNothing = (_: State, f: Frame): never => {
  throw new EngineFault(`${f.p}.${f.s} asks nothing.`);
};

const shaped = (step: StepOf<never>): Step =>
  ('run' in step
    ? { run: step.run, ask: asksNothing, answer: null }
    : { run: null, ask: step.ask, answer: step.answer }) as Step;

/** The steps of a procedure, one beside the other: they are few, and found by looking along them. */
interface Steps {
  readonly names: readonly string[];
  readonly steps: readonly Step[];
}

const STEPS: ReadonlyMap<string, Steps> = new Map(
  Object.entries(PROCEDURES).map(([p, of]) => {
    const steps = Object.values(of as Record<string, StepOf<never>>).map(shaped);
    return [p, { names: Object.keys(of), steps }];
  }),
);

const stepsOf = (p: string): Steps => {
  const steps = STEPS.get(p);
  if (!steps) throw new EngineFault(`There is no procedure ${p}.`);
  return steps;
};

const stepIn = ({ names, steps }: Steps, p: string, at: string): Step => {
  for (let i = 0; i < names.length; i++) if (names[i] === at) return steps[i];
  throw new EngineFault(`There is no step ${p}.${at}.`);
};

const NO_STEPS: Steps = { names: [], steps: [] };

const NO_STEP: Step = { run: null, ask: asksNothing, answer: null };

/** Far more steps than any rule can take between two decisions. */
const ENDLESS = 20000;

/** Runs the top procedure until a player is needed, and says what is asked. Null: the game is over. */
export function advanceToDecision(s: State): Decision | null {
  s.rt.atOnce = runNow;
  let steps: Steps = NO_STEPS;
  let step: Step = NO_STEP;
  let p = '';
  let at = '';
  for (let i = 0; i < ENDLESS; i++) {
    if (s.result) return null;
    if (s.unsettled) {
      settle(s);
      if (s.result) return null;
      easeCrowding(s);
    }
    const f = s.stack[s.stack.length - 1];
    if (!f) throw new EngineFault('The stack of procedures is empty, and the game is not over.');
    // the same step often follows itself, or another of its procedure
    const top: string = f.p;
    const now: string = f.s;
    if (top !== p) {
      steps = stepsOf(top);
      step = stepIn(steps, top, now);
    } else if (now !== at) step = stepIn(steps, top, now);
    p = top;
    at = now;
    if (step.run) {
      step.run(s, f);
      continue;
    }
    const d = step.ask(s, f);
    if (!d) continue;
    if (d.options.length === 0) throw new EngineFault(`No option in ${f.p}.${f.s} (${d.about}).`);
    // what leaves no choice is done
    if (d.options.length === 1 && !(s.asksPasses && d.options[0].type === 'pass')) {
      step.answer?.(s, f, d.options[0]);
      continue;
    }
    return d;
  }
  const f = s.stack[s.stack.length - 1];
  throw new EngineFault(`The game goes round in circles at ${f?.p}.${f?.s}.`);
}

/** What is changed from outside may set something off: it runs as if somebody had chosen it. */
export function runChange(s: State, change: () => void): Decision | null {
  s.rt.atOnce = runNow;
  change();
  return advanceToDecision(s);
}

export function answerDecision(s: State, o: Option): void {
  s.rt.atOnce = runNow;
  const f = s.stack[s.stack.length - 1];
  const step = stepIn(stepsOf(f.p), f.p, f.s);
  if (step.answer) step.answer(s, f, o);
  else asksNothing(s, f);
}
