import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Hazard events of the later sets that no ruling speaks of: what each of them does. */
describe('The Lidless Eye', () => {
  holds('Chill Them with Fear: the free peoples fight harder, less so in the night', (t) => {
    for (const [events, strikes, prowess] of [
      [[], 1, 14],
      [['Chill Them with Fear'], 3, 16],
      [['Chill Them with Fear', 'Doors of Night'], 2, 15],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Náin'] },
          ],
        },
        hazard: { hand: ['Master of the House'], events },
        moment: 'hazards',
      });
      t.hazard.plays('Master of the House', { way: 'attacks' }, 'Rhudaur').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [strikes, prowess], events.join(' and '));
    }
  });

  holds('Darkness Under Tree: with Doors of Night it taps Men, not Elves', (t) => {
    for (const open of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Éowyn', 'Legolas'] }] },
        hazard: {
          hand: ['Darkness Under Tree', 'River'],
          events: open ? ['Doors of Night'] : [],
        },
        moment: 'hazards',
      });
      if (!open) {
        t.hazard.refused('Darkness Under Tree', { need: 'coe/9.2' });
        continue;
      }
      t.hazard.plays('Darkness Under Tree', 'Éowyn').stage.resolve();
      t.equal([t.card('Éowyn').status, t.card('Legolas').status], ['tapped', 'untapped'], 'taps');
    }
  });

  holds('Rats!: an item or a wound, as the company likes', (t) => {
    for (const [words, who, after] of [
      ['Give up a minor item', 'Cram', 'discard'],
      ['Let a character be wounded', 'Legolas', 'wounded'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: [{ name: 'Legolas', bears: ['Cram', 'Shield of Iron-bound Ash'] }, 'Gimli'],
            },
          ],
        },
        hazard: { hand: ['Rats!'] },
        moment: 'hazards',
      });
      t.hazard.plays('Rats!').stage.resolve();
      t.resource.chooses(words).chooses(who);
      t.equal(who === 'Cram' ? t.card(who).zone : t.card(who).status, after, who);
      t.equal(t.card('Shield of Iron-bound Ash').zone, 'play', 'and nothing more');
    }
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Moria', members: [{ name: 'Legolas', bears: ['Glamdring'] }] },
        ],
      },
      hazard: { hand: ['Rats!'] },
      moment: 'hazards',
    });
    t.hazard.refused('Rats!', { 'no-target': 'coe/9.3' });
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: [{ name: 'Legolas', bears: ['Cram'] }] },
        ],
      },
      hazard: { hand: ['Rats!'] },
      moment: 'hazards',
    });
    t.hazard.refused('Rats!', { 'no-target': 'coe/9.3' });
  });

  holds('The Ring Will Have But One Master: one friend less each turn', (t) => {
    for (const [roll, zone] of [
      [9, 'discard'],
      [8, 'play'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                {
                  name: 'Frodo',
                  bears: ['The One Ring', 'The Ring Will Have But One Master'],
                },
                { name: 'Gimli', bears: ['Cram'] },
                'Legolas',
              ],
            },
          ],
        },
        moment: 'untap',
        rolls: [roll],
      });
      t.passUntil('pick').resource.options_are('Gimli', 'Legolas');
      t.resource.chooses('Gimli');
      t.equal([t.card('Gimli').zone, t.card('Cram').zone], ['discard', 'discard'], 'with his');
      t.resource.uses('The Ring Will Have But One Master').stage.resolve();
      t.equal(t.card('Frodo').status, 'tapped', 'he taps to try');
      t.equal(t.card('The Ring Will Have But One Master').zone, zone, `on a roll of ${roll}`);
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas'] }] },
      hazard: { hand: ['The Ring Will Have But One Master'] },
      moment: 'hazards',
    });
    t.hazard.refused('The Ring Will Have But One Master', { 'no-target': 'coe/9.3' });
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: [{ name: 'Frodo', bears: ['The One Ring'] }] },
        ],
      },
      hazard: {
        hand: ['The Ring Will Have But One Master', 'The Ring Will Have But One Master'],
      },
      moment: 'hazards',
    });
    t.hazard.plays('The Ring Will Have But One Master').stage.resolve();
    t.hazard.refused('The Ring Will Have But One Master', { duplicate: 'coe/g.cbd.1' });
  });

  holds('The Roving Eye: who bears great things is discarded, never eliminated', (t) => {
    const seen = (item: Named, ...rolls: number[]): void => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Faramir', bears: [item] }] },
          ],
        },
        hazard: { hand: ['The Roving Eye', 'River'] },
        moment: 'hazards',
        rolls,
      });
    };
    seen('Precious Gold Ring');
    t.hazard.refused('The Roving Eye', { 'no-target': 'coe/9.3' });
    for (const item of ['Palantír of Orthanc', 'Glamdring', 'Magic Ring of Nature'] as const) {
      const small = item === 'Glamdring';
      seen(item, ...(small ? [] : [2]));
      if (small) {
        t.hazard.refused('The Roving Eye', { 'no-target': 'coe/9.3' });
        continue;
      }
      t.hazard.plays('The Roving Eye', 'Faramir').stage.resolve();
      t.equal(t.card('Faramir').zone, 'discard', `${item}: far below, and yet only discarded`);
      t.equal(t.card(item).zone, 'discard', 'with what he had');
    }
  });

  holds('Shut Yer Mouth: two less direct influence, never below nothing', (t) => {
    for (const [who, influence] of [
      ['Aragorn II', 1],
      ['Gimli', 0],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: who, bears: ['Shut Yer Mouth'] }] }],
        },
        moment: 'organization',
        rolls: [7],
      });
      t.equal(t.card(who).influence(), influence, who);
      t.resource.uses('Shut Yer Mouth').stage.resolve();
      t.equal(t.card('Shut Yer Mouth').zone, 'play', '7 is not above 7');
      t.equal(t.card(who).status, 'untapped', 'trying taps nobody');
      t.resource.mayNot('use Shut Yer Mouth');
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Aragorn II'] }] },
      hazard: { hand: ['Shut Yer Mouth', 'Shut Yer Mouth'] },
      moment: 'hazards',
    });
    t.hazard.plays('Shut Yer Mouth').stage.resolve();
    t.hazard.refused('Shut Yer Mouth', { duplicate: 'coe/g.cbd.1' });
  });

  holds("So You've Come Back: a burden to the others until he is left alone", (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Gandalf' },
              { name: 'Bofur', bears: ["So You've Come Back"] },
              'Legolas',
              { name: 'Bergil', under: 'Gandalf' },
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.equal(t.card('Legolas').stat('mind'), 7, 'one more');
    t.equal(t.card('Bofur').stat('mind'), 2, 'not he himself');
    t.equal(t.card('Bergil').stat('mind'), 2, 'nor a follower');
    t.equal(t.card("So You've Come Back").zone, 'play', 'while he has company');
    t.resource.chooses('organize').chooses('split off Bofur');
    t.equal(t.card("So You've Come Back").zone, 'discard', 'as soon as he is alone');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Bofur', 'Bergil'] }] },
      hazard: { hand: ["So You've Come Back", "So You've Come Back"] },
      moment: 'hazards',
    });
    t.hazard.plays("So You've Come Back", 'Bofur').stage.resolve();
    t.hazard.refused("So You've Come Back", { duplicate: 'coe/g.cbd.1' });
  });

  holds('Something Has Slipped and Plague: forgotten at a Haven', (t) => {
    for (const at of ['Rivendell', 'Bree'] as const) {
      t.board({
        resource: {
          companies: [
            {
              at,
              members: [{ name: 'Gimli', bears: ['Plague'] }],
              events: ['Something Has Slipped'],
            },
          ],
        },
        moment: 'untap',
      });
      t.passUntil('organization');
      for (const card of ['Plague', 'Something Has Slipped'])
        t.equal(t.card(card).zone, at === 'Rivendell' ? 'discard' : 'play', `${card} at ${at}`);
    }
  });

  holds('Tidings of Doubt and Danger: Ringwraiths are obeyed less', (t) => {
    for (const [events, influence] of [
      [['Tidings of Doubt and Danger'], 4 - 2],
      [['Tidings of Doubt and Danger', 'Doors of Night'], 4 - 3],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: ['Adûnaphel the Ringwraith', 'Hendolen'] }],
        },
        hazard: { events },
        moment: 'organization',
      });
      t.equal(t.card('Adûnaphel the Ringwraith').influence(), influence, events.join(' and '));
      t.equal(t.card('Hendolen').influence(), 2, 'others are as they were');
    }
  });

  holds('Waiting Shadow: a Man, or with Doors of Night whoever they choose', (t) => {
    const waits = (members: Named[], open: boolean): void => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members }] },
        hazard: { hand: ['Waiting Shadow', 'River'], events: open ? ['Doors of Night'] : [] },
        moment: 'hazards',
      });
    };
    waits(['Éowyn', 'Háma', 'Legolas'], false);
    t.hazard.plays('Waiting Shadow').stage.resolve();
    t.resource.options_are('Éowyn', 'Háma').chooses('Háma');
    t.equal(t.card('Háma').status, 'tapped', 'the one they chose');
    waits(['Éowyn', 'Legolas'], true);
    t.hazard.plays('Waiting Shadow').stage.resolve();
    t.resource.options_are('Éowyn', 'Legolas').chooses('Legolas');
    waits(['Gimli', 'Legolas'], true);
    t.hazard.plays('Waiting Shadow', { way: 'without an untapped Orc' }).stage.resolve();
    t.resource.chooses('Gimli');
    t.equal(t.card('Gimli').status, 'tapped', 'no Man is needed');
    waits(['Gimli', 'Legolas'], false);
    t.hazard.refused('Waiting Shadow', { 'no-target': 'coe/9.3' }, { way: 'with an untapped Orc' });
  });

  holds('Wrath of the West: what minions do may come to nothing', (t) => {
    for (const [roll, hidden] of [
      [6, true],
      [7, false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: ['Grishnákh'],
            },
          ],
          hand: ['A Nice Place to Hide'],
        },
        hazard: { hand: ['Wargs', 'Wrath of the West'] },
        moment: 'hazards',
        rolls: [roll],
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('A Nice Place to Hide');
      t.hazard.plays('Wrath of the West').stage.resolveThis();
      t.equal(!t.underAttack, hidden, `on a roll of ${roll}`);
      t.equal(t.card('Grishnákh').status, 'tapped', 'he has tapped for it');
    }
  });
});

