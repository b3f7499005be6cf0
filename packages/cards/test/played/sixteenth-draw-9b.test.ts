import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Hazards of a sixteenth draw, each held to clauses of its text that no other test plays. */

const PARTING = 'Reluctant Final Parting';
const BIND = 'In Darkness Bind Them';
const CURSES = 'Bring Our Curses Home';
const TERROR = "Dragon's Terror";
const REACH = 'Long Dark Reach';
const ARMS = 'Mordor in Arms';
const FEEDERS = 'Carrion Feeders';
const REN = 'Ren the Unclean';
const BIRD = "Radagast's Black Bird";

describe('partings', () => {
  holds(
    'Reluctant Final Parting: who is of neither side stays in a haven where it may come',
    (t) => {
      for (const [at, zone] of [
        ['WH-57', 'play'],
        ['Bree', 'discard'],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at, members: [{ name: 'WH-8', bears: [BIRD] }] }],
          },
          hazard: { hand: [PARTING] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays(PARTING).stage.resolve();
        t.resolve();
        t.equal(t.card(BIRD).zone, zone, at);
      }
    },
  );

  holds('Reluctant Final Parting: allies of its own player too; a haven is its own; once', (t) => {
    for (const [at, zone] of [
      ['Lórien', 'play'],
      ['Rivendell', 'discard'],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Gimli'] }] },
        hazard: {
          companies: [{ at, members: [{ name: 'Frodo', bears: ['Treebeard'] }] }],
          hand: [PARTING, PARTING],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(PARTING).stage.resolve();
      t.resolve();
      t.equal(t.card('Treebeard').zone, zone, at);
      t.resource.passes();
      t.hazard.refused(PARTING, { duplicate: 'coe/g.cbd.1' });
    }
  });
});

describe('those who are hurt, and those who are tried', () => {
  holds('Carrion Feeders: nobody taps for one who has been healed meanwhile', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            to: 'LE-392',
            members: [
              { name: 'Lagduf', status: 'wounded', bears: ['Foul-smelling Paste'] },
              'Radbug',
              { name: 'Gorbag', status: 'wounded' },
            ],
          },
        ],
      },
      hazard: { hand: [FEEDERS] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(FEEDERS, 'Wilderness').stage.resolve();
    t.passUntil('between-strikes').resource.uses('Foul-smelling Paste', 'Lagduf').stage.resolve();
    t.passUntil('strike').resource.chooses('resolve the strike against Lagduf');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.mayNot('tap Radbug');
    t.rolls(12).resource.passes();
    t.passUntil('strike-defender').resource.may('tap Radbug to cancel the strike');
    t.resource.chooses('tap Radbug to cancel the strike');
    t.equal([t.card('Radbug').status, t.card('Gorbag').status], ['tapped', 'wounded'], 'for him');
  });

  holds('Ren the Unclean: of three players each orders and supports his own', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Aragorn II', 'Gimli'] }],
        hand: ['A Friend or Three'],
      },
      hazard: {
        companies: [{ at: 'Edoras', members: ['Legolas', 'Elladan'] }],
        events: [REN],
        hand: ['A Friend or Three'],
      },
      others: [
        {
          companies: [{ at: 'Lórien', members: ['Haldir', 'Beregond'] }],
          hand: ['A Friend or Three'],
        },
      ],
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.uses(REN);
    const said: [number, boolean, boolean][] = [];
    for (let i = 0; i < 3; i++) {
      const words = t.offered();
      said.push([
        t.decision().seat,
        words.some((x) => x.includes('in support')),
        words.some((x) => x.startsWith('play')),
      ]);
      t.pass();
    }
    t.equal(
      said.sort(([a], [b]) => a - b),
      [
        [0, true, true],
        [1, true, false],
        [2, true, false],
      ],
      'all tap in support, but who moves alone plays cards',
    );
    t.rolls(12, 12, 12, 12, 12, 12).resolve();
    t.asks(t.resource, 'each').resource.options_are('Aragorn II', 'Gimli').chooses('Gimli');
    t.asks(t.hazard, 'each').hazard.options_are('Legolas', 'Elladan').chooses('Elladan');
    t.equal(t.decision().seat, 2, 'the third is asked of his');
    t.equal(t.offered(), ['Haldir', 'Beregond'], 'and of no others');
    t.take(t.decision().options[1], 'Beregond first');
    t.equal(
      [rolled(t, 'corruption').length, t.card(REN).zone],
      [6, 'discard'],
      'each of them once',
    );
  });
});

