import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Facts and texts of sites, creatures and items that the engine must heed. */
describe('sites', () => {
  holds('at Tharbad items can be played though it is tapped', (t) => {
    for (const at of ['Tharbad', 'Ettenmoors'] as const) {
      t.board({
        resource: {
          companies: [{ at, siteTapped: true, members: ['Aragorn II'] }],
          hand: ['Dagger of Westernesse'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (at === 'Tharbad') t.resource.may('play', 'Dagger of Westernesse');
      else t.resource.mayNot('play', 'Dagger of Westernesse');
    }
  });

  holds('Framsburg holds a hoard, and no Dragon', (t) => {
    for (const at of ['Framsburg', 'Ettenmoors'] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Aragorn II'] }],
          hand: ['Adamant Helmet'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (at === 'Framsburg') t.resource.may('play', 'Adamant Helmet');
      else t.resource.mayNot('play', 'Adamant Helmet');
    }
  });

  holds('any Man may be met at Geann a-Lisch', (t) => {
    for (const to of ['Geann a-Lisch', 'Stone-circle'] as const) {
      t.board({
        resource: { companies: [{ at: 'Edhellond', to, members: ['Aragorn II'] }] },
        hazard: { hand: ['Slayer', 'Orc-guard'] },
        moment: 'hazards',
      });
      if (to === 'Geann a-Lisch') {
        // the Slayer is no Man, and neither is an Orc
        t.hazard.mayNot('play', 'Slayer').mayNot('play', 'Orc-guard');
      }
      t.board({
        resource: { companies: [{ at: 'Edhellond', to, members: ['Aragorn II'] }] },
        hazard: { hand: ['Sellswords Between Charters'] },
        moment: 'hazards',
      });
      if (to === 'Geann a-Lisch') t.hazard.may('play', 'Sellswords');
      else t.hazard.mayNot('play', 'Sellswords');
    }
  });

  holds('a sage and a scout together untap The Worthy Hills', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'The Worthy Hills', siteTapped: true, members: ['Elrond', 'Frodo'] }],
      },
      moment: 'entered',
    });
    t.resource.uses('The Worthy Hills').stage.resolve();
    t.equal(t.card('The Worthy Hills').status, 'untapped', 'the site');
    t.equal(t.card('Elrond').status, 'tapped', 'the sage');
    t.equal(t.card('Frodo').status, 'tapped', 'the scout');

    t.board({
      resource: {
        companies: [{ at: 'The Worthy Hills', siteTapped: true, members: ['Elrond'] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot('The Worthy Hills');
  });
});

describe('creatures', () => {
  holds('a Dragon leaves his lair only with Doors of Night', (t) => {
    for (const open of [false, true] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II'] }] },
        hazard: { hand: ['Smaug'], events: open ? ['Doors of Night'] : [] },
        moment: 'hazards',
      });
      if (open) t.hazard.may('play', 'Smaug');
      else t.hazard.mayNot('play', 'Smaug');
    }
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'The Lonely Mountain', members: ['Aragorn II'] }],
      },
      hazard: { hand: ['Smaug'] },
      moment: 'hazards',
    });
    t.hazard.plays('Smaug').stage.resolve();
    t.equal(t.attack().prowess, 17, 'at home he attacks');
  });

  holds('a Wild Fell Beast leaves nobody untapped', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'Dead Marshes',
            members: ['Aragorn II', 'Legolas', 'Gimli', { name: 'Elrond', bears: ['Gwaihir'] }],
          },
        ],
      },
      hazard: { hand: ['Wild Fell Beast'] },
      moment: 'hazards',
    });
    t.hazard.plays('Wild Fell Beast').stage.resolve();
    t.fightOut({ always: 12 });
    for (const who of ['Aragorn II', 'Legolas', 'Gimli', 'Elrond', 'Gwaihir'] as const)
      t.expect(t.card(who).status !== 'untapped', `${who} is tapped`);
  });

  holds('a Fell Turtle turns the company back', (t) => {
    t.board({
      resource: { companies: [{ at: 'Grey Havens', to: 'Himring', members: ['Aragorn II'] }] },
      hazard: { hand: ['Fell Turtle'] },
      moment: 'hazards',
    });
    t.hazard.plays('Fell Turtle').stage.resolve();
    t.fightOut(2, 5);
    t.equal(t.card('Aragorn II').site, 'Grey Havens', 'he is back where he came from');
  });

  holds('the Mouth of Sauron brings a hazard back', (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II'] }] },
      hazard: { hand: ['Mouth of Sauron'], discard: ['Doors of Night', 'Dagger of Westernesse'] },
      moment: 'hazards',
    });
    t.hazard.plays('Mouth of Sauron').stage.resolve();
    t.expect(t.hand(1).includes('Doors of Night'), 'it is in hand again');
    t.equal(t.card('Mouth of Sauron').zone, 'discard', 'and he is gone');
  });

  holds('Adûnaphel taps a character, and goes', (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II'] }] },
      hazard: { events: ['Adûnaphel'] },
      moment: 'hazards',
    });
    t.hazard.uses('Adûnaphel', 'Aragorn II').stage.resolve();
    t.equal(t.card('Aragorn II').status, 'tapped', 'he is tapped');
    t.equal(t.card('Adûnaphel').zone, 'discard', 'and the Nazgûl is gone');
  });
});

