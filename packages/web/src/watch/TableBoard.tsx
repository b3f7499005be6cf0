import { type Explained, explain, type Seat, type State, view } from '@mathom/engine';
import type { GameInfo, Update } from '@mathom/protocol';
import { LazyMotion, MotionConfig } from 'motion/react';
import { Tooltip } from 'radix-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Table, TableState } from '../api/table.ts';
import { CardZoom, HoverCard } from '../cards/CardZoom.tsx';
import { CardMenu } from '../table/CardMenu.tsx';
import { GameProvider, TableProvider, useGame } from '../table/context.tsx';
import { Hand } from '../table/Hand.tsx';
import { Middle } from '../table/Middle.tsx';
import { movement } from '../table/movement.ts';
import { PileDialog } from '../table/PileDialog.tsx';
import { PlayerBar } from '../table/PlayerBar.tsx';
import { SideView } from '../table/SideView.tsx';
import '../table/overlays.css';
import '../table/table.css';
import '../table/panels.css';
import '../table/narrow.css';
import type { Asking } from './board.tsx';
import './watch.css';

const GAME = 'watched-game';

/** A state as the table wants to be told of it. */
function updateOf(s: State, seat: Seat, n: number, asking: Asking | undefined): Update {
  const players = s.players.map((p, i) => ({
    seat: i,
    name: p.name,
    alignment: 'hero',
    bot: false,
    here: true,
  }));
  const info: GameInfo = {
    id: GAME,
    status: s.result ? 'over' : 'playing',
    settings: {
      opponent: 'hotseat',
      rules: s.rules,
      length: s.length,
      clock: null,
      takebacks: false,
      public: false,
      level: null,
      pace: 'normal',
    },
    players,
    you: seat,
    n,
    turn: s.turn,
    deciding: -1,
    createdAt: 0,
    changedAt: 0,
    result: null,
    rematch: null,
    commitment: null,
  };
  const decision = asking?.decision ?? null;
  return {
    t: 'update',
    game: GAME,
    n,
    from: n - 1,
    view: { seat, state: s, decision, deciding: decision?.seat ?? -1 },
    events: [],
    deciding: decision?.seat ?? -1,
    clocks: null,
    info,
    asked: null,
    takeback: 'no',
    claimable: false,
  };
}

const nothing = (): void => {};

/** A table at which one looks on: it holds what it is given, and hands choices back. */
function makeTable(choose: (option: number) => void, why: (card: number) => Explained[]): Table {
  const store = createStore<TableState>(() => ({
    game: GAME,
    line: true,
    update: null,
    waiting: 0,
    log: [],
    chat: [],
    rolls: [],
    chronicle: [],
    fresh: [],
    rolling: false,
    sending: false,
    error: null,
  }));
  return {
    store,
    choose,
    why: (card) => Promise.resolve(why(card)),
    takeback: nothing,
    answer: nothing,
    concede: nothing,
    claim: nothing,
    showHand: nothing,
    say: nothing,
    setPassing: () => {},
    skip: nothing,
    mend: nothing,
    clearError: nothing,
    close: nothing,
  };
}

function Area() {
  const { s, near } = useGame();
  const others = s.players.map((_, i) => i).filter((i) => i !== near);
  return (
    <div className="table-area">
      {others.map((seat) => (
        <PlayerBar key={seat} seat={seat} />
      ))}
      <div className="felt">
        {others.map((seat) => (
          <SideView key={seat} seat={seat} far />
        ))}
        <Middle />
        <SideView seat={near} />
      </div>
      <PlayerBar seat={near} />
    </div>
  );
}

interface Props {
  state: State;
  seat: Seat;
  asking?: Asking | undefined;
}

/** The real table, without its menus and its line to a server. */
export function TableBoard({ state, seat, asking }: Props) {
  const now = useRef({ state, seat, asking });
  now.current = { state, seat, asking };
  const count = useRef(0);
  const [table] = useState(() =>
    makeTable(
      (option) => now.current.asking?.choose(option),
      (card) => (now.current.asking ? explain(now.current.state, now.current.seat, card) : []),
    ),
  );
  // a hidden card is never drawn, even where the state of a lesson knows it
  const shown = useMemo(() => (asking ? view(state, seat).state : state), [state, seat, asking]);
  useEffect(() => {
    count.current++;
    table.store.setState({ update: updateOf(shown, seat, count.current, asking) });
  }, [table, shown, seat, asking]);
  return (
    <LazyMotion features={movement} strict>
      <MotionConfig reducedMotion="user">
        <Tooltip.Provider delayDuration={150}>
          <TableProvider table={table}>
            <GameProvider waiting={null}>
              <div className="watch-table">
                <Area />
                <Hand />
              </div>
              <CardMenu />
              <PileDialog />
              <CardZoom />
              <HoverCard />
            </GameProvider>
          </TableProvider>
        </Tooltip.Provider>
      </MotionConfig>
    </LazyMotion>
  );
}

export default TableBoard;
