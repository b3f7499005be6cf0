import { fileURLToPath } from 'node:url';
import { allCards, statusOf } from '@mathom/cards';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { failures, type LawCase, lawCases } from '@mathom/decks/law/cases';
import type { Card, SetCode } from '@mathom/engine/language';
import { perform, type Scenario } from '@mathom/engine/scenario';
import { allPoints, coeRules, isCoeRule, mergeProven, type ProvenRuling } from '@mathom/rulings';
import { allScenarios } from '@mathom/rulings/scenarios';
import { Command } from 'commander';
import { language } from './coverage-language.ts';
import { message } from './invariants.ts';
import { pointsListed } from './mutate/kept.ts';

/** `npm run coverage`: what is written and what is proven, counted and never claimed. */
const SETS: Readonly<Record<SetCode, number>> = {
  TW: 500,
  TD: 185,
  DM: 183,
  LE: 419,
  AS: 170,
  WH: 122,
  BA: 104,
};

interface Performed {
  readonly passed: readonly Scenario[];
  /** points of rulings that they showed */
  readonly shown: ReadonlySet<string>;
  readonly failed: readonly string[];
}

/** A scenario proves something if it holds in every rule set it is for. */
function performed(scenarios: readonly Scenario[]): Performed {
  const passed: Scenario[] = [];
  const failed: string[] = [];
  const shown = new Set<string>();
  for (const sc of scenarios) {
    try {
      const points = sc.rules.flatMap((rules) => perform(sc, officialPool(rules)).shown);
      passed.push(sc);
      for (const point of points) shown.add(point);
    } catch (error) {
      failed.push(`${sc.title}: ${message(error)}`);
    }
  }
  return { passed, shown, failed };
}

interface Judged {
  readonly held: readonly LawCase[];
  readonly broken: readonly string[];
}

/** A case of the law of decks proves something if it holds in every rule set it is for. */
function judged(cases: readonly LawCase[]): Judged {
  const results = cases.map((the) => ({ the, why: failures(the) }));
  return {
    held: results.filter(({ why }) => why.length === 0).map(({ the }) => the),
    broken: results.flatMap(({ the, why }) => why.map((each) => `${the.says}: ${each}`)),
  };
}

/** `crf/turn`, `crf/card`, `pef/term`; the companion and the rest as a whole. */
function sourceOf(id: string): string {
  const [book, part] = id.split('/');
  return book === 'crf' || book === 'pef' ? `${book}/${part}` : book;
}

type Counts = Record<
  'total' | 'proven' | 'elsewhere' | 'notMechanical' | 'superseded' | 'open',
  number
>;

function bySource(rulings: readonly ProvenRuling[]): Record<string, Counts> {
  const out: Record<string, Counts> = {};
  for (const { id, status } of rulings) {
    const source = sourceOf(id);
    out[source] ??= { total: 0, proven: 0, elsewhere: 0, notMechanical: 0, superseded: 0, open: 0 };
    out[source].total++;
    out[source][status === 'not-mechanical' ? 'notMechanical' : status]++;
  }
  return out;
}

type Written = Record<'total' | 'complete' | 'partial' | 'facts', number>;

function bySet(): Record<string, Written> {
  const out: Record<string, Written> = {};
  for (const [set, total] of Object.entries(SETS)) {
    out[set] = { total, complete: 0, partial: 0, facts: 0 };
  }
  for (const card of allCards) out[card.id.slice(0, 2)][statusOf(card)]++;
  return out;
}

/** Complete without any ability: all that it says is among its facts. */
const saidByFacts = (card: Card): boolean =>
  statusOf(card) === 'complete' && card.kind !== 'event' && !(card.abilities?.length ?? 0);

/** The numbers of the rules among what was shown. */
const coeIds = (ids: readonly string[]): Set<string> =>
  new Set(ids.filter((id) => id.startsWith('coe/')).map((id) => id.slice(4)));

/** The different cards of the published decks that can be played. */
function ofDecks(): { total: number; complete: number } {
  const parts = ['pool', 'characters', 'resources', 'hazards', 'sites', 'sideboard'] as const;
  const ids = new Set<string>(decks.flatMap((d) => parts.flatMap((p) => d[p].map(([id]) => id))));
  const whole = allCards.filter((c) => ids.has(c.id) && statusOf(c) === 'complete');
  return { total: ids.size, complete: whole.length };
}

/** A list of the readable report, with how many there are. */
function* listed(title: string, lines: readonly string[], shown: number): Generator<string> {
  if (lines.length === 0) return;
  yield '';
  yield `${title} (${lines.length}):`;
  for (const line of lines.slice(0, shown)) yield `  ${line}`;
  if (lines.length > shown) yield `  ... and ${lines.length - shown} more (--verbose)`;
}

