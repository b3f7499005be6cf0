/** What the page knows of the types of region and site: a word, a letter, and the colours of the sheet. */
export interface KindInk {
  word: string;
  letter: string;
  tint: string;
  edge: string;
}

export const REGION_INK: Readonly<Record<string, KindInk>> = {
  wilderness: { word: 'Wilderness', letter: 'w', tint: '#b6bb7c', edge: '#7f8b3f' },
  border: { word: 'Border-land', letter: 'b', tint: '#e2bd6d', edge: '#b9832a' },
  free: { word: 'Free-domain', letter: 'f', tint: '#bcd3da', edge: '#4d86a8' },
  shadow: { word: 'Shadow-land', letter: 's', tint: '#a99db0', edge: '#6c5b80' },
  dark: { word: 'Dark-domain', letter: 'd', tint: '#7d6468', edge: '#3d2029' },
  coastal: { word: 'Coastal Sea', letter: 'c', tint: '#aec6c0', edge: '#5f8f94' },
};

/** Marks of sites in a box of 24 by 24, the same as on the cards; the letter stands at y. */
export interface SiteInk {
  word: string;
  letter: string;
  shape: string;
  fill: string;
  ink: string;
  y: number;
}

export const SITE_INK: Readonly<Record<string, SiteInk>> = {
  haven: {
    word: 'Haven',
    letter: 'H',
    shape:
      'M12 .8l3 6.1 6.8-1-2.4 6.4 4.3 5.3-6.8.6L12 23.4l-4.9-5.2-6.8-.6 4.3-5.3L2.2 5.9l6.8 1z',
    fill: '#f5d061',
    ink: '#332304',
    y: 16.5,
  },
  'free-hold': {
    word: 'Free-hold',
    letter: 'F',
    shape: 'M3 23V3h3.5v2.5h3.5V3h4v2.5h3.5V3H21v20z',
    fill: '#f4f5f1',
    ink: '#1d3340',
    y: 19,
  },
  'border-hold': {
    word: 'Border-hold',
    letter: 'B',
    shape: 'M2 23V11L12 1.5 22 11v12z',
    fill: '#eab85f',
    ink: '#2a1c06',
    y: 19.5,
  },
  ruins: {
    word: 'Ruins & Lairs',
    letter: 'R',
    shape: 'M2 23l1-15 4 2 2-8 4 5 4-3 1 6 4-1v14z',
    fill: '#d3c5a4',
    ink: '#241b0c',
    y: 19.5,
  },
  'shadow-hold': {
    word: 'Shadow-hold',
    letter: 'S',
    shape: 'M1 23C2 9 7 2 12 1c5 1 10 8 11 22z',
    fill: '#a99fc0',
    ink: '#1b1626',
    y: 19.5,
  },
  'dark-hold': {
    word: 'Dark-hold',
    letter: 'D',
    shape: 'M4 23L3 9l3-8 2.5 7L12 .8 15.5 8 18 1l3 8-1 14z',
    fill: '#8a3441',
    ink: '#fff',
    y: 19.5,
  },
};
