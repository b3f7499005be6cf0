import type { Card } from '@mathom/engine/language';

export const theBalrog: readonly Card[] = [];
