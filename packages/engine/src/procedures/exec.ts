import { aspectsOf } from '../aspects.ts';
import {
  cancelEffectsOf,
  effectCompany,
  installEffect,
  leave,
  modifyCheckEffect,
  modifyEffect,
  retypeEffect,
} from '../effects/lasting.ts';
import { returnToOrigin, splitOff } from '../effects/movement.ts';
import { playableNow, playChoices, playNow } from '../effects/play.ts';
import { freePrisoners } from '../effects/prison.ts';
import { relocate } from '../effects/relocate.ts';
import { affected, simple } from '../effects/simple.ts';
import { endSky } from '../effects/sky.ts';
import { emit, recording } from '../events.ts';
import type { AttackSpec, Effect } from '../language/index.ts';
import { ask, type Option } from '../options.ts';
import { cannot, cannotApart, cannotCard } from '../query/bans.ts';
import {
  company,
  companyOf,
  copyCtx,
  def,
  followersWith,
  isCharacter,
  itemsOf,
} from '../query/cards.ts';
import { matches } from '../query/filter.ts';
import { attackFrame, changed, entryNo, refCard, seatRef, strikeFrame } from '../query/refs.ts';
import { automaticAttacks } from '../query/sites.ts';
import { cardsIn, holds, value } from '../query/value.ts';
import type { ExecFrame } from '../state/frames.ts';
import type { Cid, Ctx, Entry, State } from '../state/types.ts';
import { occur } from '../triggers.ts';
import {
  attach,
  discard,
  everyone,
  placeCharacter,
  put,
  shuffleDeck,
} from '../verbs/cards.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { completeRescue } from './rescue.ts';
import { attackFromSpec, startAttacks } from './start-attack.ts';

/**
 * Runs what a text does, one effect after the other, in printed order (coe/9.5.4). What needs a
 * player or dice is another procedure on top; this one goes on when that is done.
 */
export const execFrame = (does: readonly Effect[], ctx: Ctx): ExecFrame => ({
  p: 'exec',
  s: 'run',
  todo: [...does],
  ctx: copyCtx(ctx),
  checks: 0,
  choosing: null,
});

export const exec: Procedure<ExecFrame> = {
  run: {
    run(s, f) {
      const e = f.todo[0];
      if (!e) {
        pop(s, f);
        return;
      }
      step(s, f, e);
    },
  },
  choose: {
    ask(s, f) {
      const e = f.todo[0];
      const c = f.ctx;
      const card = c.card;
      if (e.do === 'offer') {
        const options: Option[] = [];
        e.options.forEach((o, i) => {
          if (!o.need || holds(s, c, o.need)) options.push({ type: 'label', i, label: o.label });
        });
        if (!e.must || options.length === 0) options.push({ type: 'pass' });
        return ask(seatRef(s, c, e.who), 'alternative', 'offer', options, card);
      }
      if (e.do === 'pick') {
        const options: Option[] = (f.choosing ?? []).map((id) => ({ type: 'card', card: id }));
        if (e.optional) options.push({ type: 'pass' });
        return ask(seatRef(s, c, e.who), 'pick', 'pick', options, card);
      }
      if (e.do === 'each') {
        return ask(
          s.active,
          'order',
          'each',
          (f.choosing ?? []).map((id) => ({ type: 'card', card: id })),
          card,
        );
      }
      if (e.do === 'play') {
        const options = playChoices(s, c, f.choosing ?? []);
        options.push({ type: 'pass' });
        return ask(c.by, 'pick', 'play', options, card);
      }
      return null;
    },
    answer(s, f, o) {
      const e = f.todo.shift() as Effect;
      f.s = 'run';
      if (e.do === 'offer') {
        if (o.type === 'label') f.todo.unshift(...e.options[o.i].does);
        else if (e.else) f.todo.unshift(...e.else);
      } else if (e.do === 'pick') {
        if (o.type === 'card') {
          f.ctx.picked = o.card;
          f.todo.unshift(...e.then);
        } else if (e.none) f.todo.unshift(...e.none);
      } else if (e.do === 'each' && o.type === 'card') {
        const left = (f.choosing ?? []).filter((id) => id !== o.card);
        f.choosing = left;
        if (left.length > 0) {
          f.todo.unshift(e);
          f.s = left.length > 1 ? 'choose' : 'run';
        }
        eachOne(s, f, e, o.card);
        return;
      } else if (e.do === 'play') {
        if (o.type === 'card') playNow(s, f.ctx, e, o.card);
        else if (o.type === 'play-character') playNow(s, f.ctx, e, o.card, o.under);
      }
      f.choosing = null;
    },
  },
  after: { run: (s, f) => pop(s, f) },
};

