import { happen } from '../happenings/happen.ts';
import type { AttackSpec, Effect } from '../language/index.ts';
import {
  attached,
  beside,
  companyOf,
  def,
  followersOf,
  isCharacter,
  nameOf,
  newCtx,
  newSite,
  note,
  noteOn,
  siteDef,
} from '../query/cards.ts';
import { matches } from '../query/evaluate.ts';
import { prisonRegions } from '../query/movement/under-way.ts';
import { adjacentTo } from '../query/under-deeps.ts';
import { dropNote } from '../state/notes.ts';
import {
  type Cid,
  type Company,
  type CompanyId,
  GENERAL,
  type Seat,
  type State,
  UNCONTROLLED,
} from '../state/types.ts';
import { everyone, placeCharacter, put } from '../verbs/cards.ts';
import { discard, setFree } from '../verbs/leaving.ts';
import { stir } from '../verbs/live.ts';
import { dropMember, newCompany } from '../verbs/members.ts';

type Imprison = Extract<Effect, { do: 'outcome'; is: 'imprisons' }>;

/** Sites of the hazard player's location deck where a captive can be held (coe/3.III.2). */
export function rescueSites(s: State, host: Cid, co: Company): Cid[] {
  const spec = prisonOf(s, host);
  if (!spec) return [];
  const regions = prisonRegions(s, co);
  const c = newCtx(s, s.owner[host], host);
  const where = nameOf(s, newSite(co));
  return s.players[s.owner[host]].sites.filter((id) => {
    const { region, underDeeps, name } = siteDef(s, id);
    const near =
      (region !== undefined && regions.includes(region)) ||
      (underDeeps === true && adjacentTo(s.rt.pool, name).has(where));
    return near && matches(s, c, id, spec.at);
  });
}

/** The clause of a hazard host that takes prisoners. */
export function prisonOf(s: State, host: Cid): Imprison | null {
  const d = def(s, host);
  if (d.kind !== 'event') return null;
  for (const p of d.plays)
    for (const e of p.does) if (e.do === 'outcome' && e.is === 'imprisons') return e;
  return null;
}

/** The hazard host that was played on a character and takes him if the strike succeeds. */
export function captorOf(s: State, who: Cid): Cid {
  for (const x of attached(s, who))
    if (prisonOf(s, x) && note(s, x).rescueSite === undefined) return x;
  return -1;
}

type Rescue = readonly AttackSpec[] | 'automatic-attacks';

/** Instead of being harmed, the character is taken away (coe/3.III.3, 3.III.4). */
export function imprison(
  s: State,
  who: Cid,
  host: Cid,
  site: Cid,
  rescue: Rescue = prisonOf(s, host)?.rescue ?? [],
): void {
  const spec = prisonOf(s, host);
  if (s.zone[site] !== 'play') put(s, site, 'play', { known: everyone(s), why: 'rescue site' });
  for (const x of followersOf(s, who)) s.control[x] = UNCONTROLLED;
  dropMember(s, who);
  s.company[who] = -1;
  s.control[who] = UNCONTROLLED;
  noteOn(s, who).prisoner = host;
  // what he leaves behind finds him gone already, as with one who leaves play
  for (const x of attached(s, who)) {
    const d = def(s, x);
    const ring =
      d.kind === 'item' &&
      (d.class === 'gold-ring' || d.keywords?.some((k) => k.endsWith('-ring')));
    if (x !== host && (!ring || spec?.rings === 'discarded')) discard(s, x, 'taken prisoner');
  }
  // and those he led, who lie in the pile
  for (const p of s.players)
    for (const x of p.pile.slice()) if (s.host[x] === who) discard(s, x, 'taken prisoner');
  stir(s);
  const n = noteOn(s, host);
  n.rescueSite = site;
  n.rescue = rescue;
  n.hosted = [...(n.hosted ?? []), who];
  s.unsettled = true;
  happen(s, { event: 'imprisoned', card: who, host });
}

/** Who lies off to the side with a host forms a company where that one is, or is going. */
export function freeCaptives(s: State, host: Cid, by: Cid): void {
  const there = companyOf(s, by);
  if (!there) return;
  const formed = new Map<Seat, CompanyId>();
  for (const who of beside(s, host)) {
    if (!isCharacter(s, who)) continue;
    const seat = s.owner[who];
    const co = formed.get(seat) ?? newCompany(s, seat, newSite(there)).id;
    formed.set(seat, co);
    const status = s.status[who];
    s.host[who] = -1;
    dropNote(s, who);
    placeCharacter(s, who, co, GENERAL);
    s.status[who] = status;
  }
}

/** All prisoners of a host go free, under general influence: with their rescuers, or on their own (coe/3.III.5, 3.III.8). */
export function freePrisoners(s: State, host: Cid, into: Company | null): void {
  const { rescueSite, hosted = [] } = note(s, host);
  if (rescueSite === undefined) return;
  delete noteOn(s, host).hosted;
  setFree(s, host, hosted, rescueSite, into);
  if (s.zone[host] === 'play') discard(s, host, 'its prisoners are free');
}
