import type {
  AllyCard,
  Card,
  CardFilter,
  CharacterCard,
  CreatureCard,
  EventCard,
  FactionCard,
  ItemCard,
  PlayerKind,
  RegionCard,
  SiteCard,
  Value,
} from '../language/index.ts';
import { ofSites } from './about.ts';
import { keyPhrase, specLine, specRace, specStrikes } from './attack.ts';
import { condition, ifClause } from './condition.ts';
import { cards } from './filter.ts';
import type { Speech } from './roles.ts';

import { amount } from './value.ts';
import {
  a,
  classWord,
  keywordWord,
  list,
  many,
  pathWords,
  playerKindWord,
  raceNoun,
  regionWord,
  signedNumber,
  siteWord,
  sourceWord,
  typeWord,
  unknown,
} from './words.ts';

const ofPlayers = (kinds: true | readonly PlayerKind[]): string =>
  kinds === true ? '' : ` of a ${list(kinds.map(playerKindWord), 'or')} player`;

/** Each fact is a text of its own: its words do not lean on those of another. */
type Fresh = () => Speech;

/** One printed fact of a card: "Prowess", "6". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const fact = (label: string, value: string): Fact => ({ label, value });
const given = (label: string, value: string | number | undefined): readonly Fact[] =>
  value === undefined ? [] : [fact(label, String(value))];

export const factsOf = (card: Card, fresh: Fresh): readonly Fact[] => [
  ...kindFacts(card, fresh),
  ...(card.stagePoints === undefined
    ? []
    : [fact('Stage points', `${amount(card.stagePoints, fresh())}${whoStrays(card)}`)]),
];

/** Whose the stage points are, and when, where it is not its own player's while it lies in play. */
function whoStrays(card: Card): string {
  if (card.kind === 'site') return ' (while a company of yours is here)';
  return card.kind === 'event' && card.side === 'hazard'
    ? ' (for the player of the Fallen-wizard on whom it lies)'
    : '';
}

function kindFacts(card: Card, fresh: Fresh): readonly Fact[] {
  switch (card.kind) {
    case 'character':
      return characterFacts(card, fresh);
    case 'item':
      return itemFacts(card, fresh);
    case 'ally':
      return allyFacts(card, fresh);
    case 'faction':
      return factionFacts(card, fresh);
    case 'event':
      return eventFacts(card, fresh);
    case 'creature':
      return creatureFacts(card, fresh);
    case 'site':
      return siteFacts(card, fresh);
    case 'region':
      return regionFacts(card);
    default:
      return unknown('kind of card', card);
  }
}

const points = (value: Value | undefined, source: string, fresh: Fresh): readonly Fact[] =>
  value === undefined ? [] : [fact('Marshalling points', worth(amount(value, fresh()), source))];

/** "2 (item)", "2 (4 if the bearer is a Dwarf; item)" */
const worth = (n: string, source: string): string =>
  n.endsWith(')') ? `${n.slice(0, -1)}; ${source})` : `${n} (${source})`;

const skills = (of: readonly string[] | undefined): readonly Fact[] =>
  of === undefined || of.length === 0 ? [] : [fact('Skills', list(of))];

function characterFacts(card: CharacterCard, fresh: Fresh): readonly Fact[] {
  const home = card.home.map((one) =>
    typeof one === 'string' ? one : cards(ofSites(one.any), fresh(), 'any'),
  );
  return [
    ...given('Race', card.race),
    ...skills(card.skills),
    fact('Prowess', String(card.prowess)),
    fact('Body', String(card.body)),
    ...given('Mind', card.mind),
    fact('Direct influence', String(card.influence)),
    ...(card.discardedOn
      ? [fact('Discarded by a body check of', list(card.discardedOn.map(String), 'or'))]
      : []),
    fact('Home site', home.length > 0 ? list(home, 'or') : 'none'),
    ...(card.neverStarts ? [fact('Starting company', 'never in one')] : []),
    ...given('General influence of his player', card.generalInfluence),
    // who is only ever a hazard is worth something to whoever defeats him
    ...points(card.points, card.hazardOnly ? 'kill' : 'character', fresh),
  ];
}

const STAYS: Record<`${NonNullable<ItemCard['stays']>}`, string> = {
  true: 'not stored, transferred or stolen',
  untransferred: 'not transferred',
};

