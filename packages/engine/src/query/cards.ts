import type {
  Card,
  CharacterCard,
  EventCard,
  ItemCard,
  SiteCard,
  Zone,
} from '../language/index.ts';
import type { Compiled } from '../pool/compile.ts';
import { compiled } from '../pool/pool.ts';
import { agentIsHazard, kindOf } from '../rules/kinds-of-player.ts';
import { cardsAside } from '../state/apart.ts';
import { note } from '../state/notes.ts';
import {
  type Cid,
  type Company,
  type CompanyId,
  type Ctx,
  type Seat,
  type State,
  TAPPED,
  UNTAPPED,
  WOUNDED,
} from '../state/types.ts';

export { copyCtx, ctxLike } from '../state/ctx.ts';
export { note, noteOn } from '../state/notes.ts';

/** Plain questions about cards and companies; nothing here derives a number. */
export const comp = (s: State, id: Cid): Compiled => compiled(s.rt.pool, s.def[id]);
export const def = (s: State, id: Cid): Card => compiled(s.rt.pool, s.def[id]).def;
/** The id of the card that it is; that of the hidden card if that is not known. */
export const idOf = (s: State, id: Cid): string => def(s, id).id;
export const nameOf = (s: State, id: Cid): string => (id < 0 ? '' : def(s, id).name);

/** A character for his player: an agent may be nothing but a hazard to him (coe/1.3.W2, 1.3.B2). */
export const isCharacter = (s: State, id: Cid): boolean =>
  def(s, id).kind === 'character' && !isHazardAgent(s, id);
/** A character who may come into play as an agent, whoever has him. */
export const isAgentCard = (d: Card): d is CharacterCard =>
  d.kind === 'character' && d.agent === true;
export const isHazardAgent = (s: State, id: Cid): boolean => {
  const d = def(s, id);
  return isAgentCard(d) && (agentIsHazard(d, kindOf(s, s.owner[id])) || isAgent(s, id));
};
/** In play as an agent, face-up or face-down (coe/4): neither a character nor a creature (coe/2.IV.vii.1). */
export const isAgent = (s: State, id: Cid): boolean =>
  s.company[id] >= 0 && company(s, s.company[id])?.agent !== undefined;
/** What is printed on one who is no avatar: of those it is said of each. */
export const mindOf = (d: CharacterCard): number => d.mind as number;
export const isAlly = (s: State, id: Cid): boolean => def(s, id).kind === 'ally';
export const isAvatar = (s: State, id: Cid): boolean => {
  const d = def(s, id);
  return d.kind === 'character' && d.avatar === true;
};
/** The one whom his player has revealed himself to be, and no follower of that one (coe/2.II.2.1.R5). */
export const isOwnAvatar = (s: State, id: Cid): boolean =>
  isAvatar(s, id) && s.players[s.owner[id]].avatar === def(s, id).name;
/** Says of itself that it cannot be played against one of these players (coe/1.8.2). */
export const isUselessAgainst = (s: State, id: Cid, seats: readonly Seat[]): boolean => {
  const { notAgainst } = def(s, id);
  return (
    notAgainst !== undefined && seats.some((seat) => notAgainst.includes(kindOf(s, seat).name))
  );
};
/** It is specific to somebody whom its player is not (coe/1.3.4, glossary "specific"). */
export const isForAnother = (s: State, id: Cid): boolean => {
  const { specific } = def(s, id);
  return specific !== undefined && specific !== whoIs(s, s.owner[id]);
};
/** As whom a player plays, in play or not: he of his kind, or whom he has declared, until that one is eliminated (coe/1.8.F1, 2.2.F2). */
export const whoIs = (s: State, seat: Seat): string => {
  const { embodies } = kindOf(s, seat);
  if (embodies !== null) return embodies;
  const { declared, avatarLost } = s.players[seat];
  return declared === undefined || avatarLost ? '' : declared;
};
/** Allies, Ringwraiths and Balrogs never make corruption checks (coe/7.4). */
export const isCorruptible = (s: State, id: Cid): boolean =>
  isCharacter(s, id) && (!isAvatar(s, id) || kindOf(s, s.owner[id]).avatarIsCorruptible);
