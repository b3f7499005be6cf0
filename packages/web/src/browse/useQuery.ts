import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { catalogue, readAll, readForeign, useReady } from './all.ts';
import { wordsOf } from './fold.ts';
import { fromAddress, type Query, toAddress } from './query.ts';
import { type Found, search } from './search.ts';

/** A name is long enough to be told from others in seven languages. */
const FOREIGN_FROM = 3;

/** What answers a query; it is asked again when there is more to search in. */
export function useFound(query: Query): Found {
  const version = useReady((r) => r.version);
  const late = useDeferredValue(query);
  useEffect(readAll, []);
  const typed = wordsOf(query.words).some((w) => w.length >= FOREIGN_FROM);
  useEffect(() => {
    if (typed) readForeign();
  }, [typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the rows know more
  return useMemo(() => {
    const start = performance.now();
    const found = search(catalogue, late);
    performance.measure('mathom-search', { start });
    return found;
  }, [late, version]);
}

const WAIT = 180;

/** The query that stands in the address: it changes at once here, and a moment later there. */
export function useAddressQuery(): [Query, (next: Query) => void] {
  const at = useSearch();
  const [path, go] = useLocation();
  const [query, setQuery] = useState(() => fromAddress(at));
  const written = useRef(toAddress(query));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    // the reader went back or forward, or followed a link
    if (at === written.current || toAddress(fromAddress(at)) === written.current) return;
    clearTimeout(timer.current);
    written.current = toAddress(fromAddress(at));
    setQuery(fromAddress(at));
  }, [at]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback(
    (next: Query): void => {
      setQuery(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        written.current = toAddress(next);
        go(written.current ? `${path}?${written.current}` : path, { replace: true });
      }, WAIT);
    },
    [go, path],
  );
  return [query, change];
}
