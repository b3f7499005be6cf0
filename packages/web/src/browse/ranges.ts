import type { Card } from '@mathom/engine/language';
import { spread } from './printed.ts';

/** A number of a card, asked for between two limits. */
export interface Range {
  readonly key: string;
  readonly label: string;
  of(card: Card): readonly [number, number] | null;
}

const exact = (n: number | undefined): readonly [number, number] | null =>
  n === undefined ? null : [n, n];

export const RANGES: readonly Range[] = [
  {
    key: 'prowess',
    label: 'Prowess',
    of: (c) =>
      c.kind === 'creature'
        ? spread(c.attack.prowess)
        : c.kind === 'character' || c.kind === 'ally'
          ? exact(c.prowess)
          : null,
  },
  {
    key: 'body',
    label: 'Body',
    of: (c) =>
      c.kind === 'creature'
        ? spread(c.attack.body)
        : c.kind === 'character' || c.kind === 'ally'
          ? exact(c.body)
          : null,
  },
  {
    key: 'strikes',
    label: 'Strikes',
    of: (c) =>
      c.kind === 'creature' && c.attack.strikes !== 'each' ? spread(c.attack.strikes) : null,
  },
  {
    key: 'mind',
    label: 'Mind',
    of: (c) => (c.kind === 'character' || c.kind === 'ally' ? exact(c.mind) : null),
  },
  {
    key: 'influence',
    label: 'Direct influence',
    of: (c) => (c.kind === 'character' ? exact(c.influence) : null),
  },
  {
    key: 'check',
    label: 'Influence number',
    of: (c) => (c.kind === 'faction' ? exact(c.number) : null),
  },
  { key: 'points', label: 'Marshalling points', of: (c) => pointsOf(c) },
  {
    key: 'corruption',
    label: 'Corruption points',
    of: (c) => (c.kind === 'item' || c.kind === 'event' ? spread(c.corruption) : null),
  },
  { key: 'stage', label: 'Stage points', of: (c) => spread(c.stagePoints) },
  {
    key: 'draw',
    label: 'Cards drawn there',
    of: (c) => (c.kind === 'site' ? exact(c.draws.resource) : null),
  },
  {
    key: 'hazards',
    label: 'Cards the opponent draws',
    of: (c) => (c.kind === 'site' ? exact(c.draws.hazard) : null),
  },
];

/** Marshalling points, as far as the card alone tells. */
export function pointsOf(c: Card): readonly [number, number] | null {
  switch (c.kind) {
    case 'character':
    case 'ally':
    case 'faction':
    case 'creature':
    case 'item':
      return spread(c.points);
    case 'event':
      return spread(c.points?.value);
    default:
      return null;
  }
}
