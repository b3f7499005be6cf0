import type { Card, Key, RegionType, SiteType, Value } from '@mathom/engine/language';

/** What stands in the corners of a card. */
export interface Corners {
  /** top left */
  readonly points?: string;
  /** top right */
  readonly mind?: string;
  readonly stage?: string;
  /** bottom left */
  readonly fight?: string;
  /** bottom right */
  readonly influence?: string;
  readonly corruption?: string;
  readonly check?: string;
  readonly draws?: readonly [number, number];
  readonly regions: readonly RegionType[];
  readonly sites: readonly SiteType[];
}

const num = (v: Value | undefined): string | undefined => {
  if (v === undefined) return undefined;
  if (typeof v === 'number') return String(v);
  // the usual number, and a mark that it is not always that
  return 'if' in v && typeof v.else === 'number' ? `${v.else}✱` : '✱';
};

const shown = (v: Value | undefined): string | undefined => {
  const n = num(v);
  return n === '0' ? undefined : n;
};

const NONE: Pick<Corners, 'regions' | 'sites'> = { regions: [], sites: [] };

function keyed(keys: readonly Key[]): Pick<Corners, 'regions' | 'sites'> {
  const regions: RegionType[] = [];
  const sites: SiteType[] = [];
  for (const k of keys) {
    if ('regions' in k) for (const r of k.regions) regions.push(r);
    if ('siteType' in k) sites.push(k.siteType);
  }
  return { regions: regions.slice(0, 5), sites: sites.slice(0, 4) };
}

export function cornersOf(card: Card): Corners {
  const corners = ownCorners(card);
  return card.stagePoints === undefined ? corners : { ...corners, stage: num(card.stagePoints) };
}

function ownCorners(card: Card): Corners {
  switch (card.kind) {
    case 'character':
      return {
        ...NONE,
        points: shown(card.points),
        mind: card.avatar ? undefined : num(card.mind),
        fight: `${card.prowess}/${card.body}`,
        influence: String(card.influence),
      };
    case 'ally':
      return {
        ...NONE,
        points: shown(card.points),
        mind: num(card.mind),
        fight: card.prowess === undefined ? undefined : `${card.prowess}/${card.body ?? '–'}`,
      };
    case 'item':
      return { ...NONE, points: shown(card.points), corruption: shown(card.corruption) };
    case 'faction':
      return {
        ...NONE,
        points: shown(card.points),
        check: card.number === undefined ? '–' : `>${card.number}`,
      };
    case 'event':
      return { ...NONE, points: shown(card.points?.value), corruption: shown(card.corruption) };
    case 'creature': {
      const { strikes, prowess, body, attacks } = card.attack;
      const n = strikes === 'each' ? 'all' : (num(strikes) ?? '1');
      const end = body === undefined ? '' : `/${num(body)}`;
      return {
        ...keyed(card.keys),
        points: shown(card.points),
        fight: `${attacks && attacks > 1 ? `${attacks}·` : ''}${n}×${num(prowess)}${end}`,
      };
    }
    case 'site':
      return {
        regions: card.path,
        sites: [],
        draws: [card.draws.resource, card.draws.hazard],
      };
    case 'region':
      return NONE;
  }
}

/** The line under the picture, short. */
export function shortType(card: Card): string {
  switch (card.kind) {
    case 'character':
      return card.race ?? 'agent';
    case 'item':
      return `${card.class.replace('-', ' ')} item`;
    case 'ally':
      return 'ally';
    case 'faction':
      return 'faction';
    case 'event':
      return `${card.duration} event`;
    case 'creature': {
      const { race } = card.attack;
      if (typeof race === 'string') return race;
      return Array.isArray(race) && race.length > 0 ? race.join(', ') : 'creature';
    }
    case 'site':
      return card.region ?? 'Under-deeps';
    case 'region':
      return 'region';
  }
}
