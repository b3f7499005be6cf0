import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('where it is done', () => {
  holds('Dwarven Hoard: where the Dwarf is, whosever phase it is', (t) => {
    for (const moment of ['organization', 'hazards'] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Aragorn II'] },
            { at: 'Moria', members: ['Gimli'] },
          ],
          hand: ['Dwarven Hoard'],
        },
        moment,
        current: 'Aragorn II',
        asksPasses: true,
      });
      t.resource.plays('Dwarven Hoard').stage.resolve();
      const where = t.state.lasting.flatMap((l) => (l.what.k === 'abilities' ? [l.what.on] : []));
      t.equal(
        where,
        [{ t: 'card', id: t.company('Gimli').site }],
        `${moment}: at Moria, not at Bree`,
      );
    }
  });

  holds('Eagle-mounts: not into the dark, and only what is keyed to the site comes', (t) => {
    t.board({
      resource: {
        companies: [{ at: "Eagles' Eyrie", members: ['Gandalf', 'Gimli'] }],
        hand: ['Eagle-mounts'],
        sites: ['Bree', 'Moria', 'Dol Guldur', 'The Under-grottos', 'Pelargir'],
      },
      hazard: { hand: ['Wargs', 'Assassin', 'Elf-lord Revealed in Wrath'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end').resource.plays('Eagle-mounts').stage.resolve();
    const moves = t.resource.options().filter((o) => o.startsWith('move'));
    for (const dark of ['Moria', 'Dol Guldur', 'Under-grottos'])
      t.expect(!moves.some((o) => o.includes(dark)), `not to ${dark}`);
    t.resource.chooses('Pelargir');
    t.skipTo('movement-hazard');
    while (t.decision().seat === 0) t.pass();
    t.hazard.may('play Assassin').mayNot('play Wargs').mayNot('play Elf-lord');
  });

  holds('Eagle-mounts: no diplomat, no Eagles', (t) => {
    t.board({
      resource: {
        companies: [{ at: "Eagles' Eyrie", members: ['Aragorn II', 'Beretar'] }],
        hand: ['Eagle-mounts'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end').resource.refused('Eagle-mounts', { 'no-target': 'coe/9.3' });
  });
});

describe('what a sage does', () => {
  holds('Palantír of Annúminas: whatever only a sage can play, and nothing else', (t) => {
    const sages: readonly Named[] = [
      'Swordmaster',
      'Reforging',
      'Andúril, the Flame of the West',
      'Dreams of Lore',
      'Far-sight',
      'Ringlore',
      'Secret Entrance',
      'Test of Form',
      'Test of Lore',
      'The White Tree',
      'Use Palantír',
      'Align Palantír',
      'Marvels Told',
      'Wielded Twice',
      'Look More Closely Later',
      'Master of Wood, Water, or Hill',
      'Warm Now Be Heart and Limb',
    ];
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              {
                name: 'Elrond',
                bears: [{ name: 'Palantír of Annúminas', on: ['Align Palantír'] }],
              },
            ],
          },
        ],
        deck: [...sages.slice(0, 9), 'Concealment', "Wizard's Test", 'Risky Blow'],
        discard: [...sages.slice(9), 'Eyes of Mandos', 'Muster'],
        noFiller: true,
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.uses('Palantír of Annúminas').stage.resolve();
    t.resource.options_are(...sages);
    t.resource.chooses('Reforging');
    t.equal(t.card('Reforging').zone, 'hand', 'into the hand');
  });

  holds('Swordmaster: not twice on one, and none for who is tapped', (t) => {
    for (const [bears, status, reason] of [
      [['Swordmaster'], 'untapped', { duplicate: 'coe/g.cbd.1' }],
      [[], 'tapped', { cost: 'coe/9.2.3' }],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Weathertop', members: [{ name: 'Elrond', bears, status }, 'Aragorn II'] },
          ],
          hand: ['Swordmaster'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('Swordmaster', reason);
    }
  });

  holds('Ringlore: the site must be untapped, and a ring must be there', (t) => {
    for (const [ring, tapped, reason] of [
      [true, false, null],
      [false, false, 'no-target'],
      [true, true, 'no-user'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Weathertop',
              members: [{ name: 'Elrond', bears: ring ? ['Beautiful Gold Ring'] : [] }],
              ...(tapped ? { siteTapped: true as const } : {}),
            },
          ],
          hand: ['Ringlore'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (reason === null) t.resource.may('play Ringlore');
      else t.resource.mayNot('play Ringlore');
    }
  });

  holds('Reforging: a stored one brings back what can be borne, and no helmet', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond', 'Aragorn II'] }],
        stored: [{ name: 'Reforging', at: 'Rivendell' }],
        discard: ['Glamdring', 'Cram', 'Wormsbane', 'Sapling of the White Tree'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.points(0).misc, 1, 'worth one');
    t.resource.uses('Reforging', 'Elrond').stage.resolve();
    t.resource.chooses('Aragorn II');
    t.equal(t.card('Glamdring').host, 'Aragorn II', 'he may have it');
    t.equal([t.card('Reforging').zone, t.points(0).misc], ['discard', 0], 'it is spent');
  });
});

describe('of rings', () => {
  holds('Rolled down to the Sea: a gold ring in hand is a ring, and must go', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
        hand: ['Beautiful Gold Ring', 'Muster'],
      },
      hazard: { hand: ['Rolled down to the Sea'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Rolled down to the Sea').stage.resolve();
    t.equal(t.card('Beautiful Gold Ring').zone, 'discard', 'he has no other');
    t.expect(!t.sees(1, t.id('Muster')), 'his hand stays hidden');
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
        stored: [{ name: 'Lesser Ring', at: 'Rivendell' }],
        hand: ['Muster'],
      },
      hazard: { hand: ['Rolled down to the Sea'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Rolled down to the Sea').stage.resolve();
    t.equal(t.card('Lesser Ring').zone, 'pile', 'what is stored is out of reach');
    t.expect(t.sees(1, t.id('Muster')), 'so he shows his hand');
  });

  holds('Rumours of Rings: two at a time, one a turn, and never the One', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Elrond', bears: ['Beautiful Gold Ring'] }] },
        ],
        events: ['Rumours of Rings'],
        sideboard: ['Lesser Ring', 'The One Ring'],
        discard: ['Magic Ring of Words', 'Precious Gold Ring'],
        hand: ['Test of Form'],
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [4],
    });
    t.resource.uses('Rumours of Rings').stage.resolve();
    t.resource.options_are('Lesser Ring', 'Magic Ring of Words');
    t.resource.chooses('Lesser Ring');
    t.equal(t.points(0).item, 1, 'only the gold ring counts');
    t.resource.mayNot('use Rumours of Rings');
    t.resource.plays('Test of Form').stage.resolve();
    t.resource.options_are('Lesser Ring', 'pass');
    t.resource.chooses('Lesser Ring');
    t.equal(t.card('Lesser Ring').host, 'Elrond', 'played as if from hand');
  });

  holds("Wizard's Test: the better of two rolls, then the Wizard is tested himself", (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Gandalf', { name: 'Frodo', bears: ['Beautiful Gold Ring'] }],
          },
        ],
        hand: ["Wizard's Test", 'The One Ring'],
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [12, 2, 12],
    });
    t.resource.plays("Wizard's Test").stage.resolve();
    t.resource.chooses('12');
    t.resource.may('The One Ring');
    t.resource.chooses('The One Ring');
    t.equal(t.card('The One Ring').host, 'Frodo', 'in its place');
    t.equal(t.card('Gandalf').status, 'untapped', 'he does not tap');
  });

  holds('The Ring Will Have But One Master: a follower stays, and nine frees the bearer', (t) => {
    for (const roll of [8, 9]) {
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
                { name: 'Aragorn II', bears: ['Glamdring'] },
                { name: 'Beretar', under: 'Aragorn II' },
              ],
            },
          ],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.passUntil('pick');
      t.resource.options_are('Aragorn II', 'Beretar');
      t.resource.chooses('Aragorn II');
      t.equal(
        ['Aragorn II', 'Glamdring', 'Beretar'].map((x) => t.card(x).zone),
        ['discard', 'discard', 'play'],
        'he and his sword, not his follower',
      );
      t.passUntil('organization');
      t.rolls(roll);
      t.resource.uses('The Ring Will Have But One Master').stage.resolve();
      t.equal(t.card('Frodo').status, 'tapped', 'he taps');
      t.equal(
        t.card('The Ring Will Have But One Master').zone,
        roll === 9 ? 'discard' : 'play',
        `${roll}`,
      );
    }
  });

  holds('A Little Gold Ring: at Bag End or in a lair, where gold rings are', (t) => {
    for (const [at, may] of [
      ['LE-350', true],
      ['Weathertop', false],
      ['Goblin-gate', false],
      ['Lond Galen', false],
      ['LE-375', true],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at, members: ['Hendolen'] }],
          hand: ['A Little Gold Ring', 'The Least of Gold Rings'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      const open = t.resource.options();
      t.equal(
        open.some((o) => o.startsWith('play A Little Gold Ring')),
        may,
        `${at}: ${open.join(', ')}`,
      );
    }
  });
});

