import { type BoardSpec, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Corruption checks: who makes them, what they compare, and the companions who tap in support. */
export const corruptionChecks: readonly Scenario[] = [
  scenario(
    'Someone without any corruption points still rolls for the Corpse-candle',
    { proves: ['crf/term/corruption/3', 'coe/7.1.2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II'] }] },
        hazard: { hand: ['Corpse-candle'] },
        moment: 'hazards',
      });
      t.equal(t.card('Boromir II').corruption, 0, 'he has no corruption points');
      t.rolls(9);
      t.hazard.plays('Corpse-candle', 'keyed to Wilderness').stage.resolve();
      t.equal(t.state.dice.length, 0, 'the check has used up the dice that were laid out');
      t.expect(t.underAttack, 'the attack goes on after the check');
      t.asks(t.resource, 'defend');
      t.shows('crf/term/corruption/3#1');
    },
  ),

  scenario(
    'Without corruption points a check can still be failed',
    { proves: ['crf/term/corruption/3', 'coe/7.1.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Elladan'] }],
          hand: ['Riders of Rohan'],
        },
        hazard: { events: ['Lure of Power'] },
        moment: 'entered',
      });
      // then 2 - 4 against 0
      t.rolls(12, 2);
      t.resource.plays('Riders of Rohan', 'Elladan').stage.resolve();
      t.equal(t.card('Riders of Rohan').zone, 'pile', 'the faction has come over');
      t.equal(
        t.card('Elladan').zone,
        'removed',
        'two below zero is two below his total: eliminated',
      );
      t.shows('crf/term/corruption/3#2');
      t.say('So it is where the rules call for checks: at the council all of them roll');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Haldir', 'Orophin'] }],
          stored: [{ name: 'Rescue Prisoners', at: 'Lórien' }],
        },
        hazard: { companies: [{ at: 'Edoras', members: ['Háma'] }] },
        moment: 'council',
      });
      t.equal(
        [t.card('Haldir').corruption, t.card('Orophin').corruption, t.card('Háma').corruption],
        [0, 0, 0],
        'none of them has a point',
      );
      t.rolls(12, 12, 12);
      while (!t.state.result) t.take(t.decision().options[0], 'the next of them');
      t.unrolled(0, 'each has rolled');
      t.shows('crf/term/corruption/3#1');
    },
  ),

  scenario(
    'The roll against the total: more is enough, level or one below discards, less eliminates',
    { proves: ['coe/7.1'], rules: ALL },
    (t) => {
      const fails = (roll: number, zone: string) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Aragorn II', bears: ['Scroll of Isildur', 'Orcrist'] },
                  // what she bears weighs on her alone
                  { name: 'Arwen', under: 'Aragorn II', bears: ['Elf-stone'] },
                ],
              },
            ],
          },
          hazard: { hand: ['Weariness of the Heart'] },
          moment: 'hazards',
        });
        t.equal(t.card('Aragorn II').corruption, 5, 'three and two');
        t.rolls(roll);
        t.hazard
          .plays('Weariness of the Heart', { way: 'corruption check' }, 'Aragorn II')
          .stage.resolve();
        t.equal(t.card('Aragorn II').zone, zone, `a roll of ${roll} against five`);
        t.equal(
          t.card('Orcrist').zone,
          zone === 'play' ? 'play' : 'discard',
          'his items go to the discard pile or stay',
        );
        t.equal(t.card('Arwen').zone, 'play', 'his follower stays in any case');
      };
      fails(6, 'play');
      fails(5, 'discard');
      fails(4, 'discard');
      fails(3, 'removed');
    },
  ),

  scenario(
    'Companions tap for one more each on a declared check',
    { proves: ['coe/7.1.1'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Aragorn II', bears: ['Orcrist', 'Scroll of Isildur'] },
                'Arwen',
                'Elladan',
                { name: 'Elrohir', status: 'tapped' },
              ],
            },
            { at: 'Lórien', members: ['Celeborn'] },
          ],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      };
      t.board({ ...board, asksPasses: true }).resource.mayNot('in support');
      t.board(board);
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Aragorn II');
      t.resource.options_are('tap Arwen in support', 'tap Elladan in support', 'pass');
      t.resource.chooses('tap Arwen in support');
      t.equal(t.card('Arwen').status, 'tapped', 'she has tapped');
      t.rolls(4);
      t.resource.chooses('tap Elladan in support');
      t.equal(t.card('Elladan').status, 'tapped', 'and so has he');
      t.equal(t.card('Aragorn II').zone, 'play', 'four and two are more than five');
    },
  ),

  scenario(
    'A supporter who is untapped again before the check is made does not count',
    { proves: ['crf/term/corruption/6', 'coe/7.1.1'], rules: ALL },
    (t) => {
      const after = (untap: boolean, zone: string, roll = 6) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  'Gandalf',
                  { name: 'Aragorn II', bears: ['Orcrist', 'Scroll of Isildur'] },
                  'Arwen',
                ],
              },
            ],
            hand: ['And Forth He Hastened'],
          },
          hazard: { hand: ['Dragon-sickness'] },
          moment: 'hazards',
        });
        t.hazard.plays('Dragon-sickness', 'Aragorn II');
        t.resource.chooses('tap Arwen in support');
        t.equal(
          t.chain(),
          ['Dragon-sickness'],
          'support stands for itself: it is no action that could be answered',
        );
        if (untap) t.resource.plays('And Forth He Hastened', 'Arwen');
        t.rolls(roll).resolve();
        t.equal(t.card('Arwen').status, untap ? 'untapped' : 'tapped', 'the supporter');
        t.equal(
          t.card('Aragorn II').zone,
          zone,
          'what was rolled, one less for the hazard, against five',
        );
      };
      after(false, 'play');
      // with a five she brings it to five again, and no higher
      after(false, 'discard', 5);
      t.shows('crf/term/corruption/6#1');
      after(true, 'discard');
      t.shows('crf/term/corruption/6#2');
    },
  ),

  scenario(
    'Narya untaps those who tapped in support of its own check, so they are of no help',
    {
      proves: [
        'crf/card/narya/1',
        'pef/card/narya/1',
        'pef/card/narya/2',
        'pef/card/narya/7',
        'pef/card/narya/8',
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
                { name: 'Gandalf', bears: ['Glamdring'] },
                'Aragorn II',
                { name: 'Arwen', status: 'tapped' },
                { name: 'Elladan', status: 'wounded' },
                'Beretar',
              ],
            },
          ],
          hand: ['Narya'],
        },
        moment: 'organization',
      });
      t.resource.plays('Narya');
      t.resource.mayNot('tap Arwen in support').mayNot('tap Elladan in support');
      t.resource.chooses('tap Aragorn II in support');
      t.equal(t.card('Aragorn II').status, 'tapped', 'he has tapped');
      t.equal(t.chain(), ['Narya'], 'and that is nothing which waits to resolve');
      t.shows('pef/card/narya/8#2', 'pef/card/narya/8#3');
      t.equal(t.card('Gandalf').stat('prowess'), 8, 'nothing of the card has happened yet');
      t.shows('pef/card/narya/2#3');
      // 5 - 5 + 1 for Gandalf himself = 1, against 1: with support it would be 2
      t.rolls(5).resource.chooses('tap Beretar in support');
      t.equal(
        t.card('Aragorn II').status,
        'untapped',
        'the card has untapped him before the check',
      );
      t.equal(t.card('Arwen').status, 'untapped', 'and everyone else who was tapped');
      t.equal(t.card('Elladan').status, 'wounded', 'but not the wounded');
      // that he is strengthened before they untap is seen by nobody: nothing is asked between the two
      const told = (t.steps.at(-1)?.events ?? []).flatMap((e) =>
        e.event === 'roll'
          ? ['check']
          : e.event === 'status' && e.to === 'untapped'
            ? ['untaps']
            : [],
      );
      t.equal(told, ['untaps', 'untaps', 'untaps', 'check'], 'the check is the last of it');
      t.shows(
        'crf/card/narya/1#1',
        'pef/card/narya/1#1',
        'pef/card/narya/2#1',
        'pef/card/narya/7#2',
      );
      t.equal(t.card('Gandalf').zone, 'removed', 'the check is failed');
      t.shows(
        'pef/card/narya/2#1',
        'crf/card/narya/1#2',
        'pef/card/narya/1#2',
        'pef/card/narya/7#1',
        'pef/card/narya/8#1',
      );
      t.say('One more would have done, and he has his strength');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gandalf', bears: ['Glamdring'] }, 'Beretar'] },
          ],
          hand: ['Narya'],
        },
        moment: 'organization',
      });
      t.resource.plays('Narya');
      t.rolls(6).resource.chooses('tap Beretar in support');
      t.equal(
        [t.card('Gandalf').zone, t.card('Gandalf').stat('prowess'), t.card('Beretar').status],
        ['play', 8 + 4, 'untapped'],
        '6 - 5 + 1 is more than 1',
      );
      t.equal(
        [t.card('Gandalf').stat('body'), t.card('Gandalf').stat('influence')],
        [9 + 1, 10 + 2],
        'of body and influence too',
      );
      t.shows('pef/card/narya/2#2', 'pef/card/narya/7#3');
      t.say('Nor does the support count of one who is not there any more');
      for (const lost of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Aragorn II', bears: ['Narsil', 'Wormsbane', 'Glamdring'] },
                  { name: 'Elladan', bears: ['Orcrist'] },
                ],
              },
            ],
          },
          hazard: { hand: ['Corpse-candle'] },
          moment: 'hazards',
        });
        t.hazard.plays('Corpse-candle', 'keyed to Wilderness').stage.resolve();
        t.resource.chooses('Corpse-candle: Elladan');
        t.resource.chooses('tap Elladan in support of Aragorn II');
        t.rolls(lost ? 2 : 12, 5).resolve();
        t.equal(
          [t.card('Elladan').zone, t.card('Aragorn II').zone],
          lost ? ['discard', 'discard'] : ['play', 'play'],
          'five against five, and one more if he is there',
        );
      }
      t.shows('pef/card/narya/8#4');
    },
  ),

  scenario(
    'Where each character checks, each check can be supported and comes one after another',
    { proves: ['coe/7.1.1', 'coe/7.1.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Aragorn II', bears: ['Orcrist', 'Scroll of Isildur'] },
                'Arwen',
                'Elladan',
              ],
            },
          ],
        },
        hazard: { hand: ['Corpse-candle'] },
        moment: 'hazards',
      });
      t.hazard.plays('Corpse-candle', 'keyed to Wilderness').stage.resolve();
      t.resource.chooses('Corpse-candle: Aragorn II');
      t.resource.chooses('Corpse-candle: Arwen');
      // whoever may tap, for each of the others
      t.resource.options_are(
        'tap Aragorn II in support of Arwen',
        'tap Aragorn II in support of Elladan',
        'tap Arwen in support of Aragorn II',
        'tap Arwen in support of Elladan',
        'tap Elladan in support of Aragorn II',
        'tap Elladan in support of Arwen',
        'pass',
      );
      t.resource.chooses('tap Elladan in support of Aragorn II');
      t.resource.chooses('tap Aragorn II in support of Elladan');
      // five and one for Aragorn; Arwen and Elladan after him
      t.rolls(5, 2, 2).resolve();
      t.equal(t.card('Aragorn II').zone, 'play', 'five and one are more than five');
      t.equal(t.state.dice.length, 0, 'all three have rolled');
    },
  ),

  scenario(
    'A cancelled Corpse-candle brings no checks',
    { proves: ['companion/clarification/corpse-candle/1'], rules: ALL },
    (t) => {
      const checks = (cancel: boolean) => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Fatty Bolger'] }],
            hand: ['Concealment'],
          },
          hazard: { hand: ['Corpse-candle'] },
          moment: 'hazards',
        });
        t.rolls(7);
        t.hazard.plays('Corpse-candle', 'keyed to Wilderness').stage.resolve();
        if (cancel) t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
        else t.allPass();
        t.unrolled(cancel ? 1 : 0, cancel ? 'nobody has rolled' : 'the check was rolled');
        t.equal(t.underAttack, !cancel, 'the attack');
      };
      checks(true);
      checks(false);
    },
  ),

  scenario(
    'Despair of the Heart is felt before the body check of the one who was wounded',
    { proves: ['crf/card/despair-of-the-heart/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                {
                  name: 'Aragorn II',
                  status: 'tapped',
                  bears: ['Despair of the Heart', 'Scroll of Isildur'],
                },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      // the strike wounds him; the check against 5 comes next; a body check would need more dice
      t.rolls(2, 3, 7);
      t.hazard.plays('Wargs', 'keyed to Wilderness').stage.resolve();
      t.equal(t.card('Aragorn II').zone, 'removed', 'he has failed the check');
      t.unrolled(1, 'and nobody has rolled against his body');
    },
  ),

  scenario(
    'Despair of the Heart is felt when a companion is wounded, too',
    { proves: ['crf/card/despair-of-the-heart/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Aragorn II', bears: ['Despair of the Heart', 'Scroll of Isildur'] },
                { name: 'Elladan', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'keyed to Wilderness').stage.resolve();
      t.resource.chooses('a strike to Aragorn II');
      t.rolls(2, 3, 12);
      t.resource.chooses('resolve the strike against Elladan');
      t.equal(t.card('Aragorn II').zone, 'removed', 'Aragorn has failed with three against five');
      t.equal(t.card('Elladan').zone, 'removed', 'after that Elladan has failed his body check');
    },
  ),
];
