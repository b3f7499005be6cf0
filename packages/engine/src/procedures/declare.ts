import { closeNextAction } from '../effects/extra-item.ts';
import { factionEffects } from '../effects/faction.ts';
import type { Action, Cond } from '../language/index.ts';
import { abilityUse, eventUses } from '../legality/actions.ts';
import { creaturePlay, limitExempt } from '../legality/creature.ts';
import { keysFor } from '../legality/keying.ts';
import { Why } from '../legality/reasons.ts';
import { type Licence, sitePlay } from '../legality/site-play.ts';
import { type Situation, situation } from '../legality/situation.ts';
import { bind, completes, fill, slotsOf } from '../legality/slots.ts';
import { limitCost, type Use, useCtx } from '../legality/use.ts';
import { ask, type Option } from '../options.ts';
import { aspectsFor } from '../pool/pool.ts';
import { company, copyCtx, def, newCtx, noteOn, untapped } from '../query/cards.ts';
import { ableByTapping } from '../query/filter.ts';
import { abilityAt, scopeOf } from '../query/in-force.ts';
import { refCard } from '../query/refs.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { ChainFrame, DeclareFrame, WindowKind } from '../state/frames.ts';
import type { Cid, Ctx, Entry, Seat, State } from '../state/types.ts';
import { discard, everyone, put, tap } from '../verbs/cards.ts';
import { addEntry } from './begin.ts';
import { pushChain } from './chain-start.ts';
import { type Procedure, pop } from './procedure.ts';

/**
 * Declaring an action: the card or ability is picked, then each target, then each cost, with a
 * way back until it is declared. What leaves no choice is filled in.
 */
export const declareFrame = (
  s: State,
  seat: Seat,
  option: Option,
  kind: WindowKind,
): DeclareFrame => {
  const u = useOf(s, seat, option);
  return {
    p: 'declare',
    s: 'choose',
    seat,
    option,
    kind,
    ctx: u ? useCtx(s, u) : newCtx(s, seat, 'card' in option ? option.card : -1),
    slot: 0,
    chosen: [],
    key: null,
  };
};

/** The use behind an option that plays an event or uses an ability; null for other plays. */
export function useOf(s: State, seat: Seat, o: Option): Use | null {
  if (o.type === 'use') {
    const a = abilityAt(s, o.card, 0, o.ability) as Action;
    return abilityUse(s, seat, o.card, a, o.ability, o.untapped === true);
  }
  if (o.type === 'use-effect') {
    const l = s.lasting.find((x) => x.n === o.effect);
    if (l?.what.k !== 'abilities') return null;
    return {
      seat,
      card: l.card,
      action: abilityAt(s, l.card, l.n, o.ability) as Action,
      kind: 'effect',
      hazard: false,
      lasting: l.n,
      untapped: false,
      host: l.what.ctx.host,
      index: o.ability,
    };
  }
  if (o.type === 'play' || o.type === 'reveal') {
    const d = def(s, o.card);
    if (d.kind === 'event') {
      const u = eventUses(s, seat, o.card, d.plays[o.mode], o.mode)[0];
      if (o.type === 'reveal') return { ...u, hazard: true, guard: true };
      return o.with !== undefined ? { ...u, sky: o.with } : u;
    }
    if (d.kind === 'creature' && o.mode > 0 && d.asEvent)
      return {
        seat,
        card: o.card,
        action: d.asEvent.plays[o.mode - 1],
        kind: 'play',
        hazard: true,
        lasting: 0,
        untapped: false,
        host: -2,
        index: o.mode,
      };
  }
  return null;
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
      if (f.option.type !== 'reveal') options.push({ type: 'back' });
      return ask(f.seat, 'aim', `slot-${f.slot}`, options, f.ctx.card);
    },
    answer(s, f, o) {
      if (o.type === 'back') pop(s, f);
      else take(s, f, o);
    },
  },
};

