import type { Member, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { rolled } from './rolled.ts';

/** Hazards of a fourteenth draw, each held to clauses of its text that no other test plays. */

const DIMINISH = 'Diminish and Depart';
const EYE = 'Half an Eye Open';
const MALICE = 'Darkness Made by Malice';
const GNAW = 'Gnaw with Words';
const RIDE = 'Ride Against the Enemy';

describe('upon the mind', () => {
  holds('Diminish and Depart: those about its bearer, and nobody elsewhere', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Pippin', bears: [DIMINISH] }, 'Bilbo', 'Gimli'] },
          { at: 'Lórien', members: ['Gandalf', 'Legolas'] },
        ],
      },
      hazard: { companies: [{ at: 'Rivendell', members: ['Saruman', 'Elrond'] }] },
      moment: 'organization',
      asksPasses: true,
    });
    const minds = () => ['Pippin', 'Bilbo', 'Gimli', 'Legolas', 'Elrond'].map((x) => mind(t, x));
    t.equal(minds(), [5, 6, 6, 6, 10], 'only beside him');
    t.equal([t.card('Gandalf').influence(), t.card('Saruman').influence()], [10, 10], 'Wizards');
    t.resource.uses(DIMINISH).stage.resolve();
    t.equal(minds(), [4, 5, 6, 6, 10], 'as before');
    t.equal(t.card('Pippin').status, 'tapped', 'for a tap');
  });

  holds('Diminish and Depart: on no Dwarf, one to a company, and he must be untapped', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Gimli', 'Boromir II'] },
          { at: 'Lórien', to: 'Moria', members: ['Legolas', 'Haldir'] },
        ],
      },
      hazard: { hand: [DIMINISH, DIMINISH, DIMINISH] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(DIMINISH, 'Gandalf').stage.resolve();
    t.equal(t.card('Gandalf').influence(), 9, 'he too is one of them');
    t.resource.passes();
    t.hazard.refused(DIMINISH, { duplicate: 'coe/g.cbd.1' });
    t.hazard.passes();
    t.skipTo('path').skipTo('movement-hazard').hazard.plays(DIMINISH, 'Haldir').stage.resolve();
    t.equal([mind(t, 'Legolas'), mind(t, 'Haldir')], [7, 4], 'another company');
    for (const status of ['tapped', 'wounded'] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Legolas', status, bears: [DIMINISH] }] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot(`use ${DIMINISH}`);
    }
    met(t, ['Gimli', 'Boromir II'], [DIMINISH]);
    t.resource.passes();
    t.hazard.refused(DIMINISH, { 'no-target': 'coe/9.3' });
  });

  holds('Gnaw with Words: the tapped are let be, and those of other companies', (t) => {
    met(t, [{ name: 'Elrond', status: 'tapped' }, 'Gandalf', 'Gimli'], [GNAW]);
    t.hazard.plays(GNAW, { way: 'sage' }).stage.resolve();
    t.equal(t.card('Gandalf').status, 'tapped', 'there was no other to tap');
    met(t, [{ name: 'Elrond', status: 'tapped' }, 'Boromir II', 'Gimli'], [GNAW]);
    t.resource.passes();
    t.hazard.refused(GNAW, { 'no-target': 'coe/9.3' }, { way: 'sage' });
    // a diplomat does not talk with a sage
    met(t, ['Balin', 'Frodo', 'Boromir II', 'Sam Gamgee'], [GNAW]);
    t.resource.passes();
    t.hazard.mayNot(`play ${GNAW}`);
    met(t, ['Frodo', { name: 'Balin', bears: ['Roäc the Raven'] }], [GNAW]);
    t.hazard.plays(GNAW, { way: 'diplomat' }, 'Frodo').stage.resolve();
    t.equal(t.card('Frodo').status, 'tapped', 'a raven talks too');
  });
});

