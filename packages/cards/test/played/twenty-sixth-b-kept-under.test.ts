import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

const SENTINELS = 'Sentinels of Númenor';
const LEBENNIN = 'Men of Lebennin';

describe('factions under a card', () => {
  it('are said to stay when it goes: what lies on a card goes with it else', () => {
    for (const id of ['DM-158', 'WH-96']) {
      const card = allCards.find((one) => one.id === id)!;
      expect(renderCard(card).text.join('\n')).toMatch(
        /place that faction under this card \(it stays in play even if this card leaves play\)\./,
      );
    }
  });

  holds('Sentinels of Númenor: those called from afar, or won from another, come under it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Pelargir', members: ['Arinmîr'] }],
        hand: ['Hour of Need', LEBENNIN],
        pile: [SENTINELS],
      },
      moment: 'organization',
    });
    t.rolls(12).resource.plays('Hour of Need').stage.resolve();
    t.equal([t.card(LEBENNIN).host, t.points(0).faction], [SENTINELS, 3], 'from afar');

    t.board({
      resource: {
        companies: [{ at: 'Pelargir', members: ['Aragorn II'] }],
        hand: [LEBENNIN],
        pile: [SENTINELS],
      },
      hazard: {
        pile: [LEBENNIN],
        companies: [{ at: 'Lórien', members: ['Elrond', 'Galadriel'] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(2, 12).resource.chooses('showing a copy').stage.resolve();
    t.asks(t.resource, 'play').resource.chooses(LEBENNIN);
    t.equal([t.points(0).faction, t.points(1).faction], [3, 0], 'won from another');
  });
});
