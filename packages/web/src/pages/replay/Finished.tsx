import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { engineWords, t } from '../../app/words.ts';
import { fetchFinished } from './api.ts';

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
              <span>{g.players.map((p) => p.name).join(' against ')}</span>
              <small>
                {g.result
                  ? `${g.result.winner >= 0 ? `${g.players[g.result.winner]?.name ?? 'somebody'} won` : 'a draw'}, ${g.result.totals.join(' to ')}`
                  : ''}
              </small>
              <small>{new Date(g.changedAt).toLocaleDateString()}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