export const siteDef = (s: State, id: Cid): SiteCard => def(s, id) as SiteCard;
/** Two cards of one place; of events that lie as sites there may be one in another region (coe/2.II.7.ii). */
export const isSamePlace = (a: SiteCard, b: SiteCard): boolean =>
  a === b || (a.name === b.name && a.region === b.region);
/** The same, of cards; what was dug is where it was dug. */
export function samePlace(s: State, a: Cid, b: Cid): boolean {
  if (a === b) return true;
  if (a < 0 || b < 0) return false;
  const d = siteDef(s, a);
  if (!isSamePlace(d, siteDef(s, b))) return false;
  return d.beneath === undefined || note(s, a).place === note(s, b).place;
}
export const itemDef = (s: State, id: Cid): ItemCard => def(s, id) as ItemCard;
export const eventDef = (s: State, id: Cid): EventCard => def(s, id) as EventCard;

export const untapped = (s: State, id: Cid): boolean => s.status[id] === UNTAPPED;
export const tapped = (s: State, id: Cid): boolean => s.status[id] === TAPPED;
export const wounded = (s: State, id: Cid): boolean => s.status[id] === WOUNDED;

export const inPlay = (s: State, id: Cid): boolean => {
  const z = s.zone[id];
  return z === 'play' || (z === 'pile' && !note(s, id).stored);
};

/** It is a trophy that somebody has with him (coe/3.IV.1). */
export const isTrophy = (s: State, id: Cid): boolean => {
  const c = comp(s, id);
  return c.faceOf >= 0 && c.def.kind === 'item';
};

/** Companies as the rules mean them: they travel, are attacked, and count as companies. */
export const travels = (c: Company): boolean => c.agent === undefined;

/** Those of all players. */
export const allCompanies = (s: State): Company[] => s.companies.filter(travels);

export function companiesOf(s: State, seat: Seat): Company[] {
  const out: Company[] = [];
  for (let i = 0; i < s.companies.length; i++) {
    const c = s.companies[i];
    if (c.seat === seat && travels(c)) out.push(c);
  }
  return out;
}

/** Whatever is together on the table, company or not: for keeping books, never for who acts or is acted on. */
export const groups = (s: State): readonly Company[] => s.companies;

/** The group with that number, of whatever sort. */
export function company(s: State, id: CompanyId): Company | undefined {
  if (id < 0) return undefined;
  const { companies } = s;
  for (let i = 0; i < companies.length; i++) if (companies[i].id === id) return companies[i];
  return undefined;
}

/** Everything placed on a card. Followers are not on their controller. */
export function attached(s: State, host: Cid): Cid[] {
  const out: Cid[] = [];
  for (const id of s.table) if (s.host[id] === host) out.push(id);
  return out;
}

/** What was on a stored card and was stored with it (coe/2.II.4). */
export function storedWith(s: State, id: Cid): Cid[] {
  const out: Cid[] = [];
  for (const p of s.players) for (const x of p.pile) if (note(s, x).storedWith === id) out.push(x);
  return out;
}

export function itemsOf(s: State, id: Cid): Cid[] {
  const out: Cid[] = [];
  for (const x of s.table) if (s.host[x] === id && def(s, x).kind === 'item') out.push(x);
  return out;
}

export function followersOf(s: State, id: Cid): Cid[] {
  const out: Cid[] = [];
  const seat = s.owner[id];
  for (const c of s.companies)
    if (c.seat === seat && travels(c))
      for (const m of c.members) if (s.control[m] === id) out.push(m);
  return out;
}

/** Those followers who are in his company, as they are unless they were just played on their own. */
export const followersWith = (s: State, id: Cid): Cid[] =>
  followersOf(s, id).filter((m) => s.company[m] === s.company[id]);

