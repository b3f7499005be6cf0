import { HIDDEN } from '../pool/hidden.ts';
import { clone, copyFrames } from '../state/clone.ts';
import { withPool } from '../state/runtime.ts';
import type { Note, State } from '../state/types.ts';
import { type Fields, hide, hidesOf, type Look, OPEN } from './fields.ts';
import { shownFrames } from './frames.ts';
import { type Onlooker, sees } from './onlooker.ts';

/** The state that is sent; what goes along with it in memory is never part of it. */
type Sent = Omit<State, 'rt'>;

const STATE: Fields<Sent> = {
  version: OPEN,
  rules: OPEN,
  length: OPEN,
  // the dice to come are nobody's business
  random: (words) => words.map(() => 0),
  dice: () => [],
  turn: OPEN,
  active: OPEN,
  hazardSeat: OPEN,
  phase: OPEN,
  first: OPEN,
  // which card a number is, is the secret of the game
  def: (defs, _s, look) => {
    for (let id = 0; id < defs.length; id++) if (!look.knows(id)) defs[id] = HIDDEN;
    return defs;
  },
  owner: OPEN,
  zone: OPEN,
  host: OPEN,
  status: OPEN,
  company: OPEN,
  control: OPEN,
  known: OPEN,
  // piles by their numbers: how many cards there are is open
  players: OPEN,
  companies: OPEN,
  table: OPEN,
  live: OPEN,
  notes: (notes, _s, look) => {
    // most often he knows them all: they are of what lies on the table
    if (knowsAll(notes, look)) return notes;
    const out: Record<number, Note> = {};
    for (const id in notes) if (look.knows(Number(id))) out[id] = notes[id];
    return out;
  },
  lasting: OPEN,
  queue: OPEN,
  // what happened was seen to happen; but what is remembered of a card goes with it (verbs/cards.ts, `slip`),
  // and where one is that he does not know any more he may not learn from it
  history: (all, _s, look) =>
    all.every((h) => !('card' in h) || h.card < 0 || look.knows(h.card))
      ? all
      : all.map((h) =>
          'card' in h && h.card >= 0 && !look.knows(h.card) ? { ...h, card: -1 } : h,
        ),
  envOrder: OPEN,
  envHeld: OPEN,
  stack: (frames, _s, look) => shownFrames(frames, look),
  serial: OPEN,
  current: OPEN,
  lastTurnOf: OPEN,
  calledBy: OPEN,
  endAfterTurn: OPEN,
  unsettled: OPEN,
  result: OPEN,
  asksPasses: OPEN,
};

function knowsAll(notes: State['notes'], look: Look): boolean {
  for (const id in notes) if (!look.knows(Number(id))) return false;
  return true;
}

const HIDES = hidesOf(STATE);

function lookOf(s: State, who: Onlooker): Look {
  const players = s.players.length;
  return { who, state: s, knows: (card) => sees(who, s.known[card], players) };
}

/** The state as he may know it: the same shape, with unknown cards as the hidden one. */
export function shownState(s: State, who: Onlooker): State {
  const v = clone(s);
  hide<Sent>(v, HIDES, lookOf(s, who));
  return v;
}

/**
 * The same to be read alone: what everybody may see is the state's own and no copy of it. For one
 * who shows a state that nothing will be done to any more.
 */
export function readState(s: State, who: Onlooker): State {
  // what is hidden is taken out of a copy (fields.ts); the rest of what is said there makes its own
  const v: Sent = { ...s, def: s.def.slice(), stack: copyFrames(s.stack) };
  hide<Sent>(v, HIDES, lookOf(s, who));
  return withPool(v, s.rt.pool);
}
