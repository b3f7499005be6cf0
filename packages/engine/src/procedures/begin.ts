import { closeNextAction } from '../effects/extra-item.ts';
import { happen } from '../happenings/happen.ts';
import type { Effect } from '../language/index.ts';
import type { Option } from '../options.ts';
import {
  avatarOf,
  company,
  def,
  isCharacter,
  isCorruptible,
  nameOf,
  newCtx,
  newSite,
  noteOn,
} from '../query/cards.ts';
import { checkKey } from '../query/checks.ts';
import { canReach } from '../query/movement/index.ts';
import { attackFrame, entryNo, strikeFrame } from '../query/refs.ts';
import { sideOf } from '../query/side.ts';
import { setZone } from '../state/apart.ts';
import { ctxWith } from '../state/ctx.ts';
import type { WindowKind } from '../state/frames.ts';
import type { Cid, Ctx, Seat, State } from '../state/types.ts';
import { callOff } from '../verbs/call-off.ts';
import { everyone, put, show, slip, tap } from '../verbs/cards.ts';
import { discard, intoDeck } from '../verbs/leaving.ts';
import { hush } from '../verbs/live.ts';
import { beginAgentAct, beginRevealAgent } from './agents.ts';
import { addEntry, ruleEntry } from './chain-start.ts';
import { declareFrame } from './declare.ts';
import { beginInfluence } from './influence.ts';
import { push } from './procedure.ts';
import { beginRescue } from './rescue.ts';

type Chosen<T extends Option['type']> = Extract<Option, { type: T }>;
type Begin<T extends Option['type']> = (
  s: State,
  seat: Seat,
  o: Chosen<T>,
  kind: WindowKind,
) => void;

/** Carries out what a player chose in a window. */
export function begin(s: State, seat: Seat, o: Option, kind: WindowKind): void {
  if (!(o.type === 'play' || o.type === 'support')) closeNextAction(s, seat);
  const how = BEGIN[o.type] as Begin<Option['type']> | undefined;
  if (!how) throw new Error(`cannot begin ${o.type}`);
  how(s, seat, o, kind);
}

const declare = (s: State, seat: Seat, o: Option, kind: WindowKind): void =>
  push(s, declareFrame(s, seat, o, kind));

/** What can be chosen in a window, but to pass. */
const BEGIN: { readonly [T in Option['type']]?: Begin<T> } = {
  play: declare,
  use: declare,
  'use-effect': declare,
  reveal: declare,
  support: (s, _seat, o) => {
    tap(s, o.card);
    supportCheck(s, o.n, o.i, o.card);
  },
  'on-guard': (s, seat, o, kind) => placeOnGuard(s, seat, o.card, kind),
  'nazgul-sideboard': spendNazgul,
  'give-up-card': giveUp,
  shed: (s, _seat, o) => {
    for (const f of s.stack) if (f.p === 'organization') f.shed = true;
    discard(s, o.card, 'given up');
  },
  // no action that could be answered: nothing is declared
  reshuffle: (s, seat, o) => {
    show(s, o.card);
    intoDeck(s, [o.card], seat);
  },
  sideboard: (s, seat, o) => {
    tap(s, avatarOf(s, seat));
    sideboard(s, seat, o.to, (id) => sideOf(s, id) === 'resource' || isCharacter(s, id));
  },
  store: (s, seat, o, kind) =>
    ruleCheck(s, seat, kind, o.card, s.host[o.card], 'storing', [
      { do: 'move', what: 'self', to: 'stored' },
    ]),
  transfer,
  'use-item': useItem,
  organize: (s, seat) => {
    happen(s, { event: 'organized', seat });
    push(s, { p: 'organizing', s: 'ask', moves: {}, torn: [] });
  },
  'declare-move': (s, seat, o) => declareMove(s, seat, o.company, o.site),
  influence: beginInfluence,
  agent: beginAgentAct,
  'reveal-agent': beginRevealAgent,
  rescue: (s, _seat, o) => beginRescue(s, o.card, o.host),
  'cancel-by-tapping': cancelByTapping,
  'home-cancel': (s, _seat, o) => {
    const a = attackFrame(s);
    tap(s, o.card);
    if (a) callOff(s, a);
  },
  'free-company': (s, _seat, o) => {
    tap(s, o.card);
    const l = s.lasting.find((x) => x.n === o.effect);
    if (l?.what.k === 'idle') l.what.freed = [...l.what.freed, s.company[o.card]];
  },
};

function spendNazgul(s: State, seat: Seat, o: Chosen<'nazgul-sideboard'>, kind: WindowKind): void {
  const co = company(s, s.current);
  if (co) co.hazards++;
  tap(s, o.card);
  discard(s, o.card, 'spent on the sideboard');
  // the price is paid, the rest can be answered (pef/term/sideboarding/2)
  const does: Effect[] = [
    {
      do: 'fetch',
      player: 'you',
      from: ['sideboard'],
      a: { side: 'hazard' },
      n: o.to === 'deck' ? 1 : 5,
      to: o.to,
      optional: true,
    },
  ];
  const e = ruleEntry(s, seat, `sideboard: ${nameOf(s, o.card)}`, does, newCtx(s, seat, -1));
  e.counts = 1;
  addEntry(s, kind, e);
}

