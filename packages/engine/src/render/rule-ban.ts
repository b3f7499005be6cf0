/** What is forbidden. */

import type { Rule } from '../language/index.ts';
import { ofSites } from './about.ts';
import { whileClause } from './condition.ts';
import { cards } from './filter.ts';
import { companyParts } from './filter-company.ts';
import { playerName, type Speech } from './roles.ts';
import { siteOr, subjectOf } from './subject.ts';
import { alignmentWord, unknown } from './words.ts';

export function forbidden(
  { what, who, by, but }: Exclude<Extract<Rule, { is: 'cannot' }>, { what: 'play' }>,
  s: Speech,
): string {
  switch (what) {
    case 'untap': {
      const banned = `${subjectOf(who, s)} cannot untap`;
      // what heals to untapped, too, stops half-way (coe/g.unt.1)
      if (who !== 'bearer') return banned;
      const him = s.him(who);
      return `${banned}: what would leave ${him} untapped leaves ${him} tapped`;
    }
    case 'have-followers':
      return `${subjectOf(who, s)} may have no followers`;
    case 'be-follower':
      // "your Ringwraiths cannot be followers": they could be so of one of them alone
      if (typeof who === 'object') return `${cards(who.each, s, 'many')} cannot be followers`;
      return `${subjectOf(who, s)} cannot be controlled by direct influence${but === undefined ? '' : ` but that of ${cards(but, s, 'a')}`}`;
    case 'split':
      return `${subjectOf(who, s)} cannot be split`;
    case 'move':
      return `${who === 'company' && s.isKnown('bearer') ? s.companyOf('bearer') : subjectOf(who, s)} cannot move`;
    case 'be-discarded':
      return `${subjectOf(who, s)} cannot be discarded ${by === undefined ? (who === 'self' ? 'for any other reason' : 'for any reason') : by === 'effect' ? 'by an effect or a failed check' : 'by a body check'}`;
    case 'be-returned':
      return who === 'company'
        ? `no hazard can send ${subjectOf(who, s)} back to its site of origin`
        : `${subjectOf(who, s)} cannot be returned to hand`;
    case 'be-stored':
      return typeof who === 'string'
        ? `${subjectOf(who, s)} cannot be stored`
        : `no ${cards(who.each, s, 'bare')} can be stored`;
    case 'run-out':
      return `${subjectOf(who, s)} stays in play when its time is over`;
    case 'be-used': {
      const { name, alignment, whose } = typeof who === 'object' ? who.each : {};
      if (typeof name !== 'string' || typeof alignment !== 'string' || whose !== "opponent's")
        return `${subjectOf(who, s)} cannot be used by any company`;
      return `no opponent can use a ${alignmentWord(alignment)} card of ${name}`;
    }
    case 'be-tapped-site':
      return `no hazard can tap the current or new site of ${subjectOf(who, s)}`;
    default:
      return unknown('ban', what);
  }
}

/** "no environment cards can be played" */
export function playBan(rule: Extract<Rule, { is: 'cannot'; what: 'play' }>, s: Speech): string {
  const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
  const what = cards(rule.cards, s, 'many');
  const skill = rule.needsSkill === undefined ? '' : ` that need a ${rule.needsSkill}`;
  const by = rule.player === undefined ? '' : ` by ${playerName(rule.player, s)}`;
  const side = rule.player === 'opponent' ? 'against' : 'for';
  const forWhom = rule.who === undefined ? '' : ` ${side} ${subjectOf(rule.who, s)}`;
  if (rule.toll !== undefined)
    return `${when}for an item to be played at ${cards(ofSites(rule.toll), s, 'a')}, its player must remove another item in his hand that could be played there from play`;
  if (rule.awayFromHome)
    return `${when}${cards(rule.cards, s, 'many')} may only be brought into play${by} at their own home sites`;
  if (rule.onGuard) return `${when}no ${what} can be placed on guard${forWhom}${by}`;
  if (rule.aimedAt !== undefined)
    return `${when}${what} aimed at ${s.him(rule.aimedAt)} are canceled`;
  if (rule.again) return `${when}in each turn only one may be played of all ${what}`;
  if (rule.onAttempt !== undefined)
    return `${when}no ${what} can be played for an attempt to influence ${cards(rule.onAttempt, s, 'a')}`;
  const on =
    rule.onCompany === undefined
      ? ''
      : ` on ${companyParts(rule.onCompany, s).phrase('a')} as a whole`;
  const at =
    rule.at === undefined
      ? rule.onSite === undefined
        ? ''
        : ` on ${cards(siteOr(rule.onSite), s, 'a')}`
      : ` at ${cards(siteOr(rule.at), s, 'a')}`;
  if (rule.usedBy !== undefined)
    return `${when}${cards(rule.usedBy, s, 'many')} cannot ${rule.at !== undefined ? 'play' : rule.cards.kind === 'ally' ? 'play or control' : 'use'} ${what}${at}`;
  const joins = rule.joins ? ' or come to it otherwise, and nobody with one can come into it' : '';
  const { avatarOf, not, ...avatar } = rule.cards;
  if (rule.player === 'you' && not?.avatarOf === 'you')
    return `${when}you cannot play ${cards(avatar, s, 'a')} other than the one that you have revealed`;
  if (rule.player === 'opponent' && avatarOf === 'you')
    return `${when}no opponent can play the ${cards(avatar, s, 'bare')} that you have revealed`;
  return `${when}no ${what}${skill} can be played${at}${on}${forWhom}${by}${joins}`;
}
