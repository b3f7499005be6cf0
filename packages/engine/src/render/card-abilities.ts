/** What a card can do and what it brings about, in paragraphs. */

import type { Ability, Action } from '../language/index.ts';
import { abilityPhrases } from './ability.ts';
import { grouped } from './action.ts';
import type { Settings } from './card-roles.ts';
import { type Roles, Speech, speak } from './roles.ts';
import { sentence } from './words.ts';

/** Short things run on in one paragraph; what can be done, and what happens, has its own. */
export function abilityText(
  abilities: readonly Ability[],
  roles: Roles,
  settings: Settings,
): readonly string[] {
  const out: string[] = [];
  let open = true;
  for (const group of inParagraphs(abilities, new Speech(roles, settings))) {
    const said = speak(roles, settings, (s) =>
      abilityPhrases(group, s, true).map(sentence).join(' '),
    );
    const short = isShort(group[0]!);
    if (short && open && out.length > 0) out[out.length - 1] += ` ${said}`;
    else out.push(said);
    open = short;
  }
  return out;
}

export const isShort = (ability: Ability): boolean =>
  ability.is !== 'action' && ability.is !== 'trigger';

function inParagraphs(abilities: readonly Ability[], s: Speech): readonly (readonly Ability[])[] {
  const out: Ability[][] = [];
  for (let i = 0; i < abilities.length; ) {
    const first = abilities[i]!;
    let end = i + 1;
    const goesOn = (ability: Ability) =>
      isShort(first) ? isShort(ability) : first.is === 'action' && ability.is === 'action';
    while (end < abilities.length && goesOn(abilities[end]!)) end++;
    const group = abilities.slice(i, end);
    if (first.is === 'action') {
      out.push(...grouped(group as readonly Action[], s).map((actions) => [...actions]));
    } else out.push(group);
    i = end;
  }
  return out;
}

/** "Or (scout only): tap a scout ..." */
export const alternatively = (way: string): string => {
  const [, only, rest] = /^(\w+) only: (.*)$/s.exec(way) ?? [];
  return only === undefined ? `or, ${way}` : `or (${only.toLowerCase()} only): ${rest}`;
};
