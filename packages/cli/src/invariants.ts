import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  cardNumbered,
  type Decision,
  decision,
  EngineFault,
  fork,
  GameError,
  HIDDEN,
  hash,
  type Option,
  query,
  restore,
  type State,
  type View,
  view,
  type ZoneName,
} from '@mathom/engine';

/**
 * What must be true of a game at every decision. Each check returns what is wrong in words, and
 * an empty list if nothing is.
 */
const LISTS = ['deck', 'hand', 'discard', 'sideboard', 'sites', 'pool', 'pile', 'removed'] as const;
const LISTED: ReadonlySet<ZoneName> = new Set<ZoneName>(LISTS);

/** Every card is in exactly one place, and the lists agree with what the card says of itself. */
export function placement(s: State): string[] {
  const wrong: string[] = [];
  const seen = new Uint8Array(s.def.length);
  const count = (id: number, zone: ZoneName, where: string): void => {
    if (s.zone[id] !== zone) wrong.push(`card ${id} is in ${where} but says ${s.zone[id]}`);
    if (++seen[id] > 1) wrong.push(`card ${id} is in two places, one of them ${where}`);
  };
  s.players.forEach((p, seat) => {
    for (const zone of LISTS) for (const id of p[zone]) count(id, zone, `the ${zone} of ${seat}`);
  });
  for (const id of s.table) count(id, 'play', 'the table');
  for (let id = 0; id < s.def.length; id++) {
    const zone = s.zone[id];
    const listed = zone === 'play' || LISTED.has(zone);
    if (listed && seen[id] === 0) wrong.push(`card ${id} says ${zone} and is in no list`);
  }
  return wrong;
}

/** Companies, hosts and controllers point at what is there. */
export function structure(s: State): string[] {
  const wrong: string[] = [];
  const ids = new Set<number>();
  for (const c of s.companies) {
    if (ids.has(c.id)) wrong.push(`two companies are number ${c.id}`);
    ids.add(c.id);
    for (const m of c.members) {
      if (s.company[m] !== c.id) wrong.push(`card ${m} is with ${c.id} but says ${s.company[m]}`);
      if (s.zone[m] !== (c.agent && !c.agent.faceUp ? 'face-down' : 'play'))
        wrong.push(`card ${m} of company ${c.id} is in ${s.zone[m]}`);
    }
    if (new Set(c.members).size !== c.members.length) wrong.push(`company ${c.id} has one twice`);
    if (c.agent) wrong.push(...agentSites(s, c.agent.trail, c.agent.faceUp));
    else if (s.turn > 0 && c.members.length > 0 && s.zone[c.site] !== 'play') {
      wrong.push(`company ${c.id} is at card ${c.site}, which is in ${s.zone[c.site]}`);
    }
  }
  for (const id of s.table) {
    const host = s.host[id];
    // what may be done with it instead of going with its bearer is still asked
    const pending = s.stack.some((f) => f.p === 'instead' && f.would.card === id);
    // a card may lie with a creature that was slain
    const slain = host >= 0 && s.zone[host] === 'removed' && query.def(s, host).kind === 'creature';
    const homes = ['play', 'pile', 'face-down'];
    if (host >= 0 && !pending && !slain && !homes.includes(s.zone[host])) {
      wrong.push(`card ${id} is on card ${host}, which is in ${s.zone[host]}`);
    }
    const control = s.control[id];
    if (control >= 0 && s.company[control] !== s.company[id] && !newcomer(s, id, control)) {
      wrong.push(`card ${id} follows card ${control} of another company`);
    }
  }
  for (const id of s.live) {
    if (s.zone[id] !== 'play' && s.zone[id] !== 'pile') {
      wrong.push(`the text of card ${id} is at work in ${s.zone[id]}`);
    }
  }
  if (new Set(s.live).size !== s.live.length) wrong.push('the text of a card is at work twice');
  return wrong;
}

/** The site cards with an agent lie face-down, but for one where he was or is face-up. */
const agentSites = (s: State, trail: readonly number[], faceUp: boolean): string[] =>
  trail
    .filter((id, i) => s.zone[id] !== 'aside' && !(s.zone[id] === 'play' && (faceUp || i === 0)))
    .map((id) => `card ${id} is with an agent but in ${s.zone[id]}`);

/** What is read of a card's note is what the state has. */
export const listedNotes = (s: State): string[] =>
  s.def.flatMap((_, id) =>
    JSON.stringify(query.note(s, id)) === JSON.stringify(s.notes[id] ?? {})
      ? []
      : [`the note of card ${id} is not the one that is read`],
  );

