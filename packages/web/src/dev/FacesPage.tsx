import { allCards } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { Tooltip } from 'radix-ui';
import { type CSSProperties, useDeferredValue, useMemo, useState } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import { CardZoom } from '../cards/CardZoom.tsx';
import '../cards/data.ts';
import '../table/overlays.css';
import { openCard } from '../table/ui.ts';

const KINDS: readonly (Card['kind'] | 'all')[] = [
  'all',
  'character',
  'item',
  'ally',
  'faction',
  'event',
  'creature',
  'site',
  'region',
];
const SHOWN = 60;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every card there is, to leaf through. */
export default function FacesPage() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const [text, setText] = useState('');
  const [count, setCount] = useState(SHOWN);
  const wanted = useDeferredValue(plain(text));
  const found = useMemo(
    () =>
      allCards.filter((c) => (kind === 'all' || c.kind === kind) && plain(c.name).includes(wanted)),
    [kind, wanted],
  );
  return (
    <Tooltip.Provider>
      <h1 className="text-4xl text-gold mb-4">Cards</h1>
      <div className="flex flex-wrap gap-2 mb-4">
        <input
          className="field max-w-xs"
          type="search"
          aria-label="Search cards by name"
          placeholder="Name"
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
        <select
          className="field w-auto"
          aria-label="Kind of card"
          value={kind}
          onChange={(e) => setKind(e.target.value as (typeof KINDS)[number])}
        >
          {KINDS.map((k) => (
            <option key={k} value={k}>
              {k}
            </option>
          ))}
        </select>
        <p className="self-center text-dim" role="status">
          {found.length} cards
        </p>
      </div>
      <div className="grid gap-4 justify-center grid-cols-[repeat(auto-fill,220px)]">
        {found.slice(0, count).map((c) => (
          <button
            key={c.id}
            type="button"
            className="card cursor-pointer"
            style={{ '--w': '220px' } as CSSProperties}
            aria-label={c.name}
            onClick={() => openCard(c.id)}
          >
            <CardFace card={c} full />
          </button>
        ))}
      </div>
      {found.length > count && (
        <p className="text-center mt-6">
          <button type="button" className="btn" onClick={() => setCount(count + SHOWN)}>
            More
          </button>
        </p>
      )}
      <CardZoom />
    </Tooltip.Provider>
  );
}
