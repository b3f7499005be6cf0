import { query } from '@mathom/engine';
import type { Check, Effect, EventCard, Ref } from '@mathom/engine/language';
import { agentAttackWorth } from './agents.ts';
import { checkCost } from './corruption.ts';
import { blowOf, outlook, strikeHarm, TAP, WOUND } from './danger.ts';
import { lessThan, moreThan } from './dice.ts';
import { attackNow, blowNow, defenderNow } from './now.ts';
import {
  cardOf,
  current,
  isMine,
  isTaken,
  numberOf,
  type Sight,
  strengthOf,
  worthOf,
} from './sight.ts';

/** What is known of an action while its worth is guessed. */
export interface Doing {
  readonly card: number;
  readonly user: number;
  /** what it is aimed at, as far as that is a card */
  readonly target: number;
  readonly target2: number;
}

/** What all that an action does is worth to this player, in marshalling points. */
export function effectsWorth(x: Sight, does: readonly Effect[], doing: Doing): number {
  let sum = 0;
  for (const e of does) sum += effectWorth(x, e, doing);
  return sum;
}

function cardFor(x: Sight, ref: Ref, doing: Doing): number {
  switch (ref) {
    case 'self':
      return doing.card;
    case 'bearer':
      return doing.card >= 0 ? x.s.host[doing.card] : -1;
    case 'user':
      return doing.user;
    case 'target':
    case 'checker':
      return doing.target;
    case 'target2':
      return doing.target2;
    case 'target-bearer':
      return doing.target >= 0 ? x.s.host[doing.target] : -1;
    case 'defender':
      return defenderNow(x)?.id ?? -1;
    case 'avatar':
      return query.avatarOf(x.s, x.me);
    case 'site': {
      const co = current(x);
      return co ? query.newSite(co) : -1;
    }
    default:
      return -1;
  }
}

/** Good for the one whose card it is, bad for the others. */
const sign = (x: Sight, id: number): number => (isMine(x, id) ? 1 : -1);

/** What it does to its player to lose a card from the table. */
function lossOf(x: Sight, id: number): number {
  const c = cardOf(x.s, id);
  if (!c) return 0.3;
  const host = x.s.host[id];
  // what an opponent has put on somebody is no loss to that one
  if (c.kind === 'event' && c.side === 'hazard') {
    return host >= 0 && x.s.owner[host] !== x.s.owner[id] ? 0.8 : 0.4;
  }
  if (c.kind === 'character' || c.kind === 'ally') return worthOf(x.s, id);
  if (c.kind === 'item') return 0.3 + numberOf(c.points ?? 0);
  if (c.kind === 'faction') return 0.3 + c.points;
  // one who lies there as an event is there to be used
  if (c.kind === 'creature') return 0.15;
  return c.kind === 'event' ? lyingWorth(c) : 0.5;
}

/** What it is worth to have a resource lie there: the more it says, the more it will do. */
export function lyingWorth(c: EventCard): number {
  const points = c.points ? numberOf(c.points.value) : 0;
  return 0.3 + 0.15 * Math.min(4, c.abilities?.length ?? 0) + points;
}

/** Tapped for something of ours that is declared: untapped, it would come to nothing (coe/9.2.1). */
const isOwed = (x: Sight, id: number): boolean =>
  (query.chainFrame(x.s)?.entries ?? []).some(
    (e) => e.by === x.me && (e.tapped.includes(id) || e.mods.some(({ tapped }) => tapped === id)),
  );

/** What it is worth that one of theirs is untapped: who has his turn behind him will be untapped before he needs it. */
export const readyWorth = (x: Sight, id: number): number =>
  x.s.owner[id] === x.s.active ? 0.35 : 0.1;

/** Status changes: what they are worth to the player of the card. */
function statusWorth(x: Sight, how: 'tap' | 'untap' | 'heal' | 'wound', id: number): number {
  const status = x.s.status[id];
  if (how === 'tap') return status === 0 ? 0.05 - readyWorth(x, id) : 0;
  if (how === 'untap') return status === 1 && !isOwed(x, id) ? readyWorth(x, id) : 0;
  if (how === 'heal') return status === 2 ? WOUND : 0;
  return status === 2 ? -0.2 : -WOUND;
}

function checkWorth(x: Sight, e: Check, doing: Doing): number {
  const who = e.who ? cardFor(x, e.who, doing) : -1;
  if (e.kind === 'corruption') {
    if (who < 0) return x.s.active === x.me ? -0.2 : 0.3;
    return -sign(x, who) * checkCost(x, who, e.plus === undefined ? 0 : numberOf(e.plus));
  }
  if (e.kind === 'body') return who >= 0 ? -sign(x, who) * 0.3 * worthOf(x.s, who) : 0.2;
  const need = numberOf(e.than ?? 7) - (typeof e.plus === 'number' ? e.plus : 3);
  const op = e.op ?? '>';
  const chance = op === '<' || op === '<=' ? lessThan(need) : moreThan(need);
  return (
    chance * effectsWorth(x, e.pass ?? [], doing) +
    (1 - chance) * effectsWorth(x, e.fail ?? [], doing)
  );
}

