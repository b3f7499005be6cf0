import { KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import { Link } from 'wouter';
import { type DeckChoice, useKindDecks } from '../../api/decks.ts';
import { t } from '../../app/words.ts';
import { HOW_THEY_PLAY, PLAYER_WORDS } from '../../build/model/words.ts';
import { Sigil } from './Sigil.tsx';
import './kinds.css';

/** One of the published decks, another each time; else the one that is drawn by lot. */
function anyOf(decks: readonly DeckChoice[]): string | undefined {
  const published = decks.filter((d) => !d.id.startsWith('drawn-'));
  const among = published.length > 0 ? published : decks;
  return among[Math.floor(Math.random() * among.length)]?.id;
}

interface Props {
  readonly busy: boolean;
  readonly play: (deck: string) => void;
}

/** The four kinds of player: how each plays, and a way to try it at once. */
export function Kinds({ busy, play }: Props) {
  const decks = useKindDecks();
  return (
    <section className="mb-6" aria-labelledby="kinds">
      <h2 id="kinds" className="text-2xl text-gold text-center mb-4">
        {t('Whom do you play?')}
      </h2>
      <ul className="kinds">
        {Object.values(KINDS_OF_PLAYER).map(({ name }) => {
          const of = decks.get(name) ?? [];
          const { says, lesson, sign } = HOW_THEY_PLAY[name];
          return (
            <li key={name} className="kind panel" data-kind={name}>
              <Sigil sign={sign} />
              <h3>{PLAYER_WORDS[name]}</h3>
              <p>{t(says)}</p>
              <div className="kind-ways">
                <button
                  type="button"
                  className="btn kind-play"
                  disabled={busy || of.length === 0}
                  aria-label={t('Play now as a {{name}}', { name: PLAYER_WORDS[name] })}
                  onClick={() => {
                    const deck = anyOf(of);
                    if (deck) play(deck);
                  }}
                >
                  {t('Play now')}
                </button>
                <Link
                  href={lesson}
                  className="link"
                  aria-label={t('Learn to play a {{name}}', { name: PLAYER_WORDS[name] })}
                >
                  {t('Learn how')}
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
