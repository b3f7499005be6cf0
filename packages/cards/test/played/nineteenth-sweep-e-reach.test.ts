import type { CardName } from '@mathom/engine/language';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** How far short texts reach: for the turn, to whom a hand is shown, and not to prisoners. */

describe('Leucaruth at Home', () => {
  holds('A Dragon has come though nobody is left of those upon whom he came', (t) => {
    for (const members of [['Bergil'], ['Aragorn II', 'Glorfindel II']] as CardName[][]) {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'The Lonely Mountain', members },
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrond'] },
          ],
        },
        hazard: {
          hand: ['Smaug', 'Daelomin at Home', 'Cave-drake'],
          events: ['Leucaruth at Home'],
        },
        moment: 'hazards',
        current: members[0],
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.may('play Daelomin at Home').plays('Smaug', 'by name').stage.resolve();
      // two strikes: he who is alone takes both, and dies of them
      if (members.length === 1) t.fightOut(2, 12);
      else t.fightOut({ always: 12 });
      t.equal(t.card(members[0]).zone, members.length === 1 ? 'removed' : 'play', 'his fate');
      for (let i = 0; i < 20 && t.company('Elrond').id !== t.state.current; i++) {
        const { options } = t.decision();
        t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
      }
      t.skipTo('movement-hazard');
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.refused('Daelomin at Home', { banned: 'coe/9.4' }).may('play Cave-drake');
    }
  });
});

describe('what lies on guard and may not be played', () => {
  holds('Leucaruth at Home: a Dragon who was on guard would be the second', (t) => {
    for (const before of [false, true]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'The Lonely Mountain',
              members: ['Aragorn II', 'Gimli', 'Elrond'],
              onGuard: ['Smaug'],
            },
          ],
        },
        hazard: { hand: ['Daelomin at Home'], events: ['Leucaruth at Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (before) t.hazard.plays('Daelomin at Home').stage.resolve();
      t.passUntil('enter').resource.chooses('enter');
      t.equal(
        t.offered().some((x) => x.includes('reveal Smaug')),
        !before,
        before ? 'one has come' : 'he is the first',
      );
    }
  });

  holds("Durin's Bane: not upon one who is he, on guard either", (t) => {
    for (const kind of ['balrog', 'ringwraith'] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'The Under-gates', members: ['Gorbag', 'Grishnákh'], onGuard: ["Durin's Bane"] },
          ],
        },
        hazard: { kind: 'wizard' },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal(
        t.offered().some((x) => x.includes("reveal Durin's Bane")),
        kind === 'ringwraith',
        kind,
      );
    }
  });
});

describe('Rolled down to the Sea', () => {
  const ROLLED = 'Rolled down to the Sea';
  holds('The hand is shown to whoever played it, and to no third player', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
        hand: ['Orcrist'],
      },
      hazard: { hand: [ROLLED] },
      others: [{ companies: [{ at: 'Lórien', members: ['Haldir'] }] }],
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays(ROLLED).stage.resolve();
    t.equal(
      [1, 2].map((seat) => t.sees(seat, t.id('Orcrist'))),
      [true, false],
      'to you',
    );
  });

  holds('A ring that a prisoner has kept is in none of his companies', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: ['Elladan', 'Elrohir', { name: 'Bergil', bears: ['Precious Gold Ring'] }],
          },
        ],
        hand: ['Orcrist'],
      },
      hazard: {
        agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
        hand: ['To Get You Away', ROLLED],
        sites: ['Cameth Brin'],
      },
      moment: 'hazards',
    });
    t.hazard.plays('To Get You Away').stage.resolve();
    t.passUntil('assign').hazard.chooses('a strike to Bergil');
    t.rolls(12, 2).passUntil('stay-untapped').resource.chooses('no').passes();
    t.hazard.chooses('Cameth Brin');
    t.equal(t.card('Precious Gold Ring').host, 'Bergil', 'it is with him in his prison');
    t.hazard.plays(ROLLED).stage.resolve();
    t.equal(
      [t.card('Precious Gold Ring').zone, t.sees(1, t.id('Orcrist'))],
      ['play', true],
      'so the hand is shown',
    );
  });
});

describe('Secret News and Show Things Unbidden', () => {
  holds('What is shown to one is not shown to a third', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members: ['Galadriel'] }],
        hand: ['Secret News'],
      },
      hazard: { hand: ['Orcrist', 'Wargs'] },
      others: [{ companies: [{ at: 'Rivendell', members: ['Elrond'] }] }],
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Secret News').stage.resolve();
    if (t.decision().options.length > 1) t.resource.chooses('Hazard player');
    t.equal(
      [0, 2].map((seat) => t.sees(seat, t.id('Orcrist'))),
      [true, false],
      'news for one',
    );
  });
});
