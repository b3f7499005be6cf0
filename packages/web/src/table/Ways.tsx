import type { Explained } from '@mathom/engine';
import { keyed } from '../design/keys.ts';

/** Every way to use a card, and what stands against it, with where the rule is. */
export function Ways({ ways }: { readonly ways: readonly Explained[] | null }) {
  if (ways === null) return <p className="text-dim text-sm">Looking it up …</p>;
  if (ways.length === 0)
    return <p className="text-dim text-sm">There is nothing to do with it by itself.</p>;
  return (
    <ul className="flex flex-col gap-2 text-[0.95rem] max-h-72 overflow-y-auto">
      {keyed(ways, (w) => w.way).map(([key, w]) => (
        <li key={key}>
          <p className="font-semibold">
            {w.way.charAt(0).toUpperCase() + w.way.slice(1)}:{' '}
            {w.possible ? 'you can do that now' : 'not now'}
          </p>
          <ul className="list-disc pl-4">
            {w.reasons.map((r) => (
              <li key={r.code + r.text}>
                {r.text}{' '}
                <cite className="text-gold2 not-italic text-xs whitespace-nowrap">[{r.cite}]</cite>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
