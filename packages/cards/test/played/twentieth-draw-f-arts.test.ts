import { query } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Magic, blades and fumes of minions, what Fallen-wizards are given for their things, and two agents. */
const kind = 'fallen-wizard';
const BLADE = 'The Fiery Blade';
const POISON = 'Poison of his Voice';
const SOJOURN = 'Sojourn in Shadows';
const LIGHT = 'White Light Broken';
const FUMES = 'Vile Fumes';

describe(SOJOURN, () => {
  const attacked = (t: Stage, members: Member[], hand: Named[]): Stage => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Carn Dûm', to: 'LE-358', by: ['Angmar', 'Rhudaur'], members }],
        hand,
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    return t;
  };

  holds('Where all are overlooked nobody is struck, and the beasts are not beaten', (t) => {
    attacked(t, ['Ciryaher', 'Gorbag'], [SOJOURN, SOJOURN]);
    t.rolls(12).resource.plays(SOJOURN, 'Gorbag').stage.resolve();
    t.rolls(12).resource.plays(SOJOURN, 'Ciryaher', 'Ciryaher').stage.resolve();
    t.passUntil('movement-hazard');
    t.equal(
      [t.underAttack, t.card('Wargs').zone, t.card('Ciryaher').status],
      [false, 'discard', 'untapped'],
      'they are gone',
    );
  });

  holds(
    'Four less on the check, and not on that of a Ringwraith; too late once strikes are given',
    (t) => {
      attacked(t, ['Ciryaher', 'Gorbag'], [SOJOURN]);
      t.rolls(9).resource.plays(SOJOURN, 'Gorbag').stage.resolve();
      t.equal(rolled(t, 'corruption').at(-1)?.total, 9 - 4, 'four less');
      attacked(t, ['Ciryaher', 'Gorbag'], [SOJOURN]);
      t.passUntil('defend').resource.chooses('a strike to Gorbag').chooses('a strike to Ciryaher');
      t.resource.mayNot(`play ${SOJOURN}`);
    },
  );

  holds('Gas is for all but him', (t) => {
    // in the older rules an automatic-attack can be canceled, and nothing else
    if (t.rules !== 'coe') return void t.expect(true, 'no such moment');
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-401', members: ['Ciryaher', 'Gorbag', 'Lagduf'], onSite: [FUMES] }],
        hand: [SOJOURN],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.rolls(12).resource.plays(SOJOURN, 'Gorbag').stage.resolve();
    t.passUntil('order');
    t.equal(t.attack().assigned, ['Ciryaher', 'Lagduf'], 'the others');
  });
});

describe(FUMES, () => {
  holds('The site is foul for those who come after in the same turn, until it is left', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'LE-401', members: [{ name: 'Hador', bears: [FUMES] }] },
          { at: 'LE-401', members: ['Gorbag', { name: 'Lagduf', bears: ['War-wolf'] }] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.uses(FUMES).stage.resolve();
    t.equal([t.card(FUMES).zone, t.points(0).item], ['play', 0], 'with the site');
    t.skipTo('enter').resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'one for each, the beast too');
  });

  holds('Only what is printed there is replaced: what came to it is faced besides', (t) => {
    t.board({
      resource: { companies: [{ at: 'TW-378', members: ['Elrond', 'Gimli'] }] },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-356', members: ['Hador'], onSite: [FUMES] }],
        events: ['Fell Winter'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.equal(query.siteType(t.state, t.id('TW-378')), 'ruins', 'Bree in ruins');
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [2, 7], 'gas, and no wolves in a ruin');
    t.fightOut({ always: 12 });
    t.expect(!t.underAttack, 'nothing else');
  });

  holds('It goes with the site', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-401', to: 'Dol Guldur', members: ['Hador'], onSite: [FUMES] }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.skipTo('enter');
    t.equal(t.card(FUMES).zone, 'discard', 'nobody is there any more');
  });
});

describe(BLADE, () => {
  holds('A follower has it too; there is one, whoever has it; a worse blade ends it', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Minas Morgul',
            members: [
              'The Witch-king',
              { name: 'Ren the Ringwraith', under: 'The Witch-king' },
              'Hador',
            ],
          },
        ],
        hand: [BLADE, BLADE, 'Morgul-blade'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(BLADE, 'Ren the Ringwraith').stage.resolve();
    t.equal(t.card(BLADE).host, 'Ren the Ringwraith', 'his');
    t.resource.refused(BLADE, { duplicate: 'coe/g.cbd.1' });
  });
});

describe(LIGHT, () => {
  holds('Two more on all his checks, that for the art too, and in that turn alone', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'Bree', members: ['Saruman'] }], hand: [LIGHT] },
      moment: 'organization',
      asksPasses: true,
    });
    const more = (): number =>
      query.rollModifier(t.state, 'corruption-check', t.card('Saruman').id, -1);
    t.equal(more(), -1, 'himself');
    t.rolls(7).resource.plays(LIGHT, { way: 'Give' }).stage.resolve();
    t.equal([rolled(t, 'corruption').at(-1)?.total, more()], [8, 1], 'two more');
    t.skipTo('organization', { turns: 1 });
    t.equal(more(), -1, 'no longer');
  });

  holds('Two of them count each, and three is the least', (t) => {
    for (const [points, once, twice] of [
      [0, 0, 0],
      [2, 2, 2],
      [6, 3, 3],
      [10, 6, 3],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Saruman'] }],
          events: Array.from({ length: points / 2 }, (): CardName => 'Never Refuse'),
          hand: [LIGHT, LIGHT],
        },
        moment: 'organization',
        asksPasses: true,
      });
      for (const left of [once, twice]) {
        t.rolls(12).resource.plays(LIGHT, { way: 'stage points' }).stage.resolve();
        t.equal(t.stagePoints(0), left, `${points}`);
      }
    }
  });
});

