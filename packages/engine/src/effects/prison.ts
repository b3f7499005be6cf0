import type { Effect } from '../language/index.ts';
import { attached, comp, company, def, followersOf, newCtx, newSite, noteOn, siteDef } from '../query/cards.ts';
import { matches } from '../query/filter.ts';
import { regionCard } from '../registry.ts';
import type { AttackFrame, StrikeFrame } from '../state/frames.ts';
import { type Cid, type Company, type State, UNCONTROLLED } from '../state/types.ts';
import { discard, put, tap } from '../verbs/cards.ts';
import { dropMember, newCompany } from '../verbs/companies.ts';
import { addMember } from '../verbs/companies.ts';

type Imprison = Extract<Effect, { do: 'outcome'; is: 'imprisons' }>;

/** Sites of the hazard player's location deck where a captive can be held (coe/3.III.2). */
export function rescueSites(s: State, host: Cid, co: Company): Cid[] {
  const spec = prisonOf(s, host);
  if (!spec) return [];
  const regions = new Set<string>();
  if (!co.moving) regions.add(siteDef(s, newSite(co)).region);
  else if (co.movement === 'starter') {
    regions.add(siteDef(s, co.origin).region);
    regions.add(siteDef(s, co.dest).region);
  } else {
    for (const p of co.path) {
      if (!p.name) continue;
      regions.add(p.name);
      for (const n of regionCard(p.name).adjacent) regions.add(n);
    }
  }
  const c = newCtx(s, s.owner[host], host);
  return s.players[s.owner[host]].sites.filter((id) => regions.has(siteDef(s, id).region) && matches(s, c, id, spec.at));
}

/** The clause of a hazard host that takes prisoners. */
export function prisonOf(s: State, host: Cid): Imprison | null {
  const d = def(s, host);
  if (d.kind !== 'event') return null;
  for (const p of d.plays) for (const e of p.does) if (e.do === 'outcome' && e.is === 'imprisons') return e;
  return null;
}

/** Instead of being wounded, the character is taken away (coe/3.III.3, 3.III.4). */
export function imprison(s: State, f: StrikeFrame, a: AttackFrame): void {
  const host = f.imprison?.card ?? -1;
  const spec = f.imprison?.spec as Imprison | undefined;
  const co = company(s, a.company);
  if (host < 0 || !spec || !co || def(s, f.who).kind !== 'character') return;
  if (savedByAlly(s, f.who)) return;
  const site = rescueSites(s, host, co)[0];
  if (site === undefined) {
    tap(s, f.who);
    return;
  }
  put(s, site, 'play', { known: (1 << s.players.length) - 1, why: 'rescue site' });
  for (const x of attached(s, f.who)) {
    const d = def(s, x);
    const ring = d.kind === 'item' && (d.class === 'gold-ring' || d.keywords?.some((k) => k.endsWith('-ring')));
    if (x !== host && (!ring || spec.rings === 'discarded')) discard(s, x, 'taken prisoner');
  }
  for (const x of followersOf(s, f.who)) s.control[x] = UNCONTROLLED;
  dropMember(s, f.who);
  s.company[f.who] = -1;
  s.control[f.who] = UNCONTROLLED;
  noteOn(s, f.who).prisoner = host;
  const n = noteOn(s, host);
  n.rescueSite = site;
  n.rescue = spec.rescue;
  n.hosted = [f.who];
  s.host[host] = -1;
  s.unsettled = true;
}

/** A companion gives itself up so that its master is not taken. */
function savedByAlly(s: State, who: Cid): boolean {
  for (const src of s.live) {
    const c = comp(s, src);
    if (!c.ruleKinds.has('instead')) continue;
    for (const { r } of c.rules) {
      if (r.is !== 'instead' || r.of !== 'imprisoned' || !matches(s, newCtx(s, s.owner[src], src), who, r.who)) continue;
      discard(s, src, 'in place of its master');
      return true;
    }
  }
  return false;
}

/** All prisoners of a host join the rescuers under general influence (coe/3.III.5). */
export function freePrisoners(s: State, host: Cid, into: Company | null): void {
  const n = s.notes[host];
  const site = n?.rescueSite ?? -1;
  for (const p of n?.hosted ?? []) {
    delete noteOn(s, p).prisoner;
    const co = into ?? newCompany(s, s.owner[p], site);
    addMember(s, p, co.id);
    s.control[p] = UNCONTROLLED;
  }
  if (n) {
    delete n.hosted;
    delete n.rescueSite;
  }
  s.unsettled = true;
}
