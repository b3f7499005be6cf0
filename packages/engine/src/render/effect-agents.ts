import type { AgentAttack, Effect } from '../language/index.ts';
import { specRules } from './attack.ts';
import { type Clause, whole } from './clause.ts';
import { condition } from './condition.ts';
import type { Speech } from './roles.ts';
import { modified, signed } from './value.ts';

/** What agents are made to do: attack, and influence. */

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** What is special in an attack of an agent, as sentences. */
export function attackSaid(attack: AgentAttack, s: Speech): string {
  const { prowess: _, ...rest } = attack;
  const rules = specRules({ race: [], strikes: 1, prowess: 0, ...rest }, s);
  return rules.join(' ').replace(/\.$/, '');
}

export const agentAttacks = (effect: Of<'agent-attack'>, s: Speech): Clause =>
  whole(() => {
    const attack = effect.with ?? {};
    const rules = attackSaid(attack, s);
    const more = rules === '' ? '' : `. ${rules}`;
    const prowess =
      attack.prowess === undefined ? '' : ` with ${signed(attack.prowess, s)} prowess`;
    return `${s.he(effect.agent)} attacks the company${prowess}, off the hazard limit${more}`;
  });

export const agentInfluences = (effect: Of<'influence'>, s: Speech): Clause =>
  whole(() => {
    const said = [
      `${s.he(effect.by)} makes an influence attempt against ${s.him(effect.versus)}${modified(effect.plus, s)}`,
    ];
    if (effect.regardless)
      said.push('What the opponent has left of his general influence is not subtracted');
    if (effect.sure) said.push(`It succeeds without a roll if ${condition(effect.sure, s)}`);
    if (effect.to === 'hand')
      said.push('If it succeeds, the card is not discarded but goes back to the hand of its owner');
    return said.join('. ');
  });