/** The character (or site) at the bottom of what a card is on. */
export function root(s: State, id: Cid): Cid {
  let at = id;
  while (at >= 0 && s.host[at] >= 0) at = s.host[at];
  return at;
}

/** Two cards lie on the same card, on the same company as a whole, or on nothing, and speak of the same. */
export const lieTogether = (s: State, a: Cid, b: Cid): boolean =>
  s.host[a] === s.host[b] &&
  (s.host[a] >= 0 || s.company[a] === s.company[b]) &&
  !eachKeepsItsOwn(s, a, b);

/** Each of two copies has others of its own off to the side, and speaks of those. */
export const eachKeepsItsOwn = (s: State, a: Cid, b: Cid): boolean =>
  a !== b && a >= 0 && b >= 0 && beside(s, a).length > 0 && beside(s, b).length > 0;

export function companyIdOf(s: State, id: Cid): CompanyId {
  if (id < 0) return -1;
  const r = root(s, id);
  return r >= 0 ? s.company[r] : -1;
}
export const companyOf = (s: State, id: Cid): Company | undefined => company(s, companyIdOf(s, id));

/** Characters and allies of a company: those who can face strikes. */
export function fighters(s: State, c: Company): Cid[] {
  const out: Cid[] = c.members.slice();
  for (let i = 0; i < s.table.length; i++) {
    const id = s.table[i];
    const host = s.host[id];
    if (host >= 0 && s.company[host] === c.id && def(s, id).kind === 'ally') out.push(id);
  }
  return out;
}

/** The site card serves this player: it is his, or took the place of his. */
export const siteServes = (s: State, site: Cid, seat: Seat): boolean =>
  s.owner[site] === seat || note(s, site).lentTo === seat;

/** The site a company is at, -1 while it is en route (coe/2.IV.5). */
export const atSite = (c: Company): Cid => (c.moving ? -1 : c.site);
/** Where it goes, or where it is if it does not move. */
export const newSite = (c: Company): Cid => (c.moving ? c.dest : c.site);

export function siteOfCard(s: State, id: Cid): Cid {
  const r = root(s, id);
  if (r < 0) return -1;
  if (def(s, r).kind === 'site') return r;
  const c = company(s, s.company[r]);
  return c ? atSite(c) : -1;
}

export function avatarOf(s: State, seat: Seat): Cid {
  for (const c of s.companies) {
    if (c.seat !== seat || !travels(c)) continue;
    for (const m of c.members) if (isOwnAvatar(s, m)) return m;
  }
  return -1;
}

/** An event of his in play says who he is, in place of an avatar (coe/2.I.2). */
export function isSauron(s: State, seat: Seat): boolean {
  for (const id of s.table) {
    if (s.owner[id] !== seat) continue;
    const d = def(s, id);
    if (d.kind === 'event' && d.avatar === true) return true;
  }
  return false;
}

export function charactersOf(s: State, seat: Seat): Cid[] {
  const out: Cid[] = [];
  for (const c of s.companies)
    if (c.seat === seat && travels(c)) for (const m of c.members) out.push(m);
  return out;
}

/** Opponents in turn order, beginning with the one to the left. */
export function opponentsOf(s: State, seat: Seat): Seat[] {
  const out: Seat[] = [];
  for (let i = 1; i < s.players.length; i++) out.push((seat + i) % s.players.length);
  return out;
}

/** Whose card it is: its owner, or who has it in his pile. */
export function seatOf(s: State, id: Cid): Seat {
  if (s.zone[id] === 'pile') return s.players.findIndex((p) => p.pile.includes(id));
  // what was slain is with whoever slew it (coe/3.IV.1)
  if (s.host[id] >= 0 && isTrophy(s, id)) return s.owner[s.host[id]];
  return s.owner[id];
}

/** To whose hand, deck and discard pile it goes, whoever has it in play. */
export const ownerOf = (s: State, id: Cid): Seat => note(s, id).lentBy ?? s.owner[id];

