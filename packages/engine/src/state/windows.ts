import type { Phase } from '../language/index.ts';
import type { WindowKind } from './frames.ts';

/** Windows at the end of a phase, and of which: only what is said to happen then is done in them (coe/9.6.6). */
export const ENDS: Partial<Record<WindowKind, Phase>> = {
  'organization-end': 'organization',
  'movement-hazard-end': 'movement-hazard',
  'turn-end': 'end-of-turn',
};

/** The same at the beginning (coe/9.6.5). */
export const STARTS: Partial<Record<WindowKind, Phase>> = {
  'end-of-turn-start': 'end-of-turn',
  'site-start': 'site',
};

/** Where what is said of the start of a phase can be done: at these, and where other things can be done too. */
export const FIRST: Partial<Record<WindowKind, Phase>> = { ...STARTS, 'untap-start': 'untap' };
