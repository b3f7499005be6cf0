import { comp, newCtx } from '../query/cards.ts';
import { matches } from '../query/filter.ts';
import { holds } from '../query/value.ts';
import type { State } from '../state/types.ts';

/** "Whenever there is such a card": each card that comes to match is noted once a turn. */
export function watch(s: State): void {
  for (const src of s.live) {
    const c = comp(s, src);
    for (const { t, i } of c.triggers) {
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
        s.queue.push({ card: src, i, lasting: 0, seat: s.owner[src], ctx, name: c.def.name, does: t.does, optional: false });
      }
    }
  }
}
