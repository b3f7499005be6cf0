/**
 * A text in a comment: as it is where that is safe, and otherwise as a JSON string. A comment is
 * one line, is trimmed by whoever reads it, and in a Latin-1 file cannot have every letter.
 */
const NOT_LATIN_1 = /[^\x20-\x7e\xa0-\xff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must be escaped
const CONTROL = /[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]/g;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

export function writeValue(text: string, latin1: boolean): string {
  const unsafe = latin1 ? NOT_LATIN_1 : CONTROL;
  const safe = text.search(unsafe) < 0 && text.trim() === text && !text.startsWith('"');
  return safe ? text : JSON.stringify(text).replace(unsafe, escaped);
}

export function readValue(written: string): string {
  if (!written.startsWith('"')) return written;
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'string' ? value : written;
  } catch {
    return written;
  }
}
