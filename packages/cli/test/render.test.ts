import { allCards } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { renderCard, SYMBOLS } from '@mathom/engine/render';
import { describe, expect, test } from 'vitest';

const card = (id: string): Card => {
  const found = allCards.find((one) => one.id === id);
  if (!found) throw new Error(`No card ${id}.`);
  return found;
};

/** Cards printed again are the same data under another number. */
const distinct = [
  ...new Map(allCards.map((one) => [JSON.stringify({ ...one, id: '' }), one])).values(),
];

// -- the words

const TOKENS = new Set(SYMBOLS.map(({ token }) => token));

/** What is wrong with a line as a piece of English, if anything is. */
function faultOf(line: string): string | undefined {
  if (line.trim() === '') return 'empty';
  if (/undefined|\[object|NaN/.test(line)) return 'a value that is no word';
  if (/ {2}|\.\.|,,| ,| \.|\(\)|;\.|:\./.test(line)) return 'punctuation';
  const marks = line.match(/\{[^}]*\}/g) ?? [];
  return marks.every((mark) => TOKENS.has(mark)) ? undefined : 'an unknown symbol';
}

test('every card reads well', () => {
  const faults: string[] = [];
  for (const one of allCards) {
    const { title, typeLine, facts, text } = renderCard(one);
    const say = (fault: string | undefined, where: string) => {
      if (fault !== undefined) faults.push(`${one.id} ${one.name}: ${fault}: ${where}`);
    };
    if (title !== one.name) say('title', title);
    if (!/^[A-Z]/.test(typeLine)) say('type line', typeLine);
    if ((one.abilities ?? []).length > 0 && text.length === 0) say('no text', '');
    for (const { label, value } of facts) say(faultOf(value), `${label}: ${value}`);
    for (const paragraph of text) {
      say(faultOf(paragraph), paragraph);
      if (!/^[A-Z+-].*[.!)]$/s.test(paragraph)) say('not a sentence', paragraph);
    }
  }
  expect(faults).toEqual([]);
});

const factsOf = (id: string): readonly string[] =>
  renderCard(card(id)).facts.map(({ label, value }) => `${label}: ${value}`);

