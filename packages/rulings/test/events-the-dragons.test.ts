import { allCards } from '@mathom/cards';
import { registerCards } from '@mathom/engine';
import { perform, type Stage, scenario } from '@mathom/engine/scenario';
import { beforeAll, describe, expect, it } from 'vitest';

/** Events of The Dragons that no ruling speaks of: what each of them does. */
const RULES = ['coe', 'crf', 'tournament'] as const;

beforeAll(() => registerCards(allCards));

const holds = (title: string, play: (t: Stage) => void): void => {
  it.each([...RULES])(`${title} (%s)`, (rules) => {
    const done = perform(scenario(title, { proves: [], rules: RULES }, play), rules);
    expect(done.asserts).toBeGreaterThan(0);
  });
};

const rolled = (t: Stage, what: string): { total: number; against: number }[] =>
  t.steps
    .flatMap((x) => x.events)
    .flatMap((e) =>
      e.e === 'roll' && e.for === what ? [{ total: e.total, against: e.against }] : [],
    );

/** The strike now being resolved is fought out without help. */
const strikeOut = (t: Stage, ...rolls: number[]): void => {
  t.rolls(...rolls);
  let begun = false;
  while (t.underAttack && t.decision().about !== 'strike') {
    if (t.decision().about !== 'stay-untapped') t.pass();
    else if (begun) return;
    else {
      begun = true;
      t.resource.chooses('no');
    }
  }
};

describe('Dragons at home', () => {
  holds('one more attack at the lair, unless the Dragon is abroad', (t) => {
    for (const [dragon, lair, strikes, prowess] of [
      ['Bairanax', 'Ovir Hollow', 2, 15],
      ['Daelomin', 'Dancing Spire', 3, 14],
      ['Eärcaraxë', 'Isle of the Ulond', 2, 18],
      ['Itangast', 'Gold Hill', 3, 19],
      ['Scatha', 'Gondmaeglom', 3, 16],
      ['Scorba', 'Zarak Dûm', 3, 13],
      ['Smaug', 'The Lonely Mountain', 2, 18],
    ] as const) {
      for (const abroad of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: lair, members: ['Aragorn II', 'Legolas', 'Gimli', 'Elrond'] }],
          },
          hazard: {
            events: abroad ? [`${dragon} at Home`, `${dragon} Ahunt`] : [`${dragon} at Home`],
          },
          moment: 'site',
        });
        t.resource.chooses('enter');
        const seen = t.fightOut(12, 2, 12, 2, 12, 2, 12, 2);
        t.equal(seen.length, abroad ? 1 : 2, `the attacks at ${lair}`);
        if (!abroad) t.equal(seen[1], [strikes, prowess], `that of ${dragon}`);
      }
    }
  });

  holds('Bairanax: beasts make room for one hazard more', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Legolas'] }],
      },
      hazard: { hand: ['Neeker-breekers', 'Wargs'], events: ['Bairanax at Home'] },
      moment: 'hazards',
    });
    t.equal(t.limit('Legolas'), 2, 'as large as the company');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.fightOut(12, 12);
    t.equal(t.limit('Legolas'), 2, 'wolves are no animals');
    t.hazard.plays('Neeker-breekers', 'Wilderness').stage.resolve();
    t.fightOut(12, 12);
    t.equal(t.limit('Legolas'), 3, 'one more');
  });

  holds('Daelomin: discarded, he makes room for two hazards more', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Wargs'], events: ['Daelomin at Home'] },
      moment: 'hazards',
      declared: 2,
    });
    t.hazard.mayNot('play Wargs');
    t.hazard.uses('Daelomin at Home').stage.resolve();
    t.equal(t.card('Daelomin at Home').zone, 'discard', 'he is gone');
    t.equal(t.limit('Aragorn II'), 4, 'two more');
    t.hazard.may('play Wargs');
  });

  holds('Eärcaraxë: one hazard more on the coasts', (t) => {
    for (const [to, limit] of [
      ['Isle of the Ulond', 3],
      ['Vale of Erech', 2],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Edhellond', to, members: ['Aragorn II', 'Legolas'] }] },
        hazard: { hand: ['Wargs'], events: ['Eärcaraxë at Home'] },
        moment: 'hazards',
      });
      t.equal(t.limit('Legolas'), limit, `on the way to ${to}`);
    }
  });

  holds('Itangast and Scorba: greater and major items weigh more', (t) => {
    const weight = (event: string): number => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Legolas', bears: ['Glamdring', 'Orcrist', 'Cram'] }],
            },
          ],
        },
        hazard: { events: [event] },
        moment: 'organization',
      });
      return t.card('Legolas').corruption;
    };
    const plain = weight('Smaug at Home');
    t.equal(weight('Itangast at Home'), plain + 1, 'one of them is a greater item');
    t.equal(weight('Scorba at Home'), plain + 1, 'one of them is a major item');
  });

  holds('Scatha and Times Are Evil: influence is harder won', (t) => {
    for (const [event, less] of [
      ['Scatha at Home', 1],
      ['Times Are Evil', 3],
      ['Smaug at Home', 0],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Imrahil'] }],
          hand: ['Riders of Rohan'],
        },
        hazard: { events: [event] },
        moment: 'entered',
        rolls: [5],
      });
      t.resource.plays('Riders of Rohan').stage.resolve();
      const [check] = rolled(t, 'influence');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Imrahil'] }],
          hand: ['Riders of Rohan'],
        },
        moment: 'entered',
        rolls: [5],
      });
      t.resource.plays('Riders of Rohan').stage.resolve();
      const plain = rolled(t, 'influence').at(-1);
      t.equal(check?.total, (plain?.total ?? 0) - less, `with ${event}`);
      t.steps.length = 0;
    }
  });

  holds('Smaug: one card less for the way, but one at least', (t) => {
    const drawn = (at: string, to: string, events: string[]): number => {
      t.board({
        resource: { companies: [{ at, to, members: ['Aragorn II'] }] },
        hazard: { hand: ['Wargs'], events },
        moment: 'movement',
      });
      t.skipTo('draw');
      let n = 1;
      while (t.decision().about === 'draw' && t.decision().seat === 0) {
        t.resource.chooses('yes');
        n++;
      }
      return n;
    };
    t.equal(drawn('Lórien', 'Easterling Camp', []), 4, 'as the site says');
    t.equal(drawn('Lórien', 'Easterling Camp', ['Smaug at Home']), 3, 'one less');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Wargs'], events: ['Smaug at Home'] },
      moment: 'movement',
    });
    t.skipTo('movement-hazard');
    t.equal(t.hand(0).length, 1, 'one at least');
  });
});

