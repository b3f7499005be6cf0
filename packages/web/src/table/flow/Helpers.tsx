import { query } from '@mathom/engine';
import { STAYING } from '@mathom/engine/attention/plan';
import { useEffect, useState } from 'react';
import { t } from '../../app/words.ts';
import { nameOr } from '../../cards/data.ts';
import { useNames } from '../../cards/names.ts';
import { useGame } from '../context.tsx';
import { togglePicked, useUi } from '../ui.ts';

const helping = () => import('@mathom/engine/attention/helping');

/** Who could tap in support of the one who is struck: chosen together with how he faces it. */
export function useHelpers(): readonly number[] {
  const { s, asked } = useGame();
  const [found, setFound] = useState<{ readonly of: unknown; readonly ids: readonly number[] }>();
  const wanted = asked !== null && STAYING.some((x) => x === asked.about);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    helping().then(
      ({ supportersOf }) => {
        const f = query.strikeFrame(s);
        if (!here || f?.who !== asked?.card || !f) return;
        setFound({ of: s, ids: supportersOf(s, f) });
        useUi.getState().set({ helping: s });
      },
      () => {},
    );
    return () => {
      here = false;
    };
  }, [wanted, s, asked]);
  return wanted && found?.of === s ? found.ids : [];
}

export function Helpers({ ids }: { readonly ids: readonly number[] }) {
  const { s, busy } = useGame();
  const names = useNames();
  const picked = useUi((u) => u.picked);
  const set = useUi((u) => u.set);
  if (ids.length === 0) return null;
  return (
    <fieldset className="helpers">
      <legend className="kicker">{t('With the support of')}</legend>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="btn btn-small"
          aria-pressed={picked.includes(id)}
          data-helper={id}
          disabled={busy}
          onClick={() => togglePicked(id, ids.length)}
          onPointerEnter={() => set({ lit: [id] })}
          onPointerLeave={() => set({ lit: [] })}
        >
          {names.words(nameOr(s, id))} +1
        </button>
      ))}
    </fieldset>
  );
}
