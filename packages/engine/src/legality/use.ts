import type { Action, CardFilter, Cost, Scope } from '../language/index.ts';
import { cannot } from '../query/bans.ts';
import {
  being,
  companyIdOf,
  companyOf,
  def,
  fighters,
  nameOf,
  newCtx,
  note,
  siteOfCard,
  untapped,
} from '../query/cards.ts';
import { matches, raceList } from '../query/filter.ts';
import { refCard } from '../query/refs.ts';
import { companyStat, inUse } from '../query/stats.ts';
import { cardsIn, holds } from '../query/value.ts';
import { aspectsFor } from '../registry.ts';
import { needPhrase, targetPhrase, userPhrase } from '../render/need.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { type Aim, type Cid, type Ctx, type Seat, type State, TAPPED } from '../state/types.ts';
import { fitsCombat, narrow, sendsBack } from './combat.ts';
import { moot } from './moot.ts';
import type { Why } from './reasons.ts';
import type { Situation } from './situation.ts';
import { candidates, fits } from './targets.ts';
import { timing } from './timing.ts';

/** An action somebody thinks of taking: a card to play, an ability to use. */
export interface Use {
  seat: Seat;
  card: Cid;
  action: Action;
  kind: 'play' | 'use' | 'effect';
  /** is it a hazard when done this way */
  hazard: boolean;
  /** the lasting effect that allows it */
  lasting: number;
  /** trying to be rid of a corruption card, but staying untapped (coe/7.3) */
  untapped: boolean;
  host: Cid;
  index: number;
  /** a card in play with which it is played, and as which it reads the board */
  sky?: Cid;
  /** revealed on guard: what came after the movement/hazard phase is no target (coe/2.V.6) */
  guard?: true;
}

/** A choice to be made while declaring. */
export type Slot = { k: 'user' } | { k: 'target'; i: number } | { k: 'cost'; i: number };

export function slotsOf(action: Action): Slot[] {
  const out: Slot[] = [];
  if (action.user) out.push({ k: 'user' });
  for (let i = 0; i < (action.targets?.length ?? 0); i++) out.push({ k: 'target', i });
  action.cost?.forEach((c, i) => {
    if (c.pay === 'tap-one' || c.pay === 'discard-one') out.push({ k: 'cost', i });
  });
  return out;
}

export function useCtx(s: State, u: Use): Ctx {
  const c: Ctx = { ...newCtx(s, u.seat, u.card), host: u.host };
  if (u.sky !== undefined) c.sky = u.sky;
  if (u.lasting === 0) return c;
  // what was left on a company is of use to that company alone
  const l = s.lasting.find((x) => x.n === u.lasting);
  if (l?.what.k === 'abilities' && l.what.on?.t === 'company') c.company = l.what.on.id;
  return c;
}

/** Who could be the user: characters, and allies with the skill (coe/2.V.2.2). */
function users(s: State, u: Use, c: Ctx): Cid[] {
  const f = u.action.user as CardFilter;
  const out: Cid[] = [];
  const aims = aspectsFor(u.action);
  for (const co of s.companies) {
    if (co.seat !== u.seat) continue;
    if (!companyMayAct(s, co.id, aims.attack || aims.untapsSite, u.action.fromAfar === true))
      continue;
    for (const id of fighters(s, co)) {
      if (note(s, id).prisoner !== undefined) continue;
      if (u.action.tapUser && !untapped(s, id)) continue;
      if (
        def(s, id).kind === 'ally' &&
        u.action.user?.skillOnly !== true &&
        !aims.attack &&
        !aims.strike
      )
        continue;
      c.user = id;
      if (matches(s, c, id, f)) out.push(id);
    }
  }
  c.user = -1;
  return out;
}

