import { query, type State } from '@mathom/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../../app/words.ts';
import { useNameLanguage, useNames } from '../../cards/names.ts';
import { companiesOnMap, pathsOnMap, reachableOnMap } from '../../map/from-state.ts';
import { MiddleEarthMap } from '../../map/MiddleEarthMap.tsx';
import { type Choice, choicesOf } from '../../table/model/choices.ts';
import { ownVersion } from '../../table/model/map.ts';
import { companyWord } from '../../table/model/words.ts';
import { type RenderBoard, useBoard } from '../../watch/board.tsx';
import { LEARNER, type Lesson } from './run.ts';

interface Props {
  lesson: Lesson;
  onChange: () => void;
  renderBoard?: RenderBoard;
}

/** As the table says it; of several companies the one is named that goes. */
function brief(s: State, { option: o, words }: Choice): string {
  if (o.type === 'declare-move') {
    const to = query.nameOf(s, o.site);
    const several = query.companiesOf(s, LEARNER).length > 1;
    return several ? `${companyWord(s, o.company)}: move to ${to}` : `Move to ${to}`;
  }
  if (o.type === 'pass') return 'Do nothing';
  return words;
}

const sentence = (words: string): string => words[0].toUpperCase() + words.slice(1);

/** Board or map on one side, the lesson and what can be chosen on the other. */
export function LessonView({ lesson, onChange, renderBoard }: Props) {
  useNameLanguage();
  const names = useNames();
  const board = useBoard(renderBoard);
  const [said, setSaid] = useState<{ at: number; hint: string } | null>(null);
  const [mapOpen, setMapOpen] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const { at, step, state } = lesson;
  const d = lesson.decision;
  const hint = said?.at === at ? said.hint : '';
  useEffect(() => {
    if (at > 0) head.current?.focus({ preventScroll: true });
    setMapOpen(false);
  }, [at]);

  const choose = (i: number): void => {
    const no = lesson.choose(i);
    setSaid(no === null ? null : { at, hint: no });
    onChange();
  };
  const go = (): void => {
    lesson.next();
    onChange();
  };
  const ask = useRef(choose);
  ask.current = choose;
  const asking = useMemo(
    () => (d ? { decision: d, choose: (i: number) => ask.current(i) } : undefined),
    [d],
  );
  // what the words speak of is pointed at on the board
  const stage = useRef<HTMLDivElement>(null);
  const { point } = step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is drawn anew
  useEffect(() => {
    if (!point) return;
    let part: Element | null = null;
    // the board draws itself a moment after the words
    const timer = setInterval(() => {
      part = stage.current?.querySelector(point) ?? null;
      if (!part) return;
      clearInterval(timer);
      part.setAttribute('data-pointed', '');
      part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }, 80);
    return () => {
      clearInterval(timer);
      part?.removeAttribute('data-pointed');
    };
  }, [point, at, state]);
  const onMap = (step.k === 'act' && step.map === true) || mapOpen;
  const sites = useMemo(() => reachableOnMap(state, d), [state, d]);
  const reachable = useMemo(() => [...sites.keys()], [sites]);
  const companies = useMemo(() => companiesOnMap(state, LEARNER), [state]);
  const labels = step.k === 'act' ? step.labels : undefined;

  return (
    <div className="learn-body">
      <div ref={stage} className="learn-stage" data-map={onMap || undefined}>
        {onMap ? (
          <MiddleEarthMap
            version={(name) => ownVersion(lesson.state, name, LEARNER)}
            reachable={reachable}
            companies={companies}
            paths={pathsOnMap(state)}
            focus={[...companies.filter((c) => c.mine).map((c) => c.at), ...reachable]}
            onSelect={(site) => {
              // several companies may go there: the one that the lesson is about
              const meant = d?.options[lesson.wanted];
              const i =
                meant?.type === 'declare-move' && query.nameOf(state, meant.site) === site
                  ? lesson.wanted
                  : sites.get(site);
              if (i !== undefined) choose(i);
            }}
          />
        ) : (
          board(state, LEARNER, asking)
        )}
      </div>
      <section className="learn-words panel" aria-label={t('Lesson')}>
        <p className="kicker">
          {t('Lesson {{x1}} of {{length}}', { x1: at + 1, length: lesson.steps.length })}
        </p>
        <h1 ref={head} tabIndex={-1}>
          {step.title}
        </h1>
        {lesson.lines.length > 0 ? (
          <ul className="learn-lines">
            {lesson.lines.map((l, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is new at every step
              <li key={i}>{names.words(l)}</li>
            ))}
          </ul>
        ) : null}
        <p className="learn-text">{names.words(step.text)}</p>
        <p role="alert" className="learn-hint">
          {names.words(hint)}
        </p>
        {d ? (
          <ul className="learn-options" aria-label={t('What you may do')}>
            {choicesOf(state, d).map((choice, i) => {
              const o = choice.option;
              const words = brief(state, choice);
              return (
                <li key={choice.index}>
                  <button
                    type="button"
                    className="btn"
                    data-wanted={(hint !== '' && i === lesson.wanted) || undefined}
                    onClick={() => choose(i)}
                  >
                    <span>
                      {labels?.[o.type] ? t(labels[o.type]) : names.words(sentence(words))}
                      {o.type === 'path' && (
                        <span className="option-more">{names.words(choice.group)}</span>
                      )}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        ) : lesson.over ? (
          <p className="learn-next">
            <Link href="/" className="btn btn-gold">
              {t('Play a game')}
            </Link>
          </p>
        ) : (
          <p className="learn-next">
            <button type="button" className="btn btn-gold" onClick={go}>
              {t('Continue')}
            </button>
          </p>
        )}
        {step.k === 'act' && step.map ? null : (
          <p className="learn-next">
            <button
              type="button"
              className="btn btn-quiet"
              aria-pressed={mapOpen}
              onClick={() => setMapOpen(!mapOpen)}
            >
              {mapOpen ? t('Show the table') : t('Show the map')}
            </button>
          </p>
        )}
      </section>
    </div>
  );
}
