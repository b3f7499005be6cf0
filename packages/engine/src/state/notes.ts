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

/** Nothing is noted of it any more, but where it was seen before. */
export function dropNote(s: State, id: Cid): void {
  const list = listed(s);
  const was = list[id];
  if (was === null) return;
  list[id] = null;
  delete s.notes[id];
  if (was.shed !== undefined) noteOn(s, id).shed = was.shed;
}

/** Another card has that number now, which was seen so: by these seats, or by nobody. */
export function passShed(s: State, id: Cid, seats: number | undefined): void {
  if (seats !== undefined) noteOn(s, id).shed = seats;
  else if (listed(s)[id]?.shed !== undefined) delete noteOn(s, id).shed;
}
