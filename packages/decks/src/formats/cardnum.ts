import type { ReadFile } from './format.ts';
import { readLines } from './lines.ts';

/**
 * What is pasted into cardnum's boxes, one box after the other under plain headings (Pool,
 * Resources, Hazards, Sideboard, Sites): `3 Name (SET)` or `3x Name [M] (SET)`.
 */
export const readCardnum = (text: string): ReadFile => readLines(text, { start: 'deck' });
