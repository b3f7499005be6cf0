import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './config.ts';

/**
 * Which engine this is: its version and a fingerprint of the sources of rules and cards. Stored
 * with every snapshot, so that it can be seen which rules a stored game was played by.
 */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of ['engine', 'cards']) {
    const folder = join(ROOT, 'packages', name, 'src');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function versionOfEngine(): string {
  const manifest = readFileSync(join(ROOT, 'packages/engine/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return `${version}+${fingerprint()}`;
}

export const ENGINE_VERSION = versionOfEngine();
