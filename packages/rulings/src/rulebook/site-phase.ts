import type { Chapter } from './types.ts';

export const sitePhase: Chapter = {
  id: 'site-phase',
  title: 'The site phase',
  rules: [
    [
      '2.V',
      'Each company has a site phase, one after another as the resource player orders them. Before anything else he says whether it does nothing, and its phase is over, or enters its site, in four steps.',
    ],
    [
      '2.V.i',
      'First, if the site has an automatic-attack, the hazard player may turn up cards on guard there: a creature that can be keyed to the site, which attacks afterwards, or an event that touches the automatic-attacks.',
    ],
    ['2.V.i.1', 'To add or to remove an automatic-attack touches them too.'],
    [
      '2.V.ii',
      'Second the automatic-attacks, in their order. When all were faced, defeated or not, the site is entered.',
    ],
    [
      '2.V.ii.1',
      'Only then may the resource player act in the phase; within combat he may as always.',
    ],
    ['2.V.ii.2', 'They are faced at each entering, though beaten on an earlier turn.'],
    ['2.V.ii.3', 'Added ones come after those that are there.'],
    [
      '2.V.ii.4',
      'If a creature is to be the automatic-attack, it is given just before that; it is not played as a creature then, nor does it attack as one.',
    ],
    [
      '2.V.ii.5',
      'A character whose home site by name this is may tap to cancel an automatic-attack there.',
    ],
    [
      '2.V.ii.6',
      'To remove an automatic-attack is not to cancel it; the resource player cannot do it on the way in.',
    ],
    ['2.V.ii.7', 'Once such an attack is on, it goes on without its site.'],
    [
      '2.V.iii',
      'Third, after the automatic-attacks or where there are none, an agent at the site may be said to attack; it is revealed for it.',
    ],
    ['2.V.iii.1', 'Each agent attacks once in a site phase.'],
    ['2.V.iii.2', 'Such attacks are keyed to nothing.'],
    [
      '2.V.iv',
      'Fourth, these creatures and agents attack, in the order that the resource player chooses.',
    ],
    [
      '2.V.1',
      'Allies, factions and items are played in the site phase by somebody untapped at an untapped site; both tap.',
    ],
    [
      '2.V.1.1',
      'What taps the site is played after all attacks of entering. The site must be untapped, and taps when the resource resolves.',
    ],
    ['2.V.1.2', 'Not to tap the site does not mean to be playable where it is tapped.'],
    ['2.V.2', 'An ally: at a site where it can be had; a character taps for it and has it then.'],
    ['2.V.2.1', 'That is no influence attempt, and its mind uses up nobody’s influence.'],
    [
      '2.V.2.2',
      'Allies are no characters, but are taken for such in combat, by cards that ask for a skill, and in healing.',
    ],
    ['2.V.2.3', 'An ally goes when the character with him does.'],
    [
      '2.V.3',
      'A faction: it is shown, a character taps, and with a roll, the influence he has left and what else applies the result must be above its number. Then it counts and the site taps; else it is discarded.',
    ],
    [
      '2.V.4',
      'An item: of a sort that can be had there, by a character who taps and bears it then.',
    ],
    [
      '2.V.5',
      'After a resource that tapped the site, and as the very next thing, one more character may tap for a minor item, even where there are none.',
    ],
    ['2.V.5.1', 'In the Under-deeps it may be any item that the site offers.'],
    [
      '2.V.6',
      'When a resource is declared that would tap the site, an event on guard may be turned up that touches the company, what belongs to it or an influence check, with targets that were there in its movement/hazard phase. Not those that send the company back, tap its site, may remove a character other than by combat or corruption (allies may be), forbid it to do anything, or tap a character as such.',
    ],
    [
      '2.V.6.1',
      'It makes a chain of its own, as if declared before the one that it answers, and resolves whole before that goes on.',
    ],
    [
      '2.V.6.2',
      'Whether it may be turned up is judged by what is declared or in effect, not by what might come; the outcome of a declared influence attempt excepted.',
    ],
    [
      '2.V.6.3',
      'Cards for somebody who faces an attack or a strike cannot be turned up: he did not face it then.',
    ],
    [
      '2.V.6.4',
      'If it would tap the character who has just tapped for the resource, that goes on all the same.',
    ],
    [
      '2.V.6.5',
      'It works against the company it was laid for, or one made of it, and no other, unless it speaks of all versions of the site.',
    ],
    ['2.V.6.6', 'Turned up, it is no longer a card on guard.'],
    ['2.V.7', 'Without a company the phase is left out.'],
    ['2.V.8', 'To untap a site one must be with a company there.'],
    [
      '2.V.9',
      'Cards with other companies that have entered their sites may be used, but not to cancel an attack or to untap a site.',
    ],
    [
      '2.V.10',
      'A company’s phase is over when its player says so; after the last, cards on guard go back to the hand.',
    ],
    [
      '2.V.F1',
      'What taps a site must be of the site’s own side, hero or minion, when a Fallen-wizard plays it. Wizardhavens and Stage cards are of both.',
    ],
  ],
};
