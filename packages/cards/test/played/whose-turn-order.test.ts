import type { Option } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { Actor, type Named, perform, type Stage, scenario } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../../src/official.ts';
import { holds } from './holds.ts';

/** What happens by itself at one time is put in order by the player whose turn it is (coe/9.6.1). */
describe('who puts in order what happens at one time', () => {
  const ordered = (t: Stage): void => {
    t.asks(t.resource, 'passives');
  };

  holds('as he has organized: what besets his companies', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: ['Elladan'], onSite: ['Siege'] },
          { at: 'Edoras', members: ['Háma'], onSite: ['Siege'] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    ordered(t.passUntil('passives'));
  });

  holds('as one of his companies comes to a site', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Easterling Camp', members: ['Elladan', 'Háma'], onSite: ['Siege'] }],
      },
      hazard: { events: ['Stench of Mordor', 'Doors of Night'] },
      moment: 'site',
      asksPasses: true,
    });
    ordered(t.skipTo('passives'));
  });
});

/** What is the same is done once, and no two published cards differ here. */
const bell = (id: string, name: string, phase: 'site' | 'movement-hazard', edge: string): Card =>
  ({
    id,
    kind: 'event',
    name,
    alignment: 'hero',
    side: 'hazard',
    duration: 'permanent',
    plays: [{ is: 'action', does: [] }],
    abilities: [
      {
        is: 'trigger',
        on: { event: 'company-phase', phase, edge },
        does: [{ do: 'tap', what: { kind: 'character', with: 'cause' } }],
      },
    ],
  }) as unknown as Card;

const LOUD = 'A Loud Bell' as Named;
const SOFT = 'A Soft Bell' as Named;
const bells = (phase: 'site' | 'movement-hazard', edge: string): Card[] => [
  bell('XX-1', LOUD, phase, edge),
  bell('XX-2', SOFT, phase, edge),
];

describe('who puts in order two texts that wait for the same', () => {
  it('the player of the company that goes into its site', () => {
    const invented = bells('site', 'enter');
    const sc = scenario('going in', { proves: [], rules: ['coe'], invented }, (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elladan'] }] },
        hazard: { events: [LOUD, SOFT] },
        moment: 'site',
        asksPasses: true,
      });
      t.skipTo('enter').resource.chooses('enter');
      t.asks(t.resource, 'passives').resource.options_are(LOUD, SOFT);
    });
    expect(perform(sc, officialPool()).asserts).toBe(2);
  });

  it('the player of the company that was sent back, as its phase is over', () => {
    const invented = bells('movement-hazard', 'end');
    const sc = scenario('sent back', { proves: [], rules: ['coe'], invented }, (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elladan'] }] },
        hazard: { events: ['Snowstorm', LOUD, SOFT] },
        moment: 'passives',
        asksPasses: true,
      });
      t.passUntil('passives').asks(t.resource, 'passives').resource.options_are(LOUD, SOFT);
      t.expect(t.company('Elladan').returned, 'they went back');
    });
    expect(perform(sc, officialPool()).asserts).toBe(3);
  });
});

describe('of four players', () => {
  holds('those who have no part in it are asked by turns from the one who moves on', (t) => {
    const REN = 'Ren the Unclean';
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Elladan'] },
          { at: 'Edoras', members: ['Háma'] },
        ],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Legolas', 'Elrohir'] }] },
      others: [
        { companies: [{ at: 'Lórien', members: ['Haldir', 'Beregond'] }], events: [REN] },
        { companies: [{ at: 'Edhellond', members: ['Gimli', 'Bofur'] }] },
      ],
      moment: 'movement',
      asksPasses: true,
    });
    t.resource.chooses('Elladan');
    while (t.state.hazardSeat !== 2) t.take(t.decision().options.at(-1) as Option, 'on');
    t.skipTo('movement-hazard');
    t.equal(t.state.hazardSeat, 2, 'the third plays hazards');
    t.third.uses(REN);
    const asked: number[] = [];
    for (let i = 0; i < 4; i++) {
      asked.push(t.decision().seat);
      if (i < 3) t.pass();
    }
    t.equal(asked, [1, 3, 0, 2], 'who could help his own, and then the two whose phase it is');
    t.rolls(...Array<number>(8).fill(12)).pass();
    for (let i = 0; i < 9 && t.decision().about !== 'each'; i++) t.pass();
    if (t.decision().seat === 0) t.take(t.decision().options[0], 'his own come first');
    t.equal(t.decision().seat, 1, 'then the next in turn says it of his own');
    t.hazard.options_are('Legolas', 'Elrohir').chooses('Elrohir');
    t.third.chooses('Haldir');
    new Actor(t, 3, 'fourth').chooses('Gimli');
  });
});
