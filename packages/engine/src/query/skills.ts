/** What someone can do: the skills printed on him, and what he is granted. */

import type { Action, Card, Magic, Many, Race, Skill } from '../language/index.ts';
import { note, noteOn } from '../state/notes.ts';
import type { Cid, Company, Ctx, State } from '../state/types.ts';
import { def } from './cards.ts';
import { inCompany } from './company.ts';
import { oneOf, raceList } from './compare.ts';
import { matches } from './evaluate.ts';
import { isGranted } from './granted.ts';
import { contextOf, inForce, type OfKind, type Said } from './in-force.ts';
import { refCard } from './refs.ts';

export { isGranted };

type Grant = OfKind<'grant'>;

/** Skills printed, and skills given by what he bears (coe glossary "skill"). */
export function hasSkill(s: State, id: Cid, skill: Skill, exceptFrom: Cid = -1): boolean {
  const d = def(s, id);
  let own = d.kind === 'character' || d.kind === 'ally' ? d.skills : undefined;
  for (const x of inForce(s, 'grant')) {
    if ((x.a.loses === 'all' || x.a.loses === skill) && isGranted(s, x, id)) return false;
    if (x.a.skills !== undefined && isGranted(s, x, id)) own = x.a.skills;
  }
  if (own?.includes(skill)) return true;
  for (const x of inForce(s, 'grant')) {
    if (x.a.skill !== skill || x.card === exceptFrom || !isGranted(s, x, id)) continue;
    return true;
  }
  return false;
}

/**
 * Magic of that school is his to use: by what is printed on him, or by what he is granted (coe glossary
 * "use"). What is lent for one card is for playing it, and makes nobody a user to any other text: it is
 * gone as that card is declared, and still there as it resolves.
 */
export function canUse(s: State, c: Ctx, id: Cid, school: Magic, exceptFrom: Cid = -1): boolean {
  const d = def(s, id);
  if (d.kind !== 'character') return false;
  if (d.magic?.includes(school)) return true;
  for (const x of grantsOf(s, id, school, exceptFrom)) {
    if (!x.a.once) return true;
    if (playsMagic(s, c) && (c.entry > 0 || !isSpent(s, x))) return true;
  }
  return false;
}

/** It is asked for a card of magic that is being played, and does not lie in play. */
function playsMagic(s: State, c: Ctx): boolean {
  if (c.card < 0 || s.zone[c.card] === 'play') return false;
  const d = def(s, c.card);
  return d.kind === 'event' && d.magic !== undefined;
}

const grantsOf = (s: State, id: Cid, school: Magic, exceptFrom: Cid): Said<Grant>[] =>
  inForce(s, 'grant').filter(
    (x) =>
      x.a.magic !== undefined &&
      oneOf(x.a.magic, school) &&
      x.card !== exceptFrom &&
      isGranted(s, x, id),
  );

const isSpent = (s: State, x: Said): boolean => note(s, x.card).uses?.[x.i]?.[0] === s.turn;

/** He plays a card of these schools: if none of them is his but by a loan, that is used up. */
export function spendMagic(s: State, id: Cid, schools: readonly Magic[]): void {
  const d = def(s, id);
  if (d.kind !== 'character' || schools.some((x) => d.magic?.includes(x))) return;
  const all = schools.flatMap((x) => grantsOf(s, id, x, -1));
  const loan = all.find((x) => !isSpent(s, x));
  if (loan && all.every((x) => x.a.once))
    noteOn(s, loan.card).uses = { ...note(s, loan.card).uses, [loan.i]: [s.turn, 1] };
}

/**
 * The skills without which a card is not played so: of whoever uses it, or of one's own character on
 * whom it is played (crf/term/sage-only/1). A hazard that is aimed at a scout needs no scout.
 */
export function skillsNeeded(d: Card | null, way: Action | null | undefined): readonly Skill[] {
  if (!way) return [];
  const own = raceList(way.user?.skill ?? []);
  if (own.length > 0 || (d?.kind === 'event' && d.side === 'hazard')) return own;
  return (way.targets ?? []).flatMap((t) =>
    t.target === 'card' && t.a.skill !== undefined ? raceList(t.a.skill) : [],
  );
}

/** To the item whose text asks he is as one of that race. */
export function isAsRace(s: State, c: Ctx, id: Cid, want: Many<Race>): boolean {
  if (c.card < 0 || def(s, c.card).kind !== 'item') return false;
  for (const x of inForce(s, 'grant')) {
    if (x.a.race === undefined || x.a.for === undefined || !oneOf(want, x.a.race)) continue;
    if (isGranted(s, x, id) && refCard(s, contextOf(s, x), x.a.for) === c.card) return true;
  }
  return false;
}

