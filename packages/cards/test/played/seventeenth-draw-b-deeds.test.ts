import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Those who wait, who come back and who are found out: clauses of resources that no other test plays. */

const AWAIT = 'Await the Advent of Allies';
const ALLIANCE = 'Alliance of Free Peoples';
const SUN = 'The Sun Unveiled';
const SNAKE = 'Here Is a Snake!';
const DOL_GULDUR = 'Pass the Doors of Dol Guldur';
const WHITE = 'The White Wizard';
const EXILES = 'Returned Exiles';
const KING = 'King under the Mountain';

const inPlay = (t: Stage, id: string): number =>
  t.state.zone.filter((zone, card) => zone === 'play' && t.idOf(card) === id).length;

describe('Await the Advent of Allies', () => {
  holds('Another that is laid down there takes the site; one elsewhere does not', (t) => {
    for (const moment of ['organization', 'entered'] as const)
      for (const [who, left] of [
        ['Frodo', 1],
        ['Legolas', 2],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Bree', members: [{ name: 'Gimli', bears: [AWAIT] }, 'Frodo'] },
              { at: 'Edoras', members: ['Legolas'] },
            ],
            hand: [AWAIT],
          },
          moment,
          asksPasses: true,
        });
        t.resource.plays(AWAIT, who).stage.resolve();
        t.equal(inPlay(t, 'DM-117'), left, `${who} ${moment}`);
      }
  });

  holds('What is for that site alone takes it, whatever phase it is', (t) => {
    for (const [at, zone] of [
      ['Bag End', 'discard'],
      ['Bree', 'play'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at, members: [{ name: 'Gimli', bears: [AWAIT] }] },
            { at: 'Bag End', members: ['Frodo'] },
          ],
          hand: ['Mathom Lore'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Mathom Lore', 'Frodo').stage.resolve();
      t.equal(t.card(AWAIT).zone, zone, at);
    }
  });

  holds('Who has said where he goes stays all the same', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Gimli'] }],
        hand: [AWAIT],
        sites: ['Rivendell'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const before = t.generalInfluence(0);
    t.resource.chooses('move the company of Gimli to Rivendell');
    t.passUntil('long-event').resource.plays(AWAIT).stage.resolve();
    t.equal([t.generalInfluence(0) - before, t.points(0).character], [6, 0], 'no burden');
    t.skipTo('movement-hazard');
    t.equal([t.company('Gimli').moving, t.card('Gimli').site], [false, 'Bree'], 'he waits');
  });
});

describe('friends and allies', () => {
  const PILE: Named[] = ['Wood-elves', 'Blue Mountain Dwarves', 'Men of Dale'];

  holds('Alliance of Free Peoples: who does not come was not lost; who is won over is', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: ['Gimli'] }],
        hand: ['Riders of Rohan'],
        pile: PILE,
        events: [ALLIANCE],
      },
      moment: 'entered',
    });
    t.rolls(2).resource.plays('Riders of Rohan').stage.resolve();
    t.equal(
      [t.card('Riders of Rohan').zone, t.card(ALLIANCE).zone],
      ['discard', 'play'],
      'out of the hand, not out of play',
    );
    t.board({
      resource: { companies: [{ at: 'Dale', members: ['Bard Bowman'] }] },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Elrond', 'Glorfindel II'] }],
        pile: PILE,
        events: [ALLIANCE],
      },
      moment: 'entered',
      rolls: [2, 12],
    });
    t.resource.chooses('Bard Bowman tries to influence Men of Dale').stage.resolve();
    t.equal(
      [t.card('Men of Dale').zone, t.card(ALLIANCE).zone],
      ['discard', 'discard'],
      'and with them the alliance',
    );
  });

  holds('The Sun Unveiled: what kept him from untapping is gone before', (t) => {
    const board = (to: boolean): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Tirith',
              ...(to ? { to: 'Edoras' } : {}),
              members: [{ name: 'Gimli', status: 'tapped', bears: ['Endless Whispers'] }],
            },
          ],
          hand: [SUN],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
        asksPasses: true,
      });
    };
    board(false);
    t.resource.plays(SUN, 'Gimli').stage.resolve();
    t.equal(
      [t.card('Gimli').status, t.card('Endless Whispers').zone],
      ['untapped', 'discard'],
      'he rises',
    );
    board(true);
    t.resource.refused(SUN, { 'no-target': 'coe/9.3' });
    t.say('By night, though it comes only in answer, there is no sun');
    board(false);
    t.resource.plays(SUN, 'Gimli');
    t.hazard.plays('Doors of Night').stage.resolve();
    t.equal([t.card('Gimli').status, t.card('Endless Whispers').zone], ['tapped', 'play'], 'dark');
  });

  holds('Returned Exiles: for anybody’s Dwarves, five for the king and no more', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Zarak Dûm', members: ['Thorin II', 'Gimli', 'Legolas'] }],
        hand: [KING, EXILES],
      },
      hazard: {
        events: ['Scorba at Home'],
        companies: [{ at: 'Zarak Dûm', members: ['Bofur', 'Haldir'] }],
        hand: [EXILES],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.resource.plays(KING, 'Thorin II').stage.resolve();
    t.skipTo('enter', { turns: 1 }).hazard.chooses('enter');
    t.hazard.may(`play ${EXILES}`);
    t.skipTo('enter', { turns: 1 }).resource.chooses('enter');
    const own = t.card('Thorin II').influence(EXILES);
    t.rolls(2).resource.plays(EXILES, 'Thorin II').stage.resolve();
    t.equal(rolled(t, 'influence').at(-1)?.total, 2 + own + 5, 'a king, not one of the others too');
  });

  holds('The White Wizard: gone as Saruman comes, of whatever sort; for one who fell too', (t) => {
    const white = (kind: 'wizard' | 'fallen-wizard', who: Named, foe?: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: who, bears: ['Sacrifice of Form'] }] }],
          hand: [WHITE],
        },
        hazard: foe
          ? { kind: 'fallen-wizard', companies: [{ at: 'Isengard', members: [foe] }] }
          : { companies: [{ at: 'Isengard', members: ['Gimli'] }], hand: ['Saruman'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (!foe) t.resource.plays(WHITE).stage.resolve();
    };
    // one who fell is against him
    white('wizard', 'Gandalf', 'WH-9');
    t.resource.refused(WHITE, { 'gone-at-once': 'coe/5.1.2' });
    // coe/g.wiz.F1; and one's own Saruman is no bar
    white('fallen-wizard', 'WH-4');
    t.equal(t.card(WHITE).host, 'Gandalf', 'his avatar is his Wizard');
    white('wizard', 'Gandalf');
    t.skipTo('organization', { turns: 1 }).hazard.chooses('organize');
    t.hazard.chooses('Saruman at Isengard', 'new company');
    t.equal(t.card(WHITE).zone, 'discard', 'he has come');
  });
});

