import { repair } from '@mathom/engine';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('while companies organize', () => {
  holds('a company goes by what its own player may lead, though his opponent may not', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf', 'Elladan', 'Elrohir'] }],
        sites: ['Bree'],
      },
      // whose avatar goes alone
      hazard: { kind: 'ringwraith' },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('split off Elrohir').passes();
    t.allPass();
    t.asks(t.resource, 'split-must-move').resource.may(
      'move the company of Gandalf, Elladan to Bree',
    );
  });

  holds('whom he took from under another goes back there, if it was too much', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Gandalf', { name: 'Elladan', under: 'Gandalf' }, 'Elrond', 'Aragorn II'],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize');
    if (t.rules === 'coe') {
      t.resource.mayNot('Elladan', 'general');
      return;
    }
    t.resource.chooses('Elladan', 'general').passes();
    t.passUntil('over-influence').resource.may('Elladan', 'Gandalf');
  });
});

describe('while companies move', () => {
  holds('a site that is kept no longer goes at once, but for those of the one who moves', (t) => {
    const KEPT = 'No Strangers at this Time';
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Moria', members: ['Elladan'] },
          { at: 'Bree', members: [], siteTapped: true, onSite: [KEPT] },
        ],
      },
      hazard: { companies: [{ at: 'Edoras', members: [], siteTapped: true, onSite: [KEPT] }] },
      moment: 'hazards',
      asksPasses: true,
    });
    const zones = (): string[] => [t.card('Bree').zone, t.card('Edoras').zone];
    t.equal(zones(), ['play', 'play'], 'both are kept');
    for (const seat of [0, 1])
      t.state = repair(t.state, { card: t.id(KEPT, seat), to: 'discard' }).state;
    t.equal(zones(), ['play', 'discard'], 'his own waits until all have moved');
  });

  holds('The Reach of Ulmo is declared by the one who plays it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'The Under-gates', to: 'The Under-grottos', members: ['Elladan'] }],
      },
      hazard: { hand: ['The Reach of Ulmo'] },
      moment: 'movement',
      asksPasses: true,
    });
    t.skipTo('under-deeps').rolls(12).hazard.plays('The Reach of Ulmo');
    const by = t.steps.flatMap(({ events }) =>
      events.flatMap((e) => (e.event === 'declare' ? [e.seat] : [])),
    );
    t.equal(by, [1], 'the hazard player');
    t.state.dice = [];
  });

  holds('who turned to his sideboard has half the hazards, and no text need say so', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf', 'Elladan', 'Elrohir', 'Háma'] }],
      },
      hazard: {
        sideboard: ['Wargs', 'Cave-drake'],
      },
      moment: 'untap',
      asksPasses: true,
    });
    t.passUntil('hazard-sideboard').hazard.chooses('one card from the sideboard').chooses('Wargs');
    t.skipTo('movement-hazard');
    t.equal(t.limit('Elladan'), 2, 'half of four');
  });

  holds('what leaves a Balrog alone comes to others, though a Balrog plays hazards', (t) => {
    const BANE = "Durin's Bane";
    t.board({
      resource: {
        companies: [
          {
            at: 'The Under-gates',
            members: [
              { name: 'Elladan', bears: [{ name: 'Bring Our Curses Home', captives: [BANE] }] },
              'Elrohir',
            ],
          },
        ],
      },
      hazard: { kind: 'balrog' },
      moment: 'movement',
      asksPasses: true,
    });
    for (let i = 0; i < 12 && !t.underAttack; i++) t.pass();
    t.equal(t.attack().name, BANE, 'it is there again');
  });
});
