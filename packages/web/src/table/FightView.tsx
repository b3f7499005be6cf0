import { type Cid, type Frame, query } from '@mathom/engine';
import { CardFace } from '../cards/CardFace.tsx';
import { knownCard, nameOr } from '../cards/data.ts';
import { keyed } from '../design/keys.ts';
import { useGame } from './context.tsx';
import { cardNumber, committedNumber } from './model/numbers.ts';
import { companyWord, plural } from './model/words.ts';
import { Num } from './Num.tsx';
import { openCard } from './ui.ts';

type Attack = Extract<Frame, { p: 'attack' }>;
type Pair = Attack['assigned'][number];

const STATUS = ['', 'tapped', 'wounded', ''] as const;

/** What came of it, for the one who struck. */
const RESULTS: Readonly<Record<Pair['result'], string>> = {
  '': 'strikes at',
  defeated: 'has fallen to',
  failed: 'is beaten by',
  ineffectual: 'comes to nothing against',
  successful: 'has hit',
  canceled: 'does not strike at',
};

/** One who fights: his face, his name, and what he brings to his dice. */
function Fighter({ id, side }: { readonly id: Cid; readonly side: 'by' | 'who' }) {
  const { s } = useGame();
  const card = knownCard(s, id);
  const here = s.zone[id] === 'play';
  const status = here ? STATUS[s.status[id]] : 'gone';
  const now = query.strikeFrame(s);
  const strikes = side === 'by' && now?.by === id;
  const prowess = strikes ? committedNumber(s, now) : here ? cardNumber(s, 'prowess', id) : null;
  return (
    <span className="fighter" data-side={side} data-status={status || undefined}>
      {card && (
        <button
          type="button"
          className="card"
          style={{ ['--w' as string]: '40px' }}
          aria-label={`${card.name}${status ? `, ${status}` : ''}: look closer`}
          onClick={() => openCard(card.id, id)}
        >
          <CardFace card={card} />
        </button>
      )}
      <span className="min-w-0">
        <span className="fighter-name text-sm">{nameOr(s, id)}</span>
        <span className="flex gap-1 items-center text-xs text-dim">
          {prowess && (
            <Num
              label={`Prowess of ${nameOr(s, id)} in this fight`}
              told={prowess}
              icon="prowess"
            />
          )}
          {status}
        </span>
      </span>
    </span>
  );
}

/** What weighs on him who is struck at in the strike of now. */
function weights(pair: Pair, now: ReturnType<typeof query.strikeFrame>, current: boolean): string {
  return [
    pair.excess > 0 ? `−${pair.excess} for ${plural(pair.excess, 'strike')} too many` : '',
    current && now?.byStay ? 'strikes at −3 to stay untapped' : '',
    current && now?.stay ? 'faces it at −3 to stay untapped' : '',
    current && now && now.support > 0 ? `+${now.support} support` : '',
  ]
    .filter((x) => x !== '')
    .join(', ');
}

/** Two companies fight: who strikes at whom, how strong both are, and how it went. */
export function FightView({ frame }: { readonly frame: Attack }) {
  const { s } = useGame();
  const now = query.strikeFrame(s);
  const foe = frame.foe.k === 'company' ? query.company(s, frame.foe.company) : undefined;
  const idle = (foe ? query.fighters(s, foe) : []).filter(
    (id) => !frame.assigned.some((a) => a.by === id),
  );
  const given = frame.s === 'next' || frame.s === 'between' || now !== null;
  return (
    <section className="attack fight" aria-label="Two companies fight">
      <div className="min-w-0 grow">
        <p className="kicker text-ember">
          Company against company{frame.canceled ? ' · canceled' : ''}
        </p>
        <p className="display text-[1.02rem]">
          {foe ? companyWord(s, foe.id) : 'A company'} against {companyWord(s, frame.company)}
        </p>
        <ol className="pairs">
          {keyed(frame.assigned, (a) => a.who).map(([key, a], i) => {
            const current = now !== null && now.i === i && a.result === '';
            const more = weights(a, now, current);
            return (
              <li key={key} data-now={current || undefined} data-result={a.result || undefined}>
                <Fighter id={a.by} side="by" />
                <span className="versus text-xs">
                  {RESULTS[a.result]}
                  {more && <small className="text-dim">{more}</small>}
                </span>
                <Fighter id={a.who} side="who" />
              </li>
            );
          })}
        </ol>
        {idle.length > 0 && (
          <p className="text-xs text-dim">
            {given ? 'Strikes too many: ' : 'Without a foe yet: '}
            {idle.map((id) => nameOr(s, id)).join(', ')}
          </p>
        )}
      </div>
    </section>
  );
}
