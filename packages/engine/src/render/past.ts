import type { AttackPast, Cond, HappenedTo, Would } from '../language/index.ts';
import { attackPhrase } from './filter-attack.ts';
import type { Speech } from './roles.ts';
import { cards } from './tongue.ts';
import { unknown } from './words.ts';

/** What happened this turn, and what would happen, in words. */

/** " by an Undead attack" */
export const byAttack = (attack: AttackPast | 'this' | undefined, s: Speech): string =>
  attack === undefined
    ? ''
    : ` by ${attack === 'this' ? 'the attack' : attackPhrase(attack, s, 'a')}`;

/** " of an Undead attack" */
export const ofAttack = (attack: AttackPast | 'this' | undefined, s: Speech): string =>
  byAttack(attack, s).replace(/^ by/, ' of');

/** "wounded by the attack" */
export function happenedTo(p: HappenedTo, s: Speech): string {
  if (p.event === 'corrupted') return 'given a corruption card earlier this turn';
  if (p.event === 'status') return 'turned (tapped or inverted) this turn';
  if (p.event !== 'wounded') return unknown('happening', p);
  return `wounded${byAttack(p.attack, s)}${p.attack === 'this' ? '' : ' this turn'}`;
}

type Happened = Extract<Cond, { happened: unknown }>;
const SINCE: { readonly [K in Happened['since']]: string } = { turn: 'this turn' };

/** "an ally was played at Wellinghall this turn" */
export function past({ happened: p, since }: Happened, s: Speech, holds: boolean): string {
  const was = `${cards(p.card, s, 'a')} was${holds ? '' : ' not'}`;
  const when = SINCE[since];
  switch (p.event) {
    case 'wounded':
      return `${was} wounded${byAttack(p.attack, s)} ${when}`;
    case 'card-played':
      return `${was} played${p.site ? ` at ${cards(p.site, s, 'a')}` : ''} ${when}`;
    default:
      return unknown('happening', p);
  }
}

/** "be taken prisoner" */
const MOVED: Record<Extract<Would, { event: 'move' }>['to'], string> = {
  discard: 'be discarded',
  removed: 'be eliminated',
  hand: 'go back to hand',
  guard: 'be placed on guard',
  pile: 'be won as defeated',
};

export function would(p: Would, s: Speech): string {
  switch (p.event) {
    case 'imprisoned':
      return 'be taken prisoner';
    case 'move': {
      const from = p.from === undefined ? '' : ` from ${p.from}`;
      return `${MOVED[p.to]}${from}${p.by === undefined ? '' : ' by an effect'}`;
    }
    case 'strike':
      return p.wounds
        ? `be wounded by a strike${ofAttack(p.attack, s)}`
        : `be hit by a successful strike${ofAttack(p.attack, s)}`;
    case 'status':
      return p.was === 'wounded'
        ? 'heal'
        : p.to === 'untapped'
          ? `untap${p.by === undefined ? '' : ' in the untap phase'}`
          : 'heal or untap';
    default:
      return unknown('happening', p);
  }
}