describe(POISON, () => {
  holds('What lies on himself; not what lies on a beast, on the company or on the land', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Bree',
            members: [{ name: 'Pallando', bears: ['Lure of Nature', 'Goldberry'] }],
          },
        ],
        hand: [POISON],
      },
      hazard: { events: ['Doors of Night', 'Fell Winter'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(9).resource.plays(POISON, { way: 'Discard' }).stage.resolve();
    t.equal(t.card('Lure of Nature').zone, 'discard', 'gone');
    t.equal(
      rolled(t, 'corruption').at(-1)?.total,
      9 - 3,
      'three less, and the lure counts no more',
    );
    t.equal(t.card('Doors of Night').zone, 'play', 'it stays');
  });
});

describe('what his things are worth', () => {
  const worth = (
    t: Stage,
    who: CardName,
    events: CardName[],
    bears: Named[],
    pile: Named[] = [],
    on: Named[] = [],
  ) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Bree',
            members: [
              { name: who, bears: on },
              { name: 'Beretar', bears },
            ],
          },
          { at: 'Edoras', members: [{ name: 'Anborn', bears: ['Glamdring', 'Gwaihir'] }] },
        ],
        events,
        pile,
      },
      moment: 'organization',
    });
    return t.points(0);
  };

  holds('Legacy of Smiths: all that is no ring; what gives him nothing gives him nothing', (t) => {
    for (const [item, plain, full] of [
      ['Scroll of Isildur', 1, 4],
      ['The One Ring', 1, 1],
      ['Precious Gold Ring', 1, 1],
      ['TW-300', 0, 0],
    ] as const) {
      t.equal(worth(t, 'Pallando', [], [item]).item, plain + 1, `${item}, and the sword`);
      t.equal(worth(t, 'Pallando', ['Legacy of Smiths'], [item]).item, full + 2, `${item}, full`);
    }
  });

  holds('Join the Hunt: arms of his company, and beasts that fight', (t) => {
    const hunt = worth(t, 'Alatar', ['Join the Hunt'], ['Orcrist', 'Scroll of Isildur', 'Gollum']);
    const none = worth(t, 'Alatar', [], ['Orcrist', 'Scroll of Isildur', 'Gollum']);
    t.equal([none.item, hunt.item], [3, 3 + 3], 'the sword alone, and not that of another company');
    t.equal(hunt.ally - none.ally, 1, 'Gollum in full, Gwaihir elsewhere as ever');
  });

  holds('Grey Embassy: unique factions of heroes, and no others', (t) => {
    for (const [pile, points] of [
      [['TW-257'], 2],
      [['Riders of Rohan'], 3],
      [['Orcs of Moria'], 1],
      [['Knights of Dol Amroth', 'Orcs of Gundabad'], 3 + 1],
    ] as const)
      t.equal(worth(t, 'Gandalf', [], [], [...pile], ['Grey Embassy']).faction, points, pile[0]);
  });

  holds('Shameful Deeds: an agent who was slain is a hazard without a mark', (t) => {
    for (const [slain, plain, deeds] of [
      ['Baugúr', 1, 0],
      ['Legolas', 1, 1],
      ['Arthadan Rangers', 1, 2],
      ['Olog-hai (Trolls)', 1, 0],
    ] as const) {
      t.equal(worth(t, 'Saruman', [], [], [slain]).kill, plain, slain);
      t.equal(worth(t, 'Saruman', ['Shameful Deeds'], [], [slain]).kill, deeds, `${slain}, shamed`);
    }
  });
});

describe('two agents', () => {
  holds('Four for Elves and their hosts, two for others', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: ['Elwen'] }],
        hand: ['Wood-elves', 'Riders of Rohan'],
      },
      hazard: { companies: [{ at: 'Rivendell', members: ['Elladan', 'Bergil'] }] },
      moment: 'organization',
    });
    t.equal(
      ['Elladan', 'Bergil', 'Wood-elves', 'Riders of Rohan'].map((x) =>
        t.card('Elwen').influence(x),
      ),
      [4, 2, 4, 2],
      'hers',
    );
  });

  holds('An Elf goes where a Fallen-wizard has made himself a haven; a Half-orc does not', (t) => {
    for (const haven of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Tolfalas', members: ['Gandalf'], onSite: haven ? ['Hidden Haven'] : [] },
          ],
        },
        hazard: {
          agents: [
            { name: 'Elwen', via: ['Dol Amroth'], faceUp: true },
            { name: 'Baugúr', via: ['Pelargir'], faceUp: true },
          ],
          sites: ['Tolfalas'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.may('move Elwen to Tolfalas');
      if (haven) t.hazard.mayNot('move Baugúr to Tolfalas');
      else t.hazard.may('move Baugúr to Tolfalas');
    }
  });
});
