import { writeSync } from 'node:fs';

/**
 * A command whose last line is its result as JSON, whatever comes. The line is written at once and whole, and not
 * left to a stream that may still hold it when the process ends; what failed, or ended before it was done, says so in
 * that line too, and in the code of the process.
 */
export async function endsWithJson(run: () => Promise<object>): Promise<void> {
  let said = false;
  const say = (last: object): void => {
    said = true;
    line(JSON.stringify(last));
  };
  process.once('exit', () => {
    if (said) return;
    process.exitCode = 1;
    say({ failed: 'It ended before it was done.' });
  });
  try {
    say(await run());
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
}

const STDOUT = 1;
/** Milliseconds until a full pipe is tried again. */
const AGAIN = 5;

/** Another process that has the same pipe may have it give up when it is full: then we wait. */
export function line(text: string): void {
  let rest = Buffer.from(`${text}\n`);
  while (rest.length > 0)
    try {
      rest = rest.subarray(writeSync(STDOUT, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN);
    }
}
