import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Hazard events of The Wizards, where no ruling speaks of them. */
const COMPANY: Named[] = ['Beretar', 'Beregond', 'Boromir II', 'Bergil', 'Forlong', 'Damrod'];

describe('hazards', () => {
  /** The automatic-attack that is faced on entering the site after these hazards were played. */
  const entered = (
    t: Stage,
    at: Named,
    more: { plays?: Named[]; way?: string; events?: Named[] },
  ): [number, number] => {
    t.board({
      resource: { companies: [{ at, members: ['Boromir II', 'Beretar'] }] },
      hazard: { hand: more.plays ?? [], events: more.events ?? [] },
      moment: 'hazards',
      asksPasses: true,
    });
    for (const card of more.plays ?? [])
      t.hazard.plays(card, more.way ? { way: more.way } : {}).stage.resolve();
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
      t.fightOut([12, 12, 12], [12, 12]),
      [
        [3, 7],
        [2, 11],
      ],
      'the second',
    );
  });

  holds('denizens and minions awake at their own sites', (t) => {
    const denizens: { events: Named[] } = { events: ['Awaken Denizens'] };
    const minions: { events: Named[] } = { events: ['Awaken Minions'] };
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
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      if (!may) {
        t.asks(t.resource, 'attack');
        t.equal(t.attack().strikes, 3, 'as they are');
        continue;
      }
      t.hazard.reveals('Awaken Denizens').stage.resolve();
      t.equal(t.attack().strikes, 6, 'twice as many');
    }
  });

  holds("the earth's fire strengthens one automatic-attack, or darkens the land", (t) => {
    const fire = "Awaken the Earth's Fire";
    t.equal(
      entered(t, 'Carn Dûm', { plays: [fire], way: 'automatic-attack' }),
      [4, 9],
      'Orcs of 7',
    );
    const board = (events: Named[]): void => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Mount Gram', members: COMPANY }] },
        hazard: { hand: [fire, fire, 'Mouth of Sauron'], events },
        moment: 'hazards',
      });
    };
    board([]);
    t.hazard
      .may(`${fire}: automatic-attack`)
      .mayNot(`${fire}: count one Shadow-land`)
      .mayNot(`${fire}: count a Shadow-hold`);
    board(['Doors of Night']);
    t.hazard.plays(fire, { way: 'count one Shadow-land' }).stage.resolve();
    t.equal(t.path('Beretar'), ['wilderness', 'dark'], 'the path');
    // a second copy may be for something else by the newer rules (coe/5.1.4)
    const again = (way: string) =>
      t.rules === 'coe' ? t.hazard.mayNot(`${fire}: ${way}`) : t.hazard.mayNot(`play ${fire}`);
    again('count one Shadow-land');
    board(['Doors of Night']);
    t.hazard.mayNot('Mouth of Sauron: creature');
    t.hazard.plays(fire, { way: 'count a Shadow-hold' }).stage.resolve();
    again('count a Shadow-hold').may('Mouth of Sauron: creature');
  });

  holds('clouds help creatures and nothing else, with Doors of Night', (t) => {
    for (const doors of [false, true] as const) {
      const events: Named[] = doors ? ['Clouds', 'Doors of Night'] : ['Clouds'];
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
    t.equal(t.card('Haldir').zone, 'play', 'he is there');
    t.unrolled(1, 'no check');
    for (const at of ['Bree', 'Rivendell'] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Haldir', bears: ['The Burden of Time'] }] }],
        },
        moment: 'untap',
        rolls: [2],
      });
      t.skipTo('organization');
      t.equal(t.card('Haldir').zone === 'play', at === 'Rivendell', 'a check, but not at a haven');
      t.unrolled(at === 'Rivendell' ? 1 : 0, 'nobody has rolled there');
    }
    for (const roll of [7, 8] as const) {
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
      asksPasses: true,
    });
    const prowess = () => ['Beretar', 'Boromir II', 'Gollum'].map((x) => t.card(x).stat('prowess'));
    const before = prowess();
    t.resource.passes();
    t.hazard
      .mayNot(`play ${words}`)
      .plays('Khamûl the Easterling', { way: 'creature' }, 'Dark-domain')
      .stage.resolve();
    t.hazard.plays(words).stage.resolve();
    t.equal(
      prowess(),
      before.map((n) => n - 1),
      'each of them one less',
    );
    t.resource.passes();
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
