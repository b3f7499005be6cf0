import { decision } from './api.ts';
import { characterPlays } from './legality/character.ts';
import { mayBegin } from './legality/check.ts';
import { guardReasons } from './legality/on-guard.ts';
import { type Reason, Why } from './legality/reasons.ts';
import { type Situation, situation, situationOf } from './legality/situation.ts';
import { type Reading, useOf } from './legality/use.ts';
import { eachAbility, eachPlay } from './legality/ways.ts';
import type { Option } from './options.ts';
import { def, note } from './query/cards.ts';
import { did } from './query/memory.ts';
import type { WindowKind } from './state/frames.ts';
import type { Cid, Seat, State } from './state/types.ts';

/** One way to use a card, and what stands against it now. */
export interface Explained {
  way: string;
  possible: boolean;
  reasons: Reason[];
}

const KIND_OF_PHASE: Record<string, WindowKind> = {
  untap: 'untap',
  organization: 'organization',
  'long-event': 'long-event',
  'movement-hazard': 'movement-hazard',
  site: 'site',
  'end-of-turn': 'end-of-turn',
  council: 'council',
  setup: 'untap',
};

/** The moment that reasons are given for: the window that is open, or the one of this phase. */
const momentOf = (s: State): Situation => situation(s) ?? situationOf(s, KIND_OF_PHASE[s.phase]);

/** Options of the pending decision that are about this card. */
const optionsFor = (s: State, seat: Seat, id: Cid): Option[] => {
  const d = decision(s);
  if (!d || d.seat !== seat) return [];
  // copies of a card in hand are offered once
  return d.options.filter(
    (o) =>
      'card' in o &&
      (o.card === id ||
        (s.zone[o.card] === 'hand' && s.zone[id] === 'hand' && s.def[o.card] === s.def[id])),
  );
};

/**
 * Why a card cannot be used now: every way to use it, and for each all the conditions that fail,
 * with where the rule stands (ENGINE promise 2).
 */
export function explain(s: State, seat: Seat, id: Cid): Explained[] {
  const out: Explained[] = [];
  const sit = momentOf(s);
  const offered = optionsFor(s, seat, id);
  const put = (way: string, why: Why, has: (o: Option) => boolean): void => {
    const possible = offered.some(has);
    const reasons = why.list ?? [];
    if (!possible && reasons.length === 0) reasons.push(turnReason(s, seat));
    out.push({ way, possible, reasons: possible ? [] : reasons });
  };
  const tell = (u: Reading): void => {
    const why = new Why(true);
    mayBegin(s, sit, u, why);
    put(wayOf(s, u), why, (o) => offers(s, seat, o, u));
  };
  if (s.zone[id] === 'hand') {
    eachPlay(s, seat, id, tell);
    if (def(s, id).kind === 'character') {
      const why = new Why(true);
      characterPlays(s, seat, id, [], why);
      if (why.ok) organizeFirst(s, seat, why);
      put('play', why, (o) => o.type === 'play-character');
    }
  } else if (s.zone[id] === 'guard' && s.owner[id] === seat) {
    for (const { mode, why } of guardReasons(s, seat, sit, id))
      put(
        mode > 0 ? `reveal (way ${mode + 1})` : 'reveal',
        why,
        (o) => o.type === 'reveal' && o.mode === mode,
      );
  } else if (
    (s.zone[id] === 'play' && note(s, id).prisoner === undefined) ||
    note(s, id).stored !== undefined
  )
    eachAbility(s, seat, id, tell);
  return out;
}

/** Whether an option offers this use, with whichever host and at whichever price. */
function offers(s: State, seat: Seat, o: Option, u: Reading): boolean {
  const x = o.type === 'play' || o.type === 'use' ? useOf(s, seat, o) : null;
  return x !== null && x.kind === u.kind && x.index === u.index;
}

function wayOf(s: State, u: Reading): string {
  const d = def(s, u.card);
  switch (u.kind) {
    case 'creature':
      return 'play as a creature';
    case 'use':
    case 'effect':
      return `use (${u.index + 1})`;
    case 'play':
      if (d.kind === 'creature') return 'play as an event';
      return d.kind === 'event' && d.plays.length > 1 ? `play (way ${u.index + 1})` : 'play';
    case 'at-site':
      return 'play';
    case 'agent':
      return 'play as an agent';
  }
}

/** Characters are played while organizing, and a player organizes once a turn (coe/2.II.1). */
function organizeFirst(s: State, seat: Seat, why: Why): void {
  if (s.stack.some((f) => f.p === 'organizing')) return;
  if (did(s, seat, 'organized'))
    why.no('organized', 'coe/2.II.1', 'You have organized this turn already.');
  else
    why.no(
      'organize',
      'coe/2.II.1',
      'Characters come in as companies are composed: begin with that.',
    );
}

/** Nothing is wrong with the card: it is the moment that belongs to somebody or something else. */
function turnReason(s: State, seat: Seat): Reason {
  const d = decision(s);
  if (d && d.seat !== seat)
    return {
      code: 'not-asked',
      text: `${s.players[d.seat].name} is to decide first.`,
      cite: 'coe/9.5',
    };
  return {
    code: 'other-question',
    text: d
      ? `Nothing stands against it but the moment: first this must be decided (${d.about.replaceAll('-', ' ')}).`
      : 'The game is over.',
    cite: 'coe/9.5',
  };
}
