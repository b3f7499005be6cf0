import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { gameDeck, useDecks } from '../../api/decks.ts';
import { api, words } from '../../api/rest.ts';
import { DeckOptions } from '../../app/DeckOptions.tsx';
import { hasPage } from '../../app/pages.ts';
import { useSettings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { Kinds } from './Kinds.tsx';
import { Resume } from './Resume.tsx';
import { Skyline } from './Skyline.tsx';

type Play = ReturnType<typeof usePlay>;

const LEVELS = [
  ['easy', 'gently'],
  ['normal', 'well'],
  ['hard', 'as well as it can'],
] as const;

/** Nobody begins against a strong one, unless he says so. */
const botLevel = (): 'easy' | 'normal' | 'hard' => {
  const { level, played } = useSettings.getState();
  return level || (played === 0 ? 'easy' : 'normal');
};

/** A game against the bot, and on to its table. */
function usePlay() {
  const [, go] = useLocation();
  return useMutation({
    mutationFn: async (deck: string) => {
      await api.me();
      // who has never played learns with a turn of his own first, and against his own kind
      const gentle = useSettings.getState().played === 0;
      return api.create({ opponent: 'bot', deck: gameDeck(deck), level: botLevel(), gentle });
    },
    onSuccess: ({ id }) => go(`/game/${id}`),
  });
}

/** One button, and one is playing. */
function PlayNow({ play }: { readonly play: Play }) {
  const deck = useSettings((s) => s.deck);
  const level = useSettings((s) => s.level);
  const set = useSettings((s) => s.set);
  const list = useDecks();
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className="btn btn-gold text-xl px-8 min-h-14"
          disabled={play.isPending}
          onClick={() => play.mutate(deck)}
        >
          {play.isPending ? t('Setting the table …') : t('Play now')}
        </button>
        {hasPage('learn') && (
          <Link href="/learn" className="btn text-xl px-8 min-h-14">
            {t('Learn')}
          </Link>
        )}
        <Link href="/lobby" className="btn text-xl px-8 min-h-14">
          {t('With a friend')}
        </Link>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2 text-dim">
        <label className="flex flex-wrap items-center justify-center gap-2">
          <span>{t('You play')}</span>
          <select
            className="field field-small w-auto max-w-full"
            value={deck}
            onChange={(e) => set({ deck: e.target.value })}
          >
            <DeckOptions groups={list} />
          </select>
        </label>
        <label className="flex flex-wrap items-center justify-center gap-2">
          <span>{t('against the bot, which plays')}</span>
          <span className="sr-only">{t('How well the bot plays')}</span>
          <select
            className="field field-small w-auto"
            value={level || botLevel()}
            onChange={(e) => set({ level: e.target.value as typeof level })}
          >
            {LEVELS.map(([key, word]) => (
              <option key={key} value={key}>
                {t(word)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {play.isError && (
        <p className="text-center" role="alert">
          <span className="text-ember">{words(play.error)}</span>{' '}
          <Link href="/dev/local" className="link">
            {t('Practise in this page instead')}
          </Link>
        </p>
      )}
    </div>
  );
}

const PROMISES = [
  [
    'By the book',
    'Every rule is kept by the game itself. What you may do is outlined; what you may not do says why, and where the rule stands.',
  ],
  [
    'Nothing to install',
    'No account, no cards, no rulebook. Play as a guest; register later and keep your games.',
  ],
  [
    'Close the lid',
    'Leave in the middle of a strike. The table is as it was when you come back, from any machine.',
  ],
] as const;

export default function HomePage() {
  const play = usePlay();
  return (
    <>
      <section className="text-center pt-2 pb-10">
        <Skyline />
        <h1 className="text-5xl sm:text-6xl text-gold mt-2">{t('Mathom')}</h1>
        <p className="max-w-2xl mx-auto mt-4 mb-8 text-xl text-parch2">
          {t(
            'The Middle-earth card game of 1995, played by the book in your browser. Gather a company, cross the wild, and come to the council with more to show than the Shadow would allow.',
          )}
        </p>
        <PlayNow play={play} />
      </section>
      <Resume />
      <Kinds busy={play.isPending} play={(deck) => play.mutate(deck)} />
      <section className="grid sm:grid-cols-3 gap-4" aria-label={t('What to expect')}>
        {PROMISES.map(([head, text]) => (
          <div key={head} className="panel p-5">
            <h2 className="text-lg text-gold mb-1">{t(head)}</h2>
            <p className="text-parch2">{t(text)}</p>
          </div>
        ))}
      </section>
    </>
  );
}
