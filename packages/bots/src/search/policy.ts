import { actionOf, type Option, query } from '@mathom/engine';
import { keepWorth } from '../greedy/keep.ts';
import { scores } from '../greedy/score.ts';
import type { Sight } from '../greedy/sight.ts';
import { siteGain } from '../greedy/site-gain.ts';
import { cardWorth, placesOf } from './hand.ts';
import { prospectFrom } from './prospects.ts';
import { type Readiness, readiness, tapCost, untapGain } from './ready.ts';

/** Questions about cards to have or not to have: 1 to get the card that is named, -1 to be rid of it. */
const HANDS: Readonly<Record<string, 1 | -1>> = {
  'discard-to-size': -1,
  'discard-one': -1,
  'exchange-out': -1,
  'exchange-in': 1,
  fetch: 1,
  sideboard: 1,
};

/**
 * Greedy's opinion of the options, with second thoughts about who has to be ready at the end of
 * the road: it is no use to come to a site with everyone tapped. `deep` thoughts, about what
 * comes after this turn, are for choices that are really made; they are too slow for trying out.
 */
export function opinions(x: Sight, deep = false): number[] {
  const list = scores(x);
  if (deep && Object.hasOwn(HANDS, x.d.about)) return aboutHands(x, list);
  if (x.s.active !== x.me) return list;
  let known: Readiness | null = null;
  const ready = (): Readiness => {
    if (known) return known;
    const f = query.strikeFrame(x.s);
    const co = query.company(x.s, x.s.current) ?? (f ? query.companyOf(x.s, f.who) : undefined);
    known = co ? readiness(x, co) : { gain: 0, untapped: 0, strikes: 0 };
    return known;
  };
  x.d.options.forEach((o, i) => {
    list[i] += secondThought(x, o, ready);
    if (deep && o.type === 'declare-move') list[i] += stageWorth(x, o);
  });
  return list;
}

/** Cards judged by where and on whom they could be played. */
function aboutHands(x: Sight, list: number[]): number[] {
  const sign = HANDS[x.d.about];
  const places = placesOf(x);
  x.d.options.forEach((o, i) => {
    if (o.type === 'card') list[i] += sign * (cardWorth(x, o.card, places) - keepWorth(x, o.card));
  });
  return list;
}

/** A site at which there is nothing to be had may be on the way to another. */
function stageWorth(x: Sight, o: Extract<Option, { type: 'declare-move' }>): number {
  const co = query.company(x.s, o.company);
  return co && siteGain(x, co, o.site) <= 0 ? 0.4 * prospectFrom(x, co, o.site) : 0;
}

function secondThought(x: Sight, o: Option, ready: () => Readiness): number {
  switch (o.type) {
    case 'yes':
      return x.d.about === 'stay-untapped' ? 0.25 * tapCost(ready()) : 0;
    case 'card':
      return x.d.about === 'support' && x.s.status[o.card] === 0 ? -tapCost(ready()) : 0;
    case 'support': {
      const co = query.companyOf(x.s, o.card);
      return co ? -tapCost(x.s.current < 0 ? readiness(x, co) : ready()) : 0;
    }
    case 'assign':
      return x.s.owner[o.who] === x.me && x.s.status[o.who] === 0 ? -0.8 * tapCost(ready()) : 0;
    case 'cancel-by-tapping':
    case 'home-cancel':
      return -tapCost(ready());
    case 'use':
      return useThought(x, o, ready);
    default:
      return 0;
  }
}

/** Abilities that untap the one who bears the card, or tap him. */
function useThought(x: Sight, o: Extract<Option, { type: 'use' }>, ready: () => Readiness): number {
  const action = actionOf(x.s, x.me, o);
  const bearer = x.s.host[o.card];
  if (!action || bearer < 0) return 0;
  const untaps = action.does.some(
    (e) => e.do === 'untap' && (e.what === 'bearer' || e.what === 'user'),
  );
  if (untaps) return x.s.status[bearer] === 1 && x.s.current >= 0 ? untapGain(ready()) : 0;
  const taps =
    action.tapUser === true || action.cost?.some((c) => c.pay === 'tap' && c.what === 'bearer');
  if (!taps || x.s.status[bearer] !== 0) return 0;
  const co = query.companyOf(x.s, bearer);
  return co ? -tapCost(readiness(x, co)) : 0;
}
