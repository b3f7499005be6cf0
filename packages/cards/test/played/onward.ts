import type { Stage } from '@mathom/engine/scenario';

/** More questions than any board leaves open before what it waits for. */
const MOST = 120;

/** Everybody passes, or takes the first thing on offer, until that is so; it must come to be. */
export function onward(t: Stage, until: () => boolean): Stage {
  for (let i = 0; i < MOST && !until(); i++) {
    const { options } = t.decision();
    t.take(
      options.find((o) => o.type === 'pass') ?? options.find((o) => o.type === 'no') ?? options[0],
      'it goes on',
    );
  }
  t.expect(until(), 'it has come to that');
  return t;
}

/** Until that is asked, of whomever. */
export const asked = (t: Stage, about: string): Stage =>
  onward(t, () => t.decision().about === about);

/** Until the hazard player may act against the company in which that one is. */
export const against = (t: Stage, who: string): Stage =>
  onward(t, () => {
    const { about, seat } = t.decision();
    return about === 'movement-hazard' && seat === 1 && t.state.current === t.company(who).id;
  });
