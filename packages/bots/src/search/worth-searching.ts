import type { Decision } from '@mathom/engine';

/**
 * Questions that are worth looking ahead for, with how much of the usual effort; the others are
 * answered at once. Where to go, and when to end it, decide most.
 */
const SHARE: Readonly<Record<string, number>> = {
  organization: 3,
  call: 3,
  'movement-hazard': 1.5,
  'movement-hazard-end': 1,
  attack: 1,
  'between-strikes': 1,
  'strike-defender': 1,
  'strike-hazard': 1,
  site: 1,
  enter: 1,
  defend: 1,
  'stay-untapped': 1,
  'stay-freely': 1,
  'stay-cheaply': 1,
  support: 1,
  'slot-0': 1,
  'slot-1': 1,
  path: 1,
  'reveal-on-guard': 1,
  'agent-attack': 1,
  'company-attack': 1.5,
  'who-strikes': 1,
  'whose-strike': 1,
  'strike-attacker': 1,
  'attack-from-hand': 1,
  offer: 1,
  untap: 1,
  'long-event': 1,
  'organization-end': 1,
  check: 1,
  council: 1,
};

/** How much of the usual effort a question is worth; 0: it is answered at once. */
export const worthSearching = (d: Decision): number =>
  d.options.length > 1 && Object.hasOwn(SHARE, d.about) ? SHARE[d.about] : 0;
