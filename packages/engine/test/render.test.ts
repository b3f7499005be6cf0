import { describe, expect, test } from 'vitest';
import type {
  Ability,
  Action,
  AttackSpec,
  Card,
  CardFilter,
  CardName,
  Cond,
  Effect,
  EventCard,
  ItemCard,
  Modify,
  RegionType,
  Rule,
  SiteType,
  Target,
  TriggerEvent,
  Value,
} from '../src/language/index.ts';
import { cardText, renderCard, SYMBOLS } from '../src/render.ts';

/** Cards of no set, to show how the data of a card is put into words. */

const item = (abilities: readonly Ability[], facts: Partial<ItemCard> = {}): ItemCard => ({
  id: 'TW-999',
  name: 'Lantern',
  kind: 'item',
  alignment: 'hero',
  class: 'minor',
  corruption: 1,
  abilities,
  ...facts,
});

const event = (facts: Partial<EventCard>): EventCard => ({
  id: 'TW-998',
  name: 'Flood',
  kind: 'event',
  side: 'hazard',
  alignment: 'neutral',
  duration: 'short',
  plays: [],
  ...facts,
});

const textOf = (card: Card): string => renderCard(card).text.join('\n');
const says = (...abilities: Ability[]): string => textOf(item(abilities));
const does = (...effects: Effect[]): string =>
  textOf(event({ plays: [{ is: 'action', does: effects }] }));
const action = (facts: Partial<Action>): Action => ({ is: 'action', does: [], ...facts });
const prowess = (facts: Partial<Modify>): Modify => ({
  is: 'modify',
  stat: 'prowess',
  of: 'bearer',
  by: 2,
  ...facts,
});

const DOORS: Cond = { exists: { name: 'Great Gate' as CardName } };
const SPEC: AttackSpec = { race: 'Orc', strikes: 3, prowess: 7 };

describe('numbers', () => {
  test('several at once are one sentence', () => {
    expect(says(prowess({}), prowess({ stat: 'body', by: -1 }))).toBe(
      'Bearer gets +2 prowess and -1 body.',
    );
  });

  test('twins that differ in their limit are merged', () => {
    const orcs = { attack: { race: 'Orc' } } as const;
    const plain = prowess({ max: 6, when: { not: orcs } });
    expect(says(plain, prowess({ max: 7, inAttack: orcs.attack }))).toBe(
      'Bearer gets +2 prowess (to at most 6; at most 7 against Orcs).',
    );
    expect(says(plain, prowess({ by: 3, max: 7, inAttack: orcs.attack }))).toBe(
      'Bearer gets +2 prowess (to at most 6), but +3 (to at most 7) against Orcs.',
    );
  });

  test('the body of those who strike him', () => {
    const weaker = prowess({ stat: 'attack-body', of: { foeOf: 'bearer' }, by: -1 });
    expect(says(weaker)).toBe(
      'The body of attacks whose strikes the bearer faces, and of those whom he fights in company versus company combat, is modified by -1.',
    );
    expect(says({ ...weaker, op: 'half-up', inAttack: { race: 'Orc' } })).toBe(
      'The body of Orcs whose strikes the bearer faces is halved (rounded up).',
    );
  });

  test('a condition comes first, and is said once', () => {
    const when: Cond = { is: 'bearer', a: { skill: 'warrior' } };
    expect(
      says(prowess({ when }), prowess({ when, of: { player: 'you' }, stat: 'hand-size' })),
    ).toBe('While the bearer is a warrior, he gets +2 prowess, and your hand size is raised by 2.');
  });

  test('amounts that depend on something', () => {
    const dwarf: Value = { if: { is: 'bearer', a: { race: 'Dwarf' } }, then: 4, else: 2 };
    expect(says(prowess({ by: dwarf, max: 9 }))).toBe(
      'Bearer gets +2 prowess (+4 if he is a Dwarf; to at most 9).',
    );
    expect(says(prowess({ stat: 'corruption-check', by: { members: 'bearer' } }))).toBe(
      'Bearer gets +1 on corruption checks for each character in his company.',
    );
  });
});

