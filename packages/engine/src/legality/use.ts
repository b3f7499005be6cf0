/**
 * One use of a card: what a player thinks of doing with it. The same plain value is asked about,
 * offered as an option, declared, and carried by its entry on the chain until it resolves.
 */

import type { Action } from '../language/index.ts';
import type { Option } from '../options.ts';
import { BY_THE_RULES, isHazardAbility } from '../pool/compile.ts';
import { company, def, newCtx } from '../query/cards.ts';
import { value } from '../query/evaluate.ts';
import { abilityAt, scopeOf } from '../query/in-force.ts';
import type { Cid, Ctx, Lasting, Seat, State, Use } from '../state/types.ts';
import { offLimit } from './off-limit.ts';

/** A use together with the text it goes by. */
export interface Reading extends Use {
  readonly action: Action;
}

/** The text by which a card is played this way; null for those that go by the rules. */
function playText(s: State, card: Cid, mode: number): Action | null {
  const d = def(s, card);
  if (d.kind === 'event') return d.plays[mode] ?? null;
  if (d.kind === 'item') return d.played ?? null;
  return d.kind === 'creature' && mode > 0 ? (d.asEvent?.plays[mode - 1] ?? null) : null;
}

/** With every field, so that all have one shape. */
const reading = (
  seat: Seat,
  card: Cid,
  kind: Use['kind'],
  index: number,
  hazard: boolean,
  lasting: number,
  action: Action,
): Reading => ({
  seat,
  card,
  kind,
  index,
  hazard,
  lasting,
  untapped: false,
  sky: -1,
  guard: false,
  of: -1,
  action,
});

/** A card from hand (or from its place on guard) by one of its texts. */
export const eventUse = (s: State, seat: Seat, card: Cid, mode: number, action: Action): Reading =>
  reading(seat, card, 'play', mode, asHazard(s, seat, card, action), 0, action);

/** Hazards that may be resources are that in their player's own turn. */
function asHazard(s: State, seat: Seat, card: Cid, action: Action): boolean {
  const d = def(s, card);
  if (d.kind !== 'event') return d.kind !== 'item';
  if (action.as) return action.as === 'hazard';
  return d.alsoResource ? seat !== s.active : d.side === 'hazard';
}

/** A creature played as one. */
export const creatureUse = (seat: Seat, card: Cid): Reading =>
  reading(seat, card, 'creature', 0, true, 0, BY_THE_RULES);

/** An agent played face-down as a hazard. */
export const agentUse = (seat: Seat, card: Cid): Reading =>
  reading(seat, card, 'agent', 0, true, 0, BY_THE_RULES);

/** An item, an ally or a faction played at a site. */
export const siteUse = (seat: Seat, card: Cid): Reading =>
  reading(seat, card, 'at-site', 0, false, 0, BY_THE_RULES);

/** The ability of another card, for which this one can be tapped by leave of its own text, on its terms. */
function lentText(s: State, card: Cid, of: Cid, i: number): Action {
  const text = abilityAt(s, of, 0, i) as Action;
  const leave = (def(s, card).abilities ?? []).find(
    (a) => a.is === 'grant' && a.uses !== undefined,
  );
  const terms = [leave?.is === 'grant' ? leave.when : undefined, text.need].filter(
    (need) => need !== undefined,
  );
  return { ...text, need: { all: terms } };
}

/** An ability of a card in play; or that of another (`of`). */
export function abilityUse(
  s: State,
  seat: Seat,
  card: Cid,
  i: number,
  untapped = false,
  of: Cid = -1,
): Reading {
  const action = of < 0 ? (abilityAt(s, card, 0, i) as Action) : lentText(s, card, of, i);
  const u = reading(seat, card, 'use', i, isHazardAbility(def(s, card), action), 0, action);
  if (untapped) u.untapped = true;
  u.of = of;
  return u;
}

/** What a lasting effect allows. */
export const effectUse = (seat: Seat, l: Lasting, i: number, action: Action): Reading =>
  reading(seat, l.card, 'effect', i, false, l.n, action);

/** A card in hand, whichever way. */
function playUse(s: State, seat: Seat, card: Cid, mode: number): Reading {
  const text = playText(s, card, mode);
  if (text) return eventUse(s, seat, card, mode, text);
  switch (def(s, card).kind) {
    case 'creature':
      return creatureUse(seat, card);
    case 'character':
      return agentUse(seat, card);
    default:
      return siteUse(seat, card);
  }
}

