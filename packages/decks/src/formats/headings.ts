import { foldWords } from '@mathom/cards/lookup';
import type { Section } from './format.ts';

/** What players write above a part of a deck. No card is called so. */
const HEADINGS: Readonly<Record<string, Section | 'notes'>> = {
  pool: 'pool',
  starting: 'pool',
  'starting pool': 'pool',
  'starting company': 'pool',
  'starting characters': 'pool',
  deck: 'deck',
  'play deck': 'deck',
  'main deck': 'deck',
  characters: 'characters',
  character: 'characters',
  resources: 'resources',
  resource: 'resources',
  hazards: 'hazards',
  hazard: 'hazards',
  sites: 'sites',
  site: 'sites',
  'site deck': 'sites',
  'location deck': 'sites',
  sideboard: 'sideboard',
  'side board': 'sideboard',
  'far lands': 'farLands',
  'sideboard far lands': 'farLands',
  notes: 'notes',
};

/** "Sideboard vs. fw", "anti-FW", "against Fallen-wizards": many words for one part. */
const AGAINST_FALLEN_WIZARDS = /^(?=.*\b(?:anti|vs|versus|against)\b).*\b(?:fw|fallen wizards?)$/;

const LONGEST = 60;

/** Which part a line heads, if it is a heading at all: `Hazards (30):`, `[sites]`, `== Pool ==`. */
export function headingOf(line: string): Section | 'notes' | undefined {
  if (line.length > LONGEST) return undefined;
  const words = foldWords(line)
    .replace(/^\d+ /, '')
    .replace(/ \d+(?: cards)?$/, '');
  if (AGAINST_FALLEN_WIZARDS.test(words)) return 'antiFallenWizard';
  return Object.hasOwn(HEADINGS, words) ? HEADINGS[words] : undefined;
}

/** How we head them ourselves. */
export const TITLES: Readonly<Record<Section, string>> = {
  pool: 'Pool',
  deck: 'Deck',
  characters: 'Characters',
  resources: 'Resources',
  hazards: 'Hazards',
  sites: 'Sites',
  sideboard: 'Sideboard',
  antiFallenWizard: 'Sideboard vs. fw',
  farLands: 'Sideboard far lands',
};