describe('Against the Shadow', () => {
  holds('Lord of the Haven: a short-event along the coasts, for one or two', (t) => {
    const coast = (at: Named, to: Named): void => {
      t.board({
        resource: {
          companies: [{ at, to, members: ['Legolas', 'Gimli', 'Faramir'] }],
        },
        hazard: { hand: ['Lord of the Haven', 'River'] },
        moment: 'hazards',
      });
    };
    coast('Grey Havens', 'Edhellond');
    t.hazard.plays('Lord of the Haven', { way: 'As an event' }, 'Legolas', 'Gimli').stage.resolve();
    t.equal([t.card('Legolas').status, t.card('Gimli').status], ['tapped', 'tapped'], 'both');
    t.equal(
      [t.card('Faramir').status, t.card('Lord of the Haven').zone],
      ['untapped', 'discard'],
      'no more',
    );
    coast('Grey Havens', 'Edhellond');
    t.hazard.plays('Lord of the Haven', { way: 'As an event' }, 'Faramir', 'pass').stage.resolve();
    t.equal([t.card('Legolas').status, t.card('Faramir').status], ['untapped', 'tapped'], 'one');
    coast('Rivendell', 'Bree');
    t.hazard.refused('Lord of the Haven', { 'no-target': 'coe/9.3' }, { way: 'As an event' });
  });

  holds('A Lie in Your Eyes: he taps, his ally taps, or the dice decide', (t) => {
    for (const [words, roll, gollum, bofur, zone] of [
      ['Tap him', 0, 'untapped', 'tapped', 'play'],
      ['Tap an ally', 0, 'tapped', 'untapped', 'play'],
      ['the dice', 8, 'untapped', 'untapped', 'play'],
      ['the dice', 9, 'untapped', 'untapped', 'discard'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Bofur', bears: ['Gollum'] }] },
          ],
        },
        hazard: { hand: ['A Lie in Your Eyes'] },
        moment: 'hazards',
        rolls: roll > 0 ? [roll] : [],
      });
      t.hazard.plays('A Lie in Your Eyes').stage.resolve();
      t.resource.chooses(words);
      t.equal(t.card('Bofur').zone, zone, `${words} ${roll}`);
      if (zone === 'play')
        t.equal([t.card('Gollum').status, t.card('Bofur').status], [gollum, bofur], words);
    }
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Bofur', status: 'tapped' }, 'Gandalf'],
          },
        ],
      },
      hazard: { hand: ['A Lie in Your Eyes'] },
      moment: 'hazards',
    });
    t.hazard.refused('A Lie in Your Eyes', { 'no-target': 'coe/9.3' });
  });

  holds('Slip Treacherously: all items are tapped, and help as before', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Legolas', bears: ['Glamdring', 'Cram'] }],
          },
        ],
      },
      hazard: {
        companies: [{ at: 'Lórien', members: [{ name: 'Gimli', bears: ['Orcrist'] }] }],
        hand: ['Slip Treacherously'],
      },
      moment: 'hazards',
    });
    t.equal(t.card('Legolas').stat('prowess'), 8, 'with the sword');
    t.hazard.plays('Slip Treacherously').stage.resolve();
    for (const item of ['Glamdring', 'Cram', 'Orcrist'])
      t.equal(t.card(item).status, 'tapped', item);
    t.equal(t.card('Legolas').stat('prowess'), 8, 'the sword is as sharp as it was');
  });
});

