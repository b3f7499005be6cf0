import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  isKey,
  isKeyed,
  KeyedStream,
  keyedState,
} from '../src/state/keyed-stream.ts';
import { below, seeded, shuffleArray } from '../src/state/random.ts';
import type { State } from '../src/state/types.ts';

const ZERO = '0'.repeat(64);
const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const holding = (random: number[]): State => ({ random }) as State;

describe('chance from a key', () => {
  it('is the stream of ChaCha20, word for word as OpenSSL has it', () => {
    const cipher = createCipheriv('chacha20', Buffer.from(KEY, 'hex'), Buffer.alloc(16));
    const bytes = cipher.update(Buffer.alloc(4 * 100));
    const stream = new KeyedStream(keyedState(KEY));
    for (let i = 0; i < 100; i++) expect(stream.next()).toBe(bytes.readInt32LE(4 * i));
  });

  it('goes on from a stored state, in the midst of a block too', () => {
    const stream = new KeyedStream(keyedState(KEY));
    for (let i = 0; i < 21; i++) stream.next();
    const stored = JSON.parse(JSON.stringify(stream.getState())) as number[];
    const other = new KeyedStream(stored);
    const next = () => Array.from({ length: 20 }, () => stream.next());
    const twin = stream.clone();
    const expected = next();
    expect(Array.from({ length: 20 }, () => other.next())).toEqual(expected);
    expect(Array.from({ length: 20 }, () => twin.next())).toEqual(expected);
  });

  it('throws every face about as often as any other', () => {
    const s = holding(seeded(KEY));
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) faces[below(s, 6)]++;
    // 2,000 each, give or take five times the deviation of 41
    for (const n of faces) expect(Math.abs(n - 2000)).toBeLessThan(205);
    expect(s.random.at(-1)).toBeGreaterThanOrEqual(12_000);
  });

  it('shuffles by the same stream, and leaves the key as it was', () => {
    const [a, b] = [holding(seeded(KEY)), holding(seeded(KEY))];
    const [x, y] = [
      Array.from({ length: 60 }, (_, i) => i),
      Array.from({ length: 60 }, (_, i) => i),
    ];
    shuffleArray(a, x);
    shuffleArray(b, y);
    expect(x).toEqual(y);
    expect(x).not.toEqual([...x].sort((p, q) => p - q));
    expect(a.random.slice(0, 8)).toEqual(keyedState(KEY).slice(0, 8));
  });

  it('tells keys from plain seeds', () => {
    expect([
      isKey(KEY),
      isKey(KEY.slice(1)),
      isKey(`${KEY}0`),
      isKey('G'.repeat(64)),
      isKey(7),
    ]).toEqual([true, false, false, false, false]);
    expect([isKeyed(seeded(KEY)), isKeyed(seeded(7))]).toEqual([true, false]);
  });

  it('is promised by the SHA-256 of the key', () => {
    expect(commitmentOf(ZERO)).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    );
  });
});