describe('creatures, more of them', () => {
  holds('Pirates are stronger at sea, and rob', (t) => {
    for (const [from, to, key, prowess] of [
      ['Grey Havens', 'Himring', 'Coastal', 9],
      ['Rivendell', 'Bree', 'Wilderness', 7],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: from, to, members: [{ name: 'Aragorn II', bears: ['Miruvor'] }, 'Frodo'] },
          ],
        },
        hazard: { hand: ['Pirates'] },
        moment: 'hazards',
      });
      t.hazard.plays('Pirates', key).stage.resolve();
      t.passUntil('assign');
      t.equal(t.attack().prowess, prowess, key);
    }
  });

  holds('Khamûl costs a card for each of the Nine in play', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II'] }],
        hand: ['Miruvor', 'Athelas', 'Sting'],
      },
      hazard: { events: ['Khamûl the Easterling', 'Adûnaphel'] },
      moment: 'hazards',
    });
    t.hazard.uses('Khamûl the Easterling').stage.resolve();
    t.resource.chooses('Miruvor').chooses('Sting');
    t.expect(t.hand(0).includes('Athelas'), 'what he kept');
    t.equal(t.card('Miruvor').zone, 'discard', 'one');
    t.equal(t.card('Sting').zone, 'discard', 'two');
  });

  holds('the Spider of the Môrlat waits in Mirkwood', (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', to: 'Rhosgobel', members: ['Aragorn II'] }] },
      hazard: { events: ['Spider of the Môrlat'] },
      moment: 'passives',
    });
    t.passUntil('assign');
    t.equal(t.attack().strikes, 3, 'two strikes, and one more for all Spiders');
    t.equal(t.attack().prowess, 10, 'its prowess');
  });

  holds("Durin's Bane strikes hard", (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Aragorn II'] }] },
      hazard: { hand: ["Durin's Bane"] },
      moment: 'hazards',
    });
    t.hazard.plays("Durin's Bane").stage.resolve();
    // his body is 9: a nine with one added is too much
    t.fightOut(2, 9);
    t.equal(t.card('Aragorn II').zone, 'removed', 'he is eliminated');
  });

  holds('Saruman the Wise makes rings heavier, until a deck is exhausted or he comes', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Aragorn II', bears: ['Magic Ring of Lore', 'Sting'] }],
          },
        ],
      },
      hazard: { events: ['Saruman the Wise'] },
      moment: 'organization',
    });
    t.equal(t.card('Aragorn II').corruption, 4, 'two and one more for the ring, one for Sting');
  });
});

