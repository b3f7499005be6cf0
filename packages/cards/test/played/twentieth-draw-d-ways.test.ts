import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { asked, onward } from './onward.ts';

/** Where minions go, whom they win and what they find: clauses of a twentieth draw that no other test plays. */

const kind = 'ringwraith';
const STEEDS = 'Steeds';
const UNDEEPS = 'The Undeeps of Anduin';
const RAIN = 'Black Rain';
const WRAITH = 'Akhôrahil the Ringwraith';

describe(STEEDS, () => {
  holds('neither the dead of the place nor what comes out of a hand in their place', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-376', to: 'AS-147', members: ['Ciryaher', 'Layos', 'Jerrek'] }],
        hand: [STEEDS],
      },
      hazard: { hand: ['Ghosts', 'Ghosts'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(STEEDS).stage.resolve();
    asked(t, 'movement-hazard');
    t.equal(t.limit('Layos'), 2, 'one of three, two at the least');
    t.hazard.plays('Ghosts').stage.resolve();
    t.equal(t.attack().prowess, 9 + 1, 'one who is played');
    t.rolls(12, 12, 12);
    asked(t, 'enter');
    t.rolls(12, 12, 12).resource.chooses('enter');
    t.equal(t.attack().prowess, 9, 'those who were there');
    asked(t, 'attack-from-hand').hazard.chooses('Ghosts');
    t.equal(t.attack().prowess, 9, 'no creature is played so (coe/2.V.ii.4)');
    t.rolls(12, 12, 12);
    onward(t, () => !t.underAttack);
  });
});

describe('The Gem-deeps', () => {
  holds('the dead and the Pûkel-men lie in wait there, and nobody else', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-376',
            to: 'AS-147',
            members: ['Jerrek', 'Lagduf'],
            onGuard: ['Barrow-wight', 'Pûkel-men', 'Orc-guard'],
          },
        ],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.hazard.options_are('reveal Barrow-wight', 'reveal Pûkel-men', 'pass');
  });
});

describe(UNDEEPS, () => {
  holds('from Harondor straight into Lebennin, or through Ithilien', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-377', members: ['Uchel', 'Lagduf'] }],
        hand: [UNDEEPS],
        sites: ['LE-398'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(UNDEEPS, { way: 'neighbors' }).stage.resolve();
    t.resource.chooses('to Pelargir');
    asked(t, 'path').resource.may('Harondor (Wilderness) - Lebennin');
    t.resource.may('Harondor (Wilderness) - Ithilien (Wilderness) - Lebennin');
    t.resource.mayNot('Harondor (Wilderness) - Dagorlad');
  });

  holds('two hazards fewer for who comes into those lands; none for who goes by or stays', (t) => {
    const members: Member[] = ['Uchel', 'Lagduf', 'Orc Brawler', 'Orc Veteran', 'Muzgash'];
    for (const [at, to, copies, limit] of [
      ['LE-390', 'LE-398', 1, 3],
      ['LE-390', 'LE-398', 2, 2],
      ['LE-390', 'LE-381', 1, 3],
      ['LE-390', 'LE-362', 1, 5],
      ['LE-381', undefined, 1, 5],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members, ...(to ? { to } : {}) }],
          hand: [UNDEEPS, UNDEEPS],
        },
        moment: 'organization',
        asksPasses: true,
      });
      for (let i = 0; i < copies; i++)
        t.resource.plays(UNDEEPS, { way: 'hazard limit' }).stage.resolve();
      asked(t, 'movement-hazard');
      t.equal(t.limit('Uchel'), limit, `${at} ${to} ${copies}`);
    }
  });
});

describe('Bree', () => {
  holds('agents from elsewhere come under somebody there, and under nobody else', (t) => {
    for (const [members, ways] of [
      [['The Mouth', 'Lagduf'], 1],
      [['Lagduf'], 0],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'LE-356', members }], hand: ['Woffung', 'Luitprand'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').mayNot('Luitprand').mayNot('Woffung', 'general influence');
      if (ways) t.resource.may('Woffung', 'controlled by The Mouth');
      // in the older rules influence is looked at as the phase ends
      else if (t.rules === 'coe') t.resource.mayNot('Woffung');
    }
  });
});

describe('Urlurtsu Nurn', () => {
  const called = (t: Stage, sites: Named[], hazard: Named[] = []): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-409', members: [WRAITH] }],
        discard: ['Lagduf', 'Luitprand'],
        sites,
      },
      hazard: { hand: hazard },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Urlurtsu Nurn').stage.resolve();
    t.equal([t.card('Lagduf').companions, t.card(WRAITH).status], [[], 'tapped'], 'by himself');
    t.resource.mayNot('use Urlurtsu Nurn');
  };

  holds('he goes where the other does not, or he is lost', (t) => {
    for (const [his, others, zone] of [
      ['Nûrniag Camp', 'Minas Morgul', 'play'],
      ['Minas Morgul', undefined, 'play'],
      [undefined, 'Minas Morgul', 'discard'],
      [undefined, undefined, 'discard'],
    ] as const) {
      called(t, ['LE-396', 'LE-390']);
      if (others) t.resource.chooses(`the company of ${WRAITH} to ${others}`);
      if (his) t.resource.chooses(`the company of Lagduf to ${his}`);
      onward(t, () => ['enter', 'site-phase'].includes(t.decision().about));
      t.equal(t.card('Lagduf').zone, zone, `${his} ${others}`);
    }
  });
});

