import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards of a fourth draw, each held to the boundary of its clauses. */

describe('what is borne', () => {
  holds('Star-glass: Undead are turned, beasts are weakened, and the bearer is tried', (t) => {
    for (const [creature, key, way, prowess] of [
      ['Barrow-wight', 'Dark-hold', 'Undead', null],
      ['Wargs', 'Wilderness', '-2 prowess', 7],
      ['Giant Spiders', 'Southern Mirkwood', '-2 prowess', 8],
      ['Orc-patrol', 'Wilderness', null, 6],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dol Guldur',
              members: ['Gimli', { name: 'Frodo', bears: ['Star-glass'] }],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.mayNot('use Star-glass').passes();
      t.hazard.plays(creature, key).stage.resolve();
      if (way === null) {
        t.resource.mayNot('use Star-glass');
        t.equal(t.attack().prowess, prowess, creature);
        continue;
      }
      t.rolls(12);
      t.resource.uses('Star-glass', { way }).stage.resolve();
      t.equal(t.card('Frodo').status, 'tapped', 'he taps');
      if (prowess === null) t.expect(!t.underAttack, 'gone');
      else t.equal(t.attack().prowess, prowess, creature);
    }
  });

  holds('Magic Ring of Stealth: makes a scout; only who is one without it slips away', (t) => {
    for (const [who, may] of [
      ['Bilbo', true],
      ['Gimli', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: [{ name: who, bears: ['Magic Ring of Stealth'] }],
            },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.may('play Concealment').mayNot('use Magic Ring');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      if (may) {
        t.resource.uses('Magic Ring of Stealth').stage.resolve();
        t.equal(
          [t.card('Magic Ring of Stealth').status, t.card(who).status],
          ['tapped', 'untapped'],
          'it taps',
        );
        t.rolls(2).passUntil('movement-hazard');
        t.unrolled(1, 'no strike is met');
      } else t.resource.mayNot('use Magic Ring');
    }
  });

  holds(
    'Healing Herbs: for one of the company, wounded or tapped; the bearer must be fresh',
    (t) => {
      const ready = (members: Member[]): void => {
        t.board({
          resource: {
            companies: [
              { at: 'Bree', members },
              { at: 'Rivendell', members: [{ name: 'Balin', status: 'wounded' }] },
            ],
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      ready([
        { name: 'Frodo', bears: ['Healing Herbs'] },
        { name: 'Gimli', status: 'wounded' },
        { name: 'Kíli', status: 'tapped' },
      ]);
      t.resource.uses('Healing Herbs', { way: 'wounded' }, 'Gimli').stage.resolve();
      t.equal(
        [t.card('Gimli').status, t.card('Frodo').status, t.card('Healing Herbs').zone],
        ['untapped', 'tapped', 'discard'],
        'well and fresh',
      );
      ready([
        { name: 'Frodo', status: 'tapped', bears: ['Healing Herbs'] },
        { name: 'Gimli', status: 'wounded' },
      ]);
      t.resource.mayNot('use Healing Herbs');
      ready([{ name: 'Frodo', status: 'wounded', bears: ['Healing Herbs'] }]);
      t.resource.mayNot('use Healing Herbs');
      ready([{ name: 'Frodo', bears: ['Healing Herbs'] }, 'Gimli']);
      t.resource.mayNot('use Healing Herbs');
    },
  );
});

describe('people', () => {
  holds('Ivic and Jûoma: agents at home, and characters of minions', (t) => {
    for (const [name, at, prowess] of [
      ['Ivic', 'Pelargir', 5],
      ['Jûoma', 'Bree', 3],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Elladan', 'Bergil'] }] },
        hazard: { agents: [{ name, via: [at], based: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses(`${name} attacks`);
      t.equal([t.attack().strikes, t.attack().prowess >= prowess], [1, true], name);
    }
    for (const [name, at, may] of [
      ['Ivic', 'Variag Camp', true],
      ['Ivic', 'Lossadan Camp', false],
      ['Jûoma', 'Lossadan Camp', true],
      ['Jûoma', 'Variag Camp', false],
      ['Jûoma', 'Dol Guldur', false],
      ['Ivic', 'Dol Guldur', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at, members: ['Tros Hesnef'] }],
          hand: [name],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      if (may) t.resource.may(`play ${name}`);
      else t.resource.mayNot(`play ${name}`);
    }
  });

  holds('Haldir and Uchel: one is heard less by all factions, one more by one', (t) => {
    for (const [kind, who, at, faction, total] of [
      // what the factions say of Elves and of Men is in it
      ['wizard', 'Haldir', "Thranduil's Halls", 'Wood-elves', 7 - 1 + 1],
      ['wizard', 'Haldir', 'Edoras', 'Riders of Rohan', 7 - 1],
      ['ringwraith', 'Uchel', 'Cameth Brin', 'Hillmen', 7 + 4],
      ['ringwraith', 'Uchel', 'Easterling Camp', 'Easterlings', 7],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: [who] }], hand: [faction] },
        moment: 'entered',
        rolls: [7],
      });
      const own = who === 'Haldir' ? -1 : 0;
      t.equal(t.card(who).stat('corruption-check'), own, 'on his own checks');
      t.resource.plays(faction).stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, total, `${who} and ${faction}`);
    }
  });

  holds('New Friendship: the diplomat himself is heard; all with him are steadied', (t) => {
    const check = (members: Member[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members }],
          hand: ['New Friendship'],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Weariness of the Heart', { way: 'corruption' }, 'Kíli');
    };
    check(['Kíli', 'Faramir']);
    t.resource.mayNot('play New Friendship');
    check([
      { name: 'Kíli', status: 'tapped' },
      { name: 'Elrond', status: 'tapped' },
    ]);
    t.resource.may('play New Friendship');
    const speak = (who: Named, may: boolean): void => {
      t.board({
        resource: {
          companies: [{ at: "Thranduil's Halls", members: ['Elrond', 'Haldir'] }],
          hand: ['New Friendship', 'Wood-elves', 'Tempering Friendship'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Wood-elves', who);
      t.hazard.passes();
      if (may) t.resource.may('play New Friendship');
      else t.resource.mayNot('play New Friendship');
      t.resource.may('play Tempering Friendship');
    };
    speak('Elrond', true);
    speak('Haldir', false);
  });
});