describe('keyed', () => {
  holds('In Darkness Bind Them: gone for one slain by name of the region, and no other', (t) => {
    for (const [key, zone] of [
      ['Nurn', 'discard'],
      ['Shadow-land', 'play'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Easterling Camp',
              to: 'Barad-dûr',
              by: ['Horse Plains', 'Nurn', 'Gorgoroth'],
              members: ['Aragorn II', 'Gimli'],
            },
          ],
        },
        hazard: { hand: ['Orc-patrol'], events: [BIND] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-patrol', key).stage.resolve();
      t.fightOut({ always: 12 });
      t.resolve();
      t.equal([t.card('Orc-patrol').zone, t.card(BIND).zone], ['pile', zone], key);
    }
  });

  holds('Bring Our Curses Home: not on a Fallen-wizard', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['WH-8'] }],
      },
      hazard: { hand: ['Cave-drake', CURSES] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.refused(CURSES, { 'no-target': 'coe/9.3' });
  });

  holds(
    'Bring Our Curses Home: where it cannot be played the creature waits with the card',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }],
          sites: ['Bag End'],
        },
        hazard: { hand: ['Cave-drake', CURSES] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.hazard.plays(CURSES, 'Gimli').stage.resolve();
      t.equal(t.card('Gimli').corruption, 3, 'three for him');
      t.rolls(2, 12, 12);
      t.passUntil('strike').resource.chooses('Frodo');
      while (t.underAttack) {
        const { options } = t.decision();
        const o = options.find((x) => x.type === 'pass') ?? options.find((x) => x.type === 'no');
        t.take(o ?? options[0], 'on');
      }
      t.resolve();
      t.skipTo('organization', { turns: 2 });
      t.resource.chooses('to Bag End');
      // one Wilderness, where the Drake needs two
      t.passUntil('path').resource.chooses('Arthedain (Wilderness) - The Shire (Free-domain)');
      t.skipTo('enter');
      t.equal([t.card('Cave-drake').zone, t.card(CURSES).zone], ['aside', 'play'], 'still there');
      t.equal(t.card('Gimli').status, 'untapped', 'nothing came');
    },
  );

  holds('Bring Our Curses Home: who falls to corruption meanwhile was not slain by it', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: ['Gimli', { name: 'Frodo', bears: ['The One Ring'] }],
          },
        ],
      },
      hazard: { hand: ['Cave-drake', CURSES] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.hazard.plays(CURSES, 'Gimli').stage.resolve();
    t.passUntil('strike').resource.chooses('Frodo');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.uses('The One Ring');
    t.rolls(2).resolve();
    t.equal(t.card('Frodo').zone, 'removed', 'he is lost');
    t.fightOut({ always: 2 });
    t.resolve();
    t.equal([t.card('Cave-drake').zone, t.card(CURSES).zone], ['discard', 'discard'], 'no hate');
  });

  holds("Dragon's Terror: no Wizard of any sort; two more for a Dragon", (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'Rivendell', to: 'Moria', members: ['WH-8', 'Beretar', 'Gimli'] }],
      },
      hazard: { hand: ['Cave-drake', TERROR, 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.hazard.chooses(`play ${TERROR}`);
    t.hazard.options_are('Beretar', 'Gimli', 'back').chooses('Beretar');
    t.rolls(4).resolve();
    t.equal(t.card('Beretar').status, 'tapped', 'four and two are above a mind of five');
  });

  holds('Long Dark Reach: of the sea alone, and the unique of other races, are let be', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
      hazard: {
        hand: [REACH],
        deck: ['Corsairs of Umbar', 'Sea Serpent', 'Bairanax', 'Wargs', REN, 'Shelob', 'Night'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(REACH).stage.resolve();
    t.hazard.options_are('Corsairs of Umbar', 'Bairanax', 'Wargs', REN).chooses(REN);
    t.equal([t.attack().name, t.attack().prowess], [REN, 15 - 4], 'four less so far from home');
    t.equal(t.company('Gandalf').hazards, 1, 'the card alone counts');
    t.expect(t.sees(0, t.id('Night')), 'all saw what was turned over');
    t.fightOut({ always: 7 });
    t.equal([t.card('Wargs').zone, t.card('Night').zone], ['deck', 'deck'], 'the rest');
  });

  holds('Mordor in Arms: six less for those of Mordor, for the free peoples alone', (t) => {
    for (const [kind, at, faction, less] of [
      ['wizard', 'Variag Camp', 'Variags of Khand', 6],
      ['fallen-wizard', 'Variag Camp', 'Variags of Khand', 6],
      ['balrog', 'Variag Camp', 'Variags of Khand', 0],
      ['wizard', 'Edoras', 'Riders of Rohan', 0],
    ] as const) {
      const tries = (events: Named[]): number => {
        t.board({
          resource: { kind, companies: [{ at, members: ['Aragorn II'] }], hand: [faction] },
          hazard: { events },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays(faction);
        t.rolls(7).resolve();
        return rolled(t, 'influence').at(-1)?.total ?? -1;
      };
      const before = tries([]);
      t.equal(tries([ARMS]), before - less, `${kind} ${faction}`);
      t.equal(tries([ARMS, 'Webs of Fear & Treachery']), 7 + 3, 'and nothing where all is nothing');
    }
  });
});
