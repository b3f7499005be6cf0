import { passDelay, passFor } from '@mathom/engine/attention';
import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { useGame } from './context.tsx';

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
    if (!decision || busy) return;
    const pass = passFor(s, decision, { autopass, stops, quiet, marked, passOwn });
    if (pass < 0) return;
    // a server that hides passes holds them all alike: a delay of ours on top would tell them apart
    const wait = update.info.settings.hidePasses ? 0 : passDelay(Math.random());
    const timer = setTimeout(() => table.choose(pass), wait);
    return () => clearTimeout(timer);
  }, [s, decision, busy, autopass, stops, quiet, marked, passOwn, table, n]);
}
