import { type PointerEvent, useEffect, useRef } from 'react';
import { knownCard } from '../../cards/data.ts';
import { type Game, useGame, useTable } from '../context.tsx';
import { takeBoth } from '../flow/gestures.ts';
import { companyWord } from '../model/words.ts';
import { openCard, useUi } from '../ui.ts';
import type { Load, Meaning, Place } from './drops.ts';

/** So far a pointer goes before what is under it is lifted, and so long a finger rests. */
const FAR = 7;
const HOLD = 320;

/** What can be carried from here. */
function loadAt(target: EventTarget | null): Load | null {
  if (!(target instanceof Element)) return null;
  if (target.closest('.let-go, .num, [role="dialog"]')) return null;
  const card = target.closest('.table-card[data-cid], .tucked[data-cid]');
  if (card) return { is: 'card', id: Number(card.getAttribute('data-cid')) };
  const company = target.closest('[data-carry-company]');
  return company ? { is: 'company', id: Number(company.getAttribute('data-carry-company')) } : null;
}

/** All places that an element lies in, the nearest first. */
export function placesAt(target: Element | null): Place[] {
  const out: Place[] = [];
  for (let e = target; e; e = e.parentElement) {
    const place = e.getAttribute('data-place');
    if (place) out.push(...place.split(' '));
    const site = e.getAttribute('data-site');
    if (site) out.push(`site:${site}`);
  }
  return out;
}

/** Picks it up, if there is anywhere to put it down. */
export async function lift(game: Game, load: Load, held: boolean): Promise<boolean> {
  const { s, asked, choices, busy, update } = game;
  if (!asked || busy) return false;
  const { dropsOf } = await import('./drops.ts');
  const drops = dropsOf(s, asked, choices, load);
  if (drops.size === 0) return false;
  const card = load.is === 'card' ? knownCard(s, load.id) : null;
  const name = load.is === 'company' ? companyWord(s, load.id) : (card?.name ?? '');
  const sites = [...drops.keys()].some((p) => p.startsWith('site:'));
  const ui = useUi.getState();
  ui.set({
    carry: { load, name, card: card?.id ?? '', drops, held, of: update.n },
    menu: null,
    company: null,
    hover: null,
    // where companies go is on the map
    ...(sites ? { pane: 'map', sheet: false } : {}),
  });
  return true;
}

export const putDown = (): void => useUi.getState().set({ carry: null });

/** Carrying with a pointer: at once by mouse, after a moment's rest with a finger. */
export function useCarry(): { onPointerDown(e: PointerEvent): void } {
  const game = useGame();
  const plain = useTable();
  const now = useRef(game);
  now.current = game;
  const drop = useDrop(now, plain);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  // what is carried in one position is not put down in another
  useEffect(() => {
    const { carry } = useUi.getState();
    if (carry && carry.of !== game.update.n) putDown();
  }, [game.update.n]);

  const onPointerDown = (e: PointerEvent): void => {
    const load = loadAt(e.target);
    if (!load || e.button !== 0 || useUi.getState().carry) return;
    const { pointerId, clientX: x0, clientY: y0, pointerType, target } = e;
    const finger = pointerType !== 'mouse';
    let state: 'down' | 'lifting' | 'carried' = 'down';
    let moved = false;
    let at = { x: x0, y: y0 };
    const begin = (): void => {
      state = 'lifting';
      useUi.getState().set({ lifting: true });
      lift(now.current, load, false).then((ok) => {
        const rests = finger && state === 'lifting';
        useUi.getState().set({ lifting: false });
        if (!ok) {
          end();
          // what can go nowhere can still be read
          const { s } = now.current;
          const card = rests && load.is === 'card' ? knownCard(s, load.id) : null;
          if (card) openCard(card.id, load.id);
          return;
        }
        if (state !== 'lifting') return putDown();
        state = 'carried';
        useUi.getState().set({ carryAt: at });
      });
    };
    const timer = finger ? setTimeout(begin, HOLD) : undefined;
    const onMove = (m: globalThis.PointerEvent): void => {
      if (m.pointerId !== pointerId) return;
      at = { x: m.clientX, y: m.clientY };
      const far = Math.hypot(at.x - x0, at.y - y0) > FAR;
      if (far && state === 'down') {
        if (finger) return end();
        begin();
      }
      moved ||= far;
      if (state === 'carried') useUi.getState().set({ carryAt: at, hover: null });
    };
    const onUp = (u: globalThis.PointerEvent): void => {
      if (u.pointerId !== pointerId) return;
      const was = state;
      end();
      if (was !== 'carried') return;
      noClick();
      // a finger that only rested wanted to read
      if (finger && !moved && load.is === 'card') {
        const { card } = useUi.getState().carry ?? {};
        putDown();
        if (card) openCard(card, load.id);
        return;
      }
      drop(document.elementFromPoint(u.clientX, u.clientY));
    };
    const onCancel = (c: globalThis.PointerEvent): void => {
      if (c.pointerId !== pointerId) return;
      if (state === 'carried') putDown();
      end();
    };
    // the page does not scroll under a finger that carries
    const still = (t: TouchEvent): void => {
      if (state !== 'down' && t.cancelable) t.preventDefault();
    };
    function end(): void {
      clearTimeout(timer);
      state = 'down';
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
      target.removeEventListener('touchmove', still as EventListener);
    }
    stop.current = end;
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    target.addEventListener('touchmove', still as EventListener, { passive: false });
  };
  return { onPointerDown };
}

/** The click that ends a gesture is no click on what lies there. */
function noClick(): void {
  const swallow = (e: Event): void => {
    e.stopPropagation();
    e.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

type Now = { readonly current: Game };

/** Puts down what is carried, on whatever of the page it is; outside of any place it is let go. */
export function useDrop(now: Now, plain: ReturnType<typeof useTable>) {
  return (target: Element | null): void => {
    const { carry } = useUi.getState();
    if (!carry) return;
    const place = placesAt(target).find((p) => carry.drops.has(p));
    const meant: readonly Meaning[] = (place !== undefined && carry.drops.get(place)) || [];
    putDown();
    const { s, asked, table, busy } = now.current;
    const [only] = meant;
    if (!asked || busy || !only) return;
    if (meant.length > 1 && target instanceof HTMLElement) {
      // it could mean this or that: one is asked which, there
      const only = meant.map((m) => m.choice.index);
      const { load } = carry;
      const at = target;
      useUi
        .getState()
        .set(
          load.is === 'card'
            ? { menu: { cid: load.id, at, only } }
            : { company: { id: load.id, at, only } },
        );
      return;
    }
    if (only.then) takeBoth(plain, s, asked, only.choice.index, only.then.next, only.then.answer);
    else table.choose(only.choice.index);
  };
}