function itemFacts(card: ItemCard, fresh: Fresh): readonly Fact[] {
  const where: Fact[] = [];
  const tapped = card.tappedSite ? ' (even if the site is tapped)' : '';
  if (card.at !== undefined) {
    where.push(fact('Playable at', `${cards(ofSites(card.at), fresh(), 'a')}${tapped}`));
  }
  if (card.alsoAt !== undefined)
    where.push(fact('Also playable at', cards(ofSites(card.alsoAt), fresh(), 'a')));
  if (card.notAt?.not !== undefined && Object.keys(card.notAt).length === 1) {
    const ways = card.notAt.not.any ?? [card.notAt.not];
    const only = list(
      ways.map((way) => cards(ofSites(way), fresh(), 'a')),
      'or',
    );
    where.push(
      fact('Playable only at', `${only}, where ${classWord(card.class)} items are playable`),
    );
  } else if (card.notAt !== undefined) {
    where.push(fact('Not playable at', cards(ofSites(card.notAt), fresh(), 'a')));
  }
  const tests = (card.tests ?? []).map(
    ({ ring, totals, search }) =>
      `${keywordWord(ring)} ${totalsPhrase(totals)}${search ? ' (you may look for one in your deck and discard pile)' : ''}`,
  );
  return [
    fact('Corruption points', amount(card.corruption, fresh())),
    ...where,
    ...(card.need === undefined ? [] : [fact('Playable if', condition(card.need, fresh()))]),
    ...(card.by === undefined ? [] : [fact('Playable on', cards(card.by, fresh(), 'a'))]),
    ...(card.bearer === undefined ? [] : [fact('Borne only by', cards(card.bearer, fresh(), 'a'))]),
    ...(card.usedBy === undefined
      ? []
      : [
          fact('Of use to', `${raceNoun(card.usedBy).many} alone, even if they use no other items`),
        ]),
    ...(card.sparesSite ? [fact('Does not tap the site', 'when it is played')] : []),
    ...(card.neverStarts === undefined
      ? []
      : [fact('Starting company', `never with one${ofPlayers(card.neverStarts)}`)]),
    ...(card.stays ? [fact('Stays with its bearer', STAYS[`${card.stays}`])] : []),
    ...(tests.length > 0 ? [fact('Ring test', tests.join('; '))] : []),
    ...(card.neverByStoring
      ? [fact('Not by storing', 'no test of a gold ring that is being stored brings it into play')]
      : []),
    ...points(card.points, 'item', fresh),
  ];
}

/** Beyond this no dice go: there is no limit on that side. */
const OPEN = 50;

function totalsPhrase([low, high]: readonly [number, number]): string {
  if (low < -OPEN && high > OPEN) return 'on any total';
  if (high > OPEN) return `on ${low} or more`;
  if (low < -OPEN) return `on ${high} or less`;
  return `on ${low} to ${high}`;
}

/** Where, and by whom, an ally or a faction can be played. */
const playable = (card: AllyCard | FactionCard, fresh: Fresh): readonly Fact[] => {
  const tapped = card.tappedSite ? ' (even if the site is tapped)' : '';
  return [
    fact('Playable at', `${cards(ofSites(card.at), fresh(), 'a')}${tapped}`),
    ...(card.by === undefined ? [] : [fact('Playable by', cards(card.by, fresh(), 'a'))]),
  ];
};

function allyFacts(card: AllyCard, fresh: Fresh): readonly Fact[] {
  return [
    ...given('Race', card.race),
    ...skills(card.skills),
    ...given('Prowess', card.prowess),
    ...given('Body', card.body),
    fact('Mind', String(card.mind)),
    ...given('Direct influence', card.influence),
    ...playable(card, fresh),
    ...(card.freelyBy === undefined
      ? []
      : [
          fact(
            'Playable anywhere',
            `by ${cards(card.freelyBy, fresh(), 'a')} (even if the site is tapped; neither he nor the site taps for it)`,
          ),
        ]),
    ...(card.winsFactions ? [fact('May influence factions', 'like a character')] : []),
    ...(card.sparesSite ? [fact('Does not tap the site', 'when it is played')] : []),
    ...(card.overt ? [fact('Its company', 'overt')] : []),
    ...points(card.points, 'ally', fresh),
  ];
}

/** Who influences, or another faction on the table: "Men", "Hillmen in play". */
const modifier = (of: CardFilter, fresh: Fresh): string =>
  of.kind !== 'faction'
    ? cards(of, fresh(), 'many')
    : `${cards(of, fresh(), 'a')} in play${of.name === undefined ? ' (counted once, however many there are)' : ''}`;

