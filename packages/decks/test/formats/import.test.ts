import { catalogue } from '@mathom/cards/lookup';
import { describe, expect, it } from 'vitest';
import { type Deck, PARTS, type Part } from '../../src/deck.ts';
import { answer, type ImportHint, importDeck, published } from '../../src/index.ts';

const lookup = catalogue();

const read = (input: string | Uint8Array, hint: ImportHint = {}) =>
  importDeck(input, { lookup, ...hint });
const lines = (...all: readonly string[]): string => all.join('\n');
const asked = (text: string, hint?: ImportHint) => read(text, hint).questions;
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe('GCCG', () => {
  const V9 = lines(
    '#',
    '# GCCG v0.9.4 Middle-earth deck',
    '#',
    '# My Deck',
    '#',
    '',
    '####',
    'Deck',
    '####',
    '',
    '# Hazard (2)',
    '',
    '1 "Bert" (Bûrat) (TW)',
    '1 Mûmak (Oliphant) (TW)',
    '',
    '# Hero Character (3)',
    '',
    '3 Saruman [H] (TW)',
    '',
    '# Hero Resource (2)',
    '',
    '2 Dodge (TW)',
    '',
    '####',
    'Pool',
    '####',
    '',
    '1 Fatty Bolger (PR)',
    '',
    '#########',
    'Sideboard',
    '#########',
    '',
    '1 Call of Home (TW)',
    '1 Call of Home (LE)',
    '',
    '################',
    'Sideboard vs. fw',
    '################',
    '2 Twilight (TW)',
    '',
    '#####',
    'Sites',
    '#####',
    '',
    '1 Rivendell [H] (TW)',
    '1 Lórien [H] (TW)',
  );
  const DECK: Deck = {
    name: 'My Deck',
    alignment: 'wizard',
    pool: [['TW-495', 1]],
    characters: [['TW-181', 3]],
    resources: [['TW-209', 2]],
    hazards: [
      ['TW-16', 1],
      ['TW-66', 1],
    ],
    sites: [
      ['TW-421', 1],
      ['TW-408', 1],
    ],
    sideboard: [
      ['TW-18', 1],
      ['LE-105', 1],
    ],
    antiFallenWizard: [['TW-106', 2]],
  };

  it('v0.9, in Latin-1', () => {
    expect(read(latin1(V9))).toMatchObject({
      format: 'gccg',
      encoding: 'latin-1',
      alignmentFrom: 'avatar',
      questions: [],
      deck: DECK,
    });
  });

  it('v0.9, in UTF-8, with the line ends of Windows, unaccented and in small letters', () => {
    const plain = V9.toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replaceAll('\n', '\r\n');
    const { deck, questions } = read(new TextEncoder().encode(`\ufeff${plain}`));
    expect(questions).toEqual([]);
    expect(deck).toEqual({ ...DECK, name: 'my deck' });
  });

  it('v0.8, without frames and sets: what is left open is asked', () => {
    const bare = V9.split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.replace(/ \[.\]/, '').replace(/ \((?:TW|LE|PR)\)/, ''));
    const { deck, format, questions } = read(lines(...bare));
    expect(format).toBe('gccg');
    expect(questions).toMatchObject([
      { text: '3 Saruman', count: 3, why: 'ambiguous', candidates: ['TW-181', 'WH-9'] },
      { text: '1 Rivendell', part: 'sites', candidates: ['TW-421', 'AS-160'] },
      { text: '1 Lórien', part: 'sites', candidates: ['TW-408', 'AS-155'] },
    ]);
    expect(deck).toEqual({
      ...DECK,
      name: '',
      characters: [],
      sites: [],
      sideboard: [['TW-18', 2]], // the first print of both
    });
    const hero = read(lines(...bare), { alignment: 'wizard' });
    expect(hero.questions).toEqual([]);
    expect(hero.deck.sites).toEqual(DECK.sites);
  });

  it('puts agents among the hazards of a Wizard, whatever the comment by type says', () => {
    const text = lines(
      '####',
      'Deck',
      '####',
      '# Hero Character (2)',
      '2 Gandalf [H] (TW)',
      '# Minion Character (1)',
      '1 Baugúr (PR)',
    );
    expect(read(text).deck.hazards).toEqual([['DM-181', 1]]);
    const minion = text.replace('Gandalf [H] (TW)', 'The Witch-king (LE)');
    expect(read(minion).deck.characters.map(([id]) => id)).toContain('DM-181');
  });

  it('asks about cards below a heading that is no part of a deck', () => {
    const text = lines('####', 'Spoils', '####', '2 Dodge (TW)', '####', 'Pool', '####', '1 Balin');
    const result = read(text);
    expect(result.questions).toEqual([
      { line: 2, text: 'Spoils', count: 1, candidates: expect.any(Array), why: 'unknown' },
      { line: 4, text: '2 Dodge (TW)', count: 2, candidates: ['TW-209'], why: 'part' },
    ]);
    const { deck } = answer(result, [{ line: 4, card: 'TW-209', part: 'sideboard' }]);
    expect(deck.sideboard).toEqual([['TW-209', 2]]);
    expect(deck.pool).toEqual([['TW-123', 1]]);
  });
});

