import { allCards } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { abilityText, playText, wayText } from '../src/table/model/ways.ts';

const named = (name: string): Card => {
  const card = allCards.find((c) => c.name === name);
  if (!card) throw new Error(`no ${name}`);
  return card;
};

describe('the ways to use a card', () => {
  it('are each put in words, for every card', () => {
    let plays = 0;
    let uses = 0;
    for (const card of allCards) {
      if (card.kind === 'event' && card.plays.length > 1) {
        const texts = card.plays.map((_, mode) => playText(card, mode));
        expect(new Set(texts).size, card.name).toBe(texts.length);
        for (const text of texts) expect(text, card.name).not.toBe('');
        plays += texts.length;
      }
      const abilities = 'abilities' in card ? (card.abilities ?? []) : [];
      abilities.forEach((a, i) => {
        if (a.is !== 'action' || card.kind === 'creature') return;
        expect(abilityText(card, i), card.name).not.toBe('');
        uses++;
      });
    }
    expect(plays).toBeGreaterThan(30);
    expect(uses).toBeGreaterThan(40);
  });
  it('say what they do and nothing that the whole card says', () => {
    const twilight = named('Twilight');
    expect(playText(twilight, 0)).toMatch(/discard an environment/i);
    expect(playText(twilight, 1)).toMatch(/cancel/i);
    expect(playText(twilight, 0)).not.toMatch(/Environment\./);
    expect(playText(named('Stealth'), 0)).toBe('');
    expect(abilityText(named('Cram'), 1)).toMatch(/one more region/);
  });
  it('are found again in an answer to "why not"', () => {
    expect(wayText(named('Twilight'), 'play (way 2)')).toBe(playText(named('Twilight'), 1));
    expect(wayText(named('Cram'), 'use (1)')).toBe(abilityText(named('Cram'), 0));
    expect(wayText(named('Cram'), 'play')).toBe('');
    expect(wayText(null, 'use (1)')).toBe('');
  });
});
