import type { Card } from '../language/index.ts';
import { ofSites } from './about.ts';
import { condition } from './condition.ts';
import { attackSaid } from './effect-agents.ts';
import { cards } from './filter.ts';
import { role, type Speech } from './roles.ts';
import { scopePhrase } from './terms.ts';
import { run } from './tongue.ts';
import { list, numberWord, playerKindWord } from './words.ts';

/** Worth points to who defeats its attack: a short-event that makes none comes to a pile by its text. */
const killPoints = ({ points, duration, plays }: Extract<Card, { kind: 'event' }>): boolean =>
  points?.source === 'kill' &&
  // what becomes of it is told with the attack
  !plays.some((way) => way.does.some((e) => e.do === 'attack' && e.won === 'self')) &&
  (duration !== 'short' || plays.some((way) => way.does.some((e) => e.do === 'attack')));

/** Facts that are told as sentences, after all that the card does. */
export function saidFacts(card: Card, s: Speech, target = 'character'): readonly string[] {
  const said: string[] = [];
  if (card.kind === 'item' && card.resolves !== undefined) {
    const speech = s.with({ user: role('player', 'person', 'that character') });
    said.push(`when a character taps to play ${s.him('self')}: ${run(card.resolves, speech)}`);
  }
  if ((card.kind === 'item' || card.kind === 'event') && card.storable !== undefined) {
    const { at, points, when, worthWhile, otherwise, source } = card.storable;
    const sort = source === undefined ? '' : `${source === 'misc' ? 'miscellaneous' : source} `;
    const less = otherwise === undefined ? '' : `, or else ${otherwise}`;
    const still = worthWhile === undefined ? '' : ` while ${condition(worthWhile, s)}${less}`;
    const worth =
      points === undefined
        ? ''
        : `, and is then worth ${points} ${sort}marshalling ${points === 1 ? 'point' : 'points'}${still}`;
    const only = when === undefined ? '' : ` if ${condition(when, s)}`;
    said.push(`${s.he('self')} may be stored at ${cards(ofSites(at), s, 'a')}${only}${worth}`);
  }
  // coe/g.man.3, 10.4; what else it takes is not said of a card that lacks something
  if (card.kind === 'event' && card.lacks === undefined && killPoints(card)) {
    said.push(
      card.unique
        ? `if an opponent defeats its attack, ${s.he('self')} goes into his marshalling point pile (if you do, it is eliminated)`
        : `if an opponent defeats all attacks that it makes on a company, ${s.he('self')} goes into his marshalling point pile`,
    );
  }
  if (card.kind === 'site' && card.neverTaps) said.push(`${s.he('self')} never taps`);
  if (card.kind === 'site' && card.bringsIn !== undefined) {
    const who = cards({ kind: 'character', ...card.bringsIn }, s, 'many');
    said.push(`${who} may be brought into play here under direct influence`);
  }
  if (card.kind === 'site' && card.returnsToLocationDeck) {
    said.push(`${s.he('self')} always goes back to the location deck, tapped or not`);
  }
  if (card.kind === 'character' && card.pointsIfEliminated !== undefined) {
    said.push(`worth ${card.pointsIfEliminated} marshalling points if eliminated`);
  }
  if (card.kind === 'character' && card.agentAttack !== undefined)
    said.push(`when ${s.he('self')} attacks as an agent: ${attackSaid(card.agentAttack, s)}`);
  if (card.kind === 'character' && card.agentMoves !== undefined) {
    const { havens, only, never } = card.agentMoves;
    if (havens) said.push('may move to havens too as an agent');
    if (only) said.push(`may move only to ${cards(ofSites(only), s, 'a')} as an agent`);
    if (never) said.push(`may not move to ${cards(ofSites(never), s, 'a')} as an agent`);
  }
  if (card.kind === 'event' && card.overt) said.push('the company of its bearer is overt');
  if ('cannotBeDuplicated' in card && card.cannotBeDuplicated !== undefined) {
    said.push(scopePhrase(card.cannotBeDuplicated, target));
  }
  if (card.kind === 'item' && card.isSource)
    said.push('it counts as a source of corruption, though one of no points');
  if (card.copies !== undefined) {
    said.push(`up to ${numberWord(card.copies)} of it may be in play deck and sideboard together`);
  }
  if (card.inPlayDeck !== undefined) {
    said.push(`no more than ${numberWord(card.inPlayDeck)} of it in a play deck`);
  }
  if (card.notFor !== undefined) {
    said.push(`not for the deck of a ${list(card.notFor.map(playerKindWord), 'or')} player`);
  }
  if (card.notAgainst !== undefined) {
    said.push(
      `not to be played against a ${list(card.notAgainst.map(playerKindWord), 'or')} player`,
    );
  }
  return said;
}
