import type { Alignment, Card, RegionType, SiteType } from '@mathom/engine/language';

import { robeOf } from './arms.ts';

/** The colours of a card's frame and of the land on it. */
export interface Palette {
  /** border and title bar */
  readonly frame: string;
  readonly frame2: string;
  /** hairline, by alignment */
  readonly trim: string;
  /** sky from top to bottom */
  readonly sky: readonly [string, string];
  /** far to near */
  readonly land: readonly [string, string, string];
  readonly emblem: string;
  readonly paper: string;
  readonly night: boolean;
}

const TRIM: Record<Alignment, string> = {
  hero: '#e6c671',
  minion: '#c8553d',
  neutral: '#a9a08c',
  'fallen-wizard': '#f2efe6',
  stage: '#d9d0ea',
  balrog: '#ff7a2e',
  dual: '#8fc4b0',
};

type Shades = Omit<Palette, 'trim' | 'night' | 'paper'> & { night?: boolean; paper?: string };

const SHADES = {
  character: {
    frame: '#274457',
    frame2: '#16293a',
    sky: ['#86a9bb', '#efe0b9'],
    land: ['#7c97a0', '#4f7079', '#27434f'],
    emblem: '#fdf6e0',
  },
  avatar: {
    frame: '#8d8675',
    frame2: '#5b5444',
    sky: ['#cfd5dc', '#fff7de'],
    land: ['#b9bdc0', '#8c9298', '#5a626b'],
    emblem: '#fffdf4',
  },
  item: {
    frame: '#7c5a1f',
    frame2: '#4b340f',
    sky: ['#caa04b', '#fbe9b4'],
    land: ['#b48a3f', '#87622a', '#523a15'],
    emblem: '#fff3cf',
  },
  ally: {
    frame: '#375b33',
    frame2: '#1f381d',
    sky: ['#92b384', '#eee9bd'],
    land: ['#789a68', '#507844', '#2a4a28'],
    emblem: '#f8f6dc',
  },
  faction: {
    frame: '#74282b',
    frame2: '#451317',
    sky: ['#c3755a', '#f6dcab'],
    land: ['#a3634d', '#7c3c37', '#471f22'],
    emblem: '#fff0d3',
  },
  resource: {
    frame: '#8a4a1f',
    frame2: '#552a0d',
    sky: ['#d49555', '#f9e3b2'],
    land: ['#bd8048', '#8f552b', '#573015'],
    emblem: '#fff3d6',
  },
  hazard: {
    frame: '#33304a',
    frame2: '#1b1929',
    sky: ['#2d2c4a', '#8a7b98'],
    land: ['#4c476a', '#322f4d', '#1b1930'],
    emblem: '#e8def2',
    night: true,
    paper: '#e4dfe0',
  },
  creature: {
    frame: '#3b2524',
    frame2: '#1d1111',
    sky: ['#2a1716', '#a04a36'],
    land: ['#65332c', '#42211f', '#221110'],
    emblem: '#ffdcc4',
    night: true,
    paper: '#e9ddd2',
  },
} satisfies Record<string, Shades>;

const LANDS: Record<RegionType, Shades> = {
  coastal: {
    frame: '#27556f',
    frame2: '#153648',
    sky: ['#9cc6da', '#eef3e2'],
    land: ['#5f9cb8', '#3f7fa6', '#22597a'],
    emblem: '#f5fbff',
  },
  free: {
    frame: '#5f7680',
    frame2: '#3c4f58',
    sky: ['#b9d3df', '#fdf6df'],
    land: ['#b9c8a0', '#8fab7c', '#5f8158'],
    emblem: '#ffffff',
  },
  border: {
    frame: '#866330',
    frame2: '#533b17',
    sky: ['#e0c48c', '#fdf1cd'],
    land: ['#d3b073', '#a98447', '#6e522a'],
    emblem: '#fff8e4',
  },
  wilderness: {
    frame: '#3d6134',
    frame2: '#24401e',
    sky: ['#a9c39a', '#f0efcd'],
    land: ['#88a878', '#587f4c', '#30532b'],
    emblem: '#f6f9e4',
  },
  shadow: {
    frame: '#4f4a63',
    frame2: '#302c40',
    sky: ['#6d6785', '#c5b8bd'],
    land: ['#726b88', '#544e6a', '#332f47'],
    emblem: '#efe9f7',
    night: true,
  },
  dark: {
    frame: '#3a242e',
    frame2: '#1f1118',
    sky: ['#22131b', '#8a3a36'],
    land: ['#512d38', '#371d27', '#1d0e14'],
    emblem: '#ffd7c4',
    night: true,
  },
};

