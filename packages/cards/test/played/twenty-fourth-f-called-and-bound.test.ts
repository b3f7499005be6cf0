import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Those who come to others in their need, and those who are bound to a Wizard: clauses that no board had played. */

describe('Alatar', () => {
  const SIDES = [
    ['wizard', 'TW-117', 'Grey Havens', 'Lórien'],
    ['fallen-wizard', 'WH-1', 'WH-58', 'WH-56'],
  ] as const;
  const comes = (
    t: Stage,
    [kind, alatar, home, from]: (typeof SIDES)[number],
    creature: Named,
  ): void => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: home, members: [alatar] },
          { at: from, to: 'Edoras', members: ['Beretar', 'Fatty Bolger'] },
        ],
        hand: ['Concealment'],
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
      current: 'Beretar',
    });
    t.hazard.plays(creature).stage.resolve();
    t.resource.chooses('use');
  };
  const assigned = (t: Stage): string[] => {
    while (t.decision().kind === 'act') t.pass();
    return t.attack().assigned;
  };

  holds('The first attack called off, he faces a strike of the next', (t) => {
    for (const side of SIDES) {
      comes(t, side, 'Assassin');
      // the one is tried when the attack is over, the other when all of them are
      if (side[0] === 'wizard') t.rolls(12);
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      t.equal(assigned(t), ['Alatar'], `${side[1]}: the creature is not rid of him`);
    }
  });

  holds('He faces one strike of it, and of its other attacks as they are given out', (t) => {
    for (const [kind, alatar, home] of SIDES) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: home, members: [alatar] },
            {
              at: 'Tolfalas',
              to: 'Pelargir',
              by: ['Mouths of the Anduin', 'Lebennin'],
              members: ['Beretar', 'Fatty Bolger'],
            },
          ],
        },
        hazard: { hand: ['Nameless Thing'], events: ['Doors of Night'] },
        moment: 'hazards',
        current: 'Beretar',
      });
      t.hazard.plays('Nameless Thing').stage.resolve();
      t.resource.chooses('use');
      t.equal(t.passUntil('defend').attack().assigned, ['Alatar'], 'of the first one is his');
      t.resource.chooses('a strike to Beretar');
      // both strikes fail and the beast lives; the one is tried at once, the other when it is done
      t.rolls(...(kind === 'wizard' ? [12, 2, 12, 2, 12] : [12, 2, 12, 2]));
      for (let i = 0; i < 40 && t.decision().about !== 'defend'; i++)
        t.take(
          t.decision().options.find((o) => o.type === 'pass') ?? t.decision().options[0]!,
          'on',
        );
      t.equal(t.attack().assigned, [], `${alatar}: of the second none is, before it is given him`);
    }
  });
});

describe('those who are close to a Wizard', () => {
  const kind = 'fallen-wizard';

  holds(
    'He may be that himself, and takes no influence for it; but no Myrmidon of his own',
    (t) => {
      for (const [who, card, left, more] of [
        ['Gandalf', "Gandalf's Friend", 13, 2],
        ['Alatar', 'Squire of the Hunt', 12, 1],
        ['Pallando', "Pallando's Apprentice", 15, 1],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'WH-58', members: [who, 'Beretar'] }],
            hand: [card, "Wizard's Myrmidon"],
          },
          moment: 'organization',
          asksPasses: true,
        });
        const before = t.card(who).stat('influence');
        t.resource.plays(card, who).stage.resolve();
        t.equal([t.card(card).host, t.generalInfluence(0)], [who, left], 'for Beretar alone');
        t.equal(t.card(who).stat('influence'), before + more, 'he leads the more');
        // the only other is Beretar, who is not asked for
        t.resource.plays("Wizard's Myrmidon").stage.resolve();
        t.equal(t.card("Wizard's Myrmidon").host, 'Beretar', 'not on himself');
      }
    },
  );

  holds('Who served another is free of him, and is lost unless he is taken over', (t) => {
    for (const taken of [false, true]) {
      t.board({
        resource: {
          kind,
          declared: 'Gandalf',
          companies: [{ at: 'WH-58', members: ['Beretar', { name: 'Anborn', under: 'Beretar' }] }],
          hand: ["Wizard's Myrmidon"],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays("Wizard's Myrmidon", 'Anborn').stage.resolve();
      if (taken) t.resource.chooses('organize').chooses('Anborn', 'general influence').passes();
      t.skipTo('long-event');
      t.equal(t.card('Anborn').zone, taken ? 'play' : 'discard', 'under general influence or gone');
    }
  });
});
