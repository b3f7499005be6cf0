import type { Card, CardId, CharacterCard, SiteCard } from '@mathom/engine/language';
import type { Deck } from '../deck.ts';
import { declaredAvatar } from './avatars.ts';
import { Bag } from './bag.ts';
import type { Census } from './census.ts';
import { type CheckOptions, read } from './check.ts';
import { cardsOf, draftOrder } from './draft.ts';
import { namesOf } from './facts.ts';
import type { Bound } from './limits.ts';
import { DOUBLE_DEALING, HIDDEN_HAVEN, ON_A_SITE, PERMITS } from './named-cards.ts';
import { noPlayer } from './parts.ts';
import { cannotStart, isStartingItem, isStartingStage } from './pool.ts';
import { isHome, isOwnHaven, isStartingSite } from './starting-sites.ts';
import { citing, counted, listed, type RuleName, type Violation } from './violation.ts';

/** With what a player starts. */
export interface StartingCompany {
  /** what he showed in the draft and kept, in its order: characters, Stage resources, events */
  readonly drafted: readonly CardId[];
  /** what both showed, so that neither has it */
  readonly aside?: readonly CardId[];
  readonly items?: readonly CardId[];
  /** from where; two for those who may have two companies */
  readonly sites?: readonly CardId[];
}

/** All that is wrong with a starting company (coe/1.9 to 1.10.B1). */
export function startingCompany(
  deck: Deck,
  company: StartingCompany,
  options: CheckOptions = {},
): Violation[] {
  const c = read(deck, options);
  if (!c) return noPlayer(deck);
  const drafted = cardsOf(company.drafted, c.cardOf);
  const items = cardsOf(company.items ?? [], c.cardOf);
  const sites = cardsOf(company.sites ?? [], c.cardOf).filter((s) => s.kind === 'site');
  return citing(c.law.name, [
    ...fromPool(c, company),
    ...people(c, drafted),
    ...draftOrder(c.law, { drafted, sites, avatarRace: avatarRace(c, drafted) }),
    ...starters(c, drafted, items),
    ...stage(c, company),
    ...places(c, drafted, sites, company.sites ?? []),
  ]);
}

const violation = (
  rule: RuleName,
  says: string,
  cites: readonly string[],
  cards: readonly CardId[] = [],
): Violation => ({ rule, says, cites, cards });

const characters = (cards: readonly Card[]): CharacterCard[] =>
  cards.filter((card) => card.kind === 'character');

function fromPool(c: Census, company: StartingCompany): Violation[] {
  const bag = new Bag(c.deck.pool);
  const all = [...company.drafted, ...(company.aside ?? []), ...(company.items ?? [])];
  const wrong = all.filter((id) => !bag.take(id));
  const unknown = [...all, ...(company.sites ?? [])].filter((id) => !c.cardOf(id));
  const out =
    unknown.length === 0
      ? []
      : [violation('unknown-card', `There is no card ${listed(unknown)}.`, ['coe/1.3'], unknown)];
  if (wrong.length === 0) return out;
  return [
    ...out,
    violation(
      'start-not-in-pool',
      `What starts is taken from the pool, where ${listed(namesOf(wrong, c.cardOf))} cannot be found.`,
      ['coe/1.9', 'crf/tournament/deck-construction/8'],
      wrong,
    ),
  ];
}

/** How many, and of how much mind: as printed, whatever else is in play. */
function people(c: Census, drafted: readonly Card[]): Violation[] {
  const { law } = c;
  const out: Violation[] = [];
  const all = characters(drafted);
  const ids = all.map((card) => card.id);
  if (all.length > law.startCharacters.n)
    out.push(
      violation(
        'start-characters',
        `${counted(all.length, 'character')} to start with, and ${law.startCharacters.n} are the most.`,
        law.startCharacters.cites,
        ids,
      ),
    );
  const mind = all.reduce(
    (sum, card) => sum + (card.avatar ? (law.startAvatarMind?.n ?? 0) : (card.mind ?? 0)),
    0,
  );
  if (mind > law.startMind.n)
    out.push(
      violation(
        'start-mind',
        `${mind} mind to start with, and ${law.startMind.n} is the most.`,
        law.startMind.cites,
        ids,
      ),
    );
  const avatars = all.filter((card) => card.avatar);
  if (avatars.length > (law.startAvatarMind ? 1 : 0))
    out.push(
      violation(
        'start-avatars',
        law.startAvatarMind
          ? 'Only one avatar can be in a starting company.'
          : 'An avatar cannot be in a starting company.',
        law.startAvatarMind ? ['dc/start/7', 'dc/start/8'] : ['coe/1.7'],
        avatars.map((card) => card.id),
      ),
    );
  return out;
}

/** Items and what stands in their place; cards that say that they do not start. */
function starters(c: Census, drafted: readonly Card[], items: readonly Card[]): Violation[] {
  const { law } = c;
  const out: Violation[] = [];
  const barred = [...drafted, ...items].filter((card) => cannotStart(card, law));
  if (barred.length > 0)
    out.push(
      violation(
        'start-barred',
        `${listed(barred.map((card) => card.name))} cannot be with a starting company, by ${barred.length === 1 ? 'its' : 'their'} own words.`,
        ['coe/1.9', ...drafted.flatMap((card) => PERMITS.get(card.id)?.notForBarred ?? [])],
        barred.map((card) => card.id),
      ),
    );
  const odd = items.filter((card) => !isStartingItem(card));
  const hidden = items.filter((card) => card.kind === 'event' && law.startEventsDrafted);
  if (odd.length + hidden.length > 0)
    out.push(
      violation(
        'start-event',
        `${listed([...odd, ...hidden].map((card) => card.name))} cannot be laid down as minor items are.`,
        ['coe/1.9', ...(law.startEventsDrafted ?? [])],
        [...odd, ...hidden].map((card) => card.id),
      ),
    );
  const n = [...items, ...drafted.filter((card) => card.kind !== 'character')].filter(
    isStartingItem,
  ).length;
  out.push(...tooMany('start-items', n, 'minor item', law.startItems));
  return out;
}

