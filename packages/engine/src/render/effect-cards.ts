import type { CardFilter, Effect, Ref, Zone } from '../language/index.ts';
import { keyPhrase } from './attack.ts';
import { beside } from './beside.ts';
import { type Clause, order, whole } from './clause.ts';
import { cards } from './filter.ts';
import { playerName, playersOwn, role, type Speech } from './roles.ts';
import { run } from './tongue.ts';
import { amount } from './value.ts';
import { list, numberWord, same, unknown } from './words.ts';

type CardEffect = Extract<
  Effect,
  {
    do:
      | 'move'
      | 'attach'
      | 'fetch'
      | 'reveal-until'
      | 'tap'
      | 'untap'
      | 'heal'
      | 'wound'
      | 'invert'
      | 'play'
      | 'hand-over';
  }
>;

/** Cards that move, turn, or are looked for. */
export function cardEffect(effect: CardEffect, s: Speech): Clause {
  switch (effect.do) {
    case 'move':
      return order(() => moved(effect, s));
    case 'attach':
      if (effect.as === 'ally')
        return order(() => `put ${s.him(effect.what)} with ${s.him(effect.to)} as an ally`);
      if (effect.aside !== undefined) {
        // what lies with a card goes with it (verbs/leaving.ts)
        const end =
          effect.after !== undefined
            ? [`removed from play when ${s.he(effect.to)} leaves play`]
            : effect.aside === 'worthless'
              ? [`discarded with ${s.him(effect.to)}`]
              : [];
        const said = [ASIDE[effect.aside], ...end].filter(Boolean);
        const worth = said.length > 0 ? ` (${said.join(', and ')})` : '';
        return order(() => {
          // whoever was in play goes there alone
          const bare = s.role(effect.what).noun.endsWith('character')
            ? ' (all cards on him are discarded)'
            : '';
          const what = s.him(effect.what);
          // what nobody else had seen
          const open = / in (your )?hand\b/.test(what) ? 'face-up ' : '';
          const there = `${open}off to the side with ${s.him(effect.to)}`;
          // what is said of it at length would be taken to go on with where it is placed
          return / (that|who) /.test(what)
            ? `place ${there}${worth} ${what}${bare}`
            : `place ${what} ${there}${worth}${bare}`;
        });
      }
      if (s.role(effect.what).noun.endsWith('faction'))
        // unlike what lies on a card, it is not lost with it (verbs/leaving.ts)
        return order(
          () =>
            `place ${s.him(effect.what)} under ${s.him(effect.to)} (it stays in play even if ${s.him(effect.to)} leaves play)`,
        );
      if (s.role(effect.to).sort === 'site' && effect.what !== 'self')
        return order(() => {
          const what = s.him(effect.what).replace(/ in hand$/, ' out of your hand');
          return `play ${what}, whatever it asks for itself, at ${s.him(effect.to)}`;
        });
      // an item that is given up for it, and left there, counts for nobody (query/score.ts)
      if (effect.to === 'site' && s.role('self').noun === 'this item')
        return order(
          () => `leave ${s.him('self')} with ${s.him(effect.to)}, where it is worth no points`,
        );
      return order(() =>
        effect.what === 'self'
          ? `put ${s.him('self')} on ${s.him(effect.to)}`
          : `give ${s.him(effect.what)} to ${s.him(effect.to)}`,
      );
    case 'fetch':
      return fetched(effect, s);
    case 'reveal-until':
      return order(
        () =>
          `turn the cards of ${playersOwn(effect.player, s)} ${effect.from === 'discard' ? 'discard pile' : 'play deck'} over, one by one, until ${cards(effect.a, s, 'a')}${effect.from === 'discard' ? ' that was not yet turned over' : ''} shows or none is left`,
        true,
      );
    case 'tap':
    case 'untap': {
      // of things it has to be said that they are not out of use (coe/6.1)
      const inUse =
        effect.do === 'tap' && typeof effect.what === 'object' && effect.what.kind === 'item'
          ? ' (what they do without being tapped for it they do as before)'
          : '';
      return order(() => `${effect.do} ${those(effect.what, s)}${inUse}`);
    }
    case 'heal':
      return order(() =>
        effect.well
          ? `heal and untap ${those(effect.what, s)}`
          : `heal ${those(effect.what, s)} (to tapped)`,
      );
    case 'wound':
      return order(() => `wound ${those(effect.what, s)} (without a body check)`);
    case 'invert':
      return order(() => {
        const isAgent = typeof effect.what === 'string' && /agent$/.test(s.role(effect.what).noun);
        return `turn ${those(effect.what, s)} ${isAgent ? 'face-up' : 'upside down'}`;
      });
    case 'play':
      return played(effect, s);
    case 'hand-over':
      return whole(() => {
        const n = effect.n === 1 ? 'one' : effect.n > 20 ? 'any' : `up to ${numberWord(effect.n)}`;
        const items = effect.n === 1 ? 'item' : 'items';
        const fit = effect.unwounded ? 'unwounded ' : '';
        if (effect.staying)
          return `${s.he(effect.from)} may hand ${n} of his items, if it can be transferred, to another ${fit}character in ${s.companyOf(effect.from)} who can bear it (no corruption check is made for that)`;
        return `${n} ${items} borne by ${s.him(effect.from)} may go to ${effect.n === 1 ? `another ${fit}character` : `other ${fit}characters`} in ${s.companyOf(effect.from)}, and the other cards on ${s.him(effect.from)} are discarded`;
      }, false);
    default:
      return unknown('effect on cards', effect);
  }
}

