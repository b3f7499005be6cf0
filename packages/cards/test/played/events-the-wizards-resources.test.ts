import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Resource events of The Wizards, where no ruling speaks of them. */
const COMPANY: Named[] = ['Beretar', 'Beregond', 'Boromir II', 'Bergil', 'Forlong', 'Damrod'];

describe('resources', () => {
  /** The limit against six who go to that site with the card. */
  const limit = (
    t: Stage,
    card: Named,
    to: Named,
    more: { gates?: true; few?: true } = {},
  ): number => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to, members: more.few ? COMPANY.slice(0, 3) : COMPANY }],
        hand: [card, card],
        events: more.gates ? ['Gates of Morning'] : [],
      },
      hazard: { hand: ['Twilight'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(card, { edge: 'coe/9.6.6' }).passes();
    t.passUntil('organization-end').resource.plays(card).stage.resolve();
    t.asks(t.resource, 'organization-end').resource.mayNot(`play ${card}`);
    t.skipTo('route');
    t.resource.chooses('starter');
    t.noDraws();
    return t.limit('Beretar');
  };

  holds('travels are fair where the land is known', (t) => {
    // wilderness, border, free; wilderness, border, border; and two of wilderness
    t.equal(limit(t, 'Fair Travels in Free-domains', 'Minas Tirith'), 5, 'one');
    t.equal(limit(t, 'Fair Travels in Border-lands', "Thranduil's Halls"), 4, 'two');
    t.equal(limit(t, 'Fair Travels in Wilderness', 'Woodmen-town'), 4, 'two');
    t.equal(limit(t, 'Fair Travels in Free-domains', 'Woodmen-town'), 6, 'none');
    t.equal(limit(t, 'Fair Travels in Shadow-lands', 'Easterling Camp'), 5, 'one for them all');
    t.equal(limit(t, 'Fair Travels in Shadow-lands', 'Easterling Camp', { gates: true }), 4, '');
    t.equal(limit(t, 'Fair Travels in Shadow-lands', 'Woodmen-town', { gates: true }), 6, 'none');
    t.equal(limit(t, 'Fair Travels in Dark-domains', 'Rhosgobel'), 5, 'one');
    t.equal(limit(t, 'Fair Travels in Dark-domains', 'Rhosgobel', { gates: true }), 4, 'two');
    t.equal(limit(t, 'Fair Travels in Dark-domains', 'Woodmen-town'), 6, 'none');
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members: COMPANY }],
        hand: ['Fair Travels in Wilderness'],
      },
      moment: 'organization',
    });
    t.resource.passes().mayNot('play Fair Travels');
    const few = (card: Named, to: Named): number => limit(t, card, to, { few: true });
    t.equal(
      [
        few('Fair Travels in Border-lands', "Thranduil's Halls"),
        few('Fair Travels in Wilderness', 'Woodmen-town'),
        few('Fair Travels in Free-domains', 'Minas Tirith'),
        few('Fair Travels in Shadow-lands', 'Easterling Camp'),
        few('Fair Travels in Dark-domains', 'Rhosgobel'),
      ],
      [2, 2, 2, 2, 2],
      'two are always allowed',
    );
  });

  holds('dreams of lore keep a sage tapped until they are stored', (t) => {
    const board = (at: Named, members: Named[]): void => {
      t.board({
        resource: { companies: [{ at, members }], hand: ['Dreams of Lore'] },
        moment: 'entered',
        asksPasses: true,
      });
    };
    board('Ettenmoors', ['Arwen']);
    t.resource.mayNot('play Dreams of Lore');
    board('Weathertop', ['Beretar']);
    t.resource.mayNot('play Dreams of Lore');
    t.board({
      resource: {
        companies: [{ at: 'Weathertop', members: ['Arwen'] }],
        hand: ['Dreams of Lore'],
      },
      moment: 'organization',
    });
    t.resource.mayNot('play Dreams of Lore').refused('Dreams of Lore', { phase: 'coe/9.1.3' });
    board('Weathertop', ['Beretar', 'Arwen']);
    t.resource.plays('Dreams of Lore', 'Arwen').stage.resolve();
    t.equal(
      [t.card('Arwen').status, t.card('Weathertop').status, t.card('Dreams of Lore').host],
      ['tapped', 'tapped', 'Arwen'],
      'she and the site are tapped',
    );
    for (const at of ['Weathertop', 'Rivendell'] as const) {
      t.board({
        resource: {
          companies: [
            {
              at,
              members: [
                { name: 'Arwen', status: 'tapped', bears: ['Dreams of Lore'] },
                { name: 'Beretar', status: 'tapped' },
              ],
            },
          ],
        },
        moment: 'untap',
      });
      t.skipTo('organization');
      t.equal([t.card('Arwen').status, t.card('Beretar').status], ['tapped', 'untapped'], 'who');
      t.resource.mayNot('give Dreams of Lore');
      if (at === 'Weathertop') {
        t.resource.mayNot('store Dreams of Lore');
        continue;
      }
      t.resource.chooses('store Dreams of Lore').stage.resolve();
      t.equal([t.card('Dreams of Lore').stored, t.points(0).misc], ['Rivendell', 2], 'stored');
    }
  });

  holds('a Hobbit steals away from a strike', (t) => {
    for (const who of ['Frodo', 'Boromir II'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: [who] }],
          hand: ['Halfling Stealth'],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Giant').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      if (who !== 'Frodo') t.resource.refused('Halfling Stealth', { 'no-target': 'coe/9.3' });
      else {
        t.resource.plays('Halfling Stealth').stage.passUntil('movement-hazard');
        t.expect(!t.underAttack, 'over');
        t.equal(t.card(who).status, 'untapped', 'he is not even tapped');
      }
    }
  });

  holds('the spirit of those with a Wizard is kindled for one attack', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: ['Gandalf', { name: 'Boromir II', bears: ['Gollum'] }],
          },
          { at: 'Lórien', members: ['Haldir'] },
        ],
        hand: ['Kindling of the Spirit'],
      },
      hazard: { hand: ['Giant'] },
      moment: 'hazards',
    });
    const all: Named[] = ['Gandalf', 'Boromir II', 'Gollum', 'Haldir'];
    const before = all.map((x) => t.card(x).stat('prowess'));
    t.resource.refused('Kindling of the Spirit', { 'no-target': 'coe/9.3' });
    t.hazard.plays('Giant').stage.resolve();
    // three less two is more than none
    t.rolls(3);
    t.resource.plays('Kindling of the Spirit').stage.resolve();
    t.equal(t.card('Gandalf').zone, 'play', 'the check is passed');
    t.equal(
      all.map((x, i) => t.card(x).stat('prowess') - before[i]),
      [2, 2, 2, 0],
      'all who are there',
    );
    t.fightOut(12);
    t.equal(
      all.map((x) => t.card(x).stat('prowess')),
      before,
      'for this attack only',
    );
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Pallando', 'Boromir II'] }],
        hand: ['Kindling of the Spirit'],
      },
      hazard: { hand: ['Giant'] },
      moment: 'hazards',
    });
    t.hazard.plays('Giant').stage.resolve();
    t.rolls(2);
    t.resource.plays('Kindling of the Spirit').stage.resolve();
    t.equal(t.card('Pallando').zone, 'removed', 'two less two is not enough');
    // from afar he kindles nothing
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Boromir II'] },
          { at: 'Lórien', members: ['Gandalf'] },
        ],
        hand: ['Kindling of the Spirit', 'Escape'],
      },
      hazard: { hand: ['Giant'] },
      moment: 'hazards',
    });
    t.hazard.plays('Giant').stage.resolve();
    t.resource.may('play Escape').mayNot('play Kindling of the Spirit');
  });

  holds('a flame about the Wizard weakens all attacks of the turn', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Gandalf', 'Boromir II'] }],
        hand: ["Wizard's Flame"],
      },
      hazard: { hand: ['Wolves'] },
      moment: 'hazards',
      rolls: [4],
    });
    t.resource.plays("Wizard's Flame").stage.resolve();
    t.equal(t.card('Gandalf').zone, 'play', 'four less three is enough');
    t.hazard.plays('Wolves').stage.resolve();
    t.equal(t.fightOut(12, 12), [[3, 6]], 'Wolves of 8');
    t.skipTo('enter');
    t.resource.chooses('enter the site');
    t.equal(t.attack().prowess, 7, 'a Troll of 9');
    // it goes where he goes, and not with those who were with him
    for (const hunted of ['Gandalf', 'Boromir II'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Boromir II', 'Gandalf'] }],
          hand: ["Wizard's Flame"],
          sites: ['Bree'],
        },
        hazard: { hand: ['Wolves'] },
        moment: 'organization',
        rolls: [4],
      });
      t.resource.plays("Wizard's Flame").stage.resolve();
      t.resource.chooses('organize').chooses('split off Gandalf').passes();
      t.resource.chooses(`move the company of ${hunted} to Bree`);
      t.skipTo('company-phase');
      t.resource.chooses(hunted);
      t.skipTo('movement-hazard');
      t.hazard.plays('Wolves').stage.resolve();
      t.equal(t.attack().prowess, hunted === 'Gandalf' ? 6 : 8, `against ${hunted}`);
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Alatar'] }],
        hand: ["Wizard's Flame"],
      },
      hazard: { hand: ['Wolves'] },
      moment: 'hazards',
      rolls: [3],
    });
    t.resource.plays("Wizard's Flame").stage.resolve();
    t.equal(t.card('Alatar').zone, 'removed', 'for another three less three is not');
  });

  holds('the voice of a Wizard is heard once in a turn', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf', 'Boromir II'] }],
        hand: ["Wizard's Voice", "Wizard's Voice"],
      },
      moment: 'organization',
      rolls: [4],
    });
    t.resource.plays("Wizard's Voice").stage.resolve();
    t.equal(t.card('Gandalf').influence(), 16, 'six more');
    t.equal(t.card('Gandalf').zone, 'play', 'four less three is enough');
    t.resource.mayNot("play Wizard's Voice");
    t.resource.passes();
    t.skipTo('organization', { turns: 2 });
    t.asks(t.resource, 'organization');
    t.equal(t.card('Gandalf').influence(), 10, 'for that turn');
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Alatar'] }],
        hand: ["Wizard's Voice"],
      },
      moment: 'organization',
      rolls: [3],
    });
    t.resource.plays("Wizard's Voice").stage.resolve();
    t.equal(t.card('Alatar').zone, 'removed', 'three less three is not');
  });

  holds('where wills lapse attacks are weaker, those of the Nazgûl most', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Dol Guldur', members: COMPANY }],
        events: ['Lapse of Will'],
      },
      hazard: { hand: ['Wolves', 'Khamûl the Easterling'] },
      moment: 'hazards',
    });
    t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
    t.equal(t.fightOut(12, 12, 12), [[3, 7]], 'Wolves of 8');
    t.hazard.plays('Khamûl the Easterling', { way: 'creature' }, 'Dark-domain').stage.resolve();
    t.equal(t.attack().prowess, 14, 'both count against one of 18');
    t.fightOut(12, 2);
    t.skipTo('enter');
    t.resource.chooses('enter the site');
    t.equal(t.attack().prowess, 6, 'an automatic-attack of 7');
  });

  holds('the Stone of Erech stands as long as the Men of Lamedon', (t) => {
    const board = (at: Named, pile: Named[]): void => {
      t.board({
        resource: { companies: [{ at, members: COMPANY }], hand: ['Stone of Erech'], pile },
        hazard: { hand: ['Muster Disperses'] },
        moment: 'organization',
      });
    };
    board('Vale of Erech', []);
    t.resource.mayNot('play Stone of Erech');
    board('Edhellond', ['Men of Lamedon']);
    t.resource.mayNot('play Stone of Erech');
    t.board({
      resource: {
        companies: [{ at: 'Edhellond', members: COMPANY }],
        hand: ['Stone of Erech'],
        pile: ['Men of Lamedon'],
      },
      hazard: { companies: [{ at: 'Vale of Erech', members: ['Haldir'] }] },
      moment: 'organization',
    });
    t.resource.mayNot('play Stone of Erech');
    board('Vale of Erech', ['Men of Lamedon']);
    t.resource.plays('Stone of Erech').stage.resolve();
    t.equal([t.card('Stone of Erech').zone, t.points(0).misc], ['play', 2], 'in play');
    t.skipTo('movement-hazard');
    t.rolls(2);
    t.hazard.plays('Muster Disperses', 'Men of Lamedon').stage.resolve();
    t.equal(t.card('Men of Lamedon').zone, 'discard', 'they are gone');
    t.equal(t.card('Stone of Erech').zone, 'discard', 'and so is the stone');
  });

  holds('friendship is tempered with factions only', (t) => {
    for (const [helped, roll, won] of [
      [true, 4, true],
      [true, 3, false],
      [false, 4, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Boromir II'] }],
          hand: ['Riders of Rohan', 'Tempering Friendship'],
        },
        moment: 'entered',
      });
      t.resource.plays('Riders of Rohan', 'Boromir II');
      // 1 direct influence, 1 for a Dúnadan, and 4: with four it is ten, more than nine
      t.rolls(roll);
      if (helped) t.resource.plays('Tempering Friendship');
      t.resolve();
      t.equal(t.card('Riders of Rohan').zone, won ? 'pile' : 'discard', 'the Riders');
    }
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Elrond'] }],
        hand: ['Tempering Friendship', 'A Friend or Three'],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Bofur'] }] },
      moment: 'entered',
      turn: 5,
    });
    t.resource.chooses('Elrond tries to influence Bofur');
    t.resource.may('A Friend or Three').mayNot('Tempering Friendship');
  });

  holds('a sage tests the form of a gold ring', (t) => {
    for (const id of ['TW-338', 'TW-339'] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Arwen', { name: 'Frodo', bears: ['Fair Gold Ring'] }],
            },
          ],
          hand: [id, 'The One Ring', 'Magic Ring of Stealth'],
        },
        moment: 'organization',
        rolls: [11],
      });
      t.resource.plays('Test of Form').stage.resolve();
      t.equal(t.card('Arwen').status, 'untapped', 'she need not tap');
      t.resource.may('The One Ring').mayNot('Magic Ring of Stealth');
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Frodo', bears: ['Fair Gold Ring'] }] }],
        hand: ['Test of Form'],
      },
      moment: 'organization',
    });
    t.resource.mayNot('play Test of Form').refused('Test of Form', { 'no-user': 'coe/9.2' });
  });
});
