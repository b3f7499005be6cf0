import type { Effect, Until } from '../language/index.ts';
import { type Clause, order, whole } from './clause.ts';
import { type Role, role, type Speech } from './roles.ts';
import { abilityPhrases } from './tongue.ts';
import { untilPhrase } from './until.ts';
import { capital, same } from './words.ts';

const EACH_END = /^as each end-of-turn phase ends/;
const FOR_ONE = /^end all this at once whenever .* is played at .*$/;
const ONCE_EACH = /\bat most once in each turn/i;

/** Abilities that are left behind: "until the turn ends, ...". */
export function installed(effect: Extract<Effect, { do: 'install' }>, s: Speech): Clause {
  const [only] = effect.abilities;
  if (
    effect.until === 'attack' &&
    effect.abilities.length === 1 &&
    only?.is === 'attacks-are' &&
    only.what === 'detaining' &&
    same(only.a, {})
  )
    return order(() => `make ${s.him('attack')} a detainment attack`);
  return whole(() => {
    const inside = s.with(
      { bearer: hostOf(effect, s) },
      { depth: s.depth + 1, inAttack: effect.until === 'attack' },
    );
    const made = madeUpFor(effect);
    const told = made ? effect.abilities.filter((one) => one.is !== 'modify') : effect.abilities;
    const phrases = abilityPhrases(told, inside).map((phrase) =>
      // there is but one such end, and one such turn, while it lasts
      effect.until === 'turn'
        ? phrase
            .replace(EACH_END, 'as the turn ends')
            .replace(ONCE_EACH, 'This can be done once only')
            .replace(FOR_ONE, 'this ends as soon as one has been played there')
        : phrase,
    );
    if (made)
      return ['what follows is felt only once the strike has succeeded', ...phrases].join('; ');
    const [first = '', ...rest] = phrases;
    // in one sentence, so that all of it is said to last so long, unless a part is one of several clauses
    const apart = phrases.some((phrase) => /[;.]/.test(phrase));
    const more = `${rest.map((phrase) => (apart ? `. ${capital(soLong(phrase, effect.until))}` : `; ${phrase}`)).join('')}${effect.once ? ' (this does not add up)' : ''}`;
    // what comes after the attack, or of the strike, needs no word on lasting so long
    if (first.startsWith('after this ')) return `${first}${more}`;
    if (
      effect.until === 'attack' &&
      /^(after the strike of the attack|as soon as the strikes of)/.test(first)
    )
      return first + more;
    if (effect.until === 'creature' && /^once | strike of the creature /.test(first))
      return first + more;
    if (effect.until === 'strike' && /^(when|after) the strike/.test(first)) return first + more;
    // what is left on the card itself goes when it goes
    const long =
      effect.until === 'game' && effect.on === 'self'
        ? `as long as ${s.him('self')} is in play`
        : untilPhrase(effect.until, s);
    return `${long}, ${first}${more}`;
  });
}

/** What the card itself says is made up for until then. */
const madeUpFor = ({ until, abilities }: Extract<Effect, { do: 'install' }>): boolean =>
  until === 'strike' &&
  abilities.some((one) => one.is === 'modify' && one.of === 'self' && one.stat === 'corruption');

/** A sentence of its own says again how long it holds, unless it is about the end of it. */
const soLong = (phrase: string, until: Until): string =>
  until !== 'turn' || /^(as the turn ends|discard this card)/.test(phrase)
    ? phrase
    : `until then, ${phrase}`;

/** What they are left on: to them it is their bearer. */
function hostOf({ on, until }: Extract<Effect, { do: 'install' }>, s: Speech): Role {
  if (on === undefined) return s.role('bearer');
  if (on === 'site') return s.role('site');
  // who has it when this begins: whoever bears it later is another
  if (on === 'bearer' && until === 'game')
    return role('bearer-then', 'person', 'whoever it was played with', { carried: true });
  // what is aimed at a strike lies on whoever faces it
  if (on === 'target' && s.role('target').key === s.roles.strike?.key) return s.role('defender');
  if (on !== 'company') return s.role(on);
  if (s.roles.target?.sort === 'company') return s.roles.target;
  return role('the-company', 'company', 'the company', { first: () => s.theCompany() });
}
