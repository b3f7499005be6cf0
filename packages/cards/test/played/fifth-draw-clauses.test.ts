import { query } from '@mathom/engine';
import { renderCard } from '@mathom/engine/render/index';
import type { Named } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards of a fifth draw, each held to the boundary of its clauses. */

describe('people', () => {
  holds('Arwen and Haldalam: heard by one alone', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Easterling Camp', members: ['Arwen', 'Haldalam'] }],
        hand: ['Aragorn II', 'Boromir II', 'Easterlings', 'Southrons'],
      },
      moment: 'entered',
    });
    const arwen = t.card('Arwen');
    t.equal(
      [arwen.influence('Aragorn II'), arwen.influence('Boromir II'), arwen.influence()],
      [7, 0, 0],
      'Arwen',
    );
    const haldalam = t.card('Haldalam');
    t.equal(
      [haldalam.influence('Easterlings'), haldalam.influence('Southrons'), haldalam.influence()],
      [5, 1, 1],
      'Haldalam',
    );
  });

  holds('Arwen: what is for Aragorn lets nobody else follow her', (t) => {
    for (const [who, may] of [
      ['Aragorn II', true],
      ['Bergil', false],
    ] as const) {
      t.board({
        resource: {
          // two more influence than her own: he needs nine, Bergil two
          companies: [
            {
              at: 'Rivendell',
              members: [
                {
                  name: 'Arwen',
                  bears:
                    who === 'Bergil'
                      ? []
                      : ['Palantír of Orthanc', "Dwarven Ring of Thrár's Tribe"],
                },
                who,
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      t.equal(t.offered().includes(`put ${who} under Arwen`), may, who);
    }
  });

  holds('Bombur: stronger against Orcs; tempted, and little heard by factions', (t) => {
    for (const [creature, prowess] of [
      // less one for each strike too many
      ['Orc-warband', 3 + 1 - 4],
      ['Wargs', 3 - 1],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Bombur'] }] },
        hazard: { hand: [creature] },
        moment: 'hazards',
      });
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped');
      t.equal(t.strikeProwess(), prowess, creature);
    }
    t.board({
      resource: {
        companies: [{ at: "Beorn's House", members: ['Bombur'] }],
        hand: ['Beornings'],
      },
      moment: 'entered',
      rolls: [7],
    });
    t.equal(t.card('Bombur').stat('corruption-check'), -1, 'his own checks');
    t.resource.plays('Beornings').stage.resolve();
    t.equal(rolled(t, 'influence').at(-1)?.total, 6, 'one less');
  });
});

describe('factions and gear', () => {
  holds('Bombur: heard less by factions that follow another, too', (t) => {
    const attempt = (who: Named): number | undefined => {
      t.board({
        resource: { companies: [{ at: "Beorn's House", members: [who, 'Gandalf'] }] },
        hazard: { pile: ['Beornings'], companies: [{ at: 'Rivendell', members: ['Arwen'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses(who);
      t.rolls(12, 2).resolve();
      return rolled(t, 'influence').at(-1)?.total;
    };
    const gimli = attempt('Gimli') ?? 0;
    t.equal(attempt('Bombur'), gimli - 2 - 1, 'without the influence of Gimli, and one less');
  });

  holds('Tolfalas: of greater items the Scroll alone', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'AS-162', members: ['Ostisen'] }],
        hand: ['Scroll of Isildur', 'LE-325', 'Saw-toothed Blade'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.may('play Scroll of Isildur').may('play Saw-toothed').mayNot('play The Mithril');
  });

  holds('Hillmen: eleven is above ten, and their friends help whosever they are', (t) => {
    for (const [roll, mine, theirs, zone] of [
      [10, [], [], 'discard'],
      [11, [], [], 'pile'],
      [8, ['Dunlendings'], [], 'discard'],
      [9, ['Dunlendings'], [], 'pile'],
      [9, ['Angmarim'], [], 'pile'],
      [7, ['Dunlendings', 'Angmarim'], [], 'pile'],
      [6, ['Dunlendings', 'Angmarim'], [], 'discard'],
      [9, [], ['Dunlendings'], 'pile'],
      [8, [], ['Dunlendings'], 'discard'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Cameth Brin', members: [{ name: 'Ostisen' }] }],
          pile: mine,
          hand: ['Hillmen'],
        },
        hazard: { kind: 'ringwraith', pile: theirs },
        moment: 'entered',
        rolls: [roll],
      });
      t.resource.plays('Hillmen').stage.resolve();
      t.equal(t.card('Hillmen').zone, zone, `${roll} ${mine} ${theirs}`);
    }
  });

  holds('The Mithril-coat: three more body, ten at most', (t) => {
    for (const who of ['Ostisen', 'Lagduf', 'Layos', 'Hendolen'] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: [who] }],
        },
        moment: 'organization',
      });
      const bare = t.card(who).stat('body');
      const points = t.points(0).item;
      const cp = t.card(who).corruption;
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: [{ name: who, bears: ['LE-325'] }] }],
        },
        moment: 'organization',
      });
      t.equal(t.card(who).stat('body'), Math.min(10, bare + 3), who);
      t.equal([t.points(0).item - points, t.card(who).corruption - cp], [3, 2], 'numbers');
    }
  });

  holds('The Reviled Ring: less mind, more prowess', (t) => {
    for (const who of ['Ostisen', 'Lagduf', 'Layos', 'Hendolen'] as const) {
      const facts = (bears: Named[]): number[] => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Minas Morgul', members: [{ name: who, bears }] }],
          },
          moment: 'organization',
        });
        return [t.card(who).stat('mind'), t.card(who).stat('prowess')];
      };
      const [mind, prowess] = facts([]);
      t.equal(facts(['The Reviled Ring']), [Math.max(1, mind - 2), prowess + 3], who);
    }
  });
});