describe('The White Hand', () => {
  holds('Ire of the East: a minion short-event of a Fallen-wizard comes to nothing', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Fatty Bolger', 'Gimli'] }],
        hand: ['A Nice Place to Hide'],
      },
      hazard: { hand: ['Wargs', 'Ire of the East', 'Blind to the West'] },
      moment: 'hazards',
      asksPasses: true,
      declared: 1,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.plays('A Nice Place to Hide', 'Fatty Bolger');
    t.hazard.mayNot('play Blind to the West').plays('Ire of the East').stage.resolveThis();
    t.expect(t.underAttack, 'the attack goes on, though no hazard was left');
    t.equal(t.card('Ire of the East').zone, 'out', 'the card is gone');
  });

  holds('Longing for the West: a Wizard is troubled wherever there is no Haven', (t) => {
    for (const at of ['Rivendell', 'Bree'] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gandalf', bears: ['Longing for the West'] }] }],
        },
        moment: 'untap',
        // at Bree it is made, at Rivendell it is not: a roll too few or too many fails
        rolls: at === 'Bree' ? [3] : [],
      });
      t.equal(t.card('Gandalf').corruption, 2, 'its own');
      t.passUntil('organization');
      t.resource.may('use Longing for the West');
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elrond'] }] },
      hazard: { hand: ['Longing for the West'] },
      moment: 'hazards',
    });
    t.hazard.plays('Longing for the West', 'Gandalf').stage.resolve();
    t.equal(t.card('Longing for the West').host, 'Gandalf', 'nobody else is such');
  });
});