const SITES: Record<SiteType, Shades> = {
  haven: {
    frame: '#7d6a2c',
    frame2: '#4c3f14',
    sky: ['#a9cbd6', '#fdf2cf'],
    land: ['#a8c48c', '#7da268', '#4b7447'],
    emblem: '#fffbe2',
  },
  'free-hold': { ...LANDS.free },
  'border-hold': { ...LANDS.border },
  ruins: {
    frame: '#5d5443',
    frame2: '#383225',
    sky: ['#a8a793', '#ece0bf'],
    land: ['#99937c', '#6f6a55', '#433f32'],
    emblem: '#fbf5df',
  },
  'shadow-hold': { ...LANDS.shadow },
  'dark-hold': { ...LANDS.dark },
};

function shadesOf(card: Card): Shades {
  switch (card.kind) {
    case 'character':
      return card.avatar ? SHADES.avatar : SHADES.character;
    case 'event':
      return card.side === 'hazard' ? SHADES.hazard : SHADES.resource;
    case 'site':
      return SITES[card.type];
    case 'region':
      return LANDS[card.type];
    default:
      return SHADES[card.kind];
  }
}

/** One colour with some of another in it. */
function mix(a: string, b: string, share: number): string {
  const of = (hex: string, i: number): number => Number.parseInt(hex.slice(i, i + 2), 16);
  const part = (i: number): string =>
    Math.round(of(a, i) * (1 - share) + of(b, i) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The light in which those of an alignment stand: what it does to frame, sky and land. */
interface Light {
  readonly frame: readonly [string, number];
  readonly high: readonly [string, number];
  readonly low: readonly [string, number];
  readonly land: readonly [string, number];
  readonly emblem: string;
  readonly paper: string;
  readonly night: boolean;
}

const LIGHTS: Partial<Record<Alignment, Light>> = {
  minion: {
    frame: ['#2a0a0c', 0.56],
    high: ['#1d0b10', 0.68],
    low: ['#c4502f', 0.5],
    land: ['#1b0a0c', 0.58],
    emblem: '#ffdcc8',
    paper: '#eadccd',
    night: true,
  },
  balrog: {
    frame: ['#120604', 0.7],
    high: ['#0d0303', 0.82],
    low: ['#ff6a1a', 0.68],
    land: ['#150504', 0.74],
    emblem: '#ffd9a0',
    paper: '#ecd9c2',
    night: true,
  },
  'fallen-wizard': {
    frame: ['#a9aaa6', 0.56],
    high: ['#7f8790', 0.58],
    low: ['#f4f3ec', 0.6],
    land: ['#6c7076', 0.55],
    emblem: '#ffffff',
    paper: '#f4f2ea',
    night: false,
  },
  stage: {
    frame: ['#6f6a86', 0.66],
    high: ['#5b5a78', 0.6],
    low: ['#f1ecf7', 0.62],
    land: ['#58546f', 0.6],
    emblem: '#ffffff',
    paper: '#f1eef3',
    night: false,
  },
  dual: {
    frame: ['#1f4a44', 0.55],
    high: ['#2c5a56', 0.5],
    low: ['#f0dca6', 0.4],
    land: ['#1f3d39', 0.5],
    emblem: '#f6fff4',
    paper: '#ece9d6',
    night: false,
  },
};

function lit(shades: Shades, by: Light): Shades {
  const [far, mid, near] = shades.land;
  return {
    frame: mix(shades.frame, ...by.frame),
    frame2: mix(shades.frame2, ...by.frame),
    sky: [mix(shades.sky[0], ...by.high), mix(shades.sky[1], ...by.low)],
    land: [mix(far, ...by.land), mix(mid, ...by.land), mix(near, ...by.land)],
    emblem: by.emblem,
    paper: by.paper,
    night: by.night,
  };
}

export function paletteOf(card: Card): Palette {
  const shades = shadesOf(card);
  const light = LIGHTS[card.alignment];
  const sky = robeOf(card);
  return {
    night: false,
    paper: '#f3e8cf',
    ...(light ? lit(shades, light) : shades),
    ...(sky ? { sky } : {}),
    trim: TRIM[card.alignment],
  };
}
