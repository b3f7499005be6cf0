import type { Slot } from '../language/index.ts';
import type { Option } from '../options.ts';
import { CHOOSY, RESHUFFLES } from '../pool/pool.ts';
import {
  charactersOf,
  companiesOf,
  company,
  def,
  fighters,
  isUselessAgainst,
  itemsOf,
  nameOf,
  newCtx,
  note,
  opponentsOf,
  samePlace,
  untapped,
} from '../query/cards.ts';
import { checksOf, type Declared } from '../query/checks.ts';
import { matches } from '../query/evaluate.ts';
import { cannotBeOnGuard } from '../query/play-bans.ts';
import { countsAsHazard } from '../query/side.ts';
import { isSupported, usesTwoWeapons } from '../query/skills.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { CardNumber, Cid, Entry, Seat, State } from '../state/types.ts';
import { agentOptions } from './agents.ts';
import { overLimit } from './condition.ts';
import { influenceOptions } from './influence.ts';
import { attackReveals, revealOptions } from './on-guard.ts';
import { storeOptions } from './organization.ts';
import type { Situation } from './situation.ts';

/** Actions that the rules give, rather than a card. */
export function ruleActions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  if (sit.chain) supportOptions(s, seat, sit, out);
  if (seat === s.active) {
    combatOptions(s, seat, sit, out);
    rangerOptions(s, seat, sit, out);
    if (!sit.answering) {
      useItemOptions(s, seat, sit, out);
      if (sit.kind === 'site') {
        influenceOptions(s, seat, out);
        rescueOptions(s, seat, sit, out);
      }
      if (sit.kind === 'end-of-turn') storeOptions(s, seat, out);
    }
    return;
  }
  if (seat !== s.hazardSeat) return;
  if (s.phase === 'movement-hazard') {
    guardOptions(s, seat, sit, out);
    nazgulOptions(s, seat, sit, out);
    agentOptions(s, seat, sit, out);
  }
  if (s.phase === 'site' && sit.chain) revealOptions(s, seat, sit, out);
  else if (s.phase === 'site' && sit.attack) attackReveals(s, seat, sit, out);
}

/** Who makes the roll: of an attempt to remove a card from him, whoever bears it. */
const makerOf = (s: State, e: Entry, k: Declared): Cid =>
  k.who < 0 && e.action?.removal ? s.host[e.card] : k.who;

/** A check in which companions may help: by the rules, by its own text, or by what is in force. */
const isHelped = (s: State, e: Entry, k: Declared): boolean =>
  k.kind === 'corruption' ||
  k.supported === true ||
  ((k.kind === 'influence' || e.action?.removal === true) && isSupported(s, makerOf(s, e, k)));

/** Companions tap for +1 on a corruption check that is declared (coe/7.1.1). */
function supportOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  // by the older rulings nobody acts any more when the turn ends (crf/turn/end-of-turn-phase/1)
  if (sit.kind === 'turn-end' && !rulesOf(s).endOfTurnAnswers) return;
  const anyway = seat === s.active || rulesOf(s).supportInAnyTurn;
  for (const e of sit.chain?.entries ?? []) {
    if (e.negated) continue;
    const list = checksOf(s, e);
    for (let i = 0; i < list.length; i++) {
      const k = list[i];
      const who = makerOf(s, e, k);
      if (who < 0 || !(anyway ? isHelped(s, e, k) : k.supported) || s.owner[who] !== seat) continue;
      for (const m of company(s, s.company[who])?.members ?? [])
        if (m !== who && untapped(s, m)) out.push({ type: 'support', card: m, n: e.n, i });
    }
  }
}

/** Taps that cancel an attack by the creature's own text, or at home (coe/2.V.ii.5). */
function combatOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  const a = sit.attack;
  if (a !== null && !a.canceled && !sit.answering) tapsAgainst(s, seat, sit, a, out);
}

function tapsAgainst(s: State, seat: Seat, sit: Situation, a: AttackFrame, out: Option[]): void {
  const co = company(s, a.company);
  if (!co || co.seat !== seat) return;
  const before = sit.kind === 'attack';
  const spec = a.spec.cancelByTapping;
  // even after assignment where the creature says so (else coe/3.i), but not once the strike is resolved
  const late = a.index === 0 || rulesOf(s).lateTapCancel === 'any';
  const open =
    late &&
    spec !== undefined &&
    'times' in spec &&
    spec.late === true &&
    a.assigned.some((x) => x.result === '') &&
    (sit.kind === 'between-strikes' || sit.kind === 'strike-defender');
  if (
    spec &&
    'what' in spec &&
    spec.what === 'strike' &&
    sit.kind === 'strike-defender' &&
    sit.strike?.canceled === false
  ) {
    const { who } = sit.strike;
    if (matches(s, newCtx(s, seat, who), who, spec.a))
      for (const m of fighters(s, co))
        if (untapped(s, m) && m !== who) out.push({ type: 'cancel-by-tapping', card: m });
  } else if (
    spec &&
    'times' in spec &&
    a.tapCancels > 0 &&
    !a.cannotBeCanceled &&
    (before || open)
  ) {
    const target = a.assigned[0]?.who ?? a.same;
    for (const m of fighters(s, co))
      if (untapped(s, m) && !(spec.notDefender && m === target))
        out.push({ type: 'cancel-by-tapping', card: m });
  }
  if (before && a.source === 'automatic' && !a.cannotBeCanceled) {
    const name = nameOf(s, a.card);
    for (const m of co.members) {
      const d = def(s, m);
      if (d.kind !== 'character' || !untapped(s, m)) continue;
      const home = d.home.some((h) =>
        typeof h === 'string'
          ? h === name
          : rulesOf(s).homeCancel === 'any-home' && matches(s, newCtx(s, seat, m), a.card, h.any),
      );
      if (home) out.push({ type: 'home-cancel', card: m });
    }
  }
}

