import type { Decision } from '@mathom/engine';

/** Questions that are worth looking ahead for; the others are answered at once. */
const SEARCHED: ReadonlySet<string> = new Set([
  'organization',
  'movement-hazard',
  'movement-hazard-end',
  'attack',
  'between-strikes',
  'strike-defender',
  'strike-hazard',
  'site',
  'enter',
  'defend',
  'stay-untapped',
  'support',
  'slot-0',
  'slot-1',
  'path',
  'reveal-on-guard',
  'offer',
  'untap',
  'long-event',
  'organization-end',
  'check',
  'council',
  'call',
]);

export const worthSearching = (d: Decision): boolean =>
  d.options.length > 1 && SEARCHED.has(d.about);
