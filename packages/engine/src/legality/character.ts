import { remembered, remembers } from '../query/memory.ts';
/** Where a character in hand can be played, and under whose influence (coe/2.II.2). */

import type { CardFilter, CharacterCard } from '../language/index.ts';
import type { Option } from '../options.ts';
import {
  avatarOf,
  comp,
  companiesOf,
  company,
  def,
  isAgentCard,
  isForAnother,
  isHazardAgent,
  mindOf,
  nameOf,
  newCtx,
  samePlace,
  siteDef,
} from '../query/cards.ts';
import { fitsInto } from '../query/composition.ts';
import { matches } from '../query/evaluate.ts';
import { isHome, isUnwelcome } from '../query/homes.ts';
import { contextOf, inForce } from '../query/in-force.ts';
import { controlCost, mayLead, unusedDirect } from '../query/influence.ts';
import { isLetIn, lacksLeave, lacksRace, leaves } from '../query/leave.ts';
import { cannotBePlayed, isBoundHome } from '../query/play-bans.ts';
import { companyRef, refCard } from '../query/refs.ts';
import { isAnothers } from '../query/seats.ts';
import { isUsable } from '../query/site-versions.ts';
import { isHavenFor } from '../query/sites.ts';
import { isGranted } from '../query/skills.ts';
import { stat } from '../query/stats.ts';
import { followerControl, leaveToFollow } from '../query/wraiths.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { type Cid, type Company, GENERAL, type Seat, type State } from '../state/types.ts';
import { uniquelyTaken } from './copies.ts';
import { siteSpent } from './destinations.ts';
import { freshHaven } from './fresh-haven.ts';
import type { Why } from './reasons.ts';

/** The site takes him in, though it is not his home, if somebody there answers for him. */
const isBroughtIn = (s: State, id: Cid, site: Cid): boolean => {
  const { bringsIn } = siteDef(s, site);
  return bringsIn !== undefined && matches(s, newCtx(s, s.owner[id], id), id, bringsIn);
};

/**
 * Whether one more may be played or discarded in this turn: one of anybody's, and to some of those
 * who are not unique so many besides (coe/2.II.2, 2.II.2.2.B2).
 */
export function mayCountOne(s: State, seat: Seat, id: Cid): boolean {
  const played = remembered(s, 'played-character').filter((h) => h.seat === seat);
  const before = [
    // who has come along with another is not counted
    ...played.filter((h, i) => !played.slice(0, i).some((x) => isAlong(s, h.card, x.card))),
    ...remembered(s, 'discarded-character').filter((h) => h.seat === seat),
  ];
  if (before.length === 0) return true;
  const uniques = before.filter((h) => h.unique).length + (def(s, id).unique ? 1 : 0);
  return before.length <= kindOf(s, seat).moreCharacters && uniques <= 1;
}

/** Those whom he may play besides from where they lie: not unique, and of little mind (coe/2.II.2.2.B3). */
export function playedFromElsewhere(s: State, seat: Seat): Cid[] {
  const from = kindOf(s, seat).charactersFrom;
  if (from === null) return [];
  return from.zones.flatMap((zone) =>
    s.players[seat][zone].filter((id) => {
      const d = def(s, id);
      return d.kind === 'character' && !d.unique && !d.avatar && mindOf(d) <= from.mind;
    }),
  );
}

/** There is no limit to how many of his kind come into play with that company in a turn. */
const isOffLimit = (s: State, co: Company, id: Cid): boolean =>
  inForce(s, 'limit-exempt').some((x) => {
    const { of } = x.a as { of?: CardFilter | 'size' };
    if (of === undefined || of === 'size') return false;
    const c = contextOf(s, x);
    return companyRef(s, c, 'bearer') === co.id && matches(s, c, id, of);
  });

