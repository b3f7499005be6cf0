import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { resourceEvents } from './resource-events.ts';

export const theWhiteHand: readonly Card[] = [...allies, ...resourceEvents];
