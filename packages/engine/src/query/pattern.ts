import type { AttackFacts, Happening, Of } from '../happenings/happening.ts';
import type { AttackPast, Pattern } from '../language/index.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Ctx, State } from '../state/types.ts';
import { company, companyIdOf } from './cards.ts';
import { oneOf } from './compare.ts';
import { attackMatches, companyMatches, isHazardElsewhere, matches } from './evaluate.ts';
import { wasSuch } from './printed.ts';
import { facedMatches } from './reading/faced.ts';
import { attackFrame, attackNo, companyRef, seatRef, strikeFrame } from './refs.ts';

/**
 * Whether what happened, or would happen, is what a text speaks of. The context is bound as it is
 * looked at: its cause, company and attack are those of the happening from then on.
 */
export function fits(s: State, c: Ctx, p: Pattern, h: Happening): boolean {
  if (p.event !== h.event) return false;
  switch (p.event) {
    case 'phase': {
      const x = h as Of<'phase'>;
      return p.phase === x.phase && p.edge === x.edge && isSeatOf(s, c, p.whose, x.seat);
    }
    case 'company-phase': {
      const x = h as Of<'company-phase'>;
      if (p.edge !== x.edge || (p.phase ?? 'movement-hazard') !== x.phase) return false;
      return isCompanyOf(s, c, p.company, h);
    }
    case 'moves':
      return isCompanyOf(s, c, p.company, h);
    case 'attack-declared':
    case 'strikes-assigned':
      return isAttackOf(s, c, p.attack, h);
    case 'attack-ended':
      if (p.outcome !== undefined && !oneOf(p.outcome, (h as Of<'attack-ended'>).outcome))
        return false;
      if (p.last && !isLastOfCreature(s, (h as Of<'attack-ended'>).attack)) return false;
      c.bound = { ...c.bound, excess: excessOf(attackNo(s, (h as Of<'attack-ended'>).attack)) };
      return isAttackOf(s, c, p.attack, h);
    case 'wounded': {
      const x = h as Of<'wounded'>;
      if (p.was !== undefined && !oneOf(p.was, x.was)) return false;
      if (p.attack !== undefined && !wasBy(s, c, x.attack, p.attack)) return false;
      return isCardOf(s, c, p.card, x.card);
    }
    case 'strike':
    case 'strike-ended': {
      const x = h as Of<'strike' | 'strike-ended'>;
      if (x.event === 'strike' && p.event === 'strike' && isStruckBack(s, c, p, x)) return true;
      if (p.result !== undefined && !oneOf<string>(p.result, x.result)) return false;
      if (p.attack !== undefined && !wasBy(s, c, x.attack, p.attack)) return false;
      c.bound = { ...c.bound, strikeProwess: x.against };
      if (x.event === 'strike') {
        if (p.event === 'strike' && p.wounds && !x.wounds) return false;
        c.bound.margin = x.against - x.prowess - x.roll;
      }
      return isCardOf(s, c, p.card, x.who);
    }
    case 'check-made': {
      const x = h as Of<'check-made'>;
      if (p.kind !== x.kind) return false;
      if (p.result !== undefined && p.result !== x.result) return false;
      c.company = x.company;
      return isCardOf(s, c, p.card, x.card);
    }
    case 'card-played': {
      const x = h as Of<'card-played'>;
      if (p.site !== undefined && !(x.site >= 0 && matches(s, c, x.site, p.site))) return false;
      if (p.usesSite && !x.usesSite) return false;
      if (p.tapsSite && !x.tapsSite) return false;
      return isCardOf(s, c, p.card, x.card) || wasSuch(s, x.wasCard, p.card);
    }
    case 'left-play':
      if (p.to !== undefined && p.to !== (h as Of<'left-play'>).to) return false;
      if (p.by === 'attack' && (h as Of<'left-play'>).why === 'corruption') return false;
      return isCardOf(s, c, p.card, (h as Of<'left-play'>).card);
    case 'item-gained':
    case 'imprisoned':
      return isCardOf(s, c, p.card, (h as { card: number }).card);
    case 'stored': {
      const { card, company: with_ } = h as Of<'stored'>;
      c.company = with_;
      if (p.card !== 'self') return isCardOf(s, c, p.card, card);
      c.cause = card;
      return card === c.card;
    }
    case 'composition-changed': {
      const x = h as Of<'composition-changed'>;
      if (p.split && !x.split) return false;
      if (p.left !== undefined && !isCardOf(s, c, p.left, x.left)) return false;
      return (
        companyRef(s, c, 'bearer') === x.company || (c.card >= 0 && s.company[c.card] === x.company)
      );
    }
    case 'deck-exhausted':
      return true;
    case 'drew': {
      const x = h as Of<'drew'>;
      if (x.seat !== seatRef(s, c, p.player)) return false;
      c.company = x.company;
      // each card that is drawn is an occasion of its own
      c.cause = x.card;
      return x.nth > p.over;
    }
    case 'hand-discard':
      return isSeatOf(s, c, p.whose, (h as Of<'hand-discard'>).seat);
    case 'move': {
      const x = h as Of<'move'>;
      if (p.to !== x.to || (p.from !== undefined && p.from !== x.from)) return false;
      if (p.by !== undefined && p.by !== x.by) return false;
      return isCardOf(s, c, p.card, x.card);
    }
    case 'status': {
      const x = h as Of<'status'>;
      if (p.to !== undefined && p.to !== x.to) return false;
      if (p.was !== undefined && p.was !== x.was) return false;
      if (p.by !== undefined && p.by !== x.by) return false;
      return isCardOf(s, c, p.card, x.card);
    }
  }
}

