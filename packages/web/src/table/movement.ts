/** So long nothing moves on a table that was just opened: what can be done there is fetched first. */
const SETTLED = 1000;

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, SETTLED));

/** How things move is fetched after the table stands: nothing waits for it. */
export const movement = () =>
  settled()
    .then(() => import('./motion.ts'))
    .then((m) => m.default);
