import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What cards of minions are said to do, where it was said wrongly or not at all. */
describe('in words', () => {
  const text = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    return card ? renderCard(card).text.join(' ') : '';
  };

  it('it is the sage who is a Ringwraith, and who taps for the ring', () => {
    expect(text('LE-169')).toMatch(/if the sage is a Ringwraith/);
    expect(text('LE-169').match(/, tapping for it/g)).toHaveLength(3);
  });

  it('who is sent on through the Under-deeps must go, and others may', () => {
    for (const id of ['AS-84', 'AS-110']) expect(text(id)).toMatch(/must move again/);
    for (const id of ['DM-145', 'LE-5', 'LE-185', 'LE-202', 'LE-248', 'TW-202', 'TW-326', 'BA-60'])
      expect(text(id)).toMatch(/may move again/);
  });

  it('a haven that is a ruin to hazards is one to those in play too', () => {
    expect(text('LE-374')).toMatch(/for playing hazards and what hazards in play say/);
    // of others only the playing of hazards is said
    for (const id of ['TW-12', 'TW-348']) expect(text(id)).not.toMatch(/hazards in play say/);
  });
});
