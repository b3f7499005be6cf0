import { isHushed, stampOf, wasDeclined } from '@mathom/engine/attention/hush';
import { follow, isStale } from '@mathom/engine/attention/plan';
import { passDelay } from '@mathom/engine/attention/stops';
import { PASSED_CARDS } from '@mathom/protocol';
import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { useGame, useTable, useTableState } from './context.tsx';
import { useUi } from './ui.ts';

/** What is worth a question is judged by the rules themselves, which come when they are needed. */
const passing = () =>
  Promise.all([
    import('@mathom/engine/attention/passing'),
    import('@mathom/engine/attention/answers'),
  ]);

const some = (cards: readonly string[]): string[] => cards.slice(0, PASSED_CARDS);

/**
 * Answers for you: what you have said already, what has an answer of itself, and a pass where no
 * stop is set, after a moment of chance length.
 */
export function useAutopass(): void {
  const { s, asked, busy, update, seat } = useGame();
  const table = useTable();
  const autopass = useSettings((x) => x.autopass);
  const stops = useSettings((x) => x.stops);
  const quiet = useSettings((x) => x.quiet);
  const marked = useSettings((x) => x.marked);
  const passOwn = useSettings((x) => x.passOwn);
  const hush = useUi((u) => u.hush);
  const letGo = useUi((u) => u.letGo);
  const set = useUi((u) => u.set);
  const n = update.n;
  const line = useTableState((t) => t.line);
  // where passes are hidden the server makes them: from here they would tell by when they come
  const byServer = update.info.settings.hidePasses === true && seat >= 0;
  const wanted = byServer
    ? { autopass, stops, quiet: some(quiet), marked: some(marked), passOwn }
    : null;
  const told = JSON.stringify(wanted);
  const isTold = told === JSON.stringify(update.settings?.passing ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` is what was wanted
  useEffect(() => {
    if (wanted && !isTold && line) table.setPassing(wanted);
  }, [told, isTold, table, line]);
  // what was marked in another game, or meant for it, is over
  const game = update.info.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another table
  useEffect(() => {
    set({ plan: null, picked: [], letGo: [], hush: undefined, declined: [] });
  }, [game, set]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new update is a new question
  useEffect(() => {
    if (busy || !asked) return;
    const { plan, declined } = useUi.getState();
    if (plan && !isStale(s, asked.seat, plan)) {
      const { answer, rest } = follow(s, asked, plan);
      if (answer >= 0) {
        set({ plan: rest });
        table.choose(answer);
        return;
      }
    }
    // a plan that does not go on from here is over, unless the page itself answers what came between
    const asks = (): void =>
      set({ plan: plan && !isStale(s, asked.seat, plan) ? follow(s, asked, plan).rest : null });
    if (!autopass) {
      asks();
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    passing().then(
      ([{ passFor }, { answerFor }]) => {
        if (!here) return;
        const rules = {
          ...{ autopass, stops, quiet, marked, passOwn },
          ...{ hush, letGo, declined, hides: byServer },
        };
        const answer = answerFor(s, asked, rules);
        // who wants to be left alone is passed for from here; the server holds it as long as any pass
        const alone = isHushed(s, asked, hush) || wasDeclined(s, asked, declined);
        const passes = alone
          ? asked.options.findIndex((o) => o.type === 'pass')
          : byServer
            ? -1
            : passFor(s, asked, rules);
        const taken = Math.max(answer, passes);
        if (taken < 0) {
          asks();
          return;
        }
        timer = setTimeout(() => {
          const option = asked.options[taken];
          if (asked.about === 'discard-one' && option.type === 'card') set({ letGo: [] });
          table.choose(taken);
        }, passDelay(Math.random()));
      },
      // who cannot load it is asked
      () => {},
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [s, asked, busy, autopass, stops, quiet, marked, passOwn, hush, letGo, table, n, byServer]);
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
