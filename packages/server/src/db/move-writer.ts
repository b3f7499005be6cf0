import type { Database } from './open.ts';
import type { MoveRow } from './schema.ts';

/** Writes rows that are not there yet and says which; a row that is there, or may not be, is left out. */
export type MoveWriter = (
  rows: readonly MoveRow[],
) => Promise<readonly { readonly game: unknown; readonly n: unknown }[]>;

const COLUMNS = 'game, n, kind, seat, value, option, client, free, clocks, events, at, epoch';
const SHAPE = `m(game text, n integer, kind text, seat integer, value integer, option text,
  client text, free boolean, clocks text, events text, at bigint, epoch integer)`;

/** The same text however many rows there are, so that it is prepared once for each connection. */
const PLAIN = `insert into moves (${COLUMNS})
  select ${COLUMNS} from json_to_recordset($1::text::json) as ${SHAPE}
  on conflict do nothing returning game, n`;

/**
 * Only under the lease by which the game was read. The lease's row is held until it is written, so
 * that whoever takes the game over reads everything that its owner before him has acknowledged.
 */
const LEASED = `insert into moves (${COLUMNS})
  select ${COLUMNS.replace(/\w+/g, 'm.$&')} from json_to_recordset($1::text::json) as ${SHAPE}
  join leases l on l.game = m.game and l.epoch = m.epoch for share of l
  on conflict do nothing returning game, n`;

const textOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const asStored = (row: MoveRow) => ({
  ...row,
  option: textOf(row.option),
  clocks: textOf(row.clocks),
  events: textOf(row.events),
});

export const moveWriter = (database: Pick<Database, 'query'>, leased: boolean): MoveWriter => {
  const text = leased ? LEASED : PLAIN;
  return (rows) =>
    database.query(text, [JSON.stringify(rows.map(asStored))]) as ReturnType<MoveWriter>;
};