/** A card that is with no company lets however many of his kind come in, if none was discarded (pef/card/sauron/1). */
const isUncounted = (s: State, seat: Seat, id: Cid): boolean =>
  !remembers(s, 'discarded-character', (h) => h.seat === seat) &&
  inForce(s, 'limit-exempt').some((x) => {
    const { of } = x.a as { of?: CardFilter | 'size' };
    if (of === undefined || of === 'size' || s.owner[x.card] !== seat) return false;
    const c = contextOf(s, x);
    return companyRef(s, c, 'bearer') < 0 && matches(s, c, id, of);
  });

/** His own text lets the one come with the other. */
function isAlong(s: State, id: Cid, other: Cid): boolean {
  // one of them has been shuffled back since
  if (id < 0 || other < 0) return false;
  const d = def(s, id);
  return d.kind === 'character' && d.alongside?.some((name) => name === nameOf(s, other)) === true;
}

/** One with whom he may come has come this turn. */
const comesAlong = (s: State, seat: Seat, { alongside }: CharacterCard): boolean =>
  alongside !== undefined &&
  remembers(
    s,
    'card-played',
    (h) => h.seat === seat && h.card >= 0 && alongside.some((name) => name === nameOf(s, h.card)),
  );

/** Those in whose place he may come, as their own text has it. */
const makingWayFor = (s: State, seat: Seat, id: Cid): Cid[] =>
  inForce(s, 'grant').flatMap((x) => {
    if (x.a.ability !== 'replaces' || s.owner[x.card] !== seat) return [];
    const who = refCard(s, contextOf(s, x), x.a.for ?? 'self');
    return who >= 0 && isGranted(s, x, id) && uniquelyTaken(s, id, who) === null ? [who] : [];
  });

/** With the company of whoever makes way, and by influence as ever (coe/2.II.2.2.1). */
function replacing(s: State, seat: Seat, id: Cid, whom: readonly Cid[], out: Option[]): void {
  for (const old of whom) {
    const co = company(s, s.company[old]);
    if (!co || co.seat !== seat) continue;
    const put = (under: Cid): void =>
      void out.push({
        type: 'play-character',
        card: id,
        site: co.site,
        company: co.id,
        under,
        replaces: old,
      });
    put(GENERAL);
    for (const m of co.members)
      if (
        m !== old &&
        s.control[m] === GENERAL &&
        mayLead(s, m) &&
        unusedDirect(s, m, id, old) >= controlCost(s, id)
      )
        put(m);
  }
}

/** An avatar comes as a follower of the one his player is: by leave of a card, at a haven or at home (coe/2.II.2.1.R4). */
function followerPlays(s: State, seat: Seat, id: Cid, out: Option[], why: Why): void {
  const name = nameOf(s, id);
  const lord = avatarOf(s, seat);
  const co = lord >= 0 ? company(s, s.company[lord]) : undefined;
  if (!co) {
    why.no('avatar', 'coe/2.II.2.1.1', 'You have revealed another avatar.');
    return;
  }
  if (
    leaveToFollow(s, seat, id) < 0 &&
    why.no(
      'follower-leave',
      'coe/2.II.2.1.R4',
      () => `No card lets you play ${name} as a follower.`,
    )
  )
    return;
  if (
    !isHavenFor(s, co.site, seat) &&
    !isHome(s, id, co.site) &&
    why.no(
      'no-site',
      'coe/2.II.2.1.R4',
      () => `${name} follows ${nameOf(s, lord)} only at a haven or at his own home site.`,
    )
  )
    return;
  if (
    isUnwelcome(s, id, co.site) &&
    why.no(
      'no-site',
      'coe/2.II.2.2',
      () => `${name} is not brought into play at ${nameOf(s, co.site)}.`,
    )
  )
    return;
  const under = followerControl(s, seat, id);
  if (
    under.length === 0 &&
    why.no('influence', 'coe/2.II.2.1.R5', () => `${nameOf(s, lord)} has no influence left for it.`)
  )
    return;
  if (fitsInto(s, co, [id]))
    for (const m of under)
      out.push({ type: 'play-character', card: id, site: co.site, company: co.id, under: m });
}

