import type { CardName } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Fallen-wizards, their friends and their brood, of a twentieth draw. */
const kind = 'fallen-wizard';
const SPAWN = 'A Strident Spawn';
const MACHINERY = "Saruman's Machinery";
const FORGE = 'The Forge-master';
const APPRENTICE = "Pallando's Apprentice";

describe(APPRENTICE, () => {
  holds('At a Wizardhaven of his own, and not where another has made himself one', (t) => {
    for (const mine of [true, false]) {
      t.board({
        resource: {
          kind,
          declared: 'Pallando',
          companies: [
            { at: 'Weathertop', members: ['Galva'], onSite: mine ? ['Hidden Haven'] : [] },
          ],
          hand: [APPRENTICE],
        },
        hazard: {
          kind,
          declared: 'Saruman',
          companies: [
            { at: 'Weathertop', members: ['Beretar'], onSite: mine ? [] : ['Hidden Haven'] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (mine) t.resource.may(`play ${APPRENTICE}`);
      else t.resource.mayNot(`play ${APPRENTICE}`);
    }
  });

  holds('He taps, with the stone; who is tapped looks into none, and none but he', (t) => {
    for (const [bears, status, may] of [
      [[APPRENTICE], 'untapped', true],
      [[APPRENTICE], 'tapped', false],
      [[], 'untapped', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'WH-58',
              members: ['Pallando', { name: 'Galva', status, bears: [...bears, 'TW-300'] }],
            },
          ],
          discard: ['Dodge'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot('use Palantír of Orthanc');
        continue;
      }
      t.rolls(12).resource.uses('Palantír of Orthanc').stage.resolve();
      t.equal(
        [t.card('Galva').status, t.card('TW-300').status, t.card('Dodge').zone],
        ['tapped', 'tapped', 'deck'],
        'seen',
      );
    }
  });

  holds('He is under Pallando or nobody, for two', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-58',
            members: ['Pallando', 'Thranduil', { name: 'Galva', bears: [APPRENTICE] }],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').mayNot('put Galva under Thranduil');
    const before = t.generalInfluence(0);
    t.resource.chooses('put Galva under Pallando');
    t.equal(t.generalInfluence(0) - before, 2, 'two');
  });
});

describe(FORGE, () => {
  holds('For one of another company at the site, wounded too; none of an opponent', (t) => {
    const board = (status: 'untapped' | 'tapped'): Stage =>
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Isengard', members: [{ name: 'Beretar', status, bears: [FORGE] }] },
            { at: 'Isengard', members: [{ name: 'Anborn', status: 'wounded' }] },
            { at: 'Bree', members: ['Galva'] },
          ],
          avatar: 'Saruman',
          hand: ['Saw-toothed Blade', 'Shield of Iron-bound Ash', 'Elven Cloak'],
        },
        hazard: { companies: [{ at: 'Isengard', members: ['Elladan'] }] },
        moment: 'organization',
        asksPasses: true,
      });
    board('tapped').resource.mayNot(`use ${FORGE}`);
    board('untapped').resource.uses(FORGE, 'Anborn').stage.resolve();
    t.resource.may('Saw-toothed Blade').may('Shield of Iron-bound Ash').mayNot('Elven Cloak');
    t.resource.chooses('Saw-toothed Blade');
    t.equal(
      [t.card('Saw-toothed Blade').host, t.card('Anborn').status, t.card('Beretar').status],
      ['Anborn', 'wounded', 'tapped'],
      'made for him',
    );
  });

  holds('On a Man or a sage of the tall folk', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'Isengard', members: ['Galva', 'Dori', 'Bilbo', 'Elladan', 'Háma'] }],
        hand: [FORGE],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(FORGE, 'Háma').stage.resolve();
    t.equal([t.card(FORGE).host, t.card('Háma').stat('control-cost')], ['Háma', 2], 'a Man');
  });
});

describe(MACHINERY, () => {
  const ENGINES: Named[] = ['Blasting Fire', 'Liquid Fire', 'Vile Fumes'];
  holds('One in a site phase, of all companies there; another in the next', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Isengard', members: ['Saruman', 'Beretar'], onSite: [MACHINERY] },
          { at: 'Isengard', members: ['Anborn'] },
        ],
        hand: ENGINES,
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Blasting Fire', 'Beretar').stage.resolve();
    t.resource.mayNot('play Liquid Fire');
    t.skipTo('enter').resource.chooses('enter').mayNot('play Liquid Fire');
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter').may('play Liquid Fire');
  });
});