describe('items', () => {
  holds('a Magic Ring of Lore opens a Palantír to a sage, not to one it made a sage', (t) => {
    for (const [name, able] of [
      ['Gimli', false],
      ['Elrond', true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name, bears: ['Magic Ring of Lore', 'Palantír of Orthanc'] }],
            },
          ],
          discard: ['Cram'],
        },
        moment: 'organization',
      });
      if (able) t.resource.may('use Palantír of Orthanc');
      else t.resource.mayNot('use Palantír').refused('Palantír of Orthanc', { need: 'coe/9.2' });
    }
  });

  holds('an Elven Cloak hides from what comes out of the Wilderness', (t) => {
    for (const [creature, key] of [
      ['Wolves', 'Wilderness'],
      ['Orc-guard', 'Shadow-hold'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: [{ name: 'Frodo', bears: ['Elven Cloak'] }],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Frodo');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      if (creature === 'Wolves') {
        t.resource.uses('Elven Cloak').stage.resolve();
        t.equal(t.card('Elven Cloak').status, 'tapped', 'it is used');
      } else t.resource.mayNot('Elven Cloak');
    }
  });

  holds('The Iron Crown asks its price', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: [{ name: 'Aragorn II', bears: ['The Iron Crown'] }] }],
        hand: ['Riders of Rohan'],
      },
      moment: 'entered',
    });
    const body = t.card('Aragorn II').stat('body');
    t.expect(body === 10, 'his body is raised');
    t.rolls(12, 2);
    t.resource.plays('Riders of Rohan').stage.resolve();
    t.expect(t.card('Aragorn II').zone !== 'play', 'he failed the check that came of it');
  });

  holds('The Arkenstone is worth more to a Dwarf', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Gimli', bears: ['The Arkenstone'], status: 'tapped' }] },
        ],
      },
      moment: 'organization',
    });
    t.equal(t.card('Gimli').corruption, 4, 'its weight');
    t.rolls(12);
    t.resource.uses('The Arkenstone').stage.resolve();
    t.equal(t.card('Gimli').status, 'untapped', 'he is untapped');
  });

  holds("only a Wizard can have a Wizard's Ring", (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
        hand: ["Wizard's Ring"],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot('play', "Wizard's Ring");
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
        hand: ["Wizard's Ring"],
      },
      moment: 'entered',
    });
    t.rolls(2);
    t.resource.plays("Wizard's Ring").stage.resolve();
    t.expect(t.card('Gandalf').zone !== 'play', 'and he fails the check that it asks for');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Gandalf', bears: ["Wizard's Staff", 'Dagger of Westernesse'] },
              'Elrond',
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.resource.may('Dagger of Westernesse', 'Elrond').mayNot("Wizard's Staff", 'Elrond');
  });

  holds("a Wizard's Ring stays with him", (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Gandalf', bears: ["Wizard's Ring", 'Miruvor'] }, 'Elrond'],
          },
        ],
      },
      moment: 'organization',
    });
    t.equal(t.card('Gandalf').influence(), 15, 'ten and five');
    t.resource.may('store', 'Miruvor').mayNot('store', "Wizard's Ring");
  });

  holds('Aiglos breaks the bodies of those who fail against a warrior', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'Dead Marshes',
            members: [{ name: 'Aragorn II', bears: ['Aiglos'] }],
          },
        ],
      },
      hazard: { hand: ['Olog-hai (Trolls)'] },
      moment: 'hazards',
    });
    t.equal(t.card('Aragorn II').stat('prowess'), 8, 'six and two');
    t.hazard.plays('Olog-hai (Trolls)', 'Shadow-land').stage.resolve();
    // a body of 5 less 2: a four is too much for it
    t.fightOut(12, 4);
    t.equal(t.card('Olog-hai (Trolls)').zone, 'pile', 'they are defeated');
  });

  holds('Athelas heals in the hands of a Dúnadan', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [
              { name: 'Aragorn II', bears: ['Athelas'] },
              { name: 'Frodo', status: 'wounded' },
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.resource.uses('Athelas', 'Frodo').stage.resolve();
    t.equal(t.card('Frodo').status, 'tapped', 'he is well again, and tapped');
    t.equal(t.card('Athelas').zone, 'discard', 'the herb is used up');
  });

  holds('who was a warrior before gains by the Magic Ring of Courage', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [
              { name: 'Aragorn II', bears: ['Magic Ring of Courage'] },
              { name: 'Elrond', bears: ["Wizard's Ring"] },
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.equal(t.card('Aragorn II').stat('prowess'), 8, 'six and two');
  });

  holds('a Miruvor strengthens all, to ten at most', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: [{ name: 'Aragorn II', bears: ['Miruvor'] }, 'Frodo'] }],
      },
      moment: 'organization',
    });
    const before = [t.card('Aragorn II').stat('body'), t.card('Frodo').stat('body')];
    t.resource.uses('Miruvor').stage.resolve();
    t.equal(t.card('Aragorn II').stat('body'), Math.min(10, before[0] + 2), 'Aragorn');
    t.equal(t.card('Frodo').stat('body'), Math.min(10, before[1] + 2), 'Frodo');
  });
});