describe('songs and seas', () => {
  holds('Elf-song: nobody at a Haven is sent away; who falls wholly is lost all the same', (t) => {
    for (const [song, below, zone] of [
      [true, 1, 'play'],
      [true, 2, 'removed'],
      [false, 1, 'discard'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Beretar', bears: ['The One Ring', 'Cram'] }] },
          ],
          events: song ? ['Elf-song'] : [],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const points = t.card('Beretar').corruption;
      while (t.decision().seat === 0) t.pass();
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Beretar');
      t.rolls(points - below).resolve();
      t.equal(
        [t.card('Beretar').zone, t.card('Cram').zone],
        [zone, zone === 'play' ? 'play' : 'discard'],
        `${song ? 'with' : 'without'} the song, ${below} below`,
      );
    }
  });

  holds('Drowning Seas: without an item two cards go all the same', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Dol Amroth',
            to: 'Pelargir',
            by: ['Belfalas', 'Mouths of the Anduin', 'Lebennin'],
            members: ['Gimli'],
          },
        ],
        hand: ['Muster', 'Cram', 'Concealment'],
      },
      hazard: { hand: ['Drowning Seas', 'Drowning Seas'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const before = t.hand(0).length;
    t.hazard.plays('Drowning Seas').stage.resolve();
    t.equal(t.hand(0).length, before - 2, 'two of them');
    while (t.decision().seat === 0) t.pass();
    t.hazard.may('play Drowning Seas');
  });
});

describe('Mithril', () => {
  holds('binds the one who found it, whoever bears it later, until it is stored', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'The Under-gates', members: ['Gimli', 'Elrond'] }],
        hand: ['Mithril'],
        stored: [{ name: 'Vein of Arda', at: 'Rivendell' }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Mithril', 'Gimli').stage.resolve();
    t.equal(t.card('Mithril').host, 'Gimli', 'it is his');
    t.skipTo('organization', { turns: 2 });
    t.equal(
      [t.card('Gimli').status, t.card('Elrond').status],
      ['tapped', 'untapped'],
      'he does not untap',
    );
    t.rolls(12).resource.chooses('Mithril', 'Elrond').stage.resolve();
    t.skipTo('organization', { turns: 2 });
    t.equal(
      [t.card('Mithril').host, t.card('Gimli').status, t.card('Elrond').status],
      ['Elrond', 'tapped', 'untapped'],
      'the finder is bound, the bearer is not',
    );
  });
});
