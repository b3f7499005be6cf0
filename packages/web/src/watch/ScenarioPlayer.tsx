import type { RuleSetName } from '@mathom/engine';
import type { Performance, Scenario } from '@mathom/engine/scenario';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../app/words.ts';
import type { RenderBoard } from './board.tsx';
import { watchScenario } from './load.ts';
import { Player } from './Player.tsx';

/** A ruling, its points in words if it has several, and the number of the scenario among its own. */
export interface From {
  readonly id: string;
  readonly n: number;
  readonly points: readonly string[];
}

/** The points of that ruling among what a step shows. */
const pointsOf = ({ id, points }: From, shows: readonly string[]): string[] =>
  points.filter((_, i) => shows.includes(`${id}#${i + 1}`));

interface Props {
  scenario: Scenario;
  /** the ruling that it is shown for, and which of its scenarios it is: one can play on from it */
  from?: From;
  /** the rule sets to choose from, if not all of the scenario's */
  rules?: readonly RuleSetName[];
  renderBoard?: RenderBoard;
}

/** Plays a scenario in the browser and shows it step by step. */
export function ScenarioPlayer({
  scenario,
  from,
  rules: among = scenario.rules,
  renderBoard,
}: Props) {
  const [rules, setRules] = useState<RuleSetName>(among[0]);
  const [played, setPlayed] = useState<Performance | string | null>(null);
  const [at, setAt] = useState(0);
  const [seat, setSeat] = useState(0);
  useEffect(() => {
    let gone = false;
    setPlayed(null);
    setAt(0);
    watchScenario(scenario, rules).then(
      (p) => !gone && setPlayed(p),
      (e: unknown) => !gone && setPlayed(e instanceof Error ? e.message : String(e)),
    );
    return () => {
      gone = true;
    };
  }, [scenario, rules]);

  if (played === null) return <p role="status">{t('Setting the board…')}</p>;
  if (typeof played === 'string')
    return <p role="alert">{t('This scenario does not hold: {{played}}', { played })}</p>;
  if (played.steps.length === 0)
    return (
      <p role="status">
        {t('There is nothing to see: it shows that such a game cannot be begun.')}
      </p>
    );
  return (
    <Player
      title={scenario.title}
      length={played.steps.length}
      frame={(n) => {
        const step = played.steps[n];
        return { ...step, shows: from ? pointsOf(from, step.shows ?? []) : [] };
      }}
      at={at}
      onMove={setAt}
      seat={seat}
      renderBoard={renderBoard}
    >
      <label className="watch-pick">
        <span>{t('Side')}</span>
        <select className="field" value={seat} onChange={(e) => setSeat(Number(e.target.value))}>
          <option value={0}>{t('Resource player')}</option>
          <option value={1}>{t('Hazard player')}</option>
        </select>
      </label>
      {among.length > 1 ? (
        <label className="watch-pick">
          <span>{t('Rules')}</span>
          <select
            className="field"
            value={rules}
            onChange={(e) => setRules(among.find((r) => r === e.target.value) ?? rules)}
          >
            {among.map((r) => (
              <option key={r}>{r}</option>
            ))}
          </select>
        </label>
      ) : null}
      {from ? (
        <Link
          className="btn btn-small"
          href={`/try/${from.id}?watch=${from.n}&step=${at}&rules=${rules}`}
        >
          {t('Play on from here')}
        </Link>
      ) : null}
    </Player>
  );
}
