import type { CardName, Ref, Who } from '../language/index.ts';
import type { AttackFrame, ChainFrame, Foe, StrikeFrame } from '../state/frames.ts';
import type { Cid, CompanyId, Ctx, Entry, Seat, State } from '../state/types.ts';
import { aimCard } from './aimed.ts';
import {
  avatarOf,
  company,
  companyIdOf,
  def,
  isCharacter,
  nameOf,
  newSite,
  note,
  siteOfCard,
} from './cards.ts';
import { rivalOf } from './seats.ts';
import { shedNamed } from './shed.ts';

/** The innermost running attack, strike, chain. */
export function attackFrame(s: State): AttackFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    // one that waits its turn has not come yet
    if (f.p === 'attack' && f.s !== 'begin') return f;
  }
  return null;
}
export function strikeFrame(s: State): StrikeFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f.p === 'strike') return f;
    if (f.p === 'attack') return null;
  }
  return null;
}
export function attackNo(s: State, n: number): AttackFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f.p === 'attack' && f.n === n) return f;
  }
  return null;
}
/** The attack that a strike is part of: it stands below it. */
export const attackOf = (s: State, f: StrikeFrame): AttackFrame =>
  attackNo(s, f.attack) as AttackFrame;
export function strikeNo(s: State, n: number): StrikeFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f.p === 'strike' && f.n === n) return f;
  }
  return null;
}
/** Of the two who fight each other the one on that player's side, or whoever faces the strike (coe/3.V.5). */
export const facerFor = (s: State, f: StrikeFrame, seat: Seat): Cid =>
  f.by >= 0 && s.owner[f.by] === seat ? f.by : f.who;

/** The attack of one company on another that goes on, or null (coe/3.V). */
export function companyFight(s: State): CompanyFight | null {
  const f = attackFrame(s);
  return f && isCompanyFight(f) ? f : null;
}

export type CompanyFight = AttackFrame & { foe: Extract<Foe, { k: 'company' }> };

export const isCompanyFight = (f: AttackFrame): f is CompanyFight => f.foe.k === 'company';

/** Which of the two companies is that player's. */
export const fightingCompany = (f: CompanyFight, seat: Seat): CompanyId =>
  seat === f.by ? f.foe.company : f.company;

export function chainFrame(s: State): ChainFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f.p === 'chain') return f;
  }
  return null;
}
/** Whether such a thing is declared and waits, in whichever chain. */
export const isDeclared = (s: State, test: (e: Entry) => boolean): boolean =>
  s.stack.some((f) => f.p === 'chain' && f.entries.some(test));

/** The same of what resolves now as well. */
export const isOnChain = (s: State, test: (e: Entry) => boolean): boolean =>
  s.stack.some((f) => f.p === 'chain' && ((f.now !== null && test(f.now)) || f.entries.some(test)));

/** The attack an action was aimed at; what names none speaks of the one that goes on (coe/9.3). */
export function attackMeant(s: State, c: Ctx): AttackFrame | null {
  for (const aim of c.aims) {
    if (aim.t !== 'attack') continue;
    // what was left behind by it may speak of another that came later
    return attackNo(s, aim.n) ?? (c.attack ? attackNo(s, c.attack) : null);
  }
  return c.attack ? attackNo(s, c.attack) : attackFrame(s);
}

/** Likewise the strike. */
export function strikeMeant(s: State, c: Ctx): StrikeFrame | null {
  for (const aim of c.aims) if (aim.t === 'strike') return strikeNo(s, aim.n);
  return strikeFrame(s);
}

/** A declared action by its serial, in whichever chain it is. */
export function entryNo(s: State, n: number): Entry | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f.p !== 'chain') continue;
    if (f.now?.n === n) return f.now;
    for (const e of f.entries) if (e.n === n) return e;
  }
  return null;
}

/** What it is on, or was on until that came to lie off to the side with it, or was stored with it. */
export const bearerOf = (s: State, card: Cid): Cid =>
  s.host[card] >= 0 ? s.host[card] : (note(s, card).bore ?? note(s, card).storedWith ?? -1);

export function refCard(s: State, c: Ctx, ref: Ref): Cid {
  switch (ref) {
    case 'self':
      return c.card;
    case 'bearer':
      return c.host !== -2 ? c.host : c.card >= 0 ? bearerOf(s, c.card) : -1;
    case 'user':
      return c.user;
    case 'target': {
      const [aim] = c.aims;
      return aim?.t === 'entry' ? (entryNo(s, aim.n)?.card ?? -1) : aimCard(aim);
    }
    case 'target2': {
      const aim = c.aims[1];
      return aim?.t === 'name' && aim.of !== undefined
        ? shedNamed(s, c.by, aim.of, aim.name)
        : aimCard(aim);
    }
    case 'it':
      return c.it;
    case 'cause':
      return c.cause;
    case 'avatar':
      return avatarOf(s, c.by);
    case 'picked':
      return c.picked;
    case 'defender': {
      const f = strikeFrame(s);
      return f ? facerFor(s, f, c.by) : -1;
    }
    case 'site': {
      // that of who does it or for whom, if it is his turn; agents are where they are
      const own = company(s, companyIdOf(s, c.user >= 0 ? c.user : aimCard(c.aims[0])));
      const co = own?.seat === s.active ? own : company(s, companyRef(s, c, 'active'));
      return co ? newSite(co) : (c.bound.place ?? -1);
    }
    case 'target-bearer': {
      const t = aimCard(c.aims[0]);
      return t >= 0 ? s.host[t] : -1;
    }
    case 'foe': {
      const f = c.attack ? attackNo(s, c.attack) : attackFrame(s);
      if (!f) return -1;
      const st = isCompanyFight(f) ? strikeFrame(s) : null;
      return st ? (facerFor(s, st, c.by) === st.by ? st.who : st.by) : f.card;
    }
    case 'checker': {
      for (const a of c.aims) if (a.t === 'check') return a.who;
      return -1;
    }
  }
}

