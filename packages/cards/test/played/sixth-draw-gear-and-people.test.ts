import { renderCard } from '@mathom/engine/render/index';
import type { BoardSpec, Named } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';
import { resists } from './withstood.ts';

/** Cards of a sixth draw, each held to the clauses of its text that no other test plays. */

describe('gear and lore', () => {
  holds('Scroll of Isildur of the minions: one more for a ring in its company', (t) => {
    for (const [where, total] of [
      ['together', 8],
      ['apart', 7],
    ] as const) {
      const bearer = { name: 'Layos', bears: ['LE-343'] } as const;
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'Edoras',
              members: [
                'WH-4',
                { name: 'Ostisen', bears: ['LE-303'] },
                ...(where === 'together' ? [bearer] : []),
              ],
            },
            ...(where === 'apart' ? [{ at: 'Bree', members: [bearer] } as const] : []),
          ],
          hand: ['Minor Ring'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(7).resource.uses('Gandalf').stage.resolve();
      t.equal(rolled(t, 'ring').at(-1)?.total, total, where);
    }
  });

  holds('Scroll of Isildur of the minions: at Barad-dûr alone it is worth five', (t) => {
    for (const [at, may] of [
      ['Barad-dûr', true],
      ['Minas Morgul', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at, members: [{ name: 'Ostisen', bears: ['LE-343'] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal([t.points(0).item, t.card('Ostisen').corruption], [3, 4], 'borne');
      t.rolls(12).resource.chooses('store Scroll of Isildur').stage.resolve();
      t.equal(t.points(0).item, may ? 5 : 3, 'stored');
    }
  });

  holds('Magic Ring of Lies: after a test for Magic Rings, one for each, and a skill', (t) => {
    for (const [roll, bears, may] of [
      [6, [], false],
      [5, [], true],
      [5, ['Magic Ring of Lies'], false],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'Edoras', members: ['WH-4', { name: 'Ostisen', bears: ['LE-303', ...bears] }] },
          ],
          hand: ['Magic Ring of Lies', 'Minor Ring'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('play Magic Ring of Lies');
      t.rolls(roll).resource.uses('Gandalf').stage.resolve();
      t.equal(t.offered().includes('Magic Ring of Lies'), may, `${roll}: ${t.where()}`);
    }
  });

  holds('Mathom Lore: where and who, and one tapped does not', (t) => {
    for (const [at, who, status, may] of [
      ['Bag End', 'Frodo', 'untapped', true],
      ['Bag End', 'Frodo', 'tapped', false],
      ['Rivendell', 'Frodo', 'untapped', false],
      ['Bag End', 'Gimli', 'untapped', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: who, status }] }],
          hand: ['Mathom Lore'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) {
        t.resource.plays('Mathom Lore').stage.resolve();
        t.equal([t.card('Frodo').status, t.card('Frodo').corruption], ['tapped', 2], 'learned');
      } else t.resource.mayNot('play Mathom Lore');
    }
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Frodo', status: 'tapped', bears: ['Mathom Lore'] }],
          },
        ],
        discard: ['Dagger of Westernesse'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('use Mathom Lore');
  });

  holds('Gift of Comprehension: for a Dúnadan who can tap, at a Haven', (t) => {
    for (const [at, who, status, may] of [
      ['Rivendell', 'Aragorn II', 'untapped', true],
      ['Rivendell', 'Aragorn II', 'tapped', false],
      ['Bree', 'Aragorn II', 'untapped', false],
      ['Rivendell', 'Éomer', 'untapped', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: who, status }] }],
          hand: ['Gift of Comprehension'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) {
        t.resource.plays('Gift of Comprehension').stage.resolve();
        t.equal([t.card(who).status, t.card(who).corruption], ['tapped', 2], 'learned');
      } else t.resource.mayNot('play Gift of Comprehension');
    }
  });

  holds('Armory: two are no point, three are', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Cram', 'Orcrist'] }] }],
        events: ['Armory'],
        hand: ['Elven Cloak', 'Dagger of Westernesse', 'Glamdring'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Armory', { way: 'in hand' }, 'Elven Cloak').stage.resolve();
    t.resource.uses('Armory', { way: 'in hand' }).stage.resolve();
    t.equal(t.points(0).misc, 0, 'two');
    t.rolls(7).resource.uses('Armory').stage.resolve();
    t.equal([t.points(0).misc, t.card('Cram').zone], [1, 'aside'], 'three');
    t.equal(t.card('Orcrist').zone, 'play', 'not that');
  });

  holds('The White Tree: for a sage at Minas Tirith, and the Sapling is gone', (t) => {
    const board = (
      who: Named,
      sapling: 'borne' | 'stored' | 'afar' | 'stored afar',
      moment: BoardSpec['moment'] = 'organization',
    ): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Tirith',
              members: [
                who,
                {
                  name: 'Gimli',
                  status: 'wounded',
                  ...(sapling === 'borne' ? { bears: ['Sapling of the White Tree'] as const } : {}),
                },
              ],
            },
            {
              at: 'Rivendell',
              members: [
                {
                  name: 'Legolas',
                  ...(sapling === 'afar' ? { bears: ['Sapling of the White Tree'] as const } : {}),
                },
              ],
            },
          ],
          stored: sapling.startsWith('stored')
            ? [
                {
                  name: 'Sapling of the White Tree',
                  at: sapling === 'stored' ? 'Minas Tirith' : 'Rivendell',
                },
              ]
            : [],
          hand: ['The White Tree'],
        },
        moment,
        asksPasses: true,
      });
    };
    for (const [who, sapling, may] of [
      ['Denethor II', 'borne', true],
      ['Denethor II', 'stored', true],
      ['Denethor II', 'afar', false],
      ['Denethor II', 'stored afar', false],
      ['Boromir II', 'borne', false],
    ] as const) {
      board(who, sapling);
      if (!may) {
        t.resource.mayNot('play The White Tree');
        continue;
      }
      t.resource.plays('The White Tree').stage.resolve();
      t.equal(
        [t.card('Sapling of the White Tree').zone, t.points(0).misc, t.card(who).status],
        ['discard', 5, 'untapped'],
        sapling,
      );
      t.skipTo('organization', { turns: 2 });
      t.equal(t.card('Gimli').status, 'tapped', 'healed as at a Haven');
    }
  });
});

