/** Sets the board of a scenario: its sides, their companies and the cards with them. */

import { addCard, emptyState } from '../api.ts';
import { settleSlots } from '../effects/attach.ts';
import { imprison } from '../effects/prison.ts';
import { runNow } from '../effects/simple.ts';
import type { Alignment } from '../language/index.ts';
import { cardDef, cardsNamed, hasCard, type Pool } from '../pool/pool.ts';
import { agentOf } from '../query/agents.ts';
import { companiesOf, def, groups, idOf, nameOf, noteOn, opponentsOf } from '../query/cards.ts';
import {
  FIRST_KIND,
  KINDS_OF_PLAYER,
  type KindOfPlayer,
  kindOf,
} from '../rules/kinds-of-player.ts';
import {
  type Cid,
  type Company,
  GENERAL,
  type Seat,
  type State,
  type ZoneName,
} from '../state/types.ts';
import { agentEnters, turnUp } from '../verbs/agents.ts';
import { setAside } from '../verbs/aside.ts';
import { attach, enterPlay, everyone, placeCharacter, put } from '../verbs/cards.ts';
import { newCompany } from '../verbs/members.ts';
import { takeTrophy } from '../verbs/trophies.ts';
import type { AgentSpec, BoardSpec, CompanySpec, Member, SideSpec } from './board-spec.ts';
import { ScenarioError } from './error.ts';
import { setMoment } from './moment.ts';

/** The id of a card named in a scenario; those of the player's own side and hazards first. */
export function cardId(
  pool: Pool,
  name: string,
  kind: KindOfPlayer = KINDS_OF_PLAYER[FIRST_KIND],
): string {
  if (hasCard(pool, name)) return name;
  const all = cardsNamed(pool, name);
  if (all.length === 0) throw new ScenarioError(`There is no card called ${name}.`);
  const among = (list: readonly Alignment[]) => all.find((c) => list.includes(c.def.alignment));
  const fit = among([kind.start.of, 'neutral']) ?? among(kind.resources) ?? all[0];
  return fit.def.id;
}

const STATUS = { untapped: 0, tapped: 1, wounded: 2, inverted: 3 } as const;

/** A game in the midst of things, as a scenario describes it. */
export function buildBoard(spec: BoardSpec, pool: Pool, seed = 1): State {
  const sides = [spec.resource, spec.hazard ?? {}, ...(spec.others ?? [])];
  const names = [
    'Resource player',
    'Hazard player',
    ...(spec.others ?? []).map((_, i) => `Player ${i + 3}`),
  ];
  const s = emptyState(
    names,
    sides.map((x) => x.kind ?? FIRST_KIND),
    spec.length ?? 'short',
    seed,
    pool,
  );
  s.rt.atOnce = runNow;
  s.turn = spec.turn ?? 3;
  const ways = new Map<Company, NonNullable<CompanySpec['by']>>();
  if (spec.asksPasses) s.asksPasses = true;
  if (spec.first !== undefined) addCard(s, idFor(s, spec.first, 0), 0, 'out', everyone(s));
  else keepFirst(s, sides, seed);
  for (const [seat, side] of sides.entries()) buildSide(s, side, seat);
  for (const [seat, side] of sides.entries())
    for (const c of side.companies ?? []) buildCompany(s, c, seat, ways);
  for (const [seat, side] of sides.entries())
    for (const x of side.agents ?? []) buildAgent(s, typeof x === 'string' ? { name: x } : x, seat);
  sides.forEach((side, seat) => {
    for (const x of side.prisoners ?? []) {
      const captor = opponentsOf(s, seat)[0];
      const who = named(s, x.name, seat);
      const host = named(s, x.of, captor);
      enterPlay(s, who);
      attach(s, host, who);
      imprison(s, who, host, make(s, idFor(s, x.at, captor), captor, 'sites', 1 << captor));
    }
  });
  // after all others: the first of all cards is one that has a part in what is shown
  for (const [seat, side] of sides.entries()) if (!side.noFiller) fillDeck(s, seat);
  s.unsettled = true;
  for (const co of groups(s)) if (!co.agent) co.startSite = s.def[co.site];
  setMoment(s, spec, ways);
  return s;
}