describe('strikes', () => {
  holds('Risky Blow: three more and one less body, for a warrior, once', (t) => {
    for (const who of ['Aragorn II', 'Fatty Bolger'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: [who] }],
          hand: ['Risky Blow', 'Risky Blow'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const had = [t.card(who).stat('prowess'), t.card(who).stat('body')];
      t.resource.mayNot('play Risky Blow').passes();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      if (who === 'Aragorn II') {
        const base = t.strikeProwess();
        t.resource.plays('Risky Blow').stage.resolve();
        t.equal(t.strikeProwess(), base + 3, 'more');
        t.equal(t.card(who).stat('body'), had[1] - 1, 'less');
        t.resource.mayNot('play Risky Blow');
        t.fightOut({ always: 12 });
        t.equal([t.card(who).stat('prowess'), t.card(who).stat('body')], had, 'over');
      } else t.resource.mayNot('play Risky Blow');
    }
  });

  holds('One Foe to Breed a War: wounds again do not end it, healing is put off once', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              'Aragorn II',
              { name: 'Gimli', status: 'wounded', bears: ['One Foe to Breed a War'] },
            ],
          },
        ],
      },
      moment: 'untap',
    });
    t.skipTo('organization');
    t.equal(
      [t.card('Gimli').status, t.card('One Foe to Breed a War').zone],
      ['wounded', 'discard'],
      'instead',
    );
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Gimli').status, 'tapped', 'next time he heals');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Moria',
            members: [{ name: 'Gimli', status: 'wounded', bears: ['One Foe to Breed a War'] }],
          },
        ],
      },
      hazard: { hand: ['Wargs', 'One Foe to Breed a War'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.mayNot('play One Foe');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.fightOut(2, 2);
    t.equal(
      [t.card('Gimli').status, t.card('One Foe to Breed a War').zone],
      ['wounded', 'play'],
      'wounded again',
    );
  });

  holds('One Foe to Breed a War: nobody who is hale, no Wizard', (t) => {
    for (const [who, status, may] of [
      ['Gimli', 'wounded', true],
      ['Gimli', 'tapped', false],
      ['Gandalf', 'wounded', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: [{ name: who, status }] }],
        },
        hazard: { hand: ['One Foe to Breed a War'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) t.hazard.may('play One Foe');
      else t.hazard.refused('One Foe to Breed a War', { 'no-target': 'coe/9.3' });
    }
  });
});