describe('hazards', () => {
  holds("Dragon's Curse: weakens the strike, stays, and a sage can lift it", (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gandalf'] }],
      },
      hazard: { hand: ['Cave-drake', "Dragon's Curse"] },
      moment: 'hazards',
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.passUntil('strike');
    t.resource.chooses('Aragorn II');
    t.hazard.plays("Dragon's Curse").stage.resolve();
    t.equal(t.attack().prowess, 9, 'one less for this strike');
    t.equal(t.card("Dragon's Curse").host, 'Aragorn II', 'it stays with him');
    t.equal(t.card('Aragorn II').corruption, 2, 'two points');
    strikeOut(t, 12);
    t.equal(t.attack().prowess, 10, 'the next strike is as it was');

    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
      hazard: { hand: ['Cave-drake', "Dragon's Curse"] },
      moment: 'hazards',
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped');
    t.equal(t.strikeProwess(), 5, 'a Wizard is spared: no window was opened for the card');

    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            members: [{ name: 'Aragorn II', bears: ["Dragon's Curse"] }, 'Galadriel'],
          },
        ],
      },
      moment: 'untap',
      rolls: [7],
    });
    t.skipUntil('organization');
    t.equal(rolled(t, 'corruption'), [{ total: 7, against: 2 }], 'as the untap phase ends');
    t.rolls(9).resource.chooses("use Dragon's Curse", 'at -3').stage.resolve();
    t.equal(t.card('Galadriel').status, 'untapped', 'she has not tapped');
    t.equal(t.card("Dragon's Curse").zone, 'play', 'nine less three is not above six');
    t.resource.mayNot("use Dragon's Curse");
  });

  holds('Incite Minions: the guards of a stronghold are met twice', (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Aragorn II'] }] },
      hazard: { hand: ['Incite Minions', 'Incite Minions'] },
      moment: 'hazards',
    });
    t.hazard.plays('Incite Minions').stage.resolve();
    t.hazard.mayNot('play Incite Minions');
    t.skipUntil('enter');
    t.resource.chooses('enter');
    t.fightOut(12, 2);
    t.equal(t.company('Aragorn II').faced.length, 2, 'twice');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Aragorn II'] }] },
      hazard: { hand: ['Incite Minions', 'Wargs'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Incite Minions');
  });

  holds('Many Sorrows Befall: ends a long-event, or stops a short one', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Frodo'] }],
        hand: ['Concealment'],
        events: ['Sun', 'Gates of Morning'],
      },
      hazard: { hand: ['Many Sorrows Befall', 'Wargs'] },
      moment: 'hazards',
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.hazard.mayNot('Many Sorrows Befall', 'Gates');
    t.passUntil('attack');
    t.resource.plays('Concealment', 'Frodo');
    t.hazard.plays('Many Sorrows Befall', { way: 2 }).stage.resolve();
    t.expect(t.underAttack, 'the attack was not canceled');
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        events: ['Sun', 'Gates of Morning'],
      },
      hazard: { hand: ['Many Sorrows Befall'] },
      moment: 'hazards',
    });
    t.hazard.plays('Many Sorrows Befall').stage.resolve();
    t.equal(t.card('Sun').zone, 'discard', 'the long-event is gone');
    t.equal(t.card('Gates of Morning').zone, 'play', 'the permanent-event is not');
  });

  holds('Parsimony of Seclusion: a Dragon is back in hand', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: {
        hand: ['Parsimony of Seclusion'],
        discard: ['Smaug', 'Smaug Ahunt', 'Leucaruth at Home', 'Cave-drake'],
      },
      moment: 'hazards',
    });
    t.hazard.plays('Parsimony of Seclusion').stage.resolve();
    t.hazard.options_are('Smaug', 'Smaug Ahunt', 'Leucaruth at Home');
    t.hazard.chooses('Leucaruth at Home');
    t.equal(t.hand(1), ['Leucaruth at Home'], 'in hand');
    t.equal(t.limit('Aragorn II'), 2, 'nothing more');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Parsimony of Seclusion'], discard: ['Agburanar', 'Smaug'] },
      moment: 'hazards',
    });
    t.hazard.plays('Parsimony of Seclusion', { way: 2 }).stage.resolve();
    t.equal(t.hand(1), ['Agburanar'], 'only he');
    t.equal(t.limit('Aragorn II'), 4, 'two more');
  });

  holds('Passion of Wrath: one strike of a Dragon, more of Smaug', (t) => {
    for (const [who, way, prowess, body] of [
      ['Smaug', 1, 19, 7],
      ['Smaug', 2, 21, 6],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'The Lonely Mountain', members: ['Aragorn II', 'Gimli'] },
          ],
        },
        hazard: { hand: [who, 'Passion of Wrath'] },
        moment: 'hazards',
      });
      t.hazard.plays(who).stage.resolve();
      t.passUntil('strike');
      t.resource.chooses('Gimli');
      t.hazard.plays('Passion of Wrath', { way }).stage.resolve();
      t.equal([t.attack().prowess, t.attack().body], [prowess, body], 'this strike');
      strikeOut(t, 2, 2);
      t.equal([t.attack().prowess, t.attack().body], [17, 8], 'the other one is as before');
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Wargs', 'Passion of Wrath'] },
      moment: 'hazards',
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped');
    t.hazard.mayNot('Passion of Wrath');
  });

  holds('Prowess of Might: a Dragon, and Scatha above all', (t) => {
    for (const [way, prowess, body] of [
      [1, 16, 10],
      [2, 17, 11],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Gondmaeglom', members: ['Aragorn II', 'Gimli'] }],
        },
        hazard: { hand: ['Scatha', 'Prowess of Might'] },
        moment: 'hazards',
      });
      t.hazard.plays('Scatha').stage.resolve();
      t.hazard.plays('Prowess of Might', { way }).stage.resolve();
      t.equal([t.attack().prowess, t.attack().body], [prowess, body], 'the attack');
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Light-drake', 'Prowess of Might'] },
      moment: 'hazards',
    });
    t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
    t.hazard.mayNot('Prowess of Might');
  });

  holds("Worm's Stench: beasts follow in the wake of a Dragon", (t) => {
    for (const open of [false, true]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Aragorn II', 'Gimli', 'Legolas', 'Elrond', 'Beorn'],
            },
          ],
        },
        hazard: {
          hand: ["Worm's Stench", 'Light-drake', 'Lesser Spiders', 'Wolves', 'Orc-warriors'],
          events: open ? ['Doors of Night'] : [],
        },
        moment: 'hazards',
      });
      t.hazard.mayNot("play Worm's Stench");
      t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
      t.fightOut(12, 12);
      t.hazard.plays("Worm's Stench").stage.resolve();
      t.hazard.plays('Lesser Spiders', 'Wilderness').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], open ? [5, 9] : [4, 9], 'spiders');
      t.fightOut(12, 12, 12, 12, 12);
      t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], open ? [4, 10] : [3, 8], 'wolves');
      t.fightOut(12, 12, 12, 12, 12);
      t.hazard.plays('Orc-warriors', 'Wilderness').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'Orcs do not care');
    }
  });
});