/** What was found to be in force is what is found when everything is looked at afresh. */
export function voices(s: State): string[] {
  const known = s.rt.inForce;
  if (known?.live !== s.live) return [];
  const fresh = fork(s);
  fresh.rt.inForce = null;
  const told = (list: readonly query.Said[]): string =>
    list.map((x) => `${x.card}.${x.i}.${x.lasting?.n ?? 0}`).join(' ');
  const wrong: string[] = [];
  const [kinds, stats, events] = known.cards;
  for (const kind of kinds.keys())
    if (told(query.inForce(s, kind)) !== told(query.inForce(fresh, kind)))
      wrong.push(`which ${kind} is in force was not read again`);
  for (const stat of stats.keys())
    if (told(query.modifiersInForce(s, stat)) !== told(query.modifiersInForce(fresh, stat)))
      wrong.push(`what changes ${stat} was not read again`);
  for (const event of events.keys())
    if (told(query.triggersInForce(s, event)) !== told(query.triggersInForce(fresh, event)))
      wrong.push(`what waits for ${event} was not read again`);
  return wrong;
}

/**
 * In some rule sets a character who is played under direct influence may be a company of his own
 * (pef/term/characters-playing-them/2). He stays a follower for as long as both are at that site.
 */
const newcomer = (s: State, id: number, leader: number): boolean =>
  s.rules !== 'coe' && siteOf(s, id) === siteOf(s, leader);

const siteOf = (s: State, id: number): number => {
  const site = s.companies.find((c) => c.id === s.company[id])?.site ?? -1;
  return s.def[site] ?? HIDDEN;
};

/** Which cards each player owns: none of them goes over, though one that lies as a site has another number. */
export function holdings(s: State): string[][] {
  return s.players.map((_, seat) =>
    s.def.flatMap((_, id) => (query.ownerOf(s, id) === seat ? [query.idOf(s, id)] : [])).sort(),
  );
}

/** Whether somebody owns less than he did, or more than the sites that were provided since (crf/tournament/sites/1). */
export function strays(before: readonly (readonly string[])[], s: State): boolean {
  const provided: string[] = [];
  for (const [seat, now] of holdings(s).entries()) {
    const left = [...now];
    for (const id of before[seat]) {
      const at = left.indexOf(id);
      if (at < 0) return true;
      left.splice(at, 1);
    }
    provided.push(...left);
  }
  const isSite = (id: string): boolean =>
    s.rt.pool.cards.some((d) => d.id === id && d.kind === 'site');
  return !provided.every(isSite);
}

/** The value without what card data does not say: there, and only there, a field may be undefined (pool/shapes.ts). */
export function asSaid<T>(x: T): T {
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) return x.map(asSaid) as T;
  const all = Object.entries(x);
  const fields = Object.isFrozen(x) ? all.filter(([, value]) => value !== undefined) : all;
  return Object.fromEntries(fields.map(([key, value]) => [key, asSaid(value)])) as T;
}

/** Stored and read again, the game is the same value with the same question. */
export function roundTrip(s: State): string[] {
  const wrong: string[] = [];
  const d = decision(s);
  const again = restore(JSON.stringify(s), s.rt.pool);
  const said = asSaid(s);
  if (!isDeepStrictEqual(again, said))
    wrong.push(`JSON changes the state${difference(again, said)}`);
  if (hash(again) !== hash(s)) wrong.push('JSON changes the hash');
  const asked = decision(again);
  if (!isDeepStrictEqual(asked, d)) wrong.push('JSON changes the decision');
  if (hash(again) !== hash(s)) wrong.push('asking again changes the state');
  return wrong;
}

/** A copy is equal, and what is done to the copy does not reach the original. */
export function copies(s: State): string[] {
  const copy = fork(s);
  return isDeepStrictEqual(copy, s) ? [] : [`a copy differs${difference(copy, s)}`];
}

/** Where two values part, as a path: for messages. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') {
    return ` at ${path || 'the top'}`;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (isDeepStrictEqual(left[key], right[key]) && key in left === key in right) continue;
    return difference(left[key], right[key], path ? `${path}.${key}` : key);
  }
  return ` at ${path || 'the top'}`;
}

export interface Tried {
  refused: string[];
  failed: string[];
  broken: string[];
}

const show = (o: Option): string => JSON.stringify(o);

/** Takes every option on a copy: each is accepted, and the state asked stays as it was. */
export function everyOption(s: State, d: Decision): Tried {
  const tried: Tried = { refused: [], failed: [], broken: [] };
  const before = hash(s);
  const texts = new Set<string>();
  for (const o of d.options) {
    if (texts.has(show(o))) tried.broken.push(`${d.about} offers ${show(o)} twice`);
    texts.add(show(o));
    try {
      tried.broken.push(...placement(apply(s, o).state));
    } catch (error) {
      const kind = error instanceof GameError ? tried.refused : tried.failed;
      kind.push(`${d.about}, ${show(o)}: ${message(error)}`);
    }
  }
  if (hash(s) !== before) tried.broken.push('trying options on copies changed the original');
  return tried;
}