/** Revealed from its place on guard: always a hazard, and what came late is no target (coe/2.V.6). */
export function guardUse(s: State, seat: Seat, card: Cid, mode: number): Reading {
  const u = playUse(s, seat, card, mode);
  u.hazard = true;
  u.guard = true;
  return u;
}

/** The use behind an option; null for what is no use of a card's text or of its playability. */
export function useOf(s: State, seat: Seat, o: Option): Reading | null {
  switch (o.type) {
    case 'play': {
      const u = playUse(s, seat, o.card, o.mode);
      if (o.with !== undefined) u.sky = o.with;
      return u;
    }
    case 'reveal':
      return guardUse(s, seat, o.card, o.mode);
    case 'use':
      return abilityUse(s, seat, o.card, o.ability, o.untapped, o.of);
    case 'use-effect': {
      const l = s.lasting.find((x) => x.n === o.effect);
      if (l?.what.k !== 'abilities') return null;
      return effectUse(seat, l, o.ability, abilityAt(s, l.card, l.n, o.ability) as Action);
    }
    default:
      return null;
  }
}

/** The option that offers a use. */
export function optionOf(u: Use): Option {
  if (u.kind === 'effect') return { type: 'use-effect', effect: u.lasting, ability: u.index };
  if (u.kind === 'use' && u.of >= 0)
    return { type: 'use', card: u.card, ability: u.index, of: u.of };
  if (u.kind === 'use')
    return u.untapped
      ? { type: 'use', card: u.card, ability: u.index, untapped: true }
      : { type: 'use', card: u.card, ability: u.index };
  if (u.guard) return { type: 'reveal', card: u.card, mode: u.index };
  return u.sky < 0
    ? { type: 'play', card: u.card, mode: u.index }
    : { type: 'play', card: u.card, mode: u.index, with: u.sky };
}

/** The text that an option goes by, if it goes by one. */
export function actionOf(s: State, seat: Seat, o: Option): Action | null {
  const u = useOf(s, seat, o);
  return u && u.action !== BY_THE_RULES ? u.action : null;
}

/** A use that stands in the state, with its text again. */
export const read = (s: State, u: Use): Reading => readAs(u, textOf(s, u));

/** The same by a text that is at hand. */
export function readAs(u: Use, action: Action): Reading {
  const out = reading(u.seat, u.card, u.kind, u.index, u.hazard, u.lasting, action);
  out.untapped = u.untapped;
  out.sky = u.sky;
  out.guard = u.guard;
  out.of = u.of;
  return out;
}

function textOf(s: State, u: Use): Action {
  switch (u.kind) {
    case 'play':
      return playText(s, u.card, u.index) ?? BY_THE_RULES;
    case 'use':
      if (u.of >= 0) return lentText(s, u.card, u.of, u.index);
      return abilityAt(s, u.card, u.lasting, u.index) as Action;
    case 'effect':
      return abilityAt(s, u.card, u.lasting, u.index) as Action;
    default:
      return BY_THE_RULES;
  }
}

/** The plain value of it, for the state. */
export const written = (u: Reading): Use => ({
  seat: u.seat,
  card: u.card,
  kind: u.kind,
  index: u.index,
  hazard: u.hazard,
  lasting: u.lasting,
  untapped: u.untapped,
  sky: u.sky,
  guard: u.guard,
  of: u.of,
});

export function useCtx(s: State, u: Reading): Ctx {
  const c = newCtx(s, u.seat, u.card);
  c.sky = u.sky;
  if (u.action.counts !== undefined) c.bound.counted = value(s, c, u.action.counts);
  if (u.lasting === 0) return c;
  const l = s.lasting.find((x) => x.n === u.lasting) ?? null;
  if (l?.what.k === 'abilities') {
    c.host = l.what.ctx.host;
    const { startSite } = l.what.ctx.bound;
    if (startSite !== undefined) c.bound.startSite = startSite;
  }
  // what was left on a company is of use to that company alone
  const scope = scopeOf(l);
  if (scope >= 0) c.company = scope;
  return c;
}

/** How much an action counts against the hazard limit. */
export function limitCost(s: State, u: Reading): number {
  if (!u.hazard || u.guard) return 0;
  for (const c of u.action.cost ?? []) if (c.pay === 'hazard-limit') return c.n;
  if (u.kind !== 'play') return 0; // crf/turn/movement/playing-hazards/1
  const d = def(s, u.card);
  if (d.kind === 'event' && d.freeOfLimit) return 0;
  const co = company(s, s.current);
  return co && offLimit(s, u.card, co) !== null ? 0 : 1;
}
