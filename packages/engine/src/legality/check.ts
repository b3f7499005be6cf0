/** Goes through the conditions of a use: whether it may be done, and whether it still may when it resolves. */

import type { Aspects } from '../aspects.ts';
import { BY_THE_RULES } from '../pool/compile.ts';
import { aspectsFor } from '../pool/pool.ts';
import { type Entry, NO_USE, type State, type Use } from '../state/types.ts';
import { agentPlay } from './agents.ts';
import type { Condition, Question, Stage } from './condition.ts';
import { CHOICES, CONDITIONS, TIMING } from './conditions.ts';
import { creatureMayCome } from './creature.ts';
import type { Why } from './reasons.ts';
import { sitePlay } from './site-play.ts';
import { type Situation, situation } from './situation.ts';
import { type Reading, readAs } from './use.ts';

type ByKind = Readonly<Record<Use['kind'], readonly Condition[]>>;

/** Those that are asked about then, for each kind of use. */
const at = (stage: Stage): ByKind => {
  const list = (kind: Use['kind']): readonly Condition[] =>
    CONDITIONS.filter((k) => k.at.includes(stage) && (k.of?.includes(kind) ?? true));
  return {
    play: list('play'),
    use: list('use'),
    effect: list('effect'),
    creature: list('creature'),
    'at-site': list('at-site'),
    agent: list('agent'),
  };
};

const LISTS: Readonly<Record<Stage, ByKind>> = {
  declare: at('declare'),
  reveal: at('reveal'),
  resolve: at('resolve'),
};
/** Of what the rules themselves put on the chain only what speaks of every entry. */
const OF_ANY_ENTRY = CONDITIONS.filter((k) => k.of === null);

const TIMED: Readonly<Record<Stage, boolean>> = {
  declare: TIMING.at.includes('declare'),
  reveal: TIMING.at.includes('reveal'),
  resolve: TIMING.at.includes('resolve'),
};

/** So many ways to play a card, and as many abilities, have a number of their own. */
const TEXTS = 32;

/** Those that could stand against it when it is declared: most cannot, by what is printed, and that is found out once. */
function objections(s: State, u: Reading, a: Aspects): readonly Condition[] {
  const all = u.kind === 'play' ? LISTS.declare.play : LISTS.declare.use;
  if (u.card < 0 || u.of >= 0 || u.index >= TEXTS) return all;
  const { objections: known } = s.rt.pool.memo;
  const key = (s.def[u.card] * 2 + (u.kind === 'play' ? 1 : 0)) * TEXTS + u.index;
  let list = known.get(key);
  if (list === undefined) {
    list = sifted(s, u, a, all);
    known.set(key, list);
  }
  return list;
}

const sifted = (
  s: State,
  u: Reading,
  a: Aspects,
  all: readonly Condition[],
): readonly Condition[] => all.filter((k) => k.could?.(s, u, a) ?? true);

/** Whether a use may be made now, with what stands against it. */
export function mayBegin(
  s: State,
  sit: Situation,
  u: Reading,
  why: Why,
  stage: 'declare' | 'reveal' = 'declare',
): boolean {
  if (u.kind === 'creature') return creatureMayCome(s, u.seat, sit, u.card, why);
  if (u.kind === 'at-site') return sitePlay(s, u.seat, sit, u.card, why) !== null;
  if (u.kind === 'agent') return agentPlay(s, u.seat, sit, u.card, why);
  const q: Question = { sit, u, a: aspectsFor(s.rt.pool, u.action), c: null, entry: null };
  if (TIMED[stage] && TIMING.notes(s, q, why)) return false;
  const list =
    stage === 'reveal'
      ? LISTS.reveal[u.kind]
      : u.kind === 'effect'
        ? LISTS.declare.effect
        : objections(s, u, q.a);
  for (let i = 0; i < list.length; i++) {
    const k = list[i];
    if (!k.fails(s, q)) continue;
    if (why.list === null) return false;
    why.no(k.name, k.cite, k.says(s, q));
  }
  return !CHOICES.notes(s, q, why) && why.ok;
}

/** Why a declared action comes to nothing when it resolves, or null (coe/9.2.1, 9.3). */
export function failing(s: State, e: Entry): string | null {
  // what is declared keeps the text it was declared with: its card may be gone by now
  const action = e.action ?? BY_THE_RULES;
  const q: Question = {
    sit: situation(s) as Situation,
    u: readAs(e.use ?? NO_USE, action),
    a: aspectsFor(s.rt.pool, action),
    c: e.ctx,
    entry: e,
  };
  for (const k of e.use ? LISTS.resolve[e.use.kind] : OF_ANY_ENTRY)
    if (k.fails(s, q)) return k.says(s, q);
  return null;
}
