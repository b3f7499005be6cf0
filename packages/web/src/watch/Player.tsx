import type { Happening, Seat, State } from '@mathom/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../app/words.ts';
import { useNameLanguage, useNames } from '../cards/names.ts';
import { companiesOnMap, pathsOnMap } from '../map/from-state.ts';
import { MiddleEarthMap } from '../map/MiddleEarthMap.tsx';
import { plainBoard, type RenderBoard, useBoard } from './board.tsx';
import { happened } from './happened.ts';
import './watch.css';

export interface Frame {
  caption: string;
  state: State;
  events: readonly Happening[];
  /** what has been shown by here, in words */
  shows?: readonly string[];
}

interface Props {
  title: string;
  /** how many steps there are */
  length: number;
  /** the step with that number, from 0 */
  frame: (n: number) => Frame;
  at: number;
  onMove: (n: number) => void;
  seat: Seat;
  renderBoard?: RenderBoard | undefined;
  /** more to choose, beside the buttons */
  children?: ReactNode;
  /** milliseconds between steps when it plays by itself */
  pace?: number;
}

/** Shows steps one by one: buttons, arrow keys, a slider, or by itself. */
export function Player({
  title,
  length,
  frame,
  at,
  onMove,
  seat,
  renderBoard,
  children,
  pace = 1800,
}: Props) {
  const [playing, setPlaying] = useState(false);
  const [showMap, setShowMap] = useState(false);
  const [plain, setPlain] = useState(false);
  const board = useBoard(renderBoard);
  const last = length - 1;
  const n = Math.max(0, Math.min(at, last));
  const go = useRef(onMove);
  go.current = onMove;
  useEffect(() => {
    if (!playing) return;
    if (n >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go.current(n + 1), pace);
    return () => clearTimeout(timer);
  }, [playing, n, last, pace]);

  const move = (to: number): void => {
    setPlaying(false);
    onMove(Math.max(0, Math.min(last, to)));
  };
  const keys = (e: KeyboardEvent): void => {
    const own =
      e.target instanceof Element &&
      e.target.closest('input, select, textarea, [role="dialog"], .mem-view');
    const run: Record<string, () => void> = {
      ArrowLeft: () => move(n - 1),
      ArrowRight: () => move(n + 1),
      Home: () => move(0),
      End: () => move(last),
      p: () => setPlaying((x) => !x),
    };
    if (own || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || !run[e.key]) return;
    e.preventDefault();
    run[e.key]();
  };
  const listen = useRef(keys);
  listen.current = keys;
  useEffect(() => {
    const on = (e: KeyboardEvent): void => listen.current(e);
    window.addEventListener('keydown', on);
    return () => window.removeEventListener('keydown', on);
  }, []);
  useNameLanguage();
  const names = useNames();
  const f = frame(n);
  const lines = happened(f.state, f.events);
  return (
    <section className="watch" aria-label={title}>
      <div className="watch-stage" data-map={showMap || undefined}>
        <div className="watch-board">{(plain ? plainBoard : board)(f.state, seat)}</div>
        {showMap ? (
          <div className="watch-map">
            <MiddleEarthMap
              companies={companiesOnMap(f.state, seat)}
              paths={pathsOnMap(f.state)}
              focus={companiesOnMap(f.state, seat).map((c) => c.at)}
            />
          </div>
        ) : null}
      </div>
      <div className="watch-dock panel">
        <div className="watch-words" aria-live="polite">
          <p className="watch-caption">{names.words(f.caption)}</p>
          {lines.length > 0 ? (
            <ul className="watch-lines">
              {lines.map((l, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list that is drawn anew at each step
                <li key={i}>{names.words(l)}</li>
              ))}
            </ul>
          ) : null}
          {f.shows?.map((point) => (
            <p key={point} className="watch-shown">
              <b>{t('Shown')}</b> {names.words(point)}
            </p>
          ))}
        </div>
        <div className="watch-bar">
          <button
            type="button"
            className="btn"
            onClick={() => move(n - 1)}
            disabled={n === 0}
            aria-label={t('Previous step')}
          >
            ◀
          </button>
          <button
            type="button"
            className="btn btn-gold"
            onClick={() => {
              if (n >= last) onMove(0);
              setPlaying(n >= last || !playing);
            }}
            aria-pressed={playing}
          >
            {playing ? t('Pause') : t('Play')}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => move(n + 1)}
            disabled={n >= last}
            aria-label={t('Next step')}
          >
            ▶
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={n}
            onChange={(e) => move(Number(e.target.value))}
            aria-label={t('Step')}
            aria-valuetext={t('Step {{step}} of {{length}}', { step: n + 1, length })}
          />
          <span className="watch-count">
            {n + 1} / {length}
          </span>
          <button
            type="button"
            className="btn"
            onClick={() => setShowMap(!showMap)}
            aria-pressed={showMap}
          >
            {t('Map')}
          </button>
        </div>
      </div>
      <div className="watch-more">
        {children}
        <label className="watch-pick">
          <input type="checkbox" checked={plain} onChange={(e) => setPlain(e.target.checked)} />
          <span>{t('In plain lists')}</span>
        </label>
      </div>
    </section>
  );
}
