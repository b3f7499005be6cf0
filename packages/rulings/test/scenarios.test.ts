import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { officialPool } from '@mathom/cards/official';
import { perform, type Scenario } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { isRuling, rulingById } from '../src/index.ts';
import { isCoeRule } from '../src/rulebook/index.ts';
import { allScenarios } from '../src/scenarios.ts';

describe.each(allScenarios().map((sc): [string, Scenario] => [sc.title, sc]))(
  '%s',
  (_title, sc) => {
    it.each([...sc.rules])('holds in %s, whatever the seed', (rules) => {
      const pool = officialPool(rules);
      const { asserts } = perform(sc, pool);
      expect(asserts).toBeGreaterThan(0);
      expect(perform(sc, pool, 2).asserts).toBe(asserts);
    });
  },
);

describe('the scenarios', () => {
  it('prove rulings and rules that exist', () => {
    const unknown = allScenarios()
      .flatMap((sc) => sc.proves)
      .filter((id) => !(id.startsWith('coe/') ? isCoeRule(id.slice(4)) : isRuling(id)));
    expect(unknown).toEqual([]);
  });

  it('prove rulings that are told in our own words', () => {
    const untold = allScenarios()
      .flatMap((sc) => sc.proves)
      .filter((id) => !id.startsWith('coe/') && !rulingById(id)?.says);
    expect([...new Set(untold)]).toEqual([]);
  });

  it('have titles of their own', () => {
    const titles = allScenarios().map((sc) => sc.title);
    expect(titles.filter((x, i) => titles.indexOf(x) !== i)).toEqual([]);
  });

  it('are all listed, each once', async () => {
    const here = join(dirname(fileURLToPath(import.meta.url)), '../src/scenarios');
    const files = readdirSync(here, { recursive: true })
      .map(String)
      .filter((f) => f.endsWith('.ts'));
    const written: Scenario[] = [];
    const empty: string[] = [];
    for (const file of files) {
      const found = Object.values(await import(pathToFileURL(join(here, file)).href)).flatMap(
        scenariosOf,
      );
      if (found.length === 0 && !file.endsWith('help.ts')) empty.push(file);
      written.push(...found);
    }
    const listed = allScenarios();
    expect(empty).toEqual([]);
    expect(written.filter((sc) => !listed.includes(sc)).map((sc) => sc.title)).toEqual([]);
    expect(listed.length).toBe(written.length);
  });
});

/** The scenarios that a file exports. */
const scenariosOf = (exported: unknown): Scenario[] =>
  Array.isArray(exported) ? exported.filter((x) => typeof x?.play === 'function') : [];
