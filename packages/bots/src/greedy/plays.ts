import { actionOf, keysToAttack, type Option, query, wouldDetain } from '@mathom/engine';
import type { Action, Card, CreatureCard, EventCard } from '@mathom/engine/language';
import { newAgentWorth } from './agents.ts';
import { blowOf, outlook, TAP } from './danger.ts';
import { atMost } from './dice.ts';
import { type Doing, effectsWorth, lyingWorth, readyWorth } from './effects.ts';
import {
  cardOf,
  current,
  isMine,
  namesInPlay,
  numberOf,
  type Sight,
  strengthOf,
  worthOf,
} from './sight.ts';
import { itemGain, pointsFor } from './site-gain.ts';

/** What it is worth to play a card or to use what one in play can do. */

/** However it is keyed: those who serve the same lord do not slay his. */
function onlyDetains(x: Sight, id: number): boolean {
  if (query.kindOf(x.s, x.s.active).detainedBy === null) return false;
  const keys = keysToAttack(x.s, id);
  return keys.length > 0 && keys.every((key) => wouldDetain(x.s, id, key));
}

/** Of the ways to key a creature one by which it wounds. */
export function keyWorth(x: Sight, o: Extract<Option, { type: 'key' }>): number {
  const top = x.s.stack[x.s.stack.length - 1];
  const card = top?.p === 'declare' ? top.ctx.card : x.d.card;
  return card >= 0 && cardOf(x.s, card) && wouldDetain(x.s, card, o.key) ? -0.2 : -0.1;
}

/** An opponent's creature against the company that moves. */
function creatureWorth(x: Sight, id: number, c: CreatureCard): number {
  const co = current(x);
  if (!co) return 0;
  const blow = blowOf(c.attack);
  const mild = blow.mild || onlyDetains(x, id);
  const { harm, beaten } = outlook({ ...blow, mild }, strengthOf(x, co));
  return harm + besides(c) - beaten * (c.asterisk ? 0 : c.points) * 0.7;
}

/** What more it does than strike. */
const besides = ({ attack: a }: CreatureCard): number =>
  a.onWound || a.after || a.before || a.afterWound ? 0.2 : 0;

/** A creature as an automatic-attack: it costs neither points nor a place in the hazard limit. */
export function asAutomaticWorth(x: Sight, card: number): number {
  const co = current(x);
  const c = cardOf(x.s, card);
  if (!co || c?.kind !== 'creature') return -1;
  return outlook(blowOf(c.attack), strengthOf(x, co)).harm + besides(c) - 0.1;
}

/** Creatures in hand that an event would make stronger. */
function helps(x: Sight, c: EventCard): number {
  let n = 0;
  for (const a of c.abilities ?? []) {
    if (a.is !== 'modify' || typeof a.of === 'string' || !('attacks' in a.of)) continue;
    const race = a.of.attacks.race;
    if (race === undefined) continue;
    const wanted: readonly string[] = typeof race === 'string' ? [race] : race;
    for (const id of x.s.players[x.me].hand) {
      const h = cardOf(x.s, id);
      if (h?.kind === 'creature' && racesOf(h).some((r) => wanted.includes(r))) n++;
    }
  }
  return n;
}

const racesOf = (c: CreatureCard): readonly string[] => {
  const race = c.attack.race;
  if (typeof race === 'string') return [race];
  return 'raceOf' in race ? [] : race;
};

/** A hazard in play that no creature in hand has the good of now. */
const LIES_IN_WAIT = 0.3;

/** A second one on the same bearer is of no more use than the first. */
const isThereAlready = (x: Sight, c: EventCard, bearer: number): boolean =>
  bearer >= 0 && query.attached(x.s, bearer).some((id) => cardOf(x.s, id)?.name === c.name);

/** What stays in play: for its text, for its points, for what it does to whom it is on. */
function stayingWorth(x: Sight, c: Card | null, target: number): number {
  if (c?.kind === 'creature')
    return c.asEvent && c.asEvent.duration !== 'short' && !namesInPlay(x).has(c.name)
      ? LIES_IN_WAIT
      : 0;
  if (c?.kind !== 'event' || c.duration === 'short') return 0;
  if (c.side === 'resource') return isThereAlready(x, c, target) ? 0 : lyingWorth(c);
  if (c.on === 'target' && target >= 0) {
    const side = isMine(x, target) ? -1 : 1;
    return side * (0.35 + corrupting(x, c, target));
  }
  if (namesInPlay(x).has(c.name)) return 0;
  return LIES_IN_WAIT + 0.25 * helps(x, c);
}

