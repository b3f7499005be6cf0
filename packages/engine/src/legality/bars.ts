/**
 * What keeps a thing that fits from being chosen: each rule once, with the words of its refusal.
 * The choices of an action are sifted by these, and a refusal names the one that left nothing.
 */

import type { Cond } from '../language/index.ts';
import { aspectsFor } from '../pool/pool.ts';
import { isAcross } from '../query/across.ts';
import { aimCard } from '../query/aimed.ts';
import {
  comp,
  companiesOf,
  company,
  companyIdOf,
  def,
  note,
  siteOfCard,
  untapped,
} from '../query/cards.ts';
import { checkAimedAt } from '../query/checks.ts';
import { isLeftOut } from '../query/company.ts';
import { holds } from '../query/evaluate.ts';
import { corruptedNow } from '../query/happened.ts';
import { inForce } from '../query/in-force.ts';
import {
  cannotBePlayed,
  cannotBePlayedOn,
  cannotBeUsedBy,
  cannotHelp,
} from '../query/play-bans.ts';
import { entryNo, refCard } from '../query/refs.ts';
import { actors } from '../query/seats.ts';
import { isKeptFrom } from '../query/site-versions.ts';
import { isThreatened } from '../query/threats.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Aim, Cid, Ctx, State } from '../state/types.ts';
import { bringingIn, isWhichFaction, mayWinFrom } from './bringing-in.ts';
import { burdens, concernsCheck, concernsDefender, inStrike, uncancelable } from './combat.ts';
import { companyMayAct } from './company-may-act.ts';
import { duplicateScope, isAimed, isDuplicate, uniquelyTaken } from './copies.ts';
import { isFree, isUnderWay } from './free-uses.ts';
import { isFaithful, ofAvatar } from './influence.ts';
import { isNeedMet, mayPlay } from './site-play.ts';
import type { Situation } from './situation.ts';
import type { Reading } from './use.ts';

interface Bar<T> {
  readonly code: string;
  readonly cite: string;
  readonly says: (name: string) => string;
  /** whether it bars anything at all now, for this choice */
  readonly applies: (s: State, sit: Situation, u: Reading, i: number) => boolean;
  readonly bars: (s: State, sit: Situation, u: Reading, c: Ctx, it: T) => boolean;
}

type OfTarget = Bar<Aim>['bars'];

/** What is asked of a card that is aimed at, and of nothing else. */
const ofCard =
  (test: Bar<Cid>['bars']): OfTarget =>
  (s, sit, u, c, aim) =>
    aim.t === 'card' && test(s, sit, u, c, aim.id);

/** The same of whoever meets the strike or makes the check that is aimed at. */
const ofWhom =
  (test: Bar<Cid>['bars']): OfTarget =>
  (s, sit, u, c, aim) => {
    const id = aimCard(aim);
    return id >= 0 && test(s, sit, u, c, id);
  };

/** What is played on one's own avatar is done by him (pef/term/site-phase/2.1). */
function isForHimself({ action: { user, targets } }: Reading): boolean {
  const t = user === undefined ? targets?.[0] : undefined;
  if (t?.target !== 'card') return false;
  return t.a.is === 'avatar' || (t.a.avatar === true && t.a.whose === 'yours');
}

/** Where it lies there are no automatic-attacks. */
const takesAttacksAway = (s: State, card: Cid): boolean =>
  comp(s, card).rules.some(({ r }) => r.is === 'automatic-attacks' && r.how === 'none');

/** Some resources of that player have nothing to do with some of his characters; hazards are of neither side. */
const hasKept = (s: State, _sit: Situation, { card, seat }: Reading): boolean =>
  card >= 0 && kindOf(s, seat).notForOrcs !== null;

const keepsFrom = ofWhom((s, _sit, u, _c, id) => isKeptFrom(s, u.card, id));

/** It would lie on a company with one of these (coe/5.F2). */
function isOnOrcs(s: State, u: Reading, id: number): boolean {
  const d = def(s, u.card);
  return (
    d.kind === 'event' &&
    d.duration === 'permanent' &&
    company(s, id)?.members.some((m) => isKeptFrom(s, u.card, m)) === true
  );
}

/** What discards it, by its own text, from whatever it is played on. */
function endsOf(s: State, card: Cid): readonly Cond[] {
  const d = card >= 0 ? def(s, card) : null;
  if (d?.kind !== 'event' || d.on !== 'target') return [];
  return d.abilities?.flatMap((a) => (a.is === 'leave-when' ? [a.cond] : [])) ?? [];
}

