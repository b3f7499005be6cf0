import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What the cards of Fallen-wizards are said to do, where it was said clumsily, in part, or so that it could be misread. */
describe('in words', () => {
  const text = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    return card ? renderCard(card).text.join(' ') : '';
  };

  const fact = (id: string, label: string): string | undefined => {
    const card = allCards.find((c) => c.id === id);
    return card && renderCard(card).facts.find((one) => one.label === label)?.value;
  };

  it('what opponents cannot play is said once, and of the site card that they cannot use whose it is', () => {
    for (const id of ['WH-68', 'WH-69', 'WH-74'])
      expect(text(id)).toMatch(
        /No cards that give marshalling points \(be it only once they are stored\), but for hazards, can be played at any version of the site/,
      );
    expect(text('WH-68')).toMatch(/No opponent can use a Fallen-wizard card of Isengard\./);
  });

  it('attacks are said to be on his companies', () => {
    expect(text('WH-1')).toMatch(/8 or more, attacks on your companies are full attacks/);
    expect(text('WH-1')).toMatch(/When a creature attack on one of your companies that is not Ala/);
    expect(text('WH-80')).toMatch(/Attacks on your companies by a hazard card marked/);
    for (const id of ['WH-56', 'WH-57', 'WH-58'])
      expect(text(id)).toMatch(/When an attack on one of your companies at this site is declared/);
  });

  it('hazards with an asterisk are among those that Alatar wins', () => {
    expect(text('WH-1')).toMatch(/even those marked with an asterisk/);
    expect(text('WH-1')).toMatch(/once the last attack on Alatar's company that the creature mak/);
  });

  it('who needs to be there for a card is told before what it does', () => {
    expect(text('WH-48')).toMatch(/Or, play with a Fallen-wizard able to use spirit-magic\./);
    expect(text('WH-50')).toMatch(/Or, play with a Fallen-wizard able to use sorcery\./);
    // not the one who has the hazard
    expect(text('WH-48')).toMatch(/If the spirit-magic-user is not a Ringwraith/);
    expect(text('TW-364')).toMatch(/Play with your Wizard/);
  });

  it('it is the attack that is none of Dragons, not the site', () => {
    expect(text('WH-52')).toMatch(
      /a non-Dragon, non-Nazgûl, non-Balrog creature attack keyed to a site\./,
    );
  });

  it('what cards normally give is said so, and so is what has a prowess', () => {
    expect(text('WH-72')).toMatch(/allies normally worth 2 or more marshalling points is worth 2/);
    expect(text('WH-100')).toMatch(/normally worth 2 or fewer marshalling points/);
    expect(text('WH-99')).toMatch(/normally worth exactly 1 marshalling point that/);
    expect(text('WH-94')).toMatch(/allies with a prowess is worth/);
  });

  it('places are told by what they are, and cards by how many there may be', () => {
    expect(text('WH-75')).toMatch(/that is not a Dragon's lair and is normally a Ruins & Lairs/);
    expect(text('WH-79')).toMatch(
      /the minion card of each site that is a Haven .* on its hero card/,
    );
    expect(text('WH-62')).toMatch(/In each turn one non-unique ally .* one of your protected Wiz/);
    expect(text('WH-120')).toMatch(/In each turn one Technology item is playable at the site/);
    expect(text('WH-57')).toMatch(/Only Radagast's companies may use this card\./);
    expect(text('WH-54')).toMatch(/no automatic-attacks of its own, but this one instead/);
    expect(text('WH-54')).toMatch(/leave this item with the site, where it is worth no points/);
    expect(text('WH-60')).toMatch(/the number of copies of A New Ringlord that you have in play/);
    expect(text('WH-67')).toMatch(/more copies of Delver's Harvest in play than of Earth-eater/);
  });

  it('a hazard that does the same says no more than that', () => {
    expect(text('WH-71')).toMatch(/an opponent's Deep Mines, to the same effect\. Discard/);
    expect(text('WH-71').match(/Under-deeps site that was named/g)).toHaveLength(1);
  });

  it('creatures attack in turn, and the deck is shuffled when all of them have', () => {
    expect(text('WH-91')).toMatch(/; do all this five times; then shuffle/);
    expect(text('WH-91')).toMatch(/would be discarded where you see it while it is your turn/);
  });

  it('who is not meant is told before the place', () => {
    for (const id of ['WH-103', 'WH-104'])
      expect(text(id)).toMatch(/sages who are not Hobbits or Dwarves at one of your Wizardhavens/);
    expect(text('WH-103')).toMatch(/He can use sorcery, spirit-magic and shadow-magic\./);
  });

  it('Radagast alone: his draws, his allies, his shapes', () => {
    expect(text('WH-8')).toMatch(/For the movement of Radagast's company, you may draw/);
    expect(text('WH-109')).toMatch(/played at tapped sites by your companies of size two or less/);
    expect(text('WH-115')).toMatch(/Through your next organization phase/);
    expect(text('WH-116')).toMatch(/His company, if it has only one character and has no ally oth/);
    expect(text('WH-114')).toMatch(/while the controlling character has left active play/);
    expect(text('WH-111')).not.toMatch(/Friend of Secret Things/);
  });

  it('whose pile, whose company, which attacks and which haven are meant', () => {
    for (const id of ['WH-35', 'WH-41'])
      expect(text(id)).toMatch(/put this card into your marshalling point pile\./);
    expect(text('WH-51')).toMatch(/but for those that cannot be canceled/);
    for (const id of ['WH-52', 'WH-115'])
      expect(text(id)).toMatch(/It serves any of your companies, wherever it is\./);
    for (const id of ['WH-95', 'WH-98', 'WH-103', 'WH-104'])
      expect(text(id)).toMatch(/Or, play with your starting company on one of your /);
    for (const id of ['WH-56', 'WH-57', 'WH-58']) expect(fact(id, 'Type')).toBe('Wizardhaven {H}');
    expect(text('WH-85')).toMatch(/play The White Tree out of your hand, whatever it asks for/);
    expect(text('WH-85')).not.toMatch(/your The|Tree who/);
  });

  it('strikes against the Ringwraith are weaker, not attacks on his company', () => {
    expect(text('WH-44')).toMatch(
      /Strikes against him get -1 body \(-2 if he is The Witch-king\)\./,
    );
    expect(text('TD-150')).toMatch(/Strikes against the bearer get -1 body/);
  });
});
