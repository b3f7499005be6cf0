import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Which rows of a long list are in sight, and how wide the list is. */
export interface Sight {
  readonly width: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Only the rows in sight are drawn. The list scrolls with the page, or in the nearest element
 * around it that scrolls by itself.
 */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  rowHeight: (width: number) => number,
  rows: (width: number) => number,
  spare = 2,
): Sight & { show(row: number): void } {
  const [sight, setSight] = useState<Sight>({ width: 0, first: 0, last: 0 });
  const ask = useRef({ rowHeight, rows });
  ask.current = { rowHeight, rows };

  const look = useCallback((): void => {
    const el = list.current;
    if (!el) return;
    const width = el.clientWidth;
    const height = ask.current.rowHeight(width);
    const count = ask.current.rows(width);
    const box = scroller(el);
    const top = box
      ? el.getBoundingClientRect().top - box.getBoundingClientRect().top
      : el.getBoundingClientRect().top;
    const seen = box ? box.clientHeight : window.innerHeight;
    const first = Math.max(0, Math.floor(-top / height) - spare);
    const last = Math.min(count, Math.ceil((seen - top) / height) + spare);
    setSight((s) =>
      s.width === width && s.first === first && s.last === last
        ? s
        : { width, first: Math.min(first, Math.max(0, count - 1)), last: Math.max(first, last) },
    );
  }, [list, spare]);

  useLayoutEffect(look);
  useEffect(() => {
    const el = list.current;
    if (!el) return;
    const box = scroller(el);
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const target: HTMLElement | Window = box ?? window;
    target.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    const watch = new ResizeObserver(soon);
    watch.observe(el);
    if (box) watch.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      target.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
      watch.disconnect();
    };
  }, [list, look]);

  const show = useCallback(
    (row: number): void => {
      const el = list.current;
      if (!el) return;
      const height = ask.current.rowHeight(el.clientWidth);
      const box = scroller(el);
      const top = el.getBoundingClientRect().top + row * height;
      const [low, high] = box
        ? [box.getBoundingClientRect().top, box.getBoundingClientRect().bottom]
        : [0, window.innerHeight];
      const by = top < low ? top - low - 8 : top + height > high ? top + height - high + 8 : 0;
      if (by !== 0) (box ?? window).scrollBy({ top: by });
      look();
    },
    [list, look],
  );
  return { ...sight, show };
}

/** The nearest element around this one that scrolls; null for the page itself. */
function scroller(el: HTMLElement): HTMLElement | null {
  for (let at = el.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (overflowY === 'auto' || overflowY === 'scroll') return at;
  }
  return null;
}
