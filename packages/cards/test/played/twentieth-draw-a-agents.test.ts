import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Agents, and resources of a twentieth draw, each held to clauses of its text that no other test plays. */

describe('My Precious', () => {
  const board = (declared: number) =>
    ({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Elrond'] }] },
      hazard: {
        agents: [{ name: 'My Precious', via: ['Bree'], faceUp: true, status: 'tapped' }],
        sites: ['Weathertop'],
      },
      moment: 'hazards',
      asksPasses: true,
      declared,
    }) as const;

  holds('one action more for nothing, but for the first there must be room', (t) => {
    t.board(board(2)).resource.passes();
    t.hazard.options_are('pass');
    t.board(board(1)).hazard.chooses('untap My Precious').stage.resolve();
    t.equal(t.company('Gimli').hazards, 2, 'the limit is reached');
    t.resource.passes();
    t.hazard.chooses('move My Precious to Weathertop').stage.resolve();
    t.equal(
      [t.company('Gimli').hazards, t.card('My Precious').site],
      [2, 'Weathertop'],
      'for nothing',
    );
    t.resource.passes();
    t.hazard.options_are('pass');
  });

  holds('any ring of the company, whoever was struck; none, if it went with its bearer', (t) => {
    for (const [struck, rolls, precious] of [
      ['Gimli', [12, 2, 2], 'discard'],
      ['Beretar', [12, 2, 12], 'play'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: [{ name: 'Beretar', bears: ['Precious Gold Ring'] }, 'Gimli'] },
          ],
        },
        hazard: { agents: [{ name: 'My Precious', via: ['Bree'], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.hazard.chooses('My Precious attacks');
      t.passUntil('defend').resource.chooses(`a strike to ${struck}`);
      t.passUntil('stay-untapped').resource.chooses('yes');
      t.rolls(...rolls).passUntil('end-of-turn-start');
      t.equal(
        [t.card('Precious Gold Ring').zone, t.card('My Precious').zone],
        ['discard', precious],
        struck,
      );
    }
  });
});

describe('Inner Cunning', () => {
  holds('he may come out of any hold, but is at home in his own alone', (t) => {
    for (const [at, bears, prowess] of [
      ['Moria', ['Inner Cunning'], 6 + 2],
      ['Goblin-gate', ['Inner Cunning'], 6 + 5],
      ['Moria', [], 0],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli', 'Elrond', 'Aragorn II'] }] },
        hazard: {
          agents: [{ name: 'Baduila', fresh: true, bears }],
          sites: ['Moria', 'Goblin-gate', 'Dol Guldur'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.fightOut({ always: 12 });
      if (prowess === 0) {
        t.asks(t.resource, 'site').resource.passes();
        t.equal(t.card('Baduila').status, 'untapped', 'he is not there');
        continue;
      }
      t.passUntil('agent-attack').hazard.chooses('Baduila attacks');
      t.passUntil('attack');
      t.equal(
        [t.attack().prowess, t.card('Baduila').site, t.card('Inner Cunning').zone],
        [prowess, at, 'discard'],
        at,
      );
    }
  });
});

describe('Cunning Foes', () => {
  holds('where they stay is their new site, too', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Gimli'] }] },
      hazard: {
        hand: ['Cunning Foes'],
        agents: [{ name: 'Eun', via: ['Bree'], faceUp: true }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cunning Foes').stage.resolve();
    t.equal([t.attack().prowess, t.card('Eun').status], [4 + 3, 'tapped'], 'Eun');
  });
});

describe('Crept Along Carefully', () => {
  holds('seven is too little, rangers who are tapped count; the next one may do better', (t) => {
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'LE-356', members: ['Gorbag'] }] },
      hazard: {
        companies: [
          {
            at: 'Bree',
            members: ['Aragorn II', { name: 'Beretar', status: 'tapped' }, 'Gimli'],
            events: ['Crept Along Carefully', 'Crept Along Carefully'],
          },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company').stage.passUntil('attack');
    t.rolls(5).hazard.uses('Crept Along Carefully').stage.resolve();
    t.expect(t.underAttack, 'five and two');
    t.rolls(6).hazard.uses('Crept Along Carefully').stage.resolve();
    t.expect(!t.underAttack, 'six and two');
  });
});

describe('Folco Boffin', () => {
  holds('in any phase, wounded or not, and at a Wizardhaven; what he bore is lost', (t) => {
    for (const [kind, at, may] of [
      ['wizard', 'Rivendell', true],
      ['wizard', 'Bree', false],
      ['fallen-wizard', 'Isengard', true],
      ['fallen-wizard', 'Rivendell', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at,
              members: [{ name: 'Folco Boffin', status: 'wounded', bears: ['Cram'] }, 'Saruman'],
            },
          ],
          hand: ['Merry'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.passUntil('end-of-turn');
      if (!may) {
        t.resource.mayNot('use Folco Boffin');
        continue;
      }
      t.resource.uses('Folco Boffin').stage.resolve();
      t.resource.chooses('under general influence');
      t.equal(
        [t.card('Merry').companions, t.card('Folco Boffin').zone, t.card('Cram').zone],
        [['Saruman'], 'discard', 'discard'],
        at,
      );
    }
  });
});

describe('True Fána', () => {
  holds('he falls to what it cost him, and the others are safe all the same', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Goblin-gate',
            members: [
              { name: 'Gandalf', bears: ['Glamdring', 'Precious Gold Ring'] },
              'Elrond',
              'Gimli',
            ],
          },
        ],
        hand: ['True Fána'],
      },
      hazard: { hand: ['Orc-warband'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-warband', 'Wilderness').stage.resolve();
    t.rolls(12, 2).resource.plays('True Fána', 'Gandalf').stage.resolve();
    t.equal(t.card('Gandalf').zone, 'removed', 'he is lost');
    // and with him, by the older rulings, the game
    if (t.rules === 'crf') return;
    t.passUntil('movement-hazard');
    t.equal(
      [t.card('Orc-warband').zone, t.card('Elrond').status, t.card('Gimli').status],
      ['pile', 'untapped', 'untapped'],
      'and they are beaten',
    );
  });
});

describe('Harad', () => {
  holds('two less, but two; two of them are two ways, and no more less', (t) => {
    for (const [members, copies, limit] of [
      [['Gandalf', 'Gimli', 'Kíli'], 1, 2],
      [['Gandalf', 'Gimli', 'Kíli', 'Ori', 'Wacho'], 2, 3],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Easterling Camp', members: [...members] }],
          hand: ['Harad', 'Harad'],
          sites: ['Southron Oasis'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      for (let n = 0; n < copies; n++) t.resource.plays('Harad').stage.resolve();
      t.resource.chooses('to Southron Oasis');
      t.passUntil('route');
      const { options } = t.decision();
      t.take(options[options.length - 1], 'by special movement');
      t.passUntil('movement-hazard');
      t.equal(t.company('Gandalf').movement, 'special', 'how');
      t.equal(t.limit('Gandalf'), limit, `${members.length}`);
    }
  });
});

describe('King under the Mountain', () => {
  holds('five more for Dwarves and their factions, and for no others', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Iron Hill Dwarf-hold',
            members: [{ name: 'Dáin II', bears: ['King under the Mountain'] }],
          },
        ],
        hand: ['Gimli', 'Blue Mountain Dwarves', 'Legolas', 'Wood-elves'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const own = t.card('Dáin II').influence();
    t.equal(
      (['Gimli', 'Blue Mountain Dwarves', 'Legolas', 'Wood-elves'] as const).map(
        (x) => t.card('Dáin II').influence(x) - own,
      ),
      [5, 5, 0, 0],
      'to whom he speaks',
    );
    t.equal(t.points(0).misc, 5, 'points');
  });
});

describe('Something Else at Work', () => {
  holds('each copy in a company weighs on its rings, and on no other company’s', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Elrond', bears: ['Something Else at Work'] },
              { name: 'Gandalf', bears: ['Precious Gold Ring', 'Something Else at Work'] },
            ],
          },
          { at: 'Rivendell', members: [{ name: 'Legolas', bears: ['Fair Gold Ring'] }] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      ['Precious Gold Ring', 'Fair Gold Ring'].map((x) => t.card(x).stat('ring-test')),
      [-2, 0],
      'rings',
    );
    t.equal(
      ['Elrond', 'Gandalf', 'Legolas'].map((x) => t.card(x).stat('influence-check')),
      [-1, -1, 0],
      'and words',
    );
  });
});
