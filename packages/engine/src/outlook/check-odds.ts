/** How a check is likely to go: from the numbers that the check itself takes (coe/7.1, 8, 6.2, 3.I). */

import { factionEffects } from '../effects/faction.ts';
import type { Effect, Keyword } from '../language/index.ts';
import { cameTo, supposed } from '../procedures/check.ts';
import { ringsFor } from '../procedures/check-ring.ts';
import { influenceAgainst } from '../procedures/influence.ts';
import {
  companyOf,
  copyCtx,
  def,
  isAvatar,
  isCorruptible,
  itemDef,
  newCtx,
} from '../query/cards.ts';
import { chainFrame, refCard } from '../query/refs.ts';
import { corruptionTotal } from '../query/stats.ts';
import { ctxWith } from '../state/ctx.ts';
import type { CheckFrame } from '../state/frames.ts';
import type { Cid, Ctx, Entry, Seat, State } from '../state/types.ts';
import { chanceApart, chanceOf, chanceTwice, least, ROLLS } from './dice.ts';

type Check = CheckFrame['check'];

export type CheckOdds =
  | {
      readonly kind: 'corruption';
      readonly who: Cid;
      /** the least roll that is enough, 13 if none is */
      readonly need: number;
      readonly passes: number;
      /** he goes to the discard pile, or is lost for good */
      readonly discarded: number;
      readonly eliminated: number;
    }
  | {
      readonly kind: 'influence' | 'body' | 'roll';
      readonly who: Cid;
      /** 0: the other rolls as well */
      readonly need: number;
      /** for a body check: that he survives it */
      readonly passes: number;
    }
  | {
      readonly kind: 'ring';
      readonly who: Cid;
      /** each sort of ring with how likely it is allowed, and whether he has one to bring in */
      readonly rings: readonly {
        readonly ring: Keyword;
        readonly chance: number;
        readonly held: boolean;
      }[];
    };

/** Something that could be declared, to be asked about: it has no number, and is nowhere. */
const entryOf = (by: Seat, ctx: Ctx, does: readonly Effect[] = []): Entry => ({
  n: 0,
  by,
  use: null,
  kind: 'rule',
  card: ctx.card,
  name: '',
  action: null,
  does,
  ctx,
  tapped: [],
  counts: 0,
  key: null,
  mods: [],
  negated: false,
  trigger: null,
  tapsSite: false,
});

/** What is said of it is said of the better of two rolls, where one may choose. */
const likely = (f: CheckFrame) => (f.check.twice ? chanceTwice : chanceOf);

function corruption(s: State, f: CheckFrame): CheckOdds {
  const points = corruptionTotal(s, f.who);
  const passed = (roll: number): boolean => cameTo(s, f, roll).outcome === 'passed';
  const near = (roll: number): boolean => cameTo(s, f, roll).total >= points - 1;
  const passes = likely(f)(passed);
  const kept = isAvatar(s, f.who) ? passes : likely(f)((roll) => passed(roll) || near(roll));
  return {
    kind: 'corruption',
    who: f.who,
    need: least(passed),
    passes,
    discarded: kept - passes,
    eliminated: 1 - kept,
  };
}

function ring(s: State, f: CheckFrame): CheckOdds {
  const rows = itemDef(s, f.who).tests ?? [];
  const seat = s.owner[f.who];
  const totals = ROLLS.map(([roll, chance]) => ({ total: cameTo(s, f, roll).total, chance }));
  const words = [...new Set(rows.map((r) => r.ring))];
  return {
    kind: 'ring',
    who: f.who,
    rings: words.map((word) => {
      const own = rows.filter((r) => r.ring === word);
      const shown = totals.filter(({ total }) =>
        own.some((r) => total >= r.totals[0] && total <= r.totals[1]),
      );
      const [first] = shown;
      const held =
        first !== undefined &&
        ringsFor(s, { ...f, total: first.total }, seat).some((id) =>
          def(s, id).keywords?.includes(word),
        );
      return { ring: word, chance: shown.reduce((sum, x) => sum + x.chance, 0), held };
    }),
  };
}

