import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Agents and beasts of a sixteenth draw, and treason, held to clauses that no other test plays. */

const kind = 'ringwraith';

describe('agents', () => {
  holds('Nimloth goes to havens as an agent, where others may not; home is not among them', (t) => {
    for (const [name, may] of [
      ['Nimloth', true],
      ['Baduila', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Bree', to: 'Old Forest', members: ['Elladan'] }] },
        hazard: {
          agents: [{ name, via: ['Moria'], faceUp: true }],
          sites: ['Lórien', 'Rivendell', 'Dimrill Dale'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.pass().hazard.may(name, 'Dimrill Dale');
      if (may) t.hazard.may(name, 'Lórien');
      else t.hazard.mayNot(name, 'Lórien');
      // two regions away
      t.hazard.mayNot(name, 'Rivendell');
    }
  });

  holds('Baduila: only where they go to, and whatever was declared before', (t) => {
    for (const [via, declared, may] of [
      ['Bree', 0, true],
      ['Rivendell', 0, false],
      ['Bree', 2, true],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
        hazard: { agents: [{ name: 'Baduila', via: [via], faceUp: true }], hand: ['Wargs'] },
        moment: 'hazards',
        declared,
        asksPasses: true,
      });
      t.pass();
      if (may) t.hazard.may('use Baduila');
      else t.hazard.refused('Baduila', { 'no-user': 'coe/9.2' });
    }
  });

  holds('Baduila in a company does nothing of the sort', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
      hazard: { kind, companies: [{ at: 'LE-356', members: ['Baduila'] }], hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.pass().hazard.mayNot('use Baduila');
  });
});

describe('Great Bats', () => {
  const BATS = 'Great Bats';
  holds('at a tapped Shadow-hold too; one for each company, which is overt by them', (t) => {
    for (const [at, siteTapped, bears, want] of [
      ['LE-378', true, [], null],
      ['LE-378', undefined, [], null],
      ['LE-397', undefined, [], { 'not-here': 'coe/2.V.2' }],
      ['LE-378', undefined, [BATS], { 'no-character': 'coe/2.V.1' }],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at,
              members: ['Layos', { name: 'Tarcil', bears }],
              ...(siteTapped ? { siteTapped } : {}),
            },
          ],
          hand: [BATS, "That's Been Heard Before Tonight"],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (want) t.resource.refused(BATS, want);
      else {
        t.resource.plays(BATS, 'Layos').stage.resolve();
        t.equal([t.card(BATS).host, t.card('Layos').status], ['Layos', 'tapped'], 'they come');
      }
    }
  });

  const met = (t: Stage, creature: Named, bats: 'untapped' | 'tapped' = 'untapped'): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Dol Guldur',
            to: 'LE-357',
            members: [
              {
                name: 'Layos',
                bears: [bats === 'tapped' ? { name: BATS, tapped: true } : BATS],
              },
              'Tarcil',
            ],
          },
        ],
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(creature).stage.resolve();
    t.passUntil('attack');
  };
  holds('they undo a choice of the attacker, where there is one, for a tap', (t) => {
    met(t, 'Wargs');
    t.resource.refused(BATS, { 'no-target': 'coe/9.3' });
    met(t, 'Cave-drake', 'tapped');
    t.resource.refused(BATS, { cost: 'coe/9.2.3' });
    met(t, 'Cave-drake');
    t.resource.uses(BATS).stage.resolve();
    t.equal(t.card(BATS).status, 'tapped', 'tapped');
    t.passUntil('defend').resource.options_are('a strike to Layos', 'a strike to Tarcil', 'pass');
  });
});

describe('Faithless Steward', () => {
  const CARD = 'Faithless Steward';
  holds('for agents of Men’s holds at a Darkhaven, and once on each', (t) => {
    for (const [at, who, want] of [
      ['Dol Guldur', 'Bill Ferny', null],
      ['LE-356', 'Bill Ferny', { 'no-target': 'coe/9.3' }],
      // his homes are Shadow-holds; hers is a Free-hold of the servants' map
      ['Dol Guldur', 'Baduila', { 'no-target': 'coe/9.3' }],
      ['Dol Guldur', 'Nimloth', null],
      ['Dol Guldur', 'Layos', { 'no-target': 'coe/9.3' }],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: [who] }], hand: [CARD, CARD] },
        moment: 'organization',
        asksPasses: true,
      });
      if (want) {
        t.resource.refused(CARD, want);
        continue;
      }
      t.resource.plays(CARD, who).stage.resolve();
      t.equal([t.card(CARD).host, t.points(0).misc], [who, 0], 'it lies on the agent');
      t.resource.refused(CARD, { duplicate: 'coe/g.cbd.1' });
    }
  });

  holds('at home and hale: no faction comes there, whoever asks, in any version', (t) => {
    for (const [status, at, points] of [
      ['untapped', 'LE-356', 3],
      ['tapped', 'LE-356', 3],
      ['wounded', 'LE-356', 0],
      ['untapped', 'LE-385', 0],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II'] }],
          hand: ['Rangers of the North'],
        },
        hazard: {
          kind,
          companies: [{ at, members: [{ name: 'Bill Ferny', status, bears: [CARD] }] }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(t.points(1).misc, points, `${status} at ${at}`);
      if (points === 0) t.resource.may('play Rangers of the North');
      else t.resource.refused('Rangers of the North', { banned: 'coe/9.4' });
    }
  });
});
