import { allCards } from '@mathom/cards';
import { registerCards } from '@mathom/engine';
import { perform, type Stage, scenario } from '@mathom/engine/scenario';
import { beforeAll, describe, expect, it } from 'vitest';

/** Texts of events of The Wizards on which there is no ruling. */
const RULES = ['coe', 'crf', 'tournament'] as const;

beforeAll(() => registerCards(allCards));

const holds = (title: string, play: (t: Stage) => void): void => {
  it.each([...RULES])(`${title} (%s)`, (rules) => {
    const done = perform(scenario(title, { proves: [], rules: RULES }, play), rules);
    expect(done.asserts).toBeGreaterThan(0);
  });
};

const COMPANY = ['Beretar', 'Beregond', 'Boromir II', 'Bergil', 'Forlong', 'Damrod'];

describe('hazards', () => {
  /** The automatic-attack that is faced on entering the site after these hazards were played. */
  const entered = (
    t: Stage,
    at: string,
    more: { plays?: string[]; events?: string[] },
  ): [number, number] => {
    t.board({
      resource: { companies: [{ at, members: ['Boromir II', 'Beretar'] }] },
      hazard: { hand: more.plays ?? [], events: more.events ?? [] },
      moment: 'hazards',
    });
    for (const card of more.plays ?? []) t.hazard.plays(card, { way: 1 }).stage.resolve();
    t.skipTo('enter');
    t.resource.chooses('enter the site');
    return [t.attack().strikes, t.attack().prowess];
  };

  holds('denizens are aroused at a Ruins & Lairs, once', (t) => {
    t.equal(entered(t, 'Ettenmoors', { plays: ['Arouse Denizens'] }), [1, 12], 'a Troll of 9');
    t.board({
      resource: { companies: [{ at: 'Ettenmoors', members: COMPANY }] },
      hazard: { hand: ['Arouse Denizens', 'LE-102', 'Arouse Minions'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Arouse Minions').plays('Arouse Denizens').stage.resolve();
    t.hazard.mayNot('play Arouse Denizens');
  });

  holds('minions are aroused at a Shadow-hold or a Dark-hold, once', (t) => {
    t.equal(entered(t, 'Mount Gram', { plays: ['Arouse Minions'] }), [3, 9], 'Orcs of 6');
    t.equal(entered(t, 'Carn Dûm', { plays: ['Arouse Minions'] }), [4, 10], 'Orcs of 7');
    t.board({
      resource: { companies: [{ at: 'Moria', members: COMPANY }] },
      hazard: { hand: ['Arouse Minions', 'Arouse Minions', 'Arouse Denizens'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Arouse Denizens').plays('Arouse Minions').stage.resolve();
    t.hazard.mayNot('play Arouse Minions');
  });

  holds('one of two automatic-attacks is chosen to be aroused', (t) => {
    t.board({
      resource: { companies: [{ at: 'Dol Guldur', members: COMPANY }] },
      hazard: { hand: ['Arouse Minions'] },
      moment: 'hazards',
    });
    t.hazard.plays('Arouse Minions', 'automatic-attack 2').stage.resolve();
    t.skipTo('enter');
    t.resource.chooses('enter the site');
    t.equal(
      t.fightOut(12, 12, 12, 12, 12, 12),
      [
        [3, 7],
        [2, 11],
      ],
      'the second',
    );
  });

  holds('denizens and minions awake at their own sites', (t) => {
    const denizens = { events: ['Awaken Denizens'] };
    const minions = { events: ['Awaken Minions'] };
    t.equal(entered(t, 'Isengard', denizens), [6, 7], 'three Wolves');
    t.equal(entered(t, 'Mount Gram', denizens), [3, 6], 'no Ruins & Lairs');
    t.equal(entered(t, 'Mount Gram', minions), [6, 6], 'a Shadow-hold');
    t.equal(entered(t, 'Carn Dûm', minions), [8, 7], 'a Dark-hold');
    t.equal(entered(t, 'Isengard', minions), [3, 7], 'neither');
    t.equal(entered(t, 'Isengard', { events: ['LE-104'] }), [6, 7], 'the other printing');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: COMPANY }] },
      hazard: { events: ['Awaken Denizens'], hand: ['Wargs', 'Awaken Denizens'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Awaken Denizens').plays('Wargs').stage.resolve();
    t.equal(t.attack().strikes, 2, 'a creature on the way there is none of them');
  });

  holds('those who are awake are shown on guard only where they are', (t) => {
    for (const [at, may] of [
      ['Isengard', true],
      ['Mount Gram', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: COMPANY, onGuard: ['Awaken Denizens'] }] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      if (!may) {
        t.hazard.mayNot('reveal');
        t.equal(t.attack().strikes, 3, 'as they are');
        continue;
      }
      t.hazard.reveals('Awaken Denizens').stage.resolve();
      t.equal(t.attack().strikes, 6, 'twice as many');
    }
  });

  holds("the earth's fire strengthens one automatic-attack, or darkens the land", (t) => {
    const fire = "Awaken the Earth's Fire";
    t.equal(entered(t, 'Carn Dûm', { plays: [fire] }), [4, 9], 'Orcs of 7');
    const board = (events: string[]): void => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Mount Gram', members: COMPANY }] },
        hazard: { hand: [fire, fire, 'Mouth of Sauron'], events },
        moment: 'hazards',
      });
    };
    board([]);
    t.hazard.may(`${fire} (way 1)`).mayNot(`${fire} (way 2)`).mayNot(`${fire} (way 3)`);
    board(['Doors of Night']);
    t.hazard.plays(fire, { way: 2 }).stage.resolve();
    t.equal(t.path('Beretar'), ['wilderness', 'dark'], 'the path');
    t.hazard.mayNot(`play ${fire}`);
    board(['Doors of Night']);
    t.hazard.mayNot('Mouth of Sauron (way 1)');
    t.hazard.plays(fire, { way: 3 }).stage.resolve();
    t.hazard.mayNot(`play ${fire}`).may('Mouth of Sauron (way 1)');
  });

  holds('clouds help creatures and nothing else, with Doors of Night', (t) => {
    for (const doors of [false, true]) {
      const events = ['Clouds', ...(doors ? ['Doors of Night'] : [])];
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: COMPANY }] },
        hazard: { hand: ['Wargs'], events },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs').stage.resolve();
      t.equal(t.attack().prowess, doors ? 11 : 9, 'Wargs of 9');
      t.equal(entered(t, 'Isengard', { events }), [3, 7], 'automatic-attacks are no creatures');
    }
  });

  holds('storms tap what lies along the coast, but no haven', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Edhellond', to: 'Tolfalas', members: COMPANY },
          { at: 'Grey Havens', members: ['Haldir'] },
          { at: 'Bree', members: ['Arwen'] },
        ],
      },
      hazard: { hand: ['Storms of Ossë'], events: ['Doors of Night'] },
      moment: 'hazards',
    });
    t.hazard.plays('Storms of Ossë').stage.resolve();
    t.equal(
      ['Tolfalas', 'Grey Havens', 'Bree'].map((x) => t.card(x).status),
      ['tapped', 'untapped', 'untapped'],
      'the sites',
    );
    t.board({
      resource: { companies: [{ at: 'Edhellond', to: 'Tolfalas', members: COMPANY }] },
      hazard: { hand: ['Storms of Ossë'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Storms of Ossë');
  });

  holds('the burden of time lies on Elves away from havens', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Haldir', 'Beretar'] }] },
      hazard: { hand: ['The Burden of Time'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play The Burden of Time');
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Haldir', 'Beretar'] }] },
      hazard: { hand: ['The Burden of Time', 'The Burden of Time'] },
      moment: 'hazards',
    });
    t.hazard.plays('The Burden of Time', 'Haldir').stage.resolve();
    t.equal([t.card('Haldir').corruption, t.card('The Burden of Time').host], [2, 'Haldir'], 'on');
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Haldir', bears: ['The Burden of Time'] }, 'Beretar'] },
        ],
      },
      hazard: { hand: ['The Burden of Time', 'Lure of the Senses'] },
      moment: 'hazards',
    });
    t.hazard.may('play Lure of the Senses').mayNot('play The Burden of Time');
    // in the untap phase of another nothing happens to him
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Beretar'] }] },
      hazard: {
        companies: [{ at: 'Edoras', members: [{ name: 'Haldir', bears: ['The Burden of Time'] }] }],
      },
      moment: 'untap',
      rolls: [2],
    });
    t.skipTo('organization');
    t.equal([t.card('Haldir').zone, t.state.dice.length], ['play', 2], 'no check');
    for (const at of ['Bree', 'Rivendell']) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Haldir', bears: ['The Burden of Time'] }] }],
        },
        moment: 'untap',
        rolls: [2],
      });
      t.skipTo('organization');
      t.equal(t.card('Haldir').zone === 'play', at === 'Rivendell', 'a check, but not at a haven');
    }
    t.equal(t.state.dice.length, 2, 'nobody has rolled there');
    for (const roll of [7, 8]) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Haldir', bears: ['The Burden of Time'] }] }],
        },
        moment: 'organization',
        rolls: [roll],
      });
      t.resource.uses('The Burden of Time').stage.resolve();
      t.equal(t.card('The Burden of Time').zone, roll > 7 ? 'discard' : 'play', 'above seven');
      t.equal(t.card('Haldir').status, 'tapped', 'he tapped for it');
    }
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: [{ name: 'Haldir', bears: ['The Burden of Time'] }] }],
        hand: ['Twilight'],
      },
      hazard: { hand: ['Wolves'] },
      moment: 'hazards',
    });
    t.hazard.passes();
    t.resource.mayNot('use The Burden of Time');
  });

  holds('the Ring has a will against its bearer', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Frodo', bears: ['The One Ring'] }, 'Beretar'] },
        ],
      },
      hazard: { hand: ['The Will of the Ring'] },
      moment: 'hazards',
    });
    const need = t.card('Frodo').corruption - t.card('Frodo').stat('corruption-check');
    t.rolls(Math.min(12, need + 4));
    t.hazard.plays('The Will of the Ring', 'Frodo').stage.resolve();
    t.expect(t.card('Frodo').zone !== 'play', 'four less, and it is not enough');
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Frodo'] }] },
      hazard: { hand: ['The Will of the Ring'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play The Will of the Ring');
  });

  holds('words of terror weaken those whom a Nazgûl attacks', (t) => {
    const words = 'Words of Power and Terror';
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'Dol Guldur',
            members: [{ name: 'Beretar', bears: ['Gollum'] }, 'Boromir II', 'Damrod', 'Bergil'],
          },
        ],
      },
      hazard: { hand: [words, words, 'Khamûl the Easterling'] },
      moment: 'hazards',
    });
    const prowess = () => ['Beretar', 'Boromir II', 'Gollum'].map((x) => t.card(x).stat('prowess'));
    const before = prowess();
    t.hazard.mayNot(`play ${words}`);
    t.hazard.plays('Khamûl the Easterling', { way: 1 }, 'Dark-domain').stage.resolve();
    t.hazard.plays(words).stage.resolve();
    t.equal(
      prowess(),
      before.map((n) => n - 1),
      'each of them one less',
    );
    t.hazard.mayNot(`play ${words}`);
    t.fightOut(12, 12);
    t.equal(t.card('Boromir II').stat('prowess'), 5, 'and for the rest of the turn');
  });
});

