// The loader hooks of scripts/ts-loader.mjs; Node runs them in a thread of their own.
//
// What came of a file is kept beside the dependencies and taken again as long as the file is the
// same: a server and each of its threads read a thousand files as they start, and taking the types
// out of them took most of that time.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true, target: 'es2023' } };
const OPTIONS = {
  loader: 'ts',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  tsconfigRaw,
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'node_modules/.cache/mathom/ts');
const hash = (...parts) => {
  const sum = createHash('sha1');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
};

/** What else the outcome depends on: how it is done, and who does it. */
let maker;
const making = () => {
  maker ??= readFile(join(root, 'node_modules/esbuild/package.json')).then((esbuild) =>
    hash(JSON.stringify(OPTIONS), esbuild),
  );
  return maker;
};

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !/\.m?ts(\?|$)/.test(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const text = await readFile(path);
  // the path stands in it, for those who look for a line
  const key = hash(await making(), path, text);
  const kept = join(folder, `${hash(path)}.js`);
  const source = (await keptSource(kept, key)) ?? (await made(path, text, kept, key));
  return { format: 'module', source, shortCircuit: true };
}

/** One for each file, of whatever it last was: its first line says of what. */
async function keptSource(kept, key) {
  const text = await readFile(kept, 'utf8').catch(() => '');
  return text.startsWith(`${key}\n`) ? text.slice(key.length + 1) : null;
}

async function made(path, text, kept, key) {
  const { transform } = await import('esbuild');
  const { code } = await transform(text, { ...OPTIONS, sourcefile: path });
  // whole or not at all, for others who read it meanwhile; where nothing can be kept it is made anew
  try {
    await mkdir(folder, { recursive: true });
    const fresh = `${kept}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    await writeFile(fresh, `${key}\n${code}`);
    await rename(fresh, kept);
  } catch {}
  return code;
}
