import { notMendable, query, type Repair, repair, type State } from '@mathom/engine';
import { type BoardSpec, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../src/official.ts';

const BOARD: BoardSpec = {
  resource: {
    companies: [
      {
        at: 'Rivendell',
        members: ['Gandalf', { name: 'Elrond', bears: ['Cram', 'Glamdring'] }, 'Sam Gamgee'],
      },
      { at: 'Bree', members: ['Legolas'] },
    ],
    hand: ['Faramir', 'Sting', 'Gates of Morning', 'Marvels Told', 'Men of Anórien', 'Moria'],
    deck: ['Orcrist'],
    sites: ['Lórien', 'Edoras', 'Bree'],
    discard: ['Gimli'],
  },
  hazard: {
    companies: [{ at: 'Minas Tirith', members: ['Beregond'] }],
    sites: ['Pelargir'],
    hand: ['Cave-drake', 'Lure of the Senses', 'Foolish Words'],
  },
  moment: 'organization',
};

const stage = (more: Partial<BoardSpec> = {}): Stage => {
  const t = new Stage(officialPool('coe'), 1);
  t.board({ ...BOARD, ...more });
  return t;
};

const cardOf = (s: State, seat: number, name: string): number =>
  s.def.findIndex((_, id) => s.owner[id] === seat && query.nameOf(s, id) === name);

const t = stage();
const s = t.state;
const card = (name: string, seat = 0): number => cardOf(s, seat, name);
const companyOf = (name: string, seat = 0): number => s.company[card(name, seat)];

describe('what cannot be set right by hand', () => {
  const refused: [string, () => Repair][] = [
    ['There is no such card.', () => ({ card: s.def.length, lies: 'tapped' })],
    ['There is no such card.', () => ({ card: -1, lies: 'tapped' })],
    ['There is no such card.', () => ({ card: 0.5, lies: 'tapped' })],
    ['There is no such card.', () => ({ card: card('Sting'), with: s.def.length })],
    ['Only a card in play lies in some way.', () => ({ card: card('Sting'), lies: 'tapped' })],
    ['Only characters and allies are wounded.', () => ({ card: card('Cram'), lies: 'wounded' })],
    ['Sites are moved by companies alone.', () => ({ card: card('Edoras'), to: 'discard' })],
    [
      'The card is not in play, in a hand, in a discard pile or in a marshalling point pile.',
      () => ({ card: card('Orcrist'), to: 'hand' }),
    ],
    ['The card is there already.', () => ({ card: card('Sting'), to: 'hand' })],
    ['A card does not lie with itself.', () => ({ card: card('Cram'), with: card('Cram') })],
    ['It has to lie with a character in play.', () => ({ card: card('Sting'), with: -1 })],
    [
      'It has to lie with a character in play.',
      () => ({ card: card('Sting'), with: card('Gimli') }),
    ],
    [
      'It has to lie with a character in play.',
      () => ({ card: card('Sting'), with: card('Cram') }),
    ],
    [
      'It has to lie with a card of the same player.',
      () => ({ card: card('Sting'), with: card('Beregond', 1) }),
    ],
    ['The card is there already.', () => ({ card: card('Cram'), with: card('Elrond') })],
    ['A character is with others, or at a site.', () => ({ card: card('Faramir'), with: -1 })],
    [
      'A character is with others, or at a site.',
      () => ({ card: card('Faramir'), with: card('Cram') }),
    ],
    [
      'A character is with others, or at a site.',
      () => ({ card: card('Faramir'), with: card('Gimli') }),
    ],
    [
      'It has to lie with a card of the same player.',
      () => ({ card: card('Faramir'), with: card('Beregond', 1) }),
    ],
    ['The card is there already.', () => ({ card: card('Elrond'), with: card('Gandalf') })],
    [
      'It is a site of the other player.',
      () => ({ card: card('Faramir'), with: card('Pelargir', 1) }),
    ],
    [
      'A company is there already: put the characters with it.',
      () => ({ card: card('Faramir'), with: card('Bree') }),
    ],
    ['Such a card does not stay in play.', () => ({ card: card('Marvels Told'), with: -1 })],
    [
      'Such a card does not stay in play.',
      () => ({ card: card('Men of Anórien'), with: card('Elrond') }),
    ],
    [
      'Such a card lies on its own.',
      () => ({ card: card('Gates of Morning'), with: card('Elrond') }),
    ],
    [
      'It has to lie with another card in play.',
      () => ({ card: card('Lure of the Senses', 1), with: -1 }),
    ],
    [
      'It has to lie with another card in play.',
      () => ({ card: card('Lure of the Senses', 1), with: card('Gimli') }),
    ],
    [
      'Only factions, creatures and items lie in a marshalling point pile.',
      () => ({ card: card('Gandalf'), to: 'pile' }),
    ],
    ['There is no such company.', () => ({ company: -1, at: card('Edoras') })],
    [
      'The company is there already.',
      () => ({ company: companyOf('Legolas'), at: s.companies[1].site }),
    ],
    [
      'It is a site of the other player.',
      () => ({ company: companyOf('Legolas'), at: card('Pelargir', 1) }),
    ],
    ['A company is at a site.', () => ({ company: companyOf('Legolas'), at: card('Sting') })],
  ];

  it.each(refused)('%s #%#', (why, r) => {
    expect(notMendable(s, r())).toBe(why);
    expect(() => repair(s, r())).toThrow(why);
  });

  it('what is done already is done: what would come is not there twice', () => {
    const again = stage({
      hazard: {
        companies: [{ at: 'Minas Tirith', members: [{ name: 'Beregond', bears: ['Sting'] }] }],
      },
    }).state;
    const why = 'It is unique, and another is in play or gone.';
    const sting = cardOf(again, 0, 'Sting');
    expect(notMendable(again, { card: sting, with: cardOf(again, 0, 'Elrond') })).toBe(why);
    expect(notMendable(again, { card: sting, to: 'pile' })).toBe(why);
    expect(notMendable(s, { card: card('Sting'), to: 'pile' })).toBeNull();
  });

  it.each(['Lórien', 'Bree'] as const)(
    'a company that will go to a site, card number 0 or not: %s is',
    (first) => {
      const next = stage({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: ['Gandalf'] },
            { at: 'Bree', to: 'Lórien', members: ['Legolas'] },
          ],
          sites: ['Edoras'],
        },
        moment: 'hazards',
        first,
      }).state;
      const of = next.company[cardOf(next, 0, 'Legolas')];
      expect(query.nameOf(next, 0)).toBe(first);
      expect(notMendable(next, { company: of, at: cardOf(next, 0, 'Edoras') })).toBe(
        'That company is on its way.',
      );
    },
  );

  it('anything, while something is going on or nobody may act', () => {
    const moving = stage({
      resource: {
        ...BOARD.resource,
        companies: [
          { at: 'Rivendell', to: 'Moria', members: ['Gandalf', 'Elrond'] },
          { at: 'Bree', members: ['Legolas'] },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    const now = moving.state;
    const why = 'That company is on its way.';
    const lorien = cardOf(now, 0, 'Lórien');
    const of = (name: string): number => now.company[cardOf(now, 0, name)];
    expect(notMendable(now, { company: of('Elrond'), at: lorien })).toBe(why);
    expect(notMendable(now, { company: of('Legolas'), at: lorien })).toBeNull();
    moving.resource.passes();
    moving.hazard.plays('Cave-drake', 'Wilderness');
    expect(notMendable(moving.state, { company: of('Legolas'), at: lorien })).toBe(
      'Something is going on: wait until somebody may act.',
    );
  });
});

describe('what is set right by hand', () => {
  const after = (r: Repair): State => repair(s, r).state;

  it('how a card lies', () => {
    const elrond = card('Elrond');
    expect(after({ card: elrond, lies: 'tapped' }).status[elrond]).toBe(1);
    const hurt = after({ card: elrond, lies: 'wounded' });
    expect(hurt.status[elrond]).toBe(2);
    expect(repair(hurt, { card: elrond, lies: 'untapped' }).state.status[elrond]).toBe(0);
  });

  it('where it is, and among whose cards', () => {
    const cram = card('Cram');
    const gone = after({ card: cram, to: 'discard' });
    expect([gone.zone[cram], gone.players[0].discard.includes(cram)]).toEqual(['discard', true]);
    const deck = after({ card: cram, to: 'deck' });
    expect(deck.players[0].deck).toHaveLength(s.players[0].deck.length + 1);
    const drake = card('Cave-drake', 1);
    // slain by the player against whom it is played
    const slain = after({ card: drake, to: 'pile' });
    expect([slain.zone[drake], slain.players[0].pile.includes(drake)]).toEqual(['pile', true]);
    const won = card('Men of Anórien');
    expect(after({ card: won, to: 'pile' }).players[0].pile).toContain(won);
  });

  it('an item in the pile is stored where it was, and the latest of them', () => {
    const sword = card('Glamdring');
    const stored = query.note(after({ card: sword, to: 'pile' }), sword);
    expect(stored.stored).toBe('Rivendell');
    expect(stored.storedNo).toBeGreaterThan(0);
    const sting = card('Sting');
    expect(query.note(after({ card: sting, to: 'pile' }), sting).stored).toBe('');
  });

  it('who has it, and who is with whom', () => {
    const [sting, sam] = [card('Sting'), card('Sam Gamgee')];
    const given = after({ card: sting, with: sam });
    expect([given.zone[sting], given.host[sting]]).toEqual(['play', sam]);
    const [faramir, legolas] = [card('Faramir'), card('Legolas')];
    const joined = after({ card: faramir, with: legolas });
    expect(joined.company[faramir]).toBe(joined.company[legolas]);
    // at a site of the location deck, which comes into play
    const edoras = card('Edoras');
    const there = after({ card: faramir, with: edoras });
    const co = there.companies.find((x) => x.id === there.company[faramir]);
    expect([co?.members, co?.site, there.zone[edoras]]).toEqual([[faramir], edoras, 'play']);
    const gates = card('Gates of Morning');
    const lying = after({ card: gates, with: -1 });
    expect([lying.zone[gates], lying.host[gates], lying.company[gates]]).toEqual(['play', -1, -1]);
    expect(notMendable(lying, { card: gates, with: -1 })).toBe('The card is there already.');
    const lure = card('Lure of the Senses', 1);
    const laid = after({ card: lure, with: sam });
    expect([laid.zone[lure], laid.host[lure]]).toEqual(['play', sam]);
    expect(notMendable(laid, { card: lure, with: sam })).toBe('The card is there already.');
  });

  it('where a company is, as if it had begun the turn there', () => {
    const id = companyOf('Legolas');
    const before = s.companies[1].site;
    const edoras = card('Edoras');
    const there = after({ company: id, at: edoras });
    const co = there.companies.find((x) => x.id === id);
    expect([co?.site, co?.startSite, there.zone[edoras]]).toEqual([edoras, s.def[edoras], 'play']);
    // its old site card is not needed any more
    expect(there.zone[before]).toBe('sites');
  });

  it('where another company is already: nothing happens to the site', () => {
    const [id, rivendell] = [companyOf('Legolas'), s.companies[0].site];
    const there = after({ company: id, at: rivendell });
    expect(there.companies.find((x) => x.id === id)?.site).toBe(rivendell);
    const inPlay = (x: State): number[] => x.table.filter((c) => c !== s.companies[1].site);
    expect(inPlay(there)).toEqual(inPlay(s));
  });
});
