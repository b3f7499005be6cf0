/** What both draw in a lesson in which nobody plays it: dangers of the road, and no blank cards. */
export const DANGERS = [
  'Cave-drake',
  'Giant Spiders',
  'Brigands',
  'Assassin',
  'Orc-guard',
  'Ghosts',
  'Orc-watch',
  'Slayer',
  'Huorn',
  'Cave-drake',
  'Brigands',
  'Ghosts',
  'Giant Spiders',
  'Orc-guard',
  'Slayer',
  'Assassin',
] as const;