const ASIDE: Record<NonNullable<Extract<Effect, { do: 'attach' }>['aside']>, string> = {
  counts: '',
  worthless: 'worth no points there',
  negative: 'worth its points in the negative there',
  'out-of-play': 'worth no points there, and out of play',
};

const those = (what: Ref | CardFilter, s: Speech): string =>
  typeof what === 'string' ? s.him(what) : cards(what, s, 'all');

function moved(effect: Extract<Effect, { do: 'move' }>, s: Speech): string {
  const what =
    effect.zone === undefined
      ? those(effect.what, s)
      : typeof effect.what === 'string'
        ? `${s.him(effect.what)} off to the side`
        : beside(effect.what, s, 'all');
  switch (effect.to) {
    case 'discard':
      return `${effect.as === 'eliminate' ? 'eliminate' : 'discard'} ${what}${along(effect, s)}${effect.as === 'regained' ? ' (even if somebody has it as a trophy)' : ''}`;
    case 'hand':
      return `put ${what} back into ${handOf(effect.what, s)}${lostWith(effect.what, s)}`;
    case 'deck':
      if (effect.shuffle !== false)
        return `shuffle ${what} into ${effect.what === 'self' ? 'your' : "its player's"} play deck`;
      return effect.as === 'discard'
        ? `discard ${what} face-down to the top of the play deck`
        : `put ${what} on top of the play deck`;
    case 'pile':
      if (effect.as === 'won')
        return `remove ${what} from play as if it had been defeated (the defender receives its marshalling points if he would have then)`;
      if (typeof effect.what !== 'string' && effect.what.kind === 'character')
        return `eliminate ${what} (into your marshalling point pile, for kill marshalling points)`;
      // of another's card it has to be said
      if (effect.ofPlayer === undefined)
        return `put ${what} into ${effect.what === 'self' && s.hazard ? 'the' : 'your'} marshalling point pile`;
      return `put ${what} into ${playersOwn(effect.ofPlayer, s)} marshalling point pile`;
    // still counted where uniqueness is asked, as what is out of the game is not (coe glossary)
    case 'removed':
      return `remove ${what} from play`;
    case 'stored':
      return `store ${what}${effect.as === 'named-there' ? ' as if it were where its own text has it stored' : ''}`;
    case 'out':
      return `remove ${what} from the game`;
    default:
      return unknown('place to move to', effect.to);
  }
}

/** The cards of a character who is discarded go with him, his followers do not. */
const along = ({ what, as }: Extract<Effect, { do: 'move' }>, s: Speech): string => {
  if (typeof what !== 'string' || what === 'self' || as === 'eliminate') return '';
  const { sort, noun } = s.role(what);
  // what lies on a card goes when that goes
  if (what === 'bearer' && sort === 'thing') return ' and this card';
  // allies and agents lead nobody
  if (sort !== 'person' || /ally$|agent$/.test(noun)) return '';
  return ' and all that he controls except his followers';
};

/** An item can have cards on it, in play and where it is stored. */
const lostWith = (what: Ref | CardFilter, s: Speech): string =>
  typeof what === 'string' && what !== 'self' && s.role(what).noun.endsWith('item')
    ? ' (all cards on it are discarded)'
    : '';

