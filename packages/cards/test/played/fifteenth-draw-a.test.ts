import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';

/** Hazards of a fifteenth draw, each held to clauses of its text that no other test plays. */

const FOE = 'One Foe to Breed a War';
const FEAR = 'FEAR! FIRE! FOES!';
const BACK = 'Returned Beyond All Hope';
const RIDE = 'Ride Against the Enemy';
const MOCKED = 'Imprisoned and Mocked';
const PIERCED = 'Pierced by Many Wounds';
const WRATH = "The Black Enemy's Wrath";

/** Everybody lets it go by until that is so. */
const until = (t: Stage, done: () => boolean): void => {
  for (let i = 0; i < 600 && !done(); i++) {
    const { options } = t.decision();
    const o = options.find((x) => x.type === 'pass') ?? options.find((x) => x.type === 'no');
    t.take(o ?? options[options.length - 1], 'on');
  }
};

describe('upon the wounded', () => {
  holds('One Foe to Breed a War: herbs are wasted on him', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [
              { name: 'Gimli', status: 'wounded', bears: [FOE] },
              { name: 'Legolas', bears: ['Healing Herbs'] },
              { name: 'Haldir', bears: ['Healing Herbs'] },
            ],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Healing Herbs', 'Gimli').stage.resolve();
    t.equal([t.card('Gimli').status, t.card(FOE).zone], ['wounded', 'discard'], 'in its place');
    t.resource.uses('Healing Herbs', { way: 'heal' }, 'Gimli').stage.resolve();
    t.equal(t.card('Gimli').status, 'untapped', 'the next do their work');
  });

  holds('One Foe to Breed a War: two of them, one first strike; between companies none', (t) => {
    const hurt = (name: Named): Member => ({ name, status: 'wounded', bears: [FOE] });
    met(t, [hurt('Gimli'), hurt('Legolas'), 'Elrond'], ['Wargs'], {}, {}, 'Goblin-gate');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('first-strike').hazard.options_are(
      'a strike to Gimli',
      'a strike to Legolas',
      'pass',
    );
    t.hazard.chooses('Legolas');
    t.asks(t.resource, 'defend').resource.chooses('Elrond');
    t.equal(t.attack().assigned, ['Legolas', 'Elrond'], 'the other is the defender’s to give');
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'Bree', members: ['Lagduf'] }] },
      hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Elrond', hurt('Gimli')] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    // coe/3.V.3
    t.allPass().asks(t.hazard, 'defend');
  });

  holds('Carrion Feeders: seven is the end of one who would live through six', (t) => {
    for (const [roll, zone] of [
      [6, 'play'],
      [7, 'removed'],
    ] as const) {
      met(t, [{ name: 'Gimli', status: 'wounded' }], ['Carrion Feeders']);
      t.hazard.plays('Carrion Feeders', 'Wilderness').stage.resolve();
      t.fightOut(2, roll);
      t.equal(t.card('Gimli').zone, zone, `${roll}, his wound, and one for them`);
    }
  });

  holds('Carrion Feeders: each of them who is hale may tap, and nobody else', (t) => {
    met(
      t,
      [
        { name: 'Gimli', status: 'wounded' },
        { name: 'Boromir II', status: 'wounded' },
        { name: 'Elrond', bears: ['Goldberry'] },
        'Legolas',
        { name: 'Haldir', status: 'tapped' },
      ],
      ['Carrion Feeders'],
      {},
      {},
      'Barrow-downs',
    );
    t.hazard.plays('Carrion Feeders', 'Wilderness').stage.resolve();
    t.equal(t.attack().strikes, 2, 'one for each wounded');
    t.passUntil('strike').resource.chooses('against Gimli');
    t.passUntil('strike-defender').resource.may('Elrond').may('Legolas');
    // allies are characters there (coe/2.V.2.2); who is tapped or wounded cannot
    t.resource.may('Goldberry', 'cancel').mayNot('Haldir').mayNot('Boromir II');
    t.resource.chooses('Elrond');
    t.passUntil('strike-defender').resource.chooses('Legolas');
    t.passUntil('movement-hazard');
    t.equal(
      [t.card('Elrond').status, t.card('Legolas').status, t.points(0).kill],
      ['tapped', 'tapped', 0],
      'kept off, and not beaten',
    );
  });
});

