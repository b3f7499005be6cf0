import { ask, type Option } from '../options.ts';
import { charactersOf, companiesOf, company, def, followersOf, isAvatar, nameOf, note, noteOn } from '../query/cards.ts';
import { isHavenFor } from '../query/sites.ts';
import { mindUnderGeneral, playerStat } from '../query/stats.ts';
import { organizingOptions } from '../legality/organization.ts';
import type { OrganizationFrame, OrganizingFrame } from '../state/frames.ts';
import { type Cid, GENERAL, type Seat, type State, UNCONTROLLED } from '../state/types.ts';
import { occur } from '../triggers.ts';
import { discard, everyone, placeCharacter, put, toHand } from '../verbs/cards.ts';
import { addMember, joinCompanies, newCompany } from '../verbs/companies.ts';
import { as, pop, type Procedure, push } from './procedure.ts';
import { windowFrame } from './window.ts';

/** The organization phase with its reckoning of influence at the end (coe/2.II, 2.II.8). */
export const organization: Procedure<OrganizationFrame> = {
  start: {
    run(s, f) {
      f.s = 'window';
      push(s, windowFrame(s, 'organization'));
    },
  },
  /** All but one of the companies made by splitting must move (coe/2.II.3.6). */
  window: {
    ask(s, f) {
      const stuck = companiesOf(s, s.active).filter((c) => c.splitFrom >= 0 && c.dest < 0 && !othersMove(s, c.id));
      if (stuck.length === 0) {
        f.s = 'ending';
        return null;
      }
      const options: Option[] = stuck.map((c) => ({ type: 'rejoin', company: c.id }));
      return ask(s.active, 'organize', 'split-must-move', options);
    },
    answer(s, _f, o) {
      const from = company(s, as(o, 'rejoin').company);
      if (!from) return;
      const into = company(s, from.splitFrom);
      if (into && into.site === from.site) joinCompanies(s, from, into);
      else from.splitFrom = -1;
    },
  },
  ending: {
    run(s, f) {
      f.s = 'reckoning';
      occur(s, { event: 'phase', phase: 'organization', edge: 'end', seat: s.active });
      push(s, windowFrame(s, 'organization-end'));
    },
  },
  reckoning: {
    ask(s, f) {
      const next = reckon(s, s.active);
      if (next === null) {
        f.s = 'end';
        return null;
      }
      return ask(s.active, 'pick', 'over-influence', next.map((id): Option => ({ type: 'card', card: id })));
    },
    answer(s, _f, o) {
      letGo(s, as(o, 'card').card);
    },
  },
  end: { run: (s, f) => pop(s, f) },
};

/** The company it was split from moves instead. */
function othersMove(s: State, id: number): boolean {
  const c = company(s, id);
  const from = c ? company(s, c.splitFrom) : undefined;
  if (!from) return true;
  const family = companiesOf(s, from.seat).filter((x) => x.id === from.id || x.splitFrom === from.id);
  return family.filter((x) => x.dest < 0).length <= 1;
}

/** Played this turn goes back to hand, others are discarded (coe/2.II.8). */
function letGo(s: State, id: Cid): void {
  if (note(s, id).since === s.turn) toHand(s, id, 'no influence to control him');
  else discard(s, id, 'no influence to control him');
}

/** Who could have to go now: newcomers first, then the uncontrolled, then a free choice. */
function reckon(s: State, seat: Seat): Cid[] | null {
  const all = charactersOf(s, seat).filter((id) => !isAvatar(s, id));
  const over = mindUnderGeneral(s, seat) > playerStat(s, 'general-influence', seat);
  const general = all.filter((id) => s.control[id] === GENERAL);
  if (over) {
    const fresh = general.filter((id) => note(s, id).since === s.turn && !note(s, id).starter);
    if (fresh.length > 0) return fresh;
  }
  const loose = all.filter((id) => s.control[id] === UNCONTROLLED);
  if (loose.length > 0) return loose;
  return over ? general : null;
}

/** While organizing nothing else can be done (coe/2.II.1). */
export const organizing: Procedure<OrganizingFrame> = {
  ask: {
    ask(s, f) {
      const options = organizingOptions(s, s.active, f);
      options.push({ type: 'pass' });
      return ask(s.active, 'organize', 'organizing', options);
    },
    answer(s, f, o) {
      switch (o.type) {
        case 'pass':
          return pop(s, f);
        case 'play-character':
          return playCharacter(s, o);
        case 'discard-character':
          s.history.push({ what: 'discarded-character', seat: s.active, card: o.card, name: nameOf(s, o.card) });
          return discard(s, o.card, 'organizing');
        case 'control':
          f.moves[o.card] = (f.moves[o.card] ?? 0) + 1;
          s.control[o.card] = o.under;
          return;
        case 'regroup':
          return regroup(s, f, o.card, o.company);
        case 'join': {
          const a = company(s, o.company);
          const b = company(s, o.into);
          for (const m of a?.members ?? []) f.moves[m] = (f.moves[m] ?? 0) + 1;
          if (a && b) joinCompanies(s, a, b);
          return;
        }
        default:
          throw new Error(`not organizing: ${o.type}`);
      }
    },
  },
};

type PlayCharacter = Extract<Option, { type: 'play-character' }>;

function playCharacter(s: State, o: PlayCharacter): void {
  const seat = s.active;
  let site = o.site;
  if (s.zone[site] !== 'play') put(s, site, 'play', { known: everyone(s), why: 'a character is played there' });
  let id = o.company;
  if (id < 0) {
    // a second company at a haven may have its own untapped card
    if (s.zone[site] === 'play' && isHavenFor(s, site, seat) && s.status[site] === 1) {
      const spare = s.players[seat].sites.find((x) => nameOf(s, x) === nameOf(s, o.site));
      if (spare !== undefined) {
        put(s, spare, 'play', { known: everyone(s), why: 'a character is played there' });
        site = spare;
      }
    }
    id = newCompany(s, seat, site).id;
  }
  placeCharacter(s, o.card, id, o.under);
  noteOn(s, o.card).since = s.turn;
  const d = def(s, o.card);
  s.history.push({ what: 'played-character', seat, card: o.card, name: d.name });
  if (d.kind === 'character' && d.avatar) {
    s.players[seat].avatar = d.name;
    s.history.push({ what: 'avatar-played', seat, card: o.card, name: d.name });
  }
  occur(s, { event: 'card-played', card: o.card });
  occur(s, { event: 'entered-play', card: o.card });
}

/** A character goes with his followers to another company, or forms one (coe/2.II.3.4, 2.II.3.6). */
function regroup(s: State, f: OrganizingFrame, who: Cid, to: number): void {
  const from = company(s, s.company[who]);
  if (!from) return;
  const going = [who, ...followersOf(s, who)];
  for (const m of going) f.moves[m] = (f.moves[m] ?? 0) + 1;
  let into = company(s, to);
  if (!into) {
    into = newCompany(s, from.seat, from.site);
    into.splitFrom = from.splitFrom >= 0 ? from.splitFrom : from.id;
    into.startSite = from.startSite;
    into.faced = from.faced.slice();
  }
  for (const m of going) addMember(s, m, into.id);
}
export { everyone };
