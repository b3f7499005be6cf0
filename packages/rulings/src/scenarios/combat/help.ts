import type { Named, Stage } from '@mathom/engine/scenario';

export const ALL = ['coe', 'crf', 'tournament'] as const;
export const OLD = ['crf', 'tournament'] as const;

/** The defender gives strikes to these, and to no others. */
export function defend(t: Stage, ...names: string[]): void {
  for (const n of names) t.resource.chooses(`a strike to ${n}`);
  if (t.decision().about === 'defend') t.pass();
}

/** What the game asks about now. */
export const about = (t: Stage): string => t.decision().about;

/** Both let a window go by, up to the next question of another kind. */
export function letBe(t: Stage, kind: string): void {
  while (about(t) === kind) t.pass();
}

/** His strike is next: he taps or not, nobody supports him, up to the defender's own actions. */
export function meet(t: Stage, who: Named, stay = false): void {
  letBe(t, 'between-strikes');
  if (about(t) === 'strike') t.resource.chooses(`resolve the strike against ${who}`);
  letBe(t, 'strike-hazard');
  if (about(t) === 'excess') t.hazard.chooses('0');
  if (about(t) === 'stay-untapped') t.resource.chooses(stay ? 'yes' : 'no');
  letBe(t, 'support');
}

/** The same, and he plays nothing. */
export function face(t: Stage, who: Named, stay = false): void {
  meet(t, who, stay);
  letBe(t, 'strike-defender');
}
