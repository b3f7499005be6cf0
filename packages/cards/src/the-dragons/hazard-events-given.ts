import type { AttackFilter, CardName, Effect } from '@mathom/engine/language';
import { action, hazard } from '../build.ts';
import { ordinaryFighter } from '../build-hazards.ts';

const DRAGON: AttackFilter = { race: 'Dragon' };
const being = (name: CardName): AttackFilter => ({ race: 'Dragon', by: { being: name } });

/** The attacker may strike one twice. */
const twice = (by: number): Effect => ({
  do: 'install',
  until: 'attack',
  abilities: [{ is: 'assignment', how: 'again-by-attacker', attacks: { aimedAt: true }, by }],
});

const moreStrikes = (by: number): Effect => ({
  do: 'modify',
  stat: 'strikes',
  of: 'target',
  by,
  bodiless: true,
  until: 'attack',
});

/** How Dragons give out their strikes, and who comes for a hoard. */
export const hazardEventsGiven = [
  hazard('TD-12', 'Deftness of Agility', {
    duration: 'short',
    plays: [
      action({ targets: [{ target: 'attack', a: DRAGON }], does: [twice(-3)] }),
      action({
        targets: [{ target: 'attack', a: being('Bairanax') }],
        does: [twice(0)],
      }),
    ],
  }),
  hazard('TD-29', 'Half an Eye Open', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: ['Dragon', 'Drake'] } }],
        does: [
          {
            do: 'install',
            until: 'attack',
            abilities: [
              {
                is: 'assignment',
                how: 'attacker-first',
                // in combat an ally is a character too (coe/2.V.2.2)
                who: { each: { kind: ['character', 'ally'], not: { race: 'Wizard' } } },
                attacks: { aimedAt: true },
              },
            ],
          },
        ],
      }),
      action({
        onGuard: 'burglary',
        targets: [{ target: 'check', kind: 'burglary' }],
        does: [{ do: 'modify-check', by: -5 }],
      }),
    ],
  }),
  hazard('TD-58', 'Rumor of Wealth', {
    duration: 'short',
    plays: [
      action({
        onGuard: 'item',
        targets: [{ target: 'site', a: { siteType: 'ruins', lair: false } }],
        does: [
          {
            do: 'install',
            on: 'target',
            until: 'turn',
            abilities: [
              action({
                window: { phase: 'site', turn: "opponent's" },
                need: {
                  company: 'active',
                  a: {
                    played: {
                      card: { kind: 'item', class: ['major', 'greater'] },
                      site: { is: 'bearer' },
                    },
                  },
                },
                targets: [
                  {
                    target: 'card',
                    zone: 'hand',
                    a: {
                      kind: 'creature',
                      race: 'Dragon',
                      not: { name: 'Eärcaraxë' },
                      canAttack: 'regardless',
                    },
                  },
                ],
                limit: { n: 1 },
                does: [{ do: 'attack', spec: 'of-creature', by: 'target', unkeyed: 'to-site' }],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  hazard('TD-79', 'Velocity of Haste', {
    duration: 'short',
    plays: [
      action({ targets: [{ target: 'attack', a: DRAGON }], does: [moreStrikes(1)] }),
      action({
        targets: [{ target: 'attack', a: being('Scorba') }],
        does: [moreStrikes(2)],
      }),
    ],
  }),
  hazard('TD-17', "Dragon's Terror", {
    duration: 'short',
    keywords: ['dark-enchantment'],
    plays: [
      action({
        targets: [
          { target: 'attack', a: { race: ['Dragon', 'Drake'], source: 'creature' }, now: true },
        ],
        rounds: {
          min: 1,
          of: [
            {
              // those who fight are characters there, allies too (crf/term/ally/7); an avatar has no mind to roll against
              targets: [
                {
                  target: 'card',
                  a: { kind: ['character', 'ally'], ...ordinaryFighter, facing: 'attack' },
                },
              ],
              cost: [
                { pay: 'discard-one', a: {}, zone: 'hand' },
                { pay: 'hazard-limit', n: 1 },
              ],
              does: [
                {
                  do: 'check',
                  kind: 'roll',
                  by: 'you',
                  plus: { if: { attack: { race: 'Dragon' } }, then: 2, else: 0 },
                  op: '>',
                  than: { stat: 'mind', of: 'target' },
                  pass: [{ do: 'tap', what: 'target' }],
                },
              ],
            },
          ],
        },
        does: [],
      }),
    ],
  }),
];