export function companyRef(s: State, c: Ctx, ref: Ref | 'active'): CompanyId {
  if (ref === 'active') {
    const f = attackFrame(s);
    if (f) return isCompanyFight(f) ? fightingCompany(f, c.by) : f.company;
    if (c.company >= 0) return c.company;
    // outside of every company's phase a card speaks of the company it is with
    return s.current >= 0 ? s.current : companyIdOf(s, c.user >= 0 ? c.user : c.card);
  }
  if (ref === 'target' || ref === 'target2') {
    const aim = c.aims[ref === 'target' ? 0 : 1];
    if (aim?.t === 'company') return aim.id;
  }
  const id = refCard(s, c, ref);
  if (id >= 0) {
    // a card discarded to pay for what it does was with its bearer
    if (ref === 'self' && c.host >= 0 && s.zone[id] !== 'play') return companyIdOf(s, c.host);
    const now = companyIdOf(s, id);
    // one who has left play, as the price of what he does too, was in the company where it happened
    const gone = now < 0 && s.zone[id] !== 'play';
    return gone && (ref === 'cause' || (ref === 'self' && isCharacter(s, id))) ? c.company : now;
  }
  // what happened to a company as a whole: that company
  if (ref === 'cause') return c.company;
  // what is on a company as a whole speaks of that company
  if (ref === 'bearer') return c.host === -1 ? c.company : c.card >= 0 ? s.company[c.card] : -1;
  return -1;
}

/** Who has a card of that name in play; nobody: -1. */
function holderOf(s: State, name: CardName): Seat {
  for (const id of s.table) if (nameOf(s, id) === name) return s.owner[id];
  return -1;
}

export function seatRef(s: State, c: Ctx, who: Who): Seat {
  switch (who) {
    case 'you':
      return c.by;
    case 'opponent':
      // of several, the one whom he has named
      return c.bound.rival === undefined ? rivalOf(s, c.by) : c.bound.rival - 1;
    case 'resource-player':
    // what is said of all of them is done for each by whoever reads it; of one alone it is said of the first
    case 'each-player':
      return s.active;
    case 'hazard-player':
      return s.hazardSeat;
    case 'target-player': {
      const aim = c.aims[0];
      const t = refCard(s, c, 'target');
      const seat =
        aim?.t === 'company' ? company(s, aim.id)?.seat : t >= 0 ? s.owner[t] : undefined;
      // they are no more: they were those of an opponent
      return seat ?? rivalOf(s, c.by);
    }
    case 'bearer-player': {
      const b = refCard(s, c, 'bearer');
      if (b >= 0) return s.owner[b];
      return c.card >= 0 ? (company(s, s.company[c.card])?.seat ?? c.by) : c.by;
    }
    default: {
      if ('playerOf' in who) {
        if (typeof who.playerOf === 'object') return holderOf(s, who.playerOf.name);
        const id = refCard(s, c, who.playerOf);
        return id >= 0 ? s.owner[id] : c.by;
      }
      const id = refCard(s, c, who.opponentOf);
      const owner = id >= 0 ? s.owner[id] : c.by;
      return rivalOf(s, owner);
    }
  }
}

/** Something was changed by what resolves: noted for it and for the action it belongs to (coe/5.1.2). */
export function changed(s: State, c: Ctx): void {
  c.bound.changed = 1;
  const e = c.entry ? entryNo(s, c.entry) : null;
  if (e) e.ctx.bound.changed = 1;
}

/** Where the company is that plays it, or -1. */
export const siteOf = (s: State, c: Ctx): Cid => company(s, c.company)?.site ?? -1;

/** Where an event is played: at the site it is aimed at, of whoever uses it or of whom it is aimed at. */
export function siteOfPlay(s: State, c: Ctx): Cid {
  let at = -1;
  for (const aim of c.aims) {
    if (aim.t === 'auto') return aim.site;
    if (aim.t === 'card' && def(s, aim.id).kind === 'site') return aim.id;
    if (at >= 0) continue;
    if (aim.t === 'card') at = siteOfCard(s, aim.id);
    else if (aim.t === 'company') at = company(s, aim.id)?.site ?? -1;
  }
  if (c.user >= 0) at = siteOfCard(s, c.user);
  return at >= 0 ? at : siteOf(s, c);
}
