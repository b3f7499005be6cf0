import { stampOf } from '@mathom/engine/attention/hush';
import { follow, isStale } from '@mathom/engine/attention/plan';
import { passDelay } from '@mathom/engine/attention/stops';
import { PASSED_CARDS } from '@mathom/protocol';
import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { useGame, useTable, useTableState } from './context.tsx';
import { useUi } from './ui.ts';
import { ASKS, passesHidden } from './useOwnAnswer.ts';

const some = (cards: readonly string[]): string[] => cards.slice(0, PASSED_CARDS);

/** What the server is told of it, where passes are hidden and it makes them. */
function usePassesTold(): void {
  const { update } = useGame();
  const table = useTable();
  const autopass = useSettings((x) => x.autopass);
  const stops = useSettings((x) => x.stops);
  const quiet = useSettings((x) => x.quiet);
  const marked = useSettings((x) => x.marked);
  const passOwn = useSettings((x) => x.passOwn);
  const line = useTableState((t) => t.line);
  const wanted = passesHidden(update)
    ? { autopass, stops, quiet: some(quiet), marked: some(marked), passOwn }
    : null;
  const told = JSON.stringify(wanted);
  const isTold = told === JSON.stringify(update.settings?.passing ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` is what was wanted
  useEffect(() => {
    if (wanted && !isTold && line) table.setPassing(wanted);
  }, [told, isTold, table, line]);
}

/**
 * Answers for you: what you have said already, what has an answer of itself, and a pass where no
 * stop is set. Among people that takes a moment of chance length; a bot draws nothing from it.
 */
export function useAutopass(): void {
  const { s, asked, own, busy, update, seat } = useGame();
  const table = useTable();
  const set = useUi((u) => u.set);
  const n = update.n;
  const watched = update.info.players.some((p) => !p.bot && p.seat !== seat);
  usePassesTold();
  // what was marked in another game, or meant for it, is over
  const game = update.info.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another table
  useEffect(() => {
    set({ plan: null, picked: [], letGo: [], hush: undefined, declined: [] });
  }, [game, set]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new update is a new question
  useEffect(() => {
    if (busy || !asked) return;
    const { plan } = useUi.getState();
    if (plan && !isStale(s, asked.seat, plan)) {
      const { answer, rest } = follow(s, asked, plan);
      if (answer >= 0) {
        set({ plan: rest });
        table.choose(answer);
        return;
      }
    }
    // a plan that does not go on from here is over, unless the page itself answers what came between
    if (own === ASKS)
      set({ plan: plan && !isStale(s, asked.seat, plan) ? follow(s, asked, plan).rest : null });
    if (own < 0) return;
    const timer = setTimeout(
      () => {
        const option = asked.options[own];
        if (asked.about === 'discard-one' && option.type === 'card') set({ letGo: [] });
        table.choose(own);
      },
      passDelay(asked, watched ? Math.random() : null),
    );
    return () => clearTimeout(timer);
  }, [s, asked, own, busy, watched, table, n]);
}

/** Not again this turn, or not until the others do something. */
export function useHush(): { readonly turn: () => void; readonly doing: () => void } {
  const { s, seat } = useGame();
  const set = useUi((u) => u.set);
  return {
    turn: () => set({ hush: { until: 'turn', turn: s.turn } }),
    doing: () => set({ hush: { until: 'doing', stamp: stampOf(s, seat) } }),
  };
}