describe('in battle', () => {
  const numbers = (t: Stage): [number, number] => [t.attack().strikes, t.attack().prowess];

  holds('Half an Eye Open: a Dragon at home; too late once strikes are given out', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lake-town', to: 'Dancing Spire', members: STRONG, onGuard: [EYE] }],
      },
      hazard: { hand: ['River'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.passUntil('reveal-on-guard');
    t.hazard.reveals(EYE).stage.resolve();
    t.passUntil('first-strike').hazard.chooses('a strike to Legolas');
    t.equal(t.attack().assigned, ['Legolas'], 'whom it wanted');
    t.equal(t.card(EYE).zone, 'discard', 'spent');
    met(t, STRONG, ['Light-drake', EYE]);
    t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
    t.passUntil('defend');
    for (const who of ['Gimli', 'Legolas'])
      if (t.decision().about === 'defend') t.resource.chooses(who);
    t.passUntil('strike').resource.chooses('against Gimli');
    t.passUntil('strike-hazard').hazard.mayNot(`play ${EYE}`);
  });

  holds('Velocity of Haste and Deftness of Agility: the Dragon at home may have them too', (t) => {
    for (const card of ['Velocity of Haste', 'Deftness of Agility', 'River'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lake-town', to: 'Dancing Spire', members: STRONG, onGuard: [card] }],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      if (card === 'River') {
        t.equal(t.decision().about, 'attack', 'what does nothing to it is not revealed');
        continue;
      }
      t.hazard.reveals(card, { way: card === 'Velocity of Haste' ? '+1' : '-3' }).stage.resolve();
      t.passUntil('attack');
      t.equal(t.attack().strikes, card === 'Velocity of Haste' ? 3 : 2, card);
    }
  });

  holds('Host of Bats: each company has its own; Wolves do not bring them', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', to: 'Moria', members: STRONG },
          { at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II', 'Bilbo', 'Frodo'] },
        ],
      },
      hazard: {
        hand: ['Orc-guard', 'Orc-guard', 'Orc-guard', 'Host of Bats'],
        events: ['Host of Bats'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Host of Bats', { duplicate: 'coe/g.cbd.1' });
    for (const n of [0, 1]) {
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.equal(t.company('Gimli').hazards, n, 'the first is free');
      t.fightOut({ always: 12 });
      t.passUntil('movement-hazard');
    }
    t.skipTo('path').skipTo('movement-hazard');
    t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
    t.equal(t.company('Bilbo').hazards, 0, 'and of the others too');
  });

  holds('Host of Bats: the dead of a Shadow-hold, only with Shadow of Mordor', (t) => {
    for (const [creature, key, to, shadow, checks] of [
      ['Ghosts', 'Shadow-hold', 'Moria', false, [6]],
      ['Ghosts', 'Shadow-hold', 'Moria', true, [6, 4]],
      ['Wargs', 'Wilderness', 'Barrow-downs', true, [6]],
      ['Orc-guard', 'Shadow-hold', 'Moria', false, [6, 5]],
    ] as const) {
      met(
        t,
        ['Boromir II'],
        [creature],
        {},
        { events: shadow ? ['Host of Bats', 'Shadow of Mordor'] : ['Host of Bats'] },
        to,
        to === 'Moria' ? 'Lórien' : 'Rivendell',
      );
      const before = rolled(t, 'body').length;
      t.hazard.plays(creature, key).stage.resolve();
      t.rolls(2, 6, 6, 6);
      while (t.underAttack && t.card('Boromir II').status !== 'wounded') {
        const { about, options } = t.decision();
        if (about === 'stay-untapped') t.resource.chooses('no');
        else if (options.some((o) => o.type === 'pass') && about !== 'defend') t.pass();
        else t.take(options[0], 'the first');
      }
      while (t.decision().kind === 'respond') t.pass();
      t.equal(
        rolled(t, 'body')
          .slice(before)
          .map((x) => x.total)
          .sort()
          .reverse(),
        [...checks],
        `${creature} ${shadow}`,
      );
      t.state.dice = [];
    }
  });

  holds('Wolf-riders: no help to Orcs, nor when the strikes are given out', (t) => {
    met(t, STRONG, ['Orc-raiders', 'TD-87']);
    t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Wolf-riders', { 'no-target': 'coe/9.3' }, { way: 'event' });
    t.fightOut({ always: 12 });
    t.passUntil('movement-hazard').hazard.plays('Wolf-riders').stage.resolve();
    t.equal(numbers(t), [3, 8], 'they come after Orcs');
    t.fightOut({ always: 12 });
    t.equal(t.points(0).kill, 2, 'Orcs, and riders');
    met(t, STRONG, ['Wargs', 'TD-87']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Gimli').chooses('Legolas');
    t.passUntil('strike').resource.chooses('against Gimli');
    t.passUntil('strike-hazard').hazard.mayNot('play Wolf-riders');
  });

  holds('Goblin-faces: Orcs and Men both, and nothing seen if they are avoided', (t) => {
    met(
      t,
      ['Frodo', 'Gimli'],
      ['Goblin-faces'],
      { hand: ['Concealment'], deck: ['Orcrist', 'Cram'] },
      {},
      'Bree',
    );
    t.hazard.plays('Goblin-faces', 'Border').stage.resolve();
    t.equal(numbers(t), [3, 7], 'as printed');
    t.resource.plays('Concealment', 'Frodo').stage.resolve();
    t.asks(t.resource, 'movement-hazard');
    met(t, STRONG, ['Goblin-faces'], { deck: ['Orcrist', 'Cram'] }, {}, 'Bree');
    t.hazard.plays('Goblin-faces', 'Border').stage.resolve();
    t.fightOut({ always: 12 });
    t.asks(t.resource, 'movement-hazard');
    t.equal(t.points(0).kill, 1, 'and none of them came through');
  });

  holds(
    'Ride Against the Enemy: servants detain servants; there must be somebody, and wilds',
    (t) => {
      for (const [kind, who, at, to, rider, detains] of [
        ['ringwraith', 'Gorbag', 'Carn Dûm', 'Cameth Brin', 'Grishnákh', true],
        ['ringwraith', 'Gorbag', 'Carn Dûm', 'Cameth Brin', 'Éowyn', false],
        ['wizard', 'Gimli', 'Rivendell', 'Bree', 'Grishnákh', false],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at,
                to,
                members: [who],
                ...(kind === 'wizard' ? {} : { by: ['Angmar', 'Rhudaur'] as const }),
              },
            ],
          },
          hazard: { hand: [RIDE, rider] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays(RIDE).stage.resolve();
        t.equal(
          [...numbers(t), t.attack().body],
          rider === 'Grishnákh' ? [1, 11, 8] : [1, 9, 7],
          rider,
        );
        t.equal(t.attack().detainment, detains, `${rider} against ${who}`);
        t.expect(t.sees(0, t.id(rider)), 'shown');
      }
      met(t, STRONG, [RIDE, 'Wargs']);
      t.resource.passes();
      t.hazard.refused(RIDE, { need: 'coe/9.2', 'no-effect': 'coe/5.1.2' });
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: STRONG }] },
        hazard: { hand: [RIDE, 'Éowyn'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused(RIDE, { 'no-target': 'coe/9.3' });
    },
  );
});