export function message(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const at = error.stack
    ?.split('\n')
    .slice(1)
    .map((line) => /packages\/([^)]+)/.exec(line)?.[1])
    .find((line) => line?.startsWith('engine'));
  return at ? `${error.message} (${at})` : error.message;
}

/** The engine found nothing to ask, or no way on. */
export const isDeadEnd = (error: unknown): boolean =>
  error instanceof EngineFault &&
  /No option|round in circles|stack of procedures/.test(error.message);

/** A view has nothing of what its player does not know. Seat -1 is a spectator. */
export function secrecy(s: State): string[] {
  const wrong: string[] = [];
  for (let seat = -1; seat < s.players.length; seat++) wrong.push(...secretsIn(s, view(s, seat)));
  return wrong;
}

/** Does this seat know that card? */
export function knows(s: State, seat: number, id: number): boolean {
  const all = (1 << s.players.length) - 1;
  return seat < 0 ? s.known[id] === all : (s.known[id] & (1 << seat)) !== 0;
}

/** Fields that count something, and may come to be as high as the number of a card. */
const COUNTERS: ReadonlySet<string> = new Set([
  'serial',
  'turn',
  'since',
  'n',
  'i',
  'entry',
  'attack',
  'tie',
  'lasting',
  'effect',
  // automatic-attacks have numbers of their own (query/sites.ts)
  'auto',
  'copyOf',
  'faced',
]);

/** Cards that somebody has named, out of all that there are: he need not have seen one. */
const NAMED: ReadonlySet<string> = new Set(['named1', 'named2']);

/** What was played before all and lies shuffled away: that he saw it then `hidden-bytes.ts` asks. */
const PLAYED: ReadonlySet<string> = new Set(['wasCard']);

/**
 * Who has seen cards go back knows them there: at the bottom, or without a gap on top, where others
 * may have been shuffled and laid upon them since. What is known otherwise was given away.
 */
export function isStrewn(seen: readonly boolean[]): boolean {
  const bottom = seen.indexOf(false);
  const rest = bottom < 0 ? [] : seen.slice(bottom);
  const top = rest.lastIndexOf(true);
  return top >= 0 && rest.slice(rest.indexOf(true), top + 1).includes(false);
}

function secretsIn(s: State, v: View): string[] {
  const wrong: string[] = [];
  const say = (what: string): void => void wrong.push(`the view of ${v.seat} ${what}`);
  const open = new Set<number>();
  for (let id = 0; id < s.def.length; id++) if (knows(s, v.seat, id)) open.add(s.def[id]);
  // where a company began the turn was there to be seen, though the site card may be gone since
  for (const co of s.companies) open.add(co.startSite);
  // and what would lead it back there keeps it in mind, though the company is gone, too
  for (const { what } of s.lasting)
    if (what.k === 'abilities' && what.ctx.bound.startSite !== undefined)
      open.add(what.ctx.bound.startSite);
  for (let id = 0; id < s.def.length; id++) {
    if (knows(s, v.seat, id)) {
      if (v.state.def[id] !== s.def[id]) say(`does not show card ${id}`);
    } else if (v.state.def[id] !== HIDDEN) say(`shows card ${id}`);
    else if (v.state.notes[id] !== undefined) say(`has a note on card ${id}`);
  }
  s.players.forEach((p, owner) => {
    if (!peeks(s, v.seat) && isStrewn(p.deck.map((id) => v.state.def[id] !== HIDDEN)))
      say('shows a deck');
    if (owner === v.seat) return;
    for (const id of p.hand) if (v.state.def[id] !== HIDDEN && !shown(s, id)) say('shows a hand');
  });
  if (v.state.random.some((n) => n !== 0) || v.state.dice.length > 0) say('shows the dice to come');
  if (v.decision && v.decision.seat !== v.seat) say('has the options of another player');
  // the whole of it, as it would be sent: no card that the player has not seen, by id or number
  const unseen = new Set(s.def.filter((n) => !open.has(n)));
  const ids = new Set([...unseen].map((n) => cardNumbered(s.rt.pool, n).id as string));
  const search = (x: unknown, key: string): void => {
    const isCard =
      typeof x !== 'number' || !(COUNTERS.has(key) || NAMED.has(key) || PLAYED.has(key));
    if (isCard && (unseen.has(x as number) || ids.has(x as string)))
      say(`has ${String(x)} as ${key}, a card which that player has not seen`);
    if (x === null || typeof x !== 'object') return;
    for (const [k, value] of Object.entries(x)) search(value, Array.isArray(x) ? key : k);
  };
  search(v, 'view');
  for (const o of v.decision?.options ?? []) {
    if ('card' in o && o.card >= 0 && !knows(s, v.seat, o.card)) {
      say(`offers ${o.type} of card ${o.card}, which that player does not know`);
    }
  }
  return wrong;
}

