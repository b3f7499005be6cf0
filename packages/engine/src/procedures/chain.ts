import { agentActFails, agentActOff, agentActs } from '../effects/agents.ts';
import { openExtraItem } from '../effects/extra-item.ts';
import { switchOff } from '../effects/lasting.ts';
import { resolvePlay, usesSite } from '../effects/resolve-play.ts';
import { endSky } from '../effects/sky.ts';
import { happen, heeded } from '../happenings/happen.ts';
import { actions } from '../legality/actions.ts';
import { failing } from '../legality/check.ts';
import { situation } from '../legality/situation.ts';
import { ask, type Option } from '../options.ts';
import { bearOnAttack, syncAttack } from '../query/attack-stats.ts';
import { company, def } from '../query/cards.ts';
import { companyMatches, holds, matches } from '../query/evaluate.ts';
import { abilityAt } from '../query/in-force.ts';
import { remembered } from '../query/memory.ts';
import { attackNo, siteOfPlay } from '../query/refs.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { ChainFrame } from '../state/frames.ts';
import { type Entry, type State, TAPPED, UNTAPPED } from '../state/types.ts';
import { put } from '../verbs/cards.ts';
import { discard } from '../verbs/leaving.ts';
import { wake } from '../verbs/live.ts';
import { begin } from './begin.ts';
import { flushQueue, responders } from './chain-start.ts';
import { execFrame } from './exec.ts';
import { influenceNumbers } from './influence.ts';
import { noteLimitChanges } from './limit-order.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { dropDuplicates } from './settle.ts';
import { isolate, singleAttackTag } from './start-attack.ts';
import { wayEffectFails } from './start-order.ts';

/** Declared actions, answered in turn, then resolved last first (coe/9.5). */
export const chain: Procedure<ChainFrame> = {
  respond: {
    ask(s, f) {
      const sit = situation(s);
      for (;;) {
        if (f.passed >= f.order.length) {
          if (!f.opening) break;
          // nobody has more for the beginning: now all else may answer it
          delete f.opening;
          f.passed = 0;
        }
        const seat = f.order[f.at];
        const all = sit ? actions(s, seat, sit) : [];
        const options = f.opening ? all.filter((o) => isForTheStart(s, o)) : all;
        if (options.length > 0 || (s.asksPasses && !f.opening)) {
          options.push({ type: 'pass' });
          return ask(seat, 'respond', f.kind, options, f.entries[f.entries.length - 1]?.card ?? -1);
        }
        // who has no answer passes
        pass(f);
      }
      f.s = 'resolve';
      return null;
    },
    answer(s, f, o) {
      if (o.type === 'pass') return pass(f);
      const seat = f.order[f.at];
      f.passed = 0;
      f.order = responders(s, seat, f.entries);
      f.at = 0;
      begin(s, seat, o, f.kind);
    },
  },
  resolve: {
    run(s, f) {
      const e = f.entries.pop();
      if (!e) {
        pop(s, f);
        dropDuplicates(s);
        // at the end of the turn the resource player sets the order of all that happens (coe/2.VI.iii)
        if (s.queue.length > 0 && f.kind !== 'turn-end') flushQueue(s, f.kind, s.active);
        return;
      }
      f.now = e;
      f.s = 'after';
      const why = whyNot(s, e);
      if (why !== null) {
        fizzle(s, e, why);
        f.now = null;
        f.s = 'resolve';
        return;
      }
      if (heeded(s, 'resolve'))
        happen(s, { event: 'resolve', card: e.card, name: e.name, entry: e.n });
      resolve(s, e);
    },
  },
  after: {
    run(s, f) {
      const e = f.now;
      f.now = null;
      f.s = 'resolve';
      if (!e) return;
      // what was declared earlier was answered by something that did change the board (coe/5.1.2)
      if (e.ctx.bound.changed) for (const x of f.entries) x.ctx.bound.changed = 1;
      finish(s, e);
      noteLimitChanges(s);
    },
  },
};

/** It is said to be done at the beginning of a phase. */
function isForTheStart(s: State, o: Option): boolean {
  const a = o.type === 'use' ? abilityAt(s, o.card, 0, o.ability) : undefined;
  return (
    a?.is === 'action' && a.window !== undefined && 'edge' in a.window && a.window.edge === 'start'
  );
}

function pass(f: ChainFrame): void {
  f.passed++;
  f.at = (f.at + 1) % f.order.length;
}

/** Why an entry comes to nothing now, or null (coe/9.2.1, 9.3, 9.6.2, 2.IV.iii.1). */
const whyNot = (s: State, e: Entry): string | null => {
  if (e.negated) return 'canceled';
  return failing(s, e) ?? agentActFails(s, e) ?? passiveFails(s, e);
};

