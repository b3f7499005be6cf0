import type { Heard } from './happenings/happening.ts';
import type { Effect, Trigger } from './language/index.ts';
import { runAtOnce } from './procedures/at-once.ts';
import { def, eachKeepsItsOwn, lieTogether } from './query/cards.ts';
import { speaks } from './query/evaluate.ts';
import { isGranted } from './query/granted.ts';
import {
  contextOf,
  inForce,
  isElsewhere,
  isLive,
  leftOnOneGone,
  triggersInForce,
} from './query/in-force.ts';
import { fits } from './query/pattern.ts';
import { rulesOf } from './rules/rule-sets.ts';
import { boundLike } from './state/ctx.ts';
import type { Cid, Ctx, State, Waiting } from './state/types.ts';

function fire(
  s: State,
  t: Trigger,
  c: Ctx,
  card: Cid,
  i: number,
  lasting: number,
  fired: Fired,
): void {
  const left = lasting > 0 ? s.lasting.find((l) => l.n === lasting)?.def : undefined;
  const name = left ?? (card >= 0 ? def(s, card).name : '');
  if (t.once && lasting > 0) s.lasting = s.lasting.filter((l) => l.n !== lasting);
  if (!onlyLeaves(t.does)) {
    // copies of one card fire once for all of them, yet each is discarded or turned as it says (coe/9.6.7)
    const host = c.host !== -2 || card < 0 ? c.host : s.host[card];
    // what lies on a company as a whole speaks of that one, as what lies on somebody speaks of him
    const whole = host < 0 && card >= 0 ? s.company[card] : -1;
    const same = (x: Fired[number]): boolean =>
      x.name === name &&
      x.i === i &&
      x.host === host &&
      x.whole === whole &&
      !eachKeepsItsOwn(s, x.card, card);
    if (lasting === 0 && fired.some(same)) {
      if (onlyTurns(t.does)) runAtOnce(s, t, c);
      for (const e of t.does) {
        if (e.do === 'move' && e.what === 'self') runAtOnce(s, { ...t, does: [e] }, c);
        // what would come to lie on the same is gone without effect (crf/card/icy-touch/1)
        if (e.do === 'attach' && e.what === 'self')
          runAtOnce(s, { does: [{ do: 'move', what: 'self', to: 'discard' }] }, c);
      }
      return;
    }
    fired.push({ name, i, card, host, whole });
  }
  if ((t.immediate && !waitsForChain(s, t)) || (!t.optional && onlyLeaves(t.does))) {
    runAtOnce(s, t, c);
    return;
  }
  const w: Waiting = {
    what: 'text',
    card,
    i,
    lasting,
    seat: c.by,
    ctx: c,
    name,
    does: t.does,
    optional: t.optional === true,
  };
  // copies of one card fire once for all of them (coe/9.6.7)
  if (
    s.queue.some(
      (q) =>
        q.name === name &&
        q.i === i &&
        // what two cards left behind are two effects, not copies of one card in play
        q.lasting === lasting &&
        sameOccasion(q.ctx, c) &&
        q.ctx.host === c.host &&
        lieTogether(s, q.card, card),
    )
  )
    return;
  s.queue.push(w);
}

type Fired = { name: string; i: number; card: Cid; host: Cid; whole: number }[];

/** What follows from a failed check is at once, or opens the next chain (coe/9.5.3; crf/term/corruption/2). */
const waitsForChain = (s: State, t: Trigger): boolean =>
  t.on.event === 'check-made' &&
  t.on.kind === 'corruption' &&
  rulesOf(s).afterFailedCheck === 'next-chain';

const sameOccasion = (a: Ctx, b: Ctx): boolean =>
  a.cause === b.cause && a.company === b.company && a.attack === b.attack;

const liesAlone = (s: State, card: Cid): boolean => s.host[card] < 0 && s.company[card] < 0;

const copyInPlay = (s: State, card: Cid): boolean => {
  const { name } = def(s, card);
  return s.zone.some((zone, id) => zone === 'play' && id !== card && def(s, id).name === name);
};

/** What only discards the card itself happens at once (coe/9.6.3). */
const onlyLeaves = (does: readonly Effect[]): boolean =>
  does.length === 1 && does[0].do === 'move' && does[0].what === 'self' && does[0].to === 'discard';

/** It turns the card itself and does nothing else: said by two copies, that is said of two cards. */
const onlyTurns = (does: readonly Effect[]): boolean =>
  does.every((e) =>
    e.do === 'if'
      ? onlyTurns(e.then) && onlyTurns(e.else ?? [])
      : (e.do === 'tap' || e.do === 'untap' || e.do === 'invert') && e.what === 'self',
  );

/** It may be wherever its company goes, whatever its own text has to say of that. */
const roams = (s: State, card: Cid): boolean =>
  inForce(s, 'grant').some((x) => x.a.ability === 'roam' && isGranted(s, x, card));

/** Whom or which card it happened to. */
const whoseItIs = (h: Heard): Cid => ('who' in h ? h.who : 'card' in h ? h.card : -1);

/** Lets every passive condition in force look at what happened. */
export function listen(s: State, h: Heard, only: Cid, skip: readonly Cid[]): void {
  const found = triggersInForce(s, h.event);
  if (found.length === 0) return;
  const fired: Fired = [];
  // the company that it happened to, where it is about one
  const where = 'company' in h ? h.company : undefined;
  for (const x of found) {
    const { a: t, card, i } = x;
    if (only >= 0 && (x.lasting || card !== only)) continue;
    if (!x.lasting) {
      // it may have gone away with what another did
      if (skip.includes(card) || !isLive(s, card)) continue;
      // what asks of what sort the company is, is watched (effects/watch.ts)
      if (t.on.event === 'moves' && typeof t.on.company === 'object') continue;
      // what ends with a card does not end while another copy is in play (coe/9.6.4); what lies on somebody
      // speaks of him alone, and a copy on another does nothing for him
      if (h.event === 'left-play' && h.card === card && liesAlone(s, card) && copyInPlay(s, card))
        continue;
    } else {
      if (where !== undefined && isElsewhere(x, where)) continue;
      // of one who is gone it still says what is about his going
      const gone = leftOnOneGone(s, x);
      if (gone >= 0 && gone !== whoseItIs(h)) continue;
    }
    // what was played in advance was applied at the reveal (procedures/start-order.ts)
    if (x.lasting && h.event === 'moves' && rulesOf(s).wayEffects === 'applied') continue;
    const c = contextOf(s, x);
    if (x.lasting) c.bound = boundLike(c.bound);
    if (t.on.event === 'whenever' || !fits(s, c, t.on, h) || !speaks(s, c, t)) continue;
    if (h.event === 'moves' && onlyLeaves(t.does) && !x.lasting && roams(s, card)) continue;
    fire(s, t, c, card, i, x.lasting?.n ?? 0, fired);
  }
}
