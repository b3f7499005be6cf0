import { query } from '@mathom/engine';
import { renderCard } from '@mathom/engine/render/index';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

/** Those who came up from the deeps, and what is told of them. */
const kind = 'balrog';

describe('allies of the deeps', () => {
  holds(
    'give their company away by the present texts, and by no list of the older rulings',
    (t) => {
      for (const [ally, always] of [
        ['Cave Troll', false],
        ['Evil Things Lingering', false],
        ['Nasty Slimy Thing', false],
        // crf/term/company/3
        ['Creature of an Older World', true],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'BA-104', members: [{ name: 'Hador', bears: [ally] }] }],
          },
          moment: 'organization',
          asksPasses: true,
        });
        const covert = query.isCovert(t.state, t.company('Hador'));
        t.equal(covert, !always && t.rules !== 'coe', ally);
      }
    },
  );
});

describe('Strangling Coils', () => {
  holds('are of no use where nobody but himself has tapped', (t) => {
    const may = (other: 'tapped' | 'untapped', his: 'tapped' | 'untapped'): boolean => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'BA-93',
              to: 'BA-100',
              members: [
                { name: 'The Balrog', status: his, bears: ['Strangling Coils'] },
                { name: 'Gorbag', status: other },
              ],
            },
          ],
        },
        hazard: { hand: ['Crebain'] },
        moment: 'hazards',
        asksPasses: true,
      });
      return t.resource.options().some((o) => o.includes('Strangling Coils'));
    };
    t.equal(
      [may('untapped', 'tapped'), may('tapped', 'tapped'), may('tapped', 'untapped')],
      [false, true, true],
      'he would tap again',
    );
  });
});

describe('A More Evil Hour', () => {
  const HOUR = 'A More Evil Hour';
  const met = (t: Stage, card: Named, at: Named, who: 'wizard' | 'fallen-wizard') =>
    t.board({
      resource: {
        kind: who,
        ...(who === 'fallen-wizard' ? { declared: 'Saruman' as const } : {}),
        companies: [{ at, members: ['Aragorn II'] }],
        hand: [card],
      },
      hazard: { kind, events: [HOUR] },
      moment: 'entered',
      asksPasses: true,
    });

  holds('is not come for people who would not be won', (t) => {
    for (const [roll, status] of [
      [2, 'untapped'],
      [12, 'tapped'],
    ] as const) {
      met(t, 'Riders of Rohan', 'Edoras', 'wizard');
      t.rolls(roll).resource.plays('Riders of Rohan', 'Aragorn II').stage.resolve();
      t.equal(t.card(HOUR).status, status, `${roll}`);
    }
  });

  holds('looks at what a card is worth, and not at what this player has of it', (t) => {
    met(t, 'The Mithril-coat', 'The Lonely Mountain', 'fallen-wizard');
    t.resource.plays('The Mithril-coat', 'Aragorn II').stage.resolve();
    t.equal([t.card(HOUR).status, t.points(0).item], ['tapped', 1], 'three, of which he has one');
  });
});

describe('Great Army of the North', () => {
  holds('counts no host of a place that is a Dark-hold to its player', (t) => {
    const HOST: Named[] = ['Orcs of Gundabad', 'Goblins of Goblin-gate', 'Orcs of Moria'];
    for (const [who, host, points] of [
      // Darkhavens of the Ringwraiths; the Balrog has cards of his own of them (coe/1.4.B1)
      ['ringwraith', 'Orcs of Dol Guldur', 2],
      [kind, 'Orcs of Dol Guldur', 0],
      ['ringwraith', 'Morgul-orcs', 2],
      [kind, 'Morgul-orcs', 0],
      [kind, 'Orcs of Angmar', 2],
    ] as const) {
      t.board({
        resource: { kind: who, events: ['Great Army of the North'], pile: [...HOST, host] },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.points(0).misc, points, `${who}: ${host}`);
    }
  });
});

describe('The Forge-master', () => {
  holds('may be Saruman himself, whom nobody controls', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        declared: 'Saruman',
        companies: [{ at: 'WH-56', members: ['Saruman', 'Beretar'] }],
        hand: ['The Forge-master'],
        discard: ['Dagger of Westernesse'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const before = [t.generalInfluence(0), t.card('Saruman').stat('influence')] as const;
    t.resource.plays('The Forge-master', 'Saruman').stage.resolve();
    t.equal(
      [t.generalInfluence(0), t.card('Saruman').stat('influence')],
      [before[0], before[1] + 1],
      'one more of his own, and none is used for him',
    );
    t.resource.uses('The Forge-master', 'Beretar').stage.resolve();
    t.resource.chooses('Dagger of Westernesse');
    t.equal(
      [t.card('Dagger of Westernesse').host, t.card('Saruman').status],
      ['Beretar', 'tapped'],
      'he makes it',
    );
  });
});

describe('in words', () => {
  const text = (id: string): string =>
    renderCard(allCards.find((c) => c.id === id)!).text.join(' ');

  it('whose mind it is that an opponent rolls against', () => {
    expect(text('BA-45')).toMatch(/above the controlling character's mind, eliminate him/);
  });

  it('a check that is canceled is called one', () => {
    expect(text('BA-41')).toMatch(/tap the bearer to cancel one body check by an opponent's/);
    expect(text('BA-41')).not.toMatch(/Cancel the effect/);
  });

  it('a way to be played that does nothing more is no way that was spoken of', () => {
    expect(text('BA-38')).toMatch(/If it is played to stay in play, only one copy/);
  });

  it('near a faction is near a site where it can be played, and the hold is in the deck', () => {
    expect(text('BA-39')).toMatch(/the region of a site where that faction can be played/);
    expect(text('BA-40')).toMatch(
      /in your location deck, in or next to the region of a site where/,
    );
  });

  it('what is looked for is said once', () => {
    for (const id of ['BA-31', 'BA-44', 'BA-62'])
      expect(text(id)).not.toMatch(/(there is|and there are) a /);
  });

  it('who may be an ally is not called a character', () => {
    expect(text('BA-54')).toMatch(/above that one's body/);
    expect(text('TW-105')).toMatch(/Only the chosen one can face its strikes/);
  });

  it('by what texts the company is overt', () => {
    for (const id of ['BA-35', 'BA-45', 'BA-46', 'BA-47'])
      expect(text(id)).toMatch(/does not go by the CRF, .*company is overt/);
  });
});
