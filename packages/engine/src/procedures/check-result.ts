/** What becomes of one who has failed a corruption check or a body check (coe/7.1, 3.I). */

import { cannotCard } from '../query/bans.ts';
import { companyOf, def, isAvatar, itemsOf, wounded } from '../query/cards.ts';
import { isOrcOrTroll } from '../query/compare.ts';
import { matches } from '../query/evaluate.ts';
import { bodyInFight } from '../query/fight-stats.ts';
import { corruptionTotal, stat } from '../query/stats.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { CheckFrame } from '../state/frames.ts';
import type { Cid, State } from '../state/types.ts';
import { tap } from '../verbs/cards.ts';
import { discard, eliminate, toHand } from '../verbs/leaving.ts';
import { execFrame } from './exec.ts';
import { push } from './procedure.ts';

/** Equal to his corruption or one less: minions and the like tap for it, and have passed (coe/7.1, 7.1.F1). */
export function tapsOnNearMiss(s: State, who: Cid): boolean {
  const d = def(s, who);
  if (d.kind !== 'character') return false;
  const taps = kindOf(s, s.owner[who]).nearMissTaps;
  return d.avatar ? taps.avatar : isOrcOrTroll(d.race) ? taps.orcsAndTrolls : taps.others;
}

/** A near miss discards, a worse one eliminates; a Wizard is always eliminated (coe/7.1). */
export function corruptionResult(s: State, f: CheckFrame): void {
  if (f.outcome === 'passed') {
    if (tapsOnNearMiss(s, f.who) && f.total <= corruptionTotal(s, f.who)) tap(s, f.who);
    return;
  }
  if (f.check.insteadOfFailing) {
    push(s, execFrame(f.check.insteadOfFailing, { ...f.ctx }));
    return;
  }
  const points = corruptionTotal(s, f.who);
  const near = f.total >= points - 1;
  const avatar = isAvatar(s, f.who);
  if (
    near &&
    (!avatar || rulesOf(s).protectionSavesAvatar) &&
    cannotCard(s, 'be-discarded', f.who)
  ) {
    // then the check counts as passed (coe/7.1.3), or at least not as failed (crf/term/corruption/7)
    f.outcome = rulesOf(s).preventedDiscard === 'success' ? 'passed' : 'spared';
    return;
  }
  if (near && !avatar) discard(s, f.who, 'corruption');
  else eliminate(s, f.who, 'corruption');
}

/**
 * His own card names the result among those that discard him; a check without the usual consequences
 * must say that this one is kept. What changes his body changes these numbers as well (coe/3.I.4,
 * crf/term/body-check/2).
 */
function discardsAsPrinted(s: State, f: CheckFrame): boolean {
  const d = f.who >= 0 ? def(s, f.who) : undefined;
  if (d?.kind !== 'character') return false;
  const asBody = (n: number): number => bodyInFight(s, f.who, stat(s, 'body', f.who, { base: n }));
  if (!d.discardedOn?.some((n) => asBody(n) === f.total)) return false;
  if (cannotCard(s, 'be-discarded', f.who, 'body-check')) return false;
  if (!f.check.insteadOfFailing && !f.check.fail) return true;
  return (
    f.check.discardsAsPrinted !== undefined && matches(s, f.ctx, f.who, f.check.discardsAsPrinted)
  );
}

/** The bare roll sends him back to where he can take shape again (coe/3.I.1.R1). */
const isSentBack = (s: State, f: CheckFrame): boolean =>
  f.who >= 0 &&
  isAvatar(s, f.who) &&
  kindOf(s, s.owner[f.who]).avatarSentBackOn.includes(f.roll) &&
  !cannotCard(s, 'be-returned', f.who);

export function bodyResult(s: State, f: CheckFrame): void {
  if (isSentBack(s, f)) {
    f.outcome = 'spared';
    return toHand(s, f.who, 'body check');
  }
  if (discardsAsPrinted(s, f)) return discard(s, f.who, 'body check');
  if (f.outcome === 'passed' || f.check.fail || f.check.insteadOfFailing) {
    if (f.outcome === 'failed' && f.check.insteadOfFailing)
      push(s, execFrame(f.check.insteadOfFailing, { ...f.ctx }));
    return;
  }
  const who = f.who;
  const co = companyOf(s, who);
  // one item for each unwounded companion, the rest is lost (coe/3.I.2)
  const takers = co ? co.members.filter((m) => m !== who && !wounded(s, m)) : [];
  if (takers.length > 0 && itemsOf(s, who).length > 0)
    push(s, {
      p: 'hand-over',
      s: 'ask',
      from: who,
      left: takers.length,
      takers,
      then: 'eliminate',
    });
  else eliminate(s, who, 'body check');
}
