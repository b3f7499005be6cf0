import type { State } from '@mathom/engine';
import { Component } from 'react';
import { wantsStillness } from '../../app/motion.ts';
import { useGame } from '../context.tsx';
import { type End, endAt, fly, pileAt } from './fly.ts';
import { type Moved, moved } from './moved.ts';
import './moments.css';

interface Props {
  readonly s: State;
  readonly n: number;
  /** what was taken back, or was there before the page, does not fly */
  readonly quiet: boolean;
}

interface Leaving {
  readonly move: Moved;
  readonly from: End | null;
}

/** A page that takes so long to say where things are is left in peace for a while. */
const SLOW = 24;
const REST = 20;

/**
 * Cards fly from where they were to where they go. Only those that moved are looked for: before the page is
 * changed, when to look costs nothing, and in the frame after, which has to be laid out anyway.
 */
class Flight extends Component<Props> {
  #rest = 0;
  #frame = 0;

  override getSnapshotBeforeUpdate(before: Props): readonly Leaving[] {
    const { s, n, quiet } = this.props;
    if (before.n === n || before.s === s || quiet || wantsStillness() || document.hidden) return [];
    if (this.#rest > 0) {
      this.#rest--;
      return [];
    }
    return moved(before.s, s).map((move) => ({ move, from: endAt(move.cid, true) }));
  }

  override componentDidUpdate(_p: Props, _s: object, leaving: readonly Leaving[]): void {
    if (leaving.length === 0) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#leave(leaving));
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.#frame);
  }

  #leave(leaving: readonly Leaving[]): void {
    const began = performance.now();
    const { zone } = this.props.s;
    // all are looked at before any is moved: the page is laid out once
    const flights = leaving.flatMap(({ move, from }) => {
      const chained = zone[move.cid] === 'chain' || zone[move.cid] === 'play';
      const start = from ?? pileAt(move.from);
      const end = endAt(move.cid, chained) ?? pileAt(move.to);
      return start && end ? [{ cid: move.cid, start, end }] : [];
    });
    if (performance.now() - began > SLOW) {
      this.#rest = REST;
      return;
    }
    flights.forEach(({ cid, start, end }, i) => {
      fly(cid, start, end, i);
    });
  }

  override render() {
    return null;
  }
}

export function Flights() {
  const { s, update } = useGame();
  const quiet = update.from === -1 || update.undone !== undefined;
  return <Flight s={s} n={update.n} quiet={quiet} />;
}
