import { type RefObject, useLayoutEffect, useRef } from 'react';

const SIZES = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.57, 0.54] as const;
const LAST = SIZES.length - 1;

/** How it is drawn: how large, and whether with less room between the cards. */
interface Drawn {
  readonly index: number;
  readonly tight: boolean;
}

const LARGE: Drawn = { index: 0, tight: false };
/** So large everything may be without anybody having to move up. */
const EASY = 2;

/** How much lies there: to count it is cheap, to lay it out is not. */
const crowd = (side: HTMLElement): string =>
  `${side.childElementCount}/${side.getElementsByClassName('card').length}`;

/** The room that there is, and what is taken of it: both may change after the first look, when the rest of the page has come. */
const boxOf = (side: HTMLElement): string =>
  `${side.clientWidth}x${side.clientHeight}/${side.scrollHeight}`;

/** How far down what lies there reaches: more than is seen, or less. */
const depth = (side: HTMLElement): number =>
  side.scrollHeight > side.clientHeight + 1
    ? side.scrollHeight
    : Math.max(0, ...[...side.children].map((e) => e.getBoundingClientRect().bottom)) -
      side.getBoundingClientRect().top;

/** The largest size at which nothing is below the fold. Each look at another size lays the side out anew. */
function fit(side: HTMLElement, was: Drawn): Drawn {
  const take = ({ index, tight }: Drawn): void => {
    side.style.setProperty('--fit', String(SIZES[index]));
    side.toggleAttribute('data-tight', tight);
  };
  const fits = (drawn: Drawn): boolean => {
    take(drawn);
    return side.scrollHeight <= side.clientHeight + 1;
  };
  /** what is wrapped grows as its cards do, so the sizes can be halved again and again */
  const largest = (tight: boolean): Drawn => {
    let [low, high] = [0, LAST];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (fits({ index: middle, tight })) high = middle;
      else low = middle + 1;
    }
    return { index: low, tight };
  };
  if (getComputedStyle(side).overflowY === 'visible') {
    if (was !== LARGE) take(LARGE);
    return LARGE;
  }
  if (fits(was)) {
    if (was.index === 0 && !was.tight) return LARGE;
    const larger = SIZES[Math.max(0, was.index - 1)] / SIZES[was.index];
    if (was.index > 0 && depth(side) * larger > side.clientHeight) return was;
  }
  const loose = largest(false);
  const tight = loose.index > EASY ? largest(true) : loose;
  // who moves up should gain by it
  const best = tight.index < loose.index - 1 ? tight : loose;
  take(best);
  return best;
}

/** Companies are drawn as large as there is room for all of them: none is below the fold. */
export function useFit(of: unknown): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const last = useRef({ drawn: LARGE, crowd: '', box: '' });
  const watch = useRef<ResizeObserver | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const side = ref.current;
      if (!side || boxOf(side) === last.current.box) return;
      last.current.drawn = fit(side, last.current.drawn);
      last.current.box = boxOf(side);
    };
    watch.current = new ResizeObserver(look);
    last.current.crowd = '';
    return () => watch.current?.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is the reason to look
  useLayoutEffect(() => {
    const side = ref.current;
    const now = side ? crowd(side) : '';
    if (!side || now === last.current.crowd) return;
    last.current.crowd = now;
    last.current.drawn = fit(side, last.current.drawn);
    last.current.box = boxOf(side);
    watch.current?.disconnect();
    for (const e of [side, ...side.children]) watch.current?.observe(e);
  }, [of]);
  return ref;
}
