import type { Option } from '@mathom/engine';
import type { Update } from '@mathom/protocol';
import { useEffect, useState } from 'react';

const composing = () => import('@mathom/engine/legality/composing');

const NONE: readonly Option[] = [];

/**
 * While organizing: what could be done once companies are being composed. It is offered beside all
 * the rest, so that nobody has to say first that he wants to compose companies.
 */
export function useComposing(update: Update | null): readonly Option[] {
  const [found, setFound] = useState<{
    readonly of: Update;
    readonly options: readonly Option[];
  }>();
  const view = update?.view;
  const d = update?.info.status === 'over' ? null : view?.decision;
  const wanted = d?.options.some((o) => o.type === 'organize') === true;
  useEffect(() => {
    if (!wanted || !update || !view) return;
    let here = true;
    composing().then(
      ({ organizingOptions }) => {
        if (!here) return;
        const options = organizingOptions(view.state, view.state.active, { moves: {} });
        setFound({ of: update, options });
      },
      // who cannot load it chooses to compose companies first
      () => {},
    );
    return () => {
      here = false;
    };
  }, [wanted, update, view]);
  return wanted && found?.of === update ? found.options : NONE;
}
