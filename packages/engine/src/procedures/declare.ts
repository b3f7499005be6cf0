import type { Slot } from '../aspects.ts';
import { revealAgent } from '../effects/agents.ts';
import { callOf, closeNextAction } from '../effects/extra-item.ts';
import { factionEffects, giftOf } from '../effects/faction.ts';
import { installEffect, modifyEffect } from '../effects/lasting.ts';
import { EngineFault } from '../errors.ts';
import { happen } from '../happenings/happen.ts';
import type { Cond } from '../language/index.ts';
import { homeFor, siteThere } from '../legality/agents.ts';
import { bringingIn } from '../legality/bringing-in.ts';
import { creaturePlay, isFree } from '../legality/creature.ts';
import { keysFor } from '../legality/keying.ts';
import { offLimit } from '../legality/off-limit.ts';
import { Why } from '../legality/reasons.ts';
import { type Licence, sitePlay } from '../legality/site-play.ts';
import { type Situation, situation } from '../legality/situation.ts';
import { bind, completes, fill, pointless, roundOf, roundsOpen } from '../legality/slots.ts';
import { limitCost, type Reading, read, useCtx, useOf, written } from '../legality/use.ts';
import { ask, type Option } from '../options.ts';
import { aspectsFor } from '../pool/pool.ts';
import { agentGroup } from '../query/agents.ts';
import { attached, company, companyIdOf, copyCtx, def, noteOn, untapped } from '../query/cards.ts';
import { scopeOf } from '../query/in-force.ts';
import { tollFor } from '../query/play-bans.ts';
import { refCard } from '../query/refs.ts';
import { sparedBy } from '../query/sites.ts';
import { ableByTapping, spendMagic } from '../query/skills.ts';
import { noteUse } from '../query/uses.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { ctxWith } from '../state/ctx.ts';
import type { ChainFrame, DeclareFrame, WindowKind } from '../state/frames.ts';
import type { Cid, Ctx, Entry, Seat, State, Use } from '../state/types.ts';
import { everyone, put, show, slip, tap } from '../verbs/cards.ts';
import { discard, eliminate } from '../verbs/leaving.ts';
import { addEntry, pushChain } from './chain-start.ts';
import { type Procedure, pop } from './procedure.ts';

/**
 * Declaring an action: the card or ability is picked, then each target, then each cost, with a
 * way back until it is declared. What leaves no choice is filled in.
 */
export function declareFrame(s: State, seat: Seat, option: Option, kind: WindowKind): DeclareFrame {
  const u = useOf(s, seat, option);
  if (!u) throw new EngineFault(`${option.type} declares nothing.`);
  return {
    p: 'declare',
    s: 'choose',
    use: written(u),
    kind,
    ctx: useCtx(s, u),
    slot: 0,
    chosen: [],
    key: null,
  };
}

export const declare: Procedure<DeclareFrame> = {
  choose: {
    ask(s, f) {
      const sit = situation(s) as Situation;
      const options = choices(s, sit, f);
      if (options === null) {
        finish(s, sit, f);
        return null;
      }
      if (options.length === 0) {
        // nothing fits any more: as if it had not been begun
        pop(s, f);
        return null;
      }
      if (options.length === 1) {
        take(s, f, options[0]);
        return null;
      }
      if (!f.use.guard) options.push({ type: 'back' });
      return ask(f.use.seat, 'aim', `slot-${f.slot}`, options, f.ctx.card);
    },
    answer(s, f, o) {
      if (o.type === 'back') pop(s, f);
      else take(s, f, o);
    },
  },
};

const BY_THE_RULES: ReadonlySet<Use['kind']> = new Set(['creature', 'at-site', 'agent']);
const byText = (u: Use): boolean => !BY_THE_RULES.has(u.kind);