/** In another company's phase its own things may be used, but not to cancel an attack or to untap a site (coe/2.IV.2, 2.V.8, 2.V.9, 3.i.3). */
function companyMayAct(s: State, id: number, ownOnly: boolean, licensed: boolean): boolean {
  if (id === s.current || s.current < 0) return true;
  // what another player may do in this turn does not depend on this player's companies (coe/9.1.3)
  if (s.companies.some((c) => c.id === id && c.seat !== s.active)) return true;
  if (ownOnly) return false;
  if (s.phase === 'site' && !(licensed && rulesOf(s).otherCompanies === 'entered-or-licensed'))
    return s.companies.some((c) => c.id === id && c.entered);
  return true;
}

/** The things that can fill a slot, given what was chosen before it. */
export function fill(s: State, sit: Situation, u: Use, c: Ctx, slot: Slot): Aim[] {
  if (slot.k === 'user') {
    return users(s, u, c)
      .filter(
        (id) =>
          !(sit.kind === 'strike-defender' && skillBarred(s, sit, u, id)) &&
          !userBarred(s, u, c, id),
      )
      .map((id) => ({ t: 'card', id }));
  }
  if (slot.k === 'target') {
    const t = (u.action.targets ?? [])[slot.i];
    let list = candidates(s, c, t, u.hazard);
    if (!u.hazard && t.target === 'site' && aspectsFor(u.action).untapsSite)
      list = list.filter(
        (aim) => aim.t === 'card' && aim.id === siteOfCard(s, c.user >= 0 ? c.user : u.card),
      ); // coe/2.V.8
    if (u.guard) list = list.filter((aim) => aim.t !== 'card' || note(s, aim.id).late !== s.turn);
    if (slot.i === 0) {
      if (u.kind === 'play') list = list.filter((aim) => !aimBarred(s, u, c, aim));
    }
    return narrow(s, sit, u, c, slot.i, list);
  }
  const cost = (u.action.cost ?? [])[slot.i];
  return payable(s, u, c, cost).map((id) => ({ t: 'card', id }));
}

/** Only one card needing a skill against a strike (coe/3.iv.5, crf/term/skill-cards/2). */
function skillBarred(s: State, sit: Situation, u: Use, user: Cid): boolean {
  if (!u.action.user?.skillOnly || !sit.strike) return false;
  const key = rulesOf(s).skillCardsPerStrike === 'player' ? u.seat : user;
  return sit.strike.skillUsed.includes(key);
}

function payable(s: State, u: Use, c: Ctx, cost: Cost): Cid[] {
  if (cost.pay === 'tap-one') {
    return cardsIn(s, 'play', u.seat).filter((id) => untapped(s, id) && matches(s, c, id, cost.a));
  }
  if (cost.pay === 'discard-one') {
    const from =
      cost.zone === 'hand'
        ? s.players[u.seat].hand.filter((id) => id !== u.card)
        : cardsIn(s, cost.zone === 'pile' ? 'pile' : 'play', u.seat);
    return from.filter((id) => matches(s, c, id, cost.a));
  }
  return [];
}

/** A card that cannot be duplicated on a company, played by who uses it for his own (coe/g.cbd.1). */
function userBarred(s: State, u: Use, c: Ctx, user: Cid): boolean {
  const d = def(s, u.card);
  return (
    u.kind === 'play' &&
    d.kind === 'event' &&
    d.cannotBeDuplicated === 'company' &&
    !u.action.targets?.length &&
    isDuplicate(s, u, { ...c, user, aims: [] }, 'company')
  );
}

/** Records a choice in the context. */
export function bind(c: Ctx, slot: Slot, aim: Aim, chosen: number[]): void {
  if (slot.k === 'user' && aim.t === 'card') c.user = aim.id;
  else if (slot.k === 'target') c.aims[slot.i] = aim;
  else if (slot.k === 'cost' && aim.t === 'card') chosen.push(aim.id);
}

