import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Resource events of The Dragons on the way and in combat: what each of them does. */
describe('resources on the way', () => {
  holds('A Short Rest: the shorter the way, the more cards', (t) => {
    for (const [at, to, normal, rest] of [
      ['Rivendell', 'Cameth Brin', 1, 4],
      ['Rivendell', 'Bree', 1, 3],
      ['Rivendell', 'Dunnish Clan-hold', 2, 3],
      ['Lórien', 'Easterling Camp', 4, 4],
    ] as const) {
      for (const rested of [false, true] as const) {
        t.board({
          resource: {
            companies: [{ at, to, members: ['Aragorn II'] }],
            events: rested ? ['A Short Rest'] : [],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'movement',
        });
        for (let i = 0; i < 9 && t.decision().about !== 'movement-hazard'; i++) {
          const { options, about, seat } = t.decision();
          const wanted = about === 'draw' && seat === 0 ? 'yes' : 'no';
          t.take(options.find((o) => o.type === wanted) ?? options[0], 'on the way');
        }
        t.equal(t.hand(0).length, rested ? rest : normal, `from ${at} to ${to}`);
      }
    }
  });

  holds('Dragon-feuds: Dragons in hand keep others away', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        hand: ['Dragon-feuds', 'Cave Worm'],
      },
      hazard: { hand: ['Light-drake', 'Land-drake', 'Wargs'] },
      moment: 'organization',
    });
    t.resource.plays('Dragon-feuds').stage.resolve();
    t.skipTo('movement-hazard');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.mayNot('Dragon-feuds');
    t.fightOut(12);
    t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
    t.resource.uses('Dragon-feuds').stage.resolve();
    t.expect(!t.underAttack, 'the attack is canceled');
    t.equal(t.card('Cave Worm').zone, 'discard', 'for the Drake in hand');
    t.expect(t.discardSeenBy(1, 0).includes('Cave Worm'), 'which was shown');
  });

  holds('Elf-path: on a short and fair way creatures wait only at its end', (t) => {
    for (const [to, kept] of [
      ['Cameth Brin', true],
      ['Dunnish Clan-hold', false],
      ['Zarak Dûm', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to, members: ['Legolas', 'Gimli'] }],
          hand: ['Elf-path'],
        },
        hazard: { hand: ['Wargs', 'Galadhrim'] },
        moment: 'organization',
      });
      t.passUntil('organization-end');
      t.resource.plays('Elf-path', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').status, 'tapped', 'the Elf taps');
      t.skipTo('movement-hazard').resolve();
      if (kept) t.hazard.mayNot('play Wargs').may('play Galadhrim');
      else t.hazard.may('play Wargs');
    }
  });

  holds('Look More Closely Later and Wielded Twice: a sage makes ready again', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Weathertop',
            siteTapped: true,
            members: ['Elrond', { name: 'Gandalf', bears: [{ name: 'Cram', tapped: true }] }],
          },
        ],
        hand: ['Look More Closely Later', 'Wielded Twice'],
      },
      moment: 'entered',
      rolls: [7, 7],
    });
    t.resource.plays('Look More Closely Later', 'Elrond').stage.resolve();
    t.equal(t.card('Weathertop').status, 'untapped', 'the site');
    t.equal(t.card('Elrond').status, 'tapped', 'the sage');
    t.resource.plays('Wielded Twice', 'Gandalf').stage.resolve();
    t.equal(t.card('Cram').status, 'untapped', 'the item');
    t.equal(rolled(t, 'corruption').length, 2, 'a check for each');
    t.board({
      resource: {
        companies: [{ at: 'Ettenmoors', siteTapped: true, members: ['Elrond'] }],
        hand: ['Look More Closely Later'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot('play Look More Closely Later');
  });

  holds('Master of Esgaroth: from a Border-hold once more onward', (t) => {
    for (const [to, again] of [
      ['Bree', true],
      ['Weathertop', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to, members: ['Aragorn II'] }],
          hand: ['Master of Esgaroth'],
          sites: ['Rivendell', 'Old Forest'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
      });
      t.passUntil('organization-end');
      t.resource.plays('Master of Esgaroth').stage.resolve();
      t.skipTo('movement-hazard');
      t.hazard.passes();
      if (!again) {
        t.resource.mayNot('Master of Esgaroth');
        continue;
      }
      t.resource.uses('Master of Esgaroth').stage.resolve();
      t.skipTo('move-again');
      t.resource.chooses('Rivendell');
      t.skipTo('discard-one');
      t.equal(t.card('Aragorn II').site, 'Rivendell', 'and back in the same turn');
    }
  });

  holds('Master of Esgaroth: a second movement, never a third', (t) => {
    const board = (at: Named, to: Named, hand: Named[]): void => {
      t.board({
        resource: {
          companies: [{ at, to, members: ['Aragorn II'] }],
          hand,
          sites: ['Bree', 'Dunnish Clan-hold'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end');
      t.resource.plays('Master of Esgaroth').stage.resolve();
    };
    // a Border-hold that was reached on a second way is not where the first one led
    board('Bree', 'Rivendell', ['Master of Esgaroth', 'Bridge']);
    t.skipTo('movement-hazard-end');
    t.resource.mayNot('Master of Esgaroth').plays('Bridge').stage.resolve();
    t.skipTo('move-again').resource.chooses('Bree');
    t.skipTo('movement-hazard-end').resource.mayNot('Master of Esgaroth');
    // nor does another copy lead further than that one
    board('Rivendell', 'Bree', ['Master of Esgaroth', 'Master of Esgaroth']);
    t.resource.plays('Master of Esgaroth').stage.resolve();
    t.skipTo('movement-hazard-end');
    t.resource.uses('Master of Esgaroth').stage.resolve();
    t.skipTo('move-again').resource.chooses('Dunnish Clan-hold');
    t.skipTo('movement-hazard-end').resource.mayNot('Master of Esgaroth');
  });

  holds('Master of Wood, Water, or Hill: a sage changes the land', (t) => {
    for (const [way, path] of [
      ['Wilderness as Border-land', ['border', 'wilderness']],
      ['Wilderness as Shadow-land', ['shadow', 'wilderness']],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
          hand: ['Master of Wood, Water, or Hill'],
        },
        moment: 'hazards',
        rolls: [7],
      });
      t.resource.plays('Master of Wood, Water, or Hill', { way }, 'Rhudaur').stage.resolve();
      t.equal(t.path('Elrond'), [...path], 'the path');
      t.equal(t.card('Elrond').status, 'tapped', 'the sage');
    }
    t.equal(rolled(t, 'corruption').length, 2, 'a check each time');
  });

  holds('Sated Beast: a Dragon abroad goes home, in an opponent’s turn too', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        hand: ['Sated Beast'],
      },
      hazard: { events: ['Smaug Ahunt', 'Scatha at Home'] },
      moment: 'organization',
    });
    t.resource.plays('Sated Beast').stage.resolve();
    t.equal(t.card('Smaug Ahunt').zone, 'discard', 'he is sated');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Sated Beast'], events: ['Smaug Ahunt'] },
      moment: 'hazards',
    });
    t.hazard.plays('Sated Beast').stage.resolve();
    t.equal(t.card('Smaug Ahunt').zone, 'discard', 'in another’s turn');
    for (const open of [false, true] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          hand: ['Sated Beast'],
        },
        hazard: { hand: ['Light-drake'], events: open ? ['Doors of Night'] : [] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
      if (!open) {
        t.resource.mayNot('play Sated Beast');
        continue;
      }
      t.resource.plays('Sated Beast').stage.resolve();
      t.equal(t.attack().strikes, 1, 'one strike less');
    }
  });

  holds('Warm Now Be Heart and Limb: each sage who taps heals one', (t) => {
    const company = (sage: 'untapped' | 'tapped'): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Ettenmoors',
              members: [
                { name: 'Arwen', status: sage },
                { name: 'Balin', status: sage },
                { name: 'Bergil', status: 'wounded' },
                { name: 'Bofur', status: 'wounded' },
                { name: 'Bombur', status: 'wounded' },
              ],
            },
          ],
          hand: ['Warm Now Be Heart and Limb'],
        },
        moment: 'organization',
      });
    };
    company('untapped');
    t.rolls(7, 7);
    t.resource.plays('Warm Now Be Heart and Limb', 'Arwen').stage.resolve();
    t.resource.chooses('Balin').options_are('Bergil', 'Bofur', 'Bombur', 'pass');
    t.resource.chooses('Bofur').options_are('Bergil', 'Bombur', 'pass').chooses('Bergil');
    t.equal(
      ['Arwen', 'Balin', 'Bergil', 'Bofur', 'Bombur'].map((n) => t.card(n).status),
      ['tapped', 'tapped', 'tapped', 'tapped', 'wounded'],
      'two sages, two healed',
    );
    t.equal(rolled(t, 'corruption').length, 2, 'a check for each');
    company('tapped');
    t.resource.mayNot('play Warm Now');
  });

  holds('Washed and Refreshed: the shorter the way, the more are rested', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Bergil', status: 'tapped' },
              { name: 'Legolas', status: 'tapped' },
              { name: 'Gimli', status: 'tapped' },
            ],
          },
        ],
        hand: ['Washed and Refreshed'],
      },
      hazard: { hand: ['River'] },
      moment: 'organization',
    });
    t.passUntil('organization-end');
    t.resource.plays('Washed and Refreshed').stage.resolve();
    t.skipTo('path').resource.chooses('starter');
    t.noDraws().skipTo('pick');
    t.resource.chooses('Legolas').chooses('Gimli');
    t.equal(
      ['Bergil', 'Legolas', 'Gimli'].map((n) => t.card(n).status),
      ['tapped', 'untapped', 'untapped'],
      'two regions of four: two may rest',
    );
    t.expect(t.decision().about !== 'pick', 'and no third');
  });
});