/** What can fill the next slot; null when all are filled. */
function choices(s: State, sit: Situation, f: DeclareFrame): Option[] | null {
  if (byText(f.use)) return slotChoices(s, sit, f, read(s, f.use));
  const { seat, card } = f.use;
  if (f.slot === 1 && f.use.kind === 'at-site' && def(s, card).kind === 'faction')
    return gifts(s, f);
  if (f.slot > 0 && f.use.kind === 'at-site' && sit.company) {
    const toll = tollFor(s, sit.company, seat, card);
    if (toll === null || f.slot > toll.n) return null;
    return toll.from
      .filter((id) => !f.chosen.includes(id))
      .map((id) => ({ type: 'aim', aim: { t: 'card', id } }));
  }
  if (f.slot > 0 || f.use.kind === 'agent') return null;
  if (f.use.kind === 'creature') {
    const keys =
      f.use.guard && sit.company
        ? keysFor(s, card, sit.company, true)
        : creaturePlay(s, seat, sit, card, new Why(false));
    return keys.map((key) => ({ type: 'key', key }));
  }
  const found = sitePlay(s, seat, sit, card, new Why(false));
  return found ? found.by.map((id) => ({ type: 'aim', aim: { t: 'card', id } })) : [];
}

/** What he who influences a faction may discard for more on his check; null if there is nothing. */
function gifts(s: State, f: DeclareFrame): Option[] | null {
  const found = attached(s, f.ctx.user).filter((id) => giftOf(s, f.use.card, id) > 0);
  if (found.length === 0) return null;
  return [
    ...found.map((id): Option => ({ type: 'aim', aim: { t: 'card', id } })),
    { type: 'pass' },
  ];
}

function slotChoices(s: State, sit: Situation, f: DeclareFrame, u: Reading): Option[] | null {
  const { slots } = aspectsFor(s.rt.pool, u.action);
  if (f.slot >= slots.length) return u.action.rounds ? roundChoices(s, sit, f, u) : null;
  return choicesFor(s, sit, u, f.ctx, slots, f.slot, f.chosen);
}

function choicesFor(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  slots: readonly Slot[],
  at: number,
  chosen: readonly Cid[],
): Option[] {
  const slot = slots[at];
  const out: Option[] = [];
  for (const aim of fill(s, sit, u, c, slot, chosen)) {
    const next: Ctx = ctxWith(c, { aims: c.aims.slice() });
    const paid = chosen.slice();
    bind(next, slot, aim, paid);
    if (completes(s, sit, u, next, slots, at + 1, paid)) out.push({ type: 'aim', aim });
  }
  return out;
}

/** What is done several times: the rest of what this time needs, or one time more, or no more. */
function roundChoices(s: State, sit: Situation, f: DeclareFrame, u: Reading): Option[] | null {
  const rounds = f.rounds ?? [];
  const last = rounds[rounds.length - 1];
  if (last) {
    const r = roundOf(s, u, last.form);
    const { slots } = aspectsFor(s.rt.pool, r.action);
    if (last.slot < slots.length) {
      const paid = rounds.flatMap((x) => x.chosen);
      return choicesFor(s, sit, r, last.ctx, slots, last.slot, paid);
    }
  }
  if (f.closed) return null;
  const open = roundsOpen(s, sit, u, f.ctx, rounds);
  const enough = rounds.length >= (u.action.rounds?.min ?? 0);
  if (open.length === 0) return enough ? null : [];
  const out = open.map(({ aim }): Option => ({ type: 'aim', aim }));
  return enough && !(rounds.length === 0 && pointless(s, u, f.ctx))
    ? [...out, { type: 'pass' }]
    : out;
}

