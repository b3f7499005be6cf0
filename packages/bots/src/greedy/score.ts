import { type Option, query } from '@mathom/engine';
import { agentAttackWorth, agentWorth } from './agents.ts';
import { aimWorth } from './aims.ts';
import {
  assignWorth,
  checkSupportWorth,
  stayWorth,
  supportWorth,
  tapToCancelWorth,
} from './combat.ts';
import { checkCost } from './corruption.ts';
import { draftSet, leftoverWorth, startingItemWorth } from './draft.ts';
import { effectsWorth, preyWorth } from './effects.ts';
import { companyAttackWorth, pairWorth } from './fights.ts';
import { keepWorth } from './keep.ts';
import {
  declareWorth,
  joinWorth,
  organizeWorth,
  organizingScores,
  partsWorth,
  storeWorth,
} from './organize.ts';
import { asAutomaticWorth, keyWorth, playWorth } from './plays.ts';
import { cardOf, current, isMine, numberOf, type Sight, worthOf } from './sight.ts';
import { enterValue, routeValue } from './travel.ts';

/** How good each option of a decision looks. Passing is worth nothing, unless it is said here. */
export function scores(x: Sight): number[] {
  if (x.d.about === 'organizing') return organizingScores(x);
  if (x.d.about === 'draft') {
    const wanted = draftSet(x);
    return x.d.options.map((o) => {
      if (o.type !== 'card') return 0;
      // what is no character comes first: it may give leave for some (coe/1.9.F1 to 1.9.F3)
      if (cardOf(x.s, o.card)?.kind === 'event') return 2;
      return wanted.has(o.card) ? 1 : -1;
    });
  }
  return x.d.options.map((o) => score(x, o));
}

function score(x: Sight, o: Option): number {
  switch (o.type) {
    case 'pass':
    case 'no':
      return 0;
    case 'back':
      return -100;
    case 'yes':
      if (x.d.about === 'instead') return insteadWorth(x);
      return x.d.about === 'stay-untapped' ? stayWorth(x, o) : 0.5;
    case 'play':
    case 'use':
    case 'use-effect':
    case 'reveal':
      return playWorth(x, o);
    case 'aim':
      return aimWorth(x, o);
    case 'card':
      return cardScore(x, o.card);
    case 'number':
      return 0.01 * o.n;
    case 'label':
      return labelScore(x, o.i);
    case 'organize':
      return organizeWorth(x);
    case 'declare-move':
      return declareWorth(x, o);
    case 'store':
      return storeWorth(x, o.card);
    case 'transfer':
      return transferScore(x, o.card, o.to);
    case 'join':
      return joinWorth(x, o);
    case 'regroup':
      return partsWorth(x, o);
    case 'path':
      return routeValue(x, o);
    case 'enter': {
      const co = current(x);
      return co ? enterValue(x, co) : -1;
    }
    case 'on-guard':
      return onGuardScore(x, o.card);
    case 'agent':
      return agentWorth(x, o);
    case 'reveal-agent':
      return -0.2;
    case 'attack-company':
      return companyAttackWorth(x, o.company);
    case 'agent-attack':
      return agentAttackWorth(x, o.card);
    case 'rescue':
      return 1.5;
    case 'assign':
      return assignWorth(x, o.who);
    case 'strike':
      return 0;
    case 'support':
      return checkSupportWorth(x, o);
    case 'cancel-by-tapping':
    case 'home-cancel':
      return tapToCancelWorth(x);
    case 'free-company':
      return 0.5;
    case 'call':
      return lead(x) > 0 ? 1 : -1;
    case 'use-item':
      return 0.05;
    // out of the hand it is lost for now, out of the sideboard won
    case 'reshuffle':
      return x.s.zone[o.card] === 'sideboard' ? 0.3 : -0.1;
    // what only shuffles people or cards about, or needs luck
    case 'influence':
    case 'sideboard':
    case 'nazgul-sideboard':
    case 'give-up-card':
    case 'shed':
    case 'control':
    case 'discard-character':
    case 'play-character':
    case 'rejoin':
    case 'company':
    case 'player':
      return -0.1;
    case 'key':
      return keyWorth(x, o);
  }
}