/** What can fill the next slot; null when all are filled. */
function choices(s: State, sit: Situation, f: DeclareFrame): Option[] | null {
  const u = useOf(s, f.seat, f.option);
  if (u) {
    const slots = slotsOf(u.action);
    if (f.slot >= slots.length) return null;
    const slot = slots[f.slot];
    const out: Option[] = [];
    for (const aim of fill(s, sit, u, f.ctx, slot)) {
      const next: Ctx = { ...f.ctx, aims: f.ctx.aims.slice() };
      bind(next, slot, aim, []);
      if (completes(s, sit, u, next, slots, f.slot + 1)) out.push({ type: 'aim', aim });
    }
    return out;
  }
  if (f.slot > 0) return null;
  const card = f.ctx.card;
  if (def(s, card).kind === 'creature') {
    const co = sit.company;
    const keys =
      f.option.type === 'reveal' && co
        ? keysFor(s, card, co, true)
        : creaturePlay(s, f.seat, sit, card, new Why(false));
    return keys.map((key) => ({ type: 'key', key }));
  }
  const found = sitePlay(s, f.seat, sit, card, new Why(false));
  return found ? found.by.map((id) => ({ type: 'aim', aim: { t: 'card', id } })) : [];
}

function take(s: State, f: DeclareFrame, o: Option): void {
  const u = useOf(s, f.seat, f.option);
  if (o.type === 'key') f.key = o.key;
  else if (o.type === 'aim') {
    if (u) bind(f.ctx, slotsOf(u.action)[f.slot], o.aim, f.chosen);
    else if (o.aim.t === 'card') f.ctx.user = o.aim.id;
  }
  f.slot++;
}

/** Costs are paid, the card leaves the hand, and the action stands on the chain (coe/9.2.1). */
function finish(s: State, sit: Situation, f: DeclareFrame): void {
  pop(s, f);
  const u = useOf(s, f.seat, f.option);
  const card = f.ctx.card;
  const n = ++s.serial;
  const ctx: Ctx = { ...copyCtx(f.ctx), entry: n, company: effectOn(s, u) ?? s.current };
  const base: Entry = {
    n,
    by: f.seat,
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
  const e = u
    ? declareUse(s, sit, f, u, base)
    : def(s, card).kind === 'creature'
      ? declareCreature(s, sit, f, base)
      : declareAtSite(s, sit, f, base);
  if (f.option.type === 'reveal') return revealEntry(s, f, e);
  addEntry(s, f.kind, e);
}

/** What an effect left on a company allows is done for that company. */
function effectOn(s: State, u: Use | null): number | undefined {
  const l = u && u.lasting > 0 ? s.lasting.find((x) => x.n === u.lasting) : undefined;
  const scope = scopeOf(l ?? null);
  return scope >= 0 ? scope : undefined;
}

function declareUse(s: State, sit: Situation, f: DeclareFrame, u: Use, e: Entry): Entry {
  const counts = f.option.type === 'reveal' ? 0 : limitCost(s, u);
  if (counts > 0 && sit.company) sit.company.hazards += counts;
  const hostBefore = u.card >= 0 ? s.host[u.card] : -1;
  const tapped: Cid[] = [];
  const doTap = (id: Cid): void => {
    if (id < 0) return;
    tap(s, id);
    tapped.push(id);
  };
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
        if (id === u.card)
          e.ctx.company =
            company(s, s.current)?.id ?? (hostBefore >= 0 ? s.company[hostBefore] : -1);
        discard(s, id, 'cost');
        // tapped and discarded: there is nothing left that must still be tapped
        if (tapped.includes(id)) tapped.splice(tapped.indexOf(id), 1);
      }
    } else if (cost.pay === 'discard-one') {
      const id = f.chosen[k++];
      if (id === undefined) continue;
      // all see that it is such a card as the text asks for
      s.known[id] = everyone(s);
      discard(s, id, 'cost');
    }
  }
  for (const id of tapsToBeAble(s, e.ctx, u.action.need)) doTap(id);
  if (u.kind === 'play') {
    put(s, u.card, 'chain', { known: everyone(s), why: 'declared' });
    s.host[u.card] = -1;
    if (u.action.user?.skillOnly && sit.strike)
      sit.strike.skillUsed.push(rulesOf(s).skillCardsPerStrike === 'player' ? u.seat : e.ctx.user);
  } else {
    const note = noteOn(s, u.card);
    if (u.action.removal) note.tried = s.turn;
    if (u.action.limit) {
      const used = note.uses?.[String(u.index)];
      note.uses = {
        ...note.uses,
        [String(u.index)]: [s.turn, used && used[0] === s.turn ? used[1] + 1 : 1],
      };
    }
    if (u.action.becomes) {
      // a Nazgûl that is activated is an event from its declaration on (crf/term/nazgul/1)
      s.status[u.card] = 0;
      put(s, u.card, 'chain', { why: 'activated' });
      tapped.length = 0;
    }
  }
  if (tapped.length > 0 || (u.action.cost ?? []).some((c) => c.pay !== 'hazard-limit'))
    e.ctx.bound.changed = 1;
  closeNextAction(s, u.seat);
  const extra = u.untapped ? [{ kind: 'roll', who: -1, k: 0, by: -3, card: 'not tapping' }] : [];
  return {
    ...e,
    kind: u.kind === 'play' ? 'play' : 'use',
    action: u.action,
    does: u.action.does,
    tapped,
    counts,
    mods: extra,
    tapsSite: aspectsFor(s.rt.pool, u.action).tapsSite && !u.hazard,
  };
}

