import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const kind = 'ringwraith';
const HOLD = 'Hold Rebuilt and Repaired';
const DAELOMIN = 'Daelomin Roused';

/** Sites of minions of a sixteenth draw, and what is done to sites, held to clauses that no other test plays. */

describe('shelter', () => {
  holds('Minas Morgul: whoever attacks minions there is turned away, and not they', (t) => {
    // minions attack, and heroes attack
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', members: ['Ostisen', 'Layos'] }],
      },
      hazard: { kind: 'wizard', companies: [{ at: 'Minas Morgul', members: ['Legolas'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.equal(t.underAttack, true, 'heroes have no shelter there');
  });
  holds('Minas Morgul: heroes who attack them', (t) => {
    t.board({
      resource: { kind: 'wizard', companies: [{ at: 'Minas Morgul', members: ['Legolas'] }] },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', members: ['Ostisen', 'Layos'] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.equal(t.underAttack, false, 'turned away');
  });
});

describe('Minas Morgul', () => {
  holds('Who is on his way there is not yet there', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-393', to: 'Minas Morgul', members: ['Jerrek'] }],
      },
      hazard: { hand: ['Orc-patrol', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-patrol', 'Shadow-land').stage.resolve();
    t.equal(t.underAttack, true, 'met on the road');
  });
});

describe('creatures at a site', () => {
  holds(
    'Dead Marshes and The Under-gates: what comes to the site slays, and what is met on the way detains',
    (t) => {
      for (const [site, creature, way, detains] of [
        ['LE-364', 'Ghouls', 'Shadow-hold', false],
        ['LE-364', 'Ghouls', 'Shadow-land', true],
        ['LE-364', 'Orc-guard', 'Shadow-hold', false],
        ['AS-165', 'Orc-guard', 'Shadow-hold', false],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              site === 'LE-364'
                ? { at: 'Dol Guldur', to: site, by: 'starter', members: ['Jerrek'] }
                : { at: site, members: ['Jerrek'] },
            ],
          },
          hazard: { hand: [creature, 'River'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays(creature, way).stage.resolve();
        t.equal(t.attack().detainment, detains, `${creature} ${way} ${site}`);
      }
    },
  );

  holds('Dead Marshes: whom the dead wound there, and only he, is tempted at two less', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-364',
            members: [{ name: 'Jerrek', bears: ['Magic Ring of Weals'] }, 'Lieutenant of Morgul'],
          },
        ],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.passUntil('defend').resource.chooses('Jerrek').chooses('Lieutenant of Morgul');
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().detainment], [2, 8, false], 'two');
    // four less two are as many as his points; what a wound brings comes before the body check (coe/3.iv.7)
    t.passUntil('strike').resource.chooses('Jerrek');
    t.rolls(2, 4, 2, 12);
    while (t.underAttack) {
      const { options } = t.decision();
      t.take(options.find((x) => x.type === 'pass' || x.type === 'no') ?? options[0], 'on');
    }
    t.equal(
      [t.card('Jerrek').zone, t.card('Jerrek').status],
      ['play', 'wounded'],
      'he just misses',
    );
  });
});

describe('The Under-gates', () => {
  const enters = (t: Stage, hand: Named[], balrog: 'play' | 'removed' | 'pile' | null): Stage => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'AS-165', members: ['Lieutenant of Morgul', 'Lagduf', 'Grishnákh'] }],
        ...(balrog === 'pile' ? { pile: ['Balrog of Moria'] } : {}),
      },
      hazard: {
        hand,
        ...(balrog === 'play' ? { events: ['Balrog of Moria'] } : {}),
        ...(balrog === 'removed' ? { removed: ["Durin's Bane"] } : {}),
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    return t;
  };

  holds('Its Balrog is not there while he is elsewhere, or was defeated', (t) => {
    enters(t, [], null);
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().detainment], [2, 16, false], 'he');
    for (const where of ['play', 'removed', 'pile'] as const) {
      enters(t, [], where);
      t.equal(t.underAttack, false, where);
    }
  });

  holds('Then what a hand has for Ruins, if it is not unique', (t) => {
    enters(t, ['Cave-drake', 'Smaug', 'Orc-guard', 'Land-drake', 'Huorn'], 'removed');
    t.passUntil('attack-from-hand');
    t.hazard.options_are('Cave-drake', 'Land-drake', 'pass').chooses('Land-drake');
    t.equal([t.attack().name, t.attack().detainment], ['Land-drake', false], 'in earnest');
    t.fightOut({ always: 12 });
    t.equal(t.card('Land-drake').zone, 'discard', 'it is no kill');
  });
});

describe('Mount Doom', () => {
  holds('A ring of another company there; a sage who is untapped, and there', (t) => {
    const there = (sage: Named, status: 'tapped' | 'untapped', at: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'LE-393', members: [{ name: 'Lagduf', bears: ['LE-315'] }] },
            {
              at,
              members: [{ name: sage, status }],
              ...(at === 'LE-393' ? { ownSite: true } : {}),
            },
          ],
          hand: ['Minor Ring', 'Magic Ring of Lies'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    for (const [sage, status, at] of [
      ['Ostisen', 'untapped', 'LE-393'],
      ['Ciryaher', 'tapped', 'LE-393'],
      ['Ciryaher', 'untapped', 'Dol Guldur'],
    ] as const) {
      there(sage, status, at);
      t.resource.mayNot('use Mount Doom');
    }
  });
});