/** The being a card is: its own name, or that of which it is a manifestation (coe/g.man.1). */
export const being = (d: Card): string => d.manifestationOf ?? d.name;

export const newCtx = (s: State, by: Seat, card: Cid): Ctx => ({
  by,
  card,
  host: -2,
  user: -1,
  it: -1,
  cause: -1,
  picked: -1,
  company: s.current,
  aims: [],
  entry: 0,
  bound: {},
  attack: 0,
  versus: -1,
  sky: -1,
  detaining: false,
});

/** A site card that lies face-down with travellers: declared, or on the trail of an agent. */
const goesBy = (co: Company, site: Cid): boolean =>
  co.dest === site || co.site === site || (co.agent?.trail.includes(site) ?? false);

/** What was turned over or set aside and goes back: not what a host holds, nor a site declared face-down. */
export function turnedOver(s: State, seat: Seat): Cid[] {
  const out: Cid[] = [];
  for (const id of cardsAside(s))
    if (
      (seat < 0 || s.owner[id] === seat) &&
      s.host[id] < 0 &&
      !s.companies.some((co) => goesBy(co, id)) &&
      note(s, id).hosted === undefined &&
      note(s, id).prisoner === undefined
    )
      out.push(id);
  return out;
}

/** A prisoner, or what he has kept: out of reach of all that does not speak of prisoners (coe/3.III.4); what he keeps is not for the card that holds him. */
export function isCaptive(s: State, id: Cid, by: Cid): boolean {
  if (note(s, id).prisoner !== undefined) return true;
  if (s.host[id] < 0) return false;
  // what holds him is no prisoner
  const { prisoner } = note(s, s.host[id]);
  return prisoner !== undefined && prisoner !== id && prisoner !== by;
}

/** Factions are in play there; what else is in a pile is counted, or stored. */
export const isInPlayInPile = (s: State, id: Cid): boolean =>
  def(s, id).kind === 'faction' && !note(s, id).stored && note(s, id).slainAt === undefined;

/** The avatar that a player has shown himself to be, though he may have left play since (coe/2.II.2.1.1). */
export const isRevealedBy = (s: State, seat: Seat, id: Cid): boolean =>
  isAvatar(s, id) && def(s, id).name === s.players[seat].avatar;

/** What lies off to the side with that card, or with any (-1). */
export function beside(s: State, host: Cid): Cid[] {
  const out: Cid[] = [];
  for (const id of cardsAside(s))
    if (host < 0 ? s.host[id] >= 0 : s.host[id] === host) out.push(id);
  return out;
}

/** What is being played, or attacks. */
function onChain(s: State): Cid[] {
  const out: Cid[] = [];
  for (let id = 0; id < s.zone.length; id++) if (s.zone[id] === 'chain') out.push(id);
  return out;
}

/** The cards of a zone, of one player or of all (-1). In a pile only factions are in play: the slain are counted there (coe/2.V.3, 3.v). */
export function cardsIn(s: State, zone: Zone, seat: Seat): Cid[] {
  if (zone === 'play') {
    const out: Cid[] = [];
    for (const id of s.table) if (seat < 0 || s.owner[id] === seat) out.push(id);
    for (let i = 0; i < s.players.length; i++) {
      if (seat >= 0 && i !== seat) continue;
      for (const id of s.players[i].pile) if (isInPlayInPile(s, id)) out.push(id);
    }
    return out;
  }
  if (zone === 'aside') return turnedOver(s, seat);
  if (zone === 'beside') return beside(s, -1).filter((id) => seat < 0 || s.owner[id] === seat);
  if (zone === 'chain') return onChain(s).filter((id) => seat < 0 || s.owner[id] === seat);
  const out: Cid[] = [];
  s.players.forEach((p, i) => {
    if (seat < 0 || seat === i) out.push(...p[zone]);
  });
  return out;
}
