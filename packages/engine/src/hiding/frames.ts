import type {
  AttackFrame,
  ChainFrame,
  CheckFrame,
  CompanyPhaseFrame,
  CouncilFrame,
  DeclareFrame,
  EndFrame,
  EnterFrame,
  ExhaustFrame,
  Frame,
  StrikeFrame,
} from '../state/frames.ts';
import { type Cid, type Ctx, type Entry, NO_USE, type Seat } from '../state/types.ts';
import { type Fields, hide, hidesOf, type Look, OPEN } from './fields.ts';
import { isHis } from './onlooker.ts';

type FrameOf<P extends Frame['p']> = Extract<Frame, { p: P }>;
type Frames = { readonly [P in Frame['p']]: Fields<FrameOf<P>> };

const step = { p: OPEN, s: OPEN } as const;

/** One for each seat: of the others this stands in its place. */
const eachHis =
  <T>(instead: () => T) =>
  (list: T[], _frame: unknown, look: Look): T[] =>
    list.map((x, seat) => (isHis(look.who, seat) ? x : instead()));

/** Cards among which somebody chooses: which ones they are is for him alone. */
const hisCards = (cards: Cid[], f: { seat: Seat }, look: Look): Cid[] =>
  isHis(look.who, f.seat) ? cards : [];

/** What was chosen so far in a declaration that may still be taken back. */
const unspoken = (ctx: Ctx, f: DeclareFrame, look: Look): Ctx =>
  isHis(look.who, f.use.seat)
    ? ctx
    : { ...ctx, card: shownCard(ctx.card, look), aims: [], user: -1 };

const shownCard = (card: Cid, look: Look): Cid => (card >= 0 && look.knows(card) ? card : -1);

/** A card lying face-down stands on the chain without its name. */
function faceDown(e: Entry, look: Look): Entry {
  if (e.card >= 0 && !look.knows(e.card) && e.name !== 'agent') e.name = 'on-guard';
  return e;
}

const attack: Fields<AttackFrame> = {
  ...step,
  n: OPEN,
  company: OPEN,
  by: OPEN,
  source: OPEN,
  card: OPEN,
  name: OPEN,
  key: OPEN,
  spec: OPEN,
  alone: OPEN,
  races: OPEN,
  index: OPEN,
  total: OPEN,
  foe: OPEN,
  detainment: OPEN,
  struckBefore: OPEN,
  cannotBeCanceled: OPEN,
  mods: OPEN,
  assigned: OPEN,
  excess: OPEN,
  canceled: OPEN,
  restricted: OPEN,
  same: OPEN,
  tapCancels: OPEN,
  ctx: OPEN,
  tag: OPEN,
  defeated: OPEN,
  paused: OPEN,
  spoiled: OPEN,
  forfeit: OPEN,
  ordering: OPEN,
  early: OPEN,
  auto: OPEN,
  copyOf: OPEN,
  won: OPEN,
  backTo: OPEN,
  declined: OPEN,
  met: OPEN,
  pairing: OPEN,
};

const strike: Fields<StrikeFrame> = {
  ...step,
  n: OPEN,
  attack: OPEN,
  i: OPEN,
  who: OPEN,
  by: OPEN,
  byStay: OPEN,
  byFreeStay: OPEN,
  byTwice: OPEN,
  byWasWounded: OPEN,
  stay: OPEN,
  freeStay: OPEN,
  support: OPEN,
  penalty: OPEN,
  ineffectual: OPEN,
  canceled: OPEN,
  skillUsed: OPEN,
  wasWounded: OPEN,
  tapping: OPEN,
  roll: OPEN,
  twice: OPEN,
  thrown: OPEN,
  prowess: OPEN,
  against: OPEN,
  captor: OPEN,
  refused: OPEN,
  freed: OPEN,
  outcome: OPEN,
};

const check: Fields<CheckFrame> = {
  ...step,
  thrown: OPEN,
  opposing: OPEN,
  check: OPEN,
  ctx: OPEN,
  mods: OPEN,
  who: OPEN,
  total: OPEN,
  roll: OPEN,
  outcome: OPEN,
  help: OPEN,
  passing: OPEN,
  failing: OPEN,
};

const companyPhase: Fields<CompanyPhaseFrame> = {
  ...step,
  company: OPEN,
  draws: OPEN,
  drawn: OPEN,
  left: OPEN,
  looked: OPEN,
};

