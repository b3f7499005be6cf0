import type { Ability, Action, Modify } from '../language/index.ts';
import { alternatives } from './action.ts';
import { say } from './clause.ts';
import { condition } from './condition.ts';
import { changeClause, gather } from './modify.ts';
import type { Speech } from './roles.ts';
import { rulePhrase } from './rule.ts';
import { triggerPhrase } from './trigger.ts';

/** What a card in play says, each thing a phrase without first capital and last full stop. */
export function abilityPhrases(
  abilities: readonly Ability[],
  s: Speech,
  subjectless = false,
): readonly string[] {
  const out: string[] = [];
  for (let i = 0; i < abilities.length; ) {
    const ability = abilities[i]!;
    let end = i + 1;
    while (end < abilities.length && abilities[end]!.is === ability.is) end++;
    const alike = abilities.slice(i, end);
    if (ability.is === 'modify') {
      for (const group of gather(alike as readonly Modify[])) {
        out.push(say(changeClause(group, s, subjectless && group[0]!.of === 'self'), s));
      }
      i = end;
    } else if (ability.is === 'action') {
      out.push(...alternatives(alike as readonly Action[], s, 'use'));
      i = end;
    } else {
      out.push(single(ability, s));
      i++;
    }
  }
  return out;
}

function single(ability: Exclude<Ability, Modify | Action>, s: Speech): string {
  switch (ability.is) {
    case 'trigger':
      return triggerPhrase(ability, s);
    case 'leave-when':
      return `discard ${s.him('self')} at once if ${condition(ability.cond, s)}`;
    default:
      return rulePhrase(ability, s);
  }
}
