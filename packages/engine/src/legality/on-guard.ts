/** Cards on guard: which may be revealed at a moment, and why the others may not. */

import type { Ability, Action, Stat, Target } from '../language/index.ts';
import type { Option } from '../options.ts';
import { aspectsFor } from '../pool/pool.ts';
import { awaiting } from '../query/attack-frame.ts';
import { bearsOnAttack, changesAttacks } from '../query/attack-stats.ts';
import {
  comp,
  def,
  fighters,
  isUselessAgainst,
  newCtx,
  newSite,
  note,
  noteOn,
} from '../query/cards.ts';
import { raceList } from '../query/compare.ts';
import { holds, matches } from '../query/evaluate.ts';
import { cannotBePlayed } from '../query/play-bans.ts';
import { automaticAttacks } from '../query/sites.ts';
import { skillsNeeded } from '../query/skills.ts';
import { stat } from '../query/stats.ts';
import { cardsOnGuard } from '../state/apart.ts';
import { ctxWith } from '../state/ctx.ts';
import { supposing } from '../state/supposing.ts';
import type { Cid, Company, Entry, Seat, State } from '../state/types.ts';
import { mayBegin } from './check.ts';
import { uniquelyTaken } from './copies.ts';
import { keysFor } from './keying.ts';
import { Why } from './reasons.ts';
import type { Situation } from './situation.ts';
import { candidates, checksOf } from './targets.ts';
import { guardUse, type Reading, useCtx } from './use.ts';

/** The cards on guard against a company; one that is revealed is on guard no more (coe/2.V.6.6). */
export function guardsAgainst(s: State, co: Company): Cid[] {
  const out: Cid[] = [];
  for (const id of cardsOnGuard(s))
    if (s.host[id] === co.site && note(s, id).against === co.id && !note(s, id).revealed)
      out.push(id);
  return out;
}

/** The ways in which a card is an event, with their numbers in an option. */
function ways(s: State, id: Cid): readonly { action: Action; mode: number }[] {
  const d = def(s, id);
  if (d.kind === 'event')
    return d.side === 'hazard' || d.alsoHazard
      ? d.plays.map((action, mode) => ({ action, mode }))
      : [];
  if (d.kind !== 'creature') return [];
  return (d.asEvent?.plays ?? []).map((action, i) => ({ action, mode: i + 1 }));
}

/**
 * As the movement/hazard phase of a company ends: what the cards on guard against it could have been
 * aimed at then. What becomes a target only in the site phase is none for them (coe/2.V.6,
 * crf/turn/site-phase/on-guard-cards/1).
 */
export function rememberAims(s: State, co: Company): void {
  for (const id of cardsOnGuard(s)) {
    if (note(s, id).against !== co.id) continue;
    const aims: Record<number, Cid[]> = {};
    for (const { action, mode } of ways(s, id)) {
      const [t] = action.targets ?? [];
      if (t?.target !== 'card') continue;
      const c = useCtx(s, guardUse(s, s.owner[id], id, mode));
      aims[mode] = candidates(s, c, t, true).flatMap((x) => (x.t === 'card' ? [x.id] : []));
    }
    noteOn(s, id).aims = aims;
  }
}

/** In answer to a resource that would tap the site (coe/2.V.6). */
export function revealOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  const co = sit.company;
  if (!co || !sit.chain || sit.chain.guard) return;
  for (const id of guardsAgainst(s, co)) {
    if (s.owner[id] !== seat) continue;
    for (const { action, mode } of ways(s, id))
      if (inAnswer(s, sit, seat, id, action, mode, new Why(false)))
        out.push({ type: 'reveal', card: id, mode });
  }
}

/** While an attack is faced: what is said to be revealed for one, whenever it comes (else coe/2.V.6.3). */
export function attackReveals(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  if (!sit.company) return;
  for (const id of guardsAgainst(s, sit.company)) {
    if (s.owner[id] !== seat) continue;
    for (const { action, mode } of ways(s, id))
      if (
        isForAttacks(action) &&
        mayBegin(s, sit, guardUse(s, seat, id, mode), new Why(false), 'reveal')
      )
        out.push({ type: 'reveal', card: id, mode });
  }
}

