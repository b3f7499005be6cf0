import type { Chapter } from './types.ts';

export const movementHazard: Chapter = {
  id: 'movement-hazard',
  title: 'The movement/hazard phase',
  rules: [
    [
      '2.IV',
      'Each company has a movement/hazard phase of its own, moving or not, one after another as the resource player orders them, in eight steps.',
    ],
    ['2.IV.i', 'First the new site of a moving company is turned up; nobody may act.'],
    [
      '2.IV.i.1',
      'Out of an Under-deeps site one rolls before there is a path: below the number beside the new site one stays, and the new site goes back to the location deck. That is not being returned.',
    ],
    [
      '2.IV.i.2',
      'A move that turns out to be unlawful does not take place; the site goes back, and the phase is played where one is.',
    ],
    [
      '2.IV.i.3',
      'What happens as the phase begins waits until all has been done that belongs to turning up the site.',
    ],
    [
      '2.IV.ii',
      'Second the path is settled, at once. Starter movement takes the types printed on haven or site, with the names of the first and the last region; region movement takes what the player says, types and names, if it was lawful when he declared it; Under-deeps movement has no path; special movement only what its card gives. A company that stays has its site as origin and goal, and no path.',
    ],
    [
      '2.IV.ii.1',
      'If an effect puts another site in place of the new one, the company’s own path stays as it was.',
    ],
    [
      '2.IV.ii.2',
      'A named region that changes its type changes in all paths in which it stands by name. An unnamed one changes in that site’s path and for those who take it by starter movement, and nowhere else.',
    ],
    [
      '2.IV.iii',
      'Third the base hazard limit: the size of the company, two at least, rounded up; halved, rounded up, if the hazard player went to his sideboard in the untap phase.',
    ],
    [
      '2.IV.iii.1',
      'The limit is asked twice: when declaring there must be room for one more, when resolving there must not be too many.',
    ],
    [
      '2.IV.iv',
      'Fourth the order of lasting effects: the hazard player chooses it, but the resource player for what changes the hazard limit.',
    ],
    [
      '2.IV.v',
      'Fifth, if the company moves, both draw: by the new site, or by the origin when going to a haven of the resource player. He draws up to the light number and at least one, with an avatar or a mind of three or more in the company, else none; the hazard player up to the dark number and at least one.',
    ],
    ['2.IV.v.F1', 'With a Fallen-wizard’s company the new site counts, though it be a haven.'],
    ['2.IV.v.B1', 'With a Balrog’s company the new site counts, though it be a haven.'],
    [
      '2.IV.vi',
      'Sixth, what waits for the beginning or was set off meanwhile is declared in the order of the resource player’s choice. It can be answered, also with what the next step allows.',
    ],
    [
      '2.IV.vii',
      'Seventh the hazards: what follows, in any order and as often as the limit bears.',
    ],
    [
      '2.IV.vii.1',
      'An agent can be played as a hazard for one of the limit, whatever it counted as in the deck: face-down and untapped, at one of its home sites, which is named when it is revealed. It gives its own player no points.',
    ],
    [
      '2.IV.vii.2',
      'A creature is played on the company for one of the limit, and always begins a chain. It is keyed to a type or name of region on the way (as many of a type as it shows), or to the type or name of the new site.',
    ],
    ['2.IV.vii.2.1', 'When it resolves it attacks; several attacks follow each other at once.'],
    [
      '2.IV.vii.2.2',
      'Being played on a site is being keyed to it; at a site in a region is being keyed to that site by name.',
    ],
    [
      '2.IV.vii.2.3',
      'What speaks of types does not touch what is keyed by name, nor the other way round.',
    ],
    [
      '2.IV.vii.2.4',
      'The key must hold at the start of each attack; if not, the creature is discarded, and has used its place in the limit.',
    ],
    [
      '2.IV.vii.3',
      'Short- and permanent-events aim at the company, what belongs to it, its path, or the site it goes to (where it is, if it stays); long- and permanent-events may also aim at nothing. One of the limit each.',
    ],
    ['2.IV.vii.3.1', 'Played on one company, a hazard may be felt by others too.'],
    [
      '2.IV.vii.4',
      'Once in the phase any card of the hand, whatever it is, may be laid on guard, face-down at the new site, for one of the limit. It may be done in answer.',
    ],
    ['2.IV.vii.4.1', 'If the limit has no room when that resolves, it comes back to the hand.'],
    ['2.IV.vii.4.2', 'If the site leaves play, what was on guard there comes back to the hand.'],
    [
      '2.IV.vii.5',
      'A Nazgûl in play as permanent-event may be tapped and discarded, for one of the limit and with nothing else coming of it, to bring up to five hazards from sideboard to discard pile, or with five cards in the deck one into it. Their type is shown, not which they are.',
    ],
    [
      '2.IV.vii.F1',
      'To hazards a Fallen-wizard’s covert company is one of heroes and an overt one of minions; but whether an attack detains is asked as of heroes always.',
    ],
    [
      '2.IV.viii',
      'Last, when both are done: what waits for the end is resolved as the resource player orders it. Then the origin, unless another company still moves there, is discarded if tapped and no haven of his, else returned; and both fill or cut their hands. Nothing else is done unless something allows it at that very time.',
    ],
    [
      '2.IV.viii.1',
      'If the resource player acts after the hazard player was done, the latter may go on.',
    ],
    ['2.IV.1', 'Without a company the phase is left out.'],
    [
      '2.IV.2',
      'Cards with one’s other companies may be used meanwhile, but not to cancel an attack or to untap a site.',
    ],
    [
      '2.IV.3',
      'If a company moves again, the next phase follows at once, and what was played for its move or path while organizing is looked at anew.',
    ],
    [
      '2.IV.4',
      'Sent back to its origin, a company’s phase is over at once. It has neither path nor moved this turn, and its player begins nothing in its site phase.',
    ],
    [
      '2.IV.5',
      'A company is at its site all the time but for one: from turning up the new site until all movement/hazard phases are over.',
    ],
    [
      '2.IV.6',
      'After the last of these phases companies at one site must join; at a haven they may.',
    ],
    [
      '2.IV.6.1',
      'If they cannot be one company, the hazard player chooses which one stays and the rest go back to their origins. An effect that would force it is canceled.',
    ],
  ],
};
