/** Cards as English: what a player reads is what happens. */
export * from './render/index.ts';