function eachOne(s: State, f: ExecFrame, e: Extract<Effect, { do: 'each' }>, it: Cid): void {
  const times = e.times === undefined ? 1 : value(s, { ...f.ctx, it }, e.times);
  const todo: Effect[] = [];
  for (let i = 0; i < times; i++) todo.push(...e.does);
  push(s, execFrame(todo, { ...copyCtx(f.ctx), it }));
}

/** One effect. Those that only look things up and write are done at once. */
function step(s: State, f: ExecFrame, e: Effect): void {
  const c = f.ctx;
  const done = (): void => {
    f.todo.shift();
  };
  if (simple(s, c, e)) return done();
  switch (e.do) {
    case 'attach': {
      const id = refCard(s, c, e.what);
      const to = refCard(s, c, e.to);
      done();
      if (id < 0 || to < 0) return;
      // what has left play in the meantime is not handed on, nor to one who has
      const item = def(s, id).kind === 'item';
      // allies bear no items (coe/6.1.6)
      if (item && def(s, to).kind === 'ally') return;
      if (s.zone[to] !== 'play' || (item && e.what === 'self' && s.zone[id] !== 'play')) return;
      const stays = s.zone[id] === 'play' && s.host[id] === to;
      attach(s, id, to);
      changed(s, c);
      if (item) {
        settleSlots(s, id);
        // with the same bearer it is only taken up for use (coe/6.1.2)
        if (!stays) occur(s, { event: 'item-gained', card: to, item: id });
      }
      return;
    }
    case 'fetch': {
      done();
      const who = e.who === 'each-player' ? s.players.map((_, i) => i) : [seatRef(s, c, e.who)];
      for (const seat of who.reverse()) {
        const from = e.from
          .flatMap((z) => cardsIn(s, z, seat))
          .filter((id) => matches(s, { ...c, by: seat }, id, e.a));
        const n = Math.min(value(s, c, e.n), from.length);
        if (n > 0)
          push(s, {
            p: 'fetch',
            s: 'ask',
            seat,
            from,
            left: n,
            to: e.to,
            optional: e.optional === true,
            took: 0,
            purpose: 'fetch',
          });
      }
      changed(s, c);
      return;
    }
    case 'draw': {
      done();
      const seat = seatRef(s, c, e.who);
      push(s, { p: 'draw', s: 'draw', seat, left: value(s, c, e.n) });
      changed(s, c);
      return;
    }
    case 'reveal-until':
      done();
      return revealUntil(s, f, e);
    case 'shuffle-back': {
      done();
      const seat = seatRef(s, c, e.who);
      for (const id of s.def.keys())
        if (
          s.zone[id] === 'aside' &&
          s.owner[id] === seat &&
          s.host[id] === -1 &&
          s.notes[id]?.hosted === undefined &&
          s.notes[id]?.prisoner === undefined
        )
          put(s, id, 'deck', { known: 0 });
      shuffleDeck(s, seat);
      return;
    }
    case 'modify':
      done();
      return modifyEffect(s, c, e);
    case 'install':
      done();
      return installEffect(s, c, e);
    case 'retype':
      done();
      return retypeEffect(s, c, e);
    case 'modify-check':
      done();
      return modifyCheckEffect(s, c, value(s, c, e.by));
    case 'pass-check': {
      done();
      return modifyCheckEffect(s, c, 1000);
    }
    case 'automatic-attack': {
      done();
      const aim = c.aims[0];
      if (aim?.t === 'auto') leave(s, c, e.until, { k: 'auto-copy', site: aim.site, i: aim.i });
      return;
    }
    case 'cancel':
      done();
      return cancel(s, c, e);
    case 'attack': {
      done();
      const specs = e.spec === 'automatic-attacks-of-site' ? attacksOfSite(s, c) : [e.spec];
      startAttacks(
        s,
        specs.map((spec) =>
          attackFromSpec(s, c, spec, {
            source: e.asCreature ? 'creature' : 'event',
            card: c.card,
            key: null,
          }),
        ),
        f.todo.length > 0,
      );
      changed(s, c);
      return;
    }
    case 'check': {
      done();
      const who = e.who ? refCard(s, c, e.who) : -1;
      // allies and the like make no corruption checks (coe/7.4)
      if (e.kind === 'corruption' && (who < 0 || !isCharacter(s, who) || s.zone[who] !== 'play'))
        return;
      changed(s, c);
      push(s, {
        p: 'check',
        s: 'roll',
        check: e,
        ctx: copyCtx(c),
        i: f.checks++,
        mods: 0,
        who,
        total: 0,
        roll: 0,
        outcome: '',
      });
      return;
    }
    case 'test-ring': {
      done();
      const ring = refCard(s, c, e.ring);
      changed(s, c);
      if (ring >= 0)
        push(s, {
          p: 'check',
          s: 'roll',
          check: { do: 'check', kind: 'ring', ...(e.plus !== undefined ? { plus: e.plus } : {}) },
          ctx: copyCtx(c),
          i: f.checks++,
          mods: 0,
          who: ring,
          total: 0,
          roll: 0,
          outcome: '',
        });
      return;
    }
    case 'outcome': {
      done();
      const st = strikeFrame(s);
      // a hazard host lies on the character until his strike is resolved (captorOf)
      if (!st && e.is !== 'imprisons') return;
      changed(s, c);
      if (st && e.is === 'stays-untapped') st.freeStay = true;
      else if (st && e.is === 'ineffectual') st.ineffectual = true;
      return;
    }
    case 'return-to-origin': {
      done();
      const id =
        e.company === 'active'
          ? c.company >= 0
            ? c.company
            : s.current
          : (companyOf(s, refCard(s, c, e.company))?.id ?? -1);
      const co = company(s, id);
      if (co && !cannot(s, 'be-returned', co.id)) {
        returnToOrigin(s, co);
        changed(s, c);
      }
      return;
    }
    case 'split-off': {
      done();
      const who = refCard(s, c, e.who);
      changed(s, c);
      // who cannot be sent back stays with the others (pef/card/promptings-of-wisdom/2)
      if (
        who >= 0 &&
        e.then === 'return-to-origin' &&
        cannotApart(s, 'be-returned', [who, ...followersWith(s, who)])
      )
        return;
      return splitOff(s, who, e.then);
    }
    case 'join': {
      done();
      const who = refCard(s, c, e.who);
      const co = company(s, attackFrame(s)?.company ?? s.current);
      if (who >= 0 && co && s.company[who] !== co.id) {
        placeCharacter(s, who, co.id, s.control[who]);
        changed(s, c);
      }
      return;
    }
    case 'play': {
      if (e.as === 'next-action') {
        done();
        leave(s, c, 'turn', { k: 'next-play', effect: e, ctx: copyCtx(c) });
        return;
      }
      const list = playableNow(s, c, e);
      if (list.length === 0) return done();
      f.choosing = list;
      f.s = 'choose';
      return;
    }
    case 'forgo-site-phase': {
      done();
      const aim = c.aims[0];
      const site = e.company === 'moving-to-target' && aim?.t === 'card' ? aim.id : -1;
      leave(s, c, 'turn', {
        k: 'idle',
        site,
        company: site >= 0 ? -1 : s.current,
        unless: e.unlessTaps !== undefined,
        freed: [],
      });
      return;
    }
    case 'hand-over': {
      done();
      const from = refCard(s, c, e.from);
      // who cannot be made to leave hands nothing over
      if (from < 0 || cannotCard(s, 'be-returned', from)) return;
      const co = companyOf(s, from);
      const takers = co ? co.members.filter((m) => m !== from) : [];
      if (takers.length > 0 && itemsOf(s, from).length > 0)
        push(s, { p: 'hand-over', s: 'ask', from, left: e.n, takers, then: 'hand' });
      return;
    }
    case 'move-again': {
      done();
      const co = company(s, effectCompany(s, c));
      if (co) co.again = true;
      changed(s, c);
      return;
    }
    case 'relocate':
      done();
      relocate(s, effectCompany(s, c), e.to);
      changed(s, c);
      return;
    case 'free-prisoners': {
      done();
      const host = refCard(s, c, e.host);
      changed(s, c);
      if (host < 0) return;
      if (e.into === 'company') completeRescue(s, company(s, s.current), host);
      else freePrisoners(s, host, null);
      return;
    }
    case 'win':
      done();
      s.result = { reason: 'one-ring', winner: c.by, totals: s.players.map(() => 0) };
      if (recording()) emit({ e: 'over', reason: 'one-ring', winner: c.by, totals: [] });
      return;
    case 'call-council':
      done();
      s.calledBy = c.by;
      s.endAfterTurn = true;
      return;
    case 'if':
      done();
      f.todo.unshift(...(holds(s, c, e.cond) ? e.then : (e.else ?? [])));
      return;
    case 'offer':
      f.s = 'choose';
      return;
    case 'each': {
      if (f.choosing === null) {
        const list = affected(s, c, e.a).filter((id) => s.zone[id] === 'play');
        if (list.length === 0) return done();
        changed(s, c);
        // the order matters only where dice or choices are involved
        const a = aspectsOf({ does: e.does });
        f.choosing = list;
        if (list.length > 1 && (a.checks.length > 0 || a.startsCombat)) {
          f.s = 'choose';
          return;
        }
      }
      const it = f.choosing.shift() as Cid;
      if (f.choosing.length === 0) {
        f.choosing = null;
        done();
      }
      eachOne(s, f, e, it);
      return;
    }
    case 'repeat': {
      done();
      const n = value(s, c, e.times);
      for (let i = 0; i < n; i++) f.todo.unshift(...e.does);
      return;
    }
    case 'pick': {
      const seat = seatRef(s, c, e.who);
      const list = cardsIn(s, e.zone ?? 'play', e.zone && e.zone !== 'play' ? seat : -1).filter(
        (id) => matches(s, c, id, e.a),
      );
      if (list.length === 0) {
        done();
        if (e.none) f.todo.unshift(...e.none);
        return;
      }
      f.choosing = list;
      f.s = 'choose';
      return;
    }
    default:
      throw new Error(`no such effect: ${(e as Effect).do}`);
  }
}

