import { t, told } from '../../app/words.ts';
import { nameOr } from '../../cards/data.ts';
import { useNames } from '../../cards/names.ts';
import { useGame, useTable } from '../context.tsx';
import { togglePicked, useUi } from '../ui.ts';
import { drawSo, takeCards } from './gestures.ts';

/** Several cards are chosen: each can be taken and put back, until all are confirmed at once. */
export function GatherList() {
  const { s, choices, gather, busy } = useGame();
  const names = useNames();
  const picked = useUi((u) => u.picked);
  const set = useUi((u) => u.set);
  if (gather?.how !== 'cards') return null;
  const cards = [...choices.byCard.keys()];
  return (
    <fieldset className="option-list picks" aria-label={t('Which cards')}>
      {cards.map((id) => {
        const on = picked.includes(id);
        return (
          <button
            key={id}
            type="button"
            className="option option-pick"
            aria-pressed={on}
            data-pick={id}
            data-choice={id}
            disabled={busy || (!on && picked.length >= gather.most)}
            onClick={() => togglePicked(id, gather.most)}
            onPointerEnter={() => set({ lit: [id] })}
            onPointerLeave={() => set({ lit: [] })}
          >
            <span className="tick" aria-hidden="true" />
            <span>{names.words(nameOr(s, id))}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

const VERBS: Readonly<Record<string, string>> = told({
  'discard-to-size': 'Discard',
  support: 'Tap for support',
});

/** The one confirmation, or how many cards are drawn. */
export function GatherFoot() {
  const { s, asked, gather, busy } = useGame();
  const table = useTable();
  const picked = useUi((u) => u.picked);
  if (!asked || !gather) return null;
  if (gather.how === 'count')
    return (
      <fieldset className="counts" aria-label={t('How many more cards you draw')}>
        {Array.from({ length: gather.most + 1 }, (_, n) => gather.most - n).map((n) => (
          <button
            key={n}
            type="button"
            className="btn btn-gold"
            data-count={n}
            data-choice={n === 0 ? 1 : 0}
            disabled={busy}
            onClick={() => drawSo(table, s, asked, gather, n)}
          >
            {n === 0 ? t('Draw none') : t('Draw {{n}}', { n })}
            <span className="key" aria-hidden="true">
              {n}
            </span>
          </button>
        ))}
      </fieldset>
    );
  const enough = picked.length >= gather.least && picked.length > 0;
  const of = gather.least === gather.most ? t(' of {{most}}', { most: gather.most }) : '';
  return (
    <button
      type="button"
      className="btn btn-gold gather-go"
      data-confirm
      disabled={busy || !enough}
      onClick={() => takeCards(table, s, asked, gather, picked)}
    >
      {`${VERBS[asked.about] ?? t('Take')} ${picked.length}${of}`}
      <span className="key" aria-hidden="true">
        ↵
      </span>
    </button>
  );
}
