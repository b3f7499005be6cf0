import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const bane = (t: Stage, there: boolean): void => {
  t.board({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          members: [
            'Pallando',
            { name: 'Elrond', bears: ['Palantír of Orthanc', 'Palantír of Minas Tirith'] },
          ],
        },
      ],
      events: ['Align Palantír'],
      hand: ['Eyes of Mandos', 'Vilya', 'Favor of the Valar', 'Longbottom Leaf'],
      discard: ['Cram', 'Glamdring', 'Orcrist', 'Gwaihir', 'Torque of Hues'],
      sideboard: ['Cram', 'Shadowfax'],
    },
    hazard: { events: there ? ['Bane of the Ithil-stone'] : [] },
    moment: 'organization',
    asksPasses: true,
  });
};

export const baneOfTheIthilStone: readonly Scenario[] = [
  scenario(
    'Bane of the Ithil-stone: nobody looks through decks and piles, but the sideboard is open',
    {
      proves: [
        'crf/card/bane-of-the-ithil-stone/1',
        'companion/clarification/bane-of-the-ithil-stone/1',
        'pef/card/eyes-of-mandos/1',
      ],
      rules: ALL,
    },
    (t) => {
      bane(t, false);
      t.resource.may('play Eyes of Mandos').may('play Vilya').may('play Longbottom Leaf');
      bane(t, true);
      t.resource
        .mayNot('play Eyes of Mandos')
        .refused('Eyes of Mandos', { 'no-effect': 'coe/5.1.2' });
      t.shows('companion/clarification/bane-of-the-ithil-stone/1#1', 'pef/card/eyes-of-mandos/1#1');
      t.equal(t.card('Elrond').corruption, 8, 'twice that of two Palantíri');
      t.rolls(12).resource.plays('Vilya').stage.resolve();
      t.resource.options_are('pass').passes();
      t.asks(t.resource, 'organization').equal(
        t.discardSeenBy(0, 0).filter((x) => x !== 'Vilya').length,
        5,
        'Vilya takes nothing out of the pile',
      );
      t.shows(
        'crf/card/bane-of-the-ithil-stone/1#1',
        'companion/clarification/bane-of-the-ithil-stone/1#2',
      );
      t.resource.plays('Longbottom Leaf').stage.resolve();
      t.resource.options_are('Cram', 'Shadowfax', 'pass').chooses('Shadowfax').passes();
      t.equal(t.card('Shadowfax').zone, 'deck', 'out of the sideboard');
      t.shows('companion/clarification/bane-of-the-ithil-stone/1#6');
      t.say('To shuffle a deck is not to look through it');
      t.resource.plays('Favor of the Valar').stage.resolve();
      t.equal(
        [t.card('Glamdring').zone === 'discard', t.hand(0).length],
        [false, 8],
        'the pile is shuffled in, and a new hand drawn',
      );
      t.shows('companion/clarification/bane-of-the-ithil-stone/1#8');
      t.say('What a company draws for its journey is no search');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
          hand: [],
        },
        hazard: { events: ['Bane of the Ithil-stone'] },
        moment: 'movement',
      });
      t.resource.chooses('starter');
      t.asks(t.hazard, 'movement-hazard');
      t.equal([t.hand(0).length, t.hand(1).length], [1, 1], 'either player draws for it');
      t.shows(
        'crf/card/bane-of-the-ithil-stone/1#2',
        'companion/clarification/bane-of-the-ithil-stone/1#4',
      );
      t.say('The sideboard is open where the rules open it');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
          sideboard: ['Cram', 'Gwaihir'],
        },
        hazard: { events: ['Bane of the Ithil-stone'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to the discard pile').chooses('Cram');
      t.equal(t.card('Cram').zone, 'discard', 'out of the sideboard');
      t.shows(
        'crf/card/bane-of-the-ithil-stone/1#2',
        'companion/clarification/bane-of-the-ithil-stone/1#7',
      );
      t.say('So it is for an opponent who spends a Nazgûl on his own');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] }] },
        hazard: {
          events: ['Bane of the Ithil-stone', 'Adûnaphel'],
          sideboard: ['Brigands', 'Orc-patrol'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.chooses('spend Adûnaphel on the sideboard (discard)').stage.resolve();
      t.hazard.chooses('Brigands').chooses('Orc-patrol');
      t.equal(
        [t.card('Brigands').zone, t.card('Orc-patrol').zone],
        ['discard', 'discard'],
        'out of the sideboard',
      );
      t.shows(
        'crf/card/bane-of-the-ithil-stone/1#2',
        'companion/clarification/bane-of-the-ithil-stone/1#7',
      );
      t.say('A Lucky Search is one, and finds nothing');
      for (const there of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: ['Bergil'] }],
            hand: ['Lucky Search'],
            deck: ['Concealment', 'Glamdring'],
          },
          hazard: { events: there ? ['Bane of the Ithil-stone'] : [] },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays('Lucky Search', 'Bergil').stage.resolve();
        t.equal(
          [t.card('Glamdring').zone, t.attack().prowess],
          there ? ['deck', 3] : ['play', 5],
          'the item, and who watches over it',
        );
      }
      t.shows(
        'crf/card/bane-of-the-ithil-stone/1#1',
        'companion/clarification/bane-of-the-ithil-stone/1#5',
      );
      t.say('Nor is a card fetched from a deck');
      for (const there of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Weathertop', members: ['Elrond'] }],
            hand: ['Far-sight'],
            deck: ['Glamdring', 'Concealment'],
          },
          hazard: { events: there ? ['Bane of the Ithil-stone'] : [] },
          moment: 'entered',
          asksPasses: true,
        });
        t.rolls(12).resource.plays('Far-sight').stage.resolve();
        t.equal(t.card('Glamdring').zone, there ? 'deck' : 'hand', 'what there is to be found');
      }
      t.shows(
        'crf/card/bane-of-the-ithil-stone/1#1',
        'companion/clarification/bane-of-the-ithil-stone/1#1',
      );
      t.say('It binds whoever would look, and so him who has played it');
      for (const there of [false, true]) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] }] },
          hazard: {
            events: there ? ['Bane of the Ithil-stone'] : [],
            hand: ['An Unexpected Outpost'],
            discard: ['Wargs'],
            sideboard: ['Brigands', 'Orc-patrol'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('An Unexpected Outpost').stage.resolve();
        t.hazard.options_are(...(there ? [] : ['Wargs']), 'Brigands', 'Orc-patrol');
      }
      t.shows(
        'crf/card/bane-of-the-ithil-stone/1#1',
        'companion/clarification/bane-of-the-ithil-stone/1#2',
        'companion/clarification/bane-of-the-ithil-stone/1#3',
        'companion/clarification/bane-of-the-ithil-stone/1#6',
      );
      t.say('Nor is one chosen there to be aimed at');
      for (const there of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Elrond', 'Gimli'] }],
          },
          hazard: {
            events: there ? ['Bane of the Ithil-stone'] : [],
            hand: ['Exhalation of Decay'],
            discard: ['Barrow-wight'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (there) t.hazard.refused('Exhalation of Decay', { 'no-target': 'coe/9.3' });
        else t.hazard.may('play Exhalation of Decay');
      }
      t.shows('companion/clarification/bane-of-the-ithil-stone/1#2');
      t.say('Whose deck or pile it is does not matter');
      for (const there of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] }],
            discard: ['Cram', 'Dodge', 'Concealment', 'Escape'],
          },
          hazard: {
            events: there ? ['Bane of the Ithil-stone'] : [],
            hand: ['Aware of their Ways'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (there) t.hazard.refused('Aware of their Ways', { 'no-effect': 'coe/5.1.2' });
        else t.hazard.may('play Aware of their Ways');
      }
      t.shows(
        'crf/card/bane-of-the-ithil-stone/1#1',
        'companion/clarification/bane-of-the-ithil-stone/1#2',
        'companion/clarification/bane-of-the-ithil-stone/1#9',
      );
    },
  ),

  scenario(
    'By the Bane nothing comes out of deck or pile on the way: an item for a ring, a creature called up, a ring tested for',
    { proves: ['crf/card/bane-of-the-ithil-stone/1'], rules: ALL },
    (t) => {
      const events = (there: boolean): Named[] => (there ? ['Bane of the Ithil-stone'] : []);
      for (const there of [false, true]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                members: [{ name: 'Thorin II', bears: ["Dwarven Ring of Barin's Tribe"] }],
              },
            ],
            deck: ['Sword of Gondolin'],
          },
          hazard: { events: events(there) },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.uses("Dwarven Ring of Barin's Tribe").stage.resolve();
        if (!there) t.resource.chooses('Play an item').may('Sword of Gondolin');
        // neither to play nor to discard anything
        else t.asks(t.resource, 'offer').resource.options_are('pass');
      }
      t.say('A creature is not chosen out of a pile');
      for (const there of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Barrow-downs', members: ['Elrond', 'Gimli'] }],
          },
          hazard: {
            events: events(there),
            hand: ['Exhalation of Decay'],
            discard: ['Chill Douser'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (there) t.hazard.refused('Exhalation of Decay', { 'no-target': 'coe/9.3' });
        else t.hazard.may('play Exhalation of Decay');
      }
      t.say('Nor is a ring sought, where the gold ring would let him look');
      for (const there of [false, true]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'The White Towers',
                members: [{ name: 'Elrond', bears: ['Bright Gold Ring'] }],
              },
            ],
            hand: ['LE-239'],
            deck: ['Minor Ring'],
          },
          hazard: { events: events(there) },
          moment: 'organization',
          asksPasses: true,
        });
        t.rolls(6).resource.plays('Test of Fire').stage.resolve();
        t.equal(
          t.offered().some((x) => x.includes('Minor Ring')),
          !there,
          'what there is to be found',
        );
      }
      t.shows('crf/card/bane-of-the-ithil-stone/1#1');
    },
  ),
];