export const TARGET_BARS: readonly Bar<Aim>[] = [
  {
    code: 'under-way',
    cite: 'coe/5.1.2',
    says: (name) => `${name} is being used on that already.`,
    applies: (_s, sit, u, i) => i === 0 && u.kind === 'use' && sit.chain !== null && isFree(u),
    bars: (_s, sit, u, _c, aim) => isUnderWay(sit, u, aim),
  },
  {
    code: 'other-site',
    cite: 'coe/2.V.8',
    says: (name) => `${name} can only untap the site of its own company.`,
    applies: (s, _sit, u, i) =>
      !u.hazard &&
      u.action.targets?.[i].target === 'site' &&
      aspectsFor(s.rt.pool, u.action).untapsSite,
    bars: (s, _sit, u, c, aim) =>
      aim.t !== 'card' || aim.id !== siteOfCard(s, c.user >= 0 ? c.user : u.card),
  },
  {
    // who has no part in the phase saves what is his, and meddles with nothing else
    code: 'bystander',
    cite: 'crf/term/multi-player-games/5',
    says: (name) => `${name} can only cancel what would discard an environment of yours.`,
    applies: (s, _sit, u, i) =>
      u.action.targets?.[i].target === 'entry' && !actors(s).includes(u.seat),
    bars: (s, _sit, u, _c, aim) => {
      const e = aim.t === 'entry' ? entryNo(s, aim.n) : null;
      return e !== null && !isThreatened(s, u.seat, [e]);
    },
  },
  {
    code: 'gone-at-once',
    cite: 'coe/5.1.2',
    says: (name) => `${name} would be discarded at once.`,
    applies: (s, _sit, u, i) => i === 0 && u.kind === 'play' && endsOf(s, u.card).length > 0,
    bars: ofCard((s, _sit, u, c, host) =>
      endsOf(s, u.card).some((end) => holds(s, ctxWith(c, { host }), end)),
    ),
  },
  {
    code: 'other-side',
    cite: 'coe/9.3.5',
    says: (name) => `${name} has no business with resources and sites of the other side.`,
    applies: (_s, _sit, u) => !u.hazard && u.card >= 0,
    bars: ofCard((s, _sit, u, _c, id) => isAcross(s, u.card, id)),
  },
  {
    code: 'orcs',
    cite: 'coe/9.3.F1',
    says: (name) => `${name} has nothing to do with your Orcs and Trolls.`,
    applies: hasKept,
    bars: (s, sit, u, c, aim) =>
      aim.t === 'company' ? isOnOrcs(s, u, aim.id) : keepsFrom(s, sit, u, c, aim),
  },
  {
    code: 'not-entered',
    cite: 'coe/2.V.ii.6',
    says: (name) => `${name} would take away attacks that have still to be faced.`,
    applies: (s, _sit, u, i) =>
      i === 0 && u.kind === 'play' && s.phase === 'site' && takesAttacksAway(s, u.card),
    // the site, or the one that the event lies on
    bars: ofCard((s, _sit, u, _c, id) => {
      const site = def(s, id).kind === 'event' ? s.host[id] : id;
      return !companiesOf(s, u.seat).some((co) => co.site === site && co.entered);
    }),
  },
  {
    code: 'late-target',
    cite: 'coe/2.V.6',
    says: (name) =>
      `${name} was placed on guard before what it could be aimed at came into play or joined.`,
    applies: (_s, _sit, u) => u.guard === true,
    bars: ofCard((s, _sit, _u, _c, id) => note(s, id).late === s.turn),
  },
  {
    code: 'late-target',
    cite: 'coe/2.V.6',
    says: (name) =>
      `What ${name} could be aimed at was no such target in the movement/hazard phase.`,
    applies: (_s, _sit, u, i) => u.guard === true && i === 0,
    bars: ofCard((s, _sit, u, _c, id) => note(s, u.card).aims?.[u.index]?.includes(id) === false),
  },
  {
    code: 'other-company',
    cite: 'coe/2.IV.2',
    says: (name) =>
      `Who would have to tap for ${name}, or to do it, is with a company that cannot act now.`,
    applies: (s, _sit, u, i) =>
      !u.hazard &&
      i === 0 &&
      (u.action.cost?.some((x) => x.pay === 'tap' && x.what === 'target') === true ||
        // a text that cancels attacks from afar says so itself
        (s.phase === 'site' && isForHimself(u) && !aspectsFor(s.rt.pool, u.action).cancelsAttack)),
    bars: ofCard((s, _sit, u, _c, id) => {
      const a = aspectsFor(s.rt.pool, u.action);
      const licensed = u.action.fromAfar === true;
      return !companyMayAct(s, companyIdOf(s, id), a.attack || a.untapsSite, licensed);
    }),
  },
  {
    code: 'duplicate',
    cite: 'coe/g.cbd.1',
    says: (name) =>
      `${name} cannot be duplicated, and a copy is at work on all it could be aimed at.`,
    applies: (s, _sit, u, i) =>
      // what a card in play says so of is that use of it, whichever copy is used
      (u.kind === 'play' || u.action.cannotBeDuplicated !== undefined) &&
      duplicateScope(s, u) !== undefined &&
      (i === 0 || isAimed(s, u)),
    bars: (s, _sit, u, c, aim) => {
      const scope = duplicateScope(s, u);
      return scope !== undefined && isDuplicate(s, u, ctxWith(c, { aims: [aim] }), scope);
    },
  },
  {
    code: 'corrupted',
    cite: 'coe/7.2.1',
    says: () => 'Only one corruption card can be played on each character each turn.',
    applies: (s, _sit, u, i) =>
      i === 0 && u.kind === 'play' && def(s, u.card).keywords?.includes('corruption') === true,
    bars: ofWhom((s, _sit, _u, _c, id) => corruptedNow(s, id)),
  },
  {
    code: 'uncancelable',
    cite: 'coe/9.4.3',
    says: () => 'This attack cannot be canceled.',
    applies: (s, sit, u) => {
      const a = aspectsFor(s.rt.pool, u.action);
      return sit.attack !== null && (a.cancelsAttack || a.cancelsStrike);
    },
    bars: (s, sit, u, _c, aim) =>
      uncancelable(sit, aspectsFor(s.rt.pool, u.action).cancelsAttack, aim),
  },
  {
    code: 'other-strike',
    cite: 'coe/3.iv.5',
    says: (name) => `${name} would not bear on the strike that is being resolved.`,
    applies: (s, sit, u, i) => i === aspectsFor(s.rt.pool, u.action).touches && inStrike(sit),
    bars: (s, sit, u, c, aim) => !concernsDefender(s, sit, u, c, aim),
  },
  {
    code: 'other-check',
    cite: 'coe/3.I.1',
    says: (name) => `${name} would not bear on the check that is to be made.`,
    applies: (s, sit, u, i) =>
      i === aspectsFor(s.rt.pool, u.action).touches && sit.kind === 'check',
    bars: (s, sit, u, c, aim) => !concernsCheck(s, sit, u, c, aim),
  },
  {
    code: 'other-check',
    cite: 'coe/10.3.i',
    says: (name) => `${name} would not bear on a corruption check.`,
    applies: (s, sit, u, i) => {
      if (i !== 0 || sit.kind !== 'council' || u.action.window?.phase === 'any') return false;
      const a = aspectsFor(s.rt.pool, u.action);
      return a.takesAway && !a.check && !a.corruption;
    },
    bars: (s, _sit, _u, _c, aim) => !burdens(s, aim),
  },
  {
    code: 'banned',
    cite: 'coe/9.4',
    says: (name) => `Something in play keeps ${name} from being played on such a company or site.`,
    applies: (s, _sit, u) => u.kind === 'play' && inForce(s, 'cannot').length > 0,
    bars: (s, _sit, u, _c, aim) => cannotBePlayedOn(s, u, aim),
  },
  {
    code: 'banned',
    cite: 'coe/9.4',
    says: (name) => `Something in play keeps ${name} from being used for such an attempt.`,
    applies: (s, _sit, u, i) =>
      u.kind === 'play' &&
      u.action.targets?.[i].target === 'check' &&
      inForce(s, 'cannot').length > 0,
    bars: (s, _sit, u, _c, aim) => {
      const k = checkAimedAt(s, aim);
      return k !== undefined && cannotHelp(s, u, k.versus);
    },
  },
  {
    code: 'unique',
    cite: 'coe/g.man.1',
    says: () => 'Such a faction is unique, and already in play or gone.',
    applies: (_s, _sit, u, i) => isWhichFaction(u.action, i),
    bars: ofCard(
      (s, _sit, u, _c, id) =>
        uniquelyTaken(s, id) !== null &&
        !(bringingIn(u.action)?.fromOpponent && mayWinFrom(s, u.seat, id)),
    ),
  },
  {
    code: 'not-by-him',
    cite: 'coe/2.V.3',
    says: () => 'No faction in hand is one that he could bring into play now.',
    applies: (_s, _sit, u, i) => isWhichFaction(u.action, i),
    bars: ofCard((s, _sit, u, c, id) => {
      const by = bringingIn(u.action)?.by;
      if (by === undefined) return false;
      if (cannotBePlayed(s, { card: id, seat: u.seat, action: null })) return true;
      return !mayPlay(s, id, refCard(s, c, by)) || !isNeedMet(s, u.seat, id);
    }),
  },
  {
    code: 'avatar',
    cite: 'coe/8.1',
    says: () => 'No avatar can be influenced, nor what an avatar controls.',
    applies: (_s, _sit, u) => u.action.does.some((e) => e.do === 'influence'),
    bars: ofCard((s, _sit, _u, _c, id) => ofAvatar(s, id)),
  },
  {
    code: 'faithful',
    cite: 'coe/9.4',
    says: () => 'By its own text no opponent can influence it.',
    applies: (_s, _sit, u) => u.action.does.some((e) => e.do === 'influence'),
    bars: ofCard((s, _sit, _u, _c, id) => isFaithful(def(s, id))),
  },
];

