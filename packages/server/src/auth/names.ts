import { randomInt } from 'node:crypto';

/** Names for guests: what somebody on the road might be called who has not said his name. */
const FIRST = [
  'Quiet',
  'Weary',
  'Merry',
  'Grey',
  'Bold',
  'Hooded',
  'Patient',
  'Lost',
  'Early',
  'Late',
];
const SECOND = [
  'Wanderer',
  'Rider',
  'Piper',
  'Ranger',
  'Miller',
  'Ferryman',
  'Smith',
  'Gardener',
  'Singer',
  'Scout',
];

export const guestName = (): string =>
  `${FIRST[randomInt(FIRST.length)]} ${SECOND[randomInt(SECOND.length)]} ${randomInt(10, 100)}`;