type Modify = Extract<Effect, { do: 'modify' }>;

function modifyWorth(x: Sight, e: Modify, doing: Doing): number {
  const by = e.op === 'set' || e.op === 'times' || e.op === 'half-up' ? -1 : numberOf(e.by);
  const attack = attackNow(x);
  const mine = attack?.mine === true;
  switch (e.stat) {
    case 'prowess':
    case 'body': {
      const f = defenderNow(x);
      const blow = blowNow(x);
      if (!f || !blow) {
        if (attack) return 0.1 * by * (mine ? 1 : -1);
        // for what is still to come: whose prowess it is matters
        const who = typeof e.of === 'string' ? cardFor(x, e.of as Ref, doing) : -1;
        return who >= 0 ? 0.15 * by * sign(x, who) : 0.02 * by;
      }
      const better =
        e.stat === 'prowess'
          ? strikeHarm(f, by, blow)
          : strikeHarm({ ...f, body: f.body + by }, 0, blow);
      return (strikeHarm(f, 0, blow).harm - better.harm) * (isMine(x, f.id) ? 1 : -1);
    }
    case 'strikes':
    case 'attack-prowess':
    case 'attack-body':
      if (attack) return 0.35 * by * (mine ? -1 : 1) * Math.min(1.5, attack.harm);
      return 0.25 * by * (x.s.active === x.me ? -1 : 1);
    case 'hazard-limit':
      return 0.2 * by * (x.s.active === x.me ? -1 : 1);
    case 'hazard-draws':
      return x.s.active === x.me ? -0.1 : 0.1;
    case 'influence':
    case 'corruption-check':
    case 'influence-check':
      return 0.05 * by * (doing.target >= 0 ? sign(x, doing.target) : 1);
    default:
      return 0;
  }
}

type Move = Extract<Effect, { do: 'move' }>;

function moveWorth(x: Sight, e: Move, doing: Doing): number {
  if (typeof e.what !== 'string') {
    // everything of a sort: what can be seen of it
    const ctx = query.newCtx(x.s, x.me, doing.card);
    if (doing.target >= 0) ctx.aims = [{ t: 'card', id: doing.target }];
    const filter = e.what;
    let sum = 0;
    for (const id of x.s.table) {
      if (query.matches(x.s, ctx, id, filter)) sum -= sign(x, id) * lossOf(x, id);
    }
    return sum;
  }
  const id = cardFor(x, e.what, doing);
  if (id < 0) return 0;
  if (e.to === 'stored' || e.to === 'pile') return sign(x, id) * 1;
  if (id === doing.card && x.s.zone[id] !== 'play') return 0;
  // what lies where it does nothing, and may come again
  if (x.s.zone[id] === 'discard' || x.s.zone[id] === 'sideboard')
    return e.to === 'hand' || e.to === 'deck' ? sign(x, id) * 0.3 : 0;
  return -sign(x, id) * lossOf(x, id);
}

/** Something of ours on the chain does that already. */
const underWay = (x: Sight, what: string): boolean =>
  (query.chainFrame(x.s)?.entries ?? []).some(
    (y) => y.by === x.me && !y.negated && y.does.some((d) => d.do === 'cancel' && d.what === what),
  );

function cancelWorth(x: Sight, e: Extract<Effect, { do: 'cancel' }>): number {
  const attack = attackNow(x);
  if (typeof e.what === 'string' && underWay(x, e.what)) return 0;
  if (e.what === 'attack' || e.what === 'creature') {
    return attack ? (attack.mine ? attack.harm - attack.prize : -1) : 0;
  }
  if (e.what === 'strike') {
    const f = defenderNow(x);
    const blow = blowNow(x);
    return f && blow ? strikeHarm(f, 0, blow).harm * (isMine(x, f.id) ? 1 : -1) : 0;
  }
  if (e.what === 'entry') {
    const entries = query.chainFrame(x.s)?.entries ?? [];
    return entries.some((y) => y.by !== x.me && !y.negated) ? 0.8 : -1;
  }
  if (e.what === 'effect') return x.s.lasting.some((l) => l.by !== x.me) ? 0.5 : -0.5;
  return 0.1;
}

