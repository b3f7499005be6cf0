import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, words } from '../api/rest.ts';
import { sourceName } from '../design/symbols.tsx';
import { useGame, useTable, useTableState } from './context.tsx';
import { SOURCES, scoreOf } from './model/numbers.ts';

/** A refusal of the server, in its words. */
export function ErrorNotice() {
  const table = useTable();
  const error = useTableState((t) => t.error);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => table.clearError(), 8000);
    return () => clearTimeout(timer);
  }, [error, table]);
  if (!error) return null;
  return (
    <div className="panel notice" role="alert">
      <p>{error.message}</p>
      <button type="button" className="btn btn-small" onClick={() => table.clearError()}>
        Close
      </button>
    </div>
  );
}

/** The other player would like to take something back. */
export function TakebackNotice() {
  const { update, table, seat, s } = useGame();
  const { asked } = update;
  if (!asked) return null;
  if (asked.by === seat)
    return (
      <div className="panel notice" role="status">
        Your opponent is asked whether you may take that back.
      </div>
    );
  return (
    <div className="panel notice" role="alertdialog" aria-label="Take-back asked">
      <p>
        {s.players[asked.by]?.name ?? 'Your opponent'} asks to take back{' '}
        {asked.choices === 1 ? 'a choice' : `${asked.choices} choices`}.
      </p>
      <button type="button" className="btn btn-small" onClick={() => table.answer(false)}>
        No
      </button>
      <button type="button" className="btn btn-small btn-gold" onClick={() => table.answer(true)}>
        Yes
      </button>
    </div>
  );
}

/** The maker of the game let it be asked whether those who watch may see the hands. */
export function HandsNotice() {
  const { update, table, seat } = useGame();
  const asked = seat >= 0 && update.hands?.agreed[seat] === null;
  if (!asked || update.info.status !== 'playing') return null;
  return (
    <div className="panel notice" role="alertdialog" aria-label="Hands for those who watch">
      <p>May those who watch see both hands? They do only while both of you agree.</p>
      <button type="button" className="btn btn-small" onClick={() => table.showHand(false)}>
        No
      </button>
      <button type="button" className="btn btn-small btn-gold" onClick={() => table.showHand(true)}>
        Yes
      </button>
    </div>
  );
}

/** The other is out of time, or gone for too long: nothing hangs. */
export function ClaimNotice() {
  const { update, table } = useGame();
  if (!update.claimable || update.info.status !== 'playing') return null;
  return (
    <div className="panel notice" role="status">
      <p>Your opponent is out of time or gone. The game is yours if you claim it.</p>
      <button type="button" className="btn btn-small btn-gold" onClick={() => table.claim()}>
        Claim the game
      </button>
    </div>
  );
}

const REASONS: Readonly<Record<string, string>> = {
  council: 'The council has met.',
  'one-ring': 'The One Ring is unmade.',
  'avatar-lost': 'A Wizard is lost.',
  concede: 'Conceded.',
  conceded: 'Conceded.',
  time: 'Time ran out.',
  absence: 'The other player did not come back.',
};

/** How it ended, by source. */
export function ResultNotice() {
  const { update, s, seat } = useGame();
  const [, go] = useLocation();
  const [said, setSaid] = useState('');
  const [hidden, hide] = useState(false);
  const result = update.info.result ?? s.result;
  if (update.info.status !== 'over' || !result || hidden) return null;
  const head =
    result.winner < 0
      ? 'A draw'
      : result.winner === seat
        ? 'You win'
        : `${s.players[result.winner]?.name} wins`;
  const again = async (): Promise<void> => {
    try {
      // always asked of the server: who asks second sits down by it, whether or not his page
      // has heard of the first
      const { id } = await api.rematch(update.game);
      go(`/game/${id}`);
    } catch (error) {
      setSaid(words(error));
    }
  };
  const scores = s.players.map((_, i) => scoreOf(s, i));
  const total = (i: number): number => result.totals[i] ?? scores[i].total;
  const rest = scores.map((x, i) => x.rest + total(i) - x.total);
  return (
    <section className="panel result" aria-label="Result">
      <h2 className="text-3xl text-gold">{head}</h2>
      <p className="text-dim">{REASONS[result.reason] ?? result.reason}</p>
      <table className="result-table">
        <thead>
          <tr>
            <th scope="col">Points</th>
            {s.players.map((p) => (
              <th key={p.name} scope="col">
                {p.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SOURCES.map((source) => (
            <tr key={source}>
              <th scope="row">{sourceName(source)}</th>
              {scores.map((x, i) => (
                <td key={s.players[i].name}>{x.council[source]}</td>
              ))}
            </tr>
          ))}
          {rest.some((n) => n !== 0) && (
            <tr>
              <th scope="row">taken off at the council</th>
              {rest.map((n, i) => (
                <td key={s.players[i].name}>{n === 0 ? '' : n}</td>
              ))}
            </tr>
          )}
          <tr className="result-total">
            <th scope="row">in all</th>
            {scores.map((_, i) => (
              <td key={s.players[i].name}>{total(i)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {said && <p className="text-ember">{said}</p>}
      <div className="flex flex-wrap gap-2 justify-center">
        {seat >= 0 && (
          <button type="button" className="btn btn-gold" onClick={again}>
            Play again
          </button>
        )}
        <Link href={`/replay/${update.game}`} className="btn">
          Replay
        </Link>
        <button type="button" className="btn" onClick={() => hide(true)}>
          Look at the table
        </button>
      </div>
    </section>
  );
}

/** One page, two players: the hand is not shown before the other has looked away. */
export function Curtain() {
  const { update, seat, s } = useGame();
  const [ready, setReady] = useState(-1);
  const on =
    update.info.settings.opponent === 'hotseat' &&
    update.info.status === 'playing' &&
    ready !== seat;
  if (!on) return null;
  return (
    <div className="curtain">
      <p className="display text-2xl text-gold">{s.players[seat]?.name}, it is for you to decide</p>
      <button type="button" className="btn btn-gold" onClick={() => setReady(seat)}>
        I am here: show my hand
      </button>
    </div>
  );
}
