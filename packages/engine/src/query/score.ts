import type { PointSource } from '../language/index.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import {
  being,
  beside,
  charactersOf,
  companyOf,
  def,
  isAgentCard,
  isCharacter,
  isTrophy,
  note,
  opponentsOf,
  root,
  siteDef,
  siteOfCard,
} from './cards.ts';
import { pointSource } from './point-source.ts';
import { baseStat, stat } from './stats.ts';
import { worthStored } from './storing.ts';
import { worthAtMostOne } from './worth.ts';

export type Points = Record<PointSource, number>;

const none = (): Points => ({ character: 0, ally: 0, item: 0, faction: 0, kill: 0, misc: 0 });

/** What a card gives the player who has it now. */
export function cardPoints(s: State, id: Cid, seat: Seat): number {
  const d = def(s, id);
  const kind = kindOf(s, seat);
  const now = (): number =>
    kind.onePointEach ? worthAtMostOne(s, id, baseStat(s, 'points', id)) : stat(s, 'points', id);
  if (note(s, id).prisoner !== undefined) return -now();
  // as a trophy what was slain is worth what it would be else (coe/3.IV.2)
  if (isTrophy(s, id)) return note(s, id).worth ?? now();
  const { stored: at, storedAway } = note(s, id);
  if (storedAway && kind.storedAtHavensOnly) return 0;
  const stored = at === undefined ? null : worthStored(s, id, at);
  if (stored !== null) return kind.onePointEach ? worthAtMostOne(s, id, stored) : stored;
  if (d.kind === 'event' && d.side === 'hazard' && s.owner[id] === seat) return 0; // coe/10.4
  const own = now();
  // items of the other side count half (coe/10.W1, 10.R1, 10.B1)
  if (d.kind === 'item' && d.alignment === kind.halfItems)
    return kind.noneAtHavens && note(s, id).atHaven ? 0 : Math.ceil(own / 2);
  return own;
}

/** The points of a player by source, as they stand (coe/10.3.ii); of all his cards, or of those above the earth. */
export function points(s: State, seat: Seat, which: 'all' | 'above' = 'all'): Points {
  const p = none();
  const add = (id: Cid): void => {
    if (which === 'all' || !isBelow(s, id)) p[pointSource(s, id)] += cardPoints(s, id, seat);
  };
  for (const m of charactersOf(s, seat)) add(m);
  for (const id of s.table) {
    const d = def(s, id);
    if (isTrophy(s, id)) {
      if (s.owner[s.host[id]] === seat) add(id);
      continue;
    }
    if (s.owner[id] !== seat || d.kind === 'site') continue;
    if (d.kind === 'character') {
      if (note(s, id).prisoner !== undefined) add(id);
      continue;
    }
    if (d.kind === 'event' && (d.side === 'hazard' || !pointsNow(s, id))) continue;
    // given up, and left with a site: nobody has it
    if (d.kind === 'item' && s.host[id] >= 0 && def(s, s.host[id]).kind === 'site') continue;
    add(id);
  }
  for (const id of s.players[seat].pile) add(id);
  p.faction += ledGroups(s, seat) * kindOf(s, seat).forLedFactions;
  // off to the side it gives what it always does, unless it is said otherwise (coe glossary "off to the side")
  for (const id of beside(s, -1)) {
    if (s.owner[id] !== seat) continue;
    p[pointSource(s, id)] += note(s, id).worth ?? cardPoints(s, id, seat);
  }
  // who was slain by another's company is lost as the eliminated are, though the other counts him (coe/3.v)
  for (const other of opponentsOf(s, seat))
    for (const id of s.players[other].pile) {
      const d = def(s, id);
      if (s.owner[id] === seat && d.kind === 'character') p.character += d.pointsIfEliminated ?? 0;
    }
  for (const id of s.players[seat].removed) {
    const worth = note(s, id).worth;
    if (worth !== undefined) p.character += worth;
    else {
      const d = def(s, id);
      if (d.kind === 'character') p.character += d.pointsIfEliminated ?? 0;
    }
  }
  return p;
}

/** How many leaders there are who control three factions or more: a group counts once (crf/term/leader/1). */
function ledGroups(s: State, seat: Seat): number {
  const under = new Map<Cid, number>();
  for (const id of s.players[seat].pile) {
    const d = def(s, id);
    if (d.kind !== 'faction' || d.led === undefined || s.host[id] < 0) continue;
    under.set(s.host[id], (under.get(s.host[id]) ?? 0) + 1);
  }
  let groups = 0;
  for (const n of under.values()) if (n >= 3) groups++;
  return groups;
}

/** It is at an Under-deeps site, or comes from one. */
function isBelow(s: State, id: Cid): boolean {
  if (s.zone[id] !== 'play') return false;
  // on its way up it is not above yet (crf/term/under-deeps/1)
  const co = companyOf(s, root(s, id));
  const at = co?.moving ? co.origin : siteOfCard(s, id);
  return at >= 0 && siteDef(s, at).underDeeps === true;
}

/** Some events are worth something only once they are stored. */
function pointsNow(s: State, id: Cid): boolean {
  const d = def(s, id);
  return d.kind === 'event' && d.points !== undefined && stat(s, 'points', id) !== 0;
}

