import type { Ability, Card, CreatureCard, Keyword, SiteCard } from '../language/index.ts';
import { groupPhrase } from './action.ts';
import { specRules } from './attack.ts';
import { abilityText, alternatively, isShort } from './card-abilities.ts';
import { eventText } from './card-event.ts';
import { rolesOf, type Settings, settingsOf } from './card-roles.ts';
import { ifClause } from './condition.ts';
import { type Fact, factsOf } from './facts.ts';
import { type Roles, Speech, speak } from './roles.ts';
import { saidFacts } from './said-facts.ts';
import {
  alignmentWord,
  capital,
  classWord,
  eventWord,
  keywordWord,
  list,
  ordinal,
  sentence,
  unknown,
} from './words.ts';

/** A card as a player reads it. */
export interface RenderedCard {
  readonly title: string;
  readonly typeLine: string;
  readonly facts: readonly Fact[];
  /** paragraphs */
  readonly text: readonly string[];
  /** what of the printed card is not enforced yet */
  readonly lacks?: string;
}

export function renderCard(card: Card): RenderedCard {
  const roles = rolesOf(card);
  const settings = settingsOf(card);
  return {
    title: card.name,
    typeLine: typeLine(card),
    facts: factsOf(card, () => new Speech(roles, settings)),
    text: paragraphs(card, roles, settings),
    ...(card.lacks === undefined ? {} : { lacks: card.lacks }),
  };
}

/** The card for a terminal. */
export function cardText(card: Card): string {
  const { title, typeLine: type, facts, text, lacks } = renderCard(card);
  return [
    title,
    type,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...text,
    ...(lacks === undefined ? [] : [`Not enforced yet: ${lacks}.`]),
  ].join('\n');
}

function typeLine(card: Card): string {
  const words = [alignmentWord(card.alignment), ...kindWords(card)];
  return capital(words.filter((word) => word !== '').join(' '));
}

function kindWords(card: Card): readonly string[] {
  switch (card.kind) {
    case 'character':
      return [card.avatar ? 'character (avatar)' : card.hazardOnly ? 'hazard agent' : 'character'];
    case 'item':
      return [classWord(card.class), 'item'];
    case 'event':
      return [
        card.side,
        eventWord(card.duration),
        ...(card.or === undefined ? [] : [`or ${eventWord(card.or)}`]),
      ];
    case 'creature':
      return [
        'hazard creature',
        ...(card.asEvent ? [`or ${eventWord(card.asEvent.duration)}`] : []),
      ];
    case 'site':
      return [...(card.underDeeps ? ['Under-deeps'] : []), 'site'];
    case 'ally':
    case 'faction':
    case 'region':
      return [card.kind];
    default:
      return unknown('kind of card', card);
  }
}

/** Single words at the head: "Unique. Weapon." */
function header(card: Card): string {
  const words: string[] = [];
  if (card.unique) words.push('unique');
  if (card.kind === 'item' && card.slot !== undefined) words.push(card.slot);
  for (const keyword of card.keywords ?? []) {
    // what is playable at a site is among its facts
    const told = card.kind === 'site' && keyword === 'information';
    if (!told) words.push(keywordWord(keyword));
  }
  if (card.kind === 'character' && card.agent) words.push('agent');
  if (card.magic !== undefined)
    words.push(card.kind === 'character' ? `can use ${list(card.magic)}` : list(card.magic));
  if (card.specific !== undefined)
    words.push(
      card.kind === 'site'
        ? `only ${card.specific}'s companies may use this card`
        : `${card.specific} specific`,
    );
  if (card.startingItem)
    words.push(
      `may start the game in place of a minor item${card.startingItem === 'drafted' ? ', and is shown in the draft like a character' : ''}`,
    );
  if (card.manifestationOf !== undefined) words.push(manifestation(card, card.manifestationOf));
  if (card.kind === 'character' && card.alwaysFollows)
    words.push(
      'may always be played as a follower of your Ringwraith, and takes no influence to control then',
    );
  if (card.kind === 'character' && card.alongside !== undefined)
    words.push(
      `if ${list(card.alongside, 'or')} was played this turn, may be played too, and does not count as the one character of the turn`,
    );
  if (card.kind === 'character' && card.homeOnly) {
    words.push('after the start of the game, may come into play only at the home site');
  }
  return words.map(sentence).join(' ');
}

/** Some bear the name of the being themselves: then it is the others that are to be told of. */
const manifestation = (card: Card, of: string): string => {
  // who is played as an avatar sends all others away (coe/g.man.2)
  const alone =
    card.kind === 'character' && card.avatar && card.alignment === 'balrog'
      ? `; all other manifestations of ${of} are discarded as ${card.name} comes into play`
      : '';
  if (of !== card.name) return `a manifestation of ${of}${alone}`;
  return card.kind === 'faction'
    ? 'the hero and the minion cards of this name are the same faction'
    : `${list(card.otherForms ?? ['other cards'])} and this card are manifestations of the same being`;
};

