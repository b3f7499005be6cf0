import type { Trigger } from '../language/index.ts';
import { company, def, lieTogether, note, noteOn } from '../query/cards.ts';
import { companyMatches, matches, speaks } from '../query/evaluate.ts';
import { contextOf, type Said, triggersInForce } from '../query/in-force.ts';
import { attackFrame } from '../query/refs.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Cid, Company, State, Waiting } from '../state/types.ts';

/** From the reveal of a new site until cards are drawn nothing is asked of anyone (coe/2.IV.i.3). */
export function revealing(s: State): boolean {
  for (const f of s.stack)
    if (f.p === 'company-phase')
      return f.s !== 'hazards' && f.s !== 'ending' && f.s !== 'leave' && f.s !== 'reset';
  return false;
}

/** "Whenever there is such a card": each card that comes to match is noted once a turn. */
export function watch(s: State, only: Cid = -1, skip: readonly Cid[] = []): void {
  for (const x of triggersInForce(s, 'moves')) if (isWatched(x, only, skip)) watchMove(s, x);
  for (const x of triggersInForce(s, 'whenever')) {
    if (x.a.on.event !== 'whenever' || !isWatched(x, only, skip)) continue;
    const { a: t, card: src, i } = x;
    for (const id of s.table) {
      const ctx = contextOf(s, x);
      ctx.it = id;
      if (!matches(s, ctx, id, x.a.on.each) || !speaks(s, ctx, t)) continue;
      const seen = note(s, src).uses?.[`w${i}:${id}`];
      if (seen && seen[0] === s.turn) continue;
      const n = noteOn(s, src);
      n.uses = { ...n.uses, [`w${i}:${id}`]: [s.turn, 1] };
      s.queue.push({
        what: 'text',
        card: src,
        i,
        lasting: 0,
        seat: s.owner[src],
        ctx,
        name: def(s, src).name,
        does: t.does,
        optional: false,
      });
    }
  }
}

/** What it has seen is written on the card: so cards watch, and no effect left behind does. */
const isWatched = (x: Said<Trigger>, only: Cid, skip: readonly Cid[]): boolean =>
  x.lasting === null && (only < 0 || x.card === only) && !skip.includes(x.card);

/**
 * A company on its way comes to be of the sort a card speaks of: as it sets out, as the card comes
 * into play, or as either changes (coe/9.6). Once for each movement, and never amidst an attack
 * (crf/turn/movement/returning-to-site-of-origin/2).
 */
function watchMove(s: State, x: Said<Trigger>): void {
  const { a: t, card: src, i } = x;
  if (t.on.event !== 'moves' || typeof t.on.company !== 'object') return;
  const co = company(s, s.current);
  if (!co?.moving || co.returned || attackFrame(s)) return;
  const key = `m${i}:${co.id}`;
  if (note(s, src).uses?.[key]?.[0] === s.turn) return;
  const ctx = ctxWith(contextOf(s, x), { company: co.id });
  if (!companyMatches(s, ctx, co, t.on.company) || !speaks(s, ctx, t)) return;
  const n = noteOn(s, src);
  n.uses = { ...n.uses, [key]: [s.turn, 1] };
  const name = def(s, src).name;
  // copies of one card fire once for all of them (coe/9.6.7); what two of them say of what they lie on is said of two
  const told = (q: Waiting): boolean =>
    q.name === name && q.i === i && q.ctx.company === co.id && lieTogether(s, q.card, src);
  if (s.queue.some(told)) return;
  s.queue.push({
    what: 'text',
    card: src,
    i,
    lasting: 0,
    seat: s.owner[src],
    ctx,
    name,
    does: t.does,
    optional: false,
  });
}

/** A company that sets out (again) is looked at afresh. */
export function forgetMoves(s: State, co: Company): void {
  for (const x of triggersInForce(s, 'moves')) {
    const key = `m${x.i}:${co.id}`;
    if (note(s, x.card).uses?.[key] !== undefined) delete noteOn(s, x.card).uses?.[key];
  }
}
