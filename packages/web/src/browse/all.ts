import { allCards } from '@mathom/cards';
import { create } from 'zustand';
import { textOf } from '../cards/data.ts';
import { catalogueOf, readText } from './catalogue.ts';
import { loadForeign } from './foreign.ts';

/** Every card, ready to be searched. */
export const catalogue = catalogueOf(allCards);

interface Ready {
  /** grows whenever there is more to search in */
  readonly version: number;
  /** our words for every card have been worked out */
  readonly texts: boolean;
  /** names in other languages: not asked for, on their way, there, or not to be had */
  readonly foreign: 'no' | 'loading' | 'yes' | 'failed';
}

export const useReady = create<Ready>()(() => ({ version: 0, texts: false, foreign: 'no' }));

const more = (change: Partial<Ready> = {}): void =>
  useReady.setState((r) => ({ ...change, version: r.version + 1 }));

const idle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 400 });
  else setTimeout(run, 20);
};

/** So long the page may be busy at a time with reading the cards. */
const SLICE = 8;
let reading = false;

/** Works out our words for all cards, a few at a time, so that nothing stops meanwhile. */
export function readAll(): void {
  if (reading) return;
  reading = true;
  let next = 0;
  const go = (): void => {
    const until = performance.now() + SLICE;
    const before = next;
    while (next < catalogue.rows.length && performance.now() < until) {
      readText(catalogue.rows[next++], textOf);
    }
    const done = next >= catalogue.rows.length;
    if (done) more({ texts: true });
    else {
      if (Math.floor(before / 300) !== Math.floor(next / 300)) more();
      idle(go);
    }
  };
  idle(go);
}

/** Fetches the names in other languages, once, when somebody may look for one. */
export function readForeign(): void {
  const { foreign } = useReady.getState();
  if (foreign !== 'no' && foreign !== 'failed') return;
  useReady.setState({ foreign: 'loading' });
  loadForeign().then(
    (names) => {
      for (const [id, list] of names) {
        const row = catalogue.byId.get(id);
        if (row) row.foreign = list;
      }
      more({ foreign: 'yes' });
    },
    () => useReady.setState({ foreign: 'failed' }),
  );
}
