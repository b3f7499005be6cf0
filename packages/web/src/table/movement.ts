/** How things move is fetched after the table stands: nothing waits for it. */
export const movement = () => import('./motion.ts').then((m) => m.default);
