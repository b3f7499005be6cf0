import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What minions find, take and burn, and who can still stop them. */
const kind = 'ringwraith';

const entered = (
  t: Stage,
  at: Named,
  members: readonly Member[],
  hand: readonly Named[],
  siteTapped = false,
  more: object = {},
): Stage =>
  t.board({
    resource: {
      kind,
      companies: [{ at, members, ...(siteTapped ? { siteTapped: true } : {}) }],
      hand,
      ...more,
    },
    moment: 'entered',
    asksPasses: true,
  });

describe('raids', () => {
  const MANY: readonly Named[] = [
    'Lieutenant of Morgul',
    'Lagduf',
    'Muzgash',
    'Radbug',
    'Snaga',
    'Ufthak',
    'Gorbag',
  ];
  for (const [card, hold, other] of [
    ['Smoke on the Wind', 'LE-372', 'LE-366'],
    ['Burning Rick, Cot, and Tree', 'LE-370', 'LE-363'],
  ] as const) {
    const burns = (t: Stage, at: Named, hand: readonly Named[], more: object = {}): void => {
      entered(t, at, MANY, hand, true, more);
      t.resource.plays(card).stage.resolve();
      t.fightOut({ always: 12 });
      t.resource.chooses('Gorbag');
    };
    holds(`${card}: those who live elsewhere stay friends`, (t) => {
      burns(t, hold, [card], { pile: ['LE-264', 'LE-265'] });
      t.equal([t.card(card).zone, t.card('Gorbag').status], ['pile', 'tapped'], 'done');
      t.equal(
        [t.card('Easterlings').zone, t.card('Goblins of Goblin-gate').zone],
        ['pile', 'pile'],
        'they live elsewhere',
      );
    });

    holds(`${card}: what was burnt is not burnt again, and another place is`, (t) => {
      burns(t, hold, [card, card]);
      t.resource.refused(card, { duplicate: 'coe/g.cbd.1' });
      t.board({
        resource: {
          kind,
          companies: [
            { at: hold, siteTapped: true, members: MANY },
            { at: other, siteTapped: true, members: ['Orc Captain', 'Orc Brawler'] },
          ],
          hand: [card, card],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(card).stage.resolve();
      t.fightOut({ always: 12 });
      t.resource.chooses('Gorbag');
      t.skipTo('enter').resource.chooses('enter');
      t.fightOut({ always: 12 });
      t.resource.may(`play ${card}`);
    });
  }

  const TROPHIES = 'Foul Trophies';
  holds(`${TROPHIES}: shown to Elves at home too, by one who is tapped, and not to Orcs`, (t) => {
    for (const [site, can] of [
      ['AS-145', true],
      ['LE-392', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: site,
              members: [{ name: 'Lagduf', status: 'tapped', bears: [TROPHIES] }, 'Muzgash'],
            },
          ],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.passUntil('attack');
      if (!can) {
        t.resource.mayNot(`use ${TROPHIES}`);
        continue;
      }
      if (t.rules !== 'coe') {
        t.resource.refused(TROPHIES, { combat: 'crf/turn/site-phase/automatic-attacks/6' });
        continue;
      }
      t.resource.uses(TROPHIES).stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.card(TROPHIES).zone],
        [1, 10, 'discard'],
        'one',
      );
    }
  });
});

describe('searching', () => {
  holds(
    'Hoard Well-searched: another of the company finds it, and it must be one of the place',
    (t) => {
      entered(
        t,
        'LE-402',
        ['Orc Sniffler', 'Lagduf'],
        ['Hoard Well-searched', 'LE-313', 'LE-343'],
        true,
      );
      t.resource.plays('Hoard Well-searched').stage.resolve();
      t.resource.mayNot('play Scroll of Isildur').plays('High Helm', 'Lagduf').stage.resolve();
      t.equal(
        [t.card('Orc Sniffler').status, t.card('Lagduf').status],
        ['untapped', 'tapped'],
        'he who takes it',
      );
      entered(t, 'LE-392', ['Orc Sniffler'], ['Hoard Well-searched', 'LE-313'], true);
      t.resource.refused('Hoard Well-searched', { 'no-user': 'coe/9.2' });
    },
  );

  holds(
    'Catch an Elusive Scent: not he who taps, nothing greater, and the site stays as it is',
    (t) => {
      const SCENT = 'Catch an Elusive Scent';
      entered(t, 'LE-392', ['Grishnákh', 'Lagduf'], [SCENT, 'LE-313', 'LE-343'], true);
      t.resource.plays(SCENT, 'Grishnákh').stage.resolve();
      t.resource.mayNot('play Scroll of Isildur').plays('High Helm', 'Lagduf').stage.resolve();
      t.equal(
        [t.card('Grishnákh').status, t.card('Lagduf').status],
        ['tapped', 'tapped'],
        'he who taps, and he who takes it',
      );
      entered(t, 'LE-392', [{ name: 'Grishnákh', status: 'tapped' }, 'Lagduf'], [SCENT, 'LE-313']);
      t.resource.refused(SCENT, { 'user-tapped': 'coe/9.2.3' });
    },
  );

  holds('Deadly Dart: a scout alone, against what waits at a site, for a tap or the dart', (t) => {
    const DART = 'Deadly Dart';
    for (const [who, status] of [
      ['Grishnákh', 'untapped'],
      ['Grishnákh', 'tapped'],
      ['Lagduf', 'untapped'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-392', members: [{ name: who, status, bears: [DART] }] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.passUntil('attack');
      if (who === 'Lagduf') {
        t.resource.refused(DART, { need: 'coe/9.2' });
        continue;
      }
      const { strikes } = t.attack();
      t.resource.uses(DART).stage.resolve();
      if (status === 'untapped') t.resource.chooses('Tap its bearer');
      t.equal(
        [t.attack().strikes, t.card(who).status, t.card(DART).zone],
        [strikes - 1, 'tapped', status === 'untapped' ? 'play' : 'discard'],
        'one less',
      );
    }
  });

  holds('Black Rain: a Ringwraith rolls two less, and may take nothing', (t) => {
    const RAIN = 'Black Rain';
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Ettenmoors', members: ['Ren the Ringwraith'], events: ['Black Rider'] }],
        hand: [RAIN, 'LE-308', "The Oracle's Ring"],
      },
      hazard: { hand: ['Aragorn II'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(9).resource.plays(RAIN).stage.resolve();
    t.resource.may("The Oracle's Ring").mayNot('Dwarven Ring').passes();
    t.equal(t.card('Ren the Ringwraith').status, 'untapped', 'nothing taken');
  });
});

describe('news', () => {
  const NAMES = 'The Names Among Them';
  holds(`${NAMES}: for any company of one's own, until it is used; the point goes with it`, (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-372', members: ['Lagduf'] }],
        stored: [{ name: NAMES, at: 'Dol Guldur' }],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'site',
      asksPasses: true,
    });
    t.equal(t.points(0).misc, 1, 'stored');
    t.resource.chooses('enter');
    t.passUntil('attack').resource.uses(NAMES).stage.resolve();
    t.equal([t.underAttack, t.points(0).misc], [false, 0], 'used up');
  });

  holds('News of the Shire: the Shire is a Border-land for all, and Bag End a Border-hold', (t) => {
    const board = (stored: boolean): void => {
      t.board({
        resource: {
          companies: [{ at: 'Grey Havens', to: 'Bag End', members: ['Gimli'] }],
        },
        hazard: {
          kind,
          ...(stored ? { stored: [{ name: 'News of the Shire', at: 'Barad-dûr' }] } : {}),
        },
        moment: 'hazards',
        asksPasses: true,
      });
    };
    board(false);
    const before = t.path('Gimli');
    t.equal(before.at(-1), 'free', 'as printed');
    board(true);
    t.equal(t.path('Gimli'), [...before.slice(0, -1), 'border'], 'for heroes too');
  });

  holds('Tokens to Show: not for the heroes of a Wizard', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Dagger of Westernesse'] }] },
        ],
      },
      hazard: { kind, events: ['Tokens to Show'] },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.allPass();
    t.expect(!t.offered().some((x) => x.includes('store')), 'nothing is stored');
  });
});

