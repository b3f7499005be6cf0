import { query } from '@mathom/engine';
import { t } from '../../app/words.ts';
import { useGame } from '../context.tsx';
import { scoreOf } from '../model/numbers.ts';

/** What it is all for, and how far one is. */
export function Goal() {
  const { s, seat } = useGame();
  const { points, decks } = query.goalOf(s);
  const mine = seat < 0 ? null : scoreOf(s, seat).tally;
  const through =
    s.length === 'starter'
      ? ''
      : `, with the deck gone through ${decks - 1 === 1 ? 'once' : `${decks - 1} times`}`;
  return (
    <span
      className="chip goal"
      title={t(
        '{{points}} points{{through}} allow a player to call the council, or {{decks}} times through the deck end the game. Then the points are counted.',
        { points, through, decks },
      )}
    >
      {mine !== null && t('{{mine}} of ', { mine })}
      {points} <span className="goal-more">{t('points, then the council')}</span>
    </span>
  );
}
