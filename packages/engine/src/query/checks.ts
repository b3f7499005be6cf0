/** The rolls that what is declared will make. */

import type { Effect } from '../language/index.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Aim, Cid, Ctx, Entry, State } from '../state/types.ts';
import { aimOf } from './aimed.ts';
import { cardsIn, isCorruptible } from './cards.ts';
import { holds, matches, value } from './evaluate.ts';
import { entryNo, refCard } from './refs.ts';

export interface Declared {
  kind: string;
  who: Cid;
  versus: Cid;
  /** companions may tap for it */
  supported?: true;
  /** no resource is for it, and nothing that its own player plays */
  unaided?: true;
}

/** The rolls that a declared action will make, in printed order (coe/9.3.2). */
export function checksOf(s: State, e: Entry): Declared[] {
  const out: Declared[] = [];
  declared(s, e.ctx, e.does, out);
  for (const r of e.rounds ?? []) declared(s, r.ctx, e.action?.rounds?.of[r.form].does ?? [], out);
  return out;
}

/** The roll that is aimed at, unless what makes it is gone, or comes to nothing. */
export function checkAimedAt(s: State, aim: Aim): Declared | undefined {
  const { n, i } = aimOf(aim, 'check');
  const e = entryNo(s, n);
  return e === null || e.negated ? undefined : checksOf(s, e)[i];
}

/** Each of several characters, and each repetition, makes a check of his own. */
function declared(s: State, c: Ctx, does: readonly Effect[], out: Declared[]): void {
  for (const x of does) {
    switch (x.do) {
      case 'check': {
        const who = x.who ? refCard(s, c, x.who) : -1;
        // there is no helping with a check that is not made (coe/7.4)
        if (x.kind !== 'corruption' || who < 0 || s.zone[who] !== 'play' || isCorruptible(s, who))
          out.push({
            kind: x.attempt ?? x.kind,
            who,
            versus: c.versus,
            ...(x.supported ? { supported: true } : {}),
            ...(x.unaided ? { unaided: true } : {}),
          });
        // whoever answers it is often chosen only then
        if (x.opposed)
          out.push({ kind: x.attempt ?? x.kind, who: refCard(s, c, x.opposed.who), versus: -1 });
        if (x.pass) declared(s, c, x.pass, out);
        if (x.fail) declared(s, c, x.fail, out);
        break;
      }
      case 'influence':
        out.push({
          kind: 'influence',
          who: refCard(s, c, x.by),
          versus: refCard(s, c, x.versus),
        });
        break;
      case 'test-ring':
        if (x.anyBut === undefined)
          out.push({ kind: 'ring', who: refCard(s, c, x.ring), versus: -1 });
        break;
      case 'if':
        // which wording holds is known beforehand
        if ('wording' in x.cond) {
          declared(s, c, holds(s, c, x.cond) ? x.then : (x.else ?? []), out);
          break;
        }
        declared(s, c, x.then, out);
        if (x.else) declared(s, c, x.else, out);
        break;
      case 'offer':
        for (const o of x.options) declared(s, c, o.does, out);
        break;
      case 'pick':
        declared(s, c, x.then, out);
        break;
      case 'repeat':
        if (rolls(x.does))
          for (let n = value(s, c, x.times); n > 0; n--) declared(s, c, x.does, out);
        break;
      case 'each':
        if (!rolls(x.does)) break;
        for (const it of cardsIn(s, 'play', -1)) {
          if (!matches(s, c, it, x.a)) continue;
          const mine: Ctx = ctxWith(c, { it });
          for (let n = x.times === undefined ? 1 : value(s, mine, x.times); n > 0; n--)
            declared(s, mine, x.does, out);
        }
        break;
      default:
        break;
    }
  }
}

const rolls = (does: readonly Effect[]): boolean =>
  does.some(
    (x) =>
      x.do === 'check' || x.do === 'if' || x.do === 'repeat' || x.do === 'each' || x.do === 'pick',
  );

/** How a declared roll is remembered: of all of that kind by that card, the which. */
export function checkKey(
  s: State,
  e: Entry,
  i: number,
): { kind: string; who: Cid; k: number } | null {
  const list = checksOf(s, e);
  const d = list[i];
  if (!d) return null;
  let k = 0;
  for (let j = 0; j < i; j++) if (list[j].kind === d.kind && list[j].who === d.who) k++;
  return { kind: d.kind, who: d.who, k };
}
