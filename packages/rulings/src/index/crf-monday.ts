import { AMENDMENTS, elsewhere, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: dated announcements. In the order of the source. */
export const crfMonday: readonly Ruling[] = [
  open(
    'crf/monday/10-26-98/1',
    'The Windlord Found Me: a character taps for it; it never goes straight to the points. (He taps after the attack, as it is placed with him.)',
  ),
  superseded(
    'crf/monday/10-12-98/1',
    'Padding Feet needs an opposing Hobbit at the site.',
    'Reworded since: it needs an opposing hero company with a Hobbit in it.',
    'crf/card/padding-feet/1 in crf, tournament and coe',
  ),
  open('crf/monday/4-20-98/1', 'Deep Mines: one under each Wizardhaven.'),
  open(
    'crf/monday/4-20-98/2',
    'Reluctant Final Parting: havens are read off site cards of the side of the ally.',
  ),
  open('crf/monday/2-9-98/1', 'Open to the Summons is for any company, of minions or not.'),
  open(
    'crf/monday/1-26-98/1',
    'A Fallen-wizard is barred from the printed paths alone: beneath the earth he goes, and by cards that lead by sea.',
  ),
  open('crf/monday/1-26-98/2', 'Forcing a roll is effect enough, though nothing can come of it.'),
  open('crf/monday/12-6-97/1', 'In a Ringwraith’s deck an agent is a character and a hazard.'),
  open('crf/monday/12-1-97/1', 'Only a faction of which there is but one can be cursed so.'),
  open(
    'crf/monday/12-1-97/2',
    'From a site that is no Darkhaven a Ringwraith goes to Darkhavens alone, also beneath the earth, unless Dwar is unleashed.',
  ),
  open(
    'crf/monday/11-17-97/1',
    'Removing the origin and resetting hands are the last things; the company is at no site until the site phases. (coe: passives, then the site, then the hands.)',
  ),
  open(
    'crf/monday/11-17-97/2',
    'To tap or discard a permanent-event for what it does is free of the hazard limit, unless its card says so: a Nazgûl counts, and so does untapping Power Built by Waiting.',
  ),
  open('crf/monday/11-17-97/3', 'What is keyed to a Darkhaven detains.'),
  open('crf/monday/11-17-97/4', 'The Gates clear away on resolving, Peril Returned or not.'),
  elsewhere('crf/monday/11-17-97/5', 'Iron Shield of Old is borne as a shield.', AMENDMENTS),
  open(
    'crf/monday/11-3-97/1',
    'A card that left play, to the hand too, has no effect from then on. (coe: except one whose own cost was to discard it.)',
  ),
  open('crf/monday/11-3-97/2', 'Stay Her Appetite: five is added to what the roll must beat.'),
];
