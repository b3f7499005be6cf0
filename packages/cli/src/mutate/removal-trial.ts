import { perform, type Scenario, stageFor } from '@mathom/engine/scenario';
import { allScenarios } from '@mathom/rulings/scenarios';
import { hits, makeChange } from './on.ts';
import { type Failed, unheardBy, unshownBy } from './unheard.ts';
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
  /** what the scenarios show with nothing taken out, if somebody knows it already */
  readonly whole?: Whole;
}
/** What each scenario that holds shows in each of its rule sets, with nothing taken out. */
type Whole = Readonly<Record<string, readonly string[] | undefined>>;
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
  /** without it the cards cannot be made: more was taken out than what the points say */
  readonly broken?: string;
  /** how many scenarios prove those rulings */
  readonly played: number;
  /** whether any of them came by the place */
  readonly met: boolean;
  readonly whole: Whole;
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

interface Failure extends Failed {
  readonly title: string;
  readonly how: string;
}

const keyOf = (sc: Scenario, rules: Rules): string => `${rules} ${sc.title}`;

const known = new Map<string, ReturnType<typeof played>>();
function anyway(sc: Scenario, rules: Rules): ReturnType<typeof played> {
  const key = keyOf(sc, rules);
  const all = known.get(key) ?? played(sc, rules);
  known.set(key, all);
  return all;
}

/** What scenarios show; one that does not hold with nothing taken out notices nothing, and is not among them. */
const wholeOf = (those: readonly Scenario[]): Whole =>
  Object.fromEntries(
    those.flatMap((sc) =>
      sc.rules.flatMap((rules) => {
        const { shown, failed } = anyway(sc, rules);
        return failed === undefined ? [[keyOf(sc, rules), shown]] : [];
      }),
    ),
  );

const rulingOf = (point: string): string => point.replace(/#\d+$/, '');

const UNNAMED = /\b\w+ is not defined\b/;

/**
 * Those that fail, those that show the most of the points first, until each of these is unshown
 * somewhere; or why nothing could be played.
 */
function failures(those: readonly Scenario[], points: readonly string[], whole: Whole): Failure[] {
  const shows = (sc: Scenario): number =>
    points.filter((p) => sc.rules.some((rules) => whole[keyOf(sc, rules)]?.includes(p))).length;
  const out: Failure[] = [];
  for (const sc of those.toSorted((a, b) => shows(b) - shows(a)))
    for (const rules of sc.rules) {
      const all = whole[keyOf(sc, rules)];
      if (all === undefined) continue;
      const { failed, shown } = played(sc, rules);
      if (failed === undefined) continue;
      // what stands there instead names something that its file does not know
      if (UNNAMED.test(failed)) throw new Error(failed);
      out.push({
        title: sc.title,
        proves: sc.proves,
        how: `(${rules}) ${failed}`,
        shown,
        whole: all,
      });
      if (unheardBy(out, points).length === 0) return out;
    }
  return out;
}

/** Those that fail without it, or why nothing could be played. */
function failedWithout(
  { id, cards, points }: RemovalJob,
  those: readonly Scenario[],
  whole: Whole,
): Failure[] | string {
  anew();
  makeChange(id);
  hits.delete(id);
  const putBack: (() => void)[] = [];
  try {
    for (const card of cards) putBack.push(remake(card));
    return failures(those, points, whole);
  } catch (error) {
    return messageOf(error);
  } finally {
    makeChange(-1);
    for (const back of putBack) back();
    anew();
  }
}

function tried(job: RemovalJob): RemovalAnswer {
  const { id, points } = job;
  const rulings = points.map(rulingOf);
  const those = allScenarios().filter((sc) => sc.proves.some((p) => rulings.includes(p)));
  // in a process of its own what is worked out as everything is loaded stays taken out
  const whole = job.whole ?? wholeOf(those);
  const failed = failedWithout(job, those, whole);
  const answer = { played: those.length, met: hits.has(id), whole };
  if (typeof failed === 'string')
    return { ...answer, noticed: [], unheard: points, broken: failed };
  return {
    ...answer,
    noticed: failed.map((f) => ({ title: f.title, how: f.how, unshown: unshownBy(f, points) })),
    unheard: unheardBy(failed, points),
  };
}

export function waitForJobs(): void {
  process.on('message', (job: RemovalJob) => {
    process.send?.(tried(job));
  });
  process.send?.('ready');
}
