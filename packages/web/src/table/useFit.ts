import { type RefObject, useLayoutEffect, useRef } from 'react';

const SIZES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54] as const;

/** Companies are drawn as large as there is room for all of them: none is below the fold. */
export function useFit(of: unknown): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is the reason to measure
  useLayoutEffect(() => {
    const side = ref.current;
    if (!side) return;
    const fit = (): void => {
      const scrolls = getComputedStyle(side).overflowY !== 'visible';
      for (const size of SIZES) {
        side.style.setProperty('--fit', String(scrolls ? size : 1));
        if (!scrolls || side.scrollHeight <= side.clientHeight + 1) return;
      }
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(side);
    return () => watch.disconnect();
  }, [of]);
  return ref;
}
