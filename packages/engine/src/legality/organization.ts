import { HERO_START } from '../language/index.ts';
import type { Option } from '../options.ts';
import { cannot, cannotCard } from '../query/bans.ts';
import {
  avatarOf,
  charactersOf,
  comp,
  companiesOf,
  def,
  followersOf,
  followersWith,
  isAvatar,
  itemsOf,
  nameOf,
  newCtx,
  note,
  untapped,
} from '../query/cards.ts';
import { matches, sideOf } from '../query/filter.ts';
import { canReach } from '../query/map.ts';
import { isHavenFor } from '../query/sites.ts';
import {
  companySize,
  controlCost,
  mindUnderGeneral,
  playerStat,
  stat,
  unusedDirect,
} from '../query/stats.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { type Cid, type Company, GENERAL, type Seat, type State } from '../state/types.ts';
import { uniquelyTaken } from './copies.ts';
import { Why } from './reasons.ts';

/** What the rules let a player do in the organization phase (coe/2.II). */
export function organizationActions(s: State, seat: Seat, out: Option[]): void {
  if (!did(s, seat, 'organized')) out.push({ type: 'organize' });
  storeOptions(s, seat, out);
  transferOptions(s, seat, out);
  sideboardOptions(s, seat, out);
  moveOptions(s, seat, out);
}

const did = (s: State, seat: Seat, what: State['history'][number]['what']): boolean =>
  s.history.some((h) => h.what === what && h.seat === seat);

// -- storing and transferring

/** Where a card may be stored, by rule or by its own text (coe/2.II.4). */
export function storableAt(s: State, id: Cid, site: Cid): boolean {
  const d = def(s, id);
  const own = comp(s, id).rules.find(({ r }) => r.is === 'storable');
  if (own && own.r.is === 'storable' && matches(s, newCtx(s, s.owner[id], id), site, own.r.at))
    return true;
  if (d.kind !== 'item' || d.keywords?.includes('the-one-ring')) return false;
  return isHavenFor(s, site, s.owner[id]);
}

const storingAllowed = (s: State, who: Cid): boolean => {
  if (s.phase === 'organization') return true;
  return s.live.some((id) =>
    comp(s, id).rules.some(
      ({ r }) =>
        r.is === 'store-in' &&
        r.phase === s.phase &&
        matches(s, newCtx(s, s.owner[id], id), who, r.who),
    ),
  );
};

export function storeOptions(s: State, seat: Seat, out: Option[]): void {
  for (const m of charactersOf(s, seat)) {
    if (!storingAllowed(s, m)) continue;
    const co = s.companies.find((c) => c.id === s.company[m]);
    if (!co || co.moving) continue;
    for (const x of s.table)
      if (s.host[x] === m && storableAt(s, x, co.site)) out.push({ type: 'store', card: x });
  }
}

function transferOptions(s: State, seat: Seat, out: Option[]): void {
  for (const m of charactersOf(s, seat)) {
    const items = itemsOf(s, m);
    if (items.length === 0) continue;
    const here = s.companies.find((c) => c.id === s.company[m]);
    if (!here) continue;
    const others = companiesOf(s, seat)
      .filter((c) => c.site === here.site || nameOf(s, c.site) === nameOf(s, here.site))
      .flatMap((c) => c.members);
    for (const x of items) {
      if (cannotCard(s, 'transfer', x) || note(s, x).uses?.transfer?.[0] === s.turn) continue;
      for (const to of others) {
        if (to === m || note(s, to).prisoner !== undefined) continue;
        const dup =
          comp(s, x).rules.some(({ r }) => r.is === 'unduplicated' && r.scope === 'target') &&
          itemsOf(s, to).some((y) => nameOf(s, y) === nameOf(s, x));
        if (!dup) out.push({ type: 'transfer', card: x, to });
      }
    }
  }
}

/** The avatar taps to bring cards in from the sideboard (coe/2.II.6). */
function sideboardOptions(s: State, seat: Seat, out: Option[]): void {
  const avatar = avatarOf(s, seat);
  if (avatar < 0 || !untapped(s, avatar)) return;
  const p = s.players[seat];
  if (!p.sideboard.some((id) => sideOf(s, id) === 'resource' || def(s, id).kind === 'character'))
    return;
  out.push({ type: 'sideboard', to: 'discard' });
  if (p.deck.length >= 5) out.push({ type: 'sideboard', to: 'deck' });
}