describe('.meccg', () => {
  it('has tags in any case, names with a dash, lines without a count, and notes', () => {
    const text = lines(
      '#',
      '# Middle-earth Deck',
      '#',
      '',
      '####',
      'Deck',
      '####',
      '',
      '1 bert - bûrat (tw)',
      'saruman [h] (tw)',
      '',
      '####',
      'Sites',
      '####',
      '',
      '1 rivendell [h] (tw)',
      '',
      '####',
      'Notes',
      '####',
      '',
      'Go to Moria first.',
      '# 2 Gandalf (TW) is no card here',
      '',
      'Then home.',
    );
    expect(read(text)).toMatchObject({
      format: 'meccg',
      encoding: 'utf-8',
      questions: [],
      deck: {
        alignment: 'wizard',
        hazards: [['TW-16', 1]],
        characters: [['TW-181', 1]],
        sites: [['TW-421', 1]],
        notes: 'Go to Moria first.\n# 2 Gandalf (TW) is no card here\n\nThen home.',
      },
    });
  });

  it('may be without counts and in CP1252, as some write it for play.meccg.com', () => {
    const text = '####\nPool\n####\n\nBalin\nThéoden\n\n####\nDeck\n####\n\nM\xfbmak (Oliphant)\n';
    const bytes = latin1(`${text}Dodge\nDodge\nWizard\x92s Laughter\n`);
    expect(read(bytes)).toMatchObject({
      encoding: 'cp1252',
      questions: [],
      deck: {
        pool: [
          ['TW-123', 1],
          ['TW-182', 1],
        ],
        hazards: [['TW-66', 1]],
        resources: [
          ['TW-209', 2],
          [lookup.named("Wizard's Laughter")[0].id, 1],
        ],
      },
    });
  });
});

describe('NetMECCG', () => {
  const dck = ({ name: _, alignment: __, ...deck }: Deck): string => {
    const parts: readonly (readonly [string, Part])[] = [
      ['starting', 'pool'],
      ['sideboard', 'sideboard'],
      ['anti-FW', 'antiFallenWizard'],
      ['characters', 'characters'],
      ['resources', 'resources'],
      ['hazards', 'hazards'],
      ['sites', 'sites'],
    ];
    const names = (part: Part) =>
      (deck[part] ?? []).flatMap(([id, n]) => Array(n).fill(lookup.byId(id)?.name) as string[]);
    return parts.map(([title, part]) => lines(`[${title}]`, ...names(part), '')).join('\n');
  };
  const first = (deck: Deck, part: Part) => {
    const prints = new Map<string, number>();
    for (const [id, n] of deck[part] ?? []) {
      const print = lookup.printsOf(id)[0].id;
      prints.set(print, (prints.get(print) ?? 0) + n);
    }
    return [...prints].sort();
  };

  it.each(published.map((deck) => [deck.name, deck] as const))('%s', (_, deck) => {
    const text = dck(deck);
    const blind = read(text);
    expect(blind.format).toBe('netmeccg');
    // what has one name in several alignments is asked, once however often it is repeated
    for (const { why, candidates } of blind.questions) {
      expect(why).toBe('ambiguous');
      expect(candidates.length).toBeGreaterThan(1);
    }
    const wanted = (['pool', 'characters', 'resources', 'sites', 'sideboard'] as const).flatMap(
      (part) => deck[part].map(([id, count]) => ({ id: lookup.printsOf(id)[0].id, count, part })),
    );
    const answers = blind.questions.flatMap(({ line, candidates, part }) => {
      const right = wanted.filter((w) => w.part === part && candidates.includes(w.id));
      expect(right.length).toBeGreaterThan(0);
      return right.map(({ id, count }) => ({ line, card: id, count }));
    });
    const whole = answer(blind, answers);
    expect(whole.questions).toEqual([]);
    for (const part of PARTS) {
      expect(first(whole.deck, part), part).toEqual(first(deck, part));
    }
  });

  it('has a part against Fallen-wizards', () => {
    const { deck, questions } = read('[starting]\nBalin\n[anti-FW]\nDodge\nDodge\n');
    expect(questions).toEqual([]);
    expect(deck.antiFallenWizard).toEqual([['TW-209', 2]]);
  });
});

