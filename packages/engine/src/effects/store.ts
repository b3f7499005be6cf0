import { happen } from '../happenings/happen.ts';
import { push } from '../procedures/procedure.ts';
import { attached, companyIdOf, def, nameOf, newCtx, noteOn, siteOfCard } from '../query/cards.ts';
import { isGoldRing, testOnStoring } from '../query/rings.ts';
import { isHavenFor } from '../query/sites.ts';
import type { Cid, State } from '../state/types.ts';
import { put } from '../verbs/cards.ts';

/** Out of play into the pile, worth what it is worth stored (coe/2.II.4): there, or as where its text says. */
export function storeCard(s: State, id: Cid, asNamed = false): void {
  const site = siteOfCard(s, id);
  const where = site >= 0 ? nameOf(s, site) : '';
  const on = attached(s, id);
  happen(s, { event: 'stored', card: id, company: companyIdOf(s, id) });
  s.host[id] = -1;
  s.company[id] = -1;
  s.status[id] = 0;
  noteOn(s, id).stored = where;
  if (asNamed) noteOn(s, id).asNamed = true;
  if (site < 0 || !isHavenFor(s, site, s.owner[id])) noteOn(s, id).storedAway = true;
  noteOn(s, id).storedNo = ++s.serial;
  put(s, id, 'pile', { why: 'stored' });
  s.unsettled = true;
  const plus = testOnStoring(s, id, site);
  if (plus !== null && isGoldRing(s, id)) testStored(s, id, plus);
  // what was played on it is stored with it, and goes with it
  for (const x of on)
    if (def(s, x).kind === 'event') {
      if (s.zone[x] === 'play') storeCard(s, x);
      if (s.zone[x] === 'pile') noteOn(s, x).storedWith = id;
    }
}

/** Tested at once as it is stored there (coe/6.2.3). */
function testStored(s: State, ring: Cid, plus: number): void {
  push(s, {
    p: 'check',
    s: 'roll',
    check: { do: 'check', kind: 'ring', plus },
    thrown: [],
    opposing: 0,
    ctx: newCtx(s, s.owner[ring], ring),
    mods: 0,
    who: ring,
    total: 0,
    roll: 0,
    outcome: '',
  });
}
