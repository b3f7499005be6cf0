import type { Decision } from '@mathom/engine';
import { describeOption, query } from '@mathom/engine';
import { useEffect, useState } from 'react';
import { t } from '../../app/words.ts';
import { nameOr } from '../../cards/data.ts';
import { useNames } from '../../cards/names.ts';
import { useGame, useTable } from '../context.tsx';
import type { Choice } from '../model/choices.ts';
import { useUi } from '../ui.ts';
import { face, takeBoth } from './gestures.ts';

const foreseeing = () => import('@mathom/engine/attention/foresee');

/** Who takes a strike, and at once whether he taps for it. The name alone leaves that for later. */
function Stance({ choice, who }: { readonly choice: Choice; readonly who: number }) {
  const { s, asked, busy } = useGame();
  const table = useTable();
  const names = useNames();
  if (!asked || s.status[who] !== 0) return null;
  const name = names.words(nameOr(s, who));
  const take = (stays: boolean) => () => {
    useUi.getState().set({ lit: [], litChoice: -1, sheet: false });
    face(table, s, asked, choice.index, who, stays);
  };
  return (
    <span className="quick">
      <button
        type="button"
        className="btn btn-small"
        data-stance="taps"
        disabled={busy}
        aria-label={t('{{name}} takes it and taps', { name })}
        onClick={take(false)}
      >
        {t('Taps')}
      </button>
      <button
        type="button"
        className="btn btn-small"
        data-stance="stays"
        disabled={busy}
        aria-label={t('{{name}} takes it and stays untapped, at -3', { name })}
        onClick={take(true)}
      >
        −3
      </button>
    </span>
  );
}

/** What an option would ask next, where a few answers are all there is: each is one click from here. */
function Answers({ choice }: { readonly choice: Choice }) {
  const { s, asked, busy } = useGame();
  const table = useTable();
  const names = useNames();
  const [next, setNext] = useState<Decision | null>(null);
  const { index } = choice;
  useEffect(() => {
    if (!asked) return;
    let here = true;
    foreseeing().then(
      ({ foresee, FEW }) => {
        if (!here) return;
        const then = foresee(s, asked, index);
        const answers = then?.options.filter((o) => o.type !== 'back').length ?? 0;
        setNext(then && answers > 1 && answers <= FEW ? then : null);
      },
      () => {},
    );
    return () => {
      here = false;
    };
  }, [s, asked, index]);
  if (!asked || !next) return null;
  return (
    <span className="quick">
      {next.options.map((o, i) => {
        if (o.type === 'back') return null;
        const word = names.words(describeOption(s, o, next.options));
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list
            key={i}
            type="button"
            className="btn btn-small"
            data-then={i}
            disabled={busy}
            aria-label={`${names.words(choice.words)}: ${word}`}
            onClick={() => takeBoth(table, s, asked, index, next, o)}
          >
            {word}
          </button>
        );
      })}
    </span>
  );
}

/** Answers that stand beside an option, so that it takes one click and not two. */
export function Quick({ choice }: { readonly choice: Choice }) {
  const { s, asked } = useGame();
  const o = choice.option;
  if (asked?.about === 'defend' && o.type === 'assign') {
    const a = query.attackFrame(s);
    // whom the attacker aims at is his affair
    return a && s.owner[o.who] === asked.seat ? <Stance choice={choice} who={o.who} /> : null;
  }
  if (asked?.about === 'strike' && o.type === 'strike')
    return <Stance choice={choice} who={o.who} />;
  if (asked?.kind === 'act' && (o.type === 'play' || o.type === 'use'))
    return <Answers choice={choice} />;
  return null;
}