const tooMany = (rule: RuleName, n: number, what: string, most: Bound): Violation[] =>
  n <= most.n
    ? []
    : [
        violation(
          rule,
          `${counted(n, what)} to start with, and ${most.n} are the most.`,
          most.cites,
        ),
      ];

/** A Fallen-wizard shows all of his Stage resources, and what needs a site has one (coe/1.9.F4, 1.9.1). */
function stage(c: Census, company: StartingCompany): Violation[] {
  const out: Violation[] = [];
  const shown = new Bag([...company.drafted, ...(company.aside ?? [])].map((id) => [id, 1]));
  const missing = c.deck.pool.flatMap(([id, n]) => {
    const card = c.cardOf(id);
    if (!card || !isStartingStage(card) || c.law.kind !== 'fallen-wizard') return [];
    return Array.from({ length: n }, () => id).filter((each) => !shown.take(each));
  });
  if (missing.length > 0)
    out.push(
      violation(
        'start-stage',
        `All of the Stage resources of the pool are shown in the draft, and ${listed(namesOf(missing, c.cardOf))} was not.`,
        ['coe/1.9.F4'],
        missing,
      ),
    );
  const onSite = company.drafted.filter((id) => ON_A_SITE.has(id));
  if (onSite.length > 0 && (company.sites ?? []).length === 0)
    out.push(
      violation(
        'start-no-site',
        `${listed(namesOf(onSite, c.cardOf))} is played on a site: the starting site is chosen then.`,
        ['coe/1.9.1', 'crf/term/stage-resources/4'],
        onSite,
      ),
    );
  const haven = company.drafted.indexOf(HIDDEN_HAVEN);
  const dealing = company.drafted.indexOf(DOUBLE_DEALING);
  if (c.law.doubleDealingAfterHaven && dealing >= 0 && (haven < 0 || haven > dealing))
    out.push(
      violation(
        'start-no-site',
        'Double-dealing can be drafted only on a Hidden Haven that was drafted before.',
        c.law.doubleDealingAfterHaven,
        [DOUBLE_DEALING],
      ),
    );
  return out;
}

function avatarRace(c: Census, drafted: readonly Card[]): string | undefined {
  const started = characters(drafted).find((card) => card.avatar);
  if (started) return started.race;
  const name = c.law.kind === 'fallen-wizard' ? declaredAvatar(c) : undefined;
  const held = c.held.find(({ card }) => card.kind === 'character' && card.name === name);
  return held?.card.kind === 'character' ? held.card.race : undefined;
}

/** From where a company starts (coe/1.10). */
function places(
  c: Census,
  drafted: readonly Card[],
  sites: readonly SiteCard[],
  ids: readonly CardId[],
): Violation[] {
  const { law } = c;
  const out: Violation[] = [];
  const bag = new Bag(c.deck.sites);
  const absent = ids.filter((id) => !bag.take(id));
  if (absent.length > 0)
    out.push(
      violation(
        'start-site',
        `The starting site is taken from the location deck, where ${listed(namesOf(absent, c.cardOf))} cannot be found.`,
        ['coe/1.10'],
        absent,
      ),
    );
  if (sites.length > law.startCompanies.n)
    out.push(
      violation(
        'start-companies',
        `${sites.length} starting sites, and ${law.startCompanies.n} ${law.startCompanies.n === 1 ? 'is' : 'are'} the most.`,
        law.startCompanies.cites,
        ids,
      ),
    );
  const wrong = sites.filter(
    (site) => !isStartingSite(site, law.kind) && !mayStartElsewhere(c, drafted, site),
  );
  const noRuins = sites.filter((site) => site.type !== 'ruins');
  const haven = drafted.some((card) => card.id === HIDDEN_HAVEN);
  if (wrong.length > 0)
    out.push(
      violation(
        'start-site',
        `No company of such a player starts at ${listed(wrong.map((site) => site.name))}.`,
        [...law.startSites.cites, ...(law.startElsewhere ?? [])],
        wrong.map((site) => site.id),
      ),
    );
  else if (haven && sites.length > 0 && noRuins.length > 0)
    out.push(
      violation(
        'start-site',
        `Hidden Haven is played on Ruins & Lairs, and not on ${noRuins[0].name}.`,
        ['coe/1.10.F1'],
        [HIDDEN_HAVEN],
      ),
    );
  return out;
}

/**
 * In dream-card games: where all of the company are at home, or at the avatar's home if it is a
 * haven of the player; then half of the characters at least are unique (dc/start/4 to 6).
 */
function mayStartElsewhere(c: Census, drafted: readonly Card[], site: SiteCard): boolean {
  if (!c.law.startElsewhere) return false;
  const all = characters(drafted);
  if (all.filter((card) => card.unique).length * 2 < all.length) return false;
  if (all.length > 0 && all.every((card) => isHome(card, site))) return true;
  const name = c.law.kind === 'fallen-wizard' ? declaredAvatar(c) : undefined;
  const avatar = [...all, ...characters(c.held.map((h) => h.card))].find(
    (card) => card.avatar && (all.includes(card) || card.name === name),
  );
  return avatar !== undefined && isHome(avatar, site) && isOwnHaven(site, c.law.kind);
}