function passiveFails(s: State, e: Entry): string | null {
  const t = e.trigger;
  if (!t) return null;
  if (t.what === 'seen') return s.zone[t.card] === 'hand' ? null : 'its card has left the hand';
  if (t.lasting === 0 && t.card >= 0 && s.zone[t.card] !== 'play' && s.zone[t.card] !== 'pile')
    return 'its card has left play';
  const source = t.lasting ? s.lasting.find((l) => l.n === t.lasting) : undefined;
  if (t.what === 'on-the-way' && source && wayEffectFails(s, source, e.ctx.company)) {
    switchOff(s, source, e.ctx.company);
    return 'its condition does not hold';
  }
  const ability = t.what === 'text' ? abilityAt(s, t.card, t.lasting, t.i) : undefined;
  if (ability?.is !== 'trigger') return null;
  if (ability.when && !holds(s, e.ctx, ability.when)) return 'its condition no longer holds';
  const on = ability.on;
  if (
    on.event === 'whenever' &&
    (s.zone[e.ctx.it] !== 'play' || !matches(s, e.ctx, e.ctx.it, on.each))
  )
    return 'its condition no longer holds';
  if (
    (on.event === 'moves' || on.event === 'company-phase') &&
    on.company !== undefined &&
    on.company !== 'bearer'
  ) {
    const co = company(s, e.ctx.company);
    if (!co || !companyMatches(s, e.ctx, co, on.company)) return 'its condition no longer holds';
  }
  return null;
}

/** Negated or impossible: the card is discarded, what was paid stays paid (coe/9.5.5). */
function fizzle(s: State, e: Entry, why: string): void {
  if (heeded(s, 'fizzle'))
    happen(s, { event: 'fizzle', card: e.card, name: e.name, entry: e.n, why });
  agentActOff(s, e);
  if (s.zone[e.card] !== 'chain') return;
  // a card that was to be placed on guard goes back to hand (coe/2.IV.vii.4.1)
  if (e.name === 'on-guard') put(s, e.card, 'hand', { why });
  else discard(s, e.card, why);
  endSky(s, e);
}

function resolve(s: State, e: Entry): void {
  if (e.tapsSite) e.ctx.bound.siteWas = siteStatus(s, e);
  if (e.kind === 'play' && e.card >= 0) {
    resolvePlay(s, e);
    return;
  }
  if (e.agent) {
    agentActs(s, e);
    return;
  }
  if (e.trigger?.what === 'come-to-bear') {
    wake(s, e.card);
    s.unsettled = true;
    return;
  }
  if (e.trigger?.what === 'bear-on-attack') {
    const f = attackNo(s, e.ctx.attack);
    if (f && !f.canceled) {
      syncAttack(s, f);
      bearOnAttack(s, f, e.card);
      const tag =
        f.total > 1 && f.assigned.length === 0 && f.source !== 'automatic'
          ? singleAttackTag(s)
          : null;
      if (tag !== null) isolate(s, f, tag);
    }
    return;
  }
  if (e.kind === 'rule' && e.card < 0 && e.ctx.versus >= 0) influenceNumbers(s, e.ctx);
  if (e.does.length > 0) push(s, execFrame(e.does, e.ctx));
}

/** After all of an entry's effects: short-events go, or come back if nothing happened (coe/5.1, 5.1.2). */
function finish(s: State, e: Entry): void {
  siteTapped(s, e);
  if (e.card < 0 || s.zone[e.card] !== 'chain') return;
  // what was activated as a long-event stays, unless its own text has it go
  if (e.kind === 'use' && e.action?.becomes === 'long')
    return put(s, e.card, 'play', { why: 'resolved' });
  const d = def(s, e.card);
  const event =
    d.kind === 'event' || e.kind === 'use' || (d.kind === 'creature' && e.action !== null);
  if (!event) return;
  if (
    e.kind === 'play' &&
    !e.ctx.bound.changed &&
    rulesOf(s).noEffectShortEvent === 'return-to-hand'
  )
    put(s, e.card, 'hand', { why: 'it changed nothing' });
  else {
    if (e.kind === 'play')
      happen(s, {
        event: 'card-played',
        card: e.card,
        seat: e.by,
        site: siteOfPlay(s, e.ctx),
        company: e.ctx.company,
        usesSite: usesSite(s, e),
      });
    discard(s, e.card, 'resolved');
  }
  endSky(s, e);
}

const siteStatus = (s: State, e: Entry): number => {
  const co = company(s, e.ctx.company);
  return co ? s.status[co.site] : TAPPED;
};

/** A resource tapped the site as it was played: one more minor item may follow (coe/2.V.5). */
function siteTapped(s: State, e: Entry): void {
  const co = company(s, e.ctx.company);
  if (
    !e.tapsSite ||
    !co ||
    s.phase !== 'site' ||
    e.card < 0 ||
    e.ctx.bound.siteWas !== UNTAPPED ||
    s.status[co.site] !== TAPPED
  )
    return;
  // a burglary that has failed leaves nothing to be taken; one that has not is the play of an item
  const { burgled = 0 } = e.ctx.bound;
  if (burgled !== 2) openExtraItem(s, co, burgled === 1 ? 'item' : kindPlayed(s, e));
}

/** What came into play at the site: the card itself, or what its text brought. */
function kindPlayed(s: State, e: Entry): string {
  // what has been shuffled away since is forgotten, and what other companies did is not its work
  const brought = e.action
    ? remembered(s, 'card-played').findLast(
        (h) =>
          h.seat === e.by &&
          h.card >= 0 &&
          h.card !== e.card &&
          h.company === e.ctx.company &&
          def(s, h.card).kind !== 'event',
      )
    : undefined;
  return def(s, brought?.card ?? e.card).kind;
}
