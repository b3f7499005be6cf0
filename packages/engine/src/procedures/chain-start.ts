import { happen, heeded } from '../happenings/happen.ts';
import type { Effect } from '../language/index.ts';
import { copyCtx } from '../query/cards.ts';
import { checksOf } from '../query/checks.ts';
import { actors, seatsFrom } from '../query/seats.ts';
import { isThreatened } from '../query/threats.ts';
import type { ChainFrame, WindowKind } from '../state/frames.ts';
import type { Ctx, Entry, Seat, State, Waiting } from '../state/types.ts';
import { FIRST } from '../state/windows.ts';
import { push } from './procedure.ts';

/** Who may answer, beginning with an opponent of the one who declared last (coe/9.5). */
export function responders(s: State, after: Seat, entries: readonly Entry[]): Seat[] {
  const may = actors(s);
  if (may.length < s.players.length)
    for (const seat of seatsFrom(s, s.active))
      if (!may.includes(seat) && (isThreatened(s, seat, entries) || mayHelp(s, seat, entries)))
        may.push(seat);
  const at = may.indexOf(after);
  return [...may.slice(at + 1), ...may.slice(0, at + 1)];
}

/** Who has no part in the phase may help those of his own who are to make a check, if its text lets him. */
const mayHelp = (s: State, seat: Seat, entries: readonly Entry[]): boolean =>
  entries.some(
    (e) => !e.negated && checksOf(s, e).some((k) => k.supported && s.owner[k.who] === seat),
  );

export function pushChain(s: State, kind: WindowKind, entries: Entry[], guard = false): ChainFrame {
  const last = entries[entries.length - 1];
  const f: ChainFrame = {
    p: 'chain',
    // before the roll of the Under-deeps nobody else may do anything (crf/term/under-deeps/2)
    s: kind === 'under-deeps' ? 'resolve' : 'respond',
    kind,
    entries,
    order: responders(s, last.by, entries),
    at: 0,
    passed: 0,
    guard,
    now: null,
  };
  push(s, f);
  return f;
}

/** What is declared face-down has no name. */
export const FACE_DOWN: ReadonlySet<string> = new Set(['on-guard', 'agent']);

/** Puts an entry on the chain that is being answered, or opens a new one with it. */
export function addEntry(s: State, kind: WindowKind, e: Entry): void {
  if (heeded(s, 'declare'))
    happen(s, {
      event: 'declare',
      seat: e.by,
      card: e.card,
      name: FACE_DOWN.has(e.name) ? '' : e.name,
      entry: e.n,
      known: e.card >= 0 ? s.known[e.card] : 0,
    });
  const top = s.stack[s.stack.length - 1];
  if (top?.p === 'chain' && top.s === 'respond') {
    top.entries.push(e);
    askBystanders(s, top, e.by);
  } else pushChain(s, kind, [e]);
}

/** An answer too may bear on what somebody has who has no part in the phase: then he is asked as well. */
function askBystanders(s: State, f: ChainFrame, after: Seat): void {
  const order = responders(s, after, f.entries);
  if (order.length <= f.order.length) return;
  f.order = order;
  f.at = 0;
}

function inEntry(c: Ctx, n: number): Ctx {
  const out = copyCtx(c);
  out.entry = n;
  return out;
}

/** An action that the rules themselves make: a check, an attempt to store, to influence. */
export function ruleEntry(
  s: State,
  by: Seat,
  name: string,
  does: readonly Effect[],
  ctx: Ctx,
): Entry {
  const n = ++s.serial;
  return {
    n,
    by,
    use: null,
    kind: 'rule',
    card: ctx.card,
    name,
    action: null,
    does,
    ctx: inEntry(ctx, n),
    tapped: [],
    counts: 0,
    key: null,
    mods: [],
    negated: false,
    trigger: null,
    tapsSite: false,
  };
}

/** What a passive condition demands, as the first declared action of a chain (coe/9.6.1). */
export function passiveEntry(s: State, w: Waiting): Entry {
  const n = ++s.serial;
  const does: readonly Effect[] = w.optional
    ? [{ do: 'offer', player: 'you', options: [{ label: 'use', does: w.does }] }]
    : w.does;
  return {
    n,
    by: w.seat,
    use: null,
    kind: 'passive',
    card: w.card,
    name: w.name,
    action: null,
    does,
    ctx: inEntry(w.ctx, n),
    tapped: [],
    counts: 0,
    key: null,
    mods: [],
    negated: false,
    trigger: { what: w.what, card: w.card, i: w.i, lasting: w.lasting },
    tapsSite: false,
  };
}

/** Passive conditions as one chain, carried out in the order given (coe/9.6.1). */
export function declareInOrder(s: State, kind: WindowKind, ordered: readonly Waiting[]): void {
  // declared last is resolved first
  const chain = pushChain(
    s,
    kind,
    ordered
      .slice()
      .reverse()
      .map((w) => passiveEntry(s, w)),
  );
  if (FIRST[kind] !== undefined) chain.opening = true;
}

/** Passive conditions that were met open the next chain. True if there were any. */
export function flushQueue(s: State, kind: WindowKind, orderedBy: Seat): boolean {
  if (s.queue.length === 0) return false;
  const waiting = s.queue;
  s.queue = [];
  push(s, { p: 'order', s: 'ask', seat: orderedBy, waiting, ordered: [], kind });
  return true;
}
