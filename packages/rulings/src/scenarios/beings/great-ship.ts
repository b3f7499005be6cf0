import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** A company of three on the way to the Isle of the Ulond with the Great Ship. */
function sail(t: Stage, hazards: Named[]): void {
  t.board({
    resource: {
      companies: [{ at: 'Edhellond', members: ['Imrahil', 'Bergil', 'Beretar', 'Erkenbrand'] }],
      sites: ['Isle of the Ulond'],
      hand: ['Great Ship'],
    },
    hazard: { hand: hazards },
    moment: 'organization',
    asksPasses: true,
  });
  t.resource.plays('Great Ship', 'Erkenbrand').stage.resolve();
  t.resource.chooses('to Isle of the Ulond');
  t.skipTo('path');
  t.resource.chooses('starter');
  t.skipTo('movement-hazard');
}

/** The ship that carries a company past what is aimed at it. */
export const greatShip: readonly Scenario[] = [
  scenario(
    'A character taps for the Great Ship, which is of use only on the way over sea',
    { proves: ['crf/card/great-ship/1', 'crf/errata/card-errata/27'], rules: ALL },
    (t) => {
      const board = (to: Named): BoardSpec => ({
        resource: {
          companies: [{ at: 'Edhellond', members: ['Imrahil', 'Bergil'] }],
          sites: [to],
          hand: ['Great Ship'],
        },
        hazard: { hand: ['Call of Home', 'Corsairs of Umbar'] },
        moment: 'organization',
        asksPasses: true,
      });
      for (const to of ['Isle of the Ulond', 'Tolfalas', 'Lond Galen'] as const) {
        t.board(board(to));
        t.resource.plays('Great Ship', 'Bergil').stage.resolve();
        t.equal(t.card('Bergil').status, 'tapped', 'somebody tapped to play it');
        t.resource.chooses(`to ${to}`);
        t.skipTo('path');
        t.resource.chooses('starter');
        t.skipTo('movement-hazard');
        t.hazard.plays('Call of Home', 'Bergil');
        if (to === 'Isle of the Ulond') t.resource.may('use the effect of Great Ship');
        // Wilderness and Free-domain stand side by side on the way to Tolfalas; to Lond Galen there is no sea
        else t.resource.mayNot('use the effect of Great Ship');
        t.rolls(12).resolve();
      }
      t.say('with nobody to tap it cannot be played, nor outside of the organization phase');
      const tapped = board('Tolfalas');
      t.board({
        ...tapped,
        resource: {
          ...tapped.resource,
          companies: [{ at: 'Edhellond', members: [{ name: 'Imrahil', status: 'tapped' }] }],
        },
      });
      t.resource.refused('Great Ship', { 'no-cost': 'coe/9.2.3' });
      t.board({ ...board('Tolfalas'), moment: 'entered' });
      t.resource.mayNot('Great Ship').refused('Great Ship', { phase: 'coe/9.1.3' });
    },
  ),

  scenario(
    'From the Great Ship one creature is turned away, and an event aimed at those aboard is discarded',
    { proves: ['crf/card/great-ship/2', 'companion/clarification/great-ship/1'], rules: ALL },
    (t) => {
      sail(t, ['Corsairs of Umbar', 'Call of Home']);
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.uses('Great Ship', 'Imrahil').stage.resolve();
      t.equal(t.card('Imrahil').status, 'tapped', 'he tapped for it');
      t.equal(t.card('Call of Home').zone, 'discard', 'the event is discarded');
      t.equal(t.card('Bergil').zone, 'play', 'and nobody went home');
      t.hazard.plays('Corsairs of Umbar', 'Coastal Sea').stage.resolveThis();
      t.resource.uses('Great Ship', 'Beretar').stage.resolve();
      t.equal(t.card('Corsairs of Umbar').zone, 'discard', 'so are the Corsairs');
      t.expect(!t.underAttack, 'there is no attack');
      t.say('An event aimed at the company as a whole, and one that is aimed at nobody');
      sail(t, ['Lost at Sea', 'Doors of Night']);
      t.hazard.plays('Doors of Night');
      t.resource.mayNot('use the effect of Great Ship');
      t.resolve();
      t.hazard.plays('Lost at Sea');
      t.resource.uses('Great Ship', 'Imrahil').stage.resolve();
      t.equal(t.card('Lost at Sea').zone, 'discard', 'they are not lost');
      t.say('One that lies on somebody aboard already is discarded as well');
      sail(t, ['Lure of the Senses']);
      t.hazard.plays('Lure of the Senses', 'Bergil').stage.resolve();
      t.equal(t.card('Lure of the Senses').host, 'Bergil', 'it is in play');
      t.resource.uses('Great Ship', 'Lure of the Senses', 'Imrahil').stage.resolve();
      t.equal(t.card('Lure of the Senses').zone, 'discard', 'and is not any more');
    },
  ),

  scenario(
    'The Great Ship reaches attacks, effects in force and effects on the chain, but not what lies on the site',
    { proves: ['companion/clarification/great-ship/1'], rules: ALL },
    (t) => {
      sail(t, ['Weariness of the Heart', 'Corsairs of Umbar', 'River']);
      const before = t.card('Bergil').stat('prowess');
      t.hazard.plays('River');
      t.resource.mayNot('use the effect of Great Ship');
      t.resolve();
      t.resource.mayNot('use the effect of Great Ship');
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Bergil');
      t.say('on the chain it could be canceled; they let it be');
      t.resource.may('use the effect of Great Ship');
      t.resolve();
      t.equal(t.card('Bergil').stat('prowess'), before - 1, 'it is in force');
      t.resource.uses('Great Ship', 'Weariness of the Heart', 'Imrahil').stage.resolve();
      t.equal(t.card('Bergil').stat('prowess'), before, 'and is not any more');
      t.equal(t.card('Imrahil').status, 'tapped', 'one of them tapped for it');
      t.hazard.plays('Corsairs of Umbar', 'Coastal Sea');
      t.resolve();
      t.expect(t.underAttack, 'the Corsairs attack');
      t.resource.uses('Great Ship', 'Beretar').stage.resolve();
      t.expect(!t.underAttack, 'their attack is canceled');
      t.equal(t.card('Beretar').status, 'tapped', 'another tapped for that');
      t.say('So with a card that came to stay');
      sail(t, ['Foolish Words', 'River']);
      t.hazard.plays('Foolish Words', 'Bergil').stage.resolve();
      t.equal(t.card('Foolish Words').host, 'Bergil', 'they are on him');
      t.resource.uses('Great Ship', 'Foolish Words', 'Imrahil').stage.resolve();
      t.equal(
        [t.card('Foolish Words').zone, t.card('Imrahil').status],
        ['discard', 'tapped'],
        'and are gone',
      );
    },
  ),
];