describe('lords and leaders', () => {
  holds('three of them under one are worth two more', (t) => {
    const worth = (...leads: Named[]): number => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'LE-352', members: [{ name: 'Lieutenant of Morgul', leads }, 'Gorbag'] },
          ],
        },
        moment: 'organization',
      });
      return t.points(0).faction;
    };
    const three = ['Half-trolls', 'Orcs of the Ephel Dúath', 'Black Trolls'] as const;
    t.equal(worth(...three) - worth(three[0], three[1]), 1 + 2, 'one for the third, and two more');
  });

  for (const [faction, at, number] of [
    ['Half-trolls', 'LE-362', 9],
    ['Orcs of the Ephel Dúath', 'LE-362', 8],
  ] as const)
    holds(`${faction}: more than ${number}`, (t) => {
      for (const [roll, zone] of [
        [number, 'discard'],
        [number + 1, 'pile'],
      ] as const) {
        // no leader, and no influence of his own
        entered(t, at, ['Jerrek'], [faction]);
        t.rolls(roll).resource.plays(faction).stage.resolve();
        t.equal(
          [t.card(faction).zone, t.card('Cirith Ungol').status],
          [zone, zone === 'pile' ? 'tapped' : 'untapped'],
          `${roll}`,
        );
      }
    });

  holds('Fell Rider: nobody with an ally joins him, and it is over at the next Darkhaven', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Morgul', members: ['Ren the Ringwraith'] },
          { at: 'Minas Morgul', members: [{ name: 'Lagduf', bears: ['War-wolf'] }] },
          { at: 'Minas Morgul', members: ['Jerrek'] },
        ],
        sites: ['Dol Guldur'],
        hand: ['Fell Rider', 'Fell Rider'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Fell Rider').stage.resolve();
    t.resource.refused('Fell Rider', { duplicate: 'coe/g.cbd.1' });
    t.resource
      .chooses('organize')
      .mayNot('join the company of Lagduf to the company of Ren')
      .mayNot('join the company of Ren the Ringwraith to the company of Lagduf');
    t.resource.may('join the company of Jerrek to the company of Ren the Ringwraith').passes();
    t.resource.chooses('Ren the Ringwraith to Dol Guldur');
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Fell Rider').zone, 'discard', 'over');
  });
});
