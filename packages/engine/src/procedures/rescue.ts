import type { Effect } from '../language/index.ts';
import { company, newCtx, noteOn } from '../query/cards.ts';
import { freePrisoners } from '../effects/prison.ts';
import { openExtraItem } from '../effects/extra-item.ts';
import type { Cid, State } from '../state/types.ts';
import { tap } from '../verbs/cards.ts';
import { pushChain, ruleEntry } from './chain-start.ts';

/**
 * A company faces the rescue-attacks, then one of it taps to free the prisoners (coe/3.III.5).
 * The attacks are the first action of a chain; the freeing follows if the one who leads it can tap.
 */
export function beginRescue(s: State, leader: Cid, host: Cid): void {
  const n = noteOn(s, host);
  n.uses = { ...n.uses, rescue: [s.turn, 1] };
  const does: Effect[] = (n.rescue ?? []).map((spec) => ({ do: 'attack', spec }));
  does.push({ do: 'offer', who: 'you', options: [{ label: 'rescue', need: { is: 'user', a: { status: 'untapped' } }, does: [{ do: 'tap', what: 'user' }, { do: 'free-prisoners', host: 'self', into: 'company' }] }] });
  const ctx = { ...newCtx(s, s.owner[leader], host), user: leader };
  pushChain(s, 'site', [ruleEntry(s, s.owner[leader], 'rescue', does, ctx)]);
}

/** The leader has tapped: all prisoners of the host join the company. */
export function completeRescue(s: State, leader: Cid, host: Cid): void {
  const co = company(s, s.company[leader]);
  if (!co) return;
  freePrisoners(s, host, co);
  tap(s, co.site);
  openExtraItem(s, co, 'item');
}
