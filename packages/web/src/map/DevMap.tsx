import { useState } from 'react';
import { MiddleEarthMap } from './MiddleEarthMap.tsx';

const COMPANIES = [
  {
    id: 1,
    name: 'Aragorn II and two more',
    at: 'Rivendell',
    to: 'Lórien',
    size: 3,
    mine: true,
    current: true,
  },
  { id: 2, name: 'Gimli', at: 'Rivendell', size: 1, mine: true },
  { id: 3, name: 'Boromir II', at: 'Minas Tirith', size: 2, mine: false },
];
const REACHABLE = [
  'Lórien',
  'Moria',
  'Goblin-gate',
  'Bree',
  'Weathertop',
  'Barrow-downs',
  'Ettenmoors',
];
const PATHS = [
  {
    from: 'Rivendell',
    to: 'Lórien',
    regions: ['Rhudaur', 'High Pass', 'Anduin Vales', 'Wold & Foothills'],
  },
];

/** The map by itself, to look at it. `?bare` shows it without a game, `?near` close by. */
export function DevMapPage() {
  const [selected, select] = useState<string | null>('Lórien');
  const q = new URLSearchParams(location.search);
  if (q.has('bare'))
    return (
      <main style={{ height: '100dvh' }}>
        <MiddleEarthMap />
      </main>
    );
  return (
    <main style={{ height: '100dvh' }}>
      <MiddleEarthMap
        companies={COMPANIES}
        reachable={REACHABLE}
        paths={PATHS}
        selected={selected}
        onSelect={select}
        describe={(s) => (s === 'Moria' ? 'guarded by Orcs' : '')}
        focus={q.has('near') ? ['Rivendell', 'Lórien', 'Bree'] : []}
      />
    </main>
  );
}
