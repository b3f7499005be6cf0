import type { Profile } from '@mathom/protocol';
import { t } from '../../app/words.ts';

const WIDTH = 320;
const HEIGHT = 72;

/** How a rating went, game by game. */
export function RatingLine({ history }: { readonly history: Profile['history'] }) {
  if (history.length < 2) return null;
  const all = history.map((one) => one.rating);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = Math.max(1, high - low);
  const points = all.map((rating, i) => {
    const x = (i / (all.length - 1)) * (WIDTH - 8) + 4;
    const y = HEIGHT - 6 - ((rating - low) / span) * (HEIGHT - 12);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-md"
      role="img"
      aria-label={t('From {{x1}} to {{x2}} in {{length}} games', {
        x1: Math.round(all[0]),
        x2: Math.round(all[all.length - 1]),
        length: all.length,
      })}
    >
      <polyline points={points.join(' ')} fill="none" stroke="var(--color-gold)" strokeWidth="2" />
    </svg>
  );
}