const enter: Fields<EnterFrame> = {
  ...step,
  company: OPEN,
  spared: OPEN,
  alone: OPEN,
  site: OPEN,
  faced: OPEN,
  only: OPEN,
  revealed: OPEN,
  agents: OPEN,
  outside: OPEN,
  again: OPEN,
};

const end: Fields<EndFrame> = { ...step, asking: OPEN };
const council: Fields<CouncilFrame> = {
  ...step,
  order: OPEN,
  at: OPEN,
  done: OPEN,
  revealed: OPEN,
  round: OPEN,
};
const exhaust: Fields<ExhaustFrame> = { ...step, seat: OPEN, out: OPEN, moved: OPEN };

const chain: Fields<ChainFrame> = {
  ...step,
  kind: OPEN,
  entries: (entries, _f, look) => entries.map((e) => faceDown(e, look)),
  order: OPEN,
  at: OPEN,
  passed: OPEN,
  guard: OPEN,
  now: (e, _f, look) => e && faceDown(e, look),
  opening: OPEN,
};

const FRAMES: Frames = {
  setup: {
    ...step,
    // those who choose at once do so in secret (coe/1.9)
    picks: eachHis(() => -1),
    chosen: eachHis(() => false),
    starters: eachHis<Cid[]>(() => []),
    spots: eachHis(() => -1),
    placing: OPEN,
    bases: OPEN,
    stopped: OPEN,
    asking: OPEN,
    twice: OPEN,
    begins: OPEN,
  },
  turn: step,
  untap: { ...step, asking: OPEN, stay: OPEN },
  organization: { ...step, shed: OPEN },
  organizing: { ...step, moves: OPEN, torn: OPEN },
  split: { ...step, torn: OPEN },
  instead: { ...step, seat: OPEN, would: OPEN, does: OPEN, ctx: OPEN },
  'lie-as-site': { ...step, card: OPEN, company: OPEN, regions: OPEN },
  'long-event': step,
  movement: { ...step, asked: OPEN },
  'company-phase': companyPhase,
  site: step,
  enter,
  trophy: { ...step, card: OPEN, seat: OPEN, who: OPEN },
  'end-of-turn': end,
  council,
  window: {
    ...step,
    kind: OPEN,
    order: OPEN,
    at: OPEN,
    passed: OPEN,
    // what somebody could do tells what he holds
    could: (could, f, look) => isHis(look.who, f.order[0]) && could,
  },
  chain,
  declare: {
    ...step,
    use: (use, _f, look) =>
      isHis(look.who, use.seat) || look.knows(use.card) ? use : { ...NO_USE, seat: use.seat },
    kind: OPEN,
    ctx: unspoken,
    slot: OPEN,
    chosen: (cards, f, look) => (isHis(look.who, f.use.seat) ? cards : []),
    key: (key, f, look) => (isHis(look.who, f.use.seat) ? key : null),
    rounds: (rounds, f, look) => (isHis(look.who, f.use.seat) ? rounds : undefined),
    closed: OPEN,
  },
  exec: { ...step, todo: OPEN, ctx: OPEN, choosing: OPEN },
  attack,
  strike,
  check,
  'hand-over': { ...step, from: OPEN, left: OPEN, takers: OPEN, then: OPEN },
  fetch: {
    ...step,
    seat: OPEN,
    from: hisCards,
    left: OPEN,
    to: OPEN,
    optional: OPEN,
    shown: OPEN,
    searched: OPEN,
    purpose: OPEN,
  },
  order: { ...step, seat: OPEN, waiting: OPEN, ordered: OPEN, kind: OPEN },
  reset: { ...step, seats: OPEN },
  'put-back': { ...step, seat: OPEN, deck: OPEN, cards: OPEN },
  draw: { ...step, seat: OPEN, left: OPEN },
  exhaust,
};

const HIDES = Object.fromEntries(
  Object.entries(FRAMES).map(([p, fields]) => [p, hidesOf(fields as Fields<Frame>)]),
) as { readonly [P in Frame['p']]: ReturnType<typeof hidesOf> };

/** The running procedures as he may know them. */
export function shownFrames(stack: Frame[], look: Look): Frame[] {
  for (const f of stack) hide(f, HIDES[f.p], look);
  return stack;
}
