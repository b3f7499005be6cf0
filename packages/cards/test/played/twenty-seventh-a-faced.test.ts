import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

/** What is said of those who face an attack may be said as long as they face it (coe/3.iv). */

describe('while it is faced', () => {
  holds('Subtlety of Guile: those who face Itangast, between his strikes too', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lake-town', to: 'Gold Hill', members: ['Aragorn II', 'Gimli'] }],
      },
      hazard: { hand: ['Itangast', 'Subtlety of Guile'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Itangast', 'by name').stage.resolve();
    t.passUntil('between-strikes').resource.passes();
    t.hazard.plays('Subtlety of Guile', { way: 'each character' }).stage.resolve();
    t.equal(
      [t.card('Aragorn II').stat('body'), t.card('Gimli').stat('body')],
      [8, 7],
      'one less each',
    );
  });

  holds('Subtlety of Guile: and in the sequence of a strike', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lake-town', to: 'Gold Hill', members: ['Aragorn II', 'Gimli'] }],
      },
      hazard: { hand: ['Itangast', 'Subtlety of Guile'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Itangast', 'by name').stage.resolve();
    t.passUntil('strike').resource.chooses('against Gimli');
    t.passUntil('strike-hazard');
    t.hazard.plays('Subtlety of Guile', { way: 'each character' }).stage.resolve();
    t.equal([t.card('Aragorn II').stat('body'), t.card('Gimli').stat('body')], [8, 7], 'both');
  });
});

describe('in words', () => {
  it('no moment is named that the text does not name', () => {
    const card = allCards.find((c) => c.id === 'TD-74');
    const text = card ? renderCard(card).text.join(' ') : '';
    expect(text).toMatch(/while that attack is being faced/);
    expect(text).not.toMatch(/before strikes are assigned/);
  });
});