/** Who is able to do it only by tapping. */
function tapsToBeAble(s: State, c: Ctx, need: Cond | undefined): Cid[] {
  if (!need) return [];
  if ('all' in need) return need.all.flatMap((q) => tapsToBeAble(s, c, q));
  if (!('is' in need) || !('a' in need) || need.a.able === undefined) return [];
  const id = refCard(s, c, need.is);
  return id >= 0 && ableByTapping(s, c, id, need.a.able) ? [id] : [];
}

function declareCreature(s: State, sit: Situation, f: DeclareFrame, e: Entry): Entry {
  const co = sit.company;
  const free = f.option.type === 'reveal' || (co && limitExempt(s, e.card, co));
  if (co && !free) co.hazards++;
  put(s, e.card, 'chain', { known: everyone(s), why: 'declared' });
  s.host[e.card] = -1;
  return { ...e, counts: free ? 0 : 1 };
}

function declareAtSite(s: State, sit: Situation, f: DeclareFrame, e: Entry): Entry {
  const found = sitePlay(s, f.seat, sit, e.card, new Why(false));
  const licence: Licence | null = found?.licence ?? null;
  const tapped: Cid[] = [];
  if (licence?.tapsCharacter) {
    tap(s, e.ctx.user);
    tapped.push(e.ctx.user);
  }
  put(s, e.card, 'chain', { known: everyone(s), why: 'declared' });
  e.ctx.versus = def(s, e.card).kind === 'faction' ? e.card : -1;
  closeNextAction(s, f.seat, licence?.lasting ?? null);
  const co = sit.company;
  const out: Entry = {
    ...e,
    tapped,
    tapsSite: (licence?.tapsSite ?? true) && co !== undefined && untapped(s, co.site),
  };
  // the check of a faction can be answered, so it stands on the chain from now on
  return def(s, e.card).kind === 'faction' ? { ...out, does: factionEffects(s, out) } : out;
}

/** A card on guard that is revealed: its own chain, before the one it answers (coe/2.V.6.1). */
function revealEntry(s: State, f: DeclareFrame, e: Entry): void {
  const chain = pushChain(s, f.kind, [e], true) as ChainFrame;
  // as the company enters nothing else may be done (coe/2.V.i)
  if (rulesOf(s).onGuardReveal === 'at-once' || f.kind === 'site-start') chain.s = 'resolve';
}