const mind = (t: Stage, who: string): number => t.card(who).stat('mind');

describe('upon companies and lands', () => {
  holds('Darkness Made by Malice: one company of two, whether it moves or not', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Barrow-downs', members: ['Gimli'] },
          { at: 'Bree', members: ['Legolas'] },
        ],
      },
      hazard: { hand: [MALICE], events: ['Spawn of Ungoliant', "Ungoliant's Progeny"] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(MALICE).stage.resolve();
    t.passUntil('site-phase');
    t.resource.chooses('Gimli');
    t.passUntil('enter');
    t.resource.chooses('enter');
    t.equal(
      [t.company('Gimli').entered, t.company('Legolas').entered],
      [false, true],
      'the other does nothing',
    );
  });

  holds('News of Doom: of one without influence to spare only tens stay', (t) => {
    const full: Member[] = ['Elrond', 'Glorfindel II', 'Boromir II'];
    for (const [roll, zone] of [
      [10, 'pile'],
      [9, 'discard'],
      [3, 'discard'],
    ] as const) {
      met(t, full, ['News of Doom'], { pile: ['Beornings'] });
      const spare = t.generalInfluence(0);
      const least = Math.max(2, roll - Math.max(0, spare));
      t.rolls(roll === 3 ? 3 : least);
      t.hazard.plays('News of Doom').stage.resolve();
      t.equal(t.card('Beornings').zone, zone, `${roll} with ${spare}`);
      t.equal(t.card('News of Doom').zone, 'out', 'gone for good');
    }
  });
});
