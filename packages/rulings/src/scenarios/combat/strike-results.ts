import { type BoardSpec, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, defend, face, letBe, meet } from './help.ts';

/** What a strike leads to: wounds, what follows from them, body checks, the end of the attack. */
export const strikeResults: readonly Scenario[] = [
  scenario(
    'Brigands: the wound, the loss of an item, the body check, then the next strike',
    {
      proves: [
        'crf/turn/combat/the-strike-sequence/4',
        'crf/turn/combat/the-strike-sequence/6',
        'companion/annotation/19/1',
        'companion/annotation/21/1',
        'companion/annotation/9/1',
        'crf/term/passive-conditions/2',
        'crf/turn/combat/attack/1',
        'companion/annotation/12/1',
        'coe/3.iv.7',
        'coe/3.iv.7.1',
        'coe/3.v',
      ],
      rules: ALL,
    },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Gimli', bears: ['Star-glass', 'Cram'] },
                { name: 'Frodo', bears: ['Healing Herbs'] },
                'Elrond',
              ],
            },
          ],
          hand: ['Vilya', 'Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: { hand: ['Brigands', 'River'] },
        moment: 'hazards',
      };
      t.board(board);
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli', 'Elrond');
      t.rolls(2, 5);
      face(t, 'Gimli');
      // nobody is asked anything between the roll and what Brigands do: the wound is the success itself
      t.equal(t.card('Gimli').status, 'wounded', '5 + 2 against 8');
      t.asks(t.resource, 'pick');
      t.equal(t.chain(), [], 'it stands in no chain that could be answered');
      t.resource.options_are('Star-glass', 'Cram', 'Healing Herbs');
      t.equal(t.state.dice.length, 2, 'the body check comes after that');
      t.shows(
        'companion/annotation/9/1#3',
        'crf/term/passive-conditions/2#3',
        'companion/annotation/19/1#4',
        'companion/annotation/19/1#7',
      );
      t.resource.chooses('Star-glass');
      t.equal(t.card('Star-glass').zone, 'discard', 'the item is gone');
      t.equal(t.state.dice.length, 0, 'now the body check was made');
      t.shows(
        'crf/turn/combat/the-strike-sequence/4#1',
        'crf/turn/combat/the-strike-sequence/4#3',
        'crf/turn/combat/the-strike-sequence/4#5',
        'companion/annotation/19/1#1',
      );
      t.equal(t.card('Brigands').zone, 'chain', 'the attack is not over while a strike is left');
      t.shows('crf/turn/combat/attack/1#1', 'companion/annotation/12/1#1');
      t.asks(t.resource, 'between-strikes');
      t.rolls(2);
      face(t, 'Elrond');
      // 7 + 2 against 8 was enough; the wounded Gimli keeps them from being defeated
      t.equal(t.card('Elrond').status, 'tapped', 'Elrond won');
      t.passUntil('movement-hazard');
      t.equal(t.card('Brigands').zone, 'discard', 'then it is over');
      t.shows('crf/turn/combat/attack/1#1', 'companion/annotation/12/1#1');
      t.say('So it is with the last strike: the loss and the body check belong to the attack');
      t.board(board);
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli', 'Elrond');
      t.rolls(12, 2, 5);
      face(t, 'Elrond');
      face(t, 'Gimli');
      t.asks(t.resource, 'pick');
      t.equal(
        [t.underAttack, t.card('Brigands').zone, t.state.dice.length],
        [true, 'chain', 2],
        'an item is to be lost and the body check to be made before it is over',
      );
      t.resource.chooses('Star-glass');
      t.passUntil('movement-hazard');
      t.equal([t.underAttack, t.card('Brigands').zone], [false, 'discard'], 'and now it is');
      t.shows(
        'crf/turn/combat/attack/1#2',
        'crf/turn/combat/attack/1#3',
        'companion/annotation/12/1#2',
        'companion/annotation/12/1#3',
      );
    },
  ),

  scenario(
    'Who was hit is wounded: there is no time left to get out of the way of the strike',
    { proves: ['companion/annotation/21/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          hand: ['Dodge'],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli');
      meet(t, 'Gimli');
      letBe(t, 'support');
      t.asks(t.resource, 'strike-defender').resource.may('play Dodge');
      t.rolls(2, 5).resource.passes();
      t.equal(t.card('Gimli').status, 'wounded', 'at once, and nobody was asked before');
      t.resolve();
      t.equal(t.state.dice.length, 0, 'the body check was made');
    },
  ),

  scenario(
    'Barrow-wight: the attack ends only after the body check, and then the corruption check comes',
    {
      proves: [
        'crf/turn/combat/attack/1',
        'companion/annotation/12/1',
        'crf/turn/combat/the-strike-sequence/1',
        'companion/annotation/16/1',
        'coe/3.iv.7.2',
        'coe/3.v',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [
                { name: 'Gimli', bears: ['Cram', 'Star-glass'] },
                { name: 'Frodo', bears: ['Healing Herbs'] },
                'Elrond',
              ],
            },
          ],
          discard: ['Cram'],
        },
        hazard: { hand: ['Barrow-wight', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli');
      t.rolls(2, 5);
      face(t, 'Gimli');
      t.equal(t.card('Gimli').status, 'wounded', 'he is wounded and survives');
      t.equal(t.state.dice.length, 0, 'strike and body check are rolled, nothing else yet');
      t.expect(t.underAttack, 'the attack goes on');
      t.shows('crf/turn/combat/attack/1#3', 'companion/annotation/12/1#3');
      t.asks(t.resource, 'between-strikes');
      t.resource.uses('Healing Herbs', 'Gimli', { way: 'wounded' }).stage.resolve();
      t.equal(t.card('Gimli').status, 'untapped', 'healed in the meantime');
      t.passUntil('check');
      // he was wounded all the same, and others may help him with the check
      t.equal(t.chain(), ['Barrow-wight: Gimli'], 'Gimli has to make the check');
      t.resource.may('tap Elrond in support');
      t.rolls(5);
      t.resource.passes();
      // 5 - 2 against 2 corruption points of Cram and Star-glass
      t.equal(t.card('Gimli').zone, 'play', 'he passes with 3 against 2');
      t.expect(!t.underAttack, 'and now it is over');
    },
  ),

  scenario(
    'Healed before the check: he fails it as if he were wounded',
    { proves: ['crf/turn/combat/the-strike-sequence/1', 'companion/annotation/16/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [
                { name: 'Gimli', bears: ['Cram', 'Star-glass'] },
                { name: 'Frodo', bears: ['Healing Herbs'] },
              ],
            },
          ],
        },
        hazard: { hand: ['Barrow-wight'] },
        moment: 'hazards',
      });
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli');
      t.rolls(2, 5);
      face(t, 'Gimli');
      t.rolls(4);
      t.resource.uses('Healing Herbs', 'Gimli', { way: 'wounded' }).stage.resolve();
      t.equal(t.card('Gimli').zone, 'discard', '4 - 2 against 2: he is lost to corruption');
    },
  ),

  scenario(
    'The Pale Sword finds the one it wounded though he was healed',
    { proves: ['companion/annotation/16/2', 'coe/3.iv.7.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              by: ['Rhudaur', 'Angmar'],
              members: ['Gimli', { name: 'Frodo', bears: ['Healing Herbs'] }],
            },
          ],
        },
        hazard: { hand: ['Witch-king of Angmar', 'The Pale Sword'] },
        moment: 'hazards',
      });
      t.hazard.plays('Witch-king of Angmar', 'Angmar', { way: 'creature' }).stage.resolve();
      t.hazard.plays('The Pale Sword').stage.resolve();
      t.equal(t.attack().prowess, 18, 'one more for the sword');
      t.passUntil('defend');
      defend(t, 'Gimli');
      t.rolls(2, 5);
      face(t, 'Gimli');
      t.equal(
        [t.card('Gimli').status, t.card('The Pale Sword').host, t.underAttack],
        ['wounded', '', true],
        'it waits until the attack is over',
      );
      t.resource.uses('Healing Herbs', 'Gimli', { way: 'wounded' }).stage.resolve();
      t.equal(t.card('Gimli').status, 'untapped', 'he is well again');
      t.equal(t.card('The Pale Sword').host, 'Gimli', 'and has the sword in him');
      t.equal(t.card('Gimli').corruption, 6, 'six corruption points');
    },
  ),

  scenario(
    'William robs his victim before the body check, after Bert was met',
    {
      proves: ['crf/turn/combat/the-strike-sequence/4', 'companion/annotation/19/1', 'coe/3.iv.7'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [
                { name: 'Gimli', bears: ['Star-glass', 'Glamdring'] },
                'Elrond',
                'Aragorn II',
              ],
            },
          ],
          hand: ['Dark Quarrels'],
        },
        hazard: { hand: ['"Bert" (Bûrat)', '"William" (Wûluag)'] },
        moment: 'hazards',
      });
      t.hazard.plays('"Bert" (Bûrat)', 'Wilderness').stage.resolve();
      t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
      t.hazard.plays('"William" (Wûluag)', 'Wilderness').stage.resolve();
      defend(t, 'Gimli');
      t.rolls(2, 12);
      face(t, 'Gimli');
      t.equal(t.card('Gimli').zone, 'removed', '8 + 2 against 11, and he falls');
      // had the body check come first, Elrond and Aragorn would have been offered the items
      t.equal(
        [t.card('Star-glass').zone, t.card('Glamdring').zone],
        ['discard', 'discard'],
        'his items were taken before',
      );
      t.shows('crf/turn/combat/the-strike-sequence/4#3', 'companion/annotation/19/1#4');
    },
  ),

  scenario(
    'A strike that fails has its body checked, if it has one',
    {
      proves: ['crf/turn/combat/the-strike-sequence/4', 'companion/annotation/19/1', 'coe/3.I.1'],
      rules: ALL,
    },
    (t) => {
      for (const [creature, dice] of [
        ['Olog Warlords', [12, 5, 12, 5, 12, 4]],
        ['Orc-watch', [12, 12, 12]],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II', 'Elrond', 'Gimli'] },
            ],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
        });
        t.hazard.plays(creature, 'Shadow-land').stage.resolve();
        t.fightOut(...dice);
        t.equal(
          t.card(creature).zone,
          creature === 'Orc-watch' ? 'pile' : 'discard',
          creature === 'Orc-watch'
            ? 'no dice are rolled for those without a body'
            : 'the last of three body checks was not above four',
        );
        t.shows(
          `companion/annotation/19/1#${creature === 'Orc-watch' ? 3 : 2}`,
          `crf/turn/combat/the-strike-sequence/4#${creature === 'Orc-watch' ? 7 : 2}`,
        );
      }
      t.say('An ally who is struck has his body checked as well, to the point');
      for (const [check, zone] of [
        [10, 'play'],
        [11, 'removed'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Aragorn II', status: 'tapped', bears: ['Bill the Pony'] }],
              },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.rolls(2, check, 12).hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource.chooses('a strike to Bill the Pony');
        t.resource
          .chooses('resolve the strike against Bill the Pony')
          .chooses('no')
          .stage.resolve();
        t.equal(t.card('Bill the Pony').zone, zone, `${check} against ten`);
      }
      t.shows('companion/annotation/19/1#1', 'crf/turn/combat/the-strike-sequence/4#1');
      t.say('One that neither succeeds nor fails has none checked');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II'] }] },
        hazard: { hand: ['Olog Warlords'] },
        moment: 'hazards',
      });
      t.hazard.plays('Olog Warlords', 'Shadow-land').stage.resolve();
      t.passUntil('stay-untapped');
      t.rolls(t.attack().prowess - t.strikeProwess(), 12);
      t.resource.chooses('no');
      t.unrolled(1, 'neither his body nor theirs');
      t.equal(t.card('Aragorn II').status, 'tapped', 'a tie');
      t.shows('crf/turn/combat/the-strike-sequence/4#2');
    },
  ),

  scenario(
    'In answer to a body check only what touches it: Tookish Blood does not',
    {
      proves: ['crf/turn/combat/the-strike-sequence/4', 'companion/annotation/19/1', 'coe/3.I.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Sam Gamgee', 'Elrond'] }],
          hand: ['Tookish Blood', 'Vilya', 'Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: { hand: ['Giant Spiders', 'Tookish Blood', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Giant Spiders', 'Wilderness').stage.resolve();
      t.resource.may('play Tookish Blood');
      t.passUntil('defend');
      defend(t, 'Sam Gamgee', 'Elrond');
      t.rolls(2, 9);
      face(t, 'Sam Gamgee');
      t.asks(t.resource, 'check');
      t.resource.options_are('pass');
      // as a resource it has nothing to do with the check, and as a hazard it is not for one's own turn
      t.resource.refused('Tookish Blood', { 'other-check': 'coe/3.I.1', 'own-turn': 'coe/2.1.1' });
      t.equal(t.chain().length, 1, 'the check is the first in its chain');
      t.resource.passes();
      t.say('Nor does who attacks declare anything');
      t.asks(t.hazard, 'check').hazard.options_are('pass');
      t.hazard.refused('Tookish Blood', {
        'other-check': 'coe/3.I.1',
        // as a resource, which is for his own turn
        turn: 'coe/2.1.2',
        'no-target': 'coe/9.3',
      });
      t.shows(
        'crf/turn/combat/the-strike-sequence/4#4',
        'companion/annotation/19/1#6',
        'companion/annotation/19/1#9',
      );
      t.resolve();
      // 1 + 2 against 10; nobody could answer the check, and it equals his body
      t.equal(t.card('Sam Gamgee').zone, 'discard', 'the spiders carry him off');
      t.asks(t.resource, 'between-strikes');
      t.resource.may('play Smoke Rings');
    },
  ),

  scenario(
    'Vilya answers the body check of Elrond, and of nobody else',
    {
      proves: [
        'crf/term/body-check/4',
        'coe/3.I.1',
        'crf/turn/combat/the-strike-sequence/4',
        'companion/the-strike-sequence/1',
        'companion/annotation/19/1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const who of ['Elrond', 'Gimli'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Elrond'] }],
            hand: ['Vilya', 'Smoke Rings'],
            discard: ['Cram'],
          },
          hazard: { hand: ['Giant Spiders'] },
          moment: 'hazards',
        });
        t.hazard.plays('Giant Spiders', 'Wilderness').stage.resolve();
        t.passUntil('defend');
        defend(t, 'Gimli', 'Elrond');
        t.rolls(2, 10);
        face(t, who);
        if (who === 'Gimli') {
          t.equal(
            t.card('Gimli').zone,
            'removed',
            'Gimli falls at once: nothing could be declared for him',
          );
          t.shows('crf/term/body-check/4#4');
          continue;
        }
        t.asks(t.resource, 'check');
        t.resource.options_are('play Vilya', 'pass');
        t.resource.refused('Smoke Rings', { check: 'coe/3.I.1', 'other-check': 'coe/3.I.1' });
        t.shows('crf/term/body-check/4#3', 'companion/the-strike-sequence/1#3');
        t.state.dice.splice(0);
        t.rolls(12, 10);
        t.resource.plays('Vilya').stage.resolve();
        t.equal(t.card('Elrond').stat('body'), 11, 'two more body');
        t.equal(t.card('Elrond').zone, 'play', '10 is not more than 11');
        t.shows(
          'crf/term/body-check/4#2',
          'companion/annotation/19/1#5',
          'crf/turn/combat/the-strike-sequence/4#8',
        );
      }
    },
  ),

  scenario(
    'Indûr must wait for the body check',
    { proves: ['companion/annotation/19/2', 'coe/3.I.1'], rules: ALL },
    (t) => {
      for (const check of [5, 12] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Gimli', bears: ['Star-glass', 'Cram'] },
                  'Elrond',
                  { name: 'Aragorn II', bears: ['Healing Herbs'] },
                ],
              },
            ],
          },
          hazard: { hand: ['Wargs', 'Weariness of the Heart'], events: ['Indûr Dawndeath'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.passUntil('defend');
        defend(t, 'Gimli', 'Elrond');
        t.rolls(2, check);
        meet(t, 'Gimli');
        letBe(t, 'strike-defender');
        t.equal(t.state.dice.length, 0, 'from the wound to the body check nobody was asked');
        t.shows('companion/annotation/19/2#1');
        if (check === 5) {
          letBeResource(t);
          t.asks(t.hazard, 'between-strikes');
          t.hazard.chooses('use Indûr Dawndeath');
          t.equal(t.chain(), ['Indûr Dawndeath'], 'it cannot be aimed at one who is unhurt');
          t.resolve();
          (t.rules === 'coe' ? t.resource : t.hazard).chooses('Cram');
          t.equal(
            [t.card('Cram').zone, t.card('Star-glass').host],
            ['discard', 'Gimli'],
            'one item of his',
          );
          t.shows('companion/annotation/19/2#2');
        } else {
          t.asks(t.resource, 'hand-over');
          t.resource.chooses('give Star-glass to Aragorn II').chooses('give Cram to Elrond');
          t.equal(t.card('Star-glass').host, 'Aragorn II', 'the items pass on');
          letBeResource(t);
          t.asks(t.hazard, 'between-strikes');
          t.hazard
            .mayNot('use Indûr Dawndeath')
            .refused('Indûr Dawndeath', { 'no-target': 'coe/9.3' });
          t.shows('companion/annotation/19/2#3');
        }
      }
    },
  ),

  scenario(
    'Two things follow a wound: the defender says which comes first',
    {
      proves: [
        'crf/turn/combat/the-strike-sequence/4',
        'crf/turn/combat/the-strike-sequence/5',
        'companion/annotation/19/1',
        'companion/annotation/20/1',
        'companion/annotation/9/1',
        'crf/term/passive-conditions/2',
        'coe/3.iv.7',
        'coe/3.iv.7.1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [first, helped] of [
        ['Despair of the Heart (Elrond)', false],
        ['Barrow-downs: Gimli', false],
        ['Despair of the Heart (Elrond)', true],
        ['Barrow-downs: Gimli', true],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Barrow-downs',
                members: [
                  { name: 'Gimli', bears: ['Star-glass', 'Cram'] },
                  { name: 'Elrond', bears: ['Despair of the Heart'] },
                  'Frodo',
                ],
              },
            ],
            hand: ['Smoke Rings', 'Old Friendship', 'Vilya'],
            discard: ['Cram'],
          },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.passUntil('defend');
        defend(t, 'Gimli');
        t.rolls(2);
        face(t, 'Gimli');
        t.asks(t.resource, 'passives');
        t.equal(t.card('Gimli').status, 'wounded', 'he is wounded');
        t.resource.options_are('Despair of the Heart (Elrond)', 'Barrow-downs: Gimli');
        t.resource.chooses(first);
        // both are declared now; Frodo may help either, and the body check waits
        t.asks(t.resource, 'check');
        t.resource
          .may('play Old Friendship')
          .may('tap Frodo in support')
          .refused('Smoke Rings', { check: 'coe/3.I.1', 'other-check': 'coe/3.I.1' })
          // a body is no part of such a roll, though it be that of one who makes it
          .refused('Vilya', { 'other-check': 'coe/3.I.1' });
        // what a card in play makes of the wound comes in the strike sequence too
        t.shows('companion/annotation/9/1#3', 'crf/term/passive-conditions/2#3');
        // the one who rolls first gets the 2
        const gone = first.startsWith('Despair') ? 'Elrond' : 'Gimli';
        t.rolls(2, 12, 5);
        if (helped) {
          t.resource.plays('Old Friendship', 'Elrond', `the roll of ${gone}`);
          t.resolve();
          t.equal(t.card(gone).zone, 'play', `2 and 4: ${gone} stands`);
          t.shows('crf/turn/combat/the-strike-sequence/4#6', 'companion/annotation/19/1#8');
          continue;
        }
        t.pass();
        t.equal(t.card(gone).zone, 'discard', `${gone} fails his check`);
        t.equal(t.card(gone === 'Elrond' ? 'Gimli' : 'Elrond').zone, 'play', 'the other does not');
        t.unrolled(gone === 'Gimli' ? 1 : 0, 'a body check is made only of one who is still there');
      }
      t.say('What comes when the attack is over he orders as well');
      for (const first of ['Gimli', 'Elrond'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Mount Gram',
                members: [
                  { name: 'Gimli', bears: ['Star-glass', 'Cram'] },
                  { name: 'Elrond', bears: ['Star-glass', 'Cram'] },
                ],
              },
            ],
          },
          hazard: { hand: ['Ghosts'] },
          moment: 'hazards',
        });
        t.hazard.plays('Ghosts', 'Shadow-land').stage.resolve();
        t.passUntil('defend');
        defend(t, 'Gimli', 'Elrond');
        t.rolls(2, 2, 2, 2);
        face(t, 'Gimli');
        face(t, 'Elrond');
        t.asks(t.resource, 'passives').resource.options_are('Ghosts: Gimli', 'Ghosts: Elrond');
        t.rolls(2, 12).resource.chooses(`Ghosts: ${first}`);
        t.equal(t.card(first).zone, 'discard', 'his check is the first');
      }
    },
  ),
];

function letBeResource(t: Parameters<typeof about>[0]): void {
  while (t.decision().seat === 0 && about(t) === 'between-strikes') t.pass();
}
