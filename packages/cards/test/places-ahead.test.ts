import { query, type State } from '@mathom/engine';
import { asksPlace, firstStep, ownSites, placesFor } from '@mathom/engine/outlook/where';
import { type BoardSpec, type Named, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../src/official.ts';

// Where a card could be brought into play: what a page lights on the map, and a bot makes plans by.

const staged = (resource: BoardSpec['resource'], hazard: BoardSpec['hazard'] = {}): State => {
  const t = new Stage(officialPool('coe'), 1);
  t.board({ resource, hazard, moment: 'organization', turn: 3 });
  return t.state;
};

const card = (s: State, name: string): number =>
  s.players[0].hand.find((id) => query.nameOf(s, id) === name) ?? -1;

/** The names of the places of the one card in hand. */
const places = (
  resource: NonNullable<BoardSpec['resource']>,
  hazard?: BoardSpec['hazard'],
): string[] => {
  const s = staged(resource, hazard);
  return placesFor(s, 0, s.players[0].hand[0]).map((p) => p.name);
};

const SITES = ['Moria', 'Minas Tirith', 'Lórien', 'Bree', 'Old Forest', 'Isengard'] as const;

describe('where a card has its place', () => {
  it('an event: where its company must be, who uses it, or what it is aimed at', () => {
    const s = staged({
      companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
      hand: ['Great Ship', 'Concealment', 'Rescue Prisoners', 'Lucky Search', 'Quiet Lands'],
    });
    const asks = (name: string): boolean => asksPlace(s, card(s, name));
    // what is for another phase is for no place, nor is what is played on an attack
    expect(asks('Great Ship')).toBe(false);
    expect(asks('Concealment')).toBe(false);
    for (const name of ['Rescue Prisoners', 'Lucky Search', 'Quiet Lands'])
      expect(asks(name), name).toBe(true);
  });

  it('items, allies, factions and characters have one; sites and creatures have none', () => {
    const s = staged({
      companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
      hand: ['Cram', 'Goldberry', 'Men of Anórien', 'Gimli', 'Wargs'],
      sites: ['Moria'],
    });
    const asked = s.players[0].hand.map((id) => [query.nameOf(s, id), asksPlace(s, id)]);
    expect(asked).toEqual([
      ['Cram', true],
      ['Goldberry', true],
      ['Men of Anórien', true],
      ['Gimli', true],
      ['Wargs', false],
    ]);
    expect(asksPlace(s, ownSites(s, 0)[0])).toBe(false);
  });

  it('Lucky Search: a place of the sort it names, and a scout to use it', () => {
    const placesOf = (name: Named): string[] =>
      places({
        companies: [{ at: 'Rivendell', members: [name] }],
        hand: ['Lucky Search'],
        sites: SITES,
      });
    expect(placesOf('Aragorn II')).toEqual(['Moria']);
    expect(placesOf('Elrond')).toEqual([]);
  });

  it('an ally is where its text says, as long as nobody has it', () => {
    const own = {
      companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
      hand: ['Goldberry'],
      sites: SITES,
    } as const;
    expect(places(own)).toEqual(['Old Forest']);
    const taken = {
      companies: [{ at: 'Bree', members: [{ name: 'Dori', bears: ['Goldberry'] }] }],
    };
    expect(places(own, taken as BoardSpec['hazard'])).toEqual([]);
  });

  it('a hoard item is where a hoard is, and not at every place for such items', () => {
    const found = places({
      companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
      hand: ['Adamant Helmet'],
      sites: ['Moria', 'The Lonely Mountain', 'Isengard'],
    });
    expect(found).toEqual(['The Lonely Mountain']);
  });

  it('a Wizard comes where Wizards come, and home; others come to any haven', () => {
    const at = (name: Named): string[] =>
      places({
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        hand: [name],
        sites: ['Rhosgobel', 'Grey Havens', 'Lórien'],
      });
    expect(at('Radagast')).toEqual(['Rivendell', 'Rhosgobel']);
    expect(at('Gimli')).toEqual(['Rivendell', 'Grey Havens', 'Lórien']);
  });
});

describe('how far it is', () => {
  it('is counted from the nearest company, and the nearest place stands first', () => {
    const s = staged({
      companies: [
        { at: 'Minas Tirith', members: ['Celeborn'] },
        { at: 'Rivendell', members: ['Aragorn II'] },
      ],
      hand: ['Cram'],
      sites: ['Barrow-downs', 'Moria', 'Isengard', 'Bandit Lair'],
    });
    const found = placesFor(s, 0, card(s, 'Cram'));
    const near = found.find((p) => p.name === 'Barrow-downs');
    const [, aragorn] = query.companiesOf(s, 0);
    expect([near?.company, near?.moves]).toEqual([aragorn.id, 1]);
    expect(found.map((p) => p.moves)).toEqual(found.map((p) => p.moves).toSorted((a, b) => a - b));
  });

  it('where nobody gets in four turns stands last', () => {
    const s = staged({
      companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
      hand: ['Cram'],
      sites: ['Barrow-downs', 'Bandit Lair'],
    });
    const found = placesFor(s, 0, card(s, 'Cram'), () => new Map([['Barrow-downs', 1]]));
    expect(found.map((p) => [p.name, p.moves])).toEqual([
      ['Barrow-downs', 1],
      ['Bandit Lair', -1],
    ]);
  });

  it('the first step leads to a place from which the rest is one movement less', () => {
    const s = staged({
      companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
      sites: ['Lórien', 'Minas Tirith', 'Bree'],
    });
    const [co] = query.companiesOf(s, 0);
    expect(query.nameOf(s, firstStep(s, co, 'Minas Tirith'))).toBe('Lórien');
    // what is one movement away, or not to be reached, has none
    expect(firstStep(s, co, 'Bree')).toBe(-1);
    expect(firstStep(s, co, 'Nowhere')).toBe(-1);
  });
});
