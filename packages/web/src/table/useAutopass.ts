import { passDelay } from '@mathom/engine/attention/stops';
import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { useGame } from './context.tsx';

/** What is worth a question is judged by the rules themselves, which come when they are needed. */
const passing = () => import('@mathom/engine/attention/passing');

/** Passes for you where no stop is set, after a moment of chance length. */
export function useAutopass(): void {
  const { s, decision, table, busy, update } = useGame();
  const autopass = useSettings((x) => x.autopass);
  const stops = useSettings((x) => x.stops);
  const quiet = useSettings((x) => x.quiet);
  const marked = useSettings((x) => x.marked);
  const passOwn = useSettings((x) => x.passOwn);
  const n = update.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new update is a new question
  useEffect(() => {
    if (!autopass || busy || !decision?.options.some((o) => o.type === 'pass')) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    passing().then(
      ({ passFor }) => {
        if (!here) return;
        const pass = passFor(s, decision, { autopass, stops, quiet, marked, passOwn });
        if (pass < 0) return;
        // a server that hides passes holds them all alike: a delay of ours on top would tell them apart
        const wait = update.info.settings.hidePasses ? 0 : passDelay(Math.random());
        timer = setTimeout(() => table.choose(pass), wait);
      },
      // who cannot load it is asked
      () => {},
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [s, decision, busy, autopass, stops, quiet, marked, passOwn, table, n]);
}
