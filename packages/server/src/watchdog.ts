import { Worker } from 'node:worker_threads';
import { elapsed } from './time.ts';

/**
 * A thread that sees whether the server still does anything. One that goes round in a circle hears
 * neither timers nor signals: it could not even end itself.
 */
const WATCH = `
const { workerData: { beats, patience, pid } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let last = -1;
let since = performance.now();
setInterval(() => {
  const now = Atomics.load(beats, 0);
  if (now !== last) {
    last = now;
    since = performance.now();
    return;
  }
  const silent = performance.now() - since;
  if (silent < patience) return;
  writeSync(2, 'Mathom ends: it has done nothing for ' + Math.round(silent / 1000) +
    ' seconds and hears no signal. What was acknowledged is stored; start it again.\\n');
  process.kill(pid, 'SIGKILL');
}, Math.min(1000, patience / 4));
`;

/** Ends this process if its event loop stands still for so long. 0: nobody looks. */
export function watchOver(patienceMs: number): { stop(): void } {
  if (patienceMs === 0) return { stop: () => {} };
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const beat = (): void => void Atomics.store(beats, 0, Math.trunc(elapsed()) | 0);
  beat();
  const timer = setInterval(beat, Math.min(1000, patienceMs / 4));
  timer.unref();
  const worker = new Worker(WATCH, {
    eval: true,
    // it is plain JavaScript, and needs nothing of how this process was started
    execArgv: [],
    workerData: { beats, patience: patienceMs, pid: process.pid },
  });
  worker.unref();
  worker.on('error', () => {});
  return {
    stop: () => {
      clearInterval(timer);
      void worker.terminate();
    },
  };
}
