import { type Decision, type Option, query, type State } from '@mathom/engine';
import { foresee } from '@mathom/engine/attention/foresee';
import { knownCard } from '../../cards/data.ts';
import type { Choice, ChoiceMap } from '../model/choices.ts';

/** What is carried: a card, or a company with all that is in it. */
export type Load =
  | { readonly is: 'card'; readonly id: number }
  | { readonly is: 'company'; readonly id: number };

/** Where it can be put down: "card:12", "company:3", "site:Moria", "apart" (a company of its own), "table". */
export type Place = string;

/** One of the things that putting it down there can mean. */
export interface Meaning {
  readonly choice: Choice;
  /** the answer to what is asked next, where the place says that too */
  readonly then?: { readonly next: Decision; readonly answer: Option };
}

export type Drops = ReadonlyMap<Place, readonly Meaning[]>;

const cardOf = (o: Option): number =>
  o.type === 'card' ? o.card : o.type === 'aim' && o.aim.t === 'card' ? o.aim.id : -1;

const siteName = (s: State, id: number): string => {
  const card = knownCard(s, id);
  return card?.kind === 'site' ? card.name : '';
};

/** Cards played from hand: on the one they are aimed at, or just on the table. */
function playing(s: State, asked: Decision, choice: Choice): [Place, Meaning][] {
  const next = foresee(s, asked, choice.index);
  const aimed = (next?.options ?? []).flatMap((answer): [Place, Meaning][] => {
    const id = cardOf(answer);
    return next && id >= 0 ? [[`card:${id}`, { choice, then: { next, answer } }]] : [];
  });
  return aimed.length > 0 ? aimed : [['table', { choice }]];
}

function placesOf(s: State, asked: Decision, choice: Choice): [Place, Meaning][] {
  const o = choice.option;
  const at = (place: Place): [Place, Meaning][] => [[place, { choice }]];
  switch (o.type) {
    case 'play':
      return choice.index < asked.options.length ? playing(s, asked, choice) : [];
    case 'play-character':
      if (o.under >= 0) return at(`card:${o.under}`);
      return at(o.company >= 0 ? `company:${o.company}` : 'apart');
    case 'on-guard':
      return at(`company:${s.current}`);
    case 'transfer':
      return at(`card:${o.to}`);
    case 'store': {
      const co = query.company(s, s.company[s.host[o.card] >= 0 ? s.host[o.card] : o.card]);
      return co ? at(`card:${co.site}`) : [];
    }
    case 'regroup':
      return at(o.company >= 0 ? `company:${o.company}` : 'apart');
    case 'control':
      return o.under >= 0 ? at(`card:${o.under}`) : at(`company:${s.company[o.card]}`);
    case 'declare-move':
      return at(`site:${siteName(s, o.site)}`);
    case 'join':
      return at(`company:${o.into}`);
    default:
      return [];
  }
}

/** Every place at which something can be put down, and what that would mean. */
export function dropsOf(s: State, asked: Decision, choices: ChoiceMap, load: Load): Drops {
  const list =
    (load.is === 'card' ? choices.byCard.get(load.id) : choices.byCompany.get(load.id)) ?? [];
  const out = new Map<Place, Meaning[]>();
  for (const choice of list)
    for (const [place, meaning] of placesOf(s, asked, choice)) {
      // nothing is put down on itself
      if (place === `${load.is}:${load.id}`) continue;
      const there = out.get(place);
      if (there) there.push(meaning);
      else out.set(place, [meaning]);
    }
  return out;
}
