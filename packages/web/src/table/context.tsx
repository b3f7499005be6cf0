import type { Decision, Seat, State } from '@mathom/engine';
import { type Gathered, gathered } from '@mathom/engine/attention/gather';
import type { Update } from '@mathom/protocol';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Table, TableState } from '../api/table.ts';
import { gesturing } from './flow/gestures.ts';
import { useComposing } from './flow/useComposing.ts';
import { type ChoiceMap, mapChoices } from './model/choices.ts';
import { notePromise } from './promised-dice.ts';
import { ASKS, useOwnAnswer } from './useOwnAnswer.ts';

/** The game as the components of the board see it. */
export interface Game {
  readonly table: Table;
  readonly update: Update;
  readonly s: State;
  /** whose eyes we look through; -1: a spectator */
  readonly seat: Seat;
  /** who sits at the bottom */
  readonly near: Seat;
  readonly deciding: Seat;
  /** what is asked of us */
  readonly decision: Decision | null;
  readonly choices: ChoiceMap;
  /** the same question as the engine puts it: `decision` has options besides that stand for several answers */
  readonly asked: Decision | null;
  /** what the page answers to it by itself, as `useOwnAnswer` says it: then it is no question */
  readonly own: number;
  /** the question as one of so many cards, where it is one */
  readonly gather: Gathered | null;
  /** our answer is on its way, or others' doings are still being shown */
  readonly busy: boolean;
}

const TableContext = createContext<Table | null>(null);
const GameContext = createContext<Game | null>(null);

export function TableProvider({
  table,
  children,
}: {
  readonly table: Table;
  readonly children: ReactNode;
}) {
  return <TableContext value={table}>{children}</TableContext>;
}

/** Asks the table itself, for what is not of the game: the line, the log, errors. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('This part belongs inside a table.');
  return table;
}

export function useTableState<T>(pick: (s: TableState) => T): T {
  return useStore(useTable().store, pick);
}

/** Provides the game once there is one; `waiting` stands in until then. `passes`: the page answers what it can. */
export function GameProvider({
  children,
  waiting,
  passes = false,
}: {
  readonly children: ReactNode;
  readonly waiting: ReactNode;
  readonly passes?: boolean;
}) {
  const table = useTable();
  const update = useTableState((t) => t.update);
  const sending = useTableState((t) => t.sending);
  const queued = useTableState((t) => t.waiting > 0 || t.rolling);
  const more = useComposing(update);
  const own = useOwnAnswer(update, passes);
  const game = useMemo((): Game | null => {
    const view = update?.view;
    if (!update || !view) return null;
    const over = update.info.status === 'over';
    const asked = over ? null : view.decision;
    const put = own === ASKS ? asked : null;
    const decision = put && more.length > 0 ? { ...put, options: [...put.options, ...more] } : put;
    return {
      table: gesturing(table, view.state, asked, more),
      update,
      s: view.state,
      seat: view.seat,
      near: Math.max(0, view.seat),
      deciding: over ? -1 : view.deciding,
      decision,
      asked,
      own,
      gather: put && gathered(view.state, put),
      choices: mapChoices(view.state, decision, put?.options.length),
      busy: sending || queued,
    };
  }, [table, update, sending, queued, more, own]);
  const info = update?.info;
  useEffect(() => {
    if (info) notePromise(info.id, info.commitment);
  }, [info]);
  if (!game) return waiting;
  return <GameContext value={game}>{children}</GameContext>;
}

export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('This part belongs inside a game.');
  return game;
}

/** The same, where there may be none: a card can be read anywhere. */
export const useMaybeGame = (): Game | null => useContext(GameContext);
