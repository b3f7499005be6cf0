import type { FormatName } from './format.ts';
import { headingOf } from './headings.ts';

const EXTENSIONS: ReadonlyMap<string, FormatName> = new Map([
  ['deck', 'gccg'],
  ['meccg', 'meccg'],
  ['dck', 'netmeccg'],
  ['cnum', 'cardnum'],
]);

const BRACKETS = /^\[(?:starting|sideboard|anti-fw|characters|resources|hazards|sites)\]$/i;
const FRAME = /^#{2,}$/;
const COUNTED = /^\d+ /;
const TIMES = /^\d+ ?[x×] /i;

function isJson(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Which format a text is in. Most are read by the same rules, so that a mistake here costs
 * little: what counts is JSON or lines, and whether `# Sites` is a heading or a comment.
 */
export function detect(text: string, fileName = ''): FormatName {
  if (isJson(text)) return 'json';
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  if (lines.some((line) => BRACKETS.test(line))) return 'netmeccg';
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1].toLowerCase() ?? '';
  const byName = EXTENSIONS.get(extension);
  if (byName && byName !== 'netmeccg') return byName;

  const framed = lines.filter(
    (line, i) =>
      line !== '' && !line.startsWith('#') && FRAME.test(lines[i - 1]) && FRAME.test(lines[i + 1]),
  );
  if (framed.length > 0) {
    const banner = lines.some((line) => /^# ?Middle-earth deck$/i.test(line));
    return banner || framed.some((title) => headingOf(title) === 'notes') ? 'meccg' : 'gccg';
  }
  if (lines.some((line) => line.startsWith('#') && /\bGCCG\b/.test(line))) return 'gccg';
  if (lines.some((line) => line.length < 20 && /^(?:play )?deck:?$/i.test(line))) return 'gccg';

  const bare = lines.filter((line) => /^[a-z][a-z .-]*$/i.test(line) && headingOf(line));
  const counted = lines.some((line) => COUNTED.test(line) && !TIMES.test(line));
  return bare.length > 0 && counted ? 'cardnum' : 'plain';
}