describe('what is shown, and who is found', () => {
  holds('Here Is a Snake!: for that company and that phase alone', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Moria', members: ['Aragorn II', 'Gimli'] },
          { at: 'Lórien', to: 'Goblin-gate', members: ['Legolas', 'Haldir'] },
        ],
        hand: [SNAKE],
      },
      hazard: { hand: ['Wargs', 'Orc-guard', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.plays(SNAKE, { way: 'show' }).stage.resolve();
    t.hazard.chooses('Orc-guard').chooses('pass');
    t.resource.passes();
    t.hazard.mayNot('Wargs').mayNot('River').placesOnGuard('Orc-guard').stage.resolve();
    t.skipTo('path').skipTo('movement-hazard').resource.passes();
    t.hazard.may('play Wargs').may('play River');
    t.skipTo('enter').resource.chooses('enter');
    t.hazard.may('reveal Orc-guard');
  });

  holds('Lobelia Sackville-Baggins: well with Hobbits; not beside the Mistress', (t) => {
    const LOBELIA = 'Lobelia Sackville-Baggins';
    for (const mistress of [false, true]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [{ name: 'Frodo', bears: mistress ? ['Mistress Lobelia'] : [] }, 'Gimli'],
            },
          ],
          pile: ['Hobbits', 'Riders of Rohan'],
        },
        hazard: { agents: [{ name: LOBELIA, via: ['Bree'], based: true }], hand: ['River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.chooses(`reveal ${LOBELIA}`).stage.resolve();
      // coe/4.2.3
      t.equal(t.card(LOBELIA).zone, mistress ? 'discard' : 'play', `${mistress}`);
      if (!mistress)
        t.equal(
          ['Frodo', 'Hobbits', 'Gimli', 'Riders of Rohan'].map((x) => t.card(LOBELIA).influence(x)),
          [4, 4, 1, 1],
          'three more',
        );
    }
  });

  holds('Hidden Knife: any agent, one’s own too', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Isengard', members: ['Gimli'] }],
        hand: ['Hidden Knife', 'Slayer'],
        agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
      },
      hazard: { agents: [{ name: 'Baduila', via: ['Bree'], faceUp: true, status: 'wounded' }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses('play Hidden Knife').options_are('Bill Ferny', 'Baduila', 'back');
    t.resource.chooses('Baduila').stage.resolve();
    t.fightOut({ always: 12 });
    t.equal(
      [t.card('Slayer').zone, t.points(0).kill, t.points(1).kill],
      ['pile', 0, 2],
      'whoever withstood it has the points',
    );
  });

  holds('Pass the Doors of Dol Guldur: for captives too; once tapped or stored no other', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Dol Guldur', members: ['Aragorn II', 'Legolas'], events: [DOL_GULDUR] }],
        prisoners: [{ name: 'Bilbo', of: 'Troll-purse', at: 'Dol Guldur' }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot(`use ${DOL_GULDUR}`).chooses('try to rescue');
    t.fightOut({ always: 12 });
    t.resolve().resource.chooses('Legolas');
    t.resolve().resource.may(`use ${DOL_GULDUR}`);
    for (const where of ['tapped', 'stored'] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Dol Guldur',
              siteTapped: true,
              members: ['Aragorn II', 'Legolas', 'Gimli'],
              events: [DOL_GULDUR],
            },
            {
              at: 'Bree',
              members: ['Elrond'],
              events: where === 'tapped' ? [{ name: DOL_GULDUR, status: 'tapped' }] : [],
            },
          ],
          hand: ['Rescue Prisoners'],
        },
        hazard: { stored: where === 'stored' ? [{ name: DOL_GULDUR, at: 'Rivendell' }] : [] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.fightOut({ always: 12 });
      t.resource.chooses('Gimli').mayNot(`use ${DOL_GULDUR}`);
    }
  });

  holds('Pass the Doors of Dol Guldur: what is stored weakens the holds for all players', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Aragorn II', 'Legolas'] }] },
      hazard: {
        stored: [{ name: DOL_GULDUR, at: 'Rivendell' }],
        events: ["The Black Enemy's Wrath"],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal(
      t.fightOut({ always: 12 }),
      [
        [3, 6],
        [2, 5],
      ],
      'and what strikes at each still does',
    );
  });
});
