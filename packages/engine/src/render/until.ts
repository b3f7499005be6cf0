import type { Until } from '../language/index.ts';
import { unknown } from './words.ts';

/** How long something lasts: "until the turn ends". */
export function untilPhrase(until: Until): string {
  switch (until) {
    case 'strike':
      return 'for this strike';
    case 'attack':
      return 'for this attack';
    case 'phase':
      return 'for the rest of the phase';
    case 'turn':
      return 'until the turn ends';
    case 'long-event':
      return 'for as long as a long-event would stay';
    case 'next-untap':
      return 'until your next untap phase';
    case 'game':
      return 'for the rest of the game';
    default:
      return unknown('span of time', until);
  }
}
