import { type Cid, type Frame, query } from '@mathom/engine';
import { useEffect, useRef } from 'react';
import { t, told } from '../app/words.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { knownCard, nameOr } from '../cards/data.ts';
import { useNames } from '../cards/names.ts';
import { keyed } from '../design/keys.ts';
import { useGame } from './context.tsx';
import { cardNumber, committedNumber } from './model/numbers.ts';
import { companyWord, countOf } from './model/words.ts';
import { Num } from './Num.tsx';
import { openCard } from './ui.ts';

type Attack = Extract<Frame, { p: 'attack' }>;
type Pair = Attack['assigned'][number];

const STATUS = ['', 'tapped', 'wounded', ''] as const;

/** To whose side the blow went: 1 to him who was struck at, -1 back to the striker. */
const DARTS: Readonly<Partial<Record<Pair['result'], number>>> = {
  successful: 1,
  defeated: -1,
  failed: -1,
};

/** What came of it, for the one who struck. */
const RESULTS: Readonly<Record<Pair['result'], string>> = told({
  '': 'strikes at',
  defeated: 'has fallen to',
  failed: 'is beaten by',
  ineffectual: 'comes to nothing against',
  successful: 'has hit',
  canceled: 'does not strike at',
});

/** One who fights: his face, his name, and what he brings to his dice. */
function Fighter({ id, side }: { readonly id: Cid; readonly side: 'by' | 'who' }) {
  const { s } = useGame();
  const names = useNames();
  const card = knownCard(s, id);
  const here = s.zone[id] === 'play';
  const status = here ? STATUS[s.status[id]] : 'gone';
  const now = query.strikeFrame(s);
  const strikes = side === 'by' && now?.by === id;
  const prowess = strikes ? committedNumber(s, now) : here ? cardNumber(s, 'prowess', id) : null;
  const name = card ? names.card(card.id, card.name) : nameOr(s, id);
  return (
    <span className="fighter" data-side={side} data-status={status || undefined}>
      {card && (
        <button
          type="button"
          className="card"
          style={{ ['--w' as string]: '44px' }}
          aria-label={t('{{name}}{{x2}}: look closer', { name, x2: status ? `, ${status}` : '' })}
          onClick={() => openCard(card.id, id)}
        >
          <CardFace card={card} />
        </button>
      )}
      <span className="fighter-name">{name}</span>
      <span className="fighter-prowess">
        {prowess && (
          <Num
            label={t('Prowess of {{name}} in this fight', { name })}
            told={prowess}
            icon="prowess"
          />
        )}
        {status && <small>{status}</small>}
      </span>
    </span>
  );
}

/** What weighs on either in the strike of now. */
function weights(pair: Pair, now: ReturnType<typeof query.strikeFrame>, current: boolean): string {
  return [
    pair.excess > 0
      ? t('−{{n}} for {{strikes}} too many', {
          n: pair.excess,
          strikes: countOf(pair.excess, 'strike'),
        })
      : '',
    current && now?.byStay ? t('strikes at −3 to stay untapped') : '',
    current && now?.stay ? t('faces it at −3 to stay untapped') : '',
    current && now && now.support > 0 ? `+${now.support} support` : '',
  ]
    .filter((x) => x !== '')
    .join(', ');
}

/** Two crossed swords; a dart from him who hit to him who was hit. */
function Blades({ result }: { readonly result: Pair['result'] }) {
  const dart = DARTS[result];
  return (
    <svg className="blades" viewBox="0 0 24 24" aria-hidden="true">
      {dart === undefined ? (
        <path
          d="M3 3l4 .6L19 17l-2 2L4 7zM21 3l-4 .6L5 17l2 2L20 7zM15.500 19.500l4-4 1 1-4 4zM8.500 19.500l-4-4-1 1 4 4z"
          fill="currentColor"
        />
      ) : (
        <path
          d="M2 9.500h12V4l8 8-8 8v-5.500H2z"
          fill="currentColor"
          transform={dart < 0 ? 'rotate(180 12 12)' : undefined}
        />
      )}
    </svg>
  );
}

/** One against one. */
function Duel({ pair, i }: { readonly pair: Pair; readonly i: number }) {
  const { s } = useGame();
  const now = query.strikeFrame(s);
  const current = now !== null && now.i === i && pair.result === '';
  const more = weights(pair, now, current);
  const tile = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) tile.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <li
      ref={tile}
      className="duel"
      data-now={current || undefined}
      data-result={pair.result || undefined}
    >
      <Fighter id={pair.by} side="by" />
      <span className="versus">
        <Blades result={pair.result} />
        <span className="versus-word">{RESULTS[pair.result]}</span>
      </span>
      <Fighter id={pair.who} side="who" />
      {more && <small className="duel-more">{more}</small>}
    </li>
  );
}

/** Two companies fight: who strikes at whom, how strong both are, and how it went. */
export function FightView({ frame }: { readonly frame: Attack }) {
  const { s } = useGame();
  const names = useNames();
  const now = query.strikeFrame(s);
  const foe = frame.foe.k === 'company' ? query.company(s, frame.foe.company) : undefined;
  const idle = (foe ? query.fighters(s, foe) : []).filter(
    (id) => !frame.assigned.some((a) => a.by === id),
  );
  const given = frame.s === 'next' || frame.s === 'between' || now !== null;
  return (
    <section className="attack fight" aria-label={t('Two companies fight')}>
      <p className="fight-head">
        <span className="kicker text-ember">
          {t('Company against company')}
          {frame.canceled ? ` ${t('· canceled')}` : ''}
        </span>
        <span className="fight-who">
          {names.words(foe ? companyWord(s, foe.id) : 'A company')} {t('against')}{' '}
          {names.words(companyWord(s, frame.company))}
        </span>
      </p>
      <ol className="duels">
        {keyed(frame.assigned, (a) => a.who).map(([key, a], i) => (
          <Duel key={key} pair={a} i={i} />
        ))}
        {idle.length > 0 && (
          <li className="duel duel-idle">
            <span className="kicker">{given ? t('Strikes too many') : t('Without a foe yet')}</span>
            <span className="idle-faces">
              {idle.map((id) => (
                <Fighter key={id} id={id} side="by" />
              ))}
            </span>
          </li>
        )}
      </ol>
    </section>
  );
}