// -- movement

/** A non-haven site that is in play or in the discard pile is not to be had again (coe/g.site.1). */
function siteSpent(s: State, seat: Seat, id: Cid): boolean {
  if (isHavenFor(s, id, seat)) return false;
  const name = nameOf(s, id);
  if (s.players[seat].discard.some((x) => nameOf(s, x) === name)) return true;
  return s.table.some(
    (x) => x !== id && s.owner[x] === seat && nameOf(s, x) === name && def(s, x).kind === 'site',
  );
}

/** Site cards a company could declare as its destination (coe/2.II.7). */
export function destinations(s: State, co: Company): Cid[] {
  const out: Cid[] = [];
  const seen = new Set<string>();
  const open = (id: Cid): boolean => {
    // two companies do not go from one place to another place both (coe/2.II.7.1)
    const same = s.companies.some(
      (c) =>
        c.id !== co.id &&
        c.seat === co.seat &&
        c.dest >= 0 &&
        nameOf(s, c.site) === nameOf(s, co.site) &&
        nameOf(s, c.dest) === nameOf(s, id),
    );
    return !same && canReach(s, co, id);
  };
  // sites in play where another company is, or to which one goes
  for (const c of companiesOf(s, co.seat)) {
    for (const id of [c.site, c.dest]) {
      if (c.id === co.id || id < 0 || seen.has(`#${id}`) || nameOf(s, id) === nameOf(s, co.site))
        continue;
      seen.add(`#${id}`);
      if (open(id)) out.push(id);
    }
  }
  for (const id of s.players[co.seat].sites) {
    const name = s.def[id];
    if (seen.has(name) || def(s, id).alignment === 'minion') continue;
    seen.add(name);
    if (!siteSpent(s, co.seat, id) && open(id)) out.push(id);
  }
  // to free a prisoner one may go to the card of the rescue site itself, having none of one's own (coe/3.III.6)
  for (const host of s.table) {
    const { rescueSite: id, hosted } = note(s, host);
    if (
      id === undefined ||
      !hosted?.some((p) => s.owner[p] === co.seat) ||
      s.players[co.seat].sites.some((x) => nameOf(s, x) === nameOf(s, id))
    )
      continue;
    if (!out.includes(id) && open(id)) out.push(id);
  }
  return out;
}

export function moveOptions(
  s: State,
  seat: Seat,
  out: Option[],
  of: readonly Company[] = companiesOf(s, seat),
): void {
  for (const co of of) {
    if (co.dest >= 0 || cannot(s, 'move', co.id) || !composed(s, co, false)) continue;
    for (const site of destinations(s, co))
      out.push({ type: 'declare-move', company: co.id, site });
  }
}

/** Company composition (coe/2.II.3.1): size, races that do not go together, one leader. */
export function composed(s: State, co: Company, atHaven: boolean): boolean {
  if (atHaven) return true;
  return companySize(s, co) <= 7;
}

// -- organizing

export interface Organizing {
  moves: Record<number, number>;
}

