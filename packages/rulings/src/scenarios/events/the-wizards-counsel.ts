import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const theWizardsCounsel: readonly Scenario[] = [
  scenario(
    'Old Friendship: the diplomat himself wins somebody over, anyone with him is steadied',
    { proves: ['crf/card/old-friendship/1'], rules: ALL },
    (t) => {
      const attempt = (who: Named): void => {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Elrond', 'Aragorn II'] }],
            hand: ['Old Friendship', 'A Friend or Three'],
          },
          hazard: {
            companies: [
              { at: 'Rivendell', members: ['Glorfindel II', 'Círdan'] },
              { at: 'Bree', members: ['Bofur'] },
            ],
          },
          moment: 'entered',
          turn: 5,
        });
        t.resource.chooses(`${who} tries to influence Bofur`);
        t.resource.may('A Friend or Three');
      };
      attempt('Aragorn II');
      t.resource.mayNot('Old Friendship').refused('Old Friendship', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/old-friendship/1#2');
      for (const [helped, roll, won] of [
        [true, 5, true],
        [true, 4, false],
        [false, 8, false],
      ] as const) {
        attempt('Elrond');
        t.resource.mayNot('Old Friendship: corruption check');
        // 4 direct influence, and 5; less 2 of general influence, and the 9 of the opponent, who rolls first; a mind of 2
        t.rolls(9, roll);
        if (helped) t.resource.plays('Old Friendship', { way: 'influence check' });
        t.resolve();
        t.equal(t.card('Bofur').zone, won ? 'discard' : 'play', 'whether he is won over');
      }
      t.shows('crf/card/old-friendship/1#1');
      // and a faction is no person
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Peath'] }],
          hand: ['Riders of Rohan', 'New Friendship', 'Old Friendship'],
        },
        moment: 'entered',
      });
      t.resource.plays('Riders of Rohan', 'Peath');
      t.resource.may('New Friendship').mayNot('Old Friendship');

      for (const [helped, roll, stays] of [
        [true, 3, true],
        [true, 2, false],
        [false, 6, false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  'Elrond',
                  { name: 'Aragorn II', bears: ['Scroll of Isildur', 'Glamdring', 'Orcrist'] },
                ],
              },
              { at: 'Lórien', members: ['Celeborn'] },
            ],
            hand: ['Old Friendship', 'Old Friendship'],
          },
          hazard: { hand: ['Weariness of the Heart'] },
          moment: 'hazards',
        });
        t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Aragorn II');
        t.resource.mayNot('Old Friendship: influence check');
        t.equal(t.card('Aragorn II').corruption, 6, 'what it is against');
        t.rolls(roll);
        if (helped) t.resource.plays('Old Friendship', { way: 'corruption check' });
        t.resolve();
        t.equal(t.card('Aragorn II').zone === 'play', stays, 'whether he stays');
      }
      t.shows('crf/card/old-friendship/1#3');

      // he is one of his company, and helps himself
      for (const [helped, stays] of [
        [true, true],
        [false, false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Elrond', bears: ['Scroll of Isildur', 'Glamdring', 'Orcrist'] }],
              },
            ],
            hand: ['Old Friendship'],
          },
          hazard: { hand: ['Weariness of the Heart'] },
          moment: 'hazards',
        });
        t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Elrond');
        t.equal(t.card('Elrond').corruption, 6, 'what it is against');
        t.rolls(3);
        if (helped) t.resource.plays('Old Friendship', { way: 'corruption check' });
        t.resolve();
        t.equal(t.card('Elrond').zone === 'play', stays, 'whether he stays');
      }
      t.shows('crf/card/old-friendship/1#4');

      // in another company he is of no help
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
            { at: 'Lórien', members: ['Elrond'] },
          ],
          hand: ['Old Friendship', 'A Friend or Three'],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Aragorn II');
      t.resource
        .may('A Friend or Three')
        .mayNot('Old Friendship')
        .refused('Old Friendship', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/old-friendship/1#5');
    },
  ),

  scenario(
    'A sage taps to use the Palantír he bears, and no other, until the turn ends',
    {
      proves: [
        'crf/card/use-palantir/1',
        'crf/errata/card-errata/77',
        'companion/clarification/use-palantir/1',
        'companion/using-a-palantir/1',
        'companion/using-a-palantir/2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Arwen', bears: ['Palantír of Orthanc', 'Palantír of Osgiliath'] },
                'Boromir II',
                'Beretar',
                'Bergil',
              ],
            },
            { at: 'Lórien', members: ['Celeborn'] },
          ],
          hand: ['Use Palantír'],
          discard: ['Dodge', 'Concealment'],
        },
        hazard: { events: ['Doors of Night'] },
        moment: 'organization',
      });
      t.resource
        .mayNot('use Palantír of Orthanc')
        .mayNot('use Palantír of Osgiliath')
        .plays('Use Palantír', 'Palantír of Orthanc', 'Arwen')
        .stage.resolve();
      t.equal(t.card('Arwen').status, 'tapped', 'the sage taps');
      t.shows(
        'crf/card/use-palantir/1#2',
        'crf/errata/card-errata/77#2',
        'companion/clarification/use-palantir/1#2',
      );
      t.resource.may('use Palantír of Orthanc').mayNot('use Palantír of Osgiliath');
      t.shows(
        'crf/card/use-palantir/1#3',
        'crf/errata/card-errata/77#4',
        'companion/clarification/use-palantir/1#3',
      );
      t.rolls(12);
      t.resource.uses('Palantír of Orthanc').stage.resolve();
      t.resource.chooses('Dodge');
      t.equal([t.card('Dodge').zone, t.card('Arwen').zone], ['deck', 'play'], 'it was used');
      t.shows('companion/using-a-palantir/1#1', 'companion/using-a-palantir/2#6');

      t.resource.passes();
      t.skipTo('organization', { turns: 2 });
      t.equal(t.card('Palantír of Orthanc').status, 'untapped', 'in the next turn');
      t.asks(t.resource, 'organization');
      t.resource.mayNot('use Palantír of Orthanc');

      // one who is no sage, though a sage is with him; and a sage who is tapped
      const bears: Named[] = ['Palantír of Orthanc'];
      t.say('It is not only for the phase in which it was played');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Arwen', bears }, 'Boromir II', 'Beretar'] },
          ],
          hand: ['Use Palantír'],
          discard: ['Dodge'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Use Palantír', 'Arwen').stage.resolve();
      t.skipTo('end-of-turn').resource.may('use Palantír of Orthanc');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Arwen', bears }, 'Boromir II'] },
          ],
          hand: ['Use Palantír'],
          discard: ['Dodge'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Use Palantír', 'Arwen').stage.resolve();
      t.skipTo('enter').resource.chooses('enter the site').may('use Palantír of Orthanc');
      t.shows(
        'crf/card/use-palantir/1#5',
        'crf/errata/card-errata/77#5',
        'companion/clarification/use-palantir/1#4',
      );
      t.say('The one for which it was played, though it be the other');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Arwen', bears: ['Palantír of Orthanc', 'Palantír of Osgiliath'] },
                'Boromir II',
                'Beretar',
                'Bergil',
              ],
            },
          ],
          hand: ['Use Palantír'],
          discard: ['Dodge'],
        },
        hazard: { events: ['Doors of Night', 'Traitor'] },
        moment: 'organization',
      });
      t.resource.plays('Use Palantír', 'Palantír of Osgiliath').stage.resolve();
      t.resource.may('use Palantír of Osgiliath').mayNot('use Palantír of Orthanc');
      t.say('It is he who is able to, not whoever has the stone after him');
      t.rolls(12).resource.chooses('give Palantír of Osgiliath to Boromir II');
      t.resolve();
      t.equal(t.card('Palantír of Osgiliath').host, 'Boromir II', 'he has it now');
      t.asks(t.resource, 'organization').resource.mayNot('use Palantír of Osgiliath');
      t.shows('companion/clarification/use-palantir/1#3');

      for (const [members, why] of [
        [[{ name: 'Boromir II', bears }], { 'no-user': 'coe/9.2' }],
        [[{ name: 'Boromir II', bears }, 'Celeborn'], { 'no-target': 'coe/9.3' }],
        [[{ name: 'Arwen', status: 'tapped' as const, bears }], { 'user-tapped': 'coe/9.2.3' }],
        [[{ name: 'Arwen', status: 'wounded' as const, bears }], { 'user-tapped': 'coe/9.2.3' }],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: [...members] }],
            hand: ['Use Palantír'],
          },
          moment: 'organization',
        });
        t.resource.mayNot('play Use Palantír').refused('Use Palantír', why);
        t.shows(
          `crf/card/use-palantir/1#${'no-user' in why ? 1 : 'no-target' in why ? 4 : 2}`,
          `crf/errata/card-errata/77#${'no-target' in why ? 3 : 1}`,
          ...('user-tapped' in why
            ? ['companion/clarification/use-palantir/1#2', 'companion/using-a-palantir/2#7']
            : ['companion/clarification/use-palantir/1#1']),
          ...('no-target' in why ? ['companion/clarification/use-palantir/1#3'] : []),
        );
      }
    },
  ),
];