/** A ranger taps to be rid of what keeps his company idle, even as the site phase starts. */
function rangerOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  if (sit.answering || (sit.kind !== 'movement-hazard' && sit.kind !== 'site-start')) return;
  for (const l of s.lasting) {
    if (l.what.k !== 'idle' || !l.what.unless) continue;
    for (const co of companiesOf(s, seat)) {
      if (co.id !== s.current || l.what.freed.includes(co.id)) continue;
      const touched =
        l.what.site >= 0
          ? (co.moving ? co.dest : co.site) === l.what.site && (co.moving || co.moved)
          : l.what.company === co.id;
      if (!touched) continue;
      for (const m of fighters(s, co))
        if (untapped(s, m) && matches(s, newCtx(s, seat, m), m, { skill: 'ranger' }))
          out.push({ type: 'free-company', card: m, effect: l.n });
    }
  }
}

/** Begin using an item that is borne but not used (coe/6.1.2); once a turn is enough. */
function useItemOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  if (sit.attack || sit.kind === 'untap' || sit.kind === 'untap-start') return;
  if (!anythingIdle(s)) return;
  for (const m of charactersOf(s, seat)) {
    for (const x of itemsOf(s, m)) {
      if (!note(s, x).idle || note(s, x).uses?.switch?.[0] === s.turn) continue;
      const both = beside(s, m, x);
      // with two weapons in his hands a third or a shield takes the place of one of them
      if (both.length < 2) out.push({ type: 'use-item', card: x });
      for (const other of both) out.push({ type: 'use-item', card: x, beside: other });
    }
  }
}

/** Asked at every moment, and seldom so. */
function anythingIdle(s: State): boolean {
  for (const id of s.table) if (note(s, id).idle) return true;
  return false;
}

/** The weapons with which he who can use two may take this one up, or of which he may keep one with a shield. */
function beside(s: State, who: Cid, item: Cid): Cid[] {
  const slot = slotOf(s, item);
  if (slot !== 'weapon' && slot !== 'shield') return [];
  const used = itemsOf(s, who).filter((x) => !note(s, x).idle);
  const weapons = used.filter((x) => slotOf(s, x) === 'weapon');
  if (weapons.length === 0 || !usesTwoWeapons(s, who)) return [];
  if (weapons.length > 1) return weapons;
  // one beside another: without a shield that goes without saying
  return slot === 'weapon' && used.some((x) => slotOf(s, x) === 'shield') ? weapons : [];
}

const slotOf = (s: State, id: Cid): Slot | undefined => {
  const d = def(s, id);
  return d.kind === 'item' ? d.slot : undefined;
};

/** Any card may be placed on guard, one a company, in answer too (coe/2.IV.vii.4). */
function guardOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  const co = sit.company;
  if (!co || co.onGuard || co.returned || sit.attack) return;
  if (sit.kind !== 'movement-hazard') return;
  // where the rules let it be done without anybody left, there is an empty company (crf/term/company/2)
  if (overLimit(s, co, 1)) return;
  const seen: CardNumber[] = [];
  for (const id of s.players[seat].hand) {
    if (seen.includes(s.def[id]) || cannotBeOnGuard(s, seat, id)) continue;
    seen.push(s.def[id]);
    out.push({ type: 'on-guard', card: id });
  }
}

/** What the rules let be done with a card in hand that few cards have about them (`any`: what they have, as bits). */
export function fromHandOptions(
  s: State,
  seat: Seat,
  sit: Situation,
  any: number,
  out: Option[],
): void {
  const { inHand } = s.rt.pool;
  const { hand, sideboard } = s.players[seat];
  // what cannot be played against an opponent can be given up for a card of the sideboard (coe/1.8.2)
  if ((any & CHOOSY) !== 0 && !sit.answering && sideboard.length > 0)
    for (const card of hand)
      if (isUselessAgainst(s, card, opponentsOf(s, seat))) out.push({ type: 'give-up-card', card });
  if ((any & RESHUFFLES) !== 0)
    for (const card of hand)
      if ((inHand[s.def[card]] & RESHUFFLES) !== 0) out.push({ type: 'reshuffle', card });
}

/** A Nazgûl in play as an event can be spent on the sideboard (coe/2.IV.vii.5). */
function nazgulOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  const co = sit.company;
  if (!co || sit.attack || sit.kind !== 'movement-hazard') return;
  for (const id of s.table) {
    if (s.owner[id] !== seat || !untapped(s, id)) continue;
    const d = def(s, id);
    if (d.kind !== 'creature' || !d.keywords?.includes('nazgul')) continue;
    // there seldom is one: what else it takes is asked when there is
    if (overLimit(s, co, 1) || !hasHazard(s, s.players[seat].sideboard)) return;
    out.push({ type: 'nazgul-sideboard', card: id, to: 'discard' });
    if (s.players[seat].deck.length >= 5)
      out.push({ type: 'nazgul-sideboard', card: id, to: 'deck' });
  }
}

const hasHazard = (s: State, cards: readonly Cid[]): boolean =>
  cards.some((id) => countsAsHazard(s, id));

/** At the rescue site, after entering, a company may try to free prisoners (coe/3.III.5). */
function rescueOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  const co = sit.company;
  if (!co?.entered) return;
  for (const id of s.table) {
    const n = note(s, id);
    if (n.rescueSite === undefined || !n.hosted?.some((p) => s.owner[p] === seat)) continue;
    if (!samePlace(s, n.rescueSite, co.site)) continue;
    if (n.uses?.rescue?.[0] === s.turn) continue;
    out.push({ type: 'rescue', card: co.members[0], host: id });
  }
}
