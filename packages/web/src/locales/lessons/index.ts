import { first } from './first.ts';
import { balrog, craft, fallen, shadow } from './more.ts';
import type { StepWords } from './words.ts';

/** All lessons in German, by the names they have in the address. */
export const lessons: Readonly<Record<string, readonly StepWords[]>> = {
  first,
  craft,
  shadow,
  'fallen-wizard': fallen,
  balrog,
};