/** A choice for the time that is open, or the first of one more. */
function takeRound(s: State, sit: Situation, f: DeclareFrame, u: Reading, o: Option): void {
  if (o.type !== 'aim') return;
  f.rounds ??= [];
  const last = f.rounds[f.rounds.length - 1];
  const slotsOf = (form: number): readonly Slot[] =>
    aspectsFor(s.rt.pool, roundOf(s, u, form).action).slots;
  if (last && last.slot < slotsOf(last.form).length) {
    bind(last.ctx, slotsOf(last.form)[last.slot++], o.aim, last.chosen);
    return;
  }
  const want = JSON.stringify(o.aim);
  const found = roundsOpen(s, sit, u, f.ctx, f.rounds).find((x) => JSON.stringify(x.aim) === want);
  if (!found) return;
  const round = {
    form: found.form,
    ctx: ctxWith(copyCtx(f.ctx), { aims: [] }),
    slot: 1,
    chosen: [],
  };
  bind(round.ctx, slotsOf(found.form)[0], o.aim, round.chosen);
  f.rounds.push(round);
}

/** The costs of each time are paid one after the other. */
function payRounds(s: State, sit: Situation, f: DeclareFrame, u: Reading, e: Entry): void {
  for (const { form, ctx, chosen } of f.rounds ?? []) {
    const tapped: Cid[] = [];
    const own: Ctx = ctxWith(copyCtx(ctx), { entry: e.n, company: e.ctx.company });
    const paid = chosen.slice();
    for (const cost of u.action.rounds?.of[form].cost ?? []) {
      if (cost.pay === 'hazard-limit') {
        e.counts += cost.n;
        if (sit.company) sit.company.hazards += cost.n;
        continue;
      }
      const id = cost.pay === 'tap-one' || cost.pay === 'discard-one' ? paid.shift() : undefined;
      if (id === undefined) continue;
      if (cost.pay === 'tap-one') {
        tap(s, id);
        tapped.push(id);
      } else {
        own.picked = id;
        s.known[id] = everyone(s);
        discard(s, id, 'cost');
      }
    }
    e.rounds = [...(e.rounds ?? []), { form, ctx: own, tapped }];
    e.ctx.bound.changed = 1;
  }
}

function take(s: State, f: DeclareFrame, o: Option): void {
  if (o.type === 'pass') f.closed = true;
  else if (o.type === 'key') f.key = o.key;
  else if (o.type === 'aim') {
    if (byText(f.use)) {
      const u = read(s, f.use);
      const { slots } = aspectsFor(s.rt.pool, u.action);
      if (f.slot >= slots.length) takeRound(s, situation(s) as Situation, f, u, o);
      else bind(f.ctx, slots[f.slot], o.aim, f.chosen);
    } else if (o.aim.t === 'card' && f.slot === 0) f.ctx.user = o.aim.id;
    else if (o.aim.t === 'card') f.chosen.push(o.aim.id);
  }
  f.slot++;
}

/** Costs are paid, the card leaves the hand, and the action stands on the chain (coe/9.2.1). */
function finish(s: State, sit: Situation, f: DeclareFrame): void {
  pop(s, f);
  const { card, seat } = f.use;
  const n = ++s.serial;
  const ctx: Ctx = ctxWith(copyCtx(f.ctx), { entry: n, company: effectOn(s, f.use) ?? s.current });
  const base: Entry = {
    n,
    by: seat,
    use: f.use,
    kind: 'play',
    card,
    name: card >= 0 ? def(s, card).name : '',
    action: null,
    does: [],
    ctx,
    tapped: [],
    counts: 0,
    key: f.key,
    mods: [],
    negated: false,
    trigger: null,
    tapsSite: false,
  };
  const e = byText(f.use)
    ? declareUse(s, sit, f, read(s, f.use), base)
    : f.use.kind === 'creature'
      ? declareCreature(s, sit, f, base)
      : f.use.kind === 'agent'
        ? declareAgent(s, sit, f, base)
        : declareAtSite(s, sit, f, base);
  if (!sit.answering && !sit.attack && !isAfterAttack(s, e)) movesOn(s);
  if (f.use.guard) revealEntry(s, f, e);
  else addEntry(s, f.kind, e);
  askFirst(s);
}

const isAfterAttack = (s: State, { action }: Entry): boolean =>
  action !== null && aspectsFor(s.rt.pool, action).afterAttack;

