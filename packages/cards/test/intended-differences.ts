const TEXT = 'the modifier stands in the text, not in the corner';
const FACED = 'more if the company has faced Orcs this turn, so no plain number';

/** Facts that differ from the list of printed cards on purpose: which, and why. */
export const INTENDED: Readonly<Record<string, string>> = {
  'DM-108 body': 'less for each ranger in the company, so no plain number',
  'LE-86 prowess': FACED,
  'TW-73 prowess': FACED,
  'TW-76 prowess': FACED,
  'TW-89 strikes': 'two attacks of one strike each; the corner counts both',
  'TW-131 ownChecks': TEXT,
  'TW-132 ownChecks': TEXT,
  'TW-150 ownChecks': TEXT,
  'TW-164 ownChecks': TEXT,
  'TW-174 ownChecks': TEXT,
  'TW-240 corruption': 'added to corruption checks: no corruption points',
  'TW-300 points': 'none for a Fallen-wizard, so no plain number',
};
