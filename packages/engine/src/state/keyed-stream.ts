import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/**
 * Chance that nobody can work out from what he has seen: the stream of ChaCha20 under a key of 256
 * bits. A linear generator gives its state away by a hand of cards, however long its seed is.
 */

const KEY_WORDS = 8;
const BLOCK_WORDS = 16;
/** The words of the stream that one key gives are told apart by their counter alone. */
const NONCE = new Uint8Array(12);
const BLANK = new Uint8Array(BLOCK_WORDS * 4);

/** A key as it is written: 64 hexadecimal digits. */
export const isKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** The key's words, and how many words of its stream were used. */
export const keyedState = (key: string): number[] => [...wordsOf(hexToBytes(key)), 0];

export const isKeyed = (state: readonly number[]): boolean => state.length === KEY_WORDS + 1;

/** What can be shown before the game: it holds the server to the key and tells nothing of it. */
export const commitmentOf = (key: string): string => bytesToHex(sha256(hexToBytes(key)));

const wordsOf = (bytes: Uint8Array): number[] => {
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, i) => at.getInt32(i * 4, true));
};

const bytesOf = (words: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(words.length * 4);
  const at = new DataView(bytes.buffer);
  words.forEach((word, i) => {
    at.setInt32(i * 4, word, true);
  });
  return bytes;
};

export class KeyedStream implements RandomGenerator {
  readonly #key: readonly number[];
  #used: number;
  #block: readonly number[] = [];
  #blockAt = -1;

  constructor(state: readonly number[]) {
    this.#key = state.slice(0, KEY_WORDS);
    this.#used = state[KEY_WORDS];
  }

  next(): number {
    const at = Math.floor(this.#used / BLOCK_WORDS);
    if (at !== this.#blockAt) {
      this.#block = wordsOf(chacha20(bytesOf(this.#key), NONCE, BLANK, undefined, at));
      this.#blockAt = at;
    }
    return this.#block[this.#used++ % BLOCK_WORDS];
  }

  clone(): KeyedStream {
    return new KeyedStream(this.getState());
  }

  getState(): readonly number[] {
    return [...this.#key, this.#used];
  }
}
