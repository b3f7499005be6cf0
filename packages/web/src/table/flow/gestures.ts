import type { Decision, Option, State } from '@mathom/engine';
import type { Gathered } from '@mathom/engine/attention/gather';
import { momentOf } from '@mathom/engine/attention/hush';
import {
  follow,
  type Plan,
  planCards,
  planCount,
  planFacing,
  planHelp,
  planSteps,
  STAYING,
} from '@mathom/engine/attention/plan';
import type { Table } from '../../api/table.ts';
import { letMomentGo, useUi } from '../ui.ts';

/** Several answers in one gesture: the first is given at once, the rest as they are asked for. */

function begin(table: Table, s: State, asked: Decision, plan: Plan): void {
  const { answer, rest } = follow(s, asked, plan);
  if (answer < 0) return;
  useUi.getState().set({ plan: rest, picked: [] });
  table.choose(answer);
}

/**
 * A table at which options beyond those of the engine can be chosen: each stands for beginning to
 * compose companies, which is done once a turn (coe/2.II.1), and for what is done first. Whoever
 * answers otherwise has no plan any more.
 */
export function gesturing(
  table: Table,
  s: State,
  asked: Decision | null,
  more: readonly Option[],
): Table {
  return {
    ...table,
    choose(option) {
      if (!asked) return;
      const beyond = more[option - asked.options.length];
      if (beyond) {
        const steps = [
          ['organization', { type: 'organize' }],
          ['organizing', beyond],
        ] as const;
        begin(table, s, asked, planSteps(s, asked, steps));
        return;
      }
      const o = asked.options[option];
      const { helping, picked } = useUi.getState();
      // who helps was there to be chosen: nobody asks for it again
      if (helping === s && STAYING.some((x) => x === asked.about)) {
        begin(table, s, asked, planHelp(s, asked, o?.type === 'yes', picked));
        return;
      }
      const moment = o?.type === 'pass' ? momentOf(s, asked) : null;
      if (moment !== null) letMomentGo(moment);
      const { plan } = useUi.getState();
      useUi.getState().set({ plan: plan?.waits ? plan : null, picked: [] });
      table.choose(option);
    },
  };
}

/** So many cards are drawn. */
export const drawSo = (table: Table, s: State, d: Decision, g: Gathered, n: number): void =>
  begin(table, s, d, planCount(s, d, g, n));

/** These cards are chosen. */
export const takeCards = (
  table: Table,
  s: State,
  d: Decision,
  g: Gathered,
  ids: readonly number[],
): void => begin(table, s, d, planCards(s, d, g, ids));

/** He takes the strike, and taps for it or not; nothing more is asked of that strike. */
export function face(
  table: Table,
  s: State,
  d: Decision,
  option: number,
  who: number,
  stays: boolean,
): void {
  const { plan, set } = useUi.getState();
  const next = planFacing(s, d, plan, who, stays);
  if (d.about === 'strike') {
    begin(table, s, d, next);
    return;
  }
  // who takes it is answered now, and how when it falls
  table.choose(option);
  set({ plan: next });
}

/** An option, and the answer to what it asks next. */
export const takeBoth = (
  table: Table,
  s: State,
  d: Decision,
  option: number,
  next: Decision,
  answer: Option,
): void =>
  begin(
    table,
    s,
    d,
    planSteps(s, d, [
      [d.about, d.options[option]],
      [next.about, answer],
    ]),
  );
