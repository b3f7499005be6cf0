import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Trolls, Dragons and captives; what is taken from those who were met: clauses that no other test plays. */

const kind = 'ringwraith';
const TROPHIES = 'Foul Trophies';
const NO_NEWS = 'No News of Our Riding';
const LEGS = 'Use Your Legs';
const NEWS = 'News of the Shire';

describe('Wûluag', () => {
  holds('Eight is the number of his ruin, and nine of his death; one more against Dwarves', (t) => {
    for (const [roll, zone] of [
      [7, 'play'],
      [8, 'discard'],
      [9, 'removed'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Carn Dûm', to: 'Goblin-gate', members: ['Wûluag'] }] },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut(2, roll);
      t.equal(t.card('Wûluag').zone, zone, `a body check of ${roll}`);
    }
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-355', members: ['Wûluag', 'Old Troll', 'Troll Lout', 'Lagduf'] }],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.passUntil('defend');
    for (const who of ['Wûluag', 'Old Troll', 'Troll Lout', 'Lagduf'])
      if (t.decision().about === 'defend') t.resource.chooses(`a strike to ${who}`);
    t.passUntil('strike').resource.chooses('against Wûluag');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.equal(t.strikeProwess(), 6, 'Dwarves');
  });

  holds('He untaps either of them, in another company there too, and comes beside them', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Ettenmoors', members: ['Wûluag'] },
          { at: 'Ettenmoors', members: [{ name: 'Tûma', status: 'tapped' }] },
        ],
        hand: ['Bûrat'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.card('Wûluag').stat('mind'), 4, 'not of his company');
    t.resource.uses('Wûluag', 'Tûma').stage.resolve();
    t.equal([t.card('Wûluag').status, t.card('Tûma').status], ['tapped', 'untapped'], 'so');
    t.resource.uses('Tûma', 'Wûluag').stage.resolve();
    t.equal([t.card('Wûluag').status, t.card('Tûma').status], ['untapped', 'tapped'], 'and back');
  });
});

describe('Scatha Roused', () => {
  const met = (t: Stage, mine: boolean, theirs: Named[]): [number, number][] => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-379', members: ['Hador', 'Jerrek', 'Layos'] }],
        pile: mine ? ['Scatha Roused'] : [],
      },
      hazard: { events: theirs },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.passUntil('attack');
    return t.fightOut({ always: 12 });
  };

  holds('At home he leaves them alone, and what dwells there beside him does not', (t) => {
    t.equal(met(t, false, ['Scatha at Home']).length, 2, 'he and it');
    t.equal(met(t, true, ['Scatha at Home']), [[1, 14]], 'it alone');
  });

  holds('On the hunt too; an opponent meets him, who stays where he is does not', (t) => {
    for (const [mine, theirs, events] of [
      [true, false, ['Scatha Ahunt']],
      [false, false, ['Scatha Ahunt']],
      [false, true, []],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', to: 'LE-379', members: ['Hador', 'Jerrek'] }],
          pile: mine ? ['Scatha Roused'] : [],
        },
        hazard: { kind, events, pile: theirs ? ['Scatha Roused'] : [] },
        moment: 'passives',
        asksPasses: true,
      });
      if (t.decision().kind === 'order') t.take(t.decision().options[0], 'the first of them');
      t.resolve();
      t.equal(t.underAttack, !mine, mine ? 'spared' : 'met');
      if (theirs)
        t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [3, 15, 9], 'himself');
    }
    t.board({
      resource: { kind, companies: [{ at: 'LE-379', members: ['Hador'] }] },
      hazard: { kind, pile: ['Scatha Roused', 'Daelomin Roused'] },
      moment: 'passives',
      asksPasses: true,
    });
    t.equal(t.underAttack, false, 'who stays');
    t.asks(t.resource, 'movement-hazard');
  });

  holds(
    'Daelomin Roused: two of them in one land come one after the other, and the attacker chooses',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Dol Guldur', to: 'LE-387', members: ['Hador', 'Jerrek', 'Layos', 'Eradan'] },
          ],
        },
        hazard: { kind, pile: ['Daelomin Roused', 'Scatha Roused'] },
        moment: 'passives',
        asksPasses: true,
      });
      // by the older rulings the hazard player says which is first
      t.take(t.decision().options[0], 'Daelomin Roused first');
      t.resolve();
      t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [3, 13, 8], 'first');
      t.allPass();
      t.asks(t.hazard, 'attack');
      t.equal(t.fightOut({ always: 12 }).length, 2, 'and the other');
    },
  );
});

