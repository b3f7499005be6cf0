import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** Sentences that could be read in another way than the card is played, or that left something out. */
describe('in words', () => {
  const said = (id: string) => renderCard(allCards.find((c) => c.id === id)!);
  const text = (id: string): string => said(id).text.join(' ');
  const facts = (id: string, label: string): string[] =>
    said(id).facts.flatMap((one) => (one.label === label ? [one.value] : []));

  it('what is denied of one card is not denied of the next', () => {
    // a character may be taken; only of resources is it said that short-events are not
    expect(text('BA-62')).toMatch(/move a character or a resource card that is not a short-event/);
    expect(text('BA-62')).not.toMatch(/short-event or a character/);
    // of several who are all meant the order is as ever
    expect(text('BA-54')).toMatch(/who is not an avatar and each ally/);
  });

  it('cards that give points are those that opponents cannot play', () => {
    for (const id of ['WH-68', 'WH-69', 'WH-74']) {
      expect(text(id)).toMatch(
        /No cards that give marshalling points \(.*\), but for hazards, can/,
      );
      expect(text(id)).not.toMatch(/other than hazards that/);
    }
  });

  it('who may be tapped already taps if he is not', () => {
    expect(text('WH-114')).toMatch(/and tap Radagast's Black Bird \(if untapped\)\./);
    expect(text('BA-18')).toMatch(/Cancel the strike and tap The Balrog \(if untapped\)\./);
    expect(text('DM-113')).toMatch(/at once tap him \(if untapped\)\./);
    // the check is made in any case
    expect(text('TW-117')).toMatch(
      /tap Alatar \(if untapped\), and then Alatar makes a corruption/,
    );
    expect(text('WH-1')).toMatch(
      /tap Alatar \(if untapped\); then Alatar makes a corruption check/,
    );
    // what else hangs on it is said as a condition
    expect(text('LE-234')).toMatch(/If he is untapped, you may tap him and put this card/);
  });

  it('deeps under no land have no surface site; the others name theirs', () => {
    for (const id of ['BA-83', 'BA-95']) expect(facts(id, 'Surface site')).toEqual(['none']);
    for (const id of ['BA-89', 'BA-90', 'BA-96', 'BA-99', 'LE-378'])
      expect(facts(id, 'Surface site')).toEqual([]);
    expect(facts('WH-55', 'Surface site')).toHaveLength(1);
  });

  it('as much mind is not less', () => {
    expect(text('BA-69')).toMatch(/if he has less mind than another character of the company\./);
    expect(text('BA-20')).toMatch(/a character with the highest mind in the company/);
  });
});
