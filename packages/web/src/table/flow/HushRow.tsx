import { mayHush } from '@mathom/engine/attention/hush';
import { useSettings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { useGame } from '../context.tsx';
import { useHush } from '../useAutopass.ts';

/** Passing for a while, on the question itself: for the rest of the turn, or until others do something. */
export function HushRow() {
  const { s, decision, busy } = useGame();
  const { turn, doing } = useHush();
  const autopass = useSettings((x) => x.autopass);
  if (!autopass || !decision || !mayHush(s, decision)) return null;
  return (
    <div className="hush">
      <button
        type="button"
        className="btn btn-small btn-quiet"
        disabled={busy}
        data-hush="turn"
        title={t('Pass wherever I could act or answer, until this turn is over')}
        onClick={turn}
      >
        {t('Not again this turn')}
      </button>
      <button
        type="button"
        className="btn btn-small btn-quiet"
        disabled={busy}
        data-hush="doing"
        title={t('Pass until another plays something, or something new attacks')}
        onClick={doing}
      >
        {t('Until something happens')}
      </button>
    </div>
  );
}
