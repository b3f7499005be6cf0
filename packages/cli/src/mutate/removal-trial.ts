import { perform, type Scenario } from '@mathom/engine/scenario';
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
  /** rulings, without the numbers of their points */
  readonly rulings: readonly string[];
}
export interface RemovalAnswer {
  readonly noticed: readonly { readonly title: string; readonly how: string }[];
  /** how many scenarios prove those rulings */
  readonly played: number;
  /** whether any of them came by the place */
  readonly met: boolean;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0];

/** How it fails in one of its rule sets, if it does. */
function failure(sc: Scenario): string | undefined {
  for (const rules of sc.rules) {
    try {
      perform(sc, officialPool(rules), 1);
    } catch (error) {
      return `(${rules}) ${messageOf(error)}`;
    }
  }
  return undefined;
}

function tried({ id, cards, rulings }: RemovalJob): RemovalAnswer {
  const those = allScenarios().filter((sc) => sc.proves.some((p) => rulings.includes(p)));
  anew();
  makeChange(id);
  hits.delete(id);
  const putBack: (() => void)[] = [];
  try {
    for (const card of cards) putBack.push(remake(card));
    const noticed = those.flatMap((sc) => {
      const how = failure(sc);
      return how === undefined ? [] : [{ title: sc.title, how }];
    });
    return { noticed, played: those.length, met: hits.has(id) };
  } catch (error) {
    const how = `cards cannot be made: ${messageOf(error)}`;
    return { noticed: [{ title: 'all of them', how }], played: those.length, met: true };
  } finally {
    makeChange(-1);
    for (const back of putBack) back();
    anew();
  }
}

export function waitForJobs(): void {
  process.on('message', (job: RemovalJob) => {
    process.send?.(tried(job));
  });
  process.send?.('ready');
}
