import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';
import {
  CLINGING_RUST,
  CLINGS,
  PASSES,
  PASSING_RUST,
  SPREADING_RUST,
  SPREADS,
} from './lasting-hazards.ts';

/** A company of three on the way to the Isle of the Ulond with the Great Ship. */
function sail(t: Stage, hazards: Named[], bears: Named[] = []): void {
  t.board({
    resource: {
      companies: [
        {
          at: 'Edhellond',
          members: [{ name: 'Imrahil', bears }, 'Bergil', 'Beretar', 'Erkenbrand'],
        },
      ],
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
        t.shows('crf/card/great-ship/1#1', 'crf/errata/card-errata/27#1');
        t.resource.chooses(`to ${to}`);
        t.skipTo('path');
        t.resource.chooses('starter');
        t.skipTo('movement-hazard');
        t.hazard.plays('Call of Home', 'Bergil');
        if (to === 'Isle of the Ulond') t.resource.may('use the effect of Great Ship');
        // Wilderness and Free-domain stand side by side on the way to Tolfalas; to Lond Galen there is no sea
        else t.resource.mayNot('use the effect of Great Ship');
        const point = { 'Isle of the Ulond': 3, Tolfalas: 5, 'Lond Galen': 4 }[to];
        t.shows(
          ...(point === 3 ? [] : [`crf/card/great-ship/1#${point}`]),
          `crf/errata/card-errata/27#${point}`,
        );
        t.rolls(12).resolve();
      }
      t.say('It is the same on the way back, where they come last');
      t.board({
        ...board('Edhellond'),
        resource: {
          companies: [{ at: 'Tolfalas', to: 'Edhellond', members: ['Imrahil', 'Bergil'] }],
          hand: ['Great Ship'],
        },
      });
      t.resource.plays('Great Ship', 'Bergil').stage.resolve();
      t.skipTo('path').resource.chooses('starter');
      t.skipTo('movement-hazard');
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.mayNot('use the effect of Great Ship');
      t.shows('crf/card/great-ship/1#5', 'crf/errata/card-errata/27#5');
      t.rolls(12).resolve();
      t.say('One region of sea is enough, and one of land before it is none too many');
      t.board({
        ...board('Isle of the Ulond'),
        resource: {
          companies: [
            {
              at: 'TW-429',
              to: 'Isle of the Ulond',
              by: ['Andrast', 'Andrast Coast'],
              members: ['Imrahil', 'Bergil'],
            },
          ],
          hand: ['Great Ship'],
        },
      });
      t.resource.plays('Great Ship', 'Bergil').stage.resolve();
      t.skipTo('movement-hazard');
      t.equal(t.path('Imrahil'), ['wilderness', 'coastal'], 'along the coast');
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.may('use the effect of Great Ship');
      t.rolls(12).resolve();
      t.say('Two regions of land are none too many where the sea lies between them');
      t.board({
        ...board('Haudh-in-Gwanûr'),
        resource: {
          companies: [
            {
              at: 'Dol Amroth',
              to: 'Haudh-in-Gwanûr',
              by: ['Belfalas', 'Bay of Belfalas', 'Harondor'],
              members: ['Imrahil', 'Bergil'],
            },
          ],
          hand: ['Great Ship'],
        },
      });
      t.resource.plays('Great Ship', 'Bergil').stage.resolve();
      t.skipTo('movement-hazard');
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.may('use the effect of Great Ship');
      t.rolls(12).resolve();
      t.shows('crf/card/great-ship/1#3', 'crf/errata/card-errata/27#3');
      t.say('it is one of that company who taps');
      t.board({
        resource: {
          companies: [
            { at: 'Edhellond', members: ['Imrahil', 'Bergil'] },
            { at: 'Dol Amroth', members: ['Beretar'] },
          ],
          hand: ['Great Ship'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('play Great Ship').chooses('the company of Imrahil');
      t.resource.options_are('Imrahil', 'Bergil', 'back');
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
      t.say('an ally of theirs is no character');
      t.board({
        ...tapped,
        resource: {
          ...tapped.resource,
          companies: [
            {
              at: 'Edhellond',
              members: [{ name: 'Imrahil', status: 'tapped', bears: ['Noble Hound'] }],
            },
          ],
        },
      });
      t.resource.refused('Great Ship', { 'no-cost': 'coe/9.2.3' });
      t.shows('crf/card/great-ship/1#1', 'crf/errata/card-errata/27#1');
      for (const moment of ['untap', 'long-event', 'hazards', 'entered', 'end-of-turn'] as const) {
        t.board({ ...board('Tolfalas'), moment });
        t.resource.mayNot('Great Ship').refused('Great Ship', {
          phase: 'coe/9.1.3',
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Erkenbrand'] }] },
        hazard: board('Tolfalas').resource ?? {},
        moment: 'organization',
        asksPasses: true,
      });
      t.hazard.refused('Great Ship', { turn: 'coe/2.1.2' });
      t.shows('crf/card/great-ship/1#2', 'crf/errata/card-errata/27#2');
    },
  ),

  scenario(
    'From the Great Ship one creature is turned away, and an event aimed at those aboard is discarded',
    { proves: ['crf/card/great-ship/2', 'companion/clarification/great-ship/1'], rules: ALL },
    (t) => {
      sail(t, ['Corsairs of Umbar', 'Call of Home']);
      t.hazard.plays('Corsairs of Umbar', 'Coastal Sea');
      t.resource.uses('Great Ship', 'Beretar').stage.resolve();
      t.equal(
        [t.card('Corsairs of Umbar').zone, t.card('Beretar').status, t.underAttack],
        ['discard', 'tapped', false],
        'they never came, and there was no attack',
      );
      t.shows('crf/card/great-ship/2#1', 'companion/clarification/great-ship/1#3');
      sail(t, ['Corsairs of Umbar', 'Call of Home']);
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.uses('Great Ship', 'Imrahil').stage.resolve();
      t.equal(t.card('Imrahil').status, 'tapped', 'he tapped for it');
      t.equal(t.card('Call of Home').zone, 'discard', 'the event is discarded');
      t.equal(t.card('Bergil').zone, 'play', 'and nobody went home');
      t.shows('crf/card/great-ship/2#3');
      t.hazard.plays('Corsairs of Umbar', 'Coastal Sea').stage.resolveThis();
      t.resource.uses('Great Ship', 'Beretar').stage.resolve();
      t.equal(t.card('Corsairs of Umbar').zone, 'discard', 'so are the Corsairs');
      t.expect(!t.underAttack, 'there is no attack');
      t.say('Of a creature that attacks more than once all of it');
      t.board({
        resource: {
          companies: [
            {
              at: 'Edhellond',
              to: 'Dol Amroth',
              by: ['Anfalas', 'Bay of Belfalas', 'Belfalas'],
              members: ['Imrahil', 'Bergil', 'Beretar'],
            },
          ],
          hand: ['Great Ship'],
        },
        hazard: { hand: ['Assassin'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Great Ship', 'Beretar').stage.resolve();
      t.skipTo('path').resource.chooses(
        'Bay of Belfalas (Coastal Sea) - Belfalas',
        'Anfalas (Wilderness) - Bay',
      );
      t.skipTo('movement-hazard');
      t.resource.passes();
      t.hazard.plays('Assassin', 'Free-hold').stage.resolveThis();
      t.resource.uses('Great Ship', 'Imrahil').stage.resolve();
      t.equal([t.card('Assassin').zone, t.underAttack], ['discard', false], 'it is over');
      t.shows('crf/card/great-ship/2#1');
      t.say('An event aimed at the company as a whole, and one that is aimed at nobody');
      sail(t, ['Lost at Sea', 'Doors of Night']);
      t.hazard.plays('Doors of Night');
      t.resource.mayNot('use the effect of Great Ship');
      t.resolve();
      t.equal(t.card('Doors of Night').zone, 'play', 'it lies there, with none of them');
      t.resource.mayNot('use the effect of Great Ship');
      t.shows('crf/card/great-ship/2#4');
      t.hazard.plays('Lost at Sea');
      t.resource.uses('Great Ship', 'Imrahil').stage.resolve();
      t.equal(t.card('Lost at Sea').zone, 'discard', 'they are not lost');
      t.shows('crf/card/great-ship/2#2');
      t.say('One that lies on somebody aboard already is discarded as well');
      sail(t, ['Lure of the Senses']);
      t.hazard.plays('Lure of the Senses', 'Bergil').stage.resolve();
      t.equal(t.card('Lure of the Senses').host, 'Bergil', 'it is in play');
      t.resource.uses('Great Ship', 'Lure of the Senses', 'Imrahil').stage.resolve();
      t.equal(t.card('Lure of the Senses').zone, 'discard', 'and is not any more');
      t.shows('crf/card/great-ship/2#5');
    },
  ),

  scenario(
    'The Great Ship is no help to another company, nor to what that has with it',
    { proves: ['crf/card/great-ship/2', 'companion/clarification/great-ship/1'], rules: ALL },
    (t) => {
      const ship = 'use the effect of Great Ship';
      const spared = (): void => {
        t.resource.mayNot(ship);
      };
      for (const [hazard, ...at] of [
        ['Corsairs of Umbar', 'Coastal Sea'],
        ['Lost at Sea'],
        ['Weariness of the Heart', 'Bergil'],
        ["The Ring's Betrayal", 'Lesser Ring'],
        ['Stay Her Appetite', 'Gollum'],
        ['Foolish Words', 'Haldir'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Edhellond', members: ['Imrahil', 'Erkenbrand', 'Beretar'] },
              {
                at: 'Dol Amroth',
                members: [
                  { name: 'Bergil', bears: ['Lure of Expedience', 'Lesser Ring', 'Gollum'] },
                  'Haldir',
                ],
              },
            ],
            sites: ['Isle of the Ulond', 'Tolfalas'],
            hand: ['Great Ship'],
          },
          hazard: { hand: ['Call of Home', hazard] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource
          .chooses('play Great Ship')
          .chooses('the company of Imrahil')
          .chooses('Erkenbrand');
        t.resolve();
        t.resource.chooses('Imrahil', 'to Isle of the Ulond');
        t.resource.chooses('Bergil', 'to Tolfalas');
        t.skipTo('path').resource.chooses('starter');
        t.skipTo('movement-hazard');
        t.say('What lies on Bergil, who is not aboard, the crew leaves there');
        spared();
        t.hazard.plays('Call of Home', 'Imrahil');
        t.resource.uses('Great Ship', 'Imrahil').stage.resolve();
        t.skipTo('path').resource.chooses('Belfalas (Free-domain) - Mouths');
        t.skipTo('movement-hazard');
        t.say('As the others sail, Beretar could still tap aboard, but not for them');
        t.equal(t.path('Imrahil'), ['wilderness', 'coastal', 'coastal'], 'theirs was over sea');
        t.equal(t.card('Beretar').status, 'untapped', 'he did not tap');
        spared();
        if (hazard === "The Ring's Betrayal") t.rolls(12);
        if (hazard === 'Stay Her Appetite') t.rolls(12, 12);
        if (hazard === 'Weariness of the Heart') t.hazard.plays(hazard, ...at, { way: 'prowess' });
        else t.hazard.plays(hazard, ...at);
        spared();
        t.resolve();
        if (hazard === 'Corsairs of Umbar') t.expect(t.underAttack, 'they are attacked');
        spared();
      }
      t.shows('crf/card/great-ship/2#6', 'companion/clarification/great-ship/1#6');
    },
  ),

  scenario(
    'Who tapped for the Great Ship and was called home has paid nothing',
    { proves: ['companion/annotation/5/1', 'coe/9.2.1'], rules: ALL },
    (t) => {
      for (const called of [false, true]) {
        sail(t, ['Weariness of the Heart', 'Call of Home']);
        const before = t.card('Bergil').stat('prowess');
        t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Bergil');
        t.resource.uses('Great Ship', 'Imrahil');
        t.equal(t.card('Imrahil').status, 'tapped', 'he taps, and aims at nothing himself');
        if (called) t.rolls(2).hazard.plays('Call of Home', 'Imrahil');
        t.resolve();
        t.equal(
          [t.card('Imrahil').zone, t.card('Bergil').stat('prowess')],
          called ? ['hand', before - 1] : ['play', before],
          'the hazard is canceled only if he is there still',
        );
        if (called) t.shows('companion/annotation/5/1#4');
      }
    },
  ),
  scenario(
    'The Great Ship reaches attacks, effects in force and effects on the chain, but not what lies on the site',
    { proves: ['companion/clarification/great-ship/1', 'crf/card/great-ship/2'], rules: ALL },
    (t) => {
      sail(t, ['Weariness of the Heart', 'Corsairs of Umbar', 'River']);
      const before = t.card('Bergil').stat('prowess');
      t.hazard.plays('River');
      t.resource.mayNot('use the effect of Great Ship');
      t.resolve();
      t.resource.mayNot('use the effect of Great Ship');
      t.shows('companion/clarification/great-ship/1#5');
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
      t.shows('companion/clarification/great-ship/1#1');
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
      t.shows('companion/clarification/great-ship/1#2');
      t.say('Not with what a resource does to them, be it an effect or a card');
      t.board({
        resource: {
          companies: [
            {
              at: 'Edhellond',
              events: ['Fellowship'],
              members: ['Gandalf', 'Elrond', 'Bergil', 'Erkenbrand'],
            },
          ],
          sites: ['Isle of the Ulond'],
          hand: ['Great Ship', 'Vilya'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Great Ship', 'Erkenbrand').stage.resolve();
      t.resource.chooses('to Isle of the Ulond');
      t.skipTo('path').resource.chooses('starter');
      t.skipTo('movement-hazard');
      t.rolls(12).resource.plays('Vilya').stage.resolve();
      t.equal(
        [t.card('Elrond').stat('body'), t.card('Fellowship').zone],
        [11, 'play'],
        'both are there',
      );
      t.asks(t.resource, 'movement-hazard').resource.mayNot('use the effect of Great Ship');
      t.shows('companion/clarification/great-ship/1#2');
      t.say('And before it comes to stay');
      sail(t, ['Foolish Words', 'River']);
      t.hazard.plays('Foolish Words', 'Bergil');
      t.resource.uses('Great Ship', 'Imrahil').stage.resolve();
      t.equal(
        [t.card('Foolish Words').zone, t.card('Imrahil').status],
        ['discard', 'tapped'],
        'and never on him',
      );
      t.say('With what is aimed at a thing of theirs, at an ally, or at all of them');
      for (const [hazard, at] of [
        ["The Ring's Betrayal", 'Lesser Ring'],
        ['Stay Her Appetite', 'Gollum'],
        ['Lost at Sea', ''],
      ] as const) {
        sail(t, [hazard, 'River'], ['Lesser Ring', 'Gollum']);
        t.hazard.plays(hazard, ...(at ? [at] : []));
        t.resource.uses('Great Ship', 'Beretar').stage.resolve();
        t.equal(
          [t.card(hazard).zone, t.card('Beretar').status],
          ['discard', 'tapped'],
          `${hazard}: nothing comes of it`,
        );
      }
      t.shows(
        'companion/clarification/great-ship/1#3',
        'companion/clarification/great-ship/1#4',
        'crf/card/great-ship/2#3',
        'crf/card/great-ship/2#2',
      );
    },
  ),
  scenario(
    'The Great Ship ends what lasts on the company, on a thing and on an ally of it',
    {
      proves: [
        'companion/clarification/great-ship/1',
        'crf/card/great-ship/2',
        'crf/term/company/4',
      ],
      rules: ALL,
      invented: [PASSING_RUST, SPREADING_RUST, CLINGING_RUST],
    },
    (t) => {
      const taps = (what: string): void => {
        t.equal(t.card('Beretar').status, 'tapped', what);
      };
      for (const helped of [false, true]) {
        sail(t, ['Lost at Sea', 'River']);
        t.hazard.plays('Lost at Sea').stage.resolve();
        if (helped) {
          t.resource.uses('Great Ship', 'Beretar').stage.resolve();
          taps('he tapped for all of them');
        }
        t.skipTo(helped ? 'enter' : 'end-of-turn');
      }
      t.say('So with how much may befall them');
      sail(t, ['Lost in the Wilderness', 'River']);
      const limit = t.limit('Bergil');
      t.hazard.plays('Lost in the Wilderness').stage.resolve();
      t.equal(t.limit('Bergil'), limit + 1, 'more may befall the company');
      t.resource.uses('Great Ship', 'Beretar').stage.resolve();
      t.equal(t.limit('Bergil'), limit, 'no more than at first');
      taps('he tapped for all of them');
      t.say('With what weakens all of them');
      sail(t, [SPREADS, 'River']);
      const bold = t.card('Bergil').stat('prowess');
      t.hazard.plays(SPREADS).stage.resolve();
      t.equal(t.card('Bergil').stat('prowess'), bold - 1, 'one less');
      t.resource.uses('Great Ship', 'Beretar').stage.resolve();
      t.equal(t.card('Bergil').stat('prowess'), bold, 'and not any more');
      taps('he tapped for all of them');
      t.say('And with a card that lies on the company and on none of them');
      sail(t, ['Enchanted Stream', 'River']);
      t.hazard.plays('Enchanted Stream').stage.resolve();
      t.resource.passes();
      t.equal(t.card('Enchanted Stream').zone, 'play', 'it came to stay, no ranger taps');
      t.resource.uses('Great Ship', 'Beretar').stage.resolve();
      t.equal(t.card('Enchanted Stream').zone, 'discard', 'it is gone');
      taps('he tapped for all of them');
      t.say('A hazard may have left something on what one of them has, or lie on it');
      for (const [on, stat, by] of [
        ['Lesser Ring', 'corruption', 3],
        ['Gollum', 'prowess', -1],
      ] as const) {
        sail(t, [PASSES, 'River'], ['Lesser Ring', 'Gollum']);
        const before = t.card(on).stat(stat);
        t.hazard.plays(PASSES, on, { way: stat }).stage.resolve();
        t.equal(t.card(on).stat(stat), before + by, `${on} suffers from it`);
        t.resource.uses('Great Ship', 'Beretar').stage.resolve();
        t.equal(t.card(on).stat(stat), before, 'and is freed');
        taps('he tapped for it');

        sail(t, [CLINGS, 'River'], ['Lesser Ring', 'Gollum']);
        t.hazard.plays(CLINGS, on).stage.resolve();
        t.equal(t.card(CLINGS).host, on, `it lies on ${on}`);
        t.resource.uses('Great Ship', 'Beretar').stage.resolve();
        t.equal(t.card(CLINGS).zone, 'discard', 'and is gone');
        taps('he tapped for it');
      }
      t.shows(
        'companion/clarification/great-ship/1#2',
        'crf/card/great-ship/2#5',
        'crf/term/company/4#5',
      );
    },
  ),
];
