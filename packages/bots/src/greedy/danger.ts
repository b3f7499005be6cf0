import { type Company, query } from '@mathom/engine';
import type { AttackSpec } from '@mathom/engine/language';
import { lessThan, moreThan } from './dice.ts';
import { type Fighter, numberOf, type Sight, strengthOf } from './sight.ts';

/** An attack, reduced to what its danger depends on. */
export interface Blow {
  readonly strikes: number;
  /** each character faces one */
  readonly each: boolean;
  readonly prowess: number;
  /** -1: every strike that fails is defeated */
  readonly body: number;
  readonly attackerChooses: boolean;
  /** nobody is wounded by it */
  readonly mild: boolean;
}

export const TAP = 0.15;
export const WOUND = 0.9;

/** The printed attack; `hero`: those who attack only to detain hero companies do so. */
export function blowOf(spec: AttackSpec): Blow {
  return {
    strikes: spec.strikes === 'each' ? 1 : numberOf(spec.strikes) * (spec.attacks ?? 1),
    each: spec.strikes === 'each',
    prowess: numberOf(spec.prowess),
    body: spec.body === undefined ? -1 : numberOf(spec.body),
    attackerChooses: spec.attackerChooses === true,
    mild: spec.detainment !== undefined || spec.harm !== undefined,
  };
}

/** What one strike costs whoever faces it, and the chance that it is defeated. */
export function strikeHarm(
  f: Fighter,
  bonus: number,
  blow: Blow,
): { harm: number; beaten: number } {
  const need = blow.prowess - f.prowess - bonus;
  const lost = lessThan(need);
  const won = moreThan(need);
  const dies = moreThan(f.body - (f.wounded ? 1 : 0));
  const harm = blow.mild
    ? lost * TAP
    : lost * (WOUND + dies * f.worth) + (f.untapped ? (1 - lost) * TAP : 0);
  return { harm, beaten: won * (blow.body < 0 ? 1 : moreThan(blow.body)) };
}

export interface Outlook {
  /** what the attack is likely to cost the company */
  readonly harm: number;
  /** the chance that it is defeated */
  readonly beaten: number;
}

/** What an attack does to a company that defends itself well. */
export function outlook(blow: Blow, company: readonly Fighter[]): Outlook {
  if (company.length === 0) return { harm: 0, beaten: 0 };
  const strikes = blow.each ? company.length : blow.strikes;
  if (strikes <= 0) return { harm: 0, beaten: 1 };
  // the strong and untapped take strikes first; an attacker who chooses looks for the weak
  const order = [...company].sort((a, b) => {
    const ready = Number(b.untapped) - Number(a.untapped);
    return blow.attackerChooses ? a.prowess - b.prowess : ready || b.prowess - a.prowess;
  });
  let harm = 0;
  let beaten = 1;
  const faced = Math.min(strikes, order.length);
  const excess = strikes - faced;
  for (let i = 0; i < faced; i++) {
    const one = strikeHarm(order[i], i === faced - 1 ? -excess : 0, blow);
    harm += one.harm;
    beaten *= one.beaten;
  }
  return { harm, beaten };
}

export interface Guard {
  readonly harm: number;
  /** how many of the company will be busy with it */
  readonly strikes: number;
}

/** How likely the hazard player is to hold a creature that can come as an automatic-attack. */
const HELD = 0.4;

/** What waits at a site. */
export function siteGuard(x: Sight, site: number, co: Company): Guard {
  const company = strengthOf(x, co);
  let harm = 0;
  let strikes = 0;
  for (const a of query.automaticAttacks(x.s, site)) {
    if (a.fromHand) {
      harm += HELD * outlook(TYPICAL, company).harm;
      strikes += HELD * TYPICAL.strikes;
      continue;
    }
    const blow = blowOf(a.spec);
    harm += outlook(blow, company).harm;
    strikes += blow.each ? company.length : blow.strikes;
  }
  return { harm, strikes };
}

/** A creature as decks usually have them: what roads are judged by. */
export const TYPICAL: Blow = {
  strikes: 2,
  each: false,
  prowess: 9,
  body: -1,
  attackerChooses: false,
  mild: false,
};
