import type { Effect } from '../language/index.ts';
import { ofSites } from './about.ts';
import { type Clause, order, whole } from './clause.ts';
import { cards } from './filter.ts';
import { pathPart } from './filter-company.ts';
import type { Speech } from './roles.ts';
import { movementWord, unknown } from './words.ts';

type CompanyEffect = Extract<
  Effect,
  { do: 'return-to-origin' | 'split-off' | 'join' | 'forgo' | 'relocate' | 'move-again' }
>;

/** What happens to companies. */
export function companyEffect(effect: CompanyEffect, s: Speech): Clause {
  switch (effect.do) {
    case 'return-to-origin':
      return whole(() => {
        const who = effect.company === 'active' ? s.activeCompany : s.companyOf(effect.company);
        return `${who} goes back to its site of origin`;
      }, false);
    case 'split-off': {
      const then: Record<typeof effect.then, string> = {
        stay: '',
        'own-phase':
          ' on the same way: it has its own movement/hazard phase in this turn, its hazard limit is one, and after all movement/hazard phases it may join the others again at the same site',
        'return-to-origin': ' that goes back to their site of origin',
      };
      return {
        subject: effect.who,
        does: () => `leaves his company and forms one of his own${then[effect.then]}`,
      };
    }
    case 'join': {
      const { company: of } = effect;
      const way = effect.moves ? ' (movement without a movement/hazard phase)' : '';
      const into = () => `${of === undefined ? s.activeCompany : s.companyOf(of)}${way}`;
      return {
        order: () =>
          of === undefined
            ? `let ${s.him(effect.who)} join ${into()}`
            : `return ${s.him(effect.who)} to ${into()}`,
        subject: effect.who,
        does: () => `${of === undefined ? 'joins' : 'returns to'} ${into()}`,
      };
    }
    case 'forgo':
      if (effect.what === 'turn') return order(() => 'skip his next turn');
      return whole(() => {
        const who =
          effect.company === 'active'
            ? s.roles.target?.sort === 'company'
              ? s.he('target')
              : s.activeCompany
            : `any company on its way to ${s.him('target')} this turn`;
        const unless =
          effect.unlessTaps === undefined
            ? ''
            : `, unless one ${cards(effect.unlessTaps, s, 'bare')} of the company taps for this, at the start of the site phase at the latest`;
        return `${who} must do nothing in its site phase${unless}`;
      });
    case 'move-again':
      return whole(
        () =>
          `${companyName(s)} ${effect.must ? 'must' : 'may'} move again as its movement/hazard phase ends, to ${effect.to === undefined ? 'another site' : cards(ofSites(effect.to), s, 'one').replace(/^one /, 'another ')}${effect.by === undefined ? '' : ` by ${movementWord(effect.by)}`}${effect.untried ? `${effect.untried === 'unused' ? ' where it has not been this turn and' : ''} to which it has not tried to move this turn,` : ''} and with one more movement/hazard phase${effect.path ? `, ${pathPart(effect.path).adj}` : ''}`,
      );
    case 'relocate': {
      const { to: where } = effect;
      if (effect.of === 'target')
        return order(
          () =>
            `take ${s.him('picked').replace(/ in (your location deck)$/, ' out of $1')} and put it in the place of the other card, for all who are there, and this card on it`,
        );
      if (where === 'picked')
        return order(() => {
          const of = s.roles.target?.sort === 'company' ? 'new site card' : 'site card';
          // what lies on a company speaks of that one
          const whose = s.roles.bearer?.sort === 'company' ? "this card's company" : companyName(s);
          return `exchange the ${of} of ${whose} for ${s.him('picked')}`;
        });
      const to: Record<typeof where, string> = {
        'site-at-start-of-turn': 'the site where it was when the turn began',
        'nearest-haven': 'the nearest Haven {H}',
      };
      return order(
        () =>
          `exchange the site card of ${companyName(s)} for ${to[where]} (movement without a movement/hazard phase)`,
      );
    }
    default:
      return unknown('effect on companies', effect);
  }
}

const companyName = (s: Speech): string =>
  s.roles.bearer?.sort === 'company' ? s.him('bearer') : s.theCompany();
