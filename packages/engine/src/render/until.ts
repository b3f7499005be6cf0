import type { Until } from '../language/index.ts';
import type { Speech } from './roles.ts';
import { unknown } from './words.ts';

/** How long something lasts: "until the turn ends". */
export function untilPhrase(until: Until, s: Speech): string {
  switch (until) {
    case 'strike':
    case 'attack':
      // the strike or attack that was chosen, if it was not spoken of yet
      return s.roles[until] && !s.isKnown(until) ? `for ${s.him(until)}` : `for this ${until}`;
    case 'creature':
      return 'until all attacks of the creature are over';
    case 'phase':
      return 'for the rest of the phase';
    case 'turn':
      return 'until the turn ends';
    case 'long-event':
      return s.hazard
        ? 'for as long as a long-event would stay'
        : 'through your next organization phase';
    case 'next-untap':
      return 'up to your next untap phase';
    case 'game':
      return 'for the rest of the game';
    default:
      return unknown('span of time', until);
  }
}