/** Options while organizing: play or discard a character, compose companies (coe/2.II.2, 2.II.3). */
export function organizingOptions(s: State, seat: Seat, f: Organizing): Option[] {
  const out: Option[] = [];
  if (!did(s, seat, 'played-character') && !did(s, seat, 'discarded-character')) {
    const seen = new Set<string>();
    for (const id of s.players[seat].hand) {
      if (def(s, id).kind !== 'character' || seen.has(s.def[id])) continue;
      seen.add(s.def[id]);
      characterPlays(s, seat, id, out, new Why(false));
    }
    for (const m of charactersOf(s, seat)) {
      if (isAvatar(s, m) || note(s, m).since === s.turn) continue;
      const co = s.companies.find((c) => c.id === s.company[m]);
      if (co && !splitAlone(s, co) && (isHavenFor(s, co.site, seat) || isHome(s, m, co.site)))
        out.push({ type: 'discard-character', card: m });
    }
  }
  const moved = (id: Cid): number => f.moves[id] ?? 0;
  for (const co of companiesOf(s, seat)) {
    for (const m of co.members) {
      if (moved(m) >= 2) continue;
      controlOptions(s, seat, co, m, out);
      if (s.control[m] >= 0) continue;
      const going = [m, ...followersWith(s, m)];
      const some = co.members.length > going.length;
      for (const to of companiesOf(s, seat)) {
        if (to.id === co.id || nameOf(s, to.site) !== nameOf(s, co.site)) continue;
        // more may follow those who were split off, but nobody goes back (coe/2.II.3.6)
        if (together(co, to) && !(to.splitFrom === co.id && some)) continue;
        // the last to leave does not take the declared movement along
        if (!some && co.dest >= 0) continue;
        if (fitsInto(s, to, going)) out.push({ type: 'regroup', card: m, company: to.id });
      }
      if (some) {
        out.push({ type: 'regroup', card: m, company: -1 });
        const fresh = freshHaven(s, seat, co.site);
        if (fresh >= 0) out.push({ type: 'regroup', card: m, company: -1, site: fresh });
      }
    }
    for (const into of companiesOf(s, seat)) {
      if (
        into.id === co.id ||
        co.dest >= 0 ||
        co.members.some((m) => moved(m) >= 2) ||
        together(co, into)
      )
        continue;
      if (
        nameOf(s, into.site) !== nameOf(s, co.site) ||
        (into.site !== co.site && !isHavenFor(s, co.site, seat))
      )
        continue;
      if (fitsInto(s, into, co.members)) out.push({ type: 'join', company: co.id, into: into.id });
    }
  }
  return out;
}

/** Companies split this phase cannot be rejoined in it (coe/2.II.3.6). */
const together = (a: Company, b: Company): boolean =>
  a.splitFrom === b.id || b.splitFrom === a.id || (a.splitFrom >= 0 && a.splitFrom === b.splitFrom);

/** Part of a split and all by himself: to discard him would undo the split (pef/term/characters-playing-them/3). */
const splitAlone = (s: State, co: Company): boolean =>
  co.members.length === 1 && (co.splitFrom >= 0 || s.companies.some((c) => c.splitFrom === co.id));

/** Another card of the haven in the location deck, for a new company there (coe/2.II.3.6.2). */
function freshHaven(s: State, seat: Seat, site: Cid): Cid {
  if (!isHavenFor(s, site, seat)) return -1;
  return s.players[seat].sites.find((x) => s.def[x] === s.def[site]) ?? -1;
}

/** At a haven there is no limit, but on the way from it there is (coe/2.II.3.1). */
function fitsInto(s: State, to: Company, who: readonly Cid[]): boolean {
  if (to.dest < 0 && isHavenFor(s, to.site, to.seat)) return true;
  const trial: Company = { ...to, members: [...to.members, ...who] };
  return companySize(s, trial) <= 7;
}

/** Under whose influence a character may be put (coe/2.II.3.2, 2.II.3.3). */
function controlOptions(s: State, seat: Seat, co: Company, m: Cid, out: Option[]): void {
  if (isAvatar(s, m)) return;
  const rules = rulesOf(s);
  if (s.control[m] !== GENERAL) {
    const max = playerStat(s, 'general-influence', seat);
    if (rules.overGeneralInfluence || mindUnderGeneral(s, seat) + stat(s, 'mind', m) <= max)
      out.push({ type: 'control', card: m, under: GENERAL });
  }
  if (followersOf(s, m).length > 0 || cannotCard(s, 'be-follower', m)) return;
  for (const c of co.members) {
    if (c === m || s.control[c] !== GENERAL || s.control[m] === c) continue;
    if (unusedDirect(s, c, m) >= controlCost(s, m))
      out.push({ type: 'control', card: m, under: c });
  }
}

