import { query, type State, view } from '@mathom/engine';
import type { Level, ReplayBody } from '@mathom/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, words } from '../../api/rest.ts';
import { percent } from '../../app/numbers.ts';
import { playerName } from '../../app/player-name.ts';
import { engineWords, t } from '../../app/words.ts';
import { CardLink } from '../../cards/CardLink.tsx';
import { phaseWord } from '../../table/model/words.ts';
import { loadPool } from '../../watch/load.ts';
import { Player } from '../../watch/Player.tsx';
import { continueFrom, fetchReplay } from './api.ts';
import { CheckDice } from './CheckDice.tsx';
import { endOf, Finished } from './Finished.tsx';
import { Reel } from './model.ts';
import './replay.css';

interface Props {
  /** of the address: the game */
  params?: Record<string, string | undefined>;
}

/** Both sides open, or what one of them saw. */
type Side = 'both' | 0 | 1;

const seen = (s: State, side: Side): State => (side === 'both' ? s : view(s, side).state);

/** A finished game, by turn and by decision, from either side or both; without one, the list of yours. */
export function ReplayPage({ params }: Props) {
  const [path] = useLocation();
  const id = params?.id ?? decodeURIComponent(path.replace(/^\/replay\/?/, '').split('/')[0]);
  return id ? <Replay id={id} /> : <Finished />;
}

function Replay({ id }: { id: string }) {
  const [body, setBody] = useState<ReplayBody | null>(null);
  const [reel, setReel] = useState<Reel | null>(null);
  const [trouble, setTrouble] = useState('');
  const [wound, setWound] = useState(0);
  const [mine, setMine] = useState<0 | 1>(0);
  useEffect(() => {
    let gone = false;
    setBody(null);
    setReel(null);
    setTrouble('');
    fetchReplay(id)
      .then(async (b) => {
        // whoever played it himself sits where he sat: at the near side
        const you = await api.game(id).then(
          (g) => g.you,
          () => -1,
        );
        if (!gone) setMine(you === 1 ? 1 : 0);
        const made = new Reel(b.setup, b.choices, await loadPool(b.setup.rules), b.repairs);
        // a long game takes a moment: in pieces, so that the page stays alive
        const on = (): void => {
          if (gone) return;
          if (!made.wind(150)) {
            setWound(made.length / b.choices.length);
            setTimeout(on);
            return;
          }
          setReel(made);
          setBody(b);
        };
        on();
      })
      .catch((e: unknown) => !gone && setTrouble(words(e)));
    return () => {
      gone = true;
    };
  }, [id]);
  return (
    <main className="replay">
      <p className="replay-back">
        <Link href="/replay" className="link">
          {t('All replays')}
        </Link>
      </p>
      <h1>{t('Replay')}</h1>
      {trouble ? <p role="alert">{trouble}</p> : null}
      {!trouble && !reel ? (
        <p role="status">
          {t('Playing the game again…')} {wound > 0 ? percent(wound) : ''}
        </p>
      ) : null}
      {reel && body ? <Viewer reel={reel} body={body} id={id} mine={mine} /> : null}
    </main>
  );
}

interface ViewerProps {
  readonly reel: Reel;
  readonly body: ReplayBody;
  readonly id: string;
  /** the seat at the near side while both hands are open */
  readonly mine: 0 | 1;
}