describe('people', () => {
  holds('Nori, Háma: one less for factions and for temptation; Nori and the Orcs', (t) => {
    for (const [who, at, faction, plain] of [
      ['Nori', 'Blue Mountain Dwarf-hold', 'Blue Mountain Dwarves', 5 + 2],
      ['Háma', 'Edoras', 'Riders of Rohan', 5],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: [who] }], hand: [faction] },
        moment: 'entered',
        rolls: [5],
      });
      t.resource.plays(faction).stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, plain - 1, faction);
      met(t, [{ name: who, bears: ['Orcrist'] }], ['Weariness of the Heart']);
      t.rolls(7);
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, who).stage.resolve();
      t.equal(rolled(t, 'corruption').at(-1)?.total, 6, who);
    }
    for (const [creature, prowess] of [
      ['Orc-lieutenant', 5],
      ['Giant', 4],
    ] as const) {
      met(t, ['Nori'], [creature]);
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.equal(resists(t), [prowess], creature);
    }
  });

  holds('Layos: two more for the Men of Dorwinion alone', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Shrel-Kain', members: ['Layos', 'Ostisen'] }],
        hand: ['LE-271', 'LE-276'],
      },
      moment: 'organization',
    });
    t.equal(
      ['Men of Dorwinion', 'Orcs of Gundabad', 'Ostisen'].map((x) => t.card('Layos').influence(x)),
      [4, 2, 2],
      'towards whom',
    );
  });

  holds('Pallando: nine cards, and of what his opponent discards the top one is seen', (t) => {
    for (const pallando of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [pallando ? 'Pallando' : 'Alatar'] }],
          discard: ['Cram'],
        },
        hazard: { discard: ['Wargs'], hand: ['River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('discard-one').resource.passes();
      t.hazard.chooses('River');
      t.equal(
        [t.handSize(0), t.handSize(1), t.discardSeenBy(0, 1), t.discardSeenBy(1, 0)],
        [pallando ? 9 : 8, 8, ['?', pallando ? 'River' : '?'], ['?']],
        'seen',
      );
    }
  });
});

describe('words', () => {
  const text = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    return card ? renderCard(card).text.join(' ') : '';
  };

  it('an ally is called one, and its controller is not discarded', () => {
    expect(text('LE-140')).toMatch(/If the attack is not defeated: discard that ally\.$/);
    expect(text('LE-140')).not.toMatch(/that character|bearer|above 0/);
  });

  it('what follows from a condition is not read as done in any case', () => {
    // the hand is shown if the attack is canceled, the game is won if the Ring is gone
    expect(text('TD-106')).toMatch(/if there is none, [^;.]*cancel[^;.]*reveals his hand\./);
    expect(text('TW-205')).toMatch(/if it succeeds, [^;.]*you win the game\./);
    // so in each of its three ways
    expect(
      text('DM-160').match(/cancel [^;.]* attack [^;.]*, and then you may do one of these/g),
    ).toHaveLength(3);
  });
});
