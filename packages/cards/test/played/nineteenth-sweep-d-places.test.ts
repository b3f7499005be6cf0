import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Where somebody is, and to whom he is lost: clauses that no other test plays. */

const GANG = 'Press-gang';

describe('Press-gang', () => {
  holds('Who fails a check by little is pressed, and who fails by much is lost', (t) => {
    for (const [roll, zone] of [
      [8, 'aside'],
      [7, 'removed'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Aragorn II', { name: 'Boromir II', bears: ['The One Ring', 'Cram'] }],
            },
          ],
        },
        hazard: { events: [GANG], hand: ['Weariness of the Heart'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Weariness of the Heart', { way: 'corruption' }, 'Boromir II');
      t.rolls(roll).resolve();
      t.equal(
        (['Boromir II', 'The One Ring', 'Cram'] as const).map((x) => t.card(x).zone),
        [zone, 'discard', 'discard'],
        `${roll}`,
      );
    }
  });

  holds('Who was won over is pressed too, and the copy that was shown is not played', (t) => {
    for (const events of [[], [GANG]] as Named[][]) {
      t.board({
        resource: {
          companies: [{ at: 'Henneth Annûn', members: ['Gandalf', 'Aragorn II'] }],
          hand: ['Anborn'],
        },
        hazard: {
          companies: [{ at: 'Henneth Annûn', members: ['Elrond', 'Glorfindel II', 'Anborn'] }],
          events,
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses('Gandalf tries to influence Anborn, showing a copy');
      // the roll against him comes first
      t.rolls(2, 12).resolve();
      // off to the side he is still the only one (coe glossary "off to the side")
      t.equal(t.offered().length > 1, events.length === 0, 'another can be played');
    }
  });

  holds('It lets go of nobody: when it goes he is lost with it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond', 'Frodo'] }],
        hand: ['Marvels Told'],
      },
      hazard: { events: [GANG] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('discard Frodo').passes();
    t.resource.plays('Marvels Told', GANG).stage.rolls(8).resolve();
    t.equal([t.card('Frodo').zone, t.points(0).character], ['discard', 3], 'coe/g.off.1');
  });

  holds('An agent is none of the characters whom it takes', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'LE-367', to: 'LE-392', members: ['Shagrat'] },
          { at: 'LE-367', members: ['Golodhros'] },
        ],
      },
      hazard: { events: [GANG], agents: [{ name: 'Golodhros', via: ['Cirith Ungol'] }] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.chooses('reveal Golodhros');
    t.equal(t.points(1).character, 0, 'he is not counted against his player');
    t.expect(!t.state.zone.includes('aside'), 'he is thrown away');
  });
});

describe('The Sun Shone Fiercely', () => {
  holds('Who comes up is in it when he has come, and an agent is not', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'The Under-gates', to: 'BA-93', members: ['Gorbag'] }],
      },
      hazard: {
        events: ['The Sun Shone Fiercely'],
        agents: [{ name: 'Baugúr', via: ['Isengard'], faceUp: true }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    const prowess = (): number[] =>
      (['Gorbag', 'Baugúr'] as const).map((x) => t.card(x).stat('prowess'));
    t.equal(prowess(), [6, 4], 'on his way');
    t.passUntil('enter');
    t.equal(prowess(), [4, 4], 'there');
  });
});

describe('Near to Hear a Whisper', () => {
  holds(
    'On guard it is for those who stay outside; whoever is there may come, hidden or tapped',
    (t) => {
      const WHISPER = 'Near to Hear a Whisper';
      const board = (): Stage =>
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Aragorn II'], onGuard: [WHISPER, 'Rebel-talk'] }],
          },
          hazard: {
            agents: [
              'Bill Ferny',
              { name: 'Jûoma', via: ['Bree'], faceUp: true, status: 'tapped' },
              { name: 'Leamon', via: ['Cameth Brin'], faceUp: true },
            ],
          },
          moment: 'site',
          asksPasses: true,
        });
      board().resource.passes();
      t.hazard.mayNot('reveal Rebel-talk').reveals(WHISPER).stage.resolve();
      t.hazard.may('Bill Ferny attacks').may('Jûoma attacks').mayNot('Leamon attacks');
      t.hazard.chooses('Bill Ferny').mayNot('Bill Ferny').may('Jûoma attacks');
      board().resource.chooses('enter');
      t.hazard.mayNot(`reveal ${WHISPER}`);
    },
  );
});

describe('An Untimely Brood', () => {
  holds('One beast in a turn, wherever they are', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        avatar: 'Radagast',
        companies: [
          { at: 'WH-57', members: ['Beretar'], siteTapped: true },
          { at: 'WH-58', members: ['Anborn'], onSite: ['Guarded Haven'] },
        ],
        events: ['An Untimely Brood'],
        hand: ['Noble Hound', 'Noble Steed', 'Bill the Pony'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot('play Bill the Pony').plays('Noble Hound').stage.resolve();
    t.equal(t.card('Noble Hound').host, 'Beretar', 'with him');
    t.resource.mayNot('play Noble Steed');
    t.passUntil('enter').resource.chooses('enter').mayNot('play Noble Steed');
  });
});
