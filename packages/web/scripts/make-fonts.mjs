// Cuts the two typefaces down to what the page shows at once: Latin letters and the weights in use.
// Letters beyond that come from the whole fonts, when a page has any. Run it again after a change:
//   npm install --prefix <folder> subset-font && node packages/web/scripts/make-fonts.mjs <folder>
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = process.argv[2];
if (!tools) throw new Error('Say in which folder subset-font is installed.');
const subset = createRequire(join(resolve(tools), 'node_modules', 'x.js'))('subset-font');
const here = createRequire(import.meta.url);
const out = fileURLToPath(new URL('../src/design/fonts/', import.meta.url));

const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
const TEXT = `${span(0x20, 0x7e)}\u00a0«»°±·½×ß${span(0xc0, 0xd6)}${span(0xd8, 0xf6)}${span(0xf8, 0xff)}–—‘’“”•…−Œœ`;

const CUTS = [
  ['eb-garamond', 'latin-wght-normal', { min: 400, max: 700 }],
  ['eb-garamond', 'latin-wght-italic', 400],
  ['cinzel', 'latin-wght-normal', { min: 400, max: 600 }],
];

for (const [family, cut, wght] of CUTS) {
  const whole = readFileSync(
    here.resolve(`@fontsource-variable/${family}/files/${family}-${cut}.woff2`),
  );
  const part = await subset(whole, TEXT, { targetFormat: 'woff2', variationAxes: { wght } });
  writeFileSync(join(out, `${family}-${cut}.woff2`), part);
  console.log(`${family}-${cut}: ${whole.length} -> ${part.length} bytes`);
}