describe('resources on the way', () => {
  holds('A Short Rest: the shorter the way, the more cards', (t) => {
    for (const [at, to, normal, rest] of [
      ['Rivendell', 'Cameth Brin', 1, 4],
      ['Rivendell', 'Bree', 1, 3],
      ['Rivendell', 'Dunnish Clan-hold', 2, 3],
      ['Lórien', 'Easterling Camp', 4, 4],
    ] as const) {
      for (const rested of [false, true]) {
        t.board({
          resource: {
            companies: [{ at, to, members: ['Aragorn II'] }],
            events: rested ? ['A Short Rest'] : [],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'movement',
        });
        for (let i = 0; i < 9 && t.decision().about !== 'movement-hazard'; i++) {
          const { options, about, seat } = t.decision();
          const wanted = about === 'draw' && seat === 0 ? 'yes' : 'no';
          t.take(options.find((o) => o.type === wanted) ?? options[0], 'on the way');
        }
        t.equal(t.hand(0).length, rested ? rest : normal, `from ${at} to ${to}`);
      }
    }
  });

  holds('Dragon-feuds: Dragons in hand keep others away', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        hand: ['Dragon-feuds', 'Cave Worm'],
      },
      hazard: { hand: ['Light-drake', 'Land-drake', 'Wargs'] },
      moment: 'organization',
    });
    t.resource.plays('Dragon-feuds').stage.resolve();
    t.skipTo('movement-hazard');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.mayNot('Dragon-feuds');
    t.fightOut(12, 12);
    t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
    t.resource.uses('Dragon-feuds').stage.resolve();
    t.expect(!t.underAttack, 'the attack is canceled');
    t.equal(t.card('Cave Worm').zone, 'discard', 'for the Drake in hand');
    t.expect(t.discardSeenBy(1, 0).includes('Cave Worm'), 'which was shown');
  });

  holds('Elf-path: on a short and fair way creatures wait only at its end', (t) => {
    for (const [to, kept] of [
      ['Cameth Brin', true],
      ['Dunnish Clan-hold', false],
      ['Zarak Dûm', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to, members: ['Legolas', 'Gimli'] }],
          hand: ['Elf-path'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'organization',
      });
      t.passUntil('organization-end');
      t.resource.plays('Elf-path', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').status, 'tapped', 'the Elf taps');
      t.skipTo('movement-hazard').resolve();
      if (kept) t.hazard.mayNot('play Wargs');
      else t.hazard.may('play Wargs');
    }
  });

  holds('Look More Closely Later and Wielded Twice: a sage makes ready again', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Weathertop',
            siteTapped: true,
            members: ['Elrond', { name: 'Gandalf', bears: [{ name: 'Cram', tapped: true }] }],
          },
        ],
        hand: ['Look More Closely Later', 'Wielded Twice'],
      },
      moment: 'entered',
      rolls: [7, 7],
    });
    t.resource.plays('Look More Closely Later', 'Elrond').stage.resolve();
    t.equal(t.card('Weathertop').status, 'untapped', 'the site');
    t.equal(t.card('Elrond').status, 'tapped', 'the sage');
    t.resource.plays('Wielded Twice', 'Gandalf').stage.resolve();
    t.equal(t.card('Cram').status, 'untapped', 'the item');
    t.equal(rolled(t, 'corruption').length, 2, 'a check for each');
    t.board({
      resource: {
        companies: [{ at: 'Ettenmoors', siteTapped: true, members: ['Elrond'] }],
        hand: ['Look More Closely Later'],
      },
      moment: 'entered',
    });
    t.resource.mayNot('play Look More Closely Later');
  });

  holds('Master of Esgaroth: from a Border-hold once more onward', (t) => {
    for (const [to, again] of [
      ['Bree', true],
      ['Weathertop', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to, members: ['Aragorn II'] }],
          hand: ['Master of Esgaroth'],
          sites: ['Rivendell', 'Old Forest'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
      });
      t.passUntil('organization-end');
      t.resource.plays('Master of Esgaroth').stage.resolve();
      t.skipTo('movement-hazard');
      t.hazard.passes();
      if (!again) {
        t.resource.mayNot('Master of Esgaroth');
        continue;
      }
      t.resource.uses('Master of Esgaroth').stage.resolve();
      t.skipUntil('move-again');
      t.resource.chooses('Rivendell');
      t.skipUntil('discard-one');
      t.equal(t.card('Aragorn II').site, 'Rivendell', 'and back in the same turn');
    }
  });

  holds('Master of Wood, Water, or Hill: a sage changes the land', (t) => {
    for (const [way, path] of [
      [2, ['border', 'wilderness']],
      [3, ['shadow', 'wilderness']],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
          hand: ['Master of Wood, Water, or Hill'],
        },
        moment: 'hazards',
        rolls: [7],
      });
      t.resource.plays('Master of Wood, Water, or Hill', { way }, 'Rhudaur').stage.resolve();
      t.equal(t.path('Elrond'), [...path], 'the path');
      t.equal(t.card('Elrond').status, 'tapped', 'the sage');
    }
    t.equal(rolled(t, 'corruption').length, 2, 'a check each time');
  });

  holds('Sated Beast: a Dragon abroad goes home, in an opponent’s turn too', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        hand: ['Sated Beast'],
      },
      hazard: { events: ['Smaug Ahunt', 'Scatha at Home'] },
      moment: 'organization',
    });
    t.resource.plays('Sated Beast').stage.resolve();
    t.equal(t.card('Smaug Ahunt').zone, 'discard', 'he is sated');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Sated Beast'], events: ['Smaug Ahunt'] },
      moment: 'hazards',
    });
    t.hazard.plays('Sated Beast').stage.resolve();
    t.equal(t.card('Smaug Ahunt').zone, 'discard', 'in another’s turn');
    for (const open of [false, true]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          hand: ['Sated Beast'],
        },
        hazard: { hand: ['Light-drake'], events: open ? ['Doors of Night'] : [] },
        moment: 'hazards',
      });
      t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
      if (!open) {
        t.resource.mayNot('play Sated Beast');
        continue;
      }
      t.resource.plays('Sated Beast').stage.resolve();
      t.equal(t.attack().strikes, 1, 'one strike less');
    }
  });

  holds('Washed and Refreshed: the shorter the way, the more are rested', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Bergil', status: 'tapped' },
              { name: 'Legolas', status: 'tapped' },
              { name: 'Gimli', status: 'tapped' },
            ],
          },
        ],
        hand: ['Washed and Refreshed'],
      },
      hazard: { hand: ['River'] },
      moment: 'organization',
    });
    t.passUntil('organization-end');
    t.resource.plays('Washed and Refreshed').stage.resolve();
    t.skipTo('path').resource.chooses('starter');
    t.noDraws().skipTo('pick');
    t.resource.chooses('Legolas').chooses('Gimli');
    t.equal(
      ['Bergil', 'Legolas', 'Gimli'].map((n) => t.card(n).status),
      ['tapped', 'untapped', 'untapped'],
      'two regions of four: two may rest',
    );
    t.expect(t.decision().about !== 'pick', 'and no third');
  });
});

