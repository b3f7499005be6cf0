/** Texts that send companies and their members about. */

import { happen } from '../happenings/happen.ts';
import type { Effect } from '../language/index.ts';
import { push } from '../procedures/procedure.ts';
import { aimOf } from '../query/aimed.ts';
import { cannot, cannotApart, cannotCard } from '../query/bans.ts';
import {
  attached,
  company,
  companyOf,
  followersWith,
  isOwnAvatar,
  itemsOf,
  wounded,
} from '../query/cards.ts';
import { fitsInto } from '../query/composition.ts';
import { attackFrame, changed, companyRef, refCard } from '../query/refs.ts';
import { dropNote } from '../state/notes.ts';
import { type Ctx, GENERAL, type State } from '../state/types.ts';
import { placeCharacter } from '../verbs/cards.ts';
import { joinCompanies } from '../verbs/companies.ts';
import { leave } from './lasting.ts';
import { returnToOrigin, splitOff } from './movement.ts';

export function sendBack(s: State, c: Ctx, e: Extract<Effect, { do: 'return-to-origin' }>): void {
  const id =
    e.company === 'active' ? (c.company >= 0 ? c.company : s.current) : companyRef(s, c, e.company);
  const co = company(s, id);
  if (co && !cannot(s, 'be-returned', co.id)) {
    returnToOrigin(s, co);
    changed(s, c);
  }
}

export function sendOff(s: State, c: Ctx, e: Extract<Effect, { do: 'split-off' }>): void {
  const who = refCard(s, c, e.who);
  changed(s, c);
  // who cannot be sent back stays with the others (pef/card/promptings-of-wisdom/2)
  if (
    who >= 0 &&
    e.then === 'return-to-origin' &&
    cannotApart(s, 'be-returned', [who, ...followersWith(s, who)])
  )
    return;
  splitOff(s, who, e.then);
}

export function joinEffect(s: State, c: Ctx, e: Extract<Effect, { do: 'join' }>): void {
  const who = refCard(s, c, e.who);
  const into = e.company === undefined ? -1 : companyRef(s, c, e.company);
  const co = company(s, into >= 0 ? into : (attackFrame(s)?.company ?? s.current));
  // nobody comes from another company where there is no room for him (coe/2.IV.6.1)
  const comes = co !== undefined && who >= 0 && s.zone[who] === 'play' && s.company[who] !== co.id;
  if (comes && !fitsInto(s, co, [who])) return;
  if (who >= 0 && co && s.zone[who] !== 'play') {
    dropNote(s, who);
    placeCharacter(s, who, co.id, GENERAL);
    // he is no longer lost (crf/tournament/freeze-the-flesh/1)
    if (isOwnAvatar(s, who)) s.players[s.owner[who]].avatarLost = false;
    changed(s, c);
  } else if (who >= 0 && co && s.company[who] !== co.id) {
    const from = companyOf(s, who);
    // with the last of it a company has joined the other (coe/2.IV.3.5.1)
    if (from?.members.length === 1) joinCompanies(s, from, co);
    else placeCharacter(s, who, co.id, s.control[who]);
    // those who were there have not moved
    if (e.moves)
      for (const id of [who, ...attached(s, who)])
        happen(s, { event: 'moves', company: co.id }, id);
    changed(s, c);
  }
}

export function forgoSitePhase(
  s: State,
  c: Ctx,
  e: Extract<Effect, { do: 'forgo'; what: 'site-phase' }>,
): void {
  const site = e.company === 'active' ? -1 : aimOf(c.aims[0], 'card').id;
  leave(s, c, 'turn', {
    k: 'idle',
    site,
    company: site >= 0 ? -1 : s.current,
    against: s.current,
    unless: e.unlessTaps !== undefined,
    freed: [],
  });
}

export function handOver(s: State, c: Ctx, e: Extract<Effect, { do: 'hand-over' }>): void {
  const from = refCard(s, c, e.from);
  // who cannot be made to leave hands nothing over
  if (from < 0 || (!e.staying && cannotCard(s, 'be-returned', from))) return;
  const co = companyOf(s, from);
  const takers = co ? co.members.filter((m) => m !== from && !(e.unwounded && wounded(s, m))) : [];
  if (takers.length > 0 && itemsOf(s, from).length > 0)
    push(s, { p: 'hand-over', s: 'ask', from, left: e.n, takers, then: 'hand' });
}
