import { createHash } from 'node:crypto';

/** By this a snapshot is known to be what was stored. */
export const sumOf = (state: string): string => createHash('sha256').update(state).digest('hex');