describe('lore', () => {
  const learned = (t: Stage, card: string, at: string, who: string, others: string[]): void => {
    t.board({
      resource: { companies: [{ at, members: [who, ...others] }], hand: [card] },
      moment: 'organization',
    });
    t.resource.plays(card, who).stage.resolve();
    t.equal(t.card(card).host, who, `${card} is with ${who}`);
    t.equal(t.card(who).status, 'tapped', `${who} taps for it`);
    t.board({
      resource: {
        companies: [{ at, members: [{ name: who, status: 'tapped' }, ...others] }],
        hand: [card],
      },
      moment: 'organization',
    });
    t.resource.mayNot(`play ${card}`);
  };

  holds('Gift of Comprehension: a Dúnadan becomes a sage', (t) => {
    learned(t, 'Gift of Comprehension', 'Rivendell', 'Aragorn II', ['Legolas']);
    t.board({
      resource: {
        companies: [
          {
            at: 'Weathertop',
            siteTapped: true,
            members: [{ name: 'Aragorn II', bears: ['Gift of Comprehension'] }, 'Faramir'],
          },
        ],
        hand: ['Look More Closely Later'],
      },
      moment: 'entered',
      rolls: [7],
    });
    t.equal(t.card('Aragorn II').corruption, 2, 'two points');
    t.resource.plays('Look More Closely Later', 'Aragorn II').stage.resolve();
    t.equal(t.card('Weathertop').status, 'untapped', 'he has read the signs');
  });

  holds('Lore of the Ages: an Elf heartens the company', (t) => {
    learned(t, 'Lore of the Ages', 'Rivendell', 'Legolas', ['Aragorn II']);
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Legolas', bears: ['Lore of the Ages'] }, 'Gimli'],
          },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      rolls: [7],
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.uses('Lore of the Ages').stage.resolve();
    t.equal(
      [t.card('Gimli').stat('prowess'), t.card('Legolas').stat('prowess')],
      [6, 6],
      'both are stronger',
    );
    t.equal(rolled(t, 'corruption'), [{ total: 7, against: 2 }], 'he checks');
    t.fightOut(12, 12);
    t.equal(t.card('Gimli').stat('prowess'), 5, 'for this attack only');
  });

  holds('Mathom Lore: a Hobbit has just the thing', (t) => {
    learned(t, 'Mathom Lore', 'Bag End', 'Frodo', ['Aragorn II']);
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Frodo', bears: ['Mathom Lore'] }] }],
        deck: ['Cram', 'Glamdring'],
        discard: ['Dagger of Westernesse'],
      },
      moment: 'organization',
      rolls: [7],
    });
    t.resource.uses('Mathom Lore').stage.resolve();
    t.resource.options_are('Cram', 'Dagger of Westernesse').chooses('Cram');
    t.expect(t.hand(0).includes('Cram'), 'it is in hand');
    t.equal(rolled(t, 'corruption').length, 1, 'a check');
  });

  holds('Tales of the Hunt: a Man rouses another', (t) => {
    learned(t, 'Tales of the Hunt', 'Bree', 'Beorn', ['Aragorn II']);
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Beorn', bears: ['Tales of the Hunt'] },
              { name: 'Legolas', status: 'tapped' },
            ],
          },
        ],
      },
      moment: 'organization',
      rolls: [7],
    });
    t.resource.uses('Tales of the Hunt').stage.resolve();
    t.equal([t.card('Legolas').status, t.card('Beorn').status], ['untapped', 'tapped'], 'they');
    t.equal(rolled(t, 'corruption').length, 1, 'a check');
  });

  holds('Three Golden Hairs: her gift frees from what weighs on the heart', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', members: ['Galadriel', 'Gandalf', 'Frodo'] },
          {
            at: 'Lórien',
            members: [{ name: 'Gimli', bears: ['Lure of the Senses'] }, 'Aragorn II'],
          },
          { at: 'Rivendell', members: ['Legolas'] },
        ],
        hand: ['Three Golden Hairs'],
      },
      moment: 'organization',
    });
    t.resource.plays('Three Golden Hairs', 'Gimli').stage.resolve();
    t.equal(t.card('Three Golden Hairs').host, 'Gimli', 'he alone may have it');
    t.equal(t.card('Lure of the Senses').zone, 'discard', 'the lure is gone');
    t.equal(t.card('Gimli').corruption, 2, 'the gift itself weighs');
  });

  holds('When I Know Anything: learned at a place of lore, used for a check', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Weathertop', members: ['Elrond', 'Aragorn II'] }],
        hand: ['When I Know Anything'],
      },
      moment: 'entered',
    });
    t.resource.plays('When I Know Anything', 'Elrond').stage.resolve();
    t.equal([t.card('Elrond').status, t.card('Weathertop').status], ['tapped', 'tapped'], 'both');
    t.equal(t.points(0).misc, 1, 'a point');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Elrond', bears: ['When I Know Anything'] },
              { name: 'Legolas', bears: ['Glamdring'] },
            ],
          },
        ],
      },
      hazard: { hand: ['Dragon-sickness'] },
      moment: 'hazards',
      rolls: [7, 5],
    });
    t.hazard.plays('Dragon-sickness', 'Legolas');
    t.resource.uses('When I Know Anything').stage.resolve();
    t.equal(
      rolled(t, 'corruption').map((r) => r.total),
      [7, 5 - 1 + 3],
      'his own check, then the other with three more',
    );
  });
});

