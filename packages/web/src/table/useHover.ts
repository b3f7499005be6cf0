import type { PointerEvent } from 'react';
import { useSettings } from '../app/settings.ts';
import { useUi } from './ui.ts';

/**
 * Hovering shows a card large, away from the pointer. A card that comes to lie under a pointer
 * which rests is not hovered: only one that the pointer goes to.
 */
export function useHover(card: string | null) {
  const on = useSettings((s) => s.hover);
  const set = useUi((u) => u.set);
  if (!card || !on) return {};
  return {
    onPointerMove: (e: PointerEvent) => {
      const moved = e.movementX !== 0 || e.movementY !== 0;
      if (e.pointerType !== 'mouse' || !moved) return;
      if (useUi.getState().hover?.card !== card) set({ hover: { card, x: e.clientX } });
    },
    onPointerLeave: () => set({ hover: null }),
  };
}
