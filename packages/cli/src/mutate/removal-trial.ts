import { perform, type Scenario, stageFor } from '@mathom/engine/scenario';
import { allScenarios } from '@mathom/rulings/scenarios';
import { hits, makeChange } from './on.ts';
import { anew, officialPool, remake } from './watched.ts';

/**
 * Runs in a process of its own, from a build with removals behind switches: plays what proves some
 * points without one of them, and tells what noticed it.
 */
export interface RemovalJob {
  readonly id: number;
  /** cards that it is in */
  readonly cards: readonly string[];
  readonly points: readonly string[];
}
interface Noticed {
  readonly title: string;
  readonly how: string;
  /** of the points of the job those that it shows, but not without what was taken out */
  readonly unshown: readonly string[];
}
export interface RemovalAnswer {
  readonly noticed: readonly Noticed[];
  /** points that are shown all the same: what failed, if anything did, is something else */
  readonly unheard: readonly string[];
  /** how many scenarios prove those rulings */
  readonly played: number;
  /** whether any of them came by the place */
  readonly met: boolean;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0];

type Rules = Scenario['rules'][number];

/** How far it comes in a rule set: what it has shown by then, and why it went no further. */
function played(sc: Scenario, rules: Rules): { shown: readonly string[]; failed?: string } {
  const t = stageFor(sc, officialPool(rules));
  try {
    return { shown: perform(sc, officialPool(rules), 1, t).shown };
  } catch (error) {
    return { shown: t.shown, failed: messageOf(error) };
  }
}

/** What a scenario shows with nothing taken out. */
const whole = new Map<string, readonly string[]>();
function shownAnyway(sc: Scenario, rules: Rules): readonly string[] {
  const key = `${rules} ${sc.title}`;
  const known = whole.get(key) ?? played(sc, rules).shown;
  whole.set(key, known);
  return known;
}

const rulingOf = (point: string): string => point.replace(/#\d+$/, '');

interface Failure {
  readonly sc: Scenario;
  readonly rules: Rules;
  readonly failed: string;
  readonly shown: readonly string[];
}

/** All scenarios that fail, in each of their rule sets. */
const failures = (those: readonly Scenario[]): Failure[] =>
  those.flatMap((sc) =>
    sc.rules.flatMap((rules) => {
      const { failed, shown } = played(sc, rules);
      return failed === undefined ? [] : [{ sc, rules, failed, shown }];
    }),
  );

/** A ruling that says one thing is shown by whatever proves it; else it has a mark. */
const missing = ({ sc, rules, shown }: Failure, points: readonly string[]): string[] =>
  points.filter((p) =>
    p.includes('#')
      ? !shown.includes(p) && shownAnyway(sc, rules).includes(p)
      : sc.proves.includes(p),
  );

function tried({ id, cards, points }: RemovalJob): RemovalAnswer {
  const rulings = points.map(rulingOf);
  const those = allScenarios().filter((sc) => sc.proves.some((p) => rulings.includes(p)));
  anew();
  makeChange(id);
  hits.delete(id);
  const putBack: (() => void)[] = [];
  let failed: Failure[] = [];
  try {
    for (const card of cards) putBack.push(remake(card));
    failed = failures(those);
  } catch (error) {
    const how = `cards cannot be made: ${messageOf(error)}`;
    return {
      noticed: [{ title: 'all of them', how, unshown: points }],
      unheard: [],
      played: those.length,
      met: true,
    };
  } finally {
    makeChange(-1);
    for (const back of putBack) back();
    anew();
  }
  const met = hits.has(id);
  const noticed = failed.map((f) => ({
    title: f.sc.title,
    how: `(${f.rules}) ${f.failed}`,
    unshown: missing(f, points),
  }));
  const unheard = points.filter((p) => !noticed.some(({ unshown }) => unshown.includes(p)));
  return { noticed, unheard, played: those.length, met };
}

export function waitForJobs(): void {
  process.on('message', (job: RemovalJob) => {
    process.send?.(tried(job));
  });
  process.send?.('ready');
}
