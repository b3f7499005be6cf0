import { expect, it } from 'vitest';
import { fingerprint } from '../src/state/fingerprint.ts';

// the first eight digits are FNV-1a of 32 bits, whose values for these words are published
it.each([
  ['', '811c9dc501000193'],
  ['a', 'e40c292cefafc426'],
  ['foobar', 'bf9cf9688af3ad8f'],
  // zeros in front are kept, in either half
  ['cfx', '0076912cbc4d896d'],
  ['alm', '14254d57001f8592'],
])('the fingerprint of "%s" is that of stored replays', (text, digits) => {
  expect(fingerprint(text)).toBe(digits);
});