/** Those that would lie with him from then on, one of each. */
export const leavesFor = (s: State, seat: Seat, id: Cid): Cid[] =>
  leaves(s, seat, id, true).filter(
    (x, i, all) => all.findIndex((y) => s.def[y] === s.def[x]) === i,
  );

/**
 * Cards that let an agent be played as a character away from his home, and lie with him from then on: with the
 * company on which they are, at such a site, or as one of those who start. They give leave for nothing else.
 */
function summonses(s: State, seat: Seat, id: Cid, at?: { company: number; site: Cid }): Cid[] {
  const out: Cid[] = [];
  for (const x of inForce(s, 'grant')) {
    const { ability, at: where } = x.a;
    if (ability !== 'be-summoned' || s.owner[x.card] !== seat || s.host[x.card] >= 0) continue;
    if (!isGranted(s, x, id)) continue;
    if (at !== undefined) {
      if (s.company[x.card] !== at.company) continue;
      if (where !== undefined && !matches(s, contextOf(s, x), at.site, where)) continue;
    }
    if (!out.some((y) => s.def[y] === s.def[x.card] && s.company[y] === s.company[x.card]))
      out.push(x.card);
  }
  return out;
}

/** By whose leave an agent can start, or come into play elsewhere than at home (coe/1.9.R2, 1.9.F1, 2.II.2.2.5). */
export const agentLeaves = (s: State, seat: Seat, id: Cid): Cid[] => [
  ...summonses(s, seat, id),
  ...leavesFor(s, seat, id),
];

/** What he needs leave for, if no card gives it; for an Orc or a Troll it may take one that names them. */
export function leaveLacking(s: State, seat: Seat, id: Cid): 'mind' | 'race' | null {
  const what = lacksLeave(s, seat, id);
  if (what === null) return null;
  if (leavesFor(s, seat, id).length === 0) return what;
  return rulesOf(s).leaveForRaces === 'named' && lacksRace(s, seat, id) ? 'race' : null;
}

/** The card that goes with him if he starts, because he needs it; -1: none. */
export function leaveUsed(s: State, seat: Seat, id: Cid): Cid {
  const d = def(s, id);
  if (lacksLeave(s, seat, id) !== null) return leavesFor(s, seat, id)[0] ?? -1;
  return isAgentCard(d) ? (agentLeaves(s, seat, id)[0] ?? -1) : -1;
}

/** By how much less mind he has with that card on him than without. */
const mindSpared = (s: State, leave: Cid): number =>
  comp(s, leave).modifies.reduce(
    (n, { m }) =>
      m.stat === 'mind' && m.of === 'bearer' && typeof m.by === 'number' ? n - m.by : n,
    0,
  );

/** What it takes to control him once that card lies with him (WH-46, WH-82). */
const costWith = (s: State, id: Cid, leave: Cid): number =>
  controlCost(s, id, Math.max(1, stat(s, 'mind', id) - mindSpared(s, leave)));

/**
 * The ways in which he comes into play, each by itself and with leave of a card that goes with him, where
 * that is his to choose or cannot be else. Under somebody's influence as far as that reaches.
 */
function withLeave(s: State, seat: Seat, id: Cid, out: Option[], from: number): void {
  const agent = isAgentCard(def(s, id));
  const by = leavesFor(s, seat, id);
  const tight = rulesOf(s).playWithoutInfluence !== 'any';
  const reaches = (under: Cid, cost: number): boolean =>
    !tight || under === GENERAL || unusedDirect(s, under, id) >= cost;
  for (const o of out.splice(from)) {
    if (o.type !== 'play-character') continue;
    const bound = lacksLeave(s, seat, id, o.site) !== null;
    const away = agent && !isHome(s, id, o.site);
    if (!bound && !away && reaches(o.under, controlCost(s, id))) out.push(o);
    const may = (leave: Cid): boolean => reaches(o.under, costWith(s, id, leave));
    for (const leave of by) if (may(leave)) out.push({ ...o, leave });
    if (agent && !bound)
      for (const leave of summonses(s, seat, id, o)) if (may(leave)) out.push({ ...o, leave });
  }
}