function paragraphs(whole: Card, roles: Roles, settings: Settings): readonly string[] {
  const stored = (whole.abilities ?? []).filter((ability) => ability.stored);
  const card: Card =
    stored.length === 0
      ? whole
      : { ...whole, abilities: whole.abilities!.filter((ability) => !ability.stored) };
  const body =
    card.kind === 'event'
      ? eventText(card, roles, settings, stored)
      : closed(
          card,
          card.kind === 'creature'
            ? creatureText(card, roles, settings)
            : card.kind === 'site'
              ? siteText(card, roles, settings)
              : [
                  ...impliedText(card),
                  ...playedText(card, roles, settings),
                  ...abilityText(card.abilities ?? [], roles, settings),
                ],
          speak(roles, settings, (s) => saidFacts(card, s).map(sentence).join(' ')),
        );
  const [first = '', ...rest] = body;
  return [[header(card), first].filter((text) => text !== '').join(' '), ...rest]
    .filter((text) => text !== '')
    .concat(onceStored(stored, roles, settings));
}

/** What it says only when it is stored. */
const onceStored = (
  abilities: readonly Ability[],
  roles: Roles,
  settings: Settings,
): readonly string[] =>
  abilityText(abilities, roles, settings).map((text) => `Once it is stored: ${text}`);

/** Facts run on where the text ends with something short, and have a paragraph otherwise. */
function closed(card: Card, text: readonly string[], facts: string): readonly string[] {
  const last = card.abilities?.at(-1);
  const [end, ...before] = [...text].reverse();
  if (facts === '' || end === undefined || (last !== undefined && !isShort(last))) {
    return [...text, facts];
  }
  return [...before.reverse(), `${end} ${facts}`];
}

/** What the rules say of a sort of card, and players look for on it. */
function impliedText(card: Card): readonly string[] {
  if (card.kind !== 'item') return [];
  if (card.tests !== undefined) {
    return ['Discard this ring when it is tested: the total tells which rings may then be played.'];
  }
  const isRing = card.keywords?.some((keyword) => TESTED.includes(keyword));
  return isRing ? ['Can be played only after the test of a gold ring that allows it.'] : [];
}

/** An item that is not played at a site as others are. */
function playedText(card: Card, roles: Roles, settings: Settings): readonly string[] {
  if (card.kind !== 'item' || card.played === undefined) return [];
  const { played } = card;
  return [
    sentence(
      `how it is played, and in no other way: ${speak(roles, settings, (s) => groupPhrase([played], s, 'for'))}`,
    ),
  ];
}

const TESTED: readonly Keyword[] = [
  'the-one-ring',
  'dwarven-ring',
  'magic-ring',
  'spirit-ring',
  'lesser-ring',
];

function creatureText(card: CreatureCard, roles: Roles, settings: Settings): readonly string[] {
  const out: string[] = [];
  if (card.need !== undefined) {
    out.push(speak(roles, settings, (s) => sentence(`play only ${ifClause(card.need!, s)}`)));
  }
  out.push(
    speak(roles, settings, (s) => {
      const { detainment: _, ...spec } = card.attack;
      return specRules(spec, s).join(' ');
    }),
  );
  const fight = out.filter((text) => text !== '').join(' ');
  const asEvent = card.asEvent;
  if (asEvent === undefined) return [fight, ...abilityText(card.abilities ?? [], roles, settings)];
  const ways = asEvent.plays
    .map((way) => speak(roles, settings, (s) => groupPhrase([way], s, 'against')))
    .filter((way) => way !== '');
  const abilities = abilityText(card.abilities ?? [], roles, settings);
  const rest = abilities.length === 0 ? '' : ', and only then has the text that follows';
  const played = `may be played as a ${eventWord(asEvent.duration)} instead${rest}`;
  return [
    fight,
    [sentence(played), ...ways.map((way, i) => sentence(i === 0 ? way : alternatively(way)))].join(
      ' ',
    ),
    ...abilities,
  ];
}

function siteText(card: SiteCard, roles: Roles, settings: Settings): readonly string[] {
  const rules = card.attacks.map((spec, index) =>
    speak(roles, settings, (s) => {
      const which =
        card.attacks.length === 1
          ? 'the automatic-attack'
          : `the ${ordinal(index + 1)} automatic-attack`;
      const { detainment: _, ...rest } = spec;
      return specRules(rest, s, which).join(' ');
    }),
  );
  return [...rules, ...abilityText(card.abilities ?? [], roles, settings)].filter(
    (text) => text !== '',
  );
}
