import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Cards that ask who else is there, and how many. */
describe('more than there are', () => {
  holds('Darkness Made by Malice: more Spawn than characters', (t) => {
    const board = (events: readonly Named[], to: Named, removed: readonly Named[] = []): void => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to, members: ['Gandalf', 'Frodo'] }] },
        hazard: { hand: ['Darkness Made by Malice'], events, removed },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
    };
    const TWO = ['Spawn of Ungoliant', "Ungoliant's Progeny"] as const;
    board(TWO, 'Moria', ["Ungoliant's Foul Issue"]);
    t.hazard.refused('Darkness Made by Malice', { 'no-target': 'coe/9.3' });
    board(TWO, 'Ettenmoors', ["Ungoliant's Foul Issue"]);
    t.hazard.refused('Darkness Made by Malice', { need: 'coe/9.2' });
    board([...TWO, "Ungoliant's Foul Issue"], 'Ettenmoors');
    t.hazard.plays('Darkness Made by Malice').stage.resolve();
    t.equal(t.company('Frodo').hazards, 1, 'it counts');
    t.skipTo('end-of-turn');
    t.expect(!t.company('Frodo').entered, 'nothing is done there');
  });

  holds('Gnaw with Words: a sage taps if there is another to talk to', (t) => {
    const board = (
      members: readonly Named[],
      companies: readonly { at: Named; members: readonly Named[] }[] = [],
      to?: Named,
    ): void => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members, ...(to === undefined ? {} : { to }) },
            { at: 'Lórien', members: ['Celeborn'] },
          ],
        },
        hazard: { hand: ['Gnaw with Words'], companies },
        moment: 'hazards',
        asksPasses: true,
        current: 'Elrond',
      });
      t.resource.passes();
    };
    board(['Elrond', 'Gimli']);
    t.hazard.refused('Gnaw with Words', { need: 'coe/9.2' }, { way: 'sage' });
    board(['Elrond', 'Gandalf']);
    t.hazard.plays('Gnaw with Words', { way: 'sage' }, 'Elrond').stage.resolve();
    t.equal(t.card('Elrond').status, 'tapped', 'another of his company');
    t.equal(t.card('Gandalf').status, 'untapped', 'one of them');
    board(['Elrond'], [{ at: 'Rivendell', members: ['Saruman'] }]);
    t.hazard.plays('Gnaw with Words', { way: 'sage' }).stage.resolve();
    t.equal(t.card('Elrond').status, 'tapped', 'another there, whosever he is');
    board(['Elrond'], [{ at: 'Rivendell', members: ['Saruman'] }], 'Lórien');
    t.hazard.plays('Gnaw with Words', { way: 'sage' }).stage.resolve();
    t.equal(t.card('Elrond').status, 'tapped', 'another at the new site');
    board(['Elrond'], [{ at: 'Rivendell', members: ['Saruman'] }], 'Bree');
    t.hazard.refused('Gnaw with Words', { need: 'coe/9.2' }, { way: 'sage' });
    board(['Elrond', 'Gandalf']);
    t.hazard.plays('Gnaw with Words', { way: 'diplomat' }, 'Gandalf').stage.resolve();
    t.equal(t.card('Gandalf').status, 'tapped', 'diplomats likewise');
  });

  holds('Returned Beyond All Hope: from the discard pile, or from play, to hand', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
      hazard: {
        hand: ['Returned Beyond All Hope', 'Returned Beyond All Hope'],
        discard: ['Galadhrim', 'Wargs'],
        events: ['Alatar the Hunter'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Returned Beyond All Hope', { 'no-target': 'coe/9.3' }, { way: 'eliminated' });
    t.hazard.plays('Returned Beyond All Hope', { way: 'discard pile' }).stage.resolve();
    t.equal(t.card('Galadhrim').zone, 'hand', 'an Elf, and no wolf');
    t.hazard.plays('Returned Beyond All Hope', { way: 'permanent-events' }).stage.resolve();
    t.equal(t.card('Alatar the Hunter').zone, 'hand', 'back from play');
  });

  holds('Balance Between Powers: no environment, and a war of cards', (t) => {
    const board = (mine: readonly Named[], theirs: readonly Named[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
          events: ['Balance Between Powers'],
          hand: mine,
        },
        hazard: { hand: theirs },
        moment: 'untap',
        asksPasses: true,
      });
      t.passUntil('pick');
    };
    const gone = (): boolean => t.card('Balance Between Powers').zone === 'discard';
    board(['Sun', 'Clear Skies'], ['Doors of Night']);
    t.asks(t.resource, 'pick').resource.passes();
    t.expect(gone(), 'nothing was given for it');
    board(['Sun', 'Gimli'], ['Doors of Night']);
    t.resource.options_are('Sun', 'pass').chooses('Sun');
    t.equal(t.card('Sun').zone, 'discard', 'the price of keeping it');
    t.asks(t.hazard, 'pick').hazard.chooses('Doors of Night');
    t.asks(t.resource, 'offer').resource.options_are('pass').passes();
    t.expect(gone(), 'there are no two cards to answer it');
    t.equal(t.card('Doors of Night').zone, 'discard', 'what it cost him');
    board(
      ['Clear Skies', 'Clear Skies', 'Sun', 'Gates of Morning'],
      ['Doors of Night', 'Choking Shadows'],
    );
    t.resource.chooses('Clear Skies');
    t.hazard.chooses('Doors of Night');
    t.asks(t.resource, 'offer').resource.chooses('Discard two');
    t.resource.chooses('Clear Skies').chooses('Sun');
    t.expect(!gone(), 'answered with two');
    t.asks(t.hazard, 'pick').hazard.passes();
    t.expect(!gone(), 'he lets it be');
    t.equal(t.card('Choking Shadows').zone, 'hand', 'kept');
    t.passUntil('organization');
    t.resource.refused('Gates of Morning', { banned: 'coe/9.4' });
  });
});