describe('in battle', () => {
  holds('FEAR! FIRE! FOES!: at a ruin nobody; the one more can be made earnest too', (t) => {
    met(t, ['Gimli'], [FEAR], {}, {}, 'Barrow-downs');
    t.resource.passes();
    t.hazard.mayNot(`play ${FEAR}`);
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-354', members: ['Ciryaher', 'Asternak'] }],
      },
      hazard: { hand: [FEAR, FEAR] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(FEAR, { way: 'one more' }).stage.resolve();
    t.hazard.plays(FEAR, { way: 'full' }, 'automatic-attack 2').stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    t.equal([t.attack().detainment, t.attack().strikes], [true, 2], 'the first as ever');
    t.rolls(12, 12);
    for (let i = 0; i < 40 && t.attack().strikes !== 5; i++) {
      const { about, options } = t.decision();
      const o = about === 'defend' ? undefined : options.find((x) => x.type === 'pass');
      t.take(o ?? options[0], 'they fight');
    }
    t.equal([t.attack().detainment, t.attack().prowess], [false, 7], 'the other in earnest');
  });

  holds(
    'FEAR! FIRE! FOES!: at what is a Free-hold to hazards, and not what is a haven to them',
    (t) => {
      for (const [at, events, hazards, may] of [
        ['Lórien', [], ['Balrog of Moria'], true],
        ['Lórien', [], [], false],
        ['Minas Tirith', [], [], true],
        ['Minas Tirith', ['The White Tree'], [], false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at, members: ['Gimli'] },
              { at: 'Rivendell', members: ['Galadriel'] },
            ],
            events,
          },
          hazard: { hand: [FEAR, 'River'], events: hazards },
          moment: 'hazards',
          current: 'Gimli',
          asksPasses: true,
        });
        t.resource.passes();
        t.equal(t.offered().includes(`play ${FEAR}`), may, `${at} ${events} ${hazards}`);
      }
    },
  );

  holds('FEAR! FIRE! FOES!: revealed on guard, where there is an attack to be affected', (t) => {
    for (const at of ['LE-354', 'Bree'] as const) {
      t.board({
        resource: {
          kind: at === 'Bree' ? 'wizard' : 'ringwraith',
          companies: [
            {
              at,
              members: at === 'Bree' ? ['Gimli'] : ['Ciryaher', 'Asternak'],
              onGuard: [FEAR],
            },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      if (at === 'Bree') {
        t.expect(!t.underAttack, 'nothing there');
        t.equal(t.decision().about, 'site', 'and nothing is asked');
        continue;
      }
      t.hazard.reveals(FEAR, { way: 'full' }).stage.resolve();
      t.passUntil('attack');
      t.equal([t.attack().detainment, t.attack().prowess], [false, 9], 'in earnest');
    }
  });

  holds('Pierced by Many Wounds: each of them has a first one; past the limit', (t) => {
    met(t, ['Aragorn II', 'Boromir II'], ['Orc-warband', PIERCED], {}, {}, 'Goblin-gate');
    t.hazard.plays('Orc-warband', 'Wilderness').stage.resolve();
    t.hazard.plays(PIERCED, 'the attack').stage.resolve();
    t.passUntil('defend').resource.chooses('Aragorn II').chooses('Boromir II');
    t.passUntil('strike').resource.chooses('against Aragorn II');
    t.passUntil('excess').hazard.chooses('1');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.equal(t.strikeProwess(), 6 - 4, 'his first');
    // the rest fall to the last strike: his first, and one more
    t.rolls(12).passUntil('stay-untapped').resource.chooses('no');
    t.equal(t.strikeProwess(), 6 - 4 - 1, 'the first of the other, and one more');
  });

  holds("The Black Enemy's Wrath: a Balrog is let be, one who fell is not", (t) => {
    for (const [kind, who, attacks] of [
      ['balrog', 'Azog', 0],
      ['fallen-wizard', 'Gimli', 1],
      ['wizard', 'Gimli', 1],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Moria', members: [who] }] },
        hazard: { events: [WRATH] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      let lava = 0;
      while (t.underAttack) lava += t.fightOut({ always: 12 }).filter(([, p]) => p === 6).length;
      t.equal(lava, attacks, kind);
    }
  });

  holds('Ride Against the Enemy: called off he is spent; a hero slain is worth his points', (t) => {
    met(t, ['Fatty Bolger', 'Gimli'], [RIDE, 'Éowyn', 'Taladhan'], { hand: ['Concealment'] });
    t.hazard.plays(RIDE).stage.resolve();
    // an agent is a hazard to a Wizard, and no character (coe/1.3.W2)
    t.equal(t.attack().name, 'Éowyn', 'nobody is chosen');
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    t.equal([t.card('Éowyn').zone, t.card('Taladhan').zone], ['discard', 'hand'], 'spent');
    met(t, STRONG, [RIDE, 'Gimli', 'Glóin', 'Éowyn'], {}, {}, 'Bree');
    t.hazard.plays(RIDE).stage.resolve();
    t.hazard.options_are('Glóin', 'Éowyn');
    t.hazard.chooses('Glóin');
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [1, 12, 7], 'as he is');
  });
});

describe('no other hazard has a say in it', () => {
  holds('Ride Against the Enemy: not even who has one foe to breed a war', (t) => {
    for (const foe of [RIDE, 'Orc-patrol'] as const) {
      met(
        t,
        [{ name: 'Gimli', status: 'wounded', bears: [FOE] }, 'Legolas'],
        foe === RIDE ? [RIDE, 'Éowyn'] : [foe],
        {},
        {},
        'Goblin-gate',
      );
      t.hazard.plays(foe, ...(foe === RIDE ? [] : ['Wilderness'])).stage.resolve();
      t.allPass();
      if (foe === RIDE) t.asks(t.resource, 'defend');
      else t.asks(t.hazard, 'first-strike');
    }
  });
});

describe('led away, or brought back', () => {
  holds('Imprisoned and Mocked: let go in the next long-event phase of his own player', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Gimli', 'Fatty Bolger'] }],
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Haldir'] }],
        hand: ['Orc-watch', MOCKED],
      },
      others: [{ companies: [{ at: 'Edoras', members: ['Háma'] }] }],
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-watch').stage.resolve();
    t.hazard.plays(MOCKED).stage.resolve();
    t.fightOut({ always: 2 });
    t.rolls(12).resolve();
    t.equal(t.card('Gimli').zone, 'aside', 'led away');
    until(t, () => t.card('Gimli').zone !== 'aside');
    t.equal(
      [t.state.active, t.state.phase, t.card('Gimli').zone, t.card(MOCKED).zone],
      [0, 'long-event', 'hand', 'discard'],
      'not in that of a third',
    );
  });

  holds('Returned Beyond All Hope: which of the slain, and of whose events', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }],
        pile: ['Wargs', 'Dwarven Travelers'],
        events: ['Alatar the Hunter'],
      },
      hazard: { hand: [BACK], discard: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    for (const way of ['eliminated', 'permanent-events'])
      t.hazard.refused(BACK, { 'no-target': 'coe/9.3' }, { way });
    t.hazard.refused(BACK, { 'no-effect': 'coe/5.1.2' }, { way: 'discard pile' });
  });
});
