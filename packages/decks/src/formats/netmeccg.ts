import type { ReadFile } from './format.ts';
import { readLines } from './lines.ts';

/**
 * NetMECCG `.dck`: headings in brackets (`[starting]`, `[anti-FW]`, `[sites]` ...), one name a
 * line, copies repeated, no sets.
 */
export const readNetmeccg = (text: string): ReadFile => readLines(text, { start: 'deck' });