/** A grant by a card in play, or by his own text, that makes someone able to do it. */
export function isAble(s: State, c: Ctx, id: Cid, what: 'use-palantir'): boolean {
  return grants(s, c, id, what, (tapping) => !tapping || s.status[id] === 0 || c.entry > 0);
}

/** The card may be played on the company by leave of one who is with it, though it asks for another. */
export function isAdmitted(s: State, co: Company, card: Cid): boolean {
  for (const x of inForce(s, 'grant')) {
    if (x.a.admits === undefined || card < 0) continue;
    const c = contextOf(s, x);
    if (inCompany(s, co).some((id) => isGranted(s, x, id)) && matches(s, c, card, x.a.admits))
      return true;
  }
  return false;
}

/** What it costs him not to tap against a strike: three prowess by the rules (coe/3.iv.3), unless a text says less. */
export function stayingCosts(s: State, id: Cid, byRule = 3): number {
  let least = byRule;
  for (const x of inForce(s, 'grant'))
    if (x.a.ability === 'stay-untapped' && isGranted(s, x, id))
      least = Math.min(least, x.a.costs ?? 0);
  return least;
}

/** What he is asked who may stay untapped. */
export function askedToStay(s: State, id: Cid): 'stay-freely' | 'stay-cheaply' | 'stay-untapped' {
  const cost = stayingCosts(s, id);
  return cost === 0 ? 'stay-freely' : cost < 3 ? 'stay-cheaply' : 'stay-untapped';
}

/** He can use two weapons at once. */
export function usesTwoWeapons(s: State, id: Cid): boolean {
  for (const x of inForce(s, 'grant'))
    if (x.a.ability === 'two-weapons' && isGranted(s, x, id)) return true;
  return false;
}

/** He needs no check to influence it. */
export function influencesSurely(s: State, id: Cid, versus: Cid): boolean {
  for (const x of inForce(s, 'grant'))
    if (
      x.a.ability === 'influence-surely' &&
      x.a.versus !== undefined &&
      isGranted(s, x, id) &&
      matches(s, contextOf(s, x), versus, x.a.versus)
    )
      return true;
  return false;
}

/** How many rolls more he makes for an influence check on such a card; one of all is chosen. */
export function rollsMore(s: State, id: Cid, versus: Cid): number {
  let n = 0;
  for (const x of inForce(s, 'grant'))
    if (
      x.a.ability === 'influence-once-more' &&
      id >= 0 &&
      isGranted(s, x, id) &&
      (x.a.versus === undefined || (versus >= 0 && matches(s, contextOf(s, x), versus, x.a.versus)))
    )
      n++;
  return n;
}

/** In his attempts nothing counts but what is his own. */
export function influencesPlainly(s: State, id: Cid): boolean {
  for (const x of inForce(s, 'grant'))
    if (x.a.ability === 'influence-plainly' && isGranted(s, x, id)) return true;
  return false;
}

/** And of what is his own only the number on his card, and none of his text. */
export const influencesByNumber = (s: State, id: Cid): boolean =>
  inForce(s, 'grant').some((x) => x.a.ability === 'influence-by-number' && isGranted(s, x, id));

/** His companions may tap in support of his attempts. */
export function isSupported(s: State, id: Cid): boolean {
  for (const x of inForce(s, 'grant'))
    if (x.a.ability === 'be-supported' && id >= 0 && isGranted(s, x, id)) return true;
  return false;
}

/** Whether he has to tap in order to be able to (the price is paid as the use is declared). */
export const ableByTapping = (s: State, c: Ctx, id: Cid, what: 'use-palantir'): boolean =>
  !grants(s, c, id, what, (tapping) => !tapping);

function grants(
  s: State,
  c: Ctx,
  id: Cid,
  what: 'use-palantir',
  good: (tapping: boolean) => boolean,
): boolean {
  for (const x of inForce(s, 'grant')) {
    if (x.a.ability !== what || !good(x.a.tapping === true) || !isGranted(s, x, id)) continue;
    if (x.a.for !== undefined && refCard(s, contextOf(s, x), x.a.for) !== c.card) continue;
    return true;
  }
  return false;
}

/** He need not be where an opponent's card is to try to win it. */
export const influencesFromAfar = (s: State, id: Cid): boolean =>
  inForce(s, 'grant').some((x) => x.a.ability === 'influence-from-afar' && isGranted(s, x, id));
