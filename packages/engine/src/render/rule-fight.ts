/** What changes the attacks that there are, and who faces their strikes. */

import type { Ref, Rule } from '../language/index.ts';
import { ofSites } from './about.ts';
import { specLine, specRules } from './attack.ts';
import { whileClause } from './condition.ts';
import { cards } from './filter.ts';
import { attackPhrase } from './filter-attack.ts';
import type { Speech } from './roles.ts';
import { list, many, same, unknown } from './words.ts';

export function automaticAttacks(
  rule: Extract<Rule, { is: 'automatic-attacks' }>,
  s: Speech,
): string {
  switch (rule.how) {
    case 'add': {
      const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      const rules = specRules(rule.spec, s);
      const more = rules.length > 0 ? `. ${rules.join(' ').replace(/\.$/, '')}` : '';
      const { name } = rule.sites;
      const sites =
        typeof name === 'object' && same(Object.keys(rule.sites), ['name'])
          ? `each of ${list(name)}`
          : cards(ofSites(rule.sites), s, 'each');
      return `${when}${sites} has one more automatic-attack (${specLine(rule.spec, s)})${more}`;
    }
    case 'none':
      return `${cards(ofSites(rule.sites), s, 'each')} has no ${rule.race === undefined ? '' : `${list(many(rule.race), 'or')} `}automatic-attacks${rule.normal ? ' of its own' : ''}`;
    case 'twice':
      if (rule.sites !== undefined) {
        const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
        const which = rule.first
          ? 'the first automatic-attack printed on'
          : 'each automatic-attack of';
        return `${when}${which} ${cards(ofSites(rule.sites), s, 'each')} is faced twice, with all that changes it`;
      }
      return `${attackPhrase({ race: rule.race, source: 'automatic' }, s, 'each')} is faced twice, with all that changes it`;
    case 'one': {
      const site = rule.sites === undefined ? 'a site' : cards(ofSites(rule.sites), s, 'a');
      return `where a creature or other hazard makes several attacks, or ${site} has several automatic-attacks, only one is left: the ${rule.tag} attack, which the hazard player chooses and which cannot be canceled`;
    }
    default:
      return unknown('change of automatic-attacks', rule);
  }
}

/** A card that stands in for somebody has no sex. */
const stateOf = (who: Ref, s: Speech): string => (s.role(who).sort === 'person' ? 'his' : 'its');

export function assignment(rule: Extract<Rule, { is: 'assignment' }>, s: Speech): string {
  const attacks =
    rule.attacks === undefined
      ? ''
      : rule.attacks.aimedAt
        ? ' of that attack'
        : ` of ${attackPhrase(rule.attacks, s, 'many')}`;
  switch (rule.how) {
    case 'attacker-first': {
      const whom = typeof rule.who === 'string' ? s.him(rule.who) : cards(rule.who.each, s, 'a');
      const first = attacks === '' ? ' of any attack' : attacks;
      return `the attacker may give the first strike${first} to ${whom}, before the defender chooses (unless somebody else must face one)`;
    }
    case 'attacker':
    case 'rules':
    case 'defender': {
      const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      if (rule.how === 'rules')
        return `${when}the strikes${attacks} are given out as usual, and not as the attacker chooses`;
      if (rule.strikesOf !== undefined)
        return `${when}the attacker says at whom ${s.he(rule.strikesOf)} strikes, before the other strikes${attacks} are given out`;
      return rule.how === 'attacker'
        ? `${when}the attacker chooses who faces the strikes${attacks}`
        : `${when}the defender ${rule.all ? 'chooses who faces each of' : 'may choose who faces'} the strikes${attacks}, whatever their state and whatever the attack says`;
    }
    case 'again-by-attacker': {
      const by = rule.by === 0 ? '' : ` (with ${rule.by > 0 ? '+' : ''}${rule.by} prowess)`;
      return `the attacker may give one strike${attacks}${by} to somebody who has one already; it is faced in a strike sequence of its own`;
    }
    case 'again-by-defender': {
      if (rule.all)
        return `if ${s.he(rule.who)} is the first to be given a strike${attacks || ' of an attack'}, the defender may have him face all of its strikes, each in a strike sequence of its own`;
      const n = rule.times === 1 ? 'a second strike' : 'any number of strikes';
      const cost = rule.wearies
        ? ', with -1 prowess and -1 body for each that he has faced before'
        : '';
      const given = rule.whoeverGave
        ? `${s.he(rule.who)} is given a strike`
        : `the defender gives ${s.him(rule.who)} a strike`;
      const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      return `${when}once ${given}${attacks}, the defender may give him ${n}${cost}, each faced in a strike sequence of its own`;
    }
    case 'never':
      return `${s.he(rule.who)} cannot be given strikes${attacks}`;
    case 'before-bearer':
      return `strikes${attacks} must be assigned to ${s.him(rule.who)} before any are assigned to the character who controls it`;
    case 'as-untapped':
      return `even when tapped or wounded, ${s.he(rule.who)} may be assigned strikes${attacks} as if untapped`;
    case 'must':
      return `${s.he(rule.who)} must face a strike${rule.once ? ' of the creature (of its next attack, if this one is canceled)' : attacks}, before all other assignments${rule.regardless ? `, whatever ${stateOf(rule.who, s)} state and whatever the attack says` : ''}`;
    default:
      return unknown('assignment', rule);
  }
}
