import type { ReactNode } from 'react';
import { t } from '../app/words.ts';

export interface Bar {
  readonly key: string;
  readonly word: string;
  readonly n: number;
  /** a mark before the word */
  readonly mark?: ReactNode;
  readonly colour?: string;
  /** more about it, shown on hover and to readers */
  readonly more?: string;
}

interface Props {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** what one of them is: "creature", "point" */
  readonly unit: string;
  readonly note?: string;
}

const ROW = 26;
const LEFT = 168;
const WIDTH = 380;

/** A plot of bars lying down: drawing for the eye, a table for those who do not see it. */
export function Bars({ title, bars, unit, note }: Props) {
  const most = Math.max(1, ...bars.map((b) => b.n));
  const height = bars.length * ROW + 4;
  const room = WIDTH - LEFT - 36;
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      {note && <p className="text-dim text-sm">{note}</p>}
      {bars.length === 0 ? (
        <p className="deck-empty">{t('Nothing to count yet.')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className="plot-bars">
            {bars.map((b, i) => {
              const y = i * ROW + 3;
              const w = (b.n / most) * room;
              return (
                <g key={b.key} data-bar={b.key} data-n={b.n}>
                  <title>{[b.word, String(b.n), b.more].filter(Boolean).join(': ')}</title>
                  {b.mark && (
                    <svg x="0" y={y + 1} width="18" height="18" viewBox="0 0 18 18">
                      <title>{b.word}</title>
                      {b.mark}
                    </svg>
                  )}
                  <text x={b.mark ? 24 : 0} y={y + 14} className="plot-word">
                    {b.word.length > 21 ? `${b.word.slice(0, 20)}…` : b.word}
                  </text>
                  <rect x={LEFT} y={y} width={room} height={ROW - 7} rx="3" className="plot-bed" />
                  <rect
                    x={LEFT}
                    y={y}
                    width={Math.max(w, b.n > 0 ? 3 : 0)}
                    height={ROW - 7}
                    rx="3"
                    fill={b.colour ?? 'var(--color-gold2)'}
                  />
                  <text x={LEFT + room + 8} y={y + 14} className="plot-n">
                    {b.n}
                  </text>
                </g>
              );
            })}
          </svg>
          <table className="sr-only">
            <caption>{title}</caption>
            <tbody>
              {bars.map((b) => (
                <tr key={b.key}>
                  <th scope="row">{b.word}</th>
                  <td>
                    {b.n} {b.n === 1 ? unit : `${unit}s`}
                    {b.more ? `: ${b.more}` : ''}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </figure>
  );
}
