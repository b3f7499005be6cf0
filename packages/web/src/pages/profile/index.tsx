import type { Profile } from '@mathom/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { people } from '../../api/people.ts';
import { words } from '../../api/rest.ts';
import { day, number } from '../../app/numbers.ts';
import { Loading } from '../../app/Plain.tsx';
import { t } from '../../app/words.ts';
import { RatingLine } from './RatingLine.tsx';

function Rated({ profile }: { readonly profile: Profile }) {
  const { rating, history, guest } = profile;
  return (
    <section className="panel p-5" aria-label={t('Rating')}>
      <h2 className="text-lg text-gold mb-2">{t('Rating')}</h2>
      {rating ? (
        <>
          <p>
            <span className="text-3xl text-parch">{number(rating.rating)}</span>{' '}
            <span className="text-dim">
              {t('give or take')} {number(2 * rating.deviation)}
              {t(', after')} {rating.games} {rating.games === 1 ? t('game') : t('games')}
            </span>
          </p>
          <RatingLine history={history} />
        </>
      ) : (
        <p className="text-dim">
          {guest ? (
            <>
              {t('Rated games are for people with accounts.')}{' '}
              <Link href="/settings" className="link">
                {t('Make one')}
              </Link>{' '}
              {t('and keep your games.')}
            </>
          ) : (
            t('No rated game yet. Who opens a table in the lobby chooses whether it is rated.')
          )}
        </p>
      )}
    </section>
  );
}

function Decks({ decks }: Pick<Profile, 'decks'>) {
  return (
    <section className="panel p-5 overflow-x-auto" aria-label={t('Games by deck')}>
      <h2 className="text-lg text-gold mb-2">{t('Games by deck')}</h2>
      {decks.length === 0 ? (
        <p className="text-dim italic">{t('No finished game yet.')}</p>
      ) : (
        <table className="w-full text-left">
          <thead className="text-sm text-dim">
            <tr>
              <th scope="col">{t('Deck')}</th>
              <th scope="col">{t('Against')}</th>
              <th scope="col" className="text-right">
                {t('Played')}
              </th>
              <th scope="col" className="text-right">
                {t('Won')}
              </th>
              <th scope="col" className="text-right">
                {t('Drawn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {decks.map((one) => (
              <tr key={`${one.deck} ${one.against}`} className="border-t border-line">
                <th scope="row" className="font-normal py-1 pr-3">
                  {one.deck}
                </th>
                <td className="pr-3">{one.against === 'bot' ? t('bots') : t('people')}</td>
                <td className="text-right">{one.played}</td>
                <td className="text-right">{one.won}</td>
                <td className="text-right">{one.drawn}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** People whom one does not want to meet. */
function BlockList() {
  const client = useQueryClient();
  const list = useQuery({ queryKey: ['blocks'], queryFn: people.blocks });
  const unblock = useMutation({
    mutationFn: people.unblock,
    onSuccess: (rest) => client.setQueryData(['blocks'], rest),
  });
  return (
    <section className="panel p-5" aria-label={t('Blocked')}>
      <h2 className="text-lg text-gold mb-2">{t('Blocked')}</h2>
      {list.data?.length === 0 && (
        <p className="text-dim italic">
          {t('Nobody. At a table, the menu has it: “Report or block” the one opposite.')}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {list.data?.map((one) => (
          <li key={one.id} className="flex items-center gap-3">
            <span className="flex-1">
              {one.name}{' '}
              <span className="text-sm text-dim">
                {t('since')} {day(one.at)}
              </span>
            </span>
            <button
              type="button"
              className="btn btn-small"
              disabled={unblock.isPending}
              onClick={() => unblock.mutate(one.id)}
            >
              {t('Let in again')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One's own record, or (at /profile/GAME/SEAT) that of somebody at a table. */
export default function ProfilePage({
  params,
}: {
  readonly params: Record<string, string | undefined>;
}) {
  const { game, seat } = params;
  const other = game !== undefined && seat !== undefined;
  const profile = useQuery({
    queryKey: ['profile', game, seat],
    queryFn: () => (other ? people.profileAt(game, Number(seat)) : people.profile()),
    retry: false,
  });
  if (profile.error) {
    return (
      <p className="text-ember" role="alert">
        {words(profile.error)}
      </p>
    );
  }
  if (!profile.data) return <Loading />;
  const { name, guest, since, decks } = profile.data;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-4xl text-gold">{name}</h1>
        <p className="text-dim">
          {guest
            ? t('a guest since {{x1}}', { x1: day(since) })
            : t('here since {{x1}}', { x1: day(since) })}
        </p>
      </div>
      <Rated profile={profile.data} />
      <Decks decks={decks} />
      {!other && <BlockList />}
    </div>
  );
}
