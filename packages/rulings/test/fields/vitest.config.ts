import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { BOARDS } from './boards.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The judge comes after everything that he judges. */
class JudgeLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isJudge = (file: TestSpecification): number => Number(file.moduleId.includes('.judge.'));
    return files.toSorted((a, b) => isJudge(a) - isJudge(b));
  }
}

/**
 * Plays all scenarios and the boards of all card tests with cards that note which of their fields
 * are read, one file after the other in one worker.
 */
export default defineConfig({
  root: here('../../../..'),
  resolve: { alias: [{ find: '@mathom/cards/official', replacement: here('./official.ts') }] },
  test: {
    include: [...BOARDS, 'packages/rulings/test/fields/fields.judge.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: Number(process.env.TEST_TIMEOUT ?? 300_000),
    sequence: { sequencer: JudgeLast },
  },
});
