import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, SETTINGS } from '../src/config.ts';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** What stands under `environment:` of a service. */
function environmentOf(compose: string, service: string): string[] {
  const from = compose.indexOf(`\n  ${service}:\n`);
  const rest = compose.slice(from + 1);
  const end = rest.slice(1).search(/\n {2}\S|\n\S/);
  const part = rest.slice(0, end < 0 ? undefined : end + 1);
  const block = /\n {4}environment:\n((?: {6}.*\n?)+)/.exec(`${part}\n`)?.[1] ?? '';
  return [...block.matchAll(/^ {6}([A-Z_]+):/gm)].map((found) => found[1]);
}

it('what the files for running it name is there', () => {
  const compose = read('deploy/compose.yaml');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const known: readonly string[] = SETTINGS;
  for (const service of ['server', 'bots']) {
    const named = environmentOf(compose, service);
    expect(named.length, service).toBeGreaterThan(2);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  }
  for (const [, script] of compose.matchAll(/"npm", "run", "([a-z:-]+)"/g))
    expect(scripts).toHaveProperty(script);
  const unit = read('deploy/mathom.service');
  for (const file of [read('deploy/Dockerfile'), unit]) {
    const named = [...file.matchAll(/(?:packages|scripts)\/[\w./-]+\.(?:ts|mjs)/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [path] of named) expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
  // each that can be set in the file of settings is one, or the compose file's own
  const own = ['POSTGRES_PASSWORD', 'BIND'];
  const set = [...read('deploy/mathom.env.example').matchAll(/^([A-Z_]+)=/gm)].map((x) => x[1]);
  expect(set.filter((name) => !known.includes(name) && !own.includes(name))).toEqual([]);
});