/** Something else is begun: what comes now does not come just after the last attack. */
function movesOn(s: State): void {
  const co = company(s, s.current);
  const last = co?.faced.at(-1);
  if (co && last && !last.past) co.faced = [...co.faced.slice(0, -1), { ...last, past: true }];
}

/** What may be done instead of a cost comes before anybody answers. */
function askFirst(s: State): void {
  const i = s.stack.findIndex((x) => x.p === 'instead');
  if (i < 0) return;
  const asked = s.stack.filter((x) => x.p === 'instead');
  s.stack = [...s.stack.filter((x) => x.p !== 'instead'), ...asked];
}

/** What an effect left on a company allows is done for that company. */
function effectOn(s: State, u: Use): number | undefined {
  const l = u.lasting > 0 ? s.lasting.find((x) => x.n === u.lasting) : undefined;
  const scope = scopeOf(l ?? null);
  return scope >= 0 ? scope : undefined;
}

function declareUse(s: State, sit: Situation, f: DeclareFrame, u: Reading, e: Entry): Entry {
  const counts = limitCost(s, u);
  if (counts > 0 && sit.company) sit.company.hazards += counts;
  else if (u.kind === 'play' && u.hazard && !u.guard) spendLeave(s, u.card, sit);
  const hostBefore = u.card >= 0 ? s.host[u.card] : -1;
  const companyBefore = u.card >= 0 ? companyIdOf(s, u.card) : -1;
  const tapped: Cid[] = [];
  const doTap = (id: Cid): void => {
    if (id < 0) return;
    tap(s, id);
    tapped.push(id);
  };
  showAgents(s, sit, u, e.ctx);
  // what is aimed at is known to all, wherever it lies
  for (const aim of e.ctx.aims) if (aim.t === 'card' && s.zone[aim.id] === 'hand') show(s, aim.id);
  // coe/7.3: whoever would have to tap for the roll
  if (u.action.tapUser && u.untapped) noteOn(s, u.card).triedUntapped = s.turn;
  else if (u.action.tapUser) doTap(e.ctx.user);
  let k = 0;
  for (const cost of u.action.cost ?? []) {
    if (cost.pay === 'tap') {
      if (u.untapped && cost.what === 'bearer') noteOn(s, u.card).triedUntapped = s.turn;
      else doTap(refCard(s, e.ctx, cost.what));
    } else if (cost.pay === 'tap-one') doTap(f.chosen[k++]);
    else if (cost.pay === 'discard') {
      const id = refCard(s, e.ctx, cost.what);
      if (id >= 0) {
        // its bearer stays known to what it does
        if (id === u.card) e.ctx.host = hostBefore;
        // what was on a company as a whole was on that one, whosever phase it is
        if (id === u.card)
          e.ctx.company =
            hostBefore < 0 && companyBefore >= 0 && def(s, id).kind === 'event'
              ? companyBefore
              : (company(s, s.current)?.id ?? companyBefore);
        if (id === e.ctx.user) e.ctx.user = -1;
        // it may have gone as it was tapped
        if (s.zone[id] !== 'discard') discard(s, id, 'cost');
        // tapped and discarded: there is nothing left that must still be tapped
        if (tapped.includes(id)) tapped.splice(tapped.indexOf(id), 1);
      }
    } else if (cost.pay === 'discard-one') {
      const id = f.chosen[k++];
      if (id === undefined) continue;
      // all see that it is such a card as the text asks for
      s.known[id] = everyone(s);
      // what stands in for it has somebody tap besides
      if (cost.zone === 'play' && s.zone[id] === 'hand') doTap(f.chosen[k++]);
      discard(s, id, 'cost');
    }
  }
  for (const id of tapsToBeAble(s, e.ctx, u.action.need)) doTap(id);
  if (u.kind === 'play') {
    const { magic } = def(s, u.card);
    const wizard = magic === undefined ? -1 : wizardOf(e.ctx);
    if (magic !== undefined) spendMagic(s, wizard, magic);
    put(s, u.card, 'chain', { known: everyone(s), why: 'declared' });
    s.host[u.card] = -1;
    if (wizard >= 0) noteOn(s, u.card).usedBy = wizard;
    if (u.action.user?.skillOnly && sit.strike)
      sit.strike.skillUsed.push(rulesOf(s).skillCardsPerStrike === 'player' ? u.seat : e.ctx.user);
  } else {
    if (u.action.removal) noteOn(s, u.card).tried = s.turn;
    if (u.action.limit) noteUse(s, u);
    if (u.action.becomes) {
      // a Nazgûl that is activated is an event from its declaration on (crf/term/nazgul/1)
      s.status[u.card] = 0;
      put(s, u.card, 'chain', { why: 'activated' });
      tapped.length = 0;
    }
  }
  if (tapped.length > 0 || (u.action.cost ?? []).some((c) => c.pay !== 'hazard-limit'))
    e.ctx.bound.changed = 1;
  declareAttempt(s, u, e.ctx);
  payRounds(s, sit, f, u, e);
  closeNextAction(s, u.seat);
  const extra = u.untapped ? [{ kind: 'roll', who: -1, k: 0, by: -3, card: 'not tapping' }] : [];
  return Object.assign(e, {
    kind: u.kind === 'play' ? ('play' as const) : ('use' as const),
    action: u.action,
    does: u.action.does,
    tapped,
    counts: counts + e.counts,
    mods: extra,
    tapsSite: aspectsFor(s.rt.pool, u.action).tapsSite && !u.hazard,
  });
}

