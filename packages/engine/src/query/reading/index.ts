/** How the filters, conditions and values of the card language are read; goes with every state. */

import { ATTACK } from './attack.ts';
import { CARD } from './card.ts';
import { COMPANY } from './company.ts';
import { readCondition } from './condition.ts';
import { ENTRY } from './entry.ts';
import { type Readers, stepsOf } from './reader.ts';
import { readValue } from './value.ts';

export const READERS: Readers = Object.freeze({
  card: (f) => stepsOf(CARD, f),
  company: (f) => stepsOf(COMPANY, f),
  attack: (f) => stepsOf(ATTACK, f),
  entry: (f) => stepsOf(ENTRY, f),
  condition: readCondition,
  value: readValue,
} satisfies Readers);
