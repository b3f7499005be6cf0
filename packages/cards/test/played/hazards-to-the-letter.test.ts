import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Hazard events held to single clauses of their texts: whom they reach, and when they would do nothing. */
describe('what a hazard event would do', () => {
  holds('Aware of their Ways: not at an empty discard pile; sites turn up, and stay', (t) => {
    const board = (discard: readonly ('Bree' | 'Moria' | 'Cram' | 'Orcrist')[]) =>
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Elrond'] }],
          discard: [...discard],
        },
        hazard: { hand: ['Aware of their Ways'] },
        moment: 'hazards',
        asksPasses: true,
      });
    board([]);
    t.hazard.refused('Aware of their Ways', { 'no-effect': 'coe/5.1.2' });
    board(['Bree', 'Moria', 'Cram', 'Orcrist']);
    t.hazard.plays('Aware of their Ways').stage.resolve();
    const sites = t.rules === 'coe' ? ['Bree', 'Moria'] : [];
    t.hazard.options_are(...sites, 'Cram', 'pass').passes();
    t.equal(
      ['Bree', 'Moria', 'Cram', 'Orcrist'].map((x) => t.card(x, 0).zone),
      ['discard', 'discard', 'discard', 'discard'],
      'nothing is lost',
    );
  });

  holds('Desire All for Thy Belly: not without Spawn in play', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }] },
      hazard: { hand: ['Desire All for Thy Belly', 'Spawn of Ungoliant'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.refused('Desire All for Thy Belly', { 'no-effect': 'coe/5.1.2' });
    t.hazard.plays('Spawn of Ungoliant').stage.resolve();
    t.hazard.refused('Desire All for Thy Belly', { 'no-cost': 'coe/9.2.3' });
  });

  holds("Tidings of Bold Spies: a site's only attack may be of no race", (t) => {
    for (const burning of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Barad-dûr',
              to: 'Mount Doom',
              by: ['Gorgoroth'],
              members: ['Aragorn II', 'Boromir II'],
            },
          ],
        },
        hazard: {
          hand: ['Tidings of Bold Spies', 'Orc-guard'],
          events: burning ? ["The Black Enemy's Wrath"] : [],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      if (!burning) {
        t.hazard.refused('Tidings of Bold Spies', { 'no-target': 'coe/9.3' });
        continue;
      }
      t.hazard.plays('Tidings of Bold Spies').stage.resolve();
      t.equal(t.attack().prowess, 6, 'the fire');
    }
  });

  holds(
    'Tidings of Bold Spies: with all that changes the attacks of the site, and once only',
    (t) => {
      for (const [events, numbers] of [
        [[], [4, 7]],
        // of automatic-attacks alone
        [['Redoubled Force'], [7, 9]],
        // of those at sites in that region
        [['Drums'], [5, 8]],
        // of all Orcs, which the copies are too
        [['Minions Stir'], [5, 8]],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Gimli', 'Legolas'] }] },
          hazard: { hand: ['Tidings of Bold Spies'], events: [...events] },
          moment: 'hazards',
        });
        t.hazard.plays('Tidings of Bold Spies').stage.resolve();
        t.equal([t.attack().strikes, t.attack().prowess], [...numbers], events.join());
      }
    },
  );
});