describe('places', () => {
  holds('The Under-grottos: a gold ring is tested at one more there', (t) => {
    for (const [at, total] of [
      ['AS-166', 8],
      ['AS-165', 7],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at, members: ['Gandalf', { name: 'Gimli', bears: ['Beautiful Gold Ring'] }] },
          ],
          hand: ['Minor Ring'],
        },
        moment: 'organization',
      });
      t.rolls(7).resource.uses('Gandalf').stage.resolve();
      t.equal(rolled(t, 'ring').at(-1)?.total, total, at);
    }
  });

  holds('The Reviled Ring: after a test for Spirit Rings, and one for each bearer', (t) => {
    for (const [roll, bears, may] of [
      [7, [], false],
      [8, [], true],
      [8, ['The Reviled Ring'], false],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'Edoras', members: ['WH-4', { name: 'Ostisen', bears: ['LE-303', ...bears] }] },
          ],
          hand: ['The Reviled Ring', 'Minor Ring'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('play The Reviled Ring');
      t.rolls(roll).resource.uses('Gandalf').stage.resolve();
      t.equal(t.offered().includes('The Reviled Ring'), may, `${roll}: ${t.where()}`);
    }
  });

  holds('The Under-grottos: Orcs, then one who is keyed to a Shadow-hold', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'AS-166', members: ['Ostisen', 'Layos', 'Hendolen'] }],
      },
      hazard: { hand: ['Ghouls', 'Wargs', 'Cave-drake', 'Gothmog'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [4, 7], 'Orcs');
    t.fightOut({ always: 12 });
    t.asks(t.hazard, 'attack-from-hand').hazard.options_are('Ghouls', 'pass').chooses('Ghouls');
    t.equal([t.attack().strikes, t.attack().prowess], [5, 7], 'Ghouls');
    t.fightOut({ always: 12 });
    t.equal(t.card('Ghouls').zone, 'discard', 'no kill');
  });

  holds('Tolfalas: an overt company tires as it comes', (t) => {
    for (const [members, offered] of [
      [
        ['Lagduf', 'Ostisen'],
        ['Lagduf', 'Ostisen'],
      ],
      [[{ name: 'Lagduf', status: 'tapped' }], null],
      [['Ostisen', 'Layos'], 'covert'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', to: 'Tolfalas', members }],
        },
        hazard: { hand: ['River'] },
        moment: 'passives',
        asksPasses: true,
      });
      if (offered === 'covert') {
        t.skipTo('movement-hazard');
        t.equal(t.card('Ostisen').status, 'untapped', 'covert');
        continue;
      }
      t.resolve();
      if (offered)
        t.asks(t.resource, 'pick')
          .resource.options_are(...offered)
          .chooses(offered[0]);
      t.equal(t.card('Lagduf').status, 'tapped', 'tired');
    }
  });

  holds('Houses of Healing: a Free-hold alone, for healing alone', (t) => {
    for (const [at, may] of [
      ['Edoras', true],
      ['Bree', false],
      ['Rivendell', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gimli', status: 'wounded' }] }],
          hand: ['Houses of Healing', 'Haldir'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused('Houses of Healing', { 'no-target': 'coe/9.3' });
        continue;
      }
      t.resource.plays('Houses of Healing').stage.resolve();
      t.skipTo('organization', { turns: 2 });
      t.equal(t.card('Gimli').status, 'tapped', 'healed');
    }
  });
});

