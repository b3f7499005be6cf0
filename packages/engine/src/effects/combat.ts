/** Texts about combat: attacks made, canceled, and strikes that come to nothing. */

import { happen, heeded } from '../happenings/happen.ts';
import type { AttackSpec, Effect } from '../language/index.ts';
import { eligible } from '../procedures/assignment.ts';
import {
  becomesOf,
  bindToAttack,
  comeForth,
  creatureComes,
  waysToCome,
} from '../procedures/creature.ts';
import { attackFromSpec, startAttacks } from '../procedures/start-attack.ts';
import { attackAs, automaticAs } from '../query/attack-frame.ts';
import { company } from '../query/cards.ts';
import {
  attackMeant,
  attackNo,
  changed,
  companyFight,
  companyRef,
  entryNo,
  facerFor,
  refCard,
  strikeMeant,
} from '../query/refs.ts';
import { knownAttacks } from '../query/sites.ts';
import { ctxWith } from '../state/ctx.ts';
import type { AttackFrame, ExecFrame } from '../state/frames.ts';
import type { Cid, Ctx, Entry, State } from '../state/types.ts';
import { callOff } from '../verbs/call-off.ts';
import { discard } from '../verbs/leaving.ts';
import { agentActOff } from './agents.ts';
import { cancelEffectsOf } from './lasting.ts';
import { attacksOfSite } from './like-automatic.ts';
import { endSky } from './sky.ts';

type AttackEffect = Extract<Effect, { do: 'attack' }>;

export function attackEffect(s: State, f: ExecFrame, e: AttackEffect): void {
  const c = f.ctx;
  if (e.again) {
    const list = facedAgain(s, c, e.again);
    if (e.again.byFoes) attacksOnceMore(s);
    if (list.length > 0) startAttacks(s, list, f.todo.length > 0);
    changed(s, c);
    return;
  }
  if (e.spec === 'of-creature') {
    const ways = waysToCome(s, c, e);
    if (ways.length === 0) return;
    changed(s, c);
    // keyed to nothing: there is no choice
    if (ways[0] === null) return creatureComes(s, f, e, null);
    f.todo.unshift(e);
    f.s = 'choose';
    return;
  }
  const card = e.by === undefined ? c.card : refCard(s, c, e.by);
  const specs =
    e.spec === 'automatic-attacks-of-site' ? attacksOfSite(s, c) : [e.spec, ...(e.and ?? [])];
  // its numbers are read while it lies where it is
  const made = specs.map((spec) =>
    attackFromSpec(s, c, spec, {
      source: e.asCreature ? 'creature' : 'event',
      card,
      key: null,
      ...becomesOf(s, c, e),
      ...(e.against === undefined ? {} : { company: companyRef(s, c, e.against) }),
    }),
  );
  if (e.against !== undefined) inLieu(s, c, made);
  if (e.by !== undefined && card >= 0) comeForth(s, card);
  // what is said of the place when it is over holds though nobody is left there
  const place = f.todo.length > 0 ? refCard(s, c, 'site') : -1;
  if (place >= 0) c.bound.place = place;
  startAttacks(s, made, f.todo.length > 0);
  if (e.and !== undefined) makeOne(s, made);
  bindToAttack(s, c, card);
  changed(s, c);
}

/** It is made in place of an attack of one company on another (coe/3.V.1). */
function inLieu(s: State, c: Ctx, made: readonly AttackFrame[]): void {
  for (const a of made) {
    const other = company(s, a.company);
    if (other) happen(s, { event: 'attacked-company', seat: c.by, other: other.seat });
  }
}

/** They are so many attacks of one card: what becomes of it is known after the last. */
function makeOne(s: State, made: readonly AttackFrame[]): void {
  made.forEach(({ n }, index) => {
    const f = attackNo(s, n);
    // where only one is left of several, it is one already
    if (!f || f.cannotBeCanceled) return;
    f.index = index;
    f.total = made.length;
  });
}

/** Whom a text picks to be attacked must be one whom a strike of that attack can be given. */
export const canBeAttacked = (s: State, c: Ctx, id: Cid, then: readonly Effect[]): boolean =>
  then.every((e) => {
    if (e.do !== 'attack' || typeof e.spec === 'string' || e.spec.faces?.is !== 'picked')
      return true;
    const made = { source: 'event', card: c.card, key: null } as const;
    return eligible(s, attackAs(s, ctxWith(c, { picked: id }), e.spec, made, 0)).includes(id);
  });