describe('whom a hazard event reaches', () => {
  holds("So You've Come Back: on one of little mind, not on one who has none", (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elrond', 'Bergil'] }],
      },
      hazard: { hand: ["So You've Come Back", "So You've Come Back"] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays("So You've Come Back", 'Bergil').stage.resolve();
    t.equal(
      [t.card('Elrond').stat('mind'), t.card('Bergil').stat('mind')],
      [11, 2],
      'all but him who has come back',
    );
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elrond'] }] },
      hazard: { hand: ["So You've Come Back"] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.refused("So You've Come Back", { 'no-target': 'coe/9.3' });
  });

  holds('Pale Dream-maker: no influence at all, whatever he bears and whomever it is for', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [
              { name: 'Aragorn II', bears: ['Pale Dream-maker', 'Lesser Ring'] },
              { name: 'Elrond', status: 'tapped' },
            ],
          },
        ],
        pile: ['Rangers of the North'],
      },
      moment: 'organization',
      rolls: [10],
    });
    t.equal(
      [t.card('Aragorn II').influence(), t.card('Aragorn II').influence('Rangers of the North')],
      [0, 0],
      'none is left to him',
    );
    t.resource.uses('Pale Dream-maker', { untapped: true }).stage.resolve();
    t.equal(
      [rolled(t, 'roll'), t.card('Pale Dream-maker').zone],
      [[{ total: 7, against: 6 }], 'discard'],
      'a tapped sage tries at three less',
    );
  });

  holds('Pilfer Anything Unwatched: from the present company, with one item left behind', (t) => {
    const board = (others: boolean) =>
      t.board({
        resource: {
          companies: [
            others
              ? { at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Gimli'] }
              : {
                  at: 'Rivendell',
                  to: 'Bree',
                  members: [
                    { name: 'Barliman Butterbur', bears: ['Cram', 'Shield of Iron-bound Ash'] },
                    'Elladan',
                  ],
                },
            ...(others ? [{ at: 'Lórien', members: ['Barliman Butterbur'] } as const] : []),
          ],
        },
        hazard: {
          agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
          hand: ['Pilfer Anything Unwatched'],
        },
        moment: 'hazards',
        current: 'Elladan',
        asksPasses: true,
      });
    board(false);
    t.resource.passes();
    t.rolls(4);
    t.hazard.plays('Pilfer Anything Unwatched').stage.resolve();
    t.equal(rolled(t, 'roll').at(-1), { total: 9, against: 6 }, 'five more: he is at home');
    t.resource.chooses('Cram');
    t.equal(
      [t.card('Barliman Butterbur').zone, t.card('Cram').host, t.card('Bill Ferny').status],
      ['hand', 'Elladan', 'tapped'],
      'gone, and his cram is not',
    );
    t.equal(t.card('Shield of Iron-bound Ash').zone, 'discard', 'one item only');
    board(true);
    t.resource.passes();
    t.hazard.refused('Pilfer Anything Unwatched', { 'no-target': 'coe/9.3' });
  });
});

describe('what becomes of those on whom it lies', () => {
  holds('Flies and Spiders: one above fifteen, and he stands free where he was held', (t) => {
    // Gimli has a body of 8
    for (const [check, roll, free] of [
      [7, 8, true],
      [7, 7, false],
      [8, 0, undefined],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          prisoners: [{ name: 'Gimli', of: 'Flies and Spiders', at: 'Ettenmoors' }],
        },
        moment: 'untap',
        rolls: free === undefined ? [check] : [check, roll],
      });
      t.skipTo('organization');
      if (free === undefined) {
        t.equal(t.card('Gimli').zone, 'removed', '8 + 1 is above his body');
        continue;
      }
      t.equal(
        [t.card('Flies and Spiders').zone, t.card('Gimli').site, t.card('Gimli').companions],
        free ? ['discard', 'Ettenmoors', []] : ['play', '', []],
        `a roll of ${roll}`,
      );
    }
  });

  holds('Plague: at the end of the turn all at that site roll, each by his own player', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Gimli', bears: ['Plague'] }, 'Legolas', 'Gandalf'] },
          { at: 'Edoras', members: ['Éomer'] },
        ],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Beretar'] }] },
      moment: 'end-of-turn',
      rolls: [11, 10],
    });
    t.resource.chooses('Gimli');
    t.equal(
      [t.card('Gimli').status, t.card('Beretar').status],
      ['wounded', 'untapped'],
      '11 - 2 is above 8, 10 - 2 is not',
    );
    const rolls = t.steps.flatMap((x) => x.events).filter((e) => e.event === 'roll');
    t.equal(
      rolls.map((e) => [e.seat, e.total, e.against]),
      [
        [0, 9, 8],
        [1, 8, 8],
      ],
      'no Elf, no Wizard, nobody elsewhere',
    );
  });

  holds('One Foe to Breed a War: not if Alatar comes to face a strike', (t) => {
    for (const comes of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: [
                { name: 'Bilbo', status: 'wounded', bears: ['One Foe to Breed a War'] },
                'Gimli',
              ],
            },
            { at: 'Edhellond', members: ['Alatar'] },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.asks(t.resource, 'offer');
      if (!comes) {
        t.resource.passes();
        t.asks(t.hazard, 'first-strike');
        continue;
      }
      t.resource.chooses('use');
      t.asks(t.resource, 'defend').resource.chooses('a strike to Gimli');
      t.equal(t.attack().assigned, ['Alatar', 'Gimli'], 'the defender chooses');
    }
  });

  holds('Shadow out of the Dark: only while he is seen', (t) => {
    for (const faceUp of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
        hazard: {
          agents: [
            {
              name: 'Taladhan',
              via: ['Bree'],
              bears: ['Shadow out of the Dark'],
              ...(faceUp ? { faceUp: true } : { based: true }),
            },
          ],
          hand: ['Ghosts', 'River'],
        },
        moment: 'hazards',
      });
      if (faceUp) t.hazard.may('use Shadow out of the Dark');
      else t.hazard.mayNot('use Shadow out of the Dark');
    }
  });

  holds('Parsimony of Seclusion: any form of Agburanar, and two more hazards', (t) => {
    for (const [form, more] of [
      ['Agburanar at Home', true],
      ['Agburanar Ahunt', true],
      ['Agburanar', true],
      ['Scatha at Home', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
        hazard: { hand: ['Parsimony of Seclusion', 'River'], discard: [form] },
        moment: 'hazards',
      });
      const limit = t.limit('Elladan');
      if (more) t.hazard.plays('Parsimony of Seclusion', { way: 'Agburanar' });
      else {
        t.hazard.refused('Parsimony of Seclusion', { need: 'coe/9.2' }, { way: 'Agburanar' });
        t.hazard.plays('Parsimony of Seclusion', { way: 'unique Dragon' });
      }
      t.resolve();
      t.equal([t.card(form).zone, t.limit('Elladan') - limit], ['hand', more ? 2 : 0], form);
    }
  });

  holds('Glance of Arien: on him who is abroad, once a turn', (t) => {
    for (const gates of [true, false]) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: 'Moria', members: ['The Balrog'] }],
        },
        hazard: {
          hand: ['Glance of Arien', 'Glance of Arien'],
          events: gates ? ['Gates of Morning'] : [],
        },
        moment: 'hazards',
      });
      const before = [t.card('The Balrog').stat('prowess'), t.card('The Balrog').stat('body')];
      t.hazard.plays('Glance of Arien').stage.resolve();
      t.equal(
        [
          t.card('The Balrog').stat('prowess') - before[0],
          t.card('The Balrog').stat('body') - before[1],
        ],
        gates ? [-4, -2] : [-2, -1],
        'he is weaker',
      );
      t.hazard.refused('Glance of Arien', { duplicate: 'coe/g.cbd.1' });
    }
  });
});