function Viewer({ reel, body, id, mine }: ViewerProps) {
  const [, navigate] = useLocation();
  const start = Number(new URLSearchParams(location.search).get('at') ?? 0);
  const [at, setAt] = useState(Number.isInteger(start) && start >= 0 ? start : 0);
  const [side, setSide] = useState<Side>('both');
  const [level, setLevel] = useState<Level>('normal');
  const [asked, setAsked] = useState('');
  const names = body.players.map((p) => playerName(p.name));
  const turns = useMemo(() => reel.turns, [reel]);
  const turn = reel.turnAt(at);
  const seat = side === 'both' ? mine : side;
  const move = useCallback((n: number): void => {
    setAt(n);
    history.replaceState(history.state, '', `?at=${n}`);
  }, []);
  const frame = useCallback(
    (n: number) => {
      const step = reel.step(n);
      return side === 'both' ? step : { ...step, state: seen(step.state, side) };
    },
    [reel, side],
  );
  const over = reel.step(at).state.result !== null;
  const continueHere = (): void => {
    setAsked(t('Setting the table …'));
    continueFrom({ game: id, at, seat, level }).then(
      (g) => navigate(`/game/${g.id}`),
      (e: unknown) => setAsked(words(e)),
    );
  };
  return (
    <>
      <p className="replay-head">
        {names.join(` ${t('against')} `)}
        {body.result ? `: ${endOf(body.result, body.players)}` : ''}
        {reel.length - 1 < body.choices.length
          ? t(' (only the first {{x1}} of {{length}} choices can be played again)', {
              x1: reel.length - 1,
              length: body.choices.length,
            })
          : ''}
      </p>
      <nav className="replay-turns" aria-label={t('Turns')}>
        <button
          type="button"
          className="btn"
          disabled={turn === 0 && at === turns[0].at}
          onClick={() => move(turns[at > turns[turn].at ? turn : Math.max(0, turn - 1)].at)}
        >
          {t('Previous turn')}
        </button>
        <select
          className="field"
          aria-label={t('Turn')}
          value={turn}
          onChange={(e) => move(turns[Number(e.target.value)].at)}
        >
          {turns.map((mark, i) => (
            <option key={mark.at} value={i}>
              {mark.phase === 'setup'
                ? t('Setup')
                : t('Turn {{turn}}: {{x2}}', { turn: mark.turn, x2: names[mark.seat] ?? '' })}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="btn"
          disabled={turn >= turns.length - 1}
          onClick={() => move(turns[turn + 1].at)}
        >
          {t('Next turn')}
        </button>
        <select
          className="field"
          aria-label={t('Phase')}
          value={reel.marks.findLast((m) => m.at <= at)?.at ?? 0}
          onChange={(e) => move(Number(e.target.value))}
        >
          {reel.marks
            .filter((m) => m.turn === turns[turn].turn && m.seat === turns[turn].seat)
            .map((m) => (
              <option key={m.at} value={m.at}>
                {engineWords(phaseWord(m.phase))}
              </option>
            ))}
        </select>
        <label className="watch-pick">
          <span>{t('Side')}</span>
          <select
            className="field"
            value={side}
            onChange={(e) =>
              setSide(e.target.value === 'both' ? 'both' : e.target.value === '1' ? 1 : 0)
            }
          >
            <option value="both">{t('Both hands open')}</option>
            <option value={0}>{names[0]}</option>
            <option value={1}>{names[1]}</option>
          </select>
        </label>
      </nav>
      {side === 'both' ? <OtherHand state={reel.step(at).state} seat={1 - seat} /> : null}
      <Player
        title={t('Replay')}
        length={reel.length}
        frame={frame}
        at={at}
        onMove={move}
        seat={seat}
        pace={1100}
      >
        <label className="watch-pick">
          <span>{t('Bot')}</span>
          <select
            className="field"
            value={level}
            onChange={(e) => setLevel(e.target.value as Level)}
          >
            <option value="easy">{t('easy')}</option>
            <option value="normal">{t('normal')}</option>
            <option value="hard">{t('hard')}</option>
          </select>
        </label>
        <button
          type="button"
          className="btn btn-gold"
          onClick={continueHere}
          disabled={over}
          title={t('A new game against the bot from this position, as {{x1}}', {
            x1: names[seat] ?? t('you'),
          })}
        >
          {t('Continue from here')}
        </button>
        {asked ? <span role="status">{asked}</span> : null}
      </Player>
      {body.result ? <CheckDice body={body} reel={reel} /> : null}
    </>
  );
}

/** The hand that the board does not show. */
function OtherHand({ state, seat }: { state: State; seat: number }) {
  const p = state.players[seat];
  if (!p || p.hand.length === 0) return null;
  return (
    <p className="replay-hand">
      {playerName(p.name)} {t('holds')}{' '}
      {p.hand.map((id, i) => (
        <span key={id}>
          {i > 0 ? ', ' : ''}
          <CardLink card={query.idOf(state, id)} name={query.nameOf(state, id)} />
        </span>
      ))}
    </p>
  );
}

export default ReplayPage;