describe('as a player reads it', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'TW-244',
      'Hero major item',
      ['Unique. Weapon. Bearer gets +3 prowess (to at most 8; at most 9 against Orcs).'],
    ],
    [
      'TW-204',
      'Hero resource short-event',
      ['Scout only: tap a scout to cancel an attack on his company.'],
    ],
    [
      'TW-27',
      'Hazard permanent-event',
      [
        'Corruption. Play on a character who is not a Wizard, Ringwraith or Hobbit. He gets 2 corruption points, and he makes a corruption check whenever a character or ally in his company becomes wounded, having been untapped or tapped before. During his organization phase, he may tap and roll (or roll at -3 without tapping): above 4, discard this card. Only one on each character.',
      ],
    ],
    [
      'TW-61',
      'Hazard long-event',
      [
        'Orc attacks get +1 strike and +1 prowess (+2 each if Doors of Night is in play). Troll attacks get +1 strike and +1 prowess. Only one copy can be in effect.',
      ],
    ],
    [
      'TW-18',
      'Hazard short-event',
      [
        "Play against a character who is not a Ringwraith or Wizard and does not bear the One Ring. His player rolls and adds that player's unused general influence: below 10, one item borne by him may go to another character in his company, and the other cards on him are discarded, and then put him back into his player's hand.",
      ],
    ],
    [
      'TW-309',
      'Hero resource short-event',
      [
        'Environment. Halve (rounding up) the strikes of one automatic-attack of a Shadow-hold {S} or Ruins & Lairs {R} until the turn ends.',
        'Or, with Gates of Morning in play, count one Shadow-land {s} as Wilderness {w}, or count a Shadow-hold {S} as Ruins & Lairs {R}, until the turn ends.',
        'Only one copy can be in effect.',
      ],
    ],
    [
      'TW-330',
      'Hero minor item',
      [
        'Tap the bearer to cancel an Undead attack on his company, or to give -2 prowess to a Spider, Animal or Wolf attack on his company. He makes a corruption check. An attack can be aimed at only before its strikes are assigned.',
      ],
    ],
    [
      'TW-176',
      'Hero character',
      [
        'Unique. +4 direct influence towards Dunlendings. +5 prowess against Nazgûl and Ringwraiths. The body of Nazgûl and Ringwraiths whose strikes Peath faces is halved (rounded up).',
      ],
    ],
    [
      'TW-51',
      'Hazard short-event',
      [
        'Raise the hazard limit against a moving company by 1 for each Border-land {b} on its path for the rest of the phase.',
      ],
    ],
    [
      'TD-4',
      'Hazard long-event',
      [
        "Unique. Dragon ahunt. A manifestation of Bairanax. When a company with Withered Heath, Gundabad, Anduin Vales or Grey Mountain Narrows on its path moves, that company must face a Dragon attack, as from a creature's card (3 strikes, prowess 12, body 6). The attacker chooses who faces the strikes. With Doors of Night in play, the same happens to a company with Northern Rhovanion, Iron Hills, Southern Rhovanion or Angmar on its path (to no company twice).",
        'If an opponent defeats its attack, this card goes into his marshalling point pile (if you do, it is eliminated).',
      ],
    ],
    [
      'DM-90',
      'Hazard permanent-event',
      [
        'Play on a character who faces a strike of an Undead attack. If the strike succeeds, he is not harmed but held prisoner at a Ruins & Lairs {R} or Shadow-hold {S}, discarding his rings with his other items. Rescue-attack: Undead, 3 strikes, prowess 8. As his untap phase begins, a body check is made against him.',
      ],
    ],
    [
      'DM-97',
      'Hazard short-event',
      [
        'Play against a moving company with at least two Wildernesses {w}{w} or a Shadow-land {s} or Dark-domain {d} on its path, and name a race of creatures other than Nazgûl, Undead or Dragons. Until the turn ends, creatures of the named race played on the company are free of the hazard limit.',
      ],
    ],
  ])('%s', (id, typeLine, text) => {
    const rendered = renderCard(card(id));
    expect(rendered.typeLine).toBe(typeLine);
    expect(rendered.text).toEqual(text);
  });

  test('the facts of a creature, a faction, a ring, a site', () => {
    expect(factsOf('TW-40')).toEqual([
      'Race: Spider',
      'Strikes: 2',
      'Prowess: 10',
      'Keyed to: two Wildernesses {w}{w}; or Heart of Mirkwood, Southern Mirkwood, Western Mirkwood or Woodland Realm, and Ruins & Lairs {R}, Shadow-holds {S} and Dark-holds {D} there',
      'Marshalling points: 1 (kill)',
    ]);
    expect(factsOf('TW-367')).toEqual([
      'Race: Elf',
      "Playable at: Thranduil's Halls",
      'Influence check: above 8',
      'Modifications: Men -1, Elves +1, Dwarves -2',
      'Marshalling points: 3 (faction)',
    ]);
    expect(factsOf('TW-196')).toContain(
      'Ring test: the One Ring on 12 or more; Dwarven ring on 10 or more; magic ring on 1 to 7; lesser ring on any total',
    );
    expect(factsOf('TW-387')).toEqual([
      'Type: Dark-hold {D}',
      'Region: Southern Mirkwood',
      'Nearest Haven: Lórien',
      'Site path: Wilderness {w}, Border-land {b}, Dark-domain {d}',
      'Cards drawn: resource player 2, hazard player 4',
      'Playable: items: minor, major and greater',
      'Automatic-attack 1: Orcs: 3 strikes, prowess 7',
      'Automatic-attack 2: Trolls: 2 strikes, prowess 8',
    ]);
    expect(factsOf('TW-445')).toEqual([
      'Type: Free-domain {f}',
      'Neighbors: Ithilien, Lebennin and Rohan',
    ]);
  });
});

// -- nothing that a card's data says goes unsaid

type Path = readonly (string | number)[];

function* parts(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  if (value === null || typeof value !== 'object') return;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one, index) => [index, one])
    : Object.entries(value);
  for (const [key, one] of entries) {
    yield [[...path, key], one];
    yield* parts(one, [...path, key]);
  }
}

