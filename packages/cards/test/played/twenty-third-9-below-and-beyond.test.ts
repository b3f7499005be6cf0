import { renderCard } from '@mathom/engine/render/index';
import type { Named } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

/** What cards do beneath the earth, and at the edge of what they say. */
describe('beneath the earth', () => {
  holds(
    'The Reach of Ulmo: gone when one of the deeps is reached from another, and only then',
    (t) => {
      for (const [at, to, more, zone] of [
        ['The Under-gates', 'The Gem-deeps', [], 'discard'],
        ['The Under-gates', 'The Gem-deeps', ['The Way is Shut'], 'play'],
        ['The Under-gates', 'Moria', [], 'play'],
        ['Moria', 'The Under-gates', [], 'play'],
      ] as const) {
        t.board({
          resource: { companies: [{ at, to, members: ['Gimli'] }] },
          hazard: { events: ['The Reach of Ulmo', ...more], hand: ['River'] },
          moment: 'movement',
          asksPasses: true,
          ...(to === 'The Gem-deeps' ? { rolls: [12] } : {}),
        });
        t.skipTo('end-of-turn');
        t.equal(
          [t.card('Gimli').site, t.card('The Reach of Ulmo').zone],
          [more.length > 0 ? at : to, zone],
          `${at} to ${to} ${more}`,
        );
      }
    },
  );

  holds('Spies Feared: whoever comes out of play is faced twice too', (t) => {
    for (const feared of [true, false]) {
      const onSite: Named[] = feared ? ['Spies Feared'] : [];
      t.board({
        resource: {
          companies: [{ at: 'The Under-leas', members: ['Bilbo', 'Gimli', 'Legolas'], onSite }],
        },
        hazard: { hand: ['Cave-drake'], events: ['Witch-king of Angmar'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      const faced: (readonly [number, number])[] = [...t.fightOut({ always: 12 })];
      t.asks(t.hazard, 'attack-from-hand').hazard.chooses('Cave-drake');
      for (let i = 0; i < 4 && t.underAttack; i++) faced.push(...t.fightOut({ always: 12 }));
      const once: (readonly [number, number])[] = [
        [5, 7],
        [2, 10],
        [1, 17],
      ];
      t.equal(faced, feared ? once.flatMap((x) => [x, x]) : once, `${feared}`);
    }
  });

  holds('Spawn of Ungoliant: at both sites, and worth something to an opponent alone', (t) => {
    for (const [at, mine, zone, points] of [
      ['The Gem-deeps', false, 'pile', 4],
      ['The Pûkel-deeps', false, 'pile', 4],
      ['The Gem-deeps', true, 'removed', 0],
    ] as const) {
      const spawn: Named[] = ['Spawn of Ungoliant'];
      t.board({
        resource: {
          companies: [{ at, members: ['Gimli', 'Legolas', 'Aragorn II'] }],
          events: mine ? spawn : [],
        },
        hazard: { events: mine ? [] : spawn, hand: ['River'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      for (let i = 0; i < 8 && t.decision().about !== 'site'; i++)
        if (t.underAttack) t.fightOut({ always: 12 });
        else t.pass();
      t.equal([t.card('Spawn of Ungoliant').zone, t.points(0).kill], [zone, points], at);
    }
  });
});

describe('at the edge', () => {
  holds('Song of the Lady: who would go by what is played as the phase ends rolls too', (t) => {
    for (const [roll, goes] of [
      [5, true],
      [4, false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', members: ['Gimli'] }], hand: ['Refuge', 'Haldir'] },
        hazard: { hand: ['River'], events: ['Song of the Lady'] },
        moment: 'organization',
        asksPasses: true,
        rolls: [roll],
      });
      t.passUntil('organization-end').resource.plays('Refuge').stage.resolve();
      t.resource.chooses('Fangorn');
      t.skipTo('end-of-turn');
      t.equal(t.card('Gimli').site, goes ? 'Refuge' : 'Lórien', `${roll}`);
    }
  });

  holds('Heart Grown Cold: havens at once, Border-holds above seven, other sites never', (t) => {
    for (const [points, site, may] of [
      [0, 'TW-421', false],
      [6, 'TW-378', true],
      [8, 'TW-378', false],
      [8, 'TW-413', true],
    ] as const)
      for (const cold of [true, false]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'WH-58', members: ['Saruman'] }],
            sites: [site],
            events: Array<Named>(points / 2).fill('Never Refuse'),
          },
          hazard: { events: cold ? ['Heart Grown Cold'] : [] },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(
          t.offered().some((x) => x.startsWith('move')),
          may || !cold,
          `${points} ${site}`,
        );
      }
  });

  holds('Drughu: where a company attacks another in ruins, for its own strike', (t) => {
    for (const wild of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Barrow-downs', members: ['Aragorn II'] }],
          hand: ['Drughu', 'Beretar'],
        },
        hazard: {
          kind: 'ringwraith',
          companies: [{ at: 'Barrow-downs', members: ['Lagduf'] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (wild) t.resource.plays('Drughu').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      for (let i = 0; i < 20 && t.decision().about !== 'company-attack'; i++)
        if (t.underAttack) t.fightOut({ always: 12 });
        else t.pass();
      t.resource.chooses('attack the company');
      t.passUntil('defend').hazard.chooses('a strike to Lagduf');
      t.passUntil('strike-attacker');
      t.equal(t.card('Aragorn II').stat('prowess'), wild ? 8 : 6, `${wild}`);
    }
  });
});

describe('in words', () => {
  it('Revealed to all Watchers: those that were set aside go back, not those that were drawn', () => {
    const card = allCards.find((x) => x.id === 'DM-85')!;
    expect(renderCard(card).text.join(' ')).toMatch(
      /draw cards .* and put the cards set aside back on top of your play deck, face-down/,
    );
  });
});
