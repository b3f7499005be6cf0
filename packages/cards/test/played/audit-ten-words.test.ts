import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What cards of minions are said to do, where it could be taken for something else. */
describe('in words', () => {
  const said = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    if (!card) return '';
    const { text, facts } = renderCard(card);
    return [...facts.map((x) => x.value), ...text].join(' ');
  };

  it('who has the whip is not he who feels it', () => {
    expect(said('LE-254')).toMatch(/less mind than that Orc or Troll .* against that character;/);
  });

  it('an Elf whom he fights, and no attack of Elves', () => {
    expect(said('LE-55')).toMatch(/the body of each Elf whom Khamûl the Ringwraith fights in/);
  });

  it('a hero who dies of it comes into the pile of him who played it', () => {
    expect(said('LE-159')).toMatch(/put that character into your marshalling point pile instead/);
    expect(said('TD-153')).toMatch(/Wizard's Staff on him into your marshalling point pile/);
  });

  it('a company stays, and not a scout; who was slain was slain once', () => {
    expect(said('LE-192')).toMatch(/with a scout in a company that is not moving\./);
    expect(said('LE-187')).not.toMatch(/that was eliminated/);
  });

  it('your Ringwraith is a Ringwraith', () => {
    for (const id of ['AS-73', 'AS-126'])
      expect(said(id)).not.toMatch(/your Ringwraith, if he is a Ringwraith/);
  });

  it('the rider says whom he strikes, and the others do not', () => {
    expect(said('AS-73')).toMatch(/the attacker says at whom your Ringwraith strikes, before the/);
    expect(said('LE-183')).toMatch(
      /for the company or come to it otherwise, and nobody with one can come into it\./,
    );
  });
});