function effectWorth(x: Sight, e: Effect, doing: Doing): number {
  switch (e.do) {
    case 'cancel':
      return cancelWorth(x, e);
    case 'modify':
      return modifyWorth(x, e, doing);
    case 'modify-check':
      return helpsCheck(x, doing.target, e.by === 'enough' ? 9 : numberOf(e.by));
    case 'tap':
    case 'untap':
    case 'heal':
    case 'wound': {
      if (typeof e.what !== 'string') return 0.2;
      const id = cardFor(x, e.what, doing);
      return id < 0 ? 0 : sign(x, id) * statusWorth(x, e.do, id);
    }
    case 'move':
      return moveWorth(x, e, doing);
    case 'check':
      return checkWorth(x, e, doing);
    case 'fetch':
      return e.player === 'you' ? 0.45 : 0.1;
    case 'draw':
      return e.player === 'you' ? 0.3 * (e.n === 'hand-size' ? 2 : numberOf(e.n)) : -0.2;
    case 'look':
      return e.player === 'you' || e.ofPlayer !== 'you' ? 0.25 : -0.1;
    case 'return-to-origin':
    case 'forgo':
      return x.s.active === x.me ? -1 : 0.9;
    case 'split-off':
      return x.s.active === x.me ? -0.8 : 0.8;
    case 'agent-attack': {
      const co = current(x);
      const id = doing.user >= 0 ? doing.user : doing.card;
      return co && co.seat !== x.me ? 0.1 + agentAttackWorth(x, id) : 0;
    }
    case 'influence':
      return 0.5;
    case 'attack': {
      if (e.against !== undefined && e.spec === 'of-creature') {
        // upon one of another's it does harm; upon one's own it is prey
        if (e.against === 'target' && doing.target >= 0 && !isMine(x, doing.target)) return 0.6;
        return preyWorth(x, x.s.stack.at(-1));
      }
      const co = current(x);
      if (!co) return 0;
      const harm =
        typeof e.spec === 'string'
          ? query
              .automaticAttacks(x.s, query.newSite(co))
              .reduce((sum, a) => sum + outlook(blowOf(a.spec), strengthOf(x, co)).harm, 0)
          : outlook(blowOf(e.spec), strengthOf(x, co)).harm;
      return co.seat === x.me ? -harm : harm;
    }
    case 'install':
      return 0.45;
    case 'move-again':
      return 0.5;
    case 'retype':
    case 'automatic-attack':
      return x.s.active === x.me ? -0.1 : 0.3;
    case 'outcome':
      if (e.is === 'imprisons') return x.s.active === x.me ? -1 : 1.2;
      return e.is === 'ineffectual' ? strikeRelief(x) : staysReady(x);
    case 'play':
      return findable(x, e, doing) ? 1 : 0;
    case 'attach':
    case 'hand-over':
      return 0.2;
    case 'test-ring':
      return 0.8;
    case 'free-prisoners':
      return 2;
    case 'end':
      return e.how === 'won' ? 100 : 2;
    case 'if':
      return 0.6 * effectsWorth(x, e.then, doing);
    case 'offer':
      return Math.max(0, ...e.options.map((o) => effectsWorth(x, o.does, doing)));
    case 'each':
    case 'repeat':
      return 1.5 * effectsWorth(x, e.does, doing);
    case 'pick':
      return 0.3 + effectsWorth(x, e.then, doing);
    default:
      return 0.1;
  }
}

type Play = Extract<Effect, { do: 'play' }>;

/** Whether there is such a card to be played; what lies in the deck or the sideboard is hoped for. */
function findable(x: Sight, e: Play, doing: Doing): boolean {
  if (e.player !== undefined && e.player !== 'you') return false;
  const ctx = query.newCtx(x.s, x.me, doing.card);
  const { hand, discard, deck, sideboard } = x.s.players[x.me];
  const lies = (id: number): boolean => {
    const c = cardOf(x.s, id);
    return c !== null && !isTaken(x, c) && query.matches(x.s, ctx, id, e.a);
  };
  return e.from.some((zone) => {
    if (zone === 'hand') return hand.some(lies);
    if (zone === 'discard') return discard.some(lies);
    return (zone === 'deck' && deck.length > 0) || (zone === 'sideboard' && sideboard.some(lies));
  });
}

/** Not to be tapped by the strike, for who would be. */
function staysReady(x: Sight): number {
  const f = query.strikeFrame(x.s);
  return f && !f.stay && !f.freeStay && x.s.status[f.who] === 0 ? 2 * TAP : 0;
}

/** What it is worth that the strike now being faced comes to nothing. */
function strikeRelief(x: Sight): number {
  const f = defenderNow(x);
  const blow = blowNow(x);
  return f && blow ? strikeHarm(f, 0, blow).harm * (isMine(x, f.id) ? 1 : -1) : 0;
}

/** More on the dice of a check that is declared. */
function helpsCheck(x: Sight, who: number, by: number): number {
  if (who < 0) return 0.3;
  const gain = checkCost(x, who) - checkCost(x, who, by);
  const entries = query.chainFrame(x.s)?.entries ?? [];
  const attempt = entries.find((e) => e.card >= 0 && cardOf(x.s, e.card)?.kind === 'faction');
  // an attempt to win a faction: one more on the dice is about a tenth of it
  const faction = attempt ? Math.min(0.6, 0.1 * by) * 2 : 0;
  return sign(x, who) * Math.max(gain, faction) - TAP / 3;
}

/** What a creature is worth that would come upon the avatar's company: its points, if they can take it. */
export function preyWorth(x: Sight, top: Sight['s']['stack'][number] | undefined): number {
  const co = query.companyOf(x.s, query.avatarOf(x.s, x.me));
  const c = top?.p === 'instead' ? cardOf(x.s, top.would.card) : undefined;
  if (!co) return 0;
  // whatever may come
  if (c?.kind !== 'creature') return 0.2;
  return 0.5 - outlook(blowOf(c.attack), strengthOf(x, co)).harm;
}