describe('more hazards', () => {
  holds('the sea calls louder to those who have come over it', (t) => {
    for (const [sea, roll, gone] of [
      [true, 7, true],
      [true, 8, false],
      [false, 4, true],
      [false, 5, false],
    ] as const) {
      t.board({
        resource: {
          // fifteen of twenty points of influence are used: five are added
          companies: [
            !sea
              ? { at: 'Edhellond', members: ['Haldir', 'Beretar', 'Boromir II', 'Adrazar'] }
              : {
                  at: 'Grey Havens',
                  to: 'Edhellond',
                  members: ['Haldir', 'Beretar', 'Boromir II', 'Adrazar'],
                },
          ],
        },
        hazard: { hand: ['Call of the Sea'] },
        moment: 'hazards',
      });
      t.equal(t.generalInfluence(0), 5, 'what is left');
      t.rolls(roll);
      t.hazard.plays('Call of the Sea', 'Haldir').stage.resolve();
      t.equal(t.card('Haldir').zone === 'hand', gone, `a roll of ${roll}`);
    }
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Beretar'] }] },
      hazard: { hand: ['Call of the Sea'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Call of the Sea');
  });
});

describe('resources', () => {
  /** The limit against six who go to that site with the card. */
  const limit = (
    t: Stage,
    card: string,
    to: string,
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
    });
    t.resource.refused(card, 'edge').passes();
    t.resource.plays(card).stage.resolve();
    t.resource.mayNot(`play ${card}`);
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
    const few = (card: string, to: string): number => limit(t, card, to, { few: true });
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
    const board = (at: string, members: string[]): void => {
      t.board({
        resource: { companies: [{ at, members }], hand: ['Dreams of Lore'] },
        moment: 'entered',
      });
    };
    board('Ettenmoors', ['Arwen']);
    t.resource.mayNot('play Dreams of Lore');
    board('Weathertop', ['Beretar']);
    t.resource.mayNot('play Dreams of Lore');
    board('Weathertop', ['Beretar', 'Arwen']);
    t.resource.plays('Dreams of Lore', 'Arwen').stage.resolve();
    t.equal(
      [t.card('Arwen').status, t.card('Weathertop').status, t.card('Dreams of Lore').host],
      ['tapped', 'tapped', 'Arwen'],
      'she and the site are tapped',
    );
    for (const at of ['Weathertop', 'Rivendell']) {
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

  holds('fog makes the land wilder and the shadow thinner', (t) => {
    for (const [to, path] of [
      ['Minas Morgul', ['wilderness', 'wilderness', 'border', 'wilderness', 'wilderness']],
      ['Rhosgobel', ['wilderness', 'wilderness', 'shadow']],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', to, members: COMPANY }], events: ['Fog'] },
        hazard: { hand: ['Twilight'] },
        moment: 'hazards',
      });
      t.equal(t.path('Beretar'), [...path], 'the path');
    }
    for (const gates of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: COMPANY }],
          hand: ['Fog'],
          events: gates ? ['Gates of Morning'] : [],
        },
        moment: 'long-event',
      });
      if (gates) t.resource.may('play Fog');
      else t.resource.mayNot('play Fog');
    }
  });

  holds('over a ford nothing comes that is keyed to Wilderness', (t) => {
    for (const ford of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Woodmen-town', members: ['Beretar', 'Boromir II'] }],
          hand: ['Ford'],
        },
        hazard: { hand: ['Giant', 'Wolves', 'Slayer', 'Huorn'] },
        moment: 'organization',
      });
      t.resource.passes();
      if (ford) {
        t.resource.plays('Ford', 'Beretar').stage.resolve();
        t.equal(t.card('Beretar').status, 'tapped', 'the ranger taps');
      } else t.resource.passes();
      t.skipTo('movement-hazard');
      t.hazard.may('play Slayer').may('play Wolves').may('play Huorn');
      if (!ford) {
        t.hazard.may('play Giant');
        continue;
      }
      t.hazard.mayNot('play Giant');
      t.hazard.plays('Wolves', 'Border-land').stage.resolve();
      t.expect(t.underAttack, 'from the Border-land they come');
    }
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Woodmen-town', members: ['Boromir II'] }],
        hand: ['Ford'],
      },
      moment: 'organization',
    });
    t.resource.passes().mayNot('play Ford');
  });

  holds('a Hobbit steals away from a strike', (t) => {
    for (const who of ['Frodo', 'Boromir II']) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: [who] }],
          hand: ['Halfling Stealth'],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Giant').stage.resolve();
      t.resource.chooses('a strike to');
      if (who !== 'Frodo') t.resource.refused('Halfling Stealth', 'no-target');
      else {
        t.resource.chooses('no');
        t.resource.plays('Halfling Stealth').stage.resolve();
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
    const all = ['Gandalf', 'Boromir II', 'Gollum', 'Haldir'];
    const before = all.map((x) => t.card(x).stat('prowess'));
    t.resource.mayNot('play Kindling of the Spirit');
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
    t.fightOut(12, 12);
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
    t.equal(t.fightOut(12, 12, 12), [[3, 6]], 'Wolves of 8');
    t.skipTo('enter');
    t.resource.chooses('enter the site');
    t.equal(t.attack().prowess, 7, 'a Troll of 9');
    // it goes where he goes, and not with those who were with him
    for (const hunted of ['Gandalf', 'Boromir II']) {
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
    t.skipUntil('organization').pass().skipUntil('organization');
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
    t.hazard.plays('Khamûl the Easterling', { way: 1 }, 'Dark-domain').stage.resolve();
    t.equal(t.attack().prowess, 14, 'both count against one of 18');
    t.fightOut(12);
    t.skipTo('enter');
    t.resource.chooses('enter the site');
    t.equal(t.attack().prowess, 6, 'an automatic-attack of 7');
  });

  holds('stars shine on the Undead, or on dark roads', (t) => {
    const board = (events: string[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: COMPANY }],
          hand: ['Stars', 'Stars'],
          events,
        },
        hazard: { hand: ['Barrow-wight', 'Wolves'] },
        moment: 'hazards',
      });
    };
    board([]);
    t.resource.mayNot('play Stars');
    t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
    t.resource.mayNot('play Stars');
    board([]);
    t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
    t.resource.plays('Stars', { way: 1 }).stage.resolve();
    t.equal(t.attack().prowess, 11, 'one of 12');
    t.resource.mayNot('play Stars');
    board(['Gates of Morning']);
    t.resource.mayNot('Stars (way 2)').plays('Stars', { way: 3 }).stage.resolve();
    t.equal(t.path('Beretar'), ['wilderness', 'wilderness'], 'a Shadow-land');
    t.resource.mayNot('play Stars');
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Rhosgobel', members: COMPANY }],
        hand: ['Stars'],
        events: ['Gates of Morning'],
      },
      hazard: { hand: ['Twilight'] },
      moment: 'hazards',
    });
    t.resource.mayNot('Stars (way 3)').may('Stars').plays('Stars', { way: 2 }).stage.resolve();
    t.equal(t.path('Beretar'), ['wilderness', 'border', 'shadow'], 'a Dark-domain');
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Rhosgobel', members: COMPANY }],
        hand: ['Stars'],
      },
      hazard: { hand: ['Twilight'] },
      moment: 'hazards',
    });
    t.hazard.passes();
    t.resource.mayNot('play Stars').refused('Stars', 'need');
  });

  holds('the Stone of Erech stands as long as the Men of Lamedon', (t) => {
    const board = (at: string, pile: string[]): void => {
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
    for (const id of ['TW-338', 'TW-339']) {
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
    t.resource.mayNot('play Test of Form').refused('Test of Form', 'no-user');
  });
});

