import type { Entry } from './format.ts';

/** What a line says of its card: `3x "Bert" (Bûrat) [H] (TW)`. */
export type CardLine = Pick<Entry, 'count' | 'name' | 'tag' | 'set'>;

/** Sets as players write them, with or without ME before; PR are cards that were in no booster. */
const SET = /^(?:me)?(tw|td|dm|le|as|wh|ba|pr)$/i;
const COUNT_BEFORE = /^(\d+) ?[x×]? (.+)$/i;
const COUNT_AFTER = /^(.+) [x×] ?(\d+)$/i;
const BULLET = /^[-*•·–] /;

/** The text of a last bracket, and what stands before it. */
function lastBracket(text: string, open: string, close: string): [string, string] | undefined {
  if (!text.endsWith(close)) return undefined;
  const at = text.lastIndexOf(open);
  if (at <= 0) return undefined;
  return [text.slice(0, at).trimEnd(), text.slice(at + 1, -1).trim()];
}

/**
 * Never fails: what is no count, tag or set belongs to the name. Parentheses belong to the name
 * unless a set stands in them: some names have parentheses.
 */
export function cardLine(line: string): CardLine {
  let rest = line.replace(/\s+/g, ' ').trim().replace(BULLET, '');
  let count = 1;
  const before = COUNT_BEFORE.exec(rest);
  const after = before ? null : COUNT_AFTER.exec(rest);
  if (before) [count, rest] = [Number(before[1]), before[2]];
  else if (after) [rest, count] = [after[1], Number(after[2])];
  let tag: string | undefined;
  let set: string | undefined;
  for (;;) {
    const inParentheses = set === undefined ? lastBracket(rest, '(', ')') : undefined;
    const code = inParentheses && SET.exec(inParentheses[1])?.[1];
    const inBrackets = tag === undefined ? lastBracket(rest, '[', ']') : undefined;
    if (inParentheses && code) [rest, set] = [inParentheses[0], code.toUpperCase()];
    else if (inBrackets) [rest, tag] = [inBrackets[0], inBrackets[1].toLowerCase()];
    else break;
  }
  return { count, name: rest, ...(tag === undefined ? {} : { tag }), ...(set ? { set } : {}) };
}
