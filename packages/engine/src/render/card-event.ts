/** The text of an event: how it is played, what it does, what it is besides. */

import type { Ability, Action, EventCard } from '../language/index.ts';
import { abilityPhrases } from './ability.ts';
import { grouped, groupPhrase, isRemoval, type Mode } from './action.ts';
import { abilityText, alternatively } from './card-abilities.ts';
import { onSiteOrDragon, type Settings, targetSort } from './card-roles.ts';
import { cards } from './filter.ts';
import { type Roles, type Sort, Speech, speak } from './roles.ts';
import { saidFacts } from './said-facts.ts';
import { run } from './tongue.ts';
import { amount } from './value.ts';
import { many, same, sentence } from './words.ts';

/** All but what it says once it is stored, which is told apart. */
export function eventText(
  card: EventCard,
  roles: Roles,
  settings: Settings,
  stored: readonly Ability[],
): readonly string[] {
  const ends: string[] = [];
  const saysAs = card.plays.some((way) => way.as !== undefined);
  if (card.alsoResource && !saysAs) ends.push('it may be played as a resource as well');
  if (card.alsoHazard && !saysAs) ends.push('it may be played as a hazard as well');
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
          `${card.plays.length === 0 ? 'this card cannot be played. ' : ''}If an opponent sees it in your hand by a card of his, or by what one lets him do: ${ofTheOneWho(run(seen, s))}`,
      ),
    );
  }
  if (card.goesWith !== undefined)
    ends.push(
      speak(
        roles,
        settings,
        (s) => `${s.he('avatar')} takes this card along if he goes into another company`,
      ),
    );
  if (card.silences !== undefined)
    ends.push(`What ${card.silences} says itself is ignored while this card lies with it`);
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
  const onItem = comesOnItem([...abilities, ...stored]);
  if (card.on === 'target') {
    const own = (ability: Ability) => ability.is === 'action' && !isRemoval(ability);
    const all = speak(roles, settings, (s) => {
      const stays = card.plays.filter((way) => way.becomes === undefined);
      const ways = grouped(stays, s).map((group, index) => {
        // what another way asks for is not that of the first
        const other = !same(group[0]?.targets, card.plays[0]?.targets);
        const again = sameBy(group, card.plays[0]!);
        if (again !== undefined)
          return alternatively(
            `${speak(roles, settings, (fresh) => groupPhrase([again], fresh, 'on'))}, to the same effect`,
          );
        const way = other
          ? speak(roles, settings, (fresh) => groupPhrase(group, fresh, 'on'))
          : groupPhrase(group, s, 'on');
        return index === 0 ? way : alternatively(way);
      });
      const points = card.corruption === undefined ? [] : corruptionPhrase(card, s, onItem);
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
      : speak(roles, settings, (s) => corruptionPhrase(card, s, onItem).map(sentence));
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
  // what it says it says where it lies by then
  if (card.seen !== undefined)
    return [end, ...text.map((one) => `While it lies there, ${ofTheOneWho(uncapitalized(one))}`)];
  return text.length === 1 && text[0]!.length < 250 ? [`${text[0]} ${end}`] : [...text, end];
}

/** The opponent who was named before, and no other. */
const ofTheOneWho = (said: string): string =>
  said.replace(/\ban opponent(?= may)/g, 'he').replace(/\ban opponent's/g, 'his');

const uncapitalized = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1);

/** A way that does what the first does, and is aimed at somebody else's: what is said of it by itself. */
function sameBy(group: readonly Action[], first: Action): Action | undefined {
  const [way, ...others] = group;
  if (way === undefined || way === first || others.length > 0 || way.does.length === 0)
    return undefined;
  const { as: _, targets: [aim, ...rest] = [], ...terms } = way;
  const { as: __, targets: [, ...its] = [], ...like } = first;
  return aim !== undefined && same(terms, like) && same(rest, its)
    ? { ...way, targets: [aim], does: [] }
    : undefined;
}

/** The numbers of the ally that it makes of itself, or of a creature. */
function asAllyText({ ofFoe, prowess = 0, body, mind }: NonNullable<EventCard['ally']>): string {
  const who = ofFoe ? 'As an ally the creature has' : 'As an ally:';
  const its = ofFoe ? `its normal prowess ${plusOrMinus(prowess)}` : `prowess ${prowess}`;
  return `${who} ${its}, ${body === undefined ? '' : `body ${body}, `}mind ${mind}.`;
}

const plusOrMinus = (n: number): string => (n < 0 ? `minus ${-n}` : `plus ${n}`);

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

function corruptionPhrase(card: EventCard, s: Speech, onItem: boolean): readonly string[] {
  const { sort } = s.role('bearer');
  if (sort !== 'person' && sort !== 'thing') return [];
  const n = amount(card.corruption!, s);
  const who = sort === 'person' ? s.he('bearer') : `whoever bears ${s.him('bearer')}`;
  // what is put on an item later weighs on another then
  const passed =
    sort === 'person' && onItem
      ? ' (once this card is on an item, whoever bears that item does instead)'
      : '';
  return [`${who} gets ${n} corruption ${n === '1' ? 'point' : 'points'}${passed}`];
}

/** It says itself that it may be put on an item. */
const comesOnItem = (abilities: readonly Ability[]): boolean =>
  abilities.some(
    (one) =>
      one.is === 'action' &&
      one.targets?.some(
        (t) => t.target === 'card' && t.a.kind !== undefined && many(t.a.kind).includes('item'),
      ) === true &&
      one.does.some((e) => e.do === 'attach' && e.what === 'self' && e.to === 'target'),
  );

/** "he gets 2 points", "he makes a check": said in one sentence. */
function together(phrases: readonly string[]): readonly string[] {
  const [first, second, ...rest] = phrases;
  if (first?.startsWith('he gets') && second?.startsWith('he makes')) {
    return [`${first}, and ${second}`, ...rest];
  }
  return phrases;
}