describe('his brood', () => {
  const home = (
    events: CardName[],
    hand: Named[],
    more: Member[] = [],
  ): Parameters<Stage['board']>[0] => ({
    resource: {
      kind,
      companies: [
        { at: 'Isengard', members: ['Baugúr', ...more] },
        { at: 'Bree', members: ['Saruman'] },
        { at: 'Weathertop', members: ['Beretar'] },
      ],
      events,
      hand,
    },
    hazard: {
      kind,
      declared: 'Pallando',
      companies: [{ at: 'Weathertop', members: ['Galva'], onSite: ['Hidden Haven'] }],
      events: ['Bad Company'],
    },
    moment: 'organization',
    asksPasses: true,
  });

  holds('A Strident Spawn: Half-orcs at his Wizardhavens without him, and no other Orcs', (t) => {
    t.board(home([SPAWN], ['Doeth (Durthak)', 'Lagduf', 'Lugdush']));
    const left = t.generalInfluence(0);
    t.board(home([], []));
    t.equal(left - t.generalInfluence(0), 1, 'one less for Baugúr');
    t.board(home([SPAWN], ['Doeth (Durthak)', 'Lagduf', 'Lugdush']));
    t.resource.chooses('organize').mayNot('Weathertop').mayNot('Bree');
    t.resource.mayNot('play Lagduf').mayNot('play Lugdush').may('play Doeth (Durthak) at Isengard');
  });

  holds('A Strident Spawn: one who is an agent too comes where he is at home', (t) => {
    for (const [at, may] of [
      ['Isengard', true],
      ['WH-58', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at, members: ['Beretar'] }],
          events: [SPAWN],
          hand: ['Baugúr', 'Doeth (Durthak)'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').may('play Doeth (Durthak)');
      if (may) t.resource.may('play Baugúr');
      else t.resource.mayNot('play Baugúr');
    }
  });

  holds('Bad Company: for its own player, and at the site of his Wizard', (t) => {
    t.board(home([], ['Lugdush', 'Doeth (Durthak)']));
    t.resource.chooses('organize').mayNot('play Lugdush').mayNot('play Doeth (Durthak)').passes();
    for (const [at, may] of [
      ['Isengard', true],
      ['Bree', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at, members: ['Saruman'] },
            { at: 'Isengard', members: ['Beretar'] },
          ],
          events: ['Bad Company'],
          hand: ['Lugdush'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.chooses('organize').may('play Lugdush at Isengard');
      else t.resource.mayNot('play Lugdush');
    }
  });

  holds('Half-orcs above nine, Greater Half-orcs above eleven; stage cards count in full', (t) => {
    for (const [faction, number] of [
      ['Half-orcs', 9],
      ['Greater Half-orcs', 11],
    ] as const)
      for (const won of [true, false]) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Isengard', members: ['Saruman', 'Beretar'], onSite: ['Guarded Haven'] },
            ],
            events: [SPAWN],
            pile: faction === 'Half-orcs' ? [] : ['Half-orcs'],
            hand: [faction],
          },
          moment: 'entered',
          asksPasses: true,
        });
        const own = t.card('Beretar').influence(faction);
        t.rolls(number - own + (won ? 1 : 0))
          .resource.plays(faction, 'Beretar')
          .stage.resolve();
        t.equal(t.card(faction).zone, won ? 'pile' : 'discard', `${faction} ${won}`);
        if (won) t.equal(t.points(0).faction, faction === 'Half-orcs' ? 1 : 3, 'in full');
      }
    // those of an opponent do not count
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Isengard', members: ['Saruman'], onSite: ['Guarded Haven'] }],
        events: [SPAWN],
        hand: ['Greater Half-orcs'],
      },
      hazard: { kind, declared: 'Pallando', pile: ['Half-orcs'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot('play Greater Half-orcs');
  });
});

describe('those who start', () => {
  holds('The Forge-master with a Man who was drafted before, and with no Dwarf', (t) => {
    if (t.rules === 'crf') return void t.expect(true, 'drafts are the same there');
    t.game([
      {
        kind,
        characters: ['Saruman'],
        pool: [FORGE, 'Dori', 'Háma', 'Jerrek'],
        sites: ['WH-58', 'Isengard'],
      },
      { pool: ['Nori', 'Ori', 'Óin', 'Bergil'] },
    ]);
    t.resource.mayNot(FORGE).chooses('Dori');
    t.hazard.chooses('Nori');
    t.resource.mayNot(FORGE).chooses('Háma');
    t.hazard.chooses('Ori');
    t.resource.chooses(FORGE);
    t.hazard.chooses('Óin');
    t.equal(t.card(FORGE).host, 'Háma', 'his');
  });
});
