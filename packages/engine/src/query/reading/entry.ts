/** Whether what is declared on a chain is such as a filter speaks of. */

import { type Aspects, aspectsOf } from '../../aspects.ts';
import type { EntryFilter } from '../../language/index.ts';
import { aspectsFor } from '../../pool/pool.ts';
import type { Cid, Entry, State } from '../../state/types.ts';
import { def, isAgent } from '../cards.ts';
import { aimsAtCompany } from '../company.ts';
import { anyOf, raceList } from '../compare.ts';
import { attackMatches, entryMatches, matches } from '../evaluate.ts';
import { attackMeant, companyRef, refCard } from '../refs.ts';
import { skillsNeeded } from '../skills.ts';
import type { Tests } from './reader.ts';

export const ENTRY: Tests<EntryFilter, Entry> = {
  by: (want, _s, c, e) => (e.by === c.by) === (want === 'you'),
  card: (want, s, c, e) => e.card >= 0 && e.kind === 'play' && matches(s, c, e.card, want),
  needsSkill: (want, s, _c, e) =>
    e.kind === 'play' && anyOf(want, skillsNeeded(e.card >= 0 ? def(s, e.card) : null, e.action)),
  would(want, s, _c, e) {
    // what a passive condition demands is an effect like any other
    const a = e.action ? aspectsFor(s.rt.pool, e.action) : aspectsOf({ does: e.does });
    return raceList(want).some((w) => a[WOULD[w]] === true);
  },
  activated: (want, s, c, e) =>
    e.kind === 'use' &&
    e.action?.becomes !== undefined &&
    e.card >= 0 &&
    matches(s, c, e.card, want),
  asEvent: (want, s, c, e) =>
    e.card >= 0 &&
    e.action !== null &&
    def(s, e.card).kind === 'creature' &&
    (e.kind === 'play' || e.action.becomes !== undefined) &&
    matches(s, c, e.card, want),
  cancels(want, s, c, e) {
    const a = e.action ? aspectsFor(s.rt.pool, e.action) : aspectsOf({ does: e.does });
    const f = a.cancelsAttack ? attackMeant(s, e.ctx) : null;
    return f !== null && !f.canceled && attackMatches(s, c, f, want);
  },
  aimsAt(want, s, c, e) {
    const id = companyRef(s, c, want);
    return (
      id >= 0 && (isCreatureAgainst(s, e, id) || e.ctx.aims.some((a) => aimsAtCompany(s, a, id)))
    );
  },
  onGuard: (want, _s, _c, e) => (e.use?.guard === true) === want,
  tapsAgent: (want, s, _c, e) => e.tapped.some((id) => isAgent(s, id)) === want,
  influenceOn(want, s, c, e) {
    const versus = influenced(s, e);
    return versus >= 0 && matches(s, c, versus, want);
  },
  any: (want, s, c, e) => want.some((f) => entryMatches(s, c, e, f)),
};

/** Whom or what an influence attempt on the chain is against, by the rules or by a card. */
function influenced(s: State, e: Entry): Cid {
  if (e.kind === 'rule') return e.ctx.versus;
  const x = e.does.find((y) => y.do === 'influence');
  return x?.do === 'influence' ? refCard(s, e.ctx, x.versus) : -1;
}

type Deed = Extract<NonNullable<EntryFilter['would']>, string>;

const WOULD: Readonly<Record<Deed, keyof Aspects>> = {
  'return-to-origin': 'returnsToOrigin',
  'tap-site': 'tapsSite',
  'discard-character': 'removesCharacter',
  imprison: 'imprisons',
};

/** A creature is played on the company itself (coe/2.IV.vii.2). */
const isCreatureAgainst = (s: State, e: Entry, id: number): boolean =>
  e.kind === 'play' &&
  e.card >= 0 &&
  !e.action &&
  def(s, e.card).kind === 'creature' &&
  e.name !== 'on-guard' &&
  e.ctx.company === id;
