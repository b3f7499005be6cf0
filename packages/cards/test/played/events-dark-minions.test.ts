import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Events of Dark Minions that no ruling speaks of: what each of them does. */
describe('hazards', () => {
  holds('Drums: in the deep, and among the Orcs above it', (t) => {
    t.board({
      resource: { companies: [{ at: 'The Under-grottos', members: ['Aragorn II', 'Legolas'] }] },
      hazard: { events: ['Drums'], hand: ['River'] },
      moment: 'hazards',
    });
    t.equal(t.limit('Legolas'), 3, 'one more hazard in the Under-deeps');
    for (const [at, open, numbers] of [
      ['The Under-grottos', false, [5, 9]],
      ['Moria', false, [5, 8]],
      ['Moria', true, [6, 9]],
      ['Ettenmoors', true, [1, 9]],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Aragorn II', 'Legolas'] }] },
        hazard: { events: open ? ['Drums', 'Doors of Night'] : ['Drums'] },
        moment: 'site',
      });
      t.resource.chooses('enter');
      t.equal([t.attack().strikes, t.attack().prowess], [...numbers], `at ${at}`);
    }
  });

  holds('Eyes of the Shadow: the great are watched when they go with few', (t) => {
    for (const [members, limit] of [
      [['Gandalf', 'Gimli'], 4],
      [['Legolas', 'Bergil'], 4],
      [['Aragorn II', 'Bergil'], 2],
      [['Gandalf', 'Bergil', 'Gimli', 'Bofur'], 4],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: [...members] }] },
        hazard: { events: ['Eyes of the Shadow'], hand: ['River'] },
        moment: 'hazards',
      });
      t.equal(t.limit(members[0]), limit, members.join(' and '));
    }
    for (const day of [false, true] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }],
          events: day ? ['Gates of Morning'] : [],
        },
        hazard: { hand: ['Eyes of the Shadow'] },
        moment: 'hazards',
      });
      if (day) t.hazard.mayNot('play Eyes of the Shadow');
      else t.hazard.may('play Eyes of the Shadow');
    }
  });

  holds('Faces of the Dead: one Undead in hand, and someone runs home', (t) => {
    for (const [roll, runs] of [
      [6, true],
      [7, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas', 'Gandalf'] }],
        },
        hazard: { hand: ['Faces of the Dead', 'Corpse-candle'] },
        moment: 'hazards',
      });
      t.rolls(roll).hazard.plays('Faces of the Dead').stage.resolve();
      t.equal(t.card('Corpse-candle').zone, 'discard', 'the Undead is discarded');
      t.expect(t.discardSeenBy(0, 1).includes('Corpse-candle'), 'and shown');
      t.equal(t.card('Legolas').companions, runs ? [] : ['Gandalf'], `a roll of ${roll}`);
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas'] }] },
      hazard: { hand: ['Faces of the Dead', 'Wargs'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Faces of the Dead');
  });

  holds('No Way Forward: shorter journeys, of two regions at least', (t) => {
    const reach = (events: Named[]): number => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        },
        hazard: { hand: ['River'], events },
        moment: 'movement',
      });
      t.skipTo('path');
      return Math.max(...t.offered().map((o) => o.split(' - ').length));
    };
    t.equal(reach([]), 4, 'four regions');
    t.equal(reach(['No Way Forward']), 3, 'three');
    t.equal(reach(['No Way Forward', 'Doors of Night']), 2, 'two');
  });

  holds('Redoubled Force: more Orcs in their holds, until they are beaten', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: [{ name: 'Glorfindel II', bears: ['Orcrist'] }] }],
      },
      hazard: { events: ['Redoubled Force'] },
      moment: 'site',
    });
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [7, 9], 'three strikes and two prowess');
    t.fightOut(12);
    t.equal(t.card('Redoubled Force').zone, 'discard', 'with the attack it is gone');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { events: ['Redoubled Force'], hand: ['Orc-raiders'] },
      moment: 'hazards',
    });
    t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [4, 6], 'elsewhere they are as they were');
  });

  holds('Scimitars of Steel: a Nazgûl gives himself up for it', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Scimitars of Steel', 'Orc-raiders'], events: ['Dwar of Waw'] },
      moment: 'hazards',
    });
    t.hazard.plays('Scimitars of Steel').stage.resolve();
    t.equal(t.card('Dwar of Waw').zone, 'discard', 'he is gone');
    t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 7, 'one more');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Scimitars of Steel', 'Wargs'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Scimitars of Steel');
  });

  holds('Tribal Banner and Tribal Totem: fewer dead of theirs, more of ours', (t) => {
    for (const [card, less, more] of [
      ['Tribal Banner', 1, 1],
      ['Tribal Totem', 3, 2],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Frodo', 'Gimli'] }],
        },
        hazard: { hand: [card, card, 'Olog-hai (Trolls)', 'Orc-guard', 'Ghosts'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Olog-hai (Trolls)', 'Shadow-land').stage.resolve();
      t.hazard.plays(card).stage.resolve();
      t.equal([t.attack().prowess, t.attack().body], [10 - less, 5 - less], 'the attack');
      t.resource.passes();
      t.hazard.mayNot(`play ${card}`);
      t.fightOut(2, 3, 12, 12);
      t.equal(rolled(t, 'body').at(-1)?.total, 3 + more, 'the body check');
      t.hazard.plays('Orc-guard', 'Shadow-land').stage.resolve();
      t.equal(t.attack().prowess, card === 'Tribal Totem' ? 5 : 8, 'the next attack');
    }
  });

  holds('Waylaid, Wounded, and Orc-dragged: a Hobbit is carried off, ring and all', (t) => {
    for (const [roll, kept] of [
      [6, false],
      [7, true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              by: ['Rhudaur', 'Arthedain'],
              members: [{ name: 'Frodo', bears: ['Precious Gold Ring', 'Cram'] }],
            },
          ],
        },
        hazard: {
          hand: ['Orc-lieutenant', 'Waylaid, Wounded, and Orc-dragged'],
          sites: ['Ettenmoors'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
      t.passUntil('strike-hazard');
      const before = t.strikeProwess();
      t.hazard.plays('Waylaid, Wounded, and Orc-dragged').stage.resolve();
      t.equal(t.strikeProwess(), before + 2, 'he fights hard');
      t.fightOut(2);
      t.equal(t.card('Cram').zone, 'discard', 'what he carried is lost');
      t.equal(t.card('Precious Gold Ring').host, 'Frodo', 'but not his ring');
      t.equal(t.card('Frodo').status, 'untapped', 'he is not harmed');
      t.state.dice = [];
      t.rolls(roll);
      for (let i = 0; i < 60 && rolled(t, 'roll').length === (kept ? 1 : 0); i++) {
        const { options } = t.decision();
        t.take(
          options.find((o) => o.type === 'pass' || o.type === 'no') ?? options[0],
          'nothing is done',
        );
      }
      t.equal(t.state.active, 0, 'in his player’s next turn there is a roll');
      t.equal(t.card('Precious Gold Ring').zone, kept ? 'play' : 'discard', `a roll of ${roll}`);
    }
  });

  holds('Wraith-lord: the Nine strike deeper, and cost nothing', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Cirith Gorgor', to: 'Mount Doom', members: ['Aragorn II', 'Legolas'] }],
      },
      hazard: { hand: ['Wraith-lord', 'Dwar of Waw', 'Orc-guard', 'Wraith-lord'] },
      moment: 'hazards',
      declared: 3,
    });
    t.equal(t.limit('Legolas'), 4, 'one more hazard is allowed');
    t.hazard.plays('Wraith-lord').stage.resolve();
    t.hazard.mayNot('play Wraith-lord').mayNot('play Orc-guard');
    t.hazard.plays('Dwar of Waw', 'Gorgoroth', { way: 'creature' }).stage.resolve();
    t.equal(t.attack().prowess, 17, 'two more');
    t.fightOut(2, 2);
    const hurt = ['Aragorn II', 'Legolas'].find((n) => t.card(n).status === 'wounded') ?? '';
    t.equal(
      t.card(hurt).stat('body'),
      (hurt === 'Aragorn II' ? 9 : 8) - 1,
      'whom he wounds has less body',
    );
    t.equal(rolled(t, 'body').at(-1)?.against, t.card(hurt).stat('body'), 'already for the check');
  });
});

