import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards drawn by lot and held to each clause of their text: whom they are for, and where they end. */
const kind = 'ringwraith';

describe('dragons ahunt', () => {
  const hunted = (
    t: Stage,
    card: Named,
    way: { at: Named; to: Named },
    more: { doors?: true; own?: true } = {},
  ): [number, number][] => {
    t.board({
      resource: {
        companies: [{ ...way, members: ['Gimli', 'Legolas'] }],
        events: more.own ? [card] : [],
      },
      hazard: {
        events: [...(more.own ? [] : [card]), ...(more.doors ? (['Doors of Night'] as const) : [])],
      },
      moment: 'passives',
    });
    t.resolve();
    return t.fightOut({ always: 12 });
  };
  const NORTH = { at: "Thranduil's Halls", to: 'Iron Hill Dwarf-hold' } as const;
  const EAST = { at: 'Lórien', to: 'Buhr Widu' } as const;

  holds('Leucaruth falls upon the companies of both players, and once only', (t) => {
    const card = 'Leucaruth Ahunt';
    t.equal(hunted(t, card, NORTH), [[3, 14]], 'of the other player');
    t.equal([t.card(card).zone, t.points(0).kill], ['pile', 4], 'slain');
    t.equal(hunted(t, card, NORTH, { own: true }), [[3, 14]], 'his own');
    t.equal(t.points(0).kill, 0, 'nobody is paid for his own Dragon');
    t.equal(
      hunted(t, card, NORTH, { doors: true }),
      [[3, 14]],
      'through lands of both lists: once',
    );
  });

  holds('Leucaruth and Daelomin go further with Doors of Night', (t) => {
    for (const [card, attack] of [
      ['Leucaruth Ahunt', [3, 14]],
      ['Daelomin Ahunt', [4, 11]],
    ] as const) {
      t.equal(hunted(t, card, EAST), [], `${card}: too far`);
      t.equal(hunted(t, card, EAST, { doors: true }), [[...attack]], `${card}: with Doors`);
    }
  });
});

