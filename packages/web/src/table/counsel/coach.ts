import { type Company, type Decision, query, type State } from '@mathom/engine';
import { t, told } from '../../app/words.ts';
import { knownCard, nameOr } from '../../cards/data.ts';
import { statusWord } from '../model/words.ts';
import type { Outlook } from './useOutlook.ts';
import { cardsAt } from './where-of.ts';

/** One line that says what one might do, and why. From the rules' own answers, where there are any. */

const many = (list: readonly string[]): string =>
  list.length < 3
    ? list.join(` ${t('and')} `)
    : t('{{one}}, {{two}} and more', { one: list[0], two: list[1] });

interface Aim {
  readonly site: string;
  readonly cards: readonly string[];
  readonly moves: number;
  readonly company: Company;
}

/** The site that most of the hand is for, the nearer the better. */
function aimOf(o: Outlook, s: State, seat: number): Aim | null {
  let best: Aim | null = null;
  const hand = s.players[seat].hand.filter((id) => knownCard(s, id)?.kind !== 'character');
  const worth = (a: Aim): number => a.cards.length - a.moves * 0.8;
  for (const company of query.companiesOf(s, seat)) {
    // whoever is wounded taps for nothing
    const fit = company.members.some((id) => statusWord(s, id) !== 'wounded');
    if (company.dest >= 0 || !fit) continue;
    const far = o.movesTo(s, company);
    for (const site of o.ownSites(s, seat)) {
      const name = nameOr(s, site);
      const moves = far.get(name) ?? -1;
      if (moves < 0 || (s.zone[site] === 'play' && s.status[site] === 1)) continue;
      const cards = cardsAt(o, s, seat, site, company.id, hand);
      if (cards.length === 0) continue;
      const aim = { site: name, cards, moves, company };
      if (!best || worth(aim) > worth(best)) best = aim;
    }
  }
  return best;
}

function journey(o: Outlook, s: State, seat: number): string {
  if (query.companiesOf(s, seat).length === 0)
    return t('Nobody of yours is in play: bring a character in, at a haven or at his home.');
  const aim = aimOf(o, s, seat);
  if (!aim) {
    const rest = query
      .companiesOf(s, seat)
      .some((co) => co.dest < 0 && !query.isHavenFor(s, co.site, seat));
    return rest
      ? t('Nothing of your hand has a place near. A haven heals, and new cards come by moving.')
      : t(
          'Nothing of your hand has a place near: whoever moves draws cards, and may meet less at a haven.',
        );
  }
  const { site, cards, moves, company } = aim;
  if (moves === 0)
    return t('You are where {{cards}} can be played: stay, and enter the site.', {
      cards: many(cards),
    });
  if (moves === 1)
    return t('{{site}} takes {{cards}}: send {{who}} there.', {
      site,
      cards: many(cards),
      who: nameOr(s, company.members[0]),
    });
  const by = o.firstStep(s, company, site);
  return by < 0
    ? t('Your hand wants {{site}} ({{cards}}).', { site, cards: many(cards) })
    : t('Your hand wants {{site}} ({{cards}}); go by {{by}}.', {
        site,
        cards: many(cards),
        by: nameOr(s, by),
      });
}

function here(o: Outlook, s: State, seat: number): readonly string[] {
  const co = query.company(s, s.current);
  return co ? cardsAt(o, s, seat, co.site, co.id, s.players[seat].hand) : [];
}

const LINES: Readonly<Record<string, string>> = told({
  draft:
    'Strong fighters first, and somebody with influence to win factions. Your Wizard joins later, from your hand.',
  'draft-of-others': 'Strong fighters first, and somebody with influence to win factions.',
  'starting-item': 'A weapon is best with whoever takes the strikes.',
  draw: 'More cards are more to choose from; your opponent draws for your journey too.',
  'stay-untapped':
    'Who taps is at full strength, but cannot then tap to play a card at the site. The odds stand beside each.',
  support: 'Each who taps adds one; tapped, he plays nothing at the site.',
  defend: 'Give strikes to the strong and untapped; what is left the attacker gives out.',
  'discard-one': 'Let go of what has no place in the next turns; a new card comes in its stead.',
  'discard-to-size': 'Let go of what has no place in the next turns.',
  call: 'Call when you are ahead: each source counts, those the other has none of count double.',
  'movement-hazard':
    'Creatures are keyed to the lands and the site on their way; each hazard takes one of the limit.',
  'reveal-on-guard': 'What lies on guard can be turned up now, if it touches what they do here.',
  attack: 'Cancel it if you can and must; else the strikes are given out.',
  'long-event': 'What you play now lasts until your next long-event phase.',
});

/** What is said about this question; '' where nothing is. */
export function counsel(o: Outlook, s: State, d: Decision): string {
  if (d.kind === 'respond')
    return t('An answer comes before what it answers. Pass, unless you want to change it.');
  switch (d.about) {
    case 'draft':
      return query.kindOf(s, d.seat).avatars === 'hero' ? LINES.draft : LINES['draft-of-others'];
    case 'organization':
      return journey(o, s, d.seat);
    case 'enter': {
      const cards = here(o, s, d.seat);
      return cards.length > 0
        ? t('You came for {{cards}}: only who enters can play it.', { cards: many(cards) })
        : t('Nothing of your hand is for this site: there is no need to enter.');
    }
    case 'site': {
      const cards = here(o, s, d.seat);
      return cards.length > 0 ? t('This is the place for {{cards}}.', { cards: many(cards) }) : '';
    }
    case 'movement-hazard':
      return s.active === d.seat ? '' : LINES['movement-hazard'];
    case 'attack':
      if (s.active === d.seat) return LINES.attack;
      return d.kind === 'assign'
        ? t('Aim at whom the odds are worst for, or who bears what you want gone.')
        : '';
    default:
      return LINES[d.about] ?? '';
  }
}