describe('resources in combat', () => {
  holds('Staff Asunder: the staff for the fight', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'The Lonely Mountain',
            members: [{ name: 'Gandalf', bears: ["Wizard's Staff"] }, 'Gimli'],
          },
        ],
        hand: ['Staff Asunder'],
      },
      hazard: { hand: ['Smaug'] },
      moment: 'hazards',
      rolls: [9],
    });
    t.hazard.plays('Smaug').stage.resolve();
    const before = t.card('Gandalf').stat('prowess');
    t.resource.plays('Staff Asunder').stage.resolve();
    t.equal(t.card("Wizard's Staff").zone, 'pile', 'the staff is broken');
    t.equal(t.points(0).item, 3, 'but not for nothing');
    t.equal(t.card('Gandalf').stat('prowess'), before - 2 + 5, 'five more, without the staff');
    t.equal(t.attack().body, 6, 'the Dragon is easier to kill');
    t.equal(rolled(t, 'corruption').length, 1, 'a check');
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'The Lonely Mountain',
            members: [{ name: 'Gandalf', bears: ["Wizard's Staff"] }],
          },
        ],
        hand: ['Staff Asunder', 'Dodge'],
      },
      hazard: { hand: ['Smaug'] },
      moment: 'hazards',
    });
    t.hazard.plays('Smaug').stage.resolve();
    t.resource.may('play Staff Asunder');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.resource.may('play Dodge').mayNot('play Staff Asunder');
  });

  holds('Trickery: a scout talks them out of it, perhaps', (t) => {
    for (const [roll, canceled] of [
      [5, false],
      [6, true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Frodo', 'Aragorn II'] }],
          hand: ['Trickery'],
        },
        hazard: { hand: ['Orc-raiders'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
      t.rolls(roll).resource.plays('Trickery', 'Frodo').stage.resolve();
      t.equal(!t.underAttack, canceled, `a roll of ${roll}`);
      t.equal(t.card('Frodo').status, 'untapped', 'he does not tap for it');
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Frodo'] }],
        hand: ['Trickery'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.mayNot('play Trickery');
  });

  holds('Vanish in Sunlight!: less for the dead, least at dawn', (t) => {
    for (const [event, prowess] of [
      ['Sun', 5],
      ['Gates of Morning', 3],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          hand: ['Vanish in Sunlight!'],
          events: [event],
        },
        hazard: { hand: ['Corpse-candle'] },
        moment: 'hazards',
      });
      t.hazard.plays('Corpse-candle', 'Wilderness').stage.resolve();
      t.rolls(12).resource.plays('Vanish in Sunlight!').stage.resolve();
      t.equal(t.attack().prowess, prowess, `with ${event}`);
    }
  });
});
