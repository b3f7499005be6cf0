import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { type Members, rolled } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const wargs = (hand: Named[], members: Members, hazards: Named[] = []): BoardSpec => ({
  resource: { companies: [{ at: 'Rivendell', to: 'Bree', members }], hand },
  hazard: { hand: ['Wargs', ...hazards] },
  moment: 'hazards',
});

const bodyRoll = (t: Stage): { total: number; against: number } => {
  const e = t.steps.flatMap((x) => x.events).find((x) => x.event === 'roll' && x.for === 'body');
  return e?.event === 'roll' ? { total: e.total, against: e.against } : { total: 0, against: 0 };
};

const nameOfHost = (t: Stage, id: number): string => {
  const host = t.state.host[id];
  return ['Aragorn II', 'Gimli', 'Legolas'].find((n) => t.id(n) === host) ?? '';
};

export const luckAndPeril: readonly Scenario[] = [
  scenario(
    'Whoever dodges and is hit all the same has one body less for that check',
    {
      proves: ['crf/card/dodge/1', 'crf/errata/card-errata/15', 'companion/errata/dodge/1'],
      rules: ALL,
    },
    (t) => {
      t.board(wargs(['Dodge'], ['Gimli']));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('a strike to Gimli').chooses('no');
      t.rolls(2, 8);
      t.resource.plays('Dodge').stage.resolve();
      t.equal(bodyRoll(t), { total: 8, against: 7 }, 'eight is rolled, against his eight less one');
      t.equal(t.card('Gimli').zone, 'removed', 'so he falls');
      t.shows('crf/card/dodge/1#1', 'crf/errata/card-errata/15#1', 'companion/errata/dodge/1#1');
      t.say('He has it back for the next strike that hits him');
      t.board(wargs(['Dodge'], ['Gimli'], ['Orc-patrol', 'Twilight']));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('a strike to Gimli').chooses('no');
      t.rolls(2, 7).resource.plays('Dodge').stage.resolve();
      t.rolls(2, 7).hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
      t.equal(
        rolled(t, 'body').slice(-2),
        [
          { total: 7, against: 7 },
          { total: 8, against: 8 },
        ],
        'one more for the wound that he has already, against all of his body',
      );
      t.equal(t.card('Gimli').status, 'wounded', 'so he lives');
      t.say('It is lower for the one check, and not while the attack goes on');
      t.board(wargs(['Dodge'], ['Gimli', 'Legolas'], ['River']));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Gimli').chooses('a strike to Legolas');
      t.passUntil('strike').resource.chooses('the strike against Gimli');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.rolls(2, 2).resource.plays('Dodge').stage.resolve();
      t.equal(
        [t.card('Gimli').status, t.underAttack, t.card('Gimli').stat('body')],
        ['wounded', true, 8],
        'Legolas is still to be struck at',
      );
      t.shows('crf/card/dodge/1#2', 'crf/errata/card-errata/15#2', 'companion/errata/dodge/1#2');
    },
  ),

  scenario(
    'Whoever dodges a strike does not tap for it',
    { proves: ['coe/3.iv.5'], rules: ALL },
    (t) => {
      t.board(wargs(['Dodge', 'Dodge'], ['Gimli']));
      t.resource.refused('Dodge', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('a strike to Gimli').chooses('no');
      t.equal(t.strikeProwess(), 4, 'five less one for the strike that nobody took');
      t.rolls(8);
      t.resource.plays('Dodge').stage.resolve();
      t.equal(t.strikeProwess(), 4, 'his prowess is not changed');
      t.resource.passes();
      t.equal(t.card('Gimli').status, 'untapped', 'he is untapped');
      t.equal(t.card('Gimli').stat('body'), 8, 'and his body is what it was');
    },
  ),

  scenario(
    'For an Escape somebody must be unwounded',
    { proves: ['crf/card/escape/1', 'companion/clarification/escape/1'], rules: ALL },
    (t) => {
      t.board(wargs(['Escape'], [{ name: 'Gimli', status: 'wounded' }], ['River']));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.asks(t.hazard, 'attack');
      t.resource.refused('Escape', { 'no-target': 'coe/9.3' });
      t.board(
        wargs(
          ['Escape'],
          [
            { name: 'Gimli', status: 'wounded' },
            { name: 'Legolas', status: 'tapped' },
            'Fatty Bolger',
          ],
        ),
      );
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource
        .chooses('play Escape')
        .options_are('Legolas', 'Fatty Bolger', 'back')
        .chooses('Legolas');
      t.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.equal(t.card('Legolas').status, 'wounded', 'he is wounded for it');
      t.equal(bodyRoll(t), { total: 0, against: 0 }, 'without a body check');
    },
  ),

  scenario(
    'Foolish Words weigh once on a character, whichever printing, and on several characters',
    { proves: ['crf/card/foolish-words/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli', 'Legolas'] }],
        },
        hazard: { hand: ['TD-25', 'LE-112', 'LE-112'] },
        moment: 'hazards',
      });
      t.hazard.chooses('play Foolish Words').chooses('Gimli').stage.resolve();
      t.hazard
        .chooses('play Foolish Words')
        .options_are('Aragorn II', 'Legolas', 'back')
        .chooses('Legolas')
        .stage.resolve();
      t.hazard.mayNot('play Foolish Words', 'Gimli').chooses('play Foolish Words').stage.resolve();
      t.equal(t.card('Aragorn II').stat('influence'), 3, 'influence itself is not touched');
      t.equal(
        t.state.table
          .filter((id) => t.idOf(id) === 'LE-112' || t.idOf(id) === 'TD-25')
          .map((id) => nameOfHost(t, id))
          .sort(),
        ['Aragorn II', 'Gimli', 'Legolas'],
        'one on each',
      );
      t.say('Whichever of them is there, neither may join it');
      for (const there of ['TD-25', 'LE-112'] as const)
        for (const comes of ['TD-25', 'LE-112'] as const) {
          t.board({
            resource: {
              companies: [
                {
                  at: 'Rivendell',
                  to: 'Bree',
                  members: [{ name: 'Gimli', bears: [there] }, 'Legolas', 'Elladan'],
                },
              ],
            },
            hazard: { hand: [comes] },
            moment: 'hazards',
          });
          t.hazard
            .chooses('play Foolish Words')
            .options_are('Legolas', 'Elladan', 'back')
            .chooses('back');
        }
    },
  ),

  scenario(
    'Healing Herbs come too late to stop a body check',
    { proves: ['crf/card/healing-herbs/1'], rules: ALL },
    (t) => {
      const hit = (check: number): void => {
        t.board(wargs([], ['Gimli', { name: 'Legolas', bears: ['Healing Herbs'] }]));
        t.rolls(2, check);
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource
          .chooses('a strike to Gimli')
          .chooses('a strike to Legolas')
          .chooses('resolve the strike against Gimli')
          .chooses('no');
      };
      hit(9);
      t.equal(t.card('Gimli').zone, 'removed', 'nobody was asked before he fell');
      hit(8);
      t.equal(t.card('Gimli').status, 'wounded', 'this time he lives');
      // Legolas, tapped by now, has his own strike to face
      t.rolls(12);
      t.resource.uses('Healing Herbs', 'Gimli').stage.resolve();
      t.equal(t.card('Gimli').status, 'untapped', 'and now the herbs help');
      t.equal(
        [t.card('Healing Herbs').zone, t.card('Legolas').status],
        ['discard', 'tapped'],
        'at their price',
      );
    },
  ),

  scenario(
    'Of one called home an item is handed on, his other things and allies are lost, his follower stays',
    { proves: ['companion/clarification/call-of-home/1'], rules: ALL },
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
                  bears: [
                    'Glamdring',
                    'Cram',
                    'Dagger of Westernesse',
                    'Goldberry',
                    'Shadowfax',
                    'Return of the King',
                  ],
                },
                { name: 'Bergil', under: 'Aragorn II' },
                'Legolas',
              ],
            },
          ],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'hazards',
      });
      // Aragorn and Legolas leave five points of general influence: four and five are less than ten
      t.rolls(4);
      t.hazard.plays('Call of Home', 'Aragorn II').stage.resolve();
      t.resource
        .may('give Glamdring to Legolas')
        .may('give Cram to Bergil')
        .chooses('give Glamdring to Legolas');
      t.equal(t.card('Aragorn II').zone, 'hand', 'he is back in hand');
      t.equal(t.card('Glamdring').host, 'Legolas', 'the sword stays');
      t.shows('companion/clarification/call-of-home/1#1');
      t.equal(
        [t.card('Cram').zone, t.card('Dagger of Westernesse').zone],
        ['discard', 'discard'],
        'the rest does not',
      );
      t.shows('companion/clarification/call-of-home/1#2');
      t.equal(
        [t.card('Goldberry').zone, t.card('Shadowfax').zone],
        ['discard', 'discard'],
        'nor do those who went with him',
      );
      t.shows('companion/clarification/call-of-home/1#3');
      t.equal(t.card('Return of the King').zone, 'discard', 'nor his crown');
      t.shows('companion/clarification/call-of-home/1#5');
      t.equal(t.card('Bergil').companions, ['Legolas'], 'his follower is still there');
      t.shows('companion/clarification/call-of-home/1#4');
    },
  ),

  scenario(
    'One answers the flattery of a foe with what the limit still allows, but with nothing that must come first',
    {
      proves: ['pef/card/flatter-a-foe/1', 'pef/card/many-turns-and-doublings/2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Legolas', 'Bergil'] },
          ],
          hand: ['Flatter a Foe'],
        },
        hazard: {
          hand: [
            'Assassin',
            'River',
            'Wargs',
            'Foolish Words',
            'Call of Home',
            'Lure of the Senses',
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Assassin').stage.resolve();
      t.rolls(12);
      t.resource.plays('Flatter a Foe', 'Aragorn II');
      t.hazard.may('play River').may('play Call of Home').refused('Wargs', {
        answer: 'coe/2.IV.vii.2',
        combat: 'coe/3.1.1',
      });
      t.hazard.refused('Lure of the Senses', { 'corruption-answer': 'coe/7.2.2' });
      t.shows('pef/card/flatter-a-foe/1#3');
      t.hazard.plays('River');
      t.resource.passes();
      t.hazard.may('play Call of Home').plays('Foolish Words', 'Legolas');
      t.resource.passes();
      t.hazard
        .mayNot('play Call of Home')
        .refused('Call of Home', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.shows('pef/card/flatter-a-foe/1#2');
      t.resolve();
      t.expect(
        t.steps.flatMap((x) => x.events).some((e) => e.event === 'resolve' && e.name === 'River'),
        'the answers have resolved',
      );
      t.equal(t.limit('Aragorn II'), 1, 'the limit of three is lowered by two');
      t.shows('pef/card/flatter-a-foe/1#1', 'pef/card/many-turns-and-doublings/2#2');
    },
  ),

  scenario(
    'Left Behind comes to nothing if the attack is canceled in answer',
    { proves: ['pef/card/left-behind/1', 'pef/card/left-behind/2'], rules: ALL },
    (t) => {
      const board = (): BoardSpec => ({
        resource: {
          companies: [{ at: 'Lórien', to: 'Moria', members: ['Legolas', 'Bergil'] }],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Orc-guard', 'Left Behind'] },
        moment: 'hazards',
      });
      t.board(board());
      t.hazard.mayNot('play Left Behind').plays('Orc-guard').stage.resolve();
      t.hazard.plays('Left Behind', 'Legolas');
      t.resource.plays('Concealment', 'Bergil').stage.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.equal(t.card('Left Behind').zone, 'discard', 'the card is discarded');
      t.equal(t.card('Legolas').companions, ['Bergil'], 'nobody is left behind');
      t.shows('pef/card/left-behind/1#1');
      t.say('As it went with Galdor and Arwen');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Galdor', 'Arwen'] }],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Dunlending Raiders', 'Left Behind'] },
        moment: 'hazards',
      });
      t.hazard.plays('Dunlending Raiders', 'the site by name').stage.resolve();
      t.equal(t.attack().strikes, 5, 'the Raiders attack');
      t.hazard.plays('Left Behind', 'Galdor');
      t.resource.plays('Concealment', 'Arwen').stage.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.shows('pef/card/left-behind/2#1');
      t.equal(
        [t.card('Left Behind').zone, t.card('Galdor').companions.join()],
        ['discard', 'Arwen'],
        'there was nothing left for it',
      );
      t.shows('pef/card/left-behind/2#2');
      t.say('unanswered it works');
      t.board(board());
      t.hazard.plays('Orc-guard').stage.resolve();
      t.hazard.plays('Left Behind', 'Legolas').stage.resolve();
      t.fightOut(12, 12);
      t.resolve();
      t.equal(t.card('Legolas').companions, [], 'he is on his own');
      const alone = t.company('Legolas');
      t.equal(
        [alone.moving, t.state.current === alone.id, t.limit('Legolas')],
        [true, true, 1],
        'on the same way, in a phase of his own with a limit of one',
      );
      t.shows('pef/card/left-behind/1#2');
    },
  ),
];
