import { query } from '@mathom/engine';
import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Factions: who comes without a check, what has no effect on some, and what is felt around them. */

describe('who is influenced, and how', () => {
  holds('Red Arrow: the Riders of Rohan come without a check', (t) => {
    for (const [bears, faction, rolls] of [
      [['Red Arrow'], 'Riders of Rohan', []],
      [[], 'Riders of Rohan', [2]],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: [{ name: 'Gimli', bears }] }],
          hand: [faction],
        },
        moment: 'entered',
        asksPasses: true,
        rolls: [...rolls],
      });
      t.resource.plays(faction, 'Gimli').stage.resolve();
      t.equal(t.card(faction).zone, bears.length > 0 ? 'pile' : 'discard', `${bears.length} arrow`);
      t.equal([t.card('Gimli').status, t.card('Edoras').status][0], 'tapped', 'he taps as ever');
    }
  });

  holds('Angmarim and Nûrniags: Muster does nothing for them', (t) => {
    for (const [at, faction, may] of [
      ['Carn Dûm', 'AS-58', false],
      ['Nûrniag Camp', 'AS-64', false],
      ['Edoras', 'TW-317', true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Aragorn II'] }],
          hand: [faction, 'Muster'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      const name = t.hand(0)[0];
      t.resource.plays(name, 'Aragorn II');
      if (may) t.resource.plays('Muster', 'Aragorn II');
      else t.resource.refused('Muster', { 'no-target': 'coe/9.3' });
      t.rolls(12).resolve();
    }
  });

  holds('Necklace of Silver and Pearls: more mind, which nobody has to control', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Gimli', bears: ['Necklace of Silver and Pearls'] }, 'Aragorn II'],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const mind = t.card('Gimli').stat('mind');
    t.equal(query.mindUnderGeneral(t.state, 0), mind + 9, 'both of them');
    t.resource.uses('Necklace of Silver and Pearls').stage.resolve();
    t.equal(
      [t.card('Gimli').stat('mind'), t.card('Gimli').stat('influence')],
      [mind + 5, 5],
      'more',
    );
    t.equal(query.mindUnderGeneral(t.state, 0), mind + 9, 'as before');
  });
});

describe('around the home of a faction', () => {
  holds('Trouble on All Borders: those who pass are attacked by its kind', (t) => {
    const passes = (faction: Named, whose: 'resource' | 'hazard', kind?: 'ringwraith'): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli', 'Legolas'] }],
          ...(whose === 'resource' ? { pile: [faction] } : {}),
        },
        hazard: {
          hand: ['Trouble on All Borders'],
          ...(kind ? { kind } : {}),
          ...(whose === 'hazard' ? { pile: [faction] } : {}),
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Trouble on All Borders').stage.resolve();
    };
    // the Rangers are at home in Arthedain, and Bree is there
    passes('Rangers of the North', 'resource');
    t.equal(t.card('Trouble on All Borders').host, 'Rangers of the North', 'on the faction');
    t.passUntil('attack');
    t.equal(
      [t.attack().strikes, t.attack().prowess, t.attack().detainment],
      [4, 8, true],
      'both of one side',
    );
    // those of the enemy are at home in Rhudaur, through which they go
    passes('LE-269', 'hazard', 'ringwraith');
    t.passUntil('attack');
    t.equal(t.attack().detainment, false, 'an enemy');
    passes('Riders of Rohan', 'resource');
    t.passUntil('enter');
    t.expect(!t.underAttack, 'far from there');
  });

  holds('No Escape from My Magic: who fails to find a way does nothing at the site', (t) => {
    const passes = (by: 'starter' | readonly ['Rhudaur', 'Arthedain'], roll: number[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', by, members: ['Aragorn II', 'Elrond'] }],
          pile: [{ name: 'Rangers of the North', on: ['No Escape from My Magic'] }],
        },
        moment: 'passives',
        asksPasses: true,
        rolls: roll,
      });
    };
    // a ranger who is a scout too, and a diplomat: four more
    passes('starter', []);
    t.passUntil('enter');
    passes(['Rhudaur', 'Arthedain'], [9]);
    t.passUntil('enter');
    passes(['Rhudaur', 'Arthedain'], [8]);
    t.passUntil('end-of-turn');
    t.equal(t.company('Aragorn II').entered, false, 'twelve are not enough');

    // not in the turn in which it comes
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', by: ['Rhudaur', 'Arthedain'], members: ['Elrond'] },
        ],
        pile: ['Rangers of the North'],
      },
      hazard: { hand: ['No Escape from My Magic'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('No Escape from My Magic').stage.resolve();
    t.passUntil('enter');
  });
});
