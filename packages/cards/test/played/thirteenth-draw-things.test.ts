import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';

/** Things, lore and agents of a thirteenth draw. */

describe('things', () => {
  holds('Red Arrow: its bearer alone, for the Riders alone; those of Edoras', (t) => {
    for (const [who, rolls, zone] of [
      ['Aragorn II', [], 'pile'],
      ['Legolas', [2], 'discard'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Edoras', members: [{ name: 'Aragorn II', bears: ['Red Arrow'] }, 'Legolas'] },
          ],
          hand: ['Riders of Rohan'],
        },
        moment: 'entered',
        asksPasses: true,
        rolls: [...rolls],
      });
      t.resource.plays('Riders of Rohan', who).stage.resolve();
      t.equal(t.card('Riders of Rohan').zone, zone, who);
      t.equal(t.card(who).status, 'tapped', 'he taps for it');
    }
    t.board({
      resource: {
        companies: [
          {
            at: 'Edoras',
            members: [{ name: 'Aragorn II', bears: ['Red Arrow'] }, 'Éomer', 'Beretar'],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const plain = t.card('Aragorn II').influence();
    t.equal(t.card('Aragorn II').influence('Éomer'), plain + 5, 'of Edoras');
    t.equal(t.card('Aragorn II').influence('Beretar'), plain, 'of Bree');
  });

  holds("Wizard's Staff: at the end of his turn, once; a ritual, and no other card", (t) => {
    const STAFF = "Wizard's Staff";
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Gandalf', bears: [STAFF] }] }],
        discard: ['Marvels Told', 'Vanishment', 'Cram', 'Sun'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      [t.card('Gandalf').stat('prowess'), t.card('Gandalf').influence()],
      [8, 12],
      'two more',
    );
    t.resource.mayNot(`use ${STAFF}`);
    t.skipTo('end-of-turn-start');
    t.rolls(7).resource.uses(STAFF).stage.resolve();
    t.resource.options_are('Marvels Told', 'Vanishment').chooses('Marvels Told');
    t.equal(
      [t.card('Marvels Told').zone, t.card('Gandalf').status, rolled(t, 'corruption').length],
      ['hand', 'tapped', 1],
      'taken back, at a price',
    );
    t.board({
      resource: {
        companies: [
          { at: 'The Lonely Mountain', members: [{ name: 'Gandalf', bears: [STAFF] }, 'Gimli'] },
        ],
        hand: [STAFF],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot(`play ${STAFF}`);
  });

  holds('Gold Ring that Sauron Fancies: after each untapping of its bearer', (t) => {
    const RING = 'Gold Ring that Sauron Fancies';
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', members: [{ name: 'Hendolen', bears: [RING] }] }],
      },
      hazard: { companies: [{ at: 'Lórien', members: ['Elrond'] }] },
      moment: 'untap',
      asksPasses: true,
    });
    t.equal([t.card('Hendolen').stat('corruption'), t.points(0).item], [4, 2], 'what it weighs');
    t.rolls(12).skipTo('organization');
    t.equal(rolled(t, 'corruption').length, 1, 'his');
    t.skipTo('organization', { turns: 1 });
    t.equal(rolled(t, 'corruption').length, 1, 'not in the turn of another');
    t.rolls(4).skipTo('organization', { turns: 1 });
    t.equal(rolled(t, 'corruption').length, 2, 'his again');
    t.equal(t.card('Hendolen').status, 'tapped', 'four is not above four');
    t.rolls(2).skipTo('organization', { turns: 2 });
    t.equal(t.card('Hendolen').zone, 'removed', 'far below');
  });

  holds(
    "Dwarven Ring of Dwálin's Tribe: once he is tapped no more; five points in a check",
    (t) => {
      const RING = "Dwarven Ring of Dwálin's Tribe";
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: [{ name: 'Gimli', bears: [RING] }, 'Kíli'] }],
          deck: ['Cram', 'Orcrist'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      // with two in each check, three is five, and five points are too many
      t.rolls(3).resource.uses(RING).stage.resolve();
      if (t.decision().about === 'offer') t.resource.passes();
      t.equal(rolled(t, 'corruption').at(-1), { total: 5, against: 5 }, 'modified by two');
      t.equal(t.card('Gimli').zone, 'discard', 'gone');
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: [{ name: 'Gimli', status: 'tapped', bears: [RING] }, 'Kíli'] },
          ],
          deck: ['Glamdring'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.mayNot(`use ${RING}`);
    },
  );

  holds('Lindion: against beasts and spiders of his own company; eagles for his alone', (t) => {
    for (const [foe, key, may] of [
      ['Lesser Spiders', 'Wilderness', true],
      ['Crebain', 'Wilderness', true],
      ['Wargs', 'Wilderness', false],
      ['Orc-patrol', 'Wilderness', false],
    ] as const) {
      met(t, [{ name: 'Gimli', bears: ['Lindion the Oronín'] }], [foe]);
      t.hazard.plays(foe, key).stage.resolve();
      if (!may) {
        t.resource.mayNot('use Lindion');
        continue;
      }
      t.resource.uses('Lindion the Oronín').stage.resolve();
      t.equal([t.underAttack, t.card('Lindion the Oronín').status], [false, 'tapped'], foe);
    }
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Gimli', bears: ['Lindion the Oronín'] }] },
          { at: 'Edoras', members: ['Legolas', 'Elrond'] },
        ],
        hand: ['Eagle-mounts'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end').resource.plays('Eagle-mounts').stage.resolve();
    t.equal(t.chain(), [], 'no other company could have them');
  });
});

describe('words and knowledge', () => {
  holds('Persuasive Words: with an opponent too; not for one who is no diplomat', (t) => {
    for (const [who, may] of [
      ['Elrond', true],
      ['Aragorn II', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [who] }],
          hand: ['Rangers of the North', 'Persuasive Words'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Rangers of the North', who);
      t.hazard.passes();
      if (may) t.resource.may('play Persuasive Words');
      else t.resource.refused('Persuasive Words', { 'no-user': 'coe/9.2' });
    }
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Elrond'] }],
        hand: ['Persuasive Words'],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Bergil', 'Faramir'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses('Elrond tries to influence Bergil');
    t.resource.plays('Persuasive Words', 'Elrond');
    t.rolls(2, 12, 2).resolve();
    t.asks(t.resource, 'which-roll').resource.options_are('12', '2');
  });

  holds('Knowledge of the Enemy: an untapped one; stored, for what is not unique', (t) => {
    const KNOW = 'Knowledge of the Enemy';
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: [{ name: 'Legolas', status: 'tapped' }] }],
        hand: [KNOW],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot(`play ${KNOW}`);
    for (const [foe, asked] of [
      ['Orc-patrol', true],
      ['"Bert" (Bûrat)', false],
    ] as const) {
      met(t, ['Gimli', 'Fatty Bolger'], [foe], {
        hand: ['Concealment'],
        stored: [{ name: KNOW, at: 'Rivendell' }],
      });
      t.equal(t.points(0).misc, 1, 'stored');
      t.hazard.plays(foe, 'Wilderness').stage.resolve();
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      t.equal(t.decision().about === 'instead', asked, foe);
      if (!asked) continue;
      t.resource.chooses('yes');
      t.equal(
        [t.card(foe).zone, t.card(KNOW).zone, t.points(0).misc],
        ['out', 'discard', 0],
        'spent',
      );
    }
  });
});

