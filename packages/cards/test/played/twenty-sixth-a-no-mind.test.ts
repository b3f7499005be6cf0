import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

/** Rolls against a mind are not made for those who have none (coe glossary "avatar"). */

const TERROR = "Dragon's Terror";

describe("Dragon's Terror", () => {
  holds('a Ringwraith, who has no mind, is not among those whom it may reach', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'LE-359',
            to: 'LE-388',
            members: ['Ren the Ringwraith', 'Lagduf', { name: 'Grishnákh', bears: ['War-wolf'] }],
          },
        ],
      },
      hazard: { hand: ['Cave-drake', TERROR, 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake').stage.resolve();
    t.hazard.chooses(`play ${TERROR}`);
    t.hazard.options_are('Lagduf', 'Grishnákh', 'War-wolf', 'back').chooses('Lagduf');
    t.rolls(2).resolve();
    t.equal(t.card('Lagduf').status, 'tapped', 'two and two are above a mind of three');
  });

  holds('nor is the Balrog', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'BA-101', members: ['The Balrog', 'Lagduf', 'Grishnákh'] }],
      },
      hazard: { hand: ['Cave-drake', TERROR, 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake').stage.resolve();
    t.hazard
      .chooses(`play ${TERROR}`)
      .options_are('Lagduf', 'Grishnákh', 'back')
      .chooses('Grishnákh');
    t.rolls(2).resolve();
    t.equal(t.card('Grishnákh').status, 'tapped', 'his people are in reach');
  });

  it('in words: of neither sort', () => {
    const card = allCards.find((c) => c.id === 'TD-17');
    expect(card && renderCard(card).text.join(' ')).toMatch(/who is not a Wizard or Ringwraith\./);
  });
});
