import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked } from './in-rhudaur.ts';

/** Raids, news, rings and maladies: what minions do abroad. */
const kind = 'ringwraith';

const entered = (
  t: Stage,
  at: Named,
  members: readonly Member[],
  hand: readonly Named[],
  hazard: object = {},
): Stage =>
  t.board({
    resource: { kind, companies: [{ at, members }], hand },
    hazard,
    moment: 'entered',
    asksPasses: true,
  });

describe('at Bag End', () => {
  const KILL = 'Kill All But NOT the Halflings';
  const NEWS = 'News of the Shire';
  const many = ['Lagduf', 'Muzgash', 'Radbug', 'Gorbag', 'Hador'] as const;

  holds('Kill All But NOT the Halflings: who is left standing takes them along', (t) => {
    entered(t, 'Bree', many, [KILL]);
    t.resource.refused(KILL, { need: 'coe/9.2' });
    entered(t, 'LE-350', many, [KILL]);
    t.resource.plays(KILL).stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [4, 6], 'Hobbits');
    t.fightOut(12, 12, 12, 12);
    t.resource.chooses('Hador');
    t.equal([t.card(KILL).host, t.card('Hador').status], ['Hador', 'tapped'], 'he has them');
    t.equal(t.points(0).misc, 0, 'worth nothing yet');
  });

  for (const [card, worth] of [
    [KILL, 5],
    [NEWS, 3],
  ] as const)
    holds(`${card}: stored first it is worth more than later`, (t) => {
      for (const [stored, n] of [
        [[], worth],
        [[{ name: card, at: 'Barad-dûr' as Named }], 1],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'LE-352', members: [{ name: 'Hador', bears: [card], status: 'tapped' }] },
            ],
          },
          hazard: { kind, stored: [...stored] },
          moment: 'organization',
        });
        t.resource.chooses(`store ${card}`).stage.resolve();
        t.equal(t.points(0).misc, n, 'the first of all, or one after another');
      }
    });

  holds('News of the Shire: heard by one who taps for it', (t) => {
    entered(t, 'LE-350', ['Hador'], [NEWS]);
    t.resource.plays(NEWS, 'Hador').stage.resolve();
    t.equal([t.card(NEWS).host, t.card('Hador').status], ['Hador', 'tapped'], 'he knows');
  });
});