describe('what is borne', () => {
  const numbers = (t: Stage, who: Named, bears: Named[], minion = false): number[] => {
    t.board({
      resource: {
        ...(minion ? { kind } : {}),
        companies: [{ at: minion ? 'Minas Morgul' : 'Rivendell', members: [{ name: who, bears }] }],
      },
      moment: 'organization',
    });
    const c = t.card(who);
    return [c.stat('mind'), c.influence(), c.stat('prowess'), c.stat('body'), c.corruption];
  };

  holds('Valiant Sword: prowess to nine, body for warriors alone, and one sword at a time', (t) => {
    const of = (who: Named, ...bears: Named[]): number[] => numbers(t, who, bears).slice(2, 4);
    const sword = 'Valiant Sword';
    t.equal(
      [of('Boromir II'), of('Boromir II', sword)],
      [
        [6, 7],
        [8, 8],
      ],
      'a warrior',
    );
    t.equal(
      [of('Elrond'), of('Elrond', sword)],
      [
        [7, 9],
        [9, 9],
      ],
      'to nine',
    );
    t.equal(
      [of('Glorfindel II'), of('Glorfindel II', sword)],
      [
        [8, 9],
        [9, 9],
      ],
      'no further',
    );
    t.equal(
      [of('Arwen'), of('Arwen', sword)],
      [
        [2, 8],
        [4, 8],
      ],
      'no warrior',
    );
    t.equal(of('Boromir II', sword, sword), [8, 8], 'the second is not in use');
  });

  holds('Rings that dull the mind leave one point of it', (t) => {
    const of = (who: Named, ...bears: Named[]): number[] => numbers(t, who, bears, true);
    const [mind, influence, , , weight] = of('Hendolen');
    t.equal(
      of('Hendolen', 'Thrall-ring', "The Oracle's Ring").filter((_, i) => i !== 2 && i !== 3),
      [mind - 3, influence + 5, weight + 4],
      'both count',
    );
    t.equal([of('Orc Brawler')[0], of('Orc Brawler', "The Oracle's Ring")[0]], [1, 1], 'no less');
  });

  holds('A Thrall-ring is not given to one who has one', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            members: [
              { name: 'Hendolen', bears: ['Thrall-ring'] },
              { name: 'Lieutenant of Dol Guldur', bears: ['Thrall-ring'] },
              'Orc Brawler',
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.resource.may('give Thrall-ring to Orc Brawler');
    t.resource.mayNot('give Thrall-ring to Hendolen');
    t.resource.mayNot('give Thrall-ring to Lieutenant');
  });

  holds('Magic Ring of Fury makes a warrior; one who was one is stronger', (t) => {
    const ring = 'Magic Ring of Fury';
    const warrior = 'Lieutenant of Dol Guldur';
    const of = (who: Named, ...bears: Named[]): number => numbers(t, who, bears, true)[2];
    t.equal(of(warrior, ring), of(warrior) + 2, 'a warrior');
    t.equal(of('Hendolen', ring), of('Hendolen'), 'none before');
    t.equal(of('Hendolen', ring, 'Broad-headed Spear'), of('Hendolen') + 2, 'but one now');
    t.equal(of('Hendolen', 'Broad-headed Spear'), of('Hendolen'), 'not without it');
  });

  holds('The Mithril-coat of the minions: three, but not above ten', (t) => {
    const body = (who: Named, ...bears: Named[]): number => numbers(t, who, bears, true)[3];
    t.equal([body('Hendolen'), body('Hendolen', 'The Mithril-coat')], [7, 10], 'three');
    const who = 'Lieutenant of Dol Guldur';
    t.equal([body(who), body(who, 'The Mithril-coat')], [9, 10], 'to ten');
  });

  holds('Emerald of Doriath: for Elves, and a Wizard has more to rule with', (t) => {
    const of = (who: Named): number[] => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: who, bears: ['Emerald of Doriath'] }, 'Legolas', 'Gimli'],
            },
          ],
        },
        moment: 'organization',
      });
      const c = t.card(who);
      return [t.generalInfluence(0), c.influence('Legolas') - c.influence('Gimli')];
    };
    t.equal(of('Gandalf'), [20 + 2 - 12, 1], 'a Wizard');
    t.equal(of('Boromir II'), [20 - 12 - 4, 1], 'another');
  });

  holds('Orc-liquor is for his own company, to ten, and no further with a second', (t) => {
    const names = ['Orc Brawler', 'Lieutenant of Dol Guldur', 'Hendolen', 'The Warg-king'];
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            members: [
              { name: 'Orc Brawler', bears: ['Orc-liquor', 'Orc-liquor', 'The Warg-king'] },
              'Lieutenant of Dol Guldur',
            ],
          },
          { at: 'Dol Guldur', members: ['Hendolen'] },
        ],
      },
      moment: 'organization',
    });
    const bodies = (): number[] => names.map((n) => t.card(n).stat('body'));
    t.equal(bodies(), [8, 9, 7, 8], 'before');
    t.resource.uses('Orc-liquor').stage.resolve();
    t.equal(bodies(), [10, 10, 7, 8], 'after');
    t.resource.uses('Orc-liquor').stage.resolve();
    t.equal(bodies(), [10, 10, 7, 8], 'after the second');
  });

  holds("Thélor's ring: a Dwarf finds two minor items, from deck and pile", (t) => {
    const ring = "Dwarven Ring of Thélor's Tribe";
    const board = (who: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Minas Morgul', members: [{ name: who, bears: [ring] }] }],
          deck: ['Orc-liquor', 'Thrall-ring', 'The Mithril-coat'],
          discard: ['Foul-smelling Paste'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    board('Hendolen');
    t.equal(t.card('Hendolen').corruption, 3, 'no Dwarf');
    t.resource.mayNot(`use ${ring}`);
    board('Náin');
    t.equal(t.card('Náin').corruption, 5, 'a Dwarf');
    t.rolls(5).resource.uses(ring).stage.resolve();
    t.resource.options_are('Orc-liquor', 'Thrall-ring', 'Foul-smelling Paste', 'pass');
    t.resource.chooses('Orc-liquor').chooses('Foul-smelling Paste');
    t.equal([...t.hand(0)].sort(), ['Foul-smelling Paste', 'Orc-liquor'], 'one from each');
    t.equal(t.card('Náin').status, 'tapped', 'he has tapped');
    t.equal(rolled(t, 'corruption'), [{ total: 7, against: 5 }], 'two more than rolled');
  });
});