type With<F extends string> = Extract<Pattern, { readonly [K in F]?: unknown }>;

function isSeatOf(s: State, c: Ctx, whose: With<'whose'>['whose'], seat: number): boolean {
  if (whose === 'yours') return seat === c.by;
  if (whose === "opponent's") return seat !== c.by;
  if (whose === undefined) return true;
  const host = c.host !== -2 ? c.host : s.host[c.card];
  if (host >= 0) return s.owner[host] === seat;
  // what is on a company as a whole
  return company(s, s.company[c.card])?.seat === seat;
}

function isCompanyOf(s: State, c: Ctx, f: With<'company'>['company'], h: Happening): boolean {
  const co = company(s, (h as { company: number }).company);
  if (!co) return false;
  c.company = co.id;
  if (f === 'bearer')
    return companyRef(s, c, 'bearer') === co.id || companyIdOf(s, c.card) === co.id;
  return f === undefined || companyMatches(s, c, co, f);
}

function isAttackOf(
  s: State,
  c: Ctx,
  f: Extract<Pattern, { event: 'attack-declared' }>['attack'],
  h: Happening,
): boolean {
  const x = h as Of<'attack-declared' | 'strikes-assigned' | 'attack-ended'>;
  const attack = attackNo(s, x.attack);
  c.company = x.company;
  c.attack = x.attack;
  return attack !== null && attackMatches(s, c, attack, f);
}

function isCardOf(
  s: State,
  c: Ctx,
  f: Extract<Pattern, { event: 'left-play' }>['card'],
  card: number,
): boolean {
  c.cause = card;
  return card >= 0 && matches(s, c, card, f);
}

/** Of two who strike at each other each faces the strike of the other: what fails for one succeeds for the other (coe/3.V.5). */
function isStruckBack(
  s: State,
  c: Ctx,
  p: Extract<Pattern, { event: 'strike' }>,
  x: Of<'strike'>,
): boolean {
  if (p.result === undefined || p.wounds || p.attack !== undefined) return false;
  const by = strikeFrame(s)?.by ?? -1;
  return by >= 0 && oneOf<string>(p.result, TURNED[x.result]) && isCardOf(s, c, p.card, by);
}

const TURNED = { successful: 'failed', failed: 'successful', ineffectual: 'ineffectual' } as const;

/** Whether that attack did it, or one of that sort. */
export const wasBy = (
  s: State,
  c: Ctx,
  by: AttackFacts | null,
  want: AttackPast | 'this',
): boolean =>
  by !== null &&
  (want === 'this'
    ? attackFrame(s)?.n === by.n
    : !(by.source === 'company' && isHazardElsewhere(s, c, want)) && facedMatches(s, c, by, want));

/** All its excess strikes: those that were given out (coe/3.iv.2; in the end they all are), and those left. */
const excessOf = (f: AttackFrame | null): number =>
  f ? f.assigned.reduce((n, a) => n + a.excess, f.excess) : 0;

/** Of the attacks of its card none is still to come. */
function isLastOfCreature(s: State, n: number): boolean {
  const card = attackNo(s, n)?.card ?? -1;
  return !s.stack.some((f) => f.p === 'attack' && f.n !== n && f.card === card && card >= 0);
}