describe('those it speaks of', () => {
  test('a race is its people, allies among them, and its factions', () => {
    const kind = ['character', 'ally', 'faction'] as const;
    expect(says(prowess({ stat: 'influence', versus: { kind, race: ['Troll', 'Orc'] } }))).toBe(
      'Bearer gets +2 direct influence towards Trolls, Orcs, Troll factions and Orc factions.',
    );
    expect(says(prowess({ stat: 'influence', versus: { kind: 'ally', race: 'Orc' } }))).toBe(
      'Bearer gets +2 direct influence towards Orc allies.',
    );
  });

  test('where a company goes is told with its going', () => {
    const said = says({
      is: 'trigger',
      on: { event: 'moves', company: 'bearer' },
      when: { not: { company: 'self', a: { to: { name: 'Bree' } } } },
      immediate: true,
      does: [{ do: 'move', what: 'self', to: 'discard' }],
    });
    expect(said).toMatch(/^Discard this item at once when the bearer's company moves /);
    expect(said).toMatch(/ moves to a site other than Bree\.$/);
  });

  test('an agent waits where the company goes', () => {
    const waits: Cond = { is: 'bearer', a: { agent: true, at: 'site' } };
    expect(says(prowess({ when: waits }))).toBe(
      "While the bearer is an agent at the company's new site, he gets +2 prowess.",
    );
  });
});

describe('who rolls, and what is added', () => {
  const roll: Effect = { do: 'check', kind: 'roll', by: 'you', op: '>', than: 6, pass: [] };
  const plus = (value: Value): string => does({ ...roll, plus: value });

  test('a roll that another player chooses is not his', () => {
    const options = [{ label: 'a', does: [roll] }];
    expect(does({ do: 'offer', player: 'opponent', must: true, options })).toMatch(
      /opponent must:? have you roll/,
    );
    expect(does({ do: 'offer', player: 'you', options })).toMatch(/you may:? roll/i);
  });

  test('what is added only sometimes is not added to nothing', () => {
    const at = plus({ if: DOORS, then: 5, else: 0 });
    expect(at).toContain('+5 if Great Gate is in play');
    expect(at).not.toContain('add 0');
    expect(plus(-2)).toContain('oll at -2');
  });

  test('body checks follow from the strikes of an attack, and are not against it', () => {
    const checks: Effect = {
      do: 'modify',
      stat: 'body-check',
      of: 'attack',
      by: 1,
      until: 'attack',
    };
    expect(does(checks)).toContain('+1 on body checks that follow from its strikes');
    const inAttack: Modify = { ...prowess({ inAttack: { race: 'Orc' } }), stat: 'body-check' };
    expect(says(inAttack)).toContain('on body checks against him after strikes of Orcs');
  });
});

describe('actions', () => {
  test('what is paid and what it is for', () => {
    const cancel = action({
      user: { skill: 'scout', skillOnly: true },
      tapUser: true,
      targets: [{ target: 'attack', a: { against: 'user' } }],
      does: [{ do: 'cancel', what: 'attack' }],
    });
    expect(textOf(event({ side: 'resource', plays: [cancel] }))).toBe(
      'Scout only: tap a scout to cancel an attack on his company.',
    );
  });

  test('a target is told before what happens to it, if that takes more than a word', () => {
    const lost = action({
      targets: [{ target: 'company', a: { moving: true, path: { type: 'free' } } }],
      does: [{ do: 'forgo', what: 'site-phase', company: 'active' }],
    });
    expect(textOf(event({ plays: [lost] }))).toBe(
      'Play against a moving company with a Free-domain {f} on its path. The company must do nothing in its site phase.',
    );
  });

  test('ways that differ in the target only are one sentence', () => {
    const cost = [{ pay: 'tap', what: 'bearer' }] as const;
    const one = action({
      cost,
      targets: [{ target: 'card', a: { kind: 'character', race: 'Elf', status: 'tapped' } }],
      does: [{ do: 'untap', what: 'target' }],
    });
    const other = action({
      cost,
      targets: [{ target: 'site', a: { status: 'tapped' } }],
      does: [{ do: 'untap', what: 'target' }],
    });
    expect(says(one, other)).toBe(
      'Tap the bearer to untap a tapped Elf, or to untap a tapped site.',
    );
  });

  test('pronouns are used for one person only', () => {
    const heal = action({
      cost: [{ pay: 'tap', what: 'bearer' }],
      targets: [{ target: 'card', a: { kind: 'character', with: 'bearer', status: 'wounded' } }],
      does: [
        { do: 'heal', what: 'target' },
        { do: 'check', kind: 'corruption', who: 'bearer' },
      ],
    });
    expect(says(heal)).toBe(
      "Tap the bearer to heal a wounded character in the bearer's company (to tapped). Bearer makes a corruption check.",
    );
  });
});

test('a corruption card', () => {
  const lure = event({
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: 2,
    cannotBeDuplicated: 'target',
    on: 'target',
    plays: [
      action({ targets: [{ target: 'card', a: { kind: 'character', not: { race: 'Hobbit' } } }] }),
    ],
    abilities: [
      {
        is: 'trigger',
        on: { event: 'wounded', card: { kind: 'character', with: 'bearer' } },
        does: [{ do: 'check', kind: 'corruption', who: 'bearer', plus: -1 }],
      },
      action({
        by: 'bearer-player',
        window: { phase: 'organization' },
        cost: [{ pay: 'tap', what: 'bearer' }],
        removal: true,
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'bearer-player',
            op: '>',
            than: 4,
            pass: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
  });
  expect(cardText(lure)).toBe(
    [
      'Flood',
      'Hazard permanent-event',
      'Corruption points: 2',
      'Corruption. Play on a character who is not a Hobbit. He gets 2 corruption points, and he makes a corruption check at -1 whenever a character in his company is wounded. During his organization phase, he may tap and roll (or roll at -3 without tapping): above 4, discard this card. Only one on each character.',
    ].join('\n'),
  );
});

test('the facts of a site, with symbols after their words', () => {
  const site: Card = {
    id: 'TW-997',
    name: 'Mill',
    kind: 'site',
    alignment: 'hero',
    type: 'ruins',
    region: 'The Shire',
    haven: 'Rivendell',
    path: ['wilderness', 'free'],
    draws: { resource: 2, hazard: 3 },
    items: ['minor', { class: 'greater', only: { keyword: 'palantir' } }],
    keywords: ['information'],
    attacks: [SPEC, { ...SPEC, strikes: 'each', detainment: true }],
  };
  expect(renderCard(site).facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Type: Ruins & Lairs {R}',
    'Region: The Shire',
    'Nearest Haven: Rivendell',
    'Site path: Wilderness {w}, Free-domain {f}',
    'Cards drawn: resource player 2, hazard player 3',
    'Playable: information; items: minor and greater (only Palantíri)',
    'Automatic-attack 1: Orcs: 3 strikes, prowess 7',
    'Automatic-attack 2: Orcs: each character or ally faces 1 strike, prowess 7 (detainment)',
  ]);
});

test('one symbol for each type of region and of site', () => {
  const types: Record<RegionType | SiteType, true> = {
    coastal: true,
    free: true,
    border: true,
    wilderness: true,
    shadow: true,
    dark: true,
    haven: true,
    'free-hold': true,
    'border-hold': true,
    ruins: true,
    'shadow-hold': true,
    'dark-hold': true,
  };
  expect(SYMBOLS.map(({ type }) => type).sort()).toEqual(Object.keys(types).sort());
  expect(new Set(SYMBOLS.map(({ token }) => token)).size).toBe(SYMBOLS.length);
});

describe('nothing is passed over', () => {
  const odd = <T>(value: unknown): T => value as T;

  test('an effect that the renderer does not know', () => {
    expect(() => does(odd({ do: 'dance' }))).toThrow('does not know this effect');
  });

  test('a rule, a condition, a value, a target', () => {
    expect(() => says(odd({ is: 'dance' }))).toThrow('does not know this rule');
    expect(() => says(prowess({ when: odd({ dance: 1 }) }))).toThrow('condition');
    expect(() => says(prowess({ by: odd({ dance: 1 }) }))).toThrow('value');
    const aimed = action({ targets: [odd({ target: 'dance' })] });
    expect(() => says(aimed)).toThrow('target');
  });

  test('a field that the renderer has no words for', () => {
    const filter = odd<CardFilter>({ kind: 'character', tall: true });
    expect(() => says(prowess({ of: { each: filter } }))).toThrow("field 'tall'");
    expect(() => says(odd({ ...prowess({}), loudly: true }))).toThrow("field 'loudly'");
    expect(() => says(odd({ ...action({}), quietly: true }))).toThrow("field 'quietly'");
  });
});

/** One of each: a kind that is added to the language must be added here, or it does not compile. */
const EFFECTS: Record<Effect['do'], Effect> = {
  move: { do: 'move', what: { side: 'hazard', event: 'long' }, to: 'discard' },
  invert: { do: 'invert', what: 'self' },
  attach: { do: 'attach', what: 'self', to: 'user' },
  fetch: { do: 'fetch', player: 'opponent', from: ['discard'], a: {}, n: 2, to: 'hand' },
  'reveal-until': { do: 'reveal-until', player: 'you', a: { kind: 'item' } },
  'shuffle-back': { do: 'shuffle-back', player: 'you' },
  look: { do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'deck', n: 5 },
  draw: { do: 'draw', player: 'you', n: 'hand-size' },
  tap: { do: 'tap', what: { kind: 'site' } },
  untap: { do: 'untap', what: 'site' },
  heal: { do: 'heal', what: 'defender' },
  wound: { do: 'wound', what: 'defender' },
  modify: { do: 'modify', stat: 'mind', of: 'avatar', by: 1, until: 'game' },
  install: { do: 'install', abilities: [prowess({})], until: 'long-event' },
  retype: { do: 'retype', what: 'target-region', to: 'dark', until: 'turn' },
  'modify-check': { do: 'modify-check', by: 2 },
  'automatic-attack': { do: 'automatic-attack', until: 'turn' },
  cancel: { do: 'cancel', what: 'creature' },
  attack: { do: 'attack', spec: SPEC },
  'agent-attack': { do: 'agent-attack', agent: 'user', with: { prowess: 2 } },
  influence: { do: 'influence', by: 'user', versus: 'target', plus: 4, to: 'hand' },
  check: {
    do: 'check',
    kind: 'influence',
    who: 'user',
    op: '>',
    than: 9,
    pass: [{ do: 'end', how: 'won' }],
  },
  'test-ring': { do: 'test-ring', ring: 'target' },
  outcome: { do: 'outcome', is: 'ineffectual' },
  'return-to-origin': { do: 'return-to-origin', company: 'active' },
  'split-off': { do: 'split-off', who: 'user', then: 'stay' },
  join: { do: 'join', who: 'avatar' },
  play: { do: 'play', a: { kind: 'item' }, from: ['hand'], as: 'now' },
  forgo: { do: 'forgo', what: 'site-phase', company: 'active' },
  'hand-over': { do: 'hand-over', from: 'user', n: 2 },
  'move-again': { do: 'move-again' },
  relocate: { do: 'relocate', to: 'nearest-haven' },
  'free-prisoners': { do: 'free-prisoners', host: 'self', into: 'own-company' },
  end: { do: 'end', how: 'won' },
  if: {
    do: 'if',
    cond: DOORS,
    then: [{ do: 'end', how: 'won' }],
    else: [{ do: 'tap', what: 'self' }],
  },
  offer: {
    do: 'offer',
    player: 'you',
    options: [{ label: 'x', does: [{ do: 'end', how: 'won' }] }],
  },
  each: { do: 'each', a: { kind: 'character' }, does: [{ do: 'tap', what: 'it' }] },
  repeat: { do: 'repeat', times: 2, does: [{ do: 'end', how: 'won' }] },
  pick: { do: 'pick', player: 'you', a: { kind: 'ally' }, then: [{ do: 'tap', what: 'picked' }] },
};

const RULES: Record<Rule['is'], Rule> = {
  'attacks-are': { is: 'attacks-are', a: { race: 'Orc' }, what: 'uncancelable' },
  cannot: { is: 'cannot', what: 'move', who: 'bearer' },
  ways: { is: 'ways', how: 'neighbours', pairs: [['Rohan', 'Khand']] },
  retype: { is: 'retype', regions: [['free', 'border']] },
  'automatic-attacks': {
    is: 'automatic-attacks',
    how: 'add',
    sites: { haven: false },
    spec: SPEC,
  },
  attacking: { is: 'attacking', how: 'agents-must' },
  starts: { is: 'starts', who: 'bearer', homeType: ['shadow-hold'], at: ['dark-hold'] },
  assignment: { is: 'assignment', who: 'bearer', how: 'must' },
  grant: { is: 'grant', to: 'bearer', skill: 'sage' },
  'no-creatures': { is: 'no-creatures', a: { race: 'Wolf' } },
  keying: { is: 'keying', companies: { moving: true }, how: 'bar', to: [{ siteType: 'ruins' }] },
  instead: {
    is: 'instead',
    of: { event: 'move', card: { is: 'bearer' }, from: 'play', to: 'removed' },
    does: [{ do: 'wound', what: 'bearer' }],
  },
  'limit-exempt': { is: 'limit-exempt', race: 'Orc' },
  'reads-as': {
    is: 'reads-as',

    present: ['One' as CardName],
    absent: ['Other' as CardName],
  },
  host: { is: 'host', a: { side: 'resource' }, max: 2 },
  'healing-spreads': { is: 'healing-spreads', to: 'company' },
  'no-search': { is: 'no-search', kinds: ['wizard'], own: true, deckAtMost: 15 },
  'discards-face-up': { is: 'discards-face-up', player: 'opponent' },
};

const TARGETS: Record<Target['target'], Target> = {
  card: { target: 'card', a: { kind: 'ally', stored: false }, zone: 'discard' },
  company: { target: 'company', a: { covert: false, every: { race: 'Man' } } },
  site: { target: 'site', a: { regionType: 'dark', underDeeps: true } },
  region: { target: 'region', type: ['free', 'border'] },
  attack: { target: 'attack', a: { detainment: true, multiple: true, keyedTo: 'free' } },
  'automatic-attack': { target: 'automatic-attack', at: {}, a: { race: 'Orc' } },
  strike: { target: 'strike', facedBy: { is: 'bearer' }, a: { source: 'agent' } },
  entry: { target: 'entry', a: { by: 'opponent', would: ['tap-site', 'imprison'] } },
  effect: { target: 'effect', leftBy: { keyword: 'spell' } },
  check: { target: 'check', kind: 'body', who: { kind: 'character' } },
  name: { target: 'name', not: ['Dragon'] },
};

const EVENTS: Record<TriggerEvent['event'], TriggerEvent> = {
  phase: { event: 'phase', phase: 'site', edge: 'start', whose: 'yours' },
  'company-phase': { event: 'company-phase', edge: 'start' },
  moves: { event: 'moves', company: 'bearer' },
  'attack-declared': { event: 'attack-declared', attack: {} },
  'attack-ended': { event: 'attack-ended', attack: { race: 'Orc' } },
  wounded: { event: 'wounded', card: { race: 'Elf' } },
  'left-play': { event: 'left-play', card: { kind: 'ally' } },
  'item-gained': { event: 'item-gained', card: { kind: 'character' } },
  'check-made': { event: 'check-made', kind: 'influence', card: { kind: 'character' } },
  'composition-changed': { event: 'composition-changed' },
  'deck-exhausted': { event: 'deck-exhausted' },
  drew: { event: 'drew', player: 'resource-player', over: 1 },
  whenever: { event: 'whenever', each: { kind: 'site', status: 'tapped' } },
  stored: { event: 'stored', card: 'self' },
  status: { event: 'status', card: { is: 'self' }, to: 'tapped' },
  'card-played': { event: 'card-played', card: { kind: 'item' } },
  'hand-discard': { event: 'hand-discard', whose: 'bearer' },
  'strikes-assigned': { event: 'strikes-assigned', attack: { race: 'Orc' } },
  strike: { event: 'strike', card: { kind: 'character' }, result: 'failed' },
  'strike-ended': { event: 'strike-ended', card: { is: 'bearer' }, result: ['failed', 'defeated'] },
};

const isReadable = (text: string) => {
  expect(text).not.toMatch(/undefined|\[object|NaN|null/);
  expect(text).not.toMatch(/ {2}|\.\.|,,| ,| \.|; ;/);
  expect(text).toMatch(/^[A-Z+-].*[.)]$/s);
};

describe('one of each is readable', () => {
  test.each(Object.entries(EFFECTS))('effect %s', (_, effect) => isReadable(does(effect)));
  test.each(Object.entries(RULES))('rule %s', (_, rule) => isReadable(says(rule)));
  test.each(Object.entries(TARGETS))('target %s', (_, target) =>
    isReadable(says(action({ targets: [target], does: [{ do: 'end', how: 'won' }] }))),
  );
  test.each(Object.entries(EVENTS))('event %s', (_, on) =>
    isReadable(says({ is: 'trigger', on, does: [{ do: 'move', what: 'self', to: 'discard' }] })),
  );
});

describe('what else would be read wrongly', () => {
  test('a faction that has the name of a race', () => {
    const versus = { kind: 'faction', name: 'Hobbits' as CardName } as const;
    expect(says(prowess({ stat: 'influence', versus }))).toContain('towards the faction Hobbits');
  });

  test('what is done instead of going back to hand, and of lying on guard', () => {
    const instead = (to: 'hand' | 'guard'): string =>
      says({ is: 'instead', of: { event: 'move', card: {}, to }, does: [] });
    expect(instead('hand')).toContain('go back to hand');
    expect(instead('guard')).toContain('be placed on guard');
  });

  test('who goes on by himself may join the others again, and who is sent back does not', () => {
    const splits = (then: 'own-phase' | 'return-to-origin'): string =>
      says(action({ does: [{ do: 'split-off', who: 'bearer', then }] }));
    expect(splits('own-phase')).toContain('may join the others again');
    expect(splits('return-to-origin')).not.toContain('join');
  });

  test('what may be chosen while strikes are resolved is not for before them only', () => {
    const strengthens = (late?: true): string =>
      says(
        action({
          targets: [{ target: 'attack', a: { against: 'bearer' }, ...(late ? { late } : {}) }],
          does: [{ do: 'modify', stat: 'prowess', of: 'bearer', by: 1, until: 'attack' }],
        }),
      );
    expect(strengthens()).toContain('Only before strikes are assigned.');
    expect(strengthens(true)).not.toContain('before strikes');
  });

  test('several things that must be in play, and so many regions and no more', () => {
    const all = (['Dwarf', 'Elf'] as const).map((race) => ({ exists: { kind: 'faction', race } }));
    expect(says(prowess({ when: { all } as Cond }))).toContain(
      'While a Dwarf faction and an Elf faction are in play, ',
    );
    const companies = { moving: true, path: { min: 2 }, not: { path: { min: 3 } } } as const;
    expect(says(prowess({ stat: 'resource-draws', of: { companies } }))).toContain(
      'each moving company with exactly two regions on its path',
    );
  });

  test('what is left behind for a time: all of it, not its first part alone', () => {
    const attacks = { source: 'agent', by: { agent: true, skill: 'scout' } } as const;
    const left = says(
      action({
        does: [
          {
            do: 'install',
            until: 'turn',
            abilities: [
              { is: 'modify', stat: 'strikes', of: { attacks }, by: 1 },
              { is: 'assignment', how: 'attacker', attacks },
            ],
          },
        ],
      }),
    );
    expect(left).toMatch(
      /until the turn ends, attacks by a scout agent get \+1 strike; the attacker/i,
    );
  });
});