export const total = (p: Points): number =>
  p.character + p.ally + p.item + p.faction + p.kill + p.misc;

/** The tally for calling: a lost avatar counts at once (coe/2.2, 10.3.vi). */
export const tally = (s: State, seat: Seat): number =>
  total(points(s, seat)) - (s.players[seat].avatarLost ? 5 : 0);

/** The same for calling the end: what is at Under-deeps sites is left out (coe/10.2), but by a Balrog (coe/10.2.B2). */
export function tallyForCalling(s: State, seat: Seat): number {
  const all = rulesOf(s).underDeepsForCalling === 'by-kind' && kindOf(s, seat).countsUnderDeeps;
  return total(points(s, seat, all ? 'all' : 'above')) - (s.players[seat].avatarLost ? 5 : 0);
}

const LENGTH = {
  starter: { points: 20, decks: 1 },
  short: { points: 25, decks: 2 },
  long: { points: 30, decks: 3 },
  campaign: { points: 40, decks: 4 },
} as const;

/** What allows the call in a game of that length: so many points, or so often through the deck. */
export const goalOf = (s: State): { readonly points: number; readonly decks: number } =>
  LENGTH[s.length];

/** Whether a player may call the council at the end of his turn: others need a card for it (coe/10.2, 10.2.R1). */
export const mayCall = (s: State, seat: Seat): boolean =>
  kindOf(s, seat).callsFreely && hasEnoughToCall(s, seat);

/** Nobody has called, and by the length of the game this player has enough for it (coe/10.2.1 to 10.2.4). */
export function hasEnoughToCall(s: State, seat: Seat): boolean {
  if (s.lastTurnOf >= 0 || s.endAfterTurn) return false;
  const p = s.players[seat];
  const rule = LENGTH[s.length];
  if (p.exhausted >= rule.decks) return true;
  const once = s.length === 'starter' || p.exhausted >= rule.decks - 1;
  return once && tallyForCalling(s, seat) >= rule.points;
}

export interface Final {
  points: Points;
  total: number;
}

/** The council's reckoning: doubling, halving, duplicates, the lost avatar (coe/10.3.iii to vi). */
export function finalScores(s: State, revealed: readonly (readonly [Seat, Cid])[]): Final[] {
  const raw = s.players.map((_, i) => points(s, i));
  const out = raw.map((p) => ({ ...p }));
  const doubled: PointSource[] = ['character', 'ally', 'item', 'faction'];
  s.players.forEach((_, i) => {
    for (const src of doubled) {
      const others = raw.filter((_x, j) => j !== i);
      const poor =
        others.length > 0 &&
        others.every((o) => (rulesOf(s).doubleAgainst === 'zero' ? o[src] === 0 : o[src] <= 0));
      if (poor && out[i][src] > 0) out[i][src] *= 2;
    }
  });
  return out.map((p, i) => {
    halve(p);
    let sum = total(p);
    for (const [seat, id] of revealed)
      if (seat !== i && scoring(s, i).has(being(def(s, id)))) sum -= 1;
    if (s.players[i].avatarLost) sum -= 5;
    return { points: p, total: sum };
  });
}

/** No source may be more than half of the total of the positive ones (coe/10.3.iv). */
function halve(p: Points): void {
  const sources = Object.keys(p) as PointSource[];
  const positive = sources.filter((k) => p[k] > 0);
  for (const k of positive) {
    const rest = positive.filter((x) => x !== k).reduce((n, x) => n + p[x], 0);
    if (p[k] > rest) {
      p[k] = rest;
      return;
    }
  }
}

/** The unique beings that give a player points, so that a card of theirs in another's hand counts against him. */
function scoring(s: State, seat: Seat): Set<string> {
  const strict = rulesOf(s).councilDuplicates === 'unique-resources';
  const out = new Set<string>();
  const look = (id: Cid): void => {
    const d = def(s, id);
    if (!d.unique || d.kind === 'site' || cardPoints(s, id, seat) < 1) return;
    if (strict && (d.kind === 'creature' || (d.kind === 'event' && d.side === 'hazard'))) return;
    out.add(being(d));
  };
  for (const id of s.table) if (s.owner[id] === seat) look(id);
  for (const id of s.players[seat].pile) {
    const d = def(s, id);
    // an agent who was slain had been played as a hazard (pef/term/marshalling-point-cards-revealing-at-council/1)
    if (!(strict && isAgentCard(d))) look(id);
  }
  return out;
}

/** Cards in a hand that match something that gives an opponent points (coe/10.3.v). */
export function councilMatches(s: State, seat: Seat): Cid[] {
  const theirs = opponentsOf(s, seat).map((i) => scoring(s, i));
  return s.players[seat].hand.filter((id) => {
    const d = def(s, id);
    const scores =
      isCharacter(s, id) ||
      d.kind === 'ally' ||
      d.kind === 'faction' ||
      d.kind === 'item' ||
      (d.kind === 'event' && d.side === 'resource');
    if (!scores) return false;
    return stat(s, 'points', id) > 0 && theirs.some((of) => of.has(being(d)));
  });
}
