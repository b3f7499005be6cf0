import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Corruption cards: when they are played, on whom, and how one is rid of them. */
export const corruptionCards: readonly Scenario[] = [
  scenario(
    'A corruption card starts a chain or is not played at all',
    {
      proves: ['crf/term/corruption/1', 'crf/errata/rules-errata/11', 'coe/7.2.2', 'coe/7.2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Aragorn II', { name: 'Sam Gamgee', status: 'tapped' }],
            },
          ],
          hand: ['Halfling Strength'],
        },
        hazard: { hand: ['Lure of Nature', 'Despair of the Heart', 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.resource.plays('Halfling Strength', { way: 'untap a tapped' }, 'Sam Gamgee');
      // a card that only calls for a check is no corruption card
      t.hazard
        .may('play Weariness of the Heart')
        .mayNot('play Lure of Nature')
        .mayNot('play Despair of the Heart');
      t.hazard
        .refused('Lure of Nature', { 'corruption-answer': 'coe/7.2.2' })
        .refused('Despair of the Heart', { 'corruption-answer': 'coe/7.2.2' });
      t.shows('crf/term/corruption/1#2', 'crf/errata/rules-errata/11#2');
      t.resolve();
      t.hazard.may('play Lure of Nature').may('play Despair of the Heart');
      t.hazard.plays('Lure of Nature', 'Aragorn II').stage.resolve();
      t.equal(t.card('Lure of Nature').host, 'Aragorn II', 'as the start of a chain it resolves');
      t.shows('crf/term/corruption/1#1', 'crf/errata/rules-errata/11#1');
      t.say('Nor does it follow upon what its own player has begun');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Sam Gamgee'] }],
        },
        hazard: { hand: ['Lure of Nature', 'Weariness of the Heart'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Sam Gamgee');
      t.resource.passes();
      t.hazard.refused('Lure of Nature', { 'corruption-answer': 'coe/7.2.2' });
      t.shows('crf/term/corruption/1#2', 'crf/errata/rules-errata/11#2');
    },
  ),

  scenario(
    'One corruption card a turn on each character',
    { proves: ['coe/7.2.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Elladan', 'Elrohir'] },
          ],
        },
        hazard: { hand: ['Lure of Nature', 'Despair of the Heart', 'Lure of the Senses'] },
        moment: 'hazards',
      });
      t.hazard.plays('Lure of Nature', 'Aragorn II').stage.resolve();
      t.hazard.chooses('play Despair of the Heart');
      t.hazard.options_are('Elladan', 'Elrohir', 'back');
      t.hazard.chooses('Elladan').stage.resolve();
      t.hazard.plays('Lure of the Senses');
      t.equal(t.card('Lure of the Senses').host, 'Elrohir', 'only the third was left for it');
    },
  ),

  scenario(
    'A corruption card can be shaken off without tapping, at three less, by a tapped character too',
    { proves: ['crf/term/corruption/4', 'coe/7.3'], rules: ALL },
    (t) => {
      const tries = (status: 'untapped' | 'tapped', roll: number, gone: boolean) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [{ name: 'Aragorn II', status, bears: ['Lure of Nature'] }],
              },
            ],
          },
          moment: 'organization',
        });
        t.resource.may('use Lure of Nature', 'without tapping');
        if (status === 'untapped') t.resource.may('use Lure of Nature');
        else
          t.equal(
            t.resource.options().filter((x) => x.includes('Lure of Nature')).length,
            1,
            'tapped, he has only the one way',
          );
        t.rolls(roll);
        t.resource.uses('Lure of Nature', { untapped: true }).stage.resolve();
        t.equal(
          t.card('Lure of Nature').zone,
          gone ? 'discard' : 'play',
          `${roll} less three against four`,
        );
        t.equal(t.card('Aragorn II').status, status, 'he did not tap');
      };
      tries('untapped', 8, true);
      t.shows('crf/term/corruption/4#1');
      tries('untapped', 7, false);
      tries('tapped', 8, true);
      t.shows('crf/term/corruption/4#2');
      tries('tapped', 7, false);
      t.say('Who taps for it rolls as it is printed');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Aragorn II', bears: ['Lure of Nature'] }] },
          ],
        },
        moment: 'organization',
      });
      t.rolls(5).resource.uses('Lure of Nature').stage.resolve();
      t.equal(
        [t.card('Lure of Nature').zone, t.card('Aragorn II').status],
        ['discard', 'tapped'],
        'five is more than four',
      );
      t.shows('crf/term/corruption/4#3');
    },
  ),

  scenario(
    'After an attempt without tapping there is no other this turn',
    { proves: ['crf/term/corruption/5', 'coe/7.3', 'coe/7.3.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Aragorn II', bears: ['Lure of Nature', 'Lure of the Senses'] },
                'Arwen',
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.rolls(5);
      t.resource.uses('Lure of Nature', { untapped: true }).stage.resolve();
      t.equal(t.card('Lure of Nature').zone, 'play', 'the attempt has failed');
      t.resource.mayNot('Lure of Nature').refused('Lure of Nature', { tried: 'coe/7.3' });
      t.shows('crf/term/corruption/5#1', 'crf/term/corruption/5#3');
      t.resource.may('use Lure of the Senses').may('use Lure of the Senses', 'without tapping');
      t.shows('crf/term/corruption/5#4');
      t.say('What was said of this turn is not said of the next');
      t.rolls(12).skipTo('organization', { turns: 2 });
      t.resource.may('use Lure of Nature').may('use Lure of Nature', 'without tapping');
      t.shows('crf/term/corruption/5#5');
    },
  ),

  scenario(
    'After tapping for it one may tap again, if untapped, but not try without tapping',
    { proves: ['crf/term/corruption/5', 'coe/7.3', 'coe/7.3.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Aragorn II', bears: ['Lure of Nature', 'Cram'] }],
            },
          ],
        },
        moment: 'organization',
      });
      t.rolls(4);
      t.resource.uses('Lure of Nature').stage.resolve();
      t.equal(t.card('Aragorn II').status, 'tapped', 'he has tapped for it');
      t.resource.mayNot('Lure of Nature');
      t.resource.uses('Cram', { way: 'untap' }).stage.resolve();
      t.resource.may('use Lure of Nature').mayNot('use Lure of Nature', 'without tapping');
      t.shows('crf/term/corruption/5#2');
      t.rolls(5);
      t.resource.uses('Lure of Nature').stage.resolve();
      t.equal(t.card('Lure of Nature').zone, 'discard', 'the second time he is rid of it');
    },
  ),

  scenario(
    'The checks of Lure of Nature come when all other hazards have been played',
    {
      proves: [
        'companion/errata/lure-of-nature/1',
        'crf/card/lure-of-nature/1',
        'crf/errata/card-errata/38',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Lure of Nature'] }, 'Gimli', 'Legolas'],
            },
          ],
        },
        hazard: { hand: ['Wargs', 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.may('play Wargs').may('play Weariness of the Heart');
      t.equal(t.chain(), [], 'while hazards can be played nobody checks');
      t.rolls(9, 9).hazard.passes();
      t.equal(t.chain(), ['Lure of Nature'], 'now that they are over it speaks');
      t.hazard
        .refused('Wargs', { answer: 'coe/2.IV.vii.2' })
        .refused('Weariness of the Heart', { 'phase-ends': 'coe/9.6.6' });
      t.resolve();
      t.equal(
        [t.company('Aragorn II').moved, t.state.phase],
        [true, 'site'],
        'and nothing comes after it, though the limit would have room for it',
      );
      t.unrolled(0, 'a check for each wilderness');
    },
  ),

  scenario(
    'Lure of Nature is silent when the company was driven back',
    { proves: ['crf/card/lure-of-nature/2'], rules: ALL },
    (t) => {
      const journey = (events: Named[], rolled: boolean, hand: Named[] = []) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Aragorn II', bears: ['Lure of Nature'] }],
              },
            ],
          },
          hazard: { events, hand },
          moment: hand.length > 0 ? 'hazards' : 'passives',
          rolls: [9, 9],
          asksPasses: true,
        });
        for (const name of hand) t.hazard.plays(name).stage.resolve();
        let spoke = false;
        for (; t.decision().about !== 'discard-one'; t.pass())
          spoke ||= t.chain().includes('Lure of Nature');
        t.equal(spoke, rolled, 'whether the lure has spoken at all');
        t.equal(t.card('Aragorn II').site, rolled ? 'Bree' : 'Rivendell', 'where he is now');
        t.unrolled(rolled ? 0 : 2, rolled ? 'a check for each wilderness' : 'no check was made');
      };
      journey([], true);
      journey(['Doors of Night', 'Snowstorm'], false);
      t.say('So it is if they are sent back in the midst of their way');
      journey(['Doors of Night'], false, ['Snowstorm']);
    },
  ),

  scenario(
    'At the end of the phase only what bears on the checks of Lure of Nature can be played',
    { proves: ['coe/7.1.1', 'coe/9.6.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Aragorn II', bears: ['Lure of Nature'] },
                'Peath',
                'Boromir II',
                { name: 'Sam Gamgee', status: 'tapped' },
              ],
            },
          ],
          hand: ['New Friendship', 'Halfling Strength'],
        },
        hazard: { hand: ['Wargs', 'Despair of the Heart', 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.resource.may('play Halfling Strength').passes();
      t.hazard
        .may('play Wargs')
        .may('play Despair of the Heart')
        .may('play Weariness of the Heart')
        .passes();
      t.resource.passes();
      t.resource.options_are(
        'play New Friendship: corruption check',
        'tap Peath in support of Aragorn II (check 1)',
        'tap Peath in support of Aragorn II (check 2)',
        'tap Boromir II in support of Aragorn II (check 1)',
        'tap Boromir II in support of Aragorn II (check 2)',
        'pass',
      );
      t.resource.refused('Halfling Strength', {
        'no-target': 'coe/9.3',
        phase: 'coe/9.1.3',
        'phase-ends': 'coe/9.6.6',
      });
      t.hazard
        .refused('Despair of the Heart', {
          'corruption-answer': 'coe/7.2.2',
          'phase-ends': 'coe/9.6.6',
        })
        .refused('Weariness of the Heart', { 'phase-ends': 'coe/9.6.6' })
        .refused('Wargs', { answer: 'coe/2.IV.vii.2' });
      t.resource.plays('New Friendship', 'Aragorn II in Lure of Nature (2)');
      t.resource.chooses('tap Boromir II in support of Aragorn II (check 1)');
      // two and one, then two and two: each modification counts for the check it was made for
      t.rolls(2, 2).resolve();
      t.equal(t.card('Aragorn II').zone, 'play', 'both checks are passed');
    },
  ),

  scenario(
    'Two Lures of Power bring one check, and both are spent',
    { proves: ['crf/card/lure-of-power/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Elladan'] }],
          hand: ['Riders of Rohan'],
        },
        hazard: { events: ['Lure of Power', 'Lure of Power'] },
        moment: 'entered',
      });
      // 5 - 4 against 0; a second check would find two
      t.rolls(12, 5, 2);
      t.resource.plays('Riders of Rohan', 'Elladan').stage.resolve();
      t.equal(t.card('Elladan').zone, 'play', 'he has passed the one check');
      t.unrolled(1, 'no second check was made');
      t.shows('crf/card/lure-of-power/1#1');
      t.equal(t.state.players[1].discard.length, 2, 'both cards are discarded');
      t.shows('crf/card/lure-of-power/1#3');
      t.say('One point less on the dice, and he is lost');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Elladan'] }],
          hand: ['Riders of Rohan'],
        },
        hazard: { events: ['Lure of Power', 'Lure of Power'] },
        moment: 'entered',
      });
      t.rolls(12, 4).resource.plays('Riders of Rohan', 'Elladan').stage.resolve();
      t.equal(t.card('Elladan').zone, 'discard', 'four less four is not above nothing');
      t.shows('crf/card/lure-of-power/1#2');
    },
  ),

  scenario(
    'Lure of Power lets Hobbits and failed attempts be',
    { proves: ['crf/card/lure-of-power/1'], rules: ALL },
    (t) => {
      const attempt = (who: Named, roll: number) => {
        t.board({
          resource: { companies: [{ at: 'Edoras', members: [who] }], hand: ['Riders of Rohan'] },
          hazard: { events: ['Lure of Power'] },
          moment: 'entered',
        });
        t.rolls(roll, 2);
        t.resource.plays('Riders of Rohan', who).stage.resolve();
        t.unrolled(1, 'there was no check');
        t.equal(t.card('Lure of Power').zone, 'play', 'the card waits on');
      };
      attempt('Frodo', 12);
      attempt('Elladan', 5);
    },
  ),

  scenario(
    'New Friendship: the diplomat influences, anyone with him is steadied',
    { proves: ['crf/card/new-friendship/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Peath', 'Boromir II'] }],
          hand: ['Riders of Rohan', 'New Friendship', 'A Friend or Three'],
        },
        moment: 'entered',
      });
      t.resource.plays('Riders of Rohan', 'Boromir II');
      t.resource.may('A Friend or Three');
      t.resource.mayNot('New Friendship').refused('New Friendship', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/new-friendship/1#2');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Peath', 'Boromir II'] }],
          hand: ['Riders of Rohan', 'New Friendship'],
        },
        moment: 'entered',
      });
      t.resource.plays('Riders of Rohan', 'Peath');
      // 1 direct influence and 3: six is just enough
      t.rolls(6);
      t.resource.plays('New Friendship', { way: 'influence check' }).stage.resolve();
      t.equal(
        t.card('Riders of Rohan').zone,
        'pile',
        'with the card six is enough for more than nine',
      );
      t.shows('crf/card/new-friendship/1#1');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Peath', { name: 'Aragorn II', bears: ['Orcrist', 'Scroll of Isildur'] }],
            },
            { at: 'Lórien', members: ['Celeborn'] },
          ],
          hand: ['New Friendship'],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Aragorn II');
      t.rolls(4);
      t.resource.plays('New Friendship', { way: 'corruption check' }, 'Peath').stage.resolve();
      t.equal(t.card('Aragorn II').zone, 'play', 'four and two are more than five');
      t.shows('crf/card/new-friendship/1#3');
      t.say('A diplomat steadies himself too, but nobody in another company');
      for (const who of ['Peath', 'Aragorn II'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: [{ name: who, bears: ['Orcrist'] }] },
              { at: 'Lórien', members: [who === 'Peath' ? 'Aragorn II' : 'Peath'] },
            ],
            hand: ['New Friendship'],
          },
          hazard: { hand: ['Weariness of the Heart'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, who);
        if (who === 'Peath')
          t.resource.may('play New Friendship').stage.shows('crf/card/new-friendship/1#4');
        else
          t.resource
            .mayNot('play New Friendship')
            .refused('New Friendship', { 'no-target': 'coe/9.3' })
            .stage.shows('crf/card/new-friendship/1#5');
      }
    },
  ),
];
