import { type Scenario, scenario } from '@mathom/engine/scenario';
import { duringAttack, SPARE } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Traitor: who fails a corruption check turns on his companions. */
export const traitor: readonly Scenario[] = [
  scenario(
    'Traitor strikes when a check is failed, and is spent',
    {
      proves: [
        'crf/card/traitor/1',
        'crf/errata/card-errata/74',
        'companion/errata/traitor/1',
        'crf/card/traitor/4',
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
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                'Elladan',
                'Arwen',
              ],
            },
          ],
          hand: ['The Old Thrush'],
        },
        hazard: { hand: ['Weariness of the Heart', 'Weariness of the Heart'], events: ['Traitor'] },
        moment: 'hazards',
      });
      // Boromir has one less himself: 7 - 1 against 5 is enough
      t.rolls(7);
      t.hazard
        .plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II')
        .stage.resolve();
      t.equal(t.card('Traitor').zone, 'play', 'a check that is passed does not matter to it');
      t.rolls(5);
      t.hazard
        .plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II')
        .stage.resolve();
      t.equal(t.card('Boromir II').zone, 'discard', 'he has failed');
      t.asks(t.hazard, 'pick');
      t.hazard.options_are('Elladan', 'Arwen');
      t.hazard.chooses('Elladan');
      const a = t.attack();
      t.equal([a.strikes, a.prowess], [1, 16], 'one strike, of his own six and ten');
      t.shows('crf/card/traitor/4#2');
      // by the older rulings an attack amid what a card does can only be canceled
      if (t.rules === 'coe') {
        t.say('That is its normal prowess: the Thrush speaks only of what has thirteen or more');
        t.resource.plays('The Old Thrush').stage.resolve();
        t.equal(t.attack().prowess, 13, 'three less');
        t.shows('crf/card/traitor/4#3');
      }
      t.equal(
        t.state.stack.flatMap((f) => (f.p === 'attack' ? [...f.races] : [])),
        ['Dúnadan'],
        'the attack is of his race',
      );
      t.shows('crf/card/traitor/4#1');
      // 12 + 5 beats 16
      t.rolls(12);
      t.resource.chooses('a strike to Elladan').chooses('no').passes();
      t.equal(t.card('Traitor').zone, 'discard', 'the card is discarded');
      t.expect(!t.underAttack, 'and the attack over');

      t.say('It goes as well with one who had nobody by him to attack');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] }],
            },
            { at: 'Lórien', members: ['Arwen'] },
          ],
        },
        hazard: { hand: ['Weariness of the Heart', 'River'], events: ['Traitor'] },
        moment: 'hazards',
      });
      t.rolls(2)
        .hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II')
        .stage.resolve();
      t.equal(
        [t.card('Boromir II').zone, t.card('Traitor').zone, t.underAttack],
        ['removed', 'discard', false],
        'he for good, it as ever, and nobody is attacked',
      );
    },
  ),
  scenario(
    'Traitor asks not whose character fails: those of its own player turn as well',
    {
      proves: [
        'crf/card/traitor/1',
        'crf/card/traitor/4',
        'crf/errata/card-errata/74',
        'companion/errata/traitor/1',
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
              members: [{ name: 'Gimli', bears: ['Scroll of Isildur'] }, 'Arwen', 'Elladan'],
            },
          ],
          events: ['Traitor'],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.rolls(2)
        .hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gimli')
        .stage.resolve();
      t.asks(t.hazard, 'pick').hazard.chooses('Elladan');
      t.equal(t.attack().prowess, 15, 'five of a Dwarf, and ten');
      t.equal(
        t.state.stack.flatMap((f) => (f.p === 'attack' ? [...f.races] : [])),
        ['Dwarf'],
        'and of his race',
      );
      t.rolls(12);
      t.resource.chooses('a strike to Elladan').chooses('no').passes();
      t.equal(t.card('Traitor').zone, 'discard', 'it is discarded');
    },
  ),

  scenario(
    'The blow of a traitor is one harder on the body',
    { proves: ['crf/card/traitor/4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                { name: 'Elladan', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { hand: ['Weariness of the Heart', 'Wargs'], events: ['Traitor'] },
        moment: 'hazards',
      });
      // failed; the strike; 8 and 1 against a body of 8
      t.rolls(5, 2, 8);
      t.hazard
        .plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II')
        .stage.resolve();
      t.equal(t.card('Elladan').zone, 'removed', 'eight is more than enough with one added');
    },
  ),

  scenario(
    'Two Traitors make one attack, and both are spent',
    { proves: ['crf/card/traitor/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                'Elladan',
                'Arwen',
              ],
            },
          ],
        },
        hazard: { hand: ['Weariness of the Heart', 'Wargs'], events: ['Traitor', 'Traitor'] },
        moment: 'hazards',
      });
      t.rolls(5);
      t.hazard
        .plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II')
        .stage.resolve();
      t.hazard.chooses('Elladan');
      t.equal([t.attack().strikes, t.attack().prowess], [1, 16], 'as strong as one makes it');
      t.rolls(12);
      t.resource.chooses('a strike to Elladan').chooses('no').passes();
      t.expect(!t.underAttack, 'there is no second attack');
      t.asks(t.hazard, 'movement-hazard');
      t.shows('crf/card/traitor/2#1');
      t.equal(
        t.state.players[1].discard.filter((id) => t.idOf(id) === 'TW-105').length,
        2,
        'both are discarded',
      );
      t.shows('crf/card/traitor/2#2');
      t.say('So with two of which each player has one');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                'Elladan',
                'Arwen',
              ],
            },
          ],
          events: ['Traitor'],
        },
        hazard: { hand: ['Weariness of the Heart', 'Wargs'], events: ['Traitor'] },
        moment: 'hazards',
      });
      t.rolls(5);
      t.hazard
        .plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II')
        .stage.resolve();
      t.hazard.chooses('Elladan');
      t.equal([t.attack().strikes, t.attack().prowess], [1, 16], 'as strong as one makes it');
      t.rolls(12);
      t.resource.chooses('a strike to Elladan').chooses('no').passes();
      t.expect(!t.underAttack, 'there is no second attack');
      t.asks(t.hazard, 'movement-hazard');
      t.shows('crf/card/traitor/2#1');
      t.equal(
        t.state.players.map(
          ({ discard }) => discard.filter((id) => t.idOf(id) === 'TW-105').length,
        ),
        [1, 1],
        'both are discarded',
      );
      t.shows('crf/card/traitor/2#2');
    },
  ),

  scenario(
    'Traitor cannot come from on guard',
    { proves: ['crf/card/traitor/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                'Elladan',
              ],
              onGuard: ['Traitor', 'Lure of Expedience'],
            },
          ],
          hand: ['Sword of Gondolin'],
        },
        moment: 'entered',
      });
      t.resource.plays('Sword of Gondolin', 'Elladan');
      t.hazard.may('reveal Lure of Expedience').mayNot('reveal Traitor');
      t.hazard.refused('Traitor', {
        'never-on-guard': 'coe/2.V.6',
        'not-directly': 'coe/2.V.6',
      });
    },
  ),

  scenario(
    'Before the attack of a traitor others may act, in the older rules',
    {
      proves: [
        'crf/term/corruption/2',
        'companion/annotation/23/1',
        'crf/term/passive-conditions/2',
      ],
      rules: ['crf', 'tournament'],
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                { name: 'Sam Gamgee', status: 'tapped' },
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        hazard: { hand: ['Weariness of the Heart'], events: ['Traitor'] },
        moment: 'hazards',
      });
      t.rolls(5);
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II');
      t.resource.passes();
      t.equal(
        t.card('Boromir II').zone,
        'discard',
        'failing and leaving are one and the same, at once',
      );
      t.equal(t.card('Scroll of Isildur').zone, 'discard', 'and his items are gone with him');
      t.shows('crf/term/corruption/2#1', 'companion/annotation/23/1#1');
      t.equal(t.chain(), ['Traitor'], 'the attack stands first in the chain that follows');
      t.expect(!t.underAttack, 'it is not there yet');
      t.resource.plays('Halfling Strength', { way: 'untap a tapped' });
      t.equal(t.card('Sam Gamgee').status, 'untapped', 'the answer has come first');
      t.expect(t.underAttack, 'then the attack');
      t.shows('companion/annotation/23/1#3');
      t.say('What stood on the chain before the check is resolved before there is another chain');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                'Elladan',
              ],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Gloom', 'Weariness of the Heart'], events: ['Traitor'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const before = t.card('Elladan').stat('prowess');
      t.hazard.plays('Gloom', 'Elladan', { way: 'prowess' });
      t.resource.passes();
      t.rolls(5);
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II');
      while (t.card('Boromir II').zone === 'play') t.pass();
      t.equal(t.chain(), ['Traitor'], 'the chain is over');
      t.equal(t.card('Elladan').stat('prowess'), before - 1, 'all of it is done');
      t.resource.passes();
      t.hazard.passes();
      t.expect(t.underAttack, 'and then he turns on them');
      t.shows('crf/term/corruption/2#4', 'companion/annotation/23/1#3');
    },
  ),

  scenario(
    'The attack of a traitor comes at once, in the current rules',
    { proves: ['companion/annotation/23/1', 'coe/9.5.3', 'crf/term/corruption/2'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                { name: 'Sam Gamgee', status: 'tapped' },
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        hazard: { hand: ['Weariness of the Heart'], events: ['Traitor'] },
        moment: 'hazards',
      });
      t.rolls(5);
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II');
      t.resource.passes();
      t.equal(t.card('Boromir II').zone, 'discard', 'failing and leaving are one and the same');
      t.expect(t.underAttack, 'and the attack is there before anyone can answer');
      t.equal(t.card('Sam Gamgee').status, 'tapped', 'nobody could help him first');
      t.shows('crf/term/corruption/2#4', 'companion/annotation/23/1#3');
    },
  ),

  scenario(
    'The card that calls for a check can say what failing means',
    {
      proves: ['crf/term/corruption/2', 'companion/annotation/23/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Elladan', bears: ['Lesser Ring', 'Scroll of Isildur', 'Torque of Hues'] },
                'Arwen',
              ],
            },
          ],
        },
        hazard: { hand: ["The Ring's Betrayal", 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      // 6 - 2 against 6: he would be gone for good
      t.rolls(6);
      t.hazard.plays("The Ring's Betrayal", 'Lesser Ring').stage.resolve();
      t.equal(t.card('Elladan').zone, 'play', 'he stays');
      t.equal(t.card('Lesser Ring').zone, 'discard', 'the ring is lost in his place');
      t.equal(t.card('Scroll of Isildur').zone, 'play', 'and nothing else');
      t.shows('crf/term/corruption/2#2');
      const { events } = t.steps[t.steps.length - 1];
      const rolled = events.findIndex((e) => e.event === 'roll');
      const lost = events.findIndex((e) => e.event === 'move' && e.card === t.id('Lesser Ring'));
      t.equal(
        events.slice(rolled, lost).filter((e) => ['resolve', 'declare'].includes(e.event)),
        [],
        'as promptly as with any check: no other action lies between',
      );
      t.shows('crf/term/corruption/2#3', 'companion/annotation/23/1#2');
      t.say('What stands on the chain before either of them comes later than what failing does');
      for (const card of ["The Ring's Betrayal", 'Weariness of the Heart'] as const) {
        const betrayed = card === "The Ring's Betrayal";
        const before = t.steps.length;
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  {
                    name: 'Elladan',
                    bears: ['Lesser Ring', 'Scroll of Isildur', 'Torque of Hues'],
                  },
                  'Arwen',
                ],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['Gloom', card] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.plays('Gloom', 'Arwen', { way: 'prowess' });
        t.resource.passes();
        t.rolls(2);
        if (betrayed) t.hazard.plays(card, 'Lesser Ring');
        else t.hazard.plays(card, { way: 'corruption check' }, 'Elladan');
        t.resolve();
        const done = t.steps.slice(before).flatMap((x) => x.events);
        const gone = done.findIndex(
          (e) => e.event === 'move' && e.card === t.id(betrayed ? 'Lesser Ring' : 'Elladan'),
        );
        const gloom = done.findIndex((e) => e.event === 'resolve' && e.card === t.id('Gloom'));
        t.expect(gone >= 0 && gone < gloom, 'at once, and not when the chain is over');
        t.shows(
          `crf/term/corruption/2#${betrayed ? 3 : 1}`,
          `companion/annotation/23/1#${betrayed ? 2 : 1}`,
        );
      }
      t.say('It can also say that more is lost: what failing does is done, and the One Ring goes');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Frodo', bears: ['The One Ring'] }, 'Faramir'],
            },
          ],
        },
        hazard: { hand: ['The Precious'] },
        moment: 'hazards',
      });
      t.rolls(3).hazard.plays('The Precious', 'Faramir').stage.resolve();
      t.equal(
        [t.card('Faramir').zone, t.card('The One Ring').zone, t.card('Frodo').zone],
        ['discard', 'discard', 'play'],
        'he who failed, and the Ring that another bore',
      );
      t.shows('crf/term/corruption/2#2');
      t.say('Any other card means the usual thing');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Elladan', bears: ['Scroll of Isildur', 'Torque of Hues'] }],
            },
          ],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.rolls(3);
      t.hazard
        .plays('Weariness of the Heart', { way: 'corruption check' }, 'Elladan')
        .stage.resolve();
      t.equal(
        [t.card('Elladan').zone, t.card('Scroll of Isildur').zone],
        ['removed', 'discard'],
        'three against five eliminates him, and his items are lost',
      );
      t.shows('crf/term/corruption/2#1', 'companion/annotation/23/1#1');
    },
  ),

  scenario(
    "In an opponent's turn one may tap against a traitor, but play nothing",
    { proves: ['crf/card/traitor/5'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Aragorn II'] }], events: ['Traitor'] },
        hazard: {
          companies: [
            {
              at: 'Edoras',
              members: [
                { name: 'Elladan', bears: ['Magical Harp', 'Scroll of Isildur'] },
                'Glorfindel II',
                'Sam Gamgee',
              ],
            },
          ],
          hand: ['Concealment', 'Dodge', 'Halfling Strength'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      // two against five: not even the harp can keep him
      t.rolls(2);
      t.hazard.uses('Magical Harp', { way: 'site phase' }).stage.resolve();
      t.equal(t.card('Elladan').zone, 'removed', 'he has failed');
      t.resource.chooses('Glorfindel II');
      t.equal(
        [t.attack().prowess, t.attack().assigned],
        [15, []],
        'five and ten, against his companions',
      );
      t.asks(t.resource, 'attack').resource.passes();
      t.hazard
        .options_are('pass')
        .refused('Concealment', { turn: 'coe/2.1.2' })
        .refused('Dodge', { turn: 'coe/2.1.2', combat: duringAttack(t), 'no-target': 'coe/9.3' })
        .refused('Halfling Strength', {
          turn: 'coe/2.1.2',
          phase: 'coe/9.1.3',
          combat: duringAttack(t),
          'no-target': 'coe/9.3',
        });
      t.passUntil('defend').hazard.chooses('a strike to Glorfindel II');
      t.passUntil('stay-untapped').hazard.chooses('no');
      t.equal(t.strikeProwess(), 8, 'his full prowess');
      t.shows('crf/card/traitor/5#2');
      t.passUntil('strike-defender')
        .hazard.options_are('pass')
        .refused('Dodge', { turn: 'coe/2.1.2' });
      t.shows('crf/card/traitor/5#1');
      t.rolls(8);
      t.passUntil('site');
      t.equal(t.card('Glorfindel II').status, 'tapped', 'he has tapped for it and is well');
    },
  ),
];
