import { happen } from '../happenings/happen.ts';
import { backUnder, organizingOptions } from '../legality/composing.ts';
import { moveOptions } from '../legality/destinations.ts';
import { ask, type Option } from '../options.ts';
import { cannotCard } from '../query/bans.ts';
import {
  attached,
  charactersOf,
  companiesOf,
  company,
  def,
  followersOf,
  followersWith,
  isAvatar,
  note,
  noteOn,
  samePlace,
} from '../query/cards.ts';
import { playerStat } from '../query/company-stats.ts';
import { mindUnderGeneral, unusedDirect } from '../query/influence.ts';
import { leaveToFollow } from '../query/wraiths.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { OrganizationFrame, OrganizingFrame } from '../state/frames.ts';
import {
  type Cid,
  type Company,
  GENERAL,
  type Seat,
  type State,
  UNCONTROLLED,
} from '../state/types.ts';
import { revealed } from '../verbs/avatars.ts';
import { attach, everyone, goWith, placeCharacter, put } from '../verbs/cards.ts';
import { joinCompanies, tear } from '../verbs/companies.ts';
import { discard, leavePlay, toHand } from '../verbs/leaving.ts';
import { addMember, newCompany } from '../verbs/members.ts';
import { declareMove } from './begin.ts';
import { flushQueue } from './chain-start.ts';
import { as, type Procedure, pop, push } from './procedure.ts';
import { windowFrame } from './window.ts';

/** The organization phase with its reckoning of influence at the end (coe/2.II, 2.II.8). */
export const organization: Procedure<OrganizationFrame> = {
  start: {
    run(s, f) {
      f.s = 'window';
      // what goes while its bearer organizes looks at him now
      s.unsettled = true;
      push(s, windowFrame(s, 'organization'));
    },
  },
  /** All but one of the companies made by splitting must move (coe/2.II.3.6). */
  window: {
    ask(s, f) {
      const stuck = lingering(s, s.active);
      if (stuck.length === 0) {
        f.s = 'ending';
        return null;
      }
      const options: Option[] = [];
      moveOptions(s, s.active, options, stuck);
      // nowhere to go: there was no split
      if (options.length === 0)
        for (const c of stuck)
          if (c.splitFrom >= 0) options.push({ type: 'rejoin', company: c.id });
      return ask(s.active, 'organize', 'split-must-move', options);
    },
    answer(s, _f, o) {
      if (o.type === 'declare-move') return declareMove(s, s.active, o.company, o.site);
      const { company: id } = as(o, 'rejoin');
      const stuck = lingering(s, s.active);
      const from = stuck.find((c) => c.id === id);
      // the one that was split, or, if nobody is left of it, another of its parts
      const into = stuck.find((c) => c.id !== id);
      if (from && into) joinCompanies(s, from, into);
    },
  },
  ending: {
    run(s, f) {
      f.s = 'departing';
      happen(s, { event: 'phase', phase: 'organization', edge: 'end', seat: s.active });
      push(s, windowFrame(s, 'organization-end'));
    },
  },
  /** Who goes where is settled: what is asked of each company as it would set out. */
  departing: {
    run(s, f) {
      f.s = 'reckoning';
      for (const { id } of companiesOf(s, s.active))
        happen(s, { event: 'company-phase', phase: 'organization', edge: 'end', company: id });
      flushQueue(s, 'organization-end', s.active);
    },
  },
  reckoning: {
    ask(s, f) {
      const next = reckon(s, s.active);
      if (next === null) {
        f.s = 'end';
        return null;
      }
      return ask(s.active, 'pick', 'over-influence', next);
    },
    answer(s, _f, o) {
      if (o.type === 'control') s.control[o.card] = o.under;
      else letGo(s, as(o, 'card').card);
    },
  },
  end: { run: (s, f) => pop(s, f) },
};

/** Companies of one split, still in one place, of which more than one has not declared movement. */
function lingering(s: State, seat: Seat): Company[] {
  const staying = companiesOf(s, seat).filter((c) => c.dest < 0);
  for (const c of staying) {
    if (c.splitFrom < 0) continue;
    const parts = staying.filter(
      (x) => (x.id === c.splitFrom || x.splitFrom === c.splitFrom) && samePlace(s, x.site, c.site),
    );
    if (parts.length > 1) return parts;
  }
  return [];
}

/** Played this turn goes back to hand, others are discarded (coe/2.II.8). */
function letGo(s: State, id: Cid): void {
  if (note(s, id).since === s.turn) toHand(s, id, 'no influence to control him');
  else discard(s, id, 'no influence to control him');
}

