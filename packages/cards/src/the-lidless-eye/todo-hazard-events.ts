import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('LE-101', 'Arouse Defenders', { duration: 'short', ...TODO }),
  hazard('LE-103', 'Awaken Defenders', { duration: 'long', ...TODO }),
  hazard('LE-106', 'Chill Them with Fear', { duration: 'long', ...TODO }),
  hazard('LE-108', 'Darkness Under Tree', { duration: 'short', ...TODO }),
  hazard('LE-114', 'Heedless Revelry', { duration: 'short', ...TODO }),
  hazard('LE-127', 'News of Doom', { duration: 'short', unique: true, ...TODO }),
  hazard('LE-129', 'Plague', { duration: 'permanent', ...TODO }),
  hazard('LE-131', 'Rats!', { duration: 'short', ...TODO }),
  hazard('LE-133', 'The Ring Will Have But One Master', { duration: 'permanent', ...TODO }),
  hazard('LE-135', 'The Roving Eye', { duration: 'short', ...TODO }),
  hazard('LE-137', 'Shut Yer Mouth', { duration: 'permanent', ...TODO }),
  hazard('LE-138', "So You've Come Back", { duration: 'permanent', ...TODO }),
  hazard('LE-139', 'Something Has Slipped', { duration: 'permanent', ...TODO }),
  hazard('LE-140', 'Stay Her Appetite', { duration: 'short', ...TODO }),
  hazard('LE-141', 'Stench of Mordor', {
    duration: 'permanent',
    keywords: ['environment'],
    ...TODO,
  }),
  hazard('LE-144', 'Tidings of Doubt and Danger', { duration: 'permanent', ...TODO }),
  hazard('LE-147', 'Waiting Shadow', { duration: 'short', keywords: ['environment'], ...TODO }),
  hazard('LE-150', 'Webs of Fear & Treachery', { duration: 'long', ...TODO }),
  hazard('LE-151', 'Wrath of the West', { duration: 'short', ...TODO }),
];
