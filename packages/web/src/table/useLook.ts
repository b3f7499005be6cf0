import { query } from '@mathom/engine';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { knownCard } from '../cards/data.ts';
import { useGame } from './context.tsx';
import type { Choice } from './model/choices.ts';
import { openCard, useUi } from './ui.ts';

const LONG_PRESS = 450;

/** The card that an option is about: the one that acts, or the site that it leads to. */
function aboutOf({ anchors, option }: Choice, at: number): number {
  if (anchors.cards.length > 0) return anchors.cards[0];
  return option.type === 'path' || option.type === 'enter' ? at : -1;
}

/**
 * An option is looked at as a card is: under the pointer or the keyboard it lights what it is about
 * and shows the card beside the list; a right click, a long touch or I opens it large.
 */
export function useLook(choice: Choice) {
  const { s } = useGame();
  const set = useUi((u) => u.set);
  const hovers = useSettings((x) => x.hover);
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const looked = useRef(false);
  const co = query.company(s, s.current);
  const cid = aboutOf(choice, co ? (co.dest >= 0 ? co.dest : co.site) : -1);
  const card = cid >= 0 ? knownCard(s, cid) : null;
  const light = (): void => set({ lit: choice.anchors.cards, litChoice: choice.index });
  const unlight = (): void => set({ lit: [], litChoice: -1, hover: null });
  const show = (e: { readonly currentTarget: Element }): void => {
    // on the map the place itself is shown, and is not to be covered
    const onMap = useUi.getState().pane === 'map' && card?.kind === 'site';
    if (!card || !hovers || onMap) return;
    const { left } = e.currentTarget.getBoundingClientRect();
    if (useUi.getState().hover?.card !== card.id) set({ hover: { card: card.id, x: 0, left } });
  };
  return {
    cid,
    /** whether the press that ends was a look, and no answer */
    wasLook: (): boolean => {
      const was = looked.current;
      looked.current = false;
      return was;
    },
    handlers: {
      onPointerEnter: light,
      onPointerLeave: () => {
        clearTimeout(press.current);
        unlight();
      },
      onPointerMove: (e: PointerEvent) => {
        const moved = e.movementX !== 0 || e.movementY !== 0;
        if (e.pointerType === 'mouse' && moved) show(e);
      },
      onFocus: light,
      onBlur: unlight,
      onPointerDown: (e: PointerEvent) => {
        looked.current = false;
        if (e.pointerType === 'mouse' || !card) return;
        press.current = setTimeout(() => {
          looked.current = true;
          openCard(card.id, cid);
        }, LONG_PRESS);
      },
      onPointerUp: () => clearTimeout(press.current),
      onPointerCancel: () => clearTimeout(press.current),
      onContextMenu: (e: MouseEvent) => {
        if (!card) return;
        e.preventDefault();
        openCard(card.id, cid);
      },
    },
  };
}
