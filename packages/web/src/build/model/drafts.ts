import type { Deck } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';

/** A deck as it was last seen on this machine, whatever the server has of it. */
export interface Draft {
  readonly deck: Deck;
  readonly start: readonly CardId[];
  readonly at: number;
  /** the version on the server that it was made from */
  readonly base?: number;
}

const DRAFTS = 'mathom-deck:';
const STARTS = 'mathom-start:';

/** Where drafts are kept; a page without storage keeps them as long as it is open. */
const memory = new Map<string, string>();
const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string | null): void {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // no room, or not allowed: the memory has it
    }
  },
  keys(): string[] {
    const out = new Set(memory.keys());
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        if (key !== null) out.add(key);
      }
    } catch {
      // the memory alone
    }
    return [...out];
  },
};

export const newKey = (): string =>
  `draft-${crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 12)}`;

export const isDraftKey = (key: string): boolean => key.startsWith('draft-');

/** Keeps a draft, or forgets it; who starts is kept anyway, for the server does not know it. */
export function keepDraft(key: string, draft: Draft | null, start: readonly CardId[]): void {
  storage.set(DRAFTS + key, draft ? JSON.stringify(draft) : null);
  storage.set(STARTS + key, start.length > 0 ? JSON.stringify(start) : null);
}

const PARTS = ['pool', 'characters', 'resources', 'hazards', 'sites', 'sideboard'] as const;

/** A value that was stored is a draft, unless somebody has tampered with it. */
function isDraft(x: unknown): x is Draft {
  if (typeof x !== 'object' || x === null || !('deck' in x)) return false;
  const deck = (x as { deck: unknown }).deck;
  if (typeof deck !== 'object' || deck === null) return false;
  return PARTS.every((p) => {
    const list = (deck as Record<string, unknown>)[p];
    return (
      Array.isArray(list) &&
      list.every((e) => Array.isArray(e) && typeof e[0] === 'string' && typeof e[1] === 'number')
    );
  });
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function draftOf(key: string): Draft | null {
  const x = parsed(storage.get(DRAFTS + key));
  return isDraft(x) ? x : null;
}

export function startOf(key: string): readonly CardId[] {
  const x = parsed(storage.get(STARTS + key));
  return Array.isArray(x) ? x.filter((id): id is CardId => typeof id === 'string') : [];
}

/** All drafts, the newest first. */
export const allDrafts = (): (Draft & { readonly key: string })[] =>
  storage
    .keys()
    .filter((k) => k.startsWith(DRAFTS))
    .flatMap((k) => {
      const key = k.slice(DRAFTS.length);
      const draft = draftOf(key);
      return draft ? [{ ...draft, key }] : [];
    })
    .sort((a, b) => b.at - a.at);
