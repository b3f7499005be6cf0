import type { LawCase } from './case.ts';

const ICE = ['coe', 'crf', 'tournament'] as const;

/** Starting companies, from the pools of the lawful decks. */
export const starts: readonly LawCase[] = [
  {
    proves: ['coe/1.9', 'crf/tournament/the-character-draft/3', 'crf/turn/beginning-of-the-game/3'],
    says: 'Five characters of 20 mind, as it is printed',
    player: 'wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'five with their items',
        company: {
          drafted: ['TW-149', 'TW-128', 'TW-151', 'TW-141', 'TW-165'],
          items: ['TD-105', 'TW-259'],
          sites: ['TW-421'],
        },
        breaks: [],
      },
      {
        is: 'start',
        says: 'six',
        with: { pool: [['TW-169', 1]] },
        company: { drafted: ['TW-149', 'TW-128', 'TW-151', 'TW-141', 'TW-165', 'TW-169'] },
        breaks: ['start-characters'],
      },
      {
        is: 'start',
        says: '5, 5, 9 and 1 mind',
        with: { pool: [['TW-120', 1]] },
        company: { drafted: ['TW-149', 'TW-128', 'TW-120', 'TW-151'] },
        breaks: [],
      },
      {
        is: 'start',
        says: '5, 5, 9 and 2 mind',
        with: { pool: [['TW-120', 1]] },
        company: { drafted: ['TW-149', 'TW-128', 'TW-120', 'TW-165'] },
        breaks: ['start-mind'],
      },
      {
        is: 'start',
        says: 'somebody who is not in the pool',
        company: { drafted: ['TW-120'] },
        breaks: ['start-not-in-pool'],
      },
      {
        is: 'start',
        says: 'three items',
        with: { pool: [['TW-224', 1]] },
        company: { drafted: ['TW-149'], items: ['TD-105', 'TW-259', 'TW-224'] },
        breaks: ['start-items'],
      },
      {
        is: 'start',
        says: 'an event in place of an item counts as one',
        with: { pool: [['BA-31', 1]] },
        company: { drafted: ['TW-149'], items: ['TD-105', 'TW-259', 'BA-31'] },
        breaks: ['start-items'],
      },
      {
        is: 'start',
        says: 'Gandalf himself',
        with: { pool: [['TW-156', 1]] },
        company: { drafted: ['TW-156'] },
        breaks: ['start-avatars'],
      },
    ],
  },
  {
    proves: ['coe/1.9.R1'],
    says: 'Six characters for a Ringwraith',
    player: 'ringwraith',
    ruleSets: ['coe', 'crf'],
    steps: [
      {
        is: 'start',
        says: 'six',
        company: { drafted: ['LE-1', 'LE-7', 'LE-23', 'LE-28', 'LE-36', 'LE-40'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'seven',
        with: { pool: [['LE-47', 1]] },
        company: { drafted: ['LE-1', 'LE-7', 'LE-23', 'LE-28', 'LE-36', 'LE-40', 'LE-47'] },
        breaks: ['start-characters'],
      },
    ],
  },
  {
    proves: ['crf/tournament/the-character-draft/4'],
    says: 'A Ringwraith may start with six in tournaments too',
    player: 'ringwraith',
    ruleSets: ['tournament'],
    steps: [
      {
        is: 'start',
        says: 'six',
        company: { drafted: ['LE-1', 'LE-7', 'LE-23', 'LE-28', 'LE-36', 'LE-40'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'seven',
        with: { pool: [['LE-47', 1]] },
        company: { drafted: ['LE-1', 'LE-7', 'LE-23', 'LE-28', 'LE-36', 'LE-40', 'LE-47'] },
        breaks: ['start-characters'],
      },
    ],
  },
  {
    proves: ['coe/1.9.B1'],
    says: 'Six characters for the Balrog’s player',
    player: 'balrog',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'six',
        company: { drafted: ['LE-12', 'LE-18', 'LE-25', 'LE-30', 'LE-33', 'LE-35'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'seven',
        with: { pool: [['LE-30', 1]] },
        company: { drafted: ['LE-12', 'LE-18', 'LE-25', 'LE-30', 'LE-33', 'LE-35', 'LE-30'] },
        breaks: ['start-characters'],
      },
    ],
  },
  {
    proves: ['coe/1.9.R2'],
    says: 'A Ringwraith shows an agent only after a card that lets one start',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'without',
        with: { pool: [['DM-3', 1]] },
        company: { drafted: ['LE-1', 'DM-3'] },
        breaks: ['start-agent'],
      },
      {
        is: 'start',
        says: 'after Open to the Summons',
        with: {
          pool: [
            ['DM-3', 1],
            ['WH-46', 1],
            ['LE-300', -1],
          ],
        },
        company: { drafted: ['WH-46', 'LE-1', 'DM-3'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'before it',
        with: {
          pool: [
            ['DM-3', 1],
            ['WH-46', 1],
            ['LE-300', -1],
          ],
        },
        company: { drafted: ['LE-1', 'DM-3', 'WH-46'] },
        breaks: ['start-agent'],
      },
      {
        is: 'start',
        says: 'one card lets one agent start',
        with: {
          pool: [
            ['DM-3', 1],
            ['DM-9', 1],
            ['WH-46', 1],
            ['LE-300', -1],
          ],
        },
        company: { drafted: ['WH-46', 'DM-3', 'DM-9'] },
        breaks: ['start-agent'],
      },
    ],
  },
  {
    proves: ['crf/card/open-to-the-summons/2'],
    says: 'Open to the Summons does not help those who never start',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'Bûrat',
        with: {
          pool: [
            ['AS-1', 1],
            ['WH-46', 1],
            ['LE-300', -1],
          ],
        },
        company: { drafted: ['WH-46', 'AS-1'] },
        breaks: ['start-barred'],
      },
    ],
  },
  {
    proves: ['coe/1.9.F1', 'coe/1.9.F2', 'coe/1.9.F3', 'coe/1.9.F4'],
    says: 'What a Fallen-wizard may show, and after which cards',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'an Orc after Bad Company',
        company: { drafted: ['WH-63', 'LE-30', 'WH-75', 'TW-149'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'an Orc before it',
        company: { drafted: ['LE-30', 'WH-63', 'WH-75', 'TW-149'], sites: ['TW-436'] },
        breaks: ['start-orc'],
      },
      {
        is: 'start',
        says: 'an agent without a card for him',
        with: { pool: [['DM-3', 1]] },
        company: { drafted: ['WH-63', 'WH-75', 'DM-3'], sites: ['TW-436'] },
        breaks: ['start-agent'],
      },
      {
        is: 'start',
        says: 'an agent after Thrall of the Voice',
        with: {
          pool: [
            ['DM-3', 1],
            ['WH-82', 1],
            ['WH-75', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'DM-3'] },
        breaks: [],
      },
      {
        is: 'start',
        says: '6 mind without a card for it',
        with: { pool: [['TW-136', 1]] },
        company: { drafted: ['WH-63', 'WH-75', 'TW-136'], sites: ['TW-436'] },
        breaks: ['start-high-mind'],
      },
      {
        is: 'start',
        says: '6 mind after Thrall of the Voice',
        with: {
          pool: [
            ['TW-136', 1],
            ['WH-82', 1],
            ['WH-75', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'TW-136'] },
        breaks: [],
      },
      {
        is: 'start',
        says: '9 mind is more than that card allows',
        with: {
          pool: [
            ['TW-120', 1],
            ['WH-82', 1],
            ['WH-75', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'TW-120'] },
        breaks: ['start-high-mind'],
      },
      {
        is: 'start',
        says: 'all Stage resources of the pool are shown',
        company: { drafted: ['WH-63', 'TW-149'] },
        breaks: ['start-stage'],
      },
      {
        is: 'start',
        says: 'also that which the opponent showed too',
        company: { drafted: ['WH-63', 'TW-149'], aside: ['WH-75'] },
        breaks: [],
      },
    ],
  },
  {
    proves: ['crf/term/fallen-wizard/8'],
    says: 'A Fallen-wizard may have a character of more than five mind, and not start with him',
    player: 'fallen-wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      { says: 'in the deck', with: { characters: [['TW-120', 1]] }, breaks: [] },
      {
        is: 'start',
        says: 'in the starting company',
        with: { pool: [['TW-120', 1]] },
        company: { drafted: ['WH-63', 'WH-75', 'TW-120'], sites: ['TW-436'] },
        breaks: ['start-high-mind'],
      },
    ],
  },
  {
    proves: ['crf/term/fallen-wizard/9'],
    says: 'Minor items come after the characters and do not change anybody’s mind in the draft',
    player: 'fallen-wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      {
        is: 'start',
        says: 'a character of 6 mind with the Thrall-ring, which lowers mind',
        with: {
          pool: [
            ['LE-4', 1],
            ['AS-133', 1],
            ['TD-105', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-75', 'LE-4'], items: ['AS-133'], sites: ['TW-436'] },
        breaks: ['start-high-mind'],
      },
    ],
  },
  {
    proves: ['crf/card/bad-company/1', 'crf/card/thrall-of-the-voice/1'],
    says: 'Bad Company and Thrall of the Voice do not help those who never start',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'another Orc',
        company: { drafted: ['WH-63', 'LE-30', 'WH-75'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'Bûrat and Bad Company',
        with: { pool: [['AS-1', 1]] },
        company: { drafted: ['WH-63', 'AS-1', 'WH-75'], sites: ['TW-436'] },
        breaks: ['start-barred'],
      },
      {
        is: 'start',
        says: 'Bûrat and both cards',
        with: {
          pool: [
            ['AS-1', 1],
            ['WH-82', 1],
            ['WH-75', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'AS-1'] },
        breaks: ['start-barred'],
      },
    ],
  },
  {
    proves: ['coe/1.9.1', 'crf/term/stage-resources/4'],
    says: 'With Hidden Haven the starting site comes out at once',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'no site',
        company: { drafted: ['WH-63', 'WH-75'] },
        breaks: ['start-no-site'],
      },
      {
        is: 'start',
        says: 'Weathertop',
        company: { drafted: ['WH-63', 'WH-75'], sites: ['TW-436'] },
        breaks: [],
      },
    ],
  },
  {
    proves: ['pef/card/double-dealing/1'],
    says: 'Double-dealing starts only on a Hidden Haven that was shown before',
    player: 'fallen-wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      {
        is: 'start',
        says: 'after Hidden Haven',
        with: {
          pool: [
            ['WH-63', -1],
            ['WH-66', 1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-75', 'WH-66', 'WH-82'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'before it',
        with: {
          pool: [
            ['WH-63', -1],
            ['WH-66', 1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-66', 'WH-75', 'WH-82'], sites: ['TW-436'] },
        breaks: ['start-no-site'],
      },
    ],
  },
  {
    proves: ['coe/1.9.1'],
    says: 'By the rules of 2026 Double-dealing brings its own starting site',
    player: 'fallen-wizard',
    ruleSets: ['coe'],
    steps: [
      {
        is: 'start',
        says: 'without Hidden Haven',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-66', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-66'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'without a site',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-66', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-66'] },
        breaks: ['start-no-site'],
      },
    ],
  },
  {
    proves: ['coe/1.10.W1'],
    says: 'A Wizard’s company starts at Rivendell',
    player: 'wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'at Rivendell',
        company: { drafted: ['TW-149'], sites: ['TW-421'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at Bree',
        company: { drafted: ['TW-149'], sites: ['TW-378'] },
        breaks: ['start-site'],
      },
      {
        is: 'start',
        says: 'at two',
        with: { sites: [['TW-421', 1]] },
        company: { drafted: ['TW-149'], sites: ['TW-421', 'TW-421'] },
        breaks: ['start-companies'],
      },
      {
        is: 'start',
        says: 'at one that is not in the location deck',
        with: { sites: [['TW-421', -1]] },
        company: { drafted: ['TW-149'], sites: ['TW-421'] },
        breaks: ['start-site'],
      },
    ],
  },
  {
    proves: ['coe/1.10.R1', 'crf/tournament/starting-companies/1'],
    says: 'A Ringwraith’s companies start at Minas Morgul, Dol Guldur or both',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'at both',
        company: { drafted: ['LE-1', 'LE-7'], sites: ['LE-390', 'LE-367'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at one',
        company: { drafted: ['LE-1', 'LE-7'], sites: ['LE-367'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at three',
        with: { sites: [['LE-367', 1]] },
        company: { drafted: ['LE-1', 'LE-7'], sites: ['LE-390', 'LE-367', 'LE-367'] },
        breaks: ['start-companies'],
      },
      {
        is: 'start',
        says: 'at Bree',
        company: { drafted: ['LE-1'], sites: ['LE-356'] },
        breaks: ['start-site'],
      },
    ],
  },
  {
    proves: ['coe/1.10.F1'],
    says: 'A Fallen-wizard starts at The White Towers or at ruins in Arthedain and Rhudaur',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'at The White Towers',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82'], sites: ['WH-58'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at Weathertop, with a Hidden Haven',
        company: { drafted: ['WH-63', 'WH-75'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'a Hidden Haven at The White Towers',
        company: { drafted: ['WH-63', 'WH-75'], sites: ['WH-58'] },
        breaks: ['start-site'],
      },
      {
        is: 'start',
        says: 'at Bree, which is no ruin',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82'], sites: ['TW-378'] },
        breaks: ['start-site'],
      },
      {
        is: 'start',
        says: 'at ruins elsewhere',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-82', 1],
          ],
          sites: [['TW-404', 1]],
        },
        company: { drafted: ['WH-63', 'WH-82'], sites: ['TW-404'] },
        breaks: ['start-site'],
      },
    ],
  },
  {
    proves: ['coe/1.10.B1'],
    says: 'The Balrog’s companies start at Moria, The Under-gates or both',
    player: 'balrog',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'at both',
        company: { drafted: ['LE-12', 'LE-18'], sites: ['BA-93', 'BA-100'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at Bree',
        company: { drafted: ['LE-12'], sites: ['LE-356'] },
        breaks: ['start-site'],
      },
    ],
  },
  {
    proves: ['coe/1.9', 'crf/tournament/the-character-draft/8'],
    says: 'What is left of the pool: characters into the deck, nothing into the sideboard',
    player: 'wizard',
    ruleSets: ['coe', 'tournament'],
    steps: [
      {
        is: 'left',
        says: 'a character into the deck',
        company: { drafted: ['TW-149'] },
        toDeck: ['TW-128'],
        breaks: [],
      },
      {
        is: 'left',
        says: 'one who started',
        company: { drafted: ['TW-149'] },
        toDeck: ['TW-149'],
        breaks: ['left-not-in-pool'],
      },
      {
        is: 'left',
        says: 'a character into the sideboard',
        company: { drafted: ['TW-149'] },
        toSideboard: ['TW-128'],
        breaks: ['left-in-sideboard'],
      },
    ],
  },
  {
    proves: ['crf/turn/beginning-of-the-game/4', 'coe/1.9'],
    says: 'What both showed and is no character does not go into the deck',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'left',
        says: 'a Stage resource',
        company: { drafted: ['WH-63'], aside: ['WH-75'] },
        toDeck: ['WH-75'],
        breaks: ['left-in-deck'],
      },
      {
        is: 'left',
        says: 'a character',
        company: { drafted: ['WH-63'], aside: ['TW-149'] },
        toDeck: ['TW-149'],
        breaks: [],
      },
    ],
  },
];