describe('agents', () => {
  holds('Will not Come Down: an untapped one where they are, not with servants of the Eye', (t) => {
    const board = (status: 'untapped' | 'tapped', at: Named, members: Member[]): void => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members }] },
        hazard: {
          agents: [{ name: 'Bill Ferny', via: [at], faceUp: true, status }],
          hand: ['Will not Come Down', 'River'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
    };
    const who: Member[] = [{ name: 'Gimli', bears: ['Noble Hound'] }, 'Bergil'];
    for (const [status, at, why] of [
      ['tapped', 'Bree', { 'user-tapped': 'coe/9.2.3' }],
      ['untapped', 'Weathertop', { 'no-user': 'coe/9.2' }],
    ] as const) {
      board(status, at, who);
      t.resource.passes();
      t.hazard.refused('Will not Come Down', why, { way: 'character or ally' });
    }
    for (const aim of ['Bergil', 'Noble Hound'] as const) {
      board('untapped', 'Bree', who);
      t.rolls(2, 12);
      t.hazard.plays('Will not Come Down', { way: 'character or ally' }, aim).stage.resolve();
      t.equal(t.card(aim).zone, 'hand', 'home again');
      t.equal(t.card('Bill Ferny').status, 'tapped', 'he taps');
    }
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', to: 'Cirith Ungol', members: ['Hendolen'] }],
      },
      hazard: {
        agents: [{ name: 'Golodhros', via: ['Cirith Ungol'], faceUp: true }],
        hand: ['Will not Come Down', 'River'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Will not Come Down', { need: 'coe/9.2' }, { way: 'character or ally' });
  });

  holds('Sudden Fury: until the turn ends, and no longer', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Bergil'] }] },
      hazard: {
        agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
        hand: ['Sudden Fury'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Sudden Fury').stage.resolve();
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter the site');
    t.hazard.chooses('Bill Ferny attacks');
    t.equal(t.attack().strikes, 1, 'one again');
    t.passUntil('defend').resource.may('a strike to Bergil');
  });

  holds('Baugúr: a Half-orc who leads, and falls away at eight', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', members: ['Baugúr', 'Lagduf', 'Hendolen'] }],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      ['Lagduf', 'Hendolen'].map((x) => t.card('Baugúr').influence(x)),
      [3, 1],
      'more for Orcs',
    );
    for (const [roll, zone] of [
      [7, 'play'],
      [8, 'discard'],
      [9, 'removed'],
    ] as const) {
      met(t, ['Baugúr'], ['Cave-drake'], { kind: 'ringwraith' }, {}, 'Goblin-gate', 'Carn Dûm');
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.fightOut(2, roll);
      t.equal(t.card('Baugúr').zone, zone, `${roll}`);
    }
  });
});
