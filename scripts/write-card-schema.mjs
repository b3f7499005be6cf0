// Writes the schema of cards that arrive as data, from the types of the card language:
// `npm run card-schema`. With `--check` it only says whether what is written is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDeps, root } from './lib/deps.mjs';

if (!ensureDeps()) process.exit(1);
const { createGenerator } = await import('ts-json-schema-generator');

const target = join(root, 'packages/cards/src/invented/card-schema.ts');

/** Names are not a closed list for who invents cards: whether there is such a card, the pool knows. */
const NAMES = ['CardName', 'Being', 'SiteName', 'RegionName'];

const { definitions } = createGenerator({
  path: join(root, 'packages/engine/src/language/card.ts'),
  tsconfig: join(root, 'tsconfig.base.json'),
  type: 'Card',
  jsDoc: 'none',
  skipTypeCheck: true,
  sortProps: true,
}).createSchema('Card');

for (const name of NAMES) {
  if (!definitions[name]) throw new Error(`The card language has no type ${name} any more.`);
  definitions[name] = { type: 'string' };
}

/** What a node of another kind may not have: no field that is not named is allowed anyway. */
const never = (schema) => JSON.stringify(schema) === '{"not":{}}';
function withoutNevers(x) {
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) return x.map(withoutNevers);
  const kept = Object.entries(x).filter(([, value]) => !never(value));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutNevers(value)]));
}

/** A type a line: it is for the machine to read, and for a person to see which types changed. */
const lines = Object.entries(withoutNevers(definitions)).map(
  ([name, schema]) => `  ${JSON.stringify(name)}: ${JSON.stringify(schema)},`,
);

const text = `// Written by scripts/write-card-schema.mjs from the types of the card language; not by hand.
import type { Schema } from './schema.ts';

export const definitions: Readonly<Record<string, Schema>> = {
${lines.join('\n')}
};
`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('The schema of cards is not that of the card language. Run: npm run card-schema');
  process.exit(1);
} else {
  console.log(`card schema: ${Object.keys(definitions).length} types, up to date`);
}
