import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** What becomes of things as those who bear them set out. */
export const settingOut: readonly Scenario[] = [
  scenario(
    'Some Palantíri are lost to those who set out one too few, and to no others',
    {
      proves: ['crf/card/palantir-of-amon-sul/1', 'crf/card/palantir-of-osgiliath/1'],
      rules: ALL,
    },
    (t) => {
      for (const [stone, enough] of [
        ['Palantír of Amon Sûl', ['Gimli']],
        ['Palantír of Osgiliath', ['Gimli', 'Bergil', 'Anborn']],
        ['LE-330', ['Gimli']],
        ['LE-335', ['Gimli', 'Bergil', 'Anborn']],
      ] as readonly (readonly [Named, readonly Named[]])[])
        for (const others of [enough, enough.slice(1)]) {
          t.board({
            resource: {
              // things of minions are of use to a Fallen-wizard
              ...(stone.startsWith('LE-') ? { kind: 'fallen-wizard', declared: 'Saruman' } : {}),
              companies: [
                {
                  at: 'Rivendell',
                  to: 'Bree',
                  members: [{ name: 'Elrond', bears: [stone] }, ...others],
                },
              ],
            },
            hazard: { hand: ['Wargs'] },
            moment: 'passives',
          });
          t.asks(t.hazard, 'movement-hazard');
          t.equal(
            t.card(stone).zone,
            others === enough ? 'play' : 'discard',
            `${stone} with ${others.length} besides its bearer`,
          );
        }
      t.say('At once: before it is gone nobody can do anything');
      for (const [stone, others] of [
        ['Palantír of Amon Sûl', []],
        ['Palantír of Osgiliath', ['Bergil', 'Anborn']],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Elrond', bears: [{ name: stone, on: ['Align Palantír'] }] },
                  ...others,
                ],
              },
            ],
          },
          hazard: { hand: ['Wargs', 'Twilight'] },
          moment: 'passives',
          asksPasses: true,
        });
        t.asks(t.resource, 'movement-hazard');
        t.equal(t.card(stone).zone, 'discard', `${stone} is gone`);
      }
      t.say('Characters are counted, Hobbits as others; no ally is');
      for (const [stone, members, kept] of [
        ['Palantír of Amon Sûl', [['Frodo', 'Sam Gamgee'], []], true],
        ['Palantír of Amon Sûl', [['Elrond'], ['Gwaihir']], false],
        ['Palantír of Osgiliath', [['Frodo', 'Sam Gamgee', 'Merry', 'Pippin'], []], true],
        ['Palantír of Osgiliath', [['Elrond', 'Bergil', 'Anborn'], ['Gwaihir']], false],
      ] as readonly (readonly [Named, readonly [readonly Named[], readonly Named[]], boolean])[]) {
        const [[first, ...others], allies] = members;
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: first ?? 'Elrond', bears: [stone, ...allies] }, ...others],
              },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'passives',
        });
        t.asks(t.hazard, 'movement-hazard');
        t.equal(t.card(stone).zone, kept ? 'play' : 'discard', `${stone} ${others.join()}`);
      }
    },
  ),
];
