import type { Seat } from '@mathom/engine';
import { useEffect, useState } from 'react';
import { t } from '../app/words.ts';
import { useGame } from './context.tsx';

/** The time a player has left; it runs while he decides. */
export function Clock({ seat }: { readonly seat: Seat }) {
  const { update } = useGame();
  const { clocks } = update;
  const running = clocks?.running === seat;
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each update brings the clock anew
  useEffect(() => {
    setPassed(0);
    if (!running) return;
    const since = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - since), 500);
    return () => clearInterval(timer);
  }, [update, running]);
  const left = clocks?.left[seat];
  if (left === undefined) return null;
  const seconds = Math.max(0, Math.floor((left - passed) / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span
      className={`chip ${seconds < 60 ? 'text-ember' : ''}`}
      role="timer"
      aria-label={t('Clock {{text}}', { text })}
    >
      {text}
    </span>
  );
}
