import type { Trigger } from '../language/index.ts';
import { comp, company, newCtx, noteOn } from '../query/cards.ts';
import { matches } from '../query/filter.ts';
import { companyMatches } from '../query/filter-company.ts';
import { attackFrame } from '../query/refs.ts';
import { holds } from '../query/value.ts';
import type { Cid, Company, State } from '../state/types.ts';

/** From the reveal of a new site until cards are drawn nothing is asked of anyone (coe/2.IV.i.3). */
export function revealing(s: State): boolean {
  for (const f of s.stack)
    if (f.p === 'company-phase')
      return f.s !== 'hazards' && f.s !== 'ending' && f.s !== 'leave' && f.s !== 'reset';
  return false;
}

/** "Whenever there is such a card": each card that comes to match is noted once a turn. */
export function watch(s: State, only: Cid = -1, skip: readonly Cid[] = []): void {
  for (const src of s.live) {
    if ((only >= 0 && src !== only) || skip.includes(src)) continue;
    const c = comp(s, src);
    for (const { t, i } of c.triggers) {
      if (t.on.event === 'moves') watchMove(s, src, t, i);
      if (t.on.event !== 'whenever') continue;
      for (const id of s.table) {
        const ctx = newCtx(s, s.owner[src], src);
        ctx.it = id;
        if (!matches(s, ctx, id, t.on.each) || (t.when && !holds(s, ctx, t.when))) continue;
        const seen = s.notes[src]?.uses?.[`w${i}:${id}`];
        if (seen && seen[0] === s.turn) continue;
        const n = s.notes[src] ?? {};
        n.uses = { ...n.uses, [`w${i}:${id}`]: [s.turn, 1] };
        s.notes[src] = n;
        s.queue.push({
          what: 'text',
          card: src,
          i,
          lasting: 0,
          seat: s.owner[src],
          ctx,
          name: c.def.name,
          does: t.does,
          optional: false,
        });
      }
    }
  }
}

/**
 * A company on its way comes to be of the sort a card speaks of: as it sets out, as the card comes
 * into play, or as either changes (coe/9.6). Once for each movement, and never amidst an attack
 * (crf/turn/movement/returning-to-site-of-origin/2).
 */
function watchMove(s: State, src: Cid, t: Trigger, i: number): void {
  if (t.on.event !== 'moves' || typeof t.on.company !== 'object') return;
  const co = company(s, s.current);
  if (!co?.moving || co.returned || attackFrame(s)) return;
  const key = `m${i}:${co.id}`;
  if (s.notes[src]?.uses?.[key]?.[0] === s.turn) return;
  const ctx = { ...newCtx(s, s.owner[src], src), company: co.id };
  if (!companyMatches(s, ctx, co, t.on.company) || (t.when && !holds(s, ctx, t.when))) return;
  const n = noteOn(s, src);
  n.uses = { ...n.uses, [key]: [s.turn, 1] };
  const name = comp(s, src).def.name;
  // copies of one card fire once for all of them (coe/9.6.7)
  if (s.queue.some((q) => q.name === name && q.i === i && q.ctx.company === co.id)) return;
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
  for (const src of s.live) {
    const uses = s.notes[src]?.uses;
    if (!uses) continue;
    for (const key in uses) if (key.startsWith('m') && key.endsWith(`:${co.id}`)) delete uses[key];
  }
}