/** The same data with one part of it changed. */
function changed(value: unknown, [key, ...rest]: Path, to: (old: unknown) => unknown): unknown {
  if (key === undefined) return to(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as {
    [key: string | number]: unknown;
  };
  copy[key] = changed(copy[key], rest, to);
  return copy;
}

const without = (value: unknown, path: Path): unknown =>
  changed(value, path.slice(0, -1), (parent) => {
    const key = path[path.length - 1];
    if (Array.isArray(parent)) return parent.filter((_, index) => index !== key);
    return Object.fromEntries(Object.entries(parent as object).filter(([name]) => name !== key));
  });

const fieldOf = (path: Path): string =>
  String([...path].reverse().find((key) => typeof key === 'string'));

/** All words that occur in a field of that name, over all cards. */
const words = new Map<string, Set<string>>();
for (const one of distinct) {
  for (const [path, value] of parts(one)) {
    if (typeof value !== 'string') continue;
    const field = fieldOf(path);
    words.set(field, (words.get(field) ?? new Set()).add(value));
  }
}

const shown = (data: unknown): string | undefined => {
  try {
    const { lacks: _, ...rendered } = renderCard(data as Card);
    return JSON.stringify(rendered);
  } catch {
    return undefined;
  }
};

/** So many other words are tried in place of one. */
const ENOUGH = 60;

/** Whether the words change if that part is left out, or is another. */
function isSaid(one: Card, now: string | undefined, path: Path, value: unknown): boolean {
  if (shown(without(one, path)) !== now) return true;
  const other = (to: unknown) => shown(changed(one, path, () => to)) !== now;
  if (typeof value === 'number') return other(value + 1);
  if (typeof value !== 'string') return false;
  return [...(words.get(fieldOf(path)) ?? [])]
    .filter((word) => word !== value)
    .slice(0, ENOUGH)
    .some(other);
}

/** Parts of the data that need no words of their own, each with the reason why. */
const UNSAID: readonly (readonly [RegExp, string, RegExp?])[] = [
  [/\.label$/, 'for menus: the option itself is told'],
  [/^(played|(asEvent\.)?plays\.\d+(\.rounds\.of\.\d)?)(\.is)?$/, 'that it can be played at all'],
  [
    /(^|\.)(does|then)\.\d+\.(on|company)$/,
    'the company, or the card, that the text is about anyway',
  ],
  [/\.user$/, 'a user who is the bearer tells only whose company is meant'],
  [/\.on\.company\.moving$/, 'it moves, as the event says'],
  [/\.what$/, 'the one thing there is: the region aimed at, the card played with it'],
  [/\.window\.turn$/, 'the council is in the turn of nobody'],
  [/\.kind(\.\d)?$/, 'told by the name, the race or the skill'],
  [/\.by$/, 'half is half'],
  [/\.borneBy$/, 'nobody but a character bears a ring'],
  [/\.ofPlayer$/, 'whose company it is stands with the company'],
  [/^abilities\.\d\.to$/, 'a Wizardhaven is a haven'],
  [/\.who$/, 'whoever plays it rolls'],
  [/\.optional$/, 'playing a card may be declined anyway'],
  [/^site\.path$/, 'a path of no regions is none'],
  [/\.on\.phase$/, 'a company enters in its site phase'],
  [/\.does\.0\.then\.0\.to$/, 'what was chosen just before is what is put there'],
  [
    /^abilities\.\d\.of\.each\.gives(\.\d)?$/,
    'an item is worth something as one; what was slain, or is a trophy, is no item',
  ],
  [/^abilities\.0\.on\.card\.whose$/, 'the Wizard of whom a card speaks is that of its player'],
  [/^also(Resource|Hazard)$/, 'each of its ways says as what the card is played'],
  [
    /\.player$/,
    'what was looked at goes back to that deck',
    /^(TW-282|TW-299|LE-333|DM-70|BA-16)$/,
  ],
  [/\.a\.is$/, 'whoever may be chosen is the one spoken of', /^TD-89$/],
  [
    /\.abilities\.[01](\..*)?$/,
    'until the strike has succeeded nothing is felt: what is taken is given back meanwhile',
    /^DM-102$/,
  ],
  [/\.on\.card\.class$/, 'one of those named just before', /^(DM-32|LE-382)$/],
  [/\.stat\.basis$/, 'who has no body at all has none on his card', /^AS-25$/],
  [/\.inAttack$/, 'strikes against him are of attacks on him', /^WH-44$/],
];

test('all of the data of every card is said', () => {
  const unsaid: string[] = [];
  const needed = new Set<string>();
  for (const one of distinct) {
    const now = shown(one);
    for (const [path, value] of parts(one)) {
      // the number of the card, and what lacks, are told apart from the text
      if (path[0] === 'id' || path[0] === 'lacks') continue;
      if (isSaid(one, now, path, value)) continue;
      const where = path.join('.');
      const reason = UNSAID.find(
        ([pattern, , of]) => pattern.test(where) && (of === undefined || of.test(one.id)),
      );
      if (reason) needed.add(reason[1]);
      else unsaid.push(`${one.id} ${one.name}: ${where} is ${JSON.stringify(value)}`);
    }
  }
  expect(unsaid).toEqual([]);
  // a reason that no card needs any more goes
  expect(UNSAID.map(([, why]) => why).filter((why) => !needed.has(why))).toEqual([]);
}, 600_000);
