import type { OperatorPage as Page } from '@mathom/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { operator } from '../../api/people.ts';
import { words } from '../../api/rest.ts';
import { dayAndTime } from '../../app/numbers.ts';
import { Loading } from '../../app/Plain.tsx';
import { t } from '../../app/words.ts';
import { KeepOut, type Whom } from './KeepOut.tsx';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel p-5 overflow-x-auto" aria-label={title}>
      <h2 className="text-lg text-gold mb-3">{title}</h2>
      {children}
    </section>
  );
}

const Nothing = () => <p className="text-dim italic">{t('Nothing.')}</p>;

function Numbers({ page }: { readonly page: Page }) {
  const { load, totals } = page;
  const hours = Math.floor(load.up / 3600);
  const rows: readonly (readonly [string, string | number])[] = [
    ['games in memory', load.games],
    ['open pages', load.sockets],
    ['choices since the start', load.choices],
    ['the event loop is late by (99 of 100)', `${load.lagMs} ms`],
    ['memory', `${load.memoryMb} MB`],
    ['up', `${hours} h ${Math.floor((load.up % 3600) / 60)} min`],
    ['accounts', totals.accounts],
    ['guests', totals.guests],
    ['tables that wait', totals.open],
    ['games going on', totals.playing],
    ['games over', totals.over],
    ['database', load.database],
    ['engine', load.engine],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-1 grid-cols-2 sm:grid-cols-3 lg:grid-cols-4">
      {rows.map(([word, value]) => (
        <div key={word}>
          <dt className="text-sm text-dim">{t(word)}</dt>
          <dd className="text-lg m-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For those who run the server: load, games, what people have reported, who is kept out. */
export default function OperatorPage() {
  const client = useQueryClient();
  const page = useQuery({
    queryKey: ['operator'],
    queryFn: operator.page,
    refetchInterval: (query) => (query.state.error ? false : 10_000),
    retry: false,
  });
  const [whom, setWhom] = useState<Whom | null>(null);
  const again = (): void => void client.invalidateQueries({ queryKey: ['operator'] });
  const done = useMutation({
    mutationFn: ({ what, id }: { what: 'reports' | 'bugs'; id: string }) => operator.done(what, id),
    onSettled: again,
  });
  const unban = useMutation({ mutationFn: operator.unban, onSettled: again });
  const error = page.error ?? done.error ?? unban.error;
  if (!page.data) {
    return page.error ? (
      <>
        <h1 className="text-4xl text-gold mb-4">{t('Operator')}</h1>
        <p role="alert" className="break-words">
          {words(page.error)}
        </p>
      </>
    ) : (
      <Loading />
    );
  }
  const { reports, bugs, bans, games } = page.data;
  const finish = (what: 'reports' | 'bugs', id: string) => (
    <button type="button" className="btn btn-small" onClick={() => done.mutate({ what, id })}>
      {t('Done with it')}
    </button>
  );
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-4xl text-gold">{t('Operator')}</h1>
      {error && (
        <p className="text-ember" role="alert">
          {words(error)}
        </p>
      )}
      <Section title={t('Load')}>
        <Numbers page={page.data} />
      </Section>
      <Section title={t('Reports ({{length}})', { length: reports.length })}>
        {reports.length === 0 && <Nothing />}
        <ul className="flex flex-col gap-4">
          {reports.map((one) => (
            <li key={one.id} className="border-t border-line pt-2 flex flex-col gap-2">
              <p>
                <strong>{one.about.name}</strong> · {one.reason}{' '}
                <span className="text-sm text-dim">
                  {t('said by {{by}}, {{x1}}, game {{game}}', {
                    by: one.by,
                    x1: dayAndTime(one.at),
                    game: one.game,
                  })}
                </span>
              </p>
              {one.words && <blockquote className="m-0 pl-3 break-words">{one.words}</blockquote>}
              {one.chat.length > 0 && (
                <details>
                  <summary className="cursor-pointer text-dim">
                    {t('{{length}} lines of the chat', { length: one.chat.length })}
                  </summary>
                  <ul className="text-sm mt-1">
                    {one.chat.map((line) => (
                      <li key={line.n} className="break-words">
                        <span className="text-dim">{line.name}:</span> {line.text}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
              <div className="flex gap-2 flex-wrap">
                <button
                  type="button"
                  className="btn btn-small"
                  onClick={() => setWhom({ ...one.about, words: one.reason })}
                >
                  {t('Keep out {{name}}', { name: one.about.name })}
                </button>
                {finish('reports', one.id)}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('Bugs ({{length}})', { length: bugs.length })}>
        {bugs.length === 0 && <Nothing />}
        <ul className="flex flex-col gap-4">
          {bugs.map((one) => (
            <li key={one.id} className="border-t border-line pt-2 flex flex-col gap-2">
              <blockquote className="m-0 break-words">{one.words}</blockquote>
              <p className="text-sm text-dim break-words">
                {t('{{by}}, {{x1}}, game {{game}} at {{n}}, engine {{engine}}', {
                  by: one.by,
                  x1: dayAndTime(one.at),
                  game: one.game,
                  n: one.n,
                  engine: one.engine,
                })}
              </p>
              <div className="flex gap-2 flex-wrap">
                <Link href={`/position/${one.id}`} className="btn btn-small">
                  {t('The position')}
                </Link>
                {finish('bugs', one.id)}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('Kept out ({{length}})', { length: bans.length })}>
        {bans.length === 0 && <Nothing />}
        <ul className="flex flex-col gap-2">
          {bans.map((one) => (
            <li key={one.user} className="flex flex-wrap gap-3 items-center">
              <span className="flex-1 min-w-56">
                <strong>{one.name}</strong>{' '}
                {one.until ? t('until {{x1}}', { x1: dayAndTime(one.until) }) : t('for good')}:{' '}
                {one.reason}
              </span>
              <button
                type="button"
                className="btn btn-small"
                onClick={() => unban.mutate(one.user)}
              >
                {t('Let in again')}
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('Games, the last changed first')}>
        <table className="w-full text-left">
          <thead className="text-sm text-dim">
            <tr>
              <th scope="col">{t('Players')}</th>
              <th scope="col">{t('Status')}</th>
              <th scope="col" className="text-right">
                {t('Turn')}
              </th>
              <th scope="col" className="text-right">
                {t('Updates')}
              </th>
              <th scope="col">{t('Changed')}</th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game.id} className="border-t border-line align-top">
                <td className="py-1 pr-3">
                  {game.players.map(({ seat, name, user }) => (
                    <div key={seat} className="flex gap-2 items-center">
                      {name}
                      {user && (
                        <button
                          type="button"
                          className="btn btn-small"
                          aria-label={t('Keep out {{name}}', { name })}
                          onClick={() => setWhom({ user, name, words: '' })}
                        >
                          …
                        </button>
                      )}
                    </div>
                  ))}
                </td>
                <td className="pr-3">{game.status}</td>
                <td className="text-right pr-3">{game.turn}</td>
                <td className="text-right pr-3">{game.n}</td>
                <td className="whitespace-nowrap">{dayAndTime(game.changedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      {whom && <KeepOut whom={whom} close={() => setWhom(null)} done={again} />}
    </div>
  );
}
