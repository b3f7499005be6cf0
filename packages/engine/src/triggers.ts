import type { Effect, Trigger } from './language/index.ts';
import { runAtOnce } from './procedures/at-once.ts';
import { company, companyIdOf, def } from './query/cards.ts';
import { matches } from './query/filter.ts';
import { attackMatches } from './query/filter-attack.ts';
import { companyMatches } from './query/filter-company.ts';
import { contextOf, isElsewhere, isLive, triggersInForce } from './query/in-force.ts';
import { companyRef } from './query/refs.ts';
import { speaks } from './query/value.ts';
import { rulesOf } from './rules/rule-sets.ts';
import type { AttackFrame } from './state/frames.ts';
import type { Cid, CompanyId, Ctx, Seat, State, Waiting } from './state/types.ts';

/** Something happened that passive conditions may be waiting for (coe/9.6). */
export type Occurrence =
  | {
      event: 'phase';
      phase: import('./language/index.ts').Phase;
      edge: 'start' | 'end';
      seat: Seat;
    }
  | { event: 'company-phase'; edge: 'start' | 'end'; company: CompanyId }
  | { event: 'moves'; company: CompanyId }
  | { event: 'attack-declared'; attack: AttackFrame }
  | { event: 'attack-ended'; attack: AttackFrame; outcome: 'defeated' | 'other' }
  | { event: 'wounded' | 'left-play'; card: Cid }
  | { event: 'item-gained'; card: Cid; item: Cid }
  /** the company is that in which the card was when the check was made */
  | {
      event: 'check-made';
      kind: 'corruption' | 'influence';
      card: Cid;
      company: CompanyId;
      result: '' | 'passed' | 'failed' | 'spared';
    }
  | { event: 'composition-changed'; company: CompanyId }
  | { event: 'deck-exhausted'; seat: Seat }
  | { event: 'stored'; card: Cid }
  | { event: 'card-played'; card: Cid };

function bears(s: State, t: Trigger, c: Ctx, o: Occurrence): boolean {
  const on = t.on;
  if (on.event !== o.event) return false;
  switch (on.event) {
    case 'phase': {
      const x = o as Extract<Occurrence, { event: 'phase' }>;
      if (on.phase !== x.phase || on.edge !== x.edge) return false;
      if (on.whose === 'yours') return x.seat === c.by;
      if (on.whose === "opponent's") return x.seat !== c.by;
      if (on.whose === 'bearer') {
        const host = c.host !== -2 ? c.host : s.host[c.card];
        if (host >= 0) return s.owner[host] === x.seat;
        // what is on a company as a whole
        return company(s, s.company[c.card])?.seat === x.seat;
      }
      return true;
    }
    case 'company-phase':
    case 'moves': {
      const x = o as Extract<Occurrence, { event: 'company-phase' | 'moves' }>;
      if (on.event === 'company-phase' && on.edge !== (x as { edge?: string }).edge) return false;
      const co = company(s, x.company);
      if (!co) return false;
      c.company = co.id;
      if (on.company === 'bearer')
        return companyRef(s, c, 'bearer') === co.id || companyIdOf(s, c.card) === co.id;
      return on.company === undefined || companyMatches(s, c, co, on.company);
    }
    case 'attack-declared':
    case 'attack-ended': {
      const x = o as Extract<Occurrence, { event: 'attack-declared' | 'attack-ended' }>;
      if (
        on.event === 'attack-ended' &&
        on.outcome !== undefined &&
        (x as { outcome?: string }).outcome !== on.outcome
      )
        return false;
      c.company = x.attack.company;
      c.attack = x.attack.n;
      return attackMatches(s, c, x.attack, on.attack);
    }
    case 'wounded':
    case 'left-play':
    case 'card-played': {
      const x = o as { card: Cid };
      c.cause = x.card;
      return matches(s, c, x.card, on.card);
    }
    case 'item-gained': {
      const x = o as Extract<Occurrence, { event: 'item-gained' }>;
      c.cause = x.card;
      return matches(s, c, x.card, on.by);
    }
    case 'check-made': {
      const x = o as Extract<Occurrence, { event: 'check-made' }>;
      if (on.kind !== x.kind) return false;
      if (on.result !== undefined && on.result !== x.result) return false;
      c.cause = x.card;
      c.company = x.company;
      return matches(s, c, x.card, on.who);
    }
    case 'composition-changed': {
      const x = o as Extract<Occurrence, { event: 'composition-changed' }>;
      return (
        companyRef(s, c, 'bearer') === x.company || (c.card >= 0 && s.company[c.card] === x.company)
      );
    }
    case 'deck-exhausted':
      return true;
    case 'stored': {
      const x = o as Extract<Occurrence, { event: 'stored' }>;
      c.cause = x.card;
      return on.card === 'self' ? x.card === c.card : matches(s, c, x.card, on.card);
    }
  }
}

