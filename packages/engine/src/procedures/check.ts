import { happen, heeded } from '../happenings/happen.ts';
import type { Ref } from '../language/index.ts';
import { ask, type Option, throwsOf } from '../options.ts';
import { cardsIn, companyOf, def, isAvatar, note, untapped } from '../query/cards.ts';
import { compares } from '../query/compare.ts';
import { matches, value } from '../query/evaluate.ts';
import { bodyInFight } from '../query/fight-stats.ts';
import { plainly } from '../query/plain-influence.ts';
import { entryNo, refCard, seatRef, strikeFrame } from '../query/refs.ts';
import { ringTestThere } from '../query/rings.ts';
import { rivalOf } from '../query/seats.ts';
import { influencesPlainly, rollsMore } from '../query/skills.ts';
import { corruptionTotal, rollModifier, stat } from '../query/stats.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { copyCtx } from '../state/ctx.ts';
import type { CheckFrame } from '../state/frames.ts';
import { type Cid, type Ctx, type Entry, type Seat, type State, TAPPED } from '../state/types.ts';
import { rollDice, shuffleDeck, tap } from '../verbs/cards.ts';
import { discard } from '../verbs/leaving.ts';
import { bodyResult, corruptionResult, tapsOnNearMiss } from './check-result.ts';
import { deckSearched, ringsFor, takeUp } from './check-ring.ts';
import { execFrame } from './exec.ts';
import { as, type Procedure, pop, push } from './procedure.ts';