describe('The Balrog', () => {
  holds('Diminish and Depart: Elves and Hobbits think of the Sea', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              'Gandalf',
              { name: 'Legolas', bears: ['Diminish and Depart'] },
              'Sam Gamgee',
              'Gimli',
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.equal(
      ['Legolas', 'Sam Gamgee', 'Gimli'].map((x) => t.card(x).stat('mind')),
      [7, 5, 6],
      'one more for Elves and Hobbits',
    );
    t.equal(t.card('Gandalf').influence(), 9, 'one less for the Wizard');
    t.resource.uses('Diminish and Depart').stage.resolve();
    t.equal(
      [t.card('Diminish and Depart').zone, t.card('Legolas').status],
      ['discard', 'tapped'],
      'at a Haven he taps to be rid of it',
    );
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: [{ name: 'Legolas', bears: ['Diminish and Depart'] }] }],
        hand: ['Concealment'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Diminish and Depart', { need: 'coe/9.2' });
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas', 'Pippin', 'Gimli'] }],
      },
      hazard: { hand: ['Diminish and Depart', 'Diminish and Depart'] },
      moment: 'hazards',
    });
    t.hazard.plays('Diminish and Depart', 'Pippin').stage.resolve();
    t.hazard.refused('Diminish and Depart', { duplicate: 'coe/g.cbd.1' });
  });

  holds('Glance of Arien: the Balrog is weaker under the sky', (t) => {
    for (const [events, less] of [
      [[], [2, 1]],
      [['Gates of Morning'], [4, 2]],
    ] as const) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: 'Moria', members: ['The Balrog'] }],
        },
        hazard: { hand: ['Glance of Arien', 'Glance of Arien'], events },
        moment: 'hazards',
      });
      const [prowess, body] = (['prowess', 'body'] as const).map((x) =>
        t.card('The Balrog').stat(x),
      );
      t.hazard.plays('Glance of Arien').stage.resolve();
      t.equal(
        [t.card('The Balrog').stat('prowess'), t.card('The Balrog').stat('body')],
        [prowess - less[0], body - less[1]],
        events.join(),
      );
      t.hazard.refused('Glance of Arien', { duplicate: 'coe/g.cbd.1' });
    }
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'The Under-gates', members: ['The Balrog'] }],
      },
      hazard: { hand: ['Glance of Arien'] },
      moment: 'hazards',
    });
    t.hazard.refused('Glance of Arien', { 'no-target': 'coe/9.3' });
  });

  holds('The Reek: the weak-minded tap, more of them the more Spawn there are', (t) => {
    for (const [spawn, tapped] of [
      [0, []],
      [1, ['Bergil', 'Bofur']],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Ettenmoors',
              members: ['Bergil', 'Bofur', 'Legolas', 'Gandalf'],
            },
          ],
          pile: ['Spider of the Môrlat'],
        },
        hazard: {
          hand: ['The Reek', 'Wargs', 'Giant Spiders'],
          events: spawn === 1 ? ['Spawn of Ungoliant'] : [],
        },
        moment: 'hazards',
      });
      if (spawn === 0) {
        t.hazard.refused('The Reek', { 'no-effect': 'coe/5.1.2' });
        continue;
      }
      t.hazard.plays('The Reek').stage.resolve();
      t.equal(t.card('Giant Spiders').zone, 'discard', 'a Spider is the price');
      t.equal(
        ['Bergil', 'Bofur', 'Legolas', 'Gandalf'].filter((x) => t.card(x).status === 'tapped'),
        [...tapped],
        `${spawn} in play, and one slain, which does not count`,
      );
    }
    // Spawn who serve somebody are Spawn too
    for (const ally of ['AS-71', 'BA-45', 'BA-47'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Bofur', 'Legolas'] }],
        },
        hazard: {
          kind: 'balrog',
          companies: [{ at: 'Moria', members: [{ name: 'Azog', bears: [ally] }] }],
          hand: ['The Reek', 'Giant Spiders'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('The Reek').stage.resolve();
      t.equal(t.card('Bofur').status, 'tapped', ally);
    }
  });

  holds('Spawn of Ungoliant: in two of the deeps, and worse wounds from Spiders', (t) => {
    t.board({
      resource: { companies: [{ at: 'The Gem-deeps', members: ['Glorfindel II'] }] },
      hazard: { events: ['Spawn of Ungoliant'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    const faced = t.fightOut({ always: 12 });
    // the site lets a creature from the hand attack besides
    t.hazard.passes();
    faced.push(...t.fightOut({ always: 12 }));
    t.expect(
      faced.some(([strikes, prowess]) => strikes === 3 && prowess === 15),
      'its own automatic-attack',
    );
    for (const [foe, key, total] of [
      ['Giant Spiders', 'Wilderness', 6],
      ['Wargs', 'Wilderness', 5],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli'] }] },
        hazard: { events: ['Spawn of Ungoliant'], hand: [foe] },
        moment: 'hazards',
      });
      t.hazard.plays(foe, key).stage.resolve();
      t.fightOut([2, 5]);
      t.equal(rolled(t, 'body').at(-1)?.total, total, foe);
    }
  });

  holds("Ungoliant's Foul Issue: Spiders under the mountains", (t) => {
    t.board({
      resource: { companies: [{ at: 'Ancient Deep-hold', members: ['Glorfindel II'] }] },
      hazard: { events: ["Ungoliant's Foul Issue"] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.expect(
      t.fightOut({ always: 12 }).some(([strikes, prowess]) => strikes === 2 && prowess === 17),
      'its own automatic-attack',
    );
    for (const there of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'The Under-grottos', members: ['Glorfindel II'] }] },
        hazard: {
          events: there ? ["Ungoliant's Foul Issue"] : [],
          hand: ['Giant Spiders', 'Shelob'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('movement-hazard');
      if (t.decision().seat === 0) t.resource.passes();
      if (there) t.hazard.may('play Giant Spiders');
      else t.hazard.mayNot('play Giant Spiders');
      t.hazard.mayNot('play Shelob: As a creature');
    }
  });
});
