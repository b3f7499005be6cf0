import { query } from '@mathom/engine';
import { t } from '../../app/words.ts';
import { useGame } from '../context.tsx';

/** What it is all for, and how far one is: by the number that allows to call, which the council counts anew. */
export function Goal() {
  const { s, seat } = useGame();
  const { points, decks } = query.goalOf(s);
  const mine = seat < 0 ? null : query.tallyForCalling(s, seat);
  const below = seat < 0 ? 0 : query.tally(s, seat) - (mine ?? 0);
  const said = [
    s.length === 'starter'
      ? t('{{points}} points allow a player to call the council.', { points })
      : decks === 2
        ? t(
            '{{points}} points, with the deck gone through once, allow a player to call the council.',
            { points },
          )
        : t(
            '{{points}} points, with the deck gone through {{times}} times, allow a player to call the council.',
            { points, times: decks - 1 },
          ),
    decks === 1
      ? t('The deck gone through once does so as well.')
      : t('The deck gone through {{decks}} times does so as well.', { decks }),
    t('Points count here as they stand; the council doubles and halves them.'),
    below === 0 ? '' : t('{{below}} in the Under-deeps do not count for the call.', { below }),
  ];
  return (
    <span className="chip goal" title={said.filter((x) => x).join(' ')}>
      {mine !== null && t('{{mine}} of ', { mine })}
      {points} <span className="goal-more">{t('points, then the council')}</span>
    </span>
  );
}
