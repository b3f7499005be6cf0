/** Whether a card on guard would touch the company, something of it, or an influence check (coe/2.V.6). */

import type { Ability, Action, Skill, Stat, Target } from '../language/index.ts';
import { comp, def, fighters, newCtx } from '../query/cards.ts';
import { inCompany } from '../query/company.ts';
import { holds, matches } from '../query/evaluate.ts';
import { hasSkill } from '../query/skills.ts';
import { stat } from '../query/stats.ts';
import { supposing } from '../state/supposing.ts';
import type { Cid, Company, Entry, Seat, State } from '../state/types.ts';

export function touchesCompany(
  s: State,
  co: Company | undefined,
  card: { readonly id: Cid; readonly seat: Seat; readonly action: Action },
  entries: readonly Entry[],
  attempt: Entry | undefined,
): boolean {
  const { id, seat, action } = card;
  return (
    directly(action) ||
    awaitsPlay(s, seat, id, action, entries) ||
    costsSomething(s, co, seat, id) ||
    changesNumbers(s, co, id, attempt)
  );
}

/** It is aimed at the company, at something of it, or at a check. */
function directly(action: Action): boolean {
  const t = action.targets?.[0];
  if (!t) return false;
  if (t.target === 'card') return !isApart(t) || action.does.some((e) => e.do === 'attack');
  // strikes and attacks did not exist in the movement/hazard phase (coe/2.V.6.3)
  return t.target === 'company' || t.target === 'check';
}

/**
 * Factions, long-events, what lies in a pile, and agents and whatever else is the hazard player's are
 * no part of a company (coe glossary "associated").
 */
const isApart = ({ a, zone }: Extract<Target, { target: 'card' }>): boolean =>
  (zone ?? 'play') !== 'play' ||
  a.kind === 'faction' ||
  a.event === 'long' ||
  a.agent !== undefined ||
  a.whose === 'yours';

/**
 * It waits for a card to be played at the site, and such a card is declared: what it does then is no
 * mere possibility (coe/2.V.6.2, crf/card/lure-of-expedience/3). No hazard reaches another site than
 * the company's own (coe/2.IV.vii.3), so that where need not be asked.
 */
function awaitsPlay(
  s: State,
  seat: Seat,
  id: Cid,
  action: Action,
  entries: readonly Entry[],
): boolean {
  const c = newCtx(s, seat, id);
  const waits = (t: Ability): boolean => {
    if (t.is !== 'trigger' || t.on.event !== 'card-played') return false;
    const what = { ...t.on.card, at: undefined };
    return entries.some((x) => x.tapsSite && x.card >= 0 && matches(s, c, x.card, what));
  };
  // what lies on the site and waits there for such a card does so as well as what was left for a time
  const lies = action.targets?.[0]?.target === 'site';
  return (
    action.does.some((e) => e.do === 'install' && e.abilities.some(waits)) ||
    (lies && (def(s, id).abilities ?? []).some(waits))
  );
}

/**
 * In play it would at once take something from the company: an ally (coe/2.V.6 c,
 * crf/turn/site-phase/on-guard-cards/8), or what lies on the company or on somebody in it.
 */
function costsSomething(s: State, co: Company | undefined, seat: Seat, id: Cid): boolean {
  if (!co) return false;
  const c = newCtx(s, seat, id);
  return comp(s, id).triggers.some(({ t: { on, when, does } }) => {
    if (on.event !== 'whenever' || !does.some((e) => e.do === 'move' && e.what === 'it'))
      return false;
    if (when !== undefined && !holds(s, c, when)) return false;
    return associatedWith(s, co).some((x) => matches(s, c, x, on.each));
  });
}

/** What is with the company, but for its characters: whom nothing takes away from on guard (coe/2.V.6 c). */
const associatedWith = (s: State, co: Company): Cid[] =>
  inCompany(s, co).filter((x) => def(s, x).kind !== 'character');

const hasEmptySource = (s: State, co: Company): boolean =>
  inCompany(s, co).some((x) => {
    const d = def(s, x);
    return d.kind === 'item' && d.isSource === true;
  });

const NUMBERS = ['prowess', 'body', 'mind', 'influence', 'corruption'] as const;

/**
 * In play it would change a number of somebody in the company as things stand, take a skill from him, or
 * change the attempt that is declared (coe/2.V.6, crf/card/the-balance-of-things/1). Other rolls, and
 * attacks, may never come.
 */
function changesNumbers(
  s: State,
  co: Company | undefined,
  id: Cid,
  attempt: Entry | undefined,
): boolean {
  const { live, stats, rules, modifies } = comp(s, id);
  if (!co || !live) return false;
  // what doubles a source finds one in what weighs nothing too (crf/card/emerald-of-the-mariner/1)
  if (modifies.some(({ m }) => typeof m.by === 'object' && 'take' in m.by) && hasEmptySource(s, co))
    return true;
  const said = NUMBERS.filter((name) => stats.has(name));
  const rolls = stats.has('influence-check') && attempt !== undefined && attempt.ctx.user >= 0;
  const lost = rules.flatMap(({ r }) =>
    r.is === 'grant' && r.loses !== undefined && r.loses !== 'all' ? [r.loses] : [],
  );
  if (said.length === 0 && lost.length === 0 && !rolls) return false;
  const then = supposing(s, [], id);
  const differs = (name: Stat, who: Cid): boolean => stat(then, name, who) !== stat(s, name, who);
  const loses = (skill: Skill, who: Cid): boolean =>
    hasSkill(s, who, skill) && !hasSkill(then, who, skill);
  return (
    said.some((name) => fighters(s, co).some((who) => differs(name, who))) ||
    lost.some((skill) => fighters(s, co).some((who) => loses(skill, who))) ||
    (rolls && differs('influence-check', attempt.ctx.user))
  );
}
