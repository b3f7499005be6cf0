import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../../api/rest.ts';
import { t } from '../../app/words.ts';
import { GameRow } from '../lobby/GameRow.tsx';

/** Games of yours that are not over: one tap away. */
export function Resume() {
  const games = useQuery({ queryKey: ['games'], queryFn: api.games, retry: false });
  const running = games.data?.mine.filter((g) => g.status !== 'over') ?? [];
  if (running.length === 0) return null;
  return (
    <section className="panel p-5 mb-6" aria-label={t('Your games')}>
      <h2 className="text-lg text-gold mb-2">{t('Go on where you were')}</h2>
      <ul className="flex flex-col gap-2">
        {running.slice(0, 5).map((g) => (
          <GameRow key={g.id} game={g}>
            <Link href={`/game/${g.id}`} className="btn btn-gold">
              {t('Resume')}
            </Link>
          </GameRow>
        ))}
      </ul>
    </section>
  );
}