function cancel(s: State, c: Ctx, e: Extract<Effect, { do: 'cancel' }>): void {
  if (typeof e.what === 'object') return cancelEffectsOf(s, c, e);
  if (e.what === 'attack' || e.what === 'creature') {
    const f = attackFrame(s);
    if (!f || f.cannotBeCanceled) return;
    f.canceled = true;
    if (e.what === 'creature')
      for (const x of s.stack) if (x.p === 'attack' && x.card === f.card) x.canceled = true;
    changed(s, c);
    if (recording()) emit({ e: 'cancel', what: 'attack', name: f.name });
  } else if (e.what === 'strike') {
    const st = strikeFrame(s);
    const f = attackFrame(s);
    if (!st || f?.spec.cannotBeCanceled === 'strikes-too') return;
    st.canceled = true;
    changed(s, c);
    if (recording()) emit({ e: 'cancel', what: 'strike', name: f?.name ?? '' });
  } else if (e.what === 'entry') {
    for (const aim of c.aims) {
      if (aim.t !== 'entry') continue;
      const x = entryNo(s, aim.n);
      if (!x) continue;
      strike(s, x);
      changed(s, c);
      if (recording()) emit({ e: 'cancel', what: 'card', name: x.name });
    }
  } else {
    for (const aim of c.aims) {
      if (aim.t !== 'effect') continue;
      s.lasting = s.lasting.filter((l) => l.n !== aim.n);
      changed(s, c);
    }
  }
}

