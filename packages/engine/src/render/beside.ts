import type { CardFilter } from '../language/index.ts';
import type { Speech } from './roles.ts';
import { cards } from './tongue.ts';

/** What lies off to the side is with a host card, and not on it: "all cards off to the side with this card". */
export function beside(
  { on, ...of }: CardFilter,
  s: Speech,
  how: Parameters<typeof cards>[2],
): string {
  const where = ` off to the side${on === undefined ? '' : ` with ${s.him(on)}`}`;
  // it is the card that lies there, not the site at which it could be played
  return cards(of, s, how).replace(/(?= playable )|$/, where);
}