/** Where and how a character in hand can be played (coe/2.II.2.1, 2.II.2.2). */
export function characterPlays(s: State, seat: Seat, id: Cid, out: Option[], why: Why): void {
  const d = def(s, id);
  if (d.kind !== 'character') return;
  const p = s.players[seat];
  if (
    isHazardAgent(s, id) &&
    why.no('agent', 'coe/2.II.2.2.5', () => `${d.name} is an agent, and only a hazard for you.`)
  )
    return;
  if (
    isForAnother(s, id) &&
    why.no('specific', 'coe/1.3.4', () => `${d.name} is for the player of another avatar.`)
  )
    return;
  if (seat !== s.active && why.no('turn', 'coe/2.1.2', 'Characters are played in your own turn.'))
    return;
  if (
    s.phase !== 'organization' &&
    why.no(
      'phase',
      'coe/2.II.2',
      'Characters are played while organizing, in the organization phase.',
    )
  )
    return;
  // one has been played or discarded: another comes in where a text sets no limit to his kind
  const spent = !mayCountOne(s, seat, id) && !comesAlong(s, seat, d) && !isUncounted(s, seat, id);
  const unlimited = spent ? companiesOf(s, seat).filter((co) => isOffLimit(s, co, id)) : [];
  if (
    spent &&
    unlimited.length === 0 &&
    why.no('one-character', 'coe/2.II.2', 'One character has been played or discarded this turn.')
  )
    return;
  const makeWay = spent ? [] : makingWayFor(s, seat, id);
  const taken = uniquelyTaken(s, id);
  if (makeWay.length > 0) replacing(s, seat, id, makeWay, out);
  if (taken && makeWay.length > 0) return;
  if (taken && why.no('unique', 'coe/g.man.1', () => `${d.name} is unique and already ${taken}.`))
    return;
  if (d.avatar) {
    if (
      p.avatarLost &&
      why.no('avatar-lost', 'coe/2.2', 'Your avatar was eliminated: no other can be revealed.')
    )
      return;
    if (p.avatar !== '' && p.avatar !== d.name && kindOf(s, seat).avatarFollowers !== null)
      return followerPlays(s, seat, id, out, why);
    if (
      p.avatar !== '' &&
      p.avatar !== d.name &&
      why.no('avatar', 'coe/2.II.2.1.1', 'You have revealed another avatar.')
    )
      return;
    if (
      avatarOf(s, seat) >= 0 &&
      why.no('avatar-in-play', 'coe/2.II.2.1.1', 'Your avatar is in play.')
    )
      return;
    if (
      isAnothers(s, seat, id) &&
      why.no('avatar-taken', 'coe/g.man.2', () => `Another player is ${d.name}.`)
    )
      return;
  }
  if (
    cannotBePlayed(s, { card: id, seat, action: null }) &&
    why.no('banned', 'coe/9.4', () => `Something in play keeps ${d.name} from being played.`)
  )
    return;
  const lacking = leaveLacking(s, seat, id);
  const somewhere = isLetIn(s, seat, id);
  if (
    lacking === 'mind' &&
    why.no(
      'mind',
      'coe/2.II.2.2.F1',
      () => `${d.name} has too much mind to be played without a card that allows it.`,
    )
  )
    return;
  if (
    !somewhere &&
    lacking === 'race' &&
    why.no('race', 'coe/2.II.2.2.F2', () => `No card lets you play Orcs or Trolls.`)
  )
    return;
  const homeOnly =
    (d.agent === true && agentLeaves(s, seat, id).length === 0) ||
    d.homeOnly === true ||
    isBoundHome(s, seat, id);
  const letIn = (site: Cid): boolean => somewhere && isLetIn(s, seat, id, site);
  let barred = false;
  const isBarredAt = (site: Cid): boolean =>
    cannotBePlayed(s, { card: id, seat, action: null, site });
  const allowed = (site: Cid): boolean => {
    if (!isPlaceFor(site) || (somewhere && lacking !== null && !letIn(site))) return false;
    if (!isBarredAt(site)) return true;
    barred = true;
    return false;
  };
  const isPlaceFor = (site: Cid): boolean => {
    if (d.avatar)
      return (
        isHome(s, id, site) ||
        (!homeOnly && kindOf(s, seat).avatarAt.some((x) => x === nameOf(s, site)))
      );
    return (
      isHome(s, id, site) ||
      (!homeOnly && isHavenFor(s, site, seat, 'characters') && !isUnwelcome(s, id, site))
    );
  };
  const avatar = avatarOf(s, seat);
  const avatarSite = avatar >= 0 ? company(s, s.company[avatar])?.site : undefined;
  const found = out.length;
  const push = (site: Cid, company: number, under: Cid): void =>
    void out.push({ type: 'play-character', card: id, site, company, under });
  const alone = new Set<string>();
  // a company of his own, at the card that is there or at a fresh one
  const pushAlone = (site: Cid, under: Cid): void => {
    if (alone.has(`${site} ${under}`)) return;
    alone.add(`${site} ${under}`);
    push(site, -1, under);
    const fresh = freshHaven(s, seat, site);
    if (fresh === undefined || alone.has(`${fresh} ${under}`)) return;
    alone.add(`${fresh} ${under}`);
    push(fresh, -1, under);
  };
  // what it takes at the least: with a card that goes with him
  const withHim = [...leavesFor(s, seat, id), ...(d.agent ? summonses(s, seat, id) : [])];
  const least = Math.min(controlCost(s, id), ...withHim.map((x) => costWith(s, id, x)));
  for (const co of spent ? unlimited : companiesOf(s, seat)) {
    const freely = allowed(co.site);
    if (!freely && (isBarredAt(co.site) || !isBroughtIn(s, id, co.site))) continue;
    const room = fitsInto(s, co, [id]);
    // with an avatar in play others come in at his site, or under direct influence (coe/2.II.2.2)
    const general =
      d.avatar || avatarSite === undefined || samePlace(s, avatarSite, co.site) || letIn(co.site);
    if (general && freely) {
      if (room) push(co.site, co.id, GENERAL);
      if (!spent) pushAlone(co.site, GENERAL);
    }
    if (d.avatar) continue;
    for (const c of co.members) {
      if (s.control[c] !== GENERAL || !mayLead(s, c)) continue;
      const fits = unusedDirect(s, c, id) >= least;
      if (!fits && rulesOf(s).playWithoutInfluence !== 'any') continue;
      if (room) push(co.site, co.id, c);
      if (!spent && rulesOf(s).ownCompanyUnderDirect) pushAlone(co.site, c);
    }
  }
  // a site where no company is yet, out of the location deck (coe/2.II.2.3)
  const here = new Set(companiesOf(s, seat).map((c) => nameOf(s, c.site)));
  const seen = new Set<string>();
  for (const site of spent ? [] : p.sites) {
    const name = nameOf(s, site);
    if (here.has(name) || seen.has(name) || !allowed(site) || siteSpent(s, seat, site)) continue;
    if (!isUsable(s, seat, id, site)) continue;
    if (avatarSite !== undefined && !d.avatar && !letIn(site)) continue;
    seen.add(name);
    push(site, -1, GENERAL);
  }
  if (withHim.length > 0) withLeave(s, seat, id, out, found);
  if (out.length === found && barred)
    why.no('banned', 'coe/9.4', () => `Something in play keeps ${d.name} from being played there.`);
  else if (out.length === found)
    why.no(
      'no-site',
      d.avatar ? 'coe/2.II.2.1' : d.agent ? 'coe/2.II.2.2.5' : 'coe/2.II.2.2',
      `${d.name} can only be played at a home site${d.avatar || homeOnly ? '' : ', a haven,'} where your companies or site cards allow it.`,
    );
}