/** Every roll against a number: corruption, influence, body, rings, and cards' own (coe/7, 8, 3.I, 6.2). */
export const check: Procedure<CheckFrame> = {
  /** Those who may tap for it, one after the other. */
  help: {
    ask(s, f) {
      const { helpers } = f.check;
      const who = helpers
        ? cardsIn(s, 'play', roller(s, f)).filter(
            (id) => untapped(s, id) && matches(s, f.ctx, id, helpers.a),
          )
        : [];
      if (who.length === 0) {
        f.s = 'roll';
        return null;
      }
      const options = who.map((id): Option => ({ type: 'card', card: id }));
      return ask(roller(s, f), 'pick', 'support', [{ type: 'pass' }, ...options], f.who);
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        f.s = 'roll';
        return;
      }
      tap(s, as(o, 'card').card);
      f.help = (f.help ?? 0) + (f.check.helpers?.plus ?? 0);
    },
  },
  roll: {
    run(s, f) {
      const k = f.check.kind;
      // a gold ring may be tested as it is stored (coe/6.2.3)
      if (f.who >= 0 && s.zone[f.who] !== 'play' && !(k === 'ring' && s.zone[f.who] === 'pile'))
        return pop(s, f);
      if (f.check.sure) {
        f.outcome = 'passed';
        f.s = 'result';
        return;
      }
      const mods = declaredMods(s, f, f.who, f.check.who);
      f.mods = mods.by;
      f.thrown = [];
      if (f.check.opposed) return opposedRoll(s, f, f.check.opposed);
      const more = k === 'influence' ? rollsMore(s, f.who, f.ctx.versus) : 0;
      for (let n = (mods.twice || f.check.twice ? 2 : 1) + more; n > 0; n--) {
        const dice = rollDice(s);
        f.thrown.push(dice[0] + dice[1]);
        count(s, f, dice[0] + dice[1]);
        if (heeded(s, 'roll'))
          happen(s, {
            event: 'roll',
            seat: roller(s, f),
            dice,
            for: f.check.attempt ?? k,
            card: f.who,
            total: f.total,
            against: against(s, f),
            outcome: f.outcome,
          });
      }
      f.s = 'which';
    },
  },
  /** Of several rolls the one who makes them chooses. */
  which: {
    ask: (s, f) => ask(roller(s, f), 'number', 'which-roll', throwsOf(f.thrown), f.who),
    answer(s, f, o) {
      count(s, f, as(o, 'number').n);
      f.s = f.check.kind === 'ring' ? 'search' : 'result';
    },
  },
  result: {
    run(s, f) {
      f.s = 'end';
      const k = f.check.kind;
      const company = f.who >= 0 ? s.company[f.who] : -1;
      if (f.check.attempt === 'burglary') burgled(s, f);
      if (k === 'corruption') corruptionResult(s, f);
      else if (k === 'body') bodyResult(s, f);
      // what was played for the roll follows upon what it leads to
      const after =
        f.outcome === 'passed' ? f.passing : f.outcome === 'failed' ? f.failing : undefined;
      const cause = k === 'influence' && f.ctx.versus < 0 ? f.ctx.card : f.ctx.versus;
      for (const { does, ctx } of after ?? []) push(s, execFrame(does, { ...ctx, cause }));
      const branch =
        f.outcome === 'passed' ? f.check.pass : f.outcome === 'failed' ? f.check.fail : undefined;
      const tieOnly =
        k === 'body' && f.ctx.bound.tieOnly === 1 && f.total !== stat(s, 'body', f.who);
      if (branch && !tieOnly) push(s, execFrame(branch, afterRoll(f)));
      if (k === 'corruption' || k === 'influence')
        happen(s, { event: 'check-made', kind: k, card: f.who, company, result: f.outcome });
    },
  },
  /** He looks through his deck for a ring, where the gold ring lets him. */
  search: {
    run(s, f) {
      f.s = 'ring';
      const seat = s.owner[f.who];
      if (deckSearched(s, f, seat)) for (const id of ringsFor(s, f, seat)) s.known[id] |= 1 << seat;
    },
  },
  /** Which ring, if any, takes the place of the gold ring that was tested (coe/6.2). */
  ring: {
    ask(s, f) {
      const seat = s.owner[f.who];
      const options: Option[] = ringsFor(s, f, seat).map((id) => ({
        type: 'card',
        card: id,
      }));
      options.push({ type: 'pass' });
      return ask(seat, 'pick', 'ring', options, f.who);
    },
    answer(s, f, o) {
      const bearer = s.host[f.who];
      const { stored, storedAway } = note(s, f.who);
      f.s = 'end';
      const searched = deckSearched(s, f, s.owner[f.who]);
      if (o.type === 'card' || f.check.anyBut === undefined || f.check.ofTable)
        discard(s, f.who, 'tested', 'effect');
      if (o.type === 'card') takeUp(s, o.card, bearer, { stored, storedAway });
      if (searched) shuffleDeck(s, s.owner[f.who]);
    },
  },
  end: { run: (s, f) => pop(s, f) },
};

type Opposed = NonNullable<CheckFrame['check']['opposed']>;

/** Both roll, and again while neither has more, unless that is no success either. */
function opposedRoll(s: State, f: CheckFrame, { who: ref, by, plus, tiesFail }: Opposed): void {
  const what = f.check.attempt ?? f.check.kind;
  const other = refCard(s, f.ctx, ref);
  const theirs = declaredMods(s, f, other, ref).by + attemptModifier(s, f.check, other);
  const added = plus === undefined ? 0 : value(s, f.ctx, plus);
  const tell = (seat: Seat, dice: number[], card: Cid, total: number): void => {
    if (heeded(s, 'roll'))
      happen(s, {
        event: 'roll',
        seat,
        dice,
        for: what,
        card,
        total,
        against: f.opposing,
        outcome: f.outcome,
      });
  };
  do {
    f.outcome = '';
    const dice = rollDice(s);
    f.opposing = 0;
    const total = dice[0] + dice[1] + theirs + added;
    tell(seatRef(s, f.ctx, by), dice, other, total);
    f.opposing = total;
    const mine = rollDice(s);
    count(s, f, mine[0] + mine[1]);
    tell(roller(s, f), mine, f.who, f.total);
  } while (f.total === f.opposing && !tiesFail);
  f.s = 'result';
}