describe('events that stay', () => {
  holds('long-events are played, and some of them once', (t) => {
    for (const [card, twice] of [
      ['Night', false],
      ['Storms of Ossë', false],
      ['Clouds', false],
      ['Awaken Minions', false],
      ['Eye of Sauron', true],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: COMPANY }] },
        hazard: { hand: [card, card, 'Snowstorm'], events: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.plays(card).stage.resolve();
      t.equal(t.card(card).zone, 'play', card);
      t.hazard.may('play Snowstorm');
      if (twice) t.hazard.may(`play ${card}`);
      else t.hazard.mayNot(`play ${card}`);
    }
    for (const [card, twice] of [
      ['Fog', false],
      ['Lapse of Will', true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: COMPANY }],
          hand: [card, card, 'Sun'],
          events: ['Gates of Morning'],
        },
        moment: 'long-event',
      });
      t.resource.plays(card).stage.resolve();
      t.equal(t.card(card).zone, 'play', card);
      t.resource.may('play Sun');
      if (twice) t.resource.may(`play ${card}`);
      else t.resource.mayNot(`play ${card}`);
    }
  });
});

describe('mountains', () => {
  /** Between which sites the pairs of regions make a way of two. */
  const WAYS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      'Ash Mountains',
      [
        ['Dead Marshes', 'Mount Doom'],
        ['Easterling Camp', 'Mount Doom'],
      ],
    ],
    [
      'Misty Mountains',
      [
        ['Ettenmoors', "Beorn's House"],
        ['Ettenmoors', 'Lórien'],
        ['Ost-in-Edhil', 'Lórien'],
        ['Ost-in-Edhil', 'Wellinghall'],
        ['Dunnish Clan-hold', 'Wellinghall'],
      ],
    ],
    [
      'Mountains of Shadow',
      [
        ['Henneth Annûn', 'Mount Doom'],
        ['Henneth Annûn', 'Urlurtsu Nurn'],
        ['Southron Oasis', 'Urlurtsu Nurn'],
      ],
    ],
    [
      'White Mountains',
      [
        ['Wose Passage-hold', 'Lond Galen'],
        ['Dunharrow', 'Vale of Erech'],
        ['Dunharrow', 'Lond Galen'],
        ['Minas Tirith', 'Vale of Erech'],
      ],
    ],
  ];

  for (const [card, ways] of WAYS)
    for (const [at, to] of ways)
      holds(`${card} lead from ${at} to ${to} and back`, (t) => {
        for (const [from, on] of [
          [at, to],
          [to, at],
        ]) {
          t.board({
            resource: {
              companies: [{ at: from, to: on, members: COMPANY.slice(0, 3) }],
              hand: [card],
            },
            hazard: { hand: ['Twilight'] },
            moment: 'organization',
          });
          t.resource.passes();
          t.resource.plays(card, { way: 1 }, 'Beretar').stage.resolve();
          for (let i = 0; i < 9 && t.company('Beretar').path.length === 0; i++) {
            const d = t.decision();
            if (d.kind !== 'route') {
              t.pass();
              continue;
            }
            const short = d.options.findIndex((o) => o.type === 'path' && o.steps.length === 2);
            t.take(d.options[Math.max(0, short)], 'the shortest way');
          }
          t.equal(t.company('Beretar').path.length, 2, `from ${from} to ${on}`);
        }
      });

  /** Ways to sites in the regions that are named, and last one to another. */
  const SAFER: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      'Ash Mountains',
      [
        ['Lórien', 'Dead Marshes'],
        ['Lórien', 'Easterling Camp'],
        ['Lórien', 'Woodmen-town'],
      ],
    ],
    [
      'Misty Mountains',
      [
        ['Lórien', 'Rivendell'],
        ['Rivendell', 'Lórien'],
        ['Lórien', "Beorn's House"],
        ['Rivendell', 'Ost-in-Edhil'],
        ['Lórien', 'Wellinghall'],
        ['Rivendell', 'Dunnish Clan-hold'],
        ['Rivendell', 'Bree'],
      ],
    ],
    [
      'Mountains of Shadow',
      [
        ['Lórien', 'Henneth Annûn'],
        ['Edhellond', 'Southron Oasis'],
        ['Easterling Camp', 'Urlurtsu Nurn'],
        ['Lórien', 'Minas Tirith'],
      ],
    ],
    [
      'White Mountains',
      [
        ['Edhellond', 'Wose Passage-hold'],
        ['Edhellond', 'Lond Galen'],
        ['Lórien', 'Dunharrow'],
        ['Edhellond', 'Vale of Erech'],
        ['Lórien', 'Minas Tirith'],
        ['Lórien', 'Wellinghall'],
      ],
    ],
  ];

  for (const [card, ways] of SAFER)
    holds(`${card} make the way to their own regions safer`, (t) => {
      for (const [n, [at, to]] of ways.entries())
        for (const size of [5, 3]) {
          t.board({
            resource: {
              companies: [{ at, to, members: COMPANY.slice(0, size) }],
              hand: [card],
            },
            hazard: { hand: ['Twilight'] },
            moment: 'organization',
          });
          t.resource.passes();
          t.resource.plays(card, { way: 2 }, 'Beretar').stage.resolve();
          t.skipTo('movement-hazard');
          const elsewhere = n === ways.length - 1;
          t.equal(t.limit('Beretar'), elsewhere ? size : Math.max(2, size - 2), `to ${to}`);
        }
    });

  holds('only those who go over the mountains meet the Orcs there', (t) => {
    for (const first of ['Beretar', 'Haldir']) {
      t.board({
        resource: {
          companies: [
            { at: 'Dead Marshes', to: 'Mount Doom', members: ['Beretar', 'Boromir II'] },
            { at: 'Bree', members: ['Haldir'] },
          ],
          hand: ['Ash Mountains'],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Ash Mountains', { way: 1 }, 'Beretar').stage.resolve();
      t.skipTo('company-phase');
      t.resource.chooses(first);
      t.skipTo(first === 'Haldir' ? 'movement-hazard' : 'defend');
      t.equal(t.underAttack, first === 'Beretar', `against ${first}`);
      if (first === 'Haldir') t.asks(t.hazard, 'act');
    }
  });

  holds('who hides hides his own company, and no other', (t) => {
    for (const hunted of ['Bergil', 'Haldir']) {
      t.board({
        resource: {
          companies: [
            { at: 'Ettenmoors', members: ['Bergil'] },
            { at: 'Rivendell', to: 'Isengard', members: ['Haldir'] },
          ],
          hand: ['Hiding'],
        },
        hazard: { hand: ['Orc-raiders'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Hiding', 'Bergil').stage.resolve();
      t.skipTo('company-phase');
      t.resource.chooses(hunted);
      t.skipTo('movement-hazard');
      t.hazard.plays('Orc-raiders', 'Ruins & Lairs').stage.resolve();
      t.equal(t.underAttack, hunted === 'Haldir', `against ${hunted}`);
    }
  });
});
