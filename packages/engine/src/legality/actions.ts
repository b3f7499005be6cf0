import type { Action } from '../language/index.ts';
import type { Option } from '../options.ts';
import { attached, comp, company, def } from '../query/cards.ts';
import { matches } from '../query/filter.ts';
import { contextOf, inForce, type Said, scopeOf } from '../query/in-force.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { creaturePlay } from './creature.ts';
import { organizationActions } from './organization.ts';
import { Why } from './reasons.ts';
import { ruleActions } from './rule-actions.ts';
import { sitePlay } from './site-play.ts';
import type { Situation } from './situation.ts';
import { checkUse, type Use } from './use.ts';

/** Everything a player may do at this moment, but pass. One place, one list (ENGINE promise 1). */
export function actions(s: State, seat: Seat, sit: Situation): Option[] {
  const out: Option[] = [];
  const own = seat === s.active;
  const bystander = !own && s.phase !== 'movement-hazard';
  const hand = s.players[seat].hand;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i];
    const use = comp(s, id).handUse;
    if (!(own ? use.own : bystander ? use.others : use.hazard)) continue;
    // copies of one card are the same choice
    if (copyBefore(s, hand, i)) continue;
    plays(s, seat, sit, id, out);
  }
  abilities(s, seat, sit, out, bystander);
  ruleActions(s, seat, sit, out);
  if (seat === s.active && !sit.answering && sit.kind === 'organization')
    organizationActions(s, seat, out);
  return out;
}

function copyBefore(s: State, hand: readonly Cid[], at: number): boolean {
  for (let i = 0; i < at; i++) if (s.def[hand[i]] === s.def[hand[at]]) return true;
  return false;
}

function plays(s: State, seat: Seat, sit: Situation, id: Cid, out: Option[]): void {
  const d = def(s, id);
  switch (d.kind) {
    case 'event':
      d.plays.forEach((action, mode) => {
        for (const u of eventUses(s, seat, id, action, mode)) {
          if (checkUse(s, sit, u, new Why(false))) {
            out.push({ type: 'play', card: id, mode });
            break;
          }
        }
        for (const host of hostsFor(s, seat, id)) {
          for (const u of eventUses(s, seat, id, action, mode)) {
            if (checkUse(s, sit, { ...u, sky: host }, new Why(false)))
              out.push({ type: 'play', card: id, mode, with: host });
          }
        }
      });
      return;
    case 'creature':
      if (creaturePlay(s, seat, sit, id, new Why(false)).length > 0)
        out.push({ type: 'play', card: id, mode: 0 });
      d.asEvent?.plays.forEach((action, i) => {
        if (checkUse(s, sit, eventUse(seat, id, action, i + 1, true), new Why(false)))
          out.push({ type: 'play', card: id, mode: i + 1 });
      });
      return;
    case 'item':
    case 'ally':
    case 'faction':
      if (s.phase === 'site' && sitePlay(s, seat, sit, id, new Why(false)))
        out.push({ type: 'play', card: id, mode: 0 });
      return;
    default:
      return;
  }
}

/** Cards of the player that another may be played with, and to which that would make a difference. */
function hostsFor(s: State, seat: Seat, id: Cid): Cid[] {
  const asked = comp(s, id).asksFor;
  if (asked.size === 0) return [];
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
        (e) => e.ctx.sky === host && s.zone[e.card] === 'chain',
      ).length;
  return n;
}

const eventUse = (seat: Seat, card: Cid, action: Action, index: number, hazard: boolean): Use => ({
  seat,
  card,
  action,
  kind: 'play',
  hazard,
  lasting: 0,
  untapped: false,
  host: -2,
  index,
});

/** As which side a card can be played this way: hazards that may be resources are both. */
export function eventUses(s: State, seat: Seat, id: Cid, action: Action, mode: number): Use[] {
  const d = def(s, id);
  if (d.kind !== 'event') return [eventUse(seat, id, action, mode, true)];
  if (action.as) return [eventUse(seat, id, action, mode, action.as === 'hazard')];
  if (d.alsoResource) return [eventUse(seat, id, action, mode, seat !== s.active)];
  return [eventUse(seat, id, action, mode, d.side === 'hazard')];
}

/** Who may use an ability of a card in play. */
export function mayUse(s: State, seat: Seat, id: Cid, a: Action): boolean {
  switch (a.by) {
    case undefined:
      return s.owner[id] === seat;
    case 'bearer-player': {
      const host = s.host[id];
      if (host >= 0) return s.owner[host] === seat;
      const co = s.companies.find((c) => c.id === s.company[id]);
      return co?.seat === seat;
    }
    case 'opponent':
      return s.owner[id] !== seat;
    case 'any-player':
      return true;
  }
}

export const abilityUse = (
  s: State,
  seat: Seat,
  id: Cid,
  action: Action,
  index: number,
  untapped: boolean,
): Use => {
  const d = def(s, id);
  const hazard =
    action.by === undefined &&
    (d.kind === 'creature' || (d.kind === 'event' && d.side === 'hazard'));
  return { seat, card: id, action, kind: 'use', hazard, lasting: 0, untapped, host: -2, index };
};

function abilities(s: State, seat: Seat, sit: Situation, out: Option[], bystander: boolean): void {
  for (const x of inForce(s, 'action')) {
    const { a, card: id, i } = x;
    if (x.lasting) {
      const u = effectUse(s, seat, x);
      if (u && checkUse(s, sit, u, new Why(false)))
        out.push({ type: 'use-effect', effect: x.lasting.n, ability: i });
      continue;
    }
    if ((bystander && !comp(s, id).usableByOthers) || !mayUse(s, seat, id, a)) continue;
    if (checkUse(s, sit, abilityUse(s, seat, id, a, i, false), new Why(false)))
      out.push({ type: 'use', card: id, ability: i });
    if (
      a.removal &&
      def(s, id).keywords?.includes('corruption') &&
      checkUse(s, sit, abilityUse(s, seat, id, a, i, true), new Why(false))
    )
      out.push({ type: 'use', card: id, ability: i, untapped: true });
  }
}

/** What an effect lets this player do: on a company, him whose company it is. */
function effectUse(s: State, seat: Seat, x: Said<Action>): Use | null {
  const { a, lasting: l } = x;
  if (!l) return null;
  const scope = scopeOf(l);
  const user = scope >= 0 ? company(s, scope)?.seat : l.by;
  if (a.by !== 'any-player' && user !== seat) return null;
  return {
    seat,
    card: x.card,
    action: a,
    kind: 'effect',
    hazard: false,
    lasting: l.n,
    untapped: false,
    host: contextOf(s, x).host,
    index: x.i,
  };
}
