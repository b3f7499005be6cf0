import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Leaders, those whom they lead and those whom they tell off: clauses of a seventeenth draw that no other test plays. */

const kind = 'ringwraith';
const LEADER = 'Lieutenant of Morgul';
const EPHEL = 'Orcs of the Ephel Dúath';
const RED_EYE = 'Orcs of the Red Eye';
const WARGS = 'Misty Mountain Wargs';
const GOBLINS = 'Goblins of Goblin-gate';
const WHIP = "Where There's a Whip";

describe('factions under a leader', () => {
  const SPELLS = 'Spells of the Barrow-wights';
  const leading = (...leads: Named[]): Member => ({ name: LEADER, leads });

  holds('they are lost with the rest of his as he is taken prisoner (coe/3.III.3)', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-362', members: [leading(EPHEL, 'Uruk-hai')] }],
        pile: [RED_EYE],
      },
      hazard: { hand: ['Ghosts', SPELLS], sites: ["Shelob's Lair"] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Ghosts').stage.resolve();
    t.passUntil('defend').resource.chooses(LEADER);
    t.passUntil('strike-hazard').hazard.plays(SPELLS, LEADER).stage.resolve();
    t.passUntil('stay-untapped').rolls(2).resource.chooses('no');
    for (let i = 0; i < 9 && t.card(EPHEL).zone === 'pile'; i++) t.pass();
    t.expect(t.state.notes[t.id(LEADER)]?.prisoner === t.id(SPELLS), 'he is held');
    t.equal(
      ([EPHEL, 'Uruk-hai', RED_EYE] as const).map((x) => t.card(x).zone),
      ['discard', 'discard', 'pile'],
      'his, and no other',
    );
    t.equal(t.points(0).faction, 1, 'the one that is left');
  });

  holds('they go as he goes, and stay as he parts from those who go', (t) => {
    for (const [off, goes, zone] of [
      ['Lagduf', 'Lagduf', 'pile'],
      ['Lagduf', LEADER, 'discard'],
      [LEADER, 'Lagduf', 'pile'],
      [LEADER, LEADER, 'discard'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-362', members: [leading(EPHEL), 'Lagduf'] }],
          sites: ['Minas Morgul'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').chooses(`split off ${off}`).passes();
      t.resource.chooses(`company of ${goes} to Minas Morgul`);
      t.skipTo('enter');
      t.equal(t.card(EPHEL).zone, zone, `${off} parts, ${goes} goes`);
    }
  });

  holds('three or more are two more, however many; one more to a Fallen-wizard', (t) => {
    const ALL = [RED_EYE, EPHEL, WARGS, 'Uruk-hai', 'Black Trolls', 'Orcs of Gorgoroth'] as const;
    const worth = (who: 'ringwraith' | 'fallen-wizard' | 'balrog', n: number): number => {
      t.board({
        resource: {
          kind: who,
          companies: [{ at: 'LE-352', members: [leading(...ALL.slice(0, n))] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      return t.points(0).faction;
    };
    for (const who of ['ringwraith', 'balrog'] as const)
      t.equal(
        [2, 3, 4, 6].map((n) => worth(who, n)),
        [2, 4 + 2, 6 + 2, 8 + 2],
        who,
      );
    t.equal(
      [2, 3, 4, 6].map((n) => worth('fallen-wizard', n)),
      [2, 3 + 1, 4 + 1, 6 + 1],
      'one for each, and one',
    );
  });

  holds('by how much each is won, and where', (t) => {
    const least = (faction: Named, at: Named, pile: Named[]): number => {
      for (let r = 2; r <= 12; r++) {
        t.board({
          resource: { kind, companies: [{ at, members: ['The Mouth'] }], hand: [faction], pile },
          moment: 'entered',
          asksPasses: true,
        });
        t.rolls(r).resource.plays(faction).stage.resolve();
        if (t.card(faction).zone === 'pile') return r;
      }
      return 13;
    };
    // influence of four, and two more against factions
    t.equal(
      [
        [],
        ['Orcs of Udûn'],
        ['Orcs of Udûn', 'Orcs of Mirkwood'],
        ['Orcs of Udûn', 'Uruk-hai'],
      ].map((x) => least(RED_EYE, 'LE-352', x as Named[])),
      [3, 5, 7, 3],
      RED_EYE,
    );
    t.equal(
      [[], ['Orcs of Angmar'], ['Orcs of Angmar', 'Snaga-hai']].map((x) =>
        least(EPHEL, 'LE-362', x as Named[]),
      ),
      [3, 5, 3],
      EPHEL,
    );
    t.equal(
      [[], [GOBLINS], ['Wargs of the Forochel']].map((x) => least(WARGS, 'LE-373', x as Named[])),
      [4, 2, 2],
      WARGS,
    );
    for (const [at, there] of [
      ['LE-352', ['Uruk-hai', RED_EYE]],
      ['LE-361', ['Uruk-hai']],
      ['LE-362', ['Uruk-hai', EPHEL]],
      ['LE-373', [WARGS]],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: ['The Mouth'] }],
          hand: ['Uruk-hai', RED_EYE, EPHEL, WARGS],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.options_are(...there.map((x) => `play ${x}`), 'pass');
    }
  });
});

describe('One Dear to You', () => {
  const DEAR = 'One Dear to You';

  holds('each copy takes a point; of one that is led too, and it goes with that', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-352', members: [{ name: LEADER, leads: ['Uruk-hai'] }] }],
        hand: [DEAR, DEAR, DEAR],
        sites: ['Minas Morgul'],
      },
      hazard: { kind, pile: [GOBLINS] },
      moment: 'organization',
      asksPasses: true,
    });
    // the other's is no choice
    t.resource.plays(DEAR).stage.resolve();
    t.equal([t.card(DEAR).host, t.points(0).faction], ['Uruk-hai', 1], 'one less');
    t.resource.plays(DEAR).stage.resolve();
    t.equal(t.points(0).faction, 0, 'two less');
    t.resource.chooses('to Minas Morgul');
    t.skipTo('movement-hazard');
    t.equal([t.card('Uruk-hai').zone, t.card(DEAR).zone], ['discard', 'discard'], 'left behind');
  });
});

describe('The Dark Power', () => {
  const POWER = 'The Dark Power';

  holds('for each copy three; for no check against a character; nobody else is Sauron', (t) => {
    const tried = (copies: number, roll: number, eye = true): string => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-379', members: ['Orc Captain'] }],
          hand: ['Grey Mountain Goblins', POWER, POWER],
          events: eye ? ['The Lidless Eye'] : [],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Grey Mountain Goblins', 'Orc Captain');
      if (!eye) t.resource.refused(POWER, { need: 'coe/9.2' });
      for (let i = 0; i < copies; i++) t.resource.plays(POWER);
      t.rolls(roll).resolve();
      return t.card('Grey Mountain Goblins').zone;
    };
    t.equal([tried(1, 2), tried(2, 2)], ['deck', 'pile'], 'three, and three more');
    t.equal(tried(0, 2, false), 'discard', 'as ever');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: [LEADER] }],
        hand: [POWER],
        events: ['The Lidless Eye'],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Gimli'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses('influence Gimli');
    t.hazard.passes().stage.resource.refused(POWER, { 'no-target': 'coe/9.3' });
  });
});

