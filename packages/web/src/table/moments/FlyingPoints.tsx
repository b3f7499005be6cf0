import type { Seat } from '@mathom/engine';
import { useEffect, useRef } from 'react';
import { wantsStillness } from '../../app/motion.ts';
import { useGame, useTableState } from '../context.tsx';
import { scoreOf } from '../model/numbers.ts';
import './moments.css';

const FLIES = 900;

/** The badge with all the points of a player. */
const badgeOf = (seat: Seat): HTMLElement | null =>
  document.querySelector(`[data-points-of="${seat}"] .num-total`);

/** From the middle of the table to the badge, where they are counted. */
function fly(seat: Seat, by: number): void {
  const badge = badgeOf(seat);
  // the strip between the two sides is there only while something lies in it
  const middle = document.querySelector('.middle') ?? document.querySelector('main');
  const from = middle?.getBoundingClientRect();
  if (!badge || !from) return;
  const to = badge.getBoundingClientRect();
  const chip = document.createElement('span');
  chip.className = 'fly';
  chip.setAttribute('aria-hidden', 'true');
  chip.textContent = by > 0 ? `+${by}` : `${by}`;
  document.body.append(chip);
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  Object.assign(chip.style, { left: `${x}px`, top: `${y}px` });
  const flight = chip.animate(
    [
      { transform: 'translate(-50%, -50%) scale(1.6)', opacity: 0 },
      { transform: 'translate(-50%, -50%) scale(1.6)', opacity: 1, offset: 0.25 },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.8)`, opacity: 1 },
    ],
    { duration: FLIES, easing: 'cubic-bezier(0.5, 0, 0.7, 1)' },
  );
  flight.onfinish = () => {
    chip.remove();
    badge.setAttribute('data-won', '');
    setTimeout(() => badge.removeAttribute('data-won'), 800);
  };
  flight.oncancel = () => chip.remove();
}

/** Points that were won fly to their badge; those that were lost leave it as quietly as they can. */
export function FlyingPoints() {
  const { s, update } = useGame();
  const rolling = useTableState((t) => t.rolling);
  const before = useRef<readonly number[] | null>(null);
  useEffect(() => {
    if (rolling) return;
    const now = s.players.map((_, seat) => scoreOf(s, seat).tally);
    const known = before.current;
    before.current = now;
    if (!known || update.from === -1 || s.phase === 'setup' || wantsStillness()) return;
    now.forEach((n, seat) => {
      if (n > (known[seat] ?? 0)) fly(seat, n - known[seat]);
    });
  }, [s, update, rolling]);
  return null;
}
