import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Events of The Wizards at their limits: who may play them and when, and how long they last. */

describe('resources', () => {
  holds('Block: one such card for a strike, and no help to who is wounded', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        hand: ['Block', 'Risky Blow'],
      },
      hazard: { hand: ['Orc-lieutenant'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('no').plays('Block').stage.resolve();
    t.resource.refused('Risky Blow', { 'skill-used': 'coe/3.iv.5' });
    t.equal(t.strikeProwess(), 6, 'with all his prowess');
    t.rolls(2).resource.passes();
    t.equal(t.card('Aragorn II').status, 'untapped', 'he has beaten it and not tapped');

    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Théoden'] }],
        hand: ['Block'],
      },
      hazard: { hand: ['Cave-drake'] },
      moment: 'hazards',
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('no');
    t.rolls(2, 2).resource.plays('Block').stage.resolve();
    t.equal(t.card('Théoden').status, 'wounded', 'he is wounded all the same');
  });

  holds('Use Palantír: for an untapped sage who bears it, and for this turn', (t) => {
    const board = (status: 'untapped' | 'tapped'): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              members: [{ name: 'Elrond', status, bears: ['Palantír of Orthanc'] }],
            },
          ],
          hand: ['Use Palantír'],
        },
        hazard: { companies: [{ at: 'Rivendell', members: ['Aragorn II'] }] },
        moment: 'organization',
        asksPasses: true,
      });
    };
    board('tapped');
    t.resource.refused('Use Palantír', { 'user-tapped': 'coe/9.2.3' });
    board('untapped');
    t.resource.mayNot('use Palantír of Orthanc').plays('Use Palantír').stage.resolve();
    t.resource.may('use Palantír of Orthanc');
    t.passUntil('organization', { turns: 2 });
    t.resource.mayNot('use Palantír of Orthanc');
  });

  holds('Fog: each land is read once, with Gates of Morning and no other Fog', (t) => {
    const board = (events: Named[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', members: ['Faramir'] }],
          hand: ['Fog', 'Fog'],
          events,
        },
        moment: 'long-event',
        asksPasses: true,
      });
    };
    board([]);
    t.resource.refused('Fog', { need: 'coe/9.2' });
    board(['Gates of Morning']);
    t.resource.plays('Fog').stage.resolve();
    t.resource.refused('Fog', { duplicate: 'coe/g.cbd.1' });
    t.board({
      resource: {
        companies: [{ at: 'Minas Tirith', to: 'Pelargir', members: ['Faramir'] }],
        events: ['Fog'],
      },
      hazard: { hand: ['Lost in Free-domains', 'Lost in Border-lands'] },
      moment: 'hazards',
    });
    t.equal(t.path('Faramir'), ['border', 'border'], 'Free-domains, and not once more');
    t.hazard.mayNot('play Lost in Free-domains').may('play Lost in Border-lands');
  });

  holds('Hiding: a journey is off, and creatures on guard find nobody', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: [{ name: 'Frodo', status: 'wounded' }] },
        ],
        hand: ['Hiding'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Hiding', { edge: 'coe/9.6.6' });
    t.passUntil('organization-end').resource.plays('Hiding').stage.resolve();
    t.passUntil('movement-hazard');
    t.equal([t.card('Frodo').site, t.company('Frodo').moving], ['Rivendell', false], 'he stays');

    t.board({
      resource: {
        companies: [{ at: 'Moria', members: ['Frodo', 'Legolas'] }],
        hand: ['Hiding'],
      },
      hazard: { hand: ['Orc-guard'] },
      moment: 'organization',
    });
    t.passUntil('organization-end').resource.plays('Hiding').stage.resolve();
    t.passUntil('movement-hazard').hazard.placesOnGuard('Orc-guard');
    t.passUntil('enter').resource.chooses('enter');
    t.hazard.reveals('Orc-guard');
    t.equal(t.fightOut({ always: 11 }), [[4, 7]], 'the guards of Moria are met, and nobody else');
    t.equal(t.card('Orc-guard').zone, 'discard', 'the creature is spent');
  });

  holds('Return of the King: on one’s own Aragorn, and nowhere while Denethor rules', (t) => {
    const board = (ours: Named, theirs: Named): void => {
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', members: [ours] }],
          hand: ['Return of the King', 'Return of the King'],
        },
        hazard: { companies: [{ at: 'Minas Tirith', members: [theirs] }] },
        moment: 'organization',
        asksPasses: true,
      });
    };
    board('Aragorn II', 'Denethor II');
    t.resource.refused('Return of the King', { need: 'coe/9.2' });
    board('Faramir', 'Aragorn II');
    t.resource.refused('Return of the King', { 'no-target': 'coe/9.3' });
    board('Aragorn II', 'Faramir');
    t.resource.plays('Return of the King');
    t.hazard.passes();
    t.resource.mayNot('play Return of the King').stage.resolve();
    t.equal([t.card('Aragorn II').influence(), t.points(0).misc], [6, 3], 'the King');
    t.resource.refused('Return of the King', { unique: 'coe/g.man.1' });
  });
});

describe('hazards', () => {
  holds('Lure of Power: whoever wins anybody over is tempted, once', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Saruman'] }] },
      hazard: {
        companies: [{ at: 'Rivendell', members: ['Elrond', 'Celeborn', 'Mablung', 'Arwen'] }],
        events: ['Lure of Power'],
      },
      moment: 'entered',
      rolls: [2, 12, 6],
    });
    t.resource.chooses('Saruman tries to influence Mablung').stage.resolve();
    t.equal(t.card('Mablung').zone, 'discard', 'he is won');
    t.equal(rolled(t, 'corruption'), [{ total: 2, against: 0 }], '6 less 4');
    t.equal(t.card('Lure of Power').zone, 'discard', 'and the card is spent');
  });
});