function fire(
  s: State,
  t: Trigger,
  c: Ctx,
  card: Cid,
  i: number,
  lasting: number,
  fired: Fired,
): void {
  const name = card >= 0 ? def(s, card).name : '';
  if (!onlyLeaves(t.does)) {
    // copies of one card fire once for all of them, yet each is discarded as it says (coe/9.6.7)
    const host = c.host !== -2 || card < 0 ? c.host : s.host[card];
    if (lasting === 0 && fired.some((x) => x.name === name && x.i === i && x.host === host)) {
      for (const e of t.does)
        if (e.do === 'move' && e.what === 'self') runAtOnce(s, { ...t, does: [e] }, c);
      return;
    }
    fired.push({ name, i, host });
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
        sameOccasion(q.ctx, c) &&
        q.ctx.host === c.host &&
        s.host[q.card] === s.host[card],
    )
  )
    return;
  s.queue.push(w);
}

type Fired = { name: string; i: number; host: Cid }[];

/** What follows from a failed check is at once, or opens the next chain (coe/9.5.3; crf/term/corruption/2). */
const waitsForChain = (s: State, t: Trigger): boolean =>
  t.on.event === 'check-made' &&
  t.on.kind === 'corruption' &&
  rulesOf(s).afterFailedCheck === 'next-chain';

const sameOccasion = (a: Ctx, b: Ctx): boolean =>
  a.cause === b.cause && a.company === b.company && a.attack === b.attack;

/** What only discards the card itself happens at once (coe/9.6.3). */
const onlyLeaves = (does: readonly Effect[]): boolean =>
  does.length === 1 && does[0].do === 'move' && does[0].what === 'self' && does[0].to === 'discard';

/** The company that it happened to, where it is about one. */
const companyOfOccurrence = (o: Occurrence): CompanyId | undefined =>
  'attack' in o ? o.attack.company : 'company' in o ? o.company : undefined;

/** Lets every passive condition in force look at what happened. */
export function occur(s: State, o: Occurrence, only: Cid = -1, skip: readonly Cid[] = []): void {
  const fired: Fired = [];
  const where = companyOfOccurrence(o);
  for (const x of triggersInForce(s, o.event)) {
    const { a: t, card, i } = x;
    if (only >= 0 && (x.lasting || card !== only)) continue;
    if (!x.lasting) {
      // it may have gone away with what another did
      if (skip.includes(card) || !isLive(s, card)) continue;
      // what asks of what sort the company is, is watched (effects/watch.ts)
      if (t.on.event === 'moves' && typeof t.on.company === 'object') continue;
    } else if (where !== undefined && isElsewhere(x, where)) continue;
    const c = contextOf(s, x);
    if (x.lasting) c.bound = { ...c.bound };
    if (!bears(s, t, c, o) || !speaks(s, c, t)) continue;
    fire(s, t, c, card, i, x.lasting?.n ?? 0, fired);
  }
}