describe('after they were met', () => {
  const road = (
    t: Stage,
    members: Member[],
    hand: Named[],
    foes: Named[],
    to: Named = 'Goblin-gate',
  ): Stage =>
    t.board({
      resource: { kind, companies: [{ at: 'Carn Dûm', to, members }], hand },
      hazard: { hand: foes },
      moment: 'hazards',
      asksPasses: true,
    });

  holds(
    'An untapped Orc alone has trophies; both cards may follow each other, on two of them',
    (t) => {
      road(
        t,
        ['Gorbag', 'Jerrek', 'Shagrat', 'Ufthak'],
        [TROPHIES, NO_NEWS, NO_NEWS],
        ['Brigands'],
      );
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.fightOut(12, 12);
      t.resource.passes();
      t.equal(t.card('Gorbag').status, 'tapped', 'he has fought');
      t.resource.plays(TROPHIES, 'Shagrat').stage.resolve();
      t.equal([t.card(TROPHIES).host, t.card('Shagrat').status], ['Shagrat', 'tapped'], 'his');
      t.resource.plays(NO_NEWS, 'Ufthak').stage.resolve();
      t.equal(t.card(NO_NEWS).host, 'Ufthak', 'and so');
      t.resource.mayNot(`play ${NO_NEWS}`).mayNot(`play ${TROPHIES}`);
    },
  );

  holds('A creature with three attacks is met when the last of them is over', (t) => {
    road(t, ['Gorbag', 'Shagrat', 'Ufthak'], [NO_NEWS, TROPHIES], ['Assassin'], 'LE-356');
    t.hazard.plays('Assassin').stage.resolve();
    const offered: boolean[] = [];
    for (let i = 0; i < 80 && t.underAttack; i++) {
      const d = t.decision();
      if (d.seat === 0)
        offered.push(t.offered().some((o) => o.includes(NO_NEWS) || o.includes(TROPHIES)));
      if (d.about === 'strike-defender') t.rolls(12);
      t.take(d.options.find((o) => o.type === 'pass') ?? d.options[0], 'they hold out');
    }
    t.equal(offered.includes(true), false, 'not between');
    // no trophy for them
    if (t.decision().kind === 'alternative') t.resource.passes();
    t.resource.may(`play ${NO_NEWS}`).may(`play ${TROPHIES}`);
  });

  holds(
    'No News of Our Riding: its bearer taps; not against an agent, Orcs or what dwells at a site',
    (t) => {
      const bearer = (status: 'untapped' | 'tapped'): Member => ({
        name: 'Jerrek',
        bears: [NO_NEWS],
        status,
      });
      for (const [status, foe, may] of [
        ['untapped', 'Brigands', true],
        ['tapped', 'Brigands', false],
        ['untapped', 'Wargs', false],
      ] as const) {
        road(t, [bearer(status), 'Muzgash'], [], [foe]);
        t.hazard.plays(foe, 'Wilderness').stage.resolve();
        t.equal(
          t.offered().some((o) => o.includes(NO_NEWS)),
          may,
          `${status}, ${foe}`,
        );
        if (may) {
          t.resource.uses(NO_NEWS).stage.resolve();
          t.equal([t.underAttack, t.card(NO_NEWS).zone], [false, 'play'], 'canceled, and kept');
        }
      }
      t.board({
        resource: { kind, companies: [{ at: 'LE-415', members: [bearer('untapped')] }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.passUntil('attack').resource.mayNot(`use ${NO_NEWS}`);
    },
  );
});

describe(LEGS, () => {
  holds('Whichever of them strikes, all of the Hobbits; and not where there is none', (t) => {
    const attack = (heroes: Member[], foe: 'wizard' | 'fallen-wizard'): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Gorbag', 'Shagrat'] }],
          hand: [LEGS],
        },
        hazard: { kind: foe, companies: [{ at: 'Bree', members: heroes }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
    };
    attack(['Gimli', 'Legolas'], 'wizard');
    t.resource.mayNot(`play ${LEGS}`);
    attack(['Fatty Bolger'], 'fallen-wizard');
    t.resource.may(`play ${LEGS}`);
    attack(['Sam Gamgee', 'Fatty Bolger'], 'wizard');
    const theirs = t.points(1).character;
    t.resource.plays(LEGS, 'Gorbag').stage.resolve();
    t.fightOut({ always: 7 });
    t.equal(
      [t.card('Sam Gamgee').host, t.card('Fatty Bolger').host, t.card(LEGS).host],
      [LEGS, LEGS, 'Gorbag'],
      'one by Gorbag, one by the other',
    );
    // crf/card/use-your-legs/2
    t.equal([t.points(1).character, t.points(0).misc], [theirs, 0], 'they are no prisoners');
  });
});

describe(NEWS, () => {
  holds('Kept at Barad-dûr alone; then The Shire is a Border-land to heroes as well', (t) => {
    const storing = (at: Named): Stage =>
      t.board({
        resource: { kind, companies: [{ at, members: [{ name: 'Jerrek', bears: [NEWS] }] }] },
        moment: 'organization',
        asksPasses: true,
      });
    storing('Dol Guldur').resource.mayNot(`store ${NEWS}`);
    storing('LE-352');
    t.equal(t.points(0).misc, 0, 'nothing yet');
    t.resource.chooses(`store ${NEWS}`).stage.resolve();
    t.equal(t.points(0).misc, 3, 'told');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'TW-372',
            by: ['Rhudaur', 'Arthedain', 'The Shire'],
            members: ['Legolas'],
          },
        ],
      },
      hazard: { kind, stored: [{ name: NEWS, at: 'Barad-dûr' }] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(t.path('Legolas').at(-1), 'border', 'not what it was');
  });
});