/**
 * The card that is number 0: another on each board and with each seed, so that nothing is taken to be no card
 * because of its number. It is made beforehand, and lies nowhere until its turn comes.
 */
function keepFirst(s: State, sides: readonly SideSpec[], seed: number): void {
  const all = sides.flatMap((side, seat) => [
    ...(side.hand ?? []).map((name) => ({ name, seat })),
    ...(side.companies ?? []).flatMap((c) => [
      ...c.members.map((m) => ({ name: typeof m === 'string' ? m : m.name, seat })),
      ...c.members.flatMap((m) =>
        (typeof m === 'string' ? [] : (m.bears ?? [])).map((b) => {
          const name = typeof b === 'string' ? b : b.name;
          return { name, seat: isHazard(s, name) ? opponentsOf(s, seat)[0] : seat };
        }),
      ),
      { name: c.at, seat },
      ...(c.to === undefined || isGoneToTwice(s, side, c, seat) ? [] : [{ name: c.to, seat }]),
      ...(c.onGuard ?? []).map((name) => ({ name, seat: opponentsOf(s, seat)[0] })),
    ]),
    ...(side.agents ?? []).map((x) => ({ name: typeof x === 'string' ? x : x.name, seat })),
    ...(side.events ?? []).map((x) => ({ name: typeof x === 'string' ? x : x.name, seat })),
  ]);
  if (all.length === 0) return;
  const letters = all.reduce((n, { name }) => n + name.length, 0);
  const { name, seat } = all[(letters + seed * Math.ceil(all.length / 3)) % all.length];
  addCard(s, idFor(s, name, seat), seat, 'out', everyone(s));
}

/** Where that company goes another is, or goes as well: it may be the same card. */
const isGoneToTwice = (s: State, side: SideSpec, { to }: CompanySpec, seat: Seat): boolean =>
  (side.companies ?? [])
    .flatMap((x) => (x.to === undefined ? [x.at] : [x.at, x.to]))
    .filter((name) => to !== undefined && idFor(s, name, seat) === idFor(s, to, seat)).length > 1;

/** A new card, or the first one if it is that. */
function make(s: State, id: string, owner: Seat, zone: ZoneName, known: number): Cid {
  const isFirst = s.zone[0] === 'out' && s.owner[0] === owner && idOf(s, 0) === id;
  if (!isFirst) return addCard(s, id, owner, zone, known);
  if (zone === 'out') s.known[0] = known;
  else put(s, 0, zone, { seat: owner, known });
  return 0;
}

/** Blank cards, below those that are named. */
function fillDeck(s: State, seat: Seat): void {
  const { deck } = s.players[seat];
  const named = deck.splice(0);
  for (const region of [...s.rt.pool.regions.values()].slice(0, 20))
    addCard(s, region.id, seat, 'deck', 0);
  deck.push(...named);
}

const idFor = (s: State, name: string, seat: Seat): string =>
  cardId(s.rt.pool, name, kindOf(s, seat));

/** A card known to all, not yet anywhere. */
const named = (s: State, name: string, seat: Seat): Cid =>
  make(s, idFor(s, name, seat), seat, 'out', everyone(s));

/** What lies upon somebody's card: a hazard is an opponent's, the rest is his own. */
const upon = (s: State, name: string, seat: Seat): Cid =>
  named(s, name, isHazard(s, name) ? opponentsOf(s, seat)[0] : seat);

