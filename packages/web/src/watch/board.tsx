import type { Decision, Seat, State } from '@mathom/engine';
import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { PlainBoard } from './PlainBoard.tsx';

/** What the one who looks on may choose, if anything. */
export interface Asking {
  decision: Decision;
  choose: (option: number) => void;
}

/** Draws a state as a seat sees it; seat -1 is nobody's side. */
export type RenderBoard = (state: State, seat: Seat, asking?: Asking) => ReactNode;

const TableBoard = lazy(() => import('./TableBoard.tsx'));

/** If the table cannot be drawn, the game can still be read. */
class Fallback extends Component<{ plain: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.plain : this.props.children;
  }
}

/** Lists, for those who would rather read. */
export const plainBoard: RenderBoard = (state, seat) => <PlainBoard state={state} seat={seat} />;

const table: RenderBoard = (state, seat, asking) => {
  const plain = plainBoard(state, seat);
  return (
    <Fallback plain={plain}>
      <Suspense fallback={plain}>
        <TableBoard state={state} seat={Math.max(0, seat)} asking={asking} />
      </Suspense>
    </Fallback>
  );
};

let current: RenderBoard = table;
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
