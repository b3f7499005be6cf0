import { query } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** What the rulings say of magic. */

/** No published card gives a Ringwraith the use of a Palantír as of any item, so that Focus Palantír alone denies it. */
const EYE_FOR_STONES = {
  id: 'XX-1',
  kind: 'event',
  name: 'An Eye for Stones',
  alignment: 'minion',
  side: 'resource',
  duration: 'permanent',
  on: 'target',
  bearerUses: 'palantir',
  plays: [{ is: 'action', targets: [{ target: 'card', a: { kind: 'character' } }], does: [] }],
} as unknown as Card;

/** A minion who can draw the shadow after him goes through Angmar into Rhudaur. */
const shadowed = (t: Stage, to: Named, hazard: Named[] = ['Wargs'], declared = 0): void => {
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [{ at: 'Carn Dûm', to, by: ['Angmar', 'Rhudaur'], members: ['Ciryaher'] }],
      hand: ['Deeper Shadow'],
    },
    hazard: { hand: hazard },
    moment: 'hazards',
    asksPasses: true,
    declared,
  });
};

export const magic: readonly Scenario[] = [
  scenario(
    'Deeper Shadow takes away the room of a hazard that is declared',
    { proves: ['crf/card/deeper-shadow/2'], rules: ALL },
    (t) => {
      // the limit is two: the second of them is over it then
      shadowed(t, 'Cameth Brin', ['Wargs', 'Foul Fumes'], 1);
      t.hazard.plays('Wargs', 'Wilderness');
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'hazard limit' }).stage.resolve();
      t.equal(t.limit('Ciryaher'), 1, 'one less');
      t.expect(!t.underAttack, 'the creature does not come');
      t.equal(t.card('Wargs').zone, 'discard', 'it is lost');
      t.say('An event no more than a creature');
      shadowed(t, 'Cameth Brin', ['Wargs', 'Doors of Night'], 1);
      t.hazard.plays('Doors of Night');
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'hazard limit' }).stage.resolve();
      t.equal(t.card('Doors of Night').zone, 'discard', 'it does not come into play');
      t.shows('crf/card/deeper-shadow/2#1');
      shadowed(t, 'Cameth Brin', ['Wargs', 'Foul Fumes'], 1);
      t.hazard.placesOnGuard('Wargs');
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'hazard limit' }).stage.resolve();
      t.equal(t.card('Wargs').zone, 'hand', 'one for the guard goes back');
      shadowed(t, 'Cameth Brin', ['Wargs', 'Foul Fumes'], 1);
      t.hazard.placesOnGuard('Foul Fumes');
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'hazard limit' }).stage.resolve();
      t.equal(t.card('Foul Fumes').zone, 'hand', 'whatever card it is');
      t.shows('crf/card/deeper-shadow/2#2');
      t.say('With room for one more it is laid there');
      shadowed(t, 'Cameth Brin', ['Wargs', 'Foul Fumes']);
      t.hazard.placesOnGuard('Wargs');
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'hazard limit' }).stage.resolve();
      t.equal(t.card('Wargs').zone, 'guard', 'the limit is not passed');
    },
  ),
  scenario(
    'Deeper Shadow darkens the site that its user comes to, or a land on his way, and is over',
    {
      proves: [
        'crf/card/deeper-shadow/1',
        'crf/card/deeper-shadow/3',
        // the sentence on this card stands at the end of that ruling
        'pef/card/dragons-blood/1',
      ],
      rules: ALL,
    },
    (t) => {
      shadowed(t, 'Cameth Brin');
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'Wilderness' }).stage.resolve();
      t.equal(t.path('Ciryaher'), ['shadow', 'shadow'], 'no Wilderness is left');
      t.equal(t.card('Deeper Shadow').zone, 'discard', 'a short-event');
      shadowed(t, 'Ettenmoors');
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'Ruins' }).stage.resolve();
      t.equal(query.siteType(t.state, t.id('Ettenmoors')), 'shadow-hold', 'the lair');
      t.say('It is theirs, and not the ruin to which others go');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Ciryaher'] },
            { at: 'Dol Guldur', to: 'LE-354', members: ['Hador'] },
            { at: 'Ettenmoors', members: ['Lagduf'] },
          ],
          hand: ['Deeper Shadow'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        current: 'Ciryaher',
        asksPasses: true,
      });
      t.resource.refused('Deeper Shadow', { 'no-target': 'coe/9.3' }, { way: 'Ruins' });
      t.say('And beneath the earth, where there is no site path');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Glittering Caves', to: 'AS-147', members: ['Ciryaher'] }],
          hand: ['Deeper Shadow'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'Ruins' }).stage.resolve();
      t.equal(query.siteType(t.state, t.id('The Gem-deeps')), 'shadow-hold', 'the depths');
      t.shows('crf/card/deeper-shadow/3#2', 'pef/card/dragons-blood/1#2');
      // who stays where he is has nothing to darken
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Ettenmoors', members: ['Ciryaher'] }],
          hand: ['Deeper Shadow'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.mayNot('play Deeper Shadow');
      t.resource.refused('Deeper Shadow', { 'no-user': 'coe/9.2' }, { way: 'hazard limit' });
      t.shows('crf/card/deeper-shadow/3#3');
      t.resource.refused('Deeper Shadow', { 'no-user': 'coe/9.2' }, { way: 'Ruins' });
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'AS-147', members: ['Ciryaher'] }],
          hand: ['Deeper Shadow'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.refused('Deeper Shadow', { 'no-user': 'coe/9.2' }, { way: 'Ruins' });
      t.shows('crf/card/deeper-shadow/3#1', 'pef/card/dragons-blood/1#3');
    },
  ),
  scenario(
    'Focus Palantír gives a Ringwraith no power over the stone',
    { proves: ['crf/card/focus-palantir/1'], rules: ALL, invented: [EYE_FOR_STONES] },
    (t) => {
      for (const [who, can] of [
        ['Belegorn', true],
        ['Ren the Ringwraith', false],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Dol Guldur',
                members: [{ name: who, bears: [{ name: 'LE-330', on: ['Focus Palantír'] }] }],
              },
            ],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (can) t.resource.may('use Palantír of Amon Sûl');
        else
          t.resource
            .mayNot('use Palantír of Amon Sûl')
            .refused('Palantír of Amon Sûl', { need: 'coe/9.2', 'not-in-use': 'coe/6.1' });
      }
      t.say('Nor would it if things such as this were of use to him');
      for (const who of ['Belegorn', 'Ren the Ringwraith'] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Dol Guldur',
                members: [
                  {
                    name: who,
                    bears: [
                      EYE_FOR_STONES.name as Named,
                      { name: 'LE-330', on: ['Focus Palantír'] },
                    ],
                  },
                ],
              },
            ],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (who === 'Belegorn') t.resource.may('use Palantír of Amon Sûl');
        else t.resource.refused('Palantír of Amon Sûl', { need: 'coe/9.2' });
      }
    },
  ),
];
