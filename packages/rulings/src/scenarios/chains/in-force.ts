import { type Scenario, scenario } from '@mathom/engine/scenario';
import { defend, face } from '../combat/help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Where and as what a card lies decides whether its text is at work. */
export const textsInForce: readonly Scenario[] = [
  scenario(
    'A slain Nazgûl is worth his points, and his text is spent',
    { proves: ['coe/3.v'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              by: ['Rhudaur', 'Angmar'],
              members: ['Peath', 'Gimli'],
            },
          ],
        },
        hazard: { hand: ['Witch-king of Angmar', 'River'], events: ['Adûnaphel'] },
        moment: 'hazards',
      });
      t.hazard
        .plays('Witch-king of Angmar', 'keyed to Angmar', { way: 'creature' })
        .stage.resolve();
      t.passUntil('defend');
      defend(t, 'Peath');
      t.rolls(9, 7);
      face(t, 'Peath');
      t.passUntil('movement-hazard');
      t.equal(t.card('Witch-king of Angmar').zone, 'pile', 'slain');
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.may('use Adûnaphel').mayNot('use Witch-king of Angmar');
      t.equal(t.points(0).kill, 6, 'worth what he is worth');
    },
  ),

  scenario(
    'Spider of the Môrlat is saved from Marvels Told by going back to hand, and attacks again when it comes back',
    { proves: ['pef/card/spider-of-morlat/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Rhosgobel', members: ['Elrond', 'Gimli', 'Legolas', 'Celeborn'] },
          ],
          hand: ['Marvels Told'],
        },
        hazard: { events: ['Spider of the Môrlat'] },
        moment: 'passives',
        asksPasses: true,
      });
      t.passUntil('defend');
      for (const who of ['Elrond', 'Gimli', 'Legolas']) t.resource.chooses(`a strike to ${who}`);
      // Gimli does no better than it does: it is not defeated
      t.fightOut(12, 5, 12);
      t.resource.plays('Marvels Told', 'Celeborn', 'Spider of the Môrlat');
      const before = t.company('Elrond').hazards;
      t.hazard.uses('Spider of the Môrlat').stage.resolve();
      t.equal(t.card('Spider of the Môrlat').zone, 'hand', 'it is not there to be discarded');
      t.equal(t.company('Elrond').hazards, before + 1, 'which counts as one hazard');
      t.shows('pef/card/spider-of-morlat/1#1');
      t.hazard.plays('Spider of the Môrlat', { way: 'event' }).stage.resolve();
      t.passUntil('assign');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 10], 'it comes once more');
      t.say('So it is saved from another card that would discard it');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Edoras', members: ['Elrond', 'Gimli'] }],
          events: ['Gates of Morning'],
          hand: ['The Cock Crows'],
        },
        hazard: { events: ['Spider of the Môrlat'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('The Cock Crows', 'Spider of the Môrlat', { way: 'permanent-event' });
      t.hazard.uses('Spider of the Môrlat').stage.resolve();
      t.equal(
        [t.card('Spider of the Môrlat').zone, t.company('Elrond').hazards],
        ['hand', 1],
        'in hand again, for one of the limit',
      );
      t.shows('pef/card/spider-of-morlat/1#1');
    },
  ),
  scenario(
    'Spider of the Môrlat is taken back and played again with nothing to answer',
    { proves: ['pef/card/spider-of-morlat/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Rhosgobel', members: ['Elrond', 'Gimli', 'Legolas'] }],
        },
        hazard: { events: ['Spider of the Môrlat'], hand: ['River'] },
        moment: 'passives',
        asksPasses: true,
      });
      t.passUntil('defend');
      for (const who of ['Elrond', 'Gimli', 'Legolas']) t.resource.chooses(`a strike to ${who}`);
      // Gimli does no better than it does: it is not defeated
      t.fightOut(12, 5, 12);
      t.hazard.uses('Spider of the Môrlat').stage.resolve();
      t.equal(t.hand(1).includes('Spider of the Môrlat'), true, 'it is in hand');
      t.equal(t.company('Elrond').hazards, 1, 'for one of the limit');
      t.shows('pef/card/spider-of-morlat/1#2');
      t.hazard.plays('Spider of the Môrlat', { way: 'event' }).stage.resolve();
      t.passUntil('strike');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 10], 'it comes once more');
      t.shows('pef/card/spider-of-morlat/1#3');
      t.fightOut(12, 6, 12);
      t.hazard.uses('Spider of the Môrlat').stage.resolve();
      t.hazard.refused('Spider of the Môrlat', {
        'hazard-limit': 'coe/2.IV.iii.1',
        key: 'coe/2.IV.vii.2',
      });
      for (const declared of [2, 3]) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Edoras', members: ['Elrond', 'Gimli', 'Legolas'] }],
          },
          hazard: { events: ['Spider of the Môrlat'] },
          moment: 'hazards',
          declared,
          asksPasses: true,
        });
        if (declared === 2) t.resource.passes().stage.hazard.may('use Spider of the Môrlat');
        else t.hazard.refused('Spider of the Môrlat', { 'hazard-limit': 'coe/2.IV.iii.1' });
      }
      t.shows('pef/card/spider-of-morlat/1#4');
    },
  ),
  scenario(
    'A slain creature that would be an event in play does nothing from the pile',
    { proves: ['coe/3.v'], rules: ALL },
    (t) => {
      for (const slain of [true, false] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Dol Guldur',
                by: ['Wold & Foothills', 'Brown Lands', 'Southern Mirkwood'],
                members: ['Elrond', 'Gimli'],
              },
            ],
            pile: slain ? ['Spider of the Môrlat'] : [],
          },
          hazard: {
            hand: ['Giant Spiders', 'River'],
            events: slain ? [] : ['Spider of the Môrlat'],
          },
          moment: 'hazards',
        });
        if (!slain) {
          t.hazard.may('use Spider of the Môrlat');
          continue;
        }
        t.hazard.mayNot('use Spider of the Môrlat');
        t.hazard.plays('Giant Spiders', 'keyed to Southern Mirkwood').stage.resolve();
        t.passUntil('defend');
        t.equal(
          [t.attack().name, t.attack().strikes],
          ['Giant Spiders', 2],
          'as printed, no other',
        );
        t.equal(t.points(0).kill, 4, 'it counts for what it is worth');
      }
    },
  ),

  scenario(
    'What moving does to an item is felt though its bearer cannot use it, but not by the older rules',
    { proves: ['coe/6.1.5', 'pef/term/items/1'], rules: ALL },
    (t) => {
      // a stone of the other side, that a company of one cannot carry along
      for (const [id, members] of [
        ['LE-330', ['Gimli']],
        ['LE-330', ['Gimli', 'Legolas']],
        ['TW-296', ['Gimli']],
      ] as const) {
        const [bearer, ...others] = members;
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: bearer, bears: [id] }, ...others],
              },
            ],
          },
          moment: 'movement',
        });
        t.passUntil('path');
        t.resource.chooses('starter movement');
        t.equal(
          t.card('Palantír of Amon Sûl').zone,
          members.length > 1 || (id === 'LE-330' && t.rules !== 'coe') ? 'play' : 'discard',
          `${id} carried by ${members.length}`,
        );
        t.shows(t.rules === 'coe' ? 'pef/term/items/1#5' : 'pef/term/items/1#4');
      }
    },
  ),
];
