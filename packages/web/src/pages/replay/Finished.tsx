import type { GameInfo } from '@mathom/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { day } from '../../app/numbers.ts';
import { playerName } from '../../app/player-name.ts';
import { engineWords, t } from '../../app/words.ts';
import { fetchFinished } from './api.ts';

/** Who won, and how it stood. */
export function endOf(
  { winner, totals }: Pick<NonNullable<GameInfo['result']>, 'winner' | 'totals'>,
  players: readonly { readonly name: string }[],
): string {
  const name = playerName(players[winner]?.name ?? t('Somebody'));
  // who gives up ends it before anything is counted
  if (totals.length === 0) return winner < 0 ? t('a draw') : t('{{name}} won', { name });
  const count = totals.join(' : ');
  return winner < 0
    ? t('a draw, {{count}}', { count })
    : t('{{name}} won, {{count}}', { name, count });
}

/** Our finished games, each a link to its replay. */
export function Finished() {
  const { data, error } = useQuery({ queryKey: ['finished'], queryFn: fetchFinished });
  return (
    <>
      <h1 className="text-4xl text-gold mb-4">{t('Replays')}</h1>
      {error ? <p role="alert">{engineWords(error.message)}</p> : null}
      {!data && !error ? <p role="status">{t('Looking for your games…')}</p> : null}
      {data?.length === 0 ? (
        <p className="text-dim">
          {t(
            'None of your games is finished yet. When one is, it can be stepped through here, decision by decision, and played on from any of them.',
          )}
        </p>
      ) : null}
      <ul className="replay-list">
        {data?.map((g) => (
          <li key={g.id}>
            <Link href={`/replay/${g.id}`} className="panel">
              <span>{g.players.map((p) => playerName(p.name)).join(` ${t('against')} `)}</span>
              <small>{g.result ? endOf(g.result, g.players) : ''}</small>
              <small>{day(g.changedAt)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