describe('resources', () => {
  holds('First of the Order: Saruman stands firm for a turn', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: [{ name: 'Saruman', bears: ['Glamdring'] }] },
        ],
        hand: ['First of the Order'],
      },
      hazard: { hand: ['Dragon-sickness'] },
      moment: 'hazards',
      rolls: [7],
    });
    t.hazard.plays('Dragon-sickness', 'Saruman');
    t.resource.plays('First of the Order').stage.resolve();
    t.equal(rolled(t, 'corruption')[0]?.total, 7 - 1 + 2, 'two more');
  });

  holds('Healing of Nimrodel: from Haven to Haven all are made well', (t) => {
    for (const [to, well] of [
      ['Lórien', true],
      ['Bree', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to,
              members: [
                { name: 'Aragorn II', status: 'wounded' },
                { name: 'Bergil', status: 'tapped' },
              ],
            },
          ],
          hand: ['Healing of Nimrodel'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
      });
      t.resource.plays('Healing of Nimrodel').stage.resolve();
      t.skipTo(well ? 'discard-one' : 'enter');
      t.equal(
        [t.card('Aragorn II').status, t.card('Bergil').status],
        well ? ['untapped', 'untapped'] : ['wounded', 'tapped'],
        `in ${to}`,
      );
    }
  });

  holds('Herb-lore: found in the wild, used at need', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Radagast'] }],
        hand: ['Herb-lore'],
      },
      moment: 'hazards',
    });
    t.resource.plays('Herb-lore').stage.resolve();
    t.equal(t.card('Herb-lore').host, 'Radagast', 'it is with him');
    t.equal(t.card('Radagast').status, 'tapped', 'he taps');
    t.board({
      resource: {
        companies: [
          {
            at: 'Ettenmoors',
            members: [
              { name: 'Radagast', bears: ['Herb-lore'] },
              { name: 'Aragorn II', status: 'wounded' },
              { name: 'Legolas', status: 'tapped' },
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.resource.uses('Herb-lore').stage.resolve();
    t.equal(
      ['Aragorn II', 'Legolas', 'Radagast'].map((n) => t.card(n).status),
      ['untapped', 'untapped', 'untapped'],
      'all are well',
    );
    t.equal(t.card('Herb-lore').zone, 'discard', 'the herbs are used');
  });

  holds('Hobbit-lore: Gandalf has a way with Hobbits', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf', 'Frodo', 'Gimli'] }],
        hand: ['Hobbit-lore'],
      },
      moment: 'organization',
    });
    const before = t.card('Gandalf').influence('Frodo');
    t.resource.plays('Hobbit-lore').stage.resolve();
    t.equal(t.card('Gandalf').status, 'tapped', 'he taps');
    t.equal(t.card('Gandalf').influence('Frodo'), before + 2, 'two more with Hobbits');
    t.equal(t.card('Gandalf').influence('Gimli'), before, 'not with others');
  });

  holds('Vein of Arda: hard to carry home', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'The Under-grottos', members: ['Gimli', 'Legolas', 'Elrond'] }],
        hand: ['Vein of Arda', 'Vein of Arda'],
      },
      moment: 'entered',
    });
    t.resource.chooses('play Vein of Arda').options_are('Gimli', 'Elrond', 'back');
    t.resource.chooses('Gimli').stage.resolve();
    t.equal(
      [t.card('Gimli').status, t.card('The Under-grottos').status],
      ['tapped', 'tapped'],
      'he and the site',
    );
    t.equal(t.points(0).misc, 2, 'two points');
    t.resource.mayNot('play Vein of Arda');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Gimli', status: 'tapped', bears: ['Vein of Arda'] }],
          },
        ],
      },
      moment: 'untap',
    });
    t.skipTo('organization');
    t.equal(t.card('Gimli').status, 'tapped', 'he cannot untap');
    t.resource.may('store Vein of Arda');
  });

  holds('When You Know More: a sage’s word helps another', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Edoras',
            members: ['Imrahil', { name: 'Elrond', bears: ['When You Know More'] }],
          },
        ],
        hand: ['Riders of Rohan'],
      },
      moment: 'entered',
      rolls: [7, 5],
    });
    t.resource.plays('Riders of Rohan', 'Imrahil');
    t.resource.uses('When You Know More').stage.resolve();
    const helped = rolled(t, 'influence')[0]?.total ?? 0;
    t.equal(rolled(t, 'corruption')[0]?.total, 7, 'he checks');
    t.equal(t.card('Elrond').status, 'tapped', 'he taps');
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: ['Imrahil', 'Elrond'] }],
        hand: ['Riders of Rohan'],
      },
      moment: 'entered',
      rolls: [5],
    });
    t.resource.plays('Riders of Rohan', 'Imrahil').stage.resolve();
    t.equal(helped, (rolled(t, 'influence').at(-1)?.total ?? 0) + 2, 'two more');
  });
});