/** Who plays a card of magic: its user, or the one whom it is played on. */
const wizardOf = (c: Ctx): Cid =>
  c.user >= 0 ? c.user : c.aims[0]?.t === 'card' ? c.aims[0].id : -1;

/** The faction that an attempt is made on is shown, and all know who makes it on what (coe/2.V.3). */
function declareAttempt(s: State, u: Reading, c: Ctx): void {
  const attempt = bringingIn(u.action);
  if (!attempt) return;
  const faction = refCard(s, c, attempt.versus);
  show(s, faction);
  c.user = refCard(s, c, attempt.by);
  c.versus = faction;
}

/** Who is able to do it only by tapping. */
function tapsToBeAble(s: State, c: Ctx, need: Cond | undefined): Cid[] {
  if (!need) return [];
  if ('all' in need) return need.all.flatMap((q) => tapsToBeAble(s, c, q));
  if (!('is' in need) || !('a' in need) || need.a.able !== 'use-palantir') return [];
  const id = refCard(s, c, need.is);
  return id >= 0 && ableByTapping(s, c, id, need.a.able) ? [id] : [];
}

/** An agent who is tapped or discarded for it is revealed by that, and counts as having lain as he did (coe/4.3). */
function showAgents(s: State, sit: Situation, u: Reading, ctx: Ctx): void {
  for (const id of u.kind === 'use' ? [u.card] : [ctx.user]) {
    const mine = id >= 0 ? agentGroup(s, id) : undefined;
    if (!mine || mine.agent.faceUp) continue;
    ctx.bound.hidden = 1;
    revealAgent(s, mine, homeFor(s, sit, u, ctx, mine));
  }
}

/** What is off the limit by a leave that is given once against each company uses it up. */
function spendLeave(s: State, card: Cid, { company: co }: Situation): void {
  const d = def(s, card);
  if (!co || (d.kind === 'event' && d.freeOfLimit)) return;
  const leave = offLimit(s, card, co);
  if (leave && leave.once >= 0) happen(s, { event: 'off-limit', card: leave.once, company: co.id });
}

