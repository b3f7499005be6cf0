import type { CardId } from '@mathom/engine/language';
import type { LawName, Part } from '../deck.ts';

/** The rules that a deck or a starting company can break, by short names. */
export type RuleName =
  // of what is in the list at all
  | 'unknown-player'
  | 'unknown-card'
  | 'bad-count'
  | 'wrong-part'
  | 'region-card'
  // how many
  | 'resources-few'
  | 'resources-many'
  | 'hazards-unequal'
  | 'dual-as-resource'
  | 'characters-many'
  | 'creatures-few'
  | 'sideboard-many'
  | 'anti-fallen-wizard-many'
  | 'far-lands-many'
  | 'copies-many'
  | 'unique-twice'
  | 'manifestations'
  | 'agent-mind'
  // which
  | 'alignment'
  | 'avatar-kind'
  | 'barred-card'
  | 'specific'
  | 'balrog-character'
  | 'balrog-mind'
  | 'balrog-faction'
  // avatars
  | 'avatars-many'
  | 'avatars-different'
  | 'avatars-multiplied'
  | 'avatar-copies'
  | 'avatar-undeclared'
  | 'avatar-missing'
  | 'avatar-exchange'
  // the pool
  | 'pool-characters'
  | 'pool-items'
  | 'pool-card'
  | 'pool-avatars'
  | 'stage-cards'
  | 'stage-points'
  | 'stage-points-few'
  | 'stage-unique'
  // the location deck
  | 'site-alignment'
  | 'site-copies'
  | 'site-missing'
  // dream-cards
  | 'dream-cards'
  // starting companies
  | 'start-not-in-pool'
  | 'start-characters'
  | 'start-mind'
  | 'start-barred'
  | 'start-alignment'
  | 'start-agent'
  | 'start-orc'
  | 'start-high-mind'
  | 'start-avatars'
  | 'start-items'
  | 'start-event'
  | 'start-stage'
  | 'start-no-site'
  | 'start-site'
  | 'start-companies'
  // what is left of the pool
  | 'left-not-in-pool'
  | 'left-characters'
  | 'left-in-deck'
  | 'left-in-sideboard';

/** One thing that is wrong. */
export interface Violation {
  readonly rule: RuleName;
  /** what and how many, in one sentence of ours */
  readonly says: string;
  /** rules and rulings, as `coe/1.5.1` */
  readonly cites: readonly string[];
  /** the cards that it is about, if it is about some */
  readonly cards: readonly CardId[];
  readonly part?: Part;
}

/** `1 card`, `3 cards`. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** `A`, `A and B`, `A, B and C`, `A, B, C and 4 more`. */
export function listed(names: readonly string[]): string {
  const different = [...new Set(names)];
  const shown = different.slice(0, different.length > 4 ? 3 : 4);
  const rest = different.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** By the rules of 2026 they alone are cited; other rule sets stand on them and cite both. */
export const citing = (ruleSet: LawName, found: readonly Violation[]): Violation[] =>
  found.map((v) => {
    const own = v.cites.filter((id) => id.startsWith('coe/'));
    return ruleSet === 'coe' && own.length > 0 ? { ...v, cites: own } : v;
  });