/** The automatic-attacks of the site where the company is, once more. */
function facedAgain(s: State, c: Ctx, how: NonNullable<AttackEffect['again']>): AttackFrame[] {
  const fight = how.byFoes ? companyFight(s) : null;
  const co = company(s, fight ? fight.foe.company : companyRef(s, c, 'active'));
  if (!co) return [];
  return knownAttacks(s, co.site).map((a) => {
    const { prowess = 0, captive } = how;
    const spec: AttackSpec = {
      ...a.spec,
      ...(prowess !== 0 ? { prowess: { sum: [a.spec.prowess, prowess] } } : {}),
      ...(captive ? { captive: { here: true } } : {}),
    };
    const attack = automaticAs(s, co, co.site, { ...a, spec }, ++s.serial);
    // whoever is taken is held with the card that says so
    if (captive) attack.ctx.card = c.card;
    return attack;
  });
}

/** The company that attacks another may do so again when all this is over. */
function attacksOnceMore(s: State): void {
  const fight = companyFight(s);
  for (const f of s.stack) if (f.p === 'enter' && fight) f.again = fight.company;
}

export function cancelEffect(s: State, c: Ctx, e: Extract<Effect, { do: 'cancel' }>): void {
  if (typeof e.what === 'object') return cancelEffectsOf(s, c, e);
  switch (e.what) {
    case 'attack':
    case 'creature':
      return cancelAttack(s, c, e.what === 'creature');
    case 'strike':
      return cancelStrike(s, c);
    case 'entry':
      return cancelEntries(s, c);
    case 'effect':
      for (const aim of c.aims) {
        if (aim.t !== 'effect') continue;
        s.lasting = s.lasting.filter((l) => l.n !== aim.n);
        changed(s, c);
      }
  }
}

function cancelAttack(s: State, c: Ctx, whole: boolean): void {
  const f = attackMeant(s, c);
  if (!f || !callOff(s, f)) return;
  changed(s, c);
  if (whole && f.canceled)
    for (const x of s.stack) if (x.p === 'attack' && x.card === f.card) x.canceled = true;
}

function cancelStrike(s: State, c: Ctx): void {
  const st = strikeMeant(s, c);
  if (!st && c.aims[0]?.t === 'card') return cancelGiven(s, c);
  const f = st && attackNo(s, st.attack);
  if (!st || f?.spec.cannotBeCanceled === 'strikes-too') return;
  st.canceled = true;
  changed(s, c);
  if (heeded(s, 'cancel')) happen(s, { event: 'cancel', what: 'strike', name: f?.name ?? '' });
}

/** One that was given to him who is aimed at, and is not resolved yet. */
function cancelGiven(s: State, c: Ctx): void {
  const f = attackMeant(s, c);
  const who = refCard(s, c, 'target');
  const given = f?.assigned.find((x) => x.who === who && x.result === '');
  if (!f || !given || f.spec.cannotBeCanceled === 'strikes-too') return;
  given.result = 'canceled';
  changed(s, c);
  if (heeded(s, 'cancel')) happen(s, { event: 'cancel', what: 'strike', name: f.name });
}

function cancelEntries(s: State, c: Ctx): void {
  for (const aim of c.aims) {
    // a check is called off with what it stands in
    if (aim.t !== 'entry' && aim.t !== 'check') continue;
    const x = entryNo(s, aim.n);
    if (!x) continue;
    negate(s, x);
    changed(s, c);
    if (heeded(s, 'cancel')) happen(s, { event: 'cancel', what: 'card', name: x.name });
  }
}

/** A canceled card is discarded at once, before anything else resolves (coe/9.4.2, 9.5.5). */
function negate(s: State, x: Entry): void {
  x.negated = true;
  agentActOff(s, x);
  for (const f of s.stack)
    if (f.p === 'chain' && f.entries.includes(x)) f.entries = f.entries.filter((y) => y !== x);
  if (x.card >= 0 && s.zone[x.card] === 'chain') discard(s, x.card, 'canceled');
  endSky(s, x);
}

export function outcomeEffect(s: State, c: Ctx, e: Extract<Effect, { do: 'outcome' }>): void {
  const st = strikeMeant(s, c);
  // a hazard host lies on the character until his strike is resolved (captorOf)
  if (!st && e.is !== 'imprisons') return;
  changed(s, c);
  if (st && e.is === 'stays-untapped') {
    if (facerFor(s, st, c.by) === st.by) st.byFreeStay = true;
    else st.freeStay = true;
  } else if (st && e.is === 'ineffectual') st.ineffectual = true;
}
