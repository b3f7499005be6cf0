import type { Aim } from '../state/types.ts';

/** What is aimed at, as one word. Strikes and checks have numbers of their own; who meets them says nothing more. */
function thing(a: Aim): string {
  switch (a.t) {
    case 'card':
    case 'company':
      return `${a.id}`;
    case 'attack':
    case 'strike':
    case 'entry':
    case 'effect':
      return `${a.n}`;
    case 'check':
    case 'auto':
      return `${a.t === 'check' ? a.n : a.site} ${a.i}`;
    case 'region':
      return `${a.company} ${a.i} ${a.site}`;
    case 'race':
      return a.race;
    case 'name':
      return `${a.of} ${a.name}`;
  }
}

/** The same card, company, attack, or whatever else can be aimed at. */
export const sameAim = (a: Aim, b: Aim): boolean => a.t === b.t && thing(a) === thing(b);