describe('resources in combat', () => {
  holds('Staff Asunder: the staff for the fight', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'The Lonely Mountain',
            members: [{ name: 'Gandalf', bears: ["Wizard's Staff"] }, 'Gimli'],
          },
        ],
        hand: ['Staff Asunder'],
      },
      hazard: { hand: ['Smaug'] },
      moment: 'hazards',
      rolls: [9],
    });
    t.hazard.plays('Smaug').stage.resolve();
    const before = t.card('Gandalf').stat('prowess');
    t.resource.plays('Staff Asunder').stage.resolve();
    t.equal(t.card("Wizard's Staff").zone, 'pile', 'the staff is broken');
    t.equal(t.points(0).item, 3, 'but not for nothing');
    t.equal(t.card('Gandalf').stat('prowess'), before - 2 + 5, 'five more, without the staff');
    t.equal(t.attack().body, 6, 'the Dragon is easier to kill');
    t.equal(rolled(t, 'corruption').length, 1, 'a check');
  });

  holds('Trickery: a scout talks them out of it, perhaps', (t) => {
    for (const [roll, canceled] of [
      [5, false],
      [6, true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Frodo', 'Aragorn II'] }],
          hand: ['Trickery'],
        },
        hazard: { hand: ['Orc-raiders'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
      t.rolls(roll).resource.plays('Trickery', 'Frodo').stage.resolve();
      t.equal(!t.underAttack, canceled, `a roll of ${roll}`);
      t.equal(t.card('Frodo').status, 'untapped', 'he does not tap for it');
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Frodo'] }],
        hand: ['Trickery'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.mayNot('play Trickery');
  });

  holds('Vanish in Sunlight!: less for the dead, least at dawn', (t) => {
    for (const [event, prowess] of [
      ['Sun', 5],
      ['Gates of Morning', 3],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          hand: ['Vanish in Sunlight!'],
          events: [event],
        },
        hazard: { hand: ['Corpse-candle'] },
        moment: 'hazards',
      });
      t.hazard.plays('Corpse-candle', 'Wilderness').stage.resolve();
      t.resource.plays('Vanish in Sunlight!').stage.resolve();
      t.equal(t.attack().prowess, prowess, `with ${event}`);
    }
  });
});
