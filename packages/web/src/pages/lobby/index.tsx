import type { GameInfo } from '@mathom/protocol';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameDeck } from '../../api/decks.ts';
import { api, words } from '../../api/rest.ts';
import { hasPage } from '../../app/pages.ts';
import { useSettings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
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

type Length = GameInfo['settings']['length'];
type Rules = GameInfo['settings']['rules'];

interface Wanted {
  readonly length: Length | '';
  readonly rules: Rules | '';
  readonly clock: '' | 'with' | 'without';
}

const ANY: Wanted = { length: '', rules: '', clock: '' };

const fits = ({ settings }: GameInfo, w: Wanted): boolean =>
  (w.length === '' || settings.length === w.length) &&
  (w.rules === '' || settings.rules === w.rules) &&
  (w.clock === '' || (settings.clock !== null) === (w.clock === 'with'));

const FILTERS: readonly (readonly [
  keyof Wanted,
  string,
  readonly (readonly [string, string])[],
])[] = [
  [
    'length',
    'Length',
    [
      ['', 'any length'],
      ['starter', 'starter'],
      ['short', 'short'],
      ['long', 'long'],
      ['campaign', 'campaign'],
    ],
  ],
  [
    'rules',
    'Rules',
    [
      ['', 'any rules'],
      ['coe', 'Council of Elrond'],
      ['crf', 'older rulings'],
      ['tournament', 'tournament'],
    ],
  ],
  [
    'clock',
    'Clock',
    [
      ['', 'with or without a clock'],
      ['with', 'with a clock'],
      ['without', 'without a clock'],
    ],
  ],
];

/** Which of the games are looked for. */
function Filters({
  wanted,
  change,
}: {
  readonly wanted: Wanted;
  readonly change: (w: Wanted) => void;
}) {
  return (
    <search className="flex flex-wrap gap-3 items-center" aria-label={t('Which games')}>
      {FILTERS.map(([key, label, options]) => (
        <label key={key} className="flex items-center gap-2">
          <span className="sr-only">{t(label)}</span>
          <select
            className="field field-small w-auto"
            value={wanted[key]}
            onChange={(e) => change({ ...wanted, [key]: e.target.value })}
          >
            {options.map(([value, word]) => (
              <option key={value} value={value}>
                {t(word)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </search>
  );
}

export default function LobbyPage() {
  const [wanted, setWanted] = useState<Wanted>(ANY);
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
  const invited = games.data?.invited ?? [];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <h1 className="text-4xl text-gold">{t('Lobby')}</h1>
        <Link href="/profile" className="link">
          {t('Your record and whom you blocked')}
        </Link>
      </div>
      {error && (
        <p className="text-ember" role="alert">
          {words(error)}
        </p>
      )}
      {invited.length > 0 && (
        <List
          title={t('You are asked for a rematch')}
          games={invited}
          empty=""
          action={(g) => (
            <Link href={`/game/${g.id}`} className="btn btn-gold">
              {t('Look at the table')}
            </Link>
          )}
        />
      )}
      {mine.length > 0 && (
        <List
          title={t('Your games')}
          games={mine}
          empty={t('None yet.')}
          action={(g) => (
            <Link
              href={g.status === 'over' && hasPage('replay') ? `/replay/${g.id}` : `/game/${g.id}`}
              className="btn"
            >
              {g.status === 'over' ? t('Look at it') : t('Resume')}
            </Link>
          )}
        />
      )}
      <CreateForm />
      <Filters wanted={wanted} change={setWanted} />
      <div className="grid gap-5 lg:grid-cols-2">
        <List
          title={t('Open games')}
          games={(games.data?.open ?? []).filter((g) => fits(g, wanted))}
          empty={t('Nobody is waiting. Open a table and send the link to a friend.')}
          action={(g) => (
            <button
              type="button"
              className="btn btn-gold"
              disabled={join.isPending}
              onClick={() => join.mutate(g.id)}
            >
              {t('Join')}
            </button>
          )}
        />
        <List
          title={t('Games to watch')}
          games={(games.data?.watchable ?? []).filter((g) => fits(g, wanted))}
          empty={t('No game is being shown.')}
          action={(g) => (
            <button
              type="button"
              className="btn"
              disabled={watch.isPending}
              onClick={() => watch.mutate(g.id)}
            >
              {t('Watch')}
            </button>
          )}
        />
      </div>
    </div>
  );
}