/** A canceled card is discarded at once, before anything else resolves (coe/9.4.2, 9.5.5). */
function strike(s: State, x: Entry): void {
  x.negated = true;
  for (const f of s.stack)
    if (f.p === 'chain' && f.entries.includes(x)) f.entries = f.entries.filter((y) => y !== x);
  if (x.card >= 0 && s.zone[x.card] === 'chain') discard(s, x.card, 'canceled');
  endSky(s, x);
}

function attacksOfSite(s: State, c: Ctx): AttackSpec[] {
  const site = refCard(s, c, 'site');
  return site >= 0 ? automaticAttacks(s, site).map((a) => a.spec) : [];
}

/** Turns cards of a deck over one by one; they lie aside until they are put back. */
function revealUntil(s: State, f: ExecFrame, e: Extract<Effect, { do: 'reveal-until' }>): void {
  const c = f.ctx;
  const seat = seatRef(s, c, e.who);
  const deck = s.players[seat].deck;
  let n = 0;
  c.picked = -1;
  while (deck.length > 0) {
    const id = deck[deck.length - 1];
    n++;
    put(s, id, 'aside', { known: everyone(s), why: 'turned over' });
    if (recording()) emit({ e: 'reveal', card: id, seat });
    if (matches(s, c, id, e.a)) {
      c.picked = id;
      break;
    }
  }
  c.bound.revealed = n;
  c.bound.picked = c.picked >= 0 ? 1 : 0;
  changed(s, c);
}

/** A new weapon, armour, shield or helmet takes the place of the one in use (coe/6.1.1, 6.1.3). */
export function settleSlots(s: State, item: Cid): void {
  const d = def(s, item);
  if (d.kind !== 'item' || !d.slot) return;
  for (const x of itemsOf(s, s.host[item])) {
    const o = def(s, x);
    if (x !== item && o.kind === 'item' && o.slot === d.slot)
      s.notes[x] = { ...s.notes[x], idle: true };
  }
  if (s.notes[item]?.idle) delete s.notes[item].idle;
}
