/** Cards on guard: which may be revealed at a moment, and why the others may not. */

import type { Action } from '../language/index.ts';
import type { Option } from '../options.ts';
import { aspectsFor } from '../pool/pool.ts';
import { awaiting } from '../query/attack-frame.ts';
import { bearsOnAttack, changesAttacks } from '../query/attack-stats.ts';
import { comp, def, isUselessAgainst, newCtx, newSite, note, noteOn } from '../query/cards.ts';
import { checksOf } from '../query/checks.ts';
import { raceList } from '../query/compare.ts';
import { holds, matches } from '../query/evaluate.ts';
import { cannotBePlayed } from '../query/play-bans.ts';
import { automaticAttacks } from '../query/sites.ts';
import { skillsNeeded } from '../query/skills.ts';
import { cardsOnGuard } from '../state/apart.ts';
import { ctxWith } from '../state/ctx.ts';
import { supposing } from '../state/supposing.ts';
import type { Cid, Company, Entry, Seat, State } from '../state/types.ts';
import { mayBegin } from './check.ts';
import { uniquelyTaken } from './copies.ts';
import { keysFor } from './keying.ts';
import { Why } from './reasons.ts';
import type { Situation } from './situation.ts';
import { candidates } from './targets.ts';
import { touchesCompany } from './touches-company.ts';
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
    // what it cancels is what it is aimed at, and asked for there
    special.includes('cancel') ||
    (special.includes('card-played') && entries.some((e) => isPlayedAtSite(s, e)));
  if (
    !bySpecial &&
    !entries.some((e) => e.tapsSite) &&
    why.no('not-tapping', 'coe/2.V.6', 'Nothing is declared that would tap the site.')
  )
    return false;
  // what is for on guard alone says itself when it is revealed
  if (
    !bySpecial &&
    special.includes('only') &&
    entries.some((e) => e.tapsSite) &&
    why.no('not-its-moment', 'coe/2.V.6', () => `${name} is not revealed in answer to this.`)
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
    !touchesCompany(s, sit.company, { id, seat, action }, entries, attempt) &&
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

/** As the company stays outside: what is said to be revealed then. */
export function outsideReveals(s: State, sit: Situation, co: Company): Option[] {
  const out: Option[] = [];
  for (const id of guardsAgainst(s, co)) {
    const seat = s.owner[id];
    if (seat !== s.hazardSeat) continue;
    for (const { action, mode } of ways(s, id))
      if (
        action.onGuard !== undefined &&
        raceList(action.onGuard).includes('not-entering') &&
        mayBegin(s, sit, guardUse(s, seat, id, mode), new Why(false), 'reveal')
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