describe('Hold Rebuilt and Repaired', () => {
  const at = (
    t: Stage,
    site: Named,
    moment: 'site' | 'entered' | 'organization',
    more = 1,
  ): Stage =>
    t.board({
      resource: {
        kind,
        companies: [{ at: site, members: ['Jerrek', 'Lagduf'] }],
        hand: more === 2 ? [HOLD, HOLD] : [HOLD],
        sites: ['Dol Guldur', 'Minas Morgul'],
      },
      moment,
      asksPasses: true,
    });

  holds('Not a lair, not the Under-deeps, nothing but Ruins, and in no other phase', (t) => {
    for (const site of ['LE-364', 'Dancing Spire', 'The Gem-deeps'] as const)
      at(t, site, 'entered').resource.refused(
        HOLD,
        { 'no-target': 'coe/9.3' },
        { way: 'site phase' },
      );
    at(t, 'Ettenmoors', 'organization').resource.mayNot(`play ${HOLD}`);
  });

  holds('Any of its player’s in play, since it says no more; none of heroes (coe/9.3.5)', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Bree', members: ['Jerrek'] },
          { at: 'Ettenmoors', members: ['Lagduf'] },
        ],
        hand: [HOLD],
      },
      hazard: { companies: [{ at: 'Weathertop', members: ['Legolas'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(HOLD).stage.resolve();
    t.equal(t.card(HOLD).host, 'Ettenmoors', 'the only one');
  });

  holds('Once it stands it is no ruin for another; what was there detains', (t) => {
    at(t, 'Ettenmoors', 'entered', 2).resource.plays(HOLD).stage.resolve();
    t.equal(query.siteType(t.state, t.id('Ettenmoors')), 'shadow-hold', 'a hold');
    t.resource.refused(HOLD, { 'no-target': 'coe/9.3' }, { way: 'site phase' });
    at(t, 'Ettenmoors', 'site');
    t.resource.chooses('enter');
    // today it answers the attack (coe/2.V.ii.1, 3.i); by the older rulings it comes before
    t.equal(t.underAttack, t.rules === 'coe', 'nobody waits for it today');
    t.resource.plays(HOLD).stage.resolve();
    t.passUntil('assign');
    t.equal(t.attack().detainment, true, 'before they were faced');
  });
});

describe('Daelomin Roused', () => {
  holds('Whoever goes through those regions is attacked, but not her own', (t) => {
    for (const [whose, at, to, comes] of [
      ['theirs', 'LE-363', 'LE-383', true],
      ['yours', 'LE-363', 'LE-383', false],
      ['theirs', 'Minas Morgul', 'LE-393', false],
      // who stays does not move in the land
      ['theirs', 'LE-363', null, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at,
              ...(to === null ? {} : { to }),
              members: ['Jerrek', 'Ostisen', 'Layos', 'Gulla'],
            },
          ],
          ...(whose === 'yours' ? { pile: [DAELOMIN] } : {}),
        },
        hazard: { kind, hand: ['River'], ...(whose === 'theirs' ? { pile: [DAELOMIN] } : {}) },
        moment: 'passives',
        asksPasses: true,
      });
      t.resolve();
      t.equal(t.underAttack, comes, `${whose} ${at}`);
      if (!comes) continue;
      t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [3, 13, 8], 'she');
      t.allPass().hazard.may('a strike to Jerrek');
    }
  });

  holds('One item of his own, three or six; above twelve', (t) => {
    for (const [item, roll, zone] of [
      ['High Helm', 9, 'discard'],
      ['High Helm', 10, 'pile'],
      ['Black Mace', 6, 'discard'],
      ['Black Mace', 7, 'pile'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dancing Spire',
              members: [
                { name: 'Jerrek', bears: [item, 'Saw-toothed Blade'] },
                { name: 'Lagduf', bears: ['Sable Shield'], status: 'tapped' },
              ],
            },
          ],
          hand: [DAELOMIN],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses(`play ${DAELOMIN}`);
      if (t.offered().includes('Jerrek')) t.resource.chooses('Jerrek');
      t.resource.mayNot('Sable Shield').mayNot('Saw-toothed Blade');
      t.rolls(roll).resource.chooses(item).stage.resolve();
      t.equal([t.card(DAELOMIN).zone, t.card(item).zone], [zone, 'discard'], `${item} ${roll}`);
    }
  });

  holds('An attack of her as a creature is called off for her lord’s company', (t) => {
    for (const whose of ['yours', 'theirs'] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-363', to: 'LE-383', members: ['Jerrek', 'Lagduf'] }],
          ...(whose === 'yours' ? { pile: [DAELOMIN] } : {}),
        },
        hazard: {
          kind,
          hand: ['River'],
          events: ['Daelomin Ahunt'],
        },
        moment: 'passives',
        asksPasses: true,
      });
      t.resolve();
      t.equal(t.underAttack, whose === 'theirs', whose);
    }
  });
});

describe('as long as it lies there', () => {
  holds('King under the Mountain: when he is gone his hold is a lair again', (t) => {
    const [KING, LAIR] = ['King under the Mountain', 'Zarak Dûm'] as const;
    t.board({
      resource: {
        companies: [{ at: LAIR, members: ['Thorin II', 'Gimli', 'Legolas'] }],
        hand: [KING],
      },
      hazard: { events: ['Scorba at Home'], hand: ['Abductor'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.resource.plays(KING, 'Thorin II').stage.resolve();
    const type = (): string => query.siteType(t.state, t.id(LAIR));
    t.equal(type(), 'border-hold', 'while he is king');
    t.skipTo('movement-hazard', { turns: 2 })
      .hazard.plays('Abductor', 'Border-hold')
      .stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Thorin II');
    t.rolls(2);
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('movement-hazard');
    t.equal([t.card(KING).zone, type()], ['discard', 'ruins'], 'no longer');
  });
});
