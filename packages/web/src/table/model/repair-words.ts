import { cardsOfRepair, query, type Repair, type State } from '@mathom/engine';
import { t, told } from '../../app/words.ts';
import { cardById } from '../../cards/data.ts';

const PLACES = told({
  hand: 'hand',
  discard: 'discard pile',
  deck: 'play deck',
  pile: 'marshalling point pile',
});

/** How the board is set right by hand, as a sentence; `cards` are those it speaks of, where one may not know them. */
export function repairWords(s: State, r: Repair, cards: readonly string[] = []): string {
  const ids = cardsOfRepair(r);
  const nameOf = (card: number): string =>
    cardById(cards[ids.indexOf(card)] ?? '')?.name || query.nameOf(s, card) || t('a card');
  if ('company' in r) {
    const [first = -1] = s.companies.find((co) => co.id === r.company)?.members ?? [];
    return t('The company of {{name}} is at {{site}}.', {
      name: first < 0 ? t('nobody') : nameOf(first),
      site: nameOf(r.at),
    });
  }
  const name = nameOf(r.card);
  if ('lies' in r) return t('{{name}} is {{lies}}.', { name, lies: t(r.lies) });
  if ('to' in r) return t('{{name}} goes to its owner’s {{place}}.', { name, place: PLACES[r.to] });
  return r.with < 0
    ? t('{{name}} is in play.', { name })
    : t('{{name}} is in play with {{other}}.', { name, other: nameOf(r.with) });
}