describe('by night', () => {
  holds('Come By Night Upon Them: they are caught asleep, and one thing is not missed', (t) => {
    const NIGHT = 'Come By Night Upon Them';
    const prowess = (play: boolean, events: readonly Named[] = []): number => {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: ['Lagduf'] }], hand: [NIGHT] },
        hazard: { events },
        moment: 'organization',
        asksPasses: true,
      });
      if (play) t.resource.plays(NIGHT).stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      return t.passUntil('attack').attack().prowess;
    };
    t.equal(
      [prowess(false), prowess(true), prowess(true, ['Doors of Night'])],
      [7, 6, 5],
      'one less, or two',
    );
    entered(t, 'Bree', ['Lagduf', 'Muzgash'], [NIGHT, 'Saw-toothed Blade', 'Black-hide Shield']);
    t.resource.plays(NIGHT).stage.resolve();
    t.resource.plays('Saw-toothed Blade', 'Lagduf').stage.resolve();
    t.equal(t.card('Bree').status, 'untapped', 'the first one');
    t.resource.plays('Black-hide Shield', 'Muzgash').stage.resolve();
    t.equal(t.card('Bree').status, 'tapped', 'the second');
    entered(t, 'Ettenmoors', ['Lagduf'], [NIGHT]);
    t.resource.refused(NIGHT, { 'no-target': 'coe/9.3' });
  });

  holds('Skies of Fire: hazards of the weather are swept away, and find it day', (t) => {
    const SKIES = 'Skies of Fire';
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
        hand: [SKIES, SKIES],
      },
      hazard: { events: ['Doors of Night'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(SKIES).stage.resolve();
    t.equal([t.card('Doors of Night').zone, t.card(SKIES).zone], ['discard', 'play'], 'away');
    t.resource.refused(SKIES, { duplicate: 'coe/g.cbd.1' });
    for (const [events, can] of [
      [[], true],
      [[SKIES], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Hador'] },
          ],
          events: [...events],
          hand: ['Wargs'],
        },
        hazard: { hand: ['Eyes of the Shadow'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (can) t.hazard.may('play Eyes of the Shadow');
      else t.hazard.refused('Eyes of the Shadow', { need: 'coe/9.2' });
    }
  });
});

describe('rings', () => {
  const RAIN = 'Black Rain';
  const RINGS: Named[] = ['LE-326', 'LE-308', "The Oracle's Ring"];

  holds('Black Rain: by the roll one ring or another', (t) => {
    for (const [who, roll, ring] of [
      ['Hador', 10, 'The One Ring'],
      ['Hador', 8, "Dwarven Ring of Durin's Tribe"],
      ['Hador', 7, "The Oracle's Ring"],
    ] as const) {
      entered(t, 'Ettenmoors', [who], [RAIN, ...RINGS], { hand: ['Aragorn II', 'Gandalf'] });
      t.rolls(roll).resource.plays(RAIN).stage.resolve();
      if (t.decision().about === 'pick') t.hazard.options_are('Aragorn II').chooses('Aragorn II');
      t.resource.may(ring);
      const others = RINGS.length;
      t.expect(t.offered().length <= others, 'not all of them');
      t.resource.chooses(ring);
      t.equal([t.card(ring).host, t.card(who).status], [who, 'tapped'], 'he has it');
    }
    entered(t, 'Ettenmoors', ['Hador'], [RAIN, ...RINGS], { hand: ['Gandalf', 'Wargs'] });
    t.resource.plays(RAIN).stage.resolve();
    t.expect(t.sees(0, t.id('Wargs')), 'the whole hand is shown');
    entered(t, 'Bree', ['Hador'], [RAIN, ...RINGS], { hand: ['Gandalf', 'Wargs'] });
    t.resource.refused(RAIN, { 'no-user': 'coe/9.2' });
  });

  holds('Wisdom to Wield: he bears the ring as a Dwarf would, or looks into the stone', (t) => {
    const WISDOM = 'Wisdom to Wield';
    const RING = "Dwarven Ring of Durin's Tribe";
    const bearing = (item: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Hador', bears: [item] }] }],
          hand: [WISDOM],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    bearing('LE-308');
    const before = t.card(RING).stat('corruption');
    t.resource.plays(WISDOM, { way: 'Dwarf' }).stage.resolve();
    t.equal([before, t.card(RING).stat('corruption')], [3, 5], 'as on a Dwarf');
    bearing('LE-332');
    t.resource.plays(WISDOM, { way: 'Palant' }).stage.resolve();
  });
});

describe('magic', () => {
  holds('Gold Chains in the Wind: a phantom faces a strike, and is gone', (t) => {
    const CHAINS = 'Gold Chains in the Wind';
    for (const roll of [12, 2]) {
      attacked(t, ['Ciryaher', 'Hador'], [CHAINS]);
      t.rolls(12).resource.plays(CHAINS, 'Ciryaher').stage.resolve();
      t.equal(
        [t.card(CHAINS).kind, t.card(CHAINS).host, t.card(CHAINS).stat('prowess')],
        ['ally', 'Ciryaher', 5],
        'it is an ally now',
      );
      t.passUntil('defend');
      t.equal(t.attack().assigned, [CHAINS], 'it has one of the strikes');
      t.fightOut({ always: roll });
      t.equal([t.card(CHAINS).kind, t.card(CHAINS).zone], ['event', 'discard'], 'and no more');
    }
  });

  holds('A Malady Without Healing: a hero who dies of it is a kill', (t) => {
    const MALADY = 'A Malady Without Healing';
    const board = (status: 'untapped' | 'tapped'): void => {
      entered(t, 'Bree', ['Ciryaher'], [MALADY], {
        kind: 'wizard',
        companies: [{ at: 'Bree', members: [{ name: 'Frodo', status }, 'Gandalf'] }],
      });
    };
    // his body is 9
    for (const [status, roll, zone] of [
      ['untapped', 9, 'play'],
      ['tapped', 9, 'pile'],
      ['untapped', 10, 'pile'],
    ] as const) {
      board(status);
      t.rolls(12, roll, 12).resource.plays(MALADY, { way: "opponent's" }, 'Frodo').stage.resolve();
      t.equal(t.card('Frodo').zone, zone, 'he lives, or not');
      t.equal(t.points(0).kill > 0, zone === 'pile', 'a kill');
    }
    board('untapped');
    t.resource.mayNot('Gandalf');
  });
});