describe('cardnum', () => {
  it('has boxes under plain headings', () => {
    const text = lines(
      'Pool',
      '',
      '1 Balin (TW)',
      '',
      'Resources',
      '',
      '3x Dodge [H] (TW)',
      '1 The Mithril-coat [M] (LE)',
      '',
      'Hazards',
      '2 Olog-hai (Trolls) (TW)',
      'Sideboard',
      '1 Doeth (Durthak) (WH)',
      'Sites',
      '1 Moria [B] (BA)',
    );
    expect(read(text)).toMatchObject({
      format: 'cardnum',
      questions: [],
      deck: {
        pool: [['TW-123', 1]],
        resources: [
          ['TW-209', 3],
          ['LE-325', 1],
        ],
        hazards: [['TW-71', 2]],
        sideboard: [['WH-2', 1]],
        sites: [['BA-93', 1]],
      },
    });
  });
});

describe('plain lines', () => {
  it('go by kind where nothing is said of parts', () => {
    const text = lines(
      '// from a letter',
      '3x Gandalf [H] (METW)',
      '2 × dodge',
      '- 2x Orc-raiders (TW)',
      'Rivendell [H] x2',
      'Ring, The One [M]',
      'One Ring, The [H] (TW)',
    );
    const { deck, format, questions } = read(text);
    expect(format).toBe('plain');
    expect(deck).toMatchObject({
      alignment: 'wizard',
      characters: [['TW-156', 3]],
      resources: [
        ['TW-209', 2],
        ['TW-347', 1],
      ],
      hazards: [['TW-75', 2]],
      sites: [['TW-421', 2]],
    });
    expect(questions).toMatchObject([{ line: 6, why: 'unknown', count: 1 }]);
  });

  it('have headings of every look', () => {
    const text = lines(
      '## Pool (2)',
      '1x Balin',
      '**Hazards: 30**',
      '1x Dodge',
      '== Sideboard against Fallen-wizards ==',
      '1x Concealment',
      '[sites]',
      '1x Lake-town [H]',
    );
    const { deck, questions } = read(text, { format: 'plain' });
    expect(questions).toEqual([]);
    expect(deck).toMatchObject({
      pool: [['TW-123', 1]],
      hazards: [['TW-209', 1]], // where the file says so
      antiFallenWizard: [['TW-204', 1]],
      sites: [['TW-406', 1]],
    });
  });

  it('may be in another language', () => {
    const text = '1x Entführer\n2x Ravisseur';
    expect(read(text).questions).toHaveLength(2);
    const names = [{ 'TW-1': 'Entführer' }, { 'TW-1': 'Ravisseur' }];
    expect(read(text, { names })).toMatchObject({
      questions: [],
      deck: { hazards: [['TW-1', 3]] },
    });
  });
});

describe('JSON', () => {
  it('asks where an id and a name disagree, or neither is known', () => {
    const text = JSON.stringify({
      mathom: 'deck',
      name: 'x',
      alignment: 'hero',
      pool: [['TW-123', 1, 'Gimli'], ['TW-123', 1], ['TW-999', 2, 'Dodge'], ['XX-1', 1], 7],
    });
    const { deck, questions } = read(text);
    expect(questions).toMatchObject([
      { line: 1, why: 'ambiguous', candidates: ['TW-123', lookup.named('Gimli')[0].id] },
      { line: 4, why: 'unknown' },
      { line: 5, why: 'unknown', text: '7' },
    ]);
    expect(deck.pool).toEqual([
      ['TW-123', 1],
      ['TW-209', 2],
    ]);
  });

  it('may have other names for parts, and objects for entries', () => {
    const deck = [{ card: 'TW-209', qty: 2 }, { name: 'Orc-raiders' }];
    const result = read(JSON.stringify({ deck, extras: [['TW-123', 1]] }));
    expect(result.deck).toMatchObject({ resources: [['TW-209', 2]], hazards: [['TW-75', 1]] });
    expect(result.questions).toMatchObject([{ line: 3, why: 'part', candidates: ['TW-123'] }]);
  });

  it('that is no deck is said to be none', () => {
    expect(asked('{"a": {"b": 1}}')).toMatchObject([{ why: 'unreadable' }]);
    expect(asked('{"a": ', { format: 'json' })).toMatchObject([{ why: 'unreadable' }]);
  });
});
