import { constants, deflateRaw, inflateRawSync, type ZlibOptions } from 'node:zlib';
import * as ws from 'ws';

/**
 * No message builds on the one before it, so nothing need be kept from one to the next. `ws` keeps
 * a stream for each socket and direction from the first packed message on, some 100 kB with a
 * browser, and goes through a thread for every choice that a browser packs, however short it is.
 * From here on it packs each message by itself, and unpacks what comes without a thread.
 */

type Done = (error: Error | null, data?: Buffer) => void;

/** What a socket packs with: `ws` gives it away, its types do not know it yet. */
interface Packer {
  readonly params: Readonly<Record<string, unknown>>;
  readonly _isServer: boolean;
  readonly _inflate: unknown;
  readonly _maxPayload: number;
  readonly _options: { readonly zlibDeflateOptions?: ZlibOptions };
  compress(data: Buffer | string, fin: boolean, done: Done): void;
  decompress(data: Buffer, fin: boolean, done: Done): void;
}

const { prototype } = (ws as unknown as { PerMessageDeflate: { readonly prototype: Packer } })
  .PerMessageDeflate;
const { compress, decompress } = prototype;

/** The end of a message, which is left out on the way. */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);
const WINDOW = 15;
const finishFlush = constants.Z_SYNC_FLUSH;
/**
 * What comes is short, and the last of each socket outlives the quick rounds of the collector: what it
 * was unpacked into is held until the whole heap is looked through, and Node begins with that as soon
 * as 64 MB are so held. Of its usual 16 kB a message that was every six seconds with 2,000 games.
 */
const CHUNK = 1024;

const own = ({ _isServer }: Packer): string => (_isServer ? 'server' : 'client');
const others = ({ _isServer }: Packer): string => (_isServer ? 'client' : 'server');

prototype.compress = function (data, fin, done) {
  const side = own(this);
  if (!fin || !this.params[`${side}_no_context_takeover`]) {
    compress.call(this, data, fin, done);
    return;
  }
  const bits = this.params[`${side}_max_window_bits`];
  const windowBits = typeof bits === 'number' ? bits : WINDOW;
  const options = { ...this._options.zlibDeflateOptions, windowBits, finishFlush };
  deflateRaw(data, options, (error, packed) =>
    done(error, packed?.subarray(0, packed.length - TAIL.length)),
  );
};

prototype.decompress = function (data, fin, done) {
  // of a message in several parts each is packed on those before it
  const isWhole = fin && !this._inflate && this.params[`${others(this)}_no_context_takeover`];
  const whole = isWhole ? unpacked(data, this._maxPayload) : null;
  // not before it has been returned to the one who asks: he does not expect it so soon
  if (whole) process.nextTick(done, null, whole);
  // what cannot be unpacked is refused in its own way
  else decompress.call(this, data, fin, done);
};

function unpacked(data: Buffer, limit: number): Buffer | null {
  try {
    return inflateRawSync(Buffer.concat([data, TAIL]), {
      windowBits: WINDOW,
      finishFlush,
      chunkSize: CHUNK,
      ...(limit > 0 ? { maxOutputLength: limit } : {}),
    });
  } catch {
    return null;
  }
}
