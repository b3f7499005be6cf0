import type { Zone } from '../language/index.ts';
import { unknown } from './words.ts';

/** Where it is comes before what it is not: "an item in your hand that is not a ring"; where it can be played, too. */
export function placed(what: string, where: string): string {
  const at = what.search(/ (and )?(that|who) ((is|are) not|can) | playable /);
  return at < 0 ? `${what} ${where}` : `${what.slice(0, at)} ${where}${what.slice(at)}`;
}

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
