import { useEffect, useState } from 'react';
import type { Roll } from '../api/table.ts';
import { cardById } from '../cards/data.ts';
import { keyed } from '../design/keys.ts';
import { useTableState } from './context.tsx';
import { outcomeWord } from './model/sentences.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

function Die({ n, index }: { readonly n: number; readonly index: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="die"
      style={{ animationDelay: `${index * 90}ms` }}
      aria-hidden="true"
    >
      <rect
        x="1"
        y="1"
        width="22"
        height="22"
        rx="4.5"
        fill="#f4ead0"
        stroke="#6b5322"
        strokeWidth="1"
      />
      {(PIPS[n] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="2.1" fill="#3a2408" />
      ))}
    </svg>
  );
}

const cardName = (roll: Roll): string => {
  const cards = (roll as Roll & { cards?: Record<number, string> }).cards;
  return cardById(cards?.[roll.card] ?? '')?.name ?? '';
};

const SHOWN_FOR = 9000;

/** The last roll, on the table for a while. */
export function DiceView() {
  const roll = useTableState((t) => t.rolls[t.rolls.length - 1]);
  const [old, setOld] = useState(-1);
  useEffect(() => {
    if (!roll) return;
    const timer = setTimeout(() => setOld(roll.key), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [roll]);
  if (!roll || roll.key === old) return null;
  const sum = roll.dice.reduce((a, b) => a + b, 0);
  const name = cardName(roll);
  return (
    <section className="dice" aria-live="polite" aria-label="Dice">
      <div className="flex gap-1.5" key={roll.key}>
        {keyed(roll.dice, (n) => `${roll.key}-${n}`).map(([key, n], index) => (
          <Die key={key} n={n} index={index} />
        ))}
      </div>
      <div>
        <p className="text-sm leading-tight">
          {roll.for}
          {name && `, ${name}`}
        </p>
        <p className="text-sm text-dim leading-tight">
          {roll.dice.join(' + ')}
          {roll.total !== sum && ` → ${roll.total}`}
          {roll.against !== 0 && ` against ${roll.against}`}
          {roll.outcome && <b className="text-parch">: {outcomeWord(roll.for, roll.outcome)}</b>}
        </p>
      </div>
    </section>
  );
}