const isForAttacks = (action: Action): boolean =>
  action.onGuard !== undefined && raceList(action.onGuard).includes('attack');

/** Whether it may be revealed in answer to what is declared now, and why not. */
function inAnswer(
  s: State,
  sit: Situation,
  seat: Seat,
  id: Cid,
  action: Action,
  mode: number,
  why: Why,
): boolean {
  const name = def(s, id).name;
  const entries = sit.chain?.entries.filter((e) => !e.negated) ?? [];
  const special = action.onGuard === undefined ? [] : raceList(action.onGuard);
  if (
    special.includes('never') &&
    why.no('never-on-guard', 'coe/2.V.6', () => `${name} cannot be revealed on guard.`)
  )
    return false;
  const attempt = entries.find(
    (e) => e.ctx.versus >= 0 || (e.card >= 0 && def(s, e.card).kind === 'faction'),
  );
  const bySpecial =
    ((special.includes('influence-attempt') || awaits(s, id, attempt)) && attempt !== undefined) ||
    (special.includes('scout-card') && entries.some((e) => needsScout(s, e))) ||
    (special.length > 0 &&
      entries.some((e) => checksOf(s, e).some((k) => special.some((x) => x === k.kind)))) ||
    (special.includes('item') &&
      entries.some((x) => x.tapsSite && x.card >= 0 && def(s, x.card).kind === 'item')) ||
    (special.includes('cancel') && entries.some((x) => cancels(s, x))) ||
    (special.includes('card-played') && entries.some((e) => isPlayedAtSite(s, e)));
  if (
    !bySpecial &&
    !entries.some((e) => e.tapsSite) &&
    why.no('not-tapping', 'coe/2.V.6', 'Nothing is declared that would tap the site.')
  )
    return false;
  const a = aspectsFor(s.rt.pool, action);
  // the five bars (coe/2.V.6 a to e); and whoever has come to a site has no new one any more (coe/2.IV.5)
  if (
    !special.includes('card-played') &&
    (a.returnsToOrigin ||
      a.relocates ||
      a.tapsSite ||
      a.removesCharacter ||
      a.forgoesSite ||
      a.tapsCharacter ||
      barredInPlay(s, id)) &&
    why.no('guard-bars', 'coe/2.V.6', () => `What ${name} does cannot be done from on guard.`)
  )
    return false;
  if (
    !bySpecial &&
    !directly(action) &&
    !awaitsPlay(s, seat, id, action, entries) &&
    !changesNumbers(s, sit.company, id, attempt) &&
    why.no(
      'not-directly',
      'coe/2.V.6',
      () => `${name} would not directly affect the company, or an influence check.`,
    )
  )
    return false;
  return mayBegin(s, sit, guardUse(s, seat, id, mode), why, 'reveal');
}

/** What it says once it lies in play turns companies back, or taps their sites (coe/2.V.6 a, b). */
const barredInPlay = (s: State, id: Cid): boolean =>
  comp(s, id).triggers.some(
    ({ t }) =>
      t.does.some((e) => e.do === 'return-to-origin') ||
      (t.on.event === 'whenever' &&
        t.on.each.kind === 'site' &&
        t.does.some((e) => e.do === 'tap' && e.what === 'it')),
  );

const cancels = (s: State, e: Entry): boolean =>
  e.action !== null && aspectsFor(s.rt.pool, e.action).cancelsAttack;

/** An item, an ally or a faction. */
const isPlayedAtSite = (s: State, e: Entry): boolean =>
  e.use?.kind === 'at-site' && s.zone[e.card] === 'chain';

const needsScout = (s: State, e: Entry): boolean =>
  skillsNeeded(e.card >= 0 ? def(s, e.card) : null, e.action).includes('scout');