function main(): void {
  const command = new Command('coverage')
    .description('Counts the cards that are written and the rulings and rules that are proven.')
    .option('--json', 'print only the last line')
    .option('--verbose', 'list everything that is counted as missing')
    .parse();
  const { json, verbose } = command.opts<{ json?: true; verbose?: true }>();
  const { passed, shown, failed } = performed(allScenarios());
  const { held, broken } = judged(lawCases);
  // only a scenario proves a ruling; what the law of decks shows is "elsewhere" in the index
  const proves = passed.flatMap((each) => [...each.proves]);
  const points = allPoints();
  const unseen = points.filter((mark) => !shown.has(mark));
  const inPart = new Set(unseen.map((mark) => mark.split('#')[0]));
  const merged = mergeProven(proves.filter((id) => !id.startsWith('coe/') && !inPart.has(id)));
  // one that says a single thing has no number
  const all = merged.rulings.flatMap(({ id, status, points: each }) =>
    status === 'proven' ? (each?.map((_, i) => `${id}#${i + 1}`) ?? [id]) : [],
  );
  const named = pointsListed(fileURLToPath(new URL('../../../', import.meta.url)));
  const cited = coeIds(proves);
  const rules = [...cited].filter(isCoeRule);
  const byLaw = [...coeIds(held.flatMap((each) => [...each.proves]))].filter(
    (id) => isCoeRule(id) && !cited.has(id),
  );
  const speech = language(allCards);
  const sets = bySet();
  const written = (status: 'complete' | 'partial' | 'facts'): number =>
    Object.values(sets).reduce((n, set) => n + set[status], 0);
  const result = {
    rulings: merged.counts,
    // of rulings that say several things, what is shown of each
    points: { total: points.length, shown: points.length - unseen.length },
    // of all that rulings say, one thing or several: what is written down of what it hangs on (prove --kept)
    hangsOn: {
      total: all.length,
      listed: all.filter((mark) => named.has(mark)).length,
    },
    rules: { total: coeRules.length, proven: rules.length, elsewhere: byLaw.length },
    cards: {
      total: Object.values(sets).reduce((n, set) => n + set.total, 0),
      complete: written('complete'),
      partial: written('partial'),
      facts: written('facts'),
      byFactsAlone: allCards.filter(saidByFacts).length,
      // no card has code of its own: all of them are data
      custom: 0,
    },
    language: { kinds: speech.kinds, usedOnce: speech.usedOnce.length },
    scenarios: { total: passed.length + failed.length, failing: failed.length },
    deckLaw: { total: lawCases.length, failing: lawCases.length - held.length },
    decks: ofDecks(),
    bySource: bySource(merged.rulings),
    bySet: sets,
  };
  if (!json) {
    const most = verbose ? Number.POSITIVE_INFINITY : 8;
    const { rulings, cards } = result;
    console.log(
      `cards      ${cards.complete} complete (${cards.byFactsAlone} by their facts alone), ` +
        `${cards.partial} in part, of ${cards.total}`,
    );
    for (const [set, n] of Object.entries(sets)) {
      console.log(`  ${set}       ${n.complete} complete, ${n.partial} in part, of ${n.total}`);
    }
    const { complete, total } = result.decks;
    console.log(
      `decks      ${complete} complete, of the ${total} cards in the decks that can be played`,
    );
    console.log(
      `rulings    ${rulings.proven} proven, ${rulings.elsewhere} shown elsewhere, ` +
        `${rulings.notMechanical} not mechanical, ${rulings.superseded} superseded, ` +
        `${rulings.open} open, of ${rulings.total}`,
    );
    console.log(
      `  points          ${result.points.shown} shown of ${result.points.total}, where one says several things`,
    );
    console.log(
      `  taken out       ${result.hangsOn.listed} of ${result.hangsOn.total} points that are proven have it written down what they hang on`,
    );
    for (const [source, n] of Object.entries(result.bySource)) {
      console.log(
        `  ${source.padEnd(15)} ${n.proven} proven, ${n.elsewhere} elsewhere, ${n.open} open, of ${n.total}`,
      );
    }
    console.log(
      `rules      ${rules.length} proven, ${byLaw.length} shown by the law of decks, of ${coeRules.length}`,
    );
    console.log(`scenarios  ${passed.length} pass, ${failed.length} fail`);
    console.log(`deck law   ${held.length} cases hold, ${lawCases.length - held.length} do not`);
    console.log(
      `language   ${speech.kinds} kinds of nodes, ${speech.usedOnce.length} in fewer than two cards`,
    );
    const partial = allCards
      .filter((c) => statusOf(c) !== 'complete')
      .map((c) => `${c.id} ${c.name}: ${c.lacks}`);
    const once = speech.usedOnce.map(({ kind, by }) => `${kind}: ${by.join(', ') || 'no card'}`);
    const odd = [...cited].filter((id) => !isCoeRule(id)).map((id) => `coe/${id}`);
    const unshown = coeRules
      .filter((id) => !rules.includes(id) && !byLaw.includes(id))
      .map((id) => `coe/${id}`);
    const open = merged.rulings.filter((r) => r.status === 'open').map((r) => r.id);
    for (const line of [
      ...listed('Scenarios that fail', failed, most),
      ...listed('Cases of the law of decks that do not hold', broken, most),
      ...listed('Proven, but there is no such ruling or rule', [...merged.unknown, ...odd], most),
      ...listed('Proven, though the index says it cannot be', merged.contradicted, most),
      ...listed('Cards not whole yet', partial, most),
      ...listed('Rules that nothing shows', unshown, most),
      ...listed('Points of rulings that nothing shows', unseen, most),
      ...listed('Rulings still open', open, most),
      ...listed('Kinds of nodes in fewer than two cards', once, most),
    ]) {
      console.log(line);
    }
    console.log('');
  }
  console.log(JSON.stringify(result));
  if (failed.length + broken.length > 0) process.exitCode = 1;
}

main();
