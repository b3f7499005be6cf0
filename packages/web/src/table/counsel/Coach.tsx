import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { useNames } from '../../cards/names.ts';
import { useGame } from '../context.tsx';
import { passWord } from '../model/words.ts';
import { useUi } from '../ui.ts';
import { useOutlook } from './useOutlook.ts';
import './counsel.css';

/** So many games somebody is helped without having asked. */
const FIRST = 3;

const useCoached = (): boolean =>
  useSettings((x) => x.coach === 'on' || (x.coach === 'first' && x.played < FIRST));

/** One line above the options: what one might do, and why. */
export function Coach() {
  const { s, decision } = useGame();
  const names = useNames();
  const on = useCoached();
  const set = useSettings((x) => x.set);
  const o = useOutlook();
  const line = useMemo(() => {
    if (!on || !o || !decision) return '';
    try {
      return o.counsel(o, s, decision);
    } catch {
      return '';
    }
  }, [on, o, s, decision]);
  if (!line) return null;
  return (
    <p className="coach">
      <span>{names.words(line)}</span>
      <button
        type="button"
        className="coach-off"
        aria-label={t('No more counsel')}
        title={t('No more counsel (the settings bring it back)')}
        onClick={() => set({ coach: 'off' })}
      >
        ×
      </button>
    </p>
  );
}

/** What a bot in your place would do: it sees what you see. */
export function HintButton() {
  const { s, decision, choices, update, busy } = useGame();
  const names = useNames();
  const set = useUi((u) => u.set);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question has a new answer
  useEffect(() => setSaid(''), [update.n]);
  const view = update.view;
  if (!decision || !view) return null;
  const ask = async (): Promise<void> => {
    try {
      const { greedy } = await import('@mathom/bots/greedy');
      const index = greedy.choose({ ...view, state: s, decision }, () => 0);
      const choice = choices.all[index];
      set({ lit: choice.anchors.cards, litChoice: index, hinted: index });
      setSaid(
        t(passWord(decision, choice.option)) ||
          [choice.group, choice.words].filter(Boolean).map(names.words).join(': '),
      );
    } catch {
      setSaid(t('No counsel for this one.'));
    }
  };
  return (
    <>
      <button type="button" className="btn btn-small hint-button" disabled={busy} onClick={ask}>
        {t('Hint')}
      </button>
      {said && (
        <p className="hint-said" role="status">
          {t('A bot in your place:')} <b>{said}</b>
        </p>
      )}
    </>
  );
}
