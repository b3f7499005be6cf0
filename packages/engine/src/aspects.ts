import type { Ability, Action, Check, Effect, Ref, Round, Stat } from './language/index.ts';
import { mayBeHe, takesSomebody, tapsSomebody } from './takes-somebody.ts';

/**
 * What an action would touch, read off its data without running it. The rules ask this all the
 * time: may it be declared in a strike sequence (coe/3.iv.5), in answer to a check (coe/3.I.1),
 * before strikes are assigned (coe/3.i), must it start a chain (coe/3.1.1).
 */
export interface Aspects {
  /** cancels an attack, or changes it as a whole */
  attack: boolean;
  cancelsAttack: boolean;
  /** its own text names automatic-attacks: one is met at no other time */
  forAutomatic: boolean;
  /** changes who is given strikes */
  assigns: boolean;
  /** says of itself that it is for the fight of two companies */
  companyFight: boolean;
  /** bears on a strike whoever faces it */
  strike: boolean;
  cancelsStrike: boolean;
  /** prowess, body or status of some character: bears on a strike if he is the one facing it */
  fighter: boolean;
  /** bears on a roll that is declared */
  check: boolean;
  /** is aimed at something on a chain, or that goes on: it answers, in moments when little else may be done */
  answers: boolean;
  /** changes somebody's corruption, or body, or keeps him from being discarded */
  bodyOrCorruption: boolean;
  body: boolean;
  corruption: boolean;
  /** takes a card in play away: less corruption for whoever bears it, if the card gives any */
  takesAway: boolean;
  /** changes all cards that match, not one of them */
  wide: boolean;
  /** which of the targets is the one whose prowess, body or status is changed */
  touches: 0 | 1;
  /** may start combat: cannot be declared in answer (coe/3.1.1) */
  startsCombat: boolean;
  returnsToOrigin: boolean;
  /** exchanges the new site of a company, which it has only on its way */
  relocates: boolean;
  tapsSite: boolean;
  /** a site of some sort is a condition of it */
  asksSite: boolean;
  /** may take a character out of his company other than by combat or corruption */
  removesCharacter: boolean;
  forgoesSite: boolean;
  tapsCharacter: boolean;
  untapsSite: boolean;
  /** checks rolled when it resolves, in printed order */
  checks: Check[];
  imprisons: boolean;
  /** is done just after an attack */
  afterAttack: boolean;
  /** what must be chosen when it is declared, in that order */
  slots: readonly Slot[];
}

/** A choice to be made while declaring. */
export type Slot = { k: 'user' } | { k: 'target'; i: number } | { k: 'cost'; i: number };

function slotsOf({ user, targets, cost }: Pick<Action, 'user' | 'targets' | 'cost'>): Slot[] {
  const out: Slot[] = [];
  if (user) out.push({ k: 'user' });
  targets?.forEach((_, i) => {
    out.push({ k: 'target', i });
  });
  cost?.forEach((c, i) => {
    if (c.pay === 'tap-one' || c.pay === 'discard-one') out.push({ k: 'cost', i });
  });
  return out;
}

/** A company, or who is meant, must be at such a site; or it is aimed at one. */
const asksSite = (x: unknown): boolean =>
  x !== null &&
  typeof x === 'object' &&
  Object.entries(x).some(
    ([key, value]) =>
      (key === 'at' && typeof value === 'object') ||
      (key === 'target' && (value === 'site' || value === 'automatic-attack')) ||
      asksSite(value),
  );

/** It is for an attack by a company, and for no other. */
const namesFight = (x: unknown): boolean =>
  x !== null &&
  typeof x === 'object' &&
  Object.entries(x).some(
    ([key, value]) =>
      (key === 'source' && value === 'company') ||
      (key === 'facing' && value === 'fight') ||
      (key !== 'not' && namesFight(value)),
  );

/** A company must just have faced an attack. */
const asksAfter = (x: unknown): boolean =>
  x !== null &&
  typeof x === 'object' &&
  Object.entries(x).some(([key, value]) => key === 'justFaced' || asksAfter(value));

const NONE: readonly Round[] = [];

const FIGHTER: ReadonlySet<Stat> = new Set<Stat>(['prowess', 'body']);
const ATTACK: ReadonlySet<Stat> = new Set<Stat>(['strikes', 'attack-prowess', 'attack-body']);

/** As long as it lies on somebody it makes him, or a strike against him, another. */
function changesFighter(ab: Ability): boolean {
  if (ab.is !== 'modify') return false;
  const { stat, of } = ab;
  if (FIGHTER.has(stat)) return of === 'bearer';
  return ATTACK.has(stat) && (of as { foeOf?: Ref }).foeOf === 'bearer';
}

