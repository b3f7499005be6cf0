import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import * as ws from 'ws';
import '../src/ws/packing.ts';
import { together } from '../src/ws/together.ts';
import { sharedServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

interface Packer {
  readonly _isServer: boolean;
  accept(offers: object[]): unknown;
  compress(data: string, fin: boolean, done: (error: Error | null, data: Buffer) => void): void;
  decompress(data: Buffer, fin: boolean, done: (error: Error | null, data: Buffer) => void): void;
}
type Made = (new (options: object) => Packer) & { readonly prototype: Packer };
const { PerMessageDeflate } = ws as unknown as { PerMessageDeflate: Made };

const TAIL = Buffer.from([0, 0, 255, 255]);
const finishFlush = constants.Z_SYNC_FLUSH;
const packed = (text: string): Buffer => deflateRawSync(text, { finishFlush }).subarray(0, -4);

function serverSide(offer: object = {}): Packer {
  const packer = new PerMessageDeflate({
    isServer: true,
    maxPayload: 1000,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
    serverMaxWindowBits: 12,
  });
  packer.accept([offer]);
  return packer;
}

describe('a message packed by itself', () => {
  it('is unpacked by whoever knows nothing of the one before', async () => {
    const packer = serverSide();
    for (const text of ['a view '.repeat(3000), randomBytes(9000).toString('hex'), 'short']) {
      const data = await promisify(packer.compress.bind(packer))(text, true);
      const whole = inflateRawSync(Buffer.concat([data as unknown as Buffer, TAIL]), {
        windowBits: 12,
        finishFlush,
      });
      expect(whole.toString()).toBe(text);
    }
  });

  it('is taken, and so is one in parts, one after the other', async () => {
    const packer = serverSide();
    const take = promisify(packer.decompress.bind(packer)) as unknown as (
      data: Buffer,
      fin: boolean,
    ) => Promise<Buffer>;
    for (let i = 0; i < 3; i++)
      expect(String(await take(packed(`one ${i}`), true))).toBe(`one ${i}`);
    const whole = packed('this comes in two parts, this comes in two parts');
    const first = String(await take(whole.subarray(0, 20), false));
    expect(first + String(await take(whole.subarray(20), true))).toBe(
      'this comes in two parts, this comes in two parts',
    );
    expect(String(await take(packed('and another'), true))).toBe('and another');
  });

  it('leaves next to nothing outside the heap: 64 MB there have the whole heap looked through', async () => {
    const packer = serverSide();
    const take = promisify(packer.decompress.bind(packer));
    const data = packed('a choice');
    await take(data, true);
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 1000; i++) await take(data, true);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4_000_000);
  });

  it('that is none, or would be far too large, is refused', async () => {
    for (const data of [Buffer.from('not packed at all'), packed('x'.repeat(100_000))]) {
      const packer = serverSide();
      const take = promisify(packer.decompress.bind(packer));
      await expect(take(data, true)).rejects.toThrow();
    }
  });
});

it('what is sent to a socket at one moment is one write', async () => {
  const writes: number[] = [];
  const wire = new Writable({
    write: (_, __, done) => {
      writes.push(1);
      done();
    },
    writev: (chunks, done) => {
      writes.push(chunks.length);
      done();
    },
  });
  const send = (text: string): void => {
    together(wire);
    wire.write(text);
  };
  send('what came of it');
  await Promise.resolve();
  send('the answer');
  expect(writes).toEqual([]);
  await new Promise((next) => setImmediate(next));
  expect(writes).toEqual([2]);
  send('later');
  await new Promise((next) => setImmediate(next));
  expect(writes).toEqual([2, 1]);
});

describe('who packs everything, as browsers do', () => {
  it('is sent what is long packed, and what is short as it is', async () => {
    const { game, visitors, clients } = await sitDown(await sharedServer(), { hidePasses: false });
    const sizes: number[] = [];
    const { compress } = PerMessageDeflate.prototype;
    const spy = vi.spyOn(PerMessageDeflate.prototype, 'compress').mockImplementation(function (
      this: Packer,
      data,
      fin,
      done,
    ) {
      if (this._isServer) sizes.push(Buffer.byteLength(data));
      compress.call(this, data, fin, done);
    });
    try {
      const client = await visitors[0].connect({ deflate: true });
      client.changes = true;
      const { n } = await client.watch(game);
      await clients[0].choose(game, 0, n);
      await clients[1].choose(game, 0, n);
      await client.until(() => (client.updates.get(game)?.n ?? 0) > n);
      client.close();
    } finally {
      spy.mockRestore();
    }
    // the whole once; what has changed since is short
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeGreaterThan(4096);
    for (const client of clients) client.close();
  });

  it('plays, and is let go if what he sends cannot be unpacked', async () => {
    const { game, visitors } = await sitDown(await sharedServer(), { hidePasses: false });
    const client = await visitors[0].connect({ deflate: true });
    expect(client.socket.extensions).toContain('permessage-deflate');
    const { view, n } = await client.watch(game);
    expect(view?.state.def.length).toBeGreaterThan(100);
    const reply = await client.choose(game, 0, n);
    expect(['ack', 'error']).toContain(reply.t);
    // a text that says it is packed, and is not
    const closed = new Promise((done) => client.socket.once('close', done));
    const wire = (client.socket as unknown as { _socket: { write(data: Buffer): void } })._socket;
    wire.write(Buffer.from([0xc1, 0x84, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]));
    expect(await closed).toBe(1007);
    const other = await visitors[1].connect({ deflate: true });
    expect((await other.watch(game)).n).toBeGreaterThanOrEqual(n);
    other.close();
  });
});
