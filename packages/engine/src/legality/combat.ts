import { aspectsOf } from '../aspects.ts';
import { prisonOf, rescueSites } from '../effects/prison.ts';
import { affected } from '../effects/simple.ts';
import type { Card, CardFilter, Effect, Stat } from '../language/index.ts';
import { aspectsFor } from '../pool/pool.ts';
import { attackStat, bearOnAttack } from '../query/attack-stats.ts';
import { attached, comp, company, companyIdOf, def } from '../query/cards.ts';
import { checksOf } from '../query/checks.ts';
import { matches } from '../query/evaluate.ts';
import { facerFor, refCard } from '../query/refs.ts';
import { isolates } from '../query/sites.ts';
import { stat } from '../query/stats.ts';
import { ctxWith } from '../state/ctx.ts';
import { supposing } from '../state/supposing.ts';
import type { Aim, Cid, Ctx, State } from '../state/types.ts';
import type { Situation } from './situation.ts';
import type { Reading } from './use.ts';

export const inStrike = (sit: Situation): boolean =>
  sit.kind === 'strike-defender' || sit.kind === 'strike-attacker' || sit.kind === 'strike-hazard';

/** What cannot be canceled is no target for what would cancel it; its strikes still are (coe/3.iv.5.1). */
export function uncancelable(sit: Situation, attack: boolean, aim: Aim): boolean {
  if (aim.t === 'attack') return attack && sit.attack?.cannotBeCanceled === true;
  return aim.t === 'strike' && sit.attack?.spec.cannotBeCanceled === 'strikes-too';
}

/** What can be asked of combat only when all is chosen. */
export function fitsCombat(s: State, sit: Situation, u: Reading, c: Ctx): boolean {
  if (!u.action.targets?.length) {
    if (inStrike(sit) && !concernsDefender(s, sit, u, c, null)) return false;
    if (sit.kind === 'check' && !concernsCheck(s, sit, u, c, null)) return false;
  }
  if (aspectsFor(s.rt.pool, u.action).imprisons && prisonOf(s, u.card)) {
    // the rescue site must be at hand (coe/3.III.2); an agent takes somebody home, from however far
    const co = company(s, sit.attack?.company ?? -1);
    if (!co || rescueSites(s, u.card, co).length === 0) return false;
  }
  return !(
    sit.attack &&
    sit.attack.assigned.length > 0 &&
    (changesAttacks(s, sit, u) || changesStrikes(s, sit, u, c))
  );
}

/** What leaves but one of several attacks comes before the strikes of one are assigned (pef/card/forewarned-is-forearmed/1). */
const changesAttacks = (s: State, sit: Situation, u: Reading): boolean =>
  u.kind === 'play' && (sit.attack?.total ?? 1) > 1 && isolates(s, u.card);

/** One of several whom a card strengthens or weakens at once, at once or as long as it holds, or what he bears. */
function strengthens(s: State, c: Ctx, e: Effect, who: Cid): boolean {
  if (e.do === 'each')
    return (
      e.does.some((x) => x.do === 'modify' && isOfFighters(x.stat)) &&
      [who, ...attached(s, who)].some((x) => matches(s, c, x, e.a))
    );
  if (e.do === 'install') {
    const there = e.on === 'company' ? ctxWith(c, { host: -1, company: companyIdOf(s, who) }) : c;
    return e.abilities.some((x) => x.is === 'modify' && isForEach(s, there, x, who));
  }
  return e.do === 'modify' && isForEach(s, c, e, who);
}

const isOfFighters = (stat: Stat): boolean => stat === 'prowess' || stat === 'body';

const isForEach = (
  s: State,
  c: Ctx,
  { stat, of }: { readonly stat: Stat; readonly of: string | object },
  who: Cid,
): boolean =>
  isOfFighters(stat) &&
  typeof of === 'object' &&
  'each' in of &&
  matches(s, c, who, of.each as CardFilter);

const allThatItDoes = ({ action }: Reading): readonly Effect[] =>
  action.rounds ? [...action.does, ...action.rounds.of.flatMap((r) => r.does)] : action.does;

/** If it makes somebody stronger, or well, it is the one whom it is aimed at. */
const isForTheAim = (e: Effect): boolean => {
  if (e.do === 'untap' || e.do === 'heal') return e.what === 'target' || e.what === 'target2';
  if (e.do === 'modify' && (e.stat === 'prowess' || e.stat === 'body'))
    return e.of === 'target' || e.of === 'target2';
  // a weapon that is of no use any more is so to whoever meets it (BA-82)
  if (e.do === 'cancel' && typeof e.what === 'object') return false;
  return e.do !== 'install';
};

