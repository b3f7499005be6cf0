/**
 * What is noted of cards. The state keeps it by card, for those few that have one; to read it is
 * asked so often that it is looked up in a list beside the state (`rt.notes`). So notes are written
 * and taken away here alone.
 */

import type { Cid, Note, State } from './types.ts';

const NO_NOTE: Note = Object.freeze({});

/** One place for each card; null where nothing is noted. */
function listed(s: State): (Note | null)[] {
  const known = s.rt.notes;
  if (known !== null && known.length === s.def.length) return known;
  const list: (Note | null)[] = s.def.map(() => null);
  for (const id in s.notes) list[Number(id)] = s.notes[id];
  s.rt.notes = list;
  return list;
}

/** What is noted of a card, to be read. */
export const note = (s: State, id: Cid): Note => (id < 0 ? NO_NOTE : (listed(s)[id] ?? NO_NOTE));

/** The note of a card, to write on. */
export function noteOn(s: State, id: Cid): Note {
  const list = listed(s);
  const known = list[id];
  if (known !== null) return known;
  const fresh: Note = {};
  s.notes[id] = fresh;
  list[id] = fresh;
  return fresh;
}

/** Nothing is noted of it any more. */
export function dropNote(s: State, id: Cid): void {
  const list = listed(s);
  if (list[id] === null) return;
  list[id] = null;
  delete s.notes[id];
}
