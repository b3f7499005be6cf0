import { AMENDMENTS, elsewhere, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: dated announcements. In the order of the source. */
export const crfMonday: readonly Ruling[] = [
  open(
    'crf/monday/10-26-98/1',
    'The Windlord Found Me: a character has to tap for it. (He taps after the attack, as it is placed with him.)',
    'It never goes straight to the points.',
  ),
  superseded(
    'crf/monday/10-12-98/1',
    'Padding Feet needs an opposing Hobbit at the site.',
    'Reworded since: it needs an opposing hero company with a Hobbit in it.',
    'crf/card/padding-feet/1 in crf, tournament and coe',
  ),
  open(
    'crf/monday/4-20-98/1',
    'Deep Mines: there are no two under one Wizardhaven.',
    'There may be one under each.',
  ),
  open(
    'crf/monday/4-20-98/2',
    'Reluctant Final Parting: havens are read off site cards of the side of the ally.',
  ),
  open(
    'crf/monday/2-9-98/1',
    'Open to the Summons may be played on a company that is none of minions.',
    'On one of minions it may be as before.',
  ),
  open(
    'crf/monday/1-26-98/1',
    'A Fallen-wizard uses no starter movement.',
    'He may use Under-deeps movement.',
    'He may use cards such as Belegaer.',
  ),
  open(
    'crf/monday/1-26-98/2',
    'A card that forces a roll can be played though nothing can come of it, as Weariness of the Heart.',
    'So it is with Muster, and with Muster Disperses.',
  ),
  open(
    'crf/monday/12-6-97/1',
    'In the deck of a Ringwraith an agent counts as a character throughout the game.',
    'He counts as a hazard as well.',
  ),
  open(
    'crf/monday/12-1-97/1',
    'No Escape from My Magic may be played on a unique faction in play.',
    'It may not on one that is not unique.',
  ),
  open(
    'crf/monday/12-1-97/2',
    'From a site that is no Darkhaven a Ringwraith goes to no other that is none.',
    'With Dwar Unleashed he does.',
    'So he goes to no Under-deeps site whose surface site is no Darkhaven.',
    'To one beneath a Darkhaven he may go.',
  ),
  open(
    'crf/monday/11-17-97/1',
    'Removing the origin and resetting hands are the last things of any movement/hazard phase.',
    'Nothing comes between the two. (coe: first the site, then the hands.)',
    'A company that moves is at no site until the site phases.',
  ),
  open(
    'crf/monday/11-17-97/2',
    'To tap a permanent-event for what it does is free of the hazard limit.',
    'So it is to discard one for what it does.',
    'It counts if its card says so: a Nazgûl counts one, and untapping Power Built by Waiting two.',
  ),
  open('crf/monday/11-17-97/3', 'An attack that is keyed to a Darkhaven is a detainment attack.'),
  open(
    'crf/monday/11-17-97/4',
    'Gates of Morning discards hazard environments as it resolves, though Peril Returned is in play.',
  ),
  elsewhere('crf/monday/11-17-97/5', 'Iron Shield of Old is borne as a shield.', AMENDMENTS),
  open(
    'crf/monday/11-3-97/1',
    'A card that leaves play has no effect on it from that moment on.',
    'So it is if it goes back to a hand.',
    'So it is with what it was used for earlier, which ends with it.',
    'What a card does whose own price it is to be discarded is not undone by that, and lasts as it says. (coe/9.4.1 spells it out.)',
  ),
  open('crf/monday/11-3-97/2', 'Stay Her Appetite: five is added to what the roll must beat.'),
];
