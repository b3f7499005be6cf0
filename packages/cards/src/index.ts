import type { Card } from '@mathom/engine/language';
import { againstTheShadow } from './against-the-shadow/index.ts';
import { darkMinions } from './dark-minions/index.ts';
import { honest } from './status.ts';
import { theBalrog } from './the-balrog/index.ts';
import { theDragons } from './the-dragons/index.ts';
import { theLidlessEye } from './the-lidless-eye/index.ts';
import { theWhiteHand } from './the-white-hand/index.ts';
import { theWizards } from './the-wizards/index.ts';

export { type CardStatus, ITS_TEXT, playsWhole, statusOf } from './status.ts';

/** Every card, set by set in the order in which they were published. */
export const allCards: readonly Card[] = [
  ...theWizards,
  ...theDragons,
  ...darkMinions,
  ...theLidlessEye,
  ...againstTheShadow,
  ...theWhiteHand,
  ...theBalrog,
].map(honest);
