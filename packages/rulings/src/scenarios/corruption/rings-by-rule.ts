import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled } from '../help.ts';

/** Gold rings that the rules themselves test. */
export const ringsByRule: readonly Scenario[] = [
  scenario(
    'A gold ring is tested as it is stored at a Darkhaven, two less, and what comes of it is stored',
    { proves: ['coe/6.2.3', 'crf/term/gold-ring-item/2'], rules: ALL },
    (t) => {
      const stores = (ring: Named, ...rolls: number[]): void => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Dol Guldur', members: [{ name: 'Lagduf', bears: [ring] }] }],
            hand: ['Magic Ring of Fury', 'The Least of Gold Rings'],
          },
          moment: 'organization',
        });
        t.rolls(...rolls);
        t.resource.chooses(`store ${ring}`).stage.resolve();
      };
      // the check for storing it, then the test: eight and two less are six
      stores('A Little Gold Ring', 12, 8);
      t.resource.options_are('Magic Ring of Fury', 'pass').chooses('Magic Ring of Fury');
      t.equal(
        [
          t.card('Magic Ring of Fury').zone,
          t.card('Magic Ring of Fury').stored,
          t.card('A Little Gold Ring').zone,
        ],
        ['pile', 'Dol Guldur', 'discard'],
        'one is stored for the other',
      );
      t.equal(rolled(t, 'ring').at(-1)?.total, 6, 'what was rolled, and two less');
      stores('A Little Gold Ring', 12, 9);
      t.equal(t.card('A Little Gold Ring').zone, 'discard', 'it is gone whatever the result');
      // a haven of the heroes is no such place
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Elrond', bears: ['Beautiful Gold Ring'] }] },
          ],
        },
        moment: 'organization',
      });
      t.rolls(12);
      t.resource.chooses('store Beautiful Gold Ring').stage.resolve();
      t.equal(t.card('Beautiful Gold Ring').zone, 'pile', 'stored, and not tested');
    },
  ),
  scenario(
    'Beside a Ringwraith or a Balrog, and at Barad-dûr, gold rings are tested as the turn comes to its end',
    { proves: ['coe/6.2.R1', 'coe/6.2.R2', 'coe/6.2.B1'], rules: ALL },
    (t) => {
      const ends = (
        kind: 'ringwraith' | 'balrog',
        at: Named,
        members: readonly Named[],
        ...rolls: number[]
      ): void => {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at,
                members: [
                  ...members.map((name) => ({ name })),
                  { name: 'Lagduf', bears: ['The Least of Gold Rings'] } as const,
                ],
              },
            ],
            hand: ['Magic Ring of Fury'],
          },
          moment: 'end-of-turn',
          rolls,
          asksPasses: true,
        });
      };
      // a magic ring is found with a total of seven or less
      for (const [kind, at, members, enough] of [
        ['ringwraith', 'Dol Guldur', ['Ren the Ringwraith'], 9],
        ['ringwraith', 'Barad-dûr', [], 10],
        ['ringwraith', 'Barad-dûr', ['Ren the Ringwraith'], 12],
        ['balrog', 'Moria', ['The Balrog'], 9],
      ] as const) {
        ends(kind, at, members, enough);
        while (t.decision().about !== 'ring') t.pass();
        t.asks(t.resource, 'ring').resource.chooses('Magic Ring of Fury');
        t.equal(
          [t.card('Magic Ring of Fury').host, t.card('The Least of Gold Rings').zone],
          ['Lagduf', 'discard'],
          `${enough} at ${at}`,
        );
        if (enough === 12) continue;
        ends(kind, at, members, enough + 1);
        while (t.decision().about !== 'ring') t.pass();
        t.resource.options_are('pass');
      }
      for (const [kind, at] of [
        ['ringwraith', 'Dol Guldur'],
        ['balrog', 'Moria'],
      ] as const) {
        ends(kind, at, []);
        t.passUntil('discard-one');
        t.equal(t.card('The Least of Gold Rings').host, 'Lagduf', 'elsewhere it is let be');
      }
      t.say('So much is taken off whenever a ring is tested there');
      for (const [kind, at, members, less] of [
        ['ringwraith', 'Dol Guldur', ['Layos', 'Ren the Ringwraith'], 2],
        ['ringwraith', 'Barad-dûr', ['Layos'], 3],
        ['balrog', 'Moria', ['Layos', 'The Balrog'], 2],
        ['ringwraith', 'Dol Guldur', ['Layos'], 0],
        ['balrog', 'Moria', ['Layos'], 0],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at,
                members: [
                  ...members.map((name) => ({ name })),
                  { name: 'Lagduf', bears: ['The Least of Gold Rings'] },
                ],
              },
            ],
            hand: ['Test of Fire'],
          },
          moment: 'organization',
        });
        t.rolls(9).resource.plays('Test of Fire', 'Layos').stage.resolve();
        t.equal(rolled(t, 'ring').at(-1)?.total, 9 - less, `${less} less at ${at}`);
      }
    },
  ),
];
