import type { Writable } from 'node:stream';

let held: Writable[] = [];

/**
 * What is sent from now on, until nothing more is to be done at once, goes out in one write: one
 * who chooses is sent what came of it and the answer, and a write is dearer than what is in it.
 */
export function together(wire: Writable): void {
  if (wire.writableCorked > 0 || wire.destroyed) return;
  wire.cork();
  if (held.length === 0) process.nextTick(release);
  held.push(wire);
}

/** What waits goes out now: nothing comes after it. */
export function atOnce(wire: Writable): void {
  while (wire.writableCorked > 0) wire.uncork();
}

function release(): void {
  const wires = held;
  held = [];
  for (const wire of wires) wire.uncork();
}
