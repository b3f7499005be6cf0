import type { AgentAttack, Effect } from '../language/index.ts';
import { specRules } from './attack.ts';
import { type Clause, whole } from './clause.ts';
import { condition } from './condition.ts';
import type { Speech } from './roles.ts';
import { run } from './tongue.ts';
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

/** What lowers it at length is said last. */
function attempted(effect: Of<'influence'>, s: Speech): string {
  const by = s.he(effect.by);
  if (effect.to !== 'pile')
    return `${by} makes an influence attempt against ${s.him(effect.versus)}${modified(effect.plus, s)}`;
  const long = typeof effect.plus === 'object';
  const before = long ? '' : modified(effect.plus, s);
  const what = s.him(effect.versus);
  return `${by} makes an influence attempt${before} to bring into play ${what}${long ? `,${modified(effect.plus, s)}` : ''}`;
}

export const agentInfluences = (effect: Of<'influence'>, s: Speech): Clause =>
  whole(() => {
    const said = [attempted(effect, s)];
    if (effect.to === 'pile') {
      said.push('It counts as made at a site where the faction can be played');
      if (effect.pass === undefined)
        said.push(
          `No site is tapped for it, and that of ${s.him(effect.by)} may be tapped already`,
        );
    }
    if (effect.undirected) said.push('His direct influence does not count');
    if (effect.fromOpponent)
      said.push(
        'This may be a faction that an opponent has in play: then it is an attempt to influence that one, your card is its copy, and if it succeeds his is discarded and yours comes into play',
      );
    if (effect.pass !== undefined) {
      // where somebody is staked for it there is nothing else to be had at the site
      const staked = effect.to === 'pile' && effect.fail !== undefined;
      const alone = staked ? ' (no minor item can be played besides)' : '';
      said.push(`If it succeeds, ${run(effect.pass, s)}${alone}`);
    }
    if (effect.to === 'pile') {
      const more = effect.fail === undefined ? '' : `, and ${run(effect.fail, s)}`;
      said.push(`If it fails, discard that faction${more}`);
    }
    if (effect.regardless)
      said.push('What the opponent has left of his general influence is not subtracted');
    if (effect.sure) said.push(`It succeeds without a roll if ${condition(effect.sure, s)}`);
    if (effect.to === 'hand')
      said.push('If it succeeds, the card is not discarded but goes back to the hand of its owner');
    return said.join('. ');
  });