/** One card of several: what is picked it for depends on the question. */
function cardScore(x: Sight, id: number): number {
  switch (x.d.about) {
    case 'discard-to-size':
      return 5 - keepWorth(x, id);
    case 'discard-one':
      return patience(x) - keepWorth(x, id);
    case 'leftover':
      return leftoverWorth(x, id);
    case 'over-influence':
      return 10 - worthOf(x.s, id);
    case 'support':
      return supportWorth(x, id);
    case 'exchange-out':
      return 0.45 - keepWorth(x, id);
    case 'exchange-in':
    case 'fetch':
    case 'sideboard':
      return keepWorth(x, id);
    case 'ring':
    case 'play': {
      const c = cardOf(x.s, id);
      return c?.kind === 'item' ? 0.5 + numberOf(c.points ?? 0) : 0.5;
    }
    case 'pick':
      return pickScore(x, id);
    case 'attack-from-hand':
      return asAutomaticWorth(x, id);
    case 'who-strikes':
    case 'whose-strike':
      return pairWorth(x, id) ?? 0;
    case 'council-check':
      // who needs the help of the others most comes first, while they are untapped
      return checkCost(x, id);
    case 'stay-wounded':
      return -0.1;
    default:
      return 0;
  }
}

/**
 * How good a card must be not to be thrown away for a new one. It rises as the game goes on, so
 * that nobody sits on a hand that can never be played.
 */
const patience = (x: Sight): number => 0.35 + 0.02 * x.s.turn;

/** A card chosen while a text is carried out: by what is then done to it. */
function pickScore(x: Sight, id: number): number {
  const top = x.s.stack[x.s.stack.length - 1];
  const e = top?.p === 'exec' ? top.todo[0] : undefined;
  if (e?.do !== 'pick') return 0.1;
  const gives = e.then.some((y) => y.do === 'attach');
  if (gives && isMine(x, id)) return 1 - 0.1 * worthOf(x.s, id);
  const doing = { card: x.d.card, user: -1, target: id, target2: -1 };
  const worth = effectsWorth(x, e.then, doing);
  return worth + (isMine(x, id) ? -0.1 : 0.1) - (x.s.zone[id] === 'hand' ? keepWorth(x, id) : 0);
}

/** What is done in place of something mostly serves who is asked; a creature may be too much for him. */
function insteadWorth(x: Sight): number {
  const top = x.s.stack.at(-1);
  // what one throws away is not to be drawn again, turn after turn
  const comesBack =
    top?.p === 'instead' &&
    top.would.from === 'hand' &&
    top.does.some((e) => e.do === 'move' && e.to === 'deck');
  if (comesBack) return -0.5;
  const hunts =
    top?.p === 'instead' && top.does.some((e) => e.do === 'attack' && e.against === 'avatar');
  return hunts ? preyWorth(x, top) : 0.5;
}

function labelScore(x: Sight, i: number): number {
  const top = x.s.stack[x.s.stack.length - 1];
  const e = top?.p === 'exec' ? top.todo[0] : undefined;
  if (e?.do !== 'offer' || !e.options[i]) return 0.1;
  const doing = {
    card: x.d.card,
    user: top?.p === 'exec' ? top.ctx.user : -1,
    target: -1,
    target2: -1,
  };
  return 0.05 + effectsWorth(x, e.options[i].does, doing);
}

function transferScore(x: Sight, item: number, to: number): number {
  if (x.d.about === 'starting-item') return startingItemWorth(x, item, to);
  // items of one who is gone are saved; otherwise a check is not worth it
  return x.d.about === 'hand-over' ? 1 - 0.1 * query.corruptionTotal(x.s, to) : -0.3;
}

/** Something to surprise a company with at a site where it will want to do something. */
function onGuardScore(x: Sight, id: number): number {
  const co = current(x);
  const c = cardOf(x.s, id);
  if (!co?.moving || !c || query.isHavenFor(x.s, co.dest, co.seat)) return -1;
  if (c.kind === 'creature') {
    const type = query.siteType(x.s, co.dest, 'hazards');
    const keyed = c.keys.some((k) => 'siteType' in k && k.siteType === type);
    return keyed && query.automaticAttacks(x.s, co.dest).length > 0 ? 0.3 : -0.5;
  }
  return c.kind === 'event' && c.side === 'hazard' && c.plays[0]?.targets ? 0.1 : -0.5;
}

/** By how much this player is ahead, as the council would reckon it now. */
function lead(x: Sight): number {
  const totals = query.finalScores(x.s, []).map((f) => f.total);
  const others = totals.filter((_, seat) => seat !== x.me);
  return totals[x.me] - Math.max(...others);
}