/** Those taken out from under direct influence go back there if too much is on general influence (pef/term/influence/3). */
export function backUnder(s: State, seat: Seat): Option[] {
  const out: Option[] = [];
  for (const h of s.history) {
    if (
      h.what !== 'taken-out' ||
      h.seat !== seat ||
      s.zone[h.card] !== 'play' ||
      s.control[h.card] !== GENERAL
    )
      continue;
    const co = s.companies.find((c) => c.id === s.company[h.card]);
    if (co) controlOptions(s, seat, co, h.card, out);
  }
  return out;
}

export const isHome = (s: State, id: Cid, site: Cid): boolean => {
  const d = def(s, id);
  if (d.kind !== 'character') return false;
  const c = newCtx(s, s.owner[id], id);
  return d.home.some((h) =>
    typeof h === 'string' ? h === nameOf(s, site) : matches(s, c, site, h.any),
  );
};

/** Where and how a character in hand can be played (coe/2.II.2.1, 2.II.2.2). */
export function characterPlays(s: State, seat: Seat, id: Cid, out: Option[], why: Why): void {
  const d = def(s, id);
  if (d.kind !== 'character') return;
  const p = s.players[seat];
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
  if (
    (did(s, seat, 'played-character') || did(s, seat, 'discarded-character')) &&
    why.no('one-character', 'coe/2.II.2', 'One character has been played or discarded this turn.')
  )
    return;
  const taken = uniquelyTaken(s, id);
  if (taken && why.no('unique', 'coe/g.man.1', `${d.name} is unique and already ${taken}.`)) return;
  if (d.avatar) {
    if (
      p.avatarLost &&
      why.no('avatar-lost', 'coe/2.2', 'Your avatar was eliminated: no other can be revealed.')
    )
      return;
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
    const taken2 = s.players.some((q, i) => i !== seat && q.avatar === d.name);
    if (taken2 && why.no('avatar-taken', 'coe/g.man.2', `Another player is ${d.name}.`)) return;
  }
  const homeOnly = comp(s, id).rules.some(({ r }) => r.is === 'home-only');
  const allowed = (site: Cid): boolean => {
    if (d.avatar) return nameOf(s, site) === HERO_START || isHome(s, id, site);
    return isHome(s, id, site) || (!homeOnly && isHavenFor(s, site, seat));
  };
  const avatar = avatarOf(s, seat);
  const avatarSite =
    avatar >= 0 ? s.companies.find((c) => c.id === s.company[avatar])?.site : undefined;
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
    if (fresh < 0 || alone.has(`${fresh} ${under}`)) return;
    alone.add(`${fresh} ${under}`);
    push(fresh, -1, under);
  };
  for (const co of companiesOf(s, seat)) {
    if (!allowed(co.site)) continue;
    const room = fitsInto(s, co, [id]);
    // with an avatar in play others come in at his site, or under direct influence (coe/2.II.2.2)
    const general =
      d.avatar || avatarSite === undefined || nameOf(s, avatarSite) === nameOf(s, co.site);
    if (general) {
      if (room) push(co.site, co.id, GENERAL);
      pushAlone(co.site, GENERAL);
    }
    if (d.avatar) continue;
    for (const c of co.members) {
      if (s.control[c] !== GENERAL) continue;
      const fits = unusedDirect(s, c, id) >= stat(s, 'mind', id);
      if (!fits && rulesOf(s).playWithoutInfluence !== 'any') continue;
      if (room) push(co.site, co.id, c);
      if (rulesOf(s).ownCompanyUnderDirect) pushAlone(co.site, c);
    }
  }
  // a site where no company is yet, out of the location deck (coe/2.II.2.3)
  const here = new Set(companiesOf(s, seat).map((c) => nameOf(s, c.site)));
  const seen = new Set<string>();
  for (const site of p.sites) {
    const name = nameOf(s, site);
    if (here.has(name) || seen.has(name) || !allowed(site) || siteSpent(s, seat, site)) continue;
    if (avatarSite !== undefined && !d.avatar) continue;
    seen.add(name);
    push(site, -1, GENERAL);
  }
  if (out.length === found)
    why.no(
      'no-site',
      d.avatar ? 'coe/2.II.2.1' : 'coe/2.II.2.2',
      `${d.name} can only be played at a home site${d.avatar || homeOnly ? '' : ', a haven,'} where your companies or site cards allow it.`,
    );
}
