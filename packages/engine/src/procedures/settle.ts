import { comp, company, def, inPlay, nameOf, newCtx, note } from '../query/cards.ts';
import { holds } from '../query/value.ts';
import { freePrisoners } from '../effects/prison.ts';
import type { Cid, State } from '../state/types.ts';
import { UNCONTROLLED } from '../state/types.ts';
import { discard, put } from '../verbs/cards.ts';
import { companyGone, releaseSite } from '../verbs/companies.ts';
import { watch } from '../effects/watch.ts';

/** Rules that follow from the state itself, applied until nothing changes. */
export function settle(s: State): void {
  for (let round = 0; s.unsettled && round < 50; round++) {
    s.unsettled = false;
    for (const id of s.live.slice()) {
      if (!s.live.includes(id)) continue;
      const c = comp(s, id);
      for (const { cond } of c.leaveWhen) {
        if (holds(s, newCtx(s, s.owner[id], id), cond)) {
          discard(s, id, 'its own text');
          break;
        }
      }
    }
    for (const id of s.table.slice()) {
      const host = s.host[id];
      if (host >= 0 && s.zone[host] !== 'play' && s.zone[id] === 'play') discard(s, id, 'what it was on is gone');
      const held = note(s, id).hosted;
      // a host with no one left in it goes (coe/3.III.7)
      if (note(s, id).rescueSite !== undefined && (!held || held.every((p) => !inPlay(s, p)))) {
        const site = note(s, id).rescueSite as Cid;
        delete s.notes[id];
        discard(s, id, 'no prisoner left');
        releaseSite(s, site);
      }
    }
    for (const co of s.companies.slice()) if (co.members.length === 0) companyGone(s, co);
    for (const co of s.companies) {
      // a follower whose master is elsewhere is nobody's (coe/2.II.2.2.3)
      for (const m of co.members) if (s.control[m] >= 0 && s.company[s.control[m]] !== co.id) s.control[m] = UNCONTROLLED;
    }
    refillEmptyDecks(s);
    watch(s);
  }
}

/** With no cards in deck and discard pile, the next discarded card is the new deck (coe/2.4.1). */
function refillEmptyDecks(s: State): void {
  s.players.forEach((p, seat) => {
    if (p.deck.length > 0 || s.phase === 'setup' || s.stack.some((f) => f.p === 'exhaust' && f.seat === seat)) return;
    const back = p.discard.filter((id) => def(s, id).kind !== 'site');
    for (const id of back) put(s, id, 'deck', { known: 0 });
  });
}

/** Copies of a card that cannot be duplicated are looked for when a chain is over (coe/g.cbd.1). */
export function dropDuplicates(s: State): void {
  const seen = new Map<string, Cid>();
  for (const id of s.table.slice()) {
    const d = def(s, id);
    if (d.kind !== 'event' || d.cannotBeDuplicated !== 'game') continue;
    const name = nameOf(s, id);
    if (seen.has(name)) discard(s, id, 'cannot be duplicated');
    else seen.set(name, id);
  }
}

export { company, freePrisoners };
