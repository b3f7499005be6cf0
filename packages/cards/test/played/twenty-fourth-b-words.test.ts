import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** Sentences that left the reader to guess what is said of what. */
describe('in words', () => {
  const text = (id: string): string =>
    renderCard(allCards.find((c) => c.id === id)!).text.join(' ');

  it('whom a card is played against is told before what is turned over', () => {
    expect(text('DM-70')).toMatch(/^Play against a moving company with a Wilderness \{w\}/);
    expect(text('AS-91')).toMatch(/for one of your companies .*\. Reveal the new site of the c/);
  });

  it('what must all be so of one creature is said in a row', () => {
    expect(text('DM-70')).toMatch(
      /that is not a unique card already in play, can ever be keyed to .* and is a Nazgûl or Drag/,
    );
    // put back whether or not one of them came
    expect(text('DM-70').match(/huffle these cards/g)).toHaveLength(1);
  });

  it('the sage is with the company, and not what is playable', () => {
    expect(text('DM-146')).toMatch(
      /in its own phase with a sage at a site where .* are playable\./,
    );
  });

  it('an action more comes after one that was taken', () => {
    for (const id of ['DM-29', 'DM-74'])
      expect(text(id)).toMatch(/after the ordinary one and free of the hazard limit/);
    expect(text('DM-62')).toMatch(/\+1 agent action in a turn, after the ordinary one\./);
  });

  it('what has happened this turn is past', () => {
    expect(text('DM-128')).toMatch(/this card was not turned \(tapped or inverted\) this turn/);
  });

  it('which of two wordings holds is said', () => {
    expect(text('DM-46')).toMatch(/If the game goes by the CRF, .* that is not a site/);
  });
});
