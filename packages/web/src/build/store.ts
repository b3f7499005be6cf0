import type { Deck } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';
import { create } from 'zustand';
import { t } from '../app/words.ts';
import { type Draft, keepDraft } from './model/drafts.ts';
import { emptyDeck, fingerprint } from './model/edit.ts';

/** How the server knows the deck. */
export interface Saved {
  readonly id: string;
  /** of the version that was last seen there */
  readonly version: number;
  /** by which others may read it; null: nobody may */
  readonly link: string | null;
  /** what it is there, see `fingerprint` */
  readonly print: string;
}

interface Step {
  readonly deck: Deck;
  readonly start: readonly CardId[];
  /** what was done to come here */
  readonly words: string;
}

interface Builder {
  /** under which the draft is kept */
  readonly key: string;
  readonly now: Step;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly saved: Saved | null;
  /** somebody else's, or published: it becomes one's own by saving */
  readonly borrowed: boolean;
  /** whose, if it was shared */
  readonly by: string;
  /** said to those who do not see the page */
  readonly said: string;
  open(
    key: string,
    from: { deck: Deck; start?: readonly CardId[]; saved?: Saved; borrowed?: boolean; by?: string },
  ): void;
  /** one step; steps of the same `merge` in a row are one */
  edit(change: (deck: Deck) => Deck, words: string, merge?: string): void;
  setStart(start: readonly CardId[]): void;
  undo(): void;
  redo(): void;
  setSaved(saved: Saved | null, key?: string): void;
}

const MOST_STEPS = 200;
let lastMerge = '';

export const useBuilder = create<Builder>()((set, get) => {
  const keep = (): void => {
    const { key, now, saved, borrowed } = get();
    const changed = saved ? saved.print !== fingerprint(now.deck) : true;
    const draft: Draft = {
      deck: now.deck,
      start: now.start,
      at: Date.now(),
      ...(saved ? { base: saved.version } : {}),
    };
    keepDraft(key, changed && !(borrowed && get().past.length === 0) ? draft : null, now.start);
  };
  const go = (step: Step, past: readonly Step[], future: readonly Step[], said: string): void => {
    set({ now: step, past, future, said });
    keep();
  };
  return {
    key: '',
    now: { deck: emptyDeck(), start: [], words: '' },
    past: [],
    future: [],
    saved: null,
    borrowed: false,
    by: '',
    said: '',
    open: (key, { deck, start = [], saved = null, borrowed = false, by = '' }) => {
      lastMerge = '';
      set({
        key,
        now: { deck, start, words: '' },
        past: [],
        future: [],
        saved,
        borrowed,
        by,
        said: '',
      });
    },
    edit: (change, words, merge = '') => {
      const { now, past } = get();
      const deck = change(now.deck);
      if (deck === now.deck) return;
      const joined = merge !== '' && merge === lastMerge && past.length > 0;
      lastMerge = merge;
      const before = joined ? past : [...past, now].slice(-MOST_STEPS);
      go({ deck, start: startIn(deck, now.start), words }, before, [], words);
    },
    setStart: (start) => {
      const { now, past } = get();
      lastMerge = '';
      go(
        { ...now, start, words: t('Starting company') },
        [...past, now].slice(-MOST_STEPS),
        [],
        '',
      );
    },
    undo: () => {
      const { now, past, future } = get();
      const before = past.at(-1);
      if (!before) return;
      lastMerge = '';
      go(before, past.slice(0, -1), [now, ...future], t('Undone: {{words}}', { words: now.words }));
    },
    redo: () => {
      const { now, past, future } = get();
      const [next, ...rest] = future;
      if (!next) return;
      lastMerge = '';
      go(next, [...past, now], rest, t('Done again: {{words}}', { words: next.words }));
    },
    setSaved: (saved, key) => {
      const old = get().key;
      if (key && key !== old) keepDraft(old, null, []);
      set({ saved, borrowed: false, ...(key ? { key } : {}) });
      keep();
    },
  };
});

/** Who starts must be in the pool, as often as that. */
function startIn(deck: Deck, start: readonly CardId[]): readonly CardId[] {
  const left = new Map(deck.pool);
  const kept = start.filter((id) => {
    const n = left.get(id) ?? 0;
    left.set(id, n - 1);
    return n > 0;
  });
  return kept.length === start.length ? start : kept;
}
