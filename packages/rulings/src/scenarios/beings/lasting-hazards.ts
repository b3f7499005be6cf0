import type { Card } from '@mathom/engine/language';
import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';

const ON_ITEM = { target: 'card', a: { kind: 'item' } };
const ON_ALLY = { target: 'card', a: { kind: 'ally' } };

/** No published hazard that has resolved leaves something on an item or an ally. */
export const PASSING_RUST = {
  id: 'XX-71',
  kind: 'event',
  name: 'Passing Rust',
  alignment: 'neutral',
  side: 'hazard',
  duration: 'short',
  plays: [
    {
      is: 'action',
      targets: [ON_ITEM],
      does: [{ do: 'modify', stat: 'corruption', of: 'target', by: 3, until: 'turn' }],
    },
    {
      is: 'action',
      targets: [ON_ALLY],
      does: [{ do: 'modify', stat: 'prowess', of: 'target', by: -1, until: 'turn' }],
    },
  ],
} as unknown as Card;

/** None leaves an ability with a company to which none of the Nine may come. */
export const SPREADING_RUST = {
  ...PASSING_RUST,
  id: 'XX-73',
  name: 'Spreading Rust',
  plays: [
    {
      is: 'action',
      targets: [{ target: 'company', a: {} }],
      does: [
        {
          do: 'install',
          on: 'company',
          abilities: [
            {
              is: 'modify',
              stat: 'prowess',
              of: { each: { kind: 'character', with: 'bearer' } },
              by: -1,
            },
          ],
          until: 'turn',
        },
      ],
    },
  ],
} as unknown as Card;

/** None that stays lies on an item or an ally. */
export const CLINGING_RUST = {
  ...PASSING_RUST,
  id: 'XX-72',
  name: 'Clinging Rust',
  duration: 'permanent',
  on: 'target',
  plays: [{ is: 'action', targets: [{ target: 'card', a: { kind: ['item', 'ally'] } }], does: [] }],
} as unknown as Card;

export const PASSES = PASSING_RUST.name as Named;
export const SPREADS = SPREADING_RUST.name as Named;
export const CLINGS = CLINGING_RUST.name as Named;

/** Who rids his company of hazards, the ruling that says so, and his ways: through wilderness, and through a free-domain. */
const RID = [
  [
    'Tom Bombadil',
    'companion/clarification/tom-bombadil/1',
    ['Rivendell', 'Bree'],
    ['Rivendell', 'Bag End'],
  ],
  [
    'Leaflock',
    'companion/clarification/long-winter/1',
    ['Lórien', 'Moria'],
    ['Edoras', 'Minas Tirith'],
  ],
] as const;

/** What a hazard does after it has resolved, and who puts an end to it. */
export const lastingHazards: readonly Scenario[] = RID.map(([who, ruling, way, free]) =>
  scenario(
    `${who} ends what lasts on his company, on a thing and on an ally of it`,
    {
      proves: who === 'Leaflock' ? [ruling, 'crf/card/leaflock/1'] : [ruling],
      rules: ALL,
      invented: [PASSING_RUST, SPREADING_RUST, CLINGING_RUST],
    },
    (t) => {
      const board = (hazard: Named, [at, to]: readonly [Named, Named] = way): BoardSpec => ({
        resource: {
          companies: [
            {
              at,
              to,
              members: [
                { name: 'Aragorn II', bears: [who, 'Gollum'] },
                { name: 'Bergil', bears: ['Lesser Ring'] },
              ],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: [hazard, 'River'] },
        moment: 'hazards',
      });
      const taps = (what: string): void => {
        t.equal(t.card(who).status, 'tapped', what);
      };
      t.board(board('Lost in the Wilderness'));
      const limit = t.limit('Bergil');
      t.hazard.plays('Lost in the Wilderness').stage.resolve();
      t.equal(t.limit('Bergil') > limit, true, 'more may befall the company');
      t.resource.uses(who).stage.resolve();
      t.equal(t.limit('Bergil'), limit, 'no more than at first');
      taps('he tapped for the company');

      t.say('So with what keeps all of them from the site');
      for (const helped of [false, true]) {
        t.board(board('Lost in Free-domains', free));
        t.hazard.plays('Lost in Free-domains').stage.resolve();
        if (helped) {
          t.resource.uses(who).stage.resolve();
          taps('he tapped for the company');
        }
        t.allPass();
        t.equal(
          t.state.phase,
          helped ? 'site' : 'end-of-turn',
          'whether they come to do something there',
        );
      }

      t.say('And with a card that lies on the company and on none of them');
      t.board(board('Enchanted Stream'));
      t.hazard.plays('Enchanted Stream').stage.resolve();
      t.resource.passes();
      t.equal(t.card('Enchanted Stream').zone, 'play', 'it came to stay, no ranger taps');
      t.resource.uses(who).stage.resolve();
      t.equal(t.card('Enchanted Stream').zone, 'discard', 'it is gone');
      taps('he tapped for the company');

      t.say('And with what weakens all of them');
      t.board(board(SPREADS));
      const bold = t.card('Bergil').stat('prowess');
      t.hazard.plays(SPREADS).stage.resolve();
      t.equal(t.card('Bergil').stat('prowess'), bold - 1, 'one less');
      t.resource.uses(who).stage.resolve();
      t.equal(t.card('Bergil').stat('prowess'), bold, 'and not any more');
      taps('he tapped for the company');

      t.say('A hazard may have left something on what one of them has, or lie on it');
      for (const [on, stat, by] of [
        ['Lesser Ring', 'corruption', 3],
        ['Gollum', 'prowess', -1],
      ] as const) {
        t.board(board(PASSES));
        const before = t.card(on).stat(stat);
        t.hazard.plays(PASSES, on, { way: stat }).stage.resolve();
        t.equal(t.card(on).stat(stat), before + by, `${on} suffers from it`);
        t.resource.uses(who).stage.resolve();
        t.equal(t.card(on).stat(stat), before, 'and is freed');
        taps('he tapped for it');

        t.board(board(CLINGS));
        t.hazard.plays(CLINGS, on).stage.resolve();
        t.equal(t.card(CLINGS).host, on, `it lies on ${on}`);
        t.resource.uses(who).stage.resolve();
        t.equal(t.card(CLINGS).zone, 'discard', 'and is gone');
        taps('he tapped for it');
      }
      t.shows(`${ruling}#2`, ...(who === 'Leaflock' ? ['crf/card/leaflock/1#4'] : []));
    },
  ),
);
