import type { RuleSetName, State } from '@mathom/engine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loading } from '../../app/Plain.tsx';
import { engineWords, t } from '../../app/words.ts';
import { connectLocal } from '../../dev/local.ts';
import { loadScenarios, watchScenario } from '../../watch/load.ts';
import { TableView } from '../game/TableView.tsx';

/** The position after a step of a scenario that shows a ruling. */
async function positionOf(id: string, n: number, step: number, rules: string): Promise<State> {
  const all = (await loadScenarios()).filter((sc) => sc.proves.includes(id));
  const scenario = all[n];
  if (!scenario) throw new Error(`No scenario ${n + 1} shows ${id}.`);
  const set = scenario.rules.find((r) => r === rules) ?? scenario.rules[0];
  const { steps } = await watchScenario(scenario, set as RuleSetName);
  const at = steps[Math.max(0, Math.min(step, steps.length - 1))];
  if (!at) throw new Error('Nothing happens on the board of this scenario.');
  return at.state;
}

/** A ruling's board to play on from, both sides in one's own hands: nothing is kept of it. */
export default function TryPage() {
  const [path] = useLocation();
  const id = decodeURIComponent(path.replace(/^\/try\/?/, ''));
  const address = useSearch();
  const q = new URLSearchParams(address);
  const [n, step] = [Number(q.get('watch') ?? 0), Number(q.get('step') ?? 0)];
  const rules = q.get('rules') ?? '';
  const { data, error } = useQuery({
    queryKey: ['try', id, n, step, rules],
    queryFn: () => positionOf(id, n, step, rules),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const connect = useMemo(
    () =>
      data
        ? connectLocal({
            seed: 1,
            decks: ['', ''],
            names: ['Resource player', 'Hazard player'],
            hotseat: true,
            alone: true,
            think: 0,
            rules: data.rules,
            length: data.length,
            start: data,
          })
        : null,
    [data],
  );
  if (error) return <Loading text={engineWords(error.message)} />;
  if (!connect) return <Loading text={t('Setting the board …')} />;
  return <TableView game={`try-${id}`} connect={connect} />;
}