describe('who is there in another shape, or was slain in it', () => {
  holds('Urlurtsu Nurn: he does not come back, and nobody taps for him', (t) => {
    for (const [who, slain] of [
      ['Bûrat', '"Bert" (Bûrat)'],
      ['Lieutenant of Morgul', 'Gothmog'],
    ] as const)
      for (const [discard, pile] of [
        [[who], [slain]],
        [[who, 'Orc Brawler'], [slain]],
        [[who], []],
      ] as const) {
        t.board({
          resource: { kind, companies: [{ at: 'LE-409', members: [WRAITH] }], discard },
          hazard: { pile },
          moment: 'organization',
          asksPasses: true,
        });
        if (discard.length === 1 && pile.length === 1) {
          t.resource.mayNot('use Urlurtsu Nurn');
          continue;
        }
        t.resource.uses('Urlurtsu Nurn').stage.resolve();
        t.equal(
          [t.card(who).zone, t.card(WRAITH).status],
          [pile.length === 1 ? 'discard' : 'play', 'tapped'],
          `${discard} ${pile}`,
        );
      }
  });

  holds('Ride Against the Enemy: he is not shown for it', (t) => {
    for (const [who, there, may] of [
      ['Strider', 'Aragorn II', false],
      ['Strider', 'Legolas', true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: [there, 'Gimli'] }],
        },
        hazard: { hand: ['Ride Against the Enemy', who] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) t.hazard.may('play Ride Against the Enemy');
      else
        t.hazard.refused('Ride Against the Enemy', { need: 'coe/9.2', 'no-effect': 'coe/5.1.2' });
    }
  });
});

describe('under a leader', () => {
  holds('the third makes them worth two more; the site does not tap, he does', (t) => {
    const led = (leads: Named[], faction: Named, at: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Gorbag', leads }, 'Layos'] }],
          hand: [faction],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(12).resource.plays(faction, 'Gorbag').stage.resolve();
    };
    for (const [faction, at, place, leads, after] of [
      ['Ungol-orcs', 'LE-362', 'Cirith Ungol', ['LE-281', 'LE-272'], 6],
      ['Orcs of the Red Eye', 'LE-352', 'Barad-dûr', ['LE-290', 'LE-272'], 6],
      ['Misty Mountain Wargs', 'LE-373', 'Ettenmoors', ['LE-290'], 3],
    ] as const) {
      led([...leads], faction, at);
      t.resource.chooses('under the leader');
      t.equal(
        [t.points(0).faction, t.card(faction).host, t.card(place).status, t.card('Gorbag').status],
        [after, 'Gorbag', 'untapped', 'tapped'],
        faction,
      );
      // not under him it is one of his player's, and the place has been used
      led([...leads], faction, at);
      t.resource.passes();
      t.equal([t.card(faction).host, t.card(place).status], ['', 'tapped'], 'his player’s');
    }
  });
});

describe(RAIN, () => {
  holds('a Wizard is not shown for it, nor an agent of a Wizard’s; then all is', (t) => {
    for (const [theirs, shown] of [
      [['Gandalf', 'Frodo', 'Golodhros'], ['Frodo']],
      [
        ['Gandalf', 'Wargs', 'Golodhros'],
        ['Gandalf', 'Wargs', 'Golodhros'],
      ],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-373', siteTapped: true, members: ['Hador', 'Ciryaher'] }],
          hand: [RAIN, "The Oracle's Ring"],
        },
        hazard: { hand: theirs },
        moment: 'entered',
        asksPasses: true,
      });
      if (shown.length === 1) t.rolls(10);
      t.resource.plays(RAIN, 'Hador').stage.resolve();
      const seen = theirs.filter((x) => t.sees(0, t.id(x)));
      t.equal(seen, [...shown], 'so much is seen');
      t.equal(t.card("The Oracle's Ring").zone, 'hand', 'ten is too much for it');
    }
  });
});

describe('Back to the Fray', () => {
  holds('of three players each his own; agents are none to the Balrog', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
        hand: ['Back to the Fray'],
        discard: ['Lagduf', 'Wargs', WRAITH],
      },
      hazard: { kind: 'fallen-wizard', discard: ['Frodo', 'Golodhros', 'Gwaihir'] },
      others: [{ kind: 'balrog', discard: ['Baugúr', 'Azog'] }],
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Back to the Fray').stage.resolve();
    t.resource.options_are('Lagduf', WRAITH, 'pass');
    t.resource.chooses('Lagduf').chooses('pass');
    t.hazard.options_are('Frodo', 'Golodhros', 'pass');
    t.hazard.chooses('Frodo').chooses('Golodhros');
    t.third.options_are('Azog', 'pass');
    t.third.chooses('pass');
    t.equal(
      ['Lagduf', WRAITH, 'Frodo', 'Golodhros', 'Azog'].map((x) => t.card(x).zone),
      ['deck', 'discard', 'deck', 'deck', 'discard'],
      'whom each would have',
    );
  });
});

describe('Bright Gold Ring', () => {
  holds('below one there is no Magic Ring; a Lesser Ring comes out of the deck for any', (t) => {
    // three less at Barad-dûr
    for (const [roll, magic] of [
      [3, false],
      [4, true],
      [8, true],
      [9, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-352', members: [{ name: 'Hador', bears: ['Bright Gold Ring'] }] }],
          hand: ['Magic Ring of Savagery'],
          deck: ['Minor Ring'],
          discard: ['Paltry Ring'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.rolls(roll);
      asked(t, 'ring').resource.options_are(
        ...(magic ? ['Magic Ring of Savagery'] : []),
        'Minor Ring',
        'Paltry Ring',
        'pass',
      );
      t.resource.chooses('Minor Ring');
      t.equal(
        [t.card('Minor Ring').host, t.card('Bright Gold Ring').zone],
        ['Hador', 'discard'],
        '',
      );
    }
  });
});