/** It waits for the outcome of the attempt that is declared (coe/2.V.6.2). */
function awaits(s: State, id: Cid, attempt: Entry | undefined): boolean {
  if (!attempt) return false;
  return comp(s, id).triggers.some(
    ({ t }) =>
      t.on.event === 'check-made' &&
      t.on.kind === 'influence' &&
      matches(s, newCtx(s, s.owner[id], id), attempt.ctx.user, t.on.card),
  );
}

/** It must touch the company, something of it, or an influence check. */
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

const NUMBERS = ['prowess', 'body', 'mind', 'influence', 'corruption'] as const;

/**
 * In play it would change a number of somebody in the company as things stand, or the attempt that is
 * declared (coe/2.V.6, crf/card/the-balance-of-things/1). Other rolls, and attacks, may never come.
 */
function changesNumbers(
  s: State,
  co: Company | undefined,
  id: Cid,
  attempt: Entry | undefined,
): boolean {
  const { live, stats } = comp(s, id);
  if (!co || !live) return false;
  const said = NUMBERS.filter((name) => stats.has(name));
  const rolls = stats.has('influence-check') && attempt !== undefined && attempt.ctx.user >= 0;
  if (said.length === 0 && !rolls) return false;
  const then = supposing(s, [], id);
  const differs = (name: Stat, who: Cid): boolean => stat(then, name, who) !== stat(s, name, who);
  return (
    said.some((name) => fighters(s, co).some((who) => differs(name, who))) ||
    (rolls && differs('influence-check', attempt.ctx.user))
  );
}

/** As the company stays outside: what is said to be revealed then. */
export function outsideReveals(s: State, sit: Situation, co: Company): Option[] {
  const out: Option[] = [];
  for (const id of guardsAgainst(s, co)) {
    if (s.owner[id] !== s.hazardSeat) continue;
    for (const { action, mode } of ways(s, id))
      if (
        action.onGuard !== undefined &&
        raceList(action.onGuard).includes('not-entering') &&
        mayBegin(s, sit, guardUse(s, s.hazardSeat, id, mode), new Why(false), 'reveal')
      )
        out.push({ type: 'reveal', card: id, mode });
  }
  return out;
}

/** As the company enters: creatures keyed to the site, and what touches its automatic-attacks (coe/2.V.i). */
export function entryReveals(s: State, sit: Situation, co: Company): Option[] {
  const out: Option[] = [];
  for (const id of guardsAgainst(s, co)) {
    if (s.owner[id] !== s.hazardSeat) continue;
    if (def(s, id).kind === 'creature' && asAttack(s, co, id, new Why(false)))
      out.push({ type: 'reveal', card: id, mode: 0 });
    for (const { action, mode } of ways(s, id))
      if (onEntry(s, sit, co, id, action, mode, new Why(false)))
        out.push({ type: 'reveal', card: id, mode });
  }
  return out;
}

/** There must be something that the company would face anyway (coe/2.V.i, crf/turn/site-phase/on-guard-cards/11). */
const unguarded = (s: State, co: Company, why: Why): boolean =>
  automaticAttacks(s, newSite(co)).length === 0 &&
  why.no('no-automatic-attack', 'coe/2.V.i', 'The site has no automatic-attack.');

function asAttack(s: State, co: Company, id: Cid, why: Why): boolean {
  const d = def(s, id);
  if (d.kind !== 'creature' || unguarded(s, co, why)) return false;
  const taken = uniquelyTaken(s, id);
  if (taken && why.no('unique', 'coe/g.man.1', () => `${d.name} is unique and already ${taken}.`))
    return false;
  if (
    isUselessAgainst(s, id, [co.seat]) &&
    why.no('not-against', 'coe/1.8.2', () => `${d.name} cannot be played against such a player.`)
  )
    return false;
  // to be revealed so is to be played
  if (
    cannotBePlayed(s, { card: id, seat: s.owner[id], action: null }) &&
    why.no('banned', 'coe/9.4', () => `Something in play keeps ${d.name} from being played.`)
  )
    return false;
  if (
    d.need &&
    !holds(s, ctxWith(newCtx(s, s.owner[id], id), { company: co.id }), d.need) &&
    why.no('need', 'coe/2.IV.vii.2', () => `${d.name} cannot be played against this company now.`)
  )
    return false;
  if (
    keysFor(s, id, co, true).length === 0 &&
    why.no('key', 'coe/2.V.i', () => `${d.name} cannot be keyed to the site.`)
  )
    return false;
  return why.ok;
}

