import { query } from '@mathom/engine';
import { useEffect } from 'react';
import { knownCard } from '../cards/data.ts';
import type { Load } from './carry/drops.ts';
import { lift } from './carry/useCarry.ts';
import { useGame, useTable } from './context.tsx';
import { listed } from './DecisionPanel.tsx';
import { drawSo, takeCards } from './flow/gestures.ts';
import { openCard, toggleLetGo, togglePicked, useUi } from './ui.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"]') !== null;

/** The card or the company that the keyboard is on. */
function focused(): Load | null {
  const { dataset } = (document.activeElement as HTMLElement | null) ?? {};
  if (dataset?.cid !== undefined) return { is: 'card', id: Number(dataset.cid) };
  const company = dataset?.carryCompany;
  return company === undefined ? null : { is: 'company', id: Number(company) };
}

/**
 * 1-9 take an option (or choose one of several cards, Enter confirms them; of draws 0-9 say how many),
 * P passes, B goes back, U takes back, I looks closer at the focused card, D lets it go at the end of
 * the turn, C picks up what is focused and carries it. Under a cover no key does anything.
 */
export function useKeys(): void {
  const game = useGame();
  const { table, choices, busy, update, s, asked, gather } = game;
  const plain = useTable();
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
      if (document.querySelector('.curtain')) return;
      const key = e.key.toLowerCase();
      const cid = Number((document.activeElement as HTMLElement | null)?.dataset.cid ?? -1);
      if (key === 'd' && cid >= 0 && s.zone[cid] === 'hand') {
        toggleLetGo(query.idOf(s, cid));
        return;
      }
      if (key === 'i') {
        const about = Number((document.activeElement as HTMLElement | null)?.dataset.about ?? -1);
        const wanted = cid >= 0 ? cid : about;
        if (wanted >= 0 && knownCard(s, wanted)) openCard(query.idOf(s, wanted), wanted);
        return;
      }
      if (key === 'u' && update.takeback !== 'no') {
        table.takeback();
        return;
      }
      if (busy) return;
      const load = key === 'c' ? focused() : null;
      if (load) {
        lift(game, load, true);
        return;
      }
      if (asked && gather?.how === 'count' && /^[0-9]$/.test(key)) {
        if (Number(key) <= gather.most) drawSo(plain, s, asked, gather, Number(key));
        return;
      }
      if (asked && gather?.how === 'cards') {
        const { picked } = useUi.getState();
        const nth = /^[1-9]$/.test(key) ? [...choices.byCard.keys()][Number(key) - 1] : undefined;
        if (nth !== undefined) togglePicked(nth, gather.most);
        const onButton = (e.target as HTMLElement | null)?.closest('button') ?? null;
        if (key === 'enter' && !onButton && picked.length > 0 && picked.length >= gather.least)
          takeCards(plain, s, asked, gather, picked);
        if (key !== 'p') return;
      }
      const order = listed(choices.groups);
      const done = choices.plain.find(
        (c) => c.option.type === (key === 'p' ? 'pass' : key === 'b' ? 'back' : ''),
      );
      const taken = /^[1-9]$/.test(key) ? order[Number(key) - 1] : done;
      if (!taken) return;
      e.preventDefault();
      useUi.getState().set({ menu: null, company: null, lit: [], sheet: false });
      table.choose(taken.index);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [game, table, plain, choices, busy, update, s, asked, gather]);
}
