import type {
  Ability,
  Action,
  Card,
  CreatureCard,
  EventCard,
  Keyword,
  SiteCard,
} from '../language/index.ts';
import { abilityPhrases } from './ability.ts';
import { grouped, groupPhrase, isRemoval, type Mode } from './action.ts';
import { specRules } from './attack.ts';
import { ifClause } from './condition.ts';
import { ENGLISH } from './english.ts';
import { type Fact, factsOf } from './facts.ts';
import { cards } from './filter.ts';
import { type Role, type Roles, role, type Sort, Speech, speak } from './roles.ts';
import { saidFacts } from './said-facts.ts';
import { run } from './tongue.ts';
import { amount } from './value.ts';
import {
  alignmentWord,
  capital,
  classWord,
  eventWord,
  keywordWord,
  list,
  ordinal,
  same,
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

// -- who speaks

/** For one player of minions alone, whose avatar is known by that. */
const isOfOneLord = ({ specific, alignment }: Card): boolean =>
  specific !== undefined && alignment === 'minion';

const settingsOf = (card: Card) => ({
  tongue: ENGLISH,
  avatar: isOfOneLord(card)
    ? 'avatar'
    : card.alignment === 'hero'
      ? 'Wizard'
      : card.alignment === 'minion'
        ? 'Ringwraith'
        : 'avatar',
  activeCompany: 'the company',
  hazard: card.kind === 'creature' || (card.kind === 'event' && card.side === 'hazard'),
});

function selfRole(card: Card): Role {
  switch (card.kind) {
    case 'character':
    case 'ally':
      return role('self', 'person', card.name, { named: true });
    case 'creature':
      return role('self', 'thing', card.name, { named: true });
    case 'item':
      return role('self', 'thing', 'this item', { named: true, carried: true });
    case 'site':
      return role('self', 'site', 'this site', { named: true });
    case 'faction':
      return role('self', 'thing', 'this faction', { named: true });
    case 'event':
    case 'region':
      return role('self', 'thing', 'this card', { named: true });
    default:
      return unknown('kind of card', card);
  }
}

const BEARERS: Record<Sort, string> = {
  person: 'the bearer',
  company: 'the company',
  site: 'the site',
  thing: 'the item',
  attack: 'the attack',
};

function rolesOf(card: Card): Roles {
  const avatar = role(
    'avatar',
    'person',
    isOfOneLord(card) ? `the ${card.specific}` : `your ${settingsOf(card).avatar}`,
  );
  const roles = { self: selfRole(card), avatar };
  if (card.kind === 'ally') {
    return { ...roles, bearer: role('bearer', 'person', 'the controlling character') };
  }
  if (card.kind === 'faction') return { ...roles, bearer: role('bearer', 'person', 'its leader') };
  if (card.kind === 'event' && card.ally?.ofFoe)
    return { ...roles, bearer: role('bearer', 'thing', 'the ally') };
  // it comes to lie with a card of which it says what that is worth
  if (
    card.kind === 'event' &&
    card.on === undefined &&
    card.abilities?.some((x) => x.is === 'modify' && x.stat === 'points' && x.of === 'bearer')
  )
    return { ...roles, bearer: role('bearer', 'thing', 'that card') };
  // it lies on a company only until it lies with the agent for whom it is
  if (card.abilities?.some((x) => x.is === 'grant' && x.ability === 'be-summoned'))
    return { ...roles, bearer: role('bearer', 'person', 'the agent with whom it lies') };
  if (card.kind === 'event' && card.on === 'target') {
    const sort = targetSort(card);
    const name = targetName(card);
    if (name !== undefined)
      return { ...roles, bearer: role('target', sort, name, { named: true }) };
    const first = card.plays[0]?.targets?.[0];
    if (first?.target === 'card' && (first.a.kind === 'event' || first.a.kind === 'faction'))
      return { ...roles, bearer: role('target', 'thing', `that ${first.a.kind}`) };
    // a card played on a strike stays with the one who faces it
    const onStrike = card.plays[0]?.targets?.[0]?.target === 'strike';
    const key = onStrike ? 'target-defender' : 'target';
    const noun = onSiteOrDragon(card) ? 'the site or Dragon card' : BEARERS[sort];
    return { ...roles, bearer: role(key, sort, noun, bearerFirst(sort)) };
  }
  return roles;
}

/** It lies on a site, or on the Dragon that is at home there. */
const onSiteOrDragon = ({ plays }: EventCard): boolean =>
  plays.some((way) => way.targets?.[0]?.target === 'site') &&
  plays.some((way) => {
    const target = way.targets?.[0];
    return target?.target === 'card' && target.a.keyword === 'at-home';
  });

const bearerFirst = (sort: Sort): Partial<Role> => (sort === 'thing' ? { carried: true } : {});

/** The one card it can be on, if it names one. */
function targetName(card: EventCard): string | undefined {
  const target = card.plays[0]?.targets?.[0];
  const name = target?.target === 'card' ? target.a.name : undefined;
  return typeof name === 'string' ? name : undefined;
}

function targetSort(card: EventCard): Sort {
  const target = card.plays[0]?.targets?.[0];
  if (target === undefined) return 'person';
  if (target.target === 'company') return 'company';
  if (target.target === 'site') return 'site';
  if (target.target !== 'card') return 'person';
  return target.a.kind === 'item' ? 'thing' : target.a.kind === 'site' ? 'site' : 'person';
}

// -- the type line

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

// -- the text

type Settings = ReturnType<typeof settingsOf>;

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
  if (card.specific !== undefined) words.push(`${card.specific} specific`);
  if (card.kind === 'event' && card.overt) words.push('the company of its bearer is overt');
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
  if (of !== card.name) return `a manifestation of ${of}`;
  return card.kind === 'faction'
    ? 'the hero and the minion cards of this name are the same faction'
    : 'other cards are manifestations of the same being';
};

