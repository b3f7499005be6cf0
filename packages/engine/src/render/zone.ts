import type { Zone } from '../language/index.ts';
import { unknown } from './words.ts';

/** "in your hand" */
export function zonePhrase(zone: Zone, whose: string): string {
  switch (zone) {
    case 'hand':
      return `in ${whose} hand`;
    case 'deck':
      return `in ${whose} play deck`;
    case 'discard':
      return `in ${whose} discard pile`;
    case 'sideboard':
      return `in ${whose} sideboard`;
    case 'play':
      return 'in play';
    case 'pile':
      return `in ${whose} marshalling point pile`;
    case 'removed':
      return 'removed from play';
    case 'sites':
      return `in ${whose} location deck`;
    case 'aside':
      return 'among these';
    case 'beside':
      return 'off to the side';
    case 'chain':
      return 'being played or attacking';
    default:
      return unknown('zone', zone);
  }
}