/** Whether all slots from this one on can be filled. */
export function completes(
  s: State,
  sit: Situation,
  u: Use,
  c: Ctx,
  slots: readonly Slot[],
  at: number,
): boolean {
  if (at >= slots.length) return closes(s, sit, u, c);
  const slot = slots[at];
  for (const aim of fill(s, sit, u, c, slot)) {
    const next: Ctx = { ...c, aims: c.aims.slice() };
    bind(next, slot, aim, []);
    if (completes(s, sit, u, next, slots, at + 1)) return true;
  }
  return false;
}

/** What can only be asked once everything is chosen. */
function closes(s: State, sit: Situation, u: Use, c: Ctx): boolean {
  if (u.action.need && !holds(s, c, u.action.need)) return false;
  if (!fitsCombat(s, sit, u, c)) return false;
  if (pointless(s, u, c)) return false;
  return costsMet(s, u, c);
}

/** No short-event is played that would do nothing (crf/term/playing-a-card/2, coe/5.1.2). */
const pointless = (s: State, u: Use, c: Ctx): boolean => {
  const d = def(s, u.card);
  return (
    u.kind === 'play' && d.kind === 'event' && d.duration === 'short' && moot(s, c, u.action.does)
  );
};

function costsMet(s: State, u: Use, c: Ctx): boolean {
  for (const cost of u.action.cost ?? []) {
    if (cost.pay === 'tap') {
      if (u.untapped && cost.what === 'bearer') continue;
      const id = refCard(s, c, cost.what);
      if (id < 0 || !untapped(s, id)) return false;
    } else if (cost.pay === 'discard') {
      const id = refCard(s, c, cost.what);
      if (id < 0) return false;
    }
  }
  return true;
}

/** The first target may not already be under the same card, or under a corruption card this turn. */
function aimBarred(s: State, u: Use, c: Ctx, aim: Aim): boolean {
  const d = def(s, u.card);
  if (d.kind !== 'event') return false;
  const scope = u.action.cannotBeDuplicated ?? d.cannotBeDuplicated;
  if (scope && isDuplicate(s, u, { ...c, aims: [aim] }, scope)) return true;
  // coe/7.2.1: one corruption card on each character each turn
  if (
    d.keywords?.includes('corruption') &&
    aim.t === 'card' &&
    note(s, aim.id).corrupted === s.turn
  )
    return true;
  return false;
}

