import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What Fallen-wizards have at home and about them, of a seventeenth draw. */
const kind = 'fallen-wizard';
const CHAMBERS = 'Chambers in the Royal Court';
const EDORAS = 'TW-394';

describe(CHAMBERS, () => {
  holds('No company attacks those who are there', (t) => {
    for (const made of [true, false]) {
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'LE-372', members: ['Lagduf'] }] },
        hazard: {
          kind,
          companies: [{ at: EDORAS, members: ['Gandalf'], onSite: made ? [CHAMBERS] : [] }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.equal(t.underAttack, !made, 'attacked');
    }
  });

  holds('Who is still on his way there is not sheltered', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'TW-412',
            to: EDORAS,
            by: ['Anórien', 'Rohan'],
            members: ['Beretar'],
            onSite: [CHAMBERS],
          },
        ],
      },
      hazard: { hand: ['Brigands'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Brigands', 'Border-land').stage.resolve();
    t.expect(t.underAttack, 'attacked');
  });

  /** Gandalf falls to a corruption check. */
  const falls = (t: Stage): Stage => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: EDORAS, members: [{ name: 'Gandalf', bears: ['The Grey Hat'] }, 'Beretar'] },
          { at: 'TW-412', members: ['Anborn'], onSite: [CHAMBERS] },
        ],
        events: ['Never Refuse', 'Never Refuse', 'Bad Company'],
        hand: ['Poison of his Voice'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(2).resource.plays('Poison of his Voice', { way: 'stage points' }).stage.resolve();
    return t;
  };

  holds('It outlasts him: nothing but its site takes it away', (t) => {
    falls(t);
    t.equal(
      [t.card('Gandalf').zone, t.card('The Grey Hat').zone, t.card(CHAMBERS).zone],
      ['removed', 'discard', 'play'],
      'the court stands',
    );
  });

  holds('Nor is it lost when another is he, or given up as he ends organizing', (t) => {
    t.board({
      resource: { kind, declared: 'Gandalf', hand: ['Gandalf'], sites: [EDORAS] },
      hazard: {
        kind,
        declared: 'Gandalf',
        companies: [{ at: 'TW-412', members: ['Anborn'], onSite: [CHAMBERS] }],
        events: ['The Grey Hat'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('play Gandalf at Edoras');
    t.equal(
      [t.card('The Grey Hat').zone, t.card(CHAMBERS).zone],
      ['discard', 'play'],
      'of the other',
    );
    t.board({
      resource: {
        kind,
        companies: [{ at: EDORAS, members: ['Gandalf'], onSite: [CHAMBERS] }],
        events: ['Never Refuse', 'Never Refuse', 'Bad Company'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end')
      .resource.may('discard Bad Company')
      .mayNot(`discard ${CHAMBERS}`);
  });
});

describe('Gandalf', () => {
  holds('Characters and allies of heroes in full, those of minions a point', (t) => {
    for (const [who, ally, character, allies] of [
      ['Orc Captain', 'Gwaihir', 2, 2],
      // who is worth nothing normally, and an ally normally worth two
      ['Anborn', 'The Warg-king', 0, 1],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Gandalf', { name: who, bears: [ally] }] }],
        },
        moment: 'organization',
      });
      t.equal([t.points(0).character, t.points(0).ally], [character, allies], `${who}, ${ally}`);
    }
  });

  holds('He rises as organizing ends; who is wounded does not', (t) => {
    for (const [status, may] of [
      ['tapped', true],
      ['wounded', false],
      ['untapped', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: [{ name: 'Gandalf', status }] }] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('use Gandalf');
      t.passUntil('organization-end');
      if (may) {
        t.resource.uses('Gandalf').stage.resolve();
        t.equal(t.card('Gandalf').status, 'untapped', 'up again');
      } else t.resource.mayNot('use Gandalf');
    }
  });

  holds('A ring in his own company, and he taps for it', (t) => {
    const bearer = { name: 'Beretar', bears: ['Precious Gold Ring'] } as const;
    for (const companies of [
      [
        { at: 'Bree', members: ['Gandalf'] },
        { at: 'Bree', members: [bearer] },
      ],
      [{ at: 'Bree', members: ['Gandalf', bearer] }],
    ] as const) {
      t.board({ resource: { kind, companies }, moment: 'long-event', asksPasses: true });
      if (companies.length > 1) {
        t.resource.mayNot('use Gandalf');
        continue;
      }
      t.rolls(7).resource.uses('Gandalf').stage.resolve();
      t.equal([t.card('Gandalf').status, rolled(t, 'ring').length], ['tapped', 1], 'tested');
    }
  });
});

describe('Poison of his Voice', () => {
  const POISON = 'Poison of his Voice';
  const HAZARDS: Named[] = ['Lure of Expedience', 'Lure of Nature'];
  holds('What lies on those who are with him, at a price', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-58',
            members: ['Gandalf', { name: 'Beretar', bears: [HAZARDS[0]] }],
          },
          { at: 'Bree', members: [{ name: 'Anborn', bears: [HAZARDS[1]] }] },
        ],
        hand: [POISON],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(9).resource.plays(POISON, { way: 'Discard a hazard' }).stage.resolve();
    t.equal(
      HAZARDS.map((x) => t.card(x).zone),
      ['discard', 'play'],
      'of his company',
    );
    t.equal(rolled(t, 'corruption').at(-1)?.total, 9 - 3, 'three less');
  });

  holds('A Ringwraith pays nothing, others who can use such magic do', (t) => {
    for (const [who, checks] of [
      ['The Witch-king', 0],
      ['Belegorn', 1],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Dol Guldur', members: [who, { name: 'Lagduf', bears: ['Lure of Expedience'] }] },
          ],
          hand: [POISON],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(...Array<number>(checks).fill(12))
        .resource.plays(POISON)
        .stage.resolve();
      t.equal(t.card('Lure of Expedience').zone, 'discard', 'who they are not asks nothing more');
    }
  });

  holds('It is the Fallen-wizard himself who passes for less', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Gandalf',
        companies: [{ at: 'WH-58', members: ['Belegorn'] }],
        events: ['Never Refuse', 'Never Refuse', 'Never Refuse'],
        hand: [POISON],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(POISON, { 'no-user': 'coe/9.2' }, { way: 'stage points' });
  });
});
