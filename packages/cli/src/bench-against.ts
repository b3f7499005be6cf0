import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Speed } from './bench-measure.ts';

/**
 * Two checkouts measured against each other, in one process and in turn: what the machine does
 * beside it falls on both alike, so that the ratio says more than two runs one after the other.
 */
type Player = (millis: number) => Speed;

export interface Against {
  readonly decisionsPerSecond: number;
  readonly thereDecisionsPerSecond: number;
  /** ours by theirs: the median of all rounds, and the quarters beside it */
  readonly ratio: number;
  readonly ratioQuarters: readonly [number, number];
  readonly rounds: number;
}

const PIECE = 300;

/** The measurement of another checkout, whose dependencies must be there. */
async function playerOf(checkout: string): Promise<Player> {
  const cli = join(resolve(checkout), 'packages/cli/src');
  const load = (name: string) => import(pathToFileURL(join(cli, name)).href);
  if (!existsSync(join(cli, 'bench-measure.ts')))
    throw new Error(`${checkout} is no checkout of Mathom that can be measured.`);
  // older ones register their cards when the game is loaded
  await load('game.ts');
  return (await load('bench-measure.ts')).speed as Player;
}

const rate = (...parts: readonly Speed[]): number =>
  parts.reduce((n, p) => n + p.decisions, 0) / parts.reduce((n, p) => n + p.seconds, 0);

export async function against(
  checkout: string,
  ours: Player,
  seconds: { readonly warm: number; readonly measure: number },
): Promise<Against> {
  const theirs = await playerOf(checkout);
  const until = (end: number, step: () => void): void => {
    const started = performance.now();
    while (performance.now() - started < end * 1000) step();
  };
  until(seconds.warm, () => void [ours(PIECE), theirs(PIECE)]);
  const rounds: { ours: number; theirs: number; ratio: number }[] = [];
  until(seconds.measure, () => {
    // theirs before and after, as the machine may change its pace meanwhile; ours twice between, so
    // that both follow the other once and themselves once: who has just played is still in its caches
    const before = theirs(PIECE);
    const mine = rate(ours(PIECE), ours(PIECE));
    const there = rate(before, theirs(PIECE));
    rounds.push({ ours: mine, theirs: there, ratio: mine / there });
  });
  const mean = (of: (r: (typeof rounds)[number]) => number): number =>
    Math.round(rounds.reduce((n, r) => n + of(r), 0) / rounds.length);
  const ratios = rounds.map((r) => r.ratio).sort((a, b) => a - b);
  const at = (q: number): number =>
    Number((ratios[Math.floor(q * (ratios.length - 1))] ?? 0).toFixed(3));
  return {
    decisionsPerSecond: mean((r) => r.ours),
    thereDecisionsPerSecond: mean((r) => r.theirs),
    ratio: at(0.5),
    ratioQuarters: [at(0.25), at(0.75)],
    rounds: rounds.length,
  };
}
