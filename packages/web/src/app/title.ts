import { useEffect } from 'react';

const NAME = 'Mathom';

/** What the window is called while this is shown; '' for the bare name. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${NAME}` : NAME;
    return () => {
      document.title = NAME;
    };
  }, [title]);
}
