import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { gameDeck, useDecks } from '../../api/decks.ts';
import { api, words } from '../../api/rest.ts';
import { DeckOptions } from '../../app/DeckOptions.tsx';
import { Loading } from '../../app/Plain.tsx';
import { useSettings } from '../../app/settings.ts';
import { engineWords, t } from '../../app/words.ts';
import { useTableState } from '../../table/context.tsx';
import { settingWords } from '../lobby/GameRow.tsx';

/** Before the game has begun: send the link, or join by it. */
export function Waiting({ id }: { readonly id: string }) {
  const error = useTableState((t) => t.error);
  const update = useTableState((t) => t.update);
  const info = useQuery({
    queryKey: ['game', id],
    queryFn: () => api.game(id),
    refetchInterval: (query) => (query.state.error || error?.code === 'not-allowed' ? false : 4000),
    retry: false,
  });
  const deck = useSettings((s) => s.deck);
  const set = useSettings((s) => s.set);
  const decks = useDecks();
  const join = useMutation({
    mutationFn: () => api.join(id, gameDeck(deck)),
    onSuccess: () => info.refetch(),
  });
  const [copied, setCopied] = useState(false);
  const game = update?.info ?? info.data;
  // a table that was open only to those who would sit down, and somebody has
  const sentOff = error?.code === 'not-allowed';
  if ((info.error && !game) || sentOff) {
    return (
      <main className="grid place-items-center min-h-dvh p-8 text-center">
        <div>
          <h1 className="text-3xl text-gold">{t('No table here')}</h1>
          <p className="my-3">{sentOff ? engineWords(error.message) : words(info.error)}</p>
          <Link href="/" className="btn">
            {t('Back to the door')}
          </Link>
        </div>
      </main>
    );
  }
  if (game?.status !== 'open')
    return <Loading text={error ? engineWords(error.message) : t('The cards are being dealt …')} />;
  const mine = game.you >= 0;
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(location.href);
    setCopied(true);
  };
  return (
    <main className="grid place-items-center min-h-dvh p-4 text-center">
      <div className="panel p-8 max-w-xl flex flex-col gap-4 items-center">
        <h1 className="text-3xl text-gold">
          {mine ? t('Waiting for an opponent') : t('You are invited')}
        </h1>
        <p className="text-dim">{settingWords(game)}</p>
        {mine ? (
          <>
            <p>{t('Send this link to a friend. The game begins when he joins.')}</p>
            <input
              className="field text-center"
              readOnly
              aria-label={t('Link to this game')}
              value={location.href}
              onFocus={(e) => e.target.select()}
            />
            <button type="button" className="btn btn-gold" onClick={copy}>
              {copied ? t('Copied') : t('Copy the link')}
            </button>
          </>
        ) : (
          <>
            <p>
              {game.players[0]?.name ?? t('Somebody')} {t('has set the table.')}
            </p>
            <select
              className="field"
              aria-label={t('Your deck')}
              value={deck}
              onChange={(e) => set({ deck: e.target.value })}
            >
              <DeckOptions groups={decks} />
            </select>
            <button
              type="button"
              className="btn btn-gold"
              disabled={join.isPending}
              onClick={() => join.mutate()}
            >
              {t('Sit down and play')}
            </button>
            {join.isError && (
              <p className="text-ember" role="alert">
                {words(join.error)}
              </p>
            )}
          </>
        )}
        <Link href="/lobby" className="link">
          {t('Back to the lobby')}
        </Link>
      </div>
    </main>
  );
}
