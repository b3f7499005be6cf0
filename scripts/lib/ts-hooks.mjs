// The loader hooks of scripts/ts-loader.mjs; Node runs them in a thread of their own.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true, target: 'es2023' } };

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !/\.m?ts(\?|$)/.test(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcefile: path,
    sourcemap: 'inline',
    sourcesContent: false,
    tsconfigRaw,
  });
  return { format: 'module', source: code, shortCircuit: true };
}
