import type { Action, Race } from '../language/index.ts';
import type { Option } from '../options.ts';
import { aspectsFor } from '../pool/pool.ts';
import { comp, def, newCtx, note } from '../query/cards.ts';
import { oneOf, raceList } from '../query/compare.ts';
import { matches, specRaces } from '../query/filter.ts';
import { automaticAttacks } from '../query/sites.ts';
import { holds } from '../query/value.ts';
import type { Cid, Company, Ctx, Entry, Seat, State } from '../state/types.ts';
import { mayBegin } from './check.ts';
import { uniquelyTaken } from './copies.ts';
import { keysFor } from './keying.ts';
import { Why } from './reasons.ts';
import type { Situation } from './situation.ts';
import { guardUse } from './use.ts';

/** The cards on guard against a company. */
export function guardsAgainst(s: State, co: Company): Cid[] {
  const out: Cid[] = [];
  for (let id = 0; id < s.def.length; id++)
    if (s.zone[id] === 'guard' && s.host[id] === co.site && note(s, id).against === co.id)
      out.push(id);
  return out;
}

/** In answer to a resource that would tap the site (coe/2.V.6). */
export function revealOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  const co = sit.company;
  const chain = sit.chain;
  if (!co || !chain || chain.guard) return;
  const guards = guardsAgainst(s, co);
  if (guards.length === 0) return;
  const tapping = chain.entries.find((e) => e.tapsSite && !e.negated);
  const attempt = chain.entries.find(
    (e) => !e.negated && (e.ctx.versus >= 0 || (e.card >= 0 && def(s, e.card).kind === 'faction')),
  );
  const scout = chain.entries.find(
    (e) =>
      !e.negated &&
      e.action?.user?.skill !== undefined &&
      raceList(e.action.user.skill).includes('scout'),
  );
  for (const id of guards) {
    if (s.owner[id] !== seat) continue;
    const d = def(s, id);
    if (d.kind !== 'event') continue;
    d.plays.forEach((action, mode) => {
      if (mayReveal(s, sit, seat, id, action, mode, tapping, attempt, scout))
        out.push({ type: 'reveal', card: id, mode });
    });
  }
}

function mayReveal(
  s: State,
  sit: Situation,
  seat: Seat,
  id: Cid,
  action: Action,
  mode: number,
  tapping: Entry | undefined,
  attempt: Entry | undefined,
  scout: Entry | undefined,
): boolean {
  const special = action.onGuard === undefined ? [] : raceList(action.onGuard);
  if (special.includes('never')) return false;
  const bySpecial =
    ((special.includes('influence-attempt') || awaits(s, id, attempt)) && attempt !== undefined) ||
    (special.includes('scout-card') && scout !== undefined);
  if (!tapping && !bySpecial) return false;
  const a = aspectsFor(s.rt.pool, action);
  // the five bars (coe/2.V.6 a to e)
  if (a.returnsToOrigin || a.tapsSite || a.removesCharacter || a.forgoesSite || a.tapsCharacter)
    return false;
  if (!legalTo(s, sit, seat, id, mode)) return false;
  if (bySpecial) return true;
  return directly(action);
}

/** It waits for the outcome of the attempt that is declared (coe/2.V.6.2). */
function awaits(s: State, id: Cid, attempt: Entry | undefined): boolean {
  if (!attempt) return false;
  return comp(s, id).triggers.some(
    ({ t }) =>
      t.on.event === 'check-made' &&
      t.on.kind === 'influence' &&
      matches(s, newCtx(s, s.owner[id], id), attempt.ctx.user, t.on.who),
  );
}

/** It must touch the company, something of it, or an influence check. */
function directly(action: Action): boolean {
  const t = action.targets?.[0];
  if (!t) return false;
  // strikes and attacks did not exist in the movement/hazard phase (coe/2.V.6.3)
  return t.target === 'card' || t.target === 'company' || t.target === 'check';
}

function legalTo(s: State, sit: Situation, seat: Seat, id: Cid, mode: number): boolean {
  return mayBegin(s, sit, guardUse(s, seat, id, mode), new Why(false), 'reveal');
}

/** As the company enters: creatures keyed to the site, and what touches its automatic-attacks (coe/2.V.i). */
export function entryReveals(s: State, sit: Situation, co: Company): Option[] {
  const out: Option[] = [];
  const autos = automaticAttacks(s, co.site);
  if (autos.length === 0) return out;
  const races = new Set<Race>();
  for (const a of autos) for (const r of specRaces(a.spec)) races.add(r);
  for (const id of guardsAgainst(s, co)) {
    if (s.owner[id] !== s.hazardSeat) continue;
    const d = def(s, id);
    if (d.kind === 'creature') {
      if (!uniquelyTaken(s, id) && keysFor(s, id, co, true).length > 0)
        out.push({ type: 'reveal', card: id, mode: 0 });
      continue;
    }
    if (d.kind !== 'event' || d.side !== 'hazard') continue;
    d.plays.forEach((action, mode) => {
      if (action.onGuard !== undefined && raceList(action.onGuard).includes('never')) return;
      if (touchesAutomatic(s, id, co, action, races) && legalTo(s, sit, s.owner[id], id, mode))
        out.push({ type: 'reveal', card: id, mode });
    });
  }
  return out;
}

function touchesAutomatic(
  s: State,
  id: Cid,
  co: Company,
  action: Action,
  races: ReadonlySet<Race>,
): boolean {
  if (action.targets?.some((t) => t.target === 'automatic-attack')) return true;
  const d = def(s, id);
  for (const a of d.abilities ?? []) {
    if (
      a.is === 'automatic-attack' ||
      a.is === 'duplicate-automatic-attacks' ||
      a.is === 'no-automatic-attacks'
    )
      return true;
    if (a.is !== 'modify' || typeof a.of === 'string' || !('attacks' in a.of)) continue;
    const want = a.of.attacks;
    if (want.source !== undefined && !oneOf(want.source, 'automatic')) continue;
    const c: Ctx = { ...newCtx(s, s.owner[id], id), company: co.id };
    if (a.when !== undefined && !holds(s, c, a.when)) continue;
    if (want.race === undefined || [...races].some((r) => oneOf(want.race, r))) return true;
  }
  return false;
}
