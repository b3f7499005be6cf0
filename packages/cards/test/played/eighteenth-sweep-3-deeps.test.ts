import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Places of the Balrog, and what he does there. */
const kind = 'balrog';
const SHADOW = { name: 'The Balrog', bears: ['Great Shadow'] } as const;

/** Goes on as quietly as can be; in an attack each pays to stay untapped if he is told to. */
const goesOn = (t: Stage, untapped = false): void => {
  const { options } = t.decision();
  const yes = untapped ? options.find(({ type }) => type === 'yes') : undefined;
  const quiet = options.find(({ type }) => type === 'pass' || type === 'no');
  t.take(yes ?? quiet ?? options[0], 'on');
};

const rolled = (t: Stage): number =>
  t.steps.flatMap((x) => x.events).filter((e) => e.event === 'roll').length;

describe('The Under-gates', () => {
  const board = (t: Stage, he: 'resource' | 'hazard'): void => {
    const his = { kind, companies: [{ at: 'BA-100', members: ['The Balrog', 'Azog'] }] } as const;
    const theirs = { companies: [{ at: 'DM-38', members: ['Aragorn II', 'Gimli'] }] } as const;
    t.board({
      resource: he === 'resource' ? his : theirs,
      hazard: he === 'resource' ? theirs : his,
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
  };
  holds(
    'Heroes who attack him there are turned away; whom he attacks himself are not spared',
    (t) => {
      board(t, 'hazard');
      t.expect(!t.underAttack, 'canceled');
      board(t, 'resource');
      t.expect(t.underAttack, 'it is faced');
    },
  );
});

describe('Remains of Thangorodrim', () => {
  const FOES: readonly Named[] = ['Sea Serpent', 'Corsairs of Umbar', 'Wargs', 'Orc-guard'];
  holds('What comes from the sea comes there, by the way or from a hand', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-89', to: 'BA-95', members: ['The Balrog', 'Azog'] }],
      },
      hazard: { hand: FOES },
      moment: 'hazards',
      asksPasses: true,
    });
    t.pass();
    t.hazard.may('play Sea Serpent').may('play Corsairs of Umbar');
    t.hazard.mayNot('play Wargs').mayNot('play Orc-guard');
    t.board({
      resource: { kind, companies: [{ at: 'BA-95', members: ['The Balrog', 'Azog'] }] },
      hazard: { hand: FOES },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [2, 12], 'a Drake first');
    t.fightOut({ always: 12 });
    while (t.decision().about !== 'attack-from-hand') t.pass();
    t.hazard.options_are('pass', 'Sea Serpent', 'Corsairs of Umbar');
  });
});

describe('Barad-dûr', () => {
  for (const who of ['Azog', 'The Balrog'] as const)
    holds(`${who} is slain by the Maia's blow, without a check, and nothing turns it away`, (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-84', members: [SHADOW, 'Azog'] }],
          hand: ['Darkness Wielded', 'Darkness Wielded'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      for (const prowess of [7, 9]) {
        t.equal(t.attack().prowess, prowess, 'Orcs, and then Trolls');
        t.resource.plays('Darkness Wielded', { way: 'Until the turn ends' }).stage.resolve();
      }
      t.equal(t.attack().prowess, 24, 'the Maia');
      t.resource.mayNot('use Great Shadow');
      t.rolls(2, 2);
      while (t.underAttack && t.state.result === null)
        if (t.decision().kind === 'assign') t.resource.chooses(`a strike to ${who}`);
        else goesOn(t);
      t.equal(t.card(who).zone, 'removed', 'eliminated');
      t.unrolled(1, 'no body check');
    });
});

describe('Great Shadow', () => {
  holds('He taps, and heroes who attack his company are not faced', (t) => {
    for (const status of ['untapped', 'tapped'] as const) {
      t.board({
        resource: { companies: [{ at: 'TW-398', members: ['Aragorn II', 'Gimli'] }] },
        hazard: {
          kind,
          companies: [{ at: 'Goblin-gate', members: [{ ...SHADOW, status }, 'Azog'] }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.pass();
      if (status === 'tapped') t.hazard.mayNot('use Great Shadow');
      else {
        t.hazard.uses('Great Shadow', { way: 'cancel' }).stage.resolve();
        t.expect(!t.underAttack, 'canceled');
      }
    }
  });
});

describe('Roots of the Earth', () => {
  const ROOTS = 'Roots of the Earth';
  holds('Nothing attacks him there, out of a hand either; others meet Orcs besides', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'BA-101', onSite: [ROOTS], members: ['Gorbag'] }] },
      hazard: { hand: ['Orc-guard', 'Cave-drake'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.asks(t.resource, 'site');
    t.expect(!t.underAttack, 'nobody');
    t.board({
      resource: { companies: [{ at: 'DM-39', members: ['Aragorn II'] }] },
      hazard: {
        kind,
        companies: [{ at: 'BA-101', onSite: [ROOTS], members: ['Gorbag'] }],
        hand: ['Orc-guard'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [4, 7], 'those of the place');
    t.fightOut({ always: 12 });
    t.hazard.chooses('pass');
    t.equal([t.attack().strikes, t.attack().prowess], [5, 9], 'and those who came with it');
  });
});

describe('Stabbing Tongue of Fire', () => {
  holds('In the deeps, the site tapped or not; not in a Darkhaven, whatever made it one', (t) => {
    for (const [at, onSite, siteTapped, may] of [
      ['BA-101', [], true, true],
      ['BA-99', [], false, true],
      ['BA-100', [], false, false],
      ['BA-101', ['Roots of the Earth'], false, false],
      ['Goblin-gate', [], false, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at, onSite, members: ['The Balrog', 'Azog'], ...(siteTapped ? { siteTapped } : {}) },
          ],
          hand: ['Stabbing Tongue of Fire'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may('play Stabbing Tongue of Fire');
      else t.resource.mayNot('play Stabbing Tongue of Fire');
    }
  });
});

describe('Tempest of Fire', () => {
  holds('Each unique faction of the place goes back to its own player, of several', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Bree', members: ['Azog', 'Bolg'] },
          { at: 'BA-100', members: ['The Balrog'] },
        ],
        hand: ['Tempest of Fire'],
      },
      hazard: { pile: ['Men of Anórien'] },
      others: [{ pile: ['Rangers of the North'] }],
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Tempest of Fire').stage.resolve();
    t.rolls(...Array<number>(6).fill(12));
    while (t.underAttack) goesOn(t, true);
    t.equal(rolled(t), 6, 'two strikes are faced of each attack');
    t.resource.chooses('Azog');
    t.equal(
      [t.card('Rangers of the North').zone, t.hand(2), t.card('Men of Anórien').zone],
      ['hand', ['Rangers of the North'], 'pile'],
      'lost to him, not to the others',
    );
    t.equal([t.card('Azog').status, t.points(0).misc], ['tapped', 3], 'the Balrog is elsewhere');
  });
});
