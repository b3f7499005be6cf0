import type { ClientMessage, ServerMessage, Update } from '@mathom/protocol';
import { describe, expect, it } from 'vitest';
import type { Listener } from '../src/api/channel.ts';
import { openTable } from '../src/api/table.ts';

const update = (more: object): ServerMessage =>
  ({
    ...{ t: 'update', game: 'g', n: 1, from: -1, view: null, events: [], deciding: -1 },
    ...{ clocks: null, asked: null, takeback: 'no', claimable: false, info: { status: 'open' } },
    ...more,
  }) as unknown as Update;
const changed = (more: object): ServerMessage =>
  ({
    ...{ t: 'changed', game: 'g', from: 1, events: [], clocks: null },
    ...more,
  }) as unknown as ServerMessage;

describe('a table that is sent what has changed', () => {
  it('shows it, and asks for the whole if it has missed something', async () => {
    const sent: ClientMessage[] = [];
    const heard: Listener[] = [];
    const table = openTable(
      'g',
      (_, listener) => {
        heard.push(listener);
        return { send: (message) => void sent.push(message), close: () => {} };
      },
      { pace: () => 0 },
    );
    heard[0].line(true);
    await Promise.resolve();
    expect(sent).toEqual([{ t: 'watch', game: 'g', changes: true }]);
    heard[0].message(update({ rev: 7 }));
    heard[0].message(changed({ n: 2, on: 7, rev: 8, changes: [[['info', 'status'], 'playing']] }));
    expect(table.store.getState().update).toMatchObject({ n: 2, info: { status: 'playing' } });
    expect(sent).toHaveLength(1);
    // the one before it did not come
    heard[0].message(changed({ n: 4, on: 9, rev: 10, changes: [] }));
    expect(table.store.getState().update?.n).toBe(2);
    expect(sent.slice(1)).toEqual([{ t: 'watch', game: 'g', since: 2, changes: true }]);
    heard[0].message(update({ n: 4, from: 2, rev: 10 }));
    expect(table.store.getState().update?.n).toBe(4);
    table.close();
  });
});
