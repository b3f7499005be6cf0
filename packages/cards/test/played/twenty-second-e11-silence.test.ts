import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

/** A tree whose own text is ignored, and limits that can be lowered to nothing. */
const TROVE = "Wizard's Trove";
const TREE = 'The White Tree';

describe(TROVE, () => {
  holds('What the tree says is not heard while it lies with it, and is heard again', (t) => {
    for (const lost of [false, true]) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [{ at: 'WH-58', members: ['Galva'] }],
          events: [TREE, TROVE, 'Never Refuse', 'Never Refuse'],
        },
        hazard: {
          companies: [{ at: 'Minas Tirith', members: [{ name: 'Gimli', status: 'wounded' }] }],
          hand: ['Echoes of the Song'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses(TROVE).stage.resolve();
      t.equal(t.card(TROVE).host, TREE, 'it lies with it');
      if (lost) {
        t.passUntil('movement-hazard');
        if (t.decision().seat === 0) t.resource.passes();
        t.hazard.plays('Echoes of the Song', { way: 'stage card' }).stage.resolve();
        t.resource.chooses(TROVE);
        t.equal([t.card(TROVE).zone, t.card(TREE).zone], ['discard', 'play'], 'gone');
      }
      t.skipTo('organization', { turns: 1 });
      t.equal(t.card('Gimli').status, lost ? 'tapped' : 'wounded', 'whether he heals there');
    }
  });
});

describe('in words', () => {
  const text = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    return card ? renderCard(card).text.join(' ') : '';
  };

  it('a text that another card has ignored is said to be by that card, and not by its own', () => {
    expect(text('WH-85')).toMatch(/What The White Tree says itself is ignored while this card lie/);
    expect(text('TW-348')).not.toMatch(/Trove/);
  });

  it('a hazard limit that has no minimum is said to have none', () => {
    for (const id of ['BA-53', 'LE-179', 'TD-132'])
      expect(text(id)).toMatch(/hazard limit against .* by 1 \(even to none\)/);
    expect(text('BA-37')).toMatch(/lowered by 1 \(to no less than 2\)/);
  });
});
