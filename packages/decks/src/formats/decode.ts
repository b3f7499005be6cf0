/**
 * Bytes to text, by evidence. What is valid UTF-8 is UTF-8: accented Latin-1 hardly ever is. In
 * the rest, bytes that are control characters in Latin-1 are quotes and dashes of CP1252, and
 * without them both are the same. Files pasted together from two can be mixed, line by line.
 */
export type Encoding = 'utf-8' | 'utf-16' | 'latin-1' | 'cp1252' | 'mixed';

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/** What CP1252 has at 0x80 to 0x9f; five places are empty there and stay what they are. */
const CP1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const NEWLINE = 0x0a;
const CHUNK = 0x2000;

function singleBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const codes = Array.from(bytes.subarray(at, at + CHUNK), (byte) =>
      byte >= 0x80 && byte <= 0x9f ? CP1252.charCodeAt(byte - 0x80) : byte,
    );
    text += String.fromCharCode(...codes);
  }
  return text;
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end < 0 ? bytes.length : end + 1;
    yield bytes.subarray(from, to);
    from = to;
  }
}

export function decode(input: Uint8Array | string): Decoded {
  if (typeof input === 'string') return { text: input.replace(/^\ufeff/, ''), encoding: 'utf-8' };
  if (input[0] === 0xff && input[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(input), encoding: 'utf-16' };
  }
  if (input[0] === 0xfe && input[1] === 0xff) {
    return { text: new TextDecoder('utf-16be').decode(input), encoding: 'utf-16' };
  }
  const whole = utf8(input);
  if (whole !== undefined) return { text: whole, encoding: 'utf-8' };
  const parts: string[] = [];
  let mixed = false;
  for (const line of linesOf(input)) {
    const text = isAscii(line) ? undefined : utf8(line);
    if (text !== undefined) mixed = true;
    parts.push(text ?? singleBytes(line));
  }
  if (mixed) return { text: parts.join(''), encoding: 'mixed' };
  const isCp1252 = input.some((byte) => byte >= 0x80 && byte <= 0x9f);
  return { text: parts.join(''), encoding: isCp1252 ? 'cp1252' : 'latin-1' };
}

/** Text to Latin-1; what does not fit was escaped before. */
export function encodeLatin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    bytes[i] = code <= 0xff ? code : 0x3f;
  }
  return bytes;
}
