import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../app/words.ts';
import { Icon } from '../design/icons.tsx';
import { useGame, useTableState } from './context.tsx';

const MoreMenu = lazy(() => import('./MoreMenu.tsx'));

/** What can be done at a table that was just opened comes first, and what is seldom done after it. */
const SETTLED = 700;

function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}

/** In its place until it has come, so that nothing moves. */
const Coming = () => (
  <button type="button" className="btn btn-small" aria-label={t('More')} disabled>
    <Icon name="menu" />
  </button>
);

/** Take-back, which stays where it is whether it can be used or not, and all that is seldom needed. */
export function GameMenu() {
  const { table, update, seat } = useGame();
  const line = useTableState((t) => t.line);
  const over = update.info.status === 'over';
  const late = useSettled();
  return (
    <div className="flex items-center gap-1">
      {!line && (
        <span className="chip text-ember" role="status">
          {t('reconnecting …')}
        </span>
      )}
      <button
        type="button"
        className="btn btn-small"
        disabled={update.takeback === 'no' || over || seat < 0}
        onClick={() => table.takeback()}
        title={
          update.takeback === 'ask'
            ? t('Something hidden was seen: your opponent is asked')
            : t('Take back your last choice')
        }
      >
        <Icon name="undo" />
        <span className="hide-narrow">
          {update.takeback === 'ask' ? t('Ask to take back') : t('Take back')}
        </span>
        <span className="sr-only">{t('Take back')}</span>
      </button>
      <Suspense fallback={<Coming />}>{late ? <MoreMenu /> : <Coming />}</Suspense>
    </div>
  );
}
