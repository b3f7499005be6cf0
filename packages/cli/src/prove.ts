// `npm run prove -- ID ...`: plays the scenarios that prove these rulings or rules (`crf/card/river/1`,
// `crf/card/river` for all below it, `coe/3.i`), in each of their rule sets, and tells which hold and
// which point of a ruling none of them shows. Exits with 1 if one fails or a point lacks. With `--without
// FILE` it takes out of the engine or of the cards what the file says, one rule after the other, and tells
// which of the proofs notice; it exits with 1 if one goes unnoticed, or takes out more than its points. `--kept` does so with the lists that
// are kept beside the rulings.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { officialPool } from '@mathom/cards/official';
import { perform, type Scenario } from '@mathom/engine/scenario';
import { rulingById } from '@mathom/rulings';
import { allScenarios } from '@mathom/rulings/scenarios';
import { Command } from 'commander';
import { message } from './invariants.ts';
import { KEPT, listed } from './mutate/kept.ts';
import { lineOf } from './mutate/mutant.ts';
import type { RemovalAnswer } from './mutate/removal-trial.ts';
import { playedWithout } from './mutate/without.ts';

const isAbout = (id: string, wanted: string): boolean =>
  id === wanted || id.startsWith(`${wanted}/`);

interface Played {
  /** points that were shown */
  readonly shown: readonly string[];
  readonly failed: string | undefined;
}

function played(sc: Scenario): Played {
  const shown: string[] = [];
  try {
    for (const rules of sc.rules)
      for (const seed of [1, 2]) shown.push(...perform(sc, officialPool(rules), seed).shown);
    return { shown, failed: undefined };
  } catch (error) {
    return { shown: [], failed: message(error) };
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

const isOf = (points: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 0 ||
  points.some((p) => wanted.some((w) => p === w || isAbout(p.replace(/#\d+$/, ''), w)));

/** What a proof said, a title once: the message says it first. */
function tellNoticed({ noticed, unheard, broken, played, met }: RemovalAnswer): void {
  if (broken !== undefined) return console.log(`    it cannot be played: ${broken}`);
  const told = new Set<string>();
  for (const { title, how, unshown } of noticed) {
    if (told.has(title)) continue;
    told.add(title);
    const at = how.indexOf(title);
    const where = at < 0 ? how : how.slice(at + title.length);
    const aside = unshown.length > 0 ? '' : 'aside: ';
    console.log(`    ${aside}${title}${where.slice(0, 160)}`);
  }
  if (unheard.length > 0)
    console.log(
      `    still shown: ${unheard.join(' ')}; ${played} scenarios, ${met ? 'which come by it' : 'none of which comes by it'}`,
    );
}

/** Each rule of a list is taken out, and what is said of it is whether a proof fails. */
async function provedWithout(file: string | undefined, wanted: readonly string[]): Promise<void> {
  const { removals, kept, gone } = listed(root, file);
  const those = removals.filter(({ points }) => isOf(points, wanted));
  let noticed = 0;
  await playedWithout(root, those, availableParallelism(), ({ removal, answer }) => {
    const [{ file: of, start }] = removal.pieces;
    const place = `${of}:${lineOf(readFileSync(join(root, of), 'utf8'), start)}`;
    // what takes out more than the point says nothing of it
    const broken = answer === undefined || answer.broken !== undefined;
    const heard = !broken && answer.unheard.length === 0;
    if (heard) noticed++;
    const how = broken ? 'BREAKS   ' : heard ? 'noticed  ' : 'UNNOTICED';
    console.log(`${how} ${removal.points.join(' ')}  ${place}`);
    if (!answer) console.log('    nothing could be played to its end');
    if (answer) tellNoticed(answer);
  });
  const lost = gone.filter(({ points }) => isOf(points, wanted));
  for (const { points, why } of lost) console.log(`NO PLACE  ${points.join(' ')}  ${why}`);
  const said = kept.filter((p) => isOf([p], wanted)).length;
  console.log(
    `${noticed} of ${those.length} noticed, ${lost.length} without a place, ${said} said to have none`,
  );
  if (noticed < those.length || lost.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const command = new Command('prove')
    .description('Plays what proves a ruling or a rule, point by point.')
    .argument('[id...]', 'rulings or rules, or what stands before the last parts of their ids')
    .option('--without <file>', 'takes out what the file says, piece by piece')
    .option('--kept', `takes out what the lists in ${KEPT} say, of the rulings given or of all`)
    .parse();
  const wanted = command.args;
  const { without, kept } = command.opts<{ without?: string; kept?: true }>();
  if (without !== undefined || kept)
    return provedWithout(without, wanted).catch((error: unknown) => command.error(message(error)));
  if (wanted.length === 0) command.error('Which ruling? Give ids, or a file with --without.');
  const scenarios = allScenarios().filter((sc) =>
    sc.proves.some((id) => wanted.some((w) => isAbout(id, w))),
  );
  for (const w of wanted)
    if (!scenarios.some((sc) => sc.proves.some((id) => isAbout(id, w)))) {
      console.error(`No scenario proves ${w}.`);
      process.exitCode = 1;
    }
  const shown = new Set<string>();
  for (const sc of scenarios) {
    const { shown: points, failed } = played(sc);
    for (const point of points) shown.add(point);
    if (failed !== undefined) process.exitCode = 1;
    console.log(failed === undefined ? `holds  ${sc.title}` : `FAILS  ${failed}`);
  }
  const ids = new Set(scenarios.flatMap((sc) => [...sc.proves]));
  for (const id of [...ids].filter((x) => wanted.some((w) => isAbout(x, w))).sort()) {
    const points = rulingById(id)?.points ?? [];
    const lacks = points.filter((_, i) => !shown.has(`${id}#${i + 1}`));
    if (points.length > 0)
      console.log(`${id}: ${points.length - lacks.length} of ${points.length} points shown`);
    for (const point of lacks) console.log(`  not shown: ${point}`);
    if (lacks.length > 0) process.exitCode = 1;
  }
}

await main();
