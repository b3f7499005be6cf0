import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH = /\.(js|css|html|svg|json)$/;
const LEAST = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await gz(bytes, { level: 9 }));
}

async function walk(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      if ((await stat(path)).isDirectory()) await walk(path);
      else if (WORTH.test(name)) await compress(path);
    }),
  );
}

/** The files of the page beside themselves in small: the server sends these to who can read them. */
export function compressed(): Plugin {
  return {
    name: 'mathom-compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir) await walk(dir);
    },
  };
}
