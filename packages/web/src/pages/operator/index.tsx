import type { OperatorPage as Page } from '@mathom/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { operator } from '../../api/people.ts';
import { words } from '../../api/rest.ts';
import { Loading } from '../../app/Plain.tsx';
import { KeepOut, type Whom } from './KeepOut.tsx';

const when = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel p-5 overflow-x-auto" aria-label={title}>
      <h2 className="text-lg text-gold mb-3">{title}</h2>
      {children}
    </section>
  );
}

const Nothing = () => <p className="text-dim italic">Nothing.</p>;

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
          <dt className="text-sm text-dim">{word}</dt>
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
      <p role="alert" className="break-words">
        {words(page.error)}
      </p>
    ) : (
      <Loading />
    );
  }
  const { reports, bugs, bans, games } = page.data;
  const finish = (what: 'reports' | 'bugs', id: string) => (
    <button type="button" className="btn btn-small" onClick={() => done.mutate({ what, id })}>
      Done with it
    </button>
  );
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-4xl text-gold">Operator</h1>
      {error && (
        <p className="text-ember" role="alert">
          {words(error)}
        </p>
      )}
      <Section title="Load">
        <Numbers page={page.data} />
      </Section>
      <Section title={`Reports (${reports.length})`}>
        {reports.length === 0 && <Nothing />}
        <ul className="flex flex-col gap-4">
          {reports.map((one) => (
            <li key={one.id} className="border-t border-line pt-2 flex flex-col gap-2">
              <p>
                <strong>{one.about.name}</strong> · {one.reason}{' '}
                <span className="text-sm text-dim">
                  said by {one.by}, {when(one.at)}, game {one.game}
                </span>
              </p>
              {one.words && <blockquote className="m-0 pl-3 break-words">{one.words}</blockquote>}
              {one.chat.length > 0 && (
                <details>
                  <summary className="cursor-pointer text-dim">
                    {one.chat.length} lines of the chat
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
                  Keep out {one.about.name}
                </button>
                {finish('reports', one.id)}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={`Bugs (${bugs.length})`}>
        {bugs.length === 0 && <Nothing />}
        <ul className="flex flex-col gap-4">
          {bugs.map((one) => (
            <li key={one.id} className="border-t border-line pt-2 flex flex-col gap-2">
              <blockquote className="m-0 break-words">{one.words}</blockquote>
              <p className="text-sm text-dim break-words">
                {one.by}, {when(one.at)}, game {one.game} at {one.n}, engine {one.engine}
              </p>
              <div className="flex gap-2 flex-wrap">
                <Link href={`/position/${one.id}`} className="btn btn-small">
                  The position
                </Link>
                {finish('bugs', one.id)}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={`Kept out (${bans.length})`}>
        {bans.length === 0 && <Nothing />}
        <ul className="flex flex-col gap-2">
          {bans.map((one) => (
            <li key={one.user} className="flex flex-wrap gap-3 items-center">
              <span className="flex-1 min-w-56">
                <strong>{one.name}</strong> {one.until ? `until ${when(one.until)}` : 'for good'}:{' '}
                {one.reason}
              </span>
              <button
                type="button"
                className="btn btn-small"
                onClick={() => unban.mutate(one.user)}
              >
                Let in again
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Games, the last changed first">
        <table className="w-full text-left">
          <thead className="text-sm text-dim">
            <tr>
              <th scope="col">Players</th>
              <th scope="col">Status</th>
              <th scope="col" className="text-right">
                Turn
              </th>
              <th scope="col" className="text-right">
                Updates
              </th>
              <th scope="col">Changed</th>
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
                          aria-label={`Keep out ${name}`}
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
                <td className="whitespace-nowrap">{when(game.changedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      {whom && <KeepOut whom={whom} close={() => setWhom(null)} done={again} />}
    </div>
  );
}
