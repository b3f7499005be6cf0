import type { Decision, Option } from '../options.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/types.ts';

/**
 * A step of a procedure either runs, or asks a player. `ask` may return null when there is
 * nothing to ask: it has then moved on by itself.
 */
export type StepOf<F extends Frame> =
  | { run(s: State, f: F): void }
  | { ask(s: State, f: F): Decision | null; answer(s: State, f: F, o: Option): void };

export type Procedure<F extends Frame> = { readonly [K in F['s']]: StepOf<F> };

export const push = (s: State, f: Frame): void => {
  s.stack.push(f);
};

/** Ends the procedure: it must be on top. */
export function pop(s: State, f: Frame): void {
  if (s.stack[s.stack.length - 1] === f) {
    s.stack.pop();
    return;
  }
  const i = s.stack.lastIndexOf(f);
  if (i >= 0) s.stack.splice(i, 1);
}

/** The option, known to be of that type. */
export function as<T extends Option['type']>(o: Option, type: T): Extract<Option, { type: T }> {
  if (o.type !== type) throw new Error(`expected ${type}, got ${o.type}`);
  return o as Extract<Option, { type: T }>;
}
