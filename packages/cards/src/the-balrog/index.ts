import type { Card } from '@mathom/engine/language';
import { todoHazardEvents } from './todo-hazard-events.ts';
import { todoResourceEvents } from './todo-resource-events.ts';

export const theBalrog: readonly Card[] = [...todoResourceEvents, ...todoHazardEvents];
