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
    proves: ['crf/card/open-to-the-summons/2', 'coe/1.9'],
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
];
