import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What is said of minions and their cards, where it was said clumsily or not at all. */
describe('in words', () => {
  const said = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    if (!card) return '';
    const { text, facts } = renderCard(card);
    return [...facts.map((x) => `${x.label}: ${x.value}`), ...text].join(' ');
  };

  it('of many factions that would all be counted one is', () => {
    expect(said('LE-291')).toMatch(/another Orc faction in play \(counted once, however many/);
    expect(said('LE-262')).not.toMatch(/counted once/);
  });

  it('what being in a mode is for', () => {
    for (const id of ['AS-72', 'AS-73', 'LE-170', 'LE-183', 'LE-190'])
      expect(said(id)).toMatch(
        / mode, and so may move with his company from a Haven \{H\} to a site that is none/,
      );
  });

  it('who chooses, and who attacks whom', () => {
    expect(said('AS-74')).toMatch(
      /an attack on Great Bats' company whose attacker chooses who faces the strikes\./,
    );
    expect(said('AS-73')).toMatch(
      /choose an attack by your Ringwraith's company on a hero company/,
    );
    expect(said('AS-99')).toMatch(
      /an attack by that Troll's company on a hero company with a Dwarf or Hobbit\./,
    );
    expect(said('AS-89')).toMatch(/Instead, that company must face a Wolf attack/);
  });

  it('who is off to the side is there with the card, and not on it', () => {
    for (const id of ['AS-25', 'AS-99', 'AS-107', 'DM-48', 'TD-36', 'WH-29', 'BA-45'])
      expect(said(id)).not.toMatch(/on this card off to the side/);
    expect(said('AS-107')).toMatch(/Eliminate all characters off to the side with this card at/);
  });

  it('both less than his, and all of them but one', () => {
    expect(said('LE-348')).toMatch(/with less mind than him and less prowess than him, one/);
    expect(said('AS-90')).toMatch(/\+1 for each other character in that character's company\./);
    expect(said('AS-95')).toMatch(/to each War-wolf, War-warg or The Warg-king in/);
  });

  it('one thing for one Dragon, and one traitor for one hero', () => {
    expect(said('LE-283')).toMatch(
      /For one item that the influencer discards: \+3 \(major\) or \+6 \(greater\)/,
    );
    expect(said('AS-103')).toMatch(
      /with a minion character in the company for an opponent's hero character who shares a home site with that minion/,
    );
  });

  it('where he is at home, and where the card is played', () => {
    expect(said('AS-83')).toMatch(
      /an agent character at a Haven \{H\} with a Border-hold \{B\} or a Free-hold \{F\} as home/,
    );
    expect(said('AS-83')).toMatch(/While he is at one of his home sites and at a Border-hold/);
  });

  it('a haven has a site path for hazards alone, and keeps nothing', () => {
    expect(said('LE-374')).toMatch(/Site path for hazards: Shadow-land/);
    expect(said('LE-374')).toMatch(/No resource card at this site can be stored\./);
    expect(said('AS-145')).toMatch(/Closed to: companies with a Ringwraith: they/);
  });

  it('a deck is somebody’s', () => {
    expect(said('AS-79')).toMatch(
      /if it fails and that faction is yours, shuffle that faction into its player's play deck/,
    );
    expect(said('LE-333')).not.toMatch(/back on top of an opponent's/);
  });
});