/** What is added to such an attempt by whoever makes it. */
const attemptModifier = (s: State, { attempt }: CheckFrame['check'], who: Cid): number => {
  const stat = attempt === undefined ? undefined : ATTEMPT_STATS[attempt];
  return stat === undefined || who < 0 ? 0 : rollModifier(s, stat, who, -1);
};

const ATTEMPT_STATS = {
  riddling: 'riddling-roll',
  offering: 'offering-attempt',
  burglary: undefined,
} as const;

/** Made in place of facing the automatic-attacks: all are spared them, or he alone is left to them. */
function burgled(s: State, f: CheckFrame): void {
  const e = f.ctx.entry ? entryNo(s, f.ctx.entry) : null;
  if (e) e.ctx.bound.burgled = f.outcome === 'passed' ? 1 : 2;
  for (const x of s.stack) {
    if (x.p !== 'enter') continue;
    if (f.outcome === 'passed') x.spared = true;
    else x.alone = f.who;
  }
}

/** A Ringwraith or Balrog in his company keeps him steady (coe/7.1.R1, 7.1.B1). */
const steadied = (s: State, who: Cid): number => {
  const { avatarSteadies } = kindOf(s, s.owner[who]);
  if (avatarSteadies === 0) return 0;
  const { members = [] } = companyOf(s, who) ?? {};
  return members.some((m) => m !== who && isAvatar(s, m)) ? avatarSteadies : 0;
};

/** Every check that a strike leads to is harder on one who was wounded before it (coe/3.I.1). */
const alreadyWounded = (s: State, who: Cid): number => {
  const f = strikeFrame(s);
  return (f?.who === who && f.wasWounded) || (f?.by === who && f.byWasWounded) ? 1 : 0;
};

/** What that roll comes to, with all that is added to it. */
function count(s: State, f: CheckFrame, roll: number): void {
  const k = f.check.kind;
  f.roll = roll;
  // to flatter a foe is a check, but no attempt: that is for a faction or an opponent's card (coe glossary)
  const attempts = k === 'influence' && f.who >= 0 && f.ctx.versus >= 0;
  if (attempts && influencesPlainly(s, f.who)) {
    f.total = roll + plainly(s, f.ctx, f.who, f.check.plus);
    decide(s, f);
    return;
  }
  f.total =
    roll +
    (f.check.plus === undefined ? 0 : value(s, f.ctx, f.check.plus)) +
    f.mods +
    (f.help ?? 0);
  f.total += attemptModifier(s, f.check, f.who);
  if (k === 'corruption')
    f.total += rollModifier(s, 'corruption-check', f.who, f.ctx.card) + steadied(s, f.who);
  else if (k === 'influence')
    f.total += f.who >= 0 ? rollModifier(s, 'influence-check', f.who, f.ctx.versus) : 0;
  else if (k === 'body')
    f.total += rollModifier(s, 'body-check', f.who, -1) + alreadyWounded(s, f.who);
  else if (k === 'ring') {
    f.total += rollModifier(s, 'ring-test', f.who, -1) + ringTestThere(s, f.who);
    if (def(s, f.who).alignment === 'hero')
      f.total += kindOf(s, s.owner[f.who]).ringTests.forHeroRings;
  }
  decide(s, f);
}

/** What comes of it knows what was rolled. */
function afterRoll(f: CheckFrame): Ctx {
  const c = copyCtx(f.ctx);
  c.bound.total = f.total;
  c.bound.roll = f.roll;
  c.bound.tieOnly = 0;
  return c;
}

