import { type Happening, HIDDEN, query, type State } from '@mathom/engine';
import { outcomeWord } from '../table/model/sentences.ts';

const RESULTS: Readonly<Record<string, string>> = { failed: 'fails', successful: 'succeeds' };

/** The events of a step that a watcher wants to read: rolls, attacks, strikes and what came of them. */
export function happened(s: State, events: readonly Happening[]): string[] {
  const name = (id: number): string =>
    id < 0 || s.def[id] === undefined || s.def[id] === HIDDEN ? 'a card' : query.nameOf(s, id);
  const who = (seat: number): string => s.players[seat]?.name ?? 'Nobody';
  return events.flatMap((e): string[] => {
    switch (e.event) {
      case 'turn':
        return [`Turn ${e.turn}: ${who(e.seat)}`];
      case 'roll':
        return [
          `${who(e.seat)} ${who(e.seat) === 'You' ? 'roll' : 'rolls'} ${e.dice.join(' and ')}${e.card >= 0 ? ` for ${name(e.card)}` : ''}: ${e.total}${e.against > 0 ? ` against ${e.against}` : ''}${e.outcome && e.for !== 'strike' ? `, ${outcomeWord(e.for, e.outcome)}` : ''}.`,
        ];
      case 'attack-declared':
        if (e.source === 'company')
          return [`${e.name} attacks: ${e.strikes} ${e.strikes === 1 ? 'strike' : 'strikes'}.`];
        return [
          `${e.name} attacks: ${e.strikes} ${e.strikes === 1 ? 'strike' : 'strikes'} with prowess ${e.prowess}.`,
        ];
      case 'strike':
        return [`The strike against ${name(e.who)} ${RESULTS[e.result] ?? `is ${e.result}`}.`];
      case 'attack-ended':
        return [`The attack of ${e.name} is ${e.outcome}.`];
      case 'wounded':
        return e.was === 'wounded' ? [] : [`${name(e.card)} is wounded.`];
      case 'imprisoned':
        return [`${name(e.card)} is taken prisoner.`];
      case 'fizzle':
        return [`${e.name} does nothing (${e.why}).`];
      case 'cancel':
        return e.what === 'attack' ? [] : [`${e.name} is canceled.`];
      case 'deck-exhausted':
        return [`${who(e.seat)} has exhausted the play deck.`];
      case 'call':
        return [`${who(e.seat)} ${who(e.seat) === 'You' ? 'call' : 'calls'} the council.`];
      case 'over':
        return [
          `The game is over: ${e.winner >= 0 ? `${who(e.winner)} ${who(e.winner) === 'You' ? 'win' : 'wins'}` : 'nobody wins'}, ${e.totals.join(' to ')}.`,
        ];
      default:
        return [];
    }
  });
}
