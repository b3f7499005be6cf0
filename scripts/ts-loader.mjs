// Runs TypeScript from source: `node --import ./scripts/ts-loader.mjs file.ts`.
//
// Types are taken out by esbuild, one file at a time, and nothing else changes. tsx does the
// same, but always with esbuild's keepNames, which calls Object.defineProperty for every
// function that is created while the program runs: code that makes small closures in a hot loop
// was measured over 100 times slower. What `bench` measures should be what a build would run.
import { register } from 'node:module';

register('./lib/ts-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
