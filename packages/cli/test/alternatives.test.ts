import { allCards } from '@mathom/cards';
import { renderCard } from '@mathom/engine/render';
import { expect, test } from 'vitest';

const said = (id: string): string => {
  const card = allCards.find((one) => one.id === id);
  if (!card) throw new Error(`There is no card ${id}.`);
  const { facts, text } = renderCard(card);
  return [...facts.map((fact) => fact.value), ...text].join(' ');
};

test('alternatives that ask for several things are set apart from each other', () => {
  for (const id of ['AS-36', 'AS-25'])
    expect(said(id)).toMatch(/a hero company and he is a hero card, or .* a minion company and he/);
});
