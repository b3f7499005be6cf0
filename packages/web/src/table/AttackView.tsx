import { type Frame, query } from '@mathom/engine';
import { t, told } from '../app/words.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { knownCard, nameOr } from '../cards/data.ts';
import { useNames } from '../cards/names.ts';
import { keyed } from '../design/keys.ts';
import { useGame } from './context.tsx';
import { attackNumber, cardNumber } from './model/numbers.ts';
import { countOf } from './model/words.ts';
import { Num } from './Num.tsx';
import { openCard, useUi } from './ui.ts';

type Attack = Extract<Frame, { p: 'attack' }>;

const RESULTS: Readonly<Record<string, string>> = told({
  defeated: 'strike defeated',
  failed: 'withstood',
  ineffectual: 'no effect',
  successful: 'hit',
  canceled: 'canceled',
});

function Strikes({ frame }: { readonly frame: Attack }) {
  const { s } = useGame();
  const set = useUi((u) => u.set);
  const names = useNames();
  const now = query.strikeFrame(s);
  return (
    <ul className="strikes">
      {keyed(frame.assigned, (a) => a.who).map(([key, a], i) => {
        const current = now !== null && now.i === i && a.result === '';
        const prowess = knownCard(s, a.who) ? cardNumber(s, 'prowess', a.who) : null;
        return (
          <li key={key} data-now={current || undefined} data-result={a.result || undefined}>
            <button type="button" className="link text-sm" onClick={() => set({ lit: [a.who] })}>
              {names.words(nameOr(s, a.who))}
            </button>
            {prowess && (
              <Num
                label={t('Prowess of {{x1}} in this attack', { x1: nameOr(s, a.who) })}
                told={prowess}
                icon="prowess"
              />
            )}
            <span className="text-xs text-dim">
              {a.excess > 0
                ? t('{{x1}} in excess (−{{excess}}) ', {
                    x1: countOf(a.excess, 'strike'),
                    excess: a.excess,
                  })
                : ''}
              {current ? t('faces the strike') : (RESULTS[a.result] ?? t('waits'))}
              {current && now.penalty !== 0 ? ` ${now.penalty}` : ''}
              {current && now.support > 0
                ? t(' +{{support}} support', { support: now.support })
                : ''}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The attack: its numbers, who faces which strike, and how it went. */
export function AttackView({ frame }: { readonly frame: Attack }) {
  const { s } = useGame();
  const card = knownCard(s, frame.card);
  const names = useNames();
  const strikes = attackNumber(s, frame, 'strikes');
  const prowess = attackNumber(s, frame, 'attack-prowess');
  const body = attackNumber(s, frame, 'attack-body');
  return (
    <section className="attack" aria-label={t('Attack: {{name}}', { name: frame.name })}>
      {card && (
        <button
          type="button"
          className="card"
          data-flies={frame.card}
          style={{ ['--w' as string]: '66px' }}
          aria-label={t('{{name}}: look closer', { name: card.name })}
          onClick={() => openCard(card.id, frame.card)}
        >
          <CardFace card={card} />
        </button>
      )}
      <div className="min-w-0">
        <p className="kicker text-ember">
          {t('Attack')}
          {frame.total > 1
            ? t(' {{x1}} of {{total}}', { x1: frame.index + 1, total: frame.total })
            : ''}
          {frame.detainment ? ` ${t('· detainment')}` : ''}
          {frame.canceled ? ` ${t('· canceled')}` : ''}
        </p>
        <div className="flex flex-wrap gap-1 items-center text-sm">
          <p className="display text-[1.02rem] mr-1">{names.words(frame.name)}</p>
          <Num label={t('Strikes')} told={strikes}>
            {countOf(strikes.value, 'strike')}
          </Num>
          <Num label={t('Prowess of the attack')} told={prowess} icon="prowess" />
          {body.value >= 0 && <Num label={t('Body of the attack')} told={body} icon="body" />}
        </div>
        <Strikes frame={frame} />
      </div>
    </section>
  );
}
