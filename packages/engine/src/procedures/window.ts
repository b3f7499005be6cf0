import { closeCall } from '../effects/extra-item.ts';
import { watch } from '../effects/watch.ts';
import { actions } from '../legality/actions.ts';
import { situation } from '../legality/situation.ts';
import { ask } from '../options.ts';
import { company } from '../query/cards.ts';
import { attackFrame } from '../query/refs.ts';
import { actors } from '../query/seats.ts';
import type { WindowFrame, WindowKind } from '../state/frames.ts';
import type { State } from '../state/types.ts';
import { begin } from './begin.ts';
import { flushQueue } from './chain-start.ts';
import { type Procedure, pop } from './procedure.ts';

/**
 * Players may start chains of effects, the resource player first (coe/9.5.1); it ends when all have
 * passed in a row. Where hazards are played he also has the last word: to pass first is not to be
 * done (coe/2.IV.viii.1, 3.i).
 */
export const windowFrame = (s: State, kind: WindowKind): WindowFrame => ({
  p: 'window',
  s: 'ask',
  kind,
  order: order(s, kind),
  at: 0,
  passed: 0,
  could: false,
});

function order(s: State, kind: WindowKind): number[] {
  if (kind === 'strike-hazard') return [s.hazardSeat];
  const f = kind === 'strike-defender' || kind === 'strike-attacker' ? attackFrame(s) : null;
  if (f && kind === 'strike-attacker') return [f.by];
  const co = f && company(s, f.company);
  return co ? [co.seat] : actors(s);
}

export const window: Procedure<WindowFrame> = {
  ask: {
    ask(s, f) {
      if (f.kind === 'movement-hazard') watch(s);
      if (!actsFirst(s, f) && flushQueue(s, f.kind, s.active)) {
        reopen(f);
        return null;
      }
      const sit = situation(s);
      while (!over(s, f) && f.passed < turns(s, f)) {
        const seat = f.order[f.at];
        const options = sit ? actions(s, seat, sit) : [];
        // noted once, when the question comes up
        const could = options.length > 0;
        if (f.at === 0 && f.could !== could) f.could = could;
        if (could || s.asksPasses) {
          options.push({ type: 'pass' });
          return ask(seat, 'act', f.kind, options);
        }
        // who can do nothing passes, and as a rule nothing comes of that: the next has the word
        const { lasting } = s;
        pass(s, f);
        if (s.unsettled || s.lasting !== lasting) return null;
      }
      pop(s, f);
      return null;
    },
    answer(s, f, o) {
      if (o.type === 'pass') return pass(s, f);
      const seat = f.order[f.at];
      reopen(f);
      begin(s, seat, o, f.kind);
    },
  },
};

function pass(s: State, f: WindowFrame): void {
  closeCall(s, f.order[f.at]);
  f.passed++;
  f.at = (f.at + 1) % f.order.length;
}

/** Something happened: all have the word again. */
function reopen(f: WindowFrame): void {
  f.at = 0;
  f.passed = 0;
}

const LAST_WORD: ReadonlySet<WindowKind> = new Set([
  'movement-hazard',
  'attack',
  'between-strikes',
]);

/**
 * So many passes in a row end it. Whether the hazard player could have done something makes no
 * difference: it must not show.
 */
const turns = (s: State, f: WindowFrame): number =>
  f.order.length > 1 &&
  (f.could || s.asksPasses) &&
  s.phase === 'movement-hazard' &&
  LAST_WORD.has(f.kind)
    ? f.order.length + 1
    : f.order.length;

/** What the resource player may do at the end of the turn can come before what happens by itself (coe/2.VI.iii). */
function actsFirst(s: State, f: WindowFrame): boolean {
  if (f.kind !== 'turn-end' || s.queue.length === 0 || f.at !== 0 || f.passed !== 0) return false;
  // where passes are hidden he is asked whatever he could do: else the order would tell
  if (s.asksPasses) return true;
  const sit = situation(s);
  return sit !== null && actions(s, s.active, sit).length > 0;
}

/** The attack was canceled, the company went back: nothing is left to act on. */
function over(s: State, f: WindowFrame): boolean {
  if (f.kind === 'attack' || f.kind === 'between-strikes') {
    const below = s.stack[s.stack.length - 2];
    if (below?.p === 'attack' && below.canceled) return true;
  }
  if (f.kind === 'strike-defender' || f.kind === 'strike-hazard' || f.kind === 'strike-attacker') {
    const below = s.stack[s.stack.length - 2];
    if (below?.p === 'strike' && below.canceled) return true;
  }
  if (f.kind === 'movement-hazard') {
    const co = company(s, s.current);
    if (!co || co.returned) return true;
  }
  return false;
}
