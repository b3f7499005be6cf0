/**
 * What is noted of cards. The state keeps it by card, for those few that have one; to read it is
 * asked so often that it is looked up in a list beside the state (`rt.notes`). So notes are written
 * and taken away here alone. Copies of a state share record, list and notes: the first two until one of
 * them writes anything, each note until one of them writes on that. `rt.ownNotes` says which notes are
 * this state's alone; as long as it is null, nothing is.
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

/** Not to be written on, however deep: another copy of the state may have it too. */
type Read<T> = T extends readonly unknown[]
  ? Readonly<T>
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T;

/** What is noted of a card, to be read. */
export const note = (s: State, id: Cid): Read<Note> =>
  id < 0 ? NO_NOTE : (listed(s)[id] ?? NO_NOTE);

/** Which notes nobody else has; as long as there are cards. Record and list are the state's own from then on. */
function owned(s: State): Uint8Array {
  const known = s.rt.ownNotes;
  if (known !== null && known.length === s.def.length) return known;
  const fresh = new Uint8Array(s.def.length);
  if (known !== null) fresh.set(known);
  else {
    s.notes = { ...s.notes };
    if (s.rt.notes !== null) s.rt.notes = s.rt.notes.slice();
  }
  s.rt.ownNotes = fresh;
  return fresh;
}

/** Puts a note in its place, or none; only in what is the state's own. */
function put(s: State, id: Cid, fresh: Note | null): void {
  const record: Record<number, Note> = s.notes;
  if (fresh === null) delete record[id];
  else record[id] = fresh;
  listed(s)[id] = fresh;
}

/** The same once more, lists and counts in it too; what those hold is replaced and never written on. */
function another(known: Note): Note {
  const out: Record<string, unknown> = { ...known };
  for (const k in out) {
    const field = out[k];
    if (Array.isArray(field)) out[k] = field.slice();
    else if (field !== null && typeof field === 'object') out[k] = { ...field };
  }
  return out as Note;
}

/** The note of a card, to write on. */
export function noteOn(s: State, id: Cid): Note {
  const own = owned(s);
  const known = listed(s)[id];
  if (known !== null && own[id] === 1) return known;
  own[id] = 1;
  const fresh: Note = known === null ? {} : another(known);
  put(s, id, fresh);
  return fresh;
}

/** The same notes for a copy of that state: from now on both copy what they write on. */
export function shareNotes(from: State, to: State): void {
  from.rt.ownNotes = null;
  to.rt.notes = from.rt.notes;
}

/** Nothing is noted of it any more, but where it was seen before. */
export function dropNote(s: State, id: Cid): void {
  const was = listed(s)[id];
  if (was === null) return;
  owned(s);
  put(s, id, null);
  if (was.shed !== undefined) noteOn(s, id).shed = was.shed;
}

/** Another card has that number now, which was seen so: by these seats, or by nobody. */
export function passShed(s: State, id: Cid, seats: number | undefined): void {
  if (seats !== undefined) noteOn(s, id).shed = seats;
  else if (listed(s)[id]?.shed !== undefined) {
    const n = noteOn(s, id);
    delete n.shed;
    for (const _ in n) return;
    dropNote(s, id);
  }
}
