/**
 * What the server bound itself to when a game began, as this browser saw it: whoever checks the
 * dice afterwards compares with his own note, and not with what he is told then.
 */
const KEY = 'mathom:dice';
/** Games of which a note is kept; the oldest goes first. */
const MOST = 200;

type Notes = Record<string, string>;

function notes(): Notes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return stored && typeof stored === 'object' ? (stored as Notes) : {};
  } catch {
    return {};
  }
}

/** The first word counts: what is said later changes nothing. */
export function notePromise(game: string, commitment: string | null): void {
  const known = notes();
  if (commitment === null || known[game] !== undefined) return;
  const kept = Object.entries(known).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [game, commitment]])));
  } catch {
    // a browser that stores nothing cannot compare later, and says so then
  }
}

export const promised = (game: string): string | null => notes()[game] ?? null;
