import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Gear of minions in a sixteenth draw, each held to clauses that no other test plays. */

const kind = 'ringwraith';
const SHIELD = 'Sable Shield';
const USRIEV = 'Usriev of Treachery';
const STONE = 'Palantír of Amon Sûl';

/** A company on its way from Carn Dûm is attacked, before strikes are given out. */
const attacked = (t: Stage, members: Member[], creature: Named, key: string): void => {
  t.board({
    resource: {
      kind,
      companies: [{ at: 'Carn Dûm', to: 'LE-373', by: ['Angmar', 'Rhudaur'], members }],
    },
    hazard: { hand: [creature] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays(creature, key).stage.resolve();
};

describe(SHIELD, () => {
  holds('while it is the shield in use; the next blow finds him without', (t) => {
    const blow = (bears: Named[], ...rolls: number[]): unknown[] => {
      attacked(t, [{ name: 'Hador', bears }], 'Wargs', 'Wilderness');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.rolls(...rolls).allPass();
      t.passUntil('movement-hazard');
      return [t.card('Hador').status, t.card(SHIELD).zone];
    };
    // of two shields the later one is in use: the blow tells, and his body is tried
    t.equal(blow([SHIELD, 'Black-hide Shield'], 2, 2), ['wounded', 'play'], 'another is in use');
    t.equal(blow(['Black-hide Shield', SHIELD], 2, 6), ['tapped', 'play'], 'this one is');
    t.equal(blow([SHIELD], 2, 7), ['tapped', 'discard'], 'seven');
  });

  holds('of two blows it turns the second too, if it is still there', (t) => {
    for (const [first, rest, status, zone] of [
      [6, [2, 6], 'tapped', 'play'],
      [7, [2, 2], 'wounded', 'discard'],
    ] as const) {
      attacked(t, [{ name: 'Hador', bears: [SHIELD, USRIEV] }], 'Wargs', 'Wilderness');
      t.passUntil('defend').resource.chooses('a strike to Hador').chooses('a strike to Hador');
      t.rolls(2, first, ...rest);
      while (t.underAttack)
        if (t.decision().kind === 'confirm') t.resource.chooses('no');
        else t.pass();
      t.equal([t.card('Hador').status, t.card(SHIELD).zone], [status, zone], `${first}`);
    }
  });
});

describe(USRIEV, () => {
  holds('who may bear it, played or handed over', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-387', members: ['Lagduf', 'Muzgash', 'Elerína'] }],
        hand: [USRIEV],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses(`play ${USRIEV}`).options_are('Lagduf', 'Elerína', 'back');
    t.board({
      resource: { kind, companies: [{ at: 'LE-394', members: ['Lagduf'] }], hand: [USRIEV] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused(USRIEV, { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-387',
            members: [{ name: 'Lagduf', bears: [USRIEV] }, 'Muzgash', 'Elerína'],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may(`give ${USRIEV} to Elerína`).mayNot(`give ${USRIEV} to Muzgash`);
  });

  holds('one more up to eight, two more up to nine against Elves; for warriors', (t) => {
    for (const [who, usual, elves] of [
      ['Lagduf', 6, 7],
      ['Lieutenant of Dol Guldur', 8, 9],
      ['Lieutenant of Angmar', 8, 9],
      ['Elerína', 5, 5],
    ] as const) {
      attacked(t, [{ name: who, bears: [USRIEV] }], 'Wargs', 'Wilderness');
      t.equal(t.card(who).stat('prowess'), usual, `${who} and wolves`);
      attacked(t, [{ name: who, bears: [USRIEV] }], 'Elf-lord Revealed in Wrath', 'Shadow-land');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      t.equal(t.strikeProwess(), elves, `${who} and an Elf`);
    }
  });

  holds('two strikes for a warrior alone', (t) => {
    for (const [who, may] of [
      ['Lagduf', true],
      ['Elerína', false],
    ] as const) {
      attacked(t, [{ name: who, bears: [USRIEV] }, 'Muzgash'], 'Wargs', 'Wilderness');
      t.passUntil('defend');
      t.resource.chooses(`a strike to ${who}`);
      if (may) t.resource.may(`a strike to ${who}`);
      else t.expect(!t.offered().some((o) => o.includes(who)), 'no second');
    }
  });
});

describe(STONE, () => {
  holds('a company of one that moves loses it, of two not; nor one that stays', (t) => {
    for (const [members, to, zone] of [
      [[{ name: 'Hador', bears: ['LE-330'] }], 'Ettenmoors', 'discard'],
      [[{ name: 'Hador', bears: ['LE-330'] }, 'Layos'], 'Ettenmoors', 'play'],
      [[{ name: 'Hador', bears: ['LE-330'] }], undefined, 'play'],
      // an ally is no character
      [[{ name: 'Hador', bears: ['LE-330', 'Great Bats'] }], 'Ettenmoors', 'discard'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Carn Dûm', members, ...(to ? { to } : {}) }] },
        moment: 'passives',
        asksPasses: true,
      });
      t.resolve();
      t.equal(t.card(STONE).zone, zone, `${members.length}`);
    }
  });

  holds(
    'five where it is stored at Barad-dûr, and not elsewhere; looking needs one who can',
    (t) => {
      for (const [at, name, points] of [
        ['LE-352', 'Barad-dûr', 5],
        ['Dol Guldur', 'Dol Guldur', 3],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: [{ name: 'Hador', bears: ['LE-330'] }] }],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(t.points(0).item, 3, 'three');
        t.resource.refused(STONE, { need: 'coe/9.2' });
        t.rolls(12).resource.chooses(`store ${STONE}`).stage.resolve();
        t.equal([t.card(STONE).stored, t.points(0).item], [name, points], name);
      }
    },
  );

  holds('Wisdom to Wield: for this turn the sage looks, and a check follows', (t) => {
    const WISDOM = 'Wisdom to Wield';
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: [{ name: 'Hador', bears: ['LE-330'] }, 'Layos'] }],
        hand: [WISDOM],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.expect(!t.sees(0, t.id('Wargs')), 'not yet');
    t.resource.plays(WISDOM, { way: 'Palantír' }).stage.resolve();
    t.rolls(12).resource.uses(STONE).stage.resolve();
    t.expect(t.sees(0, t.id('Wargs')), 'seen');
    t.equal([t.card(STONE).status, t.card('Hador').status], ['tapped', 'untapped'], 'the stone');
    t.skipTo('organization', { turns: 2 });
    t.resource.refused(STONE, { need: 'coe/9.2' });
  });
});

describe('rings', () => {
  const GOLD = 'Gleaming Gold Ring';
  const FIRE = 'Test of Fire';

  holds(`${GOLD}: its bearer checks as his own untap phase ends, and not in another's`, (t) => {
    for (const [roll, status] of [
      [4, 'tapped'],
      [5, 'untapped'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Layos', bears: [GOLD] }] }],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.rolls(2).passUntil('organization', { turns: 1 });
      t.unrolled(1, 'not in the turn of another');
      // four points: a roll of four is not more, and a minion taps for it
      t.rolls(roll).passUntil('organization', { turns: 1 });
      t.equal([t.card('Layos').status, t.card(GOLD).zone], [status, 'play'], `${roll}`);
    }
  });

  holds(`${FIRE}: a ring of the sage's company, borne by anybody; the test is plain`, (t) => {
    for (const [members, want] of [
      [['Layos', { name: 'Lagduf', bears: [GOLD] }], null],
      [[{ name: 'Lagduf', bears: [GOLD] }], { 'no-user': 'coe/9.2' }],
      [['Layos', { name: 'Lagduf', bears: ['Black-hide Shield'] }], { 'no-target': 'coe/9.3' }],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Dol Guldur', members },
            { at: 'Minas Morgul', members: ['Asternak'] },
          ],
          hand: [FIRE, 'Magic Ring of Lies'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (want) {
        t.resource.refused(FIRE, want);
        continue;
      }
      t.rolls(7).resource.plays(FIRE, GOLD).stage.resolve();
      t.resource.options_are('pass').passes();
      t.equal([t.card(GOLD).zone, t.card('Layos').status], ['discard', 'untapped'], 'spent');
    }
  });

  holds("Bávor's ring: only a Dwarf, or who bears it like one; greater items of the site", (t) => {
    const RING = "Dwarven Ring of Bávor's Tribe";
    const WISDOM = 'Wisdom to Wield';
    const board = (who: Named, at: Named, roll = 12): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: who, bears: ['LE-306'] }] }],
          hand: [WISDOM],
          deck: ['Black Mace'],
        },
        moment: 'entered',
        asksPasses: true,
        rolls: roll > 0 ? [roll] : [],
      });
    };
    board('Layos', 'LE-387', 0);
    t.equal([t.card(RING).stat('corruption'), t.points(0).item], [3, 4], 'to others three');
    t.resource.refused(RING, { need: 'coe/9.2' });
    t.resource.plays(WISDOM, { way: 'Dwarf' }).stage.resolve();
    t.equal(t.card(RING).stat('corruption'), 5, 'to a Dwarf five');
    // five points and three for the mace, and two more for the check
    t.rolls(7).resource.uses(RING).stage.resolve();
    t.resource.chooses('Play an item').chooses('Black Mace').stage.resolve();
    t.equal(
      [t.card('Black Mace').host, t.card('The Lonely Mountain').status, t.card('Layos').status],
      ['Layos', 'tapped', 'tapped'],
      'played',
    );
    // no greater item is to be had there, and nothing is found
    board('Náin', 'LE-376', 0);
    t.rolls(12).resource.uses(RING).stage.resolve();
    t.resource.chooses('Play an item');
    t.equal(t.card('Black Mace').zone, 'deck', 'of no use here');
    t.resource.may('pass').passes().stage.resolve();
    t.equal(t.card('Glittering Caves').status, 'untapped', 'nothing was played');
  });
});