/** Who could have to go now: newcomers first, then the uncontrolled, then a free choice. */
function reckon(s: State, seat: Seat): Option[] | null {
  const rules = rulesOf(s);
  const all = charactersOf(s, seat).filter((id) => !isAvatar(s, id));
  const over = mindUnderGeneral(s, seat) > playerStat(s, 'general-influence', seat);
  const general = all.filter((id) => s.control[id] === GENERAL);
  const loose = charactersOf(s, seat).filter((id) => s.control[id] === UNCONTROLLED);
  const beyond = charactersOf(s, seat).filter(
    (id) => followersOf(s, id).length > 0 && unusedDirect(s, id, -1) < 0,
  );
  if (!over && loose.length === 0 && beyond.length === 0) return null;
  const cards = (list: readonly Cid[]): Option[] => list.map((id) => ({ type: 'card', card: id }));
  if (over && rules.overGeneralInfluence) {
    const back = backUnder(s, seat);
    if (back.length > 0) return back;
  }
  // any shortage sends newcomers back, or only that of general influence (coe/2.II.8)
  const mayReturn = rules.playWithoutInfluence === 'any' ? all : over ? general : [];
  const fresh = mayReturn.filter((id) => note(s, id).since === s.turn && !note(s, id).starter);
  const lists = [
    fresh,
    loose,
    beyond.length > 0 ? followersOf(s, beyond[0]) : [],
    over ? general : [],
  ];
  const first = lists.map((list) => list.filter((id) => mayGo(s, id))).find((l) => l.length > 0);
  return first ? cards(first) : null;
}

/** Some cannot be made to go for any reason. */
const mayGo = (s: State, id: Cid): boolean =>
  !cannotCard(s, note(s, id).since === s.turn ? 'be-returned' : 'be-discarded', id, 'rule');

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
          pop(s, f);
          if (f.torn.length > 0) push(s, { p: 'split', s: 'ask', torn: f.torn });
          return;
        case 'play-character':
          return playCharacter(s, o);
        case 'discard-character':
          happen(s, {
            event: 'discarded-character',
            card: o.card,
            seat: s.active,
            unique: def(s, o.card).unique === true,
          });
          return discard(s, o.card, 'organizing');
        case 'control':
          f.moves[o.card] = (f.moves[o.card] ?? 0) + 1;
          if (s.control[o.card] >= 0 && o.under === GENERAL)
            happen(s, { event: 'taken-out', card: o.card, seat: s.active });
          s.control[o.card] = o.under;
          return;
        case 'regroup':
          return regroup(s, f, o);
        case 'join':
          return join(s, f, o);
        default:
          throw new Error(`not organizing: ${o.type}`);
      }
    },
  },
};

type PlayCharacter = Extract<Option, { type: 'play-character' }>;

function playCharacter(s: State, o: PlayCharacter): void {
  const seat = s.active;
  if (s.zone[o.site] !== 'play')
    put(s, o.site, 'play', { known: everyone(s), why: 'a character is played there' });
  const id = o.company >= 0 ? o.company : newCompany(s, seat, o.site).id;
  placeCharacter(s, o.card, id, o.under);
  noteOn(s, o.card).since = s.turn;
  if (isAvatar(s, o.card) && o.under !== GENERAL)
    noteOn(s, o.card).broughtBy = leaveToFollow(s, seat, o.card);
  if (o.replaces !== undefined) takePlace(s, o.card, o.replaces);
  if (o.leave !== undefined) goWith(s, o.leave, o.card);
  happen(s, {
    event: 'played-character',
    card: o.card,
    seat,
    unique: def(s, o.card).unique === true,
  });
  revealed(s, o.card, seat);
  happen(s, { event: 'card-played', card: o.card, seat, site: o.site, company: o.company });
}

/** All that is on the other goes over, followers too if he can have any; the other leaves the game. */
function takePlace(s: State, id: Cid, old: Cid): void {
  for (const x of attached(s, old)) attach(s, x, id);
  if (s.control[id] === GENERAL) for (const x of followersOf(s, old)) s.control[x] = id;
  leavePlay(s, old, 'out', { why: 'another has come in his place' });
}

/** A company is joined to another, which stands in its place in every split it was part of (coe/2.II.3.6). */
function join(s: State, f: OrganizingFrame, o: Extract<Option, { type: 'join' }>): void {
  const from = company(s, o.company);
  const into = company(s, o.into);
  if (!from || !into) return;
  for (const m of from.members) f.moves[m] = (f.moves[m] ?? 0) + 1;
  for (const x of f.torn)
    x.parts = [...new Set(x.parts.map((id) => (id === from.id ? into.id : id)))];
  for (const c of companiesOf(s, from.seat)) if (c.splitFrom === from.id) c.splitFrom = into.id;
  if (into.splitFrom < 0) into.splitFrom = from.splitFrom;
  joinCompanies(s, from, into);
}

/** A character goes with his followers to another company, or forms one (coe/2.II.3.4, 2.II.3.6). */
function regroup(s: State, f: OrganizingFrame, o: Extract<Option, { type: 'regroup' }>): void {
  const from = company(s, s.company[o.card]);
  if (!from) return;
  const going = [o.card, ...followersWith(s, o.card)];
  for (const m of going) f.moves[m] = (f.moves[m] ?? 0) + 1;
  let into = company(s, o.company);
  if (!into) {
    if (o.site !== undefined)
      put(s, o.site, 'play', { known: everyone(s), why: 'a company splits' });
    into = newCompany(s, from.seat, o.site ?? from.site);
    into.splitFrom = from.splitFrom >= 0 ? from.splitFrom : from.id;
    into.startSite = s.def[into.site];
    into.faced = from.faced.slice();
    tear(s, f.torn, from, into);
  }
  for (const m of going) addMember(s, m, into.id);
}