const handOf = (what: Ref | CardFilter, s: Speech): string =>
  what === 'self'
    ? 'your hand'
    : typeof what === 'string'
      ? `${s.role(what).sort === 'person' ? 'his' : 'its'} player's hand`
      : "their players' hands";

const fromZones = (zones: readonly Zone[], whose: string, join: 'or' | 'and/or' = 'or'): string =>
  `${whose} ${list(
    zones.map((zone) => ZONES[zone]),
    join,
  )}`;

const ZONES: Record<Zone, string> = {
  hand: 'hand',
  deck: 'play deck',
  discard: 'discard pile',
  sideboard: 'sideboard',
  play: 'cards in play',
  pile: 'marshalling point pile',
  removed: 'cards removed from the game',
  sites: 'location deck',
  aside: 'cards set aside',
  beside: 'cards off to the side',
  chain: 'what is being played',
};

/** More than there can be in a pile: as many as he likes. */
const ANY_NUMBER = 99;

function fetched(effect: Extract<Effect, { do: 'fetch' }>, s: Speech): Clause {
  const words = (third: boolean, own: string) => {
    const upTo = effect.optional && typeof effect.n === 'number' && effect.n > 1 ? 'up to ' : '';
    const chance = effect.random ? ' at random' : '';
    const aside = same(effect.from, ['aside']);
    const what =
      effect.n === 'all'
        ? aside
          ? `the other ${cards(effect.a, s, 'many')}`
          : `all ${cards(effect.a, s, 'many')}`
        : effect.n === 1
          ? cards(effect.a, s, 'one')
          : effect.n === ANY_NUMBER
            ? `any number of ${cards(effect.a, s, 'many')}`
            : `${upTo}${typeof effect.n === 'number' ? numberWord(effect.n) : amount(effect.n, s)} ${cards(effect.a, s, 'many')}`;
    const join = effect.n === 1 ? 'or' : 'and/or';
    const source = aside ? 'among these' : fromZones(effect.from, own, join);
    const end = third ? 's' : '';
    const after = effect.from.includes('deck') ? `, then shuffle${end} ${own} play deck` : '';
    switch (effect.to) {
      case 'deck':
        return `${effect.shown ? `reveal${end} and ` : ''}move${end} ${what} out of ${source} into ${own} play deck, then shuffle${end}`;
      case 'hand':
        return `take${end} ${what} from ${source} into ${own} hand${effect.shown ? `, shown to all` : ''}${after}`;
      case 'discard':
        return aside
          ? `discard${end} ${what}`
          : `discard${end} ${what}${chance} from ${source}${effect.shown ? ', shown to all' : ''}${after}`;
      case 'aside':
        return `set${end} ${what} from ${source} aside`;
      default:
        return unknown('place to bring to', effect.to);
    }
  };
  if (effect.player === 'you') {
    return effect.optional
      ? whole(() => `you may ${words(false, 'your')}`)
      : order(() => words(false, 'your'));
  }
  return whole(() => {
    const who = playerName(effect.player, s);
    return effect.optional ? `${who} may ${words(false, 'his')}` : `${who} ${words(true, 'his')}`;
  });
}

type Play = Extract<Effect, { do: 'play' }>;

const WAIVED: Record<NonNullable<Play['waive']>[number], string> = {
  'untapped-site': 'the site may be tapped already',
  'tap-site': 'the site does not tap for it',
  'tap-character': 'no character taps for it',
  'one-character-per-turn': 'it does not count as the one character of the turn',
  'stored-copy': "an opponent's stored copy does not bar it, though it is unique",
};

function waivers({ waive = [], by }: Play): readonly string[] {
  const free = waive.includes('untapped-site') && waive.includes('tap-site');
  const rest = waive.filter((one) => !(free && (one === 'untapped-site' || one === 'tap-site')));
  const both = free ? ['the site may be tapped already and does not tap for it'] : [];
  return [
    ...both,
    ...rest.map((one) =>
      one === 'untapped-site'
        ? `${WAIVED[one]} (it taps if it is not)`
        : // he has tapped already, or done something else for it
          one === 'tap-character' && by === 'user'
          ? 'nobody else taps for it'
          : WAIVED[one],
    ),
  ];
}

const ANY_SORT = 'it need not be of a sort that the site offers';
const ANY_SITE = 'it need not be one that is playable there';