/** Corruption weighs more on who bears some already. */
function corrupting(x: Sight, c: EventCard, who: number): number {
  if (cardOf(x.s, who)?.kind !== 'character') return 0;
  const held = query.corruptionTotal(x.s, who);
  const more = numberOf(c.corruption ?? 0);
  const plus = query.rollModifier(x.s, 'corruption-check', who, -1);
  return worthOf(x.s, who) * (atMost(held + more - plus) - atMost(held - plus));
}

/** One who taps is missed as much as one who is untapped is of use: two could untap each other for ever. */
const tapPrice = (x: Sight, card: number): number =>
  cardOf(x.s, card)?.kind === 'character' ? readyWorth(x, card) : 0.05;

/** What has to be paid for an action. */
function priceOf(x: Sight, a: Action, card: number): number {
  let price = 0;
  if (a.tapUser) price += TAP * 1.5;
  for (const c of a.cost ?? []) {
    if (c.pay === 'tap') price += c.what === 'self' ? tapPrice(x, card) : TAP * 1.5;
    else if (c.pay === 'tap-one') price += TAP * 1.5;
    else if (c.pay === 'hazard-limit') price += 0.3 * c.n;
    else price += 0.4;
  }
  // a card in hand is worth keeping for a better moment
  return price + (x.s.zone[card] === 'hand' ? 0.2 : 0.05);
}

/** What playing it does to cards of his own that look out for such a one. */
function setsOff(x: Sight, card: number): number {
  let sum = 0;
  for (const { a, card: id } of query.triggersInForce(x.s, 'card-played')) {
    if (!isMine(x, id) || a.on.event !== 'card-played' || a.on.card === undefined) continue;
    if (query.matches(x.s, query.newCtx(x.s, x.me, id), card, a.on.card))
      sum += effectsWorth(x, a.does, { card: id, user: -1, target: -1, target2: -1 });
  }
  return sum;
}

/** The worth of an action with these aims; -1 for what is not known yet. */
export function actionWorth(x: Sight, a: Action, c: Card | null, doing: Doing): number {
  const own = effectsWorth(x, a.does, doing) - priceOf(x, a, doing.card);
  // what a lasting effect offers is no card that comes into play
  if (doing.card < 0 || x.s.zone[doing.card] === 'play') return own;
  return own + stayingWorth(x, c, doing.target) + setsOff(x, doing.card);
}

const CANDIDATES = 40;

/** The best that could be done with an action: its aims are chosen afterwards. */
function bestWorth(x: Sight, a: Action, card: number): number {
  const c = cardOf(x.s, card);
  const doing: Doing = { card, user: -1, target: -1, target2: -1 };
  const first = a.targets?.[0];
  if (first?.target === 'strike') {
    const who = query.strikeFrame(x.s)?.who ?? -1;
    return actionWorth(x, a, c, { ...doing, target: who, user: who });
  }
  if (first?.target !== 'card' && first?.target !== 'site') return actionWorth(x, a, c, doing);
  const ctx = query.newCtx(x.s, x.me, card);
  let best = -Infinity;
  let seen = 0;
  for (const id of x.s.table) {
    if (seen >= CANDIDATES) break;
    const t = cardOf(x.s, id);
    if (!t || (first.target === 'site') !== (t.kind === 'site')) continue;
    // filters that speak of the user cannot be read before he is chosen
    if (first.a.with === undefined && !query.matches(x.s, ctx, id, first.a)) continue;
    seen++;
    best = Math.max(best, actionWorth(x, a, c, { ...doing, target: id }));
  }
  return seen === 0 ? 0 : best;
}

/** What has come back to hand is not played again before something else has gone on: it could go to and fro for ever. */
const isBack = (x: Sight, o: Option): boolean => o.type === 'play' && query.cameBack(x.s, o.card);

export function playWorth(x: Sight, o: Option): number {
  if (isBack(x, o)) return -1;
  const action = actionOf(x.s, x.me, o);
  const card = 'card' in o ? o.card : -1;
  if (action) return bestWorth(x, action, card);
  const c = cardOf(x.s, card);
  switch (c?.kind) {
    case 'creature':
      return creatureWorth(x, card, c);
    case 'item':
      return 0.5 + itemGain(x, card, c);
    case 'ally':
      return 0.6 + pointsFor(x, card, c.points ?? 0);
    case 'faction':
      return 0.4 + pointsFor(x, card, c.points);
    case 'character':
      return newAgentWorth(c);
    default:
      return 0;
  }
}