describe('hazards', () => {
  holds('Moon: one step, by the Gates or the Doors, for hazards', (t) => {
    const W = ['Rivendell', 'Bree', ['Rhudaur', 'Arthedain']] as const;
    const B = ['Edoras', 'Minas Tirith', ['Rohan', 'Anórien']] as const;
    const D = ['Barad-dûr', 'Mount Doom', ['Gorgoroth']] as const;
    for (const [event, [at, to, by], creature, may] of [
      ['Gates of Morning', W, 'Cave-drake', false],
      [undefined, W, 'Cave-drake', true],
      ['Doors of Night', W, 'Cave-drake', true],
      [undefined, B, 'Wargs', true],
      ['Gates of Morning', B, 'Wargs', false],
      ['Doors of Night', B, 'Wargs', true],
      [undefined, D, 'Wargs', false],
      ['Doors of Night', D, 'Wargs', true],
      ['Doors of Night', D, 'Cave-drake', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, to, by, members: ['Gimli', 'Kíli', 'Legolas'] }],
          events: ['Moon', ...(event === 'Gates of Morning' ? [event] : [])],
        },
        hazard: {
          hand: [creature, 'River'],
          events: event === 'Doors of Night' ? [event] : [],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(t.offered().includes(`play ${creature}`), may, `${event} ${to} ${creature}`);
    }
  });

  holds('Hundreds of Butterflies: one tapped, who moves, in his own phase', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Gimli', status: 'tapped' },
              { name: 'Kíli', status: 'wounded' },
            ],
          },
          { at: 'Rivendell', to: 'Moria', members: [{ name: 'Legolas', status: 'tapped' }] },
        ],
        hand: ['Hundreds of Butterflies', 'Hundreds of Butterflies'],
      },
      hazard: { hand: ['River'] },
      moment: 'hazards',
      current: 'Gimli',
      asksPasses: true,
    });
    t.equal(t.limit('Gimli'), 2, 'before');
    t.resource.plays('Hundreds of Butterflies').stage.resolve();
    t.equal([t.card('Gimli').status, t.limit('Gimli')], ['untapped', 3], 'one more');
    t.resource.refused('Hundreds of Butterflies', { 'no-target': 'coe/9.3' });
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', status: 'tapped' }] }],
        hand: ['Hundreds of Butterflies'],
      },
      hazard: { hand: ['River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.mayNot('play Hundreds');
  });

  holds('Angmar Arises: goes with one slain by a name, not by a sign', (t) => {
    for (const [key, roll, zone] of [
      ['Angmar', 12, 'discard'],
      ['Angmar', 2, 'play'],
      ['Shadow-hold', 12, 'play'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: ['Elrond', 'Gimli', 'Legolas', 'Aragorn II', 'Glorfindel II'],
            },
          ],
        },
        hazard: { hand: ['Orc-guard'], events: ['Angmar Arises'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-guard', key).stage.resolve();
      t.fightOut({ always: roll });
      t.equal(t.card('Angmar Arises').zone, zone, `${key} ${roll}`);
    }
  });

  holds('Nameless Thing: below, and with Doors of Night near by and on the sea', (t) => {
    for (const [at, to, doors, may] of [
      ['The Under-grottos', undefined, false, true],
      ['Goblin-gate', undefined, false, false],
      ['Goblin-gate', undefined, true, true],
      ['Bree', undefined, true, false],
      ['Edhellond', 'Tolfalas', false, false],
      ['Edhellond', 'Tolfalas', true, true],
    ] as const) {
      t.board({
        resource: { companies: [{ at, ...(to ? { to } : {}), members: ['Gimli', 'Legolas'] }] },
        hazard: { hand: ['Nameless Thing', 'River'], events: doors ? ['Doors of Night'] : [] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(t.offered().includes('play Nameless Thing'), may, `${at} ${to} ${doors}`);
    }
  });

  holds('Exhalation of Decay: one’s own dead, if they can come', (t) => {
    for (const [mine, theirs, to, may] of [
      [['Ghouls'], [], 'Moria', true],
      [[], ['Ghouls'], 'Moria', false],
      [['Ghouls'], [], 'Bree', false],
      [['Orc-guard'], [], 'Moria', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to, members: ['Gimli', 'Legolas'] }],
          discard: theirs,
        },
        hazard: {
          hand: ['Exhalation of Decay', 'River'],
          discard: mine,
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(t.offered().includes('play Exhalation of Decay'), may, `${mine} ${theirs} ${to}`);
      if (!may) continue;
      const limit = t.company('Gimli').hazards;
      t.hazard.plays('Exhalation of Decay').stage.resolve();
      t.equal([t.attack().prowess, t.attack().strikes], [6, 5], 'Ghouls');
      t.equal(t.company('Gimli').hazards, limit + 1, 'counts once');
    }
  });

  holds('Arouse Defenders: one for a site, whatever is declared', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', to: 'Drúadan Forest', members: ['Hendolen', 'Layos'] }],
      },
      hazard: { hand: ['Arouse Defenders', 'Arouse Defenders', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Arouse Defenders');
    t.resource.passes();
    // in the one rule set a copy that is declared counts, in the others what it does is looked at when it resolves
    if (t.offered().includes('play Arouse Defenders')) t.hazard.plays('Arouse Defenders');
    t.resolve();
    t.expect(!t.offered().includes('play Arouse Defenders'), 'one for a site');
    t.skipTo('enter').resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'two more, once');
  });
});

describe('Ents and mountains', () => {
  holds('Skinbark: no strike at a site, but he stands by', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Moria', members: ['Aragorn II', { name: 'Gimli', bears: ['Skinbark'] }] },
        ],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.passUntil('defend').resource.mayNot('a strike to Skinbark').chooses('a strike to Gimli');
    t.skipTo('strike').resource.chooses('against Gimli');
    t.hazard.chooses('0');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('support');
    t.expect(
      t.offered().some((x) => x.includes('Skinbark')),
      'he helps',
    );
  });

  holds('Ash Mountains: not twice for one company, in whatever way', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Dead Marshes', to: 'Mount Doom', members: ['Beretar', 'Aragorn II'] }],
        hand: ['Ash Mountains', 'Ash Mountains'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end');
    t.resource.plays('Ash Mountains', { way: 'neighbors' }, 'Beretar').stage.resolve();
    t.equal(t.card('Beretar').status, 'tapped', 'the price');
    t.resource.mayNot('play Ash Mountains');
    t.skipTo('defend');
    t.equal([t.attack().strikes, t.attack().prowess], [4, 8], 'Orcs');
  });

  holds('Ash Mountains: the Orcs come though the card is shuffled away, and name no other', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Dead Marshes', to: 'Mount Doom', members: ['Beretar', 'Aragorn II'] }],
        hand: ['Ash Mountains', 'Smoke Rings'],
        deck: ['Glamdring', 'Orcrist', 'Concealment', 'Stealth', 'Dodge', 'Halfling Strength'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end');
    t.resource.plays('Ash Mountains', { way: 'neighbors' }, 'Beretar').stage.resolve();
    // there is no other card to fetch
    t.passUntil('long-event').resource.plays('Smoke Rings').stage.resolve();
    t.equal(t.card('Ash Mountains').zone, 'deck', 'shuffled into the deck');
    t.skipTo('defend');
    t.equal([t.attack().strikes, t.attack().prowess], [4, 8], 'Orcs');
    t.equal(
      t.state.lasting.map((l) => [l.card, l.def]),
      [[-1, 'Ash Mountains']],
      'by its name, and by no number of a card in a deck',
    );
    t.equal(query.attackFrame(t.state)?.card, -1, 'no card of the deck is the one that attacks');
  });

  holds('Ash Mountains: a tapped ranger knows the safer way, without one there is none', (t) => {
    for (const [who, may] of [
      ['Beretar', true],
      ['Gimli', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Dead Marshes', members: [{ name: who, status: 'tapped' }] },
          ],
          hand: ['Ash Mountains'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end');
      if (!may) {
        t.resource.mayNot('play Ash Mountains');
        continue;
      }
      t.resource.plays('Ash Mountains').stage.resolve();
      t.skipTo('movement-hazard');
      t.equal(t.limit(who), 2, 'no less than two');
    }
  });

  holds('Fair Travels in Shadow-lands: by the regions gone through; not for who stays', (t) => {
    for (const [by, limit] of [
      [['Wold & Foothills', 'Brown Lands', 'Dagorlad'], 3],
      [['Redhorn Gate'], 4],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: by.length > 1 ? 'Dead Marshes' : 'Moria',
              members: ['Gimli', 'Bergil', 'Kíli', 'Fíli'],
            },
          ],
          hand: ['Fair Travels in Shadow-lands', 'Fair Travels in Shadow-lands'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end');
      t.resource.plays('Fair Travels in Shadow-lands').stage.resolve();
      t.resource.mayNot('play Fair Travels');
      t.skipTo('movement-hazard');
      t.equal(t.limit('Gimli'), limit, by.join());
    }
  });
});

describe('words', () => {
  it('a creature that is called back lies in one’s own discard pile, and the company does not', () => {
    for (const id of ['DM-55', 'DM-66']) {
      const card = allCards.find((c) => c.id === id);
      expect(card && renderCard(card).text.join(' ')).toMatch(
        /creature in your discard pile that is playable on the company now/,
      );
    }
  });
});
