const TEXT = 'the modifier stands in the text, not in the corner';
const FACED = 'more if the company has faced Orcs this turn, so no plain number';

const TEXT_DECIDES = 'the list has the keyword, the printed text has not: the text decides';
const SAID = 'the printed text has the keyword, the list has not';
const DRAGON = 'named after the Dragon whose hunt it is: the same being (coe/g.man.1)';
const SHAPE = 'added to corruption checks: no corruption points';

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
  'TW-42 keywords': TEXT_DECIDES,
  'TW-59 keywords': TEXT_DECIDES,
  'TW-93 keywords': TEXT_DECIDES,
  'TW-98 keywords': TEXT_DECIDES,
  'TW-99 keywords': TEXT_DECIDES,
  'TW-101 keywords': TEXT_DECIDES,
  'TW-105 keywords': TEXT_DECIDES,
  'TW-111 keywords': TEXT_DECIDES,
  'TD-18 keywords': TEXT_DECIDES,
  'LE-113 keywords': TEXT_DECIDES,
  'LE-135 keywords': TEXT_DECIDES,
  'LE-149 keywords': TEXT_DECIDES,
  'TD-82 keywords': TEXT_DECIDES,
  'TD-168 keywords': TEXT_DECIDES,
  'LE-207 keywords': TEXT_DECIDES,
  'LE-209 keywords': TEXT_DECIDES,
  'TD-103 keywords': SAID,
  'TD-116 keywords': SAID,
  'WH-67 keywords': SAID,
  'WH-112 keywords': SAID,
  'WH-115 keywords': SAID,
  'WH-116 keywords': SAID,
  'BA-19 keywords': SAID,
  'TW-347 keywords': 'The One Ring is the only one of its sort; a filter asks for it as for any',
  'TD-4 manifestation': DRAGON,
  'TD-21 manifestation': DRAGON,
  'TD-37 manifestation': DRAGON,
  'TD-64 manifestation': DRAGON,
  'WH-112 corruption': SHAPE,
  'WH-115 corruption': SHAPE,
  'WH-116 corruption': SHAPE,
};