describe("Where There's a Whip", () => {
  const whipped = (t: Stage, roll?: number): Stage => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-364',
            members: [
              { name: 'Troll-chief', bears: ['Whip'] },
              { name: 'Lagduf', status: 'tapped' },
            ],
          },
        ],
        hand: [WHIP],
      },
      moment: 'entered',
      asksPasses: true,
    });
    if (roll !== undefined) t.rolls(roll).resource.plays(WHIP).stage.resolve();
    return t;
  };

  holds('two less on the check: up he gets, or is cast out as his card has it, or is hurt', (t) => {
    t.equal(whipped(t, 9).card('Lagduf').status, 'untapped', 'seven');
    t.equal(whipped(t, 10).card('Lagduf').zone, 'discard', 'eight');
    t.equal(whipped(t, 12).card('Lagduf').status, 'wounded', 'ten does not slay him');
    t.equal([t.card('Troll-chief').status, t.card('Lagduf').zone], ['untapped', 'play'], 'so');
  });

  holds('an untapped Orc or Troll has to hold it', (t) => {
    for (const member of [
      { name: 'Troll-chief', status: 'tapped', bears: ['Whip'] },
      { name: 'Hador', bears: ['Whip'] },
      'Troll-chief',
    ] as Member[]) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'LE-364', members: [member, { name: 'Orc Brawler', status: 'tapped' }] },
          ],
          hand: [WHIP],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused(WHIP, { 'no-target': 'coe/9.3' });
    }
  });
});

describe('No More Nonsense', () => {
  const NONSENSE = 'No More Nonsense';

  holds('all that lies on the one whom he chooses, and on no other', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-364',
            members: [
              'Orc Captain',
              { name: 'Orc Brawler', bears: ['Lure of the Senses', 'Lure of Power'] },
              { name: 'Jerrek', bears: ['Lure of Expedience'] },
            ],
          },
        ],
        hand: [NONSENSE],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(2, 12).resource.plays(NONSENSE, 'Orc Captain').stage.resolve();
    t.resource.options_are('Orc Brawler', 'Jerrek').chooses('Orc Brawler');
    t.equal(
      (['Lure of the Senses', 'Lure of Power', 'Lure of Expedience'] as const).map(
        (x) => t.card(x).zone,
      ),
      ['discard', 'discard', 'play'],
      'both of his',
    );
  });

  holds('an ally is not another character, nor is any Orc a leader', (t) => {
    for (const members of [
      [{ name: 'Orc Captain', bears: ['War-wolf'] }],
      ['Lagduf', 'Orc Brawler'],
    ] as Member[][]) {
      t.board({
        resource: { kind, companies: [{ at: 'LE-364', members }], hand: [NONSENSE] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused(NONSENSE, { 'no-target': 'coe/9.3' });
    }
  });
});
