import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  advance,
  cardDef,
  createGame,
  decision,
  HIDDEN,
  query,
  type State,
  view,
} from '@mathom/engine';
import { buildBoard, type Named, type SideSpec } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { sightOf } from '../src/greedy/sight.ts';
import { gainOf } from '../src/greedy/site-gain.ts';
import { determinize, greedy, rngOf } from '../src/index.ts';
import { cardWorth, placesOf } from '../src/search/hand.ts';
import { opinions } from '../src/search/policy.ts';
import { prospects, rested } from '../src/search/prospects.ts';

const STRONG: Named[] = ['Aragorn II', 'Glorfindel II', 'Faramir', 'Legolas'];

/** A strong company in Rivendell at the start of its organization phase. */
const board = (more: Partial<SideSpec>, at: Named = 'Rivendell'): State =>
  buildBoard(
    {
      moment: 'organization',
      resource: { companies: [{ at, members: STRONG }], ...more },
      hazard: { companies: [{ at: 'Edhellond', members: ['Beretar'] }] },
    },
    officialPool(),
  );

describe('a journey for the sake of an event', () => {
  /** What playing it would bring where there is something to be learnt, as at Amon Hen. */
  const gain = (members: Named[], card: Named = 'Swordmaster', to: Named = 'TW-371') => {
    const s = buildBoard(
      {
        moment: 'organization',
        resource: { companies: [{ at: 'Rivendell', members }], sites: [to], hand: [card] },
      },
      officialPool(),
    );
    const [co] = query.companiesOf(s, 0);
    return gainOf(rested(s, 0), co, s.players[0].sites[0], s.players[0].hand[0]);
  };

  it('is worth it where it can be played, by one who can', () => {
    expect(gain(['Elrond'])).toEqual({ value: 1.4, extra: false });
    expect(gain(['Elrond'], 'Swordmaster', 'Bree')).toBeNull();
    expect(gain(['Boromir II'])).toBeNull();
  });
});

describe('what a card in hand is worth', () => {
  const worth = (name: Named, sites: Named[], more: Partial<SideSpec> = {}): number => {
    const s = board({ hand: [name], sites, ...more });
    const x = rested(s, 0);
    return cardWorth(x, s.players[0].hand[0], placesOf(x));
  };

  it('depends on whether there is a site left to play it at', () => {
    expect(worth('Glamdring', ['Moria'])).toBeGreaterThan(1.5);
    expect(worth('Glamdring', ['Bree'])).toBeLessThan(0.2);
    expect(worth('Rangers of the North', ['Bree'])).toBeGreaterThan(1);
    expect(worth('Rangers of the North', ['Moria'])).toBeLessThan(0.2);
  });

  it('is nothing for what is unique and in play', () => {
    expect(worth('Aragorn II', ['Moria'])).toBe(0);
  });

  it('depends, for a creature, on whom it meets', () => {
    const against = (members: Named[]): number => {
      const s = buildBoard(
        {
          moment: 'organization',
          resource: { companies: [{ at: 'Rivendell', members: ['Beretar'] }], hand: ['Wargs'] },
          hazard: { companies: [{ at: 'Edhellond', members }] },
        },
        officialPool(),
      );
      const x = rested(s, 0);
      return cardWorth(x, s.players[0].hand[0], placesOf(x));
    };
    expect(against(['Sam Gamgee', 'Ioreth'])).toBeGreaterThan(against(STRONG));
  });
});

describe('what lies within reach', () => {
  it('is what the hand can be used for on the next move', () => {
    expect(prospects(board({ hand: ['Glamdring'], sites: ['Moria'] }), 0)).toBeGreaterThan(0);
    expect(prospects(board({ hand: [], sites: ['Moria'] }), 0)).toBe(0);
    expect(prospects(board({ hand: ['Glamdring'], sites: ['Barad-dûr'] }), 0)).toBe(0);
  });

  it('makes a stage on the way look better than nowhere', () => {
    const s = board({ hand: ['Men of Lebennin'], sites: ['Pelargir', 'Lórien', 'Grey Havens'] });
    const d = decision(s);
    if (!d) throw new Error('Nothing is asked.');
    const x = sightOf(view(s, d.seat), d);
    const gain = (site: Named): number => {
      const i = d.options.findIndex(
        (o) => o.type === 'declare-move' && query.nameOf(s, o.site) === site,
      );
      expect(i).toBeGreaterThanOrEqual(0);
      return opinions(x, true)[i] - opinions(x)[i];
    };
    expect(
      d.options.some((o) => o.type === 'declare-move' && query.nameOf(s, o.site) === 'Pelargir'),
    ).toBe(false);
    expect(gain('Lórien')).toBeGreaterThan(0);
    expect(gain('Grey Havens')).toBe(0);
  });
});

describe('who was left over in the draft', () => {
  it('may lie anywhere in the deck of a sample', () => {
    const s = createGame({ decks: [decks[0], decks[1]], seed: 12 }, officialPool());
    const rng = rngOf(4);
    for (let d = decision(s); d && s.turn < 1; d = decision(s)) {
      advance(s, greedy.choose(view(s, d.seat), rng));
    }
    const v = view(s, 0);
    const own = new Set<string>(
      decks[0].pool.map(([id]) => id).filter((id) => cardDef(s.rt.pool, id).kind === 'character'),
    );
    const where = new Set<number>();
    for (let seed = 1; seed <= 12; seed++) {
      const sample = determinize(v, rngOf(seed));
      sample.players[0].deck.forEach((id, place) => {
        if (v.state.def[id] === HIDDEN && own.has(query.idOf(sample, id))) where.add(place);
      });
    }
    expect(where.size).toBeGreaterThan(12);
  });
});
