import { happen, heeded } from '../happenings/happen.ts';
import type { Option } from '../options.ts';
import { companyIdOf, def, isAgent, nameOf, newCtx, siteOfCard } from '../query/cards.ts';
import { matches } from '../query/evaluate.ts';
import { unusedGeneral } from '../query/influence.ts';
import { regionsBetween } from '../query/near-faction.ts';
import { influenceFor } from '../query/plain-influence.ts';
import { influencesFromAfar, influencesPlainly, influencesSurely } from '../query/skills.ts';
import { stat } from '../query/stats.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { ctxWith } from '../state/ctx.ts';
import type { WindowKind } from '../state/frames.ts';
import type { Cid, Ctx, Seat, State } from '../state/types.ts';
import { everyone, rollDice, tap } from '../verbs/cards.ts';
import { addEntry, ruleEntry } from './chain-start.ts';

type InfluenceOption = Extract<Option, { type: 'influence' }>;

/**
 * An attempt against an opponent's card (coe/8.1 to 8.4): two dice and unused direct influence
 * against unused general influence, two dice, the controller's influence, and the mind.
 */
export function beginInfluence(s: State, seat: Seat, o: InfluenceOption, kind: WindowKind): void {
  tap(s, o.card);
  happen(s, { event: 'influence-attempt', card: o.target, seat, other: s.owner[o.target] });
  if (o.reveal >= 0) {
    s.known[o.reveal] = everyone(s);
    if (heeded(s, 'reveal')) happen(s, { event: 'reveal', card: o.reveal, seat });
  }
  const ctx: Ctx = ctxWith(newCtx(s, seat, -1), {
    user: o.card,
    versus: o.target,
    cause: o.target,
    picked: o.reveal,
    company: companyIdOf(s, o.card),
  });
  const e = ruleEntry(
    s,
    seat,
    `influence: ${nameOf(s, o.target)}`,
    [
      {
        do: 'check',
        kind: 'influence',
        who: 'user',
        plus: { bound: 'influence' },
        op: '>',
        than: { bound: 'resistance' },
        pass: [
          { do: 'move', what: 'cause', to: 'discard' },
          {
            do: 'if',
            cond: { bound: 'revealed' },
            then: [{ do: 'play', a: { is: 'picked' }, from: ['hand'], as: 'now' }],
          },
        ],
        fail: [
          {
            do: 'if',
            cond: { bound: 'revealed' },
            then: [{ do: 'move', what: 'picked', to: 'discard' }],
          },
        ],
      },
    ],
    ctx,
  );
  e.tapped = [o.card];
  addEntry(s, kind, e);
}

/** More than anything can take off. */
const SURE = 1000;

/** The numbers of the attempt, taken when it is resolved; the opponent rolls too (coe/8.3). */
export function influenceNumbers(
  s: State,
  c: Ctx,
  { regardless = false, undirected = false }: { regardless?: boolean; undirected?: boolean } = {},
): void {
  const target = c.versus;
  const owner = s.owner[target];
  const against = influenceAgainst(s, c, { regardless, undirected });
  const dice = rollDice(s);
  if (heeded(s, 'roll'))
    happen(s, {
      event: 'roll',
      seat: owner,
      dice,
      for: 'resisting influence',
      card: target,
      total: dice[0] + dice[1],
      against: 0,
      outcome: '',
    });
  c.bound.influence = against.plus === SURE ? SURE : against.plus - dice[0] - dice[1];
  c.bound.revealed = c.picked >= 0 ? 1 : 0;
  c.bound.resistance = against.resistance;
}

/** What he adds to his roll, less what holds the other but for the roll of its player; and what that must exceed. */
export function influenceAgainst(
  s: State,
  c: Ctx,
  { regardless = false, undirected = false }: { regardless?: boolean; undirected?: boolean } = {},
): { readonly plus: number; readonly resistance: number } {
  const target = c.versus;
  const owner = s.owner[target];
  const d = def(s, target);
  const master =
    d.kind === 'character' ? s.control[target] : d.kind === 'faction' ? -1 : s.host[target];
  const without = undirected || c.bound.undirected !== undefined;
  let plus = without ? 0 : influenceOn(s, c.user, target);
  // who serves the other side is hard to win over (coe/8.W1, 8.R1, 8.F1, 8.B1), and that is a modification
  // like others (pef/card/webs-of-fear-and-treachery/1)
  if (isAcross(s, c.user, owner) && !influencesPlainly(s, c.user)) plus -= 5;
  if (!regardless) plus -= unusedGeneral(s, owner);
  if (master >= 0) plus -= influenceFor(s, master, -1);
  return {
    plus: influencesSurely(s, c.user, target) ? SURE : plus,
    resistance: c.picked >= 0 && d.kind !== 'item' ? 0 : resistance(s, target, master),
  };
}

const MOST_FROM_AFAR = 10;

/** Direct influence, where he is; from afar half of the general influence that is left, less the way (WH-106). */
function influenceOn(s: State, who: Cid, target: Cid): number {
  if (!influencesFromAfar(s, who) || isWhere(s, who, target)) return influenceFor(s, who, target);
  const half = Math.min(MOST_FROM_AFAR, Math.ceil(unusedGeneral(s, s.owner[who]) / 2));
  return influencesPlainly(s, who) ? half : half - regionsBetween(s, siteOfCard(s, who), target);
}

/** He is where such an attempt is made. */
function isWhere(s: State, who: Cid, target: Cid): boolean {
  const [here, there] = [siteOfCard(s, who), siteOfCard(s, target)];
  const d = def(s, target);
  if (d.kind === 'faction') return matches(s, newCtx(s, s.owner[target], target), here, d.at);
  return there >= 0 && nameOf(s, here) === nameOf(s, there);
}

/** One of his characters, not an agent of his, tries to influence what an enemy has. */
const isAcross = (s: State, who: Cid, other: Seat): boolean =>
  who >= 0 && !isAgent(s, who) && kindOf(s, s.owner[who]).enemies.includes(kindOf(s, other).name);

function resistance(s: State, target: Cid, master: Cid): number {
  const d = def(s, target);
  if (d.kind === 'faction')
    return d.numberInPlay === 'never' ? SURE : (d.numberInPlay ?? d.number ?? 0);
  if (d.kind === 'item') return master >= 0 ? stat(s, 'mind', master) : 0;
  return stat(s, 'mind', target);
}
