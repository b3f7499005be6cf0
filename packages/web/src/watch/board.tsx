import type { Seat, State } from '@mathom/engine';
import { type ReactNode, useSyncExternalStore } from 'react';
import { PlainBoard } from './PlainBoard.tsx';

/** Draws a state as a seat sees it; seat -1 is nobody's side. The board of the table registers itself. */
export type RenderBoard = (state: State, seat: Seat) => ReactNode;

const plain: RenderBoard = (state, seat) => <PlainBoard state={state} seat={seat} />;

let current: RenderBoard = plain;
const listeners = new Set<() => void>();

/** Makes this the board on which scenarios, replays and lessons are shown. */
export function registerBoard(render: RenderBoard): void {
  current = render;
  for (const l of listeners) l();
}

const subscribe = (l: () => void): (() => void) => {
  listeners.add(l);
  return () => listeners.delete(l);
};

/** The board in use, unless one is given. */
export function useBoard(given?: RenderBoard): RenderBoard {
  const registered = useSyncExternalStore(subscribe, () => current);
  return given ?? registered;
}
