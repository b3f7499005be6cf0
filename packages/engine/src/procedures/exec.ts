import { shuffleDeck } from '../verbs/cards.ts';
/** Runs what a text does. The effects themselves are in `effects`. */

import { aspectsOf } from '../aspects.ts';
import { attachEffect } from '../effects/attach.ts';
import { attackEffect, cancelEffect, outcomeEffect } from '../effects/combat.ts';
import { forgoSitePhase, handOver, joinEffect, sendBack, sendOff } from '../effects/companies.ts';
import { checkEffect, testRing } from '../effects/dice.ts';
import {
  effectCompany,
  installEffect,
  leave,
  modifyCheckEffect,
  modifyEffect,
  retypeEffect,
} from '../effects/lasting.ts';
import { playableNow, playChoices, playNow } from '../effects/play.ts';
import { freePrisoners } from '../effects/prison.ts';
import { relocate } from '../effects/relocate.ts';
import { fetchEffect, revealUntil, shuffleBack } from '../effects/search.ts';
import { affected, simple } from '../effects/simple.ts';
import { emit, recording } from '../events.ts';
import type { Effect } from '../language/index.ts';
import { ask, type Option } from '../options.ts';
import { company, copyCtx } from '../query/cards.ts';
import { matches } from '../query/filter.ts';
import { changed, refCard, seatRef } from '../query/refs.ts';
import { cardsIn, holds, value } from '../query/value.ts';
import type { ExecFrame } from '../state/frames.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { completeRescue } from './rescue.ts';

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
        const searched = (f.choosing ?? []).some((id) => s.zone[id] === 'deck');
        if (o.type === 'card') playNow(s, f.ctx, e, o.card);
        else if (o.type === 'play-character') playNow(s, f.ctx, e, o.card, o.under);
        // a deck that was looked through is shuffled, whether anything was taken or not
        else if (searched) shuffleDeck(s, f.ctx.by);
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
    case 'attach':
      done();
      return attachEffect(s, c, e);
    case 'fetch':
      done();
      return fetchEffect(s, c, e);
    case 'reveal-until':
      done();
      return revealUntil(s, f, e);
    case 'shuffle-back':
      done();
      return shuffleBack(s, c, e);
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
      return cancelEffect(s, c, e);
    case 'attack':
      done();
      return attackEffect(s, f, e);
    case 'check':
      done();
      return checkEffect(s, f, e);
    case 'test-ring':
      done();
      return testRing(s, f, e);
    case 'outcome':
      done();
      return outcomeEffect(s, c, e);
    case 'return-to-origin':
      done();
      return sendBack(s, c, e);
    case 'split-off':
      done();
      return sendOff(s, c, e);
    case 'join':
      done();
      return joinEffect(s, c, e);
    case 'play': {
      if (e.as === 'next-action') {
        done();
        leave(s, c, 'turn', { k: 'next-play', effect: e, ctx: copyCtx(c) });
        return;
      }
      const list = playableNow(s, c, e);
      // who looks through his deck sees it
      for (const id of list) s.known[id] |= 1 << c.by;
      if (list.length === 0) return done();
      f.choosing = list;
      f.s = 'choose';
      return;
    }
    case 'forgo-site-phase':
      done();
      return forgoSitePhase(s, c, e);
    case 'hand-over':
      done();
      return handOver(s, c, e);
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
      if (recording(s)) emit(s, { e: 'over', reason: 'one-ring', winner: c.by, totals: [] });
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
