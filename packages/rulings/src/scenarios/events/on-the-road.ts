import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { type Members, rolled } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const on = (
  at: Named,
  to: Named,
  members: Members,
  hand: Named[],
  hazards: Named[],
  events: Named[] = [],
): BoardSpec => ({
  resource: { companies: [{ at, to, members }], hand, events },
  hazard: { hand: hazards },
  moment: 'hazards',
});

export const onTheRoad: readonly Scenario[] = [
  scenario(
    'Glamour of Surpassing Excellance: a roll for every hazard that clings to the company',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Legolas', bears: ['Lure of Nature', 'Foolish Words'] },
                { name: 'Gimli', bears: ['Rebel-talk'] },
              ],
            },
          ],
          hand: ['Glamour of Surpassing Excellance'],
        },
        moment: 'organization',
      });
      t.resource.plays('Glamour of Surpassing Excellance').stage.resolve();
      t.say('which comes first is the resource player’s choice');
      // above four for the lure, above seven for the words and the talk
      t.rolls(5);
      t.resource.chooses('Lure of Nature');
      t.rolls(7, 8);
      t.resource.chooses('Foolish Words');
      t.equal(
        [t.card('Lure of Nature').zone, t.card('Foolish Words').zone, t.card('Rebel-talk').zone],
        ['discard', 'play', 'discard'],
        'each by its own number',
      );
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Legolas', bears: ['Lure of Nature'] }] },
          ],
          hand: ['Glamour of Surpassing Excellance'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('play Glamour of Surpassing Excellance');
    },
  ),

  scenario(
    'Great-road: twice the cards for the opponent, and the way back at the end of the turn',
    { proves: ['coe/2.VI.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gimli'] }],
          sites: ['Bree'],
          hand: ['Great-road', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        },
        hazard: {
          hand: ['River', 'River', 'River', 'River', 'River', 'River'],
          deck: ['Wargs', 'Huorn', 'Ambusher'],
        },
        moment: 'organization',
      });
      t.resource.refused('Great-road', { edge: 'coe/9.6.6' });
      t.resource.chooses('to Bree').passes();
      t.resource.plays('Great-road').stage.resolve();
      t.skipTo('draw');
      while (t.decision().about === 'draw') t.take({ type: 'yes' }, 'a card is drawn');
      t.equal(t.hand(1).length - 6, 2, 'two cards for Bree instead of one');
      t.passUntil('turn-end');
      t.equal(t.card('Gimli').site, 'Bree', 'they are at Bree');
      t.resource.uses('Great-road').stage.resolve();
      t.equal(t.card('Gimli').site, 'Rivendell', 'and back at Rivendell');
      t.expect(t.state.active === 1, 'without another movement/hazard phase');
    },
  ),

  scenario('Great-road: for a company at a Haven', { proves: ['coe/9.2'], rules: ALL }, (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Gimli'] }],
        hand: ['Great-road', 'Secret Passage'],
      },
      moment: 'organization',
    });
    t.passUntil('organization-end');
    t.resource.mayNot('play Great-road').may('play Secret Passage');
  }),

  scenario(
    'Halfling Strength: a Hobbit is up again, healed, or steadfast',
    { proves: ['coe/9.1.4'], rules: ALL },
    (t) => {
      const hobbits = (): BoardSpec => ({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Sam Gamgee', status: 'tapped' },
                { name: 'Frodo', status: 'wounded' },
                { name: 'Gimli', status: 'tapped' },
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
      });
      t.board(hobbits());
      t.resource.plays('Halfling Strength', { way: 'untap a tapped' }).stage.resolve();
      t.equal(
        [t.card('Sam Gamgee').status, t.card('Gimli').status],
        ['untapped', 'tapped'],
        'the Hobbit is untapped',
      );
      t.board(hobbits());
      t.resource.plays('Halfling Strength', { way: 'heal' }).stage.resolve();
      t.equal(t.card('Frodo').status, 'untapped', 'or well and untapped');
      t.board(
        on(
          'Rivendell',
          'Bree',
          [{ name: 'Frodo', status: 'wounded' }, 'Gimli'],
          ['Halfling Strength'],
          ['Weariness of the Heart', 'Weariness of the Heart', 'River'],
        ),
      );
      t.resource.refused('Halfling Strength', { 'no-target': 'coe/9.3', phase: 'coe/9.1.3' });
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gimli');
      t.resource.refused('Halfling Strength', { 'no-target': 'coe/9.3', phase: 'coe/9.1.3' });
      t.rolls(12).resolve();
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Frodo');
      t.rolls(3);
      t.resource.plays('Halfling Strength', { way: 'corruption check' }).stage.resolve();
      t.equal(
        rolled(t, 'corruption').at(-1),
        { total: 3 + 4 + t.card('Frodo').stat('corruption-check'), against: 0 },
        'four more on a check',
      );
    },
  ),

  scenario(
    'Hundreds of Butterflies: somebody on the way is untapped, for one hazard more',
    { proves: ['coe/2.IV.iii'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          [{ name: 'Gimli', status: 'tapped' }, 'Legolas'],
          ['Hundreds of Butterflies'],
          ['River'],
        ),
      );
      const before = t.limit('Gimli');
      t.resource.plays('Hundreds of Butterflies').stage.resolve();
      t.equal(
        [t.card('Gimli').status, t.limit('Gimli')],
        ['untapped', before + 1],
        'both have happened',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', status: 'tapped' }] }],
          hand: ['Hundreds of Butterflies'],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.resource.refused('Hundreds of Butterflies', { 'no-target': 'coe/9.3' });
    },
  ),

  ...(
    [
      ['Barrow-downs', 'Rivendell', 8],
      ['Dead Marshes', 'Lórien', 8],
      ['Gladden Fields', 'Lórien', 8],
      ['Haudh-in-Gwanûr', 'Edhellond', 10],
      ['Lossadan Cairn', 'Rivendell', 8],
    ] as const
  ).map(([site, from, prowess]) =>
    scenario(
      `${site}: whoever its dead wound checks for corruption`,
      { proves: ['coe/2.V.ii'], rules: ALL },
      (t) => {
        t.board({
          resource: { companies: [{ at: from, to: site, members: ['Gimli'] }] },
          moment: 'site',
        });
        t.rolls(2, 9, 2);
        t.resource.chooses('enter').chooses('a strike to Gimli').chooses('no').stage.resolve();
        t.equal(rolled(t, 'strike')[0].against, prowess, 'their prowess');
        t.equal(
          [rolled(t, 'corruption'), t.card('Gimli').status],
          [[{ total: 9, against: 0 }], 'wounded'],
          'one check',
        );
      },
    ),
  ),

  scenario(
    'Lossadan Cairn: of greater items only a Palantír',
    { proves: ['coe/2.V.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lossadan Cairn', members: ['Gimli'] }],
          hand: [
            'Palantír of Orthanc',
            'Enruned Shield',
            'Glamdring',
            'Cram',
            'Beautiful Gold Ring',
          ],
        },
        moment: 'entered',
      });
      t.resource
        .may('play Glamdring')
        .may('play Cram')
        .mayNot('play Enruned Shield')
        .mayNot('play Beautiful Gold Ring');
    },
  ),

  scenario('Gobel Mírlond: its Men detain', { proves: ['coe/3.II.1'], rules: ALL }, (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Edhellond', to: 'Gobel Mírlond', members: ['Gimli', 'Legolas'] }],
      },
      moment: 'site',
    });
    t.resource.chooses('enter');
    t.equal(
      [t.attack().strikes, t.attack().prowess, t.attack().detainment],
      [4, 9, true],
      'four strikes at nine',
    );
    t.fightOut(2, 2);
    t.equal(
      [t.card('Gimli').status, t.card('Legolas').status],
      ['tapped', 'tapped'],
      'nobody is wounded',
    );
  }),
];
