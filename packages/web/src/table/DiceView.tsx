import { useEffect, useState } from 'react';
import type { Roll } from '../api/table.ts';
import { playerName } from '../app/player-name.ts';
import { useSettings } from '../app/settings.ts';
import { engineWords, t } from '../app/words.ts';
import { cardById } from '../cards/data.ts';
import { useNames } from '../cards/names.ts';
import { keyed } from '../design/keys.ts';
import { useGame, useTable, useTableState } from './context.tsx';
import { outcomeWord, rolledFor } from './model/sentences.ts';

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

/** The card that it is rolled for, or who rolls where it is for none. */
function useRoller(roll: Roll): string {
  const { s } = useGame();
  const names = useNames();
  if (roll.card < 0) return playerName(s.players[roll.seat]?.name ?? '');
  const cards = (roll as Roll & { cards?: Record<number, string> }).cards;
  const card = cardById(cards?.[roll.card] ?? '');
  return card ? names.card(card.id, card.name) : '';
}

const SHOWN_FOR = 9000;

/** Of several rolls at once each has its own time, one after another; where nothing moves all stand together. */
function useRolls(): readonly Roll[] {
  const rolls = useTableState((t) => t.rolls);
  const n = rolls[rolls.length - 1]?.n ?? -1;
  const together = rolls.filter((r) => r.n === n);
  const rolling = useTableState((t) => t.rolling);
  const pause = useSettings((x) => x.dice);
  const [at, setAt] = useState(0);
  const last = together.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rolls begin with the first of them
  useEffect(() => setAt(0), [n]);
  useEffect(() => {
    if (!rolling || at >= last) return;
    const timer = setTimeout(() => setAt(at + 1), pause);
    return () => clearTimeout(timer);
  }, [rolling, at, last, pause]);
  if (!rolling) return last > 0 ? together : together.slice(-1);
  return together.slice(at, at + 1);
}

function RollView({ roll }: { readonly roll: Roll }) {
  const sum = roll.dice.reduce((a, b) => a + b, 0);
  const name = useRoller(roll);
  return (
    <div className="roll" data-roll={roll.key}>
      <div className="flex gap-1.5">
        {keyed(roll.dice, (n) => `${roll.key}-${n}`).map(([key, n], index) => (
          <Die key={key} n={n} index={index} />
        ))}
      </div>
      <div>
        <p className="text-sm leading-tight">
          {engineWords(rolledFor(roll.for))}
          {name && `, ${name}`}
        </p>
        <p className="text-sm text-dim leading-tight">
          {roll.dice.join(' + ')}
          {roll.total !== sum && ` → ${roll.total}`}
          {roll.against !== 0 && t(' against {{against}}', { against: roll.against })}
          {roll.outcome && (
            <b className="text-parch">: {engineWords(outcomeWord(roll.for, roll.outcome))}</b>
          )}
        </p>
      </div>
    </div>
  );
}

/** The last rolls, on the table for a while; a click or any key goes on before their time is over. */
export function DiceView() {
  const table = useTable();
  const rolls = useRolls();
  const rolling = useTableState((t) => t.rolling);
  const last = rolls[rolls.length - 1];
  const [old, setOld] = useState(-1);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setOld(last.key), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [last]);
  useEffect(() => {
    if (!rolling) return;
    const skip = (): void => table.skip();
    window.addEventListener('keydown', skip, { once: true });
    return () => window.removeEventListener('keydown', skip);
  }, [rolling, table]);
  if (!last || last.key === old) return null;
  return (
    <>
      {rolling && (
        <button
          type="button"
          className="dice-skip"
          tabIndex={-1}
          aria-label={t('Go on')}
          onClick={() => table.skip()}
        />
      )}
      <section
        className="dice"
        aria-live="polite"
        aria-label={t('Dice')}
        data-now={rolling || undefined}
      >
        {rolls.map((roll) => (
          <RollView key={roll.key} roll={roll} />
        ))}
      </section>
    </>
  );
}