/** It leaves the game, so that its name is still free, and a card of any sort comes in (coe/1.8.2). */
function giveUp(s: State, seat: Seat, o: Chosen<'give-up-card'>, kind: WindowKind): void {
  put(s, o.card, 'out', { known: everyone(s), why: 'given up' });
  const does: Effect[] = [
    { do: 'fetch', player: 'you', from: ['sideboard'], a: {}, n: 1, to: 'deck' },
  ];
  addEntry(
    s,
    kind,
    ruleEntry(s, seat, `sideboard: ${nameOf(s, o.card)}`, does, newCtx(s, seat, -1)),
  );
}

function transfer(s: State, seat: Seat, o: Chosen<'transfer'>, kind: WindowKind): void {
  const n = noteOn(s, o.card);
  n.uses = { ...n.uses, transfer: [s.turn, 1] };
  ruleCheck(
    s,
    seat,
    kind,
    o.card,
    s.host[o.card],
    'transfer',
    [{ do: 'attach', what: 'self', to: 'target' }],
    o.to,
  );
}

/** Taken up upon resolution (coe/6.1.2). */
function useItem(s: State, seat: Seat, o: Chosen<'use-item'>, kind: WindowKind): void {
  const n = noteOn(s, o.card);
  n.uses = { ...n.uses, switch: [s.turn, 1] };
  const ctx: Ctx = ctxWith(newCtx(s, seat, o.card), {
    user: s.host[o.card],
    picked: o.beside ?? -1,
  });
  addEntry(
    s,
    kind,
    ruleEntry(
      s,
      seat,
      `begin using ${nameOf(s, o.card)}`,
      [{ do: 'attach', what: 'self', to: 'user' }],
      ctx,
    ),
  );
}

function cancelByTapping(s: State, _seat: Seat, o: Chosen<'cancel-by-tapping'>): void {
  const a = attackFrame(s);
  tap(s, o.card);
  if (!a) return;
  if (a.spec.cancelByTapping && 'what' in a.spec.cancelByTapping) {
    const f = strikeFrame(s);
    if (f) f.canceled = true;
    return;
  }
  callOff(s, a);
  for (const f of s.stack) {
    if (f.p === 'attack' && f.card === a.card) f.tapCancels--;
    if (f.p === 'strike' && f.attack === a.n && a.canceled) f.canceled = true;
  }
}

/** It is counted when the check is made, if the supporter is still tapped then (coe/7.1.1). */
function supportCheck(s: State, n: number, i: number, by: Cid): void {
  const e = entryNo(s, n);
  const key = e && checkKey(s, e, i);
  if (key)
    e.mods.push({ kind: key.kind, who: key.who, k: key.k, by: 1, card: 'support', tapped: by });
}

/**
 * Storing and transferring an item turn on a corruption check of the bearer (coe/2.II.4.1, 2.II.5);
 * an event that can be stored asks for none.
 */
function ruleCheck(
  s: State,
  seat: Seat,
  kind: WindowKind,
  card: Cid,
  who: Cid,
  why: string,
  pass: Effect[],
  to: Cid = -1,
): void {
  const ctx: Ctx = ctxWith(newCtx(s, seat, card), {
    user: who,
    aims: to >= 0 ? [{ t: 'card', id: to }] : [],
  });
  addEntry(
    s,
    kind,
    ruleEntry(
      s,
      seat,
      `${why}: ${nameOf(s, card)}`,
      who >= 0 && isCorruptible(s, who) && def(s, card).kind === 'item'
        ? [{ do: 'check', kind: 'corruption', who: 'user', pass }]
        : pass,
      ctx,
    ),
  );
}

function placeOnGuard(s: State, seat: Seat, card: Cid, kind: WindowKind): void {
  const co = company(s, s.current);
  if (!co) return;
  const id = slip(s, card, s.players[seat].hand);
  put(s, id, 'chain', { known: 1 << seat, why: 'placed on guard' });
  co.hazards++;
  co.onGuard = true;
  const ctx: Ctx = ctxWith(newCtx(s, seat, id), { aims: [{ t: 'card', id: newSite(co) }] });
  const e = ruleEntry(s, seat, 'on-guard', [], ctx);
  e.kind = 'play';
  e.counts = 1;
  addEntry(s, kind, e);
}

function sideboard(s: State, seat: Seat, to: 'deck' | 'discard', fits: (id: Cid) => boolean): void {
  const from = s.players[seat].sideboard.filter(fits);
  push(s, {
    p: 'fetch',
    s: 'ask',
    seat,
    from,
    left: to === 'deck' ? 1 : 5,
    to,
    optional: true,
    purpose: 'sideboard',
  });
}

/** A site card goes face-down with the company, or it will follow another to a card in play (coe/2.II.7). */
export function declareMove(s: State, seat: Seat, id: number, site: Cid): void {
  const co = company(s, id);
  if (!co || !canReach(s, co, site)) return;
  if (s.zone[site] === 'sites') {
    const card = slip(s, site, s.players[seat].sites);
    put(s, card, 'play', { known: 1 << seat, why: 'new site, face-down' });
    // a face-down site is not in play yet: nothing can be aimed at it
    s.table = s.table.filter((x) => x !== card);
    hush(s, card);
    setZone(s, card, 'aside');
    co.dest = card;
    co.destShared = false;
  } else {
    co.dest = site;
    co.destShared = true;
  }
}
