import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fullText } from '@mathom/cards/full-text';
import { catalogue } from '@mathom/cards/lookup';
import { check, importDeck, published } from '@mathom/decks';
import { cardText } from '@mathom/engine/render/index';
import { quantile } from './bench-measure.ts';

/** What the page waits for, and the page itself in a browser: `npm run bench -- --web`. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MB = 1_000_000;

/** The median of some runs, in milliseconds. */
function millis(run: () => void, times = 9): number {
  run();
  const took = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Number(quantile(took, 0.5).toFixed(2));
}

/** Figures of the browser; none where there is no browser. */
function inTheBrowser(): Readonly<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'mathom-bench-'));
  const file = join(folder, 'figures.json');
  try {
    spawnSync(process.execPath, ['scripts/browser-tests.mjs'], {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, MATHOM_BENCH: file },
    });
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function webFigures(): Readonly<Record<string, number>> {
  const lookup = catalogue();
  const text = fullText(lookup.cards, cardText);
  return {
    textSearchMs: millis(() => void text.find('wizard corruption check')),
    lawOfADeckMs: Number(
      (
        millis(() => {
          for (const deck of published) check(deck, { ruleSet: 'tournament', length: 'long' });
        }) / published.length
      ).toFixed(2),
    ),
    importOfAMegabyteMs: millis(
      () => void importDeck('1 Gandalf\n'.repeat(MB / 10), { lookup }),
      3,
    ),
    ...inTheBrowser(),
  };
}
