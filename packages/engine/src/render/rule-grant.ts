/** What somebody can do, or is, beyond what his card says. */

import type { CardFilter, Rule } from '../language/index.ts';
import { ofCompanies } from './about.ts';
import { whileClause } from './condition.ts';
import { cards, predicate } from './filter.ts';
import { companyParts } from './filter-company.ts';
import type { Speech } from './roles.ts';
import { type Subject, siteOr, subjectOf } from './subject.ts';
import { amount } from './value.ts';
import { a, list, many, modeWord, same } from './words.ts';

/** Among items of any sort that are offered there are hoard items. */
const isHoardMeant = ({ kind, keyword }: CardFilter): boolean =>
  kind !== 'ally' && keyword === undefined;

/** Those who bear the very card that this one lies on: there is one at a time. */
const isWhoeverBears = (f: CardFilter): boolean =>
  same(f, { kind: 'character', bears: { is: 'bearer' } });

const granteeOf = (to: Subject, s: Speech): string => {
  if (typeof to === 'object' && 'each' in to) {
    const { not, ...rest } = to.each;
    if (rest.lairOf !== undefined && Object.keys(to.each).length === 1) return `that Dragon's lair`;
    if (isWhoeverBears(rest)) {
      const but = not === undefined ? '' : `, unless he ${predicate(not, s).is},`;
      return `whoever bears ${s.him('bearer')}${but}`;
    }
  }
  return typeof to === 'object' ? cards(siteOr(to.each), s, 'each') : subjectOf(to, s);
};

