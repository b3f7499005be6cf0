import type { Stat } from '../language/index.ts';
import { unknown } from './words.ts';

/** The number, as a noun: "his prowess". */
export function statNoun(stat: Stat): string {
  switch (stat) {
    case 'prowess':
    case 'attack-prowess':
      return 'prowess';
    case 'body':
    case 'attack-body':
      return 'body';
    case 'mind':
      return 'mind';
    case 'control-cost':
      return 'influence needed to control him';
    case 'influence':
      return 'direct influence';
    case 'corruption':
      return 'corruption points';
    case 'standard-modifications':
      return 'standard modifications';
    case 'points':
      return 'marshalling points';
    case 'corruption-check':
      return 'corruption checks';
    case 'influence-check':
      return 'influence checks';
    case 'body-check':
      return 'body checks against him';
    case 'ring-test':
      return 'tests of gold rings';
    case 'riddling-roll':
      return 'riddling rolls';
    case 'offering-attempt':
      return 'offering attempts';
    case 'strikes':
      return 'strikes';
    case 'agent-actions':
      return 'agent actions in a turn';
    case 'free-agent-actions':
      return 'agent actions in a turn that do not count against the hazard limit';
    case 'hazard-limit':
      return 'hazard limit';
    case 'company-size':
      return 'size';
    case 'support':
      return 'prowess given by each who taps in support';
    case 'regions':
      return 'reach in regions';
    case 'resource-draws':
      return 'card draws of the resource player for its movement';
    case 'hazard-draws':
      return 'card draws of the hazard player for its movement';
    case 'under-deeps-roll':
      return 'rolls for moving on from an Under-deeps site';
    case 'hand-size':
      return 'hand size';
    case 'general-influence':
      return 'general influence';
    case 'stage-points':
      return 'stage points';
    default:
      return unknown('number', stat);
  }
}

/** Rolls: something is added to the dice. */
export const ROLLS: readonly Stat[] = [
  'corruption-check',
  'influence-check',
  'body-check',
  'ring-test',
  'riddling-roll',
  'offering-attempt',
];