function played(effect: Play, s: Speech): Clause {
  if (effect.must)
    return order(() => {
      const what = typeof effect.a.is === 'string' ? s.him(effect.a.is) : cards(effect.a, s, 'a');
      const whom = s.roles.user === undefined ? '' : ` with ${s.him('user')}`;
      const by = effect.by === undefined ? whom : ` with ${PLAYERS[effect.by](s)}, who taps`;
      const any = effect.site === 'any' ? [ANY_SORT] : [];
      const waived = [...any, ...anywhere(effect), ...waivers(effect)];
      if (effect.player !== undefined || effect.bearer !== undefined) {
        const who = playerName(effect.player ?? 'you', s);
        const under = effect.bearer === undefined ? '' : `, controlled by ${s.him(effect.bearer)}`;
        const from = fromZones(effect.from, who === 'you' ? 'your' : 'his');
        const when = effect.as === 'now' ? ' at once' : '';
        return `have ${who} play ${what} out of ${from}${under}${when}`;
      }
      const source = ` out of ${fromZones(effect.from, 'your')}`;
      const alone = effect.at === 'self' ? `, as a company of his own at ${s.him('self')},` : '';
      return `play ${what}${source}${by}${joinPhrase(effect, s)}${alone} ${effect.as === 'now' ? 'at once' : 'as the next action'}${waived.length > 0 ? ` (${list(waived)})` : ''}`;
    });
  const said = (by: string, may: string) => () => playPhrase(effect, s, by, may);
  if (effect.by === undefined) {
    return { order: said('', ''), whole: said('you', ' may '), long: true, optional: true };
  }
  return whole(() => playPhrase(effect, s, undefined, ' may '));
}

/** Who comes into a company need not be at home there, nor at a haven. */
const anywhere = ({ joins }: Play): readonly string[] =>
  joins === undefined ? [] : ['neither a home site nor a Haven {H} is needed'];

/** A character comes into a company. */
function joinPhrase({ joins }: Play, s: Speech): string {
  if (joins === undefined) return '';
  const into = joins.company === 'active' ? s.activeCompany : s.companyOf(joins.company);
  return ` into ${into}${joins.under === undefined ? '' : ', under direct influence'}`;
}

const PLAYERS: Record<NonNullable<Play['by']>, (s: Speech) => string> = {
  user: (s) => s.he('user'),
  'another-in-company': (s) => `another character in ${s.theCompany()}`,
  'any-in-company': (s) => `a character in ${s.theCompany()}`,
};

function playPhrase(effect: Play, s: Speech, you: string | undefined, may: string): string {
  const by = you ?? PLAYERS[effect.by ?? 'user'](s);
  const next = effect.as === 'next-action' ? ', as the very next action' : '';
  const now = effect.as === 'now' ? 'now ' : '';
  const where =
    effect.at === 'site-of-storing'
      ? ', at the Haven {H} where this card was stored'
      : effect.bearer === undefined
        ? ''
        : `, to be borne by ${s.him(effect.bearer)} (who need not tap for it)`;
  // items are of a sort that the site offers, unless it is said that they need not be
  const isItem = effect.a.kind === 'item' && effect.at === undefined;
  const taps =
    effect.by !== undefined && effect.as === 'now' && !effect.waive?.includes('tap-character')
      ? ', tapping for it'
      : '';
  const what = cards(effect.a, s, 'a') + (isItem && effect.site !== 'any' ? ' playable there' : '');
  const any = effect.site === 'any' ? [effect.a.kind === 'ally' ? ANY_SITE : ANY_SORT] : [];
  const after = effect.from.includes('deck') ? ['the play deck is shuffled afterwards'] : [];
  const waived = [...any, ...anywhere(effect), ...waivers(effect), ...after];
  const terms = waived.length > 0 ? `; ${list(waived)}` : '';
  const source = fromZones(effect.from, 'your');
  const keyed =
    effect.keys === undefined ? '' : `, and it may be keyed to ${keyPhrase(effect.keys, s)}`;
  const inside = s.with({ picked: role('picked', 'thing', 'that creature') });
  const then =
    effect.then === undefined
      ? ''
      : `${effect.then.length > 0 ? `; ${run(effect.then, inside)}` : ''}; otherwise this card goes back to your hand`;
  // what is said of it at length comes last
  const which = what.includes(' that ')
    ? `, out of ${source}, ${what}`
    : ` ${what} out of ${source}`;
  return `${by}${may}${now}play${which}${joinPhrase(effect, s)}${where}${taps}${next}${keyed}${terms}${then}`;
}
