import { type ReactNode, useEffect, useState } from 'react';
import type { Connect } from '../../api/channel.ts';
import { openTable, type Table } from '../../api/table.ts';
import { wantsStillness } from '../../app/motion.ts';
import { Loading } from '../../app/Plain.tsx';
import { useSettings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { Board } from '../../table/Board.tsx';
import { GameProvider, TableProvider } from '../../table/context.tsx';

interface Props {
  readonly game: string;
  readonly connect: Connect;
  readonly waiting?: ReactNode;
}

/** A table, wherever the game runs. */
export function TableView({ game, connect, waiting }: Props) {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const opened = openTable(game, connect, {
      pace: () => useSettings.getState().pace,
      // who wants everything at once, or nothing to move, is not kept waiting for dice
      pause: () => {
        const { pace, dice } = useSettings.getState();
        return pace === 0 || wantsStillness() ? 0 : dice;
      },
    });
    setTable(opened);
    return () => opened.close();
  }, [game, connect]);
  if (!table) return <Loading />;
  return (
    <TableProvider table={table}>
      <GameProvider passes waiting={waiting ?? <Loading text={t('The cards are being dealt …')} />}>
        <Board />
      </GameProvider>
    </TableProvider>
  );
}
