import { describe, expect, it } from 'vitest';
import { decode, encodeLatin1 } from '../../src/formats/decode.ts';
import { detect } from '../../src/formats/detect.ts';
import { editDistance, nearest } from '../../src/formats/near.ts';

const bytes = (...codes: readonly number[]): Uint8Array => Uint8Array.from(codes);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('bytes', () => {
  it('are UTF-8 where they can be', () => {
    expect(decode(utf8('Lórien – 日本'))).toEqual({ text: 'Lórien – 日本', encoding: 'utf-8' });
    expect(decode(utf8('\ufeffPool'))).toEqual({ text: 'Pool', encoding: 'utf-8' });
    expect(decode(bytes())).toEqual({ text: '', encoding: 'utf-8' });
    expect(decode('\ufeffPool')).toEqual({ text: 'Pool', encoding: 'utf-8' });
  });

  it('are Latin-1, or CP1252 where Latin-1 has no letters', () => {
    expect(decode(bytes(0x4c, 0xf3, 0x72))).toEqual({ text: 'Lór', encoding: 'latin-1' });
    expect(decode(bytes(0x92, 0x80, 0x9f, 0xf3))).toEqual({ text: '’€Ÿó', encoding: 'cp1252' });
  });

  it('may be both, line by line', () => {
    const both = bytes(...utf8('Lórien\nMoria\n'), 0x4c, 0xf3, 0x72, 0x0a);
    expect(decode(both)).toEqual({ text: 'Lórien\nMoria\nLór\n', encoding: 'mixed' });
  });

  it('may be UTF-16 that says so', () => {
    expect(decode(bytes(0xff, 0xfe, 0xf3, 0x00))).toEqual({ text: 'ó', encoding: 'utf-16' });
    expect(decode(bytes(0xfe, 0xff, 0x00, 0xf3))).toEqual({ text: 'ó', encoding: 'utf-16' });
  });

  it('of every value come back in Latin-1', () => {
    const all = Array.from({ length: 0x60 }, (_, i) => String.fromCharCode(0xa0 + i)).join('');
    expect(decode(encodeLatin1(all)).text).toBe(all);
  });
});

describe('formats', () => {
  it.each([
    ['{"pool": []}', '', 'json'],
    ['{ not json', '', 'plain'],
    ['[starting]\nBalin', '', 'netmeccg'],
    ['####\nDeck\n####\n1 Dodge (TW)', '', 'gccg'],
    ['####\nDeck\n####\n1 Dodge (TW)', 'x.meccg', 'meccg'],
    ['####\nDeck\n####\n1 Dodge\n####\nNotes\n####\nx', '', 'meccg'],
    ['# GCCG v0.8.1\nPool\n1 Balin', '', 'gccg'],
    ['Deck\n1 Balin', '', 'gccg'],
    ['Pool\n1 Balin\nResources\n1 Dodge', '', 'cardnum'],
    ['Pool\n1x Balin\nResources\n1x Dodge', '', 'plain'],
    ['3x Dodge (TW)', 'x.txt', 'plain'],
    ['', '', 'plain'],
  ] as const)('%j %s is %s', (text, fileName, format) => {
    expect(detect(text, fileName)).toBe(format);
  });
});

describe('near names', () => {
  it.each([
    ['gandalf', 'gandalf', 3, 0],
    ['gandolf', 'gandalf', 3, 1],
    ['gnadalf', 'gandalf', 3, 1],
    ['gandaf', 'gandalf', 3, 1],
    ['', 'abc', 3, 3],
    ['kitten', 'sitting', 3, 3],
    ['kitten', 'sitting', 2, 3],
    ['abcdef', 'uvwxyz', 2, 3],
  ])('%s, %s, at most %i: %i', (a, b, most, distance) => {
    expect(editDistance(a, b, most)).toBe(distance);
    expect(editDistance(b, a, most)).toBe(distance);
  });

  it('come with the nearest first', () => {
    const names = ['moria', 'gandalfsfriend', 'gandalf', 'radagast'];
    expect(nearest('gandolf', names, 3)).toEqual(['gandalf']);
    expect(nearest('gandalf', names, 1)).toEqual(['gandalf']);
    expect(nearest('gandalf', names, 3)).toEqual(['gandalf', 'gandalfsfriend']);
    expect(nearest('', names, 3)).toEqual([]);
    expect(nearest('x'.repeat(1000), names, 3)).toEqual([]);
  });
});
