import { renderCard } from '@mathom/engine/render/index';
import { expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What is said once where it was said twice, and of whom. */

const textOf = (id: string): string =>
  allCards
    .filter((card) => card.id === id)
    .flatMap((card) => renderCard(card).text)
    .join('\n');

it('AS-75: of the fights of companies only those in which his own attacks', () => {
  expect(textOf('AS-75')).toMatch(
    / or an attack by Great Lord of Goblin-gate's company on another/,
  );
});

it('AS-79: what follows a check that fails, on a condition, is one clause', () => {
  expect(textOf('AS-79')).toMatch(/; if it fails and that faction is yours, shuffle /);
});

it('AS-85: whose it is and where it lay is said once, of an event and of what is played as one', () => {
  expect(textOf('AS-85')).toMatch(
    /an unresolved hazard event or a creature that is declared as an event and not resolved yet of an opponent that was not revealed from its place on guard\./,
  );
});

it('AS-96: one way to play it, on either of two who go alone', () => {
  const text = textOf('AS-96');
  expect(text.match(/Choose an opponent's Hobbit/g)).toHaveLength(1);
  expect(text).toMatch(
    /on a minion character who bears Stinker and is in a company of exactly two characters and allies or is a scout who is alone in his company, without an ally\./,
  );
  expect(text).toMatch(
    /If that minion bears Stinker, .* if no Stinker is in this card's company\./,
  );
});

it('AS-97, BA-52: of which side the ring has to be', () => {
  expect(textOf('AS-97')).toMatch(/who bear a minion mind ring or a minion special ring can use /);
  expect(textOf('BA-52')).toMatch(/if he bears the minion The One Ring\./);
});
