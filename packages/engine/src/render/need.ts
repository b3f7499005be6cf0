import type { Action, Cond } from '../language/index.ts';
import { condition } from './condition.ts';
import { ENGLISH } from './english.ts';
import { type Settings, speak } from './roles.ts';
import { actionRoles } from './target.ts';

/** What an action needs, in words that fit into a refusal. */
const SETTINGS: Settings = { tongue: ENGLISH, avatar: 'avatar', activeCompany: 'the company' };

/** "Doors of Night is in play", "the bearer is a warrior" */
export const needPhrase = (action: Action, need: Cond): string =>
  speak({}, SETTINGS, (s) => {
    const speech = actionRoles(action, s);
    // they were chosen before the condition is asked
    for (const name of ['user', 'target'] as const) if (speech.roles[name]) speech.know(name);
    return condition(need, speech);
  });

/** "a scout", "one of your characters in a company of two" */
export const userPhrase = (action: Action): string =>
  speak({}, SETTINGS, (s) => actionRoles(action, s).him('user'));

/** "an attack by Undead against his company" */
export const targetPhrase = (action: Action, index: number): string =>
  speak({}, SETTINGS, (s) => {
    const speech = actionRoles(action, s);
    if (speech.roles.user) speech.know('user');
    const kind = action.targets?.[index]?.target;
    if (kind === 'attack' || kind === 'automatic-attack') return speech.him('attack');
    if (kind === 'strike') return speech.him('strike');
    if (kind === 'check') return speech.him('check');
    if (kind === 'entry') return speech.him('entry');
    if (kind === 'effect') return speech.him('effect');
    if (kind === 'region') return speech.him('region');
    return speech.him(index === 0 ? 'target' : 'target2');
  });
