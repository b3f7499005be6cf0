import { allCards } from '@mathom/cards';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  advance,
  apply,
  createGame,
  decision,
  type ErrorCode,
  GameError,
  type GameSetup,
  hash,
  type Option,
  type Replay,
  type RuleSetName,
  replay,
  restore,
  view,
} from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { planOf, playOut, setupOf } from '../src/game.ts';

/** Bad input gets a typed error that says what is wrong, and the state is as before. */

const idOf = (fits: (card: Card) => boolean): string => {
  const found = allCards.find(fits);
  if (!found) throw new Error('There is no such card.');
  return found.id;
};
const isItem = (id: string): boolean => allCards.some((c) => c.id === id && c.kind === 'item');
const RIVENDELL = idOf((c) => c.kind === 'site' && c.name === 'Rivendell');
const REGION = idOf((c) => c.kind === 'region');
const HOARD_ITEM = idOf(
  (c) => c.kind === 'item' && c.class === 'minor' && !c.unique && !!c.keywords?.includes('hoard'),
);

const NEVER_STARTS = idOf(
  (c) => c.kind === 'item' && c.class === 'minor' && !c.unique && c.neverStarts === true,
);

const SETUP: GameSetup = { decks: [decks[0], decks[1]], seed: 1 };

function errorOf(run: () => unknown): { code: ErrorCode; message: string } {
  try {
    run();
  } catch (error) {
    if (error instanceof GameError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('Nothing was wrong.');
}

describe('an option that is not offered', () => {
  const odd: [string, number | Option][] = [
    ['a number too high', 999],
    ['a number below nothing', -1],
    ['half a number', 0.5],
    ['no number', Number.NaN],
    ['another option', { type: 'call' }],
    ['an option with another card', { type: 'card', card: 9999 }],
    ['no option at all', JSON.parse('{"type":"dance"}') as Option],
    ['nothing', JSON.parse('null') as Option],
  ];

  it.each(odd)('%s', (_name, choice) => {
    const s = createGame(SETUP, officialPool());
    const before = hash(s);
    expect(errorOf(() => apply(s, choice)).code).toBe('not-an-option');
    expect(errorOf(() => advance(s, choice)).code).toBe('not-an-option');
    expect(hash(s)).toBe(before);
    expect(decision(s)?.options.length).toBeGreaterThan(1);
  });

  it('when the game is over', () => {
    const { state } = playOut(planOf(3, 5, 'coe', [['random', 'random']]));
    const before = hash(state);
    expect(errorOf(() => apply(state, 0)).code).toBe('game-over');
    expect(errorOf(() => advance(state, 0)).code).toBe('game-over');
    expect(hash(state)).toBe(before);
    expect(decision(state)).toBeNull();
  });
});

describe('a game that cannot be', () => {
  const [deck] = decks;
  const bad: [string, GameSetup, ErrorCode][] = [
    ['one player', { ...SETUP, decks: [deck] }, 'bad-setup'],
    ['six players', { ...SETUP, decks: Array.from({ length: 6 }, () => deck) }, 'bad-setup'],
    ['a seed that is no number', { ...SETUP, seed: Number.NaN }, 'bad-setup'],
    ['half a seed', { ...SETUP, seed: 1.5 }, 'bad-setup'],
    ['other rules', { ...SETUP, rules: 'house' as RuleSetName }, 'bad-setup'],
    ['rules that every object has', { ...SETUP, rules: 'toString' as RuleSetName }, 'bad-setup'],
    ['a length of its own', JSON.parse(`{"decks":[],"seed":1,"length":"eternal"}`), 'bad-setup'],
    ['no deck', { ...SETUP, decks: JSON.parse('[null,null]') as GameSetup['decks'] }, 'bad-deck'],
    ['a deck without its lists', { ...SETUP, decks: JSON.parse('[{},{}]') }, 'bad-deck'],
    [
      'a card that is none',
      { ...SETUP, decks: [{ ...deck, hazards: [['XX-1', 1]] }, deck] },
      'unknown-card',
    ],
    [
      'half a card',
      { ...SETUP, decks: [{ ...deck, hazards: [['TW-109', 0.5]] }, deck] },
      'bad-deck',
    ],
    [
      'a creature for a site',
      { ...SETUP, decks: [{ ...deck, sites: [['TW-109', 1]] }, deck] },
      'bad-deck',
    ],
    [
      'an entry that is no pair',
      { ...SETUP, decks: [{ ...deck, hazards: JSON.parse('[7]') }, deck] },
      'bad-deck',
    ],
  ];

  const own = (change: Partial<GameSetup['decks'][number]>): GameSetup => ({
    ...SETUP,
    decks: [deck, { ...deck, ...change }],
  });
  const empty = { pool: [], characters: [], resources: [], hazards: [], sideboard: [] };
  it.each<[string, GameSetup, ErrorCode, RegExp]>([
    [
      'no site to start at',
      own({ sites: deck.sites.filter(([id]) => id !== RIVENDELL) }),
      'bad-deck',
      /no site in its location deck where such a player can start \(coe\/1\.10\)/,
    ],
    [
      'a site that is for others to start at',
      own({ kind: 'ringwraith', pool: [], characters: [], sites: [[RIVENDELL, 1]] }),
      'bad-deck',
      /where such a player can start/,
    ],
    [
      'a hoard item to start with',
      own({ pool: [...deck.pool.filter(([id]) => !isItem(id)), [HOARD_ITEM, 1]] }),
      'bad-deck',
      /neither unique nor hoard items may start \(coe\/1\.7\)/,
    ],
    [
      'an item that says that it never starts',
      own({ pool: [...deck.pool.filter(([id]) => !isItem(id)), [NEVER_STARTS, 1]] }),
      'bad-deck',
      /only minor items .* may start \(coe\/1\.7\)/,
    ],
    [
      'a player of no kind',
      own({ kind: 'hobbit' as 'wizard' }),
      'bad-deck',
      /no kind of player \(hobbit\)/,
    ],
    ['nothing in it', own(empty), 'bad-deck', /is empty: neither pool nor play deck/],
    [
      'a site in the play deck',
      own({ resources: [[RIVENDELL, 1]] }),
      'bad-deck',
      /Rivendell among its resources, and it is a site/,
    ],
    [
      'a region in the sideboard',
      own({ sideboard: [[REGION, 1]] }),
      'bad-deck',
      /among its sideboard, and it is a region/,
    ],
    [
      'names that are none',
      { ...SETUP, names: JSON.parse('[1, {}]') },
      'bad-setup',
      /name of a player must be text/,
    ],
    ...[-1, 2, 0.5].map((begins): [string, GameSetup, ErrorCode, RegExp] => [
      `seat ${begins} to begin`,
      { ...SETUP, begins },
      'bad-setup',
      /There is no seat .* to begin/,
    ]),
    [
      'the cards of other rules',
      { ...SETUP, rules: 'crf' },
      'bad-setup',
      /by the rule set crf, and the cards are those of coe/,
    ],
  ])('%s, and it says so', (_name, setup, code, says) => {
    const error = errorOf(() => createGame(setup, officialPool()));
    expect([error.code, error.message]).toEqual([code, expect.stringMatching(says)]);
  });

  it.each(bad)('%s', (_name, setup, code) => {
    const error = errorOf(() => createGame(setup, officialPool()));
    expect(error.code).toBe(code);
    expect(error.message.length).toBeGreaterThan(10);
  });

  it.each([0, 1])('but for one with names in which seat %i is to begin', (begins) => {
    const s = createGame({ ...SETUP, begins, names: ['Merry', 'Pippin'] }, officialPool());
    expect(s.players.map(({ name }) => name)).toEqual(['Merry', 'Pippin']);
    expect(s.stack[0]).toMatchObject({ p: 'setup', begins });
    expect(createGame(SETUP, officialPool()).players.map(({ name }) => name)).toEqual([
      'Player 1',
      'Player 2',
    ]);
  });

  it('nothing at all', () => {
    expect(errorOf(() => createGame(JSON.parse('null') as GameSetup, officialPool())).code).toBe(
      'bad-setup',
    );
    expect(errorOf(() => createGame(JSON.parse('{}') as GameSetup, officialPool())).code).toBe(
      'bad-setup',
    );
  });

  it('a length that there is not', () => {
    const setup = { ...SETUP, length: 'eternal' } as unknown as GameSetup;
    expect(errorOf(() => createGame(setup, officialPool())).code).toBe('bad-setup');
  });
});

/** Where a deck is just one with which a game can begin, and one step further, where it is none. */
describe('a deck at the edge', () => {
  const [deck] = decks;
  type Deck = GameSetup['decks'][number];
  const ids = (fits: (card: Card) => boolean): string[] => allCards.filter(fits).map((c) => c.id);
  const folk = ids(
    (c) => c.kind === 'character' && c.alignment === 'hero' && !c.avatar && !c.agent,
  );
  const gear = ids(
    (c) =>
      c.kind === 'item' &&
      c.alignment === 'hero' &&
      c.class === 'minor' &&
      !c.unique &&
      !c.keywords?.includes('hoard') &&
      !c.neverStarts,
  );
  const [AVATAR] = ids((c) => c.kind === 'character' && c.alignment === 'hero' && !!c.avatar);
  const [UNIQUE] = ids((c) => c.kind === 'item' && c.class === 'minor' && !!c.unique);
  const [MAJOR] = ids((c) => c.kind === 'item' && c.class === 'major' && !c.unique);
  const [AGENT] = ids((c) => c.kind === 'character' && !!c.agent);
  const fallen = allCards.flatMap((c) =>
    c.kind === 'character' && c.alignment === 'fallen-wizard' && c.avatar ? [c] : [],
  );
  const HAVENS = ids((c) => c.kind === 'site' && c.alignment === 'fallen-wizard');
  const each = (those: readonly string[], n = 1): [string, number][] => those.map((id) => [id, n]);
  const of = (change: Partial<Deck>): GameSetup => ({
    ...SETUP,
    decks: [deck, { ...deck, ...change }],
  });
  const one = { pool: [], characters: [], resources: [], hazards: [] };
  const wizard = { kind: 'fallen-wizard', pool: [], characters: [], sites: each(HAVENS) } as const;

  it.each<[string, Partial<Deck>]>([
    ['ten characters', { pool: each(folk.slice(0, 10)) }],
    ['five twice', { pool: each(folk.slice(0, 5), 2) }],
    ['two items', { pool: each(gear.slice(0, 2)) }],
    ['nine copies', { hazards: [['TW-109', 9]] }],
    ['nobody took part', { participations: 0 }],
    ['a pool alone', { ...one, pool: each(folk.slice(0, 1)) }],
    ['characters alone', { ...one, characters: each(folk.slice(0, 1)) }],
    ['resources alone', { ...one, resources: [[MAJOR, 1]] }],
    ['hazards alone', { ...one, hazards: [['TW-109', 1]] }],
    ['an agent among hazards', { hazards: [[AGENT, 1]] }],
    ['a Fallen-wizard of whom there is a card', { ...wizard, characters: [[fallen[0].id, 1]] }],
    ['one in the sideboard', { ...wizard, sideboard: [[fallen[0].id, 1]] }],
    [
      'one of two, who is named',
      { ...wizard, characters: each([fallen[0].id, fallen[1].id]), avatar: fallen[1].name },
    ],
  ])('%s: it is one', (_name, change) => {
    const s = createGame(of(change), officialPool());
    expect(decision(s)).not.toBeNull();
    if (change.kind === 'fallen-wizard')
      expect(s.players[1].declared).toBe(change.avatar ?? fallen[0].name);
    else expect(s.players[1].declared).toBeUndefined();
  });

  it.each<[string, Partial<Deck>, RegExp]>([
    ['eleven characters', { pool: each(folk.slice(0, 11)) }, /has 11 characters in its pool/],
    ['six twice', { pool: each(folk.slice(0, 6), 2) }, /has 12 characters in its pool/],
    ['three items', { pool: each(gear.slice(0, 3)) }, /has 3 items in its pool/],
    [
      'an item twice and another',
      {
        pool: [
          [gear[0], 2],
          [gear[1], 1],
        ],
      },
      /has 3 items/,
    ],
    ['ten copies', { hazards: [['TW-109', 10]] }, /has 10 copies/],
    ['no copy', { hazards: [['TW-109', 0]] }, /has 0 copies/],
    ['an avatar in the pool', { pool: [[AVATAR, 1]] }, /who is an avatar/],
    ['a unique item in the pool', { pool: [[UNIQUE, 1]] }, /only minor items/],
    ['a major item in the pool', { pool: [[MAJOR, 1]] }, /only minor items/],
    ['an agent in the pool', { pool: [[AGENT, 1]] }, /who is an agent/],
    ['an agent among characters', { characters: [[AGENT, 1]] }, /who is an agent/],
    ['less than never', { participations: -1 }, /took part -1 times/],
    ['half a time', { participations: 0.5 }, /took part 0.5 times/],
    ['a Fallen-wizard without a card', wizard, /must say which avatar/],
    [
      'one of two, and nobody knows which',
      { ...wizard, characters: each([fallen[0].id, fallen[1].id]) },
      /must say which avatar/,
    ],
    [
      'one who is named, and has no card',
      { ...wizard, characters: [[fallen[0].id, 1]], avatar: fallen[1].name },
      /must say which avatar/,
    ],
    ['a wizard of another kind', { ...wizard, characters: [[AVATAR, 1]] }, /must say which avatar/],
  ])('%s: it is none, and is told by its name', (_name, change, says) => {
    const error = errorOf(() => createGame(of({ ...change, name: 'Mine' }), officialPool()));
    expect([error.code, error.message]).toEqual(['bad-deck', expect.stringMatching(says)]);
    expect(error.message).toMatch(/^Mine /);
  });
});

describe('a replay that is corrupt', () => {
  const good = (): Replay => ({ setup: SETUP, choices: [0, 0, 0, 0] });

  it.each([
    ['is nothing', null],
    ['is a list', []],
    ['has no choices', { setup: SETUP }],
    ['has no setup', { choices: [] }],
    ['has a choice too high', { setup: SETUP, choices: [0, 500] }],
    ['has a choice that is no number', { setup: SETUP, choices: ['a'] }],
    ['has another end', { setup: SETUP, choices: [0], hash: '0' }],
  ])('%s', (_name, value) => {
    expect(errorOf(() => replay(value as unknown as Replay, officialPool())).code).toBe(
      'corrupt-replay',
    );
  });

  it('goes on after the end', () => {
    const plan = planOf(3, 5, 'coe', [['random', 'random']]);
    const { choices } = playOut(plan);
    const longer = { setup: setupOf(plan), choices: [...choices, 0] };
    expect(errorOf(() => replay(longer, officialPool())).code).toBe('corrupt-replay');
  });

  it('is not one that is sound', () => {
    const s = replay(good(), officialPool());
    expect(hash(replay({ ...good(), hash: hash(s) }, officialPool()))).toBe(hash(s));
  });
});

describe('a stored game that is corrupt', () => {
  it.each([
    ['no JSON', '{', 'corrupt-state'],
    ['nothing', 'null', 'corrupt-state'],
    ['a number', '7', 'corrupt-state'],
    ['something else', '{"version":3}', 'corrupt-state'],
    ['another version', JSON.stringify({ version: 1, def: [], stack: [] }), 'corrupt-state'],
  ])('%s', (_name, text, code) => {
    expect(errorOf(() => restore(text, officialPool())).code).toBe(code);
  });

  it('of another version says of which', () => {
    const text = JSON.stringify({ ...createGame(SETUP, officialPool()), version: 1 });
    expect(errorOf(() => restore(text, officialPool())).message).toMatch(
      /is of version 1, and this engine reads version 6/,
    );
  });

  it('with a card that nobody knows', () => {
    const s = view(createGame(SETUP, officialPool()), 0).state;
    const error = errorOf(() => restore(JSON.stringify(s), officialPool()));
    expect([error.code, error.message]).toEqual([
      'unknown-card',
      expect.stringContaining('the card number 0'),
    ]);
  });

  it('a card that is none', () => {
    const s = createGame(SETUP, officialPool());
    const text = JSON.stringify({ ...s, def: [9999, ...s.def.slice(1)] });
    expect(errorOf(() => restore(text, officialPool())).code).toBe('unknown-card');
  });

  it.each(['def', 'stack', 'players', 'companies'])('a list that is missing: %s', (list) => {
    const s = createGame(SETUP, officialPool());
    for (const other of [undefined, { length: 0 }]) {
      const text = JSON.stringify({ ...s, [list]: other });
      const error = errorOf(() => restore(text, officialPool()));
      expect([error.code, error.message]).toEqual([
        'corrupt-state',
        'The stored game is not a state of this engine.',
      ]);
    }
  });

  it('by other rules than those of the cards', () => {
    const text = JSON.stringify(createGame(SETUP, officialPool()));
    const error = errorOf(() => restore(text, officialPool('crf')));
    expect([error.code, error.message]).toEqual([
      'corrupt-state',
      'The stored game is by the rule set coe, and the cards are those of crf.',
    ]);
  });

  it('rules that there are not', () => {
    const s = createGame(SETUP, officialPool());
    const text = JSON.stringify({ ...s, rules: 'house' });
    expect(errorOf(() => restore(text, officialPool())).code).toBe('corrupt-state');
  });
});