function factionFacts(card: FactionCard, fresh: Fresh): readonly Fact[] {
  const modifications = card.modifications.map(
    ({ a: whose, by, when }) =>
      `${modifier(whose, fresh)} ${signedNumber(by)}${when === undefined ? '' : ` if ${condition(when, fresh())}`}`,
  );
  return [
    ...given('Race', card.race),
    ...playable(card, fresh),
    ...(card.need === undefined ? [] : [fact('Playable if', condition(card.need, fresh()))]),
    fact('Influence check', card.number === undefined ? 'none' : `above ${card.number}`),
    ...(card.numberInPlay === undefined
      ? []
      : [
          fact(
            'Check to influence it away',
            card.numberInPlay === 'never'
              ? 'none: no opponent can influence it'
              : `above ${card.numberInPlay}`,
          ),
        ]),
    ...(card.deafTo === undefined
      ? []
      : [fact('Without effect on the check', cards(card.deafTo, fresh(), 'a'))]),
    // a gift changes the check too: with that alone "none" would say too much
    ...(modifications.length > 0 || card.forItem === undefined
      ? [fact('Modifications', modifications.length > 0 ? modifications.join(', ') : 'none')]
      : []),
    ...(card.led === undefined
      ? []
      : [
          fact(
            'Control',
            `${a(list(card.led, 'or'))} leader who wins it may take it under his control, and then the site is not tapped; three or more such factions that one leader controls give 2 more marshalling points`,
          ),
        ]),
    ...(card.forItem === undefined
      ? []
      : [
          fact(
            'For one item that the influencer discards',
            list(
              card.forItem.map(({ class: item, by }) => `${signedNumber(by)} (${classWord(item)})`),
              'or',
            ),
          ),
        ]),
    ...points(card.points, 'faction', fresh),
  ];
}

/** What an event is as a site. */
function faceFacts({ site }: EventCard, fresh: Fresh): readonly Fact[] {
  if (site === undefined) return [];
  const where =
    site.region === undefined
      ? site.regionType === undefined
        ? ''
        : ` in the last region of the way, ${a(regionWord(site.regionType))} within reach of region movement, which is named as it is played`
      : ` in ${site.region}`;
  const items = site.items.flatMap((one) => (typeof one === 'string' ? [classWord(one)] : []));
  return [
    fact('Lies as a site', `${siteWord(site.type)}${where}, the new site of the company`),
    ...(site.haven === undefined
      ? []
      : [
          fact(
            `Path to ${site.haven}`,
            `${pathWords([...site.path].reverse())}${site.oneWay ? ' (and not back)' : ''}`,
          ),
        ]),
    fact(
      'Cards drawn',
      `resource player ${site.draws.resource}, hazard player ${site.draws.hazard}`,
    ),
    ...(items.length > 0 ? [fact('Playable', `items: ${list(items)}`)] : []),
    ...site.attacks.map((spec) => fact('Automatic-attack', specLine(spec, fresh()))),
    fact('Discarded', 'when the company has gone on to another site'),
  ];
}

function eventFacts(card: EventCard, fresh: Fresh): readonly Fact[] {
  return [
    ...faceFacts(card, fresh),
    ...(card.corruption === undefined
      ? []
      : [fact('Corruption points', amount(card.corruption, fresh()))]),
    ...(card.points === undefined
      ? []
      : points(card.points.value, sourceWord(card.points.source), fresh)),
    ...given('Points once its condition holds', card.points?.inParentheses),
    ...(card.neverStarts ? [fact('Starting Stage card', 'never')] : []),
  ];
}

function creatureFacts(card: CreatureCard, fresh: Fresh): readonly Fact[] {
  const { attack } = card;
  const detained =
    attack.detainment === undefined
      ? []
      : [
          fact(
            'Detainment',
            attack.detainment === true ? 'always' : `if ${condition(attack.detainment, fresh())}`,
          ),
        ];
  const star = card.asterisk ? '; none for a Wizard or Fallen-wizard player' : '';
  return [
    fact('Race', raceFact(card, fresh)),
    ...given('Attacks', attack.attacks),
    fact('Strikes', specStrikes(attack, fresh())),
    fact('Prowess', amount(attack.prowess, fresh())),
    ...(attack.body === undefined ? [] : [fact('Body', amount(attack.body, fresh()))]),
    ...detained,
    fact('Keyed to', card.keys.length > 0 ? keyPhrase(card.keys, fresh()) : 'nothing'),
    fact('Marshalling points', `${card.points} (kill${star})`),
  ];
}

const raceFact = ({ attack }: CreatureCard, fresh: Fresh): string => {
  if (typeof attack.race === 'object' && 'raceOf' in attack.race) return specRace(attack, fresh());
  const races = many(attack.race);
  return races.length === 0
    ? 'none'
    : // one attack that is of all these races
      list(
        races.map((race) => raceNoun(race).one),
        'and',
      );
};

const fromHand = ({ attackFromHand, attacks }: SiteCard): readonly Fact[] => {
  if (attackFromHand === undefined) return [];
  const places = attackFromHand.keyedTo.map((type) =>
    // creatures that need two or three of them do not come so
    a(type === 'wilderness' ? `single ${typeWord(type)}` : typeWord(type)),
  );
  const what = attackFromHand.unique ? 'creature' : 'non-unique creature';
  return [
    fact(
      attacks.length === 0 ? 'Automatic-attack' : `Automatic-attack ${attacks.length + 1}`,
      `the opponent may play a ${what} from his hand that is normally keyed to ${list(places, 'or')}; it is discarded afterwards`,
    ),
  ];
};

