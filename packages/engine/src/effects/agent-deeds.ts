/** What a text has an agent do: attack, or try to turn a card of the opponent (crf/term/agent/4, coe/8.5). */

import type { Effect } from '../language/index.ts';
import { agentAttack } from '../procedures/agents.ts';
import { influenceNumbers } from '../procedures/influence.ts';
import { startAttacks } from '../procedures/start-attack.ts';
import { agentGroup, isHomeOf, placeOf } from '../query/agents.ts';
import { company } from '../query/cards.ts';
import { holds, value } from '../query/evaluate.ts';
import { changed, companyRef, refCard } from '../query/refs.ts';
import { influencesPlainly } from '../query/skills.ts';
import { ctxWith } from '../state/ctx.ts';
import type { ExecFrame } from '../state/frames.ts';
import type { State } from '../state/types.ts';
import { bringIn } from './bringing-in.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** The agent attacks the company; how he lay when it was declared counts (coe/3.iv.6.1, 4.3). */
export function agentAttackEffect(s: State, f: ExecFrame, e: Of<'agent-attack'>): void {
  const c = f.ctx;
  const id = refCard(s, c, e.agent);
  const co = company(s, companyRef(s, c, 'active'));
  changed(s, c);
  if (!co || id < 0 || !agentGroup(s, id)) return;
  const a = agentAttack(s, id, co, c.bound.hidden === 1, e.with, ctxWith(c, { user: id }));
  startAttacks(s, [a], f.todo.length > 0);
}

/** The agent is treated as a character who makes the attempt, with what the rules give him besides (coe/8.5). */
export function influenceEffect(s: State, f: ExecFrame, e: Of<'influence'>): void {
  const c = f.ctx;
  const by = refCard(s, c, e.by);
  const versus = refCard(s, c, e.versus);
  if (e.to === 'pile') return bringIn(s, f, e, by, versus);
  const mine = by >= 0 ? agentGroup(s, by) : undefined;
  changed(s, c);
  if (!mine || versus < 0) return;
  c.user = by;
  c.versus = versus;
  c.cause = versus;
  c.picked = -1;
  const won: Effect = { do: 'move', what: 'cause', to: e.to ?? 'discard' };
  if (e.sure && holds(s, c, e.sure)) {
    f.todo.unshift(won);
    return;
  }
  influenceNumbers(s, c, { regardless: e.regardless === true });
  const home = holds(s, c, AT_HOME);
  if (!influencesPlainly(s, by))
    c.bound.influence +=
      (isHomeOf(s, by, placeOf(s, mine)) ? 2 : 0) +
      (home ? 2 : 0) +
      (e.plus === undefined ? 0 : value(s, c, e.plus));
  if (home) c.bound.resistance = 0;
  f.todo.unshift({
    do: 'check',
    kind: 'influence',
    who: 'user',
    plus: { bound: 'influence' },
    op: '>',
    than: { bound: 'resistance' },
    pass: [won],
  });
}

/** Someone from where he is at home, or a faction of such a place. */
const AT_HOME = {
  any: [
    { is: 'cause', a: { homeOf: 'user' } },
    { is: 'cause', a: { kind: 'faction', playableAtHomeOf: 'user' } },
  ],
} as const;
