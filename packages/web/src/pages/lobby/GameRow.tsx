import type { GameInfo } from '@mathom/protocol';
import type { ReactNode } from 'react';
import { playerName } from '../../app/player-name.ts';
import { t, told } from '../../app/words.ts';

const LENGTHS = told({
  starter: 'starter game',
  short: 'short game',
  long: 'long game',
  campaign: 'campaign game',
});
const RULES = told({
  coe: 'Council of Elrond rules',
  crf: 'older collected rulings',
  tournament: 'tournament rules',
});

export function settingWords(game: GameInfo): string {
  const { rules, length, clock, takebacks, rated } = game.settings;
  return [
    RULES[rules],
    LENGTHS[length],
    clock ? `${Math.round(clock.initial / 60)} min + ${clock.increment} s` : t('no clock'),
    takebacks ? t('take-backs') : t('no take-backs'),
    ...(rated ? [t('rated')] : []),
  ].join(' · ');
}

/** A game in a list: who, what, and what can be done about it. */
export function GameRow({
  game,
  children,
}: {
  readonly game: GameInfo;
  readonly children: ReactNode;
}) {
  const names = game.players.map((p) => playerName(p.name)).join(' – ') || t('An open seat');
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line pb-2">
      <div className="flex-1 min-w-56">
        <p className="text-lg">
          {names}
          {game.status === 'open' && (
            <span className="text-dim"> {t('waits for an opponent')}</span>
          )}
          {game.status === 'playing' && (
            <span className="text-dim">
              {' '}
              {t('· turn')} {game.turn}
            </span>
          )}
        </p>
        <p className="text-sm text-dim">{settingWords(game)}</p>
      </div>
      {children}
    </li>
  );
}