export function granted(rule: Extract<Rule, { is: 'grant' }>, s: Speech): string {
  const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
  if (rule.ability === 'store') {
    const whom = typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'many');
    return `${when}${whom} may store items and events as in the organization phase`;
  }
  if (rule.ability === 'influence-surely' && rule.versus !== undefined)
    return `${subjectOf(rule.to, s)} may influence ${cards(rule.versus, s, 'a')} without a check`;
  if (rule.ability === 'influence-once-more')
    return `${when}each influence check${rule.versus === undefined ? '' : ` against ${cards(rule.versus, s, 'a')}`} of ${typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'a')} is made with one more roll, and his player chooses which of the rolls counts`;
  if (rule.ability === 'be-supported') {
    const whom = typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'a');
    return `${when}influence attempts of ${whom}, and his attempts to be rid of a corruption card, may be supported like a corruption check: +1 for each other character in the company who taps for that`;
  }
  if (rule.ability === 'influence-plainly')
    return `${when}in all influence attempts of ${typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'many')} nothing is added to the rolls, and nothing held against them, but unused general influence and unused direct influence of one's own (as printed, and by one's own text)`;
  if (rule.ability === 'influence-by-number')
    return `${when}in influence attempts of ${typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'many')} nothing that one's own text gives is added either`;
  if (rule.ability === 'replaces') {
    const old = s.him(rule.for ?? 'self');
    const who = typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'a');
    return `${when}${who} may be brought into play in the place of ${old}, with the same company: all cards on ${old} go over, and ${old} leaves the game`;
  }
  if (rule.ability === 'be-won')
    return `${when}${typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'many')} that your companies defeat are kept for their marshalling points${typeof rule.to === 'object' && same(rule.to.each, { side: 'hazard' }) ? ', even those marked with an asterisk' : ''}`;
  if (rule.ability === 'roam')
    return `${when}${typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'many')} may go anywhere with their company: where it goes is no reason to discard them`;
  if (rule.ability === 'be-played') {
    if (rule.times !== undefined)
      return `${when}while this card lies with nobody, ${cards((rule.to as { each: CardFilter }).each, s, 'a')} (an agent too, and at a haven; an Orc or a Troll only if another card lets you have them, unless the game goes by the CRF) may be brought into play by its leave, as the one character of the turn, or be in the starting company if his own text does not forbid it; it lies with him from then on`;
    const who = typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'many');
    if (rule.at !== undefined)
      return `${when}${who} may be brought into play at ${cards(rule.at, s, 'a')}, even if your ${s.avatar} is elsewhere and no other card gives leave for them`;
    return `${when}${who} may be brought into play, and be in the starting company if their own text does not forbid it, though the rules give a Fallen-wizard no leave for them`;
  }
  if (rule.ability === 'be-copied')
    return `${when}${typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'a')} is not unique`;
  if (rule.ability === 'be-summoned') {
    const who = typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'one');
    return `${when}while this card lies with nobody, ${who} may be brought into play with the company at ${cards(rule.at ?? {}, s, 'a')}, or be in the starting company if his own text does not forbid it; it lies with him from then on (one such card with each)`;
  }
  if (rule.mode !== undefined)
    return `${when}${subjectOf(rule.to, s)} is in ${modeWord(rule.mode)} mode, and so may move with his company from a Haven {H} to a site that is none`;
  if (rule.ability === 'lead-another')
    return `${when}${amount(rule.times ?? 1, s)} more ${rule.times === undefined ? 'Ringwraith may be played as a follower' : 'Ringwraiths may be played as followers'} of ${typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'a')}`;
  if (rule.ability === 'stay-untapped')
    return `${when}${subjectOf(rule.to, s)} loses ${rule.costs === undefined ? 'no' : `only ${rule.costs}`} prowess by not tapping against a strike`;
  if (rule.ability === 'go-alone')
    return `${when}no other characters and no allies can be in the company of ${typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'a')} outside of the organization phase`;
  if (rule.ability === 'influence-from-afar')
    return `${when}${granteeOf(rule.to, s)} need not be where a card of an opponent is to influence it; if he is not, what is added to his roll is half (rounded up) of your unused general influence, at most 10, in place of his unused direct influence, and the number of regions between his site and where the attempt would be made (both ends counted) is taken off`;
  if (rule.ability === 'have-followers')
    return `${when}${subjectOf(rule.to, s)} may have followers`;
  if (rule.uses !== undefined)
    return `${when}${subjectOf(rule.to, s)} can be tapped for whatever ${cards(rule.uses, s, 'one')} in play can be tapped for, on the same terms and with the same consequences`;
  if (rule.ability === 'two-weapons')
    return `${when}${subjectOf(rule.to, s)} may use two weapons at once, what both give counting, but no shield with them`;
  if (rule.admits !== undefined) {
    const co = typeof rule.to === 'string' ? s.companyOf(rule.to) : subjectOf(rule.to, s);
    return `${when}${cards(rule.admits, s, 'a')} may be played on ${co}, wherever it is and whoever is in it`;
  }
  const who = granteeOf(rule.to, s);
  if (rule.ability === 'overt')
    return `${when}${typeof rule.to === 'string' ? s.companyOf(rule.to) : who} is overt`;
  if (rule.ability === 'untaps') return `${when}${who} untaps in the untap phase of its player`;
  if (rule.ability === 'remains')
    return `${when}${who} goes neither to the discard pile nor back to the location deck: it stays in play when nobody is there, and companies of its player may move to it`;
  if (rule.ability === 'stays')
    return `${when}${who} is never discarded: tapped, it stays in play when nobody is there, and companies of its player may move to it`;
  if (rule.ability === 'spared' && rule.per === 'turn')
    return `${when}of the ${cards(rule.versus ?? { kind: 'item' }, s, 'many')} played at ${who} in a turn the first ${rule.times === 1 ? 'one does' : `${amount(rule.times ?? 0, s)} do`} not tap it`;
  if (rule.ability === 'spared')
    return `${when}${amount(rule.times ?? 0, s)} of the items that each player plays at ${who} while it is untapped do not tap it`;
  if (rule.ability === 'serve-both-sides')
    return `${when}hero and minion resources alike may be played at ${who} by its player`;
  if (rule.ability === 'returns')
    return `${when}${who} goes back to the location deck when it would be discarded`;
  if (rule.keyword !== undefined)
    return `${when}${
      rule.keyword === 'hoard'
        ? `${who} is taken to contain a hoard`
        : rule.keyword === 'dwarf-hold'
          ? `${who} is a Dwarf-hold`
          : rule.keyword === 'protected'
            ? `${who} is protected`
            : rule.keyword === 'leader'
              ? `${who} is a leader`
              : `information is playable at ${who}`
    }`;
  if (rule.home !== undefined) return `${when}${who} is a home site of ${rule.home}`;
  if (rule.offers !== undefined) {
    const tapped = rule.ability === 'at-tapped-site' ? ', tapped or untapped' : '';
    if (rule.times === 1) {
      const where = typeof rule.to === 'object' ? cards(siteOr(rule.to.each), s, 'a') : who;
      const its = rule.regardless ? ', whatever it says of where it can be played' : '';
      return `${when}in each turn one ${cards(rule.offers, s, 'bare')} is playable at ${where}${tapped}${its}`;
    }
    const despite = rule.regardless
      ? ', wherever else they say that they can or cannot be played'
      : '';
    const limit =
      rule.times === undefined ? '' : ` (in each turn ${amount(rule.times, s)} of them)`;
    return `${when}${cards(rule.offers, s, 'many')}${isHoardMeant(rule.offers) ? ' (hoard items among them)' : ''} are playable at ${who}${tapped}${despite}${limit}`;
  }
  if (rule.ability === 'at-tapped-site') {
    const { companies, rest } = ofCompanies(rule.when);
    const by = companies === undefined ? '' : ` by ${companyParts(companies, s).phrase('many')}`;
    const still = rest === undefined ? '' : `${whileClause(rest, s)}, `;
    return `${still}${typeof rule.to === 'string' ? who : cards(rule.to.each, s, 'many')} may be played at tapped sites${by}`;
  }
  const gifts: string[] = [];
  if (rule.loses !== undefined)
    gifts.push(rule.loses === 'all' ? 'loses all skills' : `loses the skill of a ${rule.loses}`);
  if (rule.skill !== undefined) gifts.push(`has the skill of a ${rule.skill}`);
  if (rule.skills !== undefined)
    gifts.push(
      `has the skills of ${list(rule.skills.map((skill) => `a ${skill}`))}, and not those printed on him`,
    );
  if (rule.race !== undefined)
    gifts.push(
      rule.for === undefined
        ? `is ${a(rule.race)} for all purposes`
        : `bears ${s.him(rule.for)} as though he were ${a(rule.race)}`,
    );
  if (rule.magic !== undefined)
    gifts.push(
      `can use ${list(many(rule.magic), rule.once ? 'or' : 'and')}${rule.once ? ', for one card in a turn in all' : ''}`,
    );
  if (rule.ability !== undefined) {
    const what = rule.for === undefined ? 'a Palantír that he bears' : s.him(rule.for);
    gifts.push(rule.tapping ? `may tap to use ${what}` : `is able to use ${what}`);
  }
  return `${when}${who} ${list(gifts)}`;
}