function paragraphs(whole: Card, roles: Roles, settings: Settings): readonly string[] {
  const stored = (whole.abilities ?? []).filter((ability) => ability.stored);
  const card: Card =
    stored.length === 0
      ? whole
      : { ...whole, abilities: whole.abilities!.filter((ability) => !ability.stored) };
  const body =
    card.kind === 'event'
      ? eventText(card, roles, settings)
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

/** Short things run on in one paragraph; what can be done, and what happens, has its own. */
function abilityText(
  abilities: readonly Ability[],
  roles: Roles,
  settings: Settings,
): readonly string[] {
  const out: string[] = [];
  let open = true;
  for (const group of inParagraphs(abilities, new Speech(roles, settings))) {
    const said = speak(roles, settings, (s) =>
      abilityPhrases(group, s, true).map(sentence).join(' '),
    );
    const short = isShort(group[0]!);
    if (short && open && out.length > 0) out[out.length - 1] += ` ${said}`;
    else out.push(said);
    open = short;
  }
  return out;
}

const isShort = (ability: Ability): boolean => ability.is !== 'action' && ability.is !== 'trigger';

function inParagraphs(abilities: readonly Ability[], s: Speech): readonly (readonly Ability[])[] {
  const out: Ability[][] = [];
  for (let i = 0; i < abilities.length; ) {
    const first = abilities[i]!;
    let end = i + 1;
    const goesOn = (ability: Ability) =>
      isShort(first) ? isShort(ability) : first.is === 'action' && ability.is === 'action';
    while (end < abilities.length && goesOn(abilities[end]!)) end++;
    const group = abilities.slice(i, end);
    if (first.is === 'action') {
      out.push(...grouped(group as readonly Action[], s).map((actions) => [...actions]));
    } else out.push(group);
    i = end;
  }
  return out;
}

function eventText(card: EventCard, roles: Roles, settings: Settings): readonly string[] {
  const ends: string[] = [];
  if (card.alsoResource) ends.push('it may be played as a resource as well');
  if (card.alsoHazard) ends.push('it may be played as a hazard as well');
  if (card.avatar) ends.push('whoever has it in play is Sauron, in place of having an avatar');
  if (card.freeOfLimit) ends.push('it is free of the hazard limit');
  if (card.reshuffles === true)
    ends.push('at any time you may show it in your hand and shuffle it into your play deck');
  if (card.reshuffles === 'from-sideboard')
    ends.push(
      'during your organization phase you may shuffle it from your sideboard into your play deck',
    );
  if (card.seen !== undefined) {
    const { seen } = card;
    ends.push(
      speak(
        roles,
        settings,
        (s) =>
          `${card.plays.length === 0 ? 'this card cannot be played. ' : ''}If an opponent sees it in your hand by a card of his, or by what one lets him do: ${run(seen, s)}`,
      ),
    );
  }
  if (card.bearerUses !== undefined) {
    const { bearerUses: keyword } = card;
    ends.push(
      speak(roles, settings, (s) =>
        keyword === 'no-items'
          ? `${s.he('bearer')} may bear items, but cannot use them`
          : `${cards({ keyword }, s, 'bare')} is of use to ${s.him('bearer')}`,
      ),
    );
  }
  if (card.standsFor !== undefined) {
    const { keyword, taps } = card.standsFor;
    ends.push(
      speak(
        roles,
        settings,
        (s) =>
          `where ${cards({ keyword }, s, 'a')} with a company must be discarded as a price, you may tap ${cards(taps, s, 'a')} of that company and discard this card from your hand instead`,
      ),
    );
  }
  const facts = speak(roles, settings, (s) =>
    saidFacts(card, s, onEach(card)).map(sentence).join(' '),
  );
  const end = [...ends.map(sentence), facts].filter((text) => text !== '').join(' ');
  const abilities = card.abilities ?? [];
  if (card.on === 'target') {
    const own = (ability: Ability) => ability.is === 'action' && !isRemoval(ability);
    const all = speak(roles, settings, (s) => {
      const stays = card.plays.filter((way) => way.becomes === undefined);
      const ways = grouped(stays, s).map((group, index) => {
        // what another way asks for is not that of the first
        const other = !same(group[0]?.targets, card.plays[0]?.targets);
        const way = other
          ? speak(roles, settings, (fresh) => groupPhrase(group, fresh, 'on'))
          : groupPhrase(group, s, 'on');
        return index === 0 ? way : alternatively(way);
      });
      const points = card.corruption === undefined ? [] : corruptionPhrase(card, s);
      const said = abilityPhrases(
        abilities.filter((ability) => !own(ability)),
        s,
      );
      return [...ways, ...together([...points, ...said])].map(sentence).join(' ');
    });
    const uses = abilityText(abilities.filter(own), roles, settings);
    // what it is if it does not stay is told by itself
    const passing = grouped(
      card.plays.filter((way) => way.becomes !== undefined),
      new Speech(roles, settings),
    ).map((group) =>
      sentence(alternatively(speak(roles, settings, (s) => groupPhrase(group, s, 'against')))),
    );
    if (uses.length > 0) return [all, ...uses, end, ...passing].filter((text) => text !== '');
    return [[all, end].filter((text) => text !== '').join(' '), ...passing];
  }
  const mode: Mode = card.side === 'hazard' ? 'against' : 'for';
  const ways = grouped(card.plays, new Speech(roles, settings)).map((group) =>
    speak(roles, settings, (s) => groupPhrase(group, s, mode)),
  );
  const played = ways.map((way, index) => sentence(index === 0 ? way : alternatively(way)));
  const points =
    card.corruption === undefined
      ? []
      : speak(roles, settings, (s) => corruptionPhrase(card, s).map(sentence));
  const asSite = abilityText(card.site?.abilities ?? [], roles, settings);
  const asAlly =
    card.ally === undefined
      ? []
      : [asAllyText(card.ally), ...abilityText(card.ally.abilities ?? [], roles, settings)];
  const text = [
    ...played,
    ...points,
    ...abilityText(abilities, roles, settings),
    ...asSite,
    ...asAlly,
  ].filter((one) => one !== '');
  if (end === '') return text;
  return text.length === 1 && text[0]!.length < 250 ? [`${text[0]} ${end}`] : [...text, end];
}

/** The numbers of the ally that it makes of itself, or of a creature. */
function asAllyText({ ofFoe, prowess = 0, body, mind }: NonNullable<EventCard['ally']>): string {
  const who = ofFoe ? 'As an ally the creature has' : 'As an ally:';
  const its = ofFoe ? `its normal prowess ${plusOrMinus(prowess)}` : `prowess ${prowess}`;
  return `${who} ${its}, ${body === undefined ? '' : `body ${body}, `}mind ${mind}.`;
}

const plusOrMinus = (n: number): string => (n < 0 ? `minus ${-n}` : `plus ${n}`);

/** "Or (scout only): tap a scout ..." */
const alternatively = (way: string): string => {
  const [, only, rest] = /^(\w+) only: (.*)$/s.exec(way) ?? [];
  return only === undefined ? `or, ${way}` : `or (${only.toLowerCase()} only): ${rest}`;
};

/** What there may be only one on: "only one on each agent" */
const onEach = (card: EventCard): string => {
  const target = card.plays[0]?.targets?.[0];
  const isAgent = target?.target === 'card' && target.a.agent !== undefined;
  const isFaction = target?.target === 'card' && target.a.kind === 'faction';
  if (onSiteOrDragon(card)) return 'site or Dragon card';
  const isDragon = target?.target === 'card' && target.a.keyword === 'at-home';
  if (isDragon) return 'Dragon';
  if (target?.target === 'check') return 'check';
  // on one event, which has a name
  if (target?.target === 'card' && target.a.kind === undefined && target.a.name !== undefined)
    return 'card';
  return isAgent ? 'agent' : isFaction ? 'faction' : TARGETS[targetSort(card)];
};

const TARGETS: Record<Sort, string> = {
  person: 'character',
  company: 'company',
  site: 'site',
  thing: 'item',
  attack: 'attack',
};

function corruptionPhrase(card: EventCard, s: Speech): readonly string[] {
  const { sort } = s.role('bearer');
  if (sort !== 'person' && sort !== 'thing') return [];
  const n = amount(card.corruption!, s);
  const who = sort === 'person' ? s.he('bearer') : `whoever bears ${s.him('bearer')}`;
  return [`${who} gets ${n} corruption ${n === '1' ? 'point' : 'points'}`];
}

/** "he gets 2 points", "he makes a check": said in one sentence. */
function together(phrases: readonly string[]): readonly string[] {
  const [first, second, ...rest] = phrases;
  if (first?.startsWith('he gets') && second?.startsWith('he makes')) {
    return [`${first}, and ${second}`, ...rest];
  }
  return phrases;
}

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