function buildSide(s: State, side: SideSpec, seat: Seat): void {
  const p = s.players[seat];
  const mine = 1 << seat;
  const add = (
    list: readonly string[] | undefined,
    zone: 'hand' | 'discard' | 'sideboard' | 'sites' | 'removed',
    known: number,
  ): void => {
    for (const name of list ?? []) make(s, idFor(s, name, seat), seat, zone, known);
  };
  for (const name of [...(side.deck ?? [])].reverse())
    make(s, cardId(s.rt.pool, name), seat, 'deck', 0);
  add(side.hand, 'hand', mine);
  add(side.discard, 'discard', mine);
  add(side.shed, 'discard', everyone(s));
  add(side.sideboard, 'sideboard', mine);
  add(side.sites, 'sites', mine);
  add(side.removed, 'removed', everyone(s));
  for (const x of side.pile ?? []) {
    const name = typeof x === 'string' ? x : x.name;
    // defeated creatures belong to somebody else
    const d = cardDef(s.rt.pool, cardId(s.rt.pool, name));
    const slain = d.kind === 'creature' || (d.kind === 'event' && d.side === 'hazard');
    const id = named(s, name, slain ? opponentsOf(s, seat)[0] : seat);
    put(s, id, 'pile', { seat });
    if (typeof x === 'string') continue;
    for (const on of x.on) {
      const event = upon(s, on, seat);
      // a faction lies under a card of the pile, and is in the pile itself
      if (def(s, event).kind === 'faction') {
        put(s, event, 'pile', { seat });
        s.host[event] = id;
        continue;
      }
      enterPlay(s, event, id);
      noteOn(s, event).since = s.turn - 1;
    }
  }
  for (const x of side.stored ?? []) {
    const id = named(s, x.name, seat);
    noteOn(s, id).stored = x.at;
    noteOn(s, id).storedNo = ++s.serial;
    put(s, id, 'pile', { seat });
  }
  for (const x of side.events ?? []) {
    const name = typeof x === 'string' ? x : x.name;
    const id = named(s, name, seat);
    enterPlay(s, id);
    noteOn(s, id).since = s.turn - 1;
    if (typeof x === 'string') continue;
    if (x.tapped) s.status[id] = 1;
    if (x.hosting) {
      const { hosting } = x;
      const hosted = named(s, typeof hosting === 'string' ? hosting : hosting.name, seat);
      enterPlay(s, hosted, id);
      if (typeof hosting !== 'string') s.status[hosted] = STATUS[hosting.status];
    }
    for (const name of x.beside ?? []) setAside(s, named(s, name, seat), id, 'counts');
  }
  p.exhausted = side.exhausted ?? 0;
  p.turnsTaken = side.turnsTaken ?? 1;
  if (side.avatar) p.avatar = side.avatar;
  const declared = side.declared ?? side.avatar;
  if (declared && kindOf(s, seat).declaresAvatar) p.declared = declared;
  if (side.avatarLost) p.avatarLost = true;
  if (side.participations) p.participations = side.participations;
}

/** A site card on the table: shared by companies of one player at the same place. */
function siteCard(s: State, name: string, seat: Seat, own: boolean): Cid {
  const there = own
    ? undefined
    : s.table.find(
        (id) => s.owner[id] === seat && def(s, id).kind === 'site' && nameOf(s, id) === name,
      );
  if (there !== undefined) return there;
  const id = named(s, name, seat);
  put(s, id, 'play', { known: everyone(s) });
  return id;
}

function buildCompany(
  s: State,
  c: CompanySpec,
  seat: Seat,
  ways: Map<Company, NonNullable<CompanySpec['by']>>,
): void {
  const site = siteCard(s, c.at, seat, c.to === undefined && c.ownSite === true);
  if (c.siteTapped) s.status[site] = 1;
  if (c.under) noteOn(s, site).place = cardDef(s.rt.pool, idFor(s, c.under, seat)).name;
  const co = newCompany(s, seat, site);
  for (const m of c.members) addCharacter(s, m, co, seat);
  for (const m of c.members) {
    if (typeof m === 'string' || !m.under) continue;
    const who = member(s, co, m.name);
    s.control[who] = member(s, co, m.under);
  }
  for (const x of c.events ?? []) {
    const id = upon(s, typeof x === 'string' ? x : x.name, seat);
    enterPlay(s, id);
    if (typeof x !== 'string') s.status[id] = STATUS[x.status];
    s.company[id] = co.id;
  }
  for (const x of c.onSite ?? []) {
    const id = upon(s, typeof x === 'string' ? x : x.name, seat);
    enterPlay(s, id, site);
    if (typeof x !== 'string') s.status[id] = STATUS[x.status];
  }
  if (c.to) {
    const fellow = companiesOf(s, seat).find(
      (x) => x !== co && x.dest >= 0 && nameOf(s, x.dest) === c.to,
    )?.dest;
    const shared =
      fellow ??
      s.table.find(
        (id) =>
          s.owner[id] === seat &&
          def(s, id).kind === 'site' &&
          (nameOf(s, id) === c.to || def(s, id).id === c.to),
      );
    if (shared !== undefined && !c.ownSite) {
      co.dest = shared;
      co.destShared = true;
    } else {
      co.dest = make(s, idFor(s, c.to, seat), seat, 'aside', 1 << seat);
    }
    if (c.by !== undefined) ways.set(co, c.by);
  }
  for (const name of c.onGuard ?? []) {
    const owner = opponentsOf(s, seat)[0];
    const id = make(s, idFor(s, name, owner), owner, 'guard', 1 << owner);
    s.host[id] = co.dest >= 0 ? co.dest : site;
    noteOn(s, id).against = co.id;
  }
}

