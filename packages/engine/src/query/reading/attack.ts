/** Whether an attack is one that a filter speaks of. */

import type { AttackFilter } from '../../language/index.ts';
import type { AttackFrame } from '../../state/frames.ts';
import type { State } from '../../state/types.ts';
import { chooserOf } from '../attack-rules.ts';
import { attackStat, isLaidOn, strikeStat } from '../attack-stats.ts';
import { company, def, fighters } from '../cards.ts';
import { compares, oneOf } from '../compare.ts';
import { attackMatches, companyMatches, matches, value } from '../evaluate.ts';
import { allStrikesFailed, normalStat } from '../foe.ts';
import { typesKeyedTo } from '../keys.ts';
import { attackNo, companyRef, strikeFrame } from '../refs.ts';
import { stat } from '../stats.ts';
import type { Tests } from './reader.ts';

export const ATTACK: Tests<AttackFilter, AttackFrame> = {
  // of a company that attacks each must be of one of them (coe/3.V.4)
  race: (want, _s, _c, a) =>
    a.foe.k === 'company'
      ? a.foe.races.every((his) => his.some((r) => oneOf(want, r)))
      : a.races.some((r) => oneOf(want, r)),
  name: (want, _s, _c, a) => oneOf<string>(want, a.name),
  source: (want, _s, _c, a) => oneOf(want, a.source),
  by: (want, s, c, a) => a.card >= 0 && matches(s, c, a.card, want),
  foes(want, s, c, a) {
    if (a.foe.k !== 'company') return false;
    const id = c.by === a.by ? a.company : a.foe.company;
    const co = company(s, id);
    return co !== undefined && companyMatches(s, c, co, want);
  },
  failedBy: (want, s, c, a) =>
    a.assigned.some(({ by, result }) => {
      const who = by >= 0 ? by : a.card;
      return (result === 'failed' || result === 'defeated') && who >= 0 && matches(s, c, who, want);
    }),
  body: (want, _s, _c, a) => normalStat(a, 'attack-body') >= 0 === want,
  // keyed by type only: a key by name is not one by type (coe/2.IV.vii.2.3, 3.i.4)
  keyedTo: (want, _s, _c, a) =>
    a.key?.by === 'region-type' && a.key.types.some((t) => oneOf(want, t)),
  keyedToSiteType: (want, _s, _c, a) => a.key?.by === 'site-type' && oneOf(want, a.key.type),
  keyedToSite: (want, _s, _c, a) =>
    (a.key?.by === 'site-type' || a.key?.by === 'site-name') === want,
  keyedIn(want, s, _c, a) {
    const co = company(s, a.company);
    return co !== undefined && typesKeyedTo(s, a.key, co).some((type) => oneOf(want, type));
  },
  keyedToRegion: (want, _s, _c, a) =>
    want === 'any'
      ? a.key?.by === 'region-name' || a.key?.by === 'region-type'
      : a.key?.by === 'region-name' && oneOf(want, a.key.name),
  failed: (want, _s, _c, a) => allStrikesFailed(a) === want,
  defeated: (want, _s, _c, a) => a.defeated === want,
  successful: (want, _s, _c, a) =>
    want
      ? a.assigned.length > 0 && a.assigned.every(({ result }) => result === 'successful')
      : a.assigned.some(({ result }) => result === 'failed' || result === 'defeated'),
  tag: (want, _s, _c, a) => a.tag === want,
  detainment: (want, _s, _c, a) => a.detainment === want,
  attackerChooses: (want, s, _c, a) => (chooserOf(s, a) === 'attacker') === want,
  aimedAt: (_want, s, c, a) => c.aims.some((aim) => aim.t !== 'company' && isLaidOn(s, aim, a)),
  multiple: (want, _s, _c, a) => a.total > 1 === want,
  noWeapons: (want, _s, _c, a) => (a.spec.noWeapons === true) === want,
  madeBy: (want, s, c, a) => a.foe.k === 'company' && a.foe.company === companyRef(s, c, want),
  against(want, s, c, a) {
    const id = companyRef(s, c, want);
    if (id !== a.company) return false;
    // who attacks faces strikes, but no attack is against him (coe/3.V.5)
    return a.source !== 'company' || (attackNo(s, a.n)?.company ?? id) === id;
  },
  at(want, s, c, a) {
    const co = company(s, a.company);
    return co !== undefined && !co.moving && matches(s, c, co.site, want);
  },
  prowess: (want, s, c, a) =>
    compares(
      want.basis === 'normal' ? listedProwess(s, a) : prowessNow(s, a),
      want.op,
      value(s, c, want.value),
    ),
  outnumbers: (_want, s, _c, a) => {
    const co = company(s, a.company);
    const faced = a.met?.fighters ?? (co ? fighters(s, co).length : -1);
    return co !== undefined && attackStat(s, a, 'strikes') > faced;
  },
  strikes: (want, s, _c, a) => {
    const fits = (f: AttackFrame): boolean =>
      compares(attackStat(s, f, 'strikes'), want.op, want.value);
    const others = want.each && a.card >= 0 ? s.stack : [];
    return fits(a) && others.every((f) => f.p !== 'attack' || f.card !== a.card || fits(f));
  },
  not: (want, s, c, a) => !attackMatches(s, c, a, want),
  any: (want, s, c, a) => want.some((f) => attackMatches(s, c, a, f)),
};

/** That of an agent is what his card lists, without what he gains by his lying hidden (crf/card/the-old-thrush/2). */
function listedProwess(s: State, a: AttackFrame): number {
  const d = a.source === 'agent' && a.card >= 0 ? def(s, a.card) : undefined;
  return d?.kind === 'character' ? d.prowess : normalStat(a, 'attack-prowess');
}

/** While a strike of it is resolved, what that strike has. */
function prowessNow(s: State, a: AttackFrame): number {
  // the other, if it is one who fights himself
  if (a.source === 'company' && a.card >= 0) return stat(s, 'prowess', a.card);
  const f = strikeFrame(s);
  return f?.attack === a.n && f.by < 0
    ? strikeStat(s, a, f.who, 'attack-prowess', f.n)
    : stat(s, 'attack-prowess', -1);
}
