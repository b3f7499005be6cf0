import type { GameInfo } from '@mathom/protocol';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { gameDeck } from '../../api/decks.ts';
import { api, words } from '../../api/rest.ts';
import { hasPage } from '../../app/pages.ts';
import { useSettings } from '../../app/settings.ts';
import { CreateForm } from './CreateForm.tsx';
import { GameRow } from './GameRow.tsx';

function List({
  title,
  games,
  empty,
  action,
}: {
  readonly title: string;
  readonly games: readonly GameInfo[];
  readonly empty: string;
  readonly action: (g: GameInfo) => ReactNode;
}) {
  return (
    <section className="panel p-5" aria-label={title}>
      <h2 className="text-lg text-gold mb-3">{title}</h2>
      {games.length === 0 && <p className="text-dim italic">{empty}</p>}
      <ul className="flex flex-col gap-2">
        {games.map((g) => (
          <GameRow key={g.id} game={g}>
            {action(g)}
          </GameRow>
        ))}
      </ul>
    </section>
  );
}

export default function LobbyPage() {
  const [, go] = useLocation();
  const deck = useSettings((s) => s.deck);
  const games = useQuery({ queryKey: ['games'], queryFn: api.games, refetchInterval: 5000 });
  const join = useMutation({
    mutationFn: (id: string) => api.join(id, gameDeck(deck)),
    onSuccess: (_, id) => go(`/game/${id}`),
  });
  const watch = useMutation({
    mutationFn: (id: string) => api.spectate(id),
    onSuccess: (_, id) => go(`/game/${id}`),
  });
  const error = games.error ?? join.error ?? watch.error;
  const mine = games.data?.mine ?? [];
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-4xl text-gold">Lobby</h1>
      {error && (
        <p className="text-ember" role="alert">
          {words(error)}
        </p>
      )}
      {mine.length > 0 && (
        <List
          title="Your games"
          games={mine}
          empty="None yet."
          action={(g) => (
            <Link
              href={g.status === 'over' && hasPage('replay') ? `/replay/${g.id}` : `/game/${g.id}`}
              className="btn"
            >
              {g.status === 'over' ? 'Look at it' : 'Resume'}
            </Link>
          )}
        />
      )}
      <CreateForm />
      <div className="grid gap-5 lg:grid-cols-2">
        <List
          title="Open games"
          games={games.data?.open ?? []}
          empty="Nobody is waiting. Open a table and send the link to a friend."
          action={(g) => (
            <button
              type="button"
              className="btn btn-gold"
              disabled={join.isPending}
              onClick={() => join.mutate(g.id)}
            >
              Join
            </button>
          )}
        />
        <List
          title="Games to watch"
          games={games.data?.watchable ?? []}
          empty="No game is being shown."
          action={(g) => (
            <button
              type="button"
              className="btn"
              disabled={watch.isPending}
              onClick={() => watch.mutate(g.id)}
            >
              Watch
            </button>
          )}
        />
      </div>
    </div>
  );
}
