import type { Keyword } from '@mathom/engine/language';
import type { BoardSpec, Named, Stage } from '@mathom/engine/scenario';

export const ALL = ['coe', 'crf', 'tournament'] as const;
export const OLD = ['crf', 'tournament'] as const;
export const NEW = ['coe'] as const;

/** A card that could always be played: with it in hand a player is asked at every turn. */
export const SPARE = 'Forewarned Is Forearmed';

/** What cards there are of a kind that is called by a word in their text, each name once. */
export const called = (t: Stage, keyword: Keyword): readonly string[] =>
  [
    ...new Set(
      t.state.rt.pool.cards.flatMap((card) =>
        'keywords' in card && card.keywords?.includes(keyword) ? [card.name] : [],
      ),
    ),
  ].sort();

/** What the game asks about now. */
export const about = (t: Stage): string => t.decision().about;

/** Both let a window go by, up to the next question of another kind. */
export function letBe(t: Stage, kind: string): void {
  while (about(t) === kind && t.offered().includes('pass') && t.decision().kind !== 'assign')
    t.pass();
}

/** The attack comes to its strikes: nobody acts before they are assigned. */
export function toStrikes(t: Stage): void {
  letBe(t, 'attack');
}

/** His strike is next: he taps or not, up to the support. */
export function meet(t: Stage, who: Named, stay = false): void {
  letBe(t, 'between-strikes');
  if (about(t) === 'strike') t.resource.chooses(`resolve the strike against ${who}`);
  letBe(t, 'strike-hazard');
  if (about(t) === 'excess') t.hazard.chooses('0');
  if (about(t) === 'stay-untapped') t.resource.chooses(stay ? 'yes' : 'no');
}

/** The same, and nobody helps. */
export function face(t: Stage, who: Named, stay = false): void {
  meet(t, who, stay);
  letBe(t, 'support');
  letBe(t, 'strike-defender');
}

/** The keys by which a creature may be played now. */
export function keysOf(t: Stage, creature: Named): string[] {
  t.hazard.chooses(`play ${creature}`);
  const keys =
    t.decision().kind === 'aim' ? t.offered().filter((x) => x.startsWith('keyed')) : ['one'];
  if (t.offered().includes('back')) t.hazard.chooses('back');
  return keys.sort();
}

/** Whoever is in a company. */
export type Members = NonNullable<BoardSpec['resource']['companies']>[number]['members'];

/** All rolls made for that so far, in order. */
export const rolled = (t: Stage, what: string): { total: number; against: number }[] =>
  t.steps
    .flatMap((x) => x.events)
    .flatMap((e) =>
      e.event === 'roll' && e.for === what ? [{ total: e.total, against: e.against }] : [],
    );

/** Nobody helps whoever faces the strike. */
export const unaided = (t: Stage): void => {
  while (t.decision().about === 'support') t.resource.passes();
};

/** Where it stands that before the strikes of an automatic-attack only what touches it can be done. */
export const duringAttack = (t: Stage): string =>
  t.rules === 'coe' ? 'coe/3.i' : 'crf/turn/site-phase/automatic-attacks/6';