describe('people and beasts', () => {
  holds('Lord of the Carrock: against Men of both players, while he lies in play', (t) => {
    const tried = (where: 'theirs' | 'ours' | 'slain' | 'absent', faction: Named): number => {
      const name: Named[] = ['Lord of the Carrock'];
      t.board({
        resource: {
          companies: [
            {
              at: faction === 'Wood-elves' ? "Thranduil's Halls" : 'Edoras',
              members: ['Imrahil'],
            },
          ],
          hand: [faction],
          events: where === 'ours' ? name : [],
          pile: where === 'slain' ? name : [],
        },
        hazard: { events: where === 'theirs' ? name : [] },
        moment: 'entered',
        rolls: [5],
      });
      t.resource.plays(faction).stage.resolve();
      return rolled(t, 'influence').at(-1)?.total ?? 0;
    };
    const plain = tried('absent', 'Riders of Rohan');
    t.equal(tried('theirs', 'Riders of Rohan'), plain - 2, 'Men');
    t.equal(tried('ours', 'Riders of Rohan'), plain - 2, 'whoever played him');
    t.equal(tried('slain', 'Riders of Rohan'), plain, 'slain he says nothing');
    t.equal(tried('theirs', 'Wood-elves'), tried('absent', 'Wood-elves'), 'not Elves');
  });

  holds('Lord of the Carrock detains heroes and slays minions', (t) => {
    const met = (minions: boolean): void => {
      t.board({
        resource: minions
          ? {
              kind,
              companies: [
                { at: 'Dol Guldur', to: 'Gladden Fields', members: ['Lieutenant of Dol Guldur'] },
              ],
            }
          : { companies: [{ at: 'Lórien', to: 'Gladden Fields', members: ['Gimli'] }] },
        hazard: { hand: ['Lord of the Carrock'] },
        moment: 'hazards',
      });
      t.hazard.plays('Lord of the Carrock', { way: 'creature' }, 'Anduin Vales').stage.resolve();
      t.equal(t.attack().detainment, !minions, minions ? 'minions' : 'heroes');
      t.fightOut({ always: 12 });
    };
    met(false);
    t.equal(t.points(0).kill, 0, 'no points');
    met(true);
    t.equal(t.points(0).kill, 2, 'for an enemy of his');
  });

  holds('The Warg-king turns wolves away from his own, and waits where wolves are', (t) => {
    const at = (site: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: site, siteTapped: true, members: ['Grishnákh'] }],
          hand: ['The Warg-king'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    };
    for (const site of ['Isengard', 'Ettenmoors', 'Weathertop'] as const) {
      at(site);
      t.resource.may('play The Warg-king');
    }
    at('Cameth Brin');
    t.resource.refused('The Warg-king', { 'not-here': 'coe/2.V.2' });
    for (const [creature, turned] of [
      ['Wolves', true],
      ['Orc-patrol', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Grishnákh', bears: ['The Warg-king'] }],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      if (turned) t.resource.uses('The Warg-king').stage.resolve();
      else t.resource.mayNot('use The Warg-king');
      t.equal(t.underAttack, !turned, creature);
    }
  });

  holds('Lieutenant of Dol Guldur: a card more in hand while he is there', (t) => {
    const name = 'Lieutenant of Dol Guldur';
    const at = (site: Named, to?: Named): number => {
      t.board({
        resource: { kind, companies: [{ at: site, ...(to ? { to } : {}), members: [name] }] },
        moment: to ? 'hazards' : 'organization',
        asksPasses: true,
      });
      return t.handSize(0);
    };
    t.equal(at('Minas Morgul'), 8, 'elsewhere');
    t.equal(at('Dol Guldur'), 9, 'there');
    t.equal(t.handSize(1), 8, 'his player alone');
    t.equal(at('Dol Guldur', 'Gladden Fields'), 8, 'on the way he is not there');
  });

  holds('Thráin and Uglúk are heard by their own people', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Thráin II', 'Gimli', 'Legolas'] }],
        hand: ['Blue Mountain Dwarves', 'Riders of Rohan'],
      },
      moment: 'organization',
    });
    t.equal(
      ['Gimli', 'Legolas', 'Blue Mountain Dwarves', 'Riders of Rohan'].map((n) =>
        t.card('Thráin II').influence(n),
      ),
      [5, 2, 5, 2],
      'Dwarves',
    );
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Uglúk', 'Grishnákh', 'Hendolen'] }],
        hand: ['Snaga-hai', 'Misty Mountain Wargs'],
      },
      moment: 'organization',
    });
    t.equal(
      ['Grishnákh', 'Hendolen', 'Snaga-hai', 'Misty Mountain Wargs'].map((n) =>
        t.card('Uglúk').influence(n),
      ),
      [3, 0, 3, 0],
      'Orcs',
    );
  });

  holds('Tales of the Hunt: learned by an untapped Man at a Border-hold', (t) => {
    const board = (who: Named, at: Named, status: 'untapped' | 'tapped'): void => {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: who, status }] }],
          hand: ['Tales of the Hunt'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    };
    for (const [who, at, status] of [
      ['Boromir II', 'Bree', 'untapped'],
      ['Éomer', 'Edoras', 'untapped'],
    ] as const) {
      board(who, at, status);
      t.resource.refused('Tales of the Hunt', { 'no-target': 'coe/9.3' });
    }
    board('Éomer', 'Bree', 'tapped');
    t.resource.mayNot('play Tales of the Hunt');
    board('Éomer', 'Bree', 'untapped');
    t.resource.plays('Tales of the Hunt').stage.resolve();
    t.equal([t.card('Éomer').status, t.card('Éomer').corruption], ['tapped', 2], 'he has tapped');
  });
});
