import { query } from '@mathom/engine';
import { useEffect } from 'react';
import { useGame } from './context.tsx';
import { listed } from './DecisionPanel.tsx';
import { openCard, useUi } from './ui.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"]') !== null;

/** 1-9 take an option, P passes, B goes back, U takes back, I looks closer at the focused card. */
export function useKeys(): void {
  const { table, choices, busy, update, s } = useGame();
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
      const key = e.key.toLowerCase();
      if (key === 'i') {
        const cid = Number((document.activeElement as HTMLElement | null)?.dataset.cid ?? -1);
        if (cid >= 0) openCard(query.idOf(s, cid), cid);
        return;
      }
      if (key === 'u' && update.takeback !== 'no') {
        table.takeback();
        return;
      }
      if (busy) return;
      const order = listed(choices.groups);
      const plain = choices.plain.find(
        (c) => c.option.type === (key === 'p' ? 'pass' : key === 'b' ? 'back' : ''),
      );
      const taken = /^[1-9]$/.test(key) ? order[Number(key) - 1] : plain;
      if (!taken) return;
      e.preventDefault();
      useUi.getState().set({ menu: null, company: null, lit: [], sheet: false });
      table.choose(taken.index);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table, choices, busy, update, s]);
}
