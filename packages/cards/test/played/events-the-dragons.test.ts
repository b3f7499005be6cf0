import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Hazard events of The Dragons that no ruling speaks of: what each of them does. */
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
      for (const abroad of [false, true] as const) {
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
        const seen = t.fightOut({ always: 12 });
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
    const weight = (event: Named): number => {
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
    const drawn = (at: Named, to: Named, events: Named[]): number => {
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
    t.skipTo('organization');
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
    t.skipTo('enter');
    t.resource.chooses('enter');
    t.fightOut([12, 12], [12, 2]);
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
    t.resource.plays('Concealment', 'Frodo');
    t.hazard.plays('Many Sorrows Befall', { way: 'short-event' }).stage.resolve();
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
    t.hazard.plays('Parsimony of Seclusion', { way: 'Agburanar' }).stage.resolve();
    t.equal(t.hand(1), ['Agburanar'], 'only he');
    t.equal(t.limit('Aragorn II'), 4, 'two more');
  });

  holds('Passion of Wrath: one strike of a Dragon, more of Smaug', (t) => {
    for (const [who, way, prowess, body] of [
      ['Smaug', 'Dragon attack', 19, 7],
      ['Smaug', 'Smaug', 21, 6],
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
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Aragorn II');
    t.passUntil('strike-hazard').hazard.mayNot('Passion of Wrath');
  });

  holds('Prowess of Might: a Dragon, and Scatha above all', (t) => {
    for (const [way, prowess, body] of [
      ['Dragon attack', 16, 10],
      ['Scatha', 17, 11],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Gondmaeglom', members: ['Aragorn II', 'Gimli'] }],
        },
        hazard: { hand: ['Scatha', 'Prowess of Might'] },
        moment: 'hazards',
      });
      t.hazard.plays('Scatha').stage.resolve();
      t.hazard.plays(
        'Prowess of Might',
        { way },
        ...(way === 'Dragon attack' ? ['the attack'] : []),
      );
      t.resolve();
      t.equal([t.attack().prowess, t.attack().body], [prowess, body], 'the attack');
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Light-drake', 'Prowess of Might'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
    t.asks(t.resource, 'attack').resource.passes();
    t.hazard.mayNot('Prowess of Might');
  });

  holds("Worm's Stench: beasts follow in the wake of a Dragon", (t) => {
    for (const open of [false, true] as const) {
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
      t.fightOut(...(open ? [12, 12, 12, 12, 12] : [12, 12, 12, 12]));
      t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], open ? [4, 10] : [3, 8], 'wolves');
      t.fightOut(...(open ? [12, 12, 12, 12] : [12, 12, 12]));
      t.hazard.plays('Orc-warriors', 'Wilderness').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'Orcs do not care');
    }
  });
});
