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

export const NAME_LIMIT = 40;

/** Names by which the server speaks of itself and of its bots. */
const RESERVED = /^(bot\b|mathom$)/;

/** What is left of a name when what the eye passes over is taken away. */
const look = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Why somebody cannot be called that, or null. Nothing invisible, nothing that turns the text
 * around it, no heap of marks, no letters of one script that pass for those of another, and not
 * what the bots are called.
 */
export function wrongName(name: string): string | null {
  if (name.trim() === '') return 'A name has at least one letter.';
  if ([...name].length > NAME_LIMIT) return `A name has at most ${NAME_LIMIT} letters.`;
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name)) return 'A name has letters that can be seen.';
  if (/\p{M}{3}/u.test(name)) return 'A name has no more than two marks on a letter.';
  if (!/[\p{L}\p{N}]/u.test(name)) return 'A name has at least one letter.';
  if (/\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name))
    return 'A name has letters of one script.';
  if (RESERVED.test(look(name))) return 'That name is the server’s own.';
  return null;
}

interface Seated {
  readonly game: string;
  readonly seat: number;
  user: string | null;
  name: string;
}

/**
 * A guest has become a user with an account: his seats are that user's, under the new name, unless
 * somebody at the table looks the same. Says which were his.
 */
export function takeOver<T extends Seated>(
  seats: readonly T[],
  from: string,
  to: string,
  name: string,
): T[] {
  const his = seats.filter((row) => row.user === from);
  for (const row of his) {
    const others = seats.filter((other) => other.game === row.game && other !== row);
    row.user = to;
    row.name = nameAmong(
      name,
      others.map((other) => other.name),
    );
  }
  return his;
}

/** The name that somebody has at a table where others sit who look the same. */
export function nameAmong(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(look));
  if (!taken.has(look(name))) return name;
  for (let n = 2; ; n++) if (!taken.has(look(`${name} (${n})`))) return `${name} (${n})`;
}
