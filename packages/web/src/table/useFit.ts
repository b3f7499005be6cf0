import { type RefObject, useLayoutEffect, useRef } from 'react';

const SIZES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54] as const;

/** How much lies there: to count it is cheap, to lay it out is not. */
const crowd = (side: HTMLElement): string =>
  `${side.childElementCount}/${side.getElementsByClassName('card').length}`;

/** The room that there is: it may change after the first look, when the rest of the page has come. */
const boxOf = (side: HTMLElement): string => `${side.clientWidth}x${side.clientHeight}`;

/** How far down what lies there reaches: more than is seen, or less. */
const depth = (side: HTMLElement): number =>
  side.scrollHeight > side.clientHeight + 1
    ? side.scrollHeight
    : Math.max(0, ...[...side.children].map((e) => e.getBoundingClientRect().bottom)) -
      side.getBoundingClientRect().top;

/** The largest size at which nothing is below the fold. Each look at another size lays the side out anew. */
function fit(side: HTMLElement, was: number): number {
  const take = (index: number): void => side.style.setProperty('--fit', String(SIZES[index]));
  const overflows = (): boolean => side.scrollHeight > side.clientHeight + 1;
  if (getComputedStyle(side).overflowY === 'visible') {
    if (was > 0) take(0);
    return 0;
  }
  let index = was;
  while (overflows() && index < SIZES.length - 1) take(++index);
  if (index > was) return index;
  // larger: what is wrapped grows at least as its cards do, so most steps need not be tried
  for (; index > 0; index--) {
    if ((depth(side) * SIZES[index - 1]) / SIZES[index] > side.clientHeight) return index;
    take(index - 1);
    if (overflows()) {
      take(index);
      return index;
    }
  }
  return index;
}

/** Companies are drawn as large as there is room for all of them: none is below the fold. */
export function useFit(of: unknown): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const last = useRef({ index: 0, crowd: '', box: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is the reason to look
  useLayoutEffect(() => {
    const side = ref.current;
    const now = side ? crowd(side) : '';
    if (!side || now === last.current.crowd) return;
    last.current.crowd = now;
    last.current.box = boxOf(side);
    last.current.index = fit(side, last.current.index);
  }, [of]);
  useLayoutEffect(() => {
    const side = ref.current;
    if (!side) return;
    const watch = new ResizeObserver(() => {
      const box = boxOf(side);
      if (box === last.current.box) return;
      last.current.box = box;
      last.current.index = fit(side, last.current.index);
    });
    watch.observe(side);
    return () => watch.disconnect();
  }, []);
  return ref;
}