/** In a strike sequence only what bears on that strike (coe/3.iv.1, 3.iv.5). */
export function concernsDefender(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  aim: Aim | null,
): boolean {
  const a = aspectsFor(s.rt.pool, u.action);
  if (!sit.strike) return false;
  const who = facerFor(s, sit.strike, u.seat);
  if (a.strike) return aim?.t !== 'card' || aim.id === who;
  if (!a.fighter) return aim?.t === 'entry' || aim?.t === 'check' || aim?.t === 'effect';
  if (u.kind === 'play' && allThatItDoes(u).some((e) => strengthens(s, c, e, who))) return true;
  // to tap for another in his own strike sequence does nothing for him (crf/turn/combat/the-strike-sequence/3)
  if (aim?.t === 'card' && aim.id !== who && allThatItDoes(u).every(isForTheAim)) return false;
  const his = c.user === who || refCard(s, c, 'bearer') === who || u.card === who;
  // of cards in play only his own, and those he controls (coe/3.iv.5)
  if (aim?.t === 'card' && aim.id === who) return his || u.kind !== 'use' || u.hazard;
  return his;
}

/** In answer to a check only what bears on its roll, or on the body or corruption it is made against (coe/3.I.1). */
export function concernsCheck(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  aim: Aim | null,
): boolean {
  const a = aspectsFor(s.rt.pool, u.action);
  if (a.check || a.wide || aim?.t === 'entry' || aim?.t === 'effect') return true;
  const ids = aim?.t === 'card' ? [aim.id] : [c.user, refCard(s, c, 'bearer'), u.card];
  for (const e of sit.chain?.entries ?? []) {
    if (e.negated) continue;
    for (const k of checksOf(s, e))
      if (
        ids.includes(k.who) &&
        (k.kind === 'body' ? a.body : k.kind === 'corruption' && a.corruption)
      )
        return true;
      else if (k.kind === 'corruption' && a.takesAway && burdens(s, aim, k.who)) return true;
  }
  return false;
}

/** Whether a card borne by him, or by anybody if he is not named, counts in corruption checks (coe/10.3.i). */
export function burdens(s: State, aim: Aim | null, who?: Cid): boolean {
  if (aim?.t !== 'card') return false;
  const host = s.host[aim.id];
  // what lies on an item of his burdens him too
  if (host < 0 || (who !== undefined && host !== who && s.host[host] !== who)) return false;
  const { stats } = comp(s, aim.id);
  return stat(s, 'corruption', aim.id) > 0 || stats.has('corruption-check');
}

/** Whether a card would send companies back as soon as it is in play. */
export const sendsBack = (s: State, id: Cid): boolean =>
  comp(s, id).triggers.some(
    ({ t }) => t.on.event === 'moves' && aspectsOf({ does: t.does }).returnsToOrigin,
  );

const staysInPlay = (d: Card): boolean =>
  (d.kind === 'event' && d.duration !== 'short') || d.kind === 'creature';

/** Once strikes are assigned nothing may change their number, not even by a detour (crf/turn/combat/attack/10, coe/3.i). */
function changesStrikes(s: State, sit: Situation, u: Reading, c: Ctx): boolean {
  const f = sit.attack;
  if (!f) return false;
  // where each faces one there is nothing to change but by naming a number (coe/3.ii.2)
  const each = f.spec.strikes === 'each';
  const changes = (x: { stat: Stat; op?: string }): boolean =>
    x.stat === 'strikes' && (!each || x.op === 'set');
  // aimed at an attack that is still to come
  if (c.aims.some((aim) => aim.t === 'auto')) return false;
  const enters = u.kind === 'play' && staysInPlay(def(s, u.card));
  const leaves: Cid[] = [];
  for (const e of u.action.does) {
    if (e.do === 'modify' && changes(e)) return true;
    if (e.do === 'install' && e.abilities.some((x) => x.is === 'modify' && changes(x))) return true;
    if (e.do === 'move' && e.to !== 'pile' && e.to !== 'stored')
      leaves.push(...affected(s, c, e.what).filter((id) => s.zone[id] === 'play'));
  }
  if (!enters && leaves.length === 0) return false;
  const then = supposing(s, leaves, enters ? u.card : -1);
  // what comes into play now would bear on it too
  const met = enters ? { ...f, mods: f.mods.slice() } : f;
  if (enters) bearOnAttack(then, met, u.card);
  return attackStat(s, f, 'strikes') !== attackStat(then, met, 'strikes');
}