/** `stays`: what it says once it has come to lie on what it is aimed at. */
export function aspectsOf(
  action: Pick<Action, 'does' | 'user' | 'targets' | 'tapUser' | 'cost' | 'need' | 'rounds'>,
  stays: readonly Ability[] = [],
): Aspects {
  const rounds = action.rounds?.of ?? NONE;
  const targets = [...(action.targets ?? []), ...rounds.flatMap((r) => r.targets ?? [])];
  const a: Aspects = {
    attack: false,
    cancelsAttack: false,
    forAutomatic: targets.some(
      (t) =>
        t.target === 'attack' &&
        (t.a.source === 'automatic' || t.a.any?.some((x) => x.source === 'automatic')),
    ),
    assigns: false,
    companyFight: namesFight([action.targets, action.need]),
    // what comes after the assignment of strikes bears on each of them
    strike: targets.some((t) => t.target === 'strike' || (t as { late?: unknown }).late === 'only'),
    cancelsStrike: false,
    fighter: false,
    check: targets.some((t) => t.target === 'check'),
    answers: targets.some(
      ({ target }) => target === 'entry' || target === 'check' || target === 'effect',
    ),
    bodyOrCorruption: false,
    body: false,
    corruption: false,
    takesAway: false,
    wide: false,
    touches: 0,
    startsCombat: false,
    returnsToOrigin: false,
    relocates: false,
    tapsSite: false,
    asksSite: asksSite([action.user, action.targets, action.need]),
    removesCharacter: false,
    forgoesSite: false,
    tapsCharacter: false,
    untapsSite: false,
    checks: [],
    imprisons: false,
    afterAttack: asksAfter([action.user, action.targets, action.need]),
    slots: slotsOf(action),
  };
  const [first] = targets;
  const siteTarget = first?.target === 'site';
  const cardTarget =
    first?.target === 'card' && (first.zone === undefined || first.zone === 'play');
  const somebody =
    first?.target === 'card' &&
    ((first.a.kind === undefined && first.a.event === undefined) || mayBeHe(first.a));

  const walk = (effects: readonly Effect[]): void => {
    for (const e of effects) {
      switch (e.do) {
        case 'cancel':
          if (e.what === 'attack' || e.what === 'creature') a.attack = a.cancelsAttack = true;
          if (e.what === 'strike') a.strike = a.cancelsStrike = true;
          // what somebody wields is part of how he fights
          if (typeof e.what !== 'string' && e.what.silenced && e.what.effectsOf.is === 'target')
            a.fighter = true;
          break;
        // who comes to those who are attacked changes what is attacked; who just comes has to wait
        case 'join':
          if (targets.some(({ target }) => target === 'attack')) a.attack = true;
          break;
        // so does one who is made, and stands with them from then on
        case 'attach':
          if (e.as === 'ally') a.assigns = true;
          break;
        case 'modify':
          if (ATTACK.has(e.stat)) a.attack = true;
          if (FIGHTER.has(e.stat)) a.fighter = a.bodyOrCorruption = true;
          if (e.stat === 'body') a.body = true;
          if (e.stat === 'corruption' || e.stat === 'corruption-check')
            a.bodyOrCorruption = a.corruption = true;
          if (typeof e.of !== 'string') a.wide = true;
          if (FIGHTER.has(e.stat) && e.of === 'target2') a.touches = 1;
          break;
        case 'modify-check':
          if (!a.strike) a.check = true;
          break;
        case 'outcome':
          a.strike = true;
          if (e.is === 'imprisons') a.imprisons = true;
          break;
        case 'agent-attack':
          a.startsCombat = true;
          if (e.with?.captive) a.imprisons = true;
          break;
        case 'attack':
          // it comes in the place of the one that goes on, which is canceled
          if (e.again?.byFoes) break;
          // strikes that are no attack can fall in the midst of one
          if (!(e.spec as { strikesOnly?: true }).strikesOnly) a.startsCombat = true;
          break;
        case 'tap':
          if (siteTarget || e.what === 'site') a.tapsSite = true;
          break;
        case 'untap':
          if (siteTarget || e.what === 'site') a.untapsSite = true;
          else a.fighter = true;
          break;
        case 'heal':
          a.fighter = true;
          break;
        case 'move':
          if (cardTarget && e.what === 'target') a.takesAway = true;
          break;
        case 'split-off':
          a.removesCharacter = true;
          if (e.then === 'return-to-origin') a.returnsToOrigin = true;
          break;
        case 'return-to-origin':
          a.returnsToOrigin = true;
          break;
        case 'relocate':
          a.relocates = true;
          break;
        case 'forgo':
          if (e.what === 'site-phase') a.forgoesSite = true;
          break;
        case 'install':
          for (const ab of e.abilities)
            switch (ab.is) {
              case 'modify':
                if (FIGHTER.has(ab.stat)) a.fighter = true;
                if (ATTACK.has(ab.stat)) a.attack = true;
                break;
              case 'attacks-are':
                a.attack = true;
                break;
              case 'assignment':
                a.assigns = true;
                break;
              case 'cannot':
                if (ab.what === 'be-discarded') a.bodyOrCorruption = a.corruption = true;
                break;
            }
          break;
        case 'influence':
          walk(e.pass ?? []);
          walk(e.fail ?? []);
          break;
        case 'play':
          // by somebody of the company at its site, as things are played there
          if (e.as === 'now' && e.by !== undefined && !e.waive?.includes('tap-site'))
            a.tapsSite = true;
          break;
        case 'check':
          a.checks.push(e);
          walk(e.pass ?? []);
          walk(e.fail ?? []);
          break;
        case 'if':
          walk(e.then);
          walk(e.else ?? []);
          break;
        case 'offer':
          for (const o of e.options) walk(o.does);
          walk(e.else ?? []);
          break;
        case 'each':
        case 'repeat':
          walk(e.does);
          break;
        case 'pick':
          walk(e.then);
          walk(e.none ?? []);
          break;
        default:
          break;
      }
    }
  };
  walk(action.does);
  for (const r of rounds) walk(r.does);
  if (stays.some(changesFighter)) a.fighter = true;
  // as long as it lies there attacks are others: one that goes on, too
  if (stays.some((ab) => ab.is === 'attacks-are')) a.attack = true;
  const whom: Ref[] = somebody ? ['target', 'bearer'] : [];
  if (
    takesSomebody(action.does, whom) ||
    stays.some((ab) => ab.is === 'trigger' && takesSomebody(ab.does, whom))
  )
    a.removesCharacter = true;
  if (tapsSomebody(action.does, whom)) a.tapsCharacter = true;
  return a;
}
