/** The line under the picture of a card, in German: short on the table, and whole where it is read. */
export const TYPES: Readonly<Record<string, string>> = {
  agent: 'Agent',
  ally: 'Verbündeter',
  faction: 'Partei',
  creature: 'Kreatur',
  region: 'Land',
  site: 'Ort',
  'Under-deeps': 'Untertiefen',
  'short event': 'kurzes Ereignis',
  'long event': 'langes Ereignis',
  'permanent event': 'Dauerereignis',
  'minor item': 'kleiner Gegenstand',
  'major item': 'großer Gegenstand',
  'greater item': 'mächtiger Gegenstand',
  'gold ring item': 'goldener Ring',
  'special item': 'besonderer Gegenstand',
  'short-event': 'kurzes Ereignis',
  'long-event': 'langes Ereignis',
  'permanent-event': 'Dauerereignis',
  character: 'Charakter',
  'character (avatar)': 'Charakter (Hauptfigur)',
  'Under-deeps site': 'Ort der Untertiefen',
  Region: 'Land',
  'Hazard agent': 'Gefahr, Agent',
  'Hazard creature': 'Gefahr, Kreatur',
  Dúnadan: 'Dúnadan',
  'Half-orc': 'Halbork',
  Slayer: 'Mörder',
  Wizard: 'Zauberer',
  'Fallen-wizard': 'Gefallener Zauberer',
  Ringwraith: 'Ringgeist',
  Troll: 'Troll',
  // steps of a replay
  Organize: 'Planen',
  'Bot (easy)': 'Bot (sanft)',
  'Bot (normal)': 'Bot (gut)',
  'Bot (hard)': 'Bot (stark)',
};

const EVENT = '(?:short|long|permanent)-event';
const KIND = `ally|character(?: \\(avatar\\))?|faction|(?:Under-deeps )?site|[a-z ]+ item`;

/** Whose it is, what it is, and what it may be played as besides. */
export const TYPE_SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^Starter movement: (.+)$/, 'auf dem Weg der Ortskarte: $1'],
  [new RegExp(`^(Hazard creature) or (${EVENT})$`), '$1 oder $2'],
  [new RegExp(`^Hazard (${EVENT}) or (${EVENT})$`), 'Gefahr, $1 oder $2'],
  [new RegExp(`^Hazard (${EVENT})$`), 'Gefahr, $1'],
  ...(
    [
      ['Hero', 'Held'],
      ['Minion', 'Scherge'],
      ['Stage', 'Stufe'],
      ['Dual-alignment', 'Held und Scherge'],
      ['Fallen-wizard', 'Gefallener Zauberer'],
      ['Balrog', 'Balrog'],
    ] as const
  ).flatMap(([english, german]): (readonly [RegExp, string])[] => [
    [new RegExp(`^${english} resource (${EVENT}) or (${EVENT})$`), `${german}: Hilfe, $1 oder $2`],
    [new RegExp(`^${english} resource (${EVENT})$`), `${german}: Hilfe, $1`],
    [new RegExp(`^${english} (${KIND})$`), `${german}: $1`],
  ]),
];