function oddsOf(s: State, e: Entry, check: Check, who: Cid): CheckOdds | null {
  const f = supposed(s, e, check, who);
  if (check.sure || check.opposed) return null;
  if (check.kind === 'corruption') return isCorruptible(s, who) ? corruption(s, f) : null;
  if (check.kind === 'ring') return who >= 0 && def(s, who).kind === 'item' ? ring(s, f) : null;
  const passed = (roll: number): boolean => cameTo(s, f, roll).outcome === 'passed';
  const kind = check.kind === 'influence' || check.kind === 'body' ? check.kind : 'roll';
  return { kind, who, need: least(passed), passes: likely(f)(passed) };
}

/** An attempt on what another player has: he rolls against it, with the numbers of now (coe/8.3). */
function against(s: State, c: Ctx): CheckOdds {
  const { plus, resistance } = influenceAgainst(s, c);
  const f = supposed(
    s,
    entryOf(c.by, c),
    { do: 'check', kind: 'influence', who: 'user', op: '>', than: 0 },
    c.user,
  );
  const bonus = cameTo(s, f, 0).total + plus;
  return {
    kind: 'influence',
    who: c.user,
    need: 0,
    passes: chanceApart((apart) => apart + bonus > resistance),
  };
}

/** The check that something declared comes to; null if it is none, or not known yet. */
export function entryOdds(s: State, declared: Entry): CheckOdds | null {
  const e = { ...declared, ctx: copyCtx(declared.ctx) };
  if (e.negated) return null;
  if (e.kind === 'rule' && e.card < 0 && e.ctx.versus >= 0) return against(s, e.ctx);
  const faction = e.card >= 0 && def(s, e.card).kind === 'faction' && e.use?.kind === 'at-site';
  for (const effect of faction ? factionEffects(s, e) : e.does) {
    if (effect.do === 'check')
      return oddsOf(s, e, effect, effect.who ? refCard(s, e.ctx, effect.who) : -1);
    if (effect.do === 'test-ring')
      return oddsOf(
        s,
        e,
        {
          do: 'check',
          kind: 'ring',
          ...(effect.plus === undefined ? {} : { plus: effect.plus }),
          ...(effect.twice ? { twice: true } : {}),
        },
        refCard(s, e.ctx, effect.ring),
      );
  }
  return null;
}

/** A corruption check that he would make now, with so much more. */
export function corruptionOdds(s: State, who: Cid, plus = 0): CheckOdds | null {
  if (who < 0 || !isCorruptible(s, who)) return null;
  const check: Check = {
    do: 'check',
    kind: 'corruption',
    who: 'user',
    ...(plus === 0 ? {} : { plus }),
  };
  return oddsOf(
    s,
    entryOf(s.owner[who], ctxWith(newCtx(s, s.owner[who], -1), { user: who })),
    check,
    who,
  );
}

/** An attempt of his to win that faction. */
export function factionOdds(s: State, who: Cid, faction: Cid): CheckOdds | null {
  const d = def(s, faction);
  if (d.kind !== 'faction') return null;
  const ctx = ctxWith(newCtx(s, s.owner[who], faction), {
    user: who,
    company: companyOf(s, who)?.id ?? -1,
  });
  const e = { ...entryOf(s.owner[who], ctx), card: faction };
  const [first] = factionEffects(s, e);
  return first?.do === 'check' ? oddsOf(s, e, first, who) : null;
}

/** An attempt of his on what another player has. */
export const influenceOdds = (s: State, who: Cid, target: Cid, reveal: Cid): CheckOdds =>
  against(
    s,
    ctxWith(newCtx(s, s.owner[who], -1), {
      user: who,
      versus: target,
      cause: target,
      picked: reveal,
      company: s.company[who],
    }),
  );

/** What is about to be rolled by what stands last on the chain, or resolves. */
export function chainOdds(s: State): CheckOdds | null {
  const chain = chainFrame(s);
  const e = chain?.now ?? chain?.entries[chain.entries.length - 1];
  return e ? entryOdds(s, e) : null;
}
