import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What hazards and cards of heroes are said to do, where it could be read amiss. */
describe('in words', () => {
  const rendered = (id: string) => {
    const card = allCards.find((c) => c.id === id);
    if (!card) throw new Error(`There is no ${id}.`);
    return renderCard(card);
  };
  const text = (id: string): string => rendered(id).text.join(' ');

  it('what somebody is not is said of him, and not of what he bears or where he is', () => {
    expect(text('LE-135')).toMatch(/not a gold ring item and who is not a Wizard or Ringwraith/);
    expect(text('LE-129')).toMatch(
      /^Play on a character who is not a Wizard, Ringwraith or Elf in a company at/,
    );
    expect(text('LE-138')).toMatch(/other than him who is not a follower and is not a Wizard/);
    expect(text('LE-114')).toMatch(/^Play against a non-moving company without a Ringwraith/);
    expect(text('AS-36')).toMatch(/a character in your hand that is not a unique card/);
  });

  it('where they are comes before a number that speaks of other things', () => {
    expect(text('BA-23')).toMatch(/in the company with a mind of less than 2 plus the number/);
    expect(text('BA-20')).toMatch(/a character with the highest mind in the company:/);
    expect(text('BA-20')).toMatch(/in the company, while that attack is being faced\./);
  });

  it('what lies off to the side lies there with a card, and not on it', () => {
    for (const id of ['AS-25', 'AS-39', 'BA-20', 'BA-22', 'BA-31', 'BA-34', 'DM-48', 'DM-59'])
      expect(text(id)).not.toMatch(/(on|controlled by) this (card|item) off to the side/);
    expect(text('AS-25')).toMatch(/an ally off to the side with this card playable at the site/);
    expect(text('AS-39')).toMatch(
      /place face-up off to the side with this card \(.*\) a Dragon or Drake creature in hand that .* against the hazard limit/,
    );
  });

  it('how often is said before what is done at length, and of all of it', () => {
    expect(text('AS-27')).toMatch(/tap this card: twice, its player chooses an untapped character/);
    expect(text('TW-47')).toMatch(/as many times as X, an opponent chooses/);
  });

  it('who must go on choosing is not said to stop when he likes', () => {
    expect(text('WH-32')).toMatch(/as long as his stage points less 4 are 7 or more; then/);
    expect(text('WH-32')).not.toMatch(/chooses none/);
  });

  it('both peoples are asked for at once, and how much mind goes', () => {
    expect(text('AS-42')).toMatch(/^Play against a company with a Dwarf and an Elf\./);
    expect(text('AS-42')).toMatch(/their mind adds up to at least the result/);
  });

  it('one faction by name, and all that have a home of some sort', () => {
    expect(text('AS-26')).toMatch(/that is Returned Exiles or playable at a site that is normally/);
    expect(text('AS-46')).toMatch(/Each Sword of Gondolin, Orcrist or Glamdring borne by/);
  });

  it('what is printed for the ear is said too', () => {
    expect(text('AS-38')).toMatch(/what they do without being tapped for it they do as before/);
    for (const id of ['AS-13', 'TW-13', 'WH-18'])
      expect(text(id)).toMatch(/outside the normal course of play/);
    expect(text('BA-11')).toMatch(/Any untapped character or ally of the company may tap/);
    for (const id of ['WH-22', 'WH-23'])
      expect(rendered(id).facts.find((f) => f.label === 'Stage points')?.value).toMatch(
        /^2 \(for the player of the Fallen-wizard/,
      );
  });

  it('nothing is said that the card does not say', () => {
    expect(text('AS-48')).not.toMatch(/Under-deeps/);
    expect(text('AS-37')).toMatch(/Discard this card at once when any play deck is exhausted/);
    expect(text('BA-21')).toMatch(/the hazard player may .* creature in his discard pile/);
  });
});