/** What keeps one who could use a card from using it. */
export const USER_BARS: readonly Bar<Cid>[] = [
  {
    code: 'alone',
    cite: 'crf/term/burglary-attempts/2',
    says: () => 'The attack is faced by one alone, and nobody else can help him.',
    applies: (_s, sit, u) => !u.hazard && sit.attack !== null,
    bars: (s, sit, _u, _c, id) => sit.attack !== null && isLeftOut(s, sit.attack, id),
  },
  {
    code: 'orcs',
    cite: 'coe/5.F3',
    says: (name) => `Orcs and Trolls do not serve for ${name}.`,
    applies: hasKept,
    bars: (s, _sit, u, _c, id) => isKeptFrom(s, u.card, id),
  },
  {
    code: 'user-tapped',
    cite: 'coe/9.2.3',
    says: (name) => `Who could use ${name} must tap for it, and is not untapped.`,
    applies: (_s, _sit, u) => u.action.tapUser === true && !u.untapped,
    bars: (s, _sit, _u, _c, id) => !untapped(s, id),
  },
  {
    code: 'banned',
    cite: 'coe/9.4',
    says: (name) => `Something in play keeps whoever could use ${name} from it.`,
    applies: (s, _sit, u) => u.kind === 'play' && inForce(s, 'cannot').length > 0,
    bars: (s, _sit, u, _c, id) => cannotBeUsedBy(s, u, id),
  },
  {
    code: 'ally-user',
    cite: 'coe/2.V.2.2',
    says: (name) => `${name} is not among the things for which an ally counts as a character.`,
    applies: (s, _sit, u) => {
      const a = aspectsFor(s.rt.pool, u.action);
      const { user } = u.action;
      // of whatever asks for one with a skill (coe glossary "skill only")
      return user?.skillOnly !== true && user?.skill === undefined && !a.attack && !a.strike;
    },
    bars: (s, _sit, _u, _c, id) => def(s, id).kind === 'ally',
  },
  {
    code: 'skill-used',
    cite: 'coe/3.iv.5',
    says: () => 'One card that needs a skill was played against this strike already.',
    applies: (_s, sit, u) =>
      (sit.kind === 'strike-defender' || sit.kind === 'strike-attacker') &&
      u.action.user?.skillOnly === true &&
      sit.strike !== null,
    bars: (s, sit, u, _c, id) =>
      sit.strike?.skillUsed.includes(rulesOf(s).skillCardsPerStrike === 'player' ? u.seat : id) ===
      true,
  },
  {
    code: 'duplicate',
    cite: 'coe/g.cbd.1',
    says: (name) =>
      `${name} cannot be duplicated on one character, and whoever could use it has one.`,
    applies: (s, _sit, u) => u.kind === 'play' && duplicateScope(s, u) === 'user',
    bars: (s, _sit, u, c, id) => isDuplicate(s, u, ctxWith(c, { user: id }), 'user'),
  },
  {
    code: 'duplicate',
    cite: 'coe/g.cbd.1',
    says: (name) => `${name} cannot be duplicated on a company, and a copy is at work there.`,
    applies: (s, _sit, u) =>
      u.kind === 'play' && !u.action.targets?.length && duplicateScope(s, u) === 'company',
    bars: (s, _sit, u, c, id) => isDuplicate(s, u, ctxWith(c, { user: id, aims: [] }), 'company'),
  },
];

const NO_BARS: readonly Bar<unknown>[] = [];

/** Those of them that bar anything now, for this choice. */
export function barsNow<T>(
  all: readonly Bar<T>[],
  s: State,
  sit: Situation,
  u: Reading,
  i: number,
): readonly Bar<T>[] {
  let out: Bar<T>[] | null = null;
  for (let k = 0; k < all.length; k++) {
    if (!all[k].applies(s, sit, u, i)) continue;
    if (out === null) out = [all[k]];
    else out.push(all[k]);
  }
  return out ?? NO_BARS;
}

export function isBarred<T>(
  bars: readonly Bar<T>[],
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  it: T,
): boolean {
  for (let k = 0; k < bars.length; k++) if (bars[k].bars(s, sit, u, c, it)) return true;
  return false;
}
