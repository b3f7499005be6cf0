import { query, type Repair, type State } from '@mathom/engine';
import { t, told } from '../../app/words.ts';

const PLACES = told({ hand: 'hand', discard: 'discard pile', deck: 'play deck' });

/** How the board is set right by hand, as a sentence. */
export function repairWords(s: State, r: Repair): string {
  const name = query.nameOf(s, r.card) || t('a card');
  return 'lies' in r
    ? t('{{name}} is {{lies}}.', { name, lies: t(r.lies) })
    : t('{{name}} goes to its owner’s {{place}}.', { name, place: PLACES[r.to] });
}
