import { openExtraItem } from '../effects/extra-item.ts';
import { freePrisoners } from '../effects/prison.ts';
import { happen } from '../happenings/happen.ts';
import type { Effect } from '../language/index.ts';
import { newCtx, noteOn } from '../query/cards.ts';
import type { Cid, Company, State } from '../state/types.ts';
import { tap } from '../verbs/cards.ts';
import { pushChain, ruleEntry } from './chain-start.ts';

/**
 * A company faces the rescue-attacks, then one of it may tap to free the prisoners (coe/3.III.5).
 * The attacks are the first action of a chain; who taps is chosen when they are over.
 */
export function beginRescue(s: State, one: Cid, host: Cid): void {
  const n = noteOn(s, host);
  n.uses = { ...n.uses, rescue: [s.turn, 1] };
  // as many as the site has now, or those that were named; they are no automatic-attacks (coe/3.III.5)
  const does: Effect[] =
    n.rescue === 'automatic-attacks'
      ? [{ do: 'attack', spec: 'automatic-attacks-of-site' }]
      : (n.rescue ?? []).map((spec) => ({ do: 'attack', spec }));
  does.push({
    do: 'pick',
    player: 'you',
    a: { kind: 'character', status: 'untapped', company: { active: true } },
    optional: true,
    then: [
      { do: 'tap', what: 'picked' },
      { do: 'free-prisoners', host: 'self', into: 'company' },
    ],
  });
  pushChain(s, 'site', [ruleEntry(s, s.owner[one], 'rescue', does, newCtx(s, s.owner[one], host))]);
}

/** One of the company has tapped: all prisoners of the host join it. */
export function completeRescue(s: State, co: Company | undefined, host: Cid): void {
  if (!co) return;
  freePrisoners(s, host, co);
  happen(s, { event: 'rescued', company: co.id });
  tap(s, co.site);
  openExtraItem(s, co, 'rescue');
}