function declareCreature(s: State, sit: Situation, f: DeclareFrame, e: Entry): Entry {
  const co = sit.company;
  if (co && f.key?.by === 'site-name' && f.key.agent !== undefined) {
    const mine = agentGroup(s, f.key.agent);
    if (mine) revealAgent(s, mine, siteThere(s, mine, co));
  }
  const free = f.use.guard || (f.key && isFree(f.key)) || (co && offLimit(s, e.card, co) !== null);
  if (co && !free) co.hazards++;
  else if (!f.use.guard) spendLeave(s, e.card, sit);
  const call = callOf(s, f.use.seat, e.card);
  closeNextAction(s, f.use.seat, call);
  if (call?.what.k === 'next-play' && call.what.effect.do === 'play')
    for (const x of call.what.effect.then ?? []) {
      const ctx = ctxWith(call.what.ctx, { picked: e.card });
      if (x.do === 'modify') modifyEffect(s, ctx, x);
      else if (x.do === 'install') installEffect(s, ctx, x);
    }
  // one that was reserved is still known to be with its host
  if (s.zone[e.card] !== 'aside') s.host[e.card] = -1;
  put(s, e.card, 'chain', { known: everyone(s), why: 'declared' });
  e.counts = free ? 0 : 1;
  return e;
}

/** Face-down: that it is an agent is all that the others see (coe/2.IV.vii.1). */
function declareAgent(s: State, sit: Situation, f: DeclareFrame, e: Entry): Entry {
  const { seat } = f.use;
  if (sit.company) sit.company.hazards++;
  const card = slip(s, e.card, s.players[seat].hand);
  put(s, card, 'chain', { known: s.known[card] & (1 << seat), why: 'declared' });
  return Object.assign(e, {
    card,
    name: 'agent',
    use: { ...f.use, card },
    ctx: ctxWith(e.ctx, { card }),
    counts: 1,
  });
}

function declareAtSite(s: State, sit: Situation, f: DeclareFrame, e: Entry): Entry {
  const found = sitePlay(s, f.use.seat, sit, e.card, new Why(false));
  const licence: Licence | null = found?.licences[found.by.indexOf(e.ctx.user)] ?? null;
  const tapped: Cid[] = [];
  // what he discards for his check on a faction, or the price of playing an item here
  for (const id of f.chosen) {
    const gift = giftOf(s, e.card, id);
    if (gift > 0) e.ctx.bound.gift = gift;
    if (gift > 0) discard(s, id, 'cost');
    else eliminate(s, id, 'given up for another');
  }
  if (licence?.tapsCharacter) {
    tap(s, e.ctx.user);
    tapped.push(e.ctx.user);
  }
  put(s, e.card, 'chain', { known: everyone(s), why: 'declared' });
  e.ctx.versus = def(s, e.card).kind === 'faction' ? e.card : -1;
  closeNextAction(s, f.use.seat, licence?.lasting ?? null);
  const co = sit.company;
  const d = def(s, e.card);
  const taps = (licence?.tapsSite ?? true) && co !== undefined && untapped(s, co.site);
  const spared = taps && d.kind === 'item' && sparedBy(s, co.site, f.use.seat, f.use.card) >= 0;
  if (spared) e.ctx.bound.spared = 1;
  e.tapped = tapped;
  e.tapsSite = taps && !spared;
  // the check of a faction can be answered, so it stands on the chain from now on
  if (d.kind === 'faction') e.does = factionEffects(s, e);
  else if (d.kind === 'item' && d.resolves) e.does = d.resolves;
  return e;
}

/** A card on guard that is revealed: its own chain, before the one it answers (coe/2.V.6.1). */
function revealEntry(s: State, f: DeclareFrame, e: Entry): void {
  // what it leaves behind reaches that company alone, too (coe/2.V.6.5)
  e.ctx.bound.guarded = s.current;
  const chain = pushChain(s, f.kind, [e], true) as ChainFrame;
  // as the company enters nothing else may be done (coe/2.V.i)
  if (rulesOf(s).onGuardReveal === 'at-once' || f.kind === 'site-start') chain.s = 'resolve';
}
