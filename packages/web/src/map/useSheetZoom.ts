import { select } from 'd3-selection';
import {
  type D3ZoomEvent,
  type ZoomBehavior,
  type ZoomTransform,
  zoom,
  zoomIdentity,
  zoomTransform,
} from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { SHEET } from './projection.ts';

export interface Spot {
  x: number;
  y: number;
}

/** What the map may be told to do. */
export interface SheetZoom {
  by(factor: number): void;
  pan(dx: number, dy: number): void;
  /** the whole sheet, filling the frame */
  home(): void;
  /** these places in sight */
  show(spots: readonly Spot[]): void;
}

/** The scale at which the sheet covers the frame in one direction at least. */
export const coverScale = (w: number, h: number): number =>
  Math.max(
    Math.min(w / SHEET.width, h / SHEET.height),
    Math.max(w / SHEET.width, h / SHEET.height) * 0.8,
  );

/** How large marks are on screen, though the sheet grows: half as fast as it. */
export const markScale = (k: number): number => Math.min(1.45, Math.max(0.62, 0.92 * k ** 0.5)) / k;

/** The transform that puts these places in the middle, not closer than `most`. */
export function fit(
  spots: readonly Spot[],
  w: number,
  h: number,
  least: number,
  most: number,
): { k: number; x: number; y: number } {
  const xs = spots.map((s) => s.x);
  const ys = spots.map((s) => s.y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.max(
    least,
    Math.min(most, (w * 0.7) / Math.max(1, x1 - x0), (h * 0.7) / Math.max(1, y1 - y0)),
  );
  return { k, x: w / 2 - (k * (x0 + x1)) / 2, y: h / 2 - (k * (y0 + y1)) / 2 };
}

const still = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Zoom and pan. Nothing of React is drawn anew while the sheet moves: the drawing below is moved
 * as a picture, and drawn sharp again when the hand lets go.
 */
export function useSheetZoom(
  frame: RefObject<HTMLDivElement | null>,
  base: RefObject<HTMLDivElement | null>,
  marks: RefObject<SVGGElement | null>,
  first: readonly Spot[],
): SheetZoom {
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
  const start = useRef(first);

  useEffect(() => {
    const el = frame.current;
    if (!el) return;
    const draw = (t: ZoomTransform): void => {
      if (base.current) base.current.style.transform = `translate(${t.x}px,${t.y}px) scale(${t.k})`;
      if (marks.current) {
        marks.current.setAttribute('transform', t.toString());
        marks.current.style.setProperty('--inv', String(markScale(t.k)));
      }
      el.dataset.zoom = t.k < 0.75 ? 'far' : t.k < 1.3 ? 'mid' : 'near';
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const z = zoom<HTMLDivElement, unknown>()
      .on('start', () => {
        clearTimeout(rest);
        if (base.current) base.current.style.willChange = 'transform';
      })
      .on('zoom', (e: D3ZoomEvent<HTMLDivElement, unknown>) => draw(e.transform))
      .on('end', () => {
        rest = setTimeout(() => {
          if (base.current) base.current.style.willChange = 'auto';
        }, 300);
      })
      // who drags a banner of his means the company, not the sheet
      .filter(
        (e: Event & { readonly ctrlKey?: boolean; readonly button?: number }) =>
          (!e.ctrlKey || e.type === 'wheel') &&
          !e.button &&
          !(
            e.type !== 'wheel' &&
            e.target instanceof Element &&
            e.target.closest('[data-carry-company]')
          ),
      )
      .clickDistance(6);
    behaviour.current = z;
    const sel = select(el);
    sel.call(z).on('dblclick.zoom', null);
    let placed = false;
    const size = (): void => {
      const { width: w, height: h } = el.getBoundingClientRect();
      if (w < 10 || h < 10) return;
      const least = Math.min(w / SHEET.width, h / SHEET.height);
      z.extent([
        [0, 0],
        [w, h],
      ])
        .scaleExtent([least * 0.9, Math.max(4, least * 6)])
        .translateExtent([
          [-80, -80],
          [SHEET.width + 80, SHEET.height + 80],
        ]);
      if (placed) return;
      placed = true;
      const spots = start.current;
      const k = coverScale(w, h);
      const t =
        spots.length > 0
          ? fit(spots, w, h, k, 1.6)
          : { k, x: (w - SHEET.width * k) / 2, y: (h - SHEET.height * k) / 2 };
      sel.call(z.transform, zoomIdentity.translate(t.x, t.y).scale(t.k));
    };
    size();
    const watch = new ResizeObserver(size);
    watch.observe(el);
    return () => {
      clearTimeout(rest);
      watch.disconnect();
      sel.on('.zoom', null);
    };
  }, [frame, base, marks]);

  const act = useCallback(
    (run: (el: HTMLDivElement, z: ZoomBehavior<HTMLDivElement, unknown>) => void): void => {
      if (frame.current && behaviour.current) run(frame.current, behaviour.current);
    },
    [frame],
  );
  /** Goes there in a few frames, or at once for those who want no motion. */
  const glide = useCallback(
    (to: { k: number; x: number; y: number }): void =>
      act((el, z) => {
        const from = zoomTransform(el);
        const set = (p: number): void => {
          const k = from.k * (to.k / from.k) ** p;
          const q = from.k === to.k ? p : (k - from.k) / (to.k - from.k);
          select(el).call(
            z.transform,
            zoomIdentity
              .translate(from.x + (to.x - from.x) * q, from.y + (to.y - from.y) * q)
              .scale(k),
          );
        };
        if (still()) return set(1);
        const began = performance.now();
        const tick = (now: number): void => {
          const p = Math.min(1, (now - began) / 260);
          set(1 - (1 - p) ** 3);
          if (p < 1) requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      }),
    [act],
  );
  const by = useCallback(
    (factor: number) => act((el, z) => select(el).call(z.scaleBy, factor)),
    [act],
  );
  const pan = useCallback(
    (dx: number, dy: number) =>
      act((el, z) =>
        select(el).call(z.translateBy, dx / zoomTransform(el).k, dy / zoomTransform(el).k),
      ),
    [act],
  );
  const home = useCallback(
    () =>
      act((el) => {
        const { width: w, height: h } = el.getBoundingClientRect();
        const k = Math.min(w / SHEET.width, h / SHEET.height);
        glide({ k, x: (w - SHEET.width * k) / 2, y: (h - SHEET.height * k) / 2 });
      }),
    [act, glide],
  );
  const show = useCallback(
    (spots: readonly Spot[]) =>
      act((el) => {
        if (spots.length === 0) return;
        const { width: w, height: h } = el.getBoundingClientRect();
        glide(fit(spots, w, h, coverScale(w, h), 1.6));
      }),
    [act, glide],
  );
  return { by, pan, home, show };
}