function buildAgent(s: State, spec: AgentSpec, seat: Seat): void {
  const mine = 1 << seat;
  const co = agentEnters(s, make(s, idFor(s, spec.name, seat), seat, 'out', mine));
  const id = agentOf(co);
  co.agent.since = spec.fresh ? s.turn : s.turn - 1;
  s.status[id] = STATUS[spec.status ?? 'untapped'];
  for (const [i, name] of (spec.via ?? []).entries()) {
    const site = make(s, idFor(s, name, seat), seat, 'aside', mine);
    const open = spec.faceUp || (spec.based && i === 0);
    if (open) put(s, site, 'play', { known: everyone(s) });
    co.agent.trail.push(site);
    co.site = site;
  }
  if (spec.based) {
    co.agent.based = true;
    s.known[id] = everyone(s);
  }
  if (spec.faceUp) turnUp(s, co);
  for (const name of spec.bears ?? []) attach(s, named(s, name, seat), id);
}

const isHazard = (s: State, name: string): boolean => {
  const d = cardDef(s.rt.pool, cardId(s.rt.pool, name));
  return d.kind === 'creature' || (d.kind === 'event' && d.side === 'hazard');
};

function member(s: State, co: Company, name: string): Cid {
  const id = co.members.find((m) => nameOf(s, m) === name);
  if (id === undefined) throw new ScenarioError(`${name} is not in that company.`);
  return id;
}

function addCharacter(s: State, m: Member, co: Company, seat: Seat): void {
  const spec = typeof m === 'string' ? { name: m } : m;
  const id = named(s, spec.name, seat);
  placeCharacter(s, id, co.id, GENERAL);
  const d = def(s, id);
  if (d.kind !== 'character') throw new ScenarioError(`${spec.name} is not a character.`);
  // one who is under another is not the one his player is
  if (d.avatar && !('under' in spec && spec.under)) {
    s.players[seat].avatar = d.name;
    if (kindOf(s, seat).declaresAvatar) s.players[seat].declared ??= d.name;
  }
  noteOn(s, id).since = 'fresh' in spec && spec.fresh ? s.turn : s.turn - 1;
  s.status[id] = STATUS[spec.status ?? 'untapped'];
  for (const name of spec.trophies ?? []) {
    const slain = named(s, name, (seat + 1) % s.players.length);
    put(s, slain, 'pile', { seat });
    takeTrophy(s, slain, id, seat);
  }
  for (const name of spec.leads ?? []) {
    const faction = named(s, name, seat);
    put(s, faction, 'pile', { seat });
    s.host[faction] = id;
  }
  for (const b of spec.bears ?? []) {
    const name = typeof b === 'string' ? b : b.name;
    const x = upon(s, name, seat);
    attach(s, x, id);
    settleSlots(s, x);
    if (typeof b === 'string') continue;
    if (b.tapped) s.status[x] = 1;
    if (b.wounded) s.status[x] = 2;
    for (const on of b.on ?? []) attach(s, upon(s, on, seat), x);
    for (const name of b.captives ?? [])
      setAside(s, named(s, name, opponentsOf(s, seat)[0]), x, 'counts');
  }
}
