import { lazy, Suspense } from 'react';
import { useGame } from '../context.tsx';

const Ceremony = lazy(() => import('./Ceremony.tsx'));

/** The end of the game comes when there is one. */
export function ResultNotice() {
  const { update, s } = useGame();
  const result = update.info.result ?? s.result;
  if (update.info.status !== 'over' || !result) return null;
  return (
    <Suspense fallback={null}>
      <Ceremony result={result} />
    </Suspense>
  );
}
