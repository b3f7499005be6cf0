import { HERO_ROOM } from './bases.ts';
import type { LawCase } from './case.ts';

/** The lawful Wizard has one Gandalf, the lawful Ringwraith one Witch-king. */
export const avatars: readonly LawCase[] = [
  {
    proves: ['coe/1.5', 'coe/1.6.2'],
    says: 'Three avatars, not three different ones; only one of them several times in all',
    player: 'wizard',
    ruleSets: ['coe'],
    steps: [
      { says: 'three Gandalfs', with: { characters: [['TW-156', 2]] }, breaks: [] },
      {
        says: 'two Gandalfs and Saruman',
        with: {
          characters: [
            ['TW-156', 1],
            ['TW-181', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'Gandalf, Saruman, Radagast',
        with: {
          characters: [
            ['TW-181', 1],
            ['TW-178', 1],
          ],
        },
        breaks: ['avatars-different'],
      },
      { says: 'four Gandalfs', with: { characters: [['TW-156', 3]] }, breaks: ['avatars-many'] },
      {
        says: 'all the others once in the sideboard',
        with: {
          characters: [['TW-156', 2]],
          sideboard: [
            ['TW-117', 1],
            ['TW-175', 1],
            ['TW-178', 1],
            ['TW-181', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'more Gandalfs in the sideboard',
        with: { characters: [['TW-156', 2]], sideboard: [['TW-156', 2]] },
        breaks: [],
      },
      {
        says: 'a second avatar twice',
        with: {
          characters: [
            ['TW-156', 1],
            ['TW-181', 1],
          ],
          sideboard: [['TW-181', 1]],
        },
        breaks: ['avatars-multiplied'],
      },
    ],
  },
  {
    proves: ['crf/term/wizard/1'],
    says: 'Among friends two Wizards: the same twice, or two',
    player: 'wizard',
    ruleSets: ['crf'],
    steps: [
      { says: 'Gandalf twice', with: { characters: [['TW-156', 1]] }, breaks: [] },
      { says: 'Gandalf and Saruman', with: { characters: [['TW-181', 1]] }, breaks: [] },
      { says: 'three Gandalfs', with: { characters: [['TW-156', 2]] }, breaks: ['avatars-many'] },
      {
        says: 'two Gandalfs and Saruman',
        with: {
          characters: [
            ['TW-156', 1],
            ['TW-181', 1],
          ],
        },
        breaks: ['avatars-many'],
      },
    ],
  },
  {
    proves: ['crf/term/mele-vs-metw/2'],
    says: 'Three Ringwraiths only against three Wizards, and not three different ones',
    player: 'ringwraith',
    ruleSets: ['crf'],
    steps: [
      {
        says: 'against two Wizards',
        with: { characters: [['LE-58', 2]] },
        opponents: [{ kind: 'wizard', avatars: 2 }],
        breaks: ['avatars-many'],
      },
      {
        says: 'against three',
        with: { characters: [['LE-58', 2]] },
        opponents: [{ kind: 'wizard', avatars: 3 }],
        breaks: [],
      },
      {
        says: 'two of one and one of another',
        with: {
          characters: [
            ['LE-58', 1],
            ['LE-57', 1],
          ],
        },
        opponents: [{ kind: 'wizard', avatars: 3 }],
        breaks: [],
      },
      {
        says: 'three different',
        with: {
          characters: [
            ['LE-57', 1],
            ['LE-56', 1],
          ],
        },
        opponents: [{ kind: 'wizard', avatars: 3 }],
        breaks: ['avatars-different'],
      },
    ],
  },
  {
    proves: ['crf/tournament/deck-construction/4'],
    says: 'In tournaments three of one, or two and one, and never three different',
    player: 'ringwraith',
    ruleSets: ['tournament'],
    steps: [
      { says: 'three of one', with: { characters: [['LE-58', 2]] }, breaks: [] },
      {
        says: 'two and one',
        with: {
          characters: [
            ['LE-58', 1],
            ['LE-57', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'three different',
        with: {
          characters: [
            ['LE-57', 1],
            ['LE-56', 1],
          ],
        },
        breaks: ['avatars-different'],
      },
      {
        says: 'four of one',
        with: { characters: [['LE-58', 3]] },
        breaks: ['avatars-many', 'avatar-copies'],
      },
    ],
  },
  {
    proves: ['crf/tournament/deck-construction/5'],
    says: 'In the sideboard any number of the same kind, only one of them doubled',
    player: 'wizard',
    ruleSets: ['tournament'],
    steps: [
      {
        says: 'all five',
        with: {
          sideboard: [
            ['TW-117', 1],
            ['TW-175', 1],
            ['TW-178', 1],
            ['TW-181', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'two of them doubled',
        with: {
          sideboard: [
            ['TW-156', 1],
            ['TW-181', 2],
          ],
        },
        breaks: ['avatars-multiplied'],
      },
      {
        says: 'a Ringwraith among them',
        with: { sideboard: [['LE-58', 1]] },
        breaks: ['avatar-kind'],
      },
    ],
  },
  {
    proves: ['crf/term/ringwraith/1'],
    says: 'Any number of Ringwraiths in the sideboard, one of them doubled at the most',
    player: 'ringwraith',
    ruleSets: ['crf'],
    steps: [
      {
        says: 'the other eight',
        with: {
          sideboard: [
            ['LE-50', 1],
            ['LE-51', 1],
            ['LE-52', 1],
            ['LE-53', 1],
            ['LE-54', 1],
            ['LE-55', 1],
            ['LE-56', 1],
            ['LE-57', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'the Witch-king once more',
        with: {
          sideboard: [
            ['LE-58', 1],
            ['LE-57', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'two of them doubled',
        with: {
          sideboard: [
            ['LE-58', 1],
            ['LE-57', 2],
          ],
        },
        breaks: ['avatars-multiplied'],
      },
    ],
  },
  {
    proves: ['crf/term/sideboard/4'],
    says: 'Deck and sideboard together: three of one Wizard, one of each other',
    player: 'wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      {
        says: 'three Gandalfs and the others once',
        with: {
          sideboard: [
            ['TW-156', 2],
            ['TW-117', 1],
            ['TW-175', 1],
            ['TW-178', 1],
            ['TW-181', 1],
          ],
        },
        breaks: [],
      },
      { says: 'four Gandalfs', with: { sideboard: [['TW-156', 3]] }, breaks: ['avatar-copies'] },
      {
        says: 'two Gandalfs and two Sarumans',
        with: {
          sideboard: [
            ['TW-156', 1],
            ['TW-181', 2],
          ],
        },
        breaks: ['avatars-multiplied'],
      },
    ],
  },
  {
    proves: ['coe/1.8.F1', 'crf/term/fallen-wizard/7'],
    says: 'A Fallen-wizard says who he is, and must have that card',
    player: 'fallen-wizard',
    ruleSets: ['coe', 'crf', 'tournament'],
    steps: [
      { says: 'Gandalf is declared and there', breaks: [] },
      {
        says: 'Saruman is declared and absent',
        with: { avatar: 'Saruman' },
        breaks: ['avatar-missing'],
      },
      {
        says: 'he may be in the sideboard',
        with: { avatar: 'Saruman', sideboard: [['WH-9', 1]] },
        breaks: [],
      },
      {
        says: 'the Wizard of that name is another card',
        with: { avatar: 'Saruman', sideboard: [['TW-181', 1]] },
        breaks: ['avatar-missing', 'avatar-kind'],
      },
      {
        says: 'with two of them and nothing said, nobody knows',
        with: { avatar: undefined, sideboard: [['WH-9', 1]] },
        breaks: ['avatar-undeclared'],
      },
    ],
  },
  {
    proves: ['coe/1.8.F1'],
    says: 'Whose opponent is the fallen Gandalf may exchange his Gandalf for another Wizard',
    player: 'wizard',
    ruleSets: ['coe'],
    steps: [
      {
        is: 'exchange',
        says: 'for Saruman',
        opponents: [{ kind: 'fallen-wizard', avatar: 'Gandalf' }],
        to: {
          characters: [
            ['TW-156', -1],
            ['TW-181', 1],
          ],
        },
        breaks: [],
      },
      {
        is: 'exchange',
        says: 'not if it is another who fell',
        opponents: [{ kind: 'fallen-wizard', avatar: 'Alatar' }],
        to: {
          characters: [
            ['TW-156', -1],
            ['TW-181', 1],
          ],
        },
        breaks: ['avatar-exchange'],
      },
      {
        is: 'exchange',
        says: 'one for one',
        opponents: [{ kind: 'fallen-wizard', avatar: 'Gandalf' }],
        to: {
          characters: [
            ['TW-156', -1],
            ['TW-181', 2],
          ],
        },
        breaks: ['avatar-exchange'],
      },
      {
        is: 'exchange',
        says: 'and nothing else',
        opponents: [{ kind: 'fallen-wizard', avatar: 'Gandalf' }],
        to: {
          resources: [
            [HERO_ROOM, -1],
            ['TW-232', 1],
          ],
        },
        breaks: ['avatar-exchange'],
      },
      {
        is: 'exchange',
        says: 'a Ringwraith cannot take his place',
        opponents: [{ kind: 'fallen-wizard', avatar: 'Gandalf' }],
        to: {
          characters: [
            ['TW-156', -1],
            ['LE-58', 1],
          ],
        },
        breaks: ['avatar-exchange', 'avatar-kind'],
      },
    ],
  },
];