/**
 * What a player is shown and offered does not depend on what he does not know: with the unseen
 * cards of every hand and deck exchanged among themselves, his view and his options are the same.
 */
export function blindness(s: State): string[] {
  const seat = decision(s)?.seat ?? -1;
  if (seat < 0) return [];
  const mine = asSaid(view(s, seat));
  const other = view(twinFor(s, seat), seat);
  if (isDeepStrictEqual(mine, other)) return [];
  return [`the view of ${seat} depends on what is hidden${difference(mine, other)}`];
}

/**
 * Nor does he learn it from what the others are asked: whatever they hold, the same player is asked
 * the same question. Only in games where everybody is asked who might do something (`asksPasses`).
 */
export function blindOnlookers(s: State): string[] {
  const asked = decision(s);
  // in the midst of an action the card that is used is on the stack, and cannot be another
  if (asked?.kind !== 'act' || !s.asksPasses) return [];
  const wrong: string[] = [];
  s.players.forEach((_, seat) => {
    if (seat === asked.seat) return;
    const twin = twinFor(s, seat);
    const [here, there] = [questionIn(s), questionIn(twin)];
    if (here !== there) wrong.push(`to ${seat} it shows that ${here}: else ${there}`);
    else {
      const [after, instead] = [s, twin].map((x) => questionIn(apply(x, { type: 'pass' }).state));
      if (after !== instead)
        wrong.push(
          `to ${seat} it shows after a pass in ${asked.about} that ${after}: else ${instead}`,
        );
    }
  });
  return wrong;
}

/** What everybody at the table sees of a question. */
export function questionIn(s: State): string {
  const asked = decision(s);
  return asked ? `${asked.seat} is asked ${asked.about}` : 'nobody is asked';
}

/** The same game to that seat: what he has not seen is exchanged among itself, so many places on. */
export function twinFor(s: State, seat: number, by = 1): State {
  const twin = restore(JSON.stringify(s), s.rt.pool);
  twin.players.forEach((p) => {
    exchange(s, twin, seat, [...p.hand, ...p.deck], by);
  });
  // an agent who lies face-down may be any other agent, and his sites any other sites
  s.players.forEach((p, owner) => {
    const down = s.def.map((_, id) => id).filter((id) => s.owner[id] === owner);
    // in the twin the hand is another by now, and who is an agent there too
    const isAgent = (id: number): boolean => {
      const c = cardNumbered(s.rt.pool, twin.def[id]);
      return c.kind === 'character' && c.agent === true;
    };
    exchange(
      s,
      twin,
      seat,
      [
        ...down.filter((id) => s.zone[id] === 'face-down'),
        ...[...p.hand, ...p.deck].filter(isAgent),
      ],
      by,
    );
    const trails = s.companies.flatMap((c) => (c.seat === owner ? (c.agent?.trail ?? []) : []));
    exchange(s, twin, seat, [...trails.filter((id) => s.zone[id] === 'aside'), ...p.sites], by);
  });
  return twin;
}

/** In the twin each of these that the player has not seen is another of them. */
function exchange(s: State, twin: State, seat: number, ids: readonly number[], by: number): void {
  const unseen = ids.filter((id) => !knows(s, seat, id));
  // that it was seen in a discard pile goes with the card, as when it is shuffled (query/shed.ts)
  const were = unseen.map((id) => ({ def: twin.def[id], shed: twin.notes[id]?.shed }));
  const notes = { ...twin.notes };
  unseen.forEach((id, i) => {
    const { def, shed } = were[(i + by) % were.length];
    twin.def[id] = def;
    if (shed === notes[id]?.shed) return;
    const { shed: _, ...rest } = notes[id] ?? {};
    notes[id] = shed === undefined ? rest : { ...rest, shed };
  });
  twin.notes = notes;
}

/** A hand card that has been shown to all stays known until it is shuffled away. */
const shown = (s: State, id: number): boolean => s.known[id] === (1 << s.players.length) - 1;

/** Someone who is looking through a deck sees it. */
const peeks = (s: State, seat: number): boolean =>
  s.stack.some(
    (f) =>
      (f.p === 'fetch' && f.seat === seat) ||
      // a gold ring may let its owner look for the ring that takes its place (coe/6.2)
      (f.p === 'check' && f.s === 'ring' && s.owner[f.who] === seat) ||
      // a text lets its player look for a card to play now
      (f.p === 'exec' && f.s === 'choose' && f.todo[0]?.do === 'play' && f.ctx.by === seat),
  );