/** Modifications that were declared for this very roll. */
function declaredMods(
  s: State,
  f: CheckFrame,
  who: Cid,
  ref: Ref | undefined,
): { by: number; twice: boolean } {
  const e = f.ctx.entry ? entryNo(s, f.ctx.entry) : resolvingEntry(s);
  if (!e) return { by: 0, twice: false };
  const kind = f.check.attempt ?? f.check.kind;
  const key = `${kind}:${who}`;
  const k = e.rolled?.[key] ?? 0;
  e.rolled ??= {};
  e.rolled[key] = k + 1;
  let n = 0;
  let twice = false;
  for (const m of e.mods) {
    if (!bearsOn(s, m, kind, k, who, ref)) continue;
    n += m.by;
    if (m.pass) f.passing = [...(f.passing ?? []), m.pass];
    if (m.fail) f.failing = [...(f.failing ?? []), m.fail];
    if (m.twice) twice = true;
  }
  return { by: n, twice };
}

/** It was declared for that roll of his, and still holds. */
function bearsOn(
  s: State,
  m: Entry['mods'][number],
  kind: string,
  k: number,
  who: Cid,
  ref: Ref | undefined,
): boolean {
  if (m.kind !== kind || m.k !== k) return false;
  // nobody in particular was known to make it when it was declared
  if (m.who >= 0 ? m.who !== who : who >= 0 && ref === 'user') return false;
  // who tapped for it must be tapped still (coe/9.2.1; crf/card/narya/1)
  return m.tapped === undefined || (s.zone[m.tapped] === 'play' && s.status[m.tapped] === TAPPED);
}

/** The first roll of such a check as what is declared would make it: nothing is rolled, and nothing noted. */
export function supposed(s: State, e: Entry, check: CheckFrame['check'], who: Cid): CheckFrame {
  const kind = check.attempt ?? check.kind;
  const bearing = e.mods.filter((m) => bearsOn(s, m, kind, 0, who, check.who));
  return {
    p: 'check',
    s: 'roll',
    check: bearing.some((m) => m.twice) ? { ...check, twice: true } : check,
    thrown: [],
    opposing: 0,
    ctx: e.ctx,
    mods: bearing.reduce((n, m) => n + m.by, 0),
    who,
    total: 0,
    roll: 0,
    outcome: '',
  };
}

/** What such a roll would come to: the total and whether it is enough. */
export function cameTo(
  s: State,
  f: CheckFrame,
  roll: number,
): { readonly total: number; readonly outcome: CheckFrame['outcome'] } {
  const then = { ...f };
  count(s, then, roll);
  return { total: then.total, outcome: then.outcome };
}

/** The entry a chain is resolving now. */
function resolvingEntry(s: State) {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const x = s.stack[i];
    if (x.p === 'chain') return x.now;
  }
  return null;
}

const roller = (s: State, f: CheckFrame): Seat => {
  if (f.check.by) return seatRef(s, f.ctx, f.check.by);
  if (f.check.kind === 'body' && f.who >= 0) return rivalOf(s, s.owner[f.who]);
  return f.who >= 0 ? s.owner[f.who] : f.ctx.by;
};

function against(s: State, f: CheckFrame): number {
  switch (f.check.kind) {
    case 'corruption':
      return corruptionTotal(s, f.who);
    case 'body':
      return f.who >= 0 && s.zone[f.who] === 'play'
        ? bodyInFight(s, f.who, stat(s, 'body', f.who))
        : 0;
    case 'ring':
      return 0;
    default:
      if (f.check.opposed) return f.opposing;
      return f.check.than === undefined ? 0 : value(s, f.ctx, f.check.than);
  }
}

function decide(s: State, f: CheckFrame): void {
  switch (f.check.kind) {
    case 'corruption':
      f.outcome =
        f.total > against(s, f) - (tapsOnNearMiss(s, f.who) ? 2 : 0) ? 'passed' : 'failed';
      break;
    case 'body':
      f.outcome = f.total > against(s, f) ? 'failed' : 'passed';
      break;
    case 'ring':
      f.outcome = 'passed';
      break;
    default:
      f.outcome =
        compares(f.total, f.check.op ?? '>', against(s, f)) ||
        (f.check.bare !== undefined && compares(f.roll, f.check.bare.op, f.check.bare.than))
          ? 'passed'
          : 'failed';
  }
}
