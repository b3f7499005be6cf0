import type { RuleSetName } from '@mathom/engine';
import type { Scenario } from '@mathom/engine/scenario';
import { useEffect, useState } from 'react';
import { t, told } from '../app/words.ts';
import { watchScenario } from './load.ts';
import { type From, ScenarioPlayer } from './ScenarioPlayer.tsx';

export const RULE_SET_WORDS: Readonly<Record<string, string>> = told({
  coe: 'the current rules',
  crf: 'the classic rulings',
  tournament: 'tournament rules',
  dc: 'dream-card rules',
});

/** Rule sets in which the same is told of a scenario, together. */
async function sidesOf(scenario: Scenario): Promise<RuleSetName[][]> {
  const sides = new Map<string, RuleSetName[]>();
  for (const rules of scenario.rules) {
    const { steps } = await watchScenario(scenario, rules);
    const told = JSON.stringify(steps.map((s) => s.caption));
    sides.set(told, [...(sides.get(told) ?? []), rules]);
  }
  return [...sides.values()];
}

interface Props {
  readonly scenario: Scenario;
  /** the ruling that it is shown for, and which of its scenarios it is */
  readonly from: From;
}

/** A scenario to watch; where rule sets part, what comes of it by each, side by side. */
export function ScenarioSides({ scenario, from }: Props) {
  const [sides, setSides] = useState<RuleSetName[][] | null>(null);
  useEffect(() => {
    let here = true;
    sidesOf(scenario).then(
      (found) => here && setSides(found),
      // the player says what is wrong
      () => here && setSides([[...scenario.rules]]),
    );
    return () => {
      here = false;
    };
  }, [scenario]);
  if (!sides) return <p role="status">{t('Setting the board…')}</p>;
  if (sides.length < 2) return <ScenarioPlayer scenario={scenario} from={from} />;
  return (
    <div className="watch-sides">
      {sides.map((rules) => (
        <section key={rules[0]} aria-label={t('By {{x1}}', { x1: RULE_SET_WORDS[rules[0]] })}>
          <p className="kicker">
            {t('By {{x1}}', { x1: rules.map((r) => RULE_SET_WORDS[r]).join(' and ') })}
          </p>
          <ScenarioPlayer scenario={scenario} rules={rules} from={from} />
        </section>
      ))}
    </div>
  );
}
