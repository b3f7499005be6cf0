import { advance, decision, fork } from '../api.ts';
import type { Decision, Option } from '../options.ts';
import type { State } from '../state/types.ts';
import { worthActing } from './worth.ts';

/**
 * Whether a company could do anything at the site that it stands before, if nothing there harmed
 * it: asked of a copy in which it is inside already. What may be tried in place of facing what
 * guards the site is a reason to enter too.
 */
export function worthEntering(s: State, d: Decision, marked: (o: Option) => boolean): boolean {
  const inside = fork(s);
  const f = inside.stack[inside.stack.length - 1];
  if (f.p !== 'enter') return true;
  inside.rt.decision = undefined;
  f.s = 'window';
  const then = decision(inside);
  if (then?.seat !== d.seat) return false;
  if (then.about === 'company-attack') return true;
  return then.about === 'site' && worthActing(inside, then, marked);
}

/** With at most one company that could do anything the order says nothing: the idle ones first. */
export function idleFirst(s: State, d: Decision, marked: (o: Option) => boolean): number {
  const busy = d.options.map((_, i) => {
    const then = fork(s);
    then.rt.decision = undefined;
    advance(then, i);
    const next = decision(then);
    if (next?.seat !== d.seat) return true;
    return next.about === 'enter' ? worthEntering(then, next, marked) : next.about !== 'site-phase';
  });
  const idle = busy.indexOf(false);
  return busy.filter(Boolean).length < 2 ? Math.max(0, idle) : -1;
}
