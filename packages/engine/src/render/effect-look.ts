import type { Effect, Value, Who } from '../language/index.ts';
import { type Clause, order, whole } from './clause.ts';
import { playerName, playersOwn, type Speech } from './roles.ts';
import { amount } from './value.ts';
import { list, numberWord } from './words.ts';

/** Looking at cards, putting them back, drawing. */
type LookEffect = Extract<Effect, { do: 'look' | 'shuffle-back' | 'draw' }>;

export function lookEffect(effect: LookEffect, s: Speech): Clause {
  if (effect.do === 'look') return looked(effect, s);
  return effect.do === 'draw' ? drawn(effect, s) : putBack(effect, s);
}

const cardsOf = (n: Value, s: Speech): string =>
  n === 1 ? 'one card' : `${typeof n === 'number' ? numberWord(n) : amount(n, s)} cards`;

/** Said to the player of the card as an order, of another as what he does. */
const does = (who: Who, s: Speech, you: () => string, he: () => string): Clause =>
  who === 'you' ? order(you) : whole(() => `${playerName(who, s)} ${he()}`);

const own = (who: Who): string => (who === 'you' ? 'your' : 'his');

const SEEN: Record<Extract<LookEffect, { do: 'look' }>['zone'], string> = {
  hand: 'hand',
  deck: 'play deck',
  discard: 'discard pile',
  aside: 'cards turned over just now',
  'new-site': 'new site',
};

function looked(effect: Extract<LookEffect, { do: 'look' }>, s: Speech): Clause {
  const { n } = effect;
  const what = (whose: string): string => {
    const zone = `${whose} ${SEEN[effect.zone]}`;
    if (n === undefined) return zone;
    const deck = effect.zone === 'deck';
    if (typeof n !== 'number') {
      const some = deck ? `the top cards of ${zone}` : `cards at random from ${zone}`;
      return `${some}, as many as ${amount(n, s)}`;
    }
    const upTo = effect.upTo ? 'up to ' : '';
    if (deck) return `${upTo}the top ${cardsOf(n, s)} of ${zone}`;
    return `${upTo}${cardsOf(n, s)} at random from ${zone}`;
  };
  const { player, ofPlayer } = effect;
  if (effect.naming !== undefined) {
    const names = effect.naming === 1 ? 'a card' : `${numberWord(effect.naming)} cards`;
    return whole(() => {
      const who = playerName(player, s);
      const verb = who === 'you' ? 'name' : 'names';
      const shows =
        ofPlayer === 'you'
          ? `you show your ${SEEN[effect.zone]}`
          : `${playerName(ofPlayer, s)} shows his ${SEEN[effect.zone]}`;
      return `${who} ${verb} ${names}; then ${shows}`;
    });
  }
  if (player === 'each-player') {
    if (effect.zone === 'new-site') return order(() => `reveal the new site of ${s.him('target')}`);
    const all = what(own(ofPlayer));
    return does(
      ofPlayer,
      s,
      () => `reveal ${all}`,
      () => `reveals ${all}`,
    );
  }
  const one = (): string => what(player === ofPlayer ? own(player) : playersOwn(ofPlayer, s));
  return does(
    player,
    s,
    () => `look at ${one()}`,
    () => `looks at ${one()}`,
  );
}

function drawn(effect: Extract<LookEffect, { do: 'draw' }>, s: Speech): Clause {
  const { player, n } = effect;
  const what = n === 'hand-size' ? `cards up to ${own(player)} hand size` : cardsOf(n, s);
  return does(
    player,
    s,
    () => `draw ${what}`,
    () => `draws ${what}`,
  );
}

function putBack(effect: Extract<LookEffect, { do: 'shuffle-back' }>, s: Speech): Clause {
  const { player, how, from } = effect;
  const deck = (): string => `${playersOwn(player, s)} play deck`;
  // whose deck it is was said as they were looked at
  if (how === 'top')
    return order(() => 'shuffle these cards and put them back on top of that deck');
  if (how !== undefined) {
    const rest =
      how === 'ordered'
        ? // others may have been drawn meanwhile
          () => `the cards set aside back on top of ${deck()}, face-down, in any order`
        : () => `any of these cards at the bottom of ${deck()} and the others on top, in any order`;
    return does(
      effect.by ?? player,
      s,
      () => `put ${rest()}`,
      () => `puts ${rest()}`,
    );
  }
  if (from !== undefined) {
    const zones = from.map((zone) => `${playersOwn(player, s)} ${SEEN[zone]}`);
    return order(() => `shuffle ${list(zones)}, but for sites, into ${deck()}`);
  }
  return order(() => `shuffle the other cards that were turned over back into ${deck()}`);
}