const ringTests = ({ when, plus }: NonNullable<SiteCard['testsGoldRings']>): Fact =>
  fact(
    'Gold rings',
    when === 'stored'
      ? `tested as they are stored here, at ${plus}`
      : `those here are tested as your end-of-turn phase begins (the site need not have been entered); all tests here at ${plus}`,
  );

function siteFacts(card: SiteCard, fresh: Fresh): readonly Fact[] {
  const items = card.items.map((one) =>
    typeof one === 'string'
      ? classWord(one)
      : `${classWord(one.class)} (only ${cards(one.only, fresh(), 'many')})`,
  );
  const offered = [
    ...(card.keywords?.includes('information') ? ['information'] : []),
    ...(items.length > 0 ? [`items: ${list(items)}`] : []),
  ];
  const attacks = card.attacks.map((spec, index) =>
    fact(
      card.attacks.length === 1 && card.attackFromHand === undefined
        ? 'Automatic-attack'
        : `Automatic-attack ${index + 1}`,
      specLine(spec, fresh()),
    ),
  );
  const { resource, hazard } = card.draws;
  return [
    fact(
      'Type',
      card.type === 'haven' && card.alignment === 'fallen-wizard'
        ? 'Wizardhaven {H}'
        : siteWord(card.type),
    ),
    ...given('Region', card.region),
    ...given(card.alignment === 'minion' ? 'Nearest Darkhaven' : 'Nearest Haven', card.haven),
    ...(card.path.length > 0
      ? [fact(card.type === 'haven' ? 'Site path for hazards' : 'Site path', pathWords(card.path))]
      : []),
    ...(card.havens ?? []).map(({ to, path }) => fact(`Path to ${to}`, pathWords(path))),
    fact('Cards drawn', `resource player ${resource}, hazard player ${hazard}`),
    ...(offered.length > 0
      ? [
          fact(
            'Playable',
            `${offered.join('; ')}${card.itemsThoughTapped ? ' (items even if the site is tapped)' : ''}`,
          ),
        ]
      : []),
    ...attacks,
    ...fromHand(card),
    ...(card.attackFromPlay
      ? [
          fact(
            'Automatic-attack from play',
            `if ${cards(card.attackFromPlay, fresh(), 'a')} lies in play as a permanent-event, it has to come as one more${typeof card.attackFromPlay.name === 'string' ? '' : ' (if there are several, only one of them, and the attacker chooses which)'}; it is discarded afterwards, defeated or not`,
          ),
        ]
      : []),
    ...(card.points
      ? [fact('Marshalling points', `${card.points} (miscellaneous) once it is stored`)]
      : []),
    ...(card.hoard ? [fact('Hoard', 'always')] : []),
    ...(card.onlyAtHome
      ? [
          fact(
            'Characters',
            `${cards({ kind: 'character', ...card.onlyAtHome }, fresh(), 'many')} are brought into play here only if this is a home site of theirs`,
          ),
        ]
      : []),
    ...(card.closedTo
      ? [
          fact(
            'Closed to',
            `companies with ${cards({ kind: 'character', ...card.closedTo }, fresh(), 'a')}: they may not move here`,
          ),
        ]
      : []),
    ...(card.testsGoldRings ? [ringTests(card.testsGoldRings)] : []),
    ...given('Lair of', card.lair),
    ...(card.beneath
      ? [
          fact(
            'Surface site',
            `${cards(ofSites(card.beneath.a), fresh(), 'one')} from which a company moves here (no roll needed either way), ${ifClause(card.beneath.need, fresh())}; only one under each, but any number of them in the location deck`,
          ),
        ]
      : []),
    // those that lie in no region lie beneath none of its sites
    ...(card.underDeeps && card.region === undefined && card.beneath === undefined
      ? [fact('Surface site', 'none')]
      : []),
    ...(card.adjacent ?? []).map(({ to, roll }) =>
      fact(
        'Adjacent',
        `${typeof to === 'string' ? to : to.chosen ? `${cards(ofSites(to.any), fresh(), 'one')}, settled as this card is played` : cards(ofSites(to.any), fresh(), 'any')} (${roll > 0 ? `roll ${roll} or more` : 'no roll needed'})`,
      ),
    ),
  ];
}

const regionFacts = (card: RegionCard): readonly Fact[] => [
  fact('Type', regionWord(card.type)),
  fact('Neighbors', list(card.adjacent)),
];