const sameAim = (a: Aim | null | undefined, b: Aim | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Another copy is at work within the scope (coe/g.cbd.1, 5.1.4). */
export function isDuplicate(s: State, u: Use, c: Ctx, scope: Scope): boolean {
  const name = nameOf(s, u.card);
  const copies = s.table.filter((id) => id !== u.card && nameOf(s, id) === name);
  const effects = s.lasting.filter((l) => l.def === name);
  switch (scope) {
    case 'game': {
      if (effects.length > 0) return true;
      const doomed = targetedForDiscard(s);
      if (copies.some((id) => !doomed.includes(id))) return true;
      if (rulesOf(s).duplicateCheck === 'in-play') return false;
      if (copyDeclared(s, u.card, name)) return true;
      return s.players.some((p) => p.removed.some((id) => nameOf(s, id) === name));
    }
    case 'target': {
      const aim = c.aims[0];
      if (aim?.t === 'company')
        return copies.some((id) => s.company[id] === aim.id) || effects.some((l) => tiedTo(l, aim));
      if (aim?.t !== 'card') return effects.some((l) => tiedTo(l, aim));
      return copies.some((id) => s.host[id] === aim.id) || effects.some((l) => tiedTo(l, aim));
    }
    case 'player':
      return copies.some((id) => s.owner[id] === u.seat);
    case 'company': {
      const aim = c.aims[0];
      const co =
        aim?.t === 'company'
          ? aim.id
          : aim?.t === 'card'
            ? companyIdOf(s, aim.id)
            : companyIdOf(s, c.user);
      return (
        copies.some((id) => companyIdOf(s, id) === co) ||
        effects.some(
          (l) =>
            (l.what.k === 'modify' && l.what.of.t === 'company' && l.what.of.id === co) ||
            (l.what.k === 'abilities' && l.what.on?.t === 'company' && l.what.on.id === co),
        )
      );
    }
    case 'turn':
      return effects.length > 0 || copyDeclared(s, u.card, name);
    case 'attack':
      return effects.some((l) => l.until === 'attack' || l.what.k === 'modify');
    case 'site': {
      const aim = c.aims[0];
      const site =
        aim?.t === 'card' ? aim.id : aim?.t === 'auto' ? aim.site : refCard(s, c, 'site');
      return (
        copies.some((id) => s.host[id] === site || companyOf(s, id)?.site === site) ||
        effects.some(
          (l) =>
            (l.what.k === 'auto-copy' && l.what.site === site) ||
            (l.what.k === 'idle' && l.what.site === site),
        )
      );
    }
  }
}

const tiedTo = (l: State['lasting'][number], aim: Aim | undefined): boolean => {
  if (!aim) return false;
  if (l.what.k === 'modify')
    return (
      sameAim(l.what.of as Aim, aim) ||
      (aim.t === 'strike' && l.what.of.t === 'card' && l.what.of.id === aim.who)
    );
  if (l.what.k === 'abilities') return sameAim(l.what.on, aim) || sameAim(l.what.ctx.aims[0], aim);
  return false;
};

/** Another copy stands on a chain (coe glossary "cannot be duplicated"). */
function copyDeclared(s: State, card: Cid, name: string): boolean {
  for (const f of s.stack)
    if (f.p === 'chain')
      for (const e of f.entries)
        if (e.card >= 0 && e.card !== card && e.kind === 'play' && e.name === name && !e.negated)
          return true;
  return false;
}

/** Cards in play that something on the chain aims at in order to discard them (crf/term/cannot-be-duplicated/1). */
function targetedForDiscard(s: State): Cid[] {
  const out: Cid[] = [];
  for (const f of s.stack) {
    if (f.p !== 'chain') continue;
    for (const e of f.entries) {
      if (e.negated || !e.does.some((x) => x.do === 'move' && x.what === 'target')) continue;
      for (const a of e.ctx.aims) if (a.t === 'card') out.push(a.id);
    }
  }
  return out;
}

/** A unique card, or another form of the same being, is in play or gone for good (coe g.man.1, "unique"). */
export function uniquelyTaken(s: State, id: Cid): string | null {
  const d = def(s, id);
  if (!d.unique && d.manifestationOf === undefined) return null;
  const who = being(d);
  for (const x of s.table)
    if (x !== id && def(s, x).kind !== 'site' && being(def(s, x)) === who) return 'in play';
  for (const p of s.players) {
    for (const x of p.pile)
      if (x !== id && being(def(s, x)) === who) return 'in a marshalling point pile';
    for (const x of p.removed) if (x !== id && being(def(s, x)) === who) return 'removed from play';
  }
  for (const f of s.stack)
    if (f.p === 'chain')
      for (const e of f.entries)
        if (
          e.card !== id &&
          e.card >= 0 &&
          e.kind === 'play' &&
          !e.negated &&
          being(def(s, e.card)) === who
        )
          return 'being played';
  return null;
}

/** How much an action counts against the hazard limit. */
export function limitCost(s: State, u: Use): number {
  if (!u.hazard) return 0;
  for (const c of u.action.cost ?? []) if (c.pay === 'hazard-limit') return c.n;
  if (u.kind !== 'play') return 0; // crf/turn/movement/playing-hazards/1
  const d = def(s, u.card);
  return d.kind === 'event' && d.freeOfLimit ? 0 : 1;
}

/** Everything that decides whether an action may be taken now (ENGINE promise 1). */
export function checkUse(s: State, sit: Situation, u: Use, why: Why): boolean {
  const d = def(s, u.card);
  const a = aspectsFor(u.action);
  if (timing(s, sit, u, why)) return false;
  if (u.kind === 'play') {
    const taken = uniquelyTaken(s, u.card);
    if (taken && why.no('unique', 'coe/g.man.1', `${d.name} is unique and already ${taken}.`))
      return false;
    const scope =
      d.kind === 'event' ? (u.action.cannotBeDuplicated ?? d.cannotBeDuplicated) : undefined;
    const untargeted = scope === 'site' && !u.action.targets?.length;
    if (
      scope &&
      (untargeted || ['game', 'player', 'turn'].includes(scope)) &&
      isDuplicate(s, u, useCtx(s, u), scope) &&
      why.no('duplicate', 'coe/g.cbd.1', `${d.name} cannot be duplicated, and a copy is at work.`)
    )
      return false;
    if (
      a.startsCombat &&
      sit.answering &&
      !(sit.chain?.guard ?? false) &&
      why.no(
        'starts-chain',
        'coe/3.1.1',
        `${d.name} may start combat, so it cannot be declared in answer.`,
      )
    )
      return false;
    if (
      a.startsCombat &&
      sit.attack &&
      why.no(
        'in-combat',
        'coe/3.1.1',
        `${d.name} may start combat, so it cannot be declared during combat.`,
      )
    )
      return false;
    if (
      d.keywords?.includes('corruption') &&
      sit.answering &&
      why.no(
        'corruption-answer',
        'coe/7.2.2',
        'A corruption card can only start a chain of effects.',
      )
    )
      return false;
    if (
      !u.hazard &&
      u.action.user?.skill !== undefined &&
      raceList(u.action.user.skill).includes('scout') &&
      cannot(s, 'play-scout-resources', s.current) &&
      why.no(
        'banned',
        'coe/9.4',
        'Cards that need a scout cannot be played with this company this turn.',
      )
    )
      return false;
  } else {
    if (!inUse(s, u.card) && why.no('not-in-use', 'coe/6.1', `${d.name} is not in use.`))
      return false;
    if (
      u.lasting === 0 &&
      !companyMayUse(s, u, a.attack) &&
      why.no('other-company', 'coe/2.IV.2', `${d.name} is with a company that cannot act now.`)
    )
      return false;
    const limit = u.action.limit;
    if (limit) {
      const used = note(s, u.card).uses?.[String(u.index)];
      if (
        used &&
        used[0] === s.turn &&
        used[1] >= limit.n &&
        why.no(
          'limit',
          'coe/9.1.1',
          `It was used ${limit.n === 1 ? 'once' : `${limit.n} times`} already.`,
        )
      )
        return false;
    }
    if (
      u.action.removal &&
      note(s, u.card).triedUntapped === s.turn &&
      why.no('tried', 'coe/7.3', 'An attempt to remove it without tapping was made this turn.')
    )
      return false;
    if (
      u.untapped &&
      note(s, u.card).tried === s.turn &&
      why.no(
        'tried',
        'coe/7.3',
        'An attempt to remove it was made this turn, so another one needs tapping.',
      )
    )
      return false;
  }
  if (
    sit.attack &&
    !(sit.chain?.guard ?? false) &&
    (a.returnsToOrigin || (u.kind === 'play' && sendsBack(s, u.card))) &&
    why.no('in-combat', 'coe/3.5', 'A company cannot be sent back in the middle of an attack.')
  )
    return false;
  const cost = limitCost(s, u);
  if (cost > 0 && sit.company) {
    const limit = companyStat(s, 'hazard-limit', sit.company);
    if (
      sit.company.hazards + cost > limit &&
      why.no(
        'hazard-limit',
        'coe/2.IV.iii.1',
        `The hazard limit is ${limit}, and ${sit.company.hazards} are declared.`,
      )
    )
      return false;
  }
  if (!why.ok && why.list === null) return false;
  const slots = slotsOf(u.action);
  const c = useCtx(s, u);
  if (!completes(s, sit, u, c, slots, 0)) {
    if (why.list === null) {
      why.ok = false;
      return false;
    }
    lacking(s, sit, u, c, slots, why);
  }
  return why.ok;
}

const companyMayUse = (s: State, u: Use, touchesAttack: boolean): boolean => {
  const co = companyIdOf(s, u.card);
  if (co < 0 || u.hazard || u.seat !== s.active) return true;
  return companyMayAct(
    s,
    co,
    touchesAttack || aspectsFor(u.action).untapsSite,
    u.action.fromAfar === true,
  );
};

/** When such a target exists at all. */
const MOMENTS: Partial<Record<string, string>> = {
  attack: ', before its strikes are assigned',
  strike: ', while it is being resolved',
  entry: ', declared before it and not yet resolved',
  check: ', declared and not yet rolled',
};

/** Says which of the choices cannot be made, for a refusal that speaks. */
function lacking(s: State, sit: Situation, u: Use, c: Ctx, slots: readonly Slot[], why: Why): void {
  const d = def(s, u.card);
  const a = aspectsFor(u.action);
  for (const slot of slots) {
    const options = fill(s, sit, u, c, slot);
    if (options.length > 0) {
      bind(c, slot, options[0], []);
      continue;
    }
    if (slot.k === 'user')
      why.no(
        'no-user',
        'coe/9.2',
        `No one can use ${d.name} now: it needs ${u.action.tapUser ? 'to tap ' : ''}${userPhrase(u.action)}.`,
      );
    else if (slot.k === 'target')
      why.no(
        'no-target',
        'coe/9.3',
        `There is no legal target for ${d.name} now: it needs ${targetPhrase(u.action, slot.i)}${MOMENTS[(u.action.targets ?? [])[slot.i]?.target] ?? ''}.`,
      );
    else why.no('no-cost', 'coe/9.2.3', `The cost of ${d.name} cannot be paid.`);
    return;
  }
  if (u.action.need && !holds(s, c, u.action.need))
    why.no(
      'need',
      'coe/9.2',
      `${d.name} can only be used if ${needPhrase(u.action, u.action.need)}.`,
    );
  if (a.imprisons && !fitsCombat(s, sit, u, c))
    why.no('rescue-site', 'coe/3.III.2', `There is no rescue site for ${d.name} at hand.`);
  else if (sit.attack && sit.attack.assigned.length > 0 && !fitsCombat(s, sit, u, c))
    why.no(
      'strikes-assigned',
      'crf/turn/combat/attack/10',
      'Strikes are assigned: nothing may change their number any more.',
    );
  if (!costsMet(s, u, c))
    why.no('cost', 'coe/9.2.3', `What must be tapped or discarded for ${d.name} is not ready.`);
  if (pointless(s, u, c)) why.no('no-effect', 'coe/5.1.2', `${d.name} would change nothing now.`);
  if (why.ok) why.no('no-way', 'coe/9.2', `No choice of targets for ${d.name} is legal now.`);
}

/** When it resolves: conditions, targets and costs must still hold (coe/9.2.1, 9.3). */
export function stillLegal(
  s: State,
  action: Action,
  c: Ctx,
  hazard: boolean,
  tappedForIt: readonly Cid[],
): string | null {
  for (let i = 0; i < (action.targets?.length ?? 0); i++) {
    const t = (action.targets ?? [])[i];
    const aim = c.aims[i];
    if (!aim || !fits(s, c, t, aim, hazard)) return 'its target is gone';
  }
  if (action.need && !holds(s, c, action.need)) return 'its condition no longer holds';
  for (const id of tappedForIt)
    if (s.zone[id] !== 'play' || s.status[id] !== TAPPED)
      return 'what was tapped for it is not tapped any more';
  if (c.user >= 0 && s.zone[c.user] !== 'play') return 'who used it is gone';
  if (action.user && c.user >= 0 && !matches(s, c, c.user, action.user))
    return 'who used it no longer can';
  return null;
}