function onEntry(
  s: State,
  sit: Situation,
  co: Company,
  id: Cid,
  action: Action,
  mode: number,
  why: Why,
): boolean {
  const name = def(s, id).name;
  const u = guardUse(s, s.owner[id], id, mode);
  if (action.onGuard !== undefined && raceList(action.onGuard).includes('entering'))
    return mayBegin(s, sit, u, why, 'reveal');
  if (unguarded(s, co, why)) return false;
  if (
    action.onGuard !== undefined &&
    raceList(action.onGuard).includes('never') &&
    why.no('never-on-guard', 'coe/2.V.i', () => `${name} cannot be revealed on guard.`)
  )
    return false;
  if (!touchesAutomatic(s, u, co)) {
    why.no(
      'not-the-attack',
      'coe/2.V.i',
      () => `${name} would not affect an automatic-attack here.`,
    );
    return false;
  }
  return mayBegin(s, sit, u, why, 'reveal');
}

/**
 * Whether it would change an automatic-attack of the site, add one or take one away (coe/2.V.i,
 * 2.V.i.1): by being aimed at one, or by what it says itself once it is in play.
 */
function touchesAutomatic(s: State, u: Reading, co: Company): boolean {
  const targets = u.action.targets ?? [];
  const aimed = targets.filter((t) => t.target === 'automatic-attack' || t.target === 'attack');
  if (aimed.length > 0)
    return aimed.every((t) => candidates(s, useCtx(s, u), t, true).some((x) => x.t === 'auto'));
  if (u.action.does.some((e) => e.do === 'automatic-attack' && e.ofOtherSide !== undefined))
    return true;
  if (!comp(s, u.card).live) return false;
  const then = supposing(s, [], u.card);
  if (
    changesAttacks(s, u.card) &&
    awaiting(then, co, co.site).some((f) => bearsOnAttack(then, f, u.card))
  )
    return true;
  if (!comp(s, u.card).kinds.has('automatic-attacks')) return false;
  return automaticAttacks(then, co.site).length !== automaticAttacks(s, co.site).length;
}

/** Why a card on guard cannot be revealed now: each way of it, with what stands against it. */
export function guardReasons(
  s: State,
  seat: Seat,
  sit: Situation,
  id: Cid,
): { mode: number; why: Why }[] {
  const co = sit.company;
  const out: { mode: number; why: Why }[] = [];
  const here = co !== undefined && s.phase === 'site' && guardsAgainst(s, co).includes(id);
  const add = (mode: number, test: (why: Why, at: Company) => void): void => {
    const why = new Why(true);
    if (co && here) test(why, co);
    else
      why.no(
        'guard-phase',
        'coe/2.V.6.5',
        'It can only be revealed in the site phase of the company it was placed against.',
      );
    out.push({ mode, why });
  };
  if (def(s, id).kind === 'creature') add(0, (why, at) => asAttack(s, at, id, why));
  for (const { action, mode } of ways(s, id))
    add(mode, (why, at) =>
      sit.attack && !sit.chain && isForAttacks(action)
        ? void mayBegin(s, sit, guardUse(s, seat, id, mode), why, 'reveal')
        : at.entered || sit.chain
          ? inAnswer(s, sit, seat, id, action, mode, why)
          : onEntry(s, sit, at, id, action, mode, why),
    );
  return out;
}