describe('Dragons', () => {
  holds('Ahunt: each with numbers of its own, on a company that passes through its lands', (t) => {
    for (const [dragon, at, to, numbers] of [
      ['Agburanar Ahunt', 'Iron Hill Dwarf-hold', 'The Lonely Mountain', [3, 13, 8]],
      ['Bairanax Ahunt', 'Gold Hill', 'Ovir Hollow', [3, 12, 6]],
      ['Daelomin Ahunt', 'Gold Hill', 'Ovir Hollow', [4, 11, 7]],
      ['Itangast Ahunt', 'Gold Hill', 'Ovir Hollow', [4, 16, 7]],
      ['Leucaruth Ahunt', 'Gold Hill', 'Ovir Hollow', [3, 14, 7]],
    ] as const) {
      const board = (goes: boolean) =>
        t.board({
          resource: {
            companies: [
              goes
                ? {
                    at,
                    to,
                    by:
                      at === 'Gold Hill'
                        ? ['Withered Heath', 'Grey Mountain Narrows']
                        : ['Iron Hills', 'Northern Rhovanion'],
                    members: ['Elrond', 'Gimli'],
                  }
                : { at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] },
            ],
          },
          hazard: { events: [dragon], hand: ['River'] },
          moment: 'passives',
        });
      board(true);
      t.resolve();
      const { strikes, prowess, body } = t.attack();
      t.equal([strikes, prowess, body], [...numbers], dragon);
      board(false);
      t.expect(!t.underAttack, 'far away');
    }
  });

  holds('at Home: one more attack in the lair, not while it hunts', (t) => {
    for (const [dragon, lair, numbers] of [
      ['Agburanar', 'Caves of Ûlund', [2, 16]],
      ['Bairanax', 'Ovir Hollow', [2, 15]],
      ['Daelomin', 'Dancing Spire', [3, 14]],
      ['Eärcaraxë', 'Isle of the Ulond', [2, 18]],
      ['Itangast', 'Gold Hill', [3, 19]],
    ] as const) {
      for (const hunts of [true, false]) {
        t.board({
          resource: { companies: [{ at: lair, members: ['Elrond', 'Gimli', 'Legolas'] }] },
          hazard: {
            events: [`${dragon} at Home`, ...(hunts ? [`${dragon} Ahunt` as const] : [])],
          },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        const seen = t.fightOut({ always: 12 });
        t.equal(seen.slice(1), hunts ? [] : [[...numbers]], `${dragon}, ${hunts}`);
      }
    }
  });
});
