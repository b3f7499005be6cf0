import { create } from 'zustand';

export type Outlook = typeof import('./outlook.ts');

/** So long a table that was just opened is left alone: what can be done there comes first. */
const SETTLED = 900;

interface Store {
  readonly outlook: Outlook | null;
  readonly asked: boolean;
}

const useStore = create<Store>()(() => ({ outlook: null, asked: false }));

async function load(): Promise<void> {
  if (useStore.getState().asked) return;
  useStore.setState({ asked: true });
  await new Promise((done) => setTimeout(done, SETTLED));
  try {
    useStore.setState({ outlook: await import('./outlook.ts') });
  } catch {
    // without it the table is the same but for the counsel
    useStore.setState({ asked: false });
  }
}

/** What the rules tell of what lies ahead; null until they are there. */
export function useOutlook(): Outlook | null {
  const outlook = useStore((x) => x.outlook);
  if (!outlook) void load();
  return outlook;
}
