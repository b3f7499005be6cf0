import type { Option } from '../options.ts';
import { attached, comp, def } from '../query/cards.ts';
import { matches } from '../query/filter.ts';
import { contextOf, inForce } from '../query/in-force.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { mayBegin } from './check.ts';
import { mayUse } from './conditions.ts';
import { organizationActions } from './organization.ts';
import { Why } from './reasons.ts';
import { ruleActions } from './rule-actions.ts';
import type { Situation } from './situation.ts';
import { abilityUse, effectUse, optionOf, type Reading } from './use.ts';
import { eachPlay } from './ways.ts';

/** Everything a player may do at this moment, but pass. One place, one list (ENGINE promise 1). */
export function actions(s: State, seat: Seat, sit: Situation): Option[] {
  const out: Option[] = [];
  const offer = (u: Reading): void => {
    if (mayBegin(s, sit, u, new Why(false))) out.push(optionOf(u));
  };
  const own = seat === s.active;
  const bystander = !own && s.phase !== 'movement-hazard';
  const hand = s.players[seat].hand;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i];
    const use = comp(s, id).handUse;
    if (!(own ? use.own : bystander ? use.others : use.hazard)) continue;
    // copies of one card are the same choice
    if (copyBefore(s, hand, i)) continue;
    eachPlay(s, seat, id, (u) => {
      offer(u);
      if (u.kind === 'play') for (const host of hostsFor(s, seat, id)) offer({ ...u, sky: host });
    });
  }
  abilities(s, seat, bystander, offer);
  ruleActions(s, seat, sit, out);
  if (seat === s.active && !sit.answering && sit.kind === 'organization')
    organizationActions(s, seat, out);
  return out;
}

function copyBefore(s: State, hand: readonly Cid[], at: number): boolean {
  for (let i = 0; i < at; i++) if (s.def[hand[i]] === s.def[hand[at]]) return true;
  return false;
}

const NONE: readonly Cid[] = [];

/** Cards of the player that another may be played with, and to which that would make a difference. */
function hostsFor(s: State, seat: Seat, id: Cid): readonly Cid[] {
  const asked = comp(s, id).asksFor;
  if (asked.size === 0) return NONE;
  const out: Cid[] = [];
  for (const x of inForce(s, 'host')) {
    if (x.lasting || s.owner[x.card] !== seat || heldBy(s, x.card) >= x.a.max) continue;
    if (!matches(s, contextOf(s, x), id, x.a.a)) continue;
    const matters = inForce(s, 'reads-as').some(
      (y) =>
        y.card === x.card &&
        (y.a.present.some((n) => asked.has(n)) || y.a.absent.some((n) => asked.has(n))),
    );
    if (matters) out.push(x.card);
  }
  return out;
}

/** What lies with it, or is being played with it. */
function heldBy(s: State, host: Cid): number {
  let n = attached(s, host).length;
  for (const f of s.stack)
    if (f.p === 'chain')
      n += [...f.entries, ...(f.now ? [f.now] : [])].filter(
        (e) => e.use?.sky === host && s.zone[e.card] === 'chain',
      ).length;
  return n;
}

function abilities(s: State, seat: Seat, bystander: boolean, offer: (u: Reading) => void): void {
  for (const { a, card, i, lasting } of inForce(s, 'action')) {
    if (lasting) {
      offer(effectUse(seat, lasting, i, a));
      continue;
    }
    if ((bystander && !comp(s, card).usableByOthers) || !mayUse(s, seat, card, a)) continue;
    offer(abilityUse(s, seat, card, i));
    if (a.removal && def(s, card).keywords?.includes('corruption'))
      offer(abilityUse(s, seat, card, i, true));
  }
}
